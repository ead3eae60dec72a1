"""Decisions a second of random play, with observations and masks written.

    python python/benches/steps.py [SECONDS] [GAMES]
"""

import sys
import time

import numpy as np

import oshra

seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
count = int(sys.argv[2]) if len(sys.argv) > 2 else 1024
games = oshra.VectorGames(count, players=4, seed=1)
games.look()
random = np.random.default_rng(1)
steps = stepping = 0
began, cores = time.perf_counter(), time.process_time()
while time.perf_counter() - began < seconds:
    actions = games.random_actions(random)
    before = time.perf_counter()
    games.step(actions)
    stepping += time.perf_counter() - before
    steps += count
whole, cores = time.perf_counter() - began, time.process_time() - cores
print(f"{steps / whole:,.0f} decisions a second, {steps / stepping:,.0f} without choosing the actions in NumPy")
print(f"{steps / cores:,.0f} decisions a core-second, on {whole and cores / whole:.2f} cores")
