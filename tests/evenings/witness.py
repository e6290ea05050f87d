"""What happened in an evening: every version of its table, text in a chat, fault and tap."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

from bot.engines.game import Move
from bot.store.tables import Tables
from bot.table import Table
from sandbox.chats import Chat
from sandbox.ephemeral import Ephemeral
from sandbox.faults import Fault
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.evenings.waits import Waits

Played = tuple[str, str, Move]
"""A person's move: by whom, what it answered, and the move."""


@dataclass(frozen=True)
class Attempt:
    """A move somebody tried, and whether it was taken; None where nobody told."""

    played: Played
    taken: bool | None
    told: str = ""


@dataclass
class Witness:
    """Sees everything and changes nothing."""

    telegram: Telegram
    bodies: dict[tuple[str, int], str] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    said: dict[int, dict[str, Message]] = field(default_factory=dict)
    alone: dict[str, set[str]] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)
    faults: list[tuple[str, str, str]] = field(default_factory=list)
    waits: Waits = field(init=False)

    def __post_init__(self) -> None:
        self.waits = Waits(self.telegram)

    def tables(self) -> Iterator[Table]:
        """Each version of each table, in their order."""
        return (Table.model_validate_json(self.bodies[version]) for version in sorted(self.bodies))

    def taken(self) -> list[Played]:
        """The people's moves that the table took, in their order."""
        found: list[Played] = []
        before: Table | None = None
        for table in self.tables():
            if before and _of_one_deal(before, table) and table.entries > before.entries:
                found += _moved(before, table)
            before = table
        return found


def _of_one_deal(before: Table, table: Table) -> bool:
    return (before.id, before.deals) == (table.id, table.deals)


def _moved(before: Table, table: Table) -> Iterator[Played]:
    for was, sitter in zip(before.sitters, table.sitters, strict=True):
        if sitter.person and sitter.last and sitter.last != was.last:
            yield sitter.person.id, *sitter.last


class Trouble(logging.Handler):
    """Notes what went wrong without anybody's handling it."""

    def __init__(self, troubles: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._troubles = troubles

    def emit(self, record: logging.LogRecord) -> None:
        self._troubles.append(f"{record.name}: {record.getMessage()}")


@contextmanager
def watching(telegram: Telegram, monkeypatch: pytest.MonkeyPatch) -> Iterator[Witness]:
    """A witness of all that this Telegram's bot stores, says, hears and answers."""
    witness = Witness(telegram)
    commit, changed = Tables._commit, telegram.watch.changed
    add, befall = telegram.ephemerals.add, telegram.faults.next

    async def commits(self: Tables, table: Table, version: int, body: str) -> bool:
        # What is on its way to Redis may be stored although its sender dies: that is seen, too.
        return await asyncio.shield(noted(self, table, version, body))

    async def noted(self: Tables, table: Table, version: int, body: str) -> bool:
        done = await commit(self, table, version, body)
        if done:
            witness.bodies[table.id, version] = body
        return done

    def sees(chat: Chat) -> None:
        for message in chat.messages.values():
            if message.sender is telegram.bot and message.text:
                witness.said.setdefault(chat.id, {})[message.text] = message
        changed(chat)

    def whispers(chat: Chat, message: Ephemeral) -> Ephemeral:
        witness.alone.setdefault(str(message.receiver.id), set()).add(message.text)
        return add(chat, message)

    def befalls(place: str, chat: str = "") -> Fault | None:
        fault = befall(place, chat)
        if fault:
            witness.faults.append((place.lower(), chat, fault.kind))
            witness.waits.disturb(place.lower())
        return fault

    monkeypatch.setattr(Tables, "_commit", commits)
    monkeypatch.setattr(telegram.faults, "next", befalls)
    monkeypatch.setattr(telegram.watch, "changed", sees)
    monkeypatch.setattr(telegram.ephemerals, "add", whispers)
    trouble = Trouble(witness.troubles)
    logging.getLogger().addHandler(trouble)
    try:
        with witness.waits.measured(monkeypatch):
            yield witness
    finally:
        logging.getLogger().removeHandler(trouble)
