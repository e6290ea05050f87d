"""The environment is read once; what is wrong with it comes out as one line."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings, is_for_telegram, read_settings

TOKEN = "4242:AAF-secret_part_of_a_token"
NOWHERE = Path("/nonexistent/.env")


@pytest.fixture(autouse=True)
def only_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("WEBAPP_URL", "https://table.example/app/")


def complaint() -> str:
    with pytest.raises(SystemExit) as stopped:
        read_settings(NOWHERE)
    line = stopped.value.code
    assert isinstance(line, str)
    assert "\n" not in line
    assert "secret" not in line
    return line


def test_token_and_address_are_all_one_must_give() -> None:
    settings = read_settings(NOWHERE)
    assert settings.bot_token.get_secret_value() == TOKEN
    assert settings.webapp_url == "https://table.example/app/"
    assert settings.redis_url is None
    assert settings.port == 8080


@pytest.mark.parametrize("name", ["BOT_TOKEN", "WEBAPP_URL"])
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.delenv(name)
    assert f"{name} is missing" in complaint()


def test_two_faults_are_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WEBAPP_URL")
    monkeypatch.setenv("PORT", "http")
    line = complaint()
    assert "WEBAPP_URL is missing" in line
    assert "PORT must be a number" in line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOT_TOKEN", "secret"),
        ("BOT_TOKEN", "42:"),
        ("BOT_TOKEN", "x:secret"),
        ("BOT_TOKEN", "42:secret with blanks\n"),
        ("WEBAPP_URL", "table.example"),
        ("WEBAPP_URL", "http://table.example/"),
        ("WEBAPP_URL", "https://table.example/?secret=1"),
        ("WEBAPP_URL", "https://table.example/#secret"),
        ("WEBAPP_URL", "https://table.example/?"),
        ("WEBAPP_URL", "https://table.example:0/"),
        ("WEBAPP_URL", "https://table.example/ secret/"),
        ("APP_NAME", "a"),
        ("APP_NAME", "my/table"),
        ("REDIS_URL", "127.0.0.1:6379"),
        ("REDIS_URL", "http://:secret@127.0.0.1"),
        ("REDIS_URL", "redis://"),
        ("REDIS_CLUSTER", "perhaps"),
        ("REDIS_URL", "redis://:secret@127.0.0.1/tables"),
        ("REDIS_URL", "redis://:secret@127.0.0.1:6379/1/2"),
        ("REDIS_URL", "redis://:secret@127.0.0.1:0/0"),
        ("REDIS_URL", "redis://:secret@127.0.0.1:99999/0"),
        ("PORT", "-1"),
        ("PORT", "65536"),
        ("LOG_LEVEL", "loud"),
        ("SESSION_HOURS", "0"),
        ("TELEGRAM_API", "telegram"),
        ("TELEGRAM_API", "http://127.0.0.1:0"),
        ("WEBHOOK_URL", "https://table.example"),
        ("WEBHOOK_URL", "https://table.example/te{le"),
        ("WEBHOOK_URL", "https://table.example/te%6ce"),
        ("WEBHOOK_URL", "https://table.example/te\nle"),
        ("WEBHOOK_URL", "https://table.example/../live"),
        ("WEBHOOK_URL", "https://table.example/index.html"),
        ("WEBHOOK_URL", "https://table.example/api"),
        ("WEBHOOK_URL", "https://table.example/api/session"),
        ("WEBHOOK_URL", "https://table.example/healthz/secret/"),
        ("WEBHOOK_URL", "https://table.example/app"),
        ("WEBHOOK_URL", "https://Table.Example:443/app/telegram"),
        ("WEBHOOK_URL", "https://table.example:99/telegram"),
        ("WEBHOOK_URL", "http://127.0.0.1:8080/telegram"),
    ],
)
def test_a_wrong_value_is_one_line_that_does_not_repeat_it(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert re.fullmatch(rf"One Table: {name} must be .+ \(see \.env\.example\)", complaint())


def test_a_setting_left_blank_is_a_setting_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "")
    monkeypatch.setenv("PORT", "")
    settings = read_settings(NOWHERE)
    assert settings.redis_url is None
    assert settings.port == 8080


def test_the_file_speaks_where_the_environment_is_silent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("PORT=1234\nLOG_LEVEL=debug\nSOMEBODY_ELSES=1\n", encoding="utf-8")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    settings = read_settings(env_file)
    assert settings.port == 1234
    assert settings.log_level == "warning"


def test_a_file_that_is_no_text_is_one_line(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_bytes(b"PORT=\xff\xfe\n")
    with pytest.raises(SystemExit, match=r"\.env is not UTF-8 text"):
        read_settings(env_file)


def test_what_the_caller_gives_comes_before_the_environment() -> None:
    assert read_settings(NOWHERE, port=0).port == 0


@pytest.mark.parametrize("url", ["https://table.example/app", "https://table.example/app/"])
def test_the_mini_apps_address_ends_with_a_slash(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("WEBAPP_URL", url)
    assert read_settings(NOWHERE).webapp_url == "https://table.example/app/"


@pytest.mark.parametrize(
    "url",
    [
        "https://table.example/telegram",
        "https://table.example:8443/a-path/of_its/0wn",
        "https://table.example/application",
        "https://hooks.example/app/telegram",
    ],
)
def test_updates_may_come_to_any_other_path(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("WEBHOOK_URL", f"{url}/")
    assert read_settings(NOWHERE).webhook_url == url


def test_what_stands_in_for_telegram_reaches_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_API", "http://127.0.0.1:8081")
    monkeypatch.setenv("WEBAPP_URL", "http://127.0.0.1:8081/app/")
    monkeypatch.setenv("WEBHOOK_URL", "http://127.0.0.1:8081/app/updates")
    assert read_settings(NOWHERE).webhook_url == "http://127.0.0.1:8081/app/updates"


@pytest.mark.parametrize(
    "url", ["redis://host", "redis://host/", "redis://:p@host:1/12", "unix:///run/redis.sock"]
)
def test_a_redis_need_not_be_told_its_database(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    assert read_settings(NOWHERE).redis_url is not None


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_on_ones_own_machine_http_will_do(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setenv("WEBAPP_URL", f"http://{host}:8080/app/")
    assert read_settings(NOWHERE).webapp_url == f"http://{host}:8080/app/"


def test_settings_do_not_change() -> None:
    settings = read_settings(NOWHERE)
    with pytest.raises(ValidationError, match="frozen"):
        settings.port = 1  # type: ignore[misc]


def test_shown_settings_hide_their_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_URL", "redis://:secret@127.0.0.1")
    settings = read_settings(NOWHERE)
    assert "secret_" not in f"{settings!r} {settings} {settings.model_dump_json()}"
    assert ":secret@" not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_the_example_explains_every_setting_and_no_other() -> None:
    example = (Path(__file__).parent.parent / ".env.example").read_text(encoding="utf-8")
    explained = re.findall(r"^# (?:.+)\n#?([A-Z_]+)=", example, re.MULTILINE)
    assert sorted(explained) == sorted(name.upper() for name in Settings.model_fields)


@pytest.mark.parametrize(
    ("line", "real"),
    [
        ("BOT_TOKEN=4242:AAF", True),
        ("export BOT_TOKEN=4242:AAF", True),
        ("  BOT_TOKEN = '4242:AAF'  # mine", True),
        ("bot_token=4242:AAF", True),
        ("BOT_TOKEN=", False),
        ('BOT_TOKEN=""', False),
        ("#BOT_TOKEN=4242:AAF", False),
        ("", False),
    ],
)
def test_a_token_in_any_form_of_the_file_means_the_real_telegram(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, real: bool
) -> None:
    monkeypatch.setenv("BOT_TOKEN", "")
    monkeypatch.delenv("WEBAPP_URL")
    path = tmp_path / ".env"
    path.write_text(f"{line}\n")
    assert is_for_telegram(path) is real


def test_an_address_without_a_token_is_not_silently_the_sandbox(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("BOT_TOKEN")
    assert not is_for_telegram(NOWHERE)
    assert "WEBAPP_URL without BOT_TOKEN" in capsys.readouterr().err


def test_a_cluster_without_an_address_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDIS_CLUSTER", "true")
    assert "REDIS_CLUSTER needs REDIS_URL" in complaint()


def test_who_runs_the_bot_is_named_by_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings(NOWHERE).admins == frozenset()
    monkeypatch.setenv("ADMINS", " 42, 601000001 ,")
    assert read_settings(NOWHERE).admins == {"42", "601000001"}
    for wrong in ("42;43", "@anya", "-100500", "[42]"):
        monkeypatch.setenv("ADMINS", wrong)
        assert "ADMINS must be ids of people on Telegram" in complaint()
