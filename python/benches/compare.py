"""Random play through Python, beside other toolkits, in one run: what counts is how many times.

    python python/benches/compare.py [SECONDS] [--cores N]

Measures vectorized games with observations and masks written, then whatever of RLCard (gin-rummy, uno), Pgx (sparrow_mahjong,
vectorized on the CPU) and OpenSpiel (hearts through its Python API, with observation tensors) is installed. Everybody has a
process of their own, which waits while it is not its turn, so nobody's threads or caches are in anybody's way; they take turns,
so that a busy machine is equally busy for all, and all may use the same cores (`--cores 2`: the first two). Core-seconds count
what the processor spent on it, on all cores together, and hardly depend on what else the machine does.
"""

import argparse
import json
import os
import subprocess
import sys
import time

import numpy as np

ROUNDS = 5


def ours():
    import oshra

    count = 256  # as many as the caches hold; more at once are a little slower
    games = oshra.VectorGames(count, players=4, seed=1)
    games.look()
    random = np.random.default_rng(1)

    def step():
        games.step(games.random_actions(random))
        return count

    return step


def rlcard(name):
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def step():
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return step


def pgx():
    import jax
    import pgx

    env = pgx.make("sparrow_mahjong")
    count = 1024
    start, forward = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(pgx.experimental.auto_reset(env.step, env.init)))
    act = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32))))
    box = {"key": jax.random.PRNGKey(1)}
    box["state"] = start(jax.random.split(box["key"], count))

    def step():
        box["key"], one, two = jax.random.split(box["key"], 3)
        state = box["state"]
        box["state"] = forward(state, act(one, state.legal_action_mask), jax.random.split(two, count))
        box["state"].observation.block_until_ready()
        return count

    return step


def hearts():
    import pyspiel

    game = pyspiel.load_game("hearts")
    random = np.random.default_rng(1)

    def step():
        state, choices = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(random.choice(outcomes, p=chances)))
                continue
            state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[random.integers(len(legal))])
            choices += 1
        return choices

    return step


RIVALS = {
    "oshra, vectorized": ours,
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    "Pgx sparrow_mahjong": pgx,
    "OpenSpiel hearts": hearts,
}


def play(name):
    """The process of one toolkit: says that it is ready, then plays for as many seconds as it is told, and tells what it did."""
    try:
        step = RIVALS[name]()
        step()
    except Exception as error:  # whatever is missing
        sys.exit(print(f"{type(error).__name__}: {error}".splitlines()[0]))
    print("ready", flush=True)
    for line in sys.stdin:
        count, wall, cores = 0, time.perf_counter(), time.process_time()
        until = wall + float(line)
        while time.perf_counter() < until:
            count += step()
        print(json.dumps([count, time.perf_counter() - wall, time.process_time() - cores]), flush=True)


def start(name):
    """A process for this toolkit; none if it is not installed."""
    command = [sys.executable, __file__, "--play", name]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    last = "it ended"
    for line in process.stdout:
        last = line.strip()
        if last == "ready":
            return process
    print(f"{name}: not here ({last})"[:160])
    return None


def compare(seconds):
    processes = {name: process for name in RIVALS if (process := start(name))}
    done = {name: np.zeros(3) for name in processes}
    for _ in range(ROUNDS):
        for name, process in processes.items():
            print(seconds / ROUNDS, file=process.stdin, flush=True)
            done[name] += json.loads(process.stdout.readline())
    for process in processes.values():
        process.communicate()
    rates = {name: (count / wall, count / cores) for name, (count, wall, cores) in done.items()}
    first = next(iter(rates.values()))
    print("| | decisions a second | times | decisions a core-second | times |\n| --- | --- | --- | --- | --- |")
    for name, (wall, cores) in rates.items():
        print(f"| {name} | {wall:,.0f} | {first[0] / wall:,.1f} | {cores:,.0f} | {first[1] / cores:,.1f} |")
    print(f"\nOn {len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else os.cpu_count()} cores.")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("seconds", nargs="?", type=float, default=5.0, help="for each toolkit")
    arguments.add_argument("--cores", type=int, help="use only the first ones (Linux)")
    arguments.add_argument("--play", choices=RIVALS, help=argparse.SUPPRESS)
    options = arguments.parse_args()
    if options.cores:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.cores])
    if options.play:
        play(options.play)
    else:
        compare(options.seconds)
