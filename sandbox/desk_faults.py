"""The desk's calls for what goes wrong: order it, leave it to chance, see it, have peace again."""

from typing import Any

from aiohttp import web

from sandbox.asked import Asked, answering, number, text
from sandbox.decode import METHODS
from sandbox.faults import KINDS, PLACES
from sandbox.refusal import Impossible
from sandbox.telegram import Telegram

THOUSAND = 1000


def routes(telegram: Telegram) -> list[web.RouteDef]:
    """The routes under `/desk/`."""

    async def faults(asked: Asked) -> dict[str, Any]:  # noqa: ARG001
        """What is known here, what is ordered, and what is left to chance."""
        waiting = [
            {"at": place, "chat": order.chat, "kind": order.fault.kind, "times": order.left}
            for place, orders in telegram.faults.waiting.items()
            for order in orders
        ]
        rates = {kind: round(rate * THOUSAND) for kind, rate in telegram.faults.rates.items()}
        return {"kinds": list(KINDS), "waiting": waiting, "rates": rates}

    async def fault(asked: Asked) -> dict[str, Any]:
        kind, times = text(asked, "kind"), number(asked, "times", 1)
        if not 1 <= times <= THOUSAND:
            raise Impossible("times must be from 1 to 1000")
        place = next((place for place in PLACES if befalls(kind, place)), "")
        if not place:
            place = text(asked, "method")
            if place.lower() not in METHODS:
                raise Impossible(f"there is no method {place!r} here")
        wait = max(1, number(asked, "retry_after", 1))
        telegram.faults.add(place, kind, times, wait, text(asked, "chat", ""))
        return {}

    async def chance(asked: Asked) -> dict[str, Any]:
        given = asked.get("rates")
        if not isinstance(given, dict):
            raise Impossible("rates must be an object: kinds, and how often in a thousand")
        rates = {kind: number(given, kind) / THOUSAND for kind in given}
        telegram.faults.at_random(number(asked, "seed", 0), rates)
        return {}

    async def calm(asked: Asked) -> dict[str, Any]:  # noqa: ARG001
        telegram.faults.calm()
        return {}

    return [
        web.get("/desk/faults", answering(faults)),
        web.post("/desk/fault", answering(fault)),
        web.post("/desk/chance", answering(chance)),
        web.post("/desk/calm", answering(calm)),
    ]


def befalls(kind: str, place: str) -> bool:
    return kind in KINDS and KINDS[kind].may_befall(place, "")
