"""`/mod`: for moderators. Each deed leaves a line in the audit, one at the table, one in the server's log channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.commands import arbiter, mod_answers, mod_seats, mod_server, mod_tables, timers
from bot.commands.build import Builder
from bot.commands.common import here, moderators_only
from bot.errors import BotError
from bot.house import House, Interaction
from bot.live.play import Live
from bot.moderators import rolling
from bot.moderators.agreement import undo_words
from bot.replies import think, whisper
from engine.text import T, Text


def group(builder: Builder) -> app_commands.Group:
    """The whole group."""
    made = builder.group("mod")
    _add_flow(builder, made)
    for part in (mod_seats, mod_answers, mod_tables, mod_server, timers, arbiter):
        part.add(builder, made)
    return made


def _add_flow(builder: Builder, made: app_commands.Group) -> None:
    async def pause(interaction: Interaction, reason: str = "") -> None:
        tables, user = builder.house.tables, interaction.user.id
        await done(builder.house, interaction, "pause", lambda live: tables.pause(live.game.id, user, reason))

    async def resume(interaction: Interaction, reason: str = "") -> None:
        tables, user = builder.house.tables, interaction.user.id
        await done(builder.house, interaction, "resume", lambda live: tables.resume(live.game.id, user, reason))

    async def end(interaction: Interaction, reason: str = "") -> None:
        tables, user = builder.house.tables, interaction.user.id

        async def deed(live: Live) -> None:
            await tables.end(live.game.id, user, reason, moderator=True)

        await done(builder.house, interaction, "end", deed)

    async def rollback(
        interaction: Interaction, answers: app_commands.Range[int, 1, 500] = 0, reason: str = ""
    ) -> None:
        await roll_back(builder.house, interaction, int(answers), reason)

    for call in (pause, resume, rollback, end):
        builder.add(made, call.__name__, call)


async def done(house: House, interaction: Interaction, what: str, deed: Callable[[Live], Awaitable[object]]) -> None:
    """Checks the person, does the deed, and says so to them; the channel hears from the outbox."""
    await think(interaction)
    await moderators_only(house, interaction)
    live = await here(house, interaction)
    await deed(live)
    await whisper(interaction, (await house.say(interaction, live))(Text(f"bot-mod-{what}")))


async def roll_back(house: House, interaction: Interaction, count: int, reason: str) -> None:
    """Takes the last answers back, whoever gave them; without a number it shows where one can go back to."""
    await think(interaction)
    await moderators_only(house, interaction)
    live = await here(house, interaction)
    if not count:
        await rolling.open_list(house, interaction, live, reason)
        return
    lost = await house.tables.in_words(live.game.id, await house.tables.last_answers(live.game.id, count))
    if not lost:
        raise BotError(T("bot-no-history"))
    await house.tables.rollback(live.game.id, count, interaction.user.id, reason, last=lost[-1].seq)
    await whisper(interaction, undo_words(lost, await house.say(interaction, live)))
