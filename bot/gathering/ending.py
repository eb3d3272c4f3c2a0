"""Ending a game before its end, and giving a seat up: who does it is asked once more, as neither is taken back."""

from __future__ import annotations

import discord

from bot.errors import BotError, NotRunning, NotSeated
from bot.live.model import Live
from bot.services import authority
from bot.services.authority import ALOUD, Need, Right, Where
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.tables.afterwards import BACK, TELL
from bot.widgets.explain import cut
from bot.widgets.interactions import Interaction
from bot.widgets.maker import LABEL, Panel
from bot.widgets.presses import ButtonKind, Press
from engine.text import T, Text

REASON = 60
"""So much of the reason fits into the button."""
AS_OWNER, AS_MODERATOR = "o/", "m/"
"""Who ends it, as the button tells."""


@command("game end")
async def end(at: Context, reason: str = "") -> None:
    """The owner ends the table of this channel."""
    await _break_off(at, reason, AS_OWNER)


@command("mod end")
async def end_as_moderator(at: Context, reason: str = "") -> None:
    """A moderator ends it, which goes into the audit."""
    await _break_off(at, reason, AS_MODERATOR)


async def _break_off(at: Context, reason: str, who: str) -> None:
    """Ends a table that has not begun at once; of a running game it asks first."""
    live = await at.live()
    await authority.demand(at, Right.OWNER_OR_MODERATOR, live)
    if live.table is None or not live.game.live:
        await _end(at, live, reason, who)
    else:
        await _ask_once_more(at, live, f"{ButtonKind.ENDING}{who}{reason[:REASON]}", "bot-end")


@button(ButtonKind.ENDING, need=Need(Right.OWNER_OR_MODERATOR, Where.CHANNEL))
async def end_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The second, deliberate step."""
    await think(interaction)
    live = await services.tables.look(press.game)
    await _end(Context(services, interaction), live, reason=press.rest[2:], who=press.rest[:2])


@command("game resign")
async def resign(at: Context) -> None:
    """Asks whoever wants to resign.

    Raises:
        NotSeated, NotRunning
    """
    live = await at.live()
    if live.seat_of(at.user) is None:
        raise NotSeated
    if live.game.standing not in ("running", "paused"):
        raise NotRunning(live.game.standing)
    await _ask_once_more(at, live, ButtonKind.RESIGNING, "bot-resign")


@button(ButtonKind.RESIGNING, need=Need(Right.PLAYER, Where.CHANNEL))
async def resign_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The same: the second step."""
    await think(interaction)
    live = await services.tables.seats.resign(press.game, interaction.user.id)
    await whisper(interaction, (await services.say(interaction, live))(T("bot-resigned-done")))


@button(ButtonKind.KEPT, need=ALOUD)
async def kept_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
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


async def _ask_once_more(at: Context, live: Live, choice: str, key: str) -> None:
    """A button that does it; `key`-sure and `key`-it are the question and its label."""
    say = await at.say(live)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=cut(say(Text(f"{key}-it")), LABEL),
        style=discord.ButtonStyle.danger,
        custom_id=str(Press(live.game.id, "-", choice)),
    )
    await at.whisper(say(Text(f"{key}-sure")), Panel("", ([button],)))


async def _end(at: Context, live: Live, reason: str, who: str) -> None:
    audited = who == AS_MODERATOR or at.user != live.game.owner
    live = await at.services.tables.moderation.end(live.game.id, at.user, reason[:200], moderator=audited)
    await at.confirm(T("bot-ended-done"), live)
