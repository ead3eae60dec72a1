"""Decisions per second beside OpenSpiel's C++ `hearts`, on one core, in one run.

    pip install open_spiel
    python3 crates/rules/benches/compare_openspiel.py          # the rules alone
    python3 crates/rules/benches/compare_openspiel.py --sim    # oshra sim, with all that it counts

Both sides play uniformly random games and list all legal choices at every decision, wholly in C++ there and wholly in
Rust here. They take turns on the same core. What counts is the time of the processor and not that of the clock, so that
other programs touch neither side much, and of many short rounds the one in the middle; the figure is the ratio.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SIM = ["sim", "--players", "4", "--bots", "random,random,random,random", "--games", "40000", "--json"]


def options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sim", action="store_true", help="measure `oshra " + " ".join(SIM) + "`")
    parser.add_argument("--program", type=Path, help="this oshra, instead of one that is built first")
    parser.add_argument("--rounds", type=int, default=21)
    return parser.parse_args()


def seconds(whose):
    """Time of the processor that was spent on a program itself."""
    return resource.getrusage(whose).ru_utime


def spent(command):
    """What a command prints, and the time of the processor it took."""
    before = seconds(resource.RUSAGE_CHILDREN)
    printed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return json.loads(printed), seconds(resource.RUSAGE_CHILDREN) - before


def built(package, *more):
    """Builds something as it is shipped and says where that is."""
    command = ["cargo", "build", "--quiet", "--profile", "dist", "-p", package, *more]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "OSHRA_SKIP_CLIENT": "1"})
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return target / "dist"


def their_side(pyspiel):
    """A function that plays hearts for a while and tells its decisions per second."""
    hearts = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]

    def play(seed):
        state = hearts.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    # Some games begin with passing cards, some do not: count a sample, outside the timing.
    sample = [sum(item.player >= 0 for item in play(seed).full_history()) for seed in range(3000)]
    decisions_per_game = statistics.mean(sample)

    def theirs(games=20_000):
        before = seconds(resource.RUSAGE_SELF)
        for seed in range(games):
            play(seed)
        return games * decisions_per_game / (seconds(resource.RUSAGE_SELF) - before)

    return theirs


def our_side(given):
    """A function that plays Hidden Leaders for a while and tells its decisions per second."""
    if given.sim:
        program = given.program or built("oshra") / "oshra"
        command = [program, *SIM]
    else:
        program = built("hidden-leaders", "--example", "throughput") / "examples" / "throughput"
        command = [program, "0.5"]

    def ours():
        told, took = spent(command)
        return told["decisions"] / took

    return ours


def main():
    given = options()
    try:
        import pyspiel
    except ImportError:
        sys.exit("OpenSpiel is not installed: pip install open_spiel")
    ours, theirs = our_side(given), their_side(pyspiel)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ratios = []
    print(f"{'round':>5} {'hearts':>12} {'Hidden Leaders':>16} {'ratio':>7}")
    for number in range(1, given.rounds + 1):
        their, our = theirs(), ours()
        ratios.append(our / their)
        print(f"{number:>5} {their:>12,.0f} {our:>16,.0f} {our / their:>7.2f}", flush=True)
    print(f"median ratio {statistics.median(ratios):.2f}, lowest {min(ratios):.2f}, highest {max(ratios):.2f}")


if __name__ == "__main__":
    main()
