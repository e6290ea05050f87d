"""Cards: what each audience is shown of a table, and what it is never shown."""

from collections.abc import Callable, Iterator
from random import Random
from typing import get_args

import pytest

from bot import keyboards
from bot.cards import Card, card
from bot.engines.duel import Duel, DuelOptions
from bot.engines.game import Move
from bot.engines.registry import GAMES
from bot.gathering import Ended
from bot.heading import result
from bot.keyboards import Place
from bot.links import Links
from bot.people import LANGUAGES, Person, shown_name
from bot.presses import read_press
from bot.snapshot import Snapshot, snapshot
from bot.table import Table
from bot.texts import plain
from sandbox.entities import read
from tests.games import facts
from tests.going_on import copied
from tests.tables import NOW, any_crowd, any_options, begun, opened, person_in, playing, step

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
every_game = pytest.mark.parametrize("game_key", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)

Draw = Callable[[Snapshot, Place, str, Links], Card]


def bare(text: str) -> str:
    return text.translate(dict.fromkeys((0x200E, 0x200F, 0x2060, 0x2068, 0x2069)))


def group(table: Table, lang: str = "en") -> Card:
    return card(snapshot(table, None, NOW), "group", lang, LINKS)


def private(table: Table, person: str = "100", lang: str = "en", invited: bool = False) -> Card:
    return card(snapshot(table, person, NOW), "private", lang, LINKS, invited)


def verbs(shown: Card) -> list[str]:
    presses = [read_press(b.data) for row in shown.rows for b in row if b.data]
    return [press.verb for press in presses if press]


def in_play(live: bool = True) -> Table:
    """A duel whose opener knows that the next shell is as given, and the other does not."""
    table = begun()
    game = playing(table)
    assert isinstance(game, Duel)
    game.queue[0].loaded, game.queue[1].loaded = ("live", "blank") if live else ("blank", "live")
    game.known[0] = {0}
    game.pockets = [["saw", "beer", "beer"], ["phone", "adrenaline"]]
    return table


def opener(table: Table) -> str:
    return person_in(table, 0)


def other(table: Table) -> str:
    return person_in(table, 1)


# Lobby


def test_a_lobby_says_the_game_what_is_lacking_and_who_is_here() -> None:
    assert bare(group(opened(people=1)).text).split("\n") == [
        "<b>Night Protocol</b> · waiting for players",
        "One more player is needed.",
        "",
        "• P0: host",
        "◦ free",
        "Normal: a minute and a half a move",
    ]


def test_a_group_lobby_offers_a_seat_and_the_table_and_how_fast() -> None:
    assert verbs(group(opened(people=1))) == ["sit", "computer", "pace", "leave"]


def test_a_full_lobby_offers_the_start_and_no_seat() -> None:
    assert verbs(group(opened(people=2))) == ["start", "pace", "leave"]


def test_the_host_alone_may_send_an_invitation_and_seat_a_computer() -> None:
    shown = private(opened(people=1))
    assert verbs(shown) == ["computer", "pace", "leave"]
    (sending,) = [b for row in shown.rows for b in row if "t.me/share/url" in b.url]
    assert "startapp%3DjAb3Ab3Ab3Ab3" in sending.url


def test_whoever_is_invited_opens_the_table_with_a_seat_in_it() -> None:
    shown = private(opened(people=1), "999", invited=True)
    assert "P0 invites you to a table." in bare(shown.text)
    assert shown.rows[0][0].web_app == "https://example.org/app/?startapp=jAb3Ab3Ab3Ab3"


def test_whoever_sits_already_opens_the_table_as_it_is() -> None:
    urls = [b.web_app for row in private(opened(people=1), invited=True).rows for b in row]
    assert "https://example.org/app/?startapp=tAb3Ab3Ab3Ab3" in urls


def test_a_solo_table_has_no_pace() -> None:
    assert "a move" not in private(opened(people=1, options={"mode": "solo"})).text


# Play


def test_a_group_sees_whose_turn_it_is_and_what_everybody_sees() -> None:
    table = in_play()
    one, two = (table.sitters[seat].person.name for seat in (0, 1))  # type: ignore[union-attr]
    assert bare(group(table).text).split("\n") == [
        "<b>Night Protocol</b> · the game is on",
        f"{one} to move.",
        "Answer through “My secret” below, or at the table.",
        "",
        "Round 1. In the barrel: 1 live, 1 blank.",
        f"▸ <b>{one}</b>: charges 2/2, rounds 0 · pocket: Saw, Beer ×2",
        f"• {two}: charges 2/2, rounds 0 · pocket: Phone, Adrenaline",
        "",
        f"– Round 1: 2 charges each. {one} opens.",
        "– Loaded: 1 live, 1 blank.",
    ]


def test_what_only_its_reader_knows_stands_in_a_spoiler_that_cannot_be_passed_on() -> None:
    table = in_play()
    shown = private(table, opener(table))
    assert "<tg-spoiler>The next shell is live.</tg-spoiler>" in bare(shown.text)
    assert shown.protect


