"""The dealer: what it does with what it knows, and that it knows no more than its seat."""

import inspect
from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.duel import Duel, DuelOptions
from bot.engines.game import Move
from bot.engines.registry import GAMES
from bot.players import PLAYERS, choose
from bot.players.duel import live_chance
from tests.engines.scene import Scene


def dealers_move(scene: Scene) -> str:
    seat = scene.turn
    move = choose("duel", scene.game.view(seat), scene.game.legal(seat), Random(1))
    return " ".join((move.kind, *move.picks))


@pytest.mark.parametrize("queue", ["LB", "LLB", "LBB", "LLLBBB"])
def test_shoots_at_the_other_while_it_does_not_know(queue: str) -> None:
    assert dealers_move(Scene(queue)) == "shoot 1"
    assert dealers_move(Scene(queue, turn=1)) == "shoot 0"


def test_shoots_itself_with_a_shell_it_has_seen_to_be_blank() -> None:
    assert dealers_move(Scene("BLL", pockets=("loupe", "")).use("loupe")) == "shoot 0"


def test_shoots_itself_when_counting_leaves_only_blanks() -> None:
    assert dealers_move(Scene("BB")) == "shoot 0"
    assert dealers_move(Scene("BLB", pockets=("phone", "")).call(2)) == "shoot 0"


def test_a_flipped_blank_is_known_to_be_live() -> None:
    scene = Scene("BLL", pockets=("loupe inverter", "")).use("loupe")
    assert dealers_move(scene) == "use inverter"
    assert dealers_move(scene.use("inverter")) == "shoot 1"


@pytest.mark.parametrize(
    ("queue", "chance"), [("LLB", 1 / 3), ("LBB", 2 / 3), ("LB", 1 / 2), ("LL", 0.0), ("B", 1.0)]
)
def test_after_a_public_flip_live_is_as_likely_as_blank_was(queue: str, chance: float) -> None:
    scene = Scene(queue, pockets=("inverter", "")).use("inverter")
    assert live_chance(scene.game.view(0)) == live_chance(scene.game.view(1)) == chance


def test_what_the_phone_named_is_no_longer_among_the_rest() -> None:
    scene = Scene("BLLB", pockets=("phone", "")).call(2)
    assert live_chance(scene.game.view(0)) == 1 / 3
    assert live_chance(scene.game.view(1)) == 1 / 2


def test_looks_before_an_uncertain_shot_and_not_before_a_sure_one() -> None:
    assert dealers_move(Scene("LB", pockets=("loupe", ""))) == "use loupe"
    assert dealers_move(Scene("LB", pockets=("phone", ""))) == "use phone"
    assert dealers_move(Scene("LL", pockets=("loupe phone", ""))) == "shoot 1"


def test_saws_for_a_live_shell_that_costs_two() -> None:
    scene = Scene("LB", charges=(4, 4), round_=2, pockets=("loupe saw", "")).use("loupe")
    assert dealers_move(scene) == "use saw"
    assert dealers_move(scene.use("saw")) == "shoot 1"


def test_keeps_the_saw_where_it_would_be_wasted() -> None:
    assert dealers_move(Scene("LL", charges=(4, 1), round_=2, pockets=("saw", ""))) == "shoot 1"
    assert dealers_move(Scene("BB", charges=(4, 4), round_=2, pockets=("saw", ""))) == "shoot 0"
    assert dealers_move(Scene("LB", pockets=("saw", ""))) == "shoot 1"


def test_smokes_when_hurt_and_keeps_the_pack_when_not() -> None:
    assert dealers_move(Scene("LB", charges=(1, 2), pockets=("cigarettes", ""))).startswith("use")
    assert dealers_move(Scene("LB", charges=(2, 2), pockets=("cigarettes", ""))) == "shoot 1"


