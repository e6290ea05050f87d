"""/start with a payload: a friend follows a link to a table, or a link takes us to a group."""

from aiogram import F, Router
from aiogram.filters import CommandObject, CommandStart
from aiogram.types import Message

from bot.cards import notice
from bot.gathering import Refused
from bot.handlers.openings import begin
from bot.handlers.speaking import audience, language_here, say
from bot.house import House
from bot.inviting import standing, without_room
from bot.keyboards import Row, new, opening
from bot.links import read_opening, read_payload, visit
from bot.opening import come_to
from bot.people import Person
from bot.playable import Choice, choices
from bot.posted import Post
from bot.reconcile import Reconciler
from bot.store import Unknown
from bot.table import Table
from bot.texts import t


def build() -> Router:
    router = Router(name="invitations")
    router.message.register(
        follow,
        CommandStart(deep_link=True, magic=F.args.func(read_payload)),
        F.chat.type == "private",
    )
    for read, handler in ((read_payload, invite_group), (playable_here, open_here)):
        router.message.register(
            handler,
            CommandStart(deep_link=True, magic=F.args.func(read)),
            F.chat.type.in_({"group", "supergroup"}),
        )
    return router


async def follow(
    message: Message,
    command: CommandObject,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """Show the table, or say why not and offer a new one."""
    payload = read_payload(command.args or "")
    assert payload is not None
    kind, table_id = payload
    try:
        table = await come_to(house.store, table_id, house.time.now())
        why = why_not(table, person, invited=kind == "j")
    except Unknown:
        why = "unknown-table"
    except Refused as refusal:
        why = refusal.code
    if not why:
        await reconciler.ask(table_id, person.id, invited=kind == "j")
        return
    row: Row = (new(lang, main=True),)
    if why in ("full", "begun"):
        row = (*row, opening(lang, house.links, visit(table_id)))
    await say(house, audience(message), notice(t(lang, f"refused-{why}"), rows=(row,)))


async def invite_group(
    message: Message, command: CommandObject, lang: str, house: House, reconciler: Reconciler
) -> None:
    """A link brought a table's invitation to a group: post it there, once, and keep it true."""
    payload = read_payload(command.args or "")
    assert payload is not None
    _, table_id = payload
    here = audience(message)
    lang = await language_here(house, here, lang)
    try:
        table = await come_to(house.store, table_id, house.time.now())
        if why := without_room(table):
            raise Refused(why)
        if await house.store.say_once(table_id, f"group.{here.chat}.{message.message_id}"):
            asked = standing(table, lang, house.links, ours=True)
            answer = await say(house, here, asked.card)
            if answer.kind == "done":
                post = Post(lang=lang, ours=True, chat=here.chat, message=answer.message)
                await house.store.set_post(table_id, post.key, post.model_dump_json())
                reconciler.nudge(table_id)
    except (Unknown, Refused) as error:
        key = error.key if isinstance(error, Refused) else "refused-unknown-table"
        await say(house, here, notice(t(lang, key), rows=((new(lang, main=True),),)), loud=False)


async def open_here(
    message: Message,
    command: CommandObject,
    person: Person,
    lang: str,
    mark: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """A link took us to a group to open a table there."""
    await begin(message, playable_here(command.args or ""), person, lang, mark, house, reconciler)


def playable_here(payload: str) -> list[Choice]:
    """What a link would have a group play; nothing where it is garbled."""
    game, mode = read_opening(payload) or ("", "")
    return [
        choice
        for choice in choices(group=True)
        if choice.game == game and mode in ("", choice.mode)
    ]


def why_not(table: Table, person: Person, invited: bool) -> str:
    """Why this table cannot be shown to somebody who follows a link; empty where it can."""
    if table.stage != "closed" and (not invited or table.seat_of(person.id) is not None):
        return ""
    return without_room(table)
