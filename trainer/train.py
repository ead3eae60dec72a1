"""From nothing to weights: imitation of Adepts, then self-play (PPO) against itself, its past and Adepts, with a critic that
sees everything; the judge of worlds and the reader of leaders learn from the same games. docs/training.md explains it."""

import argparse
import copy
import os
import random
import sys
import time

START = time.time()

import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from games import Group, kinds
from nets import ACTIONS, LEADERS, VALUE, Critic, Policy, Value, leader_logits, logits, write_policy, write_value
from oshra import _native as game

EVERY_EDITION = (
    "4:classic:9216,4:heimliche-herrschaft:1024,4:print-and-play:1024,2:classic:2048,2:print-and-play:256,"
    "3:classic:1024,3:print-and-play:256,5:classic:512,6:classic:512,6:print-and-play:256,5:heimliche-herrschaft:256"
)


def arguments():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--run", default="trainer/runs/champion", help="folder of the run; a run that is there is resumed")
    p.add_argument("--seconds", type=float, default=540, help="stop after this time; the run can be resumed")
    p.add_argument("--decisions", type=float, default=300e6, help="decisions of the whole run; schedules follow it")
    p.add_argument("--imitation", type=float, default=12e6, help="decisions that imitate Adepts first")
    p.add_argument("--mix", default=EVERY_EDITION, help="players:edition:games, ...")
    p.add_argument("--company", default="", help="the same company at all tables, such as `among novice`")
    p.add_argument("--league", type=float, default=0.15, help="share of games with past nets")
    p.add_argument("--adepts", type=float, default=0.15, help="share of games with Adepts")
    p.add_argument("--steps", type=int, default=64)
    p.add_argument("--batch", type=int, default=16384)
    p.add_argument("--epochs", type=int, default=2)
    p.add_argument("--hidden", type=int, default=256)
    p.add_argument("--critic", type=int, default=384)
    p.add_argument("--rate", default="7e-4:7e-5", help="learning rate, first and last")
    p.add_argument("--entropy", default="0.012:0.003")
    p.add_argument("--trace", default="0.98:0.95", help="lambda of the advantages")
    p.add_argument("--magnet", type=float, default=0.0, help="weight of the pull towards the average of past nets")
    p.add_argument("--clip", type=float, default=0.2)
    p.add_argument("--average", type=float, default=0.002)
    p.add_argument("--reading", type=float, default=0.1, help="weight of reading leaders")
    p.add_argument("--snapshot", type=float, default=8e6, help="decisions between nets that join the league")
    p.add_argument("--pool", type=int, default=8, help="past nets that are kept")
    p.add_argument("--value-from", type=float, default=30e6, help="decisions after which the judge begins to learn")
    p.add_argument("--value-rate", type=float, default=1.5e-3)
    p.add_argument("--value-ring", type=int, default=8_000_000)
    p.add_argument("--value-passes", type=float, default=1.5)
    p.add_argument("--value-batch", type=int, default=8192)
    p.add_argument("--check-every", type=float, default=100, help="seconds between matches against Adepts")
    p.add_argument("--check-games", type=int, default=2048)
    p.add_argument("--save-every", type=float, default=150)
    p.add_argument("--out", default=os.environ.get("OUT", ""), help="weights and logs are copied there, too")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--cpu", action="store_true")
    return p.parse_args()


def between(text, progress):
    first, last = (float(part) for part in text.split(":"))
    return first + (last - first) * progress


class Ring:
    """The latest beginnings of turns, and who won."""

    def __init__(self, size, device):
        self.features = torch.empty(size, game.STANDING_MOST, dtype=torch.int16, device=device)
        self.labels = torch.empty(size, 2, dtype=torch.uint8, device=device)
        self.pail = torch.empty(300_000, game.STANDING_MOST, dtype=torch.int16), torch.empty(300_000, 2, dtype=torch.uint8)
        self.at = self.have = 0

    def fill(self, games):
        features, labels = self.pail
        count = games.take_standings(features.numpy().view("uint16"), labels.numpy())
        device = self.features.device
        places = (self.at + torch.arange(count, device=device)) % len(self.features)
        new = features[:count].to(device), labels[:count].to(device)
        self.features[places], self.labels[places] = new
        self.at = (self.at + count) % len(self.features)
        self.have = min(len(self.features), self.have + count)
        return new


