"""What players may agree on, as they are asked it: to stop, to go on without somebody. Pure."""

from bot.attending import END
from bot.cards import Card, notice
from bot.engines.game import Seat
from bot.keyboards import Button, tell
from bot.people import Person
from bot.presses import Press
from bot.signs import has_namesake, signed
from bot.table import Table
from bot.texts import plain, t
from bot.toasts import shortened
from bot.wording import ends_without, listed

NOW, AGREE = "now", "agree"
ASKED = "asked"
LONGEST_NAME = 24
"""So much of a name that there is room on a phone for how many agree."""


def sure(table: Table, lang: str, person: Person) -> Card:
    rows = (
        (
            tell(lang, "button-close-now", "close", table.id, NOW),
            tell(lang, "button-play-on", "stay", table.id, person.id, main=True),
        ),
    )
    return notice(t(lang, "close-sure", game=t(lang, f"game-{table.game_key}")), rows=rows)


def agreement(table: Table, lang: str) -> Card:
    """Who would like to stop, and how many have agreed."""
    agreed = table.motions.get(END, [])
    seat = table.seat_of(agreed[0]) if agreed else None
    name = plain(lang, "nameless") if seat is None else _name(table, seat, lang)
    button = Button(
        text=plain(lang, "button-agree", count=len(agreed), needed=table.needed(END)),
        data=Press(verb="close", table=table.id, pick=AGREE).packed(),
    )
    game = t(lang, f"game-{table.game_key}")
    return notice(t(lang, "close-agree", name=name, game=game), rows=((button,),))


def question(table: Table, lang: str) -> Card:
    """Who is late, how many agree, and the way for them to say that they are here."""
    late = table.late()
    game = t(lang, f"game-{table.game_key}")
    words = t(
        lang, "remove-ask", names=listed(lang, [_name(table, s, lang) for s in late]), game=game
    )
    rows = tuple((_without(table, seat, lang),) for seat in late)
    costs = (t(lang, f"{table.game_key}-leaving"),) if ends_without(table) else ()
    return notice(
        words, *costs, rows=(*rows, (tell(lang, "button-here", "awake", table.id, ASKED),))
    )


def _name(table: Table, seat: Seat, lang: str, longest: int | None = None) -> str:
    """With the sign of the seat where another has the same name."""
    names = [sitter.person.name if sitter.person else None for sitter in table.sitters]
    name = names[seat] or ""
    shown = name or plain(lang, "nameless")
    shown = shortened(shown, longest) if longest else shown
    is_alone = not has_namesake(name, (each for each in names if each is not None))
    return shown if is_alone else signed(shown, seat)


def _without(table: Table, seat: Seat, lang: str) -> Button:
    agreed, needed = len(table.motions.get(str(seat), ())), table.needed(str(seat))
    name = _name(table, seat, lang, LONGEST_NAME)
    return Button(
        text=plain(lang, "button-without", name=name, count=agreed, needed=needed),
        data=Press(verb="remove", table=table.id, pick=str(seat)).packed(),
    )


def are_you_there(table: Table, lang: str) -> Card:
    here = tell(lang, "button-here", "awake", table.id, main=True)
    return notice(t(lang, "remove-asked", game=t(lang, f"game-{table.game_key}")), rows=((here,),))
