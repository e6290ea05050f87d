"""Positions of Coup that many tests begin with."""

from bot.engines.coup_state import CoupOptions
from tests.engines.coup_scene import Scene

INQUISITOR = CoupOptions(fifth="inquisitor")
CONCEDE = CoupOptions(concede=True)
NO_PARRY = CoupOptions(parry=False)
THREE = ("duke captain", "assassin contessa", "ambassador duke")
KILLER = ("assassin duke", "contessa captain", "duke captain")
LIAR = ("duke duke", "contessa captain", "assassin captain")
CLAIMS = {
    "tax": "duke",
    "assassinate": "assassin",
    "steal": "captain",
    "exchange": "ambassador",
}


def three(*coins: int) -> Scene:
    return Scene(*THREE, coins=coins or (2, 2, 2))


def announced(kind: str, scene: Scene) -> Scene:
    """Whoever is on turn does it, to seat 1 if it has to be done to somebody."""
    return scene.act(kind, *([1] if kind in ("assassinate", "steal", "examine") else []))


def killing(hands: tuple[str, ...] = KILLER, options: CoupOptions | None = None) -> Scene:
    """Seat 0 has three coins and assassinates seat 1."""
    return Scene(*hands, coins=(3, 2, 2), options=options).act("assassinate", 1)


def examining(target: str = "captain contessa") -> Scene:
    """Seat 0, an Inquisitor, examines seat 1 and nobody doubts it."""
    scene = Scene("inquisitor duke", target, "duke", options=INQUISITOR)
    return scene.act("examine", 1).quiet()
