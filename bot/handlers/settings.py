"""/settings: what a person or a group has chosen, and who is told when a game starts there."""

from contextlib import AsyncExitStack
from typing import get_args

from aiogram import Bot, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.cards import Card, notice
from bot.handlers import language
from bot.handlers.speaking import (
    audience,
    group_language,
    language_here,
    may_ask,
    repaint,
    reply,
)
from bot.handlers.taps import Alert, Pressed
from bot.house import House
from bot.keyboards import Button, tell
from bot.people import LANGUAGES, Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.store import ChatProfile
from bot.texts import plain, t, tagged

SETTINGS: dict[str, tuple[str, ...]] = {
    name: get_args(ChatProfile.model_fields[name].annotation)
    for name in ("opens", "tables", "pins", "settled")
}


def build() -> Router:
    router = Router(name="settings")
    router.message.register(ask, Command("settings"))
    router.callback_query.register(settle, Pressed("set"))
    router.callback_query.register(ask_language, Pressed("langs"))
    router.callback_query.register(choose_language, Pressed("setlang"))
    router.callback_query.register(follow, Pressed("follow"))
    router.callback_query.register(hush, Pressed("hush"))
    return router


async def ask(message: Message, person: Person, lang: str, house: House) -> None:
    here = audience(message)
    words = own(lang, here)
    if here.person is None:
        lang = await group_language(house, here.chat, lang)
        words = shared(lang, await house.store.chat_profile(here.chat))
    await reply(house, message, person, words, loud=False)


def own(lang: str, here: Audience) -> Card:
    """A person's: the language, and what is kept of him."""
    title = tagged("b", t(lang, "settings"))
    return notice(title, t(lang, "help-kept"), rows=language.chooser(lang, here, "setlang").rows)


def shared(lang: str, chat: ChatProfile) -> Card:
    """A group's: each button says how it is, and a tap asks for the next way."""
    chosen = plain(lang, "setting-language", value=plain(lang, "language-name"))
    return notice(
        tagged("b", t(lang, "settings-group")),
        t(lang, f"settings-by-{chat.settled}"),
        rows=(
            (Button(text=chosen, data=Press(verb="langs").packed()),),
            *((_setting(lang, name, getattr(chat, name)),) for name in SETTINGS),
            (tell(lang, "button-follow", "follow"),),
        ),
    )


def _setting(lang: str, name: str, word: str) -> Button:
    words = SETTINGS[name]
    following = words[(words.index(word) + 1) % len(words)]
    value = plain(lang, f"setting-{name}-{word}")
    return Button(
        text=plain(lang, f"setting-{name}", value=value),
        data=Press(verb="set", pick=f"{name}.{following}").packed(),
    )


async def settle(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> str:
    """Change one setting of the group, where this person may."""
    name, _, word = press.pick.partition(".")
    if word not in SETTINGS.get(name, ()) or not isinstance(query.message, Message):
        return plain(lang, "toast-nothing")
    here = audience(query.message)
    if here.person is not None:
        return plain(lang, "toast-nothing")
    if not await may_settle(house, here.chat, person.id):
        return plain(lang, "setting-not-yours")
    if (name, word) == ("pins", "yes") and not await house.chat.members.let_pin(here.chat):
        return Alert(plain(lang, "setting-pins-cannot"))
    await house.store.settle_chat(here.chat, name, word)

    async def drawn() -> Card:
        now = await house.store.chat_profile(here.chat)
        return shared(now.language or lang, now)

    afterwards.push_async_callback(repaint, house, query, drawn)
    return plain(lang, "toast-setting")


async def may_settle(house: House, chat_id: str, person_id: str) -> bool:
    """Admins may; where they have chosen so, whoever has opened a table there too."""
    if (await house.store.chat_profile(chat_id)).settled == "hosts":
        return await language.may_choose(house, chat_id, person_id)
    return await house.chat.members.lead(chat_id, person_id)


async def ask_language(
    query: CallbackQuery, person: Person, lang: str, house: House, afterwards: AsyncExitStack
) -> str | None:
    """The settings show the languages to whoever may change it, until one is chosen."""
    if not isinstance(query.message, Message):
        return None
    here = audience(query.message)
    if here.person is None and not await language.may_choose(house, here.chat, person.id):
        return plain(lang, "language-not-yours")
    if not await may_ask(house, here, person.id):
        return plain(lang, "refused-too-fast")

    async def drawn() -> Card:
        shown = await language_here(house, here, lang)
        return language.chooser(shown, here, "setlang")

    afterwards.push_async_callback(repaint, house, query, drawn)
    return None


async def choose_language(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    bot: Bot,
    afterwards: AsyncExitStack,
) -> str:
    """The settings stand there again, in that language."""
    wanted = press.pick
    if wanted not in LANGUAGES or not isinstance(query.message, Message):
        return plain(lang, "toast-nothing")
    here = audience(query.message)
    if not await language.settle(here, wanted, person, house, reconciler, bot, afterwards):
        return plain(lang, "language-not-yours")

    async def drawn() -> Card:
        if here.person is not None:
            return own(wanted, here)
        now = await house.store.chat_profile(here.chat)
        return shared(now.language or wanted, now)

    afterwards.push_async_callback(repaint, house, query, drawn)
    return plain(wanted, "language-now")


async def follow(query: CallbackQuery, person: Person, lang: str, mark: str, house: House) -> str:
    """Tell this person from now on, or no more: the button is each reader's own."""
    if not isinstance(query.message, Message) or query.message.chat.type == "private":
        return plain(lang, "toast-nothing")
    chat = query.message.chat
    if not await house.store.other_way(str(chat.id), person.id, mark):
        await house.store.unfollow(str(chat.id), person.id)
        return plain(lang, "follow-off")
    if not await house.store.follow(str(chat.id), person.id):
        return plain(lang, "follow-full")
    await house.store.save_chat(ChatProfile(id=str(chat.id), title=chat.title or ""))
    if (await house.store.person(person.id)).can_dm is True:
        return plain(lang, "follow-on")
    return Alert(plain(lang, "follow-start"))


async def hush(_: CallbackQuery, press: Press, person: Person, lang: str, house: House) -> str:
    """No more news from that group, in one tap."""
    await house.store.unfollow(press.pick, person.id)
    return plain(lang, "follow-off")
