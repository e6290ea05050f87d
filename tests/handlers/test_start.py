"""/start, /help and what else one may write to the bot."""

from tests.handlers.conftest import Guest, Running, buttons


async def test_start_greets_by_name_in_the_persons_language(bot: Running, anya: Guest) -> None:
    anya.phone.start()
    message = await anya.sees("Привет, Аня Соколова!")
    assert "Новый стол" in buttons(message)
