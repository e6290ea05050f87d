"""A game at a table asks: what whom, and who may answer it."""

from collections.abc import Iterable
from typing import Any

from pydantic import SerializeAsAny, ValidationInfo, field_validator

from bot.engines.game import Game, Move, Offer, Seat
from bot.engines.registry import GAMES
from bot.gathering import Gathering, Refused
from bot.pace import Running


def illegal(game_key: str, offers: Iterable[Offer], move: Move) -> Refused:
    """Why these offers do not allow a move: in the game's own words where a pick is barred."""
    barred = {pick for offer in offers if offer.kind == move.kind for pick in offer.barred}
    return Refused("illegal", f"{game_key}-barred-{move.kind}" * bool(barred & set(move.picks)))


def is_open(question: str) -> bool:
    """Whether an answer to it may be anybody's who is waited for, as all are asked alike."""
    return question.count(".") == 1


class Asking(Gathering):
    """A gathering with a game that waits for answers, by when."""

    game: SerializeAsAny[Game] | None = None
    deals: int = 0
    running: Running | None = None

    @field_validator("game", mode="before")
    @classmethod
    def _read_game(cls, value: Any, info: ValidationInfo) -> Any:
        return GAMES[info.data["game_key"]].model_validate(value) if value else value

    @property
    def open_question(self) -> str | None:
        """What an answer names where all are asked alike: `<deal>.<clock key>`."""
        return f"{self.deals}.{self.running.key}" if self.running else None

    def question(self, seat: Seat) -> str | None:
        """What this seat's next move must name: `<deal>.<clock key>.<its own moves since>`."""
        if self.game is None or self.running is None or not self.game.legal(seat):
            return None
        return f"{self.open_question}.{self.sitters[seat].asked}"

    def answering(self, person_id: str, question: str) -> Seat:
        """The seat of a person who is asked this.

        Raises `Refused`: not-seated, not-begun, over, closed, away, not-asked, stale.
        """
        seat = self.seated(person_id)
        self.need("playing")
        if not self.sitters[seat].plays:
            raise Refused("away")
        asked = self.question(seat)
        if asked is None:
            raise Refused("not-asked")
        if question != asked:
            raise Refused("stale")
        return seat

    def own_question(self, person_id: str, asked: str, move: Move) -> str:
        """The question of this person that is meant where all were asked alike.

        If he has given just this answer already it is that one, which may be repeated. Raises
        `Refused`: not-seated, not-begun, over, closed, away, not-asked, stale, illegal.
        """
        seat = self.seated(person_id)
        question, answer = self.sitters[seat].last or ("", None)
        if question.rpartition(".")[0] == asked:
            if answer == move:
                return question
            raise Refused("not-asked", "toast-answered")
        self.need("playing")
        if asked != self.open_question:
            raise Refused("stale")
        offers = self.game.open_offers() if self.game else []
        if not any(offer.kind == move.kind and offer.allows(move.picks) for offer in offers):
            raise Refused("illegal")
        question = self.question(seat) or ""
        self.answering(person_id, question)
        return question
