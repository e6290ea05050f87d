"""Duel: our rulings on loads, rounds and ends, by number."""

from collections import Counter
from random import Random

from bot.engines.duel import Duel, DuelOptions
from bot.record import Record, deal_game, seed_of
from tests.engines.scene import Scene
from tests.tables import begun, person_in, play_out, record_of, somebody


def test_ruling_11_a_full_pocket_gets_fewer_and_is_owed_nothing() -> None:
    scene = Scene("B", round_=3, pockets=("saw " * 6, "saw " * 8)).shoot(1)
    assert [len(scene.pocket(seat)) for seat in (0, 1)] == [8, 8]
    dealt = {e.data["seat"]: e.data["items"] for e in scene.events if e.kind == "dealt"}
    assert (len(dealt[0]), len(dealt[1])) == (2, 0)


def test_ruling_12_an_odd_shell_is_of_either_type_and_sizes_are_all_alike() -> None:
    sizes = Counter[int]()
    odd = Counter[bool]()
    for seed in range(4000):
        scene = Scene("B", round_=2)
        scene.luck.seed(seed)
        live, blank = scene.shoot(1).counts
        sizes[live + blank] += 1
        if live != blank:
            odd[live > blank] += 1
    assert all(abs(sizes[size] - 1000) < 110 for size in range(3, 7))  # four deviations
    assert abs(odd[True] - odd[False]) < 4 * odd.total() ** 0.5


def test_ruling_12_items_may_come_twice() -> None:
    def twice(seed: int) -> bool:
        scene = Scene("B", round_=2)
        scene.luck.seed(seed)
        first, second = scene.shoot(1).pocket(0)
        return first == second

    assert 40 < sum(twice(seed) for seed in range(900)) < 160  # a ninth of them


def test_ruling_13_chance_says_who_opens_a_duel_and_the_record_shows_it() -> None:
    options = DuelOptions(mode="duel")
    first = [Duel.seating(2, options, False, Random(seed))[0] for seed in range(1000)]
    assert abs(sum(first) - 500) < 64  # four standard deviations
    opened = set()
    for number in range(10):
        table = begun(secret=f"{number:02x}" * 32)
        opener = person_in(table, 0)
        text = record_of(play_out(table, Random(number))).model_dump_json()
        record = Record.model_validate_json(text)
        _, order = deal_game(record.deal, seed_of(record.finish.secret, record.deal.salts))
        assert somebody(order[0]).id == opener
        assert record.entries[0].seat == 0
        opened.add(opener)
    assert len(opened) == 2


def test_ruling_13_a_third_round_is_opened_by_the_opener_of_the_first() -> None:
    game = Duel.deal(2, DuelOptions(mode="duel"), Random(3))
    assert (game.round, game.opener) == (1, 0)
    game.lapse(0, Random(1))
    assert (game.round, game.opener) == (2, 1)
    game.lapse(1, Random(1))
    assert (game.round, game.opener) == (3, 0)


def test_ruling_14_rounds_are_the_same_for_two_players_as_in_solo() -> None:
    def loads(mode: str, round_: int) -> list[tuple[str, list[list[str]], list[int]]]:
        seen = []
        for seed in range(100):
            scene = Scene("B", round_=round_, mode="solo" if mode == "solo" else "duel")
            scene.luck.seed(seed)
            scene.shoot(1)
            pockets = [list(map(str, scene.pocket(seat))) for seat in (0, 1)]
            seen.append((scene.queue, pockets, list(scene.charges)))
        return seen

    for round_ in (1, 2, 3):
        assert loads("solo", round_) == loads("duel", round_)


def test_ruling_15_the_last_two_removed_lie_on_the_table_fired_or_ejected() -> None:
    scene = Scene("LBLBL", pockets=("beer", "beer")).use("beer").shoot(1)
    assert scene.spent == "LB"
    assert scene.use("beer").spent == "BL"


def test_ruling_15_they_are_cleared_by_a_round_and_not_by_a_load() -> None:
    scene = Scene("BL").shoot(0).shoot(1)
    assert scene.reloaded
    assert scene.spent == "BL"
    scene = Scene("BL", charges=(2, 1)).shoot(0).shoot(1)
    assert scene.public.round == 2
    assert scene.spent == ""


def test_ruling_16_a_kill_on_the_last_shell_ends_the_round_without_a_load() -> None:
    scene = Scene("L", charges=(2, 1), round_=2, score=(1, 0)).shoot(1)
    assert scene.kinds == ["shot", "won", "ended"]
    assert (scene.queue, scene.pocket(0), scene.pocket(1)) == ("", [], [])


def test_ruling_16_dying_of_medicine_loses_the_round() -> None:
    scene = Scene("LB", charges=(1, 4), round_=2, score=(0, 1), pockets=("medicine", ""))
    outcome = scene.use_medicine(good=False).game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_ruling_17_silence_loses_the_round_and_never_shoots() -> None:
    scene = Scene("LB", charges=(2, 2))
    scene.game.lapse(0, scene.luck)
    kinds = [event.kind for event in scene.game.told()]
    assert kinds[:2] == ["yielded", "won"]
    assert "shot" not in kinds
    assert scene.public.score == (0, 1)
    assert scene.public.round == 2


def test_ruling_17_leaving_loses_the_match() -> None:
    scene = Scene("LB", score=(1, 0))
    scene.game.leave(0, scene.luck)
    outcome = scene.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "left")


def test_ruling_18_charges_are_two_four_four_and_pockets_persist() -> None:
    assert Duel.deal(2, DuelOptions(mode="duel"), Random(1)).charges == [2, 2]
    for round_ in (1, 2):
        scene = Scene("LB", charges=(2, 1), round_=round_, pockets=("cigarettes", "loupe"))
        assert scene.shoot(1).charges == (4, 4)
        assert scene.pocket(0)[0] == "cigarettes"
        assert scene.pocket(1)[0] == "loupe"


def test_ruling_18_the_dealer_has_the_same_rules() -> None:
    words = "cigarettes loupe beer saw handcuffs phone inverter medicine"
    person = Scene("LBL", pockets=(words, ""), mode="solo", turn=0).game.legal(0)
    dealer = Scene("LBL", pockets=("", words), mode="solo", turn=1).game.legal(1)
    assert [offer.kind for offer in person] == [offer.kind for offer in dealer]
    assert person[1] == dealer[1]
