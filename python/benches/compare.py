"""Random play through Python, beside other toolkits, in one run: what counts is how many times.

    python python/benches/compare.py [SECONDS]

Measures vectorised games with observations and masks written, then whatever of RLCard (gin-rummy, uno), Pgx (sparrow_mahjong,
vectorised on the CPU) and OpenSpiel (hearts through its Python API, with observation tensors) is installed. Everybody gets the
same time, by turns, so that a busy machine is equally busy for all. Core-seconds count what the processor spent on it, on all
cores together, and hardly depend on what else the machine does.
"""

import sys
import time

import numpy as np

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
ROUNDS = 3


def ours():
    import oshra

    count = 1024
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
    "oshra, vectorised": ours,
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "RLCard uno": lambda: rlcard("uno"),
    "Pgx sparrow_mahjong": pgx,
    "OpenSpiel hearts": hearts,
}

steps = {}
for name, make in RIVALS.items():
    try:
        steps[name] = make()
        steps[name]()
    except Exception as error:
        print(f"{name}: not here ({type(error).__name__}: {error})"[:160])
done = {name: np.zeros(3) for name in steps}
for _ in range(ROUNDS):
    for name, step in steps.items():
        until = time.perf_counter() + SECONDS / ROUNDS
        while time.perf_counter() < until:
            wall, cores = time.perf_counter(), time.process_time()
            count = step()
            done[name] += (count, time.perf_counter() - wall, time.process_time() - cores)
rates = {name: (count / wall, count / cores) for name, (count, wall, cores) in done.items()}
first = next(iter(rates.values()))
print("| | decisions a second | times | decisions a core-second | times |\n| --- | --- | --- | --- | --- |")
for name, (wall, cores) in rates.items():
    print(f"| {name} | {wall:,.0f} | {first[0] / wall:,.1f} | {cores:,.0f} | {first[1] / cores:,.1f} |")
