"""The Mini App looks as it did when somebody last looked at it: pictures against kept ones."""

import pytest
from PIL import Image, ImageDraw

from bot.people import LANGUAGES
from tests.browser.pictures import (
    DIFFERENT,
    KEPT,
    TAKEN_WITH,
    alike,
    browser,
    chosen,
    difference,
    kept_as,
    taken,
)

ACCEPT = "python -m tests.browser.pictures"
BUTTON = (40, 200, 320, 244)
FINE = 4


def drawn(
    button: tuple[float, float, float, float] = BUTTON,
    colour: str = "#7461c0",
    word: str = "Sit down",
    width: int = 360,
) -> Image.Image:
    """A screen with a button, its edges smoothed."""
    large = Image.new("RGB", (width * FINE, 320 * FINE), "#151515")
    pen = ImageDraw.Draw(large)
    pen.rounded_rectangle([edge * FINE for edge in button], 12 * FINE, colour)
    left, top = button[0] + 90, button[1] + 12
    pen.text((left * FINE, top * FINE), word, "white", font_size=16 * FINE)
    return large.reduce(FINE)


def moved(by: float) -> Image.Image:
    left, top, right, bottom = BUTTON
    return drawn((left, top + by, right, bottom + by))


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(drawn(), id="the same"),
        pytest.param(moved(0.25), id="other edges"),
        pytest.param(drawn(colour="#7764c2"), id="a shade of the colour"),
    ],
)
def test_what_nobody_would_notice_is_no_difference(other: Image.Image) -> None:
    assert alike(drawn(), other)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(moved(1), id="the button is moved"),
        pytest.param(drawn((*BUTTON[:2], 326, 244)), id="the button is wider"),
        pytest.param(drawn(colour="#5440b0"), id="the button has another colour"),
        pytest.param(drawn(word="Sit town"), id="a letter is another one"),
        pytest.param(drawn(word=""), id="the word is missing"),
        pytest.param(drawn(width=352), id="the screen is narrower"),
    ],
)
def test_what_somebody_would_notice_is_a_difference(other: Image.Image) -> None:
    assert not alike(drawn(), other)


def test_what_is_different_is_marked() -> None:
    reds = [colour for _, colour in difference(drawn(), moved(4)).getcolors(10**6) or []]
    assert (255, 0, 0) in reds
    assert difference(drawn(), drawn(width=200)).size == (360 + 2 * 200, 320)


def test_all_languages_themes_and_sizes_are_among_the_pictures() -> None:
    pictures = list(chosen())
    assert len({name for name, _, _ in pictures}) == len(pictures)
    assert {wish.language for _, wish, _ in pictures} == set(LANGUAGES)
    assert {wish.theme for _, wish, _ in pictures} == {"dark", "light"}
    assert {wish.reader for _, wish, _ in pictures} >= {"asked", "other", "watcher", "out", "maf"}
    assert len({(wish.language, wish.theme) for _, wish, _ in pictures}) == 8
    assert len({(phone.width, phone.text) for _, _, phone in pictures}) == 4


@pytest.mark.browser
async def test_the_mini_app_looks_as_it_did(chromium: str, built: None) -> None:
    if browser() != (theirs := TAKEN_WITH.read_text(encoding="utf-8").strip()):
        pytest.skip(f"the kept pictures are of another browser, {theirs}; this is {browser()}")
    DIFFERENT.mkdir(parents=True, exist_ok=True)
    for path in DIFFERENT.glob("*.png"):
        path.unlink()
    unkept = {path.stem for path in KEPT.glob("*.avif")}
    wrong = []
    async for name, take in taken():
        path = kept_as(name)
        unkept.discard(name)
        kept, new = Image.open(path).convert("RGB") if path.exists() else None, await take()
        if kept is not None and not alike(kept, new):
            # A browser that has little of the machine may paint a layer too late.
            new = await take()
        if kept is None or not alike(kept, new):
            wrong.append(name)
            new.save(DIFFERENT / f"{name}.png")
            if kept is not None:
                difference(kept, new).save(DIFFERENT / f"{name}-difference.png")
    assert not unkept, f"kept and taken no more; `{ACCEPT}` lets them go"
    assert not wrong, f"look at tests/output/pictures; if all is as it should be: `{ACCEPT}`"
