"""Keeping chats true when Telegram, the network or our own process fails."""

from collections.abc import Awaitable, Callable

import pytest
from aiohttp.test_utils import unused_port

from bot.answers import REASONS, meaning
from bot.cards import notice
from bot.chat import Chat as Talk
from bot.chat import telegram
from bot.limits import Limits
from bot.link import Client
from bot.people import Person
from bot.settings import Settings
from bot.shown import Audience
from bot.store import Store, new_id, new_secret
from bot.table import Table
from bot.texts import Html
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.gathering import eventually, lobby
from tests.handlers.guests import (
    Guest,
    begin,
    keyboards,
    on_turn,
    only_table,
    open_for_two,
    shoot,
    shown,
    until,
)
from tests.handlers.running import Running

Start = Callable[[], Running]


async def can_dm(store: Store, who: Guest) -> str:
    return str((await store.person(who.id)).can_dm)


async def says(look: Callable[[], Awaitable[str | None]], wanted: object) -> None:
    """Wait until what is looked at says this."""

    async def found() -> bool:
        return str(wanted) in (await look() or "")

    await eventually(found)


def sitting(card: Message) -> str:
    """What the button says by which one sits down."""
    return str(card.keyboard[0][0]["callback_data"])


async def test_debug_tells_each_call_and_what_came_of_it(
    bot: Running, anya: Guest, group: Chat, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="bot.calls")
    await lobby(anya, group)
    assert "send_message: done" in caplog.messages


# Telegram says no


async def test_a_429_is_waited_out_and_the_last_state_is_shown(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram, time: MovableTime
) -> None:
    card = (await lobby(anya, group)).id
    edits: list[float] = []
    spend = sandbox.floods.spend
    sandbox.faults.add("editMessageText", "429", 1, 30)
    began = time.now()

    def counted(chat: int) -> None:
        if chat == group.id:
            edits.append(time.now())
        spend(chat)

    sandbox.floods.spend = counted  # type: ignore[method-assign]
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    assert edits[0] >= began + 30
    assert [m.id for m in keyboards(anya, group)] == [card]


