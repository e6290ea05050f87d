"""What can be played: the games and the modes they are played in. Pure."""

from typing import get_args

from bot.engines.game import Fact
from bot.engines.registry import GAMES


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
