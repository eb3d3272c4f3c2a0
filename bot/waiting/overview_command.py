"""`/play overview`: the message with all tables of the server stands in this channel from now on, or no longer."""

from __future__ import annotations

from secrets import token_hex

from bot.gathering.opening import language_here
from bot.posting.outgoing_message import OutgoingMessage
from bot.services import permissions
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import server_of
from bot.store import Overview
from bot.waiting.overviews import overview
from engine.text import T


@command("play overview")
async def show(at: Context) -> None:
    """Posts it here, in place of the one elsewhere; takes the one that is here away."""
    server, channel, services = server_of(at.interaction), at.interaction.channel_id or 0, at.services
    messenger = at.interaction.client.sender.messenger
    before = next((one for one in await services.call(services.store.overviews) if one.guild == server), None)
    if before is not None:
        await messenger.remove(before.channel, before.message)
        await services.call(services.store.drop_overview, server)
    if before is not None and before.channel == channel:
        await at.confirm(T("bot-overview-gone"))
        return
    permissions.check(at.interaction)
    language = await language_here(services, at.interaction)
    shown = await overview(services, messenger, server, channel, language)
    message = await messenger.to_channel(channel, OutgoingMessage(shown.content, token_hex(12), shown.rows))
    await services.call(services.store.keep_overview, Overview(server, channel, message, language))
    await at.confirm(T("bot-overview-here"))
