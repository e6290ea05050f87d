"""initData and tokens: what is let in, with aiogram's own check as the oracle."""

import json
from urllib.parse import parse_qsl, urlencode

import pytest
from aiogram.utils.web_app import check_webapp_signature
from hypothesis import given
from hypothesis import strategies as st

from bot.gathering import Refused
from bot.people import Person
from tests.webapp.phone import TOKEN, init_data
from webapp.auth import Gate

NOW = 1_790_000_000.0
HOUR = 3600.0
ANYA = {"id": 42, "first_name": "Аня", "last_name": "К", "language_code": "ru-RU"}
GATE = Gate(TOKEN, 24 * HOUR)

LAUNCHES = {
    "from a button in a chat": {"query_id": "AAF", "chat_type": "private"},
    "by a link, on iOS": {"chat_instance": "-3788475317572404878", "chat_type": "group"},
    "with a start parameter": {"start_param": "tabcdefghijkl", "chat_instance": "1"},
    "with fields of the future": {"something_new": "a=b&c;d", "Ünï": "%20+ 🎲"},
    "with nothing more": {},
}


def refused(init_data: str, now: float = NOW) -> str:
    with pytest.raises(Refused) as error:
        GATE.admit(init_data, now)
    return error.value.code


@pytest.mark.parametrize("fields", LAUNCHES.values(), ids=LAUNCHES)
def test_every_kind_of_launch_is_let_in(fields: dict[str, str]) -> None:
    data = init_data(NOW, ANYA, **fields)
    person, start, _ = GATE.admit(data, NOW)
    assert person == Person(id="42", name="Аня К", language="ru")
    assert start == fields.get("start_param", "")
    assert check_webapp_signature(TOKEN, data)


def test_blank_fields_count() -> None:
    data = init_data(NOW, ANYA, start_param="", query_id="")
    assert GATE.admit(data, NOW)[0].id == "42"
    assert refused(data.replace("&query_id=", "")) == "unauthorized"


def test_any_changed_byte_is_refused() -> None:
    data = init_data(NOW, ANYA, start_param="tabc")
    for place in range(len(data)):
        other = data[:place] + ("b" if data[place] != "b" else "c") + data[place + 1 :]
        if dict(parse_qsl(other)) != dict(parse_qsl(data)):  # %D0 and %d0 say the same
            assert refused(other) == "unauthorized"


def test_each_missing_field_is_refused() -> None:
    fields = dict(parse_qsl(init_data(NOW, ANYA, query_id="q")))
    for name in fields:
        rest = {key: value for key, value in fields.items() if key != name}
        assert refused(urlencode(rest)) == "unauthorized"


def test_another_bots_data_is_refused() -> None:
    assert refused(init_data(NOW, ANYA, token="123:another")) == "unauthorized"


@pytest.mark.parametrize(
    ("age", "code"),
    [
        (10 * 60, None),
        (23 * HOUR, None),
        (24 * HOUR + 1, "stale-data"),
        (25 * HOUR, "stale-data"),
        (240 * HOUR, "stale-data"),
        (NOW, "stale-data"),
        (-60, None),
        (-299, None),
        (-301, "stale-data"),
        (-240 * HOUR, "stale-data"),
    ],
)
def test_old_and_future_data_is_stale(age: float, code: str | None) -> None:
    data = init_data(NOW - age, ANYA)
    assert (refused(data) if code else None) == code
    if not code:
        GATE.admit(data, NOW)


@pytest.mark.parametrize("date", ["", "x", "-1", "1e9", "٣", "1_7", " 1", "9" * 400, "nan"])
def test_a_date_that_is_none_is_refused(date: str) -> None:
    assert refused(init_data(NOW, ANYA, auth_date=date)) == "unauthorized"


def test_a_duplicate_is_refused() -> None:
    data = init_data(NOW, ANYA)
    for again in ("hash=0", "user=%7B%7D", "auth_date=1", data):
        assert refused(f"{data}&{again}") == "unauthorized"
        assert refused(f"{again}&{data}") == "unauthorized"


@pytest.mark.parametrize(
    "user",
    [
        "",
        "null",
        "[]",
        "{",
        "{}",
        '{"id": "42", "first_name": "A"}',
        '{"id": 4.2, "first_name": "A"}',
        '{"id": true, "first_name": "A"}',
        '{"id": -1, "first_name": "A"}',
        '{"id": 42}',
        '{"id": 42, "first_name": 5}',
        "[" * 5000,
    ],
)
def test_a_user_that_is_none_is_refused(user: str) -> None:
    assert refused(init_data(NOW, ANYA, user=user)) == "unauthorized"


ODD = ["", "&", "=", "hash", "hash=", "hash=é", "hash=%C3%A9", "hash=%FF", "hash=\ud800", "\x00"]


@pytest.mark.parametrize("data", [*ODD, "user=1&hash=" + "0" * 64, "&".join(["a=1"] * 500)])
def test_nonsense_is_refused(data: str) -> None:
    assert refused(data) == "unauthorized"


@given(st.text())
def test_no_text_is_let_in_or_fails(text: str) -> None:
    assert refused(text) == "unauthorized"
    assert refused(f"hash={text}&user={json.dumps(ANYA)}") == "unauthorized"


@given(st.dictionaries(st.text(min_size=1), st.text(min_size=1), max_size=5))
def test_we_let_in_what_aiogram_calls_signed(fields: dict[str, str]) -> None:
    data = init_data(NOW, ANYA, **{f"x{name}": value for name, value in fields.items()})
    assert check_webapp_signature(TOKEN, data)
    assert GATE.admit(data, NOW)[0].id == "42"


@pytest.mark.parametrize("name", ["<b>", "&", "\u202eabc", "  ", "ن" * 64, "x" * 500, "\u0000"])
def test_a_name_cannot_disturb_the_text_around_it(name: str) -> None:
    person, *_ = GATE.admit(init_data(NOW, {"id": 1, "first_name": name}), NOW)
    assert "\u202e" not in person.name
    assert len(person.name) <= 64


def test_a_token_stands_for_its_person_until_it_ends() -> None:
    person = Person(id="42", name="Аня", language="ru")
    token = GATE.token(person, NOW)
    assert GATE.person(token, NOW) == person
    assert GATE.person(token, NOW + 24 * HOUR - 1) == person
    with pytest.raises(Refused, match="stale-data"):
        GATE.person(token, NOW + 24 * HOUR + 1)


def test_any_other_token_is_refused() -> None:
    person = Person(id="42", name="Аня")
    token = GATE.token(person, NOW)
    others = [token[:place] + "~" + token[place + 1 :] for place in range(len(token))]
    foreign = Gate("123:another", 24 * HOUR).token(person, NOW)
    for other in (*others, foreign, token + "A", token * 2, "", ".", "é.é", "\ud800", "\udcff.x"):
        with pytest.raises(Refused, match="unauthorized"):
            GATE.person(other, NOW)
