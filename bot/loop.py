"""The event loop that every program runs on: uvloop's, where there is one."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """What a main does, until it is done."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(work)
