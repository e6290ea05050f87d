"""What the rules say to those who gather: their advice, and what each option would mean."""

from typing import get_args

from bot.engines.game import Advice
from bot.table import Table

Numbers = dict[str, dict[str, dict[str, str | int]]]


def advice(table: Table) -> Advice | None:
    """What they had better change before they begin."""
    if table.stage != "lobby" or len(table.sitters) not in table.rules.players:
        return None
    return table.rules.advice(len(table.sitters), table.options)


def numbers(table: Table) -> Numbers:
    """Option -> word -> what -> how many, where the words of an option differ in it."""
    if table.stage != "lobby":
        return {}
    found = {}
    for name, field in type(table.options).model_fields.items():
        words = get_args(field.annotation)
        meant = {
            word: table.rules.numbers(
                _expected(table), table.options.model_copy(update={name: word})
            )
            for word in words
            if isinstance(word, str)
        }
        if len({repr(each) for each in meant.values()}) > 1:
            found[name] = meant
    return found


def _expected(table: Table) -> int:
    """For how many it would be dealt now, or at least."""
    return max(len(table.sitters), table.rules.players[0])
