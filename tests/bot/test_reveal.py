"""What can be read again, taken away as a file, and shown when a game is over."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import ExportLater
from engine.chance import commitment
from engine.checking.fuzz import verify
from engine.saving.export import read
from tests.bot.harness import World, error, labels
from tests.bot.moderators import boss
from tests.bot.test_table import bids


async def over(world: World) -> World:
    """A short game played to its end."""
    await world.ann.slash(world.channel, "game new", game="toy", options="length=1")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    for person, coins in ((world.ann, "3"), (world.bob, "1")):
        await person.slash(world.channel, "toy bid", coins=coins)
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy roll", choice="still")
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy answer", answer="none")
    await world.env.settle()
    return world


async def file_of(told: Any) -> Any:
    """The one file of an answer, as JSON."""
    files = [file for message in (told.response, *told.followups) if message for file in message.attachments]
    (attachment,) = [file for file in files if file.filename.endswith("json")]
    return json.loads(await attachment.read())


def last_of(shown: Any) -> Any:
    """The last message of an answer."""
    return [*([shown.response] if shown.response else []), *shown.followups][-1]


def button(world: World) -> Any:
    """The message that offers to reveal everything."""
    return [m for m in world.channel.history() if "Reveal everything" in labels(m)][-1]


async def hands(world: World) -> list[list[str]]:
    live = await world.bot.services.tables.look(1)
    assert live.table is not None
    return [list(player.hand) for player in live.table.state.players]


# --- reading again ---------------------------------------------------------------------------------------------------


async def test_everything_that_was_told_in_secret(world: World) -> None:
    await bids(world)
    told = await world.ann.slash(world.channel, "secret told")
    (drawn,) = (await hands(world))[0][1:]
    assert told.ephemeral and told.response.content == f"- You drew {drawn}."
    nothing = await world.bob.slash(world.channel, "secret told")
    assert nothing.response.content == "You have no private messages from this game yet."
    assert error(await world.cid.slash(world.channel, "secret told")) == "You are not playing in this game."


async def test_all_secrets_at_once(world: World) -> None:
    await bids(world)
    told = await world.ann.slash(world.channel, "secret all")
    held = [f"- {card}" for card in (await hands(world))[0]]
    drawn = held[1].removeprefix("- ")
    assert told.ephemeral and told.response.content.splitlines() == [
        f"You drew {drawn}.",
        "**Your hand**",
        *held,
        "**Your secret objectives**",
        "Nothing.",
    ]
    assert error(await world.cid.slash(world.channel, "secret all")) == "You are not playing in this game."


# --- files -----------------------------------------------------------------------------------------------------------


async def test_anybody_gets_what_everybody_may_see(world: World) -> None:
    await bids(world)
    told = await world.cid.slash(world.channel, "game export")
    assert told.ephemeral
    plain = await file_of(told)
    assert (plain["format"], plain["game"], plain["seats"]) == ("astrarch-view-1", "toy", ["ann", "bob"])
    assert plain["view"]["seats"][0]["cards"] == 2 and plain["headline"] == "Round 1"
    assert plain["history"][-1]["told"][0]["words"] == "ann wins the bid with 3." and plain["history"][-1]["at"]
    live = await world.bot.services.tables.look(1)
    assert plain["hash"] == commitment(live.game.seed)


async def test_it_holds_no_seed_no_answers_and_no_secrets(world: World) -> None:
    await bids(world)
    words = json.dumps(await file_of(await world.ann.slash(world.channel, "game export")))
    live = await world.bot.services.tables.look(1)
    assert live.game.seed not in words and '"value"' not in words
    assert not any(card in words for hand in await hands(world) for card in hand)


async def test_the_same_for_every_reader_whatever_is_hidden(world: World) -> None:
    await bids(world)
    readers = (world.ann, world.bob, world.cid)
    files = [await file_of(await reader.slash(world.channel, "game export")) for reader in readers]
    assert files[0] == files[1] == files[2]


async def test_the_whole_game_only_once_it_is_over(world: World) -> None:
    await bids(world)
    said = error(await world.ann.slash(world.channel, "game export", contents="export-whole"))
    assert said == "A game file contains its secrets, so you can get it only when the game is over."


async def test_a_finished_game_is_a_file_that_can_be_verified(world: World) -> None:
    await over(world)
    plain = await file_of(await world.bob.slash(world.channel, "game export"))
    assert plain["people"] == [{"name": "ann"}, {"name": "bob"}] and str(world.ann.id) not in json.dumps(plain)
    game = verify(read(json.dumps(plain)))
    assert game.result is not None and game.proof.lines > 1 and game.proof.reworded == 0
    view = await file_of(await world.cid.slash(world.channel, "game export", contents="export-view"))
    assert view["format"] == "astrarch-view-1" and view["status"] == "over"


async def test_the_whole_file_is_for_those_who_played_and_for_moderators(world: World) -> None:
    await over(world)
    shown = await file_of(await world.cid.slash(world.channel, "game export"))
    assert shown["format"] == "astrarch-view-1"
    said = error(await world.cid.slash(world.channel, "game export", contents="export-whole"))
    assert said == "Only players at this table can do that."
    for person in (world.ann, boss(world)):
        assert "seed" in await file_of(await person.slash(world.channel, "game export", contents="export-whole"))


async def test_a_game_that_pauses_keeps_its_secrets(world: World) -> None:
    await over(world)
    offered, mod = button(world), boss(world)
    other = world.guild.create_text_channel("annex")
    await world.ann.slash(other, "game new", game="toy")
    await world.bob.slash(other, "game join")
    await world.ann.slash(other, "game start")
    await mod.slash(other, "mod pause")
    services = world.bot.services
    later = "Hands, objectives and the seed are revealed only when the game is over."
    for person in (world.ann, mod):
        assert error(await person.slash(other, "game reveal")) == later
        said = error(await person.slash(other, "game export", contents="export-whole"))
        assert said.startswith("A game file contains its secrets")
        assert (await file_of(await person.slash(other, "game export")))["format"] == "astrarch-view-1"
    async with services.tables.games.turn(1) as live:
        live.game = replace(live.game, status="paused")
    assert error(await world.ann.click(offered, label="Reveal everything")) == later
    with pytest.raises(ExportLater):
        await services.tables.records.export(1)


async def test_nothing_to_export_before_the_start(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await world.ann.slash(world.channel, "game export")) == "The game has not started yet."


# --- the reveal ------------------------------------------------------------------------------------------------------


async def test_the_last_message_offers_to_reveal_everything(world: World) -> None:
    await over(world)
    assert "seed of this game" in button(world).content
    shown = await world.bob.click(button(world), label="Reveal everything")
    assert not any("Reveal everything" in labels(m) for m in world.channel.history())
    told = last_of(shown)
    live, (ann, bob) = await world.bot.services.tables.look(1), await hands(world)
    assert not told.ephemeral and told.content.splitlines() == [
        "## Everything that was secret",
        *("### ann", "**Hand**", *(f"- {card}" for card in ann)),
        *("### bob", "**Hand**", *(f"- {card}" for card in bob)),
        "",
        f"Seed: `{live.game.seed}`. Its SHA-256: `{commitment(live.game.seed)}`, as posted when the game began.",
        "Anyone can check every die and shuffle with the file below: `python -m engine verify FILE`.",
    ]
    assert verify(read(json.dumps(await file_of(shown)))).result is not None


async def test_the_reveal_by_command_in_polish(world: World) -> None:
    await over(world)
    services = world.bot.services
    async with services.tables.games.turn(1) as live:
        live.game = replace(live.game, language="pl")
    shown = await world.ann.slash(world.channel, "game reveal")
    assert last_of(shown).content.startswith("## Wszystkie tajne informacje\n### ann")


async def test_no_reveal_while_the_game_goes_on(world: World) -> None:
    await bids(world)
    refused = "Hands, objectives and the seed are revealed only when the game is over."
    assert error(await world.ann.slash(world.channel, "game reveal")) == refused


async def test_strangers_cannot_reveal_but_moderators_can(world: World) -> None:
    await over(world)
    mod = boss(world)
    refused = "Only players at this table can do that."
    assert error(await world.cid.slash(world.channel, "game reveal")) == refused
    assert error(await world.cid.click(button(world), label="Reveal everything")) == refused
    assert "## Everything that was secret" in last_of(await mod.slash(world.channel, "game reveal")).content


async def test_a_game_that_was_broken_off_is_revealed_too(world: World) -> None:
    await bids(world)
    await world.ended(world.ann)
    later = "Hands, objectives and the seed are revealed only when the game is over."
    assert error(await world.ann.slash(world.channel, "game reveal")) == later
    for person in (world.ann, world.bob):
        offer = next(message for message in world.channel.history() if "Reveal the seed now" in labels(message))
        await person.click(offer, label="Reveal the seed now")
    await world.env.settle()
    shown = await world.ann.slash(world.channel, "game reveal")
    assert "## Everything that was secret" in last_of(shown).content


async def test_what_is_shown_is_noted_for_a_game_that_is_opened_again(world: World) -> None:
    await over(world)
    store, mod = world.bot.services.store, boss(world)
    await mod.slash(world.channel, "game export")
    assert [store.second_hand(1, person.id, 2) for person in (mod, world.ann)] == [(0, 1), (0,)]
    await world.ann.slash(world.channel, "game reveal")
    assert [store.second_hand(1, person.id, 2) for person in (world.ann, world.bob)] == [(0, 1), (0, 1)]


async def test_a_moderator_brings_a_game_back_by_command(world: World) -> None:
    await world.started()
    mod = boss(world)
    await world.ended(world.ann)
    assert error(await world.ann.slash(world.channel, "mod resume")).startswith("Only moderators")
    told = await mod.slash(world.channel, "mod resume", reason="a mistake")
    assert told.response.content == "The game is resumed."
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).game.status == "running"
    await bids(world)


async def test_the_button_works_after_a_restart(world: World) -> None:
    await over(world)
    await world.restart()
    assert "### ann" in last_of(await world.ann.click(button(world), label="Reveal everything")).content


@pytest.mark.parametrize("channel", ["other"])
async def test_a_game_of_another_channel_is_not_revealed_by_command(world: World, channel: str) -> None:
    await over(world)
    other = world.guild.create_text_channel(channel)
    assert error(await world.ann.slash(other, "game reveal")).startswith("This channel has no game")
