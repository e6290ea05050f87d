"""What people are asked about a running game goes when that game is over."""

from bot.house import House
from bot.shown import Panel
from bot.table import Table


async def clear_panels(house: House, table: Table, panels: list[Panel]) -> float | None:
    """Answers the seconds until another try, None where nothing is left to be done."""
    for panel in panels:
        if table.stage == "playing" and panel.deal == table.deals:
            continue
        answer = await house.chat.take_away(panel.chat, panel.message)
        if answer.kind in ("later", "unknown"):
            return answer.seconds
        await house.store.set_card(table.id, panel.key, None)
    return None
