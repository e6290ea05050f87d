"""A lobby has opened in a group: whoever wanted to hear of that is told, in private."""

from bot.cards import Card, notice
from bot.handlers.speaking import say
from bot.house import House
from bot.keyboards import Button, opening, tell
from bot.links import visit
from bot.presses import Press
from bot.shown import Audience
from bot.store import Profile
from bot.table import Table
from bot.texts import plain, t

OFTEN, SPAN = 4, 3600.0


async def tell_followers(house: House, table: Table) -> None:
    """Each once for a table and a few times an hour; nobody who sits there, or left the group."""
    if table.chat is None:
        return
    seated = {sitter.person.id for sitter in table.sitters if sitter.person}
    for person_id in await house.store.followers(table.chat.id):
        profile = await house.store.person(person_id)
        if person_id not in seated and profile.can_dm is True:
            await _tell(house, table, table.chat.id, profile)


async def _tell(house: House, table: Table, chat_id: str, profile: Profile) -> None:
    here = await house.chat.members.are_here(chat_id, profile.id)
    if here is False:
        await house.store.unfollow(chat_id, profile.id)
    if not here:
        return
    if not await house.store.say_once(table.id, f"news.{profile.id}"):
        return
    if not await house.limits.may_act(profile.id, "news", OFTEN, SPAN):
        return
    title = (await house.store.chat_profile(chat_id)).title
    to = Audience(chat=profile.id, person=profile.id)
    words = news(house, table, chat_id, title, profile.reads)
    # Nobody waits for it, and many may be told at once.
    answer = await say(house, to, words, urgent=False)
    if answer.kind == "closed":
        await house.store.unfollow(chat_id, profile.id)


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
