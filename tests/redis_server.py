"""A real Redis for tests, always at the same address; it can die and come back."""

import socket
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import pytest

from bot.link import Client, connect


class RedisServer:
    """Without further options it keeps nothing once it has ended."""

    def __init__(self, program: str, folder: Path, *options: str) -> None:
        self._port = _free_port()
        self._folder = folder
        self._log = folder / "redis.log"
        address = ("--bind", "127.0.0.1", "--port", str(self._port))
        files = ("--save", "", "--appendonly", "no", "--logfile", self._log.name)
        self._words = [program, *address, *files, *options]
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        """And wait until it answers with what it had kept."""
        self._process = subprocess.Popen(self._words, cwd=self._folder)
        while not self._answers():
            if self._process.poll() is not None:
                pytest.fail(f"redis-server did not start:\n{self._log.read_text(encoding='utf-8')}")
            time.sleep(0.02)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(5) == b"+PONG"
        except OSError:
            return False


@asynccontextmanager
async def emptied(url: str) -> AsyncIterator[Client]:
    """A client of the Redis there, which keeps nothing of an earlier test."""
    async with aclosing(await connect(url)) as client:
        await client.flushall()
        yield client


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
