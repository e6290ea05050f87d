"""Where all who play have fallen asleep one tap on the card is enough. Pure."""

from bot.keyboards import Rows, tell
from bot.snapshot import Snapshot

CARD = "card"


def waking(shot: Snapshot, lang: str) -> Rows:
    """Nothing as long as anybody is awake."""
    awake = tell(lang, "button-here", "awake", shot.table, CARD, main=True)
    return ((awake,),) if shot.asleep else ()
