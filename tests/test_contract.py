"""The contract, for every game there is: random tables to the end, and only what is on offer."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.game import Event, Game, Illegal, Move, Offer, Seat
from bot.engines.registry import GAMES
from tests.games import facts
from tests.tables import any_move, any_options

KEY = re.compile(r"[a-z0-9-]{1,12}")
PICK = re.compile(r"[a-z0-9.-]{1,12}")
every_game = pytest.mark.parametrize("game_key", GAMES)


def dealt(game_key: str, rng: Random) -> Game:
    rules = GAMES[game_key]
    options = rules.Options.model_validate(any_options(game_key, rng))
    return rules.deal(rng.choice(rules.players), options, rng)


def happen(game: Game, rng: Random) -> str:
    """One thing happens: mostly a move, now and then silence, rarely somebody goes for good."""
    seat = rng.choice(sorted(game.waiting()))
    what = rng.choices(("move", "idle", "left"), (970, 25, 5))[0]
    if what == "move":
        game.play(seat, any_move(game.legal(seat), rng), rng)
    elif what == "idle":
        run_out(game, rng)
    else:
        game.leave(seat, rng)
    return what


def run_out(game: Game, rng: Random) -> None:
    """The clock runs out: silence answers for all who owe one, as long as the same clock runs."""
    clock = game.clock()
    for seat in sorted(game.waiting()):
        if game.clock() == clock and seat in game.waiting():
            game.lapse(seat, rng)


def course(game_key: str, rng: Random) -> Iterator[tuple[Game, str, list[Event]]]:
    """A random game from its deal to its end, within its bound."""
    game = dealt(game_key, rng)
    yield game, "deal", game.told()
    for _ in range(facts(game_key).BOUND):
        if game.outcome() is not None:
            return
        what = happen(game, rng)
        yield game, what, game.told()
    pytest.fail("this game does not end")


def check_offers(game: Game) -> None:
    for seat in range(game.seats):
        offers = game.legal(seat)
        kinds = [offer.kind for offer in offers]
        assert len(set(kinds)) == len(kinds)
        assert offers or seat not in game.waiting()
        for offer in offers:
            check_offer(offer)

    for offer in game.open_offers():
        assert game.waiting()
        assert not offer.barred
        assert not offer.of
        assert all(offer in game.legal(seat) for seat in game.waiting())


def check_offer(offer: Offer) -> None:
    assert all(PICK.fullmatch(word) for word in (offer.kind, *offer.among))
    assert len(set(offer.among)) == len(offer.among)
    assert set(offer.barred) <= set(offer.among)
    assert 0 <= offer.least <= offer.most <= len(offer.among) - len(offer.barred)


@every_game
def test_random_tables_end_and_keep_what_must_hold(game_key: str, long: bool) -> None:
    for number in range(10_000 if long else 200):
        rng = Random(f"{game_key}/{number}")
        books = None
        keys: set[str] = set()
        last = None
        for game, what, events in course(game_key, rng):
            if books is None:
                books = facts(game_key).Ledger(game, events)
            else:
                books.check(game, events)
            check_offers(game)
            copy = type(game).model_validate_json(game.model_dump_json())
            assert copy == game
            clock = game.clock()
            assert (clock is None) == (game.outcome() is not None)
            key = clock.key if clock else None
            assert what != "idle" or key != last
            if key is not None and key != last:
                assert KEY.fullmatch(key)
                assert key not in keys
                keys.add(key)
            last = key
        assert not game.waiting()
        assert not any(game.legal(seat) for seat in range(game.seats))


@every_game
def test_same_luck_and_same_moves_are_the_same_game(game_key: str) -> None:
    for number in range(20):
        courses = (course(game_key, Random(number)) for _ in range(2))
        for (one, _, events), (other, _, same) in zip(*courses, strict=True):
            assert one == other
            assert events == same


@every_game
def test_a_game_read_back_goes_on_as_the_one_that_was_kept(game_key: str) -> None:
    for number in range(60):
        rng = Random(number)
        live = dealt(game_key, rng)
        stored = type(live).model_validate_json(live.model_dump_json())
        while live.outcome() is None:
            seed = rng.getrandbits(64)
            live.told()
            happen(live, Random(seed))
            happen(stored, Random(seed))
            assert live.told() == stored.told()
            assert live.model_dump_json() == stored.model_dump_json()
            stored = type(stored).model_validate_json(stored.model_dump_json())


@every_game
def test_what_is_offered_to_all_stays_and_is_answered_once_by_each(game_key: str) -> None:
    seen = 0
    for number in range(40):
        key, owing = "", frozenset[Seat]()
        shared: list[Offer] = []
        for game, _, _ in course(game_key, Random(f"open/{number}")):
            clock = game.clock()
            if clock and clock.key == key and (shared or game.open_offers()):
                assert game.open_offers() == shared
                assert game.waiting() < owing
                seen += 1
            key, shared, owing = clock.key if clock else "", game.open_offers(), game.waiting()
    assert bool(seen) is (GAMES[game_key].open_offers is not Game.open_offers)


def wrong_moves(game: Game, rng: Random) -> Iterator[tuple[Seat, Move]]:
    """What nobody is offered: unknown, foreign, barred, doubled, too many or too few picks."""
    for seat in range(game.seats):
        offers = game.legal(seat)
        yield seat, Move(kind="dance")
        yield seat, Move(kind="yield")
        if not offers:
            for other in range(game.seats):
                for offer in game.legal(other):
                    yield seat, Move(kind=offer.kind, picks=offer.among[: offer.least])
        for offer in offers:
            fair = any_move([offer], rng).picks
            yield seat, Move(kind=offer.kind.upper(), picks=fair)
            yield seat, Move(kind=offer.kind, picks=("nobody", *fair[1:]))
            if fair:
                yield seat, Move(kind=offer.kind, picks=fair[-1:] * max(2, len(fair)))
                yield seat, Move(kind=offer.kind, picks=offer.among * 2)
            if offer.least:
                yield seat, Move(kind=offer.kind, picks=fair[: offer.least - 1])
            for barred in offer.barred:
                yield seat, Move(kind=offer.kind, picks=(barred, *fair[1:]))
    yield game.seats, Move(kind="dance")
    yield -1, Move(kind="dance")


def refused(game: Game, seat: Seat, move: Move) -> bool:
    """Whether it is illegal, and then has changed nothing."""
    before = game.model_dump_json()
    try:
        game.play(seat, move, Random(1))
    except Illegal:
        assert game.model_dump_json() == before
        assert not game.told()
        return True
    return False


@every_game
def test_what_is_not_offered_is_illegal_and_changes_nothing(game_key: str) -> None:
    tried = 0
    for number in range(15):
        for game, _, _ in course(game_key, Random(number)):
            for seat, move in wrong_moves(game, Random(number)):
                assert refused(game, seat, move), (seat, move)
                tried += 1
    assert tried > 1000


@every_game
def test_nobody_can_lapse_who_is_not_waited_for(game_key: str) -> None:
    for game, _, _ in course(game_key, Random(2)):
        before = game.model_dump_json()
        for seat in {-1, *range(game.seats + 1)} - game.waiting():
            with pytest.raises(Illegal):
                game.lapse(seat, Random(1))
        assert game.model_dump_json() == before


def garbled(game: Game, rng: Random) -> tuple[Seat, Move]:
    """A move of words that are about, and of some that are not; now and then it is legal."""
    offers = [offer for seat in range(game.seats) for offer in game.legal(seat)]
    kinds = [*(offer.kind for offer in offers * 2), "yield", "", "Ω", "a" * 500]
    words = [word for offer in offers for word in offer.among]
    seat = rng.choice([-1, game.seats, *range(game.seats), *game.waiting()])
    picks = tuple(rng.choices([*words, "", "-1", "00", "\0"], k=rng.choice((0, 1, 1, 1, 2, 9))))
    fair = any_move(offers, rng).picks
    return seat, Move(kind=rng.choice(kinds), picks=rng.choice((picks, picks, fair)))


@every_game
def test_any_move_whatever_is_either_on_offer_or_illegal(game_key: str, long: bool) -> None:
    tried = taken = number = 0
    while tried < (100_000 if long else 3000):
        number += 1
        rng = Random(f"fuzz/{game_key}/{number}")
        game = dealt(game_key, rng)
        game.told()
        while game.outcome() is None and tried < 100_000:
            seat, move = garbled(game, rng)
            legal = any(o.kind == move.kind and o.allows(move.picks) for o in game.legal(seat))
            assert refused(game, seat, move) is not legal
            game.told()
            tried += 1
            taken += legal
    assert taken > tried // 50
