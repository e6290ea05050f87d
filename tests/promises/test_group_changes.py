"""Groups: one that gets another id takes its table along; one that puts the bot out is let be."""

from collections.abc import Callable

import pytest

from bot.house import move
from bot.people import Chat as TableChat
from bot.people import Person
from bot.store import ChatProfile, Store, new_id, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.guests import (
    Guest,
    buttons,
    keyboards,
    on_turn,
    shoot,
    shoot_until_over,
    shown,
    until,
)
from tests.handlers.running import Running
from tests.tables import COMING, SECRET


@pytest.fixture
async def friends(anya: Guest, tom: Guest) -> tuple[Guest, Guest]:
    """Both may be written to."""
    for guest in (anya, tom):
        guest.person.started = True
    return anya, tom


@pytest.fixture
def basic(sandbox: Telegram, friends: tuple[Guest, Guest]) -> Chat:
    anya, tom = friends
    return Rooms(sandbox, anya.person).create("basic", "Friday", tom.person, sandbox.bot)


async def match(store: Store, time: MovableTime, chat: Chat, *friends: Guest) -> str:
    """A duel of these two in that group, just begun."""
    host, friend = (
        Person(id=each.id, name=each.person.name, language=each.person.language) for each in friends
    )
    for each in friends:
        await store.set_can_dm(each.id, True)
    await store.save_chat(ChatProfile(id=str(chat.id), language="mk"))
    here = TableChat(id=str(chat.id))
    table = Table.open(new_id(), "duel", host, SECRET, time.now(), pace="slow", chat=here)
    table.sit(friend, "", time.now())
    table.start(host.id, COMING, time.now())
    await store.create(table)
    return table.id


async def lobby(store: Store, time: MovableTime, chat: Chat, host: Guest) -> str:
    """A table that waits for players in that group."""
    person = Person(id=host.id, name=host.person.name, language=host.person.language)
    here = TableChat(id=str(chat.id))
    table = Table.open(new_id(), "duel", person, new_secret(), time.now(), chat=here)
    await store.create(table)
    return table.id


def upgraded(telegram: Telegram, owner: Guest, chat: Chat) -> Chat:
    return Rooms(telegram, owner.person).upgrade(chat)


def upgraded_unheard(telegram: Telegram, owner: Guest, chat: Chat) -> Chat:
    """So that the bot learns it from a refusal only."""
    new = Rooms(telegram, owner.person).create("group", chat.title)
    new.members = dict(chat.members)
    chat.gone, chat.moved_to = "upgraded", new.id
    return new


@pytest.mark.parametrize("upgrade", [upgraded, upgraded_unheard])
async def test_36_in_the_middle_of_a_game_the_table_goes_on_under_the_groups_new_id(
    bot: Running,
    friends: tuple[Guest, Guest],
    basic: Chat,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    upgrade: Callable[[Telegram, Guest, Chat], Chat],
) -> None:
    anya, tom = friends
    table_id = await match(store, time, basic, anya, tom)
    await anya.sees("играта тече", chat=basic)
    new = upgrade(sandbox, anya, basic)
    await shoot(*await on_turn(store, table_id, anya, tom))
    await anya.sees("играта тече", chat=new)
    assert (await store.load(table_id)).chat == TableChat(id=str(new.id))
    await shoot_until_over(store, table_id, anya, tom)
    result = await anya.sees("крај", "Победа", chat=new)
    await until(lambda: [card.id for card in keyboards(anya, new)] == [result.id])
    assert (await tom.tap(buttons(result)[0], new))["toast"]
    assert (await store.chat_profile(str(new.id))).language == "mk"


async def test_36_told_twice_it_moves_once(
    basic: Chat, friends: tuple[Guest, Guest], store: Store, time: MovableTime
) -> None:
    """By the message and by the refusal."""
    table_id = await match(store, time, basic, *friends)
    for _ in range(2):
        await move(store, table_id, "-1007")
    assert (await store.load(table_id)).chat == TableChat(id="-1007")
    assert [table.id for table in await store.tables_in("-1007")] == [table_id]
    assert await store.tables_in(str(basic.id)) == []


def put_out(telegram: Telegram, by: Guest, group: Chat) -> None:
    Rooms(telegram, by.person).remove(group, telegram.bot)


def put_out_unheard(telegram: Telegram, by: Guest, group: Chat) -> None:
    group.members[telegram.bot.id] = Member(telegram.bot, "kicked")


@pytest.mark.parametrize("leave", [put_out, put_out_unheard])
async def test_37_put_out_it_is_quiet_there_and_let_in_again_greets_once(
    bot: Running,
    friends: tuple[Guest, Guest],
    group: Chat,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
    leave: Callable[[Telegram, Guest, Chat], None],
) -> None:
    """The lobby closes, the game goes on in private; each table tries once at most to write."""
    anya, tom = friends
    game, waits = await match(store, time, group, anya, tom), await lobby(store, time, group, anya)
    await until(lambda: len(keyboards(anya, group)) == 2)
    asked: list[int] = []
    named = sandbox.chat_named

    def counted(chat_id: int | str | None) -> Chat:
        asked.extend([group.id] * (str(chat_id) == str(group.id)))
        return named(chat_id)

    monkeypatch.setattr(sandbox, "chat_named", counted)
    leave(sandbox, anya, group)
    await store.change(waits, lambda it: setattr(it, "pace", "slow"))
    while (await store.load(waits)).stage != "closed":
        await time.sleep(1)
    await shoot(*await on_turn(store, game, anya, tom))
    await on_turn(store, game, anya, tom)
    await time.sleep(30)
    # Two tables try; whoever is told that he is out asks once whether it is so.
    assert len(asked) <= (3 if leave is put_out else 2)
    asked.clear()
    await shoot(*await on_turn(store, game, anya, tom))
    await time.sleep(60)
    assert asked == []

    before = len(anya.from_bot(group))
    Rooms(sandbox, anya.person).invite(group, sandbox.bot)
    hello = await anya.sees("Здраво", chat=group)
    assert hello.silent
    await until(lambda: [c for c in keyboards(anya, group) if c.id > hello.id])
    await time.sleep(30)
    greetings = [m for m in anya.from_bot(group) if "Здраво" in shown(m)]
    assert greetings == [hello]
    assert len(anya.from_bot(group)) == before + 1


async def test_37_the_card_of_a_lobby_that_was_given_up_says_so_when_it_is_tapped(
    bot: Running,
    friends: tuple[Guest, Guest],
    group: Chat,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
) -> None:
    anya, tom = friends
    table_id = await lobby(store, time, group, anya)
    card = await until(lambda: next(iter(keyboards(anya, group)), None))
    put_out(sandbox, anya, group)
    while (await store.load(table_id)).stage != "closed":
        await time.sleep(1)
    Rooms(sandbox, anya.person).invite(group, sandbox.bot)
    await until(
        lambda: any("Hello" in shown(m) or "Привет" in shown(m) for m in tom.from_bot(group))
    )
    assert (await tom.press(card, f"sit:{table_id}::", group))["toast"]
    await until(lambda: not card.keyboard)
