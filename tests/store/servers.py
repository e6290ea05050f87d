"""A Redis Cluster of our own, for as long as it is needed, and a line that loses an answer."""

import asyncio
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

NODES = 3
SLOTS = 16384


@contextmanager
def cluster_of_redis(server: str, cli: str, folder: Path) -> Iterator[str]:
    """The URL of one node of a cluster of primaries; `server` and `cli` are Redis' programs."""
    ports = _free_ports(2 * NODES)
    with ExitStack() as nodes:
        for port, bus in zip(ports[:NODES], ports[NODES:], strict=True):
            options = f"--port {port} --cluster-port {bus} --bind 127.0.0.1 --cluster-enabled yes"
            files = f"--save --appendonly no --logfile {port}.log --cluster-config-file {port}.conf"
            node = subprocess.Popen([server, *options.split(), *files.split()], cwd=folder)
            nodes.callback(node.wait)
            nodes.callback(node.terminate)
        for index, port in enumerate(ports[:NODES]):
            first, last = (SLOTS * n // NODES for n in (index, index + 1))
            _say_when_up(cli, port, "cluster", "addslotsrange", str(first), str(last - 1))
            _say_when_up(cli, port, "cluster", "set-config-epoch", str(index + 1))
            _say_when_up(
                cli, ports[0], "cluster", "meet", "127.0.0.1", str(port), str(ports[NODES + index])
            )
        for port in ports[:NODES]:
            while "cluster_state:ok" not in _say(cli, port, "cluster", "info").stdout:
                time.sleep(0.05)
        yield f"redis://127.0.0.1:{ports[0]}"


def _say(cli: str, port: int, *words: str) -> subprocess.CompletedProcess[str]:
    command = [cli, "-e", "-p", str(port), *words]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def _say_when_up(cli: str, port: int, *words: str) -> None:
    while (said := _say(cli, port, *words)).returncode:
        assert "Could not connect" in said.stderr, said
        time.sleep(0.05)


def _free_ports(count: int) -> list[int]:
    with ExitStack() as held:
        listeners = [
            held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)
        ]
        return [listener.getsockname()[1] for listener in listeners]


@asynccontextmanager
async def losing_line(
    url: str, word: bytes, meanwhile: Callable[[], Awaitable[object]]
) -> AsyncIterator[str]:
    """The URL of a line to a Redis that breaks once.

    The first command with this word in it is carried out; its answer never arrives, and before
    the line breaks `meanwhile` is run.
    """
    where = urlsplit(url)
    lost = False

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal lost
        answers, commands = await asyncio.open_connection(where.hostname, where.port)
        try:
            while asked := await reader.read(1 << 20):
                commands.write(asked)
                answered = await answers.read(1 << 20)
                if word in asked and not lost:
                    lost = True
                    await meanwhile()
                    break
                writer.write(answered)
        finally:
            commands.close()
            writer.close()

    async with await asyncio.start_server(carry, "127.0.0.1", 0) as line:
        port = line.sockets[0].getsockname()[1]
        yield f"redis://127.0.0.1:{port}{where.path}"
    assert lost, "no answer was lost"
