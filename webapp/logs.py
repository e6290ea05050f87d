"""Logs as lines of JSON. What they hold is chosen field by field, so that no secret gets in."""

import logging
import sys
from typing import TextIO

import structlog
from aiohttp import web
from aiohttp.abc import AbstractAccessLogger
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

log = structlog.stdlib.get_logger("webapp")


def configure_logs(level: str, to: TextIO = sys.stderr) -> None:
    """Write everything that is logged in this process as lines of JSON.

    Tracebacks come without the values of variables: among them are secrets.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
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
