"""Programs of ours as a person would start them, on ports of their own."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTHING = {"REDIS_URL": "", "BOT_TOKEN": "", "WEBAPP_URL": "", "TELEGRAM_API": ""}


@contextlib.asynccontextmanager
async def started(*words: str, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m …` from this checkout; ended, if it still runs, when nobody needs it any more."""
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        *words,
        cwd=ROOT,
        env={**os.environ, **NOTHING, **environment},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield running
    finally:
        if running.returncode is None:
            running.terminate()
        await running.communicate()


async def kill(running: asyncio.subprocess.Process) -> None:
    running.send_signal(signal.SIGKILL)
    await running.wait()


async def printed_link(running: asyncio.subprocess.Process) -> str:
    """The first link a program prints."""
    assert running.stdout is not None
    while line := (await running.stdout.readline()).decode():
        if found := re.search(r"http://\S+/", line):
            return found[0]
    pytest.fail("the program ended before it had printed a link")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
