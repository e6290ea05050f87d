"""What is said in a group and to whoever follows it is the same whatever nobody can know."""

from random import Random

import pytest

from bot.cards import Card, notice
from bot.engines.game import Event
from bot.engines.registry import GAMES
from bot.handlers.care import question as asked
from bot.handlers.leaving import doubt
from bot.handlers.which import buttons
from bot.motions import agreement, question, sure
from bot.people import LANGUAGES, MISSED_IN_SLEEP, Chat, Person
from bot.presses import LONGEST
from bot.removals import warning
from bot.rows import paired
from bot.snapshot import snapshot
from bot.table import Table
from bot.texts import known, t
from tests.games import facts
from tests.leaks import read_back
from tests.tables import NOW, any_crowd, any_options, begun, person_in, playing, step

every_game = pytest.mark.parametrize("game_key", GAMES)


def all_words(table: Table, lang: str) -> list[Card]:
    """Everything the group is told of a running table beside its card."""
    person = Person(id=table.host, name="P0")
    shot = snapshot(table, None, NOW)
    late = {seat: person_in(table, seat) for seat in table.late()}
    return [
        question(table, lang),
        agreement(table, lang),
        sure(table, lang, person),
        doubt(table, person, lang),
        notice(rows=tuple(paired(buttons([table], lang, "close")))),
        *(warning(table, shot, lang, late, in_group=each) for each in (True, False) if late),
    ]


def somewhere(game_key: str, number: int) -> tuple[Table, Random]:
    """A table of a group in the middle of its game, where some are late and some have agreed."""
    rng = Random(f"group/{game_key}/{number}")
    options = any_options(game_key, rng)
    table = begun(game_key, any_crowd(game_key, options, rng), options, salt=f"{number:04x}")
    table.chat = Chat(id="-1001234567890")
    for _ in range(rng.randrange(12)):
        if table.stage == "playing":
            step(table, rng)
    if table.stage == "playing":
        table.agree_to_end(table.host, NOW)
    for sitter in table.sitters:
        sitter.missed = rng.randrange(3)
    return table, rng


@every_game
def test_nothing_hidden_is_in_what_a_group_is_told(game_key: str) -> None:
    pairs = 0
    for number in range(40):
        table, rng = somewhere(game_key, number)
        if table.stage != "playing":
            continue
        twin = read_back(table)
        twin.game = facts(game_key).alike(playing(table), None, rng)
        pairs += twin.game != table.game
        lang = LANGUAGES[number % len(LANGUAGES)]
        assert all_words(twin, lang) == all_words(table, lang)
    assert pairs > 10


def public(table: Table) -> list[Event]:
    return [event for event in table.story if event.heard_by(None)]


@every_game
def test_whoever_is_removed_is_so_by_what_everybody_could_see(game_key: str) -> None:
    """The same clocks end alike for tables that look alike: who is gone tells nobody's secret."""
    pairs = 0
    for number in range(40):
        table, rng = somewhere(game_key, number)
        running = table.running
        if table.stage != "playing" or running is None or running.deadline is None:
            continue
        twin = read_back(table)
        twin.game = facts(game_key).alike(playing(table), None, rng)
        if playing(twin).clock() != playing(table).clock():
            continue
        for each in (table, twin):
            each.lapse(running.deadline)
        if public(table) != public(twin):
            continue
        pairs += 1
        assert [s.missed for s in twin.sitters] == [s.missed for s in table.sitters]
        assert [s.removed for s in twin.sitters] == [s.removed for s in table.sitters]
    assert pairs > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_buttons_are_short_enough_for_the_longest_names(lang: str) -> None:
    for number in range(6):
        table, _ = somewhere("coup", number)
        for sitter in table.sitters:
            if sitter.person:
                sitter.person = sitter.person.model_copy(update={"name": "Ж" * 64})
        for card in all_words(table, lang):
            for button in (each for row in card.rows for each in row):
                assert len(button.data.encode()) <= LONGEST
                assert len(button.text) <= 64


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["W" * 64, "Anna " * 12, "😀" * 32], ids=["W", "Anna", "smile"])
def test_however_long_a_name_is_its_button_says_how_many_agree(lang: str, name: str) -> None:
    table = begun("coup", 3)
    sitter = table.sitters[0]
    assert sitter.person is not None
    sitter.person, sitter.missed = sitter.person.model_copy(update={"name": name}), 9
    (without, *_), *_ = question(table, lang).rows
    assert without.text.endswith(("(0/2)", "(۰/۲)"))
    assert len(without.text.encode("utf-16-le")) // 2 <= 45
    assert name[:4] in without.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("stand_in", [False, True])
@every_game
def test_whoever_is_asked_to_go_on_is_told_where_the_game_would_be_over(
    game_key: str, stand_in: bool, lang: str
) -> None:
    table = begun(game_key, GAMES[game_key].players[0])
    table.stand_in = stand_in
    costs = f"{game_key}-leaving"
    over = known(costs) and not stand_in
    assert (over and t(lang, costs) in question(table, lang).text) == over
    late = {0: person_in(table, 0)}
    table.sitters[0].missed = MISSED_IN_SLEEP
    said = warning(table, snapshot(table, None, NOW), lang, late, in_group=False).text
    key = f"call-warning-last{'-over' * over}"
    assert said == t(lang, key, game=t(lang, f"game-{game_key}"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ends", [False, True])
def test_whoever_asks_to_be_forgotten_is_told_what_it_means_for_the_others(
    ends: bool, lang: str
) -> None:
    assert (t(lang, "delete-ends") in asked(lang, 1, ends).text) == ends
