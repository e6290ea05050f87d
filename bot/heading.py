"""What stands at the top of a card: which game, and what is awaited or how it ended. Pure."""

from collections.abc import Iterator

from bot import story
from bot.choosing import open_ways
from bot.keyboards import Place
from bot.snapshot import Snapshot
from bot.steps import Chosen, screen
from bot.texts import Html, known, t, tagged
from bot.wording import called, names

MOST_NAMED = 4


def heading(
    shot: Snapshot, lang: str, place: Place, invited: bool, chosen: Chosen | None
) -> Iterator[Html]:
    """Its lines; the card says what the rest of these mean."""
    yield _title(shot, lang)
    yield from _awaited(shot, lang, place, invited, chosen)


def _title(shot: Snapshot, lang: str) -> Html:
    state: str = shot.stage
    if state == "lobby" and len(shot.people) >= shot.least:
        state = "ready"
    game = tagged("b", t(lang, f"game-{shot.game}"))
    return Html(f"{game} · {t(lang, f'state-{state}')}")


def _awaited(
    shot: Snapshot, lang: str, place: Place, invited: bool, chosen: Chosen | None
) -> Iterator[Html]:
    """What has just begun, whose answer is awaited, or how it ended."""
    if shot.stage == "lobby":
        yield from _awaited_in_lobby(shot, lang, invited)
    elif shot.stage == "playing":
        turn = story.turning_point(shot)
        if turn and (line := story.told(shot, lang, turn, "call")):
            yield tagged("b", line)
        yield from _asked(shot, lang, place, chosen)
        if shot.asleep:
            yield t(lang, "awaited-asleep")
        elif shot.clock and shot.clock.warned:
            yield t(lang, "awaited-hurry")
    elif shot.ended is not None:
        yield t(lang, f"ended-{shot.ended}")
    elif shot.outcome is not None:
        yield from result(shot, lang)
        again = [seat for seat, sitter in enumerate(shot.people) if sitter.again]
        if again and shot.stage == "over":
            yield t(lang, "awaited-again", names=names(shot, lang, again), count=len(again))


def _asked(shot: Snapshot, lang: str, place: Place, chosen: Chosen | None) -> Iterator[Html]:
    """What its reader may answer, how far he has come with it, and who is waited for."""
    mine = shot.seat in shot.waiting
    shown = screen(shot, lang, chosen)
    begun = None if place == "group" else shown.offer
    openly = open_ways(shot, lang) if place == "group" else ()
    offers = shot.offers if place != "group" else shot.open_offers if openly else ()
    question = story.question(shot, lang, offers, begun)
    if question or mine:
        asked = question or t(lang, "awaited-you")
        yield tagged("b", asked) if mine else asked
        if begun and shown.picks is not None:
            yield t(lang, "chosen", count=len(shown.picks), most=begun.most)
    if mine or not shot.waiting:
        return
    if len(shot.waiting) > MOST_NAMED:
        yield t(lang, "awaited-many", count=len(shot.waiting))
    else:
        yield t(lang, "awaited", names=names(shot, lang, shot.waiting))
    alive = any(not shot.people[seat].computer for seat in shot.waiting)
    if place == "group" and alive and not openly:
        yield t(lang, "awaited-secretly")


def _awaited_in_lobby(shot: Snapshot, lang: str, invited: bool) -> Iterator[Html]:
    hosts = [seat for seat, sitter in enumerate(shot.people) if sitter.host]
    if invited and shot.seat is None and hosts and "sit" in shot.may:
        yield t(lang, "invited", name=called(shot, lang, hosts[0]))
        yield t(lang, "invited-next")
    elif len(shot.people) < shot.least:
        yield t(lang, "awaited-players", count=shot.least - len(shot.people))
    elif "start" in shot.may:
        yield t(lang, "awaited-start")
    elif hosts:
        yield t(lang, "awaited-host", names=names(shot, lang, hosts))


def result(shot: Snapshot, lang: str) -> Iterator[Html]:
    """Who won, if anybody did, and why."""
    if shot.outcome is None:
        return
    winners = shot.outcome.winners
    listed, count = names(shot, lang, winners), len(winners)
    mine = "" if shot.seat is None else "-you"
    if not winners:
        yield tagged("b", t(lang, "won-nobody"))
    elif shot.seat is None or shot.seat in winners:
        yield tagged("b", t(lang, f"won{mine}", names=listed, count=count))
    else:
        yield tagged("b", t(lang, "lost-you", names=listed, count=count))
    if shot.seat in winners and count > 1:
        yield t(lang, "won", names=listed, count=count)
    reason = f"{shot.game}-reason-{shot.outcome.reason}"
    if known(reason):
        yield t(
            lang,
            reason,
            who=called(shot, lang, winners[0]) if winners else "",
            names=listed,
            count=count,
            reader="who" if shot.seat in winners else "other",
            alone=any(sitter.house for sitter in shot.people),
        )
