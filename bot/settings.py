"""What the environment says: read once, at start, into one frozen value."""

import hashlib
import hmac
import sys
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot import addresses
from bot.addresses import TELEGRAM

ENV_FILE = Path(__file__).parent.parent / ".env"


def _is_telegram_token(token: SecretStr) -> SecretStr:
    number, colon, rest = token.get_secret_value().partition(":")
    if not (colon and number.isdecimal() and rest and rest.isascii() and rest.isprintable()):
        raise ValueError
    return token


def _is_redis(url: SecretStr) -> SecretStr:
    addresses.redis(url.get_secret_value())
    return url


def _hook(url: str, given: ValidationInfo) -> str:
    before = given.data
    return addresses.door(url, before.get("webapp_url"), before.get("telegram_api"))


def _people(ids: object) -> object:
    if not isinstance(ids, str):
        return ids
    found = [each.strip() for each in ids.split(",") if each.strip()]
    if not all(each.isascii() and each.isdecimal() for each in found):
        raise ValueError
    return frozenset(found)


class Settings(BaseSettings):
    """Each field is the environment variable of its name; the description is what it must be."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    bot_token: Annotated[SecretStr, AfterValidator(_is_telegram_token)] = Field(
        description="the token that BotFather gave you, like 123456:ABC-DEF"
    )
    webapp_url: Annotated[str, AfterValidator(addresses.folder)] = Field(
        description="the https address at which people's phones reach the Mini App"
    )
    app_name: str = Field(
        default="table",
        pattern=r"^[A-Za-z0-9_]{3,30}$",
        description="the Mini App's short name at BotFather, 3 to 30 letters, digits or _",
    )
    redis_url: Annotated[SecretStr, AfterValidator(_is_redis)] | None = Field(
        default=None, description="an address like redis://host:6379/0, rediss://… or unix://…"
    )
    redis_cluster: bool = Field(default=False, description="true or false")
    host: str = Field(default="127.0.0.1", min_length=1, description="an address to listen on")
    port: int = Field(default=8080, ge=0, le=65535, description="a number from 0 to 65535")
    # Before the webhook's, which depends on it.
    telegram_api: Annotated[str, AfterValidator(addresses.api)] = Field(
        default=TELEGRAM, description="the http(s) address of a Bot API server"
    )
    webhook_url: Annotated[str, AfterValidator(_hook)] | None = Field(
        default=None,
        description="an https address on port 443, 80, 88 or 8443, with a path of letters, digits, "
        "- and _ that is none of the web app's",
    )
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], BeforeValidator(str.lower)
    ] = Field(default="info", description="debug, info, warning or error")
    admins: Annotated[frozenset[str], NoDecode, BeforeValidator(_people)] = Field(
        default=frozenset(), description="ids of people on Telegram, separated by commas"
    )
    session_hours: int = Field(
        default=24, ge=1, le=168, description="a number of hours from 1 to 168"
    )

    @property
    def webhook_secret(self) -> str:
        """What Telegram says to prove itself. It follows from the token: all processes know it."""
        token = self.bot_token.get_secret_value().encode()
        return hmac.new(token, b"webhook", hashlib.sha256).hexdigest()

    @property
    def framed_by(self) -> tuple[str, ...]:
        """Who besides Telegram's own clients may show the Mini App: what stands in for Telegram."""
        return () if self.telegram_api == TELEGRAM else (self.telegram_api,)


class Given(BaseSettings):
    """What decides between the real Telegram and the sandbox, read as `Settings` reads it."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore"
    )

    bot_token: str = ""
    webapp_url: str = ""


def is_for_telegram(env_file: Path = ENV_FILE) -> bool:
    """Whether there is a bot's token; whoever gave only the rest is told what that means."""
    try:
        given = Given(_env_file=env_file)
    except UnicodeDecodeError:
        return True  # the bot says what is wrong with the file
    if given.webapp_url and not given.bot_token:
        sys.stderr.write("One Table: WEBAPP_URL without BOT_TOKEN: this is the sandbox\n")
    return given.bot_token != ""


def read_settings(env_file: Path = ENV_FILE, **given: object) -> Settings:
    """Settings from `given`, then the environment, then `env_file`.

    Exits with one line, which never repeats a value, when something is missing or wrong.
    """
    try:
        settings = Settings(_env_file=env_file, **given)  # type: ignore[arg-type]
    except ValidationError as error:
        complaints = dict(_complaint(str(each["loc"][0]), each["type"]) for each in error.errors())
        sys.exit(f"One Table: {'; '.join(complaints.values())} (see .env.example)")
    except UnicodeDecodeError:
        sys.exit(f"One Table: {env_file.name} is not UTF-8 text")
    if settings.redis_cluster and settings.redis_url is None:
        sys.exit("One Table: REDIS_CLUSTER needs REDIS_URL (see .env.example)")
    return settings


def _complaint(field: str, kind: str) -> tuple[str, str]:
    fault = "is missing, it" if kind == "missing" else ""
    wanted = Settings.model_fields[field].description
    return field, " ".join(filter(None, [field.upper(), fault, "must be", wanted]))


if __name__ == "__main__":
    sys.exit(not is_for_telegram())