class Run:
    """Everything a run is: nets, averages, optimizers, league, schedules. All of it is saved and resumed."""

    def __init__(self, a):
        self.a = a
        self.device = torch.device("cpu" if a.cpu or not torch.cuda.is_available() else "cuda")
        self.cuda = self.device.type == "cuda"
        torch.set_float32_matmul_precision("high")
        torch.manual_seed(a.seed)
        random.seed(a.seed)
        self.net, self.critic = Policy(a.hidden).to(self.device), Critic(a.critic).to(self.device)
        self.value = Value().to(self.device)
        self.average, self.value_average = copy.deepcopy(self.net), copy.deepcopy(self.value)
        self.past = copy.deepcopy(self.net).eval()
        self.optimizer = torch.optim.AdamW(
            list(self.net.parameters()) + list(self.critic.parameters()), lr=1e-4, eps=1e-5, weight_decay=1e-4,
            betas=(0.9, 0.99), fused=self.cuda,
        )
        self.value_optimizer = torch.optim.AdamW(self.value.parameters(), lr=1e-3, weight_decay=1e-2, betas=(0.9, 0.99))
        self.pool, self.made, self.resumed, self.calm, self.snapped = [], 0, 0, 1.0, 0
        self.value_steps, self.value_owed = 0, 0.0
        os.makedirs(a.run, exist_ok=True)
        self.log = open(os.path.join(a.run, "log.txt"), "a")
        self.resume()
        self.begin_games()

    def say(self, text):
        line = f"[{time.time() - START:6.1f}] {text}"
        print(line, flush=True)
        self.log.write(line + "\n")
        self.log.flush()

    def modules(self):
        return dict(net=self.net, critic=self.critic, value=self.value, average=self.average,
                    value_average=self.value_average, optimizer=self.optimizer, value_optimizer=self.value_optimizer)

    def numbers(self):
        return ("made", "resumed", "calm", "snapped", "value_steps", "value_owed")

    def resume(self):
        path = os.path.join(self.a.run, "resume.pt")
        if not os.path.exists(path):
            return
        kept = torch.load(path, map_location="cpu", weights_only=False)
        for name, module in self.modules().items():
            module.load_state_dict(kept[name])
        for name in self.numbers():
            setattr(self, name, kept[name])
        self.pool = kept["pool"]
        random.setstate(kept["random"])
        torch.set_rng_state(kept["torch"])
        if self.cuda and kept["cuda"] is not None:
            torch.cuda.set_rng_state(kept["cuda"])
        self.resumed += 1
        self.say(f"resumed after {self.made / 1e6:.1f} M decisions")

    def save(self):
        kept = {name: module.state_dict() for name, module in self.modules().items()}
        kept.update({name: getattr(self, name) for name in self.numbers()})
        kept.update(pool=self.pool, random=random.getstate(), torch=torch.get_rng_state(),
                    cuda=torch.cuda.get_rng_state() if self.cuda else None)
        path = os.path.join(self.a.run, "resume.pt")
        torch.save(kept, path + ".new")
        os.replace(path + ".new", path)
        command = "python trainer/train.py " + " ".join(sys.argv[1:])
        note = f"{self.made} decisions, {self.value_steps} steps of the judge, {self.resumed} times resumed"
        for folder in filter(None, (self.a.run, self.a.out)):
            write_policy(self.average, os.path.join(folder, "policy.net"), command, note)
            write_value(self.value_average, os.path.join(folder, "value.net"), command, note)
            if folder != self.a.run:
                half = {k: v.half().cpu() for k, v in self.average.state_dict().items()}
                torch.save(half, os.path.join(folder, "policy.pt"))
                with open(os.path.join(self.a.run, "log.txt")) as log, open(os.path.join(folder, "log.txt"), "w") as out:
                    out.write(log.read())
        self.say("saved")

    def begin_games(self):
        """Games are not part of a checkpoint: a resumed run deals new ones, from a seed of its own."""
        a = self.a
        seed = a.seed * 1000 + self.resumed * 10
        self.groups = [Group(kinds(a.mix, 0.5, a.league, a.adepts, a.company), seed + half, self.cuda) for half in range(2)]
        first = 0
        for group in self.groups:
            group.columns = slice(first, first + group.count)
            group.league = torch.tensor(group.rows, dtype=torch.int64, device=self.device) if group.rows else None
            group.event = torch.cuda.Event() if self.cuda else None
            first += group.count
        self.n = first
        steps = a.steps
        u8 = lambda *size: torch.zeros(*size, dtype=torch.uint8, device=self.device)
        self.seen = dict(
            observations=u8(steps, first, game.OBSERVATION), masks=u8(steps, first, ACTIONS), shown=u8(steps, first, game.SHOWN),
            everything=u8(steps, first, game.EVERYTHING), info=u8(steps, first, game.INFO), done=u8(steps, first),
            rewards=torch.zeros(steps, first, 6, device=self.device),
            advice=torch.zeros(steps, first, dtype=torch.int16, device=self.device),
            actions=torch.zeros(steps, first, dtype=torch.int64, device=self.device),
            chances=torch.zeros(steps, first, device=self.device),
        )
        self.ring = Ring(a.value_ring, self.device)
        self.tests = [0.0, 0, 0.0, 0]
        self.clock = dict(games=0.0, choosing=0.0, learning=0.0, judging=0.0)

    def cast(self):
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.cuda)

    @property
    def progress(self):
        return min(1.0, self.made / self.a.decisions)

    @property
    def imitating(self):
        return self.made < self.a.imitation

    @torch.no_grad()
    def choose(self, group, step):
        began = time.perf_counter()
        c, seen = group.columns, self.seen
        for name in ("observations", "masks", "shown", "everything", "info") + (("advice",) if self.imitating else ()):
            seen[name][step, c].copy_(group.tensors[name], non_blocking=True)
        observations, shown, masks = (seen[name][step, c] for name in ("observations", "shown", "masks"))
        with self.cast():
            out = self.net(observations)
            if group.league is not None:
                theirs = self.past(observations[group.league])
                is_past = seen["info"][step, c][group.league, 6:7] == 1
                out = out.index_copy(0, group.league, torch.where(is_past, theirs, out[group.league]))
        chances = torch.log_softmax(logits(out, shown, masks), 1)
        noise = torch.empty_like(chances).exponential_().clamp_min_(1e-20)
        actions = (chances - noise.log()).argmax(1)
        if self.imitating:
            # Mostly what an Adept would do, sometimes what the net would: so it also learns what to do where it errs.
            advice = seen["advice"][step, c].long()
            follow = (advice >= 0) & (torch.rand(len(advice), device=self.device) < 0.8)
            actions = torch.where(follow, advice, actions)
        seen["actions"][step, c] = actions
        seen["chances"][step, c] = chances.gather(1, actions[:, None]).squeeze(1)
        group.actions.copy_(actions.to(torch.int16), non_blocking=True)
        if self.cuda:
            group.event.record()
        self.clock["choosing"] += time.perf_counter() - began

    def play(self):
        self.net.eval()
        advised = self.imitating
        if self.pool:
            self.past.load_state_dict({k: v.float() for k, v in random.choice(self.pool).items()})
        for group in self.groups:
            group.look(advised)
            self.choose(group, 0)
        for step in range(self.a.steps):
            for group in self.groups:
                if self.cuda:
                    group.event.synchronize()
                began = time.perf_counter()
                group.step(advised)
                self.clock["games"] += time.perf_counter() - began
                for name in ("rewards", "done"):
                    self.seen[name][step, group.columns].copy_(group.tensors[name], non_blocking=True)
                if step + 1 < self.a.steps:
                    self.choose(group, step + 1)

    @torch.no_grad()
    def advantages(self, trace):
        """Along the decisions of each seat of each game. The last decision of a seat before the end of what was seen only
        lends its worth to the one before."""
        steps, n, seen = self.a.steps, self.n, self.seen
        worths = torch.empty(steps * n, device=self.device)
        observations = seen["observations"].view(steps * n, -1)
        everything = seen["everything"].view(steps * n, -1)
        for i in range(0, steps * n, 65536):
            with self.cast():
                worths[i : i + 65536] = torch.sigmoid(self.critic(observations[i : i + 65536], everything[i : i + 65536]))
        worths = worths.view(steps, n)
        gained, valid = torch.zeros(steps, n, device=self.device), torch.zeros(steps, n, dtype=torch.bool, device=self.device)
        later, more, won, known = (torch.zeros(n, 6, device=self.device) for _ in range(4))
        for step in range(steps - 1, -1, -1):
            done = seen["done"][step].bool()[:, None]
            later = torch.where(done, 0.0, later)
            more = torch.where(done, 0.0, more)
            won = torch.where(done, seen["rewards"][step], won)
            known = torch.where(done, 1.0, known)
            seat = seen["info"][step, :, 15].long()[:, None]
            has = known.gather(1, seat).squeeze(1)
            worth = worths[step]
            error = won.gather(1, seat).squeeze(1) + later.gather(1, seat).squeeze(1) - worth
            gain = (error + trace * more.gather(1, seat).squeeze(1)) * has
            gained[step], valid[step] = gain, has > 0
            later.scatter_(1, seat, worth[:, None])
            more.scatter_(1, seat, gain[:, None])
            won.scatter_(1, seat, 0.0)
            known.scatter_(1, seat, 1.0)
        return gained, gained + worths, valid & (seen["info"][:, :, 6] == 0)

    def losses(self, j, gained, wins, mean, spread, entropy_weight):
        seen, a = self.flat, self.a
        info = seen["info"][j]
        with self.cast():
            out = self.net(seen["observations"][j])
            judged = self.critic(seen["observations"][j], seen["everything"][j])
        chances = torch.log_softmax(logits(out, seen["shown"][j], seen["masks"][j]), 1)
        chosen = chances.gather(1, seen["actions"][j][:, None]).squeeze(1)
        change = chosen - seen["chances"][j]
        ratio = change.exp()
        gain = (gained[j] - mean) / spread
        entropy = -(chances.exp() * chances.clamp_min(-50)).sum(1).mean()
        if self.imitating:
            advice = seen["advice"][j].long()
            policy = -(chances.gather(1, advice.clamp_min(0)[:, None]).squeeze(1) * (advice >= 0)).mean()
        else:
            policy = -torch.min(ratio * gain, ratio.clamp(1 - a.clip, 1 + a.clip) * gain).mean() - entropy_weight * entropy
            if a.magnet:
                with torch.no_grad(), self.cast():
                    anchor = self.average(seen["observations"][j])
                    anchor = torch.log_softmax(logits(anchor, seen["shown"][j], seen["masks"][j]), 1)
                policy = policy + a.magnet * (chances.exp() * (chances.clamp_min(-50) - anchor.clamp_min(-50))).sum(1).mean()
        target = wins[j].clamp(0, 1)
        critic = F.binary_cross_entropy_with_logits(judged, target)
        own = F.binary_cross_entropy_with_logits(out[:, VALUE], target)
        truth = info[:, 1:6].long()
        there = truth > 0
        said = leader_logits(out, info)
        read = F.cross_entropy(said.reshape(-1, 6), (truth - 1).clamp_min(0).reshape(-1), reduction="none").view(-1, 5)
        read = (read * there).sum() / there.sum().clamp_min(1)
        loss = policy + 0.5 * critic + 0.25 * own + a.reading * read
        told = torch.stack([policy, entropy, critic, own, read, (ratio - 1 - change).mean(),
                            ((ratio - 1).abs() > a.clip).float().mean()]).detach()
        return loss, told

    def learn(self):
        began = time.perf_counter()
        a, progress = self.a, self.progress
        gained, wins, valid = self.advantages(1.0 if self.imitating else between(a.trace, progress))
        index = valid.view(-1).nonzero().squeeze(1)
        gained, wins = gained.view(-1), wins.view(-1)
        mean, spread = gained[index].mean(), gained[index].std() + 1e-6
        self.flat = {name: tensor.view(-1, *tensor.shape[2:]) for name, tensor in self.seen.items()}
        phase = self.made if self.imitating else self.made - a.imitation
        rise = min(1.0, phase / 2e6 + 0.02)
        rate = rise * (1e-3 if self.imitating else self.calm * between(a.rate, progress))
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.net.train()
        told, updates = torch.zeros(7, device=self.device), 0
        for _ in range(a.epochs):
            order = index[torch.randperm(len(index), device=self.device)]
            for i in range(0, max(1, len(order) - a.batch // 2), a.batch):
                loss, parts = self.losses(order[i : i + a.batch], gained, wins, mean, spread, between(a.entropy, progress))
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                self.optimizer.step()
                updates += 1
                told += parts
                with torch.no_grad():
                    rate_of_average = max(a.average, 0.05 if self.imitating else 0.0)
                    torch._foreach_lerp_(list(self.average.parameters()), list(self.net.parameters()), rate_of_average)
        told = (told / max(updates, 1)).tolist()
        if not self.imitating and phase > 2e6:
            self.calm = max(0.2, self.calm * 0.8) if told[5] > 0.025 else min(1.6, self.calm * 1.05) if told[5] < 0.008 else self.calm
        self.clock["learning"] += time.perf_counter() - began
        return told, rate

    def judge(self):
        """The judge learns from the games that ended, after it was tested on them."""
        began = time.perf_counter()
        a = self.a
        for group in self.groups:
            features, labels = self.ring.fill(group.games)
            if self.made < a.value_from or not len(labels):
                self.ring.at = self.ring.have = 0
                continue
            with torch.no_grad():
                i = torch.randint(0, len(labels), (min(len(labels), 20_000),), device=self.device)
                won, players = labels[i, 0].long(), labels[i, 1].long()
                said = torch.log_softmax(self.value_average(features[i].int() & 0xFFFF, players), 1)
                said = said.gather(1, won[:, None]).squeeze(1)
                for k, count in ((0, 4), (2, 2)):
                    which = (players == count) & (won < 6)
                    self.tests[k] -= said[which].sum().item()
                    self.tests[k + 1] += int(which.sum())
            self.value_owed += len(labels) * a.value_passes
        if self.ring.have < 100_000:
            self.value_owed = 0.0
        rise = min(1.0, (self.value_steps + 1) / 200)
        for group in self.value_optimizer.param_groups:
            group["lr"] = a.value_rate * rise * max(0.03, 1 - self.progress)
        while self.value_owed >= a.value_batch:
            self.value_owed -= a.value_batch
            i = torch.randint(0, self.ring.have, (a.value_batch,), device=self.device)
            labels = self.ring.labels[i].long()
            loss = F.cross_entropy(self.value(self.ring.features[i].int() & 0xFFFF, labels[:, 1]), labels[:, 0])
            self.value_optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.value_optimizer.step()
            self.value_steps += 1
            with torch.no_grad():
                torch._foreach_lerp_(list(self.value_average.parameters()), list(self.value.parameters()), 0.004)
        self.clock["judging"] += time.perf_counter() - began

    def snapshot(self):
        if self.imitating or self.made - self.snapped < self.a.snapshot:
            return
        self.snapped = self.made
        self.pool.append({k: v.detach().half().cpu() for k, v in self.net.state_dict().items()})
        if len(self.pool) > self.a.pool:
            self.pool.pop(random.randrange(0, len(self.pool) - 3))

    @torch.no_grad()
    def match(self, players, company, games):
        """The first game of each of many tables: one seat by the averaged net, at its best, in this company."""
        group = Group([(players, "classic", False, company, games)], 77, False)
        won, over = 0.0, torch.zeros(games, dtype=torch.bool)
        group.look(critic=False)
        seat = group.tensors["info"][:, 15].long()
        while not over.all():
            on = {name: group.tensors[name].to(self.device) for name in ("observations", "masks", "shown")}
            with self.cast():
                out = self.average(on["observations"])
            group.actions.copy_(logits(out, on["shown"], on["masks"]).argmax(1).to(torch.int16))
            group.step(critic=False)
            ended = group.tensors["done"].bool() & ~over
            won += group.tensors["rewards"].gather(1, seat[:, None]).squeeze(1)[ended].sum().item()
            over |= ended
            seat = torch.where(over, seat, group.tensors["info"][:, 15].long())
        share = won / games
        error = 1.96 * (share * (1 - share) / games) ** 0.5
        return f"{100 * share:.1f} ± {100 * error:.1f} % of {games}"

    def check(self):
        began, a = time.time(), self.a
        other = a.company.removeprefix("among ") if a.company.startswith("among ") else "adept"
        lines = [f"{p} players, one among {other}s: {self.match(p, 'among ' + other, a.check_games)}" for p in (4, 2)]
        self.say("MATCH " + "; ".join(lines) + f" ({time.time() - began:.1f} s)")

    def report(self, told, rate, since, seconds):
        whole = sum(self.clock.values()) or 1.0
        clock = " ".join(f"{name} {100 * part / whole:.0f} %" for name, part in self.clock.items())
        self.clock = dict.fromkeys(self.clock, 0.0)
        tallies = {}
        for group in self.groups:
            for players, games, _, turns, nobody, seats, wins in group.games.take_tally():
                old = tallies.get(players, (0, 0, [0] * 8, [0] * 8))
                tallies[players] = (old[0] + games, old[1] + turns, [x + y for x, y in zip(old[2], seats)],
                                    [x + y for x, y in zip(old[3], wins)])
        shares = []
        for players, (games, turns, seats, wins) in sorted(tallies.items()):
            rates = [f"{name} {100 * wins[k] / seats[k]:.1f}" for k, name in ((0, "net"), (1, "past"), (4, "adept")) if seats[k]]
            shares.append(f"{players}p {games} games, {turns / games / players:.1f} rounds, wins a seat {' '.join(rates)}")
        self.say(f"{self.made / 1e6:.1f} M{' imitating' if self.imitating else ''}, {since / seconds:,.0f}/s; policy {told[0]:.4f} "
                 f"entropy {told[1]:.3f} critic {told[2]:.4f} own {told[3]:.4f} reading {told[4]:.3f} kl {told[5]:.4f} "
                 f"clipped {told[6]:.3f} rate {rate:.1e}; {clock}; " + "; ".join(shares))
        if self.tests[1]:
            self.say(f"judge: {self.value_steps} steps, {self.ring.have / 1e6:.2f} M kept; log-loss on new games "
                     f"4p {self.tests[0] / self.tests[1]:.4f} 2p {self.tests[2] / max(self.tests[3], 1):.4f}")
            self.tests = [0.0, 0, 0.0, 0]

    def go(self):
        a = self.a
        parameters = sum(q.numel() for q in self.net.parameters())
        self.say(f"{self.device}, {self.n} games, {game.OBSERVATION} inputs, {parameters:,} weights, seed {a.seed}; {vars(a)}")
        said = checked = saved = time.time()
        since, took = 0, 0.0
        while a.seconds - (time.time() - START) > 1.3 * took + 4 and self.made < a.decisions:
            began = time.time()
            was_imitating = self.imitating
            self.play()
            told, rate = self.learn()
            self.judge()
            self.made += a.steps * self.n
            since += a.steps * self.n
            self.snapshot()
            now = time.time()
            took = max(now - began, 0.5 * took)
            if now - said > 10:
                self.report(told, rate, since, now - said)
                said, since = now, 0
            if now - checked > a.check_every or was_imitating != self.imitating:
                self.check()
                checked = time.time()
            if now - saved > a.save_every:
                self.save()
                saved = time.time()
        self.check()
        self.save()


if __name__ == "__main__":
    Run(arguments()).go()
