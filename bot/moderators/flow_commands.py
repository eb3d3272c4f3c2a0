"""`/mod`: for moderators. Each deed leaves a line in the audit, one at the table, one in the server's log channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from bot.errors import BotError
from bot.live.values import Live
from bot.moderators import rolling
from bot.moderators.agreement import undo_words
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.parts import HasTables, TalksOfTables, TalksOfTablesAndStore
from bot.services.replies import think, whisper
from bot.widgets.interactions import Interaction
from engine.text import T, Text


@part_of("mod", 1)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds the commands."""

    async def pause(interaction: Interaction, reason: str = "") -> None:
        tables, user = builder.services.tables, interaction.user.id
        await done(
            builder.services, interaction, "pause", lambda live: tables.moderation.pause(live.game.id, user, reason)
        )

    async def resume(interaction: Interaction, reason: str = "") -> None:
        await done(
            builder.services, interaction, "resume", lambda live: go_on(builder.services, interaction, live, reason)
        )

    async def rollback(
        interaction: Interaction, answers: app_commands.Range[int, 1, 500] = 0, reason: str = ""
    ) -> None:
        await roll_back(builder.services, interaction, int(answers), reason)

    for call in (pause, resume, rollback):
        builder.add(made, call.__name__, call)


async def done(
    services: TalksOfTables, interaction: Interaction, what: str, deed: Callable[[Live], Awaitable[object]]
) -> None:
    """Checks the person, does the deed, and says so to them; the channel hears from the outbox."""
    await think(interaction)
    live = await here(services, interaction)
    await deed(live)
    await whisper(interaction, (await services.say(interaction, live))(Text(f"bot-mod-{what}")))


async def go_on(services: HasTables, interaction: Interaction, live: Live, reason: str) -> None:
    """A game that pauses takes answers again; one that was broken off within a day is brought back."""
    tables, user = services.tables, interaction.user.id
    resume = tables.afterwards.bring_back if live.game.kept_back else tables.moderation.resume
    await resume(live.game.id, user, reason)


async def roll_back(services: TalksOfTablesAndStore, interaction: Interaction, count: int, reason: str) -> None:
    """Takes the last answers back, whoever gave them; without a number it shows where one can go back to."""
    await think(interaction)
    live = await here(services, interaction)
    if not count:
        await rolling.open_list(services, interaction, live, reason)
        return
    lost = await services.tables.records.in_words(
        live.game.id, await services.tables.records.last_answers(live.game.id, count)
    )
    if not lost:
        raise BotError(T("bot-no-history"))
    await services.tables.moderation.rollback(live.game.id, count, interaction.user.id, reason, last=lost[-1].seq)
    await whisper(interaction, undo_words(lost, await services.say(interaction, live)))
