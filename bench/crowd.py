"""People for benches: they come in over HTTP, sit down, and play at random by what is offered."""

import asyncio
import hashlib
import hmac
import json
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

TOKEN = "7000000001:AAE-a_token_for_benches_only"
PATIENCE = 10.0


def init_data(number: int, language: str = "en") -> str:
    """What Telegram would sign for this person."""
    user = json.dumps({"id": number, "first_name": f"P{number}", "language_code": language})
    fields = {"auth_date": str(int(time.time())), "user": user}
    text = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    key = hmac.digest(b"WebAppData", TOKEN.encode(), "sha256")
    return urlencode({**fields, "hash": hmac.new(key, text.encode(), hashlib.sha256).hexdigest()})


class Player:
    """One person: a token, and at a table a socket with the last snapshot it brought."""

    def __init__(self, http: ClientSession, token: str) -> None:
        self.http = http
        self.headers = {"Authorization": f"Bearer {token}"}
        self.token = token
        self.snapshot: dict[str, Any] = {}
        self.snapshots = 0
        self._socket: ClientWebSocketResponse | None = None
        self._answer: asyncio.Future[dict[str, Any]] | None = None
        self._sent = 0

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        async with self.http.post(path, json=body, headers=self.headers) as answer:
            told: dict[str, Any] = await answer.json()
            if answer.status != 200:
                raise RuntimeError(f"{path}: {told}")
            return told

    async def listen(self, table: str, woken: asyncio.Event) -> None:
        """Take in all that comes, until the line ends."""
        async with self.http.ws_connect(f"/live/{table}") as self._socket:
            await self._socket.send_json({"hello": 1, "token": self.token, "salt": ""})
            async for message in self._socket:
                if message.type is not WSMsgType.TEXT:
                    return
                frame = json.loads(message.data)
                if "snapshot" in frame:
                    self.snapshot = frame["snapshot"]
                    self.snapshots += 1
                elif "id" in frame and self._answer is not None:
                    self._answer.set_result(frame)
                woken.set()

    @property
    def is_asked(self) -> bool:
        shot = self.snapshot
        return bool(shot and shot["question"] and shot["seat"] in shot["waiting"])

    async def play(self, rng: Random) -> bool:
        """Any move that is offered; whether it was accepted."""
        assert self._socket is not None
        offer = rng.choice(self.snapshot["offers"])
        free = [pick for pick in offer["among"] if pick not in offer["barred"]]
        picks = rng.sample(free, rng.randint(offer["least"], offer["most"]))
        self._sent += 1
        self._answer = asyncio.get_running_loop().create_future()
        move = {"kind": offer["kind"], "picks": picks}
        await self._socket.send_str(
            json.dumps({"id": self._sent, "question": self.snapshot["question"], "move": move})
        )
        return "ok" in await self._answer


class Party:
    """The people at one table, who play one game after the other, one move at a time."""

    def __init__(self, players: list[Player], rng: Random) -> None:
        self.players = players
        self.rng = rng
        self.woken = asyncio.Event()
        self.moves = self.refused = 0
        self.latencies: list[float] = []

    async def sit_down(self, game: str, options: dict[str, Any]) -> None:
        host, *guests = self.players
        table = (await host.post("/api/tables", game=game, options=options))["table"]
        for guest in guests:
            await guest.post(f"/api/tables/{table}/sit", salt="")
        await host.post(f"/api/tables/{table}/start")
        self.table = table
        self.lines = [asyncio.create_task(p.listen(table, self.woken)) for p in self.players]

    async def part(self) -> None:
        """Nobody listens any more."""
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    async def play_on(self, pause: Callable[[], Awaitable[None]]) -> None:
        """For ever. A move lasts until its player has its answer and sees what came of it."""
        while True:
            if all(p.snapshot.get("stage") == "over" for p in self.players):
                for player in self.players:
                    await player.post(f"/api/tables/{self.table}/again", salt="")
                await self._until(lambda: any(p.is_asked for p in self.players))
            elif asked := [player for player in self.players if player.is_asked]:
                await pause()
                await self._one_move(self.rng.choice(asked))
            else:
                await self._news()

    async def _one_move(self, player: Player) -> None:
        if not player.is_asked:
            return
        seen, start = player.snapshots, time.perf_counter()
        if await player.play(self.rng):
            await self._until(lambda: player.snapshots > seen)
            self.latencies.append(time.perf_counter() - start)
            self.moves += 1
        else:
            # It had not yet seen what another has played meanwhile.
            self.refused += 1
            await self._until(lambda: player.snapshots > seen or not player.is_asked)

    async def _news(self) -> None:
        self.woken.clear()
        await asyncio.wait_for(self.woken.wait(), PATIENCE)

    async def _until(self, so: Callable[[], bool]) -> None:
        while not so():
            await self._news()


async def crowd(http: ClientSession, tables: int, people: int) -> list[Party]:
    """So many parties, each with a session."""
    parties = []
    for table in range(tables):
        players = []
        for seat in range(people):
            body = {"initData": init_data(1000 + table * people + seat)}
            async with http.post("/api/session", json=body) as answer:
                players.append(Player(http, (await answer.json())["token"]))
        parties.append(Party(players, Random(table)))
    return parties
