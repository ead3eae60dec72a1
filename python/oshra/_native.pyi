"""The native part of the package."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Range = tuple[str, int, int, int, float]

ACTIONS: int
FIRST_SHOWN: int
SHOWN: int
OBSERVATION: int
EVERYTHING: int
INFO: int
STANDING: int
STANDING_MOST: int
OBSERVATION_RANGES: list[Range]
EVERYTHING_RANGES: list[Range]
STANDING_RANGES: list[Range]
PROMPTS: list[str]
EDITIONS: list[str]
SETS: list[str]

class Game:
    """A game of Hidden Leaders: it is over, or somebody is to choose."""

    def __init__(
        self,
        players: int = 4,
        seed: str = "",
        edition: str = "classic",
        short: bool = False,
        sets: Sequence[str] = ...,
    ) -> None:
        """Deals a game. The same seed deals the same game; without one it is random. `sets` are added to the edition's."""

    @staticmethod
    def load(text: str) -> Game:
        """A game that was saved as text."""

    def save(self) -> str:
        """The game as text, secrets included."""

    def clone(self) -> Game:
        """Another game that stands as this one does. `copy.copy` and `pickle` work, too."""

    def position(self) -> dict[str, Any]:
        """The position, secrets included: what `from_position` takes."""

    @staticmethod
    def from_position(position: dict[str, Any]) -> Game:
        """A game from a position, as docs/engine-protocol.md describes it."""

    def imagine(self, seat: int | None = None, seed: str = "") -> Game:
        """A world that a seat could be in: it sees there what it sees here, the rest is filled in at random."""

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat saw happen, or the public: for every choice `chooser`, `choice` (its own only) and `events`."""

    def outcome(self) -> dict[str, Any]:
        """How the game ended; how it would end now while it goes on."""

    def undo(self) -> None:
        """Takes the last choice back."""

    def belief(self, level: str = "master", seat: int | None = None, seed: int = 0) -> list[list[float]]:
        """How likely a bot thinks each seat has each leader, by seat and by the leader's number less one."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def decider(self) -> int | None:
        """Who must choose now; none if the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def winner(self) -> int | None:
        """Who won; none if nobody did or the game goes on."""

    @property
    def prompt(self) -> str | None:
        """What is asked, by name; none if the game is over."""

    def observe(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What a seat remembers, as a tensor; the seat that is asked if none is named."""

    def mask(self, seat: int | None = None) -> NDArray[np.uint8]:
        """1 where an action is legal for a seat."""

    def legal(self, seat: int | None = None) -> list[tuple[int | None, str]]:
        """The legal choices of a seat as actions and as text."""

    def choose(self, action: int) -> None:
        """Carries out an action of the seat that is asked."""

    def view(self, seat: int | None = None) -> str:
        """What a seat may know, as JSON; what the public may know if none is named."""

    def ask(self, level: str, seed: int = 0, iterations: int = 1000) -> int:
        """What a bot would do in the place of the seat that is asked. It sees what that seat remembers."""

    def prospects(self, level: str, seed: int = 0, iterations: int = 1000) -> list[tuple[int, float]]:
        """The choices a bot looked into, and the chance to win it saw with each, the best first; empty for bots that do
        not search."""

class VectorGames:
    """Games that are stepped in one call. `oshra.VectorGames` holds the buffers for it."""

    def __init__(
        self, kinds: list[tuple[int, str, bool, str, int]], seed: int, sets: Sequence[str] = ...
    ) -> None: ...
    def __len__(self) -> int: ...
    def look(self, buffers: dict) -> None: ...
    def step(self, actions: NDArray[np.uint16], buffers: dict) -> None: ...
    def random_actions(self, numbers: NDArray[np.float64], actions: NDArray[np.uint16]) -> None: ...
    def note_standings(self) -> None: ...
    def take_standings(self, features: NDArray[np.uint16], labels: NDArray[np.uint8]) -> int: ...
    def take_tally(self) -> list[tuple[int, int, int, int, int, list[int], list[int]]]: ...
