"""The Mini App's files, headers, health; also under a prefix."""

import gzip
from pathlib import Path

import pytest
from aiohttp import web as aio
from aiohttp.test_utils import TestClient, TestServer

from bot.store import Store, connect
from tests.webapp.conftest import Web
from tests.webapp.phone import TOKEN, Phone
from webapp.app import create_app
from webapp.packing import pack
from webapp.protocol import BotNames

NAMES = BotNames(username="a_bot", app="table")


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets/index-AbC_1.js").write_text("let x = 1;")
    (tmp_path.parent / "secret.txt").write_text("not for you")
    return tmp_path


async def app(dist: Path, **more: str) -> aio.Application:
    return create_app(Store(await connect()), TOKEN, NAMES, dist=dist, **more)  # type: ignore[arg-type]


async def test_the_page_is_never_kept_and_assets_for_ever(dist: Path) -> None:
    async with TestClient(TestServer(await app(dist))) as web:
        async with web.get("/?startapp=tabc") as answer:
            assert await answer.text() == "<!doctype html>the page"
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.content_type == "text/html"
        async with web.get("/assets/index-AbC_1.js") as answer:
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert answer.content_type.endswith("/javascript")
        async with web.get("/icon.svg") as answer:
            assert answer.headers["Cache-Control"] == "no-cache"


async def test_a_packed_copy_goes_to_whoever_takes_it(dist: Path) -> None:
    script = dist / "assets/index-AbC_1.js"
    script.write_text("let x = 1;" * 100)
    (dist / "assets/tiny-AbC_1.js").write_text("let x = 1;")
    pack(dist)
    assert not (dist / "assets/tiny-AbC_1.js.gz").exists()
    async with TestClient(TestServer(await app(dist)), auto_decompress=False) as web:
        path, takes = "/assets/index-AbC_1.js", {"Accept-Encoding": "gzip, br"}
        async with web.get(path, headers=takes) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.content_type.endswith("/javascript")
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert gzip.decompress(await answer.read()) == script.read_bytes()
            known = {**takes, "If-None-Match": answer.headers["ETag"]}
        async with web.get(path, headers=known) as answer:
            assert answer.status == 304
        async with web.get(path, headers={"Accept-Encoding": "identity"}) as answer:
            assert "Content-Encoding" not in answer.headers
            assert await answer.read() == script.read_bytes()
        async with web.get("/", headers=takes) as answer:
            assert answer.headers["Content-Encoding"] == "gzip"
            assert gzip.decompress(await answer.read()) == b"<!doctype html>the page"


async def test_the_page_names_the_bot_for_whoever_comes_without_telegram(dist: Path) -> None:
    (dist / "index.html").write_text("<!doctype html><head></head>the page")
    async with TestClient(TestServer(await app(dist))) as web:
        text = await (await web.get("/")).text()
        assert f'<meta name="bot" content="{NAMES.username}">' in text


async def test_nothing_else_is_served(dist: Path) -> None:
    async with TestClient(TestServer(await app(dist))) as web:
        for path in (
            "/assets/nothing.js",
            "/assets/%2e%2e%2findex.html",
            "/..%2fsecret.txt",
            "/assets/",
            "/%2e%2e/secret.txt",
            "/secret.txt",
            "/.made-from",
        ):
            async with web.get(path) as answer:
                assert answer.status == 404, path


async def test_without_a_build_the_page_says_so(tmp_path: Path) -> None:
    async with TestClient(TestServer(await app(tmp_path))) as web, web.get("/") as answer:
        assert answer.status == 503
        assert "not built" in await answer.text()


async def test_every_answer_has_the_headers(dist: Path) -> None:
    made = await app(dist, url="https://table.example/app/")
    async with TestClient(TestServer(made)) as web:
        for path in ("/", "/assets/index-AbC_1.js", "/api/tables", "/nothing", "/healthz"):
            async with web.get(path) as answer:
                policy = answer.headers["Content-Security-Policy"].split("; ")
                assert "default-src 'none'" in policy
                assert "frame-ancestors https://web.telegram.org" in policy
                assert "connect-src 'self' wss://table.example" in policy
                assert not any("unsafe" in each or "*" in each for each in policy)
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert "X-Frame-Options" not in answer.headers
                assert "Set-Cookie" not in answer.headers
                assert "Access-Control-Allow-Origin" not in answer.headers


async def test_it_works_under_a_prefix(dist: Path) -> None:
    made = create_app(Store(await connect()), TOKEN, NAMES, dist=dist, framed_by=["'self'"])
    outer = aio.Application()
    outer.add_subapp("/app/", made)
    async with TestClient(TestServer(outer)) as web:
        async with web.get("/app/") as answer:
            assert await answer.text() == "<!doctype html>the page"
            assert answer.headers["Content-Security-Policy"].endswith(
                "frame-ancestors https://web.telegram.org 'self'"
            )
        async with web.get("/app/api/tables") as answer:
            assert (await answer.json())["error"]["code"] == "unauthorized"
        async with web.get("/app/api/nothing") as answer:
            assert (await answer.json())["error"]["code"] == "malformed"
        live = await web.ws_connect("/app/live/abc")
        await live.send_str("{}")
        assert (await live.receive_json())["error"]["code"] == "malformed"


async def test_health_and_figures(web: Web, anya: Phone) -> None:
    for path in ("/healthz", "/readyz"):
        async with web.get(path) as answer:
            assert (answer.status, await answer.text()) == (200, "ok\n")
    live = await anya.at(await anya.open())
    await live.see()
    await live.play("shoot", "0", question="")
    async with web.get("/metrics") as answer:
        figures = (await answer.text()).splitlines()
    assert "connections 1.0" in figures
    assert 'moves_total{result="not-begun"} 1.0' in figures
    assert 'requests_total{route="/api/tables",status="200"} 1.0' in figures


async def test_without_a_store_it_is_alive_but_not_ready(dist: Path, redis_server: str) -> None:
    redis = await connect(redis_server)
    made = create_app(Store(redis), TOKEN, NAMES, dist=dist)
    async with TestClient(TestServer(made)) as web:
        await redis.execute_command("CLIENT", "PAUSE", 3000)
        for path, status in (("/healthz", 200), ("/readyz", 503)):
            async with web.get(path) as answer:
                assert answer.status == status
        await redis.execute_command("CLIENT", "UNPAUSE")
    await redis.aclose()
