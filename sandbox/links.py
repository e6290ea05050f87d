"""Addresses, taken apart without a fuss about those that are none."""

from urllib.parse import SplitResult, urlsplit

NOWHERE = SplitResult("", "", "", "", "")


def taken_apart(url: str, scheme: str = "https") -> SplitResult:
    """The parts of an address, which may lack its scheme; all empty if it makes no sense."""
    try:
        parts = urlsplit(url if "://" in url or url.startswith("tg:") else f"{scheme}://{url}")
        parts.hostname, parts.port  # noqa: B018 - these are read, and complain, only when asked for
    except ValueError:
        return NOWHERE
    return parts
