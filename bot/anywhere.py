"""Messages for chats we do not know: people send them on, and some can be edited later."""

from collections.abc import Sequence

from aiogram.types import (
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputTextMessageContent,
)

from bot.answers import Answer
from bot.calls import NO_PREVIEW, Calls
from bot.inviting import Invitation
from bot.links import HELLO
from bot.markup import keyboard


class Anywhere(Calls):
    """What people send in their own names, and what we say where we are guests."""

    async def prepare(self, person: str, invitation: Invitation) -> Answer:
        """A message that this person may send on from the Mini App, to people."""
        saved = self._bot.save_prepared_inline_message(
            int(person), _article(invitation), allow_user_chats=True, allow_group_chats=True
        )
        return await self._ask(person, saved)

    async def answer_inline(
        self, query: str, invitations: Sequence[Invitation], above: str
    ) -> Answer:
        """What may be sent, for this person and this moment; a tap on `above` presses Start."""
        return await self._ask(
            query,
            self._bot.answer_inline_query(
                query,
                [_article(each) for each in invitations],
                cache_time=0,
                is_personal=True,
                button=InlineQueryResultsButton(text=above, start_parameter=HELLO),
            ),
        )

    async def answer_guest(self, query: str, invitation: Invitation) -> Answer:
        """The one message that we may write where somebody has called us in."""
        return await self._ask(query, self._bot.answer_guest_query(query, _article(invitation)))

    async def edit_post(self, post: str, invitation: Invitation) -> Answer:
        """Let a message that was sent on show this; of its chat we know nothing."""
        card = invitation.card
        return await self._within_budget(
            post,
            "posts",
            lambda: self._bot.edit_message_text(
                text=card.text,
                inline_message_id=post,
                parse_mode="HTML",
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(card.rows),
            ),
        )


def _article(invitation: Invitation) -> InlineQueryResultArticle:
    content = InputTextMessageContent(
        message_text=invitation.card.text, parse_mode="HTML", link_preview_options=NO_PREVIEW
    )
    return InlineQueryResultArticle(
        id=invitation.id,
        title=invitation.title,
        description=invitation.about or None,
        input_message_content=content,
        reply_markup=keyboard(invitation.card.rows),
    )
