"""Resistance Mini: what all see of marks, checks and missions, and how long each may take."""

from bot.engines.resistance_mini_shapes import Statement
from tests.engines.resistance_mini_scene import A, B, Scene


def span(scene: Scene) -> tuple[str, str]:
    clock = scene.game.clock()
    assert clock is not None
    return scene.stage, clock.span


def test_the_shown_card_goes_down_before_the_new_one_is_drawn() -> None:
    """With an empty deck it is the same card that comes back."""
    scene = Scene(hands="r - -")
    scene.game.deck.clear()
    scene.claim("fail").check(B).turn_up("B1", "B2")
    assert (scene.hands, scene.deck, scene.public.shown[A]) == ("r - -", "", ())


def test_whoever_robs_holds_no_marked_card_any_more() -> None:
    scene = Scene(hands="b r -").claim("fail").check(B).turn_up("A1")
    scene.play("faction").play("faction").swap("A1", "A2").lay("s").play("faction").play("faction")
    marked = scene.public.shown
    assert scene.claim("spy").believe().play("rob", "1").hands == "br - -"
    assert (marked, scene.public.shown) == ((("success",), (), ()), ((), (), ()))


def test_all_see_who_checked_and_what_came_of_it() -> None:
    scene = Scene(hands="b - -").claim("success")
    assert scene.public.claim == Statement(seat=A, claim="success")
    scene.check(B)
    assert scene.public.claim == Statement(seat=A, claim="success", checker=B, verdict="proved")
    scene = Scene(hands="b - -").claim("fail").check(B)
    assert scene.public.claim == Statement(seat=A, claim="fail", checker=B, verdict="caught")


def test_all_see_for_whom_a_card_is_to_be_dropped_until_it_is() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    turned = []
    for name in ("A1", "B2"):
        up, dropped = scene.turn_up(name).public, scene.discard().public
        assert up.mission is not None
        assert dropped.mission is not None
        turned += [up.mission.turned, dropped.mission.turned]
    assert turned == ["spy", None, "resister", None]


def test_a_mission_is_given_the_time_of_a_turn_and_its_drop_and_hand_over_less() -> None:
    scene = Scene("srr srr ssr srr", hands="b r r -", deck="r")
    spans = [span(scene), span(scene.take()), span(scene.done())]
    spans += [span(scene.turn_up("A1")), span(scene.discard())]
    assert spans == [
        ("turn", "turn"), ("extend", "answer"), ("mission", "turn"),
        ("drop", "answer"), ("hand", "answer"),
    ]  # fmt: skip
