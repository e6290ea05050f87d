"""Many pictures on one sheet, each with its name under it."""

from base64 import b64encode
from html import escape

ACROSS = 6
STYLE = """
body { margin: 12px; background: #777; font: 13px/1.3 sans-serif; color: #fff }
main { display: grid; grid-template-columns: repeat(ACROSS, max-content); gap: 12px }
figure { margin: 0; width: min-content }
figcaption { overflow-wrap: anywhere }
img { display: block }
"""


def laid_out(pictures: list[tuple[str, bytes]], across: int = ACROSS) -> str:
    """The page that shows them. Chromium draws it, as nothing else here can."""
    shown = "".join(
        f'<figure><img src="data:image/png;base64,{b64encode(png).decode()}" alt="">'
        f"<figcaption>{escape(name)}</figcaption></figure>"
        for name, png in pictures
    )
    style = STYLE.replace("ACROSS", str(min(across, len(pictures))))
    return f"<!doctype html><meta charset=utf-8><style>{style}</style><main>{shown}</main>"
