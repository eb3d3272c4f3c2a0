"""Moderators and seats: kick, replace, swap, stand-in and back, and what becomes of the secrets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.harness import World, error, labels
from tests.bot.moderators import audited, boss, hand, heard, letters, seats, surely
from tests.bot.test_table import bids


@pytest.fixture
def mod(world: World) -> Any:
    return boss(world)


# --- kick ------------------------------------------------------------------------------------------------------------


async def test_a_kicked_player_makes_room_for_a_stand_in(world: World, mod: Any) -> None:
    await world.started()
    told = await surely(mod, world.channel, "mod kick", seat="bob", reason="spoils the game")
    assert told.ephemeral and told.response.content == "Removed from the seat: bob"
    assert heard(world, "bob was removed").splitlines() == [
        "bob was removed from seat 2. A substitute takes over.",
        f"-# Moderator: {mod.mention}. Reason: spoils the game",
    ]
    await world.env.settle()
    assert await seats(world) == [world.ann.id, None]
    assert world.bob.mention not in world.prompt.content
    assert error(await world.bob.slash(world.channel, "toy bid", coins="1")) == "You are not playing in this game."
    assert await audited(world) == ["kick: spoils the game"]


async def test_the_seat_of_a_kicked_player_can_stay_empty(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod kick", seat="bob", then="kick-vacant")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.env.settle()
    assert "Waiting for Blue (empty seat)" in world.prompt.content
    await world.restart()
    assert (await world.bot.services.tables.look(1)).waiting() == [1]
    await world.cid.slash(world.channel, "game join", seat="2")
    assert world.cid.mention in world.prompt.content
    await world.cid.slash(world.channel, "toy bid", coins="1")
    assert (await world.bot.services.tables.look(1)).game.settings.vacant == ()


async def test_a_vacant_seat_can_be_given_to_a_stand_in(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod kick", seat="bob", then="kick-vacant")
    said = error(await surely(mod, world.channel, "mod kick", seat="2", then="kick-vacant"))
    assert said == "That seat has no player."
    await surely(mod, world.channel, "mod stand-in", seat="2")
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).waiting() == [0]


async def test_the_last_player_who_is_kicked_leaves_a_paused_game(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod kick", seat="ann")
    await surely(mod, world.channel, "mod kick", seat="bob")
    await world.env.settle()
    live = await world.bot.services.tables.look(1)
    assert live.game.status == "paused" and live.game.answers <= 1
    assert error(await surely(mod, world.channel, "mod kick", seat="1")) == "That seat has no player."


async def test_a_kick_before_the_start_frees_the_seat(world: World, mod: Any) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    await surely(mod, world.channel, "mod kick", seat="bob")
    assert await seats(world) == [world.ann.id]
    assert "bob was removed from the table; seat 2 is free." in heard(world, "removed from the table")
    await world.cid.slash(world.channel, "game join")
    assert await seats(world) == [world.ann.id, world.cid.id]


# --- secrets ---------------------------------------------------------------------------------------------------------


async def test_the_secrets_of_a_seat_go_with_it(world: World, mod: Any) -> None:
    await bids(world)
    held = await hand(world, 1)
    assert any(held[0] in letter for letter in letters(world.bob))
    await surely(mod, world.channel, "mod replace", seat="bob", player=world.cid, reason="holidays")
    await world.env.settle()
    (told,) = letters(world.bob)
    assert told.startswith("A moderator has given your seat to another player: ")
    assert not any(card in told for card in held)
    (letter,) = letters(world.cid)
    assert letter.splitlines()[1:] == [
        "You now play seat 2. This is what it has.",
        "**Your hand**",
        *(f"- {card}" for card in held),
        "**Your secret objectives**",
        "Nothing.",
    ]
    assert not any(card in line for card in held for line in world.said())
    assert error(await world.bob.slash(world.channel, "secret hand")) == "You are not playing in this game."


async def test_a_new_player_reads_what_the_seat_is_asked_in_private(world: World, mod: Any) -> None:
    await world.started()
    (card,) = await hand(world, 1)
    await surely(mod, world.channel, "mod replace", seat="bob", player=world.cid)
    await world.env.settle()
    assert letters(world.cid)[-1].splitlines()[-1] == f"Your hand: {card}"


async def test_who_takes_a_stand_ins_seat_reads_what_it_holds(world: World, mod: Any) -> None:
    await bids(world)
    await surely(mod, world.channel, "mod kick", seat="bob", then="kick-vacant")
    await world.env.settle()
    held = await hand(world, 1)
    (told,) = letters(world.bob)
    assert told.startswith("A moderator has removed you from your seat; the game waits for a new player: ")
    assert not any(card in told for card in held)
    await world.cid.slash(world.channel, "game join", seat="2")
    await world.env.settle()
    assert f"- {held[0]}" in letters(world.cid)[-1]


async def test_swapped_players_read_what_their_new_seat_holds_and_not_the_old(world: World, mod: Any) -> None:
    await bids(world)
    first, second = await hand(world, 0), await hand(world, 1)
    refused = await mod.slash(world.channel, "mod swap", seat="ann", other="bob")
    assert labels(refused.response) == ["Ask the others"] and await seats(world) == [world.ann.id, world.bob.id]
    for person, seat, known in ((world.ann, 1, 0), (world.bob, 0, 1)):
        await world.bot.services.tables.seats.let_share(1, person.id, seat, [known], mod.id)
    await mod.slash(world.channel, "mod swap", seat="ann", other="bob", reason="they asked for it")
    await world.env.settle()
    assert await seats(world) == [world.bob.id, world.ann.id]
    assert heard(world, "swap seats").splitlines()[0] == "bob and ann swap seats."
    for person, held, other in ((world.ann, second, first), (world.bob, first, second)):
        told = "\n".join(letters(person))
        assert all(f"- {card}" in told for card in held) and not any(f"- {card}" in told for card in other)
        assert len(letters(person)) == 1
    assert world.bob.mention in world.prompt.content
    assert (await audited(world))[0] == "swap: they asked for it"


@pytest.mark.parametrize("pair", [("1", "1"), ("1", "9")])
async def test_swapping_needs_two_seats(world: World, mod: Any, pair: tuple[str, str]) -> None:
    await world.started()
    said = error(await mod.slash(world.channel, "mod swap", seat=pair[0], other=pair[1]))
    assert said in ("Name two different seats, at least one of them with a player.", "No player here is called “9”.")
    assert await audited(world) == []


async def test_a_moderator_who_plays_cannot_swap_the_own_seat(world: World) -> None:
    world.people["dan"] = boss(world, "dan")
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.dan.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    said = error(await world.dan.slash(world.channel, "mod swap", seat="ann", other="dan"))
    assert said == "You play at this table, so you cannot swap your own seat: you would see another hand."
    assert await seats(world) == [world.ann.id, world.dan.id]


# --- stand-in and back -----------------------------------------------------------------------------------------------


async def test_a_stand_in_for_a_while(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod stand-in", seat="bob", reason="a week in the hills")
    await world.env.settle()
    assert "A substitute takes over for bob." in heard(world, "substitute takes over")
    assert (await world.bot.services.tables.look(1)).waiting() == [0]
    assert letters(world.bob), "who comes back keeps the letters"
    assert error(await surely(mod, world.channel, "mod stand-in", seat="2")) == "A substitute already plays that seat."
    await world.restart()
    told = await surely(mod, world.channel, "mod stand-in", seat="2", what="stand-in-back")
    assert told.response.content == "New player in the seat: bob"
    assert heard(world, "is back").splitlines()[0] == "bob is back; the substitute leaves."
    assert await seats(world) == [world.ann.id, world.bob.id]
    assert await audited(world) == ["give-back: ", "stand-in: a week in the hills"]


async def test_a_seat_goes_back_only_to_somebody_who_had_it(world: World, mod: Any) -> None:
    await world.started()
    said = error(await surely(mod, world.channel, "mod stand-in", seat="bob", what="stand-in-back"))
    assert said == "That seat has no player to give it back to. Use /mod replace."
    await surely(mod, world.channel, "mod kick", seat="bob")
    said = error(await surely(mod, world.channel, "mod stand-in", seat="2", what="stand-in-back"))
    assert said == "That seat has no player to give it back to. Use /mod replace."


async def test_a_seat_cannot_go_back_to_somebody_who_left_the_server(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod stand-in", seat="bob")
    world.guild.remove_member(world.bob)
    await world.env.settle()
    said = error(await surely(mod, world.channel, "mod stand-in", seat="2", what="stand-in-back"))
    assert said == f"{world.bob.mention} is no longer on this server."


async def test_a_seat_that_is_kept_is_nobody_elses_until_a_moderator_frees_it(world: World, mod: Any) -> None:
    await world.started(2)
    await surely(mod, world.channel, "mod stand-in", seat="bob")
    await world.env.settle()
    kept = f"This seat is reserved for {world.bob.mention}; a substitute is playing it. A moderator can free it"
    assert error(await world.cid.slash(world.channel, "game join", seat="seat:2")).startswith(kept)
    assert error(await mod.slash(world.channel, "mod swap", seat="seat:1", other="seat:2")).startswith(kept)
    assert await world.cid.autocomplete(world.channel, "game join", "seat", "") == []
    await surely(mod, world.channel, "mod kick", seat="seat:2", reason="gone for good")
    assert heard(world, "no longer reserved").endswith("Reason: gone for good")
    await world.cid.slash(world.channel, "game join", seat="seat:2")
    assert await seats(world) == [world.ann.id, world.cid.id]
    assert error(await world.bob.slash(world.channel, "game join")) != ""


async def test_whose_seat_is_kept_takes_it_back(world: World, mod: Any) -> None:
    await world.started(2)
    await surely(mod, world.channel, "mod stand-in", seat="bob")
    await world.bob.slash(world.channel, "game join", seat="seat:2")
    assert await seats(world) == [world.ann.id, world.bob.id]


async def test_a_stand_in_before_the_start_is_put_there_by_the_lobby(world: World, mod: Any) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await surely(mod, world.channel, "mod stand-in", seat="ann")) == "The game has not started yet."


async def test_nothing_is_done_to_seats_of_a_game_that_is_over(world: World, mod: Any) -> None:
    await world.started()
    await world.ended(world.ann)
    for command, options in (
        ("kick", {"seat": "bob"}),
        ("swap", {"seat": "1", "other": "2"}),
        ("stand-in", {"seat": "1"}),
        ("replace", {"seat": "1", "player": world.cid}),
    ):
        assert error(await mod.slash(world.channel, f"mod {command}", **options)) == "The game has ended."


async def test_a_vacant_seat_stays_vacant_wherever_it_is_swapped(world: World, mod: Any) -> None:
    await world.started()
    await surely(mod, world.channel, "mod kick", seat="bob", then="kick-vacant")
    await world.bot.services.tables.seats.let_share(1, world.ann.id, 1, [0], mod.id)
    await mod.slash(world.channel, "mod swap", seat="1", other="2")
    live = await world.bot.services.tables.look(1)
    assert await seats(world) == [None, world.ann.id] and live.game.settings.vacant == (0,)
    assert live.stand_ins() == []
