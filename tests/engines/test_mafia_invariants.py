"""Mafia: what must hold between moves, beyond what every random table of the contract checks."""

from itertools import pairwise
from random import Random

import pytest

from bot.engines.game import Game, Move, Seat
from bot.engines.mafia import FORCES, Mafia, MafiaOptions
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene
from tests.tables import any_move


def games(number: int, seats: range = Mafia.players) -> list[Mafia]:
    """Games of random players, played to their ends."""
    played = []
    for seed in range(number):
        rng = Random(seed)
        game = Mafia.deal(rng.choice(seats), MafiaOptions(), rng)
        while game.outcome() is None:
            seat = rng.choice(sorted(game.waiting()))
            game.play(seat, any_move(game.legal(seat), rng), rng)
        played.append(game)
    return played


def test_a_doctors_doses_never_repeat_on_consecutive_nights_and_bricks_kill_at_two() -> None:
    doses = 0
    for game in games(60):
        smoked = [night.smoked for night in game.nights]
        for last, dose in pairwise(smoked):
            assert dose is None or dose != last
            doses += dose is not None
        for seat, bricks in enumerate(game.view(None).bricks):
            assert (bricks == 2) is (game.fates.get(seat) == "bricked")
    assert doses > 50


def test_it_ends_when_a_force_is_alone_or_nobody_lives_and_not_before() -> None:
    for game in games(60):
        forces = {FORCES.get(game.roles[seat], "builders") for seat in game.living}
        assert game.reason == "stalemate" or forces <= {game.reason}
        outcome = game.outcome()
        assert outcome is not None
        won = [s for s, role in enumerate(game.roles) if FORCES.get(role, "builders") in forces]
        assert game.reason == "stalemate" or list(outcome.winners) == won


def test_the_order_of_choices_is_nothing() -> None:
    choices = {M1: V1, M2: V1, K: M2, D: M2, C: K, V1: M1, V2: K}
    orders = [list(choices), list(reversed(choices)), [D, V2, K, M2, V1, C, M1]]
    mornings = [
        Scene().choose({seat: choices[seat] for seat in order}).all_play("ready")
        for order in orders
    ]
    first = mornings[0]
    assert first.kinds == ["killed", "dawned"]
    for scene in mornings[1:]:
        assert scene.events == first.events
        assert all(scene.game.view(s) == first.game.view(s) for s in (None, *range(8)))


def test_a_civilian_sees_the_same_whatever_the_others_are() -> None:
    for seed in range(30):
        rng = Random(seed)
        roles = rng.sample("MMKDCVV", 7)
        one, other = Scene("VMMKDCVV"), Scene("V" + "".join(roles))
        for scene in (one, other):
            scene.name({V1: V2}).choose({V3: 0})
        assert one.view(0) == other.view(0)
        assert one.game.legal(0) == other.game.legal(0)


def screen(game: Game, seat: Seat) -> tuple[object, ...]:
    """What a seat has on its screen, but for what is barred there."""
    offers = [(o.kind, o.among, o.least, o.most, o.ordered) for o in game.legal(seat)]
    return offers, game.waiting(), game.clock()


@pytest.mark.parametrize("acting", [{}, {K: V1}, {M1: V1, M2: V1}, {D: V2, C: M1, V1: K}])
def test_a_night_screen_is_the_same_for_all_roles_whoever_acts(acting: dict[Seat, Seat]) -> None:
    scene = Scene().choose(acting)
    idle = [seat for seat in range(8) if seat not in acting]
    screens = [screen(scene.game, seat) for seat in idle]
    assert all(shown == screens[0] for shown in screens)
    assert all(screen(scene.game, seat) == screen(Scene().choose({}).game, seat) for seat in idle)


def size(scene: Scene, seat: Seat) -> int:
    return len(scene.view(seat).model_dump_json())


def test_what_one_is_sent_at_night_has_the_same_size_whoever_acts() -> None:
    calm = Scene().choose({})
    busy = Scene().choose({K: V1, D: V2, C: K, M1: V1, M2: V1, V1: M1})
    for seat in (V2, V3):
        assert calm.view(seat) == busy.view(seat)
    for seat in (K, D, C, V1):
        assert size(busy, seat) == size(busy, V1) + len(str(busy.view(seat).role)) - len("civilian")


def test_nothing_is_told_at_night_before_the_morning() -> None:
    scene = Scene().name({})
    before = scene.events
    for seat, target in {K: V1, D: V1, C: K, M1: V2, M2: V2, V1: K}.items():
        scene.play(seat, "choose", target).play(seat, "ready")
        scene.play(seat, "withdraw")
    assert scene.events == before


def test_a_night_is_worked_out_the_same_way_in_a_game_read_back() -> None:
    scene = Scene().night({K: V1, D: V2}).choose({K: V1, D: V1, M1: V2, M2: V2, C: M2})
    copy = Mafia.model_validate_json(scene.game.model_dump_json())
    for seat in sorted(copy.waiting()):
        copy.play(seat, Move(kind="ready"), Random(1))
    scene.all_play("ready")
    assert copy.told() == scene.events
    assert copy == scene.game
