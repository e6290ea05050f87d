"""Who is there: Telegram's signed initData makes a person, and a person gets a token of ours."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import parse_qsl

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.engines.game import Fact
from bot.gathering import Refused
from bot.people import Person, shown_name, spoken_language

INIT_DATA_LASTS = 24 * 3600.0
CLOCKS_DIFFER = 300.0


class User(BaseModel):
    """What we take of Telegram's user; it may hold more."""

    model_config = ConfigDict(strict=True, hide_input_in_errors=True)

    id: int = Field(gt=0)
    first_name: str
    last_name: str = ""
    language_code: str = ""
    allows_write_to_pm: bool = False

    @property
    def person(self) -> Person:
        name = shown_name(f"{self.first_name} {self.last_name}")
        return Person(id=str(self.id), name=name, language=spoken_language(self.language_code))


class Visit(NamedTuple):
    """Who opens the Mini App, the link's start parameter, and whether the bot may write to him."""

    person: Person
    start_param: str
    may_write: bool


class Token(Fact):
    """What a session token says: who it stands for, and until when."""

    person: Person
    until: float


class Gate:
    """Checks initData and our own tokens; both are signed with keys made from the bot's token.

    Raises `Refused`: unauthorized, or stale-data where only the date is wrong.
    """

    def __init__(self, bot_token: str, lasts: float) -> None:
        self._telegram_key = _sign(b"WebAppData", bot_token.encode())
        self._session_key = _sign(bot_token.encode(), b"One Table session")
        self._lasts = lasts

    def admit(self, init_data: str, now: float) -> Visit:
        """The person whom Telegram vouches for, and what comes with him."""
        fields = self._signed_fields(init_data)
        date = fields.get("auth_date", "")
        if not (date.isascii() and date.isdecimal() and len(date) < 16):
            raise Refused("unauthorized")
        if not now - INIT_DATA_LASTS <= int(date) <= now + CLOCKS_DIFFER:
            raise Refused("stale-data")
        try:
            user = User.model_validate_json(fields.get("user", ""))
        except ValidationError:
            raise Refused("unauthorized") from None
        return Visit(user.person, fields.get("start_param", ""), user.allows_write_to_pm)

    def _signed_fields(self, init_data: str) -> dict[str, str]:
        """The fields, blank ones too, if Telegram's hash over all of them is right."""
        if not init_data.isascii():
            raise Refused("unauthorized")
        try:
            pairs = parse_qsl(init_data, keep_blank_values=True, max_num_fields=64)
        except ValueError:
            raise Refused("unauthorized") from None
        fields = dict(pairs)
        given = fields.pop("hash", "")
        text = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
        expected = _sign(self._telegram_key, text.encode()).hex()
        right = hmac.compare_digest(expected.encode(), given.encode())
        if not right or len(fields) + 1 != len(pairs):
            raise Refused("unauthorized")
        return fields

    def token(self, person: Person, now: float) -> str:
        """A token that stands for this person from now on."""
        said = _text(Token(person=person, until=now + self._lasts).model_dump_json().encode())
        return f"{said}.{_text(_sign(self._session_key, said.encode()))}"

    def person(self, token: str, now: float) -> Person:
        """The person a token stands for."""
        said, _, signature = token.partition(".")
        expected = _text(_sign(self._session_key, said.encode("utf-8", "replace")))
        if not (token.isascii() and hmac.compare_digest(expected, signature)):
            raise Refused("unauthorized")
        read = Token.model_validate_json(urlsafe_b64decode(said + "=" * (-len(said) % 4)))
        if read.until < now:
            raise Refused("stale-data")
        return read.person


def _sign(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, hashlib.sha256)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
