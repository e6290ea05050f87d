"""Coup: our rulings on coins, cards, proofs and set-up, 10 to 19."""

from collections import Counter
from random import Random

import pytest

from bot.engines.coup import TURNS, Coup
from bot.engines.coup_state import CoupOptions
from bot.engines.game import Move
from tests.engines.coup_positions import CONCEDE, INQUISITOR, KILLER, killing
from tests.engines.coup_scene import Scene


def test_ruling_10_the_coins_of_who_is_out_go_to_the_treasury() -> None:
    scene = Scene("duke captain", "contessa", "duke", coins=(7, 9, 2)).act("coup", 1)
    assert scene.coins == (0, 0, 2)


def test_ruling_10_the_treasury_has_no_bottom() -> None:
    scene = Scene(*["duke"] * 4, *["captain"] * 4, coins=(9,) * 8)
    for _ in range(8):
        scene.act("tax").quiet()
    assert scene.coins == (12,) * 8


@pytest.mark.parametrize("coins", [10, 11, 12])
def test_ruling_11_from_ten_coins_on_there_is_only_coup(coins: int) -> None:
    scene = Scene(*KILLER, coins=(coins, 2, 2))
    assert list(scene.may(0)) == ["coup"]
    assert scene.act("coup", 2).coins[0] == coins - 7


def test_ruling_11_nine_and_three_are_twelve() -> None:
    assert Scene(*KILLER, coins=(9, 2, 2)).act("tax").quiet().coins[0] == 12


def test_ruling_12_a_card_that_is_held_is_shown_at_once() -> None:
    scene = Scene(*KILLER).act("tax").challenge(1)
    assert scene.kinds == ["doubted", "proved", "drew"]
    assert scene.stage == "lose"


def test_ruling_12_with_the_option_the_claimant_chooses_to_prove_or_concede() -> None:
    scene = Scene(*KILLER, options=CONCEDE).act("tax").challenge(1)
    assert (scene.stage, scene.asked, scene.public.challenger) == ("prove", (0,), 1)
    assert list(scene.may(0)) == ["prove", "concede"]
    assert scene.play(0, "prove").kinds == ["proved", "drew"]
    assert scene.public.loser == 1


def test_ruling_12_a_true_claim_that_is_conceded_is_lost_like_a_lie() -> None:
    scene = killing(options=CONCEDE).challenge(2).play(0, "concede")
    assert scene.kinds == ["conceded", "refunded"]
    scene.lose(0, "duke")
    assert (scene.cards, scene.coins, scene.turn) == ((1, 2, 2), (3, 2, 2), 1)


def test_ruling_12_a_lie_is_asked_for_alike_and_can_only_be_conceded() -> None:
    true = Scene(*KILLER, options=CONCEDE).act("tax").challenge(1)
    lie = Scene("captain assassin", *KILLER[1:], options=CONCEDE).act("tax").challenge(1)
    assert true.public == lie.public
    assert list(lie.may(0)) == ["concede"]
    assert lie.refuses(0, "prove")
    assert lie.play(0, "concede").public.cause == "bluff"


def test_ruling_12_a_block_too_may_be_conceded() -> None:
    scene = killing(options=CONCEDE).passes().block(1, "contessa").challenge(0)
    assert scene.asked == (1,)
    scene.play(1, "concede").lose(1, "contessa")
    assert (scene.cards, scene.turn) == ((2, 0, 2), 2)


def test_ruling_13_two_losses_are_two_prompts_and_the_last_card_needs_none() -> None:
    scene = killing().challenge(1).lose(1, "captain").passes()
    assert scene.kinds == ["struck", "lost", "fell"]
    assert scene.lost(1) == "captain contessa"


def test_ruling_13_the_second_prompt_is_among_face_down_cards_only() -> None:
    scene = killing().challenge(1)
    assert scene.may(1) == {"lose": ("0", "1")}
    scene.play(1, "lose", 0)
    assert scene.refuses(1, "lose", 0)
    assert scene.refuses(1, "lose", 1)


