"""Games for training: half of all of them, stepped while the device works on the other half."""

import torch

from nets import numpy_of
from oshra import _native as game


def kinds(mix, share, league, adepts, company=None):
    """(players, edition, short, company, count) for a `mix` such as "4:classic:3072,2:classic:512"."""
    out = []
    for part in mix.split(","):
        players, edition, count = part.split(":")
        count = int(int(count) * share)
        if company:
            out.append((int(players), edition, False, company, count))
            continue
        past, bots = int(count * league), int(count * adepts)
        out.append((int(players), edition, False, "with past", past))
        out.append((int(players), edition, False, "with adept", bots))
        out.append((int(players), edition, False, "alone", count - past - bots))
    return [kind for kind in out if kind[4] > 0]


class Group:
    """Games that are stepped together, with the buffers they are written into."""

    def __init__(self, kinds, seed, pin):
        self.games = game.VectorGames(kinds, seed)
        self.games.note_standings()
        self.count = count = len(self.games)
        pin = dict(pin_memory=True) if pin else {}
        u8 = lambda *size: torch.zeros(*size, dtype=torch.uint8, **pin)
        self.tensors = dict(
            observations=u8(count, game.OBSERVATION), masks=u8(count, game.ACTIONS), shown=u8(count, game.SHOWN),
            everything=u8(count, game.EVERYTHING), info=u8(count, game.INFO), done=u8(count),
            rewards=torch.zeros(count, 6, **pin), advice=torch.zeros(count, dtype=torch.int16, **pin),
        )
        self.buffers = {name: numpy_of(tensor) for name, tensor in self.tensors.items()}
        self.buffers.update(advised=False, critic=True)
        self.actions = torch.zeros(count, dtype=torch.int16, **pin)
        self.numbers = numpy_of(self.actions, "uint16")
        self.rows = [i for i, kind in enumerate(kind for kind in kinds for _ in range(kind[4])) if kind[3] == "with past"]

    def look(self, advised=False, critic=True):
        self.buffers.update(advised=advised, critic=critic)
        self.games.look(self.buffers)

    def step(self, advised=False, critic=True):
        self.buffers.update(advised=advised, critic=critic)
        self.games.step(self.numbers, self.buffers)