async def test_other_chats_go_on_while_one_waits(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    await lobby(anya, group)
    sandbox.faults.add("editMessageText", "429", 1, 100)
    await tom.tap("Сесть", group)
    await until(lambda: not sandbox.faults.waiting["editmessagetext"])
    tom.phone.start()
    await tom.sees("Hello")
    assert "ждём игроков" in shown(keyboards(anya, group)[-1])


async def test_a_burst_of_taps_stays_within_the_limits(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    """The sandbox would answer 429 to the 21st edit of a minute; none is ever asked of it."""
    refused: list[int] = []
    spend = sandbox.floods.spend

    def counted(chat: int) -> None:
        try:
            spend(chat)
        except Exception:
            refused.append(chat)
            raise

    sandbox.floods.spend = counted  # type: ignore[method-assign]
    card = (await lobby(anya, group)).id
    for _ in range(10):
        await tom.tap("Сесть", group)
        await tom.tap("Встать", group)
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    assert refused == []
    assert [m.id for m in keyboards(anya, group)] == [card]


async def test_a_person_who_blocks_the_bot_is_left_alone_and_comes_back(
    bot: Running, anya: Guest, tom: Guest, store: Store, group: Chat
) -> None:
    table_id = await open_for_two(store, anya, tom)
    tom.phone.block()
    await says(lambda: can_dm(store, tom), False)
    await anya.tap("Начать")
    await anya.sees("идёт игра")
    assert not any("the game is on" in shown(m) for m in tom.from_bot())
    tom.phone.start()
    await tom.sees("the game is on")
    assert (await store.load(table_id)).stage == "playing"


async def test_a_refusal_to_write_to_somebody_is_remembered(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    await open_for_two(store, anya, tom)
    tom.person.started = False
    await anya.tap("Начать")
    await says(lambda: can_dm(store, tom), False)
    await anya.sees("идёт игра")


async def test_a_card_deleted_by_somebody_comes_again_with_the_next_change(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    card = (await lobby(anya, group)).id
    table = await only_table(store, anya)
    del group.messages[card]
    await store.change(table.id, lambda it: it.configure(anya.id, it.touched, pace="slow"))
    fresh = await anya.sees("Не спеша", chat=group)
    assert fresh.id != card
    assert fresh.silent


# The network fails


@pytest.mark.parametrize("fault", ["502", "timeout"])
async def test_an_edit_that_failed_is_made_again(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram, fault: str
) -> None:
    card = (await lobby(anya, group)).id
    sandbox.faults.add("editMessageText", fault, 2, 1)
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    await until(lambda: not sandbox.faults.waiting["editmessagetext"])
    assert [m.id for m in keyboards(anya, group)] == [card]


async def test_a_send_that_failed_is_made_again(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram
) -> None:
    sandbox.faults.add("sendMessage", "502", 1, 1)
    await lobby(anya, group)
    assert len(keyboards(anya, group)) == 1


async def test_a_send_that_acted_unseen_leaves_one_orphan_which_goes_at_the_first_tap(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    sandbox.faults.add("sendMessage", "timeout", 1, 1)
    orphan = (await lobby(anya, group)).id
    await until(lambda: len(keyboards(anya, group)) == 2)
    second = keyboards(anya, group)[-1]
    assert second.silent
    answer = await tom.press(group.messages[orphan], sitting(group.messages[orphan]), group)
    assert answer["url"]
    await until(lambda: orphan not in group.messages)
    await anya.sees("можно начинать", chat=group)
    assert [m.id for m in keyboards(anya, group)] == [second.id]


@pytest.mark.parametrize("stage", ["playing", "closed"])
@pytest.mark.parametrize("button", ["awake::card", "secret::", "quit::", "sit::", "draw:1.s0.0:"])
async def test_whatever_is_tapped_under_a_card_that_is_none_it_goes(
    bot: Running,
    anya: Guest,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    button: str,
    stage: str,
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    person = Person(id=anya.id, name="Anya", language="ru")
    table = Table.open(new_id(), "duel", person, new_secret(), time.now(), options={"mode": "solo"})
    table.start(anya.id, new_secret(), time.now())
    if stage == "closed":
        table.shut("host")
    await store.create(table)
    await anya.sees("Протокол ночи")
    while not (await store.card(table.id, anya.id) or "").count('"shown"'):
        await time.sleep(1)
    verb, rest = button.split(":", 1)
    tap = {"text": "X", "callback_data": f"{verb}:{table.id}:{rest}"}
    orphan = sandbox.post(anya.dm, sandbox.bot, "A card", keyboard=[[tap]])
    assert (await anya.press(orphan, tap["callback_data"]))["answered"]
    await until(lambda: orphan.id not in anya.dm.messages)


async def test_a_card_that_is_none_goes_while_another_is_on_its_way(
    bot: Running, anya: Guest, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    person = Person(id=anya.id, name="Anya", language="ru")
    table = Table.open(new_id(), "duel", person, new_secret(), time.now(), options={"mode": "solo"})
    table.start(anya.id, new_secret(), time.now())
    tap = {"text": "X", "callback_data": f"awake:{table.id}::card"}
    show = f"show:{table.id}::"
    orphan = sandbox.post(anya.dm, sandbox.bot, "A card", keyboard=[[tap]])
    await store.create(table)
    await anya.sees("Протокол ночи")
    await says(lambda: store.card(table.id, anya.id), '"shown"')
    lists = sandbox.post(
        anya.dm, sandbox.bot, "Tables", keyboard=[[{"text": "X", "callback_data": show}]]
    )
    sandbox.faults.add("sendMessage", "timeout", 1, 1)
    await anya.press(lists, show)
    await says(lambda: store.card(table.id, anya.id), '"sending"')
    assert (await anya.press(orphan, tap["callback_data"]))["answered"]
    await until(lambda: orphan.id not in anya.dm.messages)


async def test_sends_that_act_unseen_again_and_again_leave_one_orphan_not_many(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram, time: MovableTime
) -> None:
    sandbox.faults.add("sendMessage", "timeout", 3, 1)
    await lobby(anya, group)
    await until(lambda: len(keyboards(anya, group)) == 2)
    await time.sleep(100)
    assert len(keyboards(anya, group)) == 2
    assert keyboards(anya, group)[-1].silent


async def test_what_never_reached_telegram_is_known_not_to_have_happened(
    settings: Settings, client: Client, time: MovableTime
) -> None:
    nobody = settings.model_copy(update={"telegram_api": f"http://127.0.0.1:{unused_port()}"})
    async with telegram(nobody) as line:
        talk = Talk(line, Limits(client, time))
        answer = await talk.send(Audience(chat="-1"), notice(Html("Hello")))
    assert answer.kind == "later"


async def test_a_card_tapped_before_it_is_missed_is_taken_for_the_one(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    sandbox.faults.add("sendMessage", "timeout", 1, 1)
    only = (await lobby(anya, group)).id
    assert (await tom.tap("Сесть", group))["url"]
    await anya.sees("можно начинать", chat=group)
    assert [m.id for m in keyboards(anya, group)] == [only]


async def test_a_tap_is_answered_although_telegram_is_slow_to_edit(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    await lobby(anya, group)
    sandbox.faults.add("editMessageText", "429", 3, 60)
    assert (await tom.tap("Сесть", group))["url"]


async def test_an_update_that_comes_twice_is_handled_once(
    bot: Running, anya: Guest, sandbox: Telegram, store: Store
) -> None:
    sandbox.faults.add("update", "duplicate")
    anya.say("/play")
    await anya.tap("Двое")
    await anya.sees("ждём игроков")
    assert len([m for m in anya.from_bot() if "Во что сыграем" in shown(m)]) == 0
    await only_table(store, anya)


# Our own process fails


async def test_a_new_process_goes_on_and_calls_nobody_twice(
    start_bot: Start, anya: Guest, tom: Guest, store: Store
) -> None:
    first = start_bot()
    table_id = await begin(store, anya, tom)
    await on_turn(store, table_id, anya, tom)
    await until(lambda: len(keyboards(anya)) == len(keyboards(tom)) == 1)
    before = [[m.id for m in who.from_bot()] for who in (anya, tom)]
    await first.kill()
    start_bot()
    who, question = await on_turn(store, table_id, anya, tom)
    # Repainting makes the new process look at the table again.
    for guest in (anya, tom):
        guest.say("/language")
        await guest.tap("Македонски")
        await guest.sees("играта тече")
        guest.say("/language")
        await guest.tap("Русский")
        await guest.sees("идёт игра")
    for guest, known in zip((anya, tom), before, strict=True):
        assert [m.id for m in keyboards(guest)] == known
    assert (await shoot(who, question))["toast"]


async def test_what_happened_while_no_process_ran_is_shown_by_the_next(
    start_bot: Start, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    first = start_bot()
    card = (await lobby(anya, group)).id
    table = await only_table(store, anya)
    await first.kill()
    await store.change(table.id, lambda it: it.configure(anya.id, it.touched, pace="slow"))
    start_bot()
    shows = await anya.sees("Не спеша", chat=group)
    assert shows.id == card


async def test_killed_between_sending_and_noting_one_card_more_is_sent_silently(
    start_bot: Start, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    first = start_bot()
    sandbox.faults.add("sendMessage", "timeout", 1, 1)
    orphan = (await lobby(anya, group)).id
    await first.kill()
    start_bot()
    await until(lambda: len(keyboards(anya, group)) == 2)
    assert keyboards(anya, group)[-1].silent
    await tom.press(group.messages[orphan], sitting(group.messages[orphan]), group)
    await until(lambda: orphan not in group.messages)
    assert len(keyboards(anya, group)) == 1


async def test_two_processes_show_one_card(
    start_bot: Start,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
) -> None:
    """As while a new version takes over: both hear of each update, one handles it."""
    start_bot()
    start_bot()
    await lobby(anya, group)
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    assert len(keyboards(anya, group)) == 1


async def test_cards_whose_deletion_had_to_wait_all_go_in_the_end(
    bot: Running, anya: Guest, tom: Guest, store: Store, sandbox: Telegram
) -> None:
    table_id = await begin(store, anya, tom)
    sandbox.faults.add("deleteMessage", "429", 6, 2)
    for _ in range(4):
        if (await store.load(table_id)).stage == "playing":
            await shoot(*await on_turn(store, table_id, anya, tom))
    await until(lambda: not sandbox.faults.waiting["deletemessage"])
    await until(lambda: len(keyboards(anya)) == len(keyboards(tom)) == 1)


async def test_time_nearly_up_is_said_once_and_taken_away(
    bot: Running, anya: Guest, tom: Guest, store: Store, time: MovableTime
) -> None:
    table_id = await begin(store, anya, tom)
    who, question = await on_turn(store, table_id, anya, tom)
    time.skip(69)
    words = "Твоё время почти вышло" if who is anya else "Your time is nearly up"
    warning = await who.sees(words)
    await shoot(who, question)
    await until(lambda: warning.id not in who.dm.messages)


# What Telegram's reasons mean


@pytest.mark.parametrize(
    ("reason", "kind"),
    [
        ("message is not modified: specified new message content and reply markup", "done"),
        ("message to edit not found", "gone"),
        ("message to delete not found", "done"),
        ("message thread not found", "topic"),
        ("TOPIC_CLOSED", "topic"),
        ("chat not found", "closed"),
        ("not enough rights to send text messages to the chat", "mute"),
        ("CHAT_WRITE_FORBIDDEN", "mute"),
        ("can't parse entities: unsupported start tag", "wrong"),
    ],
)
def test_what_a_reason_means(reason: str, kind: str) -> None:
    assert meaning(f"Bad Request: {reason}") == kind


def test_reasons_are_compared_in_small_letters() -> None:
    assert all(part == part.lower() for part, _ in REASONS)
