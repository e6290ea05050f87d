"""A Duel set up by hand: `Scene("BL", charges=(2, 2)).shoot(1)`. Queues read left to right."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Literal, Self

import pytest

from bot.engines.duel import ITEMS, Duel, DuelOptions, DuelView, Item, Kind, Load, Shell
from bot.engines.game import Event, Illegal, Move, Seat

KINDS: dict[str, Kind] = {"L": "live", "B": "blank"}
LETTERS = {kind: letter for letter, kind in KINDS.items()}


class Given(Random):
    """Luck whose next coins are given: what `random` is to return, one after the other."""

    coins: list[float]

    def random(self) -> float:
        return self.coins.pop(0) if getattr(self, "coins", []) else super().random()


def items(words: str) -> list[Item]:
    return [next(item for item in ITEMS if item == word) for word in words.split()]


def letters(kinds: Iterable[Kind]) -> str:
    return "".join(LETTERS[kind] for kind in kinds)


class Scene:
    """A position and what is done in it; whoever is on turn acts. Not the first load of a round."""

    def __init__(
        self,
        queue: str,
        charges: tuple[int, int] = (2, 2),
        pockets: tuple[str, str] = ("", ""),
        turn: Seat = 0,
        round_: int = 1,
        mode: Literal["solo", "duel"] = "duel",
        opener: Seat = 0,
        sawn: bool = False,
        score: tuple[int, int] = (0, 0),
        game: type[Duel] = Duel,
    ) -> None:
        kinds = [KINDS[letter] for letter in queue]
        self.luck = Given(7)
        self.events: list[Event] = []
        self.game = game(
            seats=2,
            options=DuelOptions(mode=mode),
            round=round_,
            opener=opener,
            turn=turn,
            turns=1,
            charges=list(charges),
            score=list(score),
            pockets=[items(words) for words in pockets],
            queue=[Shell(number=n, loaded=kind) for n, kind in enumerate(kinds)],
            loads=[Load(round=round_, shells=tuple(kinds))],
            sawn=sawn,
        )

    def play(self, kind: str, *picks: str) -> Self:
        self.game.play(self.game.turn, Move(kind=kind, picks=picks), self.luck)
        self.events = self.game.told()
        return self

    def shoot(self, target: Seat) -> Self:
        return self.play("shoot", str(target))

    def use(self, *words: Item) -> Self:
        for word in words:
            self.play("use", word)
        return self

    def steal(self, word: Item) -> Self:
        return self.play("steal", word)

    def use_medicine(self, good: bool) -> Self:
        self.luck.coins = [0.0 if good else 0.99]
        return self.use("medicine")

    def call(self, place: int) -> Self:
        """The phone names this place of the queue; the head is 1."""
        until(lambda seed: self._try_call(seed, place))
        return self

    def _try_call(self, seed: int, place: int) -> bool:
        copy = self.game.model_copy(deep=True)
        copy.play(copy.turn, Move(kind="use", picks=("phone",)), Random(seed))
        if copy.told()[-1].data["place"] != place:
            return False
        self.game = copy
        return True

    def refuses(self, kind: str, *picks: str) -> bool:
        """Whether this is illegal now; then nothing may have changed."""
        before = self.game.model_dump_json()
        try:
            self.game.play(self.game.turn, Move(kind=kind, picks=picks), self.luck)
        except Illegal:
            assert self.game.model_dump_json() == before
            return not self.game.told()
        return False

    # What can be seen

    @property
    def turn(self) -> Seat:
        return self.game.turn

    @property
    def charges(self) -> tuple[int, ...]:
        return tuple(self.game.charges)

    @property
    def queue(self) -> str:
        """The hidden order, as it would be fired."""
        return letters(shell.kind for shell in self.game.queue)

    @property
    def counts(self) -> tuple[int, int]:
        return self.public.live, self.public.blank

    @property
    def spent(self) -> str:
        return letters(self.public.spent)

    @property
    def reloaded(self) -> bool:
        """Whether the last move led to a new load."""
        return "loaded" in self.kinds

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    @property
    def public(self) -> DuelView:
        return self.game.view(None)

    def pocket(self, seat: Seat) -> list[Item]:
        return self.game.pockets[seat]

    def badge(self, seat: Seat) -> str:
        """The private line: what this seat was told, `?` where it knows nothing."""
        known = self.game.view(seat).known
        return "".join(
            LETTERS[known[place]] if place in known else "?"
            for place in range(1, len(self.game.queue) + 1)
        )

    def told(self, kind: str, seat: Seat | None = None) -> Event:
        """The one event of this kind that this seat (None: everybody) heard at the last move."""
        heard = [e for e in self.events if e.kind == kind and e.heard_by(seat)]
        assert len(heard) == 1, f"{len(heard)} events {kind}"
        return heard[0]


def until(try_seed: Callable[[int], bool]) -> None:
    """Try seeds until luck does what the position needs."""
    if not any(try_seed(seed) for seed in range(1000)):
        pytest.fail("no seed of a thousand does it")
