"""A game's rules as messages: its sections in their order, then what each word means. Pure."""

from collections.abc import Iterator

from bot.catalogue import legend, sections, word_key
from bot.engines.registry import GAMES
from bot.texts import Html, directed, joined, plain, t, tagged
from bot.toasts import length

LONGEST = 4096


def pages(game: str, lang: str) -> list[Html]:
    """The rules in as few messages as hold them; each ends with a whole section.

    Telegram leaves the tags out when it counts, so they hold a little less than they could.
    """
    found: list[list[Html]] = [[]]
    for block in _blocks(game, lang):
        if length(joined([*found[-1], block], "\n\n")) > LONGEST:
            found.append([])
        found[-1].append(block)
    return [joined(page, "\n\n") for page in found]


def _blocks(game: str, lang: str) -> Iterator[Html]:
    name = plain(lang, f"game-{game}")
    players = GAMES[game].players if game in GAMES else range(0)
    many = [t(lang, "room", least=players[0], most=players[-1])] if len(players) > 1 else []
    yield _block(lang, [tagged("b", t(lang, "rules-title", game=name)), *many])
    for section in sections(game):
        title = tagged("b", t(lang, f"{game}-rules-{section}-title"))
        yield _block(lang, [title, t(lang, f"{game}-rules-{section}")])
    words = [
        t(
            lang,
            "option",
            name=_named(game, lang, word),
            value=t(lang, f"{game}-about-{word}"),
        )
        for word in legend(game)
    ]
    if words:
        yield _block(lang, [tagged("b", t(lang, "rules-words")), *words])


def _named(game: str, lang: str, word: str) -> str:
    key = word_key(game, "", word)
    return plain(lang, key) if key else word


def _block(lang: str, lines: list[Html]) -> Html:
    return joined([directed(lang, line) for line in lines], "\n")
