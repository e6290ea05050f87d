"""One Redis, or a cluster: how it is reached, and how many tasks' commands travel together."""

import asyncio
import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster
from redis.asyncio.client import Pipeline, PubSub
from redis.asyncio.cluster import ClusterPipeline, ClusterPubSub
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import RedisClusterException, RedisError, ResponseError

Client = Redis | RedisCluster
Word = str | int | float

CONNECTIONS = 32
TOGETHER = 200
WAITS = 10.0
ANSWERS_WITHIN = 5.0
FAILURES = (RedisError, RedisClusterException, OSError)


class Unreachable(Exception):
    """There is no Redis to work with; its text is one line, and it never holds a password."""


async def connect(url: str | None = None, cluster: bool = False) -> Client:
    """A client of the Redis at `url`; without one, of a Redis inside this process.

    With `cluster` the address is that of any node. Raises `Unreachable`.
    """
    if url is None:
        return _embedded()
    where = _place(url)
    client: Client | None = None
    try:
        client = _client(url, cluster)
        async with asyncio.timeout(ANSWERS_WITHIN):
            await client.initialize()
            await client.ping()
            await client.function_list("none")
    except ResponseError as error:
        await _close(client)
        unknown = "unknown command" in str(error).lower()
        reason = "is older than Redis 7" if unknown else f"refused: {error}"
        raise Unreachable(f"REDIS_URL: the server at {where} {reason}") from None
    except (*FAILURES, ValueError) as error:
        await _close(client)
        reason = type(error).__name__
        raise Unreachable(f"REDIS_URL: no Redis answers at {where} ({reason})") from None
    return client


def _embedded() -> Client:
    from fakeredis import FakeAsyncRedis, FakeServer

    return FakeAsyncRedis(server=FakeServer(version=(7,)), decode_responses=True)


def _client(url: str, cluster: bool) -> Client:
    retry = Retry(ExponentialWithJitterBackoff(base=0.05, cap=1.0), 4)
    if cluster:
        return RedisCluster.from_url(
            url, decode_responses=True, max_connections=CONNECTIONS, retry=retry
        )
    pool = BlockingConnectionPool.from_url(
        url, decode_responses=True, max_connections=CONNECTIONS, timeout=WAITS, retry=retry
    )
    return Redis.from_pool(pool)


def _place(url: str) -> str:
    """Where an address points, without the name and password it may carry."""
    try:
        parts = urlsplit(url)
        return parts.path if parts.scheme == "unix" else f"{parts.hostname}:{parts.port or 6379}"
    except ValueError:
        return "that address"


async def _close(client: Client | None) -> None:
    if client is not None:
        await client.aclose()


class Link:
    """A client and a library of Lua functions.

    Commands asked for at the same moment share one pipeline. The library's name and those of its
    functions end with a digest of its text, so that an old and a new process can share a server.
    """

    def __init__(self, client: Client, library: Path) -> None:
        self.client = client
        text = library.read_text(encoding="utf-8")
        self._version = hashlib.sha256(text.encode()).hexdigest()[:8]
        name = f"{library.stem}_{self._version}"
        self._library = f"#!lua name={name}\nlocal VERSION = '_{self._version}'\n{text}"
        self.cluster = isinstance(client, RedisCluster)
        self._asked: list[tuple[tuple[Word, ...], asyncio.Future[Any]]] = []
        self._sender: asyncio.Task[None] | None = None
        self._loader: asyncio.Task[None] | None = None

    async def call(self, command: str, key: str, *words: Word) -> Any:
        """One command about one key. Raises what redis-py raises."""
        return await self._ask(command, key, *words)

    async def gather(self, commands: Iterable[tuple[str, str, *tuple[Word, ...]]]) -> list[Any]:
        """Several commands at once, their answers in the same order."""
        return await asyncio.gather(*(self._ask(*command) for command in commands))

    async def wait(self, command: str, key: str, *words: Word) -> Any:
        """A command that waits on the server: on a connection of its own, and holding up nobody.

        `key` says where, for a cluster; what the command says of keys stands in `words`.
        """
        client, where = self.client, {}
        if isinstance(client, RedisCluster):
            where = {"target_nodes": client.get_node_from_key(key)}
        return await client.execute_command(command, *words, **where)

    async def run(self, function: str, keys: Sequence[str], *words: Word) -> Any:
        """One function of the library, on keys of one shard; loaded first where it is lacking."""
        call = ("FCALL", function + f"_{self._version}", len(keys), *keys, *words)
        try:
            return await self._ask(*call)
        except ResponseError as error:
            if "Function not found" not in str(error):
                raise
        if self._loader is None or self._loader.done():
            self._loader = asyncio.create_task(self._load())
        await asyncio.shield(self._loader)
        return await self._ask(*call)

    async def _load(self) -> None:
        await self.client.function_load(self._library, replace=True)

    def _ask(self, *words: Word) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.append((words, answer))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())
        return answer

    async def _send(self) -> None:
        while self._asked:
            batch, self._asked = self._asked[:TOGETHER], self._asked[TOGETHER:]
            try:
                pipeline = self.client.pipeline(transaction=False)
                for words, _ in batch:
                    self._add(pipeline, words)
                answers = await pipeline.execute(raise_on_error=False)
            except Exception as error:  # noqa: BLE001
                answers = [error] * len(batch)
            except BaseException:
                for _, waiting in batch:
                    waiting.cancel()
                raise
            for (_, waiting), answer in zip(batch, answers, strict=True):
                if waiting.done():
                    continue
                if isinstance(answer, Exception):
                    waiting.set_exception(answer)
                else:
                    waiting.set_result(answer)

    def _add(self, pipeline: Pipeline | ClusterPipeline, words: tuple[Word, ...]) -> None:
        """Name the cluster's node: left to itself the client asks a server where the keys are."""
        if isinstance(self.client, RedisCluster):
            key = words[3] if words[0] == "FCALL" else words[1]
            node = self.client.get_node_from_key(str(key))
            pipeline.execute_command(*words, target_nodes=node)
        else:
            pipeline.execute_command(*words)


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel until they are done: a client may take a cancellation for a failed connection."""
    ending = running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=1.0)
    await asyncio.gather(*ending, return_exceptions=True)


async def next_message(subscription: PubSub, seconds: float) -> dict[str, Any] | None:
    """What a subscription to sharded channels hears next, or None after so many seconds."""
    message: dict[str, Any] | None
    if isinstance(subscription, ClusterPubSub):
        message = await subscription.get_sharded_message(timeout=seconds)
    else:
        message = await subscription.get_message(timeout=seconds)
    return message
