"""Mafia, game no. 14: mafs, a maniac and the builders; all judge by day, some strike by night."""

from random import Random
from typing import Any, ClassVar, Literal, Self

from bot.engines.game import BySeat, Circle, Clock, Fact, Game, Move, Offer, Outcome, Seat, View

Role = Literal["maf", "maniac", "doctor", "commissioner", "civilian"]
Stage = Literal["meet", "nominate", "vote", "night", "over"]
Fate = Literal["alive", "leaving", "jailed", "killed", "bricked", "left", "removed"]
Reason = Literal["builders", "mafs", "maniac", "nobody", "stalemate"]
SPECIAL: list[Role] = ["maf", "maf", "maniac", "doctor", "commissioner"]
FORCES: dict[Role, Reason] = {"maf": "mafs", "maniac": "maniac"}
ORDER: tuple[Role, ...] = ("maniac", "doctor", "commissioner", "maf")
SPANS: dict[Stage, Literal["glance", "turn", "debate"]] = {"meet": "glance", "nominate": "debate"}
SILENT_DAYS, CALM_CYCLES, DAYS, CHANGES = 2, 3, 60, 20
LOOK, PASS, ABSTAIN = Offer(kind="look"), Offer(kind="pass"), Offer(kind="abstain")
READY, WITHDRAW = Offer(kind="ready"), Offer(kind="withdraw")


class MafiaOptions(Fact):
    """What mafs who want different victims do: miss, or take whom both wanted last that night."""

    mafs: Literal["agree", "last"] = "agree"


class Past(Fact):
    """Whom one chose in a night; and what the commissioner saw: who is awake is no builder."""

    night: int
    seat: Seat
    awake: bool | None


class Night(Fact, frozen=False):
    """Who chose whom; whom the brick hit, who had smoked, who was seen awake, whom mafs killed."""

    choices: dict[Seat, Seat]
    hit: Seat | None = None
    smoked: Seat | None = None
    awake: bool | None = None
    killed: Seat | None = None


class Revealed(Fact):
    """Everybody's role, and every night."""

    roles: BySeat[Role]
    nights: tuple[Night, ...]


class MafiaView(View):
    """What a seat sees of Mafia; from `me` on it is this seat's own, and empty for a watcher.

    `missed`: silent days in a row, with today. `votes`: the last closed vote. `bricked`, `killed`:
    the morning's news. `choices`: also the other maf's.
    """

    game: Literal["mafia"] = "mafia"
    stage: Stage
    day: int
    fates: BySeat[Fate]
    stunned: Seat | None
    bricks: BySeat[int]
    missed: BySeat[int]
    accusers: BySeat[Seat | None]
    candidates: tuple[Seat, ...]
    round: int
    votes: BySeat[Seat | None]
    bricked: Seat | None
    killed: Seat | None
    me: Seat | None
    role: Role | None
    mafs: tuple[Seat, ...]
    choices: BySeat[Seat | None]
    past: tuple[Past, ...]


