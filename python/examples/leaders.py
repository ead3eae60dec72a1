"""Who is who? Leader inference as a supervised task: from what a seat remembers, which leader has the next player?

Adepts play; a softmax regression in NumPy learns from one part of the games and is judged on others, round by round, beside the
share of whoever guesses (one in five). Writes leaders.csv, which plots.py draws.
"""

import csv
import sys

import numpy as np

import oshra

QUICK = "--quick" in sys.argv
GAMES, STEPS = (64, 40) if QUICK else (512, 1200)


def samples(seed):
    """Observations of seats that are asked something, the next player's leader, and the round."""
    games = oshra.VectorGames(GAMES, players=4, seed=seed)
    games.look(advised=True)
    for _ in range(STEPS):
        # Places count from the seat that looks: place 1 is the next player.
        yield games.observations.copy(), games.info[:, 1].astype(np.int64) - 1, games.info[:, 12].astype(np.int64)
        games.step(games.advice.astype(np.uint16), advised=True)


def softmax(scores):
    chances = np.exp(scores - scores.max(1, keepdims=True))
    return chances / chances.sum(1, keepdims=True)


weights = np.zeros((oshra.OBSERVATION + 1, 6), dtype=np.float32)
memory = np.full_like(weights, 1e-8)
with_one = lambda seen: np.hstack([np.minimum(seen, 8) / 4, np.ones((len(seen), 1))]).astype(np.float32)
for seen, leaders, _ in samples(seed=1):
    inputs = with_one(seen)
    wrong = softmax(inputs @ weights)
    wrong[np.arange(len(leaders)), leaders] -= 1
    slope = inputs.T @ wrong / len(leaders)
    memory += slope * slope
    weights -= 0.05 * slope / np.sqrt(memory)

right, chance, count = (np.zeros(32) for _ in range(3))
for seen, leaders, rounds in samples(seed=2):
    chances = softmax(with_one(seen) @ weights)
    rounds = np.minimum(rounds, 31)
    np.add.at(right, rounds, chances.argmax(1) == leaders)
    np.add.at(chance, rounds, chances[np.arange(len(leaders)), leaders])
    np.add.at(count, rounds, 1)

with open("leaders.csv", "w", newline="") as file:
    rows = csv.writer(file)
    rows.writerow(["round", "samples", "right", "chance"])
    for number in np.flatnonzero(count >= 20):
        row = [number, int(count[number]), right[number] / count[number], chance[number] / count[number]]
        rows.writerow(row)
        print("round {}: {} samples, right {:.2f}, believed {:.2f} (guessing: 0.20)".format(*row))
