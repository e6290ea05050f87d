"""Texts: all languages say everything, safely, and count as people count."""

import ast
import re
from pathlib import Path

import pytest

from bot.engines.duel import ITEMS
from bot.people import LANGUAGES
from bot.texts import LOCALES, Html, faults, joined, known, plain, spoken, t, tagged
from bot.toasts import shortened

ROOT = LOCALES.parent.parent
SAYING = {"t", "plain", "tell"}


def test_the_catalogues_have_no_faults() -> None:
    assert faults() == []


def planted(folder: Path, **texts: str) -> Path:
    for lang in LANGUAGES:
        (folder / lang).mkdir()
        (folder / lang / "chat.ftl").write_text(texts.get(lang, "hi = Hi { $name }\n"))
    return folder


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("# nothing\n", "fa: hi is missing"),
        ("hi = Hi\n", "fa: hi does not use $name"),
        ("hi = Hi { $name }\nmore = More\n", "en: more is missing"),
        ('hi = { "" }\n   \n', "fa: hi does not use $name"),
        ("hi = <b>Hi</b> { $name }\n", "fa/chat.ftl: hi holds markup; that belongs to the code"),
        ("hi = Don't, { $name }\n", "fa/chat.ftl: hi holds typewriter quotes"),
        ("hi = Hi { $name }\nhi = Hi { $name }\n", "fa/chat.ftl: hi stands twice"),
        ("hi = Hi { $name \n", "fa/chat.ftl: cannot be read: hi = Hi { $name"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, text: str, fault: str) -> None:
    assert fault in faults(planted(tmp_path, fa=text))


def test_catalogues_without_faults_are_let_through(tmp_path: Path) -> None:
    assert faults(planted(tmp_path)) == []


def said_in(path: Path) -> set[str]:
    """Keys that a module names outright where it says something."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id in SAYING and len(node.args) > 1:
            key = node.args[1]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found.add(key.value)
    return found


def test_every_key_that_the_code_names_exists() -> None:
    paths = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "webapp").glob("*.py")]
    said = {key for path in paths for key in said_in(path)}
    assert len(said) > 40
    assert {key for key in said if not known(key)} == set()


def test_every_refusal_of_the_house_has_its_words() -> None:
    paths = [*(ROOT / "bot").rglob("*.py"), *(ROOT / "webapp").glob("*.py")]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    codes = set(re.findall(r'Refused\("([a-z-]+)"\)', texts))
    assert len(codes) > 10
    assert {code for code in codes if not known(f"refused-{code}")} == set()


def keys(prefix: str) -> list[str]:
    text = "".join(path.read_text(encoding="utf-8") for path in (LOCALES / "en").glob("*.ftl"))
    return re.findall(rf"^({prefix}[a-z-]*) =", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_telegram_limits_is_short_enough(lang: str) -> None:
    for key in (*keys("toast-"), *keys("refused-")):
        assert len(plain(lang, key, pace="normal")) <= 200
    for key in keys("command-"):
        assert 1 <= len(plain(lang, key)) <= 256
    assert len(plain(lang, "bot-name")) <= 64
    assert len(plain(lang, "bot-about")) <= 120
    assert len(plain(lang, "bot-description")) <= 512
    assert len(plain(lang, "menu-button")) <= 64


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_cannot_disturb_an_html_message(lang: str) -> None:
    said = t(lang, "hello", name="<b>&")
    assert "&lt;b&gt;&amp;" in said
    assert "\u2068&lt;b&gt;&amp;\u2069" in said


def test_buttons_and_toasts_hold_names_as_they_are() -> None:
    said = plain("en", "hello", name="<b>&")
    assert "<b>&" in said
    assert "\u2068" not in said


def test_html_is_not_escaped_twice() -> None:
    inner = tagged("b", t("en", "call-warning-group", names="<&>"))
    assert inner in t("en", "hello", name=inner)
    assert joined([inner, inner], "\n") == f"{inner}\n{inner}"


def test_a_toast_made_of_html_says_the_same() -> None:
    assert spoken(tagged("tg-spoiler", t("en", "hello", name="<b>&"))) == plain(
        "en", "hello", name="<b>&"
    )


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("Short enough.", "Short enough."),
        ("One sentence stands. Another does not.", "One sentence stands. …"),
        ("No. Only words stand here one by one", "No. Only words stand…"),
        ("W" * 40, "W" * 23 + "…"),
        ("🌙" * 40, "🌙" * 11 + "…"),
    ],
)
def test_a_long_toast_ends_with_a_sentence_or_a_word(text: str, cut: str) -> None:
    assert shortened(text, 24) == cut
    assert len(cut) <= 24


def test_persians_read_their_own_digits_but_names_keep_theirs() -> None:
    said = plain("fa", "duel-card-seat", charges=2, cap=4, score=10)
    assert "۲ از ۴" in said
    assert "۱۰" in said
    assert "Ali 99" in plain("fa", "hello", name="Ali 99")
    assert "۹۹" in t("fa", "hello", name=t("fa", "count", count=99))


def test_persians_read_a_sign_on_the_left_of_its_number() -> None:
    said = plain("fa", "duel-event-healed", reader="who", who="", gain=1)
    assert "\u2066+۱\u2069" in said
    shot = {"reader": "other", "who": "A", "target": "B", "aim": "other", "shell": "live"}
    assert "\u2066−\u2068۲\u2069\u2069" in t("fa", "duel-event-shot", cost=2, **shot)


def test_a_persian_toast_keeps_the_sign_there() -> None:
    args = {"reader": "who", "who": "A", "target": "B", "aim": "other", "shell": "live", "cost": 2}
    said = spoken(t("fa", "duel-event-shot", **args))
    assert said == plain("fa", "duel-event-shot", **args)
    assert "\u2066−۲\u2069" in said


def test_a_persian_line_runs_from_the_right_also_when_it_begins_with_a_command() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (LOCALES / "fa").glob("*.ftl"))
    assert "= \u200f\u200e/play" in text
    assert not re.search(r"= \u200e?/", text)


def test_other_languages_read_latin_digits() -> None:
    assert "2/4" in plain("mk", "duel-card-seat", charges=2, cap=4, score=1)


def test_what_is_lacking_is_warned_of_and_never_a_crash() -> None:
    with pytest.warns(RuntimeWarning, match="cannot say nothing-at-all"):
        assert t("ru", "nothing-at-all") == "nothing-at-all"
    with pytest.warns(RuntimeWarning, match="cannot say hello"):
        t("en", "hello")


def test_an_unknown_language_is_answered_in_english() -> None:
    assert plain("xx", "button-sit") == "Sit down"


def test_html_is_text() -> None:
    assert isinstance(t("en", "button-sit"), Html)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", ITEMS)
def test_every_item_has_a_name(lang: str, item: str) -> None:
    assert plain(lang, f"duel-item-{item}") != f"duel-item-{item}"
