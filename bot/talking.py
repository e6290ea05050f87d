"""Talk at a table: who may say what to whom."""

import hashlib

from pydantic import PrivateAttr

from bot.attending import Attending
from bot.engines.game import Circle, Fact
from bot.gathering import Refused
from bot.people import cleaned

TABLE = "table"
LONGEST = 200
# So many lines a span, of one person and in one circle: whispers never slow down who cannot hear
# them. A person's own last lines are also those that he may repeat.
SPAN = 5.0
PERSONS, CIRCLES = 5, 15


class Said(Fact):
    """A line as it is kept. `by` and `to` are ids of people, for seats change with the deal.

    Who may read it was settled when it was said; `to` is None for everybody at the table.
    """

    deal: int
    by: str
    name: str
    circle: str
    text: str
    at: float
    to: tuple[str, ...] | None = None


def unnamed(line: Said, nobodies: dict[str, str]) -> Said:
    """The same line, in which nobody names those who have been forgotten."""
    by, to = nobodies.get(line.by, line.by), line.to
    if to is not None:
        to = tuple(nobodies.get(reader, reader) for reader in to)
    return line.model_copy(update={"by": by, "to": to, "name": line.name if by == line.by else ""})


class Talking(Attending):
    """People at a table who talk. It changes nothing of what they play, nor how long it lasts.

    `said` counts the lines, which are kept elsewhere; `spoken` are the moments of each circle's
    last ones.
    """

    said: int = 0
    spoken: dict[str, list[float]] = {}
    _lines: list[Said] = PrivateAttr([])
    _nobodies: dict[str, str] = PrivateAttr({})

    def say(self, person_id: str, circle: str, text: str, now: float, mark: str = "") -> None:
        """Say something to all who read that circle now. It has 1–200 characters, once cleaned.

        `mark` tells a line from all others of this person: to repeat one of his last is no error
        and changes nothing. Raises `Refused`: not-seated, closed, away, no-circle, in-group (which
        has a talk of its own), quiet (he may only read now), empty, too-long, too-fast.
        """
        sitter = self.sitters[self.seated(person_id)]
        if sitter.gone or sitter.person is None:
            raise Refused("not-seated")
        stamp = _stamp(mark, text)
        if mark and stamp in (known for _, known in sitter.said):
            return
        self._check(person_id, circle)
        text = cleaned(text)
        if not text:
            raise Refused("empty")
        if len(text) > LONGEST:
            raise Refused("too-long")
        lately = self.spoken.get(circle, [])
        if _often([at for at, _ in sitter.said], PERSONS, now) or _often(lately, CIRCLES, now):
            raise Refused("too-fast")
        sitter.said = [*sitter.said, (now, stamp)][-PERSONS:]
        self.spoken[circle] = [*lately, now][-CIRCLES:]
        self.said += 1
        if circle == TABLE:
            # Whispers leave no trace.
            self.stir(person_id, now)
        self._lines.append(
            Said(
                deal=self.deals,
                by=person_id,
                name=sitter.person.name,
                circle=circle,
                text=text,
                at=now,
                to=self._readers(circle),
            )
        )

    def _check(self, person_id: str, circle: str) -> None:
        if self.stage == "closed":
            raise Refused("closed")
        if self.sitters[self.seated(person_id)].computer:
            raise Refused("away")
        found = next((each for each in self.circles(person_id) if each.key == circle), None)
        if found is None and circle == TABLE and self.chat is not None:
            raise Refused("in-group")
        if found is None:
            raise Refused("no-circle")
        if not found.may_write:
            raise Refused("quiet")

    def circles(self, person_id: str | None) -> list[Circle]:
        """What this person reads now, and where he may write. A watcher reads the table's talk."""
        seat = None if person_id is None else self.seat_of(person_id)
        if seat is None or not self.sitters[seat].plays:
            found = [Circle(key=TABLE, may_write=False)]
        elif self.stage == "playing" and self.game is not None:
            found = self.game.talk(seat)
        else:
            found = [Circle(key=TABLE, may_write=self.stage != "closed")]
        return [circle for circle in found if self._is_heard(circle.key)]

    def _is_heard(self, circle: str) -> bool:
        """A group talks where it always does; and alone with computers there is nobody to hear."""
        if circle == TABLE and self.chat is not None:
            return False
        people = sum(s.person is not None and not s.gone for s in self.sitters)
        return people > 1 or (self.stage == "lobby" and len(self.sitters) < self.most)

    def _readers(self, circle: str) -> tuple[str, ...] | None:
        if self.stage != "playing" or self.game is None:
            return None
        playing = [(seat, s.person) for seat, s in enumerate(self.sitters) if s.plays and s.person]
        readers = [
            person.id
            for seat, person in playing
            if any(each.key == circle for each in self.game.talk(seat))
        ]
        return None if circle == TABLE and len(readers) == len(playing) else tuple(readers)

    def lines(self) -> list[Said]:
        """What was said by this change. Asking empties it."""
        lines, self._lines = self._lines, []
        return lines

    def nobodies(self) -> dict[str, str]:
        """Whom this change has forgotten, and what stands for them now. Asking empties it."""
        found, self._nobodies = self._nobodies, {}
        return found


def _stamp(mark: str, text: str) -> str:
    """What a line is known again by, wherever it was to be said. What it says is not in it."""
    return mark and hashlib.sha256(f"{mark} {text}".encode(errors="replace")).hexdigest()[:12]


def _often(moments: list[float], times: int, now: float) -> bool:
    return len(moments) >= times and now - moments[-times] < SPAN
