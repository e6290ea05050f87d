"""What a game has no words for yet, found by playing it: `python -m tests.lacking KEY`."""

import sys
from collections.abc import Iterator
from random import Random
from typing import get_args, get_type_hints

from bot.catalogue import sections, word_key
from bot.engines.game import Event, Game
from bot.engines.registry import GAMES
from bot.fields import fields
from bot.talking import TABLE
from bot.texts import known
from tests.games import facts
from tests.tables import any_move, any_options


def lacking(game_key: str, games: int) -> list[str]:
    """Keys of texts that random games and their lobbies need and the catalogue has not."""
    needed = {f"game-{game_key}", f"game-{game_key}-about", *_options(game_key)}
    for number in range(games):
        needed |= set(_played(game_key, Random(f"words/{number}")))
    if not sections(game_key):
        needed.add(f"{game_key}-rules-…")
    return sorted(key for key in needed if not known(key))


def _options(key: str) -> Iterator[str]:
    rules = GAMES[key]
    for name, field in rules.Options.model_fields.items():
        yield f"{key}-option-{name}"
        for word in get_args(field.annotation):
            if isinstance(word, str):
                yield f"{key}-option-{name}-{word}"
    for seats in rules.players:
        for number in range(20):
            rng = Random(f"options/{number}")
            options = rules.Options.model_validate(any_options(key, rng))
            if advice := rules.advice(seats, options):
                yield f"{key}-advice-{advice.word}"
            if rules.numbers(seats, options):
                yield f"{key}-numbers"


def _played(key: str, rng: Random) -> Iterator[str]:
    rules = GAMES[key]
    options = rules.Options.model_validate(any_options(key, rng))
    game = rules.deal(rng.choice(rules.players), options, rng)
    for _ in range(facts(key).BOUND):
        yield from _told(game, game.told())
        if outcome := game.outcome():
            yield f"{key}-reason-{outcome.reason}"
            return
        yield from _circles(game)
        for seat in game.waiting():
            yield from _asked(game, seat)
        seat = rng.choice(sorted(game.waiting()))
        fate = rng.random()
        if fate < 0.96:
            game.play(seat, any_move(game.legal(seat), rng), rng)
        elif fate < 0.995:
            game.lapse(seat, rng)
        else:
            game.leave(seat, rng)


def _circles(game: Game) -> Iterator[str]:
    for seat in range(game.seats):
        yield from (f"{game.key}-circle-{c.key}" for c in game.talk(seat) if c.key != TABLE)


def _told(game: Game, events: list[Event]) -> Iterator[str]:
    for event in events:
        if not known(f"{game.key}-call-{event.kind}"):
            yield f"{game.key}-event-{event.kind}"


def _asked(game: Game, seat: int) -> Iterator[str]:
    offers = game.legal(seat)
    stage = getattr(game.view(seat), "stage", None)
    questions = [f"{game.key}-ask-{word}" for word in (stage, *(o.kind for o in offers))]
    if stage is not None and not any(map(known, questions)):
        yield questions[0]
    for offer in offers:
        yield from (f"{game.key}-play-{offer.kind}", f"{game.key}-hint-{offer.kind}")
        if offer.barred:
            yield f"{game.key}-barred-{offer.kind}"


def nameless(game_key: str, games: int) -> list[str]:
    """Words that are told or picked and have no name of their own; some texts need none."""
    found = set()
    for number in range(games):
        rng = Random(f"words/{number}")
        rules = GAMES[game_key]
        options = rules.Options.model_validate(any_options(game_key, rng))
        game = rules.deal(rng.choice(rules.players), options, rng)
        for _ in range(facts(game_key).BOUND):
            for event in game.told():
                for name, value in event.data.items():
                    told = value if isinstance(value, list | tuple) else [value]
                    found |= {(name, word) for word in told if isinstance(word, str)}
            if game.outcome():
                break
            seat = rng.choice(sorted(game.waiting()))
            game.play(seat, any_move(game.legal(seat), rng), rng)
    return sorted(
        f"{name}: {word}"
        for name, word in found
        if "." not in word and not word_key(game_key, name, word)
    )


def shapes(game_key: str) -> Iterator[str]:
    """The fields of its view, each by what it holds: what card and secret may tell."""
    view = get_type_hints(GAMES[game_key].view)["return"]
    for name, field in fields(view).items():
        yield f"{name}: {field.kind} {field.inner.kind if field.inner else ''}".rstrip()


if __name__ == "__main__":
    for which in sys.argv[1:] or GAMES:
        print(*lacking(which, 60), sep="\n")  # noqa: T201
        print("# its view:", *shapes(which), sep="\n#   ")  # noqa: T201
        print("# words without a name:", *nameless(which, 20), sep="\n#   ")  # noqa: T201
