"""A game of Mafia set up by hand: `Scene().night({K: V1}).day({V2: M1}).night()`.

Seats have letters: two mafs, maniac, doctor, commissioner, civilians. Who is not mentioned passes,
abstains or skips the night.
"""

from collections.abc import Collection, Mapping
from random import Random
from typing import Literal, Self

from bot.engines.game import Circle, Event, Illegal, Move, Outcome, Seat
from bot.engines.mafia import Mafia, MafiaOptions, MafiaView, Role

M1, M2, K, D, C, V1, V2, V3, V4 = range(9)
LETTERS: dict[str, Role] = {
    "M": "maf",
    "K": "maniac",
    "D": "doctor",
    "C": "commissioner",
    "V": "civilian",
}
LUCK = Random(1)


class Scene:
    """Everybody has looked: it is the first day. `only` are those who have not been jailed yet."""

    def __init__(
        self,
        roles: str = "MMKDCVVV",
        only: Collection[Seat] = (),
        mafs: Literal["agree", "last"] = "agree",
        looked: bool = True,
        game: type[Mafia] = Mafia,
    ) -> None:
        self.game = game.deal(len(roles), MafiaOptions(mafs=mafs), Random(7))
        self.game.roles = [LETTERS[letter] for letter in roles]
        self.events: list[Event] = self.game.told()
        if looked:
            for seat in range(len(roles)):
                self.play(seat, "look")
        if only:
            self.game.fates = {s: "jailed" for s in self.game.living if s not in only}
            self.game.living = sorted(only)
            self.game.pending = sorted(only)

    # What is done

    def play(self, seat: Seat, kind: str, *picks: int) -> Self:
        self.game.play(seat, Move(kind=kind, picks=tuple(map(str, picks))), LUCK)
        return self._note()

    def lapse(self, *seats: Seat) -> Self:
        """These stay silent; without any, all who are waited for now."""
        for seat in seats or sorted(self.game.waiting()):
            self.game.lapse(seat, LUCK)
        return self._note()

    def leave(self, *seats: Seat) -> Self:
        for seat in seats:
            self.game.leave(seat, LUCK)
        return self._note()

    def _note(self) -> Self:
        self.events = self.game.told() or self.events
        return self

    def all_play(self, kind: str) -> Self:
        """All who are waited for now."""
        for seat in sorted(self.game.waiting()):
            self.play(seat, kind)
        return self

    def name(self, names: Mapping[Seat, Seat]) -> Self:
        """Nominations: who names whom, in this order; all others pass."""
        for seat, target in names.items():
            self.play(seat, "name", target)
        return self.all_play("pass") if self.stage == "nominate" else self

    def vote(self, votes: Mapping[Seat, Seat]) -> Self:
        """Who votes for whom; all others abstain."""
        for seat, target in votes.items():
            self.play(seat, "vote", target)
        return self.all_play("abstain") if self.game.pending and self.stage == "vote" else self

    def choose(self, choices: Mapping[Seat, Seat]) -> Self:
        """The night's choices, nobody ready yet. By day all pass first."""
        if self.stage == "nominate":
            self.name({})
        for seat, target in choices.items():
            self.play(seat, "choose", target)
        return self

    def night(self, choices: Mapping[Seat, Seat] | None = None) -> Self:
        """A whole night: its choices, then everybody is ready."""
        return self.choose(choices or {}).all_play("ready")

    def refuses(self, seat: Seat, kind: str, *picks: int) -> bool:
        """Whether this is illegal now; then nothing may have changed."""
        before = self.game.model_dump_json()
        try:
            self.game.play(seat, Move(kind=kind, picks=tuple(map(str, picks))), LUCK)
        except Illegal:
            assert self.game.model_dump_json() == before
            return not self.game.told()
        return False

    # What can be seen

    @property
    def stage(self) -> str:
        return self.game.stage

    @property
    def living(self) -> list[Seat]:
        return self.game.living

    @property
    def public(self) -> MafiaView:
        return self.game.view(None)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome()

    @property
    def reason(self) -> str | None:
        return self.outcome.reason if self.outcome else None

    @property
    def kinds(self) -> list[str]:
        """What everybody was told last."""
        return [event.kind for event in self.events if event.to is None]

    def told(self, kind: str, seat: Seat | None = None) -> dict[str, object]:
        """What the one event of this kind said that this seat (None: everybody) heard last."""
        heard = [e for e in self.events if e.kind == kind and e.heard_by(seat)]
        assert len(heard) == 1, f"{len(heard)} events {kind}"
        return heard[0].data

    def view(self, seat: Seat) -> MafiaView:
        return self.game.view(seat)

    def saw(self, seat: Seat = C) -> list[bool | None]:
        """What came of the commissioner's nights."""
        return [past.awake for past in self.view(seat).past]

    def offered(self, seat: Seat, kind: str) -> set[int]:
        """Whom one may pick."""
        offers = [offer for offer in self.game.legal(seat) if offer.kind == kind]
        return {int(p) for offer in offers for p in offer.among if p not in offer.barred}

    def may(self, seat: Seat) -> list[str]:
        return [offer.kind for offer in self.game.legal(seat)]

    def circles(self, seat: Seat) -> dict[str, bool]:
        """Where a seat reads, and whether it may write there."""
        found: list[Circle] = self.game.talk(seat)
        return {circle.key: circle.may_write for circle in found}
