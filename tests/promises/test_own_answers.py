"""Whoever answers by a button is told what he has answered, and what he still owes."""

from random import Random

import pytest

from bot.store import Store
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, buttons
from tests.handlers.running import Running
from tests.promises.deciding import go_on_to, leader_of, six
from tests.promises.players import Company, be_patient, company, shown_to
from tests.tables import any_move, person_in, playing


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


async def tap(friends: Company, guest: Guest, kind: str, pick: str = "") -> str:
    """Tap what plays this on his newest card; the toast."""
    message = await friends.screen_of(guest, await friends.table(), None)
    press = next(p for m, p in shown_to(guest) if m is message and (p.verb, p.pick) == (kind, pick))
    answer = await guest.press(message, press.packed())
    return str(answer["toast"])


async def ticked(friends: Company, guest: Guest) -> list[str]:
    message = await friends.screen_of(guest, await friends.table(), None)
    return [label for label in buttons(message) if "✓" in label]


async def test_a_choice_that_is_not_final_is_marked_and_says_what_is_owed(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    friends = Company(company(sandbox, 6, Random("n")), store, time, Random("n"))
    await friends.gather("mafia")
    table = await go_on_to(friends, "night")
    seats = sorted(playing(table).waiting())
    for seat in seats:
        guest = next(g for g in friends.guests if g.id == person_in(table, seat))
        lang = guest.person.language
        other = next(s for s in seats if s != seat)
        offer = next(o for o in playing(table).legal(seat) if o.kind == "choose")
        if str(other) in offer.barred:
            other = next(s for s in seats if s not in (seat, other))
        name = next(g for g in friends.guests if g.id == person_in(table, other)).person.name
        ready = plain(lang, "mafia-play-ready")

        assert not await ticked(friends, guest)
        toast = await tap(friends, guest, "choose", str(other))
        assert name in toast
        assert ready in toast
        assert await ticked(friends, guest) == [f"✓ {name}"]
        await tap(friends, guest, "withdraw")
        assert not await ticked(friends, guest)
        await tap(friends, guest, "choose", str(other))
        if seat != seats[-1]:
            toast = await tap(friends, guest, "ready")
            assert toast == plain(lang, "mafia-done-ready")
            # He may think again, and then owes nothing more.
            assert await ticked(friends, guest) == [f"✓ {name}"]
            assert ready not in await tap(friends, guest, "choose", str(other))


async def test_a_vote_says_how_one_has_voted(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    friends = await six(sandbox, store, time)
    table = await friends.table()
    _, leader = leader_of(friends, table)
    await store.change(
        table.id,
        lambda it: it.play_seat(
            leader, any_move(playing(it).legal(leader), friends.rng), time.now()
        ),
    )
    for guest, vote in zip(friends.guests[:2], ("approve", "reject"), strict=True):
        said = plain(guest.person.language, "resistance-play-vote", pick=vote)
        assert await tap(friends, guest, "vote", vote) == f"✓ {said}"
