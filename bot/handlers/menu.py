"""What can be played here: the games and their modes, as a menu."""

from collections.abc import Sequence

from bot.cards import Card, notice
from bot.engines.registry import GAMES
from bot.handlers.which import buttons
from bot.keyboards import Button
from bot.playable import Choice, named
from bot.presses import Press
from bot.rows import paired
from bot.shown import Audience
from bot.table import Table
from bot.texts import Html, directed, joined, t, tagged
from bot.wording import number


def chooser(
    lang: str,
    here: Audience,
    there: list[Choice],
    waiting: Sequence[Table] = (),
    as_group: bool = False,
) -> Card:
    """What there is to play, in a line each, and as buttons; first the tables that wait here.

    Whoever wrote as the group is warned that a tap is his own.
    """
    choices = [_choice(choice, lang, there) for choice in there]
    key = "choose-game-tap" if here.person is None else "choose-game"
    played = dict.fromkeys(choice.game for choice in there)
    games = joined([directed(lang, _line(game, lang)) for game in played], "\n")
    shown = buttons(waiting, lang, "show")
    asked = [t(lang, "waiting-here" if shown else key)]
    asked += [t(lang, "choose-game-as-group")] if as_group else []
    return notice(*asked, games, rows=(*paired(shown), *paired(choices)))


def _line(game: str, lang: str) -> Html:
    """A game's name, for how many it is, and what it is about."""
    players = GAMES[game].players
    ends = [number(lang, count) for count in sorted({players[0], players[-1]})]
    name = tagged("b", t(lang, f"game-{game}"))
    return Html(f"{name} · {'–'.join(ends)} · {t(lang, f'game-{game}-about')}")


def _choice(choice: Choice, lang: str, among: list[Choice]) -> Button:
    press = Press(verb="open", pick=f"{choice.game}.{choice.mode}")
    return Button(text=named(choice, lang, among), data=press.packed())
