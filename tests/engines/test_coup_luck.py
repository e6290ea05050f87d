"""Coup: whether its luck is fair, over many seeded deals."""

from collections import Counter
from functools import cache
from random import Random
from typing import get_args

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions, Fifth
from bot.engines.game import Move
from bot.record import Deal, deal_game, seed_of
from tests.engines.chance import probability
from tests.engines.coup_scene import Scene


@pytest.fixture
def many(long: bool) -> int:
    return 20_000 if long else 2000


@cache
def deals(seats: int, many: int, fifth: Fifth = "ambassador") -> list[Coup]:
    options = CoupOptions(fifth=fifth)
    return [Coup.deal(seats, options, Random(f"{seed}/deal")) for seed in range(many)]


@pytest.mark.parametrize("fifth", get_args(Fifth))
@pytest.mark.parametrize("seats", [3, 6, 8])
def test_every_seat_is_dealt_every_character_alike(seats: int, fifth: Fifth, many: int) -> None:
    dealt = [Counter[str]() for _ in range(seats)]
    for game in deals(seats, many, fifth):
        for seat, hand in enumerate(game.hands):
            dealt[seat][hand[0]] += 1
    for counted in dealt:
        assert probability(counted, dict.fromkeys(game.view(None).roles, 1)) > 0.001


@pytest.mark.parametrize(("seats", "copies"), [(4, 3), (7, 4)])
def test_every_hand_is_as_likely_as_there_are_ways_to_it(
    seats: int, copies: int, many: int
) -> None:
    dealt = Counter[str]()
    for game in deals(seats, many):
        dealt[" ".join(sorted(game.hands[seats // 2]))] += 1
    roles = game.view(None).roles
    expected = {
        " ".join(sorted((one, other))): copies * (copies - 1) / 2 if one == other else copies**2
        for one in roles
        for other in roles
    }
    assert probability(dealt, expected) > 0.001


@pytest.mark.parametrize(("seats", "duke", "pair"), [(8, 7 / 19, 3 / 19), (5, 13 / 35, 1 / 7)])
def test_a_duke_and_a_pair_are_as_likely_as_they_are(
    seats: int, duke: float, pair: float, many: int
) -> None:
    dukes, pairs = Counter[str](), Counter[str]()
    for game in deals(seats, many):
        dukes[str("duke" in game.hands[1])] += 1
        pairs[str(game.hands[1][0] == game.hands[1][1])] += 1
    assert probability(dukes, {"True": duke, "False": 1 - duke}) > 0.001
    assert probability(pairs, {"True": pair, "False": 1 - pair}) > 0.001


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_begins_alike(seats: int, many: int) -> None:
    first = Counter(str(game.turn) for game in deals(seats, many))
    assert probability(first, {str(seat): 1 for seat in range(seats)}) > 0.001


@pytest.mark.parametrize("seat", [0, 1])
def test_two_players_are_dealt_every_character_alike(seat: int, many: int) -> None:
    games = deals(2, many)
    roles = games[0].view(None).roles
    dealt = Counter[str](game.hands[seat][0] for game in games)
    assert probability(dealt, dict.fromkeys(roles, 1)) > 0.001
    pairs = Counter(f"{game.hands[0][0]} {game.hands[1][0]}" for game in games)
    expected = {f"{one} {other}": 1 for one in roles for other in roles if one != other}
    assert probability(pairs, expected) > 0.001


def test_the_court_is_in_any_order(many: int) -> None:
    top = Counter[str](game.court[-1] for game in deals(3, many))
    assert probability(top, dict.fromkeys(top, 1)) > 0.001
    assert len(top) == 5


def test_a_proved_card_is_replaced_by_any_of_the_court_and_itself(many: int) -> None:
    hands = ("duke contessa", "duke captain", "assassin captain")
    cards = Counter[str](["duke", *Scene(*hands).game.court])
    drawn = Counter[str]()
    for seed in range(many // 4):
        scene = Scene(*hands)
        scene.luck.seed(seed)
        drawn[scene.act("tax").challenge(1).told("drew", seat=0).data["role"]] += 1
    assert probability(drawn, cards) > 0.001


def test_what_was_returned_may_lie_anywhere_in_the_court(many: int) -> None:
    places = Counter[str]()
    for seed in range(many // 4):
        hands = ("duke contessa", "captain captain", "contessa contessa")
        scene = Scene(*hands, top="captain assassin")
        scene.luck.seed(seed)
        scene.act("exchange").quiet().play(0, "keep", 0, 1)
        places[str(scene.game.court.index("captain"))] += 1
    assert probability(places, {str(place): 1 for place in range(9)}) > 0.001


def test_what_a_leaver_had_drawn_may_lie_anywhere_in_the_court(many: int) -> None:
    places = Counter[str]()
    for seed in range(many // 4):
        hands = ("duke contessa", "captain captain", "contessa contessa")
        scene = Scene(*hands, top="captain assassin")
        scene.luck.seed(seed)
        scene.act("exchange").quiet().leave(0)
        places[str(scene.game.court.index("captain"))] += 1
    assert probability(places, {str(place): 1 for place in range(9)}) > 0.001


def test_a_rematch_seats_everybody_anywhere() -> None:
    seats, rematches = 5, 500
    placed = [Counter[int]() for _ in range(seats)]
    for number in range(rematches):
        salts = tuple(f"{sitter:02x}" for sitter in range(seats))
        deal = Deal(game="coup", options=CoupOptions(), seal="", salts=salts, again=True)
        _, order = deal_game(deal, seed_of(f"{number:064x}", salts))
        for place, sitter in enumerate(order):
            placed[sitter][place] += 1
    for counted in placed:
        for place in range(seats):
            assert abs(counted[place] / rematches - 1 / seats) <= 0.05


def test_nobody_follows_the_same_neighbour_in_each_rematch() -> None:
    next_to = Counter[int]()
    for number in range(500):
        order = Coup.seating(5, CoupOptions(), True, Random(f"{number}/deal"))
        next_to[order[(order.index(0) + 1) % 5]] += 1
    assert all(abs(next_to[other] / 500 - 1 / 4) <= 0.05 for other in (1, 2, 3, 4))


def test_silence_turns_up_either_card_alike(many: int) -> None:
    lost = Counter[str]()
    for seed in range(many // 4):
        scene = Scene("duke duke", "captain contessa", "assassin assassin", coins=(7, 2, 2))
        scene.luck.seed(seed)
        lost[scene.act("coup", 1).lapse().lost(1)] += 1
    assert probability(lost, {"captain": 1, "contessa": 1}) > 0.001


def test_silence_picks_any_of_the_pile_alike(many: int) -> None:
    picked = Counter[str]()
    for seed in range(many // 4):
        game = Coup.deal(2, CoupOptions(), Random(1))
        move = game.idle(0, Random(seed))
        assert isinstance(move, Move)
        picked[move.picks[0]] += 1
    assert probability(picked, {str(place): 1 for place in range(5)}) > 0.001
