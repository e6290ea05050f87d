"""How many random moves a second each engine plays in one process: `python -m bench.playouts`.

A move is `legal` for who is waited for, and `apply` of what was drawn from it, as in other engines'
random playouts; drawing is timed too. The goal is 50,000 a second for each game. The last line of
each game can be compared over time; its noise is the spread of the runs.
"""

import argparse
import platform
import statistics
import time
from random import Random

from bot.engines.game import Game, Move
from bot.engines.registry import GAMES

GOAL = 50_000


def playout(rules: type[Game], seats: int, rng: Random) -> int:
    """Play one game to its end. Returns the number of moves."""
    game = rules.deal(seats, rules.Options(), rng)
    moves = 0
    while waiting := game.waiting():
        seat = min(waiting)
        offers = game.legal(seat)
        offer = offers[int(rng.random() * len(offers))]
        free = [p for p in offer.among if p not in offer.barred] if offer.barred else offer.among
        if offer.most == 1:
            picks: tuple[str, ...] = (free[int(rng.random() * len(free))],)
        else:
            picks = tuple(rng.sample(free, offer.least))
        game.apply(seat, Move(kind=offer.kind, picks=picks), rng)
        game.told()
        moves += 1
    return moves


def measure(rules: type[Game], seconds: float, rng: Random) -> tuple[float, float]:
    """Moves and games a second of CPU, over about that many seconds."""
    moves = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += playout(rules, rng.choice(rules.players), rng)
        games += 1
    return moves / spent, games / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="random playouts a second, of each engine")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=7)
    asked = parser.parse_args()
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    for key, rules in GAMES.items():
        measure(rules, asked.seconds / 5, Random(0))
        runs = [measure(rules, asked.seconds, Random(run)) for run in range(asked.runs)]
        rates = sorted(moves for moves, _ in runs)
        games = statistics.median(games for _, games in runs)
        median = statistics.median(rates)
        print(f"{key}: {games:,.0f} games/s, runs from {rates[0]:,.0f} to {rates[-1]:,.0f} moves/s")
        print(f"playouts {key} {median:.0f} moves/s, {median / GOAL:.2f} of the goal")


if __name__ == "__main__":
    main()
