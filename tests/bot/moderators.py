"""What the tests of moderators share."""

from __future__ import annotations

from typing import Any

import discord

from tests.bot.harness import World, labels


def boss(world: World, name: str = "mod", **permissions: bool) -> Any:
    """Somebody with Manage Channels (or what is said) and no seat."""
    allowed = discord.Permissions(**(permissions or {"manage_channels": True}))
    role = world.guild.create_role(f"Boss {name}", permissions=allowed)
    return world.guild.add_member(world.env.create_user(name), roles=[role])


def letters(person: Any) -> list[str]:
    """The direct messages that are there, oldest first."""
    return [message.content for message in person.user.dm_channel.history()]


def heard(world: World, words: str) -> str:
    """The last message of the channel with these words."""
    return [line for line in world.said() if words in line][-1]


async def audited(world: World) -> list[str]:
    """Deeds and reasons, the newest first."""
    lines = await world.bot.services.call(world.bot.services.store.audited)
    return [f"{line.action}: {line.reason}" for line in lines]


async def seats(world: World, game: int = 1) -> list[int | None]:
    """Who sits where."""
    return [row.user for row in (await world.bot.services.tables.look(game)).seats]


async def hand(world: World, seat: int) -> list[str]:
    """The cards that a seat holds."""
    live = await world.bot.services.tables.look(1)
    assert live.table is not None
    return list(live.table.state.players[seat].hand)


async def surely(person: Any, *command: Any, **options: Any) -> Any:
    """A command of moderators that is asked about once more where somebody loses a seat; what came of it."""
    asked = await person.slash(*command, **options)
    shown = asked.response
    found = [] if shown is None else [label for label in labels(shown) if label in SURE]
    return await person.click(shown, label=found[0]) if found else asked


SURE = ("Replace the player", "Remove the player", "Seat a substitute")
