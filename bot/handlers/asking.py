"""Where the people of a table are asked something together, and in which language."""

from bot.answers import Answer
from bot.cards import Card
from bot.handlers.speaking import group_language, rewrite, say
from bot.house import House
from bot.shown import Audience, Panel, read_notes
from bot.table import Table
from bot.texts import Html, t

FAR = 12
"""Messages after which what was asked is out of sight."""


def places(table: Table, *people: str) -> list[Audience]:
    """The table's group; where it has none, the private chats of these people."""
    if table.chat is not None:
        return [Audience(chat=table.chat.id, topic=table.chat.topic)]
    return [Audience(chat=each, person=each) for each in people]


def players(table: Table) -> list[str]:
    """Ids of the people who are playing."""
    return [sitter.person.id for sitter in table.sitters if sitter.plays and sitter.person]


async def ask(
    house: House,
    table: Table,
    place: Audience,
    about: str,
    words: Card,
    *,
    below: int = 0,
    loud: bool = True,
) -> Answer | None:
    """Ask something about the game that runs; the message goes with it.

    What is asked already is made true where it stands, unless that is far above the message it is
    to stand `below`: then it comes down. That buzzes no more. None: it is asked already.
    """
    before = await _standing(house, table, place, about)
    if before and below - before[-1] < FAR:
        answer = await rewrite(house, place.chat, before[-1], words)
        if answer.kind != "gone":
            return None
    answer = await say(house, place, words, loud and not before)
    if answer.kind == "done":
        panel = Panel(deal=table.deals, chat=place.chat, message=answer.message, about=about)
        await house.store.set_card(table.id, panel.key, panel.model_dump_json())
        await _keep_last(house, table, place, about)
    return answer


async def asked_there(house: House, table: Table, lang: str) -> Html:
    """To whoever asked it in private: the others are asked in their group."""
    title = (await house.store.chat_profile(table.chat.id)).title if table.chat else ""
    return t(lang, "asked-there", group=title or "…", game=t(lang, f"game-{table.game_key}"))


async def _standing(house: House, table: Table, place: Audience, about: str) -> list[int]:
    """The messages that ask this there, the last one last."""
    panels = read_notes(await house.store.cards(table.id)).panels
    asked = (table.deals, place.chat, about)
    return sorted(
        panel.message for panel in panels if (panel.deal, panel.chat, panel.about) == asked
    )


async def _keep_last(house: House, table: Table, place: Audience, about: str) -> None:
    """Also of several that were asked at once."""
    for message in (await _standing(house, table, place, about))[:-1]:
        await house.chat.take_away(place.chat, message)
        panel = Panel(deal=table.deals, chat=place.chat, message=message)
        await house.store.set_card(table.id, panel.key, None)


async def language_at(house: House, place: Audience) -> str:
    """Empty where we may not write."""
    if place.person is None:
        return await group_language(house, place.chat, "")
    profile = await house.store.person(place.person)
    return profile.reads if profile.can_dm is True else ""
