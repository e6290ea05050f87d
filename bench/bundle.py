"""What the Mini App weighs, how soon it stands and how smoothly it runs: `python -m bench.bundle`.

The built app on its real server and a bare page of the same server, in one Chromium that is 4
times slower than this machine; each load has an empty cache. What a table asked for until it stood
is what is weighed. First paint is the skeleton's; the table stands when its scene is drawn. Then
one person plays by touches against others who play at random: long tasks, late frames and whatever
jumps are counted. What jumps within half a second of a touch is told apart, as browsers do. The
last line can be compared over time; compare ratios, and milliseconds only within one run.
"""

import argparse
import asyncio
import contextlib
import gzip
import os
import shutil
import statistics
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from urllib.parse import urlencode

from aiohttp import ClientSession, web
from playwright.async_api import Browser, async_playwright

from bench.crowd import TOKEN, Party, crowd, init_data
from bench.moves import free_port, started
from bench.screen import Felt, load, play_by_touches
from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from bot.store import Store, connect
from sandbox.gallery.chromium import FLAGS
from webapp import limits
from webapp.app import create_app
from webapp.pages import DIST
from webapp.protocol import BotNames

BARE = "<!doctype html><html lang=en><meta charset=utf-8><title>Hello</title><p>Hello</html>"
A_PERSON = 1000
"""The first of the crowd, whose phone it is."""
KINDS = ("script", "words", "css", "font", "art")
LATE = 34.0
"""Milliseconds between frames of which one was missed."""
SLOW = 50.0


def serve(port: int, dist: Path) -> None:
    """The web app with a store of its own, and the bare page."""
    limits.BURST = limits.COMMANDS_PER_SECOND = 1e9

    async def bare(_: web.Request) -> web.Response:
        return web.Response(text=BARE, content_type="text/html")

    async def compose() -> web.Application:
        names = BotNames(username="b", app="t")
        app = create_app(Store(await connect()), TOKEN, names, dist=dist)
        app.router.add_get("/bare", bare)
        return app

    web.run_app(compose(), host="127.0.0.1", port=port, access_log=None, print=None)


def kind(path: str) -> str:
    name = path.rpartition("/")[2]
    kinds = {"js": "script", "json": "words", "css": "css", "woff2": "font"}
    return kinds.get(name.rpartition(".")[2], "art")


def weigh(dist: Path, asked: Sequence[str]) -> dict[str, float]:
    """Kilobytes of each kind, gzipped where that is of use."""
    weights = dict.fromkeys(KINDS, 0.0)
    for path in asked:
        if path.startswith("/assets/"):
            content = (dist / path.removeprefix("/")).read_bytes()
            packed = content if path.endswith(".woff2") else gzip.compress(content, 9)
            weights[kind(path)] += len(packed) / 1000
    return weights


class House:
    """The server with its tables, and how a phone gets to one."""

    def __init__(self, http: ClientSession, address: str) -> None:
        self.http = http
        self.address = address

    async def table(self, game: str) -> Party:
        (party,) = await crowd(self.http, 1, GAMES[game].players[0])
        await party.sit_down(game, {})
        return party

    def link(self, party: Party, language: str = "en") -> str:
        told = {"tgWebAppData": init_data(A_PERSON, language), "tgWebAppVersion": "8.0"}
        return f"{self.address}/?startapp=t{party.table}#{urlencode(told)}"


async def weights(house: House, browser: Browser, dist: Path, asked: argparse.Namespace) -> float:
    """Print what each game and language weighs; answers the heaviest JavaScript in English."""
    print(
        f"{'KB gzipped until the table stands':48}{''.join(f'{name:>9}' for name in KINDS)}",
        flush=True,
    )
    heaviest = 0.0
    for game in GAMES:
        party = await house.table(game)
        for language in LANGUAGES if game == asked.game else ("en",):
            seen = await load(browser, house.link(party, language), slower=1)
            of = weigh(dist, seen.asked)
            row = "".join(f"{of[name]:9.1f}" for name in KINDS)
            print(f"  {game:16}{language:4}{len(seen.asked):4} requests{'':12}{row}")
            heaviest = max(heaviest, of["script"] if language == "en" else 0)
        await party.part()
    return heaviest


