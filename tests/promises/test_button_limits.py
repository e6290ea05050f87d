"""What buttons and toasts may hold, in every stage of every game and in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.cards import Card, card
from bot.engines.registry import GAMES
from bot.handlers.menu import chooser
from bot.inviting import of_table
from bot.people import LANGUAGES
from bot.playable import choices
from bot.presses import LONGEST
from bot.shown import Audience
from bot.snapshot import Snapshot, snapshot
from bot.steps import Chosen
from bot.story import told
from bot.table import Table
from bot.texts import LOCALES, plain, spoken
from bot.toasts import LONGEST as LONGEST_TOAST
from bot.toasts import shortened
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, keyboards, until
from tests.handlers.running import Running
from tests.promises.reaching import LINKS, after_step, asked, is_barred, private
from tests.stages import in_every_stage
from tests.tables import NOW, begun, opened, play_out

LONG_NAME = "Ю" * 64
DEALS = 999
MOST_SHOTS = 60


def everywhere(game: str) -> Iterator[Table]:
    """Tables in the lobby, in each stage of the game, over, and closed; names are long."""
    tables = [opened(game, GAMES[game].players[0]), *in_every_stage(game)]
    over = play_out(begun(game, GAMES[game].players[0]), Random(game))
    closed = opened(game, 1)
    closed.leave(closed.host, NOW)
    for table in (*tables, over, closed):
        table.deals = DEALS
        for sitter in table.sitters:
            if sitter.person:
                sitter.person = sitter.person.model_copy(update={"name": LONG_NAME})
        yield table


def sights(table: Table) -> Iterator[Snapshot]:
    """What its people and a watcher see."""
    for who in (None, *(s.person.id for s in table.sitters if s.person)):
        yield snapshot(table, who, NOW)


def walk(shot: Snapshot, lang: str) -> Iterator[Chosen | None]:
    """Nothing chosen, and what is after some taps: through every offer, and until it is enough."""
    yield None
    for press in private(shot, lang):
        chosen, ahead = None, [press]
        while ahead and ahead[0].is_step and not is_barred(shot, ahead[0]):
            chosen = after_step(shot, ahead[0], chosen)
            if chosen is None:
                break
            yield chosen
            shown = private(shot, lang, chosen)
            ahead = [p for p in shown if p.is_step and p.places and not p.takes_back]


def datas(shown: Card) -> list[str]:
    return [button.data for row in shown.rows for button in row if button.data]


def group_cards(game: str) -> Iterator[Card]:
    """And those that are sent on to anybody."""
    for table in everywhere(game):
        for lang in LANGUAGES:
            yield card(snapshot(table, None, NOW), "group", lang, LINKS)
            yield of_table(table, lang, LINKS).card


# 18


@pytest.mark.parametrize("game", GAMES)
def test_18_no_button_says_more_than_64_bytes(game: str) -> None:
    seen = 0
    shots = [shot for table in everywhere(game) for shot in sights(table)]
    shots += [shot for _, shot in asked(game, 2)][:MOST_SHOTS]
    for number, shot in enumerate(shots):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for chosen in walk(shot, lang):
            said = datas(card(shot, "private", lang, LINKS, chosen=chosen))
            assert all(len(data.encode()) <= LONGEST for data in said)
            seen += len(said)
    assert seen > 200
    for shown in group_cards(game):
        assert all(len(data.encode()) <= LONGEST for data in datas(shown))


def test_18_nor_do_the_menus() -> None:
    for lang in LANGUAGES:
        shown = chooser(lang, Audience(chat="1", person="1"), choices(group=False))
        assert datas(shown)
        assert all(len(data.encode()) <= LONGEST for data in datas(shown))


# 19


@pytest.mark.parametrize("lang", LANGUAGES)
def test_19_what_toasts_say_fits_whole(lang: str) -> None:
    """Refusals, answers and bars, as long as they have no names in them."""
    keys = {
        line.partition(" = ")[0]
        for path in (LOCALES / lang).glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(("refused-", "toast-")) or "-barred-" in line.partition(" = ")[0]
    }
    assert len(keys) > 40
    for key in keys:
        said = plain(lang, key, pace="", names=LONG_NAME, count=3)
        assert shortened(said) == said, key


@pytest.mark.parametrize("game", GAMES)
def test_19_what_a_move_tells_is_shortened_to_what_fits(game: str) -> None:
    longest = 0
    for table in everywhere(game):
        for shot in sights(table):
            for lang in LANGUAGES:
                lines = [told(shot, lang, event) for event in shot.events]
                toast = shortened(" ".join(spoken(line) for line in lines if line is not None))
                longest = max(longest, len(toast.encode("utf-16-le")) // 2)
    assert 0 < longest <= LONGEST_TOAST


# 20


@pytest.mark.parametrize("game", GAMES)
def test_20_only_private_messages_open_the_mini_app_by_a_button(game: str) -> None:
    """Elsewhere a link does: Telegram would refuse the message."""
    public = [button for each in group_cards(game) for row in each.rows for button in row]
    assert public
    assert not any(button.web_app for button in public)
    table = opened(game, GAMES[game].players[0])
    own = card(snapshot(table, table.host, NOW), "private", "en", LINKS)
    assert any(button.web_app for row in own.rows for button in row)


async def test_20_nor_does_any_message_in_a_group(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram
) -> None:
    for text in ("/start", "/help", "/rules", "/rules coup", "/language", "/play", "/play coup"):
        anya.say(text, group)
    await anya.sees("ждём игроков", chat=group)
    await until(lambda: len(keyboards(anya, group)) >= 3)
    shown = [message.keyboard for message in keyboards(anya, group)]
    assert not any("web_app" in button for rows in shown for row in rows for button in row)