def test_the_other_one_is_not_shown_it() -> None:
    table = in_play()
    assert "spoiler" not in private(table, other(table)).text


def test_the_offers_are_buttons() -> None:
    table = in_play()
    shown = private(table, opener(table))
    data = [b.data for row in shown.rows for b in row if b.data]
    question = table.question(0)
    assert data == [
        f"shoot:{table.id}:{question}:1",
        f"shoot:{table.id}:{question}:0",
        f"use:{table.id}:{question}:saw",
        f"use:{table.id}:{question}:beer",
        f"quit:{table.id}::",
    ]


def test_whoever_is_not_on_turn_has_no_moves() -> None:
    table = in_play()
    assert verbs(private(table, other(table))) == ["quit"]


def test_long_labels_are_given_room() -> None:
    table = in_play()
    playing(table).pockets = [["adrenaline", "beer"], ["cigarettes", "loupe", "phone"]]  # type: ignore[attr-defined]
    rows = [[b.text for b in row] for row in private(table, opener(table), "ru").rows]
    assert ["Адреналин: Сигареты"] in rows
    assert ["Пиво"] in rows


@every_language
def test_every_line_runs_as_its_language_does(lang: str) -> None:
    mark = "\u200f" if lang == "fa" else "\u200e"
    lines = [line for line in group(in_play(), lang).text.split("\n") if line]
    assert all(line.startswith(mark) for line in lines)


def test_nobody_plays_by_buttons_in_a_group() -> None:
    assert verbs(group(in_play())) == ["secret"]


def test_a_seat_the_computer_keeps_warm_can_be_taken_back() -> None:
    table = in_play()
    table.stand_in = True
    table.leave(opener(table), NOW)
    assert "sit" in verbs(private(table, opener(table)))
    assert "the computer plays" in private(table, opener(table)).text


def test_time_that_runs_out_is_on_the_card() -> None:
    table = in_play()
    assert table.running is not None
    assert table.running.warns is not None
    table.lapse(table.running.warns)
    assert "Time is nearly up!" in group(table).text


def test_what_both_got_is_one_of_the_last_three_things() -> None:
    table = in_play()
    for target in "01":
        seat = playing(table).turn  # type: ignore[attr-defined]
        table.play_seat(seat, Move(kind="shoot", picks=(target,)), NOW)
    story = bare(group(table).text).split("\n\n")[-1].split("\n")
    assert [line.split(" ")[2] for line in story] == ["shoots", "shoots", "2", "gets:", "gets:"]


# After


def over(lang: str = "en") -> Table:
    table = in_play()
    table.leave(other(table), NOW)
    assert table.stage == "over"
    return table