@pytest.mark.parametrize(("charges", "taken"), [(1, False), (2, True), (3, False), (4, False)])
def test_takes_medicine_where_it_cannot_kill_and_both_charges_count(
    charges: int, taken: bool
) -> None:
    scene = Scene("LB", charges=(charges, 4), round_=2, pockets=("medicine", ""))
    assert (dealers_move(scene) == "use medicine") is taken


def test_cuffs_the_other_unless_the_load_is_over_or_the_shot_kills() -> None:
    assert dealers_move(Scene("LB", pockets=("handcuffs", ""))) == "use handcuffs"
    assert dealers_move(Scene("L", pockets=("handcuffs", ""))) == "shoot 1"
    assert dealers_move(Scene("LL", charges=(2, 1), pockets=("handcuffs", ""))) == "shoot 1"


def test_ejects_what_is_not_likely_live() -> None:
    assert dealers_move(Scene("LB", pockets=("beer", ""))) == "use beer"
    assert dealers_move(Scene("LLB", pockets=("beer", ""))) == "shoot 1"


def test_steals_what_it_would_have_used() -> None:
    scene = Scene("LB", charges=(1, 2), pockets=("adrenaline", "saw cigarettes"))
    assert dealers_move(scene) == "steal cigarettes"
    assert dealers_move(Scene("LB", pockets=("adrenaline", "saw cigarettes"))) == "shoot 1"


def positions(seeds: range) -> Iterator[Duel]:
    """Positions from the dealer's games against itself; each game goes on when asked for more."""
    for seed in seeds:
        rng = Random(seed)
        game = Duel.deal(2, DuelOptions(), rng)
        while game.outcome() is None:
            yield game
            move = choose("duel", game.view(game.turn), game.legal(game.turn), rng)
            game.play(game.turn, move, rng)


def test_what_is_hidden_from_its_seat_does_not_change_its_move() -> None:
    compared = 0
    for game in positions(range(30)):
        seat = game.turn
        hidden = [shell for shell in game.queue if shell.number not in game.known[seat]]
        order = [shell.loaded for shell in hidden]
        moves = set()
        for kinds in {tuple(order), tuple(reversed(order)), tuple(sorted(order))}:
            for shell, kind in zip(hidden, kinds, strict=True):
                shell.loaded = kind
            moves.add(choose("duel", game.view(seat), game.legal(seat), Random(1)))
            compared += 1
        assert len(moves) == 1
        for shell, kind in zip(hidden, order, strict=True):
            shell.loaded = kind
    assert compared > 2000


def test_never_shoots_itself_unless_surely_blank() -> None:
    for game in positions(range(100)):
        seat = game.turn
        move = choose("duel", game.view(seat), game.legal(seat), Random(1))
        if move == Move(kind="shoot", picks=(str(seat),)):
            assert live_chance(game.view(seat)) == 0
            assert game.queue[0].kind == "blank"


def test_plays_only_what_is_on_offer_and_gets_to_an_end() -> None:
    assert sum(1 for _ in positions(range(100))) < 100 * 100


def won(dealer: int, seed: int) -> bool:
    """Whether the dealer in this seat beats somebody who takes any move that is on offer."""
    rng = Random(seed)
    game = Duel.deal(2, DuelOptions(), rng)
    while (outcome := game.outcome()) is None:
        offers = game.legal(game.turn)
        if game.turn == dealer:
            move = choose("duel", game.view(dealer), offers, rng)
        else:
            offer = rng.choice(offers)
            move = Move(kind=offer.kind, picks=(rng.choice(offer.among),))
        game.play(game.turn, move, rng)
    return outcome.winners == (dealer,)


@pytest.mark.parametrize("dealer", [0, 1])
def test_beats_chance_clearly(dealer: int) -> None:
    assert sum(won(dealer, seed) for seed in range(100)) >= 95


def test_every_game_has_a_computer_player_that_is_given_view_and_offers_only() -> None:
    assert set(PLAYERS) == set(GAMES)
    for player in PLAYERS.values():
        names = [name.lstrip("_") for name in inspect.signature(player).parameters]
        assert names == ["view", "offers", "rng"]
