"""/admin: for those who run the bot. It tells numbers, and never what anybody holds or does."""

from collections import Counter
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from hashlib import sha256

from aiogram import F, Router
from aiogram.filters import BaseFilter, Command, CommandObject
from aiogram.types import CallbackQuery, Message, TelegramObject

from bot.cards import Card, notice
from bot.handlers.speaking import audience, say, take_away
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import tell
from bot.people import Person
from bot.presses import Press
from bot.snapshot import snapshot
from bot.store import Announcement, Errand, Unknown
from bot.table import Table
from bot.texts import Html, isolated, joined, plain, t

HOW = ("stats", "table", "drain", "announce")
SWITCH = {"on": True, "off": False}


class Trusted(BaseFilter):
    """Passes those whom the settings name. To all others there is no such command."""

    async def __call__(self, _: TelegramObject, person: Person, house: House) -> bool:
        return person.id in house.admins


def build() -> Router:
    router = Router(name="admin")
    router.message.register(order, Command("admin"), F.chat.type == "private", Trusted())
    router.callback_query.register(announce, Pressed("announce"), Trusted())
    return router


async def order(
    message: Message, command: CommandObject, person: Person, lang: str, house: House
) -> None:
    """Do what is asked, or say what can be asked."""
    what, _, more = (command.args or "").strip().partition(" ")
    more = more.strip()
    words = notice(joined([t(lang, f"admin-how-{each}") for each in HOW], "\n"))
    if what == "stats":
        words = await stats(house, lang)
    elif what == "table" and more:
        words = await about(house, lang, more, person)
    elif what == "drain" and more in SWITCH:
        await house.store.drain(SWITCH[more])
        words = notice(t(lang, f"admin-drain-{more}"))
    elif what == "announce" and more:
        words = await preview(house, lang, person, more)
    await say(house, audience(message), words, loud=False)


async def stats(house: House, lang: str) -> Card:
    """How many tables there are at each stage, and of each game."""
    tables = [table async for table in house.store.open_tables()]
    stages = Counter(table.stage for table in tables)
    games = Counter(table.game_key for table in tables if table.is_on)
    people = {s.person.id for table in tables for s in table.sitters if s.person and s.plays}
    counts = {stage: stages[stage] for stage in ("lobby", "playing", "over")}
    chats = len({table.chat.id for table in tables if table.chat})
    lines = [
        t(lang, "admin-stats", **counts),
        t(lang, "admin-stats-people", people=len(people), chats=chats),
        *(
            t(lang, "admin-game", game=t(lang, f"game-{game}"), count=count)
            for game, count in games.most_common()
        ),
    ]
    if await house.store.draining():
        lines.append(t(lang, "admin-drain-on"))
    return notice(joined(lines, "\n"))


async def about(house: House, lang: str, table_id: str, person: Person) -> Card:
    """How a table stands, as whoever looks on sees it. Who plays there learns no version: it counts
    what others do in secret too."""
    try:
        version, table = await house.store.load_versioned(table_id)
    except Unknown:
        return notice(t(lang, "refused-unknown-table"))
    shot = snapshot(table, None, house.time.now())
    people = sum(sitter.plays for sitter in table.sitters)
    computers = sum(sitter.computer for sitter in table.sitters)
    awaited = len(shot.waiting)
    lines = [
        Html(f"{t(lang, f'game-{table.game_key}')} · {t(lang, f'state-{table.stage}')}"),
        t(lang, "admin-table-people", people=people, computers=computers, awaited=awaited),
    ]
    if table.seat_of(person.id) is None:
        lines.append(t(lang, "admin-table-version", version=version))
    if shot.clock and shot.clock.deadline is not None:
        moment = datetime.fromtimestamp(shot.clock.deadline, UTC).isoformat(" ", "seconds")
        lines.append(t(lang, "admin-table-deadline", moment=moment))
    return notice(joined(lines, "\n"))


async def preview(house: House, lang: str, person: Person, text: str) -> Card:
    """How it will look, and how many chats it goes to."""
    chats = await chats_with_tables(house)
    if not chats:
        return notice(t(lang, "admin-announce-none"))
    await house.store.draft(person.id, text)
    row = (
        tell(lang, "button-announce", "announce", pick=_mark(text), main=True),
        tell(lang, "button-announce-not", "stay"),
    )
    return notice(t(lang, "admin-announce", count=len(chats)), isolated(text), rows=(row,))


async def announce(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> str:
    """What was shown is told: no other text, should there be a newer one."""
    text = await house.store.drafted(person.id)
    if text is None or _mark(text) != press.pick:
        return plain(lang, "toast-nothing")
    ordered = Announcement(by=person.id, text=text, to=await chats_with_tables(house))
    if not await house.store.announce(ordered):
        return plain(lang, "admin-announce-busy")
    afterwards.push_async_callback(take_away, house, query)
    return plain(lang, "admin-announce-sent")


def _mark(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


async def chats_with_tables(house: House) -> dict[str, Errand]:
    """Groups where a table is open; of one that has no group, its people we may write to."""
    found: dict[str, Errand] = {}
    async for table in house.store.open_tables():
        if table.is_on and table.chat is not None:
            found.setdefault(table.chat.id, Errand(topic=table.chat.topic))
        elif table.is_on:
            for person_id in await _reachable(house, table):
                found.setdefault(person_id, Errand())
    return found


async def _reachable(house: House, table: Table) -> list[str]:
    people = [s.person.id for s in table.sitters if s.person and s.plays]
    return [each for each in people if (await house.store.person(each)).can_dm is True]
