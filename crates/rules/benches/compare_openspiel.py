"""Decisions per second beside OpenSpiel's C++ `hearts`, on one core, in one run.

    pip install open_spiel
    python3 crates/rules/benches/compare_openspiel.py

Both sides play uniformly random games and list all legal choices at every decision, wholly in C++ there and wholly in
Rust here. They take turns on the same core, so that whatever else the machine does touches both; the figure that counts
is the ratio.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 9
SECONDS = 1.5
ROOT = Path(__file__).resolve().parents[3]


def main():
    try:
        import pyspiel
    except ImportError:
        sys.exit("OpenSpiel is not installed: pip install open_spiel")
    subprocess.run(
        ["cargo", "build", "--quiet", "--release", "-p", "rules", "--example", "throughput"], cwd=ROOT, check=True
    )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    hearts = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]

    def play(seed):
        state = hearts.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    # Some games begin with passing cards, some do not: count a sample, outside the timing.
    sample = [sum(item.player >= 0 for item in play(seed).full_history()) for seed in range(3000)]
    decisions_per_game = statistics.mean(sample)

    def theirs():
        games, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            for _ in range(200):
                play(games)
                games += 1
        return games * decisions_per_game / (time.perf_counter() - start)

    def ours():
        program = ROOT / "target" / "release" / "examples" / "throughput"
        answer = subprocess.run([program, str(SECONDS)], capture_output=True, check=True, text=True)
        return json.loads(answer.stdout)["decisions_per_second"]

    ratios = []
    print(f"{'round':>5} {'hearts':>12} {'Hidden Leaders':>16} {'ratio':>7}")
    for number in range(1, ROUNDS + 1):
        their, our = theirs(), ours()
        ratios.append(our / their)
        print(f"{number:>5} {their:>12,.0f} {our:>16,.0f} {our / their:>7.2f}")
    print(f"median ratio {statistics.median(ratios):.2f}, lowest {min(ratios):.2f}, highest {max(ratios):.2f}")


if __name__ == "__main__":
    main()
