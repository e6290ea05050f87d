"""Choosing in steps: which offer first, then pick after pick, and the way back."""

from typing import Any

import pytest

from bot.cards import card
from bot.engines.game import Move, Offer
from bot.gathering import Refused
from bot.links import Links
from bot.presses import LONGEST, Press, read_press
from bot.snapshot import Snapshot
from bot.steps import Chosen, Screen, chosen_by, screen
from bot.texts import Html, known, spoken
from tests.words.masks import masks

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
PEOPLE = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
KEEP = Offer(kind="keep")


def of_seats(kind: str, count: int, least: int = 1, most: int = 1, **more: object) -> Offer:
    among = tuple(str(seat) for seat in range(count))
    return Offer(kind=kind, among=among, least=least, most=most).model_copy(update=more)


def seen(*offers: Offer) -> Snapshot:
    """As somebody beyond the seven sees it, who is asked this."""
    each: dict[str, Any] = {"coins": (0,) * 7, "lost": ((),) * 7, "marked": (False,) * 7}
    shot = masks(9, PEOPLE, offers, waiting=(9,), **each)
    return shot.model_copy(update={"question": "1.n1.0"})


def labels(shown: Screen) -> list[list[str]]:
    return [[way.label for way in group] for group in shown.groups]


def tap(shot: Snapshot, label: str, chosen: Chosen | None = None) -> Chosen | Move:
    """What comes of the button with these words: a further step, or a move."""
    shown = screen(shot, "en", chosen)
    press = next(way.press for group in shown.groups for way in group if way.label == label)
    packed = read_press(press.packed())
    assert packed == press
    if press.is_step:
        return chosen_by(shot, press, chosen)
    picks = chosen_by(shot, press).picks if press.is_done else press.picks
    return Move(kind=press.verb, picks=picks)


def steps(shot: Snapshot, *taps: str) -> Chosen:
    chosen: Chosen | None = None
    for label in taps:
        after = tap(shot, label, chosen)
        assert isinstance(after, Chosen)
        chosen = after
    assert chosen is not None
    return chosen


# Which offer first


def test_eight_ways_of_several_offers_are_single_taps() -> None:
    shown = screen(seen(of_seats("choose", 6), of_seats("say", 1), KEEP), "en")
    assert sum(map(len, shown.groups)) == 8
    assert all(not way.press.is_step for group in shown.groups for way in group)


def test_where_there_are_more_the_largest_offers_are_gone_on_to() -> None:
    shot = seen(KEEP, of_seats("say", 2), of_seats("swap", 6))
    assert labels(screen(shot, "en")) == [["Keep "], ["Ann", "Bob"], ["…: …"]]
    assert tap(shot, "Keep ") == Move(kind="keep")


def test_offers_of_one_size_are_treated_alike() -> None:
    shot = seen(KEEP, of_seats("choose", 4), of_seats("swap", 4))
    assert list(map(len, labels(screen(shot, "en")))) == [1, 1, 1]


def test_the_only_one_with_several_ways_is_spread_out_however_many_they_are() -> None:
    shown = screen(seen(KEEP, of_seats("swap", 10)), "en")
    assert list(map(len, labels(shown))) == [1, 10]
    assert all(not way.press.is_step for group in shown.groups for way in group)


def test_an_offer_gone_on_to_shows_its_ways_and_a_way_back() -> None:
    shot = seen(KEEP, of_seats("swap", 10), of_seats("choose", 9))
    gone_on = steps(shot, "…: …")
    shown = screen(shot, "en", gone_on)
    assert labels(shown)[0][:2] == ["Ann: Ann", "Bob: Bob"]
    assert labels(shown)[-1] == ["Back"]
    assert tap(shot, "Cid: Cid", gone_on) == Move(kind="swap", picks=("2",))
    back = tap(shot, "Back", gone_on)
    assert isinstance(back, Chosen)
    assert screen(shot, "en", back) == screen(shot, "en")


def test_the_only_offer_has_no_way_back() -> None:
    shown = screen(seen(of_seats("choose", 7, 3, 3)), "en")
    assert labels(shown) == [list(PEOPLE)]


# Pick after pick


def test_what_is_chosen_is_ticked_and_a_second_tap_takes_it_back() -> None:
    shot = seen(of_seats("choose", 7, 3, 3))
    two = steps(shot, "Cid", "Ann")
    assert labels(screen(shot, "en", two))[0] == ["✓ Ann", "Bob", "✓ Cid", *PEOPLE[3:]]
    assert steps(shot, "Cid", "Ann", "✓ Cid").picks == ("0",)


def test_it_is_played_by_its_own_words_as_soon_as_it_is_enough() -> None:
    shot = seen(of_seats("choose", 7, 2, 3))
    assert len(screen(shot, "en", steps(shot, "Bob")).groups) == 1
    two = steps(shot, "Bob", "Ann")
    assert labels(screen(shot, "en", two))[1] == ["Bob + Ann"]
    assert tap(shot, "Bob + Ann", two) == Move(kind="choose", picks=("1", "0"))
    three = steps(shot, "Bob", "Ann", "Gus")
    assert labels(screen(shot, "en", three))[1] == ["Bob + Ann + Gus"]


def test_where_nothing_needs_to_be_picked_one_may_play_at_once() -> None:
    shot = seen(of_seats("choose", 7, 0, 3))
    assert labels(screen(shot, "en"))[1] == ["nothing (0)"]
    assert tap(shot, "nothing (0)") == Move(kind="choose")


