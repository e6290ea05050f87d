"""People gathering at a table: sitting down, getting up, and what they agree to play."""

import re
from typing import Any, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    SerializeAsAny,
    ValidationError,
    ValidationInfo,
    field_validator,
)

from bot.engines.game import Fact, Game, Seat
from bot.engines.registry import GAMES
from bot.pace import Pace
from bot.people import Chat, Person, Sitter

Stage = Literal["lobby", "playing", "over", "closed"]
Ended = Literal["host", "leader", "players", "empty", "idle", "out"]
SALT = re.compile(r"[0-9a-f]{0,64}")


class Refused(Exception):
    """What was asked of a table cannot be. Its `code` is for programs, its `key` names the text.

    Usually that is `refused-<code>`.
    """

    def __init__(self, code: str, key: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"refused-{code}"


class Gathering(BaseModel):
    """Who sits at a table and what they will play. Before the deal seats are in sitting order.

    Methods change it in place, or raise `Refused` before anything is touched: closed, over, begun,
    full, not-host, not-seated, no-computer, options, salt. Moments are Unix seconds.
    `ended` says who or what closed a table before its time.
    """

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    id: str
    game_key: str
    options: SerializeAsAny[Fact]
    pace: Pace = "normal"
    stand_in: bool = False
    host: str
    chat: Chat | None = None
    sitters: list[Sitter] = []
    stage: Stage = "lobby"
    ended: Ended | None = None
    secret: str
    seal: str
    coming: str = ""
    touched: float

    @field_validator("options", mode="before")
    @classmethod
    def _read_options(cls, value: Any, info: ValidationInfo) -> Any:
        if isinstance(value, dict):
            return GAMES[info.data["game_key"]].Options.model_validate(value)
        return value

    @property
    def rules(self) -> type[Game]:
        return GAMES[self.game_key]

    @property
    def is_on(self) -> bool:
        """Whether people gather or play here: one that is over, or closed, needs nobody."""
        return self.stage in ("lobby", "playing")

    @property
    def most(self) -> int:
        """Seats there can be at this table."""
        return self.rules.players[-1]

    def seat_of(self, person_id: str) -> Seat | None:
        """Where a person sits, also while the computer plays for him."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.person is not None and sitter.person.id == person_id:
                return seat
        return None

    def take_seat(self, person: Person, salt: str, now: float) -> None:
        """Sit down in the lobby, or add this device's salt to one's seat."""
        self.need("lobby")
        salt = checked_salt(salt)
        if (seat := self.seat_of(person.id)) is not None:
            self.sitters[seat].salt = self.sitters[seat].salt or salt
            return
        if len(self.sitters) >= self.most:
            raise Refused("full")
        house = next((i for i, s in enumerate(self.sitters) if s.house), len(self.sitters))
        self.sitters.insert(house, Sitter(person=person, salt=salt))
        self.touched = now

    def get_up(self, seat: Seat, now: float) -> None:
        """Leave the lobby; the next person becomes host, and the last one closes the table."""
        del self.sitters[seat]
        self.hand_over()
        self.touched = now

    def hand_over(self) -> None:
        """See that somebody here is host; with nobody left the table closes."""
        here = [s.person.id for s in self.sitters if s.person and not s.gone]
        if not here:
            self.shut("empty")
        elif self.host not in here:
            self.host = here[0]

    def close(self, person_id: str, now: float) -> None:
        """The host ends a table that is not being played."""
        if self.stage == "playing":
            raise Refused("begun")
        if self.stage != "closed":
            self.hosting(person_id)
            self.shut("host")
            self.touched = now

    def shut(self, why: Ended | None = None) -> None:
        """Close for good; secrets that were never played out are dropped."""
        if self.stage != "over":
            self.ended = why
        self.stage = "closed"
        self.secret = self.coming = ""

    def add_computer(self, person_id: str, now: float, mark: str = "") -> None:
        """The host seats a computer; where the same `mark` comes twice, only one."""
        self._arranging(person_id)
        if mark and any(sitter.mark == mark for sitter in self.sitters):
            return
        if len(self.sitters) >= self.most:
            raise Refused("full")
        self.sitters.append(Sitter(computer=True, mark=mark))
        self.touched = now

    def remove_computer(self, person_id: str, now: float) -> None:
        """The host takes the computer that came last away."""
        self._arranging(person_id)
        seats = [i for i, s in enumerate(self.sitters) if s.computer and not s.house]
        if not seats:
            raise Refused("no-computer")
        del self.sitters[seats[-1]]
        self.touched = now

    def configure(
        self,
        person_id: str,
        now: float,
        options: dict[str, Any] | None = None,
        pace: Pace | None = None,
        stand_in: bool | None = None,
    ) -> None:
        """The host changes how it is played."""
        self._arranging(person_id)
        chosen = self.options if options is None else read_options(self.game_key, options)
        others = [s for s in self.sitters if not s.house]
        if len(others) + self.rules.house_seats(chosen) > self.most:
            raise Refused("full")
        self.options = chosen
        self.sitters = others
        self.seat_house()
        self.pace = pace or self.pace
        self.stand_in = self.stand_in if stand_in is None else stand_in
        self.touched = now

    def seat_house(self) -> None:
        """Give the house the seats that the options want it to have."""
        house = self.rules.house_seats(self.options)
        self.sitters = [*self.sitters, *(Sitter(computer=True, house=True) for _ in range(house))]

    def need(self, stage: Stage) -> None:
        """Refuse what belongs to another stage, naming the one we are in."""
        if self.stage != stage:
            codes = {"lobby": "not-begun", "playing": "begun", "over": "over", "closed": "closed"}
            raise Refused(codes[self.stage])

    def seated(self, person_id: str) -> Seat:
        seat = self.seat_of(person_id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def _arranging(self, person_id: str) -> None:
        self.need("lobby")
        self.hosting(person_id)

    def hosting(self, person_id: str) -> None:
        if person_id != self.host:
            raise Refused("not-host")


def read_options(game_key: str, options: dict[str, Any]) -> Fact:
    try:
        return GAMES[game_key].Options.model_validate(options)
    except ValidationError:
        raise Refused("options") from None


def checked_salt(salt: str) -> str:
    """A salt is at most 32 bytes in hex; a person without a device has an empty one."""
    if not SALT.fullmatch(salt):
        raise Refused("salt")
    return salt
