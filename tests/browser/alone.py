"""The web app alone, with a store of its own: `python -m tests.browser.alone` prints its link.

There is no bot, so no clock and no computer: whoever plays alone has the first turn, and no answer.
"""

import socket
import sys

from aiohttp import web

from bot.store import Store, connect
from tests.webapp.phone import TOKEN
from webapp.app import create_app
from webapp.protocol import BotNames


async def compose() -> web.Application:
    return create_app(Store(await connect()), TOKEN, BotNames(username="a_bot", app="table"))


if __name__ == "__main__":
    door = socket.create_server(("127.0.0.1", 0))
    sys.stdout.write(f"http://127.0.0.1:{door.getsockname()[1]}/\n")
    sys.stdout.flush()
    web.run_app(compose(), sock=door, print=None, access_log=None)
