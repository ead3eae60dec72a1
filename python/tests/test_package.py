"""The package as its users use it."""

import numpy as np
import pytest

import oshra


def test_a_game_from_deal_to_end():
    game = oshra.Game(players=3, seed="an evening")
    random = np.random.default_rng(1)
    while not game.over:
        legal = game.legal()
        mask = game.mask()
        assert mask.sum() == len(legal) and all(mask[action] for action, _ in legal)
        assert game.observe().shape == (oshra.OBSERVATION,)
        game.choose(legal[random.integers(len(legal))][0])
    assert game.decider is None and game.prompt is None
    again = oshra.Game.load(game.save())
    assert again.over and again.winner == game.winner


def test_bots_can_be_asked():
    game = oshra.Game(players=2, seed="asked")
    for level in ("random", "novice", "adept", "master", "champion"):
        action = game.ask(level, seed=1, iterations=50)
        assert game.mask()[action] and action == game.ask(level, seed=1, iterations=50)


def test_wrong_input_is_a_clear_error():
    with pytest.raises(ValueError, match="2 to 6|players"):
        oshra.Game(players=9)
    game = oshra.Game(seed="wrong")
    with pytest.raises(ValueError, match="not legal"):
        game.choose(526)
    with pytest.raises(ValueError, match="no company"):
        oshra.VectorGames(4, company="alone with friends")
    games = oshra.VectorGames(4)
    games.look()
    with pytest.raises(ValueError, match="not legal in game 0"):
        games.step(np.full(4, 526))
    with pytest.raises(ValueError, match="3 actions for 4 games"):
        games.step(np.zeros(3))


def test_many_games():
    games = oshra.VectorGames(64, players=4, company="with adept", seed=3)
    games.look(advised=True, critic=True)
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        assert (games.masks.sum(1) >= 2).all()
        assert games.masks[np.arange(64), games.advice].all()
        games.step(games.random_actions(random), advised=True, critic=True)
        ended += int(games.done.sum())
    assert ended > 20
    assert sum(row["games"] for row in games.tally().values()) >= ended


def test_random_actions_are_legal_and_equally_likely():
    games = oshra.VectorGames(8, players=2, seed=9)
    games.look()
    random = np.random.default_rng(6)
    counts = np.zeros_like(games.masks, dtype=np.int64)
    for _ in range(4000):
        counts[np.arange(8), games.random_actions(random)] += 1
    assert ((counts > 0) == (games.masks == 1)).all()
    expected = 4000 / games.masks.sum(1)
    seen = np.where(games.masks == 1, counts / expected[:, None], 1)
    assert 0.85 < seen.min() and seen.max() < 1.15


def test_pettingzoo():
    api_test = pytest.importorskip("pettingzoo.test").api_test
    seed_test = pytest.importorskip("pettingzoo.test").seed_test
    from oshra.envs import env

    api_test(env(players=3), num_cycles=400)
    seed_test(env, num_cycles=50)


def test_gymnasium():
    pytest.importorskip("gymnasium")
    from oshra.envs import OshraVectorEnv

    envs = OshraVectorEnv(32, opponent="random", players=3)
    seen, _ = envs.reset(seed=5)
    random = np.random.default_rng(2)
    won = ended = 0
    for _ in range(200):
        assert envs.observation_space.contains(seen)
        legal = random.random(seen["action_mask"].shape) * seen["action_mask"]
        seen, rewards, done, cut, _ = envs.step(legal.argmax(1))
        assert not cut.any() and (rewards[~done] == 0).all()
        won, ended = won + rewards.sum(), ended + done.sum()
    assert ended > 50 and 0.15 < won / ended < 0.55
