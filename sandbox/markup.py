"""Telegram's HTML: from marked-up text to text with entities, with the real parser's complaints."""

import html
import re

from sandbox.content import Entity
from sandbox.refusal import Refused, bad
from sandbox.tags import KINDS, Tag, argument
from sandbox.utf16 import units

REFERENCE = re.compile(r"&(?:#x[0-9a-fA-F]+|#[0-9]+|lt|gt|amp|quot);?")
NAME = re.compile(r"[^\s=>/\"']*")
TOKEN = re.compile(r"[0-9A-Za-z.-]*")
SPACE = re.compile(r"\s*")


def cannot_parse(reason: str) -> Refused:
    return bad(f"can't parse entities: {reason}")


class Reader:
    """Reads one text from left to right; `open` are the tags not closed yet."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.text = ""
        self.length = 0
        self.open: list[Tag] = []
        self.entities: list[Entity] = []

    def byte(self, at: int) -> str:
        return f"at byte offset {len(self.source[:at].encode())}"

    def read(self) -> tuple[str, list[Entity]]:
        while self.at < len(self.source):
            if self.source[self.at] == "&":
                self.say(self.reference())
            elif self.source[self.at] != "<":
                self.say(self.source[self.at])
                self.at += 1
            elif self.source.startswith("</", self.at):
                self.end_tag()
            else:
                self.start_tag()
        if self.open:
            raise cannot_parse(
                f'Can\'t find end tag corresponding to start tag "{self.open[-1].name}"'
            )
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
        return self.text, self.entities

    def say(self, text: str) -> None:
        self.text += text
        self.length += units(text)

    def reference(self) -> str:
        """A character written as `&lt;` or `&#60;`; an `&` that begins no such thing is itself."""
        found = REFERENCE.match(self.source, self.at)
        written = found.group() if found else "&"
        self.at += len(written)
        return html.unescape(written if written.endswith(";") or written == "&" else written + ";")

    def skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.source, self.at)
        taken = found.group() if found else ""
        self.at += len(taken)
        return taken

    def start_tag(self) -> None:
        begin = self.at
        self.at += 1
        name = self.skip(re.compile(r"[^\s>]*")).lower()
        if self.at == len(self.source):
            raise cannot_parse(f"Unclosed start tag {self.byte(begin)}")
        if name not in KINDS:
            raise cannot_parse(f'Unsupported start tag "{name}" {self.byte(begin)}')
        attributes = self.attributes(name, begin)
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise cannot_parse(f'Tag "span" must have class "tg-spoiler" {self.byte(begin)}')
        self.open.append(Tag(name, argument(name, attributes), self.length, len(self.text)))

    def attributes(self, name: str, begin: int) -> dict[str, str]:
        found: dict[str, str] = {}
        while True:
            self.skip(SPACE)
            if self.at == len(self.source):
                raise cannot_parse(f"Unclosed start tag {self.byte(begin)}")
            if self.source[self.at] == ">":
                self.at += 1
                return found
            attribute = self.skip(NAME)
            if not attribute:
                raise cannot_parse(
                    f'Empty attribute name in the tag "{name}" {self.byte(begin)}',
                )
            self.skip(SPACE)
            if not self.source.startswith("=", self.at):
                found[attribute] = ""
                continue
            self.at += 1
            self.skip(SPACE)
            found[attribute] = self.value(begin)

    def value(self, begin: int) -> str:
        quote = self.source[self.at : self.at + 1]
        if quote not in {'"', "'"}:
            start = self.at
            value = self.skip(TOKEN).lower()
            if self.at < len(self.source) and not re.match(r"[\s>]", self.source[self.at]):
                raise cannot_parse(f"Unexpected end of name token {self.byte(start)}")
            return value
        self.at += 1
        value = ""
        while self.at < len(self.source) and self.source[self.at] != quote:
            if self.source[self.at] == "&":
                value += self.reference()
            else:
                value += self.source[self.at]
                self.at += 1
        self.at += 1
        if self.at >= len(self.source):
            raise cannot_parse(f"Unclosed start tag {self.byte(begin)}")
        return value

    def end_tag(self) -> None:
        begin = self.at
        if not self.open:
            raise cannot_parse(f"Unexpected end tag {self.byte(begin)}")
        self.at += 2
        name = self.skip(re.compile(r"[^\s>]*"))
        self.skip(SPACE)
        if not self.source.startswith(">", self.at):
            raise cannot_parse(f"Unclosed end tag {self.byte(begin)}")
        self.at += 1
        tag = self.open.pop()
        if name and name != tag.name:
            raise cannot_parse(
                f'Unmatched end tag {self.byte(begin)}, expected "</{tag.name}>", found "</{name}>"'
            )
        if self.length > tag.start:
            self.entities.extend(tag.entities(self.text, self.length))
