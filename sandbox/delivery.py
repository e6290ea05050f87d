"""Bringing updates to the webhook: in order for each chat, again and again until it is well."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector, web

from sandbox.decode import decode
from sandbox.methods import ACTS
from sandbox.refusal import Refused
from sandbox.telegram import Telegram
from sandbox.updates import Pending
from sandbox.webhook import Webhook

PROOF = "X-Telegram-Bot-Api-Secret-Token"
PATIENCE = 60.0
NOT_BY_ANSWER = ("setwebhook", "deletewebhook", "close", "logout")
REFUSED, SILENT, CUT = "Connection refused", "Read timeout expired", "Connection closed"


class Unanswered(Exception):
    """Nobody answered; says why."""


@dataclass(frozen=True)
class Reply:
    """What the bot's server answered."""

    status: int
    reason: str
    retry_after: str
    kind: str
    body: bytes


class Delivery:
    """Everything that is under way to the bot's server."""

    def __init__(self, telegram: Telegram) -> None:
        self._telegram = telegram
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def alongside(self, app: web.Application) -> AsyncIterator[None]:
        """As long as the server runs."""
        running = asyncio.create_task(self.run())
        yield
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    async def run(self) -> None:
        """For ever."""
        patient = ClientTimeout(total=None)
        async with ClientSession(timeout=patient, connector=TCPConnector(limit=0)) as http:
            try:
                while True:
                    await self._one_round(http)
            finally:
                for task in self._under_way.values():
                    task.cancel()
                await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    async def _one_round(self, http: ClientSession) -> None:
        """Send off what may go, then wait for something to change."""
        waits: set[asyncio.Future[Any]] = {asyncio.ensure_future(self._telegram.updates.news())}
        soonest = self._send_off(http)
        if soonest:
            nap = self._telegram.time.sleep(soonest - self._telegram.time.now())
            waits.add(asyncio.ensure_future(nap))
        try:
            await asyncio.wait(
                {*waits, *self._under_way.values()}, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            for wait in waits:
                wait.cancel()
        self._under_way = {line: task for line, task in self._under_way.items() if not task.done()}

    def _send_off(self, http: ClientSession) -> float:
        """Answers when the next one may go that still has to wait; 0 where none does."""
        hook, now = self._telegram.webhook, self._telegram.time.now()
        if not hook.url:
            return 0.0
        heads: dict[str, Pending] = {}
        for pending in self._telegram.updates.waiting():
            heads.setdefault(line_of(pending), pending)
        later = []
        for line, pending in heads.items():
            if line in self._under_way:
                continue
            if hook.again(pending) > now:
                later.append(hook.again(pending))
            elif len(self._under_way) < hook.room(now):
                self._under_way[line] = asyncio.create_task(self._bring(http, hook, pending))
        return min(later, default=0.0)

    async def _bring(self, http: ClientSession, hook: Webhook, pending: Pending) -> None:
        telegram = self._telegram
        try:
            reply = await self._ask(http, hook, pending)
        except Unanswered as why:
            hopeless = hook.failed(pending, telegram.time.now(), str(why))
        else:
            if 200 <= reply.status <= 299:
                hook.worked(pending, telegram.time.now())
                telegram.updates.delivered(pending)
                await carry_out(telegram, reply)
                return
            said = f"Wrong response from the webhook: {reply.status} {reply.reason}"
            wish = int(reply.retry_after) if reply.retry_after.isdecimal() else 0
            hopeless = hook.failed(pending, telegram.time.now(), said, reply.status, wish)
        if hopeless:
            telegram.updates.forget(pending)

    async def _ask(self, http: ClientSession, hook: Webhook, pending: Pending) -> Reply:
        if self._telegram.faults.next("webhook"):
            raise Unanswered(REFUSED)
        asking = asyncio.create_task(post(http, hook, pending))
        nap = asyncio.ensure_future(self._telegram.time.sleep(PATIENCE))
        try:
            await asyncio.wait({asking, nap}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise Unanswered(SILENT)
            return asking.result()
        except ConnectionRefusedError:
            raise Unanswered(REFUSED) from None
        except (ClientError, OSError) as error:
            refused = isinstance(error.__cause__, ConnectionRefusedError)
            raise Unanswered(REFUSED if refused else CUT) from None
        finally:
            asking.cancel()
            nap.cancel()


def line_of(pending: Pending) -> str:
    """What is told of one chat, or of one person's taps, comes one after the other."""
    whose = pending.content.get("chat") or pending.content.get("from") or {"id": pending.id}
    return f"{'chat' in pending.content} {whose['id']}"


async def post(http: ClientSession, hook: Webhook, pending: Pending) -> Reply:
    headers = {PROOF: hook.secret} if hook.secret else {}
    async with http.post(
        hook.url, json=pending.shown(), headers=headers, allow_redirects=False
    ) as answer:
        return Reply(
            answer.status,
            answer.reason or "",
            answer.headers.get("Retry-After", ""),
            answer.content_type,
            await answer.read(),
        )


async def carry_out(telegram: Telegram, reply: Reply) -> None:
    """A method that the answer calls. What comes of it is told to nobody."""
    fields = fields_of(reply)
    name = str(fields.pop("method", "")).lower()
    if not name or name.startswith("get") or name in NOT_BY_ANSWER:
        return
    with contextlib.suppress(Refused):
        method = decode(name, fields)
        await ACTS[type(method)](telegram, method)


def fields_of(reply: Reply) -> dict[str, Any]:
    try:
        if reply.kind == "application/json":
            said = json.loads(reply.body)
            return said if isinstance(said, dict) else {}
        if reply.kind == "application/x-www-form-urlencoded":
            return dict(parse_qsl(reply.body.decode()))
    except ValueError:
        pass
    return {}
