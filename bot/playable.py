"""What can be played: games, the modes they are played in, and what both are called. Pure."""

import unicodedata
from typing import get_args

from bot.engines.game import Fact
from bot.engines.registry import GAMES
from bot.texts import FALLBACK, plain

UNHEARD = ("Mn", "Cf")


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


def named(choice: Choice, lang: str, among: list[Choice]) -> str:
    """What a button calls it: by its mode too, where several modes of the game are there."""
    words = [plain(lang, f"game-{choice.game}")]
    if sum(other.game == choice.game for other in among) > 1:
        words.append(plain(lang, f"{choice.game}-option-mode-{choice.mode}"))
    return " · ".join(words)


def matching(words: str, lang: str, among: list[Choice]) -> list[Choice]:
    """What somebody may mean by these words, in his language or in English; by none: all."""
    wanted = _folded(words).split()
    tongues = dict.fromkeys((lang, FALLBACK))
    return [
        choice
        for choice in among
        if all(
            word
            in _folded(" ".join([choice.game, *(named(choice, each, among) for each in tongues)]))
            for word in wanted
        )
    ]


def mentioned(text: str, lang: str, among: list[Choice]) -> Choice | None:
    """The game whose name stands in a text, in this language or in English; the longest name."""
    heard = _folded(text)
    found = {
        name: choice
        for choice in among
        for name in map(
            _folded, (choice.game, *(named(choice, each, among) for each in (lang, FALLBACK)))
        )
        if name in heard
    }
    return found[max(found, key=len)] if found else None


def _folded(text: str) -> str:
    """Letters alone, so that neither size nor accents nor half-spaces make a difference."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if unicodedata.category(sign) not in UNHEARD)
