"""What must hold when an evening is over, whatever went wrong in it."""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial

from bot.handlers.taps import TRIES
from bot.replay import findings
from bot.texts import t
from tests.evenings.evening import Evening
from tests.evenings.truth import aside, read, wanted

ANSWERS_WITHIN = 1.0
UNHEARD = ("502", "dropped")
Secrets = dict[str, set[str]]


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
    dealt = [each for each in evening.witness.tables() if each.deals == table.deals and each.game]
    sitters = dealt[-1].sitters
    seats = {sitter.person.id: seat for seat, sitter in enumerate(sitters) if sitter.person}
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
    told = cache(partial(secrets, evening))
    if others := {text for text in said - public if without_line(text, lang) not in public}:
        secret = set[str]().union(*told(lang).values())
        for text in others:
            leaks = [line for line in secret if line in text]
            assert not leaks, f"{text!r} holds {leaks}"
            title = text.split("\n")[0]
            assert not any(each.startswith(title) for each in public), f"no watcher sees {text!r}"
    whispered(evening, told)


def without_line(text: str, lang: str) -> str:
    """The group's card, which may say at its end whom it waits for."""
    card, _, last = text.rpartition("\n\n")
    begins = read(t(lang, "awaited-reach", names="|", count=1)).partition("|")[0]
    return card if last.startswith(begins.rstrip("\u2068")) else text


def whispered(evening: Evening, told: Callable[[str], Secrets]) -> None:
    """What somebody was shown alone held nothing that only others know."""
    for guest in evening.guests:
        if texts := evening.witness.alone.get(guest.id):
            known = told(guest.person.language)
            others = set[str]().union(*known.values()) - known.get(guest.id, set())
            lines = {line for text in texts for line in text.split("\n")}
            assert not lines & others, f"{guest.id} was shown {lines & others}"


def secrets(evening: Evening, lang: str) -> Secrets:
    """What each person was told of the game for himself alone, line by line."""
    found: Secrets = {}
    for table in evening.witness.tables():
        if table.stage != "playing":
            continue
        mine = read(wanted(table, None, lang).text).split("\n")
        for sitter in table.sitters:
            if sitter.person is not None:
                who = sitter.person.id
                own = (wanted(table, who, lang), aside(table, who, lang))
                seen = [line for card in own for line in read(card.text).split("\n")]
                lines = {line for line in seen if line not in mine and len(line) > 12}
                found.setdefault(who, set()).update(lines)
    return found


def every_tap_is_answered_at_once(evening: Evening) -> None:
    """Within a second where nothing befell its way to the bot or back, else as soon as it can be.

    An answer that does not come through is said again so many times, and then no more; whom a bot
    that died was about to answer may have put his phone away.
    """
    witness = evening.witness
    smooth = [wait for wait in witness.waits.all if wait.smooth]
    late = [wait for wait in smooth if wait.lasted is None or wait.lasted > ANSWERS_WITHIN]
    assert not late, f"waited for {late}"
    unanswered = [wait for wait in witness.waits.all if wait.lasted is None]
    faults = Counter(kind for place, _, kind in witness.faults if place == "answercallbackquery")
    excused = sum(faults[kind] for kind in UNHEARD) // TRIES + evening.deaths
    assert len(unanswered) <= excused, f"{unanswered}, though {faults}"


def nothing_went_unhandled(evening: Evening) -> None:
    assert evening.witness.troubles == []
