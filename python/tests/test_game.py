"""What a game as an object can do."""

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import oshra

ROOT = Path(__file__).parents[2]


def some_way_in(choices=40, seed="some way", players=4):
    game = oshra.Game(players=players, seed=seed)
    random = np.random.default_rng(2)
    for _ in range(choices):
        legal = game.legal()
        game.choose(legal[random.integers(len(legal))][0])
    return game


def test_copies_go_their_own_way():
    game = some_way_in()
    for other in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert other.save() == game.save()
        other.choose(other.legal()[0][0])
        assert other.save() != game.save()


def test_undo_goes_back():
    game = some_way_in(10)
    before = game.save()
    game.choose(game.legal()[-1][0])
    game.undo()
    assert game.save() == before
    with pytest.raises(ValueError, match="nothing was chosen"):
        oshra.Game(seed="new").undo()


def test_positions_are_read_again():
    game = some_way_in(57)
    again = oshra.Game.from_position(game.position())
    assert again.view(0) == game.view(0) and again.position() == game.position()
    with pytest.raises(ValueError):
        oshra.Game.from_position({"players": []})


def test_imagined_worlds_look_the_same():
    game = some_way_in(45)
    for seat in range(4):
        world = game.imagine(seat, seed="w")
        assert world.view(seat) == game.view(seat)
        assert world.position()["seed"] != game.position()["seed"]
    others = {game.imagine(0, seed=str(number)).position()["players"][1]["leader"] for number in range(40)}
    assert len(others) > 2


def test_events_as_a_seat_saw_them():
    game = some_way_in(60)
    mine, all_of_it = game.events(0), game.events()
    assert len(mine) == len(all_of_it) == 60
    assert all((moment["choice"] is not None) == (moment["chooser"] == 0) for moment in mine)
    assert game.events(0, since=58) == mine[58:]
    assert all(moment["choice"] is None for moment in all_of_it)


def test_bots_tell_the_chances_they_saw():
    game = some_way_in(30)
    legal = [action for action, _ in game.legal()]
    for level in ("master", "champion"):
        prospects = game.prospects(level, seed=3, iterations=60)
        assert len(prospects) >= 2 and {action for action, _ in prospects} <= set(legal), level
        chances = [chance for _, chance in prospects]
        assert all(0 <= chance <= 1 for chance in chances), level
        assert prospects == game.prospects(level, seed=3, iterations=60), level
    assert game.prospects("adept") == []


def test_sets_are_added():
    def heroes(**options):
        position = oshra.Game(players=2, seed="sets", **options).position()
        return {card for pile in ("harbor", "tavern") for card in position[pile] if card}

    assert oshra.SETS == ["base", "emperor", "extra", "kickstarter", "queens"]
    plain, queens = heroes(), heroes(sets=["queens"])
    assert len(queens) > len(plain) and queens - plain
    assert oshra.Game(players=2, sets=["queens"]).observe().shape == (oshra.OBSERVATION,)
    with pytest.raises(ValueError, match="no set `kings`"):
        oshra.Game(sets=["kings"])


def test_beliefs_are_chances():
    game = some_way_in(60)
    own = json.loads(game.view(1))["players"][1]["leader"]
    for level in ("adept", "master", "champion"):
        belief = np.array(game.belief(level, seat=1))
        assert belief.shape == (4, 6) and np.allclose(belief.sum(1), 1, atol=1e-3), level
        assert belief[1].max() > 0.999 and own is not None


def test_the_page_of_documentation_runs():
    page = ROOT / "docs" / "python.md"
    done = subprocess.run([sys.executable, "-m", "doctest", str(page)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("example", sorted(path.name for path in (ROOT / "python" / "examples").glob("*.py")))
def test_examples_run(example, tmp_path):
    command = [sys.executable, str(ROOT / "python" / "examples" / example), "--quick"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.strip()
