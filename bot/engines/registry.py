"""The games there are: each one's line."""

from bot.engines.coup import Coup
from bot.engines.duel import Duel
from bot.engines.game import Game
from bot.engines.mafia import Mafia
from bot.engines.resistance import Resistance
from bot.engines.resistance_mini import ResistanceMini

GAMES: dict[str, type[Game]] = {
    game.key: game for game in (Duel, Coup, Resistance, ResistanceMini, Mafia)
}
