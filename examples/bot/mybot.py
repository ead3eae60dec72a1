#!/usr/bin/env python3
"""A bot in thirty lines: plays heroes of its leader's factions, and pushes the markers their way.

    oshra match ./mybot.py,novice                          against a bot of the house
    oshra sim --players 4 --bots ./mybot.py,master         among Masters
    oshra sit http://127.0.0.1:8400 --bot ./mybot.py       at a table on a server
"""
import json, random, subprocess, sys

GAME = json.loads(subprocess.check_output([sys.argv[1] if len(sys.argv) > 1 else "oshra", "cards", "--json", "--game"]))
FACTIONS = {hero["id"]: hero["factions"] for hero in GAME["heroes"]}
BACKS = {leader["id"]: leader["factions"] for leader in GAME["leaders"]}


def winning(red, green):
    return GAME["winning"]["faction"][min(max(red, 1), 12) - 1][min(max(green, 1), 12) - 1]


def worth(choice, view, mine):
    if "play" in choice:
        return 3 + sum(faction in mine for faction in FACTIONS[choice["play"]])
    if "draw" in choice and choice["draw"] != "harbor":
        return sum(faction in mine for faction in FACTIONS[view["tavern"][choice["draw"] - 1]])
    if "move" in choice:
        moved = choice["move"]
        return 2 * (winning(view["red"] + moved.get("red", 0), view["green"] + moved.get("green", 0)) in mine)
    return -1 if "pass" in choice else 0


for line in sys.stdin:
    asked, answer = json.loads(line), {"ok": True, "protocol": 1, "name": "mybot"}
    if asked["do"] == "choose":
        mine = BACKS[asked["view"]["players"][asked["seat"]]["leader"]]
        answer["choice"] = max(asked["choices"], key=lambda choice: (worth(choice, asked["view"], mine), random.random()))
    print(json.dumps(answer), flush=True)
