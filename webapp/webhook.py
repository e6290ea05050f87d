"""Where Telegram brings updates: whoever proves to be Telegram is answered once they are queued."""

import asyncio
import hmac
import json
from dataclasses import dataclass
from urllib.parse import urlsplit

from aiohttp import web

from bot.faults import fault
from bot.link import Client
from bot.queue import Updates
from bot.settings import Settings
from webapp.logs import log

PROOF = "X-Telegram-Bot-Api-Secret-Token"
LARGEST = 1024 * 1024
LARGEST_NUMBER = 2**53
ANSWERS_WITHIN = 10.0
AGAIN = "2"


@dataclass(frozen=True)
class Webhook:
    """Under which path updates come, what Telegram says to prove itself, where they go."""

    path: str
    secret: str
    updates: Updates

    def routes(self) -> list[web.RouteDef]:
        return [web.post(self.path, self._receive)]

    async def _receive(self, request: web.Request) -> web.Response:
        """Telegram repeats for a day what it is not told to be well, so what never will be is too.

        Only what cannot be queued now is to come again. What an update holds is none of our
        business here.
        """
        if not self._is_telegram(request):
            return web.Response(status=401)
        try:
            body = await _body(request)
            number = _number(body)
        except web.HTTPRequestEntityTooLarge:
            log.error("update-dropped", why="it is too large")
            return web.Response()
        except (ValueError, RecursionError):
            log.error("update-dropped", why="it is no update")
            return web.Response()
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.updates.put(number, body)
        except Exception as error:  # noqa: BLE001 - whatever it is, it may be over then
            log.error("update-refused", fault=fault(error))
            return web.Response(status=503, headers={"Retry-After": AGAIN})
        return web.Response()

    def _is_telegram(self, request: web.Request) -> bool:
        said = request.headers.get(PROOF, "").encode(errors="surrogateescape")
        return hmac.compare_digest(said, self.secret.encode())


def webhook(settings: Settings, client: Client) -> Webhook | None:
    """The one that the settings speak of."""
    if settings.webhook_url is None:
        return None
    path = urlsplit(settings.webhook_url).path
    return Webhook(path, settings.webhook_secret, Updates(client))


async def _body(request: web.Request) -> str:
    # An update may be larger than what the web app lets people send.
    return (await request.clone(client_max_size=LARGEST).read()).decode()


def _number(body: str) -> int:
    update = json.loads(body)
    number = update.get("update_id") if isinstance(update, dict) else None
    if type(number) is not int or not 0 <= number < LARGEST_NUMBER:
        raise ValueError
    return number
