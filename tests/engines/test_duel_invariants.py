"""Duel: what must hold between moves beyond what every random table of the contract checks."""

from random import Random

from bot.engines.duel import DuelOptions
from bot.engines.game import Move
from tests.engines.scene import Scene
from tests.engines.solver import Plain


def test_without_items_charges_fall_by_at_least_one_each_load() -> None:
    loads = 0
    for seed in range(300):
        rng = Random(seed)
        game = Plain.deal(2, DuelOptions(), rng)
        charges = [sum(game.charges)]
        while game.outcome() is None:
            game.told()
            before = (len(game.loads), game.round)
            game.play(game.turn, Move(kind="shoot", picks=(rng.choice("01"),)), rng)
            if game.round != before[1]:
                charges = [sum(game.charges)]
            elif len(game.loads) != before[0]:
                charges.append(sum(game.charges))
                assert charges[-1] < charges[-2]
                loads += 1
    assert loads > 300


def test_a_reload_happens_once_and_gives_its_items_once() -> None:
    scene = Scene("B", round_=3).shoot(1)
    assert scene.kinds == ["shot", "loaded", "dealt", "dealt"]
    assert [len(scene.pocket(seat)) for seat in (0, 1)] == [4, 4]


def test_a_view_follows_from_what_was_told() -> None:
    """Two queues that a seat cannot tell apart are one to it, whatever has been done before."""
    for first, second in (("BLLB", "BLBL"), ("BBLL", "BLLB")):
        scenes = [Scene(queue, pockets=("loupe saw", "phone")) for queue in (first, second)]
        for scene in scenes:
            scene.use("loupe", "saw").shoot(0)
        assert scenes[0].game.view(0) == scenes[1].game.view(0)
        assert scenes[0].game.view(1) == scenes[1].game.view(1)
