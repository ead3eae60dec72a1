"""Many games at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native

#: Games of one kind: players, edition, short, company, and how many of them.
Kind = tuple[int, str, bool, str, int]


class VectorGames:
    """Games that are stepped together, on all cores, and start over by themselves.

    >>> games = VectorGames(1024, players=4)
    >>> games.look()
    >>> for _ in range(10):
    ...     games.step(games.random_actions(np.random.default_rng(1)))
    >>> games.observations.shape[0]
    1024

    All arrays are used again and again: copy what you keep. `company` says who sits with the learner: "alone" (learners
    everywhere), "with adept" (at least one of each) or "among novice" (one learner, at a seat that changes).
    """

    def __init__(
        self,
        count: int = 1024,
        players: int = 4,
        edition: str = "classic",
        short: bool = False,
        company: str = "alone",
        seed: int = 0,
        kinds: Sequence[Kind] | None = None,
        sets: Sequence[str] = (),
        finals: bool = False,
    ) -> None:
        """`kinds` is a list of (players, edition, short, company, count), for games of several kinds; `sets` are added to all
        of them. With `finals` there is an array of that name: what the seat that chose saw at the end, where a game ended.
        """
        kinds = list(kinds) if kinds else [(players, edition, short, company, count)]
        self.games = _native.VectorGames(kinds, seed, list(sets))
        n = len(self.games)

        def u8(*size: int) -> NDArray[np.uint8]:
            return np.zeros(size, dtype=np.uint8)

        #: What the deciding seats see, one row for each game.
        self.observations = u8(n, _native.OBSERVATION)
        #: 1 where an action is legal.
        self.masks = u8(n, _native.ACTIONS)
        #: Which hero lies where an action points to.
        self.shown = u8(n, _native.SHOWN)
        #: What only a critic may see; written if `critic` is asked for.
        self.everything = u8(n, _native.EVERYTHING)
        #: Facts: leaders by place, who sits there, round, prompt, players, deciding seat.
        self.info = u8(n, _native.INFO)
        #: What every seat won in a game that ended with the last step, by seat.
        self.rewards = np.zeros((n, 6), dtype=np.float32)
        #: 1 where a game ended with the last step.
        self.done = u8(n)
        #: What an Adept would do, if advice is asked for.
        self.advice = np.full(n, -1, dtype=np.int16)
        names = ("observations", "masks", "shown", "everything", "info", "rewards", "done", "advice")
        self.buffers: dict[str, Any] = {name: getattr(self, name) for name in names}
        self.buffers.update(advised=False, critic=False)
        #: What the seat that chose saw at the end of a game that ended with the last step, if it was asked for.
        self.finals = u8(n, _native.OBSERVATION) if finals else None
        if finals:
            self.buffers.update(finals=self.finals)

    def __len__(self) -> int:
        return len(self.games)

    @property
    def seats(self) -> NDArray[np.uint8]:
        """Who is to choose, in each game."""
        return self.info[:, 15]

    def look(self, advised: bool = False, critic: bool = False) -> None:
        """Writes what the deciding seats see now."""
        self.buffers.update(advised=advised, critic=critic)
        self.games.look(self.buffers)

    def step(self, actions: ArrayLike, advised: bool = False, critic: bool = False) -> None:
        """Steps every game with its action. An action that is not legal raises ValueError, and nothing is stepped."""
        self.buffers.update(advised=advised, critic=critic)
        self.games.step(np.ascontiguousarray(actions, dtype=np.uint16), self.buffers)

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.uint16]:
        """A legal action for every game, each as likely as any other."""
        actions = np.empty(len(self), dtype=np.uint16)
        self.games.random_actions(generator.random(len(self)), actions)
        return actions

    def tally(self) -> dict[int, dict[str, Any]]:
        """What was played since this was asked last: {players: dict}."""
        names = ("games", "decisions", "turns", "nobody", "seats", "wins")
        return {row[0]: dict(zip(names, row[1:])) for row in self.games.take_tally()}
