"""The card of a running game stays pinned in its group, where the group has asked for that."""

from bot.house import House
from bot.shown import Note
from bot.table import Table


async def keep_pinned(house: House, table: Table, note: Note) -> tuple[int, float | None]:
    """Pin the card, or take it down once the game is over.

    Answers the message that counts as pinned now (0: none), and the seconds until another try. A
    pin that is refused is not tried again with the same message.
    """
    running = table.stage == "playing" and note.state == "shown"
    if not running and not note.pinned:
        return 0, None
    asked = running and (await house.store.chat_profile(note.chat)).pins == "yes"
    wanted = note.message if asked else 0
    if wanted == note.pinned:
        return wanted, None
    answer = await house.chat.pin(note.chat, wanted or note.pinned, pinned=asked)
    if answer.kind in ("later", "unknown"):
        return note.pinned, answer.seconds
    return wanted, None
