"""A game of fog in a simulated Discord: by buttons and by commands, with own questions, own undo and a lost table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.errors import NotAsked
from tests.bot.fog_table import set_up
from tests.bot.harness import World, error, labels
from tests.bot.test_secrets import closed, letters
from tests.bot.test_waiting import looks, pinged
from tests.bot.timing import clock_for


@pytest.fixture(autouse=True)
def fog(monkeypatch: pytest.MonkeyPatch, only_here: None) -> None:
    """The game with its pictures, and time that passes when a test says so."""
    set_up(monkeypatch)


async def begun(world: World, *names: str, length: str = "1") -> World:
    """A table of the fog at its first question."""
    first, *others = names
    await world.people[first].slash(world.channel, "game new", game="fog", options=f"length={length}")
    for name in others:
        await world.people[name].slash(world.channel, "game join")
    await world.people[first].slash(world.channel, "game start")
    await world.env.settle()
    return world


async def time_passes(world: World) -> None:
    """What was put off comes now."""
    tables = world.bot.services.tables
    for due, timer in list(tables.orders._timers.items()):
        timer.cancel()
        tables.orders._begin(due)
    await asyncio.gather(*tables.orders._giving)
    await world.env.settle()


async def opened(person: Any, world: World) -> Any:
    """The own prompt of a person."""
    return (await person.click(world.prompt, label="Answer")).response


async def chosen(person: Any, message: Any, *choices: str) -> Any:
    """Presses these one after the other in the own prompt; what the last one shows."""
    for label in choices:
        message = (await person.click(message, label=label)).response or message
    return message


async def test_everybody_has_an_own_prompt_and_the_channel_shows_nothing(world: World) -> None:
    await begun(world, "ann", "bob")
    before = world.said()
    prompt = await opened(world.ann, world)
    assert "You have 4 credits" in prompt.content
    await world.ann.click(prompt, label="Warship")
    await world.env.settle()
    assert "You have 4 credits" in (await opened(world.bob, world)).content
    assert world.said() == before
    assert not any("You build" in letter for person in (world.ann, world.bob) for letter in letters(person))


async def test_a_purchase_is_taken_back_by_command_although_another_has_bought(world: World) -> None:
    await begun(world, "ann", "bob")
    await world.ann.slash(world.channel, "fog answer", answer="warship")
    await world.bob.slash(world.channel, "fog answer", answer="warship")
    before = world.said()
    await world.ann.slash(world.channel, "game undo")
    await world.env.settle()
    assert world.said() == before
    assert "0 warships" in (await world.ann.slash(world.channel, "secret all")).response.content
    assert "1 warships" in (await world.bob.slash(world.channel, "secret all")).response.content


async def played(world: World, person: Any, *answers: str) -> Any:
    """Answers by commands; the last response."""
    done = None
    for answer in answers:
        done = await person.slash(world.channel, "fog answer", answer=answer)
    await world.env.settle()
    return done


async def test_a_round_by_commands_with_a_restart_in_the_middle(world: World) -> None:
    await begun(world, "ann", "bob")
    await played(world, world.ann, "warship", "done")
    await world.restart()
    refused = error(await played(world, world.ann, "warship"))
    assert refused == world.bot.services.locales.say(NotAsked().text, "en")
    await played(world, world.bob, "done")
    assert any("2 sheets are filled in." in line for line in world.said())
    await played(world, world.ann, "1")
    await world.restart()
    await played(world, world.bob, "2")
    everything = await world.ann.slash(world.channel, "secret all")
    assert "**Your map**\n- Field 1: " in everything.response.content
    assert "Field 2" not in everything.response.content
    await played(world, world.ann, "0")
    await played(world, world.bob, "0")
    assert labels(world.prompt)[0] == "Answer"
    assert "Waiting for" in world.prompt.content
    await time_passes(world)
    await played(world, world.ann, "yes")
    assert any("1 met them" in line for line in world.said())


async def lost_alone(world: World) -> None:
    """Plays alone without ever building, until it ends."""
    for at in range(3):
        game = await world.bot.services.tables.find(world.channel.id)
        if game.status != "running":
            return
        await chosen(world.ann, await opened(world.ann, world), "Done")
        await world.env.settle()
        await chosen(world.ann, await opened(world.ann, world), f"Field {at}")
        await world.env.settle()
        await chosen(world.ann, await opened(world.ann, world), "Field 0")
        await world.env.settle()
        await time_passes(world)


async def test_a_table_of_one_is_lost_by_buttons(world: World) -> None:
    await begun(world, "ann", length="3")
    await lost_alone(world)
    assert any("The players lose." in line for line in world.said()), world.said()


async def test_who_answers_beside_others_is_never_reminded_in_the_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody would learn who has not finished; with closed letters there is no reminder at all."""
    clock = clock_for(monkeypatch)
    closed(world)
    await begun(world, "ann", "bob")
    await played(world, world.ann, "done")
    before = world.said()
    await looks(world, clock, hours=80, every=4)
    assert world.said() == before and pinged(world) == []
    reminded = await world.bot.services.call(world.bot.services.store.waits, 1)
    assert [wait.seat for wait in reminded if wait.reminded] == [1], "it was time for it"
