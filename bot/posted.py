"""Invitations that stand in other chats: kept true by the ids that Telegram gave them."""

from bot.engines.game import Fact
from bot.house import House
from bot.inviting import standing
from bot.table import Table


class Post(Fact):
    """An invitation in somebody's name or in `ours`: in which language, and what it shows."""

    lang: str
    ours: bool = False
    digest: str = ""


async def keep_true(house: House, table: Table) -> float | None:
    """Edit those that differ; the seconds until another try where one had to wait."""
    waits = []
    for message, kept in (await house.store.posts(table.id)).items():
        post = Post.model_validate_json(kept)
        wanted = standing(table, post.lang, house.links, post.ours)
        if post.digest == wanted.card.digest:
            continue
        answer = await house.chat.edit_post(message, wanted)
        if answer.kind in ("later", "unknown"):
            waits.append(answer.seconds)
            continue
        # Of a message that cannot be edited nothing more is known, nor need be.
        shown = post.model_copy(update={"digest": wanted.card.digest})
        note = shown.model_dump_json() if answer.kind == "done" else None
        await house.store.set_post(table.id, message, note)
    return min(waits, default=None)
