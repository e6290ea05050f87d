"""A table before its game: opening, seats, host, what is agreed, closing, expiring."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from bot.gathering import Refused
from bot.people import Chat, Person
from bot.table import GAME_LASTS, LOBBY_LASTS, Table
from tests.tables import COMING, NOW, SECRET, begun, opened, somebody, state

HOST, GUEST, THIRD = somebody(0), somebody(1), somebody(2)


def refusal(table: Table, act: Callable[[], Any]) -> str:
    """The code it is refused with; the table stays as it was."""
    before = table.model_dump_json()
    with pytest.raises(Refused) as refused:
        act()
    assert table.model_dump_json() == before
    assert not table.written()
    return refused.value.code


def names(table: Table) -> list[str]:
    return [sitter.person.name if sitter.person else "computer" for sitter in table.sitters]


def test_who_opens_is_host_and_seated() -> None:
    table = opened(people=1)
    assert (table.host, names(table), table.stage) == (HOST.id, ["P0"], "lobby")


def test_what_is_sealed_is_the_secret() -> None:
    table = opened(people=1)
    assert table.seal == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.mark.parametrize(
    ("game", "options", "salt", "code"),
    [
        ("chess", {}, "", "no-game"),
        ("duel", {"mode": "trio"}, "", "options"),
        ("duel", {"more": 1}, "", "options"),
        ("duel", {"mode": None}, "", "options"),
        ("duel", {}, "xyz", "salt"),
        ("duel", {}, "AB", "salt"),
        ("duel", {}, "0" * 65, "salt"),
        ("duel", {}, "00\n", "salt"),
    ],
)
def test_what_cannot_be_opened_is_refused(
    game: str, options: dict[str, Any], salt: str, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        Table.open("Ab3Ab3Ab3Ab3", game, HOST, SECRET, NOW, options, salt=salt)
    assert refused.value.code == code


def test_people_sit_in_the_order_they_come() -> None:
    table = opened(people=1)
    table.sit(GUEST, "", NOW)
    assert names(table) == ["P0", "P1"]
    assert table.seat_of(GUEST.id) == 1


def test_sitting_down_twice_is_one_seat_and_may_bring_the_salt_later() -> None:
    table = opened(people=1)
    table.sit(GUEST, "", NOW)
    table.sit(GUEST, "ab", NOW)
    table.sit(GUEST, "cd", NOW)
    assert names(table) == ["P0", "P1"]
    assert table.sitters[1].salt == "ab"


def test_a_full_table_takes_nobody_more() -> None:
    table = opened()
    assert refusal(table, lambda: table.sit(THIRD, "", NOW)) == "full"


def test_a_salt_that_is_none_is_refused() -> None:
    table = opened(people=1)
    assert refusal(table, lambda: table.sit(GUEST, "ä", NOW)) == "salt"


def test_leaving_frees_the_seat() -> None:
    table = opened()
    table.leave(GUEST.id, NOW)
    assert names(table) == ["P0"]
    table.sit(THIRD, "", NOW)
    assert names(table) == ["P0", "P2"]


def test_who_is_not_seated_cannot_leave() -> None:
    table = opened()
    assert refusal(table, lambda: table.leave(THIRD.id, NOW)) == "not-seated"


def test_when_the_host_leaves_the_next_becomes_host() -> None:
    table = opened()
    table.leave(HOST.id, NOW)
    assert table.host == GUEST.id


def test_when_the_last_person_leaves_the_table_closes_and_the_secret_is_gone() -> None:
    table = opened(people=1)
    table.add_computer(HOST.id, NOW)
    table.leave(HOST.id, NOW)
    assert (table.stage, table.secret, table.due) == ("closed", "", None)
    assert table.ended == "empty"


def test_only_the_host_starts_and_not_alone() -> None:
    table = opened()
    assert refusal(table, lambda: table.start(GUEST.id, COMING, NOW)) == "not-host"
    assert refusal(table, lambda: table.start(THIRD.id, COMING, NOW)) == "not-host"
    alone = opened(people=1)
    assert refusal(alone, lambda: alone.start(HOST.id, COMING, NOW)) == "too-few"


def test_a_game_starts_once() -> None:
    table = begun()
    table.written()
    assert refusal(table, lambda: table.start(HOST.id, COMING, NOW)) == "begun"
    assert refusal(table, lambda: table.sit(THIRD, "", NOW)) == "begun"
    assert refusal(table, lambda: table.close(HOST.id, NOW)) == "begun"


def test_solo_seats_the_house_last_and_leaves_room_for_nobody() -> None:
    table = opened(people=1, options={"mode": "solo"})
    assert names(table) == ["P0", "computer"]
    assert table.sitters[1].house
    assert refusal(table, lambda: table.sit(GUEST, "", NOW)) == "full"
    table.start(HOST.id, COMING, NOW)
    assert names(table) == ["P0", "computer"]


def test_the_host_configures_and_the_house_comes_and_goes() -> None:
    table = opened(people=1)
    table.configure(HOST.id, NOW, options={"mode": "solo"}, pace="blitz", stand_in=True)
    assert (names(table), table.pace, table.stand_in) == (["P0", "computer"], "blitz", True)
    table.configure(HOST.id, NOW, options={"mode": "duel"})
    assert (names(table), table.pace, table.stand_in) == (["P0"], "blitz", True)


def test_configuring_is_the_hosts_and_before_the_game() -> None:
    table = opened()
    assert refusal(table, lambda: table.configure(GUEST.id, NOW, pace="slow")) == "not-host"
    options = {"mode": "trio"}
    assert refusal(table, lambda: table.configure(HOST.id, NOW, options)) == "options"
    assert refusal(table, lambda: table.configure(HOST.id, NOW, {"mode": "solo"})) == "full"
    table = begun()
    table.written()
    assert refusal(table, lambda: table.configure(HOST.id, NOW, pace="slow")) == "begun"


def test_the_host_seats_a_computer_and_takes_it_away() -> None:
    table = opened(people=1)
    assert refusal(table, lambda: table.remove_computer(HOST.id, NOW)) == "no-computer"
    table.add_computer(HOST.id, NOW)
    assert names(table) == ["P0", "computer"]
    assert refusal(table, lambda: table.add_computer(HOST.id, NOW)) == "full"
    table.remove_computer(HOST.id, NOW)
    assert names(table) == ["P0"]


def test_the_house_cannot_be_taken_away() -> None:
    table = opened(people=1, options={"mode": "solo"})
    assert refusal(table, lambda: table.remove_computer(HOST.id, NOW)) == "no-computer"


def test_computers_are_the_hosts_business() -> None:
    table = opened(people=1)
    assert refusal(table, lambda: table.add_computer(GUEST.id, NOW)) == "not-host"
    assert refusal(table, lambda: table.remove_computer(GUEST.id, NOW)) == "not-host"


def test_the_host_closes_a_lobby_for_good() -> None:
    table = opened()
    assert refusal(table, lambda: table.close(GUEST.id, NOW)) == "not-host"
    table.close(HOST.id, NOW)
    assert (table.stage, table.secret, table.due) == ("closed", "", None)
    assert table.ended == "host"
    table.close(HOST.id, NOW)
    for act in (
        lambda: table.sit(THIRD, "", NOW),
        lambda: table.start(HOST.id, COMING, NOW),
        lambda: table.configure(HOST.id, NOW),
        lambda: table.add_computer(HOST.id, NOW),
        lambda: table.again(HOST.id, "", SECRET, NOW),
    ):
        assert refusal(table, act) == "closed"


def test_a_lobby_nobody_touches_expires() -> None:
    assert opened().due == NOW + LOBBY_LASTS
    table = opened()
    table.lapse(NOW + LOBBY_LASTS - 1)
    assert state(table) == "lobby"
    table.lapse(NOW + LOBBY_LASTS)
    assert (state(table), table.secret, table.due) == ("closed", "", None)


def test_a_touch_puts_it_off() -> None:
    table = opened(people=1)
    table.sit(GUEST, "", NOW + 100)
    assert table.due == NOW + 100 + LOBBY_LASTS


def test_a_game_nobody_touches_expires_without_its_secret() -> None:
    table = begun(people=1, options={"mode": "solo"})
    assert table.due == NOW + GAME_LASTS
    table.written()
    table.lapse(NOW + GAME_LASTS)
    assert (table.stage, table.secret, table.seed, table.proof) == ("closed", "", "", None)
    assert table.written() == []
    assert SECRET not in table.model_dump_json()


def test_a_table_knows_its_chat() -> None:
    chat = Chat(id="-1001", topic=7)
    table = Table.open("Ab3Ab3Ab3Ab3", "duel", HOST, SECRET, NOW, chat=chat)
    assert Table.model_validate_json(table.model_dump_json()).chat == chat


def test_no_error_of_a_table_shows_what_it_holds() -> None:
    broken = opened().model_dump()
    broken["touched"] = "later"
    with pytest.raises(ValueError, match="touched") as failed:
        Table.model_validate(broken)
    assert SECRET not in str(failed.value)


def test_two_people_at_the_last_seat_get_one_seat() -> None:
    table = opened(people=1)
    table.sit(GUEST, "", NOW)
    assert refusal(table, lambda: table.sit(THIRD, "", NOW)) == "full"
    table.sit(Person(id=GUEST.id, name="another name"), "", NOW)
    assert len(table.sitters) == 2