def test_the_result_stands_at_the_top() -> None:
    table = over()
    assert bare(private(table, opener(table)).text).startswith(
        "<b>Night Protocol</b> · the game is over\n<b>You won!</b>\nOne of the two left the table."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_a_lost_or_left_game_is_not_told_as_that_of_two(lang: str) -> None:
    shot = snapshot(over(), None, NOW)
    alone = tuple(sitter.model_copy(update={"house": True}) for sitter in shot.people)
    assert shot.outcome is not None
    for reason in ("rounds", "left"):
        outcome = shot.outcome.model_copy(update={"reason": reason})
        two = shot.model_copy(update={"outcome": outcome})
        one = two.model_copy(update={"people": alone})
        assert list(result(one, lang))[1] != list(result(two, lang))[1]


def test_after_the_game_only_what_makes_sense_is_offered() -> None:
    table = over()
    assert verbs(private(table, opener(table))) == ["again", "menu"]
    assert verbs(group(table)) == ["again"]


def test_who_wants_a_rematch_is_marked_until_it_begins() -> None:
    table = in_play()
    for sitter in table.sitters:
        sitter.again = True
    assert "wants a rematch" not in group(table).text
    table.stage = "over"
    assert group(table).text.count("· wants a rematch") == 2


def test_a_closed_table_offers_nothing_but_a_new_one() -> None:
    table = opened(people=1)
    table.close("100", NOW)
    assert group(table).rows == ()
    assert verbs(private(table)) == ["menu"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", get_args(Ended))
def test_a_table_that_was_closed_before_its_time_says_why(why: Ended, lang: str) -> None:
    table = opened(people=1)
    table.shut(why)
    assert plain(lang, f"ended-{why}") in bare(group(table, lang=lang).text)


# Any table, any language


def any_tables(game_key: str, count: int) -> Iterator[Table]:
    for number in range(count):
        rng = Random(f"cards/{number}")
        options = any_options(game_key, rng)
        table = begun(game_key, any_crowd(game_key, options, rng), options, salt=f"{number:06x}")
        for _ in range(rng.randrange(rng.choice((20, 60, 200)))):
            if table.stage == "playing":
                step(table, rng)
        yield table


def audiences(table: Table) -> list[tuple[str | None, Place]]:
    people = [sitter.person.id for sitter in table.sitters if sitter.person]
    own: list[tuple[str | None, Place]] = [(person, "private") for person in people]
    return [(None, "group"), *own, ("999", "private"), (people[-1], "aside")]


NASTY = ("<b>", "&amp;", "\u202eevil", "x" * 64, "   ", "_*[`", "علی", "👨‍👩‍👧", "</b><a href='x'>")


@every_game
@every_language
def test_every_card_is_one_that_telegram_takes(game_key: str, lang: str) -> None:
    for number, table in enumerate(any_tables(game_key, 20)):
        for seat, sitter in enumerate(table.sitters):
            if sitter.person:
                name = shown_name(NASTY[(number + seat) % len(NASTY)])
                sitter.person = Person(id=sitter.person.id, name=name)
        for who, place in audiences(table):
            shown = card(snapshot(table, who, NOW), place, lang, LINKS)
            text, _ = read(shown.text, "HTML", None)
            assert 0 < len(text) <= 4096
            assert "\u202e" not in text
            for button in (b for row in shown.rows for b in row):
                assert button.text.strip()
                assert len(button.text) <= keyboards.LONGEST_LABEL
                assert sum(map(bool, (button.data, button.url, button.web_app))) == 1
                assert len(button.data.encode()) <= 64
                assert place == "private" or not button.web_app


def test_the_longest_ids_fit_into_a_button() -> None:
    table = in_play()
    table.deals = 999
    assert table.running is not None
    table.running = table.running.model_copy(update={"key": "t" * 12})
    table.sitters[0].asked = 999
    playing(table).pockets = [["cigarettes"], []]  # type: ignore[attr-defined]
    data = [b.data for row in private(table, opener(table)).rows for b in row]
    assert f"use:{table.id}:999.{'t' * 12}.999:cigarettes" in data


def test_the_same_sight_is_the_same_card_and_another_is_another() -> None:
    assert group(opened(people=1)).digest == group(opened(people=1)).digest
    assert group(opened(people=1)).digest != group(opened(people=2)).digest
    assert group(opened(people=1)).digest != group(opened(people=1), "ru").digest


# Leaks


ENOUGH = 1000


def compared(game_key: str, draw: Draw, tables: int = 700) -> int:
    """Draw cards of tables and of what they might as well be, as each audience knows.

    Returns how many pairs that differ in truth were compared: as many as an issue asks for.
    """
    pairs = 0
    for number, table in enumerate(any_tables(game_key, tables)):
        if pairs >= ENOUGH:
            break
        if table.stage != "playing":
            continue
        for who, place in audiences(table):
            seat = None if who is None else table.seat_of(who)
            game = playing(table)
            twin = facts(game_key).alike(game, seat, Random(number))
            if twin == game:
                continue
            one = draw(snapshot(table, who, NOW), place, "en", LINKS)
            table.game = twin
            other_card = draw(snapshot(table, who, NOW), place, "en", LINKS)
            table.game = game
            assert one == other_card, "a card tells what its reader cannot know"
            pairs += 1
    return pairs


@every_game
def test_a_card_tells_nobody_what_he_cannot_know(game_key: str) -> None:
    assert compared(game_key, card) >= ENOUGH


@every_game
def test_a_group_card_never_tells_what_was_told_to_one(game_key: str) -> None:
    told_alone = 0
    for table in any_tables(game_key, 40):
        shown = group(table)
        assert "spoiler" not in shown.text
        everybody = [event for event in table.story if event.to is None]
        alone = [event.model_copy(update={"to": (0,)}) for event in everybody]
        told_alone += len(alone)
        for story in (everybody, everybody + alone):
            table.told += len(story) - len(table.story)
            table.story = story
            assert group(table) == shown
    assert told_alone > 0


def test_a_planted_leak_into_a_group_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Duel.view

    def leaky(self: Duel, seat: int | None) -> object:
        """A watcher is given what the opener's opponent has not been shown."""
        view = seen(self, seat)
        if self.queue:
            view = view.model_copy(update={"flipped": self.queue[0].kind == "live"})
        return view

    monkeypatch.setattr(Duel, "view", leaky)
    with pytest.raises(AssertionError, match="cannot know"):
        compared("duel", card)


def test_a_planted_leak_from_a_seat_into_the_group_is_caught() -> None:
    def careless(shot: Snapshot, place: Place, lang: str, links: Links) -> Card:
        """As if the group's card were drawn from the sight of the seat on turn."""
        return card(shot, "private", lang, links)

    table = in_play()
    twin = in_play(live=False)
    seat = opener(table)
    one = careless(snapshot(table, seat, NOW), "group", "en", LINKS)
    two = careless(snapshot(twin, seat, NOW), "group", "en", LINKS)
    assert one != two
    assert group(table) == group(twin)


def test_a_game_read_back_is_shown_alike() -> None:
    table = in_play()
    shown = group(table)
    table.game = copied(playing(table))
    assert group(table) == shown


def test_solo_names_the_dealer() -> None:
    options = DuelOptions(mode="solo").model_dump()
    table = begun(people=1, options=options)
    assert "Dealer" in private(table).text
