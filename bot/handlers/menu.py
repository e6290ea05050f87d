"""What can be played here: the games and their modes, as a menu."""

from collections import Counter
from typing import get_args

from bot.cards import Card, notice
from bot.engines.game import Fact
from bot.engines.registry import GAMES
from bot.keyboards import Button, paired
from bot.presses import Press
from bot.shown import Audience
from bot.texts import Html, directed, joined, plain, t, tagged
from bot.wording import number


class Choice(Fact):
    """A game and the mode it is played in; an empty mode where it has none."""

    game: str
    mode: str = ""

    @property
    def options(self) -> dict[str, str]:
        return {"mode": self.mode} if self.mode else {}

    @property
    def alone(self) -> bool:
        """Whether one person is enough, the house taking the other seats."""
        rules = GAMES[self.game]
        house = rules.house_seats(rules.Options.model_validate(self.options))
        return house > 0 and house + 1 in rules.players


def choices(group: bool) -> list[Choice]:
    """What can be opened here; nobody plays alone in a group."""
    found = []
    for key, rules in GAMES.items():
        mode = rules.Options.model_fields.get("mode")
        modes = get_args(mode.annotation) if mode else ("",)
        found += [Choice(game=key, mode=word) for word in modes]
    # With others first, alone last.
    ordered = sorted(found, key=lambda choice: choice.alone)
    return [choice for choice in ordered if not (group and choice.alone)]


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
