"""Nobody is given more than he may know: every game, both ways, and planted leaks are found."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from pydantic import create_model

from bot.engines import registry
from bot.engines.game import Clock, Game, Move, Offer, Seat, View
from bot.engines.registry import GAMES
from tests.games import Plant, facts
from tests.leaks import Leak, lived_alike, redrawn, stayed_alike
from tests.tables import any_options

every_game = pytest.mark.parametrize("game_key", GAMES)


def check_redrawn(game_key: str, games: int, enough: int = 0) -> int:
    """Pairs compared in so many games, or in a fifth of them if that is enough."""
    pairs = 0
    for number in range(games):
        if enough and pairs >= enough and number >= games // 5:
            break
        rng = Random(f"redrawn/{number}")
        rules = GAMES[game_key]
        options = rules.Options.model_validate(any_options(game_key, rng))
        game = rules.deal(rng.choice(rules.players), options, rng)
        pairs += redrawn(game_key, game, rng)
    return pairs


def check_stayed(game_key: str, tables: int, enough: int = 0) -> int:
    """The same of tables and their twins; at least a ninth of them."""
    pairs = 0
    for number in range(tables):
        if enough and pairs >= enough and number >= tables // 9:
            break
        pairs += stayed_alike(game_key, Random(f"stayed/{number}"))
    return pairs


@every_game
def test_what_a_seat_cannot_know_changes_nothing_for_it(game_key: str, long: bool) -> None:
    assert check_redrawn(game_key, *((300, 100_000) if long else (30, 3000))) >= 1000


@every_game
def test_tables_lived_through_alike_look_alike(game_key: str, long: bool) -> None:
    most, enough = (2000, 100_000) if long else (170, 1000)
    pairs = sum(
        lived_alike(game_key, most, Random(f"lived/{number}"), enough) for number in range(4)
    )
    assert pairs >= 1000


@every_game
def test_twins_lived_through_alike_look_alike(game_key: str, long: bool) -> None:
    assert check_stayed(game_key, *((3000, 100_000) if long else (350, 1500))) >= 1000


# Planted


def truth(game: Game) -> str:
    return hashlib.sha256(game.model_dump_json().encode()).hexdigest()[:8]


def in_a_view(rules: Any) -> type[Game]:
    class Leaky(rules):  # type: ignore[misc]
        def view(self, seat: Seat | None) -> View:
            seen = super().view(seat)
            fields: Any = {"more": (str, ...)}
            wider = create_model("Wider", __base__=type(seen), **fields)
            return cast("View", wider(**seen.model_dump(), more=truth(self)))

    return Leaky


def in_an_event(rules: Any) -> type[Game]:
    class Leaky(rules):  # type: ignore[misc]
        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            super().apply(seat, move, rng)
            self.tell("hinted", truth=truth(self))

    return Leaky


def in_an_offer(rules: Any) -> type[Game]:
    class Leaky(rules):  # type: ignore[misc]
        def legal(self, seat: Seat) -> list[Offer]:
            offers = super().legal(seat)
            return [*offers, Offer(kind="guess", barred=(truth(self),))] if offers else []

        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            if move.kind != "guess":
                super().apply(seat, move, rng)

    return Leaky


def in_an_open_offer(rules: Any) -> type[Game]:
    class Leaky(rules):  # type: ignore[misc]
        def open_offers(self) -> list[Offer]:
            return [*super().open_offers(), Offer(kind="guess", barred=(truth(self),))]

        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            if move.kind != "guess":
                super().apply(seat, move, rng)

    return Leaky


def in_a_clock(rules: Any) -> type[Game]:
    class Leaky(rules):  # type: ignore[misc]
        def clock(self) -> Clock | None:
            clock = super().clock()
            return clock and Clock(key=truth(self), span=clock.span)

    return Leaky


def finds(
    plant: Plant, game_key: str, monkeypatch: pytest.MonkeyPatch, check: Callable[[], int]
) -> bool:
    monkeypatch.setitem(registry.GAMES, game_key, plant(GAMES[game_key]))
    try:
        check()
    except Leak:
        return True
    return False


@every_game
@pytest.mark.parametrize(
    "plant", [in_a_view, in_an_event, in_an_offer, in_an_open_offer, in_a_clock]
)
def test_a_leak_is_found_by_redrawing(
    game_key: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert finds(plant, game_key, monkeypatch, lambda: check_redrawn(game_key, 3))


@every_game
@pytest.mark.parametrize("plant", [in_a_view, in_an_offer, in_an_open_offer])
def test_a_leak_is_found_by_living_alike(
    game_key: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lived() -> int:
        return lived_alike(game_key, 20, Random(1))

    assert finds(plant, game_key, monkeypatch, lived)
    monkeypatch.undo()
    assert finds(plant, game_key, monkeypatch, lambda: check_stayed(game_key, 10))


@pytest.mark.parametrize(
    ("game_key", "plant"), [(key, plant) for key in GAMES for plant in facts(key).PLANTS]
)
def test_a_leak_of_a_games_own_is_found(
    game_key: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert finds(plant, game_key, monkeypatch, lambda: check_redrawn(game_key, 30))
