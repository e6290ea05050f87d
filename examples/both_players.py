"""Both players of a Duel, from /play to the result card, by the desk and the protocol alone.

Start `scripts/run`, then `.venv/bin/python examples/both_players.py [LINK]` with its link. What
happens here is described in docs/sandbox.md (the desk) and docs/protocol.md (the rest).
"""

import asyncio
import secrets
import sys
from typing import Any
from urllib.parse import parse_qs, urldefrag, urljoin, urlsplit

import aiohttp

Json = dict[str, Any]
THOUGHT = 0.15  # the web app asks for no more than ten moves a second


class Trouble(Exception):
    """What went wrong, in a sentence."""


class Desk:
    """The desk: people say things, tap, and follow links."""

    def __init__(self, http: aiohttp.ClientSession, link: str) -> None:
        self._http, self._link = http, link

    async def get(self, path: str, **query: str) -> Json:
        async with self._http.get(urljoin(self._link, path), params=query) as response:
            return await answered(response)

    async def post(self, path: str, **body: object) -> Json:
        async with self._http.post(urljoin(self._link, path), json=body) as response:
            return await answered(response)

    async def wait_for(self, person: str, chat: str, found: Any, since: str = "0") -> Any:
        """What `found` finds in the messages of a chat, the newest first, `since` one of them."""
        for _ in range(100):
            messages = (await self.get("desk/chat", person=person, chat=chat))["messages"]
            for message in reversed(messages):
                if int(message["id"]) >= int(since) and (result := found(message)) is not None:
                    return result
            await asyncio.sleep(0.1)
        raise Trouble(f"chat {chat} does not show what was expected within ten seconds")

    async def tap(self, person: str, chat: str, label: str, since: str) -> Json:
        """Tap the newest button that holds this label, once there is one."""

        def place(message: Json) -> tuple[str, int, int] | None:
            for r, row in enumerate(message["keyboard"]):
                for c, button in enumerate(row):
                    if label in button["text"]:
                        return message["id"], r, c
            return None

        message, row, column = await self.wait_for(person, chat, place, since)
        where = {"message": message, "row": row, "column": column}
        return await self.post("desk/tap", person=person, chat=chat, **where)


class Player:
    """A client of the web app: it knows the protocol, and nothing about the rules."""

    def __init__(self, http: aiohttp.ClientSession, launch: str, name: str) -> None:
        self._http, self._name = http, name
        self._base = urljoin(launch, urlsplit(launch).path)
        self._launch = launch
        self._headers: dict[str, str] = {}

    async def come_in(self) -> Json:
        """Trade what Telegram signed for a token; answers where the link leads."""
        address, fragment = urldefrag(self._launch)
        body = {"initData": parse_qs(fragment)["tgWebAppData"][0]}
        if startapp := parse_qs(urlsplit(address).query).get("startapp"):
            body["startapp"] = startapp[0]
        session = await self.post("api/session", **body)
        self._token = session["token"]
        self._headers = {"Authorization": f"Bearer {self._token}"}
        start: Json = session["start"]
        return start

    async def post(self, path: str, **body: object) -> Json:
        url = urljoin(self._base, path)
        async with self._http.post(url, json=body, headers=self._headers) as response:
            return await answered(response)

    async def play(self, table: str) -> Json:
        """Answer every question until the game is over; answers the last snapshot."""
        live = urljoin(self._base, f"live/{table}").replace("http", "ws", 1)
        async with self._http.ws_connect(live) as socket:
            await socket.send_json({"hello": 1, "token": self._token})
            asked, number = None, 0
            async for frame in socket:
                heard = frame.json()
                if "error" in heard:
                    raise Trouble(f"{self._name}: {heard['error']['text']}")
                snapshot = heard.get("snapshot")
                if snapshot is None:
                    continue
                if snapshot["stage"] == "over":
                    return dict(snapshot)
                if snapshot["question"] not in (None, asked):
                    asked, number = snapshot["question"], number + 1
                    move = choose(snapshot["offers"])
                    await asyncio.sleep(THOUGHT)
                    await socket.send_json({"id": number, "question": asked, "move": move})
        raise Trouble(f"{self._name}: the connection ended")


def choose(offers: list[Json]) -> Json:
    """Any answer of what is on offer will do."""
    offer = secrets.choice(offers)
    allowed = [pick for pick in offer["among"] if pick not in offer["barred"]]
    picks = secrets.SystemRandom().sample(allowed, offer["least"])
    return {"kind": offer["kind"], "picks": picks}


async def answered(response: aiohttp.ClientResponse) -> Json:
    answer: Json = await response.json()
    if not response.ok:
        raise Trouble(f"{response.url.path}: {answer['error']}")
    return answer


def saying(words: str) -> Any:
    return lambda message: message["text"] if words in message["text"] else None


async def main(place: str) -> None:
    async with aiohttp.ClientSession() as http:
        desk = Desk(http, place)
        world = await desk.get("desk/world")
        bot = world["bot"]["id"]
        tom = next(p for p in world["people"] if p["language"] == "en")["id"]
        anya = next(p for p in world["people"] if p["language"] == "ru")["id"]

        # Tom opens a table in the bot's chat, and sends an invitation to Anya.
        hello = f"https://t.me/{world['bot']['username']}?start="
        await desk.post("desk/follow", person=tom, url=hello)
        asked = (await desk.post("desk/say", person=tom, chat=bot, text="/play"))["message"]
        await desk.tap(tom, bot, "Two people", asked)
        switch = (await desk.tap(tom, bot, "Send to a friend", asked))["switch"]
        offered = await desk.post("desk/inline", person=tom, chat=anya, text=switch["query"])
        first = {"query": offered["query"], "result": offered["results"][0]["id"]}
        sent = (await desk.post("desk/pick", person=tom, chat=anya, **first))["message"]

        # Anya follows it, straight into the Mini App.
        link = (await desk.tap(anya, tom, "Sit down", sent))["url"]
        launch = (await desk.post("desk/follow", person=anya, url=link, chat=tom))["launch"]
        hers = Player(http, launch, "Anya")
        start = await hers.come_in()
        await hers.post(f"api/tables/{start['table']}/sit", salt=secrets.token_hex(16))

        # Tom opens it too, and deals.
        his = Player(http, (await desk.tap(tom, bot, "Open table", asked))["launch"], "Tom")
        table = (await his.come_in())["table"]
        await his.post(f"api/tables/{table}/start")

        last, _ = await asyncio.gather(his.play(table), hers.play(table))
        winner = last["people"][last["outcome"]["winners"][0]]["name"]
        print(f"{winner} won, {last['view']['score'][0]} : {last['view']['score'][1]}")
        print(await desk.wait_for(tom, bot, saying("the game is over"), asked))


if __name__ == "__main__":
    table_link = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080/"
    try:
        asyncio.run(main(table_link))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except aiohttp.ClientConnectionError:
        sys.exit(f"nothing answers at {table_link}: start scripts/run first")
