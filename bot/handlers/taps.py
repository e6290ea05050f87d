"""Taps on buttons: each is answered within a second, whatever comes of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from aiogram import BaseMiddleware
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.exceptions import AiogramError
from aiogram.filters import BaseFilter
from aiogram.types import CallbackQuery, TelegramObject

from bot.calls import UNSURE
from bot.faults import fault
from bot.gathering import Refused
from bot.handlers.speaking import take_away
from bot.house import House
from bot.presses import Press, read_press
from bot.store import Contended, Unknown
from bot.texts import plain
from bot.toasts import shortened

WITHIN = 0.7
OFTEN, SPAN = 25, 10.0
TRIES, AGAIN = 4, 0.1

log = logging.getLogger(__name__)


class Alert(str):
    """A toast that stays until it is put away."""

    __slots__ = ()


class Leads(str):
    """No words but a link, which opens at once: one of t.me to the bot's private chat."""

    __slots__ = ()


class Pressed(BaseFilter):
    """Passes buttons with this verb that are no move; without a verb, moves."""

    def __init__(self, verb: str = "") -> None:
        self._verb = verb

    async def __call__(self, _: CallbackQuery, press: Press | None) -> bool:
        if press is None or (press.question == "") == (self._verb == ""):
            return False
        return self._verb in ("", press.verb)


class Taps(BaseMiddleware):
    """Runs the handler, whose answer is the toast; a slow one is answered for and goes on.

    Hands on `press`, what the button says, and `afterwards`, to which belongs what nobody who
    tapped waits for: it is done once he is answered, whatever came of his tap.
    """

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        assert isinstance(event, CallbackQuery)
        data["press"] = read_press(event.data or "")
        data["afterwards"] = afterwards = AsyncExitStack()
        work = asyncio.create_task(self._work(handler, event, data))
        try:
            await asyncio.wait({work}, timeout=WITHIN)
            soon = plain(str(data["lang"]), "toast-moment")
            await _answer(event, work.result() if work.done() else soon)
            said = await work
        except asyncio.CancelledError:
            work.cancel()
            raise
        try:
            await afterwards.aclose()
        except Unknown:
            pass  # the table is gone, as whoever tapped has been told
        except Exception as error:  # noqa: BLE001 - whoever tapped has his answer
            log.error("what belongs to a tap failed: %s", fault(error))
        return said

    async def _work(self, handler: Any, query: CallbackQuery, data: dict[str, Any]) -> str:
        """The toast: what the handler says, or in the person's language why it could not be."""
        lang = str(data["lang"])
        try:
            if not await self._house.limits.may_act(data["person"].id, "tap", OFTEN, SPAN):
                raise Refused("too-fast")
            said = await handler(query, data)
        except Refused as refusal:
            return plain(lang, refusal.key)
        except Unknown:
            # A message about a table that is gone should not offer it.
            data["afterwards"].push_async_callback(take_away, self._house, query)
            return plain(lang, "refused-unknown-table")
        except Contended:
            return plain(lang, "refused-busy")
        except Exception as error:  # noqa: BLE001 - whoever tapped is answered in any case
            log.error("a tap failed: %s", fault(error))
            return plain(lang, "toast-trouble")
        if said is UNHANDLED:
            return plain(lang, "toast-nothing")
        return said if isinstance(said, str) else ""


async def _answer(query: CallbackQuery, toast: str) -> None:
    """Where nobody knows whether it came through it is said again: twice said is shown once."""
    link = str(toast) if isinstance(toast, Leads) else None
    words = None if link else shortened(toast) or None
    for _ in range(TRIES):
        try:
            await query.answer(words, show_alert=isinstance(toast, Alert), url=link)
        except UNSURE as error:
            log.info("a tap's answer was not heard: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)
        except AiogramError as error:
            log.info("a tap's answer came too late: %s", type(error).__name__)
            return
        else:
            return
