"""Nobody is given more than he may know: every game, both ways, and planted leaks are found."""

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from pydantic import create_model

from bot.engines import registry
from bot.engines.duel import Duel, DuelView
from bot.engines.game import Clock, Game, Move, Offer, Seat, View
from bot.engines.registry import GAMES
from tests.leaks import Leak, lived_alike, redrawn, stayed_alike
from tests.tables import any_options

every_game = pytest.mark.parametrize("game_key", GAMES)


def check_redrawn(game_key: str, games: int) -> int:
    pairs = 0
    for number in range(games):
        rng = Random(f"redrawn/{number}")
        rules = GAMES[game_key]
        options = rules.Options.model_validate(any_options(game_key, rng))
        game = rules.deal(rng.choice(rules.players), options, rng)
        pairs += redrawn(game_key, game, rng)
    return pairs


def check_stayed(game_key: str, tables: int) -> int:
    return sum(stayed_alike(game_key, Random(f"stayed/{number}")) for number in range(tables))


@every_game
def test_what_a_seat_cannot_know_changes_nothing_for_it(game_key: str, long: bool) -> None:
    assert check_redrawn(game_key, 1000 if long else 30) >= 1000


@every_game
def test_tables_lived_through_alike_look_alike(game_key: str, long: bool) -> None:
    pairs = sum(
        lived_alike(game_key, 2000 if long else 170, Random(f"lived/{number}"))
        for number in range(4)
    )
    assert pairs >= 1000


@every_game
def test_twins_lived_through_alike_look_alike(game_key: str, long: bool) -> None:
    assert check_stayed(game_key, 3000 if long else 350) >= 1000


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


def in_a_clock(rules: Any) -> type[Game]:
    class Leaky(rules):  # type: ignore[misc]
        def clock(self) -> Clock | None:
            clock = super().clock()
            return clock and Clock(key=truth(self), span=clock.span)

    return Leaky


Plant = Callable[[Any], type[Game]]


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
@pytest.mark.parametrize("plant", [in_a_view, in_an_event, in_an_offer, in_a_clock])
def test_a_leak_is_found_by_redrawing(
    game_key: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert finds(plant, game_key, monkeypatch, lambda: check_redrawn(game_key, 3))


@every_game
@pytest.mark.parametrize("plant", [in_a_view, in_an_offer])
def test_a_leak_is_found_by_living_alike(
    game_key: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lived() -> int:
        return lived_alike(game_key, 20, Random(1))

    assert finds(plant, game_key, monkeypatch, lived)
    monkeypatch.undo()
    assert finds(plant, game_key, monkeypatch, lambda: check_stayed(game_key, 10))


def counting_by_the_type_it_has(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def view(self, seat: Seat | None) -> DuelView:
            live = sum(shell.kind == "live" for shell in self.queue)
            numbers = {"live": live, "blank": len(self.queue) - live}
            return super().view(seat).model_copy(update=numbers)

    return Leaky


def showing_the_others_note(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def view(self, seat: Seat | None) -> DuelView:
            other = None if seat is None else 1 - seat
            return super().view(seat).model_copy(update={"known": super().view(other).known})

    return Leaky


def telling_what_was_turned(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            super().apply(seat, move, rng)
            if move.picks == ("inverter",):
                self.tell("turned", shell=self.queue[0].kind)

    return Leaky


def telling_everybody_what_was_heard(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            super().tell(kind, None, fleeting, **data)

    return Leaky


def offering_the_saw_only_for_live(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def legal(self, seat: Seat) -> list[Offer]:
            wise = self.queue and self.queue[0].kind == "blank"
            return [o for o in super().legal(seat) if not (wise and "saw" in o.among)]

    return Leaky


@pytest.mark.parametrize(
    "plant",
    [
        counting_by_the_type_it_has,
        showing_the_others_note,
        telling_what_was_turned,
        telling_everybody_what_was_heard,
        offering_the_saw_only_for_live,
    ],
)
def test_a_leak_of_duels_own_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    assert finds(plant, "duel", monkeypatch, lambda: check_redrawn("duel", 30))
