"""Leaks of Coup's own that must be found."""

from typing import Any

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupView, Prove, Step
from bot.engines.game import Game, Offer, Seat
from tests.games import Plant


def showing_all_what_was_examined(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def view(self, seat: Seat | None) -> CoupView:
            sight = super().view(seat)
            return sight.model_copy(update={"examined": super().view(self.turn).examined})

    return Leaky


def showing_all_what_was_drawn(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def view(self, seat: Seat | None) -> CoupView:
            sight = super().view(seat)
            return sight.model_copy(update={"drawn": super().view(self.turn).drawn})

    return Leaky


def telling_all_what_was_replaced(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            super().tell(kind, None, fleeting, **data)

    return Leaky


def telling_what_was_kept(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            if kind == "exchanged":
                data["kept"] = sorted(self.hands[self.turn])
            super().tell(kind, to, fleeting, **data)

    return Leaky


def challenging_only_lies(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def legal(self, seat: Seat) -> list[Offer]:
            offers = super().legal(seat)
            asked = any(offer.kind == "challenge" for offer in offers)
            true = asked and self.doubted.role in self.hands[self.doubted.seat]
            return offers[:1] if true else offers

    return Leaky


def asking_for_proof_only_who_has_it(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def asked_by(self, step: Step) -> list[Seat]:
            asked = super().asked_by(step)
            true = isinstance(step, Prove) and self.doubted.role in self.hands[self.doubted.seat]
            return asked if true or not isinstance(step, Prove) else []

    return Leaky


def counting_lies_in_public(rules: Any) -> type[Game]:
    class Leaky(Coup):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            if kind in ("announced", "aimed", "blocked"):
                data["lies"] = self.lies[data["seat"]]
            super().tell(kind, to, fleeting, **data)

    return Leaky


PLANTS: tuple[Plant, ...] = (
    showing_all_what_was_examined,
    showing_all_what_was_drawn,
    telling_all_what_was_replaced,
    telling_what_was_kept,
    challenging_only_lies,
    asking_for_proof_only_who_has_it,
    counting_lies_in_public,
)
