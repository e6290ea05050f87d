"""Whether a seat can tell that others whisper: two tables go on alike, and only at one they do.

What it is sent, what a newcomer in its place would be shown, its card and the answers to what it
says itself must be the same at both.
"""

from collections.abc import Iterable
from random import Random

from bot.cards import card
from bot.engines.game import Seat
from bot.gathering import Refused
from bot.hearing import worth_keeping
from bot.links import Links
from bot.people import Person
from bot.snapshot import snapshot
from bot.table import Table
from bot.talking import SPAN, TABLE, Said
from bot.texts import known
from tests.leaks import compare, read_back
from tests.tables import NOW, any_crowd, any_move, any_options, begun, person_in, playing
from webapp.rooms import Latest, Listener

LINKS = Links(bot="a_bot", app="table", webapp_url="https://example.org/app/")
WATCHER = Person(id="999", name="Somebody")
MOST_WHISPERS = 20


class Ear:
    """A table with its talk, and what one seat (None: a watcher) is told there."""

    def __init__(self, table: Table, seat: Seat | None) -> None:
        self.table, self.seat = table, seat
        self.who = table.sitters[seat].person or WATCHER if seat is not None else WATCHER
        self.lines: list[Said] = []
        self.frames: list[str] = []
        self._listener = Listener(self.who, "a connection")
        self.listen(NOW)

    def listen(self, now: float) -> None:
        """The table has changed: another frame comes, or none."""
        self.lines += self.table.lines()
        latest = Latest(self.table, 0, frozenset(), tuple(self.lines))
        self._listener.wake(latest, [])
        _, shot = self._listener.news(now)
        if shot is not None:
            self.frames.append(shot.model_dump_json())

    def say(self, seat: Seat, circle: str, text: str, now: float) -> str:
        """What is answered."""
        try:
            self.table.say(person_in(self.table, seat), circle, text, now)
        except Refused as refusal:
            return refusal.code
        finally:
            self.listen(now)
        return "ok"

    def sweep(self) -> None:
        self.lines = worth_keeping(self.table, self.lines)

    def looks(self, now: float) -> list[object]:
        """What whoever opens the table now would be shown."""
        shot = snapshot(self.table, self.who.id, now, lines=self.lines)
        return [shot.model_dump_json(), *self.frames]

    def cards(self, now: float) -> list[object]:
        """What it is shown in the chat, where there are words for its game."""
        game, lines = self.table.game_key, self.lines
        mine, group = (snapshot(self.table, who, now, lines=lines) for who in (self.who.id, None))
        if not known(f"game-{game}") or self.seat is None:
            return []
        return [card(mine, "private", "en", LINKS), card(group, "group", "en", LINKS)]

    def reads(self) -> set[str]:
        return {circle.key for circle in self.table.circles(self.who.id)}


def rooms_of(table: Table) -> list[tuple[Seat, str]]:
    """Where somebody may say something now."""
    return [
        (seat, circle.key)
        for seat, sitter in enumerate(table.sitters)
        if sitter.person
        for circle in table.circles(person_in(table, seat))
        if circle.may_write
    ]


def whispered(game_key: str, rng: Random) -> tuple[int, set[str]]:
    """Play a table and its twin through.

    Answers how often they were compared after more whispers at one of them than at the other, and
    the circles that somebody could whisper in, heard by the others or not. Raises `Leak`.
    """
    options = any_options(game_key, rng)
    table = begun(game_key, any_crowd(game_key, options, rng), options)
    twin = read_back(table)
    people = [seat for seat, sitter in enumerate(table.sitters) if sitter.person]
    seat = rng.choice([None, *people, *people])
    ear, other = Ear(table, seat), Ear(twin, seat)
    pairs, circles, now = 0, set[str](), NOW
    while table.stage == "playing":
        now += rng.choice((1.0, SPAN))
        hidden = [room for room in rooms_of(table) if room[1] not in ear.reads()]
        heard = [room for room in rooms_of(table) if room[1] in ear.reads()]
        for _ in range(rng.randrange(MOST_WHISPERS) if hidden else 0):
            ear.say(*rng.choice(hidden), "psst", now)
        for room in rng.sample(heard, min(len(heard), 2)):
            if ear.say(*room, "hm", now) == "ok":  # a whisperer may have had his fill of talk
                other.say(*room, "hm", now)
        if seat is not None:
            for circle in sorted(ear.reads() | {circle for _, circle in hidden}):
                one, same = (each.say(seat, circle, "I", now) for each in (ear, other))
                compare(one, same, "the answer to its own line", seat)
        if rng.random() < 0.3:
            ear.sweep()
        if rng.random() < 0.1:
            other.sweep()
        pairs += table.said > twin.said
        circles.update(circle for _, circle in rooms_of(table) if circle != TABLE)
        compare(ear.looks(now), other.looks(now), "whispers", seat)
        if table.said > twin.said and rng.random() < 0.1:
            compare(ear.cards(now), other.cards(now), "cards", seat)
        _play((ear, other), rng, now)
    compare(ear.looks(now), other.looks(now), "whispers in a game that is over", seat)
    return pairs, circles


def _play(ears: Iterable[Ear], rng: Random, now: float) -> None:
    """The same move at both."""
    seed = rng.getrandbits(32)
    for ear in ears:
        luck = Random(seed)
        mover = luck.choice(sorted(playing(ear.table).waiting()))
        ear.table.play_seat(mover, any_move(playing(ear.table).legal(mover), luck), now)
        ear.listen(now)
