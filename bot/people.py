"""Who is at a table: persons as Telegram names them, and the seats they sit in."""

from unicodedata import category

from pydantic import BaseModel, ConfigDict

from bot.engines.game import Fact, Move

LANGUAGES = ("en", "ru", "fa", "mk")
NAME_LENGTH = 64
MISSED_IN_SLEEP = 3
HIDDEN = ("Cc", "Cf", "Cs")
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs without a shape
JOINERS = "\u200c\u200d"  # Persian half-spaces and composed emoji need them


class Person(Fact):
    """Somebody on Telegram. The id is a string; a name may be empty and is shown as "nameless"."""

    id: str
    name: str
    language: str = "en"


class Chat(Fact):
    """The group a table belongs to, and its forum topic where it has one."""

    id: str
    topic: int | None = None


class Sitter(BaseModel):
    """A seat and who is in it: a person, the computer, or the computer for a person gone.

    `missed` counts the answers in a row that silence gave for him, `removed` how often the others
    went on without him in this game. `mark` tells by which wish a computer came.
    """

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    person: Person | None = None
    computer: bool = False
    house: bool = False
    gone: bool = False
    salt: str = ""
    again: bool = False
    asked: int = 0
    last: tuple[str, Move] | None = None
    missed: int = 0
    removed: int = 0
    mark: str = ""
    said: list[tuple[float, str]] = []

    def plays_as(self, person_id: str) -> bool:
        """Whether this very person is playing here."""
        return self.person is not None and self.person.id == person_id and self.plays

    @property
    def plays(self) -> bool:
        """Whether a person is playing this seat now."""
        return self.person is not None and not self.computer and not self.gone

    @property
    def awake(self) -> bool:
        """Whether the others need not think that he has fallen asleep."""
        return self.plays and self.missed < MISSED_IN_SLEEP


def shown_name(text: str) -> str:
    """A name that cannot disturb the text around it."""
    return cleaned(text, NAME_LENGTH)


def cleaned(text: str, longest: int | None = None) -> str:
    """One line without controls, blanks that look like nothing and direction overrides, cut where
    it is too long. Empty where there would be nothing to see.
    """
    words = " ".join(text.split())
    kept = (c for c in words if c in JOINERS or not (c in BLANKS or category(c) in HIDDEN))
    line = " ".join("".join(kept).split())[:longest].strip()
    return line if any(c not in JOINERS and category(c)[0] not in "MZ" for c in line) else ""


def spoken_language(code: str | None) -> str:
    """The language we answer in for a Telegram language code; English where we lack theirs."""
    prefix = (code or "").lower().split("-")[0]
    return prefix if prefix in LANGUAGES else "en"
