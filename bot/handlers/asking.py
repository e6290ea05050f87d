"""Where the people of a table are asked something together, and in which language."""

from bot.answers import Answer
from bot.cards import Card
from bot.handlers.speaking import group_language, say
from bot.house import House
from bot.shown import Audience, Panel
from bot.table import Table


def places(table: Table, *people: str) -> list[Audience]:
    """The table's group; where it has none, the private chats of these people."""
    if table.chat is not None:
        return [Audience(chat=table.chat.id, topic=table.chat.topic)]
    return [Audience(chat=each, person=each) for each in people]


def players(table: Table) -> list[str]:
    """Ids of the people who are playing."""
    return [sitter.person.id for sitter in table.sitters if sitter.plays and sitter.person]


async def ask(
    house: House, table: Table, place: Audience, words: Card, loud: bool = True
) -> Answer:
    """Ask something about the game that runs; the message goes with it."""
    answer = await say(house, place, words, loud)
    await note(house, table, place, answer)
    return answer


async def note(house: House, table: Table, place: Audience, answer: Answer) -> None:
    """Remember a message that asks about the game."""
    if answer.kind == "done":
        panel = Panel(deal=table.deals, chat=place.chat, message=answer.message)
        await house.store.set_card(table.id, panel.key, panel.model_dump_json())


async def language_at(house: House, place: Audience) -> str:
    """Empty where we may not write."""
    if place.person is None:
        return await group_language(house, place.chat, "")
    profile = await house.store.person(place.person)
    return profile.reads if profile.can_dm is True else ""
