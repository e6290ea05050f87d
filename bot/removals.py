"""Whoever does not answer is warned; and when the others go on without him all are told kindly."""

from collections.abc import Iterator, Mapping

from bot.cards import Card, notice
from bot.engines.game import Seat
from bot.keyboards import Row, tell
from bot.people import MISSED_IN_SLEEP
from bot.shown import Audience
from bot.snapshot import Snapshot
from bot.table import Table
from bot.texts import t
from bot.wording import called, ends_without, mentions, names


def warning(
    table: Table, shot: Snapshot, lang: str, late: Mapping[Seat, str], in_group: bool
) -> Card:
    """Their time is nearly up; where it was so before, this says what comes next.

    A group may be silent for those who are `late`: called by their ids they hear it all the same.
    """
    named = mentions(shot, lang, late) if in_group else names(shot, lang, late)
    last = any(table.sitters[seat].missed + 1 >= MISSED_IN_SLEEP for seat in late)
    over = last and ends_without(table)
    key = f"call-warning{'-last' * last}{'-over' * over}{'-group' * in_group}"
    words = t(lang, key, names=named, game=t(lang, f"game-{shot.game}"))
    return notice(words, rows=((tell(lang, "button-here", "awake", table.id),),) if last else ())


def removals(
    table: Table, audience: Audience, shot: Snapshot, lang: str
) -> Iterator[tuple[str, Card, bool]]:
    """Where there is a group it is told, else each of the others; the absentee in any case.

    Each with the call by which it is told once, and whether it may buzz.
    """
    for seat, sitter in enumerate(table.sitters):
        if table.stage != "playing" or not sitter.removed or sitter.plays or not sitter.person:
            continue
        mine = audience.person == sitter.person.id
        if audience.person is not None and not mine and table.chat is not None:
            continue
        key = "removed-kept" if sitter.computer else "removed-gone"
        back: Row = (tell(lang, "button-return", "sit", table.id, main=True),)
        words = notice(
            t(
                lang,
                f"{key}-you" if mine else key,
                name=called(shot, lang, seat),
                game=t(lang, f"game-{shot.game}"),
            ),
            rows=(back,) if mine and sitter.computer else (),
        )
        yield f"removed.{table.deals}.{seat}.{sitter.removed}.{audience.key}", words, mine
