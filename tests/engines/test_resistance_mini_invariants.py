"""Resistance Mini: what holds always, beyond the books that every random table keeps."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.game import Event
from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from bot.engines.resistance_mini_board import PLACES
from bot.engines.resistance_mini_shapes import Arrange, Errand, Lay
from tests.engines.resistance_mini_scene import Scene
from tests.tables import any_move

OPTIONS = ResistanceMiniOptions()


def course(seats: int, seed: int) -> Iterator[tuple[ResistanceMini, list[Event]]]:
    """A random game, with what was told at each move."""
    rng = Random(seed)
    game = ResistanceMini.deal(seats, OPTIONS, rng)
    yield game, game.told()
    while game.outcome() is None:
        seat = rng.choice(sorted(game.waiting()))
        game.play(seat, any_move(game.legal(seat), rng), rng)
        yield game, game.told()


def forgotten(game: ResistanceMini, seat: int) -> list[str]:
    """His own face-down places which he may not look at now."""
    step = game.step
    if isinstance(step, Arrange) and seat in step.owing:
        return []
    laid = step.places if isinstance(step, Lay) and seat in step.owing else ()
    return [place for place in PLACES[seat] if not game.up[place] and place not in laid]


@pytest.mark.parametrize("seats", [3, 4])
def test_forgetfulness_no_view_depends_on_ones_own_face_down_characters(seats: int) -> None:
    changed = 0
    for seed in range(6):
        for game, _ in course(seats, seed):
            if game.end:
                continue
            for seat in range(seats):
                seen, offers = game.view(seat), game.legal(seat)
                before = dict(game.characters)
                for place in forgotten(game, seat):
                    other = "resister" if game.characters[place] == "spy" else "spy"
                    game.characters[place] = other  # type: ignore[assignment]
                assert (game.view(seat), game.legal(seat)) == (seen, offers)
                changed += game.characters != before
                game.characters = before
    assert changed > 1000


@pytest.mark.parametrize("seats", [3, 4])
def test_forgetfulness_no_lasting_event_names_a_face_but_of_what_lies_up(seats: int) -> None:
    told = 0
    for seed in range(12):
        for game, events in course(seats, seed):
            named = {"spy", "resister"}
            for event in events:
                told += 1
                words = {str(value) for name, value in event.data.items() if name != "claim"}
                if event.kind == "turned":
                    now = [game.characters[place] for place in event.data["places"]]
                    assert event.data["characters"] == now
                elif not event.fleeting:
                    assert not words & named
                else:
                    assert event.kind == "unmasked"
    assert told > 1000


def test_faces_exist_for_an_actor_only_until_he_has_confirmed() -> None:
    for seats in (3, 4):
        for game, _ in course(seats, 3):
            step = game.step
            for seat in range(seats):
                there = bool(game.view(seat).faces)
                assert there == (isinstance(step, Arrange | Lay) and seat in step.owing)
            assert not game.view(None).faces


def test_a_pile_is_seen_by_its_holder_alone() -> None:
    seen = 0
    for game, _ in course(4, 5):
        step = game.step
        if isinstance(step, Errand):
            holders = [seat for seat in range(4) if game.view(seat).pile]
            assert holders == step.owing
            seen += 1
        assert not game.view(None).pile
    assert seen


def test_up_only_by_check_claim_6_or_mission_and_down_only_by_a_swap() -> None:
    for seats in (3, 4):
        for seed in range(10):
            up: dict[str, bool] = {}
            for game, events in course(seats, seed):
                kinds = {event.kind for event in events}
                risen = [place for place, now in game.up.items() if now and not up.get(place)]
                fallen = [place for place, was in up.items() if was and not game.up[place]]
                assert not risen or "turned" in kinds
                assert not fallen or kinds >= {"swapped"}
                up = dict(game.up)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_resister_turned_up_shrinks_the_pile_and_a_spy_does_not(seats: int) -> None:
    drops = Counter[str]()
    for seed in range(20):
        before, turned = 0, ""
        for game, events in course(seats, seed):
            for event in events:
                if event.kind == "dropped":
                    drops[turned] += 1
                    assert event.data["drew"] == (turned == "spy")
                    assert event.data["count"] == before - (turned == "resister")
            if isinstance(game.step, Errand):
                before, turned = len(game.step.pile), game.step.turned or ""
    assert set(drops) == {"resister", "spy"}
    assert min(drops.values()) > 10


def test_members_turn_up_at_most_three_each_and_the_mission_ends() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    acts = 0
    while scene.stage in ("mission", "drop", "hand"):
        seat = min(scene.game.waiting())
        offers = scene.offers()
        if "turn-up" in offers:
            acts += 1
            scene.play("turn-up", offers["turn-up"].among[0])
        elif scene.stage == "drop":
            scene.play("discard", "0", seat=seat)
        else:
            scene.play("pass")
    assert acts <= 6


def test_fault_the_third_result_of_a_kind_ends_it_at_once_and_there_is_no_sixth_mission() -> None:
    for seats in (3, 4):
        for seed in range(15):
            for game, _ in course(seats, seed):
                three = any(game.results.count(card) == 3 for card in ("success", "fail"))
                assert three == (game.outcome() is not None)
                assert len(game.results) <= 5


def test_fault_who_is_missing_is_said_and_never_what_the_others_chose() -> None:
    scene = Scene(hands="r - -").claim("fail").believe().turn_up("C3")
    assert (scene.waiting, scene.public.answered) == ([1], (2,))
    assert "2.2" not in scene.game.view(1).model_dump_json()
    assert "2.2" not in scene.public.model_dump_json()


def test_fault_a_check_and_a_belief_are_kept_before_anything_is_said() -> None:
    scene = Scene(hands="b - -").claim("success").believe(1)
    again = ResistanceMini.model_validate_json(scene.game.model_dump_json())
    assert again.waiting() == {2}
    assert again.view(None).answered == (1,)
