"""What a move costs, from the phone's frame to what it shows: `python -m bench.moves --game coup`.

A web app with a real Redis, both started here; tables full of random players over WebSockets, one
outstanding move each. CPU is that of the server's process, and of Redis', per accepted move, the
dealing of rematches included. A latency lasts from the send until its player has both the answer
and the snapshot after it. With `--rate` all tables together play so many moves a second, otherwise
as many as they can. The last line can be compared over time; its noise is the spread of the runs.
Server, Redis and generator want a core each: on fewer, trust CPU and not latency.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import shutil
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from aiohttp import ClientSession, TCPConnector, web

from bench.crowd import TOKEN, Party, crowd
from bot.engines.registry import GAMES
from bot.garbage import collect_seldom
from bot.loop import new_loop
from bot.store import Store, connect
from webapp import limits
from webapp.app import create_app
from webapp.protocol import BotNames

GOAL = 150.0
WARM_UP = 2.0
TICK = os.sysconf("SC_CLK_TCK")


class Run(NamedTuple):
    """What was measured in some seconds."""

    moves: float
    server: float
    redis: float
    p50: float
    p99: float


def serve(port: int, redis: str) -> None:
    """The web app alone, for as long as it is needed; nobody is too fast for it."""
    limits.BURST = limits.COMMANDS_PER_SECOND = 1e9
    collect_seldom()

    async def compose() -> web.Application:
        return create_app(Store(await connect(redis)), TOKEN, BotNames(username="b", app="t"))

    loop = new_loop()
    web.run_app(compose(), host="127.0.0.1", port=port, access_log=None, print=None, loop=loop)


@contextlib.asynccontextmanager
async def started(port: int, *command: str, cwd: str | None = None) -> AsyncIterator[int]:
    """A program that listens on this port; its process id."""
    quiet = asyncio.subprocess.DEVNULL
    running = await asyncio.create_subprocess_exec(*command, cwd=cwd, stdout=quiet)
    try:
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            if running.returncode is not None:
                raise SystemExit(f"{command[0]} did not start")
            await asyncio.sleep(0.05)
        yield running.pid
    finally:
        running.terminate()
        await running.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def cpu(pid: int) -> float:
    """Seconds of CPU this process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def measure(parties: list[Party], seconds: float, server: int, redis: int) -> Run:
    for party in parties:
        party.moves = party.refused = 0
        party.latencies.clear()
    before, start = (cpu(server), cpu(redis)), time.perf_counter()
    await asyncio.sleep(seconds)
    spent = [after - was for after, was in zip((cpu(server), cpu(redis)), before, strict=True)]
    elapsed = time.perf_counter() - start
    moves = sum(party.moves for party in parties)
    lasted = sorted(latency for party in parties for latency in party.latencies)
    on_server, on_redis = (each / max(1, moves) * 1e6 for each in spent)
    p50, p99 = (lasted[int(len(lasted) * share)] * 1e3 for share in (0.5, 0.99))
    return Run(moves / elapsed, on_server, on_redis, p50, p99)


async def bench(asked: argparse.Namespace) -> None:
    program = shutil.which("redis-server") or sys.exit("redis-server is not installed")
    ports = free_port(), free_port()
    people = asked.people or GAMES[asked.game].players[0]
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        options = ["--port", str(ports[0]), "--bind", "127.0.0.1", "--save", ""]
        redis = await stack.enter_async_context(started(ports[0], program, *options, cwd=folder))
        words = ["--serve", str(ports[1]), "--redis", f"redis://127.0.0.1:{ports[0]}/0"]
        server = await stack.enter_async_context(
            started(ports[1], sys.executable, "-m", "bench.moves", *words)
        )
        http = await stack.enter_async_context(
            ClientSession(f"http://127.0.0.1:{ports[1]}", connector=TCPConnector(limit=0))
        )
        parties = await crowd(http, asked.tables, people)
        for party in parties:
            await party.sit_down(asked.game, {})
        playing = [asyncio.create_task(play(party, asked)) for party in parties]
        await asyncio.sleep(WARM_UP)
        runs = []
        for _ in range(asked.runs):
            runs.append(await measure(parties, asked.seconds, server, redis))
            print("{:,.0f} moves/s, {:.0f} µs + {:.0f} µs, {:.1f} / {:.1f} ms".format(*runs[-1]))
            for task in filter(asyncio.Task.done, playing):
                task.result()
        tasks = [*playing, *(line for party in parties for line in party.lines)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        report(asked, people, runs)


async def play(party: Party, asked: argparse.Namespace) -> None:
    async def pause() -> None:
        if asked.rate:
            await asyncio.sleep(party.rng.expovariate(asked.rate / asked.tables))

    await party.play_on(pause)


def report(asked: argparse.Namespace, people: int, runs: list[Run]) -> None:
    middle = Run(
        *(statistics.median(run[place] for run in runs) for place in range(len(Run._fields)))
    )
    least, most = (edge(run.server for run in runs) for edge in (min, max))
    print(f"server CPU from {least:.0f} to {most:.0f} µs a move, load {os.getloadavg()[0]:.1f}")
    print(
        f"moves {asked.game} {asked.tables}x{people} {middle.moves:.0f} moves/s, "
        f"{middle.server:.0f} µs server, {middle.redis:.0f} µs Redis, "
        f"p50 {middle.p50:.2f} ms, p99 {middle.p99:.2f} ms, {GOAL / middle.server:.2f} of the goal"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="moves over WebSockets, end to end")
    parser.add_argument("--game", choices=list(GAMES), default="duel")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--people", type=int, help="at each table; as few as can play it if left out"
    )
    parser.add_argument("--rate", type=float, help="moves a second of all tables together")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--redis", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.redis)
        return
    version, cores = platform.python_version(), os.cpu_count()
    print(f"{platform.python_implementation()} {version}, {platform.machine()}, {cores} cores")
    asyncio.run(bench(asked))


if __name__ == "__main__":
    main()
