"""Whoever sits down in a group and cannot be written to yet is led to where he can be."""

from bot.handlers.taps import Leads
from bot.house import House
from bot.links import visit
from bot.people import Person
from bot.reaching import is_reached


async def way_for(house: House, table_id: str, person: Person) -> Leads | None:
    """Opens our private chat, where Start shows the table; None where that is not needed."""
    table = await house.store.load(table_id)
    seat = table.seat_of(person.id)
    if table.chat is None or seat is None or not table.sitters[seat].plays:
        return None
    if await is_reached(house.store, table, person.id):
        return None
    return Leads(house.links.in_private(visit(table_id)))
