"""What a message holds: a text, or a photo with a caption."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.photos import Photo

Entity = dict[str, Any]


@dataclass(frozen=True)
class Content:
    """A text; below a photo it is the caption, and may be empty."""

    text: str = ""
    entities: list[Entity] = field(default_factory=list)
    photo: Photo | None = None

    def shown(self) -> dict[str, Any]:
        """The fields of the Bot API's Message that tell of it."""
        told: dict[str, Any] = {"photo": self.photo.shown()} if self.photo else {}
        text, entities = ("caption", "caption_entities") if self.photo else ("text", "entities")
        if self.text:
            told[text] = self.text
        if self.entities:
            told[entities] = self.entities
        return told
