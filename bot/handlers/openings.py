"""/play: which game, and a new table."""

from typing import get_args

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.cards import Card, notice
from bot.engines.game import Fact
from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.handlers.speaking import audience, group_language, is_real, say
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import Button
from bot.limits import has_enough
from bot.people import Chat, Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.store import new_id, new_secret
from bot.table import Table
from bot.texts import plain, t

OFTEN, SPAN = 5, 60.0


class Choice(Fact):
    """A game and the mode it is played in; an empty mode where it has none."""

    game: str
    mode: str = ""

    @property
    def options(self) -> dict[str, str]:
        return {"mode": self.mode} if self.mode else {}

    @property
    def alone(self) -> bool:
        """Whether one person is enough, the house taking the other seats."""
        rules = GAMES[self.game]
        house = rules.house_seats(rules.Options.model_validate(self.options))
        return house > 0 and house + 1 in rules.players


def choices(group: bool) -> list[Choice]:
    """What can be opened here; nobody plays alone in a group."""
    found = []
    for key, rules in GAMES.items():
        mode = rules.Options.model_fields.get("mode")
        modes = get_args(mode.annotation) if mode else ("",)
        found += [Choice(game=key, mode=word) for word in modes]
    # With others first, alone last.
    ordered = sorted(found, key=lambda choice: choice.alone)
    return [choice for choice in ordered if not (group and choice.alone)]


def build() -> Router:
    router = Router(name="openings")
    router.message.register(play, Command("play"))
    router.callback_query.register(menu, Pressed("menu"))
    router.callback_query.register(open_tapped, Pressed("open"))
    return router


async def play(
    message: Message, person: Person, lang: str, house: House, reconciler: Reconciler
) -> None:
    """In a group whose choice is clear a table opens at once, for whoever wrote as himself."""
    here = audience(message)
    if here.person is None:
        lang = await group_language(house, here.chat, lang)
    there = choices(group=here.person is None)
    himself = message.sender_chat is None and message.from_user and not message.from_user.is_bot
    try:
        if here.person is None and len(there) == 1 and himself:
            await open_table(house, reconciler, there[0], person, here)
        else:
            await say(house, here, chooser(lang, here))
    except Refused as refusal:
        await say(house, here, notice(t(lang, f"refused-{refusal.code}")), loud=False)


def chooser(lang: str, here: Audience) -> Card:
    """The games as buttons."""
    there = choices(group=here.person is None)
    rows = tuple((_choice(choice, lang, choice is there[0]),) for choice in there)
    key = "choose-game-tap" if here.person is None else "choose-game"
    return notice(t(lang, key), rows=rows)


def _choice(choice: Choice, lang: str, main: bool) -> Button:
    words = [plain(lang, f"game-{choice.game}")]
    if choice.mode:
        words.append(plain(lang, f"{choice.game}-option-mode-{choice.mode}"))
    press = Press(verb="open", question="", table="", pick=f"{choice.game}.{choice.mode}")
    return Button(text=" · ".join(words), data=press.packed(), main=main)


async def menu(query: CallbackQuery, lang: str, house: House) -> None:
    if isinstance(query.message, Message):
        await say(house, audience(query.message), chooser(lang, audience(query.message)))


async def open_tapped(
    query: CallbackQuery, press: Press, person: Person, house: House, reconciler: Reconciler
) -> None:
    """A game was chosen: in a group the menu becomes the first card, in private the card is new."""
    if not isinstance(query.message, Message):
        return
    here = audience(query.message)
    game, _, mode = press.pick.partition(".")
    choice = Choice(game=game, mode=mode)
    if choice not in choices(group=here.person is None):
        raise Refused("no-game")
    menu_message = query.message.message_id if is_real(query) else 0
    await open_table(house, reconciler, choice, person, here, menu_message)


async def open_table(
    house: House,
    reconciler: Reconciler,
    choice: Choice,
    person: Person,
    here: Audience,
    menu_message: int = 0,
) -> None:
    """A table with this person as its host; alone it begins at once. One lobby each in a group.

    Raises `Refused`: too-fast, too-many-tables.
    """
    mine = await house.store.tables_of(person.id)
    waiting = [t for t in mine if t.stage == "lobby" and t.chat and t.chat.id == here.chat]
    if waiting:
        await reconciler.ask(waiting[0].id, here.key, invited=False)
        return
    if not await house.limits.may_act(person.id, "open", OFTEN, SPAN):
        raise Refused("too-fast")
    if has_enough(table.stage for table in mine):
        raise Refused("too-many-tables")
    now = house.time.now()
    chat = None if here.person else Chat(id=here.chat, topic=here.topic)
    table = Table.open(
        new_id(), choice.game, person, new_secret(), now, options=choice.options, chat=chat
    )
    if choice.alone:
        table.start(person.id, new_secret(), now)
    # One table's card only, however many tap the menu at once.
    if menu_message and chat and await house.store.say_once(here.chat, f"menu.{menu_message}"):
        await reconciler.ask(table.id, here.key, invited=False, message=menu_message)
    await house.store.create(table)
    if menu_message and chat is None:
        # It was sent without protection, which an edit could not give it.
        await house.chat.take_away(here.chat, menu_message)
