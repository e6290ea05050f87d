"""Who still answers at a table, and what the others may agree on where somebody does not."""

from bot.engines.game import Seat, Span
from bot.gathering import Ended, Refused
from bot.playing import Playing
from bot.record import Entry

# The other spans are time to look and to talk: silence in them says nothing.
ASKING: tuple[Span, ...] = ("answer", "turn")
END = "end"
DESERTED = 15 * 60.0


class Attending(Playing):
    """A game whose people may fall asleep or be called away. The absentee alone pays for it.

    `motions` are what some would like to do, and the ids of those who would: to `END` the game, or
    to go on without the seat of that number.
    """

    motions: dict[str, list[str]] = {}

    def answer_for_silent(self, key: str, now: float, here: frozenset[str] = frozenset()) -> None:
        """Each owed answer is an entry of its own, as long as the same clock waits for it.

        Who has missed too many in a row, and is not even `here`, is waited for no more.
        """
        assert self.game is not None
        clock = self.game.clock()
        asking = clock is not None and clock.span in ASKING
        silent = []
        for seat in sorted(self.game.waiting()):
            running = self.running
            if running and running.key == key and seat in self.game.waiting():
                self.enter(Entry(kind="idle", seat=seat), now)
                silent.append(seat)
        if asking and self.stage == "playing":
            self._miss(silent, here, now)

    def _miss(self, silent: list[Seat], here: frozenset[str], now: float) -> None:
        for seat in silent:
            sitter = self.sitters[seat]
            if not sitter.missed:
                self.motions.pop(str(seat), None)
            sitter.missed += sitter.plays
        for seat in silent:
            person = self.sitters[seat].person
            if person and person.id not in here and self._keeps_waiting(seat):
                self._go_on_without(seat, now)
        if self.stage == "playing":
            self.settle(now)

    def _keeps_waiting(self, seat: Seat) -> bool:
        """Whether he sleeps while somebody answers. Where all sleep, so does the clock."""
        sitter = self.sitters[seat]
        if self.stage != "playing" or not sitter.plays or sitter.awake:
            return False
        return any(other.plays and not other.missed for other in self.sitters)

    def enter(self, entry: Entry, now: float) -> None:
        """An answer that all see is a sign of life; secret steps towards it leave no trace."""
        key = self.running.key if self.running else ""
        super().enter(entry, now)
        asked = self.running is not None and self.running.key == key
        waiting = self.game.waiting() if asked and self.game else ()
        moved = entry.kind == "move" and self.sitters[entry.seat].plays
        if moved and entry.seat not in waiting:
            self._forgive(entry.seat, now)

    def stir(self, person_id: str, now: float) -> None:
        """A sign of life: nothing is held against this person any more."""
        seat = self.seat_of(person_id)
        if seat is not None and self.sitters[seat].plays and self.stage == "playing":
            self._forgive(seat, now)

    def _forgive(self, seat: Seat, now: float) -> None:
        """Where all slept nobody was kept waiting: everybody begins anew, and so does the clock."""
        slept = self.asleep
        for sitter in self.sitters if slept else [self.sitters[seat]]:
            sitter.missed = 0
        if slept and self.stage == "playing":
            self.settle(now)

    @property
    def asleep(self) -> bool:
        """Whether people play here and none of them has answered for a while."""
        people = [sitter for sitter in self.sitters if sitter.plays]
        return bool(people) and not any(sitter.awake for sitter in people)

    def give_up(self, seat: Seat, now: float) -> None:
        """The computer keeps the seat warm where it may, else it is left by the game's rule."""
        sitter = self.sitters[seat]
        if self.stand_in and any(s.plays for s in self.sitters if s is not sitter):
            sitter.computer = True
            self.settle(now)
        elif not sitter.gone:
            sitter.gone = True
            self.enter(Entry(kind="left", seat=seat), now)

    def _go_on_without(self, seat: Seat, now: float) -> None:
        self.sitters[seat].removed += 1
        self.give_up(seat, now)

    def late(self) -> list[Seat]:
        """Whom the others may agree to go on without: their time ran out, and no word since.

        Two have nobody to agree with: for them the clock is enough.
        """
        if self.stage != "playing" or sum(s.plays for s in self.sitters) < 3:
            return []
        return [seat for seat, s in enumerate(self.sitters) if s.plays and s.missed]

    def needed(self, motion: str) -> int:
        """How many must agree: more than half of those who play, whom it is about not counted."""
        return len(self._entitled(motion)) // 2 + 1

    def _entitled(self, motion: str) -> set[str]:
        return {
            sitter.person.id
            for seat, sitter in enumerate(self.sitters)
            if sitter.plays and sitter.person and str(seat) != motion
        }

    def go_on_without(self, person_id: str, seat: Seat, now: float) -> bool:
        """Agree to go on without somebody; whether that was enough, and he is waited for no more.

        Raises `Refused`: not-seated, not-begun, over, closed, away, not-late.
        """
        self._moving(person_id)
        if seat not in self.late() or self.seat_of(person_id) == seat:
            raise Refused("not-late")
        if not self._carried(str(seat), person_id):
            return False
        self._go_on_without(seat, now)
        return True

    def agree_to_end(self, person_id: str, now: float) -> bool:
        """Agree to stop in the middle; whether that was enough, and the table is closed.

        Raises `Refused`: not-seated, not-begun, over, closed, away.
        """
        self._moving(person_id)
        why: Ended = "players" if self.needed(END) > 1 else "host"
        if not self._carried(END, person_id):
            return False
        self.end(why, now)
        return True

    def _moving(self, person_id: str) -> None:
        seat = self.seated(person_id)
        self.need("playing")
        if not self.sitters[seat].plays:
            raise Refused("away")

    def _carried(self, motion: str, person_id: str) -> bool:
        entitled, before = self._entitled(motion), self.motions.get(motion, [])
        agreed = [each for each in before if each in entitled]
        self.motions[motion] = list(dict.fromkeys([*agreed, person_id]))
        if len(self.motions[motion]) < self.needed(motion):
            return False
        del self.motions[motion]
        return True

    def deserted(self, now: float) -> bool:
        """Whether nobody has touched this lobby for a while: then whoever is there may clear it."""
        return self.stage == "lobby" and now - self.touched >= DESERTED

    def end(self, why: Ended, now: float) -> None:
        """Close it in the middle of whatever goes on; who may is settled by whoever asks."""
        if self.stage != "closed":
            self.shut(why)
            self.touched = now
