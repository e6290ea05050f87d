"""What is done around a game over HTTP: tables, commands, look-ups."""

from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from tests.webapp.conftest import Web
from tests.webapp.phone import Phone


async def test_the_games_come_with_what_draws_their_form(anya: Phone) -> None:
    games = {game["key"]: game for game in await anya.get("/api/games")}
    duel = games["duel"]
    assert (duel["least"], duel["most"]) == (2, 2)
    assert duel["paces"] == ["blitz", "normal", "slow"]
    assert duel["options"]["properties"]["mode"]["enum"] == ["solo", "duel"]


async def test_a_table_is_opened_filled_and_started(anya: Phone, bojan: Phone) -> None:
    table = await anya.open(pace="blitz", salt="ab")
    (mine,) = (await anya.get("/api/tables"))["tables"]
    (host,) = mine.pop("people")
    assert (host["name"], host["host"]) == ("Аня", True)
    assert mine == {
        "id": table,
        "game": "duel",
        "stage": "lobby",
        "seat": 0,
        "least": 2,
        "waiting": [],
        "winners": None,
        "pace": "blitz",
    }
    assert await bojan.post(f"/api/tables/{table}/sit", salt="cd") == {"ok": True}
    assert await anya.post(f"/api/tables/{table}/start") == {"ok": True}
    lines = [(await phone.get("/api/tables"))["tables"][0] for phone in (anya, bojan)]
    assert [line["stage"] for line in lines] == ["playing", "playing"]
    assert sorted(line["seat"] in line["waiting"] for line in lines) == [False, True]
    await bojan.post(f"/api/tables/{table}/leave")
    (over,) = (await anya.get("/api/tables"))["tables"]
    assert (over["stage"], over["winners"], over["waiting"]) == ("over", [over["seat"]], [])


async def test_the_seal_is_known_before_a_salt_is_given_to_it(anya: Phone, store: Store) -> None:
    told = await anya.post("/api/tables", game="duel", options={"mode": "solo"})
    at = f"/api/tables/{told['table']}"
    await anya.post(f"{at}/sit", salt="aa")
    await anya.post(f"{at}/start")
    table = await store.load(told["table"])
    assert (table.stage, table.seal, table.salts) == ("playing", told["seal"], ("aa", ""))


async def test_each_command_does_what_it_says(anya: Phone, bojan: Phone, store: Store) -> None:
    table = await anya.open()
    at = f"/api/tables/{table}"

    async def now() -> Table:
        return await store.load(table)

    await anya.post(f"{at}/computer")
    assert (await now()).sitters[1].computer
    await anya.post(f"{at}/no-computer")
    assert len((await now()).sitters) == 1
    await anya.post(f"{at}/configure", pace="slow", stand_in=True)
    assert ((await now()).pace, (await now()).stand_in) == ("slow", True)
    await anya.post(f"{at}/configure", options={"mode": "solo"})
    assert (await now()).sitters[1].house
    await anya.post(f"{at}/configure", options={"mode": "duel"}, stand_in=False)
    await bojan.post(f"{at}/sit")
    await anya.post(f"{at}/leave")
    assert (await now()).host == "102"
    await bojan.post(f"{at}/close")
    assert (await now()).stage == "closed"


async def test_a_rematch_is_dealt_once_everybody_asked(
    anya: Phone, bojan: Phone, store: Store
) -> None:
    table = await anya.open(salt="aa")
    at = f"/api/tables/{table}"
    await bojan.post(f"{at}/sit", salt="bb")
    await anya.post(f"{at}/start")
    await bojan.post(f"{at}/leave")
    assert (await store.load(table)).stage == "over"
    assert (await anya.get(f"{at}/record"))["finish"]["outcome"]["reason"] == "left"
    await anya.post(f"{at}/again", salt="cc")
    assert (await store.load(table)).stage == "lobby"
    assert (await anya.get(f"{at}/record?deal=1"))["deal"]["salts"] == ["aa", "bb"]


async def test_odd_names_come_out_as_text(web: Web, time: MovableTime) -> None:
    for number, name in enumerate(("<b>", "&", "\u202eevil", "ن" * 64, " "), 1):
        phone = await Phone.of(web, time.now(), number, name)
        table = await phone.open()
        live = await phone.at(table)
        shown = (await live.see())["people"][0]["name"]
        assert shown == name.strip().replace("\u202e", "")
        await live.leave()
