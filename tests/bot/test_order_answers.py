"""What seats lay down by orders of their game: given by buttons and commands, followed after a while, never shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.errors import BotError, NothingToUndo, NotSeated
from bot.live.standing_orders import LAID_DOWN
from engine import games
from engine.errors import IllegalAnswer
from engine.questions.standing_order import StandingOrder
from tests.bot.harness import World, error, labels, raw
from tests.bot.tabling import ANN, BOB, CYD
from tests.bot.test_fog import begun, fog, played, time_passes
from tests.bot.test_fog_tables import Fog, raided, room
from tests.bot.zoo import SHAPES
from tests.fog import FogRules, FogView

__all__ = ["fog", "room"]


async def log(room: Fog, game: int) -> list[tuple[int, Any, int | None]]:
    """The answers to the raid."""
    return [(row.seat, row.value, row.actor) for row in room.store.log(game) if row.kind == "meet"]


async def test_what_was_laid_down_is_answered_after_a_while(room: Fog) -> None:
    game = await raided(room)
    await room.tables.orders.lay(game, ANN, "spare", 0)
    assert await log(room, game) == []
    await room.time_passes()
    assert sorted(await log(room, game)) == [(0, "yes", LAID_DOWN), (1, "nothing", None)]


async def test_it_goes_by_what_the_seat_sees(room: Fog) -> None:
    game = await raided(room)
    await room.tables.orders.lay(game, ANN, "spare", 1)
    await room.time_passes()
    assert (0, "no", LAID_DOWN) in await log(room, game)


async def test_it_is_kept_over_a_restart_and_can_be_changed_and_dropped(room: Fog) -> None:
    game = await raided(room)
    await room.tables.orders.lay(game, ANN, "spare", 3)
    await room.tables.orders.lay(game, ANN, "spare", 0)
    await room.restart()
    assert (await room.tables.look(game)).laid == {0: {"spare": 0}}
    live = await room.tables.orders.lay(game, ANN, "spare", None)
    assert live.laid == {0: {}}
    await room.restart()
    await room.tables.wake()
    assert [due.seat for due in room.tables.orders._timers] == [1]


async def test_it_goes_with_its_player(room: Fog) -> None:
    game = await raided(room)
    await room.tables.orders.lay(game, ANN, "spare", 3)
    await room.tables.orders.lay(game, BOB, "spare", 2)
    live = await room.tables.seats.replace(game, 0, 44, "Dee", 99)
    assert live.laid == {1: {"spare": 2}}
    await room.restart()
    assert (await room.tables.look(game)).laid == {1: {"spare": 2}}


async def test_what_does_not_fit_is_refused(room: Fog) -> None:
    game = await raided(room)
    for user, name, answer, refusal in [
        (99, "spare", 1, NotSeated),
        (ANN, "fire", 1, BotError),
        (ANN, "spare", 4, IllegalAnswer),
        (ANN, "spare", "two", IllegalAnswer),
    ]:
        with pytest.raises(refusal):
            await room.tables.orders.lay(game, user, name, answer)
    assert (await room.tables.look(game)).laid == {}


async def test_what_does_not_fit_any_more_counts_as_not_laid_down(room: Fog) -> None:
    game = await raided(room)
    await room.tables.orders.lay(game, ANN, "spare", 0)
    room.rules.orders = lambda view: ()
    await room.time_passes()
    assert await log(room, game) == [(1, "nothing", None)]


async def scouted(room: Fog) -> int:
    """A game of three in which Ann goes on patrol."""
    game = await room.fog(ANN, BOB, CYD)
    for answer in ("done", "1"):
        await room.answers(game, (ANN, answer), (BOB, answer), (CYD, answer))
    return game


@pytest.mark.parametrize("by_hand", [True, False])
async def test_nobody_can_tell_from_what_bars_an_undo_that_it_was_an_order(room: Fog, by_hand: bool) -> None:
    game = await scouted(room)
    await room.tables.orders.lay(game, BOB, "post", "3")
    await room.answers(game, (ANN, "2"), *([(BOB, "3")] if by_hand else []))
    await room.time_passes()
    assert (await room.tables.look(game)).waiting() == [2]
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN)


# --- in Discord ------------------------------------------------------------------------------------------------------


async def laid(world: World) -> dict[int, dict[str, Any]]:
    return (await world.bot.services.tables.look(1)).laid


async def test_by_buttons_in_private(world: World) -> None:
    await begun(world, "ann", "bob")
    before = world.said()
    shown = (await world.ann.slash(world.channel, "game orders")).response
    assert shown.ephemeral and "only with more warships than: not set" in shown.content
    asked = (await world.ann.select(shown, ["spare"], custom_id="1:-:zl0")).response or shown
    assert labels(asked) == ["0", "1", "2", "3", "Back"]
    done = (await world.ann.click(asked, label="2")).response or asked
    assert "only with more warships than: 2" in done.content
    assert await laid(world) == {0: {"spare": 2}}
    assert world.said() == before


async def test_it_is_dropped_by_a_button(world: World) -> None:
    await begun(world, "ann", "bob")
    shown = (await world.ann.slash(world.channel, "game orders", order="spare")).response
    assert "Clear this answer" not in labels(shown)
    await world.ann.click(shown, label="1")
    shown = (await world.ann.slash(world.channel, "game orders", order="spare")).response
    await world.ann.click(shown, label="Clear this answer")
    assert await laid(world) == {0: {}}


async def test_by_commands(world: World) -> None:
    await begun(world, "ann", "bob")
    offered = await world.ann.autocomplete(world.channel, "game orders", "order", "")
    assert [offer["value"] for offer in offered] == ["spare", "post"]
    offered = await world.ann.autocomplete(world.channel, "game orders", "answer", "", order="spare")
    assert [offer["value"] for offer in offered] == ["0", "1", "2", "3"]
    shown = (await world.ann.slash(world.channel, "game orders", order="spare", answer="3")).response
    assert "more warships than: 3" in shown.content and await laid(world) == {0: {"spare": 3}}
    offered = await world.ann.autocomplete(world.channel, "game orders", "answer", "", order="spare")
    assert offered[-1] == {"name": "Clear this answer", "value": "-"}
    await world.ann.slash(world.channel, "game orders", order="spare", answer="-")
    assert await laid(world) == {0: {}}


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"answer": "1"}, "Choose what to answer automatically."),
        ({"order": "fire", "answer": "1"}, "There is no such automatic answer here."),
        ({"order": "spare", "answer": "7"}, "Choose a number from 0 to 3."),
    ],
)
async def test_what_cannot_be_laid_down_is_refused(world: World, typed: dict[str, str], told: str) -> None:
    await begun(world, "ann", "bob")
    assert error(await world.ann.slash(world.channel, "game orders", **typed)) == told
    assert await laid(world) == {}


async def test_a_stranger_is_offered_nothing(world: World) -> None:
    await begun(world, "ann", "bob")
    assert await world.cid.autocomplete(world.channel, "game orders", "order", "") == []
    assert (
        error(await world.cid.slash(world.channel, "game orders", order="spare")) == "You are not playing in this game."
    )


async def test_the_raid_is_met_by_an_order(world: World) -> None:
    await begun(world, "ann", "bob")
    await world.ann.slash(world.channel, "game orders", order="spare", answer="0")
    await played(world, world.ann, "warship", "done")
    await played(world, world.bob, "done", "2")
    await played(world, world.ann, "1", "0")
    await played(world, world.bob, "0")
    assert not any("met them" in line for line in world.said())
    await time_passes(world)
    assert any("1 met them" in line for line in world.said())


class Everything(FogRules):
    """An order of every shape."""

    def orders(self, view: FogView) -> Sequence[StandingOrder]:
        spare, _ = super().orders(view)
        return [StandingOrder(name, spare.text, shape) for name, shape in SHAPES.items()]


TYPED = {
    "few": "animal-2",
    "spread": "cage-0=3,cage-1=1",
    "form": "which=animal-0,count=2,words=hi",
    "pay": "animal-3,animal-7",
}


@pytest.mark.parametrize("name", SHAPES)
async def test_every_shape_can_be_laid_down(world: World, name: str) -> None:
    games.register(Everything())
    await begun(world, "ann")
    asked = (await world.ann.slash(world.channel, "game orders", order=name)).response
    assert all(len(row["components"]) <= 5 for row in raw(asked)) and labels(asked)[-1] == "Back"
    if name in TYPED:
        shown = (await world.ann.slash(world.channel, "game orders", order=name, answer=TYPED[name])).response
        assert len(shown.content) < 2000 and (await laid(world))[0].keys() == {name}


async def test_a_number_is_typed_into_a_form(world: World) -> None:
    games.register(Everything())
    await begun(world, "ann")
    asked = (await world.ann.slash(world.channel, "game orders", order="number")).response
    form = await world.ann.click(asked, label="Type a number")
    await world.ann.submit_modal(form, {"0": "42"})
    assert await laid(world) == {0: {"number": 42}}


async def test_the_parts_of_a_form_are_laid_down_at_once(world: World) -> None:
    games.register(Everything())
    await begun(world, "ann")
    asked = (await world.ann.slash(world.channel, "game orders", order="form")).response
    form = await world.ann.click(asked, label="Fill it in")
    await world.ann.submit_modal(form, {"0": "animal-0", "1": ["0"]})
    assert await laid(world) == {0: {"form": {"which": "animal-0", "count": 0, "words": ""}}}
