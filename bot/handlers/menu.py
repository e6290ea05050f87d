"""What can be played here: the games and their modes, as a menu."""

from collections import Counter

from bot.cards import Card, notice
from bot.engines.registry import GAMES
from bot.keyboards import Button, paired
from bot.playable import Choice
from bot.presses import Press
from bot.shown import Audience
from bot.texts import Html, directed, joined, plain, t, tagged
from bot.wording import number


def chooser(lang: str, here: Audience, there: list[Choice]) -> Card:
    """What there is to play, in a line each, and as buttons."""
    modes = Counter(choice.game for choice in there)
    named = [_choice(choice, lang, modes[choice.game] > 1) for choice in there]
    key = "choose-game-tap" if here.person is None else "choose-game"
    games = joined([directed(lang, _line(game, lang)) for game in modes], "\n")
    return notice(t(lang, key), games, rows=tuple(paired(named)))


def _line(game: str, lang: str) -> Html:
    """A game's name, for how many it is, and what it is about."""
    players = GAMES[game].players
    ends = [number(lang, count) for count in sorted({players[0], players[-1]})]
    name = tagged("b", t(lang, f"game-{game}"))
    return Html(f"{name} · {'–'.join(ends)} · {t(lang, f'game-{game}-about')}")


def _choice(choice: Choice, lang: str, with_mode: bool) -> Button:
    words = [plain(lang, f"game-{choice.game}")]
    if with_mode:
        words.append(plain(lang, f"{choice.game}-option-mode-{choice.mode}"))
    press = Press(verb="open", pick=f"{choice.game}.{choice.mode}")
    return Button(text=" · ".join(words), data=press.packed())
