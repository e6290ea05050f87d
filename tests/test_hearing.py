"""What each may read of the talk: the last lines said to him, whatever else was whispered."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from bot.gathering import Refused
from bot.hearing import SHOWN, Heard, Talk, heard, worth_keeping
from bot.snapshot import snapshot
from bot.table import Table
from bot.talking import SPAN, Said
from tests.plot import game, pass_on, plotting
from tests.tables import COMING, NOW, opened, person_in, somebody


def chatter(table: Table, number: int, rng: Random) -> list[Said]:
    """Somebody says something somewhere, if he may."""
    who = person_in(table, rng.randrange(len(table.sitters)))
    circle = rng.choice(["plot", "plot", "plot", "table"])
    with suppress(Refused):
        table.say(who, circle, f"line {number}", NOW + number * SPAN)
    return table.lines()


def live_on(table: Table, rng: Random) -> None:
    """Now and then time goes on, people change seats, and another game is dealt."""
    if rng.random() < 0.9:
        return
    if table.stage == "playing":
        pass_on(table)
    else:
        for sitter in table.sitters:
            assert sitter.person
            table.again(sitter.person.id, "", COMING, NOW)


def readers(table: Table) -> list[str | None]:
    return [None, *(sitter.person.id for sitter in table.sitters if sitter.person)]


def test_what_is_swept_away_nobody_would_have_been_shown(plot: None) -> None:
    rng, table = Random(1), plotting()
    everything: list[Said] = []
    kept: list[Said] = []
    longest = 0
    for number in range(1500):
        said = chatter(table, number, rng)
        everything, kept = [*everything[-600:], *said], [*kept, *said]
        live_on(table, rng)
        if rng.random() < 0.02:
            kept = worth_keeping(table, kept)
            longest = max(longest, len(kept))
        if number % 10 == 0:
            for reader in readers(table):
                assert heard(table, kept, reader) == heard(table, everything, reader)
    assert table.deals > 3
    assert SHOWN < longest <= 2 * SHOWN


def test_whispers_push_nothing_out_for_those_who_do_not_hear_them(plot: None) -> None:
    table = plotting(turn=2)
    lines = say_and_take(table, 2, "table", 20, NOW)
    pass_on(table)
    before = heard(table, lines, person_in(table, 3))
    lines = worth_keeping(table, [*lines, *say_and_take(table, 0, "plot", 300, NOW + 1000)])
    assert heard(table, lines, person_in(table, 3)) == before
    assert len(before.lines) == 20
    assert len(lines) == 20 + SHOWN


def say_and_take(table: Table, seat: int, circle: str, count: int, now: float) -> list[Said]:
    for number in range(count):
        table.say(person_in(table, seat), circle, f"{circle} {number}", now + number * SPAN)
    return table.lines()


def follow(known: Sequence[Heard], talk: Talk) -> list[Heard]:
    """What a client does with the talk of its next snapshot."""
    return list(talk.lines) if talk.whole else [*known, *talk.lines]


def test_whoever_follows_the_talk_shows_what_a_newcomer_is_shown(plot: None) -> None:
    rng, table = Random(2), plotting()
    lines: list[Said] = []
    nothing = Talk(whole=True, lines=())
    known = {reader: (nothing, list[Heard]()) for reader in readers(table)}
    told = whole = 0
    for number in range(300):
        for _ in range(rng.choice((0, 1, 1, 3))):
            lines += chatter(table, number, rng)
        live_on(table, rng)
        for reader in readers(table):
            before, shown = known[reader]
            now = heard(table, lines, reader)
            news = now.since(before)
            told, whole = told + len(news.lines), whole + len(now.lines)
            shown = follow(shown, news)
            assert shown[-SHOWN:] == list(now.lines)
            known[reader] = now, shown
    assert 0 < told < whole / 5


def test_nothing_new_is_nothing_to_tell() -> None:
    table = opened()
    lines = say_and_take(table, 0, "table", 60, NOW)
    talk = heard(table, lines, None)
    assert len(talk.lines) == SHOWN
    assert talk.since(talk) == Talk(whole=False, lines=())
    assert heard(table, [], None).since(heard(table, [], None)) == Talk(whole=False, lines=())


def test_a_line_names_its_speaker_and_no_ids(plot: None) -> None:
    table = plotting()
    table.say(person_in(table, 0), "plot", "Her", NOW)
    lines = table.lines()
    (mine,) = snapshot(table, person_in(table, 0), NOW, lines=lines).talk.lines
    (other,) = snapshot(table, person_in(table, 1), NOW, lines=lines).talk.lines
    person = table.sitters[0].person
    assert person
    assert mine == Heard(circle="plot", seat=0, name=person.name, mine=True, text="Her", at=NOW)
    assert other == mine.model_copy(update={"mine": False})
    assert person.id not in other.model_dump_json()
    for watcher in (None, "999", person_in(table, 2)):
        assert snapshot(table, watcher, NOW, lines=lines).talk.lines == ()


def test_seats_are_those_of_now_and_whoever_is_gone_has_none() -> None:
    table = opened("duel", 2)
    lines = say_and_take(table, 1, "table", 1, NOW)
    assert heard(table, lines, None).lines[0].seat == 1
    table.leave(somebody(0).id, NOW)
    assert heard(table, lines, None).lines[0].seat == 0
    table.sit(somebody(2), "", NOW)
    table.leave(somebody(1).id, NOW)
    (line,) = heard(table, lines, somebody(2).id).lines
    assert (line.seat, line.name) == (None, "P1")


def test_what_was_whispered_in_a_game_goes_with_it(plot: None) -> None:
    table = plotting()
    lines = say_and_take(table, 0, "plot", 3, NOW)
    whoever = person_in(table, 0)
    while table.stage == "playing":
        pass_on(table) if game(table).turn < 8 else finish(table)
    assert len(heard(table, lines, whoever).lines) == 3
    for sitter in table.sitters:
        assert sitter.person
        table.again(sitter.person.id, "", COMING, NOW)
    assert table.deals == 2
    assert all(heard(table, lines, reader).lines == () for reader in readers(table))
    assert worth_keeping(table, lines) == []


def finish(table: Table) -> None:
    while table.stage == "playing":
        table.lapse(table.due or 0)
