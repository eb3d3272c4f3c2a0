"""*What was this?* on a message of the bot, and buttons that lead to a step of a game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.history.moments import rule_button
from bot.locales import read_once
from bot.widgets.lookups import Sought
from bot.widgets.presses import Press
from tests.bot.harness import World, error, labels
from tests.bot.timing import clock_for

WHAT = "What was this?"


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's clock is before that of the simulated Discord, as games begin before what is told of them."""
    clock_for(monkeypatch).turn(days=-90)


async def played(world: World) -> None:
    """A round: bids, one roll, a card each."""
    await world.started()
    for person, coins in ((world.ann, "1"), (world.bob, "0")):
        await person.slash(world.channel, "toy bid", coins=coins)
    for person in (world.ann, world.bob, world.ann):
        await person.slash(world.channel, "toy answer", answer="still" if person is world.bob else "roll")


async def shown(world: World, person: Any, message: Any) -> Any:
    return (await person.context_menu(world.channel, WHAT, message)).response


@pytest.mark.usefixtures("early")
async def test_a_message_tells_its_turn_to_its_reader_alone(world: World) -> None:
    await played(world)
    before = world.said()
    told = await shown(world, world.bob, world.prompt)
    assert told.ephemeral and told.content.startswith("-# Step 3 of 3") and "ann rolls" in told.content
    assert len(labels(told)) > 2 and world.said() == before


async def test_messages_of_people_and_of_times_before_the_game_are_refused(world: World) -> None:
    mine = await world.ann.send(world.channel, "hello")
    assert "messages of the bot" in error(await world.ann.context_menu(world.channel, WHAT, mine))
    await played(world)
    assert "messages of the bot" in error(await world.ann.context_menu(world.channel, WHAT, mine))
    assert "older than the last game" in error(await world.ann.context_menu(world.channel, WHAT, world.prompt))


async def test_a_link_leads_everybody_to_what_they_may_see(world: World) -> None:
    """The message with the button stays as it is: what one reader sees is for nobody else."""
    await played(world)
    await world.ann.slash(world.channel, "play link")
    link = world.channel.history()[-1]
    assert link.content.startswith("Step 3 of 3: ") and labels(link) == ["Look at it"]
    for person in (world.ann, world.cid):
        told = (await person.click(link, label="Look at it")).response
        assert told.ephemeral and told.id != link.id and "ann rolls" in told.content
    again = world.channel.history()[-1]
    assert (again.id, again.content, labels(again)) == (link.id, link.content, ["Look at it"])


@pytest.mark.parametrize("step", ["0", "99", "x", "-1"])
async def test_a_step_that_is_not_there_is_refused(world: World, step: str) -> None:
    await played(world)
    count = len(world.channel.history())
    assert "No such step" in error(await world.ann.slash(world.channel, "play link", step=step))
    assert len(world.channel.history()) == count


async def test_before_the_start_there_is_nothing_to_link_to(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert "not started" in error(await world.ann.slash(world.channel, "play link"))


async def test_the_rule_is_a_press_away() -> None:
    say = read_once().speaker("en")
    row = await rule_button("ti4", "en", "Red activates a system and moves ships", say)
    assert row is not None
    (button,) = row
    sought = Sought.read(Press.read(str(button.custom_id)).choice)  # type: ignore[union-attr]
    assert sought.id.startswith("TI-") and sought.game == "ti4"
    assert await rule_button("toy", "en", "whatever", say) is None
