"""Masks, a game that is never played: its sight has a field of every shape, for tests of words."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any, Literal

import pytest

from bot import catalogue, texts
from bot.engines.game import BySeat, Event, Fact, Offer, Outcome, Seat, View
from bot.people import LANGUAGES
from bot.snapshot import Seated, Snapshot, snapshot
from tests.tables import NOW, begun, opened

Role = Literal["fox", "owl", "mouse"]

TEXTS = """\
game-masks = Masks
masks-dealer = Dealer
masks-role-fox = Fox
masks-role-owl = Owl
masks-role-mouse = Mouse
masks-position-0 = left
masks-position-1 = centre
masks-event-struck = { $reader ->
    [who] You strike { $target }
    [target] { $who } strikes you
   *[other] { $who } strikes { $target }
} as { $role-name } ({ $role }).
masks-event-shown = { $aim ->
    [none] nobody
    [self] himself
   *[other] { $target }
}: { $roles } at { $places }; { $team } ({ $team-count }); { $marks } ({ $marks-count });\
 { $open }; { $left } { $left-name }
masks-event-voted = { $who } votes.
masks-event-counted = { $target }: { $count }.
masks-event-noise = { "" }
masks-event-fell = Quiet.
masks-call-fell = Night falls on { $who }.
masks-card-board = Round { $round }, { $leader } leads, { $reader }.
masks-card-open = The door is open.
masks-card-out = Out ({ $count }): { $names }.
masks-card-claim = { $who } says: { $role-name }, round { $round }.
masks-card-missions = Mission { $number }: { $result }, { $team }.
masks-card-seat = { $coins } coins
masks-card-leader = leads
masks-card-lost = lost { $names } of { $row }
masks-card-marked = marked
masks-card-votes = for { $names }
masks-card-revealed = { $roles-name }
masks-card-revealed-centre = In the centre: { $names }.
masks-secret-role = You are the { $role-name }.
masks-secret-hand = Your hand: { $names }.
masks-secret-knows = { $reader ->
    [who] You
   *[other] { $who }
}: { $knows-name }.
masks-secret-queue = { $place }: { $word-name }.
masks-secret-mates = With { $names }.
masks-ask-choose = Whom do you choose?
masks-ask-night = It is night, { $role-name }.
masks-play-choose = { $aim ->
    [self] Me
    [none] { $names } ({ $count })
   *[other] { $names }
}
masks-play-keep = Keep { $thing }
masks-play-swap = { $name }: { $thing }
masks-play-say = { $pick ->
    [fox] I am the fox
   *[other] { $thing }
}
masks-play-abcdefghijkl = { $thing }
masks-reason-dawn = Dawn: { $names } ({ $count }, { $reader }).
masks-option-roles = Roles
masks-option-roles-few = Few
masks-option-roles-many = Many
masks-option-limit = Limit
masks-option-blind = Blind
masks-numbers = { $foxes } foxes, teams { $teams }
masks-advice-more = With { $count } take many.
masks-rules-night-title = Night
masks-rules-night = Foxes hunt.
masks-rules-day-title = Day
masks-rules-day = Owls think.
masks-about-fox = Hunts.
"""


class Claim(Fact):
    """What a seat says it is."""

    seat: Seat
    role: Role


class Mission(Fact):
    """Who went, and how it was."""

    team: tuple[Seat, ...]
    result: Literal["won", "lost"]


class MasksView(View):
    """What one sees of Masks."""

    stage: Literal["night", "day"] = "night"
    round: int = 0
    leader: Seat | None = None
    open: bool = False
    out: tuple[Seat, ...] = ()
    claim: Claim | None = None
    missions: tuple[Mission, ...] = ()
    coins: BySeat[int] = (0, 0, 0)
    lost: BySeat[tuple[Role | None, ...]] = ((), (), ())
    marked: BySeat[bool] = (False, False, False)
    votes: BySeat[Seat | None] = (None, None, None)
    role: Role | None = None
    mates: tuple[Seat, ...] = ()
    hand: tuple[Role, ...] = ()
    drawn: tuple[Role, ...] = ()
    knows: BySeat[Role | None] = (None, None, None)
    queue: dict[int, Role] = {}


class Revealed(Fact):
    """What lay hidden."""

    roles: BySeat[Role]
    centre: tuple[Role, ...] = ()


def masks(
    seat: Seat | None = None,
    people: tuple[str, ...] = ("Ann", "Bob", "Cid"),
    offers: tuple[Offer, ...] = (),
    events: tuple[Event, ...] = (),
    waiting: tuple[Seat, ...] = (),
    **view: Any,
) -> Snapshot:
    """A game of Masks as a seat, or a watcher, sees it."""
    return snapshot(begun(), None, NOW).model_copy(
        update={
            "game": "masks",
            "seat": seat,
            "people": tuple(map(somebody, people)),
            "view": MasksView(**view),
            "offers": offers,
            "question": "1.n1.0",
            "events": events,
            "waiting": waiting,
        }
    )


def gathering(people: tuple[str, ...] = ("Ann",), **rest: Any) -> Snapshot:
    """A lobby of Masks, for three to nine."""
    seated = tuple(map(somebody, people))
    update = {"game": "masks", "people": seated, "least": 3, "most": 9, "options": {}, **rest}
    return snapshot(opened(people=1), None, NOW).model_copy(update=update)


def ended(shot: Snapshot, *winners: Seat, **revealed: Any) -> Snapshot:
    roles: tuple[Role, ...] = ("fox", "owl", "mouse")
    outcome = Outcome(winners=winners, reason="dawn", revealed=Revealed(roles=roles, **revealed))
    return shot.model_copy(update={"stage": "over", "outcome": outcome})


def somebody(name: str) -> Seated:
    return Seated(
        name=name, computer=False, house=False, host=False, here=True, gone=False, again=False
    )


def taught(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the catalogues with the words of Masks. Whoever adds to a file calls `forget`."""
    copytree(texts.LOCALES, folder)
    for lang in LANGUAGES:
        (folder / lang / "masks.ftl").write_text(TEXTS, encoding="utf-8")
        path = folder / lang / "common.ftl"
        about = "\ngame-masks-about = Everybody wears one.\n"
        path.write_text(path.read_text(encoding="utf-8") + about, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", folder)
    monkeypatch.setattr(catalogue, "LOCALES", folder)
    forget()
    yield folder
    forget()


def forget() -> None:
    """Read the catalogues anew."""
    for read in (texts._bundle, catalogue.word_key, catalogue._entries, catalogue.sections):
        read.cache_clear()
    catalogue.keys.cache_clear()
    catalogue.legend.cache_clear()
