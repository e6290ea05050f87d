"""What one person alone sees in a group: how it is answered, and what becomes of it."""

import asyncio
from functools import partial
from random import Random
from typing import Any

import pytest

from bot import limits
from bot.alone import Alone
from bot.answers import Answer
from bot.cards import card
from bot.engines.game import Move
from bot.handlers import asides
from bot.links import Links
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Aside
from bot.snapshot import snapshot
from bot.store import Store, new_id, new_secret
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox import ephemeral
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import open_topic
from tests.handlers.guests import LONGEST, Guest, shown, until
from tests.handlers.running import Running
from tests.promises.strangers import Strangers, fast
from tests.tables import any_move, playing

SPEED, MINUTE = 60.0, 60.0

time = fast(SPEED)


@pytest.fixture
async def friends(bot: Running, sandbox: Telegram, store: Store, time: MovableTime) -> Strangers:
    """Five at a table of Resistance in their group, whose leader is to name a team."""
    friends = Strangers.meet(sandbox, store, time, 5, Random("asides"))
    await friends.gather("resistance")
    while playing(await friends.table()).open_offers():
        await friends.turn()
    await time.sleep(MINUTE)
    return friends


async def leader_of(friends: Strangers) -> tuple[Table, Guest]:
    table = await friends.table()
    (seat,) = playing(table).waiting()
    return table, friends.at(table, seat)


async def named(friends: Strangers, guest: Guest) -> None:
    """The leader names a team while he has been shown his choices, by other means."""

    def name(table: Table) -> None:
        seat = table.seated(guest.id)
        move = any_move(playing(table).legal(seat), friends.rng)
        table.play(guest.id, table.question(seat) or "", move, friends.time.now())

    await friends.store.change(friends.table_id, name)


def in_own(guest: Guest, key: str) -> str:
    return plain(guest.person.language, key)


async def test_only_who_has_something_to_answer_is_shown_more_than_an_alert(
    friends: Strangers,
) -> None:
    table, leader = await leader_of(friends)
    for guest in friends.guests:
        answer = await friends.tap(guest, "secret")
        assert (answer["alert"] is None) is (guest is leader)
    aside = await friends.look(leader)
    assert len(friends.asides) == 1
    urls = [button["url"] for row in aside.keyboard for button in row if "url" in button]
    assert urls == [f"https://t.me/one_table_bot/table?startapp=t{table.id}"]
    assert "web_app" not in str(aside.keyboard)
    # Who sits here and how the game stands is on the group's card, right above.
    (card_,) = [message for message in friends.chat.messages.values() if message.keyboard]
    assert "•" in card_.text
    assert "•" not in aside.text


async def test_each_tap_shows_the_latest_and_what_was_there_before_goes(
    friends: Strangers, sandbox: Telegram
) -> None:
    _, leader = await leader_of(friends)
    first = await friends.look(leader)
    for _ in range(3):
        await friends.time.sleep(5)
        await friends.tap(leader, "secret")
    kept = sandbox.ephemerals.kept
    await until(lambda: len(kept[friends.chat.id]) == 1)
    assert len(friends.asides) == 4
    assert shown(friends.alone(leader)[-1]) == shown(first)


async def test_two_quick_taps_are_answered_by_one(
    friends: Strangers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asides, "SELDOM", 10 * MINUTE)
    _, leader = await leader_of(friends)
    await friends.tap(leader, "secret")
    answer = await friends.tap(leader, "secret")
    assert answer["toast"] == in_own(leader, "aside-below")
    assert len(friends.asides) == 1


