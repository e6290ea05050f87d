"""What in a text is bold, a link, a command: as sent, as found by the server, as drawn."""

import html
import re
from itertools import pairwise
from typing import Any

from aiogram.types import MessageEntity

from sandbox.content import Entity
from sandbox.markup import Reader
from sandbox.refusal import bad
from sandbox.utf16 import part, splits, units

LONGEST = 4096

FOUND = (
    ("bot_command", re.compile(r"(?<![\w/@<>])/[A-Za-z0-9_]{1,64}(?:@\w{3,32})?(?![\w/])")),
    ("mention", re.compile(r"(?<![\w@/])@[A-Za-z]\w{3,31}\b")),
    ("hashtag", re.compile(r"(?<![\w#/])#(?=\w*[^\W\d_])\w+")),
    ("url", re.compile(r"(?:https?://|(?<![\w.@/])t\.me/)[^\s<>\"]*[^\s<>\".,;:!?)]")),
    # Of the names of domains only some.
    ("url", re.compile(r"(?<![\w.@/-])(?:[\w-]+\.)+(?:com|net|org|ru|ir|mk|io)\b(?:/\S*)?")),
)
DRAWN = {
    "bold": ("<b>", "</b>"),
    "italic": ("<i>", "</i>"),
    "underline": ("<u>", "</u>"),
    "strikethrough": ("<s>", "</s>"),
    "spoiler": ('<span class="spoiler">', "</span>"),
    "code": ("<code>", "</code>"),
    "pre": ("<pre>", "</pre>"),
    "blockquote": ("<blockquote>", "</blockquote>"),
    "expandable_blockquote": ("<blockquote>", "</blockquote>"),
}


def read(
    text: str, parse_mode: str | None, given: list[MessageEntity] | None
) -> tuple[str, list[Entity]]:
    """The text and its entities as they will stand in the message; refuses what is not valid."""
    if not text:
        raise bad("message text is empty")
    if parse_mode and parse_mode.lower() != "html":
        # MarkdownV2 and Markdown exist on the real server and are not built here.
        raise bad("unsupported parse_mode")
    if parse_mode:
        text, entities = Reader(text).read()
    else:
        entities = [entity.model_dump(exclude_none=True) for entity in given or []]
        check(text, entities)
    text, entities = trimmed(text, entities)
    if not text:
        raise bad("text must be non-empty")
    if units(text) > LONGEST:
        raise bad("message is too long")
    return text, with_found(text, entities)


def check(text: str, entities: list[Entity]) -> None:
    """Entities given by offset must lie inside the text and cut no character in two."""
    longest = units(text)
    for entity in entities:
        start, length = entity["offset"], entity["length"]
        if start < 0:
            raise bad(f"receive an entity with incorrect offset {start}")
        if length < 0:
            raise bad(f"receive an entity with incorrect length {length}")
        if start + length > longest:
            raise bad(
                f"entity beginning at UTF-16 offset {start} ends after the end of the text "
                f"at UTF-16 offset {start + length}"
            )
        for name, at in (("begins", start), ("ends", start + length)):
            if splits(text, at):
                raise bad(f"entity {name} in a middle of a UTF-16 symbol at UTF-16 offset {at}")


def trimmed(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """Without white space around the text, the entities moved along."""
    front = units(text) - units(text.lstrip())
    text = text.strip()
    end = units(text)
    moved = []
    for entity in entities:
        start = max(entity["offset"] - front, 0)
        stop = min(entity["offset"] + entity["length"] - front, end)
        if stop > start:
            moved.append(entity | {"offset": start, "length": stop - start})
    return text, moved


def with_found(text: str, entities: list[Entity]) -> list[Entity]:
    """Adds the commands, mentions and addresses that the server finds by itself."""
    taken = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in entities
        if entity["type"] in {"code", "pre", "text_link", "text_mention"}
    ]
    for kind, pattern in FOUND:
        for match in pattern.finditer(text):
            start, length = units(text[: match.start()]), units(match.group())
            if all(start + length <= begin or end <= start for begin, end in taken):
                taken.append((start, start + length))
                entities = [*entities, {"type": kind, "offset": start, "length": length}]
    return sorted(entities, key=lambda entity: (entity["offset"], -entity["length"]))


def tags(entity: Entity, covered: str) -> tuple[str, str]:
    """How an entity opens and closes on a page. Links carry data only: the page decides."""
    if entity["type"] in DRAWN:
        return DRAWN[entity["type"]]
    attributes: dict[str, Any] = {
        "text_link": {"url": entity.get("url", "")},
        "url": {"url": covered if "://" in covered else f"https://{covered}"},
        "bot_command": {"command": covered},
        "mention": {"mention": covered},
    }.get(entity["type"], {})
    told = "".join(f' data-{name}="{html.escape(value)}"' for name, value in attributes.items())
    return (f'<a role="link" tabindex="0"{told}>', "</a>") if told else ("<span>", "</span>")


def drawn(text: str, entities: list[Entity]) -> str:
    """Safe HTML for a page: all is escaped, tags nest properly even where entities overlap."""
    spans = [(entity["offset"], entity["offset"] + entity["length"], entity) for entity in entities]
    spans.sort(key=lambda span: (span[0], -span[1]))
    edges = sorted({0, units(text), *(edge for span in spans for edge in span[:2])})
    written = ""
    open_now: list[tuple[int, int, Entity]] = []
    for start, end in pairwise(edges):
        ending = [at for at, span in enumerate(open_now) if span[1] <= start]
        if ending:
            reopened = open_now[ending[0] :]
            written += "".join(tags(span[2], "")[1] for span in reversed(reopened))
            open_now = open_now[: ending[0]]
            still = [span for span in reopened if span[1] > start]
        else:
            still = []
        for span in [*still, *(span for span in spans if span[0] == start)]:
            written += tags(span[2], part(text, span[0], span[1]))[0]
            open_now.append(span)
        written += html.escape(part(text, start, end))
    return written + "".join(tags(span[2], "")[1] for span in reversed(open_now))
