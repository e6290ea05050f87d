"""A table: people come to it, a game is dealt and played, time passes. Pure: moments come in."""

from typing import Any, Self

from bot.engines.registry import GAMES
from bot.gathering import Refused, checked_salt, read_options
from bot.pace import Pace
from bot.people import Chat, Person, Sitter
from bot.record import Deal, deal_game, sealed, seed_of
from bot.talking import Talking

LOBBY_LASTS = 24 * 3600.0
GAME_LASTS = 7 * 24 * 3600.0

__all__ = ["Refused", "Table"]


class Table(Talking):
    """The whole truth of a table. Methods change it in place, or raise `Refused` untouched.

    `forgotten` counts the times that somebody asked to be known here no more.
    """

    forgotten: int = 0

    @classmethod
    def open(
        cls,
        table_id: str,
        game_key: str,
        host: Person,
        secret: str,
        now: float,
        options: dict[str, Any] | None = None,
        pace: Pace = "normal",
        chat: Chat | None = None,
        salt: str = "",
    ) -> Self:
        """A new table with its host seated. Raises `Refused`: no-game, options, salt."""
        if game_key not in GAMES:
            raise Refused("no-game")
        table = cls(
            id=table_id,
            game_key=game_key,
            options=read_options(game_key, options or {}),
            pace=pace,
            host=host.id,
            chat=chat,
            sitters=[Sitter(person=host, salt=checked_salt(salt))],
            secret=secret,
            seal=sealed(secret),
            touched=now,
        )
        table.seat_house()
        return table

    def sit(self, person: Person, salt: str, now: float) -> None:
        """Take a seat in the lobby, or come back to the seat one left to the computer."""
        seat = self.seat_of(person.id)
        if self.stage != "playing" or seat is None:
            self.take_seat(person, salt, now)
        elif self.sitters[seat].computer:
            self.sitters[seat].computer = False
            self.sitters[seat].missed = 0
            self.settle(now)

    def leave(self, person_id: str, now: float) -> None:
        """Get up: from a running game for good, unless the computer may keep the seat warm."""
        seat = self.seated(person_id)
        sitter = self.sitters[seat]
        if self.stage == "playing":
            self.give_up(seat, now)
        elif self.stage == "over":
            sitter.gone, sitter.again = True, False
            self.hand_over()
            if any(s.again for s in self.sitters):
                self._gather_anew()
        elif self.stage == "lobby":
            self.get_up(seat, now)

    def forget(self, person_id: str, now: float) -> None:
        """Somebody will be known here no more: he leaves, and what stays of him is nobody's."""
        seat = self.seat_of(person_id)
        if seat is not None and self.stage != "closed" and self.sitters[seat].plays:
            self.leave(person_id, now)
            seat = self.seat_of(person_id)
        nobody = "nobody" if seat is None else f"nobody{seat}"
        if seat is not None:
            sitter = self.sitters[seat]
            sitter.person = None if sitter.computer else Person(id=nobody, name="")
            sitter.said = []
        if self.host == person_id:
            self.host = nobody
        for agreed in self.motions.values():
            agreed[:] = [each for each in agreed if each != person_id]
        self._nobodies[person_id] = nobody
        self.forgotten += 1

    def start(self, person_id: str, coming: str, now: float) -> None:
        """The host deals; after a game, to himself and those who asked for a rematch, no others.

        `coming` is the secret of the game after this one: everybody sees its seal before he gives
        his salt to it. Raises `Refused`: not-host, too-few, begun, over (nobody asked yet), closed.
        """
        staying, before = self.sitters, len(self.sitters)
        again = self.stage == "over"
        if self.stage == "over" and any(s.again for s in staying):
            staying = [s for s in staying if s.again or s.person is None or s.plays_as(person_id)]
        else:
            self.need("lobby")
        self.hosting(person_id)
        if len(staying) not in self.rules.players:
            raise Refused("too-few")
        if not again:
            # Whoever holds the table sits first, as the rules may know him by.
            staying = sorted(staying, key=lambda sitter: not sitter.plays_as(self.host))
        self.sitters = staying
        self._deal(again and len(staying) == before, coming, now)

    def again(self, person_id: str, salt: str, coming: str, now: float) -> None:
        """Ask for a rematch; it is dealt once everybody has asked. `coming` is as for `start`.

        Where somebody has left, the others gather anew for it. Asking twice is no error, also once
        it runs; nor is asking where one is gathered already. Raises `Refused`: not-seated, begun,
        closed, not-begun.
        """
        sitter = self.sitters[self.seated(person_id)]
        if sitter.again:
            return
        if self.stage == "lobby" and self.deals:
            sitter.salt = sitter.salt or checked_salt(salt)
            return
        self.need("over")
        if sitter.gone:
            raise Refused("not-seated")
        sitter.salt = checked_salt(salt)
        sitter.again, self.touched = True, now
        if any(s.gone for s in self.sitters):
            self._gather_anew()
        elif all(s.again for s in self.sitters if s.person):
            self._deal(True, coming, now)

    def _gather_anew(self) -> None:
        self.sitters = [s for s in self.sitters if not s.gone and not s.house]
        for sitter in self.sitters:
            sitter.again = False
        self.seat_house()
        self.hand_over()
        self.stage, self.game, self.proof = "lobby", None, None
        # Its seats are others now.
        self.story, self.told = [], 0

    def _deal(self, again: bool, coming: str, now: float) -> None:
        self.coming = coming
        self.salts = tuple(s.salt for s in self.sitters)
        deal = Deal(
            game=self.game_key, options=self.options, seal=self.seal, salts=self.salts, again=again
        )
        self.seed = seed_of(self.secret, self.salts)
        self.game, order = deal_game(deal, self.seed)
        self.sitters = [self.sitters[place] for place in order]
        for sitter in self.sitters:
            sitter.salt, sitter.asked, sitter.last = "", 0, None
            sitter.missed = sitter.removed = 0
        self.stage, self.proof, self.running = "playing", None, None
        self.deals += 1
        self.entries = self.told = 0
        self.story, self.pauses, self.motions = [], {}, {}
        self._written.append(deal)
        self.settle(now)

    @property
    def _expires(self) -> float:
        return self.touched + (GAME_LASTS if self.deals else LOBBY_LASTS)

    @property
    def due(self) -> float | None:
        """When time next does something: a computer moves, a clock warns or ends, it expires."""
        if self.stage == "closed":
            return None
        moments = [self._expires, *self.pauses.values()]
        if self.running and self.running.deadline is not None:
            moments.append(self.running.warns or self.running.deadline)
        return min(moments)

    def lapse(self, now: float, here: frozenset[str] = frozenset()) -> None:
        """Let time pass: warn, answer for those who stayed silent, or expire.

        `here` are the ids of those connected now.
        """
        running = self.running
        if self.stage == "playing" and running and running.deadline is not None:
            if running.deadline <= now:
                self.answer_for_silent(running.key, now, here)
            elif running.warns is not None and running.warns <= now:
                self.running = running.model_copy(update={"warned": True})
        if self.stage != "closed" and self._expires <= now:
            self.shut("idle")
