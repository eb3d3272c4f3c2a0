"""`/game undo`: own answers are taken back, or the table is asked."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError, NotRunning
from bot.moderators import agreement
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from engine.text import T


@part_of("game", 6)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds it."""

    async def undo(interaction: Interaction, steps: app_commands.Range[int, 1, 50] = 1) -> None:
        await take_back(builder.services, interaction, int(steps))

    builder.add(made, "undo", undo)


async def take_back(services: Services, interaction: Interaction, steps: int) -> None:
    """Takes own answers back; past a die or over somebody else's answer the whole table is asked."""
    live = await here(services, interaction)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise BotError(T("bot-not-seated"))
    if live.table is None:
        raise NotRunning(live.game.standing)
    free = await services.tables.answers.undoable(live.game.id, interaction.user.id)
    own = [at for at, answer in enumerate(free) if answer.seat == seat]
    if steps > len(own):
        await agreement.ask(services, interaction, live, steps)
        return
    await think(interaction)
    say = await services.say(interaction, live)
    lost = await services.tables.records.in_words(live.game.id, free[own[-steps] :])
    await services.tables.answers.undo(live.game.id, interaction.user.id, steps)
    await whisper(interaction, agreement.undo_words(lost, say))
