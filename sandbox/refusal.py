"""How Telegram says no: a code, a sentence, and what may be done about it."""

from typing import Any


class Refused(Exception):
    """A call that Telegram refuses. `answer` is the body that goes out with HTTP status `code`."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def answer(self) -> dict[str, Any]:
        body: dict[str, Any] = {
            "ok": False,
            "error_code": self.code,
            "description": self.description,
        }
        if self.parameters:
            body["parameters"] = self.parameters
        return body


class Impossible(Exception):
    """Something a person at the desk cannot do; says in one sentence why."""


def bad(reason: str) -> Refused:
    return Refused(400, f"Bad Request: {reason}")


def forbidden(reason: str) -> Refused:
    return Refused(403, f"Forbidden: {reason}")


def too_many(seconds: int) -> Refused:
    """The flood control's answer: the call may be repeated after that many seconds."""
    return Refused(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
