"""The only door out of a table: what one seat, or a watcher, is given of it."""

from collections.abc import Iterable
from typing import Any, Literal

from pydantic import SerializeAsAny

from bot.engines.game import Advice, Circle, Event, Fact, Offer, Outcome, Seat, View
from bot.gathering import Ended, Stage
from bot.hearing import Talk, heard
from bot.lobby import Numbers, advice, numbers
from bot.pace import Pace
from bot.playing import STORY, Proof
from bot.table import Table
from bot.talking import Said

Command = Literal["sit", "leave", "start", "configure", "computer", "no-computer", "again", "close"]


class Seated(Fact):
    """Somebody in a seat, as everybody sees him. An empty name is shown as "nameless"."""

    name: str
    computer: bool
    house: bool
    host: bool
    here: bool
    gone: bool
    again: bool


class Ticking(Fact):
    """The running clock: its key, its end (None: none), when it began, and the server's present."""

    key: str
    started: float
    deadline: float | None
    warned: bool
    now: float


class Snapshot(Fact):
    """All that this seat (None: a watcher) is given of a table now.

    `events` are the story since the last snapshot, oldest first; `question` is what a move must
    name, `may` what this person may do with the table itself. Moments are Unix seconds.
    In the lobby `advice` is the rules', and `numbers` say what each word of an option would mean
    for as many as are here: option -> word -> what -> how many.
    `grouped` says that the table stands in a group's chat.
    `ended` is why a closed table was closed before its time.
    `open_offers` are what all who are waited for are offered alike: everybody is shown these.
    `circles` are those whose talk this person reads now, `talk` the last lines he may read.
    """

    table: str
    game: str
    options: dict[str, Any]
    pace: Pace
    stand_in: bool
    grouped: bool
    stage: Stage
    ended: Ended | None
    deals: int
    seat: Seat | None
    people: tuple[Seated, ...]
    least: int
    most: int
    may: tuple[Command, ...]
    advice: Advice | None
    numbers: Numbers
    seal: str
    proof: Proof | None
    view: SerializeAsAny[View] | None
    offers: tuple[Offer, ...]
    question: str | None
    waiting: tuple[Seat, ...]
    clock: Ticking | None
    events: tuple[Event, ...]
    outcome: Outcome | None
    circles: tuple[Circle, ...]
    talk: Talk
    open_offers: tuple[Offer, ...]

    @property
    def asleep(self) -> bool:
        """Whether the clock stands still although several people play: none of them answers."""
        people = sum(not (sitter.computer or sitter.gone) for sitter in self.people)
        return self.clock is not None and self.clock.deadline is None and people > 1


def snapshot(
    table: Table,
    person_id: str | None,
    now: float,
    since: int | None = None,
    here: frozenset[str] = frozenset(),
    lines: Iterable[Said] = (),
) -> Snapshot:
    """What a person is given of a table; somebody without a seat is a watcher.

    `since` is `table.told` as it was at this person's last snapshot (None: the last events);
    `here` are the ids of those connected now, `lines` all that is kept of the talk.
    """
    seat = None if person_id is None else table.seat_of(person_id)
    if seat is not None and (table.sitters[seat].gone or table.sitters[seat].computer):
        seat = None
    game = table.game
    offers = game.legal(seat) if game and seat is not None and table.stage == "playing" else []
    running = table.running
    return Snapshot(
        table=table.id,
        game=table.game_key,
        options=table.options.model_dump(),
        pace=table.pace,
        stand_in=table.stand_in,
        grouped=table.chat is not None,
        stage=table.stage,
        ended=table.ended,
        deals=table.deals,
        seat=seat,
        people=people(table, here),
        least=table.rules.players[0],
        most=table.most,
        may=_commands(table, person_id),
        advice=advice(table),
        numbers=numbers(table),
        seal=table.seal,
        proof=table.proof,
        view=game.view(seat) if game else None,
        offers=tuple(offers),
        question=table.question(seat) if offers and seat is not None else None,
        waiting=tuple(sorted(game.waiting())) if game and table.stage == "playing" else (),
        clock=Ticking(now=now, **running.model_dump(exclude={"left"})) if running else None,
        events=_events(table, seat, since),
        outcome=game.outcome() if game else None,
        circles=tuple(table.circles(person_id)),
        talk=heard(table, lines, person_id),
        open_offers=tuple(game.open_offers()) if game and table.stage == "playing" else (),
    )


def people(table: Table, here: frozenset[str] = frozenset()) -> tuple[Seated, ...]:
    """Everybody in his seat, as everybody sees him."""
    return tuple(
        Seated(
            name=sitter.person.name if sitter.person else "",
            computer=sitter.computer,
            house=sitter.house,
            host=sitter.person is not None and sitter.person.id == table.host,
            here=sitter.person is not None and sitter.person.id in here,
            gone=sitter.gone,
            again=sitter.again and table.stage == "over",
        )
        for sitter in table.sitters
    )


def _events(table: Table, seat: Seat | None, since: int | None) -> tuple[Event, ...]:
    """The last events this seat may hear. Who else heard them is nobody's business."""
    fresh = table.story
    if since is not None:
        fresh = fresh[max(0, len(fresh) - max(0, table.told - since)) :]
    heard = [e for e in fresh if e.heard_by(seat)][-STORY:]
    mine = None if seat is None else (seat,)
    return tuple(e if e.to is None else e.model_copy(update={"to": mine}) for e in heard)


def _commands(table: Table, person_id: str | None) -> tuple[Command, ...]:
    """What this person may do with the table itself, in the order of likelihood."""
    seat = None if person_id is None else table.seat_of(person_id)
    sitter = None if seat is None else table.sitters[seat]
    host = sitter is not None and person_id == table.host
    may: list[Command] = []
    if table.stage == "lobby":
        room = len(table.sitters) < table.most
        if host and len(table.sitters) in table.rules.players:
            may.append("start")
        if sitter is None and room:
            may.append("sit")
        if host:
            may.append("configure")
            if room:
                may.append("computer")
            if any(s.computer and not s.house for s in table.sitters):
                may.append("no-computer")
            may.append("close")
        if sitter is not None:
            may.append("leave")
    elif table.stage == "playing" and sitter is not None and not sitter.gone:
        may.append("sit" if sitter.computer else "leave")
    elif table.stage == "over" and sitter is not None and not sitter.gone:
        if not sitter.again:
            may.append("again")
        elif host and _enough_again(table):
            may.append("start")
        may.append("leave")
    return tuple(may)


def _enough_again(table: Table) -> bool:
    return sum(s.again or s.person is None for s in table.sitters) in table.rules.players
