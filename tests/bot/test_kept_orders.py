"""Standing orders that the game itself keeps: whether a player is asked about abilities that only give something."""

from __future__ import annotations

import pytest

from bot.tables.answers import question_of
from tests.bot.harness import World, labels
from tests.bot.playing import prepared, seated
from tests.bot.rounds import Typist
from tests.bot.scripts import STARS


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return prepared(monkeypatch, STARS)


async def asks(world: World) -> list[bool]:
    live = await world.bot.services.tables.look(1)
    assert live.table is not None
    return [player.asks_gifts for player in live.table.state.players]  # type: ignore[attr-defined]


async def ordered(typist: Typist, seat: int, answer: str = "") -> str:
    """What a seat reads after it has typed that order."""
    typed = {"answer": answer} if answer else {}
    done = await typist.people[seat].slash(typist.world.channel, "game orders", order="gifts", **typed)
    return done.response.content


async def test_it_is_laid_down_by_the_command_of_orders_kept_over_a_restart_and_dropped(world: World) -> None:
    typist = Typist(await seated(world, STARS), STARS)
    seat = 1
    assert "use them immediately" in await ordered(typist, seat, "take")
    assert "ask me" in await ordered(typist, seat, "ask")
    assert [at for at, asked in enumerate(await asks(world)) if asked] == [seat]
    await world.restart()
    assert [at for at, asked in enumerate(await asks(world)) if asked] == [seat]
    assert "use them immediately" in await ordered(typist, seat, "-")
    assert not any(await asks(world))


async def test_no_prompt_offers_it(world: World) -> None:
    """Nor is a seat that is not asked for anything else asked for it."""
    await seated(world, STARS)
    live = await world.bot.services.tables.look(1)
    assert live.table is not None and live.table.ask is not None and live.table.ask.cuts is not None
    for seat in range(4):
        question = question_of(live, seat)
        assert (question is None) == (live.table.decides(seat) is None)
        assert question is None or not question.may
    assert "Something else…" not in labels(world.prompt)
