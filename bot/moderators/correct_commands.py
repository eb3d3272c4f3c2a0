"""`/mod correct` and `/mod restore`: a fact set by hand, and a game opened from its file."""

from __future__ import annotations

import discord

from bot.errors import BotError
from bot.faults import FAILURES, Meaning, Request, meaning
from bot.gathering.opening import language_here
from bot.live.model import Live
from bot.services.commands import command
from bot.services.context import Context
from bot.tables.restoring import MOST_BYTES, Destination, Unusable
from engine.saving.export import SavedGame
from engine.text import T


@command("mod restore")
async def restore(at: Context, file: discord.Attachment, reason: str = "") -> None:
    """Opens the game of a file in this channel. Its content is shown to nobody.

    One file after the other, and one of each person: until its turn comes, nothing of it is here.
    """
    if file.size > MOST_BYTES:
        raise Unusable(T("save-too-large", mebibytes=MOST_BYTES // 2**20))
    await at.services.ration(at.interaction, "restores")
    async with at.services.restoring.only_place(at.user):
        live, count = await _opened(at, file, reason)
    await at.confirm(T("bot-reopened-done", count=count), live)


async def _opened(at: Context, file: discord.Attachment, reason: str) -> tuple[Live, int]:
    """The game, and after how many answers."""
    try:
        data = await file.read()
    except FAILURES as error:
        raise BotError(T("bot-file-unread")) from error
    saved = await at.services.tables.restoring.read_file(data)
    live = await at.services.tables.restoring.restore(saved, await _place(at, saved), at.user, reason)
    return live, len(saved.answers)


async def _place(at: Context, saved: SavedGame) -> Destination:
    """This channel, and who of the file's people is a member of this server."""
    interaction, language = at.interaction, await language_here(at.services, at.interaction)
    assert interaction.channel_id is not None
    users = [person.user for person in saved.people or [] if person.user is not None]
    people = {user: name for user in users if (name := await _member(interaction.guild, user)) is not None}
    return Destination(interaction.channel_id, interaction.guild_id, people, language)


async def _member(guild: discord.Guild | None, user: int) -> str | None:
    """What a member is called; None for a stranger, and for a bot."""
    if guild is None:
        return None
    try:
        member = guild.get_member(user) or await guild.fetch_member(user)
    except discord.HTTPException as error:
        if meaning(error, Request.LOOK_UP) is Meaning.LATER:
            raise
        return None
    return None if member.bot else member.display_name[:32]
