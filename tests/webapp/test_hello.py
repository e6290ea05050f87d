"""The first frame of a socket: what it brings, and what ends it."""

from bot.store import Store
from bot.timing import MovableTime
from tests.webapp.phone import Live, Phone


async def test_hello_brings_the_salt_of_a_seat_taken_without_a_device(
    anya: Phone, bojan: Phone, store: Store
) -> None:
    table = await anya.open()
    live = await anya.at(table, salt="0a0b")
    await live.see()
    watching = await bojan.at(table, salt="ff")
    await watching.see()
    loaded = await store.load(table)
    assert [sitter.salt for sitter in loaded.sitters] == ["0a0b"]


async def test_hello_after_the_deal_brings_no_salt(duel: tuple[Live, Live], anya: Phone) -> None:
    live = await anya.at(duel[0].snapshot["table"], salt="cc")
    assert (await live.see())["stage"] == "playing"


async def test_a_bad_salt_is_refused(anya: Phone) -> None:
    live = await anya.at(await anya.open(), salt="xyz")
    assert await live.ended() == ("salt", 4400)


async def test_a_bad_token_ends_the_socket(anya: Phone) -> None:
    live = await anya.at(await anya.open(), token="nobody")
    assert await live.ended() == ("unauthorized", 4401)


async def test_an_old_token_ends_the_socket(anya: Phone, time: MovableTime) -> None:
    table = await anya.open()
    time.skip(25 * 3600)
    live = await anya.at(table)
    assert await live.ended() == ("stale-data", 4401)


async def test_an_unknown_table_ends_the_socket(anya: Phone) -> None:
    for table in ("nosuchtable1", "a" * 200, "%D1%8F"):
        live = await anya.at(table)
        assert await live.ended() == ("unknown-table", 4404)


async def test_another_protocol_ends_the_socket(anya: Phone) -> None:
    live = await anya.at(await anya.open(), hello=2)
    assert await live.ended() == ("old-protocol", 4426)


async def test_no_hello_ends_the_socket(anya: Phone) -> None:
    for first in ("", "[]", '{"hello": 1}', '{"hello": 1, "token": 5}', "x" * 5000):
        live = Live(await anya.client.ws_connect(f"/live/{await anya.open()}"))
        await live.say(first)
        code, closed = await live.ended()
        assert code == ("too-large" if len(first) > 4096 else "malformed")
        assert closed == 4400


async def test_too_many_connections_are_refused_until_one_ends(anya: Phone) -> None:
    table = await anya.open()
    lives = [await anya.at(table) for _ in range(8)]
    for live in lives:
        await live.see()
    assert await (await anya.at(table)).ended() == ("too-many-connections", 4429)
    await lives[0].leave()
    while "error" in await (again := await anya.at(table)).hear():
        pass  # the server may still be parting from the old one
    assert again.snapshot["table"] == table
