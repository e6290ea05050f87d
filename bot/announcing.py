"""A lobby has opened in a group: whoever wanted to hear of that is told, in private."""

from bot.answers import Answer
from bot.cards import Card, notice
from bot.house import House
from bot.keyboards import Button, opening, tell
from bot.links import visit
from bot.presses import Press
from bot.shown import NEWS, Audience, News
from bot.table import Table
from bot.texts import plain, t

OFTEN, SPAN = 4, 3600.0
PORTION = 5
SOON = 2.0


async def tell_followers(house: House, table: Table, due: list[str]) -> float | None:
    """Each once for a table and a few times an hour; nobody who sits there, or left the group.

    A portion of them, and whoever is left is noted. Answers the seconds until it goes on.
    """
    if not due:
        return None
    left = await _concerned(house, table, due)
    now, left = left[:PORTION], left[PORTION:]
    waits = [0.0] if left else []
    for person_id in now:
        answer = await _tell(house, table, person_id)
        if answer is not None and answer.kind == "later":
            left.append(person_id)
            waits.append(min(answer.seconds, SOON))
    note = News(to=tuple(left)).model_dump_json() if left else None
    await house.store.set_card(table.id, NEWS, note)
    return max(waits, default=None)


async def _concerned(house: House, table: Table, due: list[str]) -> list[str]:
    """Of these, who still wants to hear of this lobby and does not sit there."""
    if table.chat is None or table.stage != "lobby":
        return []
    followers = await house.store.followers(table.chat.id)
    seated = {sitter.person.id for sitter in table.sitters if sitter.person}
    return [each for each in due if each in followers and each not in seated]


async def _tell(house: House, table: Table, person_id: str) -> Answer | None:
    """None where there is nothing to be said."""
    assert table.chat is not None
    store, chat_id, key = house.store, table.chat.id, f"news.{person_id}"
    profile = await store.person(person_id)
    if profile.can_dm is not True:
        return None
    here = await house.chat.members.are_here(chat_id, person_id)
    if here is False:
        await store.unfollow(chat_id, person_id)
    if not here:
        return None
    # However often it has to wait it counts once.
    if await store.say_once(table.id, f"due.{key}") and not await house.limits.may_act(
        person_id, "news", OFTEN, SPAN
    ):
        await store.say_once(table.id, key)
    if not await store.say_once(table.id, key):
        return None
    title = (await store.chat_profile(chat_id)).title
    words = news(house, table, chat_id, title, profile.reads)
    to = Audience(chat=person_id, person=person_id)
    answer = await house.chat.send(to, words, urgent=False, whose=table.id)
    if answer.kind == "later":
        await store.unsay(table.id, key)
    elif answer.kind == "closed":
        await store.set_can_dm(person_id, False)
        await store.unfollow(chat_id, person_id)
    return answer


def news(house: House, table: Table, chat_id: str, title: str, lang: str) -> Card:
    """Who has opened what and where, the way there, and the way out of being told."""
    host = next((s.person for s in table.sitters if s.person and s.person.id == table.host), None)
    name = (host.name if host else "") or plain(lang, "nameless")
    words = t(lang, "follow-news", name=name, group=title, game=t(lang, f"game-{table.game_key}"))
    hush = Button(text=plain(lang, "button-hush"), data=Press(verb="hush", pick=chat_id).packed())
    way = opening(lang, house.links, visit(table.id))
    return notice(
        words, rows=((tell(lang, "button-sit", "sit", table.id, main=True), way), (hush,))
    )
