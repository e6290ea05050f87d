"""What the types of a game's facts say of them: which field is a seat, and which holds words."""

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from bot.engines.game import ACTORS, BY_SEAT, COMPANIES, SEAT, TARGETS, Fact

Kind = Literal[
    "seat", "seats", "flag", "number", "numbers", "word", "words",
    "fact", "facts", "by seat", "map", "other",
]  # fmt: skip
MANY: dict[Kind, Kind] = {
    "seat": "seats",
    "number": "numbers",
    "word": "words",
    "fact": "facts",
}


class Field(NamedTuple):
    """What a field holds; `inner` is what there is of it for each seat, or at each place."""

    kind: Kind
    inner: "Field | None" = None


OTHER = Field("other")
PLAIN: dict[Any, Kind] = {bool: "flag", int: "number", str: "word"}


@cache
def fields(fact: type[Fact]) -> dict[str, Field]:
    """The fields of a view or a small fact, in their order."""
    hints = get_type_hints(fact, include_extras=True)
    return {name: _read(hints[name]) for name in fact.model_fields}


def datum(name: str, value: object) -> Field:
    """What an event tells under this name: names say which numbers are seats."""
    if name in ACTORS or name in TARGETS:
        return Field("seat")
    if isinstance(value, list | tuple):
        if name in COMPANIES:
            return Field("seats")
        return Field("words" if any(isinstance(each, str) for each in value) else "numbers")
    return Field(PLAIN.get(type(value), "word" if value is None else "other"))


def _read(hint: Any) -> Field:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        base, *marks = args
        if SEAT in marks:
            return Field("seat")
        if BY_SEAT in marks:
            return Field("by seat", _common(get_args(base)))
        return _read(base)
    if origin in (Union, UnionType):
        return _common(args)
    if origin is Literal:
        return Field("word")
    if origin in (tuple, list, frozenset):
        return Field(MANY.get(_common(args).kind, "other"))
    if origin is dict:
        return Field("map", _read(args[1]))
    if isinstance(hint, type) and issubclass(hint, Fact):
        return Field("fact")
    return Field(PLAIN.get(hint, "other"))


def _common(hints: tuple[Any, ...]) -> Field:
    """What all of these are, if they are alike; that there may be nothing does not count."""
    found = {_read(hint) for hint in hints if hint not in (NoneType, Ellipsis)}
    return found.pop() if len(found) == 1 else OTHER
