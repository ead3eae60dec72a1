"""Environments: PettingZoo's turn-based one, and a vector environment of Gymnasium against bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from pettingzoo import AECEnv

from . import _native
from .many import VectorGames

_OBSERVATION = spaces.Box(0, 255, (_native.OBSERVATION,), np.uint8)
_MASK = spaces.Box(0, 1, (_native.ACTIONS,), np.int8)


class OshraAEC(AECEnv):
    """A game for PettingZoo: everybody is an agent, and chooses when asked. The winner gets 1, everybody else 0."""

    metadata = {"name": "oshra_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 4,
        edition: str = "classic",
        short: bool = False,
        sets: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.options = dict(players=players, edition=edition, short=short, sets=list(sets))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        space = spaces.Dict(observation=_OBSERVATION, action_mask=_MASK)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(_native.ACTIONS) for agent in self.possible_agents}
        self.random = None

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.game = _native.Game(seed=f"pettingzoo/{self.random.integers(2**63)}", **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.decider]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        if self.game.decider == seat:
            mask = self.game.mask(seat).astype(np.int8)
        else:
            mask = np.zeros(_native.ACTIONS, dtype=np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.choose(int(action))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            if self.game.winner is not None:
                self.rewards[self.possible_agents[self.game.winner]] = 1.0
        else:
            self.agent_selection = self.possible_agents[self.game.decider]
        self._accumulate_rewards()
        if self.game.over:
            self._deads_step_first()

    def render(self) -> str | None:
        return self.game.view() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class OshraVectorEnv(VectorEnv):
    """Many games in each of which one learner plays among bots: "random", "novice", "adept" or "master".

    A game that ends starts over in the same step: what is returned is of the next game, and what the learner saw at the end of
    the last one is in `infos["final_obs"]`, who won it in `infos["final_info"]["winner"]` (a seat, -1 for nobody). What is
    returned is used again by the next step; with `copy` it is a copy.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1024,
        opponent: str = "novice",
        players: int = 4,
        edition: str = "classic",
        short: bool = False,
        sets: Sequence[str] = (),
        seed: int | None = None,
        copy: bool = False,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = spaces.Dict(observation=_OBSERVATION, action_mask=_MASK)
        self.single_action_space = spaces.Discrete(_native.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.options = dict(players=players, edition=edition, short=short, sets=sets, company=f"among {opponent}")
        self.copy = copy
        self.games = None
        self._np_random, self._np_random_seed = seeding.np_random(seed)

    def _seen(self) -> dict[str, np.ndarray]:
        seen = {"observation": self.games.observations, "action_mask": self.games.masks.view(np.int8)}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deals new games: with a seed always the same ones, without one others than before."""
        if seed is not None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self.games = VectorGames(
            self.num_envs, seed=int(self._np_random.integers(2**63)), finals=True, **self.options
        )
        self.games.look()
        return self._seen(), {}

    def step(
        self, actions: np.ndarray
    ) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        before = self.games.seats.copy()
        self.games.step(actions)
        rewards = self.games.rewards[np.arange(self.num_envs), before].astype(np.float64)
        done = self.games.done.astype(bool)
        infos = self._ended(done) if done.any() else {}
        return self._seen(), rewards, done, np.zeros(self.num_envs, dtype=bool), infos

    def _ended(self, done: np.ndarray) -> dict[str, Any]:
        """What Gymnasium tells of games that ended and started over."""
        last = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(_native.ACTIONS, np.int8)
        for game in np.flatnonzero(done):
            last[game] = {"observation": self.games.finals[game].copy(), "action_mask": nothing}
        won = self.games.rewards.max(1) > 0
        winner = np.where(won, self.games.rewards.argmax(1), -1)
        info = {"winner": np.where(done, winner, 0), "_winner": done.copy()}
        return {"final_obs": last, "_final_obs": done.copy(), "final_info": info, "_final_info": done.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        pass


def env(**options: Any) -> OshraAEC:
    """PettingZoo's usual name."""
    return OshraAEC(**options)


def register() -> None:
    """Makes the vector environment known to Gymnasium as "Oshra-v0"."""
    gymnasium.register("Oshra-v0", vector_entry_point="oshra.envs:OshraVectorEnv")
