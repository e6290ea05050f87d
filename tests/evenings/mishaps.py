"""What befalls an evening beside what Telegram does by chance: by seed, a few kinds of it."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

from bot.presses import Press
from sandbox.messages import Message
from sandbox.methods.messages import remove
from tests.evenings.evening import Evening
from tests.handlers.guests import Guest

Mishap = Callable[[Evening], Awaitable[None]]
log = logging.getLogger(__name__)

OFTEN = 0.12
SOON = (0, 0.002, 0.005, 0.01, 0.02)
RATES = {
    "429": 0.04,
    "502": 0.03,
    "timeout": 0.03,
    "dropped": 0.03,
    "unmodified": 0.03,
    "vanished": 0.03,
    "duplicate": 0.1,
    "late": 0.1,
    "lost": 0.2,
    "down": 0.03,
}


async def restart(evening: Evening) -> None:
    """A process of the bot is told to stop, and started again."""
    evening.keep_up()
    async with evening.witness.waits.rough():
        await evening.stop(evening.bots[0])
        evening.keep_up()


async def killed(evening: Evening) -> None:
    """All die with a tap in their hands; what they held is let go of after a while."""
    evening.keep_up()
    async with evening.witness.waits.rough(), in_mid_turn(evening):
        dying = evening.bots
        await asyncio.gather(*(bot.kill() for bot in dying))
        evening.deaths += 1
        evening.gaps += 1
        await let_go(evening.store._link.client)
        evening.forget(dying)
        evening.keep_up()


async def shut(evening: Evening) -> None:
    """The web app is told to stop in the middle of a turn, and started again."""
    async with evening.witness.waits.rough(), in_mid_turn(evening):
        await evening.door.close()
        await asyncio.sleep(evening.rng.choice(SOON))
        await evening.door.open()


async def torn(evening: Evening) -> None:
    """It dies with whatever it has in its hands."""
    async with evening.witness.waits.rough(), in_mid_turn(evening):
        await evening.door.kill()
        await asyncio.sleep(evening.rng.choice(SOON))
        await evening.door.open()


async def store_dies(evening: Evening) -> None:
    """Redis dies in the middle of a turn, and comes back with whatever it had confirmed."""
    async with evening.witness.waits.rough(), in_mid_turn(evening):
        evening.redis.kill()
        await asyncio.sleep(evening.rng.choice(SOON))
        await asyncio.to_thread(evening.redis.start)


@contextlib.asynccontextmanager
async def in_mid_turn(evening: Evening) -> AsyncIterator[None]:
    """Somebody has just answered, and waits for what comes of it."""
    answering = asyncio.create_task(evening.turn())
    await asyncio.sleep(evening.rng.choice(SOON))
    yield
    await answering


async def let_go(client: Any) -> None:
    """As if so much time had passed that nobody waits any more for whoever held something."""
    async for key in client.scan_iter("busy:*"):
        await client.delete(key)
    async for key in client.scan_iter("updates:*"):
        for group in await client.xinfo_groups(key):
            for one in await client.xpending_range(key, group["name"], "-", "+", 100):
                who, place = one["consumer"], one["message_id"]
                await client.xclaim(key, group["name"], who, 0, [place], idle=60_000, justid=True)


async def blocked(evening: Evening) -> None:
    """Somebody blocks the bot in mid-game, or comes back to it."""
    guest = evening.rng.choice(evening.guests)
    if guest.person.blocked or not guest.person.started:
        guest.phone.start()
    else:
        guest.phone.block()


async def deleted(evening: Evening) -> None:
    """Somebody deletes one of the bot's messages by hand."""
    chats = [guest.dm for guest in evening.guests] + [evening.group] * bool(evening.group)
    chat = evening.rng.choice([chat for chat in chats if chat])
    if messages := evening.guests[0].from_bot(chat):
        remove(evening.telegram, chat, messages[-1])


async def put_out(evening: Evening) -> None:
    """The bot is put out of the group, and let in again a while later."""
    if evening.group is None:
        return
    evening.founder.remove(evening.group, evening.telegram.bot)
    evening.gaps += len(evening.guests)
    for _ in range(evening.rng.randint(0, 3)):
        await evening.turn()
        await evening.let_pass(1)
    evening.founder.invite(evening.group, evening.telegram.bot)


async def upgraded(evening: Evening) -> None:
    """The group becomes a supergroup, under another id."""
    if evening.group and evening.group.basic:
        evening.group = evening.founder.upgrade(evening.group)


async def twice(evening: Evening) -> None:
    """Somebody taps a button twice at once, or an old one."""
    guest = evening.rng.choice(evening.guests)
    found = evening.buttons(guest, guest.dm)
    # What a button says by places alone may stand for something else later.
    moves = [
        (message, press)
        for message, press in found
        if press.question and not press.is_step and not press.is_done
    ]
    if moves:
        tapped = evening.rng.choice(moves)
        evening.worn.append((guest, *tapped))
        await asyncio.gather(*(tap_own(evening, guest, *tapped) for _ in range(2)))
    elif evening.worn:
        await tap_own(evening, *evening.rng.choice(evening.worn))


async def tap_own(evening: Evening, guest: Guest, message: Message, press: Press) -> None:
    await evening.tap(guest, message, press, guest.dm, press.question)


async def silence(evening: Evening) -> None:
    """Nobody says anything until time is up."""
    running = (await evening.table()).running
    if running and running.deadline is not None:
        evening.time.skip(max(0.0, running.deadline - evening.time.now()) + 0.1)
        await evening.let_pass(1)


async def gone(evening: Evening) -> None:
    """Somebody leaves for good, as long as enough stay."""
    table = await evening.table()
    if sum(sitter.plays for sitter in table.sitters) > 3:
        guest = evening.rng.choice(evening.guests)
        now = evening.time.now()
        await evening.store.change(evening.table_id, lambda table: table.leave(guest.id, now))


MISHAPS: tuple[Mishap, ...] = (
    restart,
    killed,
    shut,
    torn,
    store_dies,
    blocked,
    deleted,
    put_out,
    upgraded,
    twice,
    silence,
    gone,
)


def drawn(rng: Random) -> Mishap:
    """Half of the kinds there are, one of them now and then."""
    kinds = rng.sample(MISHAPS, len(MISHAPS) // 2)

    async def perhaps(evening: Evening) -> None:
        if rng.random() < OFTEN:
            mishap = rng.choice(kinds)
            log.warning("what happens at %.1f: %s", evening.time.now(), mishap.__name__)
            await mishap(evening)

    return perhaps


def rates(rng: Random) -> dict[str, float]:
    """How often Telegram fails this evening, each way in its measure."""
    return {kind: rng.uniform(0, 2) * rate for kind, rate in RATES.items() if rng.random() < 0.6}
