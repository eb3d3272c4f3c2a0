"""Ending a game before its end, and giving a seat up: who does it is asked once more, as neither is taken back."""

from __future__ import annotations

import discord

from bot.errors import BotError, NotRunning, NotSeated
from bot.live.values import Live
from bot.services import authority
from bot.services.authority import ALOUD, Need, Right, Where
from bot.services.buttons import Values, button
from bot.services.parts import Talks, TalksAndAdmitsToTables, TalksOfTables
from bot.services.replies import think, whisper
from bot.tables.afterwards import BACK, TELL
from bot.widgets.explain import cut
from bot.widgets.interactions import Interaction
from bot.widgets.maker import LABEL, Panel
from bot.widgets.presses import Kind, Press
from engine.text import T, Text

REASON = 60
"""So much of the reason fits into the button."""
AS_OWNER, AS_MODERATOR = "o/", "m/"
"""Who ends it, as the button tells."""


async def break_off(
    services: TalksAndAdmitsToTables, interaction: Interaction, live: Live, reason: str, *, moderator: bool = False
) -> None:
    """Ends a table that has not begun at once; of a running game it asks first. `moderator`: it goes into the audit."""
    await authority.demand(services, interaction, Right.OWNER_OR_MODERATOR, live)
    if live.table is None or not live.game.live:
        await _end(services, interaction, live, reason, moderator)
        return
    choice = f"{Kind.ENDING}{AS_MODERATOR if moderator else AS_OWNER}{reason[:REASON]}"
    await _ask_once_more(services, interaction, live, choice, "bot-end")


@button(Kind.ENDING, need=Need(Right.OWNER_OR_MODERATOR, Where.CHANNEL))
async def end_by_button(services: TalksOfTables, interaction: Interaction, press: Press, values: Values) -> None:
    """The second, deliberate step."""
    await think(interaction)
    live = await services.tables.look(press.game)
    who, reason = press.rest[:2], press.rest[2:]
    await _end(services, interaction, live, reason, who == AS_MODERATOR)


async def give_up(services: Talks, interaction: Interaction, live: Live) -> None:
    """Asks whoever wants to resign.

    Raises:
        NotSeated, NotRunning
    """
    if live.seat_of(interaction.user.id) is None:
        raise NotSeated
    if live.game.standing not in ("running", "paused"):
        raise NotRunning(live.game.standing)
    await _ask_once_more(services, interaction, live, Kind.RESIGNING, "bot-resign")


@button(Kind.RESIGNING, need=Need(Right.PLAYER, Where.CHANNEL))
async def resign_by_button(services: TalksOfTables, interaction: Interaction, press: Press, values: Values) -> None:
    """The same: the second step."""
    await think(interaction)
    live = await services.tables.seats.resign(press.game, interaction.user.id)
    await whisper(interaction, (await services.say(interaction, live))(T("bot-resigned-done")))


@button(Kind.KEPT, need=ALOUD)
async def kept_by_button(
    services: TalksAndAdmitsToTables, interaction: Interaction, press: Press, values: Values
) -> None:
    """A game that was broken off is wanted back, or its seed is: whoever moderates decides the first alone."""
    await think(interaction)
    what, user = press.rest, interaction.user.id
    if what not in (BACK, TELL):
        raise BotError(T("bot-unknown-button"))
    if what == BACK and await services.moderates(interaction):
        live = await services.tables.afterwards.bring_back(press.game, user)
    else:
        live = await services.tables.afterwards.agree(press.game, user, what)
    await whisper(interaction, (await services.say(interaction, live))(T("bot-answered")))


async def _ask_once_more(services: Talks, interaction: Interaction, live: Live, choice: str, key: str) -> None:
    """A button that does it; `key`-sure and `key`-it are the question and its label."""
    say = await services.say(interaction, live)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=cut(say(Text(f"{key}-it")), LABEL),
        style=discord.ButtonStyle.danger,
        custom_id=str(Press(live.game.id, "-", choice)),
    )
    await whisper(interaction, say(Text(f"{key}-sure")), Panel("", ([button],)))


async def _end(services: TalksOfTables, interaction: Interaction, live: Live, reason: str, moderator: bool) -> None:
    audited = moderator or interaction.user.id != live.game.owner
    live = await services.tables.moderation.end(live.game.id, interaction.user.id, reason[:200], moderator=audited)
    await whisper(interaction, (await services.say(interaction, live))(T("bot-ended-done")))
