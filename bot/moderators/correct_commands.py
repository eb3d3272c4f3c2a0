"""`/mod correct` and `/mod restore`: a fact set by hand, and a game opened from its file."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import BotError
from bot.faults import FAILURES, Meaning, Request, meaning
from bot.gathering.opening import language_here
from bot.live.values import Live
from bot.moderators.arbiter import open_panel
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.parts import HasStore, HasTablesAndStore, TalksOfTables
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.tables.restoring import MOST_BYTES, Destination, Unusable
from bot.widgets.interactions import Interaction
from engine.saving.export import SavedGame
from engine.text import T


@part_of("mod", 7)
def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds both."""

    async def correct(interaction: Interaction, reason: str = "") -> None:
        await begin(builder.services, interaction, reason)

    async def restore(interaction: Interaction, file: discord.Attachment, reason: str = "") -> None:
        await open_file(builder.services, interaction, file, reason)

    builder.add(group, "correct", correct)
    builder.add(group, "restore", restore)


async def begin(services: TalksOfTables, interaction: Interaction, reason: str) -> None:
    """Shows what can be corrected now."""
    await think(interaction)
    await open_panel(services, interaction, await here(services, interaction), reason)


async def open_file(services: Services, interaction: Interaction, file: discord.Attachment, reason: str) -> None:
    """Opens the game of a file in this channel. Its content is shown to nobody.

    One file after the other, and one of each person: until its turn comes, nothing of it is here.
    """
    await think(interaction)
    if file.size > MOST_BYTES:
        raise Unusable(T("save-too-large", mebibytes=MOST_BYTES // 2**20))
    await services.ration(interaction, "restores")
    async with services.restoring.only_place(interaction.user.id):
        live, count = await _opened(services, interaction, file, reason)
    await whisper(interaction, (await services.say(interaction, live))(T("bot-reopened-done", count=count)))


async def _opened(
    services: HasTablesAndStore, interaction: Interaction, file: discord.Attachment, reason: str
) -> tuple[Live, int]:
    """The game, and after how many answers."""
    try:
        data = await file.read()
    except FAILURES as error:
        raise BotError(T("bot-file-unread")) from error
    saved = await services.tables.restoring.read_file(data)
    place = await _place(services, interaction, saved)
    live = await services.tables.restoring.restore(saved, place, interaction.user.id, reason)
    return live, len(saved.answers)


async def _place(services: HasStore, interaction: Interaction, saved: SavedGame) -> Destination:
    """This channel, and who of the file's people is a member of this server."""
    assert interaction.channel_id is not None
    users = [person.user for person in saved.people or [] if person.user is not None]
    people = {user: name for user in users if (name := await _member(interaction.guild, user)) is not None}
    return Destination(interaction.channel_id, interaction.guild_id, people, await language_here(services, interaction))


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
