"""Secrets reach one person only: by DM, by the ephemeral command, or by a button when DMs are closed."""

from __future__ import annotations

from typing import Any

from bot.asking.verb_commands import SKIPPED
from tests.bot.harness import World, error, labels
from tests.bot.test_table import bids


def letters(person: Any) -> list[str]:
    return [message.content for message in person.user.dm_channel.history()]


def closed(world: World) -> None:
    """Nobody takes direct messages any more."""
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)


async def test_a_drawn_card_comes_by_direct_message(world: World) -> None:
    await world.started()
    (letter,) = letters(world.ann)
    assert letter.startswith(f"Only you can read this. From {world.channel.mention}:\nYou drew card-")


async def test_the_hand_is_shown_to_its_holder_at_any_time(world: World) -> None:
    await world.started()
    shown = await world.ann.slash(world.channel, "secret hand")
    assert shown.ephemeral
    assert shown.response.content.startswith("**Your hand**\n- card-")
    nothing = await world.ann.slash(world.channel, "secret objectives")
    assert nothing.response.content == "**Your secret objectives**\nNothing."


async def test_a_stranger_has_no_hand(world: World) -> None:
    await world.started()
    assert error(await world.cid.slash(world.channel, "secret hand")) == "You are not playing in this game."


async def test_nothing_secret_is_said_in_the_channel(world: World) -> None:
    await bids(world)
    hands = [
        card for letter in (*letters(world.ann), *letters(world.bob)) for card in letter.split() if "card-" in card
    ]
    assert hands
    assert not any(card.rstrip(".") in line for card in hands for line in world.said())


async def test_closed_direct_messages(world: World) -> None:
    closed(world)
    await world.started()
    waits = [m for m in world.channel.history() if "you have a secret message" in m.content]
    assert [m.content.split(",")[0] for m in waits] == [world.ann.mention, world.bob.mention]
    assert "card-" not in "".join(m.content for m in waits)
    assert labels(waits[0]) == ["Show my secrets"]
    shown = await world.ann.click(waits[0], label="Show my secrets")
    assert shown.ephemeral
    assert "**Your hand**\n- card-" in shown.response.content
    assert error(await world.cid.click(waits[0], label="Show my secrets")) == "You are not playing in this game."


async def test_each_presses_the_button_for_the_own_secrets(world: World) -> None:
    closed(world)
    await world.started()
    waits = next(m for m in world.channel.history() if "you have a secret message" in m.content)
    mine = await world.ann.click(waits, label="Show my secrets")
    theirs = await world.bob.click(waits, label="Show my secrets")
    assert mine.response.content != theirs.response.content
    assert not any("card-" in line for line in world.said(viewer=world.cid))


async def test_what_only_a_seat_is_told_stands_in_its_own_prompt(world: World) -> None:
    await world.started()
    asked = await world.bob.click(world.prompt, label="Answer")
    hand = (await world.bob.slash(world.channel, "secret hand")).response.content.splitlines()[1][2:]
    assert asked.response.content.splitlines()[0] == f"Your hand: {hand}"


async def test_autocomplete_shows_only_the_own_options(world: World) -> None:
    await bids(world)
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy roll", choice="still")
    offers = await world.ann.autocomplete(world.channel, "toy answer", "answer", "")
    assert {offer["name"] for offer in offers} - {"No card"}
    assert await world.bob.autocomplete(world.channel, "toy answer", "answer", "") == []
    assert await world.cid.autocomplete(world.channel, "toy answer", "answer", "") == []


async def test_autocomplete_never_looks_past_a_die(world: World) -> None:
    await bids(world)
    assert await world.ann.autocomplete(world.channel, "toy roll", "keep", "", choice="roll") == []


async def test_autocomplete_says_why_a_field_of_a_verb_is_not_asked_for(world: World) -> None:
    await bids(world)
    (other,) = await world.ann.autocomplete(world.channel, "toy bid", "coins", "")
    assert other["name"].startswith("Not asked now. Open question: ") and other["value"] == SKIPPED
    assert await world.cid.autocomplete(world.channel, "toy bid", "coins", "") == []
    await world.ann.slash(world.channel, "toy roll", choice="roll")
    (given,) = await world.ann.autocomplete(world.channel, "toy roll", "choice", "")
    assert given == {"name": "Already filled in. Choose the next field.", "value": SKIPPED}
    (kept, *_) = await world.ann.autocomplete(world.channel, "toy roll", "keep", "", choice=SKIPPED)
    await world.ann.slash(world.channel, "toy roll", choice=SKIPPED, keep=kept["value"])
    live = await world.bot.services.tables.look(1)
    assert live.table is not None and live.table.ask is not None and live.table.ask.kind != "keep"
