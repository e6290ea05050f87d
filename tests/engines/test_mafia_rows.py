"""Mafia: each row of the rules – who plays, the day, the night, what is seen – in their order."""

import pytest

from bot.engines.game import Seat
from bot.engines.mafia import Mafia, MafiaOptions
from tests.engines.mafia_scene import LUCK, M1, M2, V1, V2, V3, V4, C, D, K, Scene


@pytest.mark.parametrize("seats", Mafia.players)
def test_row_setup_roles(seats: int) -> None:
    roles = Mafia.deal(seats, MafiaOptions(), LUCK).roles
    assert [roles.count(role) for role in ("maf", "maniac", "doctor", "commissioner")] == [
        2, 1, 1, 1,
    ]  # fmt: skip
    assert roles.count("civilian") == seats - 5


def test_row_setup_six_to_fourteen_play() -> None:
    assert list(Mafia.players) == list(range(6, 15))


def test_row_setup_the_zero_night_everybody_looks_and_mafs_meet() -> None:
    scene = Scene(looked=False)
    assert (scene.stage, scene.public.day) == ("meet", 0)
    assert scene.game.waiting() == set(range(8))
    assert all(scene.may(seat) == ["look"] for seat in range(8))
    assert scene.view(M1).mafs == scene.view(M2).mafs == (M1, M2)
    assert all(scene.view(seat).mafs == () for seat in (K, D, C, V1))
    assert scene.circles(M1) == {"table": False, "mafs": True}
    assert scene.all_play("look").kinds == ["dawned"]


def test_row_setup_whoever_does_not_look_is_not_waited_for_after_a_glance() -> None:
    scene = Scene(looked=False)
    clock = scene.game.clock()
    assert clock is not None
    assert clock.span == "glance"
    assert scene.play(V1, "look").lapse().stage == "nominate"
    assert set(scene.public.missed) == {1}


def test_row_setup_everybody_sees_his_own_role_only() -> None:
    scene = Scene(looked=False)
    roles = [scene.view(seat).role for seat in range(8)]
    assert roles == ["maf", "maf", "maniac", "doctor", "commissioner", *["civilian"] * 3]
    assert scene.public.role is None


def test_row_nominate_each_able_player_may_put_up_one_other() -> None:
    scene = Scene()
    assert scene.game.waiting() == set(range(8))
    assert all(scene.may(seat) == ["name", "pass"] for seat in range(8))
    assert scene.offered(V1, "name") == set(range(8)) - {V1}
    scene.play(V1, "name", M1)
    assert scene.told("named") == {"seat": V1, "target": M1}
    assert scene.may(V1) == []
    assert scene.offered(V2, "name") == set(range(8)) - {V2, M1}


@pytest.mark.parametrize(
    ("names", "stage", "kinds"),
    [
        ({}, "night", ["spared", "fell"]),
        ({V1: M1}, "night", ["jailed", "fell"]),
        ({V1: M1, V2: K}, "vote", ["accused"]),
    ],
)
def test_row_nominate_ends(names: dict[Seat, Seat], stage: str, kinds: list[str]) -> None:
    scene = Scene().name(names)
    assert (scene.stage, scene.kinds) == (stage, kinds)


def test_row_vote_one_vote_per_able_player_among_the_names() -> None:
    scene = Scene().night({K: V3}).name({V1: M1, V2: K})
    assert scene.told("accused") == {"nominees": [M1, K], "count": 2, "round": 1}
    assert scene.game.waiting() == set(range(8)) - {V3}
    assert all(scene.offered(seat, "vote") == {M1, K} for seat in scene.game.waiting())
    clock = scene.game.clock()
    assert clock is not None
    assert clock.span == "turn"


@pytest.mark.parametrize(
    ("votes", "jailed", "again"),
    [
        ({V1: M1, V2: M1, V3: K}, M1, ()),
        ({V1: M1, V2: K, V3: D}, None, ()),
        ({V1: M1, V2: K}, None, (M1, K)),
        ({V1: M1, V2: K, V3: M1, C: K, D: D}, None, (M1, K)),
        ({}, None, ()),
    ],
)
def test_row_vote_ends(votes: dict[Seat, Seat], jailed: Seat | None, again: tuple[Seat]) -> None:
    scene = Scene().name({V1: M1, V2: K, V3: D}).vote(votes)
    assert ("jailed" in scene.kinds) is (jailed is not None)
    assert scene.public.candidates == again
    assert scene.stage == ("vote" if again else "night")


