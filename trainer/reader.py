"""Trains the reader of leaders on games of a bot, and tells how well it reads them. The games come from
`cargo run --release -p arena --example strength -- --samples FILE ...`; the last fifth of them is only for testing."""

import argparse
import copy
import os
import sys

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from nets import LEADERS, Policy, leader_logits, read_policy, write_policy
from oshra import _native as game

ROUNDS = (1, 2, 4)


def arguments():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--samples", required=True)
    p.add_argument("--policy", required=True, help="policy.pt of a run, or a file of weights such as crates/nets/weights/policy.net")
    p.add_argument("--out", default="", help="where the policy with the new reader is written")
    p.add_argument("--epochs", type=int, default=12)
    p.add_argument("--rate", type=float, default=3e-4)
    p.add_argument("--whole", action="store_true", help="all of the net learns, not its last layer alone")
    return p.parse_args()


def load(path):
    if path.endswith(".net"):
        return read_policy(path)
    state = torch.load(path, map_location="cpu", weights_only=True)
    net = Policy(state["first.bias"].shape[0])
    net.load_state_dict({name: part.float() for name, part in state.items()})
    return net


@torch.no_grad()
def test(net, seen, truth, rounds):
    """The mean chance given to the true leaders after each round, and its logarithm."""
    out = torch.cat([net(part) for part in seen.split(8192)])
    chance = torch.log_softmax(leader_logits(out, truth), 2)
    others = truth[:, 1:6].long()
    there = others > 0
    chance = chance.gather(2, (others - 1).clamp_min(0)[:, :, None]).squeeze(2)
    lines = []
    for number in ROUNDS:
        which = there & (rounds == number)[:, None]
        if which.any():
            lines.append(f"round {number}: {chance[which].exp().mean():.3f} (log {chance[which].mean():.3f}, {int(which.sum())})")
    return ", ".join(lines), chance[there].mean().item()


def main():
    a = arguments()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    raw = np.fromfile(a.samples, dtype=np.uint8).reshape(-1, game.OBSERVATION + 7)
    rows = torch.from_numpy(raw)
    cut = len(rows) * 4 // 5
    split = lambda part: (part[:, : game.OBSERVATION].to(device), part[:, game.OBSERVATION : -1].to(device), part[:, -1].to(device))
    learnt, tested = split(rows[:cut]), split(rows[cut:])
    net = load(a.policy).to(device)
    print(f"{len(rows)} looks; before: {test(net, *tested)[0]}", flush=True)
    best, kept = test(net, *tested)[1], copy.deepcopy(net.state_dict())
    parameters = net.parameters() if a.whole else net.head.parameters()
    optimizer = torch.optim.AdamW(parameters, lr=a.rate, weight_decay=1e-2)
    for epoch in range(a.epochs):
        order = torch.randperm(cut, device=device)
        for i in range(0, cut, 512):
            j = order[i : i + 512]
            truth = learnt[1][j]
            others = truth[:, 1:6].long()
            said = leader_logits(net(learnt[0][j]), truth)
            loss = F.cross_entropy(said.reshape(-1, 6), (others - 1).clamp_min(0).reshape(-1), reduction="none").view(-1, 5)
            loss = (loss * (others > 0)).sum() / (others > 0).sum().clamp_min(1)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            if not a.whole:
                # Only the reader learns: what the net would do stays as it is.
                net.head.weight.grad[:LEADERS] = 0
                net.head.bias.grad[:LEADERS] = 0
            optimizer.step()
        text, score = test(net, *tested)
        print(f"epoch {epoch + 1}: {text}", flush=True)
        if score > best:
            best, kept = score, copy.deepcopy(net.state_dict())
    net.load_state_dict(kept)
    print(f"best: {test(net, *tested)[0]}", flush=True)
    if a.out:
        command = "python trainer/reader.py " + " ".join(sys.argv[1:])
        write_policy(net.cpu(), os.path.join(a.out, "policy.net"), command, f"{len(rows)} looks at games of the bot")
        torch.save({name: part.half() for name, part in net.state_dict().items()}, os.path.join(a.out, "policy.pt"))


if __name__ == "__main__":
    main()
