"""The photos on Telegram's servers: what was uploaded, and what is known only by its address."""

import secrets
from dataclasses import dataclass
from typing import Any

from sandbox.refusal import bad

HEAVIEST = 10 * 2**20
LONGEST_SIDES = 10_000
STEEPEST = 20
PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8"
FRAMES = {0xC0, 0xC1, 0xC2}
"""The marks in a JPEG after which its size stands."""


@dataclass(frozen=True)
class Photo:
    """A picture. One known only by its `address` is fetched by nobody here: its size is a guess."""

    id: str
    width: int = 1280
    height: int = 720
    data: bytes = b""
    address: str = ""

    @property
    def type(self) -> str:
        return "image/png" if self.data.startswith(PNG) else "image/jpeg"

    def shown(self) -> list[dict[str, Any]]:
        """The Bot API's PhotoSizes, of which there is one here."""
        size = {
            "file_id": self.id,
            "file_unique_id": f"AQAD{self.id[-12:]}",
            "width": self.width,
            "height": self.height,
        }
        return [size | ({"file_size": len(self.data)} if self.data else {})]


class Photos:
    """All of them by file id."""

    def __init__(self) -> None:
        self.kept: dict[str, Photo] = {}

    def upload(self, data: bytes) -> Photo:
        if not data:
            raise bad("file must be non-empty")
        if len(data) > HEAVIEST:
            raise bad("file is too big")
        width, height = measured(data)
        if width + height > LONGEST_SIDES or max(width, height) > STEEPEST * min(width, height):
            raise bad("PHOTO_INVALID_DIMENSIONS")
        return self._keep(Photo(fresh_id(), width, height, data))

    def link(self, address: str) -> Photo:
        return self._keep(Photo(fresh_id(), address=address))

    def _keep(self, photo: Photo) -> Photo:
        self.kept[photo.id] = photo
        return photo


def fresh_id() -> str:
    return f"AgACAgIAAx{secrets.token_urlsafe(30)}"


def measured(data: bytes) -> tuple[int, int]:
    """Width and height, as a PNG or a JPEG says them; refuses what is neither."""
    if data.startswith(PNG) and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    at = 2
    while data.startswith(JPEG) and at + 9 <= len(data) and data[at] == 0xFF:
        if data[at + 1] in FRAMES:
            height, width = data[at + 5 : at + 7], data[at + 7 : at + 9]
            return int.from_bytes(width, "big"), int.from_bytes(height, "big")
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    raise bad("IMAGE_PROCESS_FAILED")
