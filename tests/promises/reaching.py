"""What can be played by the buttons of a private card: every move there is, tap by tap."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm
from random import Random

from bot.cards import card
from bot.choosing import thing
from bot.engines.game import Move, Offer
from bot.gathering import Refused
from bot.links import Links
from bot.presses import LONGEST, Press, read_press
from bot.snapshot import Snapshot, snapshot
from bot.steps import Chosen, chosen_by, screen
from bot.table import Table
from tests.tables import NOW, any_crowd, any_options, begun, playing, step

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
FEW = 60
SAMPLES = 3
Named = tuple[str, ...]
"""A kind and what its picks are called: equal cards of one's own are one and the same."""


def asked(game: str, tables: int) -> Iterator[tuple[Table, Snapshot]]:
    """What people are asked at random tables of any options, from the deal to the end."""
    for number in range(tables):
        rng = Random(f"buttons/{game}/{number}")
        options = any_options(game, rng)
        table = begun(game, any_crowd(game, options, rng), options, salt=f"{number:04x}")
        while table.stage == "playing":
            seat = rng.choice(sorted(playing(table).waiting()))
            person = table.sitters[seat].person
            if person is not None:
                yield table, snapshot(table, person.id, NOW)
            step(table, rng)


def private(shot: Snapshot, lang: str, chosen: Chosen | None = None) -> list[Press]:
    """What the buttons that answer say to the bot. Fails where one is too long."""
    groups = screen(shot, lang, chosen).groups
    datas = [way.press.packed() for group in groups for way in group]
    assert all(len(data.encode()) <= LONGEST for data in datas)
    return [press for data in datas if (press := read_press(data))]


def in_card(shot: Snapshot, lang: str, chosen: Chosen | None = None) -> list[Press]:
    """The same, as the card has them."""
    shown = card(shot, "private", lang, LINKS, chosen=chosen)
    found = [read_press(button.data) for row in shown.rows for button in row if button.data]
    return [press for press in found if press and press.question]


def move_of(shot: Snapshot, press: Press) -> Move:
    picks = chosen_by(shot, press).picks if press.is_done else press.picks
    return Move(kind=press.verb, picks=picks)


def is_barred(shot: Snapshot, press: Press) -> bool:
    """Whether this button stands there only for others who look on."""
    offer = next((offer for offer in shot.offers if offer.kind == press.verb), None)
    if offer is None:
        return False
    steps = press.is_step or press.is_done
    picks = [offer.among[place] for place in press.places] if steps else press.picks
    return not set(offer.barred).isdisjoint(picks)


def everything(shot: Snapshot, lang: str) -> set[Named]:
    """All moves that taps lead to, from whatever is shown to whatever is shown then."""
    found: set[Named] = set()
    seen: dict[object, Chosen | None] = {None: None}
    ahead: list[Chosen | None] = [None]
    for chosen in ahead:
        for press in private(shot, lang, chosen):
            if is_barred(shot, press):
                continue
            if not press.is_step:
                found.add(named(shot, lang, move_of(shot, press)))
            elif (after := after_step(shot, press, chosen)) is not None:
                key = after.kind, after.picks if _ordered(shot, after) else frozenset(after.picks)
                if key not in seen:
                    seen[key] = after
                    ahead.append(after)
    return found


def walked(shot: Snapshot, lang: str, wanted: Move) -> Move:
    """The move that one plays who taps what he wants, a thing at a time."""
    chosen: Chosen | None = None
    for _ in range(len(wanted.picks) + 2):
        shown = [p for p in private(shot, lang, chosen) if p.verb == wanted.kind]
        plays = [move_of(shot, press) for press in shown if not press.is_step]
        if any(named(shot, lang, move) == named(shot, lang, wanted) for move in plays):
            return wanted
        steps = [
            after
            for press in shown
            if press.is_step and not press.takes_back and not is_barred(shot, press)
            if (after := after_step(shot, press, chosen)) is not None
        ]
        fitting = [after for after in steps if wanted.picks[: len(after.picks)] == after.picks]
        chosen = max(fitting, key=lambda after: len(after.picks))
    raise AssertionError(f"no buttons lead to {wanted}")


def after_step(shot: Snapshot, press: Press, before: Chosen | None) -> Chosen | None:
    """What is chosen then; None where it would be one too many."""
    try:
        return chosen_by(shot, press, before)
    except Refused as refusal:
        if refusal.key != "toast-enough":
            raise
        return None


def named(shot: Snapshot, lang: str, move: Move) -> Named:
    offer = next(offer for offer in shot.offers if offer.kind == move.kind)
    called = [thing(shot, lang, offer, pick) for pick in move.picks]
    return move.kind, *(called if offer.ordered else sorted(called))


def legal(shot: Snapshot) -> Iterator[Move]:
    for offer in shot.offers:
        free = [pick for pick in offer.among if pick not in offer.barred]
        draw = permutations if offer.ordered else combinations
        for size in range(offer.least, offer.most + 1):
            for picks in draw(free, size):
                yield Move(kind=offer.kind, picks=picks)


def count(offer: Offer) -> int:
    ways = perm if offer.ordered else comb
    return sum(ways(len(offer.among), size) for size in range(offer.least, offer.most + 1))


def _ordered(shot: Snapshot, chosen: Chosen) -> bool:
    return any(offer.ordered for offer in shot.offers if offer.kind == chosen.kind)
