"""Opening a table, sitting down, getting up and beginning, by commands and by buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.asking.presses import FILL, JOIN, Press
from bot.asking.rows import view_of
from bot.errors import BotError
from bot.gathering.threads import kind_of, make_thread
from bot.gathering.welcome import announcement, game_name, lobby_rows, stand_ins_for
from bot.house import NOBODY, House, Interaction
from bot.live.lobby import checked_options
from bot.live.play import Live
from bot.locales import language_of
from bot.moderators import permissions
from bot.replies import soon, tell, think, whisper
from bot.settings import TableSettings
from engine.games import rules_of
from engine.text import T, seat_name

Values = Sequence[str] | Mapping[str, str]


def display_name(interaction: Interaction) -> str:
    """What a person is called at the table."""
    return interaction.user.display_name[:32]


# --- opening ---------------------------------------------------------------------------------------------------------


async def open_table(
    house: House,
    interaction: Interaction,
    game: str,
    options: dict[str, str],
    language: str = "",
    thread: str = "none",
) -> None:
    """Opens a table in this channel, or in a thread that is made for it."""
    spoken = language.removeprefix("language-") or await language_here(house, interaction)
    thread = thread.removeprefix("thread-")
    if thread == "none":
        await _open_here(house, interaction, game, options, spoken)
    else:
        await _open_in_thread(house, interaction, game, options, spoken, thread)
    await permissions.warn(house, interaction)


async def language_here(house: House, interaction: Interaction) -> str:
    """What a new table speaks: what the server has chosen, else what Discord says of it."""
    chosen = None
    if interaction.guild_id is not None:
        chosen = (await house.call(house.store.guild, interaction.guild_id)).language
    return chosen or language_of(interaction.guild_locale or interaction.locale)


async def _open_here(house: House, interaction: Interaction, game: str, options: dict[str, str], spoken: str) -> None:
    kind = kind_of(interaction.channel)
    settings = TableSettings.model_validate({"thread": kind, "private": kind == "private"})
    assert interaction.channel_id is not None
    created = _created(house, interaction, interaction.channel_id, game, options, spoken, settings)
    live = await soon(interaction, created)
    message = await _announce(interaction, house, live)
    if message is not None:
        await house.tables.welcomed(live.game.id, message)


async def _announce(interaction: Interaction, house: House, live: Live) -> int | None:
    """Says publicly that a table is open; the message."""
    say = house.aloud(live)
    how: dict[str, Any] = {"view": view_of(lobby_rows(live, say)), "allowed_mentions": NOBODY}
    if interaction.response.is_done():
        return (await interaction.followup.send(announcement(live, say), wait=True, **how)).id
    return (await interaction.response.send_message(announcement(live, say), **how)).message_id


async def _open_in_thread(
    house: House, interaction: Interaction, game: str, options: dict[str, str], spoken: str, kind: str
) -> None:
    """The private one is mentioned only to the one who opens it, who is added to it."""
    if kind == "private":
        await think(interaction)
    checked_options(rules_of(game), options)
    name = f"{house.locales.say(game_name(game), spoken)} · {display_name(interaction)}"
    thread = await soon(interaction, make_thread(interaction, kind, name))
    settings = TableSettings.model_validate({"thread": kind, "private": kind == "private"})
    live = await _created(house, interaction, thread, game, options, spoken, settings)
    live = await house.tables.welcomed(live.game.id, None)
    say = await house.say(interaction, live) if kind == "private" else house.aloud(live)
    words = say(T("bot-table-in-thread", game=game_name(game), channel=f"<#{thread}>"))
    await (whisper if kind == "private" else tell)(interaction, words)


async def _created(
    house: House,
    interaction: Interaction,
    channel: int,
    game: str,
    options: dict[str, str],
    language: str,
    settings: TableSettings,
) -> Live:
    opened = await house.tables.create(
        channel,
        game,
        interaction.user.id,
        display_name(interaction),
        options=options,
        language=language,
        guild=interaction.guild_id,
        settings=settings,
    )
    return await house.tables.look(opened.id)


async def open_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Opens a table of the game that the button names."""
    await open_table(house, interaction, press.choice[1:], {})


# --- sitting down and getting up -------------------------------------------------------------------------------------


async def join_by_button(house: House, interaction: Interaction, press: Press, values: Values) -> None:
    """Takes a seat: the first free one, one picked from the list, or the one that the button offers."""
    picked = next(iter(values), "") or press.choice.removeprefix(JOIN)
    if picked and not (picked.isdigit() and len(picked) < 3):
        raise BotError(T("bot-unknown-button"))
    await here(house, interaction, press)
    seat = int(picked) if picked else None
    live = await house.tables.join(press.game, interaction.user.id, display_name(interaction), seat)
    if live.table is None:
        await interaction.response.defer()
        await permissions.warn(house, interaction)
        return
    taken = live.seat_of(interaction.user.id)
    assert taken is not None
    content = house.aloud(live)(T("bot-seat-taken-by", seat=seat_name(taken)))
    await interaction.response.edit_message(content=content, view=None)


async def here(house: House, interaction: Interaction, press: Press) -> Live:
    """The game of a button, which is pressed in its own channel or in private."""
    live = await house.tables.look(press.game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    return live


async def leave_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Gives the seat up."""
    await here(house, interaction, press)
    await house.tables.leave(press.game, interaction.user.id)
    await interaction.response.defer()


# --- beginning -------------------------------------------------------------------------------------------------------


async def start_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Starts with those who are here, or (`FILL`) with stand-ins beside them."""
    live = await here(house, interaction, press)
    if live.seat_of(interaction.user.id) is None:
        raise BotError(T("bot-players-only"))
    permissions.check(interaction)
    await interaction.response.defer()
    if press.choice == FILL and live.game.status == "open":
        await house.tables.stand_in(press.game, stand_ins_for(live))
    await house.tables.start(press.game)
