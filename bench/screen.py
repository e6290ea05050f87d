"""A slow phone for benches: pages opened in Chromium, and what hand and eye would feel of them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from playwright.async_api import Browser, Page

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 30.0
STANDS = "felt.stands > 0"
PAINTED = "performance.getEntriesByName('first-contentful-paint').length > 0"

PROBE = """
const felt = { drawn: 0, stands: 0, tasks: [], shifts: [], touched: [], frames: [], touches: [] };
globalThis.felt = felt;
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    durationThreshold: 16,
  });
watch("longtask", ({ duration }) => felt.tasks.push(duration));
watch("layout-shift", ({ hadRecentInput, value, sources }) => {
  const moved = sources.map(({ node }) => node?.className || node?.nodeName || "?").join(", ");
  (hadRecentInput ? felt.touched : felt.shifts).push([value, moved]);
});
watch("event", ({ name, duration }) => name === "click" && felt.touches.push(duration));
new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-stage] *")) return;
  observer.disconnect();
  felt.drawn = performance.now();
  requestAnimationFrame(() => setTimeout(() => (felt.stands = performance.now())));
}).observe(document, { childList: true, subtree: true });
let before = 0;
requestAnimationFrame(function frame(now) {
  if (before) felt.frames.push(now - before);
  const moves = document.getAnimations().some(({ playState }) => playState === "running");
  before = moves ? now : 0;
  requestAnimationFrame(frame);
});
"""
SEEN = """() => {
  const paint = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const asked = performance.getEntriesByType("resource")
    .filter(({ startTime, initiatorType }) =>
      startTime <= (initiatorType === "img" || initiatorType === "css" ? felt.stands : felt.drawn))
    .map(({ name }) => new URL(name).pathname);
  return [paint("first-paint"), paint("first-contentful-paint"), felt.stands, asked];
}"""
TOUCHABLE = """() => {
  const free = [...document.querySelectorAll(
    '.dock [data-offer]:enabled, [data-stage] button:enabled, [data-act="again"]:enabled',
  )].filter((each) => each.checkVisibility());
  const one = free[Math.floor(Math.random() * free.length)]?.getBoundingClientRect();
  return one ? [one.x + one.width / 2, one.y + one.height / 2] : null;
}"""


class Load(NamedTuple):
    """A page that was opened: milliseconds until it showed, and the paths it asked for before."""

    paint: float
    content: float
    stands: float
    asked: list[str]


class Felt(NamedTuple):
    """What was felt while somebody played: milliseconds, and how far things jumped."""

    tasks: list[float]
    shifts: list[tuple[float, str]]
    touched: list[tuple[float, str]]
    frames: list[float]
    touches: list[float]


@contextlib.asynccontextmanager
async def opened(browser: Browser, url: str, slower: float, table: bool) -> AsyncIterator[Page]:
    """The page on a phone that has never seen it, when it, or its table, is there."""
    context = await browser.new_context(**PHONE)
    try:
        page = await context.new_page()
        await page.add_init_script(PROBE)
        devtools = await context.new_cdp_session(page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        await page.goto(url)
        async with asyncio.timeout(PATIENCE):
            while not await page.evaluate(STANDS if table else PAINTED):
                await page.wait_for_timeout(20)
        yield page
    finally:
        await context.close()


async def load(browser: Browser, url: str, slower: float, table: bool = True) -> Load:
    async with opened(browser, url, slower, table) as page:
        return Load(*await page.evaluate(SEEN))


async def play_by_touches(browser: Browser, url: str, slower: float, seconds: float) -> Felt:
    """Touch anything that can be touched, about three times in two seconds."""
    async with opened(browser, url, slower, table=True) as page:
        await page.evaluate("felt.tasks = []; felt.frames = []")
        for _ in range(int(seconds * 1.5)):
            if place := await page.evaluate(TOUCHABLE):
                await page.touchscreen.tap(*place)
            await page.wait_for_timeout(600)
        felt = await page.evaluate("felt")
        return Felt(*(felt[name] for name in Felt._fields))
