"""What a Telegram user may expect, a file a section: the whole bot on a Telegram over HTTP."""

from tests.handlers.conftest import (
    anya,
    bojan,
    bot,
    client,
    group,
    guest,
    niloufar,
    sandbox,
    server,
    settings,
    start_bot,
    store,
    time,
    tom,
)

__all__ = [
    "anya",
    "bojan",
    "bot",
    "client",
    "group",
    "guest",
    "niloufar",
    "sandbox",
    "server",
    "settings",
    "start_bot",
    "store",
    "time",
    "tom",
]
