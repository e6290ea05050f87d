"""Packed copies beside the built files, to be sent as they are: `python -m webapp.packing`."""

import gzip
from pathlib import Path

from webapp.pages import DIST

WORTH_IT = frozenset((".js", ".css", ".json", ".svg"))
LEAST = 300
"""Bytes; less than that fits into any answer."""


def pack(dist: Path) -> None:
    """Beside each file that is worth it comes the same with `.gz` at its end."""
    for path in sorted(dist.rglob("*")):
        if path.suffix in WORTH_IT and len(content := path.read_bytes()) >= LEAST:
            packed = path.with_name(f"{path.name}.gz")
            packed.write_bytes(gzip.compress(content, 9, mtime=0))


if __name__ == "__main__":
    pack(DIST)
