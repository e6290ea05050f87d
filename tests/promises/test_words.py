"""Promise 56: whatever a person reads is there in all four languages, and nowhere but there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.people import LANGUAGES
from bot.texts import LOCALES, faults

BOT = LOCALES.parent
SHOWN = {"notice", "Card", "Button", "Html", "Alert", "answer", "send_message"}
TAG = re.compile("<[^>]*>?")
WORD = re.compile(r"[^\W\d_]{2,}")
NOT_SAID = {"parse_mode", "data", "url", "web_app", "ask", "verb", "table", "question", "pick"}


def test_56_every_text_is_there_in_every_language() -> None:
    """Each in the same file, saying as much, and none is left empty."""
    assert faults() == []
    files = {lang: {path.name for path in (LOCALES / lang).iterdir()} for lang in LANGUAGES}
    assert all(files[lang] == files["en"] for lang in LANGUAGES)


def words(source: str) -> Iterator[str]:
    """Words that a module itself puts where people read them."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        said = [*node.args, *(each.value for each in node.keywords if each.arg not in NOT_SAID)]
        if name in SHOWN:
            yield from (word for each in said for text in texts(each) for word in text)


def texts(node: ast.expr) -> Iterator[list[str]]:
    """Words of a text that stands there as it is, without its markup."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    said = "".join(
        each.value if isinstance(each, ast.Constant) and isinstance(each.value, str) else "\0"
        for each in parts
    )
    yield WORD.findall(TAG.sub("", said))


@pytest.mark.parametrize("path", sorted(BOT.glob("**/*.py")), ids=lambda path: path.stem)
def test_56_no_words_stand_in_the_code(path: Path) -> None:
    if "engines" not in path.parts and "players" not in path.parts:
        assert list(words(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "planted",
    [
        'notice(Html("Hello there"))',
        'Button(text="Sit down", data="sit:::")',
        'query.answer(f"Done, {name}")',
        'Html(f"<b>{name}</b> won")',
    ],
)
def test_56_a_word_in_the_code_is_found(planted: str) -> None:
    assert list(words(planted))


def test_56_markup_and_what_only_the_bot_reads_is_no_word() -> None:
    assert not list(
        words("""Button(text=plain(lang, "sit"), data="sit:::", url="https://t.me")
Html(f'<a href="tg://user?id={person}">{name}</a> · {number}')""")
    )
