"""Pictures of the gallery that are kept in tests/pictures, and when a new one is unlike."""

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import get_args
from zlib import crc32

from PIL import Image, ImageChops

from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from sandbox.gallery.phone import Phone
from sandbox.gallery.shooting import Studio
from sandbox.gallery.wishes import FRAME, Wish, found, stages
from sandbox.people import Theme
from tests.processes import ROOT
from webapp.pages import DIST

KEPT = ROOT / "tests" / "pictures"
TAKEN_WITH = KEPT / "browser.txt"
DIFFERENT = ROOT / "tests" / "output" / "pictures"
SIZES = ((320, 568), (360, 640), (390, 844))
LARGE = Phone(text=200)
MORE = (
    (Wish("duel", "turn-2"), Phone()),
    (Wish("duel", "turn-4", reader="other", language="fa"), Phone(320, 568)),
    (Wish("coup", "challenge", 8, "watcher", "ru"), Phone(320, 568)),
    (Wish("coup", "turn", reader="out"), Phone()),
    (Wish("coup", "turn", 2, language="mk"), LARGE),
    (Wish("resistance", "vote", 10, "other", "fa"), Phone(320, 568)),
    (Wish("resistance", "mission", 5, "watcher"), Phone()),
    (Wish("resistance", "mission", 7, "spy", "ru"), Phone()),
    (Wish("resistance_mini", "turn", 3, "watcher", "mk"), Phone()),
    (Wish("mafia", "vote", 14, "other", "ru"), Phone(320, 568)),
    (Wish("mafia", "night", 6, "out"), Phone(390, 844)),
    (Wish("mafia", "night", 10, "maf", "fa"), Phone(320, 568)),
    (Wish("mafia", "night", 10, "commissioner"), Phone()),
    (Wish("mafia", "night", 10, "doctor", "ru"), Phone()),
    (Wish("mafia", "nominate", 10, language="ru"), LARGE),
    (Wish(FRAME, "lobby", language="fa", theme="light"), LARGE),
)
"""Besides each stage once: other readers, the most seats, large text."""

CELL = 2
NOTICED = 28
FEW = 12
"""So many cells of 2 × 2 pixels may differ by more; an edge smoothed in another way does not."""


def chosen() -> Iterator[tuple[str, Wish, Phone]]:
    """Every stage once, each in a language, theme and size of its own; by its file's name."""
    themes: tuple[Theme, ...] = get_args(Theme)
    plain = []
    for game in (*GAMES, FRAME):
        for stage in stages(game, ["*"]):
            if game == FRAME or "-" not in stage:
                luck = crc32(f"{game}/{stage}".encode())
                language, theme = LANGUAGES[luck % 4], themes[luck // 4 % 2]
                wish = Wish(game, stage, language=language, theme=theme)
                plain.append((wish, Phone(*SIZES[luck // 8 % 3])))
    for wish, phone in chain(plain, MORE):
        wish = found(wish)[0]
        yield f"{wish}-{phone}", wish, phone


def alike(kept: Image.Image, new: Image.Image) -> bool:
    """Whether nobody could tell them apart who does not count pixels."""
    return kept.size == new.size and len(_different(kept, new)) <= FEW


def _different(kept: Image.Image, new: Image.Image) -> list[tuple[int, int]]:
    """The cells that look different, so blurred that how an edge was smoothed does not matter."""
    cells = ImageChops.difference(kept.reduce(CELL), new.reduce(CELL))
    red, green, blue = (band.tobytes() for band in cells.split())
    across = cells.width
    return [
        (place % across, place // across)
        for place, most in enumerate(map(max, red, green, blue))
        if most > NOTICED
    ]


def difference(kept: Image.Image, new: Image.Image) -> Image.Image:
    """Both side by side, and between them the new one in grey with what is different in red."""
    marked = new.convert("L").convert("RGB")
    if kept.size == new.size:
        for x, y in _different(kept, new):
            marked.paste((255, 0, 0), (x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL))
    sheet = Image.new("RGB", (kept.width + 2 * new.width, max(kept.height, new.height)))
    for left, picture in ((0, kept), (kept.width, marked), (kept.width + new.width, new)):
        sheet.paste(picture, (left, 0))
    return sheet


Take = Callable[[], Awaitable[Image.Image]]


async def taken(dist: Path = DIST) -> AsyncIterator[tuple[str, Take]]:
    """The chosen pictures, each to be taken as it is now, and once more if need be."""
    async with Studio.opened(dist) as studio:

        async def take(wish: Wish, phone: Phone) -> Image.Image:
            return Image.open(BytesIO(await studio.shoot(wish, phone))).convert("RGB")

        for name, wish, phone in chosen():
            yield name, partial(take, wish, phone)


def browser() -> str:
    """Which Chromium is here: each draws letters in its own way, and looks at its own pictures."""
    asked = [shutil.which("chromium") or "chromium", "--version"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return told.split(" built")[0].strip()


def kept_as(name: str) -> Path:
    return KEPT / f"{name}.avif"


async def accept(dist: Path = DIST) -> None:
    """Keep the pictures as they are now; those that are alike stay as they were."""
    KEPT.mkdir(exist_ok=True)
    TAKEN_WITH.write_text(f"{browser()}\n", encoding="utf-8")
    names = set()
    async for name, take in taken(dist):
        names.add(name)
        new = await take()
        path = kept_as(name)
        if not path.exists() or not alike(Image.open(path).convert("RGB"), new):
            new.save(path, quality=85, subsampling="4:4:4")
            print(f"new: {path.relative_to(ROOT)}")  # noqa: T201
    for path in KEPT.glob("*.avif"):
        if path.stem not in names:
            path.unlink()
            print(f"gone: {path.relative_to(ROOT)}")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(accept())
