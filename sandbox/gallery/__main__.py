"""`python -m sandbox.gallery`: pictures of every moment of every game, as PNG files."""

import argparse
import asyncio
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args

from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from sandbox.gallery.frames import FRAMES
from sandbox.gallery.phone import Phone
from sandbox.gallery.readers import READERS
from sandbox.gallery.scenes import numbers, scenes
from sandbox.gallery.sheet import ACROSS, laid_out
from sandbox.gallery.wishes import FRAME, Unavailable, Wish, found, stages
from sandbox.people import Theme
from webapp.pages import DIST

ABOUT = """\
Pictures of the real Mini App at recorded tables, the same each time. A list is words with commas
between them; all that is asked for is combined. What a scene lacks (a reader, a number of seats)
is left out as long as something remains."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox.gallery", description=ABOUT)
    add = parser.add_argument
    add("--list", action="store_true", help="print which scenes there are, and end")
    add("--out", type=Path, help="the folder for the pictures")
    add("--dist", type=Path, default=DIST, help="the built Mini App, if not the usual one")
    games, languages, themes = [*GAMES, FRAME], list(LANGUAGES), list(get_args(Theme))
    add("--games", type=some(games), default=games, help=",".join(games))
    add("--stages", type=words, default=["*"], help="of --list; vote* is vote, vote-2, …")
    add("--seats", type=numerals, default=[0], help="numbers; left out, one that has the stage")
    add("--readers", type=words, default=["asked"], help=f"{','.join(READERS)} a role or a seat")
    add("--languages", type=some(languages), default=["en"], help=",".join(languages))
    add("--themes", type=some(themes), default=["dark"], help=",".join(themes))
    add("--sizes", type=sizes, default="360x640", help="320x568,390x844,… (360x640)")
    add("--text", type=between(50, 400), default=100, help="the person's text size in percent")
    add("--reduced", action="store_true", help="a person who wants less motion")
    add("--newcomer", action="store_true", help="a person who is offered to be shown round")
    add("--strip", type=between(1, 100), metavar="N", help="N pictures of what happens next")
    add("--sheet", action="store_true", help="also all of them on one: sheet.png")
    chosen = parser.parse_args()
    phone = Phone(text=chosen.text, reduced=chosen.reduced, newcomer=chosen.newcomer)
    chosen.sizes = [replace(phone, width=width, height=height) for width, height in chosen.sizes]
    return chosen


def words(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def numerals(text: str) -> list[int]:
    if not all(word.isdecimal() for word in words(text)):
        raise argparse.ArgumentTypeError("seats are numbers, like 2,6")
    return [int(word) for word in words(text)]


def some(known: list[str]) -> Callable[[str], list[str]]:
    """Words that are among the known ones."""

    def read(text: str) -> list[str]:
        if strange := [word for word in words(text) if word not in known]:
            raise argparse.ArgumentTypeError(f"{strange[0]} is none of {','.join(known)}")
        return words(text)

    return read


def between(least: int, most: int) -> Callable[[str], int]:
    """A number that makes sense there."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"a number from {least} to {most}")
        return int(text)

    return read


def sizes(text: str) -> list[tuple[int, int]]:
    if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}(,[1-9]\d{2,3}x[1-9]\d{2,3})*", text):
        raise argparse.ArgumentTypeError("a size is like 360x640")
    return [(int(width), int(height)) for width, height in re.findall(r"(\d+)x(\d+)", text)]


def wishes(chosen: argparse.Namespace) -> list[Wish]:
    """All that is asked for and exists. Raises `Unavailable` where that is nothing."""
    made, lacking = {}, "no stage has that name; --list prints them all"
    for game, seats in product(chosen.games, chosen.seats):
        try:
            named = stages(game, chosen.stages, seats)
        except Unavailable as why:
            named, lacking = [], str(why)
        for stage, reader in product(named, chosen.readers):
            try:
                made[found(Wish(game, stage, seats, reader))[0]] = True
            except Unavailable as why:
                lacking = str(why)
    if not made:
        raise Unavailable(lacking)
    looks = list(product(chosen.languages, chosen.themes))
    return [replace(wish, language=lang, theme=theme) for wish in made for lang, theme in looks]


async def shoot(chosen: argparse.Namespace) -> None:
    from sandbox.gallery.shooting import Studio

    wanted = wishes(chosen)
    taken: list[tuple[str, bytes]] = []
    chosen.out.mkdir(parents=True, exist_ok=True)
    async with Studio.opened(chosen.dist) as studio:
        for phone, wish in product(chosen.sizes, wanted):
            name = f"{wish}-{phone}"
            if chosen.strip:
                pictures = await studio.strip(wish, phone, chosen.strip)
                named = [(f"{name}-{number}", png) for number, png in enumerate(pictures, 1)]
            else:
                named = [(name, await studio.shoot(wish, phone))]
            for each, png in named:
                (chosen.out / f"{each}.png").write_bytes(png)
            taken += named
        if chosen.sheet:
            across = chosen.strip or ACROSS
            (chosen.out / "sheet.png").write_bytes(await studio.paste(laid_out(taken, across)))
    print(f"{len(taken)} pictures in {chosen.out}")


def main() -> None:
    chosen = arguments()
    if chosen.list:
        for game in GAMES:
            for seats in numbers(game):
                print(f"{game} {seats}: {' '.join(scenes(game, seats))}")
        print(f"{FRAME}: {' '.join(FRAMES)}")
        return
    if chosen.out is None:
        sys.exit("One Table: --out names the folder for the pictures")
    if not (chosen.dist / "index.html").exists():
        sys.exit(f"One Table: no built Mini App in {chosen.dist}; scripts/prepare builds it")
    try:
        asyncio.run(shoot(chosen))
    except Unavailable as why:
        sys.exit(f"One Table: {why}")
    except ImportError:
        sys.exit("One Table: Playwright is not installed; scripts/prepare installs it")
    except OSError as why:
        sys.exit(f"One Table: the pictures cannot be written: {why}")


if __name__ == "__main__":
    main()
