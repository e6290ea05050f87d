"""Offers as buttons: every way to answer in one tap, as long as there are few."""

from itertools import combinations, permutations

import pytest

from bot.cards import card
from bot.choosing import MOST_WAYS, label, ways
from bot.engines.game import Move, Offer
from bot.links import Links
from bot.presses import LONGEST, Press, read_press
from bot.snapshot import Snapshot
from tests.words.masks import masks

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
PEOPLE = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")


def labels(shot: Snapshot, offer: Offer) -> list[str]:
    found = ways(shot, "en", offer)
    assert found is not None, "these take several taps"
    return [way.label for way in found]


def choose(count: int, least: int, most: int, ordered: bool = False) -> Offer:
    among = tuple(str(seat) for seat in range(count))
    return Offer(kind="choose", among=among, least=least, most=most, ordered=ordered)


def test_one_pick_is_a_button_for_each() -> None:
    assert labels(masks(1, PEOPLE), choose(3, 1, 1)) == ["Ann", "Me", "Cid"]


@pytest.mark.parametrize(("fifth", "said"), [("ambassador", "Amb"), ("inquisitor", "Inqu")])
def test_what_differs_by_the_tables_options_is_called_by_them(fifth: str, said: str) -> None:
    shot = masks(0).model_copy(update={"game": "coup", "options": {"fifth": fifth}})
    exchange = Offer(kind="exchange", among=(), least=0, most=0)
    assert label(shot, "en", exchange, ()).startswith(said)


def test_two_picks_are_a_button_for_each_pair() -> None:
    said = labels(masks(9, PEOPLE), choose(4, 2, 2))
    assert said == [" + ".join(pair) for pair in combinations(PEOPLE[:4], 2)]


def test_picks_in_order_are_a_button_for_each_order() -> None:
    said = labels(masks(9, PEOPLE), choose(3, 2, 2, ordered=True))
    assert said == [", ".join(pair) for pair in permutations(PEOPLE[:3], 2)]


def test_to_pick_nobody_is_the_last_of_the_ways() -> None:
    assert labels(masks(9, PEOPLE), choose(2, 0, 2)) == ["Ann", "Bob", "Ann + Bob", "nothing (0)"]


@pytest.mark.parametrize(("count", "picks"), [(5, 2), (7, 3), (14, 2), (14, 7)])
def test_more_than_eight_ways_take_several_taps(count: int, picks: int) -> None:
    assert ways(masks(9, PEOPLE * 2), "en", choose(count, picks, picks)) is None


def test_of_what_one_picks_only_one_all_can_be_tapped() -> None:
    assert len(labels(masks(20, PEOPLE * 2), choose(14, 1, 1))) == 14


def test_what_is_barred_looks_like_the_rest() -> None:
    """Whoever looks over a shoulder sees the same buttons for both roles."""
    free, barred = choose(3, 1, 1), choose(3, 1, 1).model_copy(update={"barred": ("2",)})
    assert ways(masks(0), "en", free) == ways(masks(0), "en", barred)
    assert not barred.allows(("2",))


def test_offers_of_one_button_stand_side_by_side() -> None:
    one, other = Offer(kind="keep"), Offer(kind="swap")
    shot = masks(0, offers=(one, other, choose(2, 1, 1), one), waiting=(0,))
    rows = card(shot, "private", "en", LINKS).rows
    assert [len(row) for row in rows[:3]] == [2, 2, 1]


# Cards


def test_cards_are_called_by_what_lies_there_and_equal_ones_are_one_way() -> None:
    keep = Offer(kind="keep", among=("0", "1", "2"), least=2, most=2, of="hand")
    shot = masks(0, hand=("fox", "owl", "fox"))
    assert labels(shot, keep) == ["Keep Fox + Owl", "Keep Fox + Fox"]


def test_the_places_of_a_second_field_follow_those_of_the_first() -> None:
    keep = Offer(kind="keep", among=("0", "1", "2"), least=1, most=1, of="hand drawn")
    assert labels(masks(0, hand=("fox",), drawn=("owl", "mouse")), keep) == [
        "Keep Fox",
        "Keep Owl",
        "Keep Mouse",
    ]


def test_what_nobody_sees_is_called_by_where_it_lies() -> None:
    keep = Offer(kind="keep", among=("0", "1", "2"), least=1, most=1, of="lost")
    shot = masks(0, lost=((None, None, None), (), ()))
    assert labels(shot, keep) == ["Keep left", "Keep centre", "Keep 3"]


def test_a_place_before_somebody_is_called_by_whose_it_is_and_where() -> None:
    swap = Offer(kind="swap", among=("0.0", "1.0", "1.1"), least=1, most=1, of="lost")
    shot = masks(0, lost=((None,), (None, "fox"), ()))
    assert labels(shot, swap) == ["Ann: left", "Bob: left", "Bob: centre (Fox)"]


def test_equal_cards_before_others_stay_different_places() -> None:
    swap = Offer(kind="swap", among=("0.0", "1.0", "1.1"), least=2, most=2, of="lost")
    shot = masks(0, lost=(("fox",), ("fox", "fox"), ()))
    assert len(labels(shot, swap)) == 3
    assert labels(shot, swap)[0] == "Ann + Bob: Ann: left (Fox) + Bob: left (Fox)"


def test_words_are_called_by_their_names_or_by_the_button_itself() -> None:
    say = Offer(kind="say", among=("fox", "owl"), least=1, most=1)
    assert labels(masks(0), say) == ["I am the fox", "Owl"]


# What the buttons carry


def test_a_button_carries_every_pick_and_is_read_back() -> None:
    for way in ways(masks(0), "en", choose(3, 2, 2)) or ():
        press = read_press(way.press.packed())
        assert press == way.press
        assert Move(kind=press.verb, picks=press.picks).picks in list(combinations("012", 2))


def test_no_pick_is_carried_as_none() -> None:
    (way,) = ways(masks(0), "en", Offer(kind="choose")) or []
    assert way.press.packed().endswith(":")
    assert read_press(way.press.packed()) == way.press
    assert way.press.picks == ()


KIND = "abcdefghijkl"
LONGEST_IDS = {"table": "A" * 12, "question": f"999.{'n' * 12}.999"}


@pytest.mark.parametrize("ordered", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8, 10, 12, 14])
def test_with_the_longest_ids_every_button_fits_or_it_takes_several_taps(
    seats: int, ordered: bool
) -> None:
    """Any number of picks, of seats, of places, and of words as long as they may be."""
    shot = masks(0, PEOPLE * 2).model_copy(update=LONGEST_IDS)
    drawn = 0
    for draw in ("{0}", "{0}.{0}", "abcdefghij{0:02}"):
        among = tuple(draw.format(seat) for seat in range(seats))
        for most in range(seats + 1):
            for least in {0, 1, most - 1, most} & set(range(most + 1)):
                offer = Offer(kind=KIND, among=among, least=least, most=most, ordered=ordered)
                found = ways(shot, "en", offer) or []
                assert len(found) <= max(MOST_WAYS, seats + 1)
                assert all(len(way.press.packed().encode()) <= LONGEST for way in found)
                drawn += len(found)
    assert drawn >= 3 * seats


def test_what_does_not_fit_is_never_cut() -> None:
    press = Press(verb=KIND, pick="w" * 12, **LONGEST_IDS)
    assert press.fits
    assert len(press.packed()) == 12 + 1 + 12 + 1 + 20 + 1 + 12
    too_long = press.model_copy(update={"pick": "_".join(["w" * 12] * 2)})
    assert not too_long.fits
    with pytest.raises(ValueError, match="cannot carry"):
        too_long.packed()
