"""How an unexpected error is written down: what it is and where, never what it says."""

import traceback
from pathlib import Path


def fault(error: BaseException) -> str:
    """An error's own words could name what is secret, or repeat a token."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"