async def waits(house: House, browser: Browser, asked: argparse.Namespace) -> tuple[float, float]:
    """Print how long one waits; answers paint and table in first paints of a bare page."""
    party = await house.table(asked.game)
    app, bare = [], []
    for _ in range(asked.loads):
        bare.append(await load(browser, f"{house.address}/bare", asked.slower, table=False))
        app.append(await load(browser, house.link(party), asked.slower))
    await party.part()
    print(f"a bare page is painted after {spread(each.paint for each in bare)}")
    print(f"the app is painted after {spread(each.paint for each in app)}, ", end="")
    print(f"with content after {spread(each.content for each in app)}, ", end="")
    print(f"the table stands after {spread(each.stands for each in app)}")
    whole = statistics.median(each.paint for each in bare)
    paint, stands = (
        statistics.median(times)
        for times in ([each.paint for each in app], [each.stands for each in app])
    )
    return paint / whole, stands / whole


def spread(times: Iterable[float]) -> str:
    least, *_, most = ordered = sorted(times)
    return f"{statistics.median(ordered):.0f} ms ({least:.0f} to {most:.0f})"


async def plays(house: House, browser: Browser, asked: argparse.Namespace) -> Felt:
    """Print what is felt while one person plays."""
    party = await house.table(asked.game)
    party.players = party.players[1:]
    others = asyncio.create_task(party.play_on(lambda: asyncio.sleep(0.5)))
    felt = await play_by_touches(browser, house.link(party), asked.slower, asked.seconds)
    others.cancel()
    await asyncio.gather(others, return_exceptions=True)
    await party.part()
    frames = sorted(felt.frames) or [0.0]
    late = sum(frame > LATE for frame in frames) / len(frames)
    print(f"{len(felt.tasks)} tasks over {SLOW:.0f} ms: {[round(each) for each in felt.tasks]}")
    print(
        f"{len(frames)} frames of motion, half within {statistics.median(frames):.1f} ms, ", end=""
    )
    print(f"99 % within {frames[int(len(frames) * 0.99)]:.1f} ms, {late:.1%} late")
    print(f"a touch is answered within {max(felt.touches, default=0):.0f} ms")
    for name, shifts in (("by themselves", felt.shifts), ("after a touch", felt.touched)):
        far = sum(value for value, _ in shifts)
        which = {moved: value for value, moved in sorted(shifts)}
        print(f"things jump {name}: {far:.3f}", *(f"\n  {v:.3f} {m}" for m, v in which.items()))
    return felt


async def bench(asked: argparse.Namespace) -> None:
    chromium = shutil.which("chromium") or sys.exit("chromium is not installed")
    if not (asked.dist / "index.html").is_file():
        sys.exit("the Mini App is not built: scripts/prepare builds it")
    port = free_port()
    words = ["-m", "bench.bundle", "--serve", str(port), "--dist", str(asked.dist)]
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(started(port, sys.executable, *words))
        address = f"http://127.0.0.1:{port}"
        http = await stack.enter_async_context(ClientSession(address))
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        house = House(http, address)
        script = await weights(house, browser, asked.dist, asked)
        paint, stands = await waits(house, browser, asked)
        felt = await plays(house, browser, asked)
        await browser.close()
    jumped = sum(far for far, _ in felt.shifts)
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    print(
        f"bundle {asked.game} {script:.1f} KB of JavaScript, painted {paint:.2f} x a bare page, "
        f"table {stands:.2f} x, {len(felt.tasks)} long tasks up to "
        f"{max(felt.tasks, default=0):.0f} ms, jumps {jumped:.3f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="sizes of the Mini App, and how soon it is there")
    parser.add_argument("--game", choices=list(GAMES), default="coup", help="the one to be played")
    parser.add_argument("--loads", type=int, default=5, help="of the app, and of the bare page")
    parser.add_argument("--seconds", type=float, default=20.0, help="of play")
    parser.add_argument("--slower", type=float, default=4.0, help="how many times the CPU is")
    parser.add_argument("--dist", type=Path, default=DIST, help="the built Mini App")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve, asked.dist)
    else:
        asyncio.run(bench(asked))


if __name__ == "__main__":
    main()
