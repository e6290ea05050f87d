"""Guest queries: the bot is called by its name into a chat that it is not in, for one answer."""

from bot.timing import Time
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.people import Person
from sandbox.queries import Queries


class Guests:
    """The calls that still may be answered, each with its chat and who called."""

    def __init__(self, time: Time) -> None:
        self.queries: Queries[Message] = Queries(time)
        self.calls: dict[str, tuple[Chat, Person]] = {}

    def call(self, chat: Chat, person: Person) -> str:
        query = self.queries.ask()
        self.calls[query.id] = chat, person
        return query.id

    def where(self, query_id: str) -> tuple[Chat, Person]:
        """Where the answer is to appear; refused when there is none to give any more."""
        self.queries.check(query_id)
        return self.calls[query_id]
