"""Invitations: messages that people send to any chat, and what keeps them true there. Pure."""

from bot.cards import Card, notice
from bot.engines.game import Fact
from bot.keyboards import Button, Row
from bot.links import Links, invitation, visit
from bot.playable import Choice, named
from bot.rows import paired
from bot.table import Table
from bot.texts import Html, plain, t, tagged


class Invitation(Fact):
    """Something to be sent on: how a list of such names it, and the message it becomes.

    It may be read by anybody, so that it tells of no person and of no card.
    """

    id: str
    title: str
    about: str
    card: Card


def without_room(table: Table) -> str:
    """The code of why nobody can sit down at this table any more; empty where somebody can."""
    if table.stage == "lobby":
        return "full" if len(table.sitters) >= table.most else ""
    return {"playing": "begun", "over": "over", "closed": "closed"}[table.stage]


def offered(game: str, table_id: str, lang: str, links: Links, ours: bool = False) -> Invitation:
    """Asks others to a table, in somebody's name or in `ours`. Unedited it stays true for ever."""
    return Invitation(
        id=invitation(table_id),
        title=plain(lang, "share", game=plain(lang, f"game-{game}")),
        about=plain(lang, f"game-{game}-about"),
        card=notice(*_asked(game, lang, ours), rows=_ways_in(table_id, lang, links)),
    )


def fresh(
    choice: Choice, table_id: str, lang: str, links: Links, among: list[Choice]
) -> Invitation:
    """Asks others to a table that is only promised."""
    title = plain(lang, "sharing-new", game=named(choice, lang, among))
    return offered(choice.game, table_id, lang, links).model_copy(update={"title": title})


def of_table(table: Table, lang: str, links: Links) -> Invitation:
    """Asks others to a table that is there: to sit down, or to look on once it is played."""
    game = plain(lang, f"game-{table.game_key}")
    if table.stage != "lobby":
        words = tagged("b", t(lang, "sharing-watch", game=t(lang, f"game-{table.game_key}")))
        look = Button(text=plain(lang, "button-open"), url=links.in_app(visit(table.id)))
        card = notice(words, rows=((look,),))
        about = plain(lang, f"state-{table.stage}")
        return Invitation(id=visit(table.id), title=game, about=about, card=card)
    asked = offered(table.game_key, table.id, lang, links)
    return asked.model_copy(update={"title": game, "about": _room(table, lang)})


def standing(table: Table, lang: str, links: Links, ours: bool) -> Invitation:
    """What an invitation to this table says now; it offers a new one where nobody can sit down."""
    why, asked = without_room(table), offered(table.game_key, table.id, lang, links)
    if not why:
        words = _asked(table.game_key, lang, ours)
        lines = (*words, t(lang, "sharing-room", count=_free(table)))
        return asked.model_copy(update={"card": notice(*lines, rows=asked.card.rows)})
    look = Button(text=plain(lang, "button-open"), url=links.in_app(visit(table.id)))
    another = Button(text=plain(lang, "button-new"), url=links.in_app())
    row = (another,) if why == "closed" else (look, another)
    name = tagged("b", t(lang, f"game-{table.game_key}"))
    words = (name, t(lang, f"game-{table.game_key}-about"))
    return asked.model_copy(update={"card": notice(*words, t(lang, f"refused-{why}"), rows=(row,))})


def called_in(promised: dict[Choice, str], lang: str, links: Links) -> Invitation:
    """For a chat that has called us in: a button for a table of each game, or of the one named."""
    if len(promised) == 1:
        ((choice, table_id),) = promised.items()
        return offered(choice.game, table_id, lang, links, ours=True)
    among = list(promised)
    games = [
        Button(text=named(choice, lang, among), url=links.in_app(invitation(table_id)))
        for choice, table_id in promised.items()
    ]
    rows = tuple(paired(games or [Button(text=plain(lang, "menu-button"), url=links.in_app())]))
    lines = (t(lang, "sharing-called"), t(lang, "sharing-called-next"))
    title = plain(lang, "bot-name")
    return Invitation(id="called", title=title, about="", card=notice(*lines, rows=rows))


def _asked(game: str, lang: str, ours: bool) -> tuple[Html, Html]:
    words = t(lang, "sharing-sit" if ours else "share", game=t(lang, f"game-{game}"))
    return tagged("b", words), t(lang, f"game-{game}-about")


def _ways_in(table_id: str, lang: str, links: Links) -> tuple[Row, ...]:
    """By the Mini App, or by the buttons of the private chat with us."""
    joins = invitation(table_id)
    sit = Button(text=plain(lang, "button-sit"), url=links.in_app(joins), main=True)
    by_chat = Button(text=plain(lang, "button-sit-chat"), url=links.in_private(joins))
    return ((sit,), (by_chat,))


def _room(table: Table, lang: str) -> str:
    free = _free(table)
    return plain(lang, "sharing-room", count=free) if free else plain(lang, "refused-full")


def _free(table: Table) -> int:
    return table.most - len(table.sitters)
