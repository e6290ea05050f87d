"""The desk's call for what one would tell BotFather: which ways to the bot are open."""

from typing import Any

from aiohttp import web

from sandbox.asked import Asked, answering, number
from sandbox.refusal import Impossible
from sandbox.telegram import Telegram

SWITCHES = ("inline", "guests", "hears_all")
RAREST = 1_000_000


def routes(telegram: Telegram) -> list[web.RouteDef]:
    bot = telegram.bot

    async def look(asked: Asked) -> dict[str, Any]:  # noqa: ARG001
        switched = {name: getattr(bot, name) for name in SWITCHES}
        return switched | {"feedback": bot.feedback}

    async def change(asked: Asked) -> dict[str, Any]:
        """Change what is named; all is checked before anything changes."""
        switched = {name: asked[name] for name in SWITCHES if name in asked}
        if not all(isinstance(value, bool) for value in switched.values()):
            raise Impossible(f"{', '.join(SWITCHES)} are true or false")
        feedback = number(asked, "feedback", bot.feedback)
        if not 0 <= feedback <= RAREST:
            raise Impossible("feedback is one in a million at the rarest, or 0 for none")
        for name, value in switched.items():
            setattr(bot, name, value)
        bot.feedback = feedback
        return await look(asked)

    return [
        web.get("/desk/botfather", answering(look)),
        web.post("/desk/botfather", answering(change)),
    ]
