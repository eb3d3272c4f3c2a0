"""Corrections of what one seat alone knows: offered to moderators who may look into hands, told to that seat."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.fog_table import set_up
from tests.bot.harness import World, error
from tests.bot.test_arbiter import offered, opened, pick
from tests.bot.test_fog import begun, played
from tests.bot.test_secrets import letters


@pytest.fixture(autouse=True)
def fog(monkeypatch: pytest.MonkeyPatch, only_here: None) -> None:
    set_up(monkeypatch)


async def at_patrol(world: World) -> None:
    """Ann is about to go on patrol; nobody has answered since."""
    await begun(world, "ann", "bob")
    await played(world, world.ann, "warship", "done")
    await played(world, world.bob, "done")
    await played(world, world.ann, "1")
    await played(world, world.bob, "2")


def all_moderate(world: World) -> None:
    """Everybody here may moderate."""
    everyone = world.env.backend.guilds[world.guild.id].everyone_role
    everyone.permissions |= discord.Permissions(manage_channels=True).value


async def corrected(world: World) -> Any:
    """Cid gives Ann nine credits."""
    panel, _ = await opened(world, world.cid, "ann", "Purses", reason="miscounted")
    form = await pick(world.cid, panel, "Credits: 2")
    await world.cid.submit_modal(form, {"0": "9"})
    return await world.cid.click(panel, label="Confirm")


async def test_who_never_played_is_offered_what_seats_alone_know(world: World) -> None:
    await at_patrol(world)
    all_moderate(world)
    panel, _ = await opened(world, world.cid)
    assert offered(panel) == ["The table", "ann", "bob"]


async def test_who_plays_is_offered_what_is_public(world: World) -> None:
    await at_patrol(world)
    all_moderate(world)
    panel, _ = await opened(world, world.ann)
    assert offered(panel) == ["The table"]


async def test_that_a_moderator_has_seen_a_purse_is_noted(world: World) -> None:
    await at_patrol(world)
    all_moderate(world)
    store = world.bot.services.store
    await opened(world, world.cid, "ann")
    assert store.audited(game=1, action="look") == []
    await opened(world, world.cid, "ann", "Purses")
    assert [line.details["seat"] for line in store.audited(game=1, action="look")] == [0]


async def test_it_is_told_to_that_seat_alone(world: World) -> None:
    await at_patrol(world)
    all_moderate(world)
    await corrected(world)
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    assert live.table is not None and live.table.state.players[0].credits == 9
    assert any("Credits" in letter and "9" in letter for letter in letters(world.ann))
    assert not any("Credits" in letter for letter in letters(world.bob))
    said = "\n".join(world.said())
    assert "A hidden part of the game was corrected" in said and "miscounted" in said
    assert "Credits" not in said


async def test_the_audit_does_not_say_what_it_was(world: World) -> None:
    await at_patrol(world)
    all_moderate(world)
    await corrected(world)
    for person in (world.cid, world.bob):
        told = (await person.slash(world.channel, "mod audit")).response.content
        assert "corrects a hidden part of the game" in told and "Credits" not in told


async def test_a_moderator_who_plays_is_not_told_why_a_correction_breaks_the_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_patrol(world)
    all_moderate(world)

    def check(self: Any, state: Any) -> None:
        assert state.colony < 3, "bob has 4 credits"

    monkeypatch.setattr("tests.fog.FogRules.check", check)
    said = []
    for person in (world.ann, world.cid):
        panel, _ = await opened(world, person, "The table", "Table")
        form = await pick(person, panel, "Colony: 1")
        said.append(error(await person.submit_modal(form, {"0": "4"})))
    assert "credits" not in said[0] and "bob has 4 credits" in said[1]
