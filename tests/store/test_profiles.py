"""What is known of people and chats."""

from bot.people import Person
from bot.store import ChatProfile, Habit, Profile, Store


async def test_nothing_is_known_of_a_stranger(store: Store) -> None:
    assert await store.person("11") == Profile(id="11", name="", language="en")
    assert (await store.person("11")).can_dm is None
    assert await store.chat_profile("-5") == ChatProfile(id="-5", title="", language=None)


async def test_telegram_tells_the_name_and_the_person_chooses_the_language(
    store: Store, other: Store
) -> None:
    await store.save_person(Person(id="11", name="<b>Ён\u202e", language="ru"))
    assert (await other.person("11")).reads == "ru"
    await other.choose_language("11", "fa")
    await store.save_person(Person(id="11", name="", language="mk"))
    assert await store.person("11") == Profile(id="11", name="", language="mk", chosen="fa")
    assert (await store.person("11")).reads == "fa"


async def test_whether_the_bot_may_write_is_remembered(store: Store) -> None:
    for can_dm in (True, False, True):
        await store.set_can_dm("11", can_dm)
        assert (await store.person("11")).can_dm is can_dm


async def test_a_chat_keeps_what_is_not_said_anew(store: Store, other: Store) -> None:
    await store.save_chat(ChatProfile(id="-5", title="Ноќ", language="mk"))
    await store.save_chat(ChatProfile(id="-5", title="Ден"))
    assert await other.chat_profile("-5") == ChatProfile(id="-5", title="Ден", language="mk")
    await store.save_chat(ChatProfile(id="-5", language="ru"))
    await store.save_chat(ChatProfile(id="-5"))
    assert await other.chat_profile("-5") == ChatProfile(id="-5", title="Ден", language="ru")


async def test_a_chat_remembers_how_it_plays_each_game(store: Store, other: Store) -> None:
    habit = Habit(options={"mode": "duel"}, pace="slow", stand_in=True)
    assert await store.habit("-5", "duel") == Habit()
    await store.save_chat(ChatProfile(id="-5", language="mk"))
    await store.keep_habit("-5", "duel", habit)
    assert await other.habit("-5", "duel") == habit
    assert await other.habit("-5", "another") == await other.habit("-6", "duel") == Habit()
    assert await other.chat_profile("-5") == ChatProfile(id="-5", language="mk")


async def test_a_chat_that_moves_takes_along_what_its_new_id_lacks(store: Store) -> None:
    await store.save_chat(ChatProfile(id="-5", title="Old", language="mk"))
    await store.keep_habit("-5", "duel", Habit(pace="slow"))
    await store.save_chat(ChatProfile(id="-105", title="New"))
    await store.take_along("-5", "-105")
    assert await store.chat_profile("-105") == ChatProfile(id="-105", title="New", language="mk")
    assert (await store.habit("-105", "duel")).pace == "slow"
