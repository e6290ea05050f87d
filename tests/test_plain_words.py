"""What chats say and show is whole, and means what it says."""

import pytest

from bot.cards import Card, card
from bot.engines.coup import Coup
from bot.engines.game import Move, Offer, Outcome
from bot.heading import result
from bot.keyboards import LONGEST_LABEL
from bot.links import Links
from bot.people import LANGUAGES, Person
from bot.snapshot import snapshot
from bot.table import Table
from bot.texts import plain
from tests.tables import NOW, begun, opened, person_in, playing
from tests.test_cards import bare

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")


def shown_to(table: Table, person: str | None, lang: str = "en") -> Card:
    shot = snapshot(table, person, NOW)
    return card(shot, "private" if person else "group", lang, LINKS)


def labels(shown: Card) -> list[str]:
    return [button.text for row in shown.rows for button in row]


def test_what_does_not_fit_on_a_button_ends_with_a_whole_word_and_says_so() -> None:
    table = opened(people=1)
    table.sitters[0].person = Person(id="100", name=" ".join(["Seventeen"] * 6))
    table.sit(Person(id="101", name="Tom"), "01", NOW)
    table.start("100", "c0" * 32, NOW)
    for person in ("100", "101"):
        for text in labels(shown_to(table, person)):
            assert len(text) <= LONGEST_LABEL
            assert "Seventeen" not in text or text.endswith(("Seventeen", "Seventeen…"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_won_with_others_is_not_told_that_others_won(lang: str) -> None:
    shot = snapshot(begun("resistance", 5), "100", NOW)
    assert shot.view is not None
    assert shot.seat is not None
    winners = (shot.seat, (shot.seat + 1) % 5)
    outcome = Outcome(winners=winners, reason="", revealed=shot.view)
    said = list(result(shot.model_copy(update={"outcome": outcome}), lang))
    assert bare(said[0]) == f"<b>{plain(lang, 'won-you')}</b>"
    together = {"en": "together", "ru": "вместе", "fa": "با هم", "mk": "заедно"}
    assert together[lang] in said[1]


def coup(seats: int = 3) -> tuple[Table, Coup]:
    table = begun("coup", seats)
    game = playing(table)
    assert isinstance(game, Coup)
    return table, game


def test_what_the_clock_does_in_coup_is_told_as_the_clocks() -> None:
    table, game = coup()
    (seat,) = game.waiting()
    assert table.running is not None
    table.answer_for_silent(table.running.key, NOW)
    kinds = [event.kind for event in table.story]
    assert kinds[-2:] == ["lapsed", "earned"]
    assert "the clock answers" in bare(shown_to(table, None).text)
    assert "Your time is up" in bare(shown_to(table, person_in(table, seat)).text)


def test_that_somebody_let_it_pass_needs_no_word_of_the_clock() -> None:
    table, game = coup()
    (seat,) = game.waiting()
    table.play_seat(seat, Move(kind="tax"), NOW)
    assert table.running is not None
    told = table.told
    table.answer_for_silent(table.running.key, NOW)
    assert "lapsed" not in [event.kind for event in table.story[told - table.told :]]


def test_at_the_end_of_coup_all_cards_lie_open_also_those_lost() -> None:
    table, game = coup(2)
    for seat in (0, 1):
        table.play_seat(seat, Move(kind="take", picks=("0",)), NOW)
    game.hands, game.lost = [["duke"], ["captain"]], [["contessa"], ["assassin"]]
    game.coins = [7, 7]
    mover = game.turn
    table.play_seat(mover, Move(kind="coup", picks=(str(1 - mover),)), NOW)
    assert table.stage == "over"
    text = bare(shown_to(table, None).text)
    for role in ("Duke", "Captain", "Contessa", "Assassin"):
        assert role in text.split("–")[0]
    assert "out · –" not in text


def test_a_computer_has_no_sign_that_it_would_lose() -> None:
    """Seats are drawn at the start, and the signs are the seats'."""
    table = opened("coup", 1)
    for mark in "ab":
        table.add_computer(table.host, NOW, mark)
    text = bare(shown_to(table, table.host).text)
    assert text.count("Computer") == 2
    assert not any(sign in text for sign in "🦊🐻🦉")


def test_nine_places_of_three_people_stand_side_by_side() -> None:
    table = begun("resistance_mini", 3)
    names = ("Аня Соколова", "Tom Whitaker", "Бојан Петровски")
    for sitter, name in zip(table.sitters, names, strict=True):
        assert sitter.person is not None
        sitter.person = Person(id=sitter.person.id, name=name)
    among = tuple(f"{seat}.{place}" for seat in range(3) for place in range(3))
    swap = Offer(kind="swap", among=among, least=2, most=2, of="characters")
    shot = snapshot(table, "100", NOW).model_copy(update={"offers": (swap,), "question": "1.n1.0"})
    rows = [row for row in card(shot, "private", "en", LINKS).rows if "swap:" in row[0].data]
    assert [len(row) for row in rows] == [2, 2, 2, 2, 1]
