"""A game being played at a table: moves in, answers owed by when, computers' pauses, the record."""

from random import Random

from pydantic import PrivateAttr

from bot.asking import Asking, illegal
from bot.engines.game import Event, Fact, Illegal, Move, Outcome, Seat
from bot.gathering import Ended
from bot.pace import Running, seconds_for
from bot.record import Deal, Entry, Finish, sealed
from bot.record import enter as enter_game

STORY = 50
SLACK = 25
PAUSE = (1.0, 2.0)


class Proof(Fact):
    """What lets anybody check a finished deal: the secret behind the seal, and the salts."""

    seal: str
    secret: str
    salts: tuple[str, ...]


class Playing(Asking):
    """A gathering with a game, and what each answer does to it.

    `secret` and `seal` belong to the game gathered for or played; at its end they move into
    `proof`, and what was `coming` takes their place. `pauses` are the moments computers move at.
    `told` counts the story from its beginning.
    """

    entries: int = 0
    seed: str = ""
    salts: tuple[str, ...] = ()
    proof: Proof | None = None
    pauses: dict[Seat, float] = {}
    story: list[Event] = []
    told: int = 0
    _written: list[Deal | Entry | Finish] = PrivateAttr([])
    _fleeting: list[Event] = PrivateAttr([])

    def play(self, person_id: str, question: str, move: Move, now: float) -> None:
        """A person's move. Repeating one's last accepted move is no error and changes nothing.

        Raises `Refused`: not-seated, not-begun, over, closed, away, not-asked, stale, illegal.
        """
        if self.sitters[self.seated(person_id)].last != (question, move):
            self.play_seat(self.answering(person_id, question), move, now)

    def play_seat(self, seat: Seat, move: Move, now: float) -> None:
        """A seat's move, whoever plays it."""
        question = self.question(seat)
        try:
            self.enter(Entry(kind="move", seat=seat, move=move), now)
        except Illegal:
            raise illegal(self.game_key, self.game.legal(seat) if self.game else (), move) from None
        sitter = self.sitters[seat]
        if sitter.plays:
            sitter.last = (question or "", move)

    def enter(self, entry: Entry, now: float) -> None:
        """Let something happen to the game: played, written down, told, and the clock set."""
        assert self.game is not None
        key = self.running.key if self.running else ""
        number = self.entries + 1
        enter_game(self.game, entry, Random(f"{self.seed}/{number}"))
        self.entries = number
        self._written.append(entry)
        if entry.kind != "idle" and (entry.kind == "left" or self.sitters[entry.seat].plays):
            self.touched = now
        self.sitters[entry.seat].asked += 1
        self.settle(now)
        if self.running and self.running.key != key:
            for sitter in self.sitters:
                sitter.asked = 0

    def settle(self, now: float) -> None:
        """After any change of the game or of who plays: tell, end or wait for the next answer."""
        assert self.game is not None
        for event in self.game.told():
            (self._fleeting if event.fleeting else self.story).append(event)
            self.told += not event.fleeting
        self._forget()
        outcome = self.game.outcome()
        if outcome is not None:
            self._finish(outcome)
            return
        self._set_clock(now)
        self._let_computers_think(now)

    def _set_clock(self, now: float) -> None:
        """The same clock runs on; it stands still for a person alone, and where all are asleep."""
        assert self.game is not None
        clock, running = self.game.clock(), self.running
        alone = sum(s.plays for s in self.sitters) < 2
        still = alone or not any(s.awake for s in self.sitters)
        if clock is None:
            return
        if running is None or running.key != clock.key:
            limit = None if still else now + seconds_for(self.pace, clock.span)
            self.running = Running(key=clock.key, started=now, deadline=limit)
        elif still:
            self.running = running.stopped(now)
        elif running.deadline is None:
            self.running = running.going_on(now, seconds_for(self.pace, clock.span))

    def _forget(self) -> None:
        """Now and then, drop what is older than every seat's last events."""
        if len(self.story) <= STORY + SLACK:
            return
        lacking = dict.fromkeys((None, *range(len(self.sitters))), STORY)
        for place in range(len(self.story) - 1, -1, -1):
            for seat in lacking:
                lacking[seat] -= self.story[place].heard_by(seat)
            if max(lacking.values()) <= 0:
                del self.story[:place]
                return

    def _let_computers_think(self, now: float) -> None:
        """Draw the moment of a computer's move before it looks, so that it betrays nothing."""
        assert self.game is not None
        waiting = [seat for seat in sorted(self.game.waiting()) if self.sitters[seat].computer]
        if waiting or self.pauses:
            rng = Random(f"{self.seed}/pause/{self.entries}")
            drawn = {seat: now + rng.uniform(*PAUSE) for seat in waiting}
            self.pauses = {seat: self.pauses.get(seat, drawn[seat]) for seat in waiting}

    def _finish(self, outcome: Outcome) -> None:
        self.proof = Proof(seal=self.seal, secret=self.secret, salts=self.salts)
        self._written.append(Finish(secret=self.secret, outcome=outcome.model_dump(mode="json")))
        self.stage, self.running, self.pauses = "over", None, {}
        self.secret, self.seal, self.coming = self.coming, sealed(self.coming), ""
        self.seed = ""
        for sitter in self.sitters:
            sitter.again = False
            sitter.computer = sitter.computer and sitter.person is None
        self.hand_over()

    def shut(self, why: Ended | None = None) -> None:
        """Close for good, a game that is still played with it."""
        super().shut(why)
        self.running, self.pauses, self.seed = None, {}, ""

    def thinkers(self, now: float) -> list[Seat]:
        """Seats whose computer's pause is over."""
        return [seat for seat, moment in self.pauses.items() if moment <= now]

    def move_computer(self, seat: Seat, move: Move, now: float) -> None:
        """A computer's move; it thinks anew for the next."""
        self.pauses.pop(seat, None)
        self.play_seat(seat, move, now)

    def computer_luck(self) -> Random:
        """The luck a computer decides its next move with."""
        return Random(f"{self.seed}/computer/{self.entries + 1}")

    def written(self) -> list[Deal | Entry | Finish]:
        """What the record gains by this change. Asking empties it."""
        written, self._written = self._written, []
        return written

    def fleeting(self) -> list[Event]:
        """Events that are told once and kept nowhere. Asking empties it."""
        fleeting, self._fleeting = self._fleeting, []
        return fleeting
