"""Names that would break markup, turn a line round or fill it: whole in all that is said."""

import pytest

from bot.store import Store
from bot.timing import MovableTime
from sandbox import markup
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.refusal import Refused
from sandbox.telegram import Telegram
from tests.handlers.gathering import late
from tests.handlers.guests import Guest, buttons, only_table
from tests.handlers.inline import ask
from tests.handlers.running import Running

NAMES = {
    "<3 & </b>": "<3 & </b>",
    "< A />": "< A />",
    "_*[`](x) &amp; \\": "_*[`](x) &amp; \\",
    "\u202eevil<b>": "evil<b>",
    "Ж" * 63 + "😈": "Ж" * 63 + "😈",
}
"""And how they are shown."""
TITLE = "<i>Tea & cards</i>"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Complaints of the sandbox about markup that it was sent."""
    complaints: list[str] = []

    def complain(reason: str) -> Refused:
        complaints.append(reason)
        return say(reason)

    say = markup.cannot_parse
    monkeypatch.setattr(markup, "cannot_parse", complain)
    return complaints


@pytest.fixture
def odd(sandbox: Telegram) -> list[Guest]:
    """People with these names, who have pressed Start."""
    return [Guest(sandbox, sandbox.add_person(name, "en")) for name in NAMES]


@pytest.fixture
def room(sandbox: Telegram, odd: list[Guest]) -> Chat:
    """A group of theirs."""
    people: list[Person] = [each.person for each in odd]
    return sandbox.add_group(TITLE, *people)


def called(who: Guest) -> str:
    return NAMES[who.person.first_name]


async def test_any_name_is_whole_in_whatever_is_said(
    bot: Running,
    odd: list[Guest],
    room: Chat,
    store: Store,
    time: MovableTime,
    broken: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    host, *friends = odd
    last = friends[-1]
    for each in odd:
        each.phone.start()
        await each.sees(f"Hello, {called(each)}!")
    await store.follow(str(room.id), last.id)
    host.say("/play coup", room)
    await last.sees(f"{called(host)} has opened a table", TITLE)
    table = await only_table(store, host)
    last.phone.start(f"j{table.id}")
    await last.sees(f"{called(host)} invites you")
    _, offer = await ask(host, last.dm)
    assert offer.results
    for each in friends:
        await each.tap("Sit down", room)
        await host.sees(called(host), called(each), chat=room)
    await store.change(table.id, lambda it: it.configure(host.id, time.now(), pace="slow"))
    await host.tap("Start", room)
    everybody = [called(each) for each in odd]
    await host.sees("the game is on", *everybody, chat=room)
    for each in odd:
        await each.sees("the game is on", *everybody)
    sleeper, leaver, *_ = friends
    await store.change(table.id, late(sleeper))
    host.say("/remove", room)
    asked = await host.sees(f"{called(sleeper)} let the time run out", chat=room)
    assert buttons(asked)[0] == f"Without {called(sleeper)} (0/3)"
    for each in (host, *friends[1:3]):
        await each.tap("Without", room)
    await host.sees(f"No word from {called(sleeper)}", chat=room)
    leaver.say("/leave", room)
    await leaver.sees("Leave in the middle of the game?", chat=room)
    host.say("/close", room)
    await host.tap("Yes, end it", room)
    await host.sees("closed", chat=room)
    assert broken == []
    assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]
