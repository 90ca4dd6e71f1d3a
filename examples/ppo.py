"""PPO by self-play on the vector environment, in PyTorch; then matches against a bot.

    pip install nightkeep torch
    python examples/ppo.py --save curve                    # minutes on one core
    pip install 'nightkeep[cuda]'
    python examples/ppo.py --device cuda --games 16384     # games and network on the card

One network plays both seats of a two-player game. Every number of the observation is looked up in a table of its own
(one for each seat), the entries are added up, and two layers later there are a chance of winning and an action. The
environment writes straight into the tensors that the network learns from.
"""

from __future__ import annotations

import argparse
import copy
import csv
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

import nightkeep as nk
from nightkeep.batch import cuda
from nightkeep.batch.simulate import MOST_SEED
from nightkeep.bots import make_bot
from nightkeep.envs.buffers import Buffers, action_width
from nightkeep.envs.raw_position import RawPosition
from nightkeep.envs.vector import VectorEnv
from nightkeep.play.chance import Chance


class Player(nn.Module):
    """From observations to logits of actions and to the acting seat's value, -1 to 1."""

    def __init__(self, game: nk.Game, size: int) -> None:
        super().__init__()
        low, high = game.layout.low.astype(np.int64), game.layout.high.astype(np.int64)
        spans = high - low + 1
        first = np.concatenate([[0], np.cumsum(spans)[:-1]]) - low
        self.register_buffer("first", torch.from_numpy(first))
        self.rows = int(spans.sum())
        self.table = nn.EmbeddingBag(self.rows * game.players, size, mode="sum")
        nn.init.normal_(self.table.weight, std=0.05)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(size, size), nn.ReLU())
        self.policy = nn.Linear(size, action_width(game))
        self.value = nn.Linear(size, 1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        places = observation.long() + self.first
        places += observation[:, :1].long() * self.rows  # the first number is the seat
        inside = self.body(self.table(places))
        logits = self.policy(inside).masked_fill(~mask, -1e9)
        return logits, torch.tanh(self.value(inside)).squeeze(1)


def environment(game: nk.Game, games: int, seed: int, threads: int, device: str) -> VectorEnv:
    """Games on the CPU's cores or on the card; both are used alike."""
    if device == "cpu":
        return VectorEnv(game, games, seed, threads)
    from nightkeep.envs.cuda_vector import CudaVectorEnv

    return CudaVectorEnv(game, games, seed)


def shelves(game: nk.Game, steps: int, games: int, device: str) -> tuple[dict[str, Tensor], list[Buffers]]:
    """Room for a rollout: a tensor of ``steps + 1`` rows for each thing the environment writes, and those rows."""
    room = {
        name: torch.zeros((steps + 1, *shape), dtype=getattr(torch, dtype.name), device=device)
        for name, (shape, dtype) in Buffers.shapes(game, games).items()
    }
    return room, [Buffers(**{name: tensor[t] for name, tensor in room.items()}) for t in range(steps + 1)]


def advantages(
    reward: Tensor, done: Tensor, seat: Tensor, value: Tensor, last_seat: Tensor, last_value: Tensor, lam: float
) -> Tensor:
    """Generalised advantages where two seats act in any order and what one wins the other loses."""
    out = torch.zeros_like(value)
    next_value, next_seat, ahead = last_value, last_seat, torch.zeros_like(last_value)
    for t in range(len(value) - 1, -1, -1):
        sign = torch.where(next_seat == seat[t], 1.0, -1.0) * (~done[t])
        delta = reward[t] + sign * next_value - value[t]
        ahead = delta + lam * sign * ahead
        out[t] = ahead
        next_value, next_seat = value[t], seat[t]
    return out


@torch.no_grad()
def rollout(env: VectorEnv, net: Player, room: dict[str, Tensor], rows: list[Buffers]) -> dict[str, Tensor]:
    """Play from row 0 of the room to its last; what was decided, and how good that turned out, decision by decision."""
    steps, games = len(rows) - 1, room["seat"].shape[1]
    device = room["seat"].device
    action = torch.zeros((steps, games), dtype=torch.long, device=device)
    chance, value = (torch.zeros((steps, games), device=device) for _ in range(2))
    for t in range(steps):
        logits, value[t] = net(room["observation"][t], room["mask"][t])
        logs = torch.log_softmax(logits, 1)
        action[t] = torch.argmax(logs - torch.empty_like(logs).exponential_().log(), 1)
        chance[t] = logs.gather(1, action[t][:, None]).squeeze(1)
        env.step(action[t], into=rows[t + 1])
    last_value = net(room["observation"][-1], room["mask"][-1])[1]
    seat = room["seat"].long()
    reward = room["reward"][1:].gather(2, seat[:-1, :, None]).squeeze(2)
    gain = advantages(reward, room["done"][1:], seat[:-1], value, seat[-1], last_value, 0.95)
    return {
        "observation": room["observation"][:-1].flatten(0, 1),
        "mask": room["mask"][:-1].flatten(0, 1),
        "action": action.flatten(),
        "chance": chance.flatten(),
        "gain": gain.flatten(),
        "goal": (gain + value).flatten(),
    }


def update(
    net: Player,
    optimiser: torch.optim.Optimizer,
    flat: dict[str, Tensor],
    size: int,
    epochs: int = 3,
    clip: float = 0.2,
    entropy: float = 0.01,
) -> None:
    """PPO's clipped update over all decisions of a rollout."""
    total = len(flat["action"])
    for _ in range(epochs):
        for pick in torch.randperm(total, device=flat["action"].device).split(size):
            part = {name: tensor[pick] for name, tensor in flat.items()}
            logits, value = net(part["observation"], part["mask"])
            logs = torch.log_softmax(logits, 1)
            ratio = (logs.gather(1, part["action"][:, None]).squeeze(1) - part["chance"]).exp()
            gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
            better = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
            spread = -(logs.exp() * logs).sum(1).mean()
            loss = -better + 0.5 * (value - part["goal"]).square().mean() - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def play_against(net: Player, game: nk.Game, words: str, matches: int, seed: int) -> tuple[float, float]:
    """Share of wins (a draw is half) against a bot, each in both seats in turn, and half its 95% interval."""
    judged = copy.deepcopy(net).cpu()
    points = []
    for i in range(matches):
        seat, chance, state = i % 2, Chance(f"{seed}.{i}"), game.start()
        bot = make_bot(words, game, seed=seed + i)
        while not state.is_over:
            if state.actor == nk.CHANCE:
                state.draw(chance)
            elif state.actor == seat:
                raw = RawPosition(game, state.position.array)
                mask = torch.from_numpy(raw.mask().astype(bool))
                logits, _ = judged(torch.from_numpy(raw.observe(seat))[None], mask[None])
                state.play_code(int(logits.argmax()))
            else:
                state.play_code(bot.choose(state.fogged(state.actor), state.actor))
        winners = state.winners()
        points.append(0.0 if seat not in winners else 1.0 / len(winners))
    return float(np.mean(points)), float(1.96 * np.std(points) / np.sqrt(len(points)))


def draw_curve(title: str, points: list[tuple[int, float, float]]) -> str:
    """Win share by decisions, with its interval, as SVG."""
    wide, high, left, below = 640, 300, 56, 40
    most = max(decisions for decisions, _, _ in points)

    def at(decisions: float, share: float) -> str:
        return f"{left + (wide - left - 16) * decisions / most:.1f},{(high - below) - (high - below - 34) * share:.1f}"

    band = [at(d, min(1, s + m)) for d, s, m in points] + [at(d, max(0, s - m)) for d, s, m in reversed(points)]
    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = at(0, share).split(",")
        dashes = ' stroke-dasharray="5 4"' if share == 0.5 else ""
        lines.append(f'<path d="M{x},{y}H{wide - 16}" stroke="#8d7f5f" stroke-opacity="0.5"{dashes}/>')
        lines.append(f'<text x="{left - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for i in range(5):
        x = at(most * i / 4, 0).split(",")[0]
        lines.append(f'<text x="{x}" y="{high - below + 18}" text-anchor="middle">{most * i / 4e6:.1f}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#2b2640"><title>{title}</title>'
        f'<rect width="{wide}" height="{high}" rx="8" fill="#f6f1e4"/><text x="{left}" y="20">{title}</text>'
        f'{"".join(lines)}<text x="{wide - 16}" y="{high - 6}" text-anchor="end">million decisions</text>'
        f'<polygon points="{" ".join(band)}" fill="#a85b00" fill-opacity="0.22"/>'
        f'<polyline points="{" ".join(at(d, s) for d, s, _ in points)}" fill="none" stroke="#a85b00" '
        'stroke-width="2.5"/></svg>\n'
    )


def positive(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)


def arguments() -> tuple[argparse.Namespace, nk.Game]:
    """What is asked for, and the game; what cannot be is said before the first decision, not after the last."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, add_help=True
    )
    add = parser.add_argument
    add("--game", default="hidden-castle", help="a two-player game with numbered actions (%(default)s)")
    add("--device", default="cpu", choices=("cpu", "cuda"), help="where games and network live (%(default)s)")
    add("--decisions", type=positive, default=4_000_000, help="how long to train (%(default)s)")
    add("--games", type=positive, default=256, help="games in flight (%(default)s)")
    add("--steps", type=positive, default=64, help="decisions in each between two updates (%(default)s)")
    add("--batch", type=positive, default=2048, help="decisions in each step of learning (%(default)s)")
    add("--size", type=positive, default=128, help="width of the network (%(default)s)")
    add("--rate", type=float, default=1e-3, help="learning rate at the start; it falls to 0 (%(default)s)")
    add("--threads", type=positive, default=1, help="cores to use (%(default)s)")
    add("--seed", type=int, default=1, help="of games, network and matches (%(default)s)")
    add("--opponent", default="greedy", help="the bot to be tested against (%(default)s)")
    add("--tests", type=positive, default=16, help="how often it is tested on the way (%(default)s)")
    add("--test-matches", type=positive, default=100, help="games of such a test (%(default)s)")
    add("--matches", type=positive, default=1000, help="games against the bot at the end (%(default)s)")
    add("--save", type=Path, metavar="NAME", help="write NAME.pt (the network), NAME.csv and NAME.svg (the curve)")
    given = parser.parse_args()
    try:
        game = nk.game(given.game, players=2)
        make_bot(given.opponent, game)
    except nk.NightkeepError as problem:
        parser.error(str(problem))
    if game.action_count is None:
        parser.error(f"{given.game} has too many actions to number")
    if given.device == "cuda" and (reason := cuda.why_not()):
        parser.error(reason)
    if given.device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch finds no GPU that it can use")
    if not 0 <= given.seed <= MOST_SEED:
        parser.error(f"--seed is a whole number from 0 to {MOST_SEED}")
    if given.save and not given.save.parent.is_dir():
        parser.error(f"there is no folder {given.save.parent}")
    return given, game


class Clock:
    """How long the parts of the work take; on a card, until it has finished them."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.seconds = {"environment": 0.0, "rollouts": 0.0, "learning": 0.0}

    def wait(self) -> float:
        if self.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    @contextmanager
    def of(self, part: str) -> Iterator[None]:
        begin = self.wait()
        yield
        self.seconds[part] += self.wait() - begin


def environment_alone(env: VectorEnv, rows: list[Buffers], clock: Clock) -> int:
    """Random play without a network, for comparison: how many decisions."""
    env.reset(1, into=rows[0])
    for _ in range(2):  # the first time round is to warm up
        begin = clock.wait()
        for row in rows[1:]:
            env.step(env.random_actions(), into=row)
        clock.seconds["environment"] = clock.wait() - begin
    return (len(rows) - 1) * env.games


def main() -> None:
    given, game = arguments()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    env = environment(game, given.games, given.seed, given.threads, given.device)
    room, rows = shelves(game, given.steps, given.games, given.device)
    net = Player(game, given.size).to(given.device)
    optimiser = torch.optim.Adam(net.parameters(), given.rate, eps=1e-5)
    print(f"{game}: {sum(p.numel() for p in net.parameters()):,} parameters on {given.device}", flush=True)

    def test(decisions: int, seconds: float, matches: int) -> None:
        share, margin = play_against(net, game, given.opponent, matches, 20_000 + 1000 * len(curve))
        curve.append((decisions, seconds, share, margin))
        rate = f"{decisions / seconds:,.0f} a second" if seconds else "untrained"
        print(
            f"{decisions:>12,} decisions  {seconds:6.1f} s  {rate:>20}  wins {share:6.1%} ± {margin:.1%} of {matches} "
            f"against {given.opponent}",
            flush=True,
        )

    curve: list[tuple[int, float, float, float]] = []
    test(0, 0, given.test_matches)
    clock = Clock(given.device)
    alone = environment_alone(env, rows, clock)
    env.reset(given.seed, into=rows[0])
    decisions, seconds, due = 0, 0.0, given.decisions / given.tests
    while decisions < given.decisions:
        optimiser.param_groups[0]["lr"] = given.rate * (1 - decisions / given.decisions)
        with clock.of("rollouts"):
            flat = rollout(env, net, room, rows)
        with clock.of("learning"):
            update(net, optimiser, flat, given.batch)
            for tensor in room.values():
                tensor[0] = tensor[-1]
        seconds = clock.seconds["rollouts"] + clock.seconds["learning"]
        decisions += given.steps * given.games
        if decisions >= due and decisions < given.decisions:
            test(decisions, seconds, given.test_matches)
            due += given.decisions / given.tests
    if given.device == "cuda":
        env.check()
    env.close()
    for part, taken in clock.seconds.items():
        rate = (alone if part == "environment" else decisions) / taken
        print(f"{part:>12}: {rate:,.0f} decisions a second", flush=True)
    test(decisions, seconds, given.matches)
    if given.save:
        torch.save(net.state_dict(), f"{given.save}.pt")
        with Path(f"{given.save}.csv").open("w", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["decisions", "seconds", "share", "margin"])
            writer.writerows((d, round(s, 2), round(share, 4), round(margin, 4)) for d, s, share, margin in curve)
        title = f"{given.game}: share of wins against {given.opponent}, 95% interval"
        picture = draw_curve(title, [(d, share, margin) for d, _, share, margin in curve])
        Path(f"{given.save}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
