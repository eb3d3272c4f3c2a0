"""Nobody sees a second hand: who has once seen what a seat holds sits on no other one, unless all others agree."""

from __future__ import annotations

from typing import Any

import pytest
from sqlite_utils import Database

from bot.errors import BotError, SecondHand
from bot.store.sqlite.migrations import migrations, names
from bot.widgets.presses import ButtonKind
from tests.bot.databases import contents
from tests.bot.harness import World, error, labels
from tests.bot.moderators import audited, boss, hand, letters, seats, surely
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_authority import pressed
from tests.bot.test_table import bids

KNOWS = " has seen the secrets of seat 1 and cannot take seat 2 unless all other players agree."


def secrets(world: World, person: Any) -> str:
    return "\n".join(letters(person))


async def three(world: World) -> None:
    """A table of three at which bob's seat is free."""
    await world.started(3)
    await surely(boss(world, "boss"), world.channel, "mod kick", seat="bob")
    await world.env.settle()


# --- the ways to a seat ----------------------------------------------------------------------------------------------


async def test_who_resigns_cannot_sit_down_on_another_seat_and_come_back(world: World) -> None:
    await three(world)
    held = await hand(world, 1)
    await world.resigned(world.ann)
    said = error(await world.ann.slash(world.channel, "game join", seat="seat:2"))
    assert said == world.ann.mention + KNOWS
    assert not any(card in secrets(world, world.ann) for card in held)
    assert await seats(world) == [None, None, world.cid.id]
    await world.ann.slash(world.channel, "game join", seat="seat:1")
    assert await seats(world) == [world.ann.id, None, world.cid.id]


async def test_nor_after_a_restart(world: World) -> None:
    await three(world)
    await world.resigned(world.ann)
    await world.restart()
    assert error(await world.ann.slash(world.channel, "game join", seat="seat:2")) == world.ann.mention + KNOWS


async def test_nor_by_a_moderator_who_puts_people_on_seats(world: World) -> None:
    await three(world)
    mod = boss(world)
    await world.resigned(world.ann)
    said = error(await surely(mod, world.channel, "mod replace", seat="seat:2", player=world.ann))
    assert said == world.ann.mention + KNOWS
    said = error(await mod.slash(world.channel, "mod swap", seat="seat:2", other="seat:3"))
    assert said.startswith(f"{world.cid.mention} has seen the secrets of seat 3 and cannot take seat 2")
    assert await seats(world) == [None, None, world.cid.id]


async def test_nor_a_moderator_who_plays_by_a_stand_in_and_joining(world: World) -> None:
    dan = world.people["dan"] = boss(world, "dan")
    await world.ann.slash(world.channel, "game new", game="toy")
    for person in (dan, world.bob):
        await person.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await surely(dan, world.channel, "mod stand-in", seat="dan")
    await surely(dan, world.channel, "mod stand-in", seat="ann")
    said = error(await dan.slash(world.channel, "game join", seat="seat:1"))
    assert "is reserved for" in said
    await surely(dan, world.channel, "mod kick", seat="seat:1")
    said = error(await dan.slash(world.channel, "game join", seat="seat:1"))
    assert said.startswith(f"{dan.mention} has seen the secrets of seat 2 and cannot take seat 1")
    await dan.slash(world.channel, "game join")
    assert (await seats(world))[1] == dan.id


async def test_nor_who_is_invited_to_the_first_free_seat(world: World) -> None:
    await three(world)
    await world.resigned(world.ann)
    tables = world.bot.services.tables
    with pytest.raises(SecondHand):
        await tables.lobby.join(1, world.ann.id, "ann", 1)


# --- moderators who look ---------------------------------------------------------------------------------------------


async def looked(world: World) -> Any:
    """A moderator without a seat has read by autocomplete what ann can play."""
    mod = boss(world)
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await world.bob.slash(world.channel, "toy roll", choice="still")
    for typed in ("", "c", "ca"):
        offered = await mod.autocomplete(world.channel, "mod answer-for", "answer", typed, seat="seat:1")
    assert offered
    return mod


async def test_a_moderator_who_opens_what_shows_a_hand_leaves_one_line_in_the_audit(world: World) -> None:
    mod = await looked(world)
    assert await audited(world) == ["look: "]
    shown = await mod.slash(world.channel, "mod audit", deed="deed-look")
    assert f"{mod.mention} looks at seat 1’s secret choices." in shown.response.content
    await mod.autocomplete(world.channel, "mod answer-for", "answer", "", seat="seat:2")
    assert await audited(world) == ["look: "], "who is not asked has nothing to show"


