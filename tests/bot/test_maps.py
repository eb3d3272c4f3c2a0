"""Maps as text at a table: brought when it is opened or while it waits, shown, and played on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.errors import SeatTaken
from bot.gathering.another import like
from bot.locales import HERE, LANGUAGES, read_once
from bot.wording.announcements import announcement
from engine import games
from engine.kit.maps import LONGEST
from engine.ti4.components import BOARDS
from engine.ti4.rules import RULES
from tests.bot.harness import World, enabled, error
from tests.engine.ti4.galaxy.test_map_judging import SIX, laid
from tests.engine.ti4.galaxy.test_map_text import MAPS

REX = MAPS["14pt- Rex This"]
PACKED = RULES.maps.pack(SIX)


async def opened(world: World, map: str = "", **options: Any) -> Any:
    """A table of Twilight Imperium with ann."""
    typed = {"options": f"points=14 map={map}"} if map else {}
    told = await world.ann.slash(world.channel, "game new", game="ti4", **typed | options)
    await world.env.settle()
    return told


async def chosen(world: World) -> str:
    """Which map the table plays on."""
    return str((await world.bot.services.tables.look(1)).game.options["map"])


# --- bringing one ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", RULES.maps.forms)
async def test_a_table_opens_on_a_map_in_any_dialect(world: World, form: str) -> None:
    await opened(world, map=RULES.maps.write(SIX, form) + " factions=choose")
    options = (await world.bot.services.tables.look(1)).game.options
    assert (options["map"], options["points"], options["factions"]) == (PACKED, "14", "choose")


async def test_a_map_that_nobody_can_play_on_opens_no_table(world: World) -> None:
    told = await opened(world, map=laid(space_19="51"))
    said = error(told)
    assert said.startswith("Nobody can play on this map.") and "#51 in space 19" in said
    assert laid(space_19="17") in said
    assert error(await opened(world, map="nine ten")) == "Entry 1 is not a tile: “nine”."
    assert not await world.bot.services.tables.games.in_store(world.bot.services.store.games)


async def test_a_map_comes_as_a_file(world: World) -> None:
    await opened(world, file=("map.json", RULES.maps.write(SIX, "json").encode()))
    assert await chosen(world) == PACKED
    await world.ann.slash(world.channel, "map use", file=("map.txt", REX.encode()))
    assert await chosen(world) == RULES.maps.pack(REX)


@pytest.mark.parametrize(
    ("data", "says"),
    [(b"\xff\xfe", "This file is not text."), (b"19 " * LONGEST, "This file is too large for a map: at most 19 KiB.")],
)
async def test_what_is_no_map_file_is_refused(world: World, data: bytes, says: str) -> None:
    assert error(await opened(world, file=("map.txt", data))) == says


async def test_other_games_have_no_maps_as_text(world: World) -> None:
    told = await world.ann.slash(world.channel, "game new", game="toy", file=("map.txt", SIX.encode()))
    assert error(told) == "No table of Toy can bring a map."


async def test_an_open_table_is_brought_a_map_and_gives_it_up_again(world: World) -> None:
    await opened(world)
    told = await world.ann.slash(world.channel, "map use", text=REX)
    assert "Map: the table’s own" in told.response.content
    assert "Adjacent anomalies: #43 in space 1 and #44 in space 2." in told.response.content
    assert await chosen(world) == RULES.maps.pack(REX)
    await world.env.settle()
    assert any("Map" in line and "the table’s own" in line for line in world.said())
    await world.ann.slash(world.channel, "map use")
    assert await chosen(world) == "ready"


async def test_only_the_owner_brings_a_map_and_only_before_the_start(world: World) -> None:
    await opened(world, map=SIX)
    await world.bob.slash(world.channel, "game join")
    refused = await world.bob.slash(world.channel, "map use", text=REX)
    assert error(refused) == "Only the host or a moderator can change that."
    await world.ann.slash(world.channel, "game start", seats=6)
    assert error(await world.ann.slash(world.channel, "map use", text=REX)) == "The game has already started."
    assert await chosen(world) == PACKED


# --- the lobby -------------------------------------------------------------------------------------------------------


async def test_the_lobby_shows_each_seats_neighbourhood_and_offers_as_many_seats_as_homes(world: World) -> None:
    told = await opened(world, map=SIX)
    shown = told.response
    assert "For 6 players. Joined: 1" in shown.content
    lines = [line for line in shown.content.splitlines() if line.startswith("-# Seat")]
    assert len(lines) == 6 and lines[0].startswith("-# Seat 1 (space 19): resources ")
    assert "Start with 5 AI players (6 seats)" in enabled(shown)
    assert not any("(4 seats)" in label for label in enabled(shown))


async def test_the_lobby_counts_what_there_is_to_know(world: World) -> None:
    told = await opened(world, map=REX)
    warnings = len(RULES.maps.judge(REX, 6).warnings)
    assert f"{warnings} remarks about this map: /map show" in told.response.content


async def test_a_full_lobby_fits_into_a_message_in_every_language(world: World) -> None:
    house = {choice.name: choice.values[-1] for choice in games.rules_of("ti4").choices if choice.name != "map"}
    await opened(world, options=" ".join(f"{name}={value}" for name, value in house.items()) + f" map={REX}")
    live = await world.bot.services.tables.look(1)
    locales = read_once(HERE)
    for language in LANGUAGES:
        assert len(announcement(live, lambda text, spoken=language: locales.say(text, spoken))) + 6 * 40 < 2000


async def test_before_the_start_the_map_is_shown_with_its_picture(world: World) -> None:
    await opened(world, map=REX)
    told = (await world.bob.slash(world.channel, "map show")).response
    assert told.content.startswith(f"```\n{REX}\n```") and len(told.attachments) == 1
    assert told.content.count("Seat ") == 6 and "Adjacent anomalies" in told.content


async def test_a_table_without_a_map_of_its_own_has_none_to_show_yet(world: World) -> None:
    await opened(world)
    assert error(await world.ann.slash(world.channel, "map show")).startswith("The map comes when the game starts")


# --- playing ---------------------------------------------------------------------------------------------------------


async def test_the_game_begins_on_the_map_and_shows_it_at_any_time_after_a_restart_too(world: World) -> None:
    await opened(world, map=SIX)
    await world.ann.slash(world.channel, "game start", seats=6)
    await world.env.settle()
    await world.restart()
    told = (await world.cid.slash(world.channel, "map show", form="map-form-json")).response
    board = json.loads(told.content.removeprefix("```\n").removesuffix("\n```"))
    assert len(told.attachments) == 1
    homes = {at for at, one in enumerate(SIX.split(), 1) if one == "0"}
    shown = RULES.maps.judge(json.dumps(board), 6).string.split()
    assert [one for at, one in enumerate(shown, 1) if at not in homes] == [one for one in SIX.split() if one != "0"]
    assert all(1 <= int(shown[at - 1]) <= 17 for at in homes)


async def test_a_map_for_another_number_of_seats_is_refused_at_the_start(world: World) -> None:
    await opened(world, map=SIX)
    for person in (world.bob, world.cid):
        await person.slash(world.channel, "game join")
    refused = await world.ann.slash(world.channel, "game start")
    assert "Home systems: 6, but there are 3 seats." in error(refused)


async def test_a_game_without_text_form_shows_its_picture_alone(world: World) -> None:
    await world.started()
    told = await world.ann.slash(world.channel, "map show")
    assert told.response.content.startswith("The board of Toy has no text form to copy.")


async def shown(world: World, form: str) -> str:
    """The text that bob is shown beside a picture: in the message, or as a file where it is long."""
    told = await world.bob.slash(world.channel, "map show", form=f"map-form-{form}")
    assert len(told.response.attachments) == 1
    if not told.followups or not told.followups[-1].attachments or "```" in told.response.content:
        return str(told.response.content.removeprefix("```\n").removesuffix("\n```"))
    return (world.env.backend.cdn.get(told.followups[-1].attachments[0].url) or b"").decode()


@pytest.mark.parametrize(("game", "seats"), [("eclipse", 2), ("forbidden_stars", 2), ("space_empires", 2)])
async def test_the_board_of_every_title_is_shown_as_text_that_is_read_again(
    world: World, game: str, seats: int
) -> None:
    await world.ann.slash(world.channel, "game new", game=game)
    await world.ann.slash(world.channel, "game start", seats=seats)
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    for form in live.rules.boards.forms:
        text = await shown(world, form)
        found = live.rules.boards.judge(text)
        assert found.faults == () and found.string == live.rules.boards.of(live.rules.view(live.table.state, None))


async def test_a_board_on_which_nothing_lies_has_no_text_yet(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="forbidden_stars", options="board=built")
    await world.bob.slash(world.channel, "game join")  # a computer player could be the first to lay a system
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    told = (await world.ann.slash(world.channel, "map show")).response
    assert told.content == "The board is still empty."


async def test_a_title_on_whose_boards_no_table_begins_is_brought_none(world: World) -> None:
    told = await world.ann.slash(world.channel, "game new", game="eclipse", file=("map.txt", b"001@M10"))
    assert error(told) == "No table of Eclipse can bring a map."


async def test_the_next_table_is_on_the_same_map(world: World) -> None:
    await opened(world, map=SIX)
    assert like(await world.bot.services.tables.look(1)).options["map"] == PACKED


# --- as many seats as homes ------------------------------------------------------------------------------------------

THREE = next(iter(BOARDS[3].ready.values()))


async def test_nobody_sits_down_beyond_the_homes_of_the_map(world: World) -> None:
    await opened(world, map=THREE)
    for person in (world.bob, world.cid):
        await person.slash(world.channel, "game join")
    lobby, eve = world.bot.services.tables.lobby, world.env.create_user("eve")
    with pytest.raises(SeatTaken):
        await lobby.join(1, eve.id, "Eve")
    with pytest.raises(SeatTaken):
        await lobby.join(1, eve.id, "Eve", 3)
    with pytest.raises(SeatTaken):
        await lobby.stand_in(1)
    assert len((await world.bot.services.tables.look(1)).seats) == 3


async def test_computer_players_beyond_the_homes_open_no_table(world: World) -> None:
    told = await opened(world, map=THREE, opponents=3, level="level-calm")
    assert error(told)
    assert not await world.bot.services.tables.games.in_store(world.bot.services.store.games)
