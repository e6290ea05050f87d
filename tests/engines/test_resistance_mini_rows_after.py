"""Resistance Mini: its machine, row by row: checks, what ends an action, missions, the end."""

from tests.engines.resistance_mini_scene import FOUR, THREE, A, B, C, D, Scene, at, letters

# Checks


def test_check_is_open_to_all_others_with_two_face_down() -> None:
    scene = Scene(FOUR, hands="b - - -", up="B1 C1 C2").claim("success")
    assert scene.waiting == [B, D]
    assert list(scene.offers(B)) == ["believe", "check"]


def test_check_only_the_first_counts() -> None:
    scene = Scene(hands="b - -").claim("success").check(C)
    assert scene.refuses("check", seat=B)
    assert scene.told("checked").data == {"seat": C, "target": A}


def test_check_nobody_and_the_claim_stands() -> None:
    scene = Scene(hands="b - -").claim("fail").believe(B)
    assert (scene.stage, scene.public.answered) == ("claim", (B,))
    assert scene.believe(C).stage == "expose"
    assert scene.told("believed").data == {"seat": A, "claim": "fail"}


def test_check_true_shows_the_centre_to_all_and_it_is_down_again() -> None:
    scene = Scene("rrs srr ssr", hands="r - -").discard().claim("resister").check(B)
    shown = scene.told("unmasked")
    assert (shown.to, shown.fleeting) == (None, True)
    assert shown.data == {"seat": A, "place": at("A2"), "character": "resister"}
    assert scene.up == "??? ??? ???"
    assert "character" not in "".join(e.model_dump_json() for e in scene.events if not e.fleeting)


def test_check_true_costs_the_checker_two_of_his_choice_and_the_action_goes_on() -> None:
    scene = Scene(hands="r - -").discard().claim("resister").check(B).turn_up("B1", "B3")
    assert scene.up == "??? s?r ???"
    assert scene.stage == "second"


def test_check_false_costs_the_centre_and_one_more_and_the_turn() -> None:
    scene = Scene(hands="- b -").claim("spy").check(C)
    assert scene.up == "?r? ??? ???"
    assert scene.refuses("turn-up", at("A2"))
    scene.turn_up("A1")
    assert (scene.up, scene.hands, scene.turn) == ("sr? ??? ???", "- b -", B)


def test_check_false_keeps_a_mission_card_in_hand_and_all_know_it() -> None:
    scene = Scene(hands="r - -").claim("success").check(B).turn_up("A1")
    assert scene.hands == "r - -"
    assert scene.public.shown == (("fail",), (), ())


# The end of an action


def test_end_of_action_the_third_card_must_be_given_away() -> None:
    scene = Scene(hands="bb - -", deck="r").take().done()
    assert (scene.stage, scene.waiting) == ("give", [A])
    assert scene.offers()["give"].among == ("1", "2")
    scene.give(B)
    assert (scene.team, sorted(scene.pile)) == ((A, B), list("bbr"))


def test_end_of_action_two_cards_and_another_holder_make_a_mission() -> None:
    scene = Scene(FOUR, hands="b r - r", deck="r").take().done()
    assert (scene.stage, scene.team) == ("mission", (A, B, D))
    assert (scene.hands, sorted(scene.pile)) == ("- - - -", list("brrr"))


# Missions


def test_mission_a_resister_discards_and_a_spy_discards_and_draws() -> None:
    scene = Scene(THREE, hands="r b -", deck="rb").take().done()
    scene.turn_up("A2")
    assert (scene.stage, scene.refuses("pass")) == ("drop", True)
    scene.discard("r")
    assert (scene.pile, scene.deck[-1], scene.waiting) == ("rb", "r", [B])
    scene.turn_up("B1").discard("r")
    assert (scene.pile, scene.deck[-1]) == ("bb", "r")


def test_mission_only_one_character_at_a_time() -> None:
    scene = Scene(hands="r b -", deck="r").take().done()
    assert scene.refuses("turn-up", at("A1"), at("A2"))
    assert scene.turn_up("A2").discard("r").waiting == [B]


def test_mission_the_holder_hands_on_to_whom_he_likes_of_those_who_have_not_acted() -> None:
    scene = Scene(FOUR, hands="r b r b", deck="r").take().done().play("pass")
    assert (scene.stage, scene.offers()["hand"].among) == ("hand", ("1", "2", "3"))
    scene.hand(C).play("pass")
    assert scene.offers()["hand"].among == ("1", "3")


def test_mission_after_all_have_acted_the_leader_begins_a_new_round() -> None:
    scene = Scene(hands="r b -", deck="r").take().done().turn_up("A2").discard("r").passes(B)
    mission = scene.public.mission
    assert mission is not None
    assert (mission.holder, mission.round, mission.acted, mission.passed) == (A, 2, (), ())


def test_mission_ends_when_one_card_is_left() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    scene.turn_up("A2").discard("r").turn_up("B2").discard("r")
    assert (scene.middle, scene.turn) == ("b", B)


def test_mission_turned_up_characters_stay_up() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    scene.turn_up("A2").discard("r").turn_up("B2").discard("r")
    assert scene.up == "?r? ?r? ???"


# The end


def test_end_three_blue_in_the_middle_and_the_resisters_win() -> None:
    scene = Scene(hands="b b -", deck="r", results="bb").take().done()
    scene.turn_up("A2").discard("r").passes(B, A, B)
    assert (scene.middle, scene.outcome.winners) == ("bbb", (A, B))
    assert scene.told("ended").data == {"reason": "success", "winners": [A, B]}


def test_end_three_red_in_the_middle_and_the_spies_win() -> None:
    scene = Scene(hands="r b -", deck="r", results="rr").take().done().passes(A, B)
    assert (scene.middle, scene.outcome.winners) == ("rrr", (C,))
    assert (scene.stage, scene.waiting, scene.up) == ("over", [], scene.truth)


# What is public


def test_visible_to_all_are_places_numbers_and_never_a_hidden_face() -> None:
    scene = Scene(hands="b r -").swap("A1", "B1").lay("s")
    view = scene.public
    assert view.hands == (1, 1, 0)
    assert (view.hand, view.faces, view.pile) == ((), (), ())
    assert scene.told("swapped").data == {
        "seat": A,
        "places": [at("A1"), at("B1")],
        "seats": [A, B],
    }


def test_visible_to_all_is_who_holds_the_pile_and_how_large_it_is() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    mission = scene.public.mission
    assert mission is not None
    assert (mission.holder, mission.count, mission.team) == (A, 3, (A, B))
    assert letters(scene.view(A).pile) == scene.pile
    assert scene.view(B).pile == ()
