"""Telegram's updates, a file a subject: what people write and tap, and what comes of it."""

from aiogram import Dispatcher

from bot.handlers import (
    admin,
    asides,
    care,
    elsewhere,
    endings,
    invitations,
    language,
    leaving,
    membership,
    moves,
    openings,
    removing,
    rules,
    seats,
    settings,
    start,
    steps,
    talk,
)
from bot.handlers.errors import Calm, Silent
from bot.handlers.taps import Taps
from bot.handlers.who import Who
from bot.house import House
from bot.reconcile import Reconciler


def dispatcher(house: House, reconciler: Reconciler) -> Dispatcher:
    """Everything the bot reacts to. Handlers are handed `house` and `reconciler` by name."""
    found = Dispatcher(house=house, reconciler=reconciler, disable_fsm=True)
    afar = (found.inline_query, found.chosen_inline_result, found.guest_message)
    for observer in (found.message, found.callback_query, found.my_chat_member, *afar):
        observer.outer_middleware(Who(house, reconciler))
    for observer in afar:
        observer.outer_middleware(Silent(house))
    found.message.outer_middleware(Calm(house))
    found.callback_query.outer_middleware(Taps(house))
    # Each is asked in turn: what is tapped most comes first, and a step is no move yet.
    cards = (steps, moves, asides, seats)
    group = (settings, endings, leaving, removing)
    private = (invitations, start, openings, rules, language)
    subjects = (*cards, membership, admin, care, *private, *group, talk, elsewhere)
    found.include_routers(*(subject.build() for subject in subjects))
    found.include_router(start.build_fallback())
    return found
