"""A person's phone: the protocol from the other side, knowing nothing of the server's code."""

import hashlib
import hmac
import json
from typing import Any, Self
from urllib.parse import urlencode

from aiohttp import ClientWebSocketResponse
from aiohttp.test_utils import TestClient

TOKEN = "7000000001:AAE-a_token_for_tests_only"
QUIET = 0.25


def init_data(now: float, who: dict[str, Any], /, token: str = TOKEN, **fields: str) -> str:
    """initData as Telegram signs it."""
    fields = {"auth_date": str(int(now)), "user": json.dumps(who), "signature": "x", **fields}
    text = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    key = hmac.digest(b"WebAppData", token.encode(), "sha256")
    return urlencode({**fields, "hash": hmac.new(key, text.encode(), hashlib.sha256).hexdigest()})


class Phone:
    """One person with the Mini App open."""

    def __init__(self, client: TestClient[Any, Any], session: dict[str, Any]) -> None:
        self.client = client
        self.session = session
        self.token = session["token"]

    @classmethod
    async def of(
        cls, client: TestClient[Any, Any], now: float, number: int, name: str, language: str = "en"
    ) -> Self:
        user = {"id": number, "first_name": name, "language_code": language}
        return await cls.coming(client, now, user)

    @classmethod
    async def coming(
        cls, client: TestClient[Any, Any], now: float, user: dict[str, Any], **fields: str
    ) -> Self:
        """Whoever Telegram says it is."""
        body = {"initData": init_data(now, user, **fields)}
        async with client.post("/api/session", json=body) as answer:
            assert answer.status == 200
            return cls(client, await answer.json())

    async def ask(self, method: str, path: str, **said: Any) -> tuple[int, Any]:
        """Status and JSON of an answer. `json=`, `data=`, `headers=` as aiohttp takes them."""
        headers = {"Authorization": f"Bearer {self.token}", **said.pop("headers", {})}
        async with self.client.request(method, path, headers=headers, **said) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str) -> Any:
        status, told = await self.ask("GET", path)
        assert status == 200, told
        return told

    async def post(self, path: str, **body: Any) -> Any:
        status, told = await self.ask("POST", path, json=body)
        assert status == 200, told
        return told

    async def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Status and code of a refusal, which has a text as well."""
        status, told = await self.ask("POST", path, json=body)
        return status, _code(told["error"])

    async def open(self, salt: str = "", **body: Any) -> str:
        """A table with this person's salt."""
        told = await self.post("/api/tables", game="duel", **body)
        if salt:
            await self.post(f"/api/tables/{told['table']}/sit", salt=salt)
        return str(told["table"])

    async def at(self, table: str, salt: str = "", hello: int = 1, token: str = "") -> "Live":
        """A socket at a table, its hello said."""
        live = Live(await self.client.ws_connect(f"/live/{table}"))
        await live.say({"hello": hello, "token": token or self.token, "salt": salt})
        return live


class Live:
    """A socket at a table: every frame it was sent, and the last snapshot."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] = {}
        self._number = 0

    @property
    def shots(self) -> int:
        """How many shots this socket has been told of."""
        snapshots = [frame["snapshot"] for frame in self.frames if "snapshot" in frame]
        return sum(event["kind"] == "shot" for shot in snapshots for event in shot["events"])

    async def say(self, frame: object) -> None:
        await self.socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))

    async def hear(self) -> dict[str, Any]:
        """The next frame."""
        frame: dict[str, Any] = await self.socket.receive_json(timeout=5)
        self.frames.append(frame)
        self.snapshot = frame.get("snapshot", self.snapshot)
        return frame

    async def see(self) -> dict[str, Any]:
        """The next snapshot."""
        while "snapshot" not in await self.hear():
            pass
        return self.snapshot

    async def see_until(self, **wanted: object) -> dict[str, Any]:
        """The first snapshot from now on, or the last one, in which these fields are so."""
        while not self.snapshot or any(self.snapshot[key] != wanted[key] for key in wanted):
            await self.hear()
        return self.snapshot

    async def play(self, kind: str, *picks: str, question: str | None = None) -> dict[str, Any]:
        """A move, and its answer; snapshots that come before it are taken in."""
        self._number += 1
        asked = self.snapshot.get("question") if question is None else question
        move = {"kind": kind, "picks": picks}
        await self.say({"id": self._number, "question": asked, "move": move})
        return await self.answer(self._number)

    async def talk(self, circle: str, text: str, number: int = 0) -> dict[str, Any]:
        """A line, and its answer."""
        self._number += 1
        number = number or 10**6 + self._number
        await self.say({"id": number, "say": {"circle": circle, "text": text}})
        return await self.answer(number)

    @property
    def talked(self) -> list[str]:
        """What this phone shows of the talk, as the protocol says."""
        shown: list[str] = []
        for talk in (frame["snapshot"]["talk"] for frame in self.frames if "snapshot" in frame):
            lines = [line["text"] for line in talk["lines"]]
            shown = lines if talk["whole"] else [*shown, *lines]
        return shown

    async def hear_until(self, *texts: str) -> None:
        """Until these are the last lines of the talk."""
        while self.talked[-len(texts) :] != list(texts):
            await self.see()

    async def answer(self, number: int) -> dict[str, Any]:
        while (frame := await self.hear()).get("id") != number:
            pass
        return frame

    async def refused(self, frame: object) -> str:
        """The code with which a frame is refused; the connection is kept."""
        await self.say(frame)
        while "error" not in (answer := await self.hear()):
            pass
        return _code(answer["error"])

    async def quiet(self) -> None:
        """Nothing more comes."""
        try:
            frame = await self.socket.receive(timeout=QUIET)
        except TimeoutError:
            return
        raise AssertionError(f"heard {frame}")

    async def ended(self) -> tuple[str, int | None]:
        """The code of the error before the close, and the close's own."""
        code = _code((await self.hear())["error"])
        await self.socket.receive(timeout=5)
        return code, self.socket.close_code

    async def leave(self) -> None:
        await self.socket.close()


def _code(error: dict[str, str]) -> str:
    assert error["text"]
    assert set(error) == {"code", "text"}
    return error["code"]
