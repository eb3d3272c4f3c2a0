"""Standing orders as a player gives them: the private message, and the buttons under a chance to react."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from bot.live.standing_orders import ALWAYS, ASK, EVERY, IDLE, TURN
from bot.tables import standing_orders
from engine import games
from engine.ask import Answer, Ask, Option, Reply, Seat
from engine.text import T, Text
from tests.asked import asked, by_name
from tests.bot.harness import BotToy, World, error, labels, raw
from tests.bot.test_bad_input import forged

FIRST = {0: {EVERY: IDLE}, 1: {EVERY: IDLE}}
"""With which orders two people begin."""


class Reacting(BotToy):
    """A bid can be passed."""

    def windows(self) -> Sequence[tuple[str, Text]]:
        return [("bid", T("bot-join")), *((f"kind{n}", T("bot-number", n=n)) for n in range(30))]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        return 0 if ask.kind == "bid" else None


@pytest.fixture
async def table(world: World, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr(standing_orders, "drawn", lambda *about: 900.0)
    games.register(Reacting())
    return await world.started()


def ids(message: Any) -> list[str]:
    return [component["custom_id"] for row in raw(message) for component in row["components"]]


async def given(world: World) -> dict[int, dict[str, str]]:
    return (await world.bot.services.tables.look(1)).orders


async def test_orders_are_given_in_private(table: World) -> None:
    shown = (await table.bob.slash(table.channel, "game orders")).response
    assert shown.ephemeral and "Every reaction: auto-pass unless I can react" in shown.content
    assert "after a natural pause" in shown.content
    await table.bob.select(shown, ["none"], custom_id="1:-:ze0")
    assert "Every reaction: not set (ask me)" in shown.content
    await table.bob.select(shown, [IDLE], custom_id="1:-:ze0")
    assert await given(table) == {**FIRST, 1: {EVERY: IDLE}}
    await table.bob.select(shown, ["bid"], custom_id="1:-:zk0")
    await table.bob.select(shown, [ALWAYS], custom_id="1:-:zs0/bid")
    assert await given(table) == {**FIRST, 1: {EVERY: IDLE, "bid": ALWAYS}}
    await table.bob.select(shown, ["none"], custom_id="1:-:zs0/bid")
    assert await given(table) == {**FIRST, 1: {EVERY: IDLE}}
    assert sum("pass automatically" in line for line in table.said()) == 1, "with which everybody begins"


async def test_until_the_next_turn_is_a_switch(table: World) -> None:
    shown = (await table.bob.slash(table.channel, "game orders")).response
    await table.bob.click(shown, label="Pass until my next turn")
    assert await given(table) == {**FIRST, 1: {EVERY: IDLE, TURN: ALWAYS}}
    await table.bob.click(shown, label="Ask me again now")
    assert await given(table) == FIRST


async def test_many_kinds_stand_on_pages(table: World) -> None:
    shown = (await table.bob.slash(table.channel, "game orders")).response
    assert "1:-:zk0" in ids(shown)
    await table.bob.click(shown, label="More kinds")
    assert "1:-:zk1" in ids(shown)


async def test_the_buttons_under_a_chance_to_react_pass_it_and_those_to_come(table: World) -> None:
    await table.bot.services.tables.orders.order(1, table.bob.id, "bid", ASK)
    await table.ann.click(table.prompt, label="Answer")
    asked = (await table.bob.click(table.prompt, label="Answer")).response
    assert {"Pass and auto-pass", "Pass until my next turn"} <= set(labels(asked))
    await table.bob.click(asked, label="Pass and auto-pass")
    assert await given(table) == {**FIRST, 1: {EVERY: IDLE, "bid": IDLE}}
    assert [(row.seat, row.value) for row in table.bot.services.store.log(1)] == [(1, 0)]


async def test_what_is_ordered_already_is_not_offered_and_what_an_order_passes_needs_nothing(table: World) -> None:
    said, offered = "your automatic answer follows soon", "Pass and auto-pass"
    asked = (await table.bob.click(table.prompt, label="Answer")).response
    assert offered not in labels(asked) and "Pass until my next turn" in labels(asked)
    assert said not in asked.content, "there is something to use"
    await table.bot.services.tables.orders.order(1, table.bob.id, "bid", ALWAYS)
    assert said in (await table.bob.click(table.prompt, label="Answer")).response.content
    await table.bot.services.tables.orders.order(1, table.bob.id, "bid", ASK)
    asked = (await table.bob.click(table.prompt, label="Answer")).response
    assert offered in labels(asked) and said not in asked.content


async def test_in_polish(world: World) -> None:
    games.register(Reacting())
    await world.started()
    world.bot.services.store.prefer(world.bot.services.store.preferences(world.bob.id).__class__(world.bob.id, "pl"))
    shown = (await world.bob.slash(world.channel, "game orders")).response
    assert "Każda reakcja: pas, chyba że mogę zareagować" in shown.content
    assert "Pasuj aż do mojej tury" in labels(shown)


async def test_a_stranger_has_no_orders(table: World) -> None:
    assert error(await table.cid.slash(table.channel, "game orders")) == "You are not playing in this game."


async def test_a_game_without_reactions_says_so(world: World) -> None:
    await world.started()
    told = error(await world.bob.slash(world.channel, "game orders"))
    assert told == "This game has no automatic answers."


@pytest.mark.parametrize("choice", ["z", "zx0", "zeX", "ze999", "zs0/nothing", "zs0/roll"])
async def test_a_forged_press_changes_nothing(table: World, choice: str) -> None:
    shown = (await table.bob.slash(table.channel, "game orders")).response
    await forged(table, table.bob, shown, f"1:-:{choice}")
    assert await given(table) == FIRST


async def test_a_stale_pass_gives_no_order(table: World) -> None:
    await table.bot.services.tables.orders.order(1, table.bob.id, "bid", ASK)
    asked = (await table.bob.click(table.prompt, label="Answer")).response
    await table.bob.slash(table.channel, "toy bid", coins="1")
    assert error(await table.bob.click(asked, label="Pass and auto-pass")) == "It is not your turn to answer."
    assert await given(table) == {**FIRST, 1: {EVERY: IDLE, "bid": ASK}}


class Alone(Reacting):
    """Ann alone may react, again and again, and everybody knows how; then she is asked something else."""

    questions = by_name(asked("react", open=True), asked("else", open=True))

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._asked(run)

    async def _asked(self, run: Any) -> None:
        for _ in range(3):
            await run.pick(asked("react"), 0, [Option("use", T("yes")), Option("pass", T("no"))], T("toy-roll"))
        await run.confirm(asked("else"), 0, T("toy-roll"))
        run.state.round = run.state.rounds + 1

    def windows(self) -> Sequence[tuple[str, Text]]:
        return [("react", T("yes"))]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        return "pass" if ask.kind == "react" else None


async def test_a_chance_to_react_in_the_channel_can_be_passed_with_those_to_come(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standing_orders, "drawn", lambda *about: 900.0)
    games.register(Alone())
    await world.started()
    assert error(await world.bob.click(world.prompt, label=PASS_ON)) != ""
    await world.ann.click(world.prompt, label="No")
    await world.ann.click(world.prompt, label=PASS_ON)
    assert [row.value for row in world.bot.services.store.log(1)] == ["pass"] * 3, "at once, for everybody knows it all"
    assert PASS_ON not in labels(world.prompt) and await given(world) == FIRST


PASS_ON = "Pass until a new prompt"


# --- letters about chances -------------------------------------------------------------------------------------------


def chances(person: Any) -> list[Any]:
    """The letters to a person that tell of a chance to react."""
    return [letter for letter in person.user.dm_channel.history() if "You can react" in letter.content]


async def test_a_letter_about_a_chance_goes_away_once_it_is_taken_or_passed(table: World) -> None:
    await table.env.settle()
    assert len(chances(table.bob)) == len(chances(table.ann)) == 1
    await table.bob.slash(table.channel, "toy bid", coins="1")
    await table.env.settle()
    assert not chances(table.bob) and len(chances(table.ann)) == 1, "hers is not over"


async def test_a_letter_that_cannot_be_deleted_holds_up_nothing(table: World) -> None:
    await table.env.settle()
    (letter,) = chances(table.bob)
    path = f"/channels/{table.bob.user.dm_channel.id}/messages/{letter.id}"
    table.env.inject_error("DELETE", path, status=500, code=0, times=None)
    await table.bob.slash(table.channel, "toy bid", coins="1")
    await table.ann.slash(table.channel, "toy bid", coins="0")
    await table.env.settle()
    assert len(chances(table.bob)) == 1 and not chances(table.ann)
    assert table.bot.services.store.unposted() == []
