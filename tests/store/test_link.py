"""How Redis is reached, and how many tasks' commands travel together."""

import asyncio

import pytest
from redis.exceptions import ResponseError

from bot.link import Client, Link, Unreachable, connect
from bot.store.linked import LIBRARY


@pytest.mark.parametrize(
    "url",
    [
        "redis://ann:s3cret@127.0.0.1:1/0",
        "redis://:s3cret@127.0.0.1:99999",
        "http://ann:s3cret@127.0.0.1",
        "unix://ann:s3cret@/nowhere/redis.sock",
        "redis://ann:s3cret@[::1/0",
        "s3cret",
    ],
)
@pytest.mark.parametrize("cluster", [False, True])
async def test_a_wrong_address_is_one_clear_line(url: str, cluster: bool) -> None:
    with pytest.raises(Unreachable) as raised:
        await connect(url, cluster)
    line = str(raised.value)
    assert line.startswith("REDIS_URL: ")
    assert "\n" not in line
    assert "s3cret" not in line
    assert raised.value.__suppress_context__


async def test_a_server_that_says_nothing_is_not_asked_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.link.ANSWERS_WITHIN", 0.1)
    asked = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(reader)
        await reader.read()
        writer.close()

    async with await asyncio.start_server(hear, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable, match=rf"127\.0\.0\.1:{port} \(TimeoutError\)"):
            await connect(f"rediss://127.0.0.1:{port}")
    assert len(asked) <= 1


async def test_a_server_that_is_no_cluster_is_refused_as_one(redis_server: str) -> None:
    with pytest.raises(Unreachable, match="127"):
        await connect(redis_server, cluster=True)


async def test_a_database_that_does_not_exist_is_named(redis_server: str) -> None:
    with pytest.raises(Unreachable, match="DB index is out of range"):
        await connect(redis_server.rstrip("0") + "77")


async def test_commands_asked_for_together_are_answered_each(client: Client) -> None:
    link = Link(client, LIBRARY)
    await asyncio.gather(*(link.call("SET", f"k{n}", n) for n in range(500)))
    answers = await asyncio.gather(*(link.call("GET", f"k{n}") for n in range(500)))
    assert answers == [str(n) for n in range(500)]


async def test_an_error_reaches_only_who_caused_it(client: Client) -> None:
    link = Link(client, LIBRARY)
    answers = await asyncio.gather(
        link.call("SET", "k", "word"),
        link.call("INCR", "k"),
        link.call("GET", "k"),
        return_exceptions=True,
    )
    assert isinstance(answers[1], ResponseError)
    assert answers[2] == "word"


async def test_who_stops_waiting_disturbs_nobody(client: Client) -> None:
    link = Link(client, LIBRARY)
    gone = asyncio.create_task(link.call("SET", "a", 1))
    kept = asyncio.create_task(link.call("SET", "b", 2))
    await asyncio.sleep(0)
    gone.cancel()
    assert await kept
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert await link.call("GET", "b") == "2"


async def test_a_broken_connection_is_made_anew(server: Client) -> None:
    link = Link(server, LIBRARY)
    assert await link.call("SET", "a", 1)
    await server.execute_command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
    assert await link.call("GET", "a") == "1"


async def test_two_versions_of_the_functions_live_side_by_side(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = Link(client, LIBRARY), Link(client, LIBRARY)
    new._version = "00000000"
    new._library = old._library.replace(old._version, new._version)
    await old.run("lease", ["busy:{1}:x"], "me", 1000)
    await new.run("lease", ["busy:{1}:x"], "me", 1000)

    async def lacking(*_: object, **__: object) -> None:
        raise AssertionError("a library was replaced")

    monkeypatch.setattr(client, "function_load", lacking)
    assert await old.run("lease", ["busy:{1}:x"], "me", 1000) == 1
