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


def test_arrays_are_shared_without_a_copy():
    games = oshra.VectorGames(16, players=3, sets=["queens"], seed=2)
    games.look()
    shared = {name: np.from_dlpack(getattr(games, name)) for name in ("observations", "masks", "rewards", "info")}
    games.step(games.random_actions(np.random.default_rng(3)))
    for name, array in shared.items():
        assert np.shares_memory(array, getattr(games, name)) and (array == getattr(games, name)).all()


def test_what_was_seen_at_the_end_is_kept():
    games = oshra.VectorGames(32, players=2, seed=8, finals=True)
    games.look()
    random = np.random.default_rng(8)
    ended = 0
    for _ in range(400):
        seats = games.seats.copy()
        games.step(games.random_actions(random))
        for game in np.flatnonzero(games.done):
            last = games.finals[game]
            assert last[:5].tolist() == [1, 0, 0, 0, 0], "two players"
            assert (last != games.observations[game]).any() and seats[game] < 2
            ended += 1
    assert ended > 20
    with pytest.raises(ValueError, match="the buffer `finals` is"):
        games.games.look({**games.buffers, "finals": np.zeros((3, 3), np.uint8)})


@pytest.fixture
def gymnasium():
    return pytest.importorskip("gymnasium")


def wander(envs, seen, steps, look=lambda *_: None):
    """Random play; how many games ended and how many were won."""
    random = np.random.default_rng(2)
    won = ended = 0
    for _ in range(steps):
        assert envs.observation_space.contains(seen)
        legal = random.random(seen["action_mask"].shape) * seen["action_mask"]
        seen, rewards, done, cut, infos = envs.step(legal.argmax(1))
        assert not cut.any() and (rewards[~done] == 0).all()
        look(done, rewards, infos)
        won, ended = won + rewards.sum(), ended + done.sum()
    return ended, won


def test_gymnasium(gymnasium):
    from oshra.envs import OshraVectorEnv

    envs = OshraVectorEnv(32, opponent="random", players=3)
    single = envs.single_observation_space

    def look(done, rewards, infos):
        if not done.any():
            assert infos == {}
            return
        assert (infos["_final_obs"] == done).all() and (infos["_final_info"] == done).all()
        assert (infos["final_info"]["_winner"] == done).all()
        for game, last in enumerate(infos["final_obs"]):
            assert (last is not None) == done[game]
            assert last is None or single.contains(last) and not last["action_mask"].any()
        assert (rewards[infos["final_info"]["winner"] == -1] == 0).all()

    ended, won = wander(envs, envs.reset(seed=5)[0], 200, look)
    assert ended > 50 and 0.15 < won / ended < 0.55


def test_gymnasium_deals_other_games_without_a_seed(gymnasium):
    from oshra.envs import OshraVectorEnv

    envs = OshraVectorEnv(8, opponent="random", players=2, copy=True)
    deals = [envs.reset(seed=seed)[0]["observation"] for seed in (5, None, None, 5, None)]
    same = [(one == other).all() for one in deals for other in deals]
    assert np.array(same).reshape(5, 5).sum() == 5 + 4, "the first and the fourth, the second and the fifth are the same"
    assert (deals[0] == deals[3]).all() and (deals[1] == deals[4]).all()


def test_gymnasium_returns_what_is_used_again_or_copies(gymnasium):
    from oshra.envs import OshraVectorEnv

    for copy in (False, True):
        envs = OshraVectorEnv(4, opponent="random", players=2, copy=copy)
        first, _ = envs.reset(seed=1)
        then, *_ = envs.step(first["action_mask"].argmax(1))
        assert np.shares_memory(first["observation"], then["observation"]) != copy


def test_gymnasium_makes_it_by_name(gymnasium):
    from oshra.envs import register

    register()
    envs = gymnasium.make_vec("Oshra-v0", num_envs=6, opponent="random", players=3)
    assert envs.num_envs == 6 and envs.spec.id == "Oshra-v0"
    wander(envs, envs.reset(seed=3)[0], 20)
