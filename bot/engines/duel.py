"""Duel, the night protocol: two seats, one shotgun, a known mix of shells in a hidden order."""

from random import Random
from typing import Annotated, Any, ClassVar, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict

from bot.engines.game import BY_SEAT, Clock, Fact, Game, Move, Offer, Outcome, Seat, View

Kind = Literal["live", "blank"]
FirstItem = Literal["cigarettes", "loupe", "beer"]
LaterItem = Literal["handcuffs", "saw", "inverter", "phone", "adrenaline", "medicine"]
Item = FirstItem | LaterItem
FIRST_ITEMS: tuple[Item, ...] = get_args(FirstItem)
ITEMS: tuple[Item, ...] = (*FIRST_ITEMS, *get_args(LaterItem))
POCKET = 8
ROUNDS = 3
CAPS = {1: 2, 2: 4, 3: 4}
DEALT = {1: 2, 2: 2, 3: 4}
SIZES = {2: (3, 6), 3: (4, 8)}
OTHER: dict[Kind, Kind] = {"live": "blank", "blank": "live"}


class DuelOptions(Fact):
    """Solo against the dealer – three rounds in a row – or two players, best of three."""

    mode: Literal["solo", "duel"] = "duel"


class Shell(BaseModel):
    """One shell of the queue: its type as loaded, and whether an inverter turned it over."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    number: int
    loaded: Kind
    flipped: bool = False

    @property
    def kind(self) -> Kind:
        return OTHER[self.loaded] if self.flipped else self.loaded


class Load(Fact):
    """A load as it was: its round and its shells in order, as loaded."""

    round: int
    shells: tuple[Kind, ...]


class Revealed(Fact):
    """What only the table knew: every load in its order."""

    loads: tuple[Load, ...]


class DuelView(View):
    """What a seat sees of the Duel. `known` maps places in the queue (1 is next) to types."""

    game: Literal["duel"] = "duel"
    mode: Literal["solo", "duel"]
    round: int
    opener: Seat
    turn: Seat
    charges: Annotated[tuple[int, int], BY_SEAT]
    cap: int
    score: Annotated[tuple[int, int], BY_SEAT]
    pockets: Annotated[tuple[tuple[Item, ...], tuple[Item, ...]], BY_SEAT]
    live: int
    blank: int
    flipped: bool
    sawn: bool
    cuffed: Seat | None
    locked: Seat | None
    spent: tuple[Kind, ...]
    known: dict[int, Kind]


class Duel(Game):
    """The whole truth of a duel. Seat 0 opens the first round; in solo it is the person's."""

    key: ClassVar[str] = "duel"
    players: ClassVar[range] = range(2, 3)
    Options: ClassVar[type[Fact]] = DuelOptions

    options: DuelOptions
    round: int = 0
    opener: Seat = 0
    turn: Seat = 0
    turns: int = 0
    charges: list[int] = [0, 0]
    score: list[int] = [0, 0]
    pockets: list[list[Item]] = [[], []]
    queue: list[Shell] = []
    known: list[set[int]] = [set(), set()]
    spent: list[Kind] = []
    sawn: bool = False
    cuffed: Seat | None = None
    locked: Seat | None = None
    lapses: list[int] = [0, 0]
    loads: list[Load] = []
    end: Literal["", "rounds", "left", "silent"] = ""
    winner: Seat | None = None

    @classmethod
    def house_seats(cls, options: Any) -> int:
        return 1 if options.mode == "solo" else 0

    @classmethod
    def seating(cls, seats: int, options: Any, again: bool, rng: Random) -> list[int]:
        """The person opens in solo; otherwise chance says who opens, and after a game the other."""
        if options.mode == "solo":
            return [0, 1]
        return [1, 0] if again else rng.sample(range(2), 2)

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        game = cls(seats=seats, options=options)
        game._begin_round(rng)
        return game

    # What may be done

    def legal(self, seat: Seat) -> list[Offer]:
        if self.winner is not None or seat != self.turn:
            return []
        pocket, other = self.pockets[seat], self.pockets[1 - seat]
        offers = [Offer(kind="shoot", among=(str(1 - seat), str(seat)), least=1, most=1)]
        if usable := self._usable(seat, pocket):
            offers.append(Offer(kind="use", among=usable, least=1, most=1))
        if "adrenaline" in pocket and (loot := self._usable(seat, other)):
            offers.append(Offer(kind="steal", among=loot, least=1, most=1))
        return offers

    def _usable(self, seat: Seat, pocket: list[Item]) -> tuple[Item, ...]:
        """What would act at once in this seat's hand; adrenaline is a theft instead."""
        idle: set[Item] = {"adrenaline"}
        if self.sawn:
            idle.add("saw")
        if self.cuffed is not None or self.locked == 1 - seat:
            idle.add("handcuffs")
        return tuple(item for item in dict.fromkeys(pocket) if item not in idle)

    def waiting(self) -> frozenset[Seat]:
        return frozenset((self.turn,)) if self.winner is None else frozenset()

    def clock(self) -> Clock | None:
        return Clock(key=f"t{self.turns}", span="turn") if self.winner is None else None

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        """Silence never shoots: it loses the round, and a second time the match."""
        return Move(kind="yield")

    def outcome(self) -> Outcome | None:
        if self.winner is None:
            return None
        revealed = Revealed(loads=tuple(self.loads))
        return Outcome(winners=(self.winner,), reason=self.end, revealed=revealed)

    def view(self, seat: Seat | None) -> DuelView:
        mine = set[int]() if seat is None else self.known[seat]
        live = sum(shell.loaded == "live" for shell in self.queue)
        return DuelView(
            mode=self.options.mode,
            round=self.round,
            opener=self.opener,
            turn=self.turn,
            charges=(self.charges[0], self.charges[1]),
            cap=CAPS[self.round],
            score=(self.score[0], self.score[1]),
            pockets=(tuple(self.pockets[0]), tuple(self.pockets[1])),
            live=live,
            blank=len(self.queue) - live,
            flipped=bool(self.queue) and self.queue[0].flipped,
            sawn=self.sawn,
            cuffed=self.cuffed,
            locked=self.locked,
            spent=tuple(self.spent),
            known={p: s.kind for p, s in enumerate(self.queue, 1) if s.number in mine},
        )

    # What a move does

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "yield":
            self._yield(seat, rng)
        elif move.kind == "shoot":
            self._shoot(seat, int(move.picks[0]), rng)
        else:
            item = next(item for item in ITEMS if item == move.picks[0])
            stolen = move.kind == "steal"
            if stolen:
                self.pockets[seat].remove("adrenaline")
            self.pockets[1 - seat if stolen else seat].remove(item)
            self.tell("stole" if stolen else "used", seat=seat, item=item)
            self._act(seat, item, rng)

    def _shoot(self, seat: Seat, target: Seat, rng: Random) -> None:
        kind = self._spend()
        cost = 0 if kind == "blank" else 2 if self.sawn else 1
        self.sawn = False
        self.charges[target] = max(0, self.charges[target] - cost)
        self.tell(
            "shot", seat=seat, target=target, shell=kind, cost=cost, charges=self.charges[target]
        )
        if not self.charges[target]:
            self._end_round(1 - target, "shot", rng)
        elif not self.queue:
            self._load(rng)
        elif kind == "blank" and target == seat:
            self._begin_turn(seat)
        elif self.cuffed == 1 - seat:
            self.cuffed, self.locked = None, 1 - seat
            self.tell("skipped", seat=1 - seat)
            self._begin_turn(seat)
        else:
            self._begin_turn(1 - seat)

    def _act(self, seat: Seat, item: Item, rng: Random) -> None:
        """What an item does at once, whosever pocket it came from."""
        if item == "cigarettes":
            self._heal(seat, 1)
        elif item == "loupe":
            self.known[seat].add(self.queue[0].number)
            self.tell("looked", to=(seat,), shell=self.queue[0].kind)
        elif item == "beer":
            self.sawn = False
            self.tell("ejected", seat=seat, shell=self._spend())
            if not self.queue:
                self._load(rng)
        elif item == "handcuffs":
            self.cuffed = 1 - seat
        elif item == "saw":
            self.sawn = True
        elif item == "inverter":
            self.queue[0].flipped = not self.queue[0].flipped
        elif item == "phone":
            self._call(seat, rng)
        elif rng.random() < 0.5:
            self._heal(seat, 2)
        else:
            self.charges[seat] -= 1
            self.tell("poisoned", seat=seat, charges=self.charges[seat])
            if not self.charges[seat]:
                self._end_round(1 - seat, "medicine", rng)

    def _heal(self, seat: Seat, charges: int) -> None:
        before = self.charges[seat]
        self.charges[seat] = min(CAPS[self.round], before + charges)
        self.tell("healed", seat=seat, gain=self.charges[seat] - before, charges=self.charges[seat])

    def _call(self, seat: Seat, rng: Random) -> None:
        """The phone names a later shell, any with the same chance, or nothing if none follows."""
        if len(self.queue) < 2:
            self.tell("heard", to=(seat,), place=0)
            return
        place = rng.randrange(1, len(self.queue))
        self.known[seat].add(self.queue[place].number)
        self.tell("heard", to=(seat,), place=place + 1, shell=self.queue[place].kind)

    def _spend(self) -> Kind:
        """Take the next shell out, seen by both."""
        shell = self.queue.pop(0)
        for known in self.known:
            known.discard(shell.number)
        self.spent = [*self.spent, shell.kind][-2:]
        return shell.kind

    # Turns, loads, rounds

    def _begin_turn(self, seat: Seat) -> None:
        """A full turn: items first, then a shot. A seat that gets its turn may be cuffed again."""
        self.turn = seat
        self.turns += 1
        if self.locked == seat:
            self.locked = None

    def _begin_round(self, rng: Random) -> None:
        self.round += 1
        if self.options.mode == "duel":
            self.opener = (self.round - 1) % 2
        self.charges = [CAPS[self.round]] * 2
        self.spent = []
        self.tell("began", round=self.round, opener=self.opener, charges=CAPS[self.round])
        self._load(rng)

    def _load(self, rng: Random) -> None:
        """A new queue, and items except before the first one; whoever opened the round moves."""
        first = not self.loads
        kinds = _mix(self.round, first, rng)
        self.queue = [Shell(number=n, loaded=kind) for n, kind in enumerate(kinds)]
        self.known = [set(), set()]
        self.cuffed = None
        self.loads = [*self.loads, Load(round=self.round, shells=tuple(kinds))]
        live = kinds.count("live")
        self.tell("loaded", live=live, blank=len(kinds) - live)
        if not first:
            self._deal_items(rng)
        self._begin_turn(self.opener)

    def _deal_items(self, rng: Random) -> None:
        pool = FIRST_ITEMS if self.round == 1 else ITEMS
        for seat, pocket in enumerate(self.pockets):
            items = [rng.choice(pool) for _ in range(DEALT[self.round])][: POCKET - len(pocket)]
            pocket.extend(items)
            self.tell("dealt", seat=seat, items=items)

    def _end_round(self, winner: Seat, reason: str, rng: Random) -> None:
        self.score[winner] += 1
        self.queue = []
        self.known = [set(), set()]
        self.sawn = False
        self.cuffed = self.locked = None
        self.tell("won", seat=winner, round=self.round, reason=reason, score=list(self.score))
        solo = self.options.mode == "solo"
        if (solo and winner == 1) or self.score[winner] == (ROUNDS if solo else 2):
            self._end_match(winner, "rounds")
        else:
            self._begin_round(rng)

    def _yield(self, seat: Seat, rng: Random) -> None:
        self.lapses[seat] += 1
        self.tell("yielded", seat=seat)
        if self.lapses[seat] > 1:
            self._end_match(1 - seat, "silent")
        else:
            self._end_round(1 - seat, "silent", rng)

    def leave(self, seat: Seat, rng: Random) -> None:
        """A duel is over when one of the two is gone."""
        self.tell("went", seat=seat)
        self._end_match(1 - seat, "left")

    def _end_match(self, winner: Seat, reason: Literal["rounds", "left", "silent"]) -> None:
        self.end = reason
        self.winner = winner
        self.tell("ended", winner=winner, reason=reason)


def _mix(round_: int, first: bool, rng: Random) -> list[Kind]:
    """Both types, evenly; an odd one more of either with the same chance. In random order."""
    if round_ == 1:
        kinds: list[Kind] = ["live", "blank"] if first else ["live", "live", "blank"]
    else:
        size = rng.randint(*SIZES[round_])
        kinds = ["live", "blank"] * (size // 2)
        if size % 2:
            kinds.append(rng.choice(("live", "blank")))
    rng.shuffle(kinds)
    return kinds
