"""OpenSpiel's own checks, as far as they apply."""

import pickle

import numpy as np
import pytest

import oshra

pyspiel = pytest.importorskip("pyspiel")


@pytest.fixture
def game():
    import oshra.open_spiel  # noqa: F401 - registers the game

    return pyspiel.load_game("python_oshra(players=3,deals=50)")


def test_openspiels_random_simulation(game):
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


def test_a_saved_state_is_the_same_again(game):
    state = game.new_initial_state()
    state.apply_action(11)
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    for again in (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        assert str(again) == str(state) and again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()


def test_sets_are_a_parameter(game):
    other = pyspiel.load_game("python_oshra(players=3,sets=queens+extra)")
    assert other.options["sets"] == ["queens", "extra"]
    state = other.new_initial_state()
    state.apply_action(0)
    plain = game.new_initial_state()
    plain.apply_action(0)
    assert str(state) != str(plain)


def test_a_clone_goes_its_own_way(game):
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    other = state.clone()
    assert str(other) == str(state) and other.legal_actions() == state.legal_actions()
    other.apply_action(other.legal_actions()[-1])
    assert str(other) != str(state) or other.current_player() != state.current_player()


def test_observations_hold_what_a_seat_remembers(game):
    from open_spiel.python.observation import make_observation

    seen = make_observation(game)
    state = game.new_initial_state()
    state.apply_action(3)
    seen.set_from(state, player=1)
    assert seen.tensor.shape == (oshra.OBSERVATION,) and seen.tensor.any()
    assert seen.dict["leader"].sum() == 1 if "leader" in seen.dict else True
    same = oshra.Game(players=3, seed="open_spiel/3").observe(1)
    assert (seen.tensor == same.astype(np.float32)).all()


def test_rewards_are_told_at_the_end(game):
    random = np.random.default_rng(4)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) in (0.0, 1.0)
