"""Draws what leaders.py found, and how long random games are. Needs Matplotlib; without it the numbers are printed."""

import csv
import os

import numpy as np

import oshra

games = oshra.VectorGames(512, players=4, seed=5)
games.look()
random = np.random.default_rng(5)
rounds, lengths = np.zeros(512, int), []
for _ in range(400):
    games.step(games.random_actions(random))
    rounds += 1
    ended = np.flatnonzero(games.done)
    lengths.extend(rounds[ended])
    rounds[ended] = 0
print(f"random games take {np.mean(lengths):.0f} choices on average, {np.percentile(lengths, 95):.0f} at most in 19 of 20")

found = []
if os.path.exists("leaders.csv"):
    with open("leaders.csv") as file:
        found = [(int(row["round"]), float(row["chance"])) for row in csv.DictReader(file)]
try:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plot
except ImportError:
    print("Matplotlib is not here:", found)
else:
    _, (left, right) = plot.subplots(1, 2, figsize=(9, 3.5))
    left.hist(lengths, bins=40)
    left.set(title="Random games of four", xlabel="choices", ylabel="games")
    right.plot(*(zip(*found) if found else ([], [])), marker="o")
    right.axhline(0.2, linestyle="--", color="gray")
    right.set(title="How well a leader is read", xlabel="round", ylabel="chance of the true leader", ylim=(0, 1))
    plot.tight_layout()
    plot.savefig("oshra.png", dpi=120)
    print("oshra.png")