async def test_a_moderator_who_has_looked_sits_on_no_other_seat(world: World) -> None:
    mod = await looked(world)
    await world.resigned(world.bob)
    await world.restart()
    assert error(await mod.slash(world.channel, "game join", seat="seat:2")) == mod.mention + KNOWS
    await world.resigned(world.ann)
    await mod.slash(world.channel, "game join", seat="seat:1")
    assert await seats(world) == [mod.id, None]


async def test_what_everybody_reads_is_no_look(world: World) -> None:
    mod = boss(world)
    await bids(world)
    assert await mod.autocomplete(world.channel, "mod answer-for", "answer", "", seat="seat:1")
    assert await audited(world) == []


# --- all others agree ------------------------------------------------------------------------------------------------


async def asked(world: World) -> Any:
    """ann, who knows seat 1, has asked whether she may sit on seat 2; bob is away, cid plays."""
    await world.started(4 if "dan" in world.people else 3)
    mod = boss(world, "boss")
    await surely(mod, world.channel, "mod stand-in", seat="cid")
    await world.resigned(world.ann)
    await surely(mod, world.channel, "mod kick", seat="seat:3")
    refused = await world.ann.slash(world.channel, "game join", seat="seat:3")
    assert labels(refused.response) == ["Ask the others"]
    return (await world.ann.click(refused.response, label="Ask the others")).response


async def test_the_others_are_asked_and_told_what_it_means(world: World) -> None:
    vote = await asked(world)
    assert not vote.ephemeral and vote.content.splitlines() == [
        f"**{world.ann.mention} asks to take seat 3, but knows seat 1’s secrets.**",
        f"Agree only if you do not mind: {world.ann.mention} will know the secrets of both sides, such as cards in "
        "hand and objectives, and can use them. This cannot be undone.",
        f"Everyone must agree. Waiting for {world.bob.mention}",
    ]
    assert error(await world.ann.click(vote, label="Agree")) == "You are not playing in this game."
    await world.restart()
    await world.bob.click(vote, label="Agree")
    assert vote.content == f"Everyone agrees: {world.ann.mention} can now take seat 3."
    await world.ann.slash(world.channel, "game join", seat="seat:3")
    assert await seats(world) == [None, world.bob.id, world.ann.id]
    assert (await audited(world))[0] == "share: "


async def test_one_who_minds_is_enough(world: World) -> None:
    vote = await asked(world)
    await world.bob.click(vote, label="Decline")
    assert vote.content == "bob declines. Nothing changes."
    assert "has seen the secrets of seat 1" in error(await world.ann.slash(world.channel, "game join", seat="seat:3"))


async def test_nobody_asks_for_somebody_else_but_a_moderator(world: World) -> None:
    await three(world)
    await world.resigned(world.ann)
    message = world.channel.history()[-1]
    said = error(await pressed(world, world.cid, world.channel, message, f"{ButtonKind.SHARE}{world.ann.id}.1"))
    assert said == "Only moderators can do that here."
    vote = (await pressed(world, boss(world), world.channel, message, f"{ButtonKind.SHARE}{world.ann.id}.1")).response
    assert vote.content.splitlines()[-1] == f"Everyone must agree. Waiting for {world.cid.mention}"
    assert error(await world.bob.click(vote, label="Agree")) == "You are not playing in this game."


async def test_without_others_nobody_can_agree(world: World) -> None:
    await world.started(2)
    await surely(boss(world), world.channel, "mod kick", seat="bob")
    await world.resigned(world.ann)
    refused = await world.ann.slash(world.channel, "game join", seat="seat:2")
    said = error(await world.ann.click(refused.response, label="Ask the others"))
    assert said == "There is no other player at this table who could agree."


# --- games of the version before -------------------------------------------------------------------------------------


async def test_running_games_of_the_version_before_know_who_has_seen_what(tmp_path: Any) -> None:
    room = Room(tmp_path / "games.sqlite")
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3), (BOB, 2))
    await room.tables.seats.replace(game, 1, CYD, "Cyd", 99)
    await room.tables.close()
    old = Database(tmp_path / "games.sqlite")
    for table in ("seen", "shared", "votes"):
        old.execute(f"DROP TABLE {table}")
    old.execute("CREATE TABLE votes (message INTEGER PRIMARY KEY, game INTEGER, agreed TEXT)")
    old["_sqlite_migrations"].delete_where("name = ?", ["hands_and_votes"])
    old.conn.commit()
    old.close()
    room.tables = room._open()
    found = contents(room.path)["seen"]
    assert sorted(row[1:] for row in found) == [(0, ANN), (1, BOB), (1, CYD)]
    await room.tables.seats.resign(game, ANN)
    with pytest.raises(BotError):
        await room.tables.lobby.join(game, BOB, "Bob", 0)
    assert "hands_and_votes" in names() and migrations is not None
    await room.tables.close()
