"""Mafia: faults seen in other games of this kind; whether we share them."""

import pytest

from bot.engines.game import Seat
from bot.engines.mafia import Mafia
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene


def test_a_tie_jails_nobody_of_those_tied() -> None:
    scene = Scene().name({V1: M1, V2: K}).vote({V1: M1, V2: K})
    assert scene.living == list(range(8))


def test_a_tie_of_five_jails_nobody() -> None:
    names = {M1: K, M2: D, K: C, D: V1, C: M1}
    scene = Scene().name(names).vote(names)
    assert scene.told("spared") == {}
    assert (scene.stage, len(scene.living)) == ("night", 8)


def test_no_votes_at_all_jail_nobody() -> None:
    assert Scene().name({V1: M1, V2: K}).vote({}).living == list(range(8))


ENDS = {
    (0, 0, 0): "nobody",
    (0, 0, 1): "maniac",
    (1, 0, 0): "mafs",
    (0, 1, 0): "builders",
    (1, 0, 1): None,
    (0, 1, 1): None,
    (1, 1, 0): None,
    (1, 1, 1): None,
}


@pytest.mark.parametrize(("living", "reason"), list(ENDS.items()))
def test_whoever_lives_decides(living: tuple[int, int, int], reason: str | None) -> None:
    """Living (mafs, builders, maniac) after all others have left together."""
    scene = Scene("MMKDCV")
    forces = {0: (M1, M2), 1: (D, C, V1), 2: (K,)}
    gone = [seat for force, seats in forces.items() if not living[force] for seat in seats]
    scene.leave(*gone)
    if len(gone) < 6:
        scene.lapse().lapse()
    assert scene.reason == reason
    assert scene.outcome is None or scene.kinds[-1] == "ended"


def test_the_last_of_a_force_is_the_winner_with_all_of_his() -> None:
    outcome = Scene(only=(K, V1)).night({K: V1}).name({K: V1}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("maniac", (K,))


def test_a_win_is_seen_after_every_death() -> None:
    assert Scene(only=(M1, V1)).name({V1: M1}).reason == "builders"
    assert Scene(only=(M1, V1)).night({M1: V1}).reason == "mafs"
    assert Scene(only=(K, V1)).night({K: V1}).name({}).night({K: V1}).reason == "maniac"


TARGETS = (K, M1, D, V1)


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("dose", [None, *TARGETS])
@pytest.mark.parametrize("kills", TARGETS)
@pytest.mark.parametrize("bricks", TARGETS)
def test_two_killers_and_a_doctor(
    bricks: Seat, kills: Seat, dose: Seat | None, before: bool
) -> None:
    """Whom the maniac aims at, whom both mafs, who smokes; the brick's victim was hit before."""
    scene = Scene()
    if before:
        scene.night({K: bricks}).night()
    scene.night({K: bricks, M1: kills, M2: kills} | ({} if dose is None else {D: dose}))
    smokes = None if bricks == D else dose
    dead = {bricks: "bricked"} if before and bricks != smokes else {}
    if kills != smokes:
        dead.setdefault(kills, "killed")
    stunned = [bricks] if bricks != smokes and bricks not in dead else []
    assert {s: scene.public.fates[s] for s in range(8) if s not in scene.living} == dead
    assert scene.public.stunned == (stunned[0] if stunned else None)
    loud = ["stunned"] if bricks != smokes and not before else []
    assert scene.kinds == [*(loud + list(dead.values()) or ["slept"]), "dawned"]


def test_a_save_matches_and_names_nobody() -> None:
    scene = Scene().night({M1: V1, D: V1})
    assert V1 in scene.living
    assert [event.data for event in scene.events] == [{}, {"day": 2}]


def test_maniac_and_mafs_may_kill_each_other_in_one_night() -> None:
    scene = Scene().night({K: M1}).night({K: M1, M2: K})
    assert scene.kinds == ["bricked", "killed", "dawned"]
    assert K not in scene.living
    assert M1 not in scene.living


def test_the_last_of_two_answers_closes_once() -> None:
    scene = Scene().name({V1: M1, V2: K})
    for seat in (M1, M2, K, D, C, V1):
        scene.play(seat, "vote", M1)
    number = scene.game.number
    scene.play(V2, "vote", K).play(V3, "vote", K)
    assert scene.game.number == number + 1
    assert scene.kinds.count("jailed") == scene.kinds.count("fell") == 1
    assert scene.refuses(V3, "vote", K)


def test_the_dead_neither_act_nor_are_they_chosen() -> None:
    scene = Scene().night({M1: V1}).name({V2: V3})
    for dead in (V1, V3):
        assert scene.may(dead) == []
        assert all(dead not in scene.offered(seat, "choose") for seat in scene.living)
        assert scene.refuses(dead, "choose", M1)
        assert scene.refuses(M1, "choose", dead)
    scene.night()
    for dead in (V1, V3):
        assert dead not in scene.game.waiting()
        assert scene.refuses(dead, "name", M1)
        assert scene.refuses(M1, "name", dead)
    scene.play(M1, "name", K).play(K, "name", M1).all_play("pass")
    assert scene.refuses(V1, "vote", M1)
    assert scene.refuses(M1, "vote", V1)


def test_one_who_is_away_stops_nobody_and_pays_alone() -> None:
    scene = Scene()
    for _ in range(2):
        for seat in range(7):
            scene.play(seat, "pass")
        scene.lapse().lapse()
    assert scene.public.fates == (*["alive"] * 7, "removed")


def test_after_a_deciding_death_there_is_no_new_stage() -> None:
    scene = Scene(only=(K, V1)).name({V1: K})
    assert scene.kinds == ["jailed", "ended"]
    assert scene.game.clock() is None
    assert scene.game.waiting() == frozenset()
    assert all(scene.may(seat) == [] for seat in range(8))


def test_no_votes_or_choices_are_lost_in_storage() -> None:
    for scene in (
        Scene().name({V1: M1, V2: K}).play(V1, "vote", M1),
        Scene().choose({K: V1, M1: V2}).play(K, "ready"),
    ):
        copy = Mafia.model_validate_json(scene.game.model_dump_json())
        assert copy == scene.game
        assert (copy.votes, copy.choices) == (scene.game.votes, scene.game.choices)
