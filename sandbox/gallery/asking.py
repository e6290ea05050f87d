"""What the gallery's page asks: which scenes there are, one opened, the next move."""

import asyncio
from dataclasses import asdict
from pathlib import Path

from aiohttp import web
from pydantic import BaseModel, ConfigDict, ValidationError

from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from sandbox.gallery.frames import FRAMES
from sandbox.gallery.opening import Opening
from sandbox.gallery.scenes import numbers, scenes
from sandbox.gallery.wishes import FRAME, Unavailable, Wish, found

PAGE = Path(__file__).parents[1] / "static/gallery/index.html"


class Asked(BaseModel):
    """A wish as the page sends it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str
    stage: str
    seats: int = 0
    reader: str = "asked"
    language: str = "en"


class Next(BaseModel):
    """A table that is open, to be played on."""

    model_config = ConfigDict(extra="forbid", strict=True)

    table: str


def routes(opening: Opening) -> list[web.RouteDef]:
    """`/`, `/scenes`, `/scenes/<game>`, `/open` and `/next`."""

    async def page(_: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE, headers={"Cache-Control": "no-store"})

    async def list_games(_: web.Request) -> web.Response:
        seats = {game: list(rules.players) for game, rules in GAMES.items()}
        between = {game: numbers(game)[len(numbers(game)) // 2] for game in GAMES}
        return web.json_response(
            {
                "games": {**seats, FRAME: []},
                "usual": between,
                "languages": LANGUAGES,
            }
        )

    async def list_scenes(request: web.Request) -> web.Response:
        game, seats = request.match_info["game"], request.query.get("seats", "")
        if game == FRAME:
            return web.json_response(dict.fromkeys(FRAMES, ("asked",)))
        if game not in GAMES or not seats.isdecimal() or int(seats) not in GAMES[game].players:
            return refusal("there is no such game for so many")
        # Playing them takes a moment, in which nothing else in the sandbox shall stand still.
        return web.json_response(await asyncio.to_thread(_readers, game, int(seats)))

    async def open_scene(request: web.Request) -> web.Response:
        try:
            asked = Asked.model_validate_json(await request.read())
        except ValidationError as error:
            return refusal(f"not a wish: {error.errors()[0]['msg']}")
        if asked.language not in LANGUAGES:
            return refusal(f"nobody here speaks {asked.language}; {', '.join(LANGUAGES)} they do")
        wish = Wish(asked.game, asked.stage, asked.seats, asked.reader, asked.language)
        try:
            await asyncio.to_thread(found, wish)
            opened = await opening.open(wish)
        except Unavailable as why:
            return refusal(str(why))
        return web.json_response(asdict(opened))

    async def next_move(request: web.Request) -> web.Response:
        try:
            asked = Next.model_validate_json(await request.read())
            return web.json_response({"left": await opening.go_on(asked.table)})
        except (ValidationError, LookupError):
            return refusal("no such table is open")

    return [
        web.get("/", page),
        web.get("/scenes", list_games),
        web.get("/scenes/{game}", list_scenes),
        web.post("/open", open_scene),
        web.post("/next", next_move),
    ]


def _readers(game: str, seats: int) -> dict[str, tuple[str, ...]]:
    return {name: moment.readers for name, moment in scenes(game, seats).items()}


def refusal(why: str) -> web.Response:
    """In one sentence, as the desk refuses."""
    return web.json_response({"error": why}, status=400)
