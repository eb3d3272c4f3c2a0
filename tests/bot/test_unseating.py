"""A moderator who takes a seat from a person who is there says so twice, and that person reads what happened."""

from __future__ import annotations

import pytest

from tests.bot.harness import World, error, labels
from tests.bot.moderators import boss
from tests.bot.test_company import letters

DEEDS = {
    "mod replace": ("Replace the player", "A moderator has given your seat to another player"),
    "mod kick": ("Remove the player", "A moderator has removed you from your seat; a substitute plays on"),
    "mod stand-in": ("Seat a substitute", "A moderator has a substitute play your seat for now"),
}


@pytest.mark.parametrize("command", DEEDS)
async def test_it_is_asked_once_more_and_told_by_letter(world: World, command: str) -> None:
    await world.started()
    mod, (label, told) = boss(world), DEEDS[command]
    asked = await mod.slash(world.channel, command, seat="2", reason="away for weeks")
    assert asked.ephemeral and "bob plays there now" in asked.response.content and labels(asked.response) == [label]
    assert (await world.bot.services.tables.look(1)).seat_of(world.bob.id) == 1, "nothing is done yet"
    await mod.click(asked.response, label=label)
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).seat_of(world.bob.id) is None
    (letter,) = [words for words in letters(world.bob) if words.startswith(told)]
    assert f"Toy in {world.channel.mention}. Reason: “away for weeks”." in letter
    assert not any(words.startswith(told) for words in letters(world.ann))


async def test_a_computer_player_is_replaced_at_once(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    mod = boss(world)
    done = await mod.slash(world.channel, "mod replace", seat="2", player=world.bob)
    assert not labels(done.response) and (await world.bot.services.tables.look(1)).seat_of(world.bob.id) == 1


async def test_who_sits_there_by_then_is_asked_about_anew(world: World) -> None:
    await world.started()
    mod, other = boss(world), boss(world, "other")
    asked = await mod.slash(world.channel, "mod kick", seat="2")
    again = await other.slash(world.channel, "mod replace", seat="2", player=world.cid)
    await other.click(again.response, label="Replace the player")
    said = error(await mod.click(asked.response, label="Remove the player"))
    assert said == "That seat has a new player by now. Use the command again."
    assert (await world.bot.services.tables.look(1)).seat_of(world.cid.id) == 1
