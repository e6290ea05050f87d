"""What several subjects say: messages that are no table's card, and whose card was tapped."""

from collections.abc import Awaitable, Callable

from aiogram.types import CallbackQuery, Message

from bot.answers import Answer
from bot.cards import Card, notice
from bot.house import House
from bot.people import Person
from bot.reconcile import Reconciler
from bot.shown import GROUP, Audience, Note
from bot.store import ChatProfile
from bot.texts import t

PATIENCE = 10.0
WAITING = 4
SELDOM = 60.0
WHY = {"mute": "muted-here", "topic": "muted-topic", "later": "muted-slow"}


def audience(message: Message) -> Audience:
    """Whoever reads the chat this was written in, in its topic."""
    topic = message.message_thread_id if message.is_topic_message else None
    person = str(message.chat.id) if message.chat.type == "private" else None
    return Audience(chat=str(message.chat.id), topic=topic, person=person)


async def say(
    house: House, to: Audience, words: Card, loud: bool = True, *, urgent: bool = True
) -> Answer:
    """Send a message, waiting a moment where the chat is busy; few wait for the same chat."""

    async def send() -> Answer:
        return await house.chat.send(to, words, loud, urgent=urgent)

    answer = await patiently(house, to.chat, send)
    if answer.kind == "closed" and to.person is not None:
        await house.store.set_can_dm(to.person, False)
    return answer


async def rewrite(house: House, chat: str, message: int, words: Card) -> Answer:
    """Let a message of ours say something else, waiting a moment where the chat is busy."""

    async def edit() -> Answer:
        return await house.chat.edit(chat, message, words)

    return await patiently(house, chat, edit)


async def repaint(house: House, query: CallbackQuery, drawn: Callable[[], Awaitable[Card]]) -> None:
    """Let the message that was tapped show how it stands, unless the tap is a forgery.

    It is drawn anew at each try: while the chat is busy others tap it, too.
    """
    if query.message is None or not is_real(query):
        return
    chat, message = str(query.message.chat.id), query.message.message_id

    async def edit() -> Answer:
        return await house.chat.edit(chat, message, await drawn())

    await patiently(house, chat, edit)


async def patiently(house: House, chat: str, attempt: Callable[[], Awaitable[Answer]]) -> Answer:
    """Try to send or edit there until there is room, as long as somebody would wait for it."""
    until = house.time.now() + PATIENCE
    answer = await attempt()
    if answer.kind == "later" and await house.limits.may_act(chat, "wait", WAITING, PATIENCE):
        while answer.kind == "later" and house.time.now() + answer.seconds <= until:
            await house.time.sleep(answer.seconds)
            answer = await attempt()
    return answer


def is_himself(message: Message) -> bool:
    """Whether somebody wrote as himself, not as the group or a channel."""
    user = message.from_user
    return message.sender_chat is None and user is not None and not user.is_bot


async def reply(
    house: House, message: Message, person: Person, words: Card, loud: bool = True
) -> Answer:
    """Answer where this was written; where we may not, tell whoever wrote it why, in private."""
    here = audience(message)
    if not await may_ask(house, here, person.id if is_himself(message) else here.chat):
        if is_himself(message):
            await explain(house, person, message.chat.title or "", "answered-enough")
        return Answer("later")
    answer = await say(house, here, words, loud)
    await excuse(house, message, person, answer)
    return answer


async def may_ask(house: House, here: Audience, whose: str) -> bool:
    """Whether a group has room for one more answer to this person; all who write as it are one."""
    return here.person is not None or await house.limits.may_be_answered(whose, here.chat)


async def excuse(house: House, message: Message, person: Person, answer: Answer | None) -> None:
    """Where we could not answer in the group, say so to whoever wrote there."""
    if answer and answer.kind in WHY and message.chat.type != "private" and is_himself(message):
        await explain(house, person, message.chat.title or "", WHY[answer.kind])


async def explain(house: House, person: Person, title: str, key: str) -> None:
    """Why a group hears nothing from us, once in a while."""
    profile = await house.store.person(person.id)
    if profile.can_dm is True and await house.limits.may_act(person.id, key, 1, SELDOM):
        to = Audience(chat=person.id, person=person.id)
        await say(house, to, notice(t(profile.reads, key, group=title)))


def is_real(query: CallbackQuery) -> bool:
    """Whether the tapped message has this button, as Telegram says: a client can claim anything."""
    if not isinstance(query.message, Message) or query.message.reply_markup is None:
        return False
    rows = query.message.reply_markup.inline_keyboard
    return any(button.callback_data == query.data for row in rows for button in row)


def aside_of(query: CallbackQuery) -> int:
    """The number of the message that was tapped, if it is one that only whoever tapped can see."""
    message, person = query.message, query.from_user
    if not isinstance(message, Message) or message.receiver_user is None:
        return 0
    return message.ephemeral_message_id or 0 if message.receiver_user.id == person.id else 0


async def take_away(house: House, query: CallbackQuery) -> None:
    """Remove the message that was tapped, unless the tap is a forgery."""
    if query.message is not None and (number := aside_of(query)):
        chat = str(query.message.chat.id)
        await house.chat.take_aside(str(query.from_user.id), chat, number)
    elif query.message is not None and is_real(query):
        await house.chat.take_away(str(query.message.chat.id), query.message.message_id)


async def group_language(house: House, chat_id: str, lang: str) -> str:
    """The language of a group: the one it has, else from now on that of whoever began.

    Whoever writes as the group has none.
    """
    chat = await house.store.chat_profile(chat_id)
    if chat.language is None and lang:
        await house.store.save_chat(ChatProfile(id=chat_id, language=lang))
    return chat.language or lang or "en"


async def language_here(house: House, here: Audience, lang: str) -> str:
    """In private a person's own language, elsewhere the group's."""
    return lang if here.person else await group_language(house, here.chat, lang)


async def check_card(
    house: House, reconciler: Reconciler, query: CallbackQuery, table_id: str
) -> None:
    """A card that was sent and never noted goes at the first tap; a known one is made true."""
    if query.message is not None and (number := aside_of(query)):
        chat, person = str(query.message.chat.id), str(query.from_user.id)
        await reconciler.renew(table_id, person, chat, number)
        return
    if query.message is None or not is_real(query):
        reconciler.nudge(table_id)
        return
    chat, tapped = str(query.message.chat.id), query.message.message_id
    key = chat if query.message.chat.type == "private" else GROUP
    note = Note.model_validate_json(await house.store.card(table_id, key) or "{}")
    unseen = note.state == "sending" and tapped > max(note.old, default=0)
    if unseen or note.state == "off":
        await reconciler.found(table_id, key, tapped)
    elif tapped not in (note.message, *note.old):
        await take_away(house, query)
    elif key != GROUP:
        await reconciler.seen(table_id, key)
    else:
        reconciler.nudge(table_id)