def test_row_vote_a_revote_has_strictly_fewer_names() -> None:
    votes = {V1: M1, V2: M1, V3: K, V4: K, C: D, D: D, K: C}
    scene = Scene("MMKDCVVVV").name({V1: M1, V2: K, V3: D, V4: C}).vote(votes)
    assert list(scene.public.candidates) == [M1, K, D]
    scene.vote({V1: M1, V2: M1, V3: K, V4: K, C: D})
    assert list(scene.public.candidates) == [M1, K]
    assert scene.public.round == 3


def test_row_night_choices_are_sent_in_advance_and_each_may_be_skipped() -> None:
    scene = Scene().name({})
    assert all(scene.may(seat) == ["choose", "ready"] for seat in range(8))
    assert scene.all_play("ready").kinds == ["slept", "dawned"]


def test_row_night_1_maniac_may_aim_at_anybody_living_and_at_himself() -> None:
    scene = Scene().name({V1: V2})
    assert scene.offered(K, "choose") == set(range(8)) - {V2}


def test_row_night_2_doctor_doubles_or_shares() -> None:
    assert Scene().name({}).offered(D, "choose") == set(range(8))


def test_row_night_3_commissioner_checks_one_other() -> None:
    assert Scene().name({}).offered(C, "choose") == set(range(8)) - {C}


def test_row_night_4_mafs_may_aim_at_anybody_living_and_at_a_maf() -> None:
    assert Scene().name({V1: V2}).offered(M1, "choose") == set(range(8)) - {V2}


def test_row_resolution_a_a_brick_on_the_doctor_voids_his_move() -> None:
    assert V1 not in Scene().night({K: D, D: V1, M1: V1}).living


def test_row_resolution_b_a_share_undoes_the_brick_unannounced_and_uncounted() -> None:
    scene = Scene().night({K: M1, D: M1, M1: V1})
    assert scene.kinds == ["killed", "dawned"]
    assert scene.public.bricks == (0,) * 8


def test_row_resolution_c_a_first_hit_stuns_a_second_kills_and_he_does_nothing() -> None:
    scene = Scene().night({K: M1, M1: V1})
    assert (scene.public.stunned, V1 in scene.living) == (M1, True)
    scene.night({K: M1, M1: V1})
    assert (scene.public.fates[M1], V1 in scene.living) == ("bricked", True)


def test_row_resolution_d_the_commissioner_acts_if_not_hit() -> None:
    assert Scene().night({C: M1}).saw() == [True]
    assert Scene().night({C: M1, K: C}).saw() == [None]


@pytest.mark.parametrize(
    ("doctors", "victim", "dies"), [(V1, V1, False), (D, D, False), (V2, V1, True), (D, V1, True)]
)
def test_row_resolution_e_the_target_dies_unless_protected(
    doctors: Seat, victim: Seat, dies: bool
) -> None:
    scene = Scene().night({D: doctors, M1: victim, M2: victim})
    assert (victim not in scene.living) is dies


def test_row_resolution_f_morning_names_victims_but_neither_roles_nor_saves() -> None:
    scene = Scene().night({K: V1, M1: V2})
    assert [e.data for e in scene.events if e.to is None] == [
        {"seat": V1}, {"seat": V2}, {"day": 2},
    ]  # fmt: skip
    assert (scene.public.bricked, scene.public.killed) == (V1, V2)
    scene = Scene().night({D: V1, M1: V1})
    assert (scene.kinds, scene.public.bricked) == (["slept", "dawned"], None)


def test_row_out_player_neither_talks_nor_nominates_nor_votes_but_can_be_jailed() -> None:
    scene = Scene().night({K: V1})
    assert scene.circles(V1) == {"table": False}
    assert scene.may(V1) == []
    assert scene.name({V2: V1}).public.fates[V1] == "jailed"


def test_row_win_when_the_two_others_have_nobody_left() -> None:
    assert Scene(only=(K, V1)).name({V1: K}).reason == "builders"
    assert Scene(only=(M1, M2, V1)).night({M1: V1}).reason == "mafs"
    assert Scene(only=(K, M1)).name({K: M1}).reason == "maniac"


def test_row_win_nobody_alive_is_a_draw() -> None:
    scene = Scene(only=(M1, K)).night({K: M1}).night({K: M1, M1: K})
    assert (scene.living, scene.reason) == ([K], "maniac")
    scene = Scene(only=(M1, K)).night({K: K}).name({}).night({K: K, M1: M1})
    assert (scene.living, scene.reason) == ([], "nobody")


def test_row_roles_are_shown_at_the_end() -> None:
    outcome = Scene(only=(K, D, V1)).night({V1: K, D: D}).name({V1: K}).outcome
    assert outcome is not None
    shown = outcome.revealed.model_dump()
    assert shown["roles"][:3] == ("maf", "maf", "maniac")
    assert shown["nights"][0]["choices"] == {D: D}
