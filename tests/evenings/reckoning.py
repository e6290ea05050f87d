"""What must hold when an evening is over, whatever went wrong in it."""

from collections import Counter
from collections.abc import Iterator

from bot.replay import findings
from tests.evenings.evening import Evening
from tests.evenings.truth import read, wanted

ANSWERS_WITHIN = 1.0
MARGIN = 5.0
"""Seconds of the clock that this machine may add: it runs as the machine's own while one waits."""


def no_move_is_lost_or_doubled(evening: Evening) -> None:
    """Each that was answered as taken stands once, and none stands that nobody made."""
    stands = Counter(evening.witness.taken())
    doubled = [played for played, times in stands.items() if times > 1]
    assert not doubled, f"taken twice: {doubled}"
    attempts = evening.witness.attempts
    lost = [each for each in attempts if each.taken and each.played not in stands]
    assert not lost, f"answered and lost: {lost}"
    tried = {attempt.played for attempt in attempts if attempt.taken is not False}
    assert stands.keys() <= tried, f"taken, though refused: {stands.keys() - tried}"


async def the_record_holds(evening: Evening) -> None:
    """It can be played again, and holds the people's moves in their order."""
    table = await evening.table()
    if table.stage == "closed":
        return
    record = await evening.store.record(table.id)
    assert record is not None
    assert list(findings(record))
    seats = {sitter.person.id: seat for seat, sitter in enumerate(table.sitters) if sitter.person}
    played = [(seats[who], move) for who, _, move in evening.witness.taken()]
    written = [(entry.seat, entry.move) for entry in record.entries if entry.kind == "move"]
    assert [one for one in written if one in played] == played
    assert len(written) >= len(played)


async def nothing_leaks(evening: Evening) -> None:
    """What the group read of the game was at each moment what a watcher may see of it."""
    table = await evening.table()
    if table.chat is None:
        return
    lang = (await evening.store.chat_profile(table.chat.id)).language or "en"
    public = {read(wanted(each, None, lang).text) for each in evening.witness.tables()}
    said = {text for chat, texts in evening.witness.said.items() if chat < 0 for text in texts}
    secret = set(secrets(evening, lang))
    for text in said - public:
        leaks = [line for line in secret if line in text]
        assert not leaks, f"{text!r} holds {leaks}"
        title = text.split("\n")[0]
        assert not any(each.startswith(title) for each in public), f"no watcher sees {text!r}"


def secrets(evening: Evening, lang: str) -> Iterator[str]:
    """What each seat was told for itself alone, line by line."""
    for table in evening.witness.tables():
        if table.stage != "playing":
            continue
        mine = read(wanted(table, None, lang).text).split("\n")
        for sitter in table.sitters:
            if sitter.person is not None:
                seen = read(wanted(table, sitter.person.id, lang).text).split("\n")
                yield from (line for line in seen if line not in mine and len(line) > 12)


def every_tap_is_answered_at_once(evening: Evening) -> None:
    witness = evening.witness
    assert witness.slowest() <= ANSWERS_WITHIN + MARGIN, f"waited for {witness.slowest():.1f} s"


def nothing_went_unhandled(evening: Evening) -> None:
    assert evening.witness.troubles == []
