"""Logs as lines of JSON. What they hold is chosen field by field, so that no secret gets in."""

import logging
import sys
from typing import TextIO

import structlog
from aiohttp import web
from aiohttp.abc import AbstractAccessLogger
from structlog.typing import EventDict, Processor

from bot.faults import fault

log = structlog.stdlib.get_logger("webapp")


def configure_logs(level: str, to: TextIO = sys.stderr) -> None:
    """Write everything that is logged in this process as lines of JSON.

    An exception, also one that a library logs, is named by its class and place alone.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _name_fault,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(to)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())


def _name_fault(_: object, __: str, line: EventDict) -> EventDict:
    """The words of an exception, and of those that caused it, may hold secrets."""
    told = line.pop("exc_info", None)
    error = told[1] if isinstance(told, tuple) else told
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        line["fault"] = fault(error)
    return line


class AccessLogger(AbstractAccessLogger):
    """A line for each request. Of its address only the path: links and launch data follow it."""

    def log(self, request: web.BaseRequest, response: web.StreamResponse, time: float) -> None:
        log.info(
            "request",
            method=request.method,
            path=request.path,
            status=response.status,
            seconds=round(time, 4),
            bytes=response.body_length,
        )

    @property
    def enabled(self) -> bool:
        return log.isEnabledFor(logging.INFO)
