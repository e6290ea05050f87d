"""What is known of people and chats."""

from bot.people import Person
from bot.store import ChatProfile, Habit, Profile, Store
from bot.store.followers import MOST


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
    await store.settle_chat("-5", "tables", "one")
    await store.follow("-5", "101")
    await store.take_along("-5", "-105")
    assert await store.chat_profile("-105") == ChatProfile(
        id="-105", title="New", language="mk", tables="one"
    )
    assert await store.followers("-105") == ["101"]
    assert (await store.habit("-105", "duel")).pace == "slow"


async def test_a_groups_settings_are_changed_one_by_one_and_back(store: Store) -> None:
    assert await store.chat_profile("-7") == ChatProfile(id="-7")
    await store.settle_chat("-7", "opens", "admins")
    await store.settle_chat("-7", "pins", "yes")
    await store.save_chat(ChatProfile(id="-7", title="Friday"))
    assert await store.chat_profile("-7") == ChatProfile(
        id="-7", title="Friday", opens="admins", pins="yes"
    )
    await store.settle_chat("-7", "opens", "all")
    assert (await store.chat_profile("-7")).opens == "all"


async def test_who_follows_a_group_is_told_until_he_stops_and_not_too_many_are(
    store: Store,
) -> None:
    assert await store.follow("-8", "1")
    assert await store.follow("-8", "1")
    assert await store.followers("-8") == ["1"]
    assert await store.unfollow("-8", "1")
    assert not await store.unfollow("-8", "1")
    assert await store.followers("-8") == []
    for number in range(MOST):
        assert await store.follow("-8", str(number))
    assert not await store.follow("-8", "one more")
    assert len(await store.followers("-8")) == MOST
