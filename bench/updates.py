"""What an update costs, from a tap to its answer: `python -m bench.updates`.

A Telegram of our own with people who tap, a real Redis, the bot – and where updates are brought,
the web app – each a process of its own. A tap under one's private card asks for one's secret at a
running table: it loads the table, puts it into words and answers. Nobody taps in a group, where
Telegram's own limit of messages would be measured. A latency lasts from the tap until Telegram has
the answer, so our Telegram's part is in it. First taps come at random moments, `--rate` a second in
all; then everybody taps as soon as he is answered. The last lines can be compared over time; their
noise is the spread of the runs. Four processes want a core each: on fewer, trust CPU.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any, NamedTuple

from aiohttp import web

from bench.moves import cpu, free_port, started
from bot.handlers import taps
from bot.link import connect
from bot.loop import run
from bot.people import Person
from bot.presses import Press
from bot.shown import Note
from bot.store import Store, new_id, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.app import create_app
from sandbox.phone import Phone
from sandbox.telegram import Telegram

TOKEN = "7000000001:AAE-a_token_for_the_sandbox_only"
GOAL = 5.0, 50.0
WARM_UP = 3.0
EARS = ("polling", "webhook")


class Run(NamedTuple):
    """What was measured in some seconds: per second, milliseconds, and µs of CPU an update."""

    rate: float
    p50: float
    p99: float
    bot: float
    web: float
    redis: float


class Crowd:
    """People, each at a table of his own, who tap under their private cards."""

    def __init__(self, telegram: Telegram, people: int) -> None:
        persons = [telegram.add_person(f"P{n}", "en", started=True) for n in range(people)]
        self._phones = [Phone(telegram, person) for person in persons]
        self._chats = [telegram.private[person.id] for person in persons]
        self._cards = [telegram.post(chat, telegram.bot, "A card") for chat in self._chats]
        self._buttons: list[dict[str, str]] = []
        self._luck = Random(1)
        self.latencies: list[float] = []
        self.unanswered = 0

    async def sit_down(self, store: Store) -> None:
        for phone, card in zip(self._phones, self._cards, strict=True):
            host, guest = (Person(id=str(n), name="P") for n in (phone.person.id, 1))
            table = Table.open(new_id(), "duel", host, new_secret(), time.time())
            table.configure(host.id, time.time(), pace="slow")
            table.sit(guest, "", time.time())
            table.start(host.id, new_secret(), time.time())
            await store.create(table)
            note = Note(state="shown", chat=host.id, message=card.id)
            await store.set_card(table.id, host.id, note.model_dump_json(exclude_defaults=True))
            data = Press(verb="secret", table=table.id).packed()
            self._buttons.append({"text": "Secret", "callback_data": data})
            card.keyboard = [[self._buttons[-1]]]

    async def tap(self, who: int) -> None:
        start = time.perf_counter()
        chat, card, button = self._chats[who], self._cards[who], self._buttons[who]
        answer = await self._phones[who].press(chat, card, button)
        self.latencies.append(time.perf_counter() - start)
        self.unanswered += not answer["answered"]

    async def until_answered(self) -> None:
        """The bot has come to life, and has caught up."""
        while True:
            await self.tap(0)
            if not self.unanswered and self.latencies[-1] < 1:
                return
            self.unanswered = 0

    async def at_random(self, rate: float) -> None:
        """For ever: so many taps a second, whether or not those before are answered."""
        tapping: set[asyncio.Task[None]] = set()
        due = time.perf_counter()
        while True:
            due += self._luck.expovariate(rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            task = asyncio.create_task(self.tap(self._luck.randrange(len(self._phones))))
            tapping.add(task)
            task.add_done_callback(tapping.discard)

    async def without_rest(self) -> None:
        """For ever: everybody again and again."""

        async def on_and_on(who: int) -> None:
            while True:
                await self.tap(who)

        await asyncio.gather(*map(on_and_on, range(len(self._phones))))


async def measure(crowd: Crowd, seconds: float, processes: list[int]) -> Run:
    crowd.latencies.clear()
    before, start = [cpu(pid) for pid in processes], time.perf_counter()
    await asyncio.sleep(seconds)
    spent = [cpu(pid) - was for pid, was in zip(processes, before, strict=True)]
    elapsed, lasted = time.perf_counter() - start, sorted(crowd.latencies)
    if not lasted or crowd.unanswered:
        raise SystemExit(f"{len(lasted)} answers, {crowd.unanswered} taps unanswered")
    p50, p99 = (lasted[int(len(lasted) * share)] * 1e3 for share in (0.5, 0.99))
    return Run(len(lasted) / elapsed, p50, p99, *(each / len(lasted) * 1e6 for each in spent))


@contextlib.asynccontextmanager
async def house(ear: str, redis: str, telegram: str) -> AsyncIterator[list[int]]:
    """The bot, and a web app for updates that are brought; their process ids."""
    port = free_port()
    given = {
        "BOT_TOKEN": TOKEN,
        "WEBAPP_URL": f"http://127.0.0.1:{port}/",
        "WEBHOOK_URL": f"http://127.0.0.1:{port}/hook" if ear == "webhook" else "",
        "TELEGRAM_API": telegram,
        "REDIS_URL": redis,
        "PORT": str(port),
        "LOG_LEVEL": "error",
    }
    os.environ.update(given)
    async with contextlib.AsyncExitStack() as stack:
        web_app = started(port, sys.executable, "-m", "webapp")
        pids = [await stack.enter_async_context(web_app)]
        bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.updates", "--serve")
        try:
            yield [bot.pid, *pids]
        finally:
            bot.terminate()
            await bot.wait()


async def runs_of(
    crowd: Crowd, tapping: Any, asked: argparse.Namespace, processes: list[int]
) -> list[Run]:
    task = asyncio.create_task(tapping)
    try:
        await asyncio.sleep(WARM_UP)
        found = []
        for _ in range(asked.runs):
            found.append(await measure(crowd, asked.seconds, processes))
            print(
                "{:,.0f} updates/s, {:.1f} / {:.1f} ms, {:.0f} µs bot, {:.0f} µs web, "
                "{:.0f} µs Redis".format(*found[-1])
            )
        return found
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(1)


async def bench(asked: argparse.Namespace) -> None:
    program = shutil.which("redis-server") or sys.exit("redis-server is not installed")
    lines = []
    for ear in asked.ear or EARS:
        print(ear)
        async with contextlib.AsyncExitStack() as stack:
            port = free_port()
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            options = ["--port", str(port), "--bind", "127.0.0.1", "--save", ""]
            redis = await stack.enter_async_context(started(port, program, *options, cwd=folder))
            url = f"redis://127.0.0.1:{port}/0"
            telegram = Telegram(TOKEN, MovableTime(), "http://127.0.0.1/app/")
            runner = web.AppRunner(create_app(telegram), access_log=None)
            await runner.setup()
            stack.push_async_callback(runner.cleanup)
            await web.TCPSite(runner, "127.0.0.1", at := free_port()).start()
            crowd = Crowd(telegram, asked.people)
            client = await connect(url)
            await crowd.sit_down(Store(client))
            await client.aclose()
            pids = await stack.enter_async_context(house(ear, url, f"http://127.0.0.1:{at}"))
            processes = [*pids, redis]
            await crowd.until_answered()
            paced = await runs_of(crowd, crowd.at_random(asked.rate), asked, processes)
            most = await runs_of(crowd, crowd.without_rest(), asked, processes)
            lines.append(report(ear, paced, most))
    print(f"load {os.getloadavg()[0]:.1f}", *lines, sep="\n")


def report(ear: str, paced: list[Run], most: list[Run]) -> str:
    slow, fast = (
        Run(*(statistics.median(run[place] for run in runs) for place in range(len(Run._fields))))
        for runs in (paced, most)
    )
    least, longest = (edge(run.p50 for run in paced) for edge in (min, max))
    print(f"{ear}: p50 from {least:.1f} to {longest:.1f} ms")
    return (
        f"updates {ear} {slow.rate:.0f}/s p50 {slow.p50:.2f} ms, p99 {slow.p99:.2f} ms "
        f"({slow.p50 / GOAL[0]:.2f} and {slow.p99 / GOAL[1]:.2f} of what they may be); "
        f"at most {fast.rate:.0f}/s, {fast.bot:.0f} µs bot, {fast.web:.0f} µs web, "
        f"{fast.redis:.0f} µs Redis"
    )


def serve() -> None:
    """The bot alone, for whom nobody taps too often."""
    from bot.__main__ import main as bot_main
    from bot.garbage import collect_seldom

    taps.OFTEN = 10**6
    collect_seldom()
    run(bot_main(with_webapp=False))


def main() -> None:
    parser = argparse.ArgumentParser(description="updates, from the tap to the answer")
    parser.add_argument("--ear", choices=EARS, action="append", help="one way only")
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="taps a second, at first")
    parser.add_argument("--seconds", type=float, default=5.0, help="of each run")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve()
        return
    version, cores = platform.python_version(), os.cpu_count()
    print(f"{platform.python_implementation()} {version}, {platform.machine()}, {cores} cores")
    asyncio.run(bench(asked))


if __name__ == "__main__":
    main()
