"""Inline mode, for tests: what a person is offered behind the bot's name."""

import asyncio

from sandbox.chats import Chat
from sandbox.inline import Offer
from sandbox.via import Via
from tests.handlers.guests import LONGEST, Guest


async def ask(who: Guest, chat: Chat, text: str = "") -> tuple[str, Offer]:
    """What the bot offers in that chat; whoever has waited in vain writes it again.

    On this fast clock a query may be too old before the bot is up.
    """
    async with asyncio.timeout(LONGEST):
        while True:
            query, offer = await Via(who.telegram, who.person).ask(chat, text)
            if offer is not None:
                return query, offer


def between(who: Guest, other: Guest) -> Chat:
    """The chat of two friends, which the bot is not in."""
    return who.telegram.friends[frozenset({who.person.id, other.person.id})]
