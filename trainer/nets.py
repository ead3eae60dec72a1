"""The nets: a policy that also reads leaders, a critic that sees everything, a judge of worlds."""

import hashlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from oshra import _native as game

ACTIONS, SHOWN, FIRST_SHOWN = game.ACTIONS, game.SHOWN, game.FIRST_SHOWN
# What the policy net says: a number for every action, one for every hero that an action points to (the Tavern's slots and
# hidden heroes are judged by what lies there), the chance to win, and the leaders of the five others.
HEROES = ACTIONS
VALUE = HEROES + 90
LEADERS = VALUE + 1
OUTPUTS = LEADERS + 30
WINNERS = 7


def units(ranges, size):
    """What one count of each input is for a net."""
    scale = torch.ones(size)
    for _, start, rows, columns, unit in ranges:
        scale[start : start + rows * columns] = unit
    return scale


def mixed(x):
    """The type matrices are multiplied in."""
    kind = x.device.type
    return torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32


class Block(nn.Module):
    def __init__(self, hidden):
        super().__init__()
        self.norm = nn.LayerNorm(hidden)
        self.one = nn.Linear(hidden, hidden)
        self.two = nn.Linear(hidden, hidden)
        with torch.no_grad():
            self.two.weight.mul_(0.3)

    def forward(self, x):
        return x + self.two(F.relu(self.one(self.norm(x))))


class Policy(nn.Module):
    """What to do, and what the others are, from what a seat remembers. This is what is shipped."""

    def __init__(self, hidden=256):
        super().__init__()
        self.hidden = hidden
        self.first = nn.Linear(game.OBSERVATION, hidden)
        self.norm0 = nn.LayerNorm(hidden)
        self.block = Block(hidden)
        self.norm1 = nn.LayerNorm(hidden)
        self.head = nn.Linear(hidden, OUTPUTS)
        self.register_buffer("units", units(game.OBSERVATION_RANGES, game.OBSERVATION), persistent=False)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.08)
            self.first.bias.zero_()
            self.head.weight.mul_(0.05)
            self.head.bias.zero_()

    def forward(self, observations):
        kind = mixed(observations)
        x = F.linear(observations.to(kind), (self.first.weight * self.units).to(kind), self.first.bias.to(kind))
        x = self.block(F.relu(self.norm0(x.float())).to(kind))
        x = F.relu(self.norm1(x.float())).to(kind)
        return self.head(x).float()


def logits(out, shown, mask):
    """What the net thinks of every action; nothing of those that are not legal."""
    heroes = F.pad(out[:, HEROES:VALUE], (1, 0))
    pointed = heroes.gather(1, shown.long())
    parts = out[:, :FIRST_SHOWN], out[:, FIRST_SHOWN : FIRST_SHOWN + SHOWN] + pointed, out[:, FIRST_SHOWN + SHOWN : ACTIONS]
    return torch.cat(parts, 1).masked_fill(mask == 0, -1e9)


def leader_logits(out, info):
    """What the net thinks of the leaders of the five others; the viewer's is nobody else's."""
    said = out[:, LEADERS : LEADERS + 30].view(-1, 5, 6)
    own = F.one_hot((info[:, 0].long() - 1).clamp_min(0), 6).bool()[:, None, :]
    return said.masked_fill(own, -1e9)


class Critic(nn.Module):
    """Sees what is hidden too; only for training."""

    def __init__(self, hidden=384):
        super().__init__()
        self.first = nn.Linear(game.OBSERVATION, hidden)
        self.hidden_too = nn.Linear(game.EVERYTHING, hidden)
        self.norm0 = nn.LayerNorm(hidden)
        self.block = Block(hidden)
        self.norm1 = nn.LayerNorm(hidden)
        self.head = nn.Linear(hidden, 1)
        self.register_buffer("units", units(game.OBSERVATION_RANGES, game.OBSERVATION), persistent=False)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.08)
            self.hidden_too.weight.normal_(0, 0.1)
            self.head.weight.mul_(0.1)

    def forward(self, observations, everything):
        kind = mixed(observations)
        x = F.linear(observations.to(kind), (self.first.weight * self.units).to(kind), self.first.bias.to(kind))
        x = x + self.hidden_too(everything.to(kind))
        x = self.block(F.relu(self.norm0(x.float())).to(kind))
        x = F.relu(self.norm1(x.float())).to(kind)
        return self.head(x).float().squeeze(-1)


