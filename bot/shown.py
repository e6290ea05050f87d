"""What a chat was shown of a table: the note that is kept about each audience's card."""

from typing import Literal, NamedTuple

from bot.engines.game import Fact
from bot.keyboards import Place
from bot.snapshot import Snapshot
from bot.steps import Chosen
from bot.story import is_called
from bot.table import Table

GROUP = "group"
ASKED = "asked."
CHOSEN = "chosen."
SEEN = "seen."
PANEL = "panel."
ASIDE = "aside."
NEWS = "news"
MOST_OLD = 20


class Note(Fact):
    """About one card. `message` is the one that shows it, in `chat`; `digest` is what it shows.

    `sending` stands from before a first send until its answer: whoever finds it old repeats the
    send, and `unsure` counts sends in a row of which nobody knows the end. `old` are messages to be
    taken away once this card stands, `warning` is one that is taken away once its reader has
    answered, `pinned` the one that is pinned. `loud` says whether the next send may buzz, `called`
    are the calls that were made when it was looked at last. An `off` card cannot be shown: the chat
    is closed to us.
    """

    state: Literal["none", "sending", "shown", "off"] = "none"
    chat: str = ""
    message: int = 0
    digest: str = ""
    since: float = 0.0
    unsure: int = 0
    loud: bool = True
    invited: bool = False
    awaited: bool = False
    called: tuple[str, ...] = ()
    old: tuple[int, ...] = ()
    warning: int = 0
    pinned: int = 0

    def replaced(self, message: int) -> tuple[int, ...]:
        """What is to be taken away when this message has had its day too; the latest only."""
        return (*self.old, *((message,) if message else ()))[-MOST_OLD:]


class Asked(Fact):
    """Somebody's wish for a new card, `message` being one of ours that may become it."""

    invited: bool = False
    message: int = 0


class Panel(Fact):
    """Asks something about the game of this deal, and goes with it; of what it is `about` one."""

    deal: int
    chat: str
    message: int
    about: str = ""

    @property
    def key(self) -> str:
        return f"{PANEL}{self.chat}.{self.message}"


class Aside(Fact):
    """What one person was shown alone in a group, by its number there.

    `question` is what it asks, `digest` what it shows, `wanted` that he has tapped it since, and
    `old` are earlier ones that are to be taken away.
    """

    chat: str
    number: int
    question: str = ""
    digest: str = ""
    wanted: bool = False
    old: tuple[int, ...] = ()

    def replaced(self, number: int) -> tuple[int, ...]:
        """What is to be taken away now that this number stands; Telegram may give one again."""
        return tuple(old for old in (*self.old, self.number) if old != number)[-MOST_OLD:]


class News(Fact):
    """Who is still to hear that this table was opened in his group."""

    to: tuple[str, ...]


class Kept(NamedTuple):
    """What is kept about a table's cards, by audience: its card, its wish, what it has chosen.

    `seen` are the moments they tapped their cards at, `news` who is still to hear of the table.
    """

    notes: dict[str, Note]
    wishes: dict[str, Asked]
    chosen: dict[str, Chosen]
    seen: dict[str, float]
    panels: list[Panel]
    asides: dict[str, Aside]
    news: list[str]


def read_notes(kept: dict[str, str]) -> Kept:
    """What Redis keeps as text."""
    found = Kept({}, {}, {}, {}, [], {}, [])
    for key, text in kept.items():
        if key.startswith(ASKED):
            found.wishes[key.removeprefix(ASKED)] = Asked.model_validate_json(text)
        elif key.startswith(CHOSEN):
            found.chosen[key.removeprefix(CHOSEN)] = Chosen.model_validate_json(text)
        elif key.startswith(SEEN):
            found.seen[key.removeprefix(SEEN)] = float(text)
        elif key.startswith(PANEL):
            found.panels.append(Panel.model_validate_json(text))
        elif key.startswith(ASIDE):
            person = key.removeprefix(ASIDE)
            found.asides[person] = Aside.model_validate_json(text)
        elif key == NEWS:
            found.news.extend(News.model_validate_json(text).to)
        else:
            found.notes[key] = Note.model_validate_json(text)
    return found


class Audience(Fact):
    """Who a card is for: the group (no person), or one person in private."""

    chat: str
    topic: int | None = None
    person: str | None = None

    @property
    def key(self) -> str:
        return GROUP if self.person is None else self.person

    @property
    def place(self) -> Place:
        return "group" if self.person is None else "private"


def audiences(table: Table, known: frozenset[str]) -> list[Audience]:
    """All who should have a card, or have one: `known` are the keys of those who do."""
    found = []
    if table.chat is not None:
        found.append(Audience(chat=table.chat.id, topic=table.chat.topic))
    seated = {s.person.id for s in table.sitters if s.person and not s.gone}
    # In a group the lobby's card is enough; each player's own begins with the game.
    private = seated if table.chat is None or table.stage in ("playing", "over") else set()
    people = sorted(private | (known - {GROUP}))
    return [*found, *(Audience(chat=person, person=person) for person in people)]


def calls(table: Table, shot: Snapshot, audience: Audience, awaited: bool) -> list[str]:
    """Keys of what this audience's phones should buzz for, once each.

    `awaited` says whether this person was waited for already when the card was made last.
    """
    if sum(sitter.plays for sitter in table.sitters) < 2 and table.stage == "playing":
        return []
    who = audience.key
    found = []
    if "start" in shot.may and table.stage == "lobby" and table.chat is None:
        # Whoever was waited for has come, perhaps long after the link was sent.
        found.append(f"ready.{table.deals}.{who}")
    if table.stage in ("playing", "over"):
        found.append(f"began.{table.deals}.{who}")
    if table.stage == "over":
        found.append(f"result.{table.deals}.{who}")
    elif audience.person is None:
        found += _turning_point(table)
    elif is_awaited(shot) and not awaited and shot.clock is not None:
        found.append(f"turn.{table.deals}.{shot.clock.key}.{who}")
    return found


def _turning_point(table: Table) -> list[str]:
    """The last turn the game took, by its place in the story: those before it are on its card."""
    if table.stage != "playing":
        return []
    first = table.told - len(table.story)
    places = (
        first + place
        for place, event in reversed(list(enumerate(table.story)))
        if is_called(table.game_key, event)
    )
    return [f"story.{table.deals}.{place}" for place in places][:1]


def is_awaited(shot: Snapshot) -> bool:
    return shot.seat is not None and shot.seat in shot.waiting
