"""What we say to people, in four languages; and a check that each of them says everything."""

import re
import sys
import warnings
from collections.abc import Iterator
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from bot.people import LANGUAGES

LOCALES = Path(__file__).parent / "locales"
DIGITS = "0123456789"
PERSIAN = str.maketrans(DIGITS, "۰۱۲۳۴۵۶۷۸۹")
# While a text is put together, digits of names hide where nobody writes.
HIDDEN = "".join(chr(0xE000 + digit) for digit in range(10))
HIDE, SHOW = str.maketrans(DIGITS, HIDDEN), str.maketrans(HIDDEN, DIGITS)
FALLBACK = "en"
# An isolated argument; a number with its sign, isolated by the catalogue, may stand in it.
BARE = "[^\u2066\u2068\u2069]"
# In what others have written these begin or hold together a command, a mention, a tag, a link.
LIVE = re.compile(r"[/@#$](?=[\w/])|(?<=\w)\.(?=\w)")
JOINED = "\u2060"
UNSEEN = str.maketrans(dict.fromkeys(f"\u200e\u200f{JOINED}"))
ISOLATED = re.compile(f"\u2068((?:{BARE}|\u2066{BARE}*\u2069)*)\u2069")


class Html(str):
    """Text that may go into an HTML message as it is: everything in it is escaped already."""

    __slots__ = ()


def t(lang: str, key: str, /, **args: object) -> Html:
    """A text for an HTML message; arguments are escaped unless they are `Html` already.

    Each argument is isolated, so that a name written from right to left disturbs nothing.
    """
    safe = {name: _argument(value, html=True) for name, value in args.items()}
    return Html(_said(lang, key, True, safe))


def plain(lang: str, key: str, /, **args: object) -> str:
    """A text for a button, a toast or the browser: no markup, no invisible signs around arguments.

    Toasts have at most 200 characters; `bot.toasts` cuts them.
    """
    safe = {name: _argument(value, html=False) for name, value in args.items()}
    return _said(lang, key, False, safe)


def spoken(text: Html) -> str:
    """An Html text without markup as a toast shows it: as `plain` would have said it."""
    bare = unescape(re.sub(r"<[^>]*>", "", text)).translate(UNSEEN)
    while bare != (bare := ISOLATED.sub(r"\1", bare)):
        pass
    return bare


def known(key: str) -> bool:
    """Whether there is such a text."""
    return _bundle(FALLBACK, False).has_message(key)


def joined(parts: Iterator[Html] | list[Html], between: str) -> Html:
    """Html texts, one after the other."""
    return Html(between.join(parts))


def isolated(text: str, live: bool = False) -> Html:
    """Text, escaped, whose direction of writing disturbs nothing around it.

    Only where it is `live` Telegram may make links of what looks like some.
    """
    return Html(f"\u2068{escape(text, quote=False) if live else _inert(text)}\u2069")


def directed(lang: str, text: Html) -> Html:
    """Text that runs as its language does, whatever name it begins with."""
    return Html(("\u200f" if lang == "fa" else "\u200e") + text)


def tagged(tag: str, text: Html) -> Html:
    """An Html text between the tags of Telegram's HTML, such as b or tg-spoiler."""
    return Html(f"<{tag}>{text}</{tag}>")


def _inert(text: str) -> str:
    """Escaped, and nothing that Telegram would make a command, a mention or a link of."""
    return escape(LIVE.sub(f"\\g<0>{JOINED}", text), quote=False)


def _argument(value: object, html: bool) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    text = str(value)
    if html and not isinstance(value, Html):
        text = _inert(text)
    return text.translate(HIDE)


def _said(lang: str, key: str, isolating: bool, args: dict[str, Any]) -> str:
    for tongue in dict.fromkeys((lang if lang in LANGUAGES else FALLBACK, FALLBACK)):
        bundle = _bundle(tongue, isolating)
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
            said, errors = bundle.format_pattern(pattern, args)
            if not errors:
                return _in_own_digits(tongue, str(said))
        # A warning fails a test; people get English instead, or at the very worst the key.
        warnings.warn(f"{tongue} cannot say {key}", RuntimeWarning, stacklevel=3)
    return key


def _in_own_digits(lang: str, text: str) -> str:
    """Our own numbers as the language writes them; those in names stay as they are."""
    return (text.translate(PERSIAN) if lang == "fa" else text).translate(SHOW)


@cache
def _bundle(lang: str, isolating: bool) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=isolating)
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class _Variables(visitor.Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def faults(folder: Path = LOCALES) -> list[str]:
    """What is wrong with the catalogues, a line each; nothing when all languages say the same."""
    found: list[str] = []
    said = {lang: dict(_messages(folder / lang, found)) for lang in LANGUAGES}
    for key in sorted({key for messages in said.values() for key in messages}):
        homes = {lang: messages[key] for lang, messages in said.items() if key in messages}
        found += [f"{lang}: {key} is missing" for lang in LANGUAGES if lang not in homes]
        if len({place for place, _ in homes.values()}) > 1:
            found.append(f"{key} stands in different files")
        wanted = set().union(*(names for _, names in homes.values()))
        found += [
            f"{lang}: {key} does not use ${name}"
            for lang, (_, names) in homes.items()
            for name in sorted(wanted - names)
        ]
    return found


def _messages(folder: Path, found: list[str]) -> Iterator[tuple[str, tuple[str, set[str]]]]:
    seen: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        where = f"{folder.name}/{path.name}"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.append(f"{where}: cannot be read: {(entry.content or '').strip()[:60]}")
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            found += [f"{where}: {key} {fault}" for fault in _faults_of(entry)]
            if key in seen:
                found.append(f"{where}: {key} stands twice")
            seen.add(key)
            variables = _Variables()
            variables.visit(entry)
            yield key, (path.name, variables.names)


def _faults_of(entry: ast.Message) -> Iterator[str]:
    texts = _Texts()
    texts.visit(entry)
    if entry.value is None or not texts.said.strip():
        yield "is empty"
    for signs, what in (("<>&", "markup; that belongs to the code"), ("'\"", "typewriter quotes")):
        if any(sign in texts.said for sign in signs):
            yield f"holds {what}"


class _Texts(visitor.Visitor):
    """Collects what a message says by itself."""

    def __init__(self) -> None:
        self.said = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.said += "·"
        self.generic_visit(node)


def main(arguments: list[str]) -> None:
    if arguments != ["--check"]:
        sys.exit("usage: python -m bot.texts --check")
    if found := faults():
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1:])
