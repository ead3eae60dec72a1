"""Hidden Leaders for researchers.

>>> import oshra
>>> game = oshra.Game(players=3, seed="an evening")
>>> while not game.over:
...     action, text = game.legal()[0]
...     game.choose(action)

`VectorGames` steps thousands of games in one call. `oshra.envs` has environments for PettingZoo and Gymnasium. What the numbers
mean is in `OBSERVATION_RANGES` and docs/encoding.md.
"""

from ._native import (
    ACTIONS,
    EDITIONS,
    EVERYTHING,
    EVERYTHING_RANGES,
    FIRST_SHOWN,
    INFO,
    OBSERVATION,
    OBSERVATION_RANGES,
    PROMPTS,
    SETS,
    SHOWN,
    STANDING,
    STANDING_MOST,
    STANDING_RANGES,
    Game,
)
from .many import VectorGames

__all__ = [
    "ACTIONS",
    "EDITIONS",
    "EVERYTHING",
    "EVERYTHING_RANGES",
    "FIRST_SHOWN",
    "INFO",
    "OBSERVATION",
    "OBSERVATION_RANGES",
    "PROMPTS",
    "SETS",
    "SHOWN",
    "STANDING",
    "STANDING_MOST",
    "STANDING_RANGES",
    "Game",
    "VectorGames",
]
