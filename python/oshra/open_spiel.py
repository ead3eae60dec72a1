"""The game with OpenSpiel's interface for games written in Python.

>>> import pyspiel
>>> import oshra.open_spiel
>>> game = pyspiel.load_game("python_oshra(players=2)")
>>> game.num_distinct_actions()
527

The deal is a chance node with `deals` outcomes that are equally likely: each is a seed, from which all later chance comes too.
Observation tensors and information states are what a seat remembers (docs/encoding.md), so both are the same. `sets` are added to
the edition's, with a plus between them: "queens+extra".
"""

import numpy as np
import pyspiel

from . import _native

_GAME_TYPE = pyspiel.GameType(
    short_name="python_oshra",
    long_name="Hidden Leaders",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "deals": 1000, "edition": "classic", "short": False, "sets": ""},
)

#: No game has come near it: the longest of a million random ones had less than half as many choices.
_LONGEST = 5000


class OshraGame(pyspiel.Game):
    """Hidden Leaders: the winner gets 1, everybody else 0."""

    def __init__(self, params=None):
        params = dict(params or {})
        self.options = {
            "players": params.get("players", 4),
            "edition": params.get("edition", "classic"),
            "short": params.get("short", False),
            "sets": [name for name in params.get("sets", "").split("+") if name],
        }
        self.deals = params.get("deals", 1000)
        info = pyspiel.GameInfo(
            num_distinct_actions=_native.ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.options["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self):
        """The moment before the deal."""
        return OshraState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        """What seats see, as a tensor and as text."""
        return OshraObserver(params)


class OshraState(pyspiel.State):
    """A moment of a game. Everybody who is asked something at the same time is asked one after the other."""

    def __init__(self, game):
        super().__init__(game)
        self.options = game.options
        self.deals = game.deals
        self.game = None

    def current_player(self):
        """Who must choose; chance before the deal."""
        if self.game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.game.over else self.game.decider

    def chance_outcomes(self):
        """Every deal is as likely as any other."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player):
        return sorted(action for action, _ in self.game.legal(player) if action is not None)

    def _apply_action(self, action):
        if self.game is None:
            self.game = _native.Game(seed=f"open_spiel/{action}", **self.options)
        else:
            self.game.choose(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.game is not None and self.game.decider == player:
            return next((text for number, text in self.game.legal(player) if number == action), f"action {action}")
        return f"action {action}"

    def is_terminal(self):
        """Whether the game is over."""
        return self.game is not None and self.game.over

    def returns(self):
        """1 for the winner, 0 for everybody else and while the game goes on."""
        won = [0.0] * self.options["players"]
        if self.game is not None and self.game.winner is not None:
            won[self.game.winner] = 1.0
        return won

    def __str__(self):
        return "before the deal" if self.game is None else self.game.view()


class OshraObserver:
    """What a seat remembers."""

    def __init__(self, params=None):
        if params:
            raise ValueError(f"there are no parameters such as {params}")
        self.tensor = np.zeros(_native.OBSERVATION, np.float32)
        self.dict = {
            name: self.tensor[start : start + rows * columns].reshape(rows, columns)
            for name, start, rows, columns, _ in _native.OBSERVATION_RANGES
        }

    def set_from(self, state, player):
        """Writes what a player remembers into `tensor`."""
        self.tensor[:] = 0 if state.game is None else state.game.observe(player)

    def string_from(self, state, player):
        """What a player sees, as JSON, and all that was seen so far."""
        if state.game is None:
            return "before the deal"
        return f"{state.game.view(player)} after {state.game.events(player)}"


pyspiel.register_game(_GAME_TYPE, OshraGame)
