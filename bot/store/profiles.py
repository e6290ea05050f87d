"""What is known of people and of chats: names, languages, and how a group likes to play."""

from typing import Any, Literal

from bot.engines.game import Fact
from bot.pace import Pace
from bot.people import Person
from bot.store import keys
from bot.store.followers import Followers


class Profile(Fact):
    """A person. `language` is Telegram's, `chosen` his own wish; `can_dm` is None if unknown."""

    id: str
    name: str = ""
    language: str = "en"
    chosen: str | None = None
    can_dm: bool | None = None

    @property
    def reads(self) -> str:
        """The language to speak to this person."""
        return self.chosen or self.language


class ChatProfile(Fact):
    """A group. Its language is None until somebody has chosen one.

    Who `opens` tables there, how many `tables` at a time, whether it `pins` the running game, and
    by whom all this is `settled`.
    """

    id: str
    title: str = ""
    language: str | None = None
    opens: Literal["all", "admins"] = "all"
    tables: Literal["several", "one"] = "several"
    pins: Literal["no", "yes"] = "no"
    settled: Literal["admins", "hosts"] = "admins"


class Habit(Fact):
    """How a group began a game the last time: so its next table of that game will open."""

    options: dict[str, Any] = {}
    pace: Pace = "normal"
    stand_in: bool = False


class Profiles(Followers):
    """Profiles in Redis. Who is not known has an empty one."""

    async def person(self, person_id: str) -> Profile:
        fields = await self._link.call("HGETALL", keys.of_one("person", person_id))
        if "can_dm" in fields:
            fields["can_dm"] = fields["can_dm"] == "yes"
        return Profile(id=person_id, **fields)

    async def is_known(self, person_id: str) -> bool:
        """Whether anything is kept about this person."""
        return bool(await self._link.call("EXISTS", keys.of_one("person", person_id)))

    async def save_person(self, person: Person) -> None:
        """Keep what Telegram says about somebody: the name and the language."""
        key = keys.of_one("person", person.id)
        await self._link.call("HSET", key, "name", person.name, "language", person.language)

    async def choose_language(self, person_id: str, language: str) -> None:
        await self._link.call("HSET", keys.of_one("person", person_id), "chosen", language)

    async def set_can_dm(self, person_id: str, can_dm: bool) -> None:
        """Note whether the bot may write to this person."""
        word = "yes" if can_dm else "no"
        await self._link.call("HSET", keys.of_one("person", person_id), "can_dm", word)

    async def chat_profile(self, chat_id: str) -> ChatProfile:
        fields = await self._link.call("HGETALL", keys.of_one("chat", chat_id))
        own = {name: word for name, word in fields.items() if name in ChatProfile.model_fields}
        return ChatProfile(id=chat_id, **own)

    async def save_chat(self, chat: ChatProfile) -> None:
        """Keep what this says of a chat; an empty title or no language leaves what was known."""
        fields = chat.model_dump(exclude={"id"}, exclude_defaults=True)
        words = [word for field in fields.items() for word in field]
        if words:
            await self._link.call("HSET", keys.of_one("chat", chat.id), *words)

    async def settle_chat(self, chat_id: str, setting: str, word: str) -> None:
        """Change one of a group's settings."""
        await self._link.call("HSET", keys.of_one("chat", chat_id), setting, word)

    async def habit(self, chat_id: str, game: str) -> Habit:
        """How this chat plays a game; the usual way where it never has."""
        text = await self._link.call("HGET", keys.of_one("chat", chat_id), _plays(game))
        return Habit.model_validate_json(text) if text else Habit()

    async def keep_habit(self, chat_id: str, game: str, habit: Habit) -> None:
        key = keys.of_one("chat", chat_id)
        await self._link.call("HSET", key, _plays(game), habit.model_dump_json())

    async def take_along(self, old: str, new: str) -> None:
        """A chat has another id now; what is known of it by the new one stays."""
        fields = await self._link.call("HGETALL", keys.of_one("chat", old))
        for name, word in fields.items():
            await self._link.call("HSETNX", keys.of_one("chat", new), name, word)
        for person_id in await self.followers(old):
            await self.follow(new, person_id)


def _plays(game: str) -> str:
    return f"plays:{game}"