def test_ruling_14_the_discarded_card_is_shuffled_in_first_and_may_come_back() -> None:
    back = 0
    for seed in range(40):
        scene = Scene("inquisitor duke", "captain contessa", "duke", options=INQUISITOR)
        scene.luck.seed(seed)
        scene.act("examine", 1).quiet().play(1, "show", 1).play(0, "discard")
        back += scene.told("drew", seat=1).data["role"] == "contessa"
    assert 0 < back < 40


def test_ruling_14_the_ambassador_draws_first_and_returns_then() -> None:
    scene = Scene("duke captain", "duke", "duke", top="contessa assassin")
    scene.act("exchange").quiet()
    assert scene.game.view(0).drawn == ("contessa", "assassin")


def test_ruling_15_who_goes_out_is_asked_no_more() -> None:
    scene = killing().challenge(1).leave(1)
    assert scene.cards == (2, 0, 2)
    assert scene.kinds[-1] == "fizzled"
    assert (scene.stage, scene.turn) == ("turn", 2)


def test_ruling_15_a_window_goes_on_without_who_went_out() -> None:
    scene = Scene(*KILLER, "assassin contessa").act("tax").passes(3)
    key = scene.game.clock()
    scene.leave(1)
    assert (scene.stage, scene.asked, scene.public.answered) == ("challenge", (2,), (3,))
    assert scene.game.clock() == key
    assert scene.passes(2).kinds == ["earned"]


def test_ruling_15_a_window_closes_if_only_he_was_still_asked() -> None:
    scene = Scene(*KILLER).act("tax").passes(2).leave(1)
    assert scene.kinds[-1] == "earned"


def test_ruling_16_both_second_cards_are_chosen_at_the_same_time_and_hidden() -> None:
    for first in (0, 1):
        game = Coup.deal(2, CoupOptions(), Random(1))
        game.play(first, Move(kind="take", picks=("3",)), Random(1))
        assert game.waiting() == {1 - first}
        assert [event.data for event in game.told()] == [{"seat": game.turn}, {"seat": first}]
        assert (game.view(None).stage, game.view(None).answered) == ("pick", (first,))
        game.play(1 - first, Move(kind="take", picks=("3",)), Random(1))
        assert game.view(None).stage == "turn"


def test_ruling_16_both_begin_with_two_coins() -> None:
    assert Coup.deal(2, CoupOptions(), Random(1)).coins == [2, 2]


def test_ruling_16_the_piles_of_two_players_are_alike() -> None:
    game = Coup.deal(2, INQUISITOR, Random(1))
    assert Counter(game.piles[0]) == Counter(game.piles[1]) == Counter(game.view(None).roles)


def test_ruling_17_endless_play_is_a_draw() -> None:
    scene = Scene(*KILLER, turns=TURNS).act("income")
    assert (scene.outcome.winners, scene.outcome.reason) == ((), "endless")
    assert scene.kinds == ["earned", "stalled"]
    assert (scene.stage, scene.asked) == ("over", ())
    assert Scene(*KILLER, turns=TURNS - 1).act("income").stage == "turn"


def test_ruling_17_steals_and_exchanges_alone_never_end() -> None:
    scene = Scene(*KILLER)
    cards = scene.all_cards()
    while scene.stage != "over":
        scene.act("exchange").quiet().lapse()
    assert scene.outcome.reason == "endless"
    assert scene.game.turns == TURNS
    assert scene.all_cards() == cards


def test_ruling_18_only_the_fifth_character_in_play_can_be_claimed() -> None:
    for fifth, other in (("ambassador", "inquisitor"), ("inquisitor", "ambassador")):
        options = CoupOptions.model_validate({"fifth": fifth})
        scene = Scene("duke captain", "duke contessa", "contessa", options=options)
        scene.act("steal", 1).passes()
        assert scene.may(1)["block"] == ("captain", fifth)
        assert scene.refuses(1, "block", other)


def test_ruling_19_talk_is_free_at_every_moment_and_no_move_gives_anything_away() -> None:
    scene = killing()
    for seat in range(3):
        assert [(c.key, c.may_write) for c in scene.game.talk(seat)] == [("table", True)]
    for kind in ("give", "pay", "swap"):
        assert scene.refuses(1, kind, 0)
