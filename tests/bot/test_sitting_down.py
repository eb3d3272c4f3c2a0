"""Sitting down: how many seats are proposed, a thread for the next table, invitations, strangers."""

from __future__ import annotations

import pytest

from engine import games
from engine.ask import Seat
from tests.bot.harness import BotToy, World, enabled, error, labels
from tests.bot.laid_out import raw
from tests.bot.test_company import letter


class RoomyToy(BotToy):
    """The toy plays well with four."""

    plays_well = 4


@pytest.mark.parametrize(("game", "seats"), [("ti4", 4), ("eclipse", 4), ("forbidden_stars", 4), ("space_empires", 2)])
def test_each_game_proposes_the_number_of_seats_at_which_it_plays_well(game: str, seats: Seat) -> None:
    assert games.rules_of(game).plays_well == seats


async def test_the_same_number_is_proposed_for_one_person_and_for_two(world: World) -> None:
    games.register(RoomyToy())
    opened = (await world.ann.slash(world.channel, "game new", game="toy")).response
    assert "Start with 3 AI players (4 seats)" in enabled(opened)
    await world.bob.click(opened, label="Join")
    assert "Start with 2 AI players (4 seats)" in enabled(opened)


async def test_a_list_begins_with_another_number(world: World) -> None:
    games.register(RoomyToy())
    opened = (await world.ann.slash(world.channel, "game new", game="toy")).response
    menus = [part for row in raw(opened) for part in row["components"] if part["type"] == 3]
    (menu,) = [menu for menu in menus if menu["custom_id"].endswith(":f?")]
    assert [option["value"] for option in menu["options"]] == ["2", "3", "4"]
    await world.ann.select(opened, ["3"], custom_id=menu["custom_id"])
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    assert live.game.status == "running" and len(live.seats) == 3


async def test_a_channel_with_a_game_offers_a_thread_for_the_next_one(world: World) -> None:
    await world.started()
    told = await world.bob.slash(world.channel, "game new", game="toy", options="length=1")
    assert told.ephemeral and labels(told.response) == ["Open in a thread"]
    assert told.response.content.startswith("This channel already has a game in progress.")
    await world.bob.click(told.response, label="Open in a thread")
    await world.env.settle()
    assert any(one.method == "DELETE" for one in world.env.http_requests), "what has been used does not stay"
    live = await world.bot.services.tables.look(2)
    assert live.game.options["length"] == "1" and live.game.owner == world.bob.id
    assert live.game.channel != world.channel.id and live.game.settings.thread == "public"
    assert (await world.bot.services.tables.look(1)).game.status == "running"


async def test_an_invitation_says_who_sits_there_and_takes_no_for_an_answer(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game invite", player=world.bob)
    await world.env.settle()
    sent = letter(world.bob)
    assert sent.content.splitlines()[1] == "-# At the table: ann. For 2 to 4 players."
    assert labels(sent) == ["Join", "Watch", "No, thanks"]
    await world.bob.user.click(sent, label="No, thanks")
    await world.env.settle()
    assert "bob declines the invitation." in world.said()
    assert letter(world.bob).content == "Toy: you declined the invitation." and not labels(letter(world.bob))
    assert await world.bot.services.tables.guests.of(1, "invited") == []


async def test_a_stranger_who_presses_a_question_is_shown_how_to_watch(world: World) -> None:
    await world.started()
    told = await world.cid.click(world.prompt, label="Answer")
    assert told.ephemeral and told.response.content == "You do not play at this table. You can watch it."
    await world.cid.click(told.response, label="Watch")
    assert await world.bot.services.tables.guests.of(1, "watching") == [world.cid.id]


async def test_who_types_a_command_at_a_strange_table_reads_what_it_takes(world: World) -> None:
    await world.started()
    assert error(await world.cid.slash(world.channel, "secret hand")) == "You are not playing in this game."
