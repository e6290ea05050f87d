"""What one person alone sees in a group: sent, edited, taken away. None of it is sure to come."""

from collections.abc import Awaitable

from aiogram.types import EphemeralMessageParameters

from bot.answers import Answer
from bot.calls import NO_PREVIEW, Calls
from bot.cards import Card
from bot.markup import keyboard
from bot.shown import Aside, Audience


class Alone(Calls):
    """Telegram numbers these messages apart from all others, anew for each person."""

    async def send_aside(self, group: Audience, person: str, query: str, card: Card) -> Answer:
        """Answer a tap of this person's; Telegram lets us for a few seconds."""
        # By hand: aiogram's own shortcut addresses whoever sent the tapped message.
        to = EphemeralMessageParameters(receiver_user_id=int(person), callback_query_id=query)
        return await self._within_budget(
            group.chat,
            "",
            lambda: self._bot.send_message(
                int(group.chat),
                card.text,
                message_thread_id=group.topic,
                parse_mode="HTML",
                protect_content=card.protect,
                link_preview_options=NO_PREVIEW,
                ephemeral_message_parameters=to,
                reply_markup=keyboard(card.rows),
            ),
        )

    async def edit_aside(self, person: str, aside: Aside, card: Card) -> Answer:
        def edited() -> Awaitable[bool]:
            return self._bot.edit_ephemeral_message_text(
                chat_id=int(aside.chat),
                receiver_user_id=int(person),
                ephemeral_message_id=aside.number,
                text=card.text,
                parse_mode="HTML",
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(card.rows),
            )

        return await self._within_budget(aside.chat, "", edited)

    async def take_aside(self, person: str, chat: str, number: int) -> Answer:
        return await self._ask(
            chat, self._bot.delete_ephemeral_message(int(chat), int(person), number)
        )