async def test_22_who_taps_again_and_again_leaves_the_group_room_and_is_told_what_he_knows(
    friends: Strangers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SHARE", (2, 60 * MINUTE))
    _, leader = await leader_of(friends)
    for _ in range(2):
        await friends.time.sleep(5)
        await friends.tap(leader, "secret")
    await friends.time.sleep(5)
    answer = await friends.tap(leader, "secret")
    assert answer["alert"].endswith(in_own(leader, "aside-rest"))
    assert len(friends.asides) == 2


async def ticked(friends: Strangers, guest: Guest, count: int) -> None:
    await until(lambda: str(friends.alone(guest)[-1].keyboard).count("✓") == count)


async def test_what_is_chosen_stands_there_and_what_is_played_takes_it_away(
    friends: Strangers, sandbox: Telegram
) -> None:
    table, leader = await leader_of(friends)
    aside = await friends.look(leader)
    size: int = playing(table).view(None).size  # type: ignore[attr-defined]
    for count in range(1, size + 1):
        steps = [press for _, press in friends.seen_by(leader) if press.is_step]
        told = (await friends.press(leader, aside, steps[count - 1]))["toast"]
        assert told == in_own(leader, "toast-noted")
        await ticked(friends, leader, count)
    played = next(p for _, p in friends.seen_by(leader) if p.question and not p.is_step)
    assert (await friends.press(leader, aside, played))["toast"]
    assert (await friends.table()).entries == table.entries + 1
    await until(lambda: not sandbox.ephemerals.kept[friends.chat.id])
    assert len(friends.asides) == 1


async def test_an_answer_that_comes_too_late_says_so_and_leaves_nothing_behind(
    friends: Strangers, sandbox: Telegram
) -> None:
    _, leader = await leader_of(friends)
    aside = await friends.look(leader)
    press = next(press for _, press in friends.seen_by(leader) if press.question)
    sandbox.faults.add("deleteEphemeralMessage", "502", times=3)
    await named(friends, leader)
    answer = await friends.press(leader, aside, press)
    assert answer["toast"] == in_own(leader, "refused-stale")
    # All vote now, which the group's card asks.
    assert playing(await friends.table()).open_offers()
    await until(lambda: not sandbox.ephemerals.kept[friends.chat.id])


async def test_what_is_answered_elsewhere_is_asked_no_more(
    friends: Strangers, sandbox: Telegram
) -> None:
    _, leader = await leader_of(friends)
    await friends.look(leader)
    await named(friends, leader)
    await until(lambda: not sandbox.ephemerals.kept[friends.chat.id])


async def test_they_all_go_when_the_game_is_over(friends: Strangers, sandbox: Telegram) -> None:
    _, leader = await leader_of(friends)
    await friends.look(leader)

    def leave(table: Table) -> None:
        table.leave(leader.id, friends.time.now())

    await friends.store.change(friends.table_id, leave)
    assert (await friends.table()).stage == "over"
    await until(lambda: not sandbox.ephemerals.kept[friends.chat.id])


@pytest.mark.parametrize("started", [False, True])
async def test_where_telegram_refuses_it_the_private_chat_is_the_way(
    started: bool, friends: Strangers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, leader = await leader_of(friends)
    if started:
        leader.phone.start("hello")
        await until(leader.from_bot)
    monkeypatch.setattr(ephemeral, "WINDOW", 0)
    answer = await friends.tap(leader, "secret")
    assert not friends.asides
    if started:
        assert answer["alert"].endswith(in_own(leader, "secret-more-private"))
        assert len(answer["alert"]) <= 200
    else:
        assert answer["url"] == f"https://t.me/one_table_bot?start=t{table.id}"
        leader.phone.start(f"t{table.id}")
    lang = leader.person.language
    shot = snapshot(await friends.table(), leader.id, friends.time.now())
    wanted = card(shot, "private", lang, Links(bot="b", app="a")).rows
    labels = {button.text for row in wanted for button in row if button.data}
    await until(lambda: labels <= set(_labels(leader)))


def _labels(guest: Guest) -> list[str]:
    return [b["text"] for m in guest.from_bot() for row in m.keyboard for b in row]


async def test_where_the_group_is_too_busy_an_alert_tells_what_it_can(
    friends: Strangers, sandbox: Telegram
) -> None:
    _, leader = await leader_of(friends)
    sandbox.faults.add("sendMessage", "429", retry_after=30, chat=str(friends.chat.id))
    answer = await friends.tap(leader, "secret")
    assert answer["alert"].endswith(in_own(leader, "aside-later"))
    assert not friends.asides
    await friends.time.sleep(40)
    await friends.look(leader)


async def test_in_a_forum_it_stands_in_the_topic_of_its_table(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    friends = Strangers.meet(sandbox, store, time, 2, Random("forum"))
    owner, other = friends.guests
    forum: Chat = Rooms(sandbox, owner.person).create("forum", "Games", sandbox.bot)
    forum.join(other.person)
    friends.chat = forum
    topic = open_topic(sandbox, forum, owner.person, "Duels").id
    owner.phone.say(forum, "/play duel", topic=topic)
    for guest, verb in ((other, "sit"), (owner, "start")):
        await friends.tap(guest, verb)
    friends.table_id = (await store.tables_of(owner.id))[0].id
    await friends.come_to("playing")
    table = await friends.table()
    (seat,) = playing(table).waiting()
    aside: Any = await friends.look(friends.at(table, seat))
    assert aside.topic is not None
    assert aside.topic.id == topic


async def test_one_tap_on_the_groups_card_answers_what_all_are_asked(
    friends: Strangers, sandbox: Telegram
) -> None:
    _, leader = await leader_of(friends)
    await named(friends, leader)
    table = await friends.table()
    stranger = Guest(sandbox, sandbox.add_person("Passer-by", "en"))
    friends.chat.join(stranger.person)
    answer = await friends.tap(stranger, "vote")
    assert answer["toast"] == in_own(stranger, "refused-not-seated")
    one, other = friends.guests[:2]
    assert (await friends.tap(one, "vote", "approve"))["toast"]
    # Again is fine, another answer comes too late.
    assert (await friends.tap(one, "vote", "approve"))["toast"] == in_own(one, "toast-played")
    assert (await friends.tap(one, "vote", "reject"))["toast"] == in_own(one, "toast-answered")
    assert (await friends.tap(other, "vote", "reject"))["toast"]
    assert (await friends.table()).entries == table.entries + 2
    assert not friends.asides


async def test_no_tap_on_the_groups_card_edits_it(friends: Strangers, sandbox: Telegram) -> None:
    _, leader = await leader_of(friends)
    await named(friends, leader)
    spent: list[int] = []
    spend = sandbox.floods.spend

    def counted(chat: int) -> None:
        spent.append(chat)
        spend(chat)

    await until(lambda: "vote:" in str([m.keyboard for m in friends.chat.messages.values()]))
    await friends.time.sleep(MINUTE)
    sandbox.floods.spend = counted  # type: ignore[method-assign]
    for guest in friends.guests * 3:
        await friends.tap(guest, "vote", "perhaps")
    await friends.time.sleep(10)
    assert not spent


async def test_forged_taps_on_it_leave_nothing_at_other_tables(
    friends: Strangers, store: Store, time: MovableTime
) -> None:
    table, leader = await leader_of(friends)
    aside = await friends.look(leader)
    host = Person(id="1", name="Somebody")
    foreign = Table.open(new_id(), "coup", host, new_secret(), time.now())
    await store.create(foreign)
    question = table.question(table.seat_of(leader.id) or 0) or ""
    for table_id in (foreign.id, new_id()):
        press = Press(verb="propose", table=table_id, question=question)
        assert (await friends.press(leader, aside, press))["toast"]
        assert not await store.card(table_id, f"aside.{leader.id}")


async def test_what_one_is_shown_while_the_one_before_is_taken_away_is_not_forgotten(
    friends: Strangers, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where another process handles the tap."""
    _, leader = await leader_of(friends)
    aside = await friends.look(leader)
    taken: list[int] = []
    take = Alone.take_aside

    async def taken_away(self: Alone, person: str, chat: str, number: int) -> Answer:
        answer = await take(self, person, chat, number)
        taken.append(number)
        if number == aside.number:
            newer = Aside(chat=chat, number=number + 1)
            await store.set_card(friends.table_id, f"aside.{person}", newer.model_dump_json())
        return answer

    monkeypatch.setattr(Alone, "take_aside", taken_away)
    await friends.store.change(friends.table_id, lambda table: table.shut())
    await until(lambda: aside.number + 1 in taken)


async def test_what_one_is_shown_as_the_game_ends_goes_although_its_process_ends_too(
    friends: Strangers, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, leader = await leader_of(friends)
    await friends.look(leader)
    await friends.time.sleep(5)
    send = Alone.send_aside

    async def sends(self: Alone, *what: Any) -> Answer:
        answer = await send(self, *what)
        if answer.kind != "done":
            return answer
        await store.change(friends.table_id, lambda table: table.shut())
        await settled(store)
        # Whoever sent it looks at no table any more.
        monkeypatch.setattr(Reconciler, "nudge", lambda *_: None)
        return answer

    monkeypatch.setattr(asides, "PATIENCE", SPEED * LONGEST)
    monkeypatch.setattr(Alone, "send_aside", sends)
    await friends.tap(leader, "secret")
    assert len(friends.asides) == 2
    await until(lambda: not friends.alone(leader))


async def settled(store: Store) -> None:
    async with asyncio.timeout(LONGEST):
        while await store.stale():  # noqa: ASYNC110 - the bot changes it
            await asyncio.sleep(0.01)


async def test_a_night_of_twelve_is_answered_where_each_is_shown_it_first(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    """Every name stands there at once: a group has no room for steps in a night."""
    friends = Strangers.meet(sandbox, store, time, 12, Random("night"))
    await friends.gather("mafia")

    def stage(table: Table) -> str:
        return playing(table).view(None).stage  # type: ignore[attr-defined, no-any-return]

    def go_on(table: Table) -> bool:
        seat = min(playing(table).waiting())
        move = any_move(playing(table).legal(seat), friends.rng)
        table.play_seat(seat, move, time.now())
        return stage(table) != "night"

    def played(table: Table, who: str, asked: str, move: Move) -> None:
        table.play(who, asked, move, time.now())

    while await store.change(friends.table_id, go_on):
        pass
    for seat in sorted(playing(await friends.table()).waiting()):
        guest = friends.at(await friends.table(), seat)
        aside = await friends.look(guest)
        found = [press for _, press in friends.seen_by(guest) if press.question]
        assert not any(press.is_step for press in found)
        offers = playing(await friends.table()).legal(seat)
        barred = next(offer.barred for offer in offers if offer.kind == "choose")
        names = [press for press in found if press.verb == "choose"]
        chosen = next(press for press in names if press.pick not in barred)
        if seat % 2:
            # In the Mini App, say: what he was shown is made true there, too.
            move = Move(kind="choose", picks=chosen.picks)
            answer = partial(played, who=guest.id, asked=chosen.question, move=move)
            await friends.store.change(friends.table_id, answer)
        else:
            assert (await friends.press(guest, aside, chosen))["toast"]

        def ready(guest: Guest = guest, question: str = chosen.question) -> Press | None:
            seen = [press for _, press in friends.seen_by(guest) if press.verb == "ready"]
            return next((press for press in seen if press.question != question), None)

        assert (await friends.press(guest, aside, await until(ready)))["toast"]
    assert stage(await friends.table()) != "night"
