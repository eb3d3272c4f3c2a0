"""Ending a game before its end: whoever opened the table is asked once more, as nothing brings a running game back."""

from __future__ import annotations

import discord

from bot.asking.explain import cut
from bot.asking.panels import LABEL, Panel
from bot.asking.presses import ENDING, Press
from bot.errors import BotError
from bot.house import House, Interaction
from bot.live.play import Live
from bot.replies import think, whisper
from engine.text import T

REASON = 60
"""So much of the reason fits into the button."""


async def break_off(house: House, interaction: Interaction, live: Live, reason: str) -> None:
    """Ends a table that has not begun at once; of a running game it asks first."""
    await _owns(house, interaction, live)
    if live.table is None or not live.game.live:
        await _end(house, interaction, live, reason)
        return
    say = await house.say(interaction, live)
    label = cut(say(T("bot-end-it")), LABEL)
    custom_id = str(Press(live.game.id, "-", ENDING + reason[:REASON]))
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=label, style=discord.ButtonStyle.danger, custom_id=custom_id
    )
    await whisper(interaction, say(T("bot-end-sure")), Panel("", ([button],)))


async def end_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """The second, deliberate step."""
    await think(interaction)
    live = await house.tables.look(press.game)
    await _owns(house, interaction, live)
    await _end(house, interaction, live, press.choice[1:])


async def _owns(house: House, interaction: Interaction, live: Live) -> None:
    if interaction.user.id != live.game.owner and not await house.moderates(interaction):
        raise BotError(T("bot-owner-only"))


async def _end(house: House, interaction: Interaction, live: Live, reason: str) -> None:
    other = interaction.user.id != live.game.owner
    live = await house.tables.end(live.game.id, interaction.user.id, reason[:200], moderator=other)
    await whisper(interaction, (await house.say(interaction, live))(T("bot-ended-done")))
