"""A learner in plain NumPy that beats Novices within minutes.

A small net first learns to do as an Adept would (the arena tells what that is), then plays one against three Novices. An equal
player would win a quarter of those games.

    python python/examples/learn.py            about three minutes on two cores
    python python/examples/learn.py --quick    a few seconds, to see that it runs
"""

import sys
import time

import numpy as np

import oshra

QUICK = "--quick" in sys.argv
HIDDEN, BATCH = (32, 256) if QUICK else (128, 1024)
STEPS, GAMES = (20, 200) if QUICK else (1500, 2000)
UNITS = np.ones(oshra.OBSERVATION, dtype=np.float32)
for _, start, rows, columns, unit in oshra.OBSERVATION_RANGES:
    UNITS[start : start + rows * columns] = unit


class Net:
    """One hidden layer; learns by Adam."""

    def __init__(self, seed=1):
        random = np.random.default_rng(seed)
        sizes = [(oshra.OBSERVATION, HIDDEN), (HIDDEN, oshra.ACTIONS)]
        self.weights = [random.normal(0, (2 / size[0]) ** 0.5, size).astype(np.float32) for size in sizes]
        self.weights += [np.zeros(HIDDEN, np.float32), np.zeros(oshra.ACTIONS, np.float32)]
        self.mean = [np.zeros_like(weights) for weights in self.weights]
        self.square = [np.zeros_like(weights) for weights in self.weights]
        self.steps = 0

    def chances(self, observations, masks):
        """What is kept of the way, and the chances of all legal actions."""
        first, second, bias, last = self.weights
        seen = observations * UNITS
        hidden = np.maximum(seen @ first + bias, 0)
        scores = np.where(masks, hidden @ second + last, -1e9)
        scores -= scores.max(1, keepdims=True)
        chances = np.exp(scores)
        return seen, hidden, chances / chances.sum(1, keepdims=True)

    def learn(self, observations, masks, actions, rate=1e-3):
        """A step towards choosing these actions; how surprising they were."""
        seen, hidden, chances = self.chances(observations, masks)
        rows = np.arange(len(actions))
        surprise = -np.log(chances[rows, actions] + 1e-9).mean()
        wrong = chances
        wrong[rows, actions] -= 1
        wrong /= len(actions)
        back = (wrong @ self.weights[1].T) * (hidden > 0)
        self.adam([seen.T @ back, hidden.T @ wrong, back.sum(0), wrong.sum(0)], rate)
        return surprise

    def adam(self, slopes, rate):
        self.steps += 1
        correct = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for weights, mean, square, slope in zip(self.weights, self.mean, self.square, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights -= correct * mean / (np.sqrt(square) + 1e-8)

    def act(self, observations, masks):
        return self.chances(observations, masks)[2].argmax(1)


def imitate(net):
    """Learns from Adepts in games that the net and Adepts play together."""
    games = oshra.VectorGames(BATCH, players=4, company="alone", seed=7)
    games.look(advised=True)
    random = np.random.default_rng(3)
    for step in range(STEPS):
        surprise = net.learn(games.observations, games.masks, games.advice.astype(np.int64))
        # Mostly the Adept's way, sometimes another: so the net also learns what to do elsewhere.
        astray = random.random(BATCH) < 0.1
        actions = np.where(astray, games.random_actions(random), games.advice)
        games.step(actions, advised=True)
        if step % max(STEPS // 10, 1) == 0:
            print(f"step {step}: {surprise:.3f}", flush=True)


def play(net, opponent, count=256):
    """The share of games the net wins among three opponents."""
    games = oshra.VectorGames(count, players=4, company=f"among {opponent}", seed=11)
    games.look()
    won = ended = 0
    while ended < GAMES:
        seats = games.seats.copy()
        games.step(net.act(games.observations, games.masks))
        done = games.done.astype(bool)
        won += games.rewards[np.arange(count), seats][done].sum()
        ended += done.sum()
    return won / ended, ended


if __name__ == "__main__":
    began = time.perf_counter()
    net = Net()
    imitate(net)
    share, played = play(net, "novice")
    print(f"won {share:.1%} of {played} games against three Novices after {time.perf_counter() - began:.0f} s (equal: 25 %)")
    if not QUICK:
        sys.exit(0 if share > 0.3 else "it did not learn enough")
