#!/usr/bin/env python3
"""Plays the shards of an experiment as Ray tasks and merges them: reports with `oshra sim --merge`, rows with DuckDB.

    python3 cluster.py --oshra ../../target/release/oshra --out results --shards 8 -- \\
        --players 2-6 --bots adept --games 100000 --seed cluster

Everything after `--` goes to `oshra sim` as it is. The folder --out must be the same on all machines.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import duckdb
import ray


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--oshra", default="oshra", help="the program, where every machine finds it")
    parser.add_argument("--out", type=Path, required=True, help="where the results go; shared by all machines")
    parser.add_argument("--shards", type=int, default=os.cpu_count() or 1, help="parts of the experiment")
    parser.add_argument("--address", help="a Ray cluster; without it one is started on this machine")
    parser.add_argument("--language", default="en", help="the language of the page: en, de, pl")
    parser.add_argument("experiment", nargs="+", help="options of `oshra sim`, with a --seed, after --")
    arguments = parser.parse_args()
    if "--seed" not in arguments.experiment:
        parser.error("the experiment needs a --seed, so that all parts are of the same games")
    if arguments.shards < 1:
        parser.error("there must be at least one shard")
    return arguments


# Where a folder says which experiment it holds.
LABEL = "experiment.json"


def version(oshra):
    """The version of the program, with its build: parts of another one do not belong to the same experiment."""
    probe = [oshra, "sim", "--json", "--players", "2", "--bots", "random", "--games", "1", "--seed", "version"]
    done = subprocess.run(probe, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{oshra} does not run: {done.stderr.strip()}")
    return json.loads(done.stdout)["about"]["version"]


def claim(out, arguments):
    """Takes a folder for this experiment, or goes on with it; refuses one that holds another experiment."""
    ours = {"experiment": arguments.experiment, "shards": arguments.shards, "version": version(arguments.oshra)}
    out.mkdir(parents=True, exist_ok=True)
    label = out / LABEL
    try:
        with label.open("x") as file:
            json.dump(ours, file, indent=1)
    except FileExistsError:
        theirs = json.loads(label.read_text())
        differ = [key for key in ours if theirs.get(key) != ours[key]]
        for key in differ:
            print(f"{key}: {theirs.get(key)} in {label}, {ours[key]} now", file=sys.stderr)
        if differ:
            sys.exit(f"{out} holds another experiment: give an empty folder with --out, or the same options")
        return
    if any(out.glob("part-*")):
        label.unlink()
        sys.exit(f"{out} holds parts of an unknown experiment: give an empty folder with --out")


# A shard that was cut off is played again; files appear whole, so whatever is there is good.
@ray.remote(num_cpus=1, max_retries=3)
def play(oshra, out, shard, shards, experiment):
    """Plays one shard, unless it was played before, and returns its number."""
    report = out / f"part-{shard}.json"
    if not report.exists():
        command = [oshra, "sim", "--json", "--threads", "1", "--shard", f"{shard}/{shards}"]
        command += ["--parquet", str(out / f"part-{shard}.parquet"), *experiment]
        # The page is made from the parts, so every part counts what stands on it.
        if "--heroes" not in experiment:
            command.append("--heroes")
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"shard {shard}: {done.stderr.strip()}")
        beside = report.with_suffix(".part")
        beside.write_text(done.stdout)
        beside.rename(report)
    return shard


def merge_reports(oshra, out, shards, language):
    """The reports as one, and a page about it."""
    parts = [str(out / f"part-{shard}.json") for shard in range(1, shards + 1)]
    command = [oshra, "sim", "--json", "--language", language, "--report", str(out / "report.html"), "--merge", *parts]
    whole = subprocess.run(command, capture_output=True, text=True)
    if whole.returncode != 0:
        sys.exit(whole.stderr.strip())
    report = json.loads(whole.stdout)
    about = report["about"]
    wanted = about["games"] * len(about["players"])
    if report["games"] != wanted:
        sys.exit(f"{report['games']} of {wanted} games: some shard was cut short")
    (out / "report.json").write_text(whole.stdout)
    return report


def merge_rows(out):
    """The rows of all parts in two files, in the order of one run. Returns how many games and decisions there are."""
    counts = []
    for kind, order in [("games", "players, game"), ("decisions", "players, game, decision")]:
        parts, whole = out / f"part-*.{kind}.parquet", out / f"{kind}.parquet"
        duckdb.execute(f"COPY (FROM '{parts}' ORDER BY {order}) TO '{whole}' (FORMAT parquet)")
        counts.append(duckdb.sql(f"SELECT count(*) FROM '{whole}'").fetchall()[0][0])
    return counts


# Everybody at the table with their leader: one row for each seat of each game.
SEATS = """
    SELECT players, unnest([leader_0, leader_1, leader_2, leader_3, leader_4, leader_5]) AS leader, winner_leader
    FROM '{games}'
"""


def leaders(out):
    """Wins of each leader, asked of the rows: an example of a question of one's own."""
    seats = SEATS.format(games=out / "games.parquet")
    return duckdb.sql(
        f"""
        SELECT leader, count(*) AS games, count(*) FILTER (WHERE leader = winner_leader) AS wins,
               round(100 * wins / games, 1) AS percent
        FROM ({seats}) WHERE leader IS NOT NULL GROUP BY leader ORDER BY wins DESC
        """
    )


def main():
    arguments = read_arguments()
    out = arguments.out.resolve()
    claim(out, arguments)
    ray.init(address=arguments.address, log_to_driver=False, include_dashboard=False)
    waiting = [
        play.remote(arguments.oshra, out, shard, arguments.shards, arguments.experiment)
        for shard in range(1, arguments.shards + 1)
    ]
    done = 0
    while waiting:
        ready, waiting = ray.wait(waiting)
        try:
            ray.get(ready)
        except ray.exceptions.RayTaskError as error:
            sys.exit(str(error.cause))
        done += len(ready)
        print(f"{done} of {arguments.shards} shards", file=sys.stderr)
    ray.shutdown()

    report = merge_reports(arguments.oshra, out, arguments.shards, arguments.language)
    games, decisions = merge_rows(out)
    wins = {leader: count for leader, _, count, _ in leaders(out).fetchall()}
    agree = all(wins.get(leader, 0) == count for leader, count in report["leader_wins"].items())
    if (games, decisions) != (report["games"], report["decisions"]) or not agree:
        sys.exit("the rows do not agree with the report")
    print(leaders(out))
    print(f"{games} games and {decisions} decisions in {out}")


if __name__ == "__main__":
    main()
