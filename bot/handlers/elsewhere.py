"""Chats the bot is not in: what it offers there by inline mode, what was sent, and being called."""

import re

from aiogram import Router
from aiogram.types import ChosenInlineResult, InlineQuery, Message

from bot.gathering import Refused
from bot.handlers.speaking import is_himself
from bot.house import House
from bot.inviting import Invitation, called_in, fresh, of_table, without_room
from bot.links import read_payload
from bot.opening import come_to, has_enough, promise
from bot.people import Person
from bot.playable import Choice, choices, matching, mentioned
from bot.posted import Post
from bot.reconcile import Reconciler
from bot.store import Unknown
from bot.table import Table
from bot.texts import plain

TABLE = re.compile(r"[A-Za-z0-9]{12}")
MENTION = re.compile(r"@\w+")
SHOWN_TABLES = 20


def build() -> Router:
    router = Router(name="elsewhere")
    router.inline_query.register(offer)
    router.chosen_inline_result.register(chosen)
    router.guest_message.register(be_guest)
    return router


async def offer(query: InlineQuery, person: Person, lang: str, house: House) -> None:
    """One's own tables and a new one of each game, by what is typed; or the one table named.

    Where that cannot be sent any more it is said why, and new ones are offered.
    """
    words, said, there = query.query.strip(), "sharing-above", choices(group=True)
    mine = await house.store.tables_of(person.id)
    shown: list[Invitation] = []
    if TABLE.fullmatch(words):
        try:
            shown = [await _named(words, lang, house)]
            there = []
        except (Unknown, Refused) as error:
            said = error.key if isinstance(error, Refused) else "refused-unknown-table"
    else:
        there = matching(words, lang, there)
        shown = _own(mine, there, lang, house)
    if await house.store.draining():
        said = "refused-draining"
    elif has_enough(mine):
        said = "refused-too-many-tables"
    else:
        shown += await _new(there, person, lang, house)
    await house.chat.answer_inline(query.id, shown, plain(lang, said))


async def _named(table_id: str, lang: str, house: House) -> Invitation:
    """Raises `Unknown`, `Refused`: full, begun, over, closed."""
    table = await house.store.load(table_id)
    if why := without_room(table):
        raise Refused(why)
    return of_table(table, lang, house.links)


def _own(mine: list[Table], there: list[Choice], lang: str, house: House) -> list[Invitation]:
    """The tables one sits at that go on, of the games meant."""
    games = {choice.game for choice in there}
    return [
        of_table(table, lang, house.links)
        for table in mine[:SHOWN_TABLES]
        if table.is_on and table.game_key in games
    ]


async def _new(there: list[Choice], person: Person, lang: str, house: House) -> list[Invitation]:
    """Tables that are opened once somebody comes to them; typing alone opens none."""
    promised = await promise(house.store, person, there)
    return [
        fresh(choice, table_id, lang, house.links, there) for choice, table_id in promised.items()
    ]


async def chosen(
    result: ChosenInlineResult, lang: str, house: House, reconciler: Reconciler
) -> None:
    """An invitation was sent: its table opens, and Telegram lets us keep the message true."""
    kind, table_id = read_payload(result.result_id) or ("t", "")
    if kind == "t":
        return
    table = await come_to(house.store, table_id, house.time.now())
    if result.inline_message_id:
        note = Post(lang=lang).model_dump_json()
        await house.store.set_post(table.id, result.inline_message_id, note)
        reconciler.nudge(table.id)


async def be_guest(message: Message, person: Person, lang: str, house: House) -> None:
    """Called by name into a chat: one answer, with a table of the game that was named, or of each.

    Nobody is host who has written in the name of a chat.
    """
    if message.guest_query_id is None:
        return
    there = choices(group=True)
    meant = mentioned(MENTION.sub(" ", message.text or ""), lang, there)
    mine = await house.store.tables_of(person.id)
    enough = has_enough(mine) or await house.store.draining()
    if not is_himself(message) or enough:
        there, meant = [], None
    place = str(message.chat.id)
    promised = await promise(house.store, person, [meant] if meant else there, place)
    invitation = called_in(promised, lang, house.links)
    answer = await house.chat.answer_guest(message.guest_query_id, invitation)
    if answer.post and len(promised) == 1:
        note = Post(lang=lang, ours=True).model_dump_json()
        (table_id,) = promised.values()
        await house.store.set_post(table_id, answer.post, note)
