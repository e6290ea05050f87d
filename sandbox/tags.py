"""The tags of Telegram's HTML, and the entities they make."""

import re
from dataclasses import dataclass

from sandbox.content import Entity

KINDS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "span": "spoiler",
    "tg-spoiler": "spoiler",
    "tg-emoji": "custom_emoji",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
}
PERSON = re.compile(r"tg://user/?\?id=(\d+)")
LINK = re.compile(r"(https?|tg|ton)://\S+|[\w-]+(\.[\w-]+)+")


@dataclass
class Tag:
    """A tag still open: its name, what its attribute said, and where its text begins."""

    name: str
    argument: str
    start: int
    begin: int

    def entities(self, text: str, length: int) -> list[Entity]:
        """What the tag makes of the text from its begin to here; none for a link to nowhere."""
        entity: Entity = {
            "type": KINDS[self.name],
            "offset": self.start,
            "length": length - self.start,
        }
        if self.name == "a":
            url = self.argument or text[self.begin :]
            if person := PERSON.fullmatch(url):
                return [entity | {"type": "text_mention", "user": {"id": int(person[1])}}]
            return [entity | {"url": url}] if LINK.match(url) else []
        if self.name == "blockquote" and self.argument:
            return [entity | {"type": "expandable_blockquote"}]
        told = {"tg-emoji": "custom_emoji_id", "code": "language"}.get(self.name)
        return [entity | {told: self.argument} if told and self.argument else entity]


def argument(name: str, attributes: dict[str, str]) -> str:
    """The one thing that matters among a tag's attributes."""
    if name == "blockquote":
        return "1" if "expandable" in attributes else ""
    if name == "code":
        return attributes.get("class", "").removeprefix("language-")
    wanted = {"a": "href", "tg-emoji": "emoji-id"}
    return attributes.get(wanted.get(name, ""), "")
