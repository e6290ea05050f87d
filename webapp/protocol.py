"""What the Mini App asks and is answered over HTTP; docs/protocol.md says what it means."""

from typing import Annotated, Any, Literal

from pydantic import Field

from bot.engines.game import Fact, Seat
from bot.gathering import Stage
from bot.pace import Pace
from bot.people import Person
from bot.snapshot import Seated

PROTOCOL = 1

Language = Literal["en", "ru", "fa", "mk"]
Salt = Annotated[str, Field(max_length=64)]
Word = Annotated[str, Field(max_length=32)]


class SessionRequest(Fact):
    """How a person comes in: Telegram's signed initData, and the page address's startapp."""

    init_data: str = Field(alias="initData", max_length=8192)
    startapp: str = Field(default="", max_length=64)


class Start(Fact):
    """The table that a link leads to; `invited` says that the link also offers a seat."""

    table: str
    invited: bool


class BotNames(Fact):
    """The bot's username and its Mini App's short name: links are t.me/<username>/<app>."""

    username: str
    app: str


class TableLine(Fact):
    """A table in a person's list, and what it waits for; `winners` once it is over."""

    id: str
    game: str
    stage: Stage
    seat: Seat | None
    people: tuple[Seated, ...]
    least: int
    waiting: tuple[Seat, ...]
    winners: tuple[Seat, ...] | None
    pace: Pace


class Tables(Fact):
    """A person's tables, the one touched last first."""

    tables: tuple[TableLine, ...]


class Session(Fact):
    """Who has come in, and his tables; the token stands for him in everything that follows."""

    token: str
    person: Person
    start: Start | None
    tables: tuple[TableLine, ...]
    bot: BotNames
    protocol: int


class Problem(Fact):
    """Why something was refused: a code for programs, a text in the person's language."""

    code: str
    text: str


class ErrorReply(Fact):
    """The body of every answer that isn't 2xx, and the frame that goes before a close."""

    error: Problem


class Done(Fact):
    """It was done, or had been done before."""

    ok: Literal[True] = True


class OpenRequest(Fact):
    """Open a table and sit down at it as its host."""

    game: Word
    options: dict[str, Any] = {}
    pace: Pace = "normal"


class Opened(Fact):
    """The id of the table that was opened, and the seal of its first deal."""

    table: str
    seal: str


class SaltRequest(Fact):
    """A device's share in the luck of the next deal: at most 32 bytes in hex, or nothing."""

    salt: Salt = ""


class Nothing(Fact):
    """A command that needs no words: an empty object, or no body at all."""


class ConfigureRequest(Fact):
    """What the host changes; what is left out (or null) stays."""

    options: dict[str, Any] | None = None
    pace: Pace | None = None
    stand_in: bool | None = None


class ProfileRequest(Fact):
    """The language a person chooses; until then it is Telegram's."""

    language: Language


class Profiled(Fact):
    """It was chosen. The new token speaks the new language; the old one goes on as it was."""

    token: str
    ok: Literal[True] = True


class GameLine(Fact):
    """A game that can be opened; `options` is a JSON Schema, from which a form can be drawn."""

    key: str
    least: int
    most: int
    options: dict[str, Any]
    paces: tuple[Pace, ...]


class Invitation(Fact):
    """A link that seats whoever follows it, and the link that offers it to one's friends."""

    link: str
    share: str


class Prepared(Fact):
    """A message that Telegram keeps for this person, who may send it to a chat of his choice."""

    message: str
