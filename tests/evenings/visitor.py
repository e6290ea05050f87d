"""Somebody with the Mini App open: he plays by the table's socket, as the protocol says."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any
from urllib.parse import parse_qs, urldefrag

from aiohttp import (
    ClientConnectionError,
    ClientResponseError,
    ClientSession,
    ClientWebSocketResponse,
    WSMsgType,
)

from bot.engines.game import Move
from bot.links import visit
from tests.handlers.guests import LONGEST, Guest

AGAIN = 0.05
ANSWERS_WITHIN = 5.0
UNSURE = ("busy", "broken")
LOST = (ClientConnectionError, ClientResponseError, ConnectionError, TimeoutError)


class Cut(ConnectionError):
    """The line ended before the answer."""


@dataclass
class Visitor:
    """Where the line is cut, or silent, he comes back and says again what was not answered."""

    guest: Guest
    http: ClientSession
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    socket: ClientWebSocketResponse | None = None
    snapshot: dict[str, Any] = field(default_factory=dict)

    @property
    def is_here(self) -> bool:
        return self.socket is not None and not self.socket.closed

    async def play(self, table: str, question: str, move: Move) -> bool | None:
        """Whether it was taken; None where that is not told."""
        number = next(self.numbers)
        frame = {"id": number, "question": question, "move": move.model_dump(mode="json")}
        async with asyncio.timeout(LONGEST):
            while True:
                try:
                    async with asyncio.timeout(ANSWERS_WITHIN):
                        socket = await self._come(table)
                        await socket.send_json(frame)
                        return taken(await self._answer(socket, number))
                except LOST:
                    await self.leave()
                    await asyncio.sleep(AGAIN)

    async def _come(self, table: str) -> ClientWebSocketResponse:
        if self.socket is not None and self.is_here:
            return self.socket
        launch = self.guest.phone.launch_by_link(visit(table))
        data = parse_qs(urldefrag(launch).fragment)["tgWebAppData"][0]
        async with self.http.post("/api/session", json={"initData": data}) as response:
            response.raise_for_status()
            token = (await response.json())["token"]
        self.socket = await self.http.ws_connect(f"/live/{table}")
        await self.socket.send_json({"hello": 1, "token": token})
        return self.socket

    async def _answer(self, socket: ClientWebSocketResponse, number: int) -> dict[str, Any]:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            frame: dict[str, Any] = message.json()
            self.snapshot = frame.get("snapshot", self.snapshot)
            if frame.get("id") == number:
                return frame
        raise Cut

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None


def taken(answer: dict[str, Any]) -> bool | None:
    if answer.get("ok"):
        return True
    return None if answer["error"]["code"] in UNSURE else False
