"""Games of random players: one as an object, told move by move, and thousands at once."""

import sys

import numpy as np

import oshra

game = oshra.Game(players=3, seed="an evening")
random = np.random.default_rng(1)
while not game.over:
    seat, legal = game.decider, game.legal()
    action, text = legal[random.integers(len(legal))]
    if game.prompt == "play":
        print(f"seat {seat}: {text}")
    game.choose(action)
print("won by seat", game.winner, game.outcome()["winning_faction"])

games = oshra.VectorGames(1024, players=4, seed=1)
games.look()
for _ in range(50 if "--quick" in sys.argv else 1000):
    games.step(games.random_actions(random))
for players, played in games.tally().items():
    turns = played["turns"] / max(played["games"], 1)
    print(f"{played['games']} games of {players}, {turns:.1f} turns on average, {played['nobody']} won by nobody")
