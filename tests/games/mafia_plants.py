"""Mafias that leak, each in a way of its own."""

from random import Random
from typing import Any

from bot.engines.game import Clock, Game, Offer, Seat
from bot.engines.mafia import Mafia, MafiaView, Night
from tests.games import Plant


def showing_whose_choice_is_made(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def waiting(self) -> frozenset[Seat]:
            waiting = super().waiting()
            asked = {s for s in waiting if self.stage != "night" or self.roles[s] != "civilian"}
            return frozenset(asked) or waiting

    return Leaky


def showing_a_role_when_one_is_gone(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            if kind in ("jailed", "killed", "bricked"):
                data["role"] = self.roles[data["seat"]]
            super().tell(kind, to, fleeting, **data)

    return Leaky


def telling_everybody_what_the_commissioner_saw(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            super().tell(kind, None, fleeting, **data)

    return Leaky


def telling_of_a_save(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def _deaths(self, night: Night) -> Any:
            self.tell("saved", count=sum(t == night.smoked for t in night.choices.values()))
            return super()._deaths(night)

    return Leaky


def showing_all_the_choices(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def view(self, seat: Seat | None) -> MafiaView:
            choices = tuple(map(self.choices.get, range(self.seats)))
            return super().view(seat).model_copy(update={"choices": choices})

    return Leaky


def giving_mafs_more_time(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def clock(self) -> Clock | None:
            clock = super().clock()
            busy = any(self.roles[s] == "maf" for s in self.choices)
            return Clock(key=clock.key, span="debate") if clock and busy else clock

    return Leaky


def barring_who_has_smoked_for_all(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def legal(self, seat: Seat) -> list[Offer]:
            dose = self.nights[-1].smoked if self.nights else None
            gone = [o.model_copy(update={"barred": (str(dose),)}) for o in super().legal(seat)]
            return gone if dose in self.living and self.stage == "night" else super().legal(seat)

    return Leaky


def telling_which_side_has_left(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def leave(self, seat: Seat, rng: Random) -> None:
            self.tell("went", seat=seat, maf=self.roles[seat] == "maf")
            super().leave(seat, rng)

    return Leaky


PLANTS: tuple[Plant, ...] = (
    showing_whose_choice_is_made,
    showing_a_role_when_one_is_gone,
    telling_everybody_what_the_commissioner_saw,
    telling_of_a_save,
    showing_all_the_choices,
    giving_mafs_more_time,
    barring_who_has_smoked_for_all,
    telling_which_side_has_left,
)
