"""What is handled twice, because the process died that had it in hand, counts once."""

from collections import Counter
from collections.abc import Callable

import pytest

from bot import queue
from bot.handlers import workers
from bot.queue import Taken, Updates
from bot.store import Store
from sandbox.chats import Chat
from tests.handlers.guests import Guest, shown, until
from tests.handlers.running import Running


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each update was handled: the first time nobody hears that it was."""
    found, finish = Counter[str](), Updates.finish
    monkeypatch.setattr(queue, "HELD", 0.4)
    monkeypatch.setattr(workers, "HELD", 0.4)

    async def finished(updates: Updates, taken: Taken) -> None:
        found[taken.body] += 1
        if found[taken.body] > 1:
            await finish(updates, taken)

    monkeypatch.setattr(Updates, "finish", finished)
    return found


def twice(handled: Counter[str], words: str) -> Callable[[], bool]:
    return lambda: any(words in body and times > 1 for body, times in handled.items())


async def test_who_wants_to_hear_of_games_is_not_asked_out_again(
    handled: Counter[str],
    start_bot: Callable[[], Running],
    tom: Guest,
    group: Chat,
    store: Store,
) -> None:
    start_bot()
    tom.say("/settings", group)
    card = await tom.sees("Settings of this group", chat=group)
    for followers in ([tom.id], []):
        handled.clear()
        await tom.press(card, "follow:::", group)
        await until(twice(handled, '"follow:::"'))
        assert await store.followers(str(group.id)) == followers


async def test_of_a_new_table_everybody_hears_once(
    handled: Counter[str],
    start_bot: Callable[[], Running],
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
) -> None:
    start_bot()
    tom.phone.start()
    await tom.sees("Hello")
    await until(twice(handled, '"/start"'))
    await store.follow(str(group.id), tom.id)
    anya.say("/play", group)
    await anya.tap("Переворот", group)
    await until(twice(handled, '"open:::coup.'))
    await tom.sees("has opened a table")
    assert len(await store.tables_in(str(group.id))) == 1
    assert sum("has opened a table" in shown(message) for message in tom.from_bot()) == 1