def test_an_order_is_shown_and_closes_up() -> None:
    shot = seen(of_seats("choose", 4, 4, 4, ordered=True))
    three = steps(shot, "Cid", "Ann", "Dan")
    assert labels(screen(shot, "en", three)) == [["2. Ann", "Bob", "1. Cid", "3. Dan"]]
    again = steps(shot, "Cid", "Ann", "Dan", "2. Ann", "Bob", "Ann")
    assert tap(shot, "Cid, Dan, Bob, Ann", again) == Move(kind="choose", picks=("2", "3", "1", "0"))


def test_one_too_many_is_refused_with_what_to_do() -> None:
    shot = seen(of_seats("choose", 7, 2, 2))
    with pytest.raises(Refused) as refusal:
        steps(shot, "Ann", "Bob", "Cid")
    assert refusal.value.key == "toast-enough"
    assert known(refusal.value.key)


def test_barred_picks_look_like_the_rest_and_are_refused_as_ever() -> None:
    free, barred = of_seats("choose", 7, 2, 2), of_seats("choose", 7, 2, 2, barred=("2",))
    for chosen in (None, Chosen(question="1.n1.0", kind="choose", picks=("0",))):
        assert labels(screen(seen(free), "en", chosen)) == labels(
            screen(seen(barred), "en", chosen)
        )
    with pytest.raises(Refused) as refusal:
        steps(seen(barred), "Ann", "Cid")
    assert (refusal.value.code, refusal.value.key) == ("illegal", "masks-barred-choose")


@pytest.mark.parametrize("pick", ["-00", "-9", "-_", "-0-", "-0123", "--7", ".00", ".9", ".0123"])
def test_forged_steps_choose_nothing(pick: str) -> None:
    shot = seen(of_seats("choose", 7, 3, 3))
    press = Press(verb="choose", table=shot.table, question="1.n1.0", pick=pick)
    with pytest.raises(Refused):
        chosen_by(shot, press)
    with pytest.raises(Refused):
        chosen_by(shot, press.model_copy(update={"verb": "swap", "pick": "-0"}))


def test_quick_taps_on_a_card_not_yet_repainted_add_up_and_double_ones_do_not() -> None:
    shot = seen(of_seats("choose", 7, 3, 3))
    first = [way.press for way in screen(shot, "en").groups[0]]
    chosen: Chosen | None = None
    for press in (first[2], first[0], first[0], first[2]):
        chosen = chosen_by(shot, press, chosen)
    assert chosen is not None
    assert chosen.picks == ("2", "0")
    again = [way.press for way in screen(shot, "en", chosen).groups[0]]
    for press in (again[2], again[2]):
        chosen = chosen_by(shot, press, chosen)
    assert chosen.picks == ("0",)


# What is half chosen


def test_it_dies_with_the_question() -> None:
    shot = seen(of_seats("choose", 7, 3, 3))
    two = steps(shot, "Ann", "Bob")
    later = shot.model_copy(update={"question": "1.n2.0"})
    assert labels(screen(later, "en", two)) == [list(PEOPLE)]


def test_what_the_game_has_taken_away_meanwhile_is_no_longer_chosen() -> None:
    two = steps(seen(of_seats("choose", 7, 3, 3)), "Ann", "Gus")
    assert labels(screen(seen(of_seats("choose", 6, 3, 3)), "en", two))[0][0] == "✓ Ann"
    assert screen(seen(of_seats("choose", 6, 3, 3)), "en", two).picks == ("0",)
    gone_on = Chosen(question="1.n1.0", kind="swap", picks=())
    assert screen(seen(KEEP, of_seats("choose", 9)), "en", gone_on).offer is None


def test_the_card_says_how_many_and_asks_what_the_offer_asks() -> None:
    offers = KEEP, of_seats("choose", 7, 3, 3)
    shot = seen(*offers)
    chosen = steps(shot, "… (0)", "Ann")
    shown = card(shot, "private", "en", LINKS, chosen=chosen)
    assert "Whom do you choose?" in shown.text
    assert "Chosen: 1 of 3." in spoken(Html(shown.text))
    assert "Chosen" not in card(shot, "private", "en", LINKS).text
    assert "Chosen" not in card(shot, "group", "en", LINKS, chosen=chosen).text


# What the buttons carry


@pytest.mark.parametrize("ordered", [False, True])
def test_with_the_longest_ids_every_step_fits_and_all_can_be_played(ordered: bool) -> None:
    among = tuple(f"abcdefghij{place:02}" for place in range(14))
    offer = Offer(kind="abcdefghijkl", among=among, least=0, most=14, ordered=ordered)
    shot = seen(offer, KEEP).model_copy(update={"question": f"999.{'n' * 12}.999"})
    chosen = Chosen(question=shot.question or "", kind=offer.kind)
    while True:
        shown = screen(shot, "en", chosen)
        presses = [way.press for group in shown.groups for way in group]
        assert all(len(press.packed().encode()) <= LONGEST for press in presses)
        play = next(press for press in presses if not press.is_step)
        picks = chosen_by(shot, play).picks if play.is_done else play.picks
        assert picks == among[: len(picks)]
        if len(picks) == len(among):
            break
        chosen = chosen_by(shot, presses[len(picks)], chosen)