class Mafia(Game):
    """The whole truth of a game. Night n follows day n; `nights` are those that are over.

    `named` maps who is put up to who did it; a repeated name is as good as none, so not on offer.
    `counted` is the last closed vote, `common` whom both mafs wanted last tonight, `calm` the
    number of cycles in which nobody was jailed and neither brick nor kill tried.
    """

    key: ClassVar[str] = "mafia"
    players: ClassVar[range] = range(6, 15)
    Options: ClassVar[type[Fact]] = MafiaOptions

    options: MafiaOptions
    roles: list[Role]
    living: list[Seat]
    pending: list[Seat]
    stage: Stage = "meet"
    number: int = 0
    day: int = 0
    fates: dict[Seat, Fate] = {}
    missed: dict[Seat, int] = {}
    stunned: Seat | None = None
    named: dict[Seat, Seat] = {}
    candidates: list[Seat] = []
    round: int = 0
    votes: dict[Seat, Seat] = {}
    counted: dict[Seat, Seat] = {}
    choices: dict[Seat, Seat] = {}
    common: list[Seat] = []
    changes: list[Seat] = []
    nights: list[Night] = []
    calm: int = 0
    reason: Reason | None = None

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        roles, all_ = SPECIAL + ["civilian"] * (seats - len(SPECIAL)), list(range(seats))
        rng.shuffle(roles)
        game = cls(seats=seats, options=options, roles=roles, living=all_, pending=all_.copy())
        game.tell("began", count=seats, civilians=roles.count("civilian"))
        return game

    def legal(self, seat: Seat) -> list[Offer]:
        if self.stage == "night" and seat in self.living and seat not in self.left:
            return self._tonight(seat)
        if seat not in self.pending:
            return []
        if self.stage != "nominate":
            return self.open_offers()
        return [_one("name", [s for s in self.living if s != seat and s not in self.named]), PASS]

    def open_offers(self) -> list[Offer]:
        """Who has looked, and who is on trial, is the same for all."""
        if self.stage == "vote":
            return [_one("vote", self.candidates), ABSTAIN]
        return [LOOK] if self.stage == "meet" else []

    def _tonight(self, seat: Seat) -> list[Offer]:
        """One screen for all roles; until all are ready one may think again, if not for ever."""
        dose = self.nights[-1].smoked if self.nights else None
        barred = {"commissioner": seat, "doctor": dose}.get(self.roles[seat])
        choose = _one("choose", self.living, barred, self.choices.get(seat))
        offers = [choose] * (self.changes.count(seat) < CHANGES)
        if seat in self.choices:
            offers.append(WITHDRAW)
        if seat in self.pending:
            offers.append(READY)
        return offers

    def waiting(self) -> frozenset[Seat]:
        return frozenset(self.pending)

    def clock(self) -> Clock | None:
        span = SPANS.get(self.stage, "turn")
        return None if self.reason else Clock(key=f"s{self.number}", span=span)

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        """Silence names nobody, abstains, and leaves the night's last choice as it is."""
        return Move(kind="silence")

    def talk(self, seat: Seat) -> list[Circle]:
        """The able speak by day; the night is silent but for the mafs, and one hit may type."""
        lives, dark = seat in self.living, self.stage in ("meet", "night")
        speaks = self.stage == "over" or (not dark and seat in self._able())
        both = [Circle(key="table", may_write=speaks), Circle(key="mafs", may_write=dark and lives)]
        return both if self.roles[seat] == "maf" else both[:1]

    def outcome(self) -> Outcome | None:
        """All of a force win that is left alone, its dead too."""
        roles, reason = tuple(self.roles), self.reason
        if reason is None:
            return None
        winners = tuple(s for s, r in enumerate(roles) if FORCES.get(r, "builders") == reason)
        revealed = Revealed(roles=roles, nights=tuple(map(self._deeds, self.nights)))
        return Outcome(winners=winners, reason=reason, revealed=revealed)

    def _deeds(self, night: Night) -> Night:
        """Civilians' suspicions are shown to nobody."""
        deeds = {s: t for s, t in night.choices.items() if self.roles[s] != "civilian"}
        return night.model_copy(update={"choices": deeds})

    def view(self, seat: Seat | None) -> MafiaView:
        me, all_ = -1 if seat is None else seat, range(self.seats)
        role = None if seat is None else self.roles[seat]
        mafs = tuple(s for s in all_ if self.roles[s] == role == "maf")
        seen = (me, *mafs) if me in self.living else ()
        hits = [night.hit for night in self.nights]
        sees = role == "commissioner"
        return MafiaView(
            stage=self.stage,
            day=self.day,
            fates=tuple(self.fates.get(s, "alive") for s in all_),
            stunned=self.stunned,
            bricks=tuple(map(hits.count, all_)),
            missed=tuple(self.missed.get(s, 0) for s in all_),
            accusers=tuple(map(self.named.get, all_)),
            candidates=tuple(self.candidates),
            round=self.round,
            votes=tuple(map(self.counted.get, all_)),
            bricked=hits[-1] if hits else None,
            killed=self.nights[-1].killed if hits else None,
            me=seat,
            role=role,
            mafs=mafs,
            choices=tuple(self.choices.get(s) if s in seen else None for s in all_),
            past=tuple(
                Past(night=n, seat=night.choices[me], awake=night.awake if sees else None)
                for n, night in enumerate(self.nights, 1)
                if me in night.choices
            ),
        )

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        target = int(move.picks[0]) if move.picks else seat
        if move.kind == "choose":
            self.choices[seat] = target
            self.changes.append(seat)
            if [t for s, t in self.choices.items() if self.roles[s] == "maf"] == [target] * 2:
                self.common = [target]
            return
        if move.kind == "withdraw":
            del self.choices[seat]
            return
        self.pending.remove(seat)
        if move.kind != "silence":
            self.missed[seat] = 0
        if move.kind == "vote":
            self.votes[seat] = target
        elif move.kind == "name":
            self.named[target] = seat
            self.tell("named", seat=seat, target=target)
            free = set(self.living).difference(self.named)
            # Whoever could put up nobody but himself has no choice, and is not asked.
            self.pending = [other for other in self.pending if len(free) > 1 or free - {other}]
        closed = None if self.pending else self.stage
        if closed == "nominate":
            self._judge(list(self.named))
        elif closed == "vote":
            self._count()
        elif closed == "meet" or (closed == "night" and not self._gone(self._resolve())):
            self._dawn()

    def leave(self, seat: Seat, rng: Random) -> None:
        """He skips from now on, tonight already, and is gone at the next dawn."""
        self.choices.pop(seat, None)
        self.fates.setdefault(seat, "leaving")
        super().leave(seat, rng)

    def _begin(self, stage: Stage, asked: list[Seat]) -> None:
        self.stage, self.number, self.pending = stage, self.number + 1, asked.copy()

    def _able(self) -> list[Seat]:
        return [seat for seat in self.living if seat != self.stunned]

    def _judge(self, names: list[Seat]) -> None:
        """One name is a verdict, none is none; several are voted on, from zero."""
        if len(names) < 2:
            self._dusk(names)
            return
        self.candidates, self.votes = names, {}
        self.round += 1
        self._begin("vote", self._able())
        self.tell("accused", nominees=names, count=len(names), round=self.round)

    def _count(self) -> None:
        """The most votes decide; a tie of all spares all of them."""
        able, self.counted = self._able(), self.votes
        tally = {name: [s for s in able if self.votes.get(s) == name] for name in self.candidates}
        for name, voters in tally.items():
            self.tell("counted", target=name, voters=voters, count=len(voters))
        if silent := [seat for seat in able if seat not in self.votes]:
            self.tell("abstained", silent=silent, count=len(silent))
        most = max(map(len, tally.values()))
        top = [name for name, voters in tally.items() if len(voters) == most]
        self._judge(top if len(top) < len(tally) else [])

    def _dusk(self, jailed: list[Seat]) -> None:
        """The verdict; then whoever has kept silent for two days is removed as if jailed."""
        mute = [s for s in self._able() if self.missed.get(s) and s not in (*jailed, *self.left)]
        out: dict[Seat, Fate] = dict.fromkeys(jailed, "jailed")
        out |= {seat: "removed" for seat in mute if self.missed[seat] == SILENT_DAYS}
        if not jailed:
            self.tell("spared")
        if self._gone(out):
            return
        if warned := [seat for seat in mute if seat not in out]:
            self.tell("missed", silent=warned, count=len(warned))
        self.calm = -1 if out else self.calm
        self.named, self.candidates, self.round, self.stunned = {}, [], 0, None
        self._begin("night", self.living)
        self.tell("fell", night=self.day)

    def _resolve(self) -> dict[Seat, Fate]:
        """What was chosen happens in its order, unless the brick has hit who chose. Who dies."""
        night, roles, does = Night(choices=self.choices), self.roles, self.choices.items()
        for role in ORDER:
            chosen = {target for s, target in does if roles[s] == role and s != night.hit}
            if len(chosen) > 1:
                chosen = set(self.common if self.options.mafs == "last" else ())
            for target in chosen:
                if role == "maniac":
                    night.hit = target
                elif role == "doctor":
                    night.smoked = target
                    night.hit = None if night.hit == target else night.hit
                elif role == "commissioner":
                    night.awake = roles[target] in FORCES
                    self.tell("checked", to=[roles.index(role)], target=target, awake=night.awake)
                elif target != night.smoked:
                    night.killed = target
        self.calm = 0 if any(roles[s] in FORCES for s in self.choices) else self.calm + 1
        self.choices, self.common, self.changes = {}, [], []
        self.nights.append(night)
        return self._deaths(night)

    def _deaths(self, night: Night) -> dict[Seat, Fate]:
        """A second brick kills, and first: then the mafs find nobody left to kill."""
        deaths: dict[Seat, Fate] = {}
        if night.hit is not None and any(past.hit == night.hit for past in self.nights[:-1]):
            deaths[night.hit] = "bricked"
        elif night.hit is not None:
            self.stunned = night.hit
            self.tell("stunned", seat=night.hit)
        if night.killed is not None and deaths.setdefault(night.killed, "killed") != "killed":
            night.killed = None
        if night.hit is None and not deaths:
            self.tell("slept")
        return deaths

    def _dawn(self) -> None:
        """Who has left is gone; then a new day, if there is still something to play for."""
        left: dict[Seat, Fate] = {seat: "left" for seat in self.living if seat in self.left}
        if not self._gone(left) and (self.calm == CALM_CYCLES or self.day == DAYS):
            self._end("stalemate")
        if self.reason is None:
            self.day += 1
            self._begin("nominate", self._able())
            self.missed |= {seat: self.missed.get(seat, 0) + 1 for seat in self.pending}
            self.tell("dawned", day=self.day)

    def _gone(self, fates: dict[Seat, Fate]) -> bool:
        """They are gone. Whether that ends it: a force wins when the others have nobody left."""
        for seat, fate in fates.items():
            self.tell(fate, seat=seat)
            self.living.remove(seat)
        self.fates |= fates
        self.stunned = None if self.stunned in fates else self.stunned
        forces = {FORCES.get(self.roles[seat], "builders") for seat in self.living}
        if len(forces) < 2:
            self._end(forces.pop() if forces else "nobody")
        return len(forces) < 2

    def _end(self, reason: Reason) -> None:
        self.reason = reason
        self._begin("over", [])
        self.tell("ended", reason=reason)


def _one(
    kind: str, seats: list[Seat], barred: Seat | None = None, chosen: Seat | None = None
) -> Offer:
    among = tuple([str(seat) for seat in seats])
    bars = (str(barred),) if barred in seats else ()
    now = () if chosen is None else (str(chosen),)
    return Offer(kind=kind, among=among, least=1, most=1, barred=bars, chosen=now)
