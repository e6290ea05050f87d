"""Duel: what each item does, who sees it, and what is hidden from both."""

from bot.engines.duel import ITEMS
from tests.engines.scene import Scene


def test_item_cigarettes_return_one_charge_up_to_the_cap() -> None:
    scene = Scene("LB", charges=(1, 2), pockets=("cigarettes", "")).use("cigarettes")
    assert scene.charges == (2, 2)
    scene = Scene("LB", charges=(1, 2), round_=2, pockets=("cigarettes", "")).use("cigarettes")
    assert scene.charges == (2, 2)
    assert scene.public.cap == 4


def test_item_loupe_shows_the_next_shell_to_its_user_only() -> None:
    scene = Scene("BL", pockets=("loupe", "")).use("loupe")
    assert (scene.badge(0), scene.badge(1)) == ("B?", "??")
    assert scene.told("looked", seat=0).data == {"shell": "blank"}
    assert not any(event.kind == "looked" and event.heard_by(1) for event in scene.events)


def test_item_beer_removes_the_head_before_both_and_keeps_the_turn() -> None:
    scene = Scene("LBB", pockets=("beer", "")).use("beer")
    assert scene.told("ejected").data["shell"] == "live"
    assert (scene.queue, scene.spent, scene.turn, scene.charges) == ("BB", "L", 0, (2, 2))


def test_item_handcuffs_skip_the_opponents_next_turn() -> None:
    scene = Scene("BBLB", pockets=("handcuffs", "")).use("handcuffs")
    assert scene.public.cuffed == 1
    assert scene.shoot(1).told("skipped").data["seat"] == 1
    assert scene.turn == 0
    assert scene.shoot(1).turn == 1


def test_item_saw_makes_the_next_live_shot_cost_two() -> None:
    scene = Scene("LB", charges=(4, 4), round_=2, pockets=("saw", "")).use("saw")
    assert scene.public.sawn
    assert scene.shoot(1).charges == (4, 2)


def test_item_saw_is_spent_by_any_shot() -> None:
    for target in (0, 1):
        assert not Scene("BLL", pockets=("saw", "")).use("saw").shoot(target).public.sawn


def test_item_saw_is_not_stackable() -> None:
    scene = Scene("LB", pockets=("saw saw", "")).use("saw")
    assert scene.refuses("use", "saw")
    assert scene.pocket(0) == ["saw"]


def test_item_inverter_turns_the_head_over_and_all_see_that_it_did() -> None:
    scene = Scene("BLL", pockets=("inverter", "")).use("inverter")
    assert scene.queue == "LLL"
    assert scene.public.flipped
    assert (scene.badge(0), scene.badge(1)) == ("???", "???")


def test_item_inverter_type_is_in_no_event() -> None:
    for queue in ("LB", "BL"):
        scene = Scene(queue, pockets=("inverter", "")).use("inverter")
        assert [event.data for event in scene.events] == [{"seat": 0, "item": "inverter"}]


def test_item_phone_names_one_later_shell_never_the_head() -> None:
    for seed in range(100):
        scene = Scene("LBLB", pockets=("phone", ""))
        scene.luck.seed(seed)
        place = scene.use("phone").told("heard", seat=0).data["place"]
        assert place in (2, 3, 4)
        assert scene.badge(0)[place - 1] == scene.queue[place - 1]
        assert scene.badge(0).count("?") == 3
        assert scene.badge(1) == "????"


def test_item_phone_is_silent_about_a_single_shell() -> None:
    scene = Scene("L", pockets=("phone", "")).use("phone")
    assert scene.badge(0) == "?"
    assert scene.told("heard", seat=0).data == {"place": 0}


def test_item_adrenaline_takes_one_item_that_acts_at_once_as_ones_own() -> None:
    scene = Scene("LB", charges=(1, 2), pockets=("adrenaline", "cigarettes beer"))
    scene.steal("cigarettes")
    assert scene.charges == (2, 2)
    assert (scene.pocket(0), scene.pocket(1), scene.turn) == ([], ["beer"], 0)


def test_item_adrenaline_is_not_taken_by_adrenaline() -> None:
    scene = Scene("LB", pockets=("adrenaline", "adrenaline loupe"))
    assert scene.refuses("steal", "adrenaline")
    assert not scene.refuses("steal", "loupe")


def test_item_medicine_returns_two_or_takes_one_and_the_table_decides() -> None:
    def scene() -> Scene:
        return Scene("LB", charges=(2, 4), round_=2, pockets=("medicine", ""))

    assert scene().use_medicine(good=True).charges == (4, 4)
    assert scene().use_medicine(good=False).charges == (1, 4)


def test_item_medicine_may_kill() -> None:
    scene = Scene("LB", charges=(1, 4), round_=2, pockets=("medicine", ""))
    scene.use_medicine(good=False)
    assert scene.told("won").data["seat"] == 1


def test_item_used_is_public_for_each_of_them() -> None:
    for item in ITEMS:
        if item != "adrenaline":
            scene = Scene("LBLB", charges=(2, 2), round_=2, pockets=(item, "")).use(item)
            assert scene.told("used").data == {"seat": 0, "item": item}
            assert scene.pocket(0) == []


def test_item_taken_is_public_too() -> None:
    scene = Scene("LBLB", pockets=("adrenaline", "loupe")).steal("loupe")
    assert scene.told("stole").data == {"seat": 0, "item": "loupe"}


def test_visibility_public_is_the_same_for_both_and_for_a_watcher() -> None:
    scene = Scene("BLLB", charges=(4, 3), round_=2, pockets=("inverter saw handcuffs", "beer"))
    scene.use("inverter", "saw", "handcuffs")
    views = [scene.game.view(seat) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    public = views[2]
    assert (public.charges, public.pockets) == ((4, 3), ((), ("beer",)))
    assert (public.live, public.blank, public.turn) == (2, 2, 0)
    assert (public.sawn, public.cuffed, public.flipped) == (True, 1, True)


def test_visibility_private_results_never_reach_the_other_or_a_watcher() -> None:
    scene = Scene("BLLB", pockets=("loupe phone", ""))
    scene.use("loupe", "phone")
    assert scene.badge(0).count("?") == 2
    assert scene.game.view(1) == scene.game.view(None)
    assert scene.game.view(1).known == {}


def test_visibility_order_is_hidden_from_both() -> None:
    views = [Scene(queue).game.view(seat) for queue in ("LLB", "LBL", "BLL") for seat in (0, 1)]
    assert all(view == views[0] for view in views)
