"""`/help`: where one is, and what is next."""

from __future__ import annotations

from bot.helping.guide import help_panel
from bot.services.commands import Builder, by_itself
from bot.services.replies import think, whisper
from bot.widgets.interactions import AnyCommand, Interaction


@by_itself(2)
def command(builder: Builder) -> list[AnyCommand]:
    """The whole command."""

    async def help_(interaction: Interaction) -> None:
        await think(interaction)
        shown = await help_panel(builder.services, interaction)
        await whisper(interaction, shown.content, shown)

    return [builder.command("help", "help", help_)]