class Value(nn.Module):
    """Everybody's chances in a world at the beginning of a turn."""

    def __init__(self, hidden=96, middle=32):
        super().__init__()
        self.hidden, self.middle = hidden, middle
        self.first = nn.EmbeddingBag(game.STANDING + 1, hidden, mode="sum", padding_idx=game.STANDING)
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, middle)
        self.last = nn.Linear(middle, WINNERS)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.06)
            self.first.weight[game.STANDING].zero_()
            self.last.weight.mul_(0.3)

    def forward(self, features, players):
        x = self.last(F.relu(self.second(F.relu(self.first(features) + self.bias))))
        places = torch.arange(WINNERS, device=x.device)[None, :]
        return x.masked_fill((places >= players[:, None]) & (places < 6), -1e9)


def whole(weight):
    """A matrix, out by in, as whole numbers with one scale for each output."""
    weight = weight.detach().float().cpu()
    scale = weight.abs().amax(1).clamp_min(1e-8) / 127
    return torch.round(weight / scale[:, None]).clamp(-127, 127).to(torch.int8), scale


class Pack:
    """A file of weights in the making."""

    def __init__(self):
        self.parts = []

    def floats(self, *tensors):
        for tensor in tensors:
            self.parts.append(tensor.detach().float().cpu().contiguous().numpy().astype("<f4").tobytes())

    def layer(self, weight, bias, turned=False):
        """A layer; `turned`: the weights of an input lie together, else those of an output."""
        small, scale = whole(weight)
        self.parts.append((small.t() if turned else small).contiguous().numpy().tobytes())
        self.floats(scale, bias)

    def write(self, path, kind, sizes, command, note):
        payload = b"".join(self.parts)
        head = [f"oshra-net 1", f"kind {kind}"] + [f"{name} {size}" for name, size in sizes]
        head += [f"sha256 {hashlib.sha256(payload).hexdigest()}", f"command {command}", f"note {note}", "", ""]
        with open(path, "wb") as file:
            file.write("\n".join(head).encode() + payload)


def write_policy(net, path, command, note):
    pack = Pack()
    pack.layer(net.first.weight * net.units, net.first.bias, turned=True)
    pack.floats(net.norm0.weight, net.norm0.bias, net.block.norm.weight, net.block.norm.bias)
    pack.layer(net.block.one.weight, net.block.one.bias)
    pack.layer(net.block.two.weight, net.block.two.bias)
    pack.floats(net.norm1.weight, net.norm1.bias)
    pack.layer(net.head.weight, net.head.bias)
    sizes = [("inputs", game.OBSERVATION), ("hidden", net.hidden), ("outputs", OUTPUTS)]
    pack.write(path, "policy", sizes, command, note)


class Unpack:
    """A file of weights, part after part."""

    def __init__(self, path):
        with open(path, "rb") as file:
            head, self.rest = file.read().split(b"\n\n", 1)
        self.lines = dict(line.split(" ", 1) for line in head.decode().splitlines())
        if hashlib.sha256(self.rest).hexdigest() != self.lines["sha256"]:
            raise ValueError(f"{path} is damaged: its checksum is another one")

    def numbers(self, count, kind):
        size = count * np.dtype(kind).itemsize
        part, self.rest = self.rest[:size], self.rest[size:]
        return torch.from_numpy(np.frombuffer(part, kind).astype("f4"))

    def floats(self, *tensors):
        for tensor in tensors:
            tensor.data.copy_(self.numbers(tensor.numel(), "<f4").view_as(tensor))

    def layer(self, weight, bias, turned=False):
        out, inputs = weight.shape
        small = self.numbers(out * inputs, "i1")
        small = small.view(inputs, out).t() if turned else small.view(out, inputs)
        weight.data.copy_(small * self.numbers(out, "<f4")[:, None])
        self.floats(bias)


def read_policy(path):
    """The policy in a file of weights, as far as bytes tell it."""
    pack = Unpack(path)
    net = Policy(int(pack.lines["hidden"]))
    pack.layer(net.first.weight, net.first.bias, turned=True)
    net.first.weight.data /= net.units
    pack.floats(net.norm0.weight, net.norm0.bias, net.block.norm.weight, net.block.norm.bias)
    pack.layer(net.block.one.weight, net.block.one.bias)
    pack.layer(net.block.two.weight, net.block.two.bias)
    pack.floats(net.norm1.weight, net.norm1.bias)
    pack.layer(net.head.weight, net.head.bias)
    return net


def write_value(net, path, command, note):
    pack = Pack()
    pack.layer(net.first.weight[: game.STANDING].t(), net.bias, turned=True)
    pack.layer(net.second.weight, net.second.bias)
    pack.layer(net.last.weight, net.last.bias)
    sizes = [("inputs", game.STANDING), ("hidden", net.hidden), ("middle", net.middle), ("outputs", WINNERS)]
    pack.write(path, "value", sizes, command, note)


def numpy_of(tensor, kind=None):
    """A tensor's memory as an array."""
    array = tensor.numpy()
    return array if kind is None else array.view(np.dtype(kind))
