"""The addresses among the settings: each as it is used from then on, or a ValueError."""

import re
from urllib.parse import urlsplit

from pydantic import HttpUrl, TypeAdapter

TELEGRAM = "https://api.telegram.org"
TELEGRAMS_PORTS = frozenset({80, 88, 443, 8443})
WEB_APP_HAS = frozenset({"api", "assets", "healthz", "live", "metrics", "readyz"})
"""What the paths of the web app begin with, but for its page and files: these hold a dot."""

_http_url = TypeAdapter(HttpUrl)


def redis(url: str) -> str:
    """A client would silently take the usual port and database in place of wrong ones."""
    scheme, separator, rest = url.partition("://")
    if scheme not in ("redis", "rediss", "unix") or not separator or not rest:
        raise ValueError
    parts = urlsplit(url)
    if scheme != "unix" and (parts.port == 0 or not re.fullmatch("(/[0-9]*/?)?", parts.path)):
        raise ValueError
    return url


def api(url: str) -> str:
    """Telegram's own, or what stands in for it."""
    _parts(url)
    return url.rstrip("/")


def folder(url: str) -> str:
    """The Mini App's own addresses are relative to this one, so it has to end with a slash."""
    return _secured(url) + "/"


def door(url: str, mini_app: str | None, telegram: str | None) -> str:
    """Updates come to a path of their own, on which the web app has nothing else."""
    url = _secured(url)
    path = urlsplit(url).path
    if not re.fullmatch("(/[A-Za-z0-9_-]+)+", path) or path.split("/")[1] in WEB_APP_HAS:
        raise ValueError
    if telegram == TELEGRAM and _parts(url).port not in TELEGRAMS_PORTS:
        raise ValueError
    if telegram == TELEGRAM and mini_app is not None and _is_within(url, mini_app):
        raise ValueError
    return url


def _is_within(url: str, mini_app: str) -> bool:
    """Whether what is in front takes a folder off this path before it passes it on."""
    around = _parts(mini_app)
    return around.path != "/" and str(_parts(url + "/")).startswith(str(around))


def _secured(url: str) -> str:
    """An address without anything behind its path; only on this machine it may be plain http."""
    parts = _parts(url)
    loopback = parts.host in ("localhost", "127.0.0.1", "[::1]")
    if re.search("[?#]", url) or not (parts.scheme == "https" or loopback):
        raise ValueError
    return url.rstrip("/")


def _parts(url: str) -> HttpUrl:
    """Nobody mends it before it is used, as this does: no blanks. Nothing listens at port 0."""
    parts = _http_url.validate_python(url)
    if parts.port == 0 or re.search(r"[\s\\]", url):
        raise ValueError
    return parts
