"""The examples, run as the readme says."""

import asyncio
import sys

from tests.processes import ROOT, printed_link, started


async def test_both_players_of_a_match_by_the_desk_and_the_protocol_alone() -> None:
    async with started("sandbox", PORT="0") as sandbox:
        link = await printed_link(sandbox)
        example = await asyncio.create_subprocess_exec(
            sys.executable,
            str(ROOT / "examples" / "both_players.py"),
            link,
            stdout=asyncio.subprocess.PIPE,
        )
        printed, _ = await example.communicate()
    assert example.returncode == 0
    assert "the game is over" in printed.decode()
