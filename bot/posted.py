"""Invitations that stand in chats where no card does: kept true by the ids Telegram gave them."""

from bot.answers import Answer
from bot.engines.game import Fact
from bot.house import House
from bot.inviting import Invitation, standing
from bot.table import Table


class Post(Fact):
    """An invitation in somebody's name or in `ours`: in which language, and what it shows.

    `chat` is where it stands if we are there ourselves, and `message` its number in that chat.
    """

    lang: str
    ours: bool = False
    digest: str = ""
    chat: str = ""
    message: int = 0

    @property
    def key(self) -> str:
        """Of one that stands where we are; elsewhere Telegram gives it an id."""
        return f"{self.chat}.{self.message}"


async def keep_true(house: House, table: Table) -> float | None:
    """Edit those that differ; the seconds until another try where one had to wait."""
    waits = []
    for key, kept in (await house.store.posts(table.id)).items():
        post = Post.model_validate_json(kept)
        wanted = standing(table, post.lang, house.links, post.ours)
        if post.digest == wanted.card.digest:
            continue
        answer = await _edit(house, table, key, post, wanted)
        if answer.kind in ("later", "unknown"):
            waits.append(answer.seconds)
            continue
        # Of a message that cannot be edited nothing more is known, nor need be.
        shown = post.model_copy(update={"digest": wanted.card.digest})
        note = shown.model_dump_json() if answer.kind == "done" else None
        await house.store.set_post(table.id, key, note)
    return min(waits, default=None)


async def _edit(house: House, table: Table, key: str, post: Post, wanted: Invitation) -> Answer:
    if not post.chat:
        return await house.chat.edit_post(key, wanted)
    return await house.chat.edit(post.chat, post.message, wanted.card, urgent=False, whose=table.id)
