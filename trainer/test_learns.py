"""A small run on two cores learns: it beats three Novices more often than an equal player would."""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run(folder, *more):
    command = [sys.executable, str(HERE / "train.py"), "--run", str(folder), "--cpu", "--mix", "4:classic:512", "--hidden", "64",
               "--critic", "64", "--batch", "2048", "--steps", "32", "--imitation", "300e3", "--decisions", "330e3", "--seconds", "900",
               "--company", "among novice", "--value-ring", "200000", "--check-every", "1e9", "--check-games", "512", *more]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_it_learns_and_resumes(tmp_path):
    text = run(tmp_path)
    share = float(re.findall(r"4 players, one among novices: ([\d.]+)", text)[-1])
    assert share > 30, text
    again = run(tmp_path, "--decisions", "350e3")
    assert re.search(r"resumed after 0\.3 M decisions", again), again
    later = float(re.findall(r"4 players, one among novices: ([\d.]+)", again)[-1])
    assert later > 30, again
    assert (tmp_path / "policy.net").read_bytes().startswith(b"oshra-net 1\nkind policy\n")
