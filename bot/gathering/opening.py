"""Opening a table, sitting down, getting up and beginning, by commands and by buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.errors import BotError, ChannelTaken
from bot.faults import FAILURES
from bot.gathering.kept_settings import settings_from
from bot.gathering.next_thread import THREAD, Wanted, thread_panel, wanted_of
from bot.gathering.threads import kind_of, make_thread
from bot.live.model import Live
from bot.locales import language_of
from bot.names import cleaned
from bot.services import permissions
from bot.services.authority import ASKED, LOBBY, ON_SERVER
from bot.services.buttons import Values, button
from bot.services.replies import notice, soon, tell, think, whisper
from bot.services.services import Services
from bot.settings import NEW_PACE, TableSettings
from bot.tables.brought import seat_counts_of
from bot.tables.lobby import TableTerms, checked_options, checked_programs
from bot.widgets.interactions import NOBODY, Interaction
from bot.widgets.maker import Panel
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.wording.announcements import announcement, game_name, lobby_rows, stand_ins_for
from bot.wording.lessons import learn_button
from engine.digits import whole
from engine.games import rules_of
from engine.lessons.lesson import lessons
from engine.text import T, seat_name


def display_name(interaction: Interaction) -> str:
    """What a person is called at the table."""
    return cleaned(interaction.user.display_name)


# --- opening ---------------------------------------------------------------------------------------------------------


async def open_table(services: Services, interaction: Interaction, wanted: Wanted) -> Live | None:
    """Opens a table in this channel, or in a thread that is made for it.

    None where a game is under way here, and a button offers a thread instead.
    """
    spoken = wanted.language.removeprefix("language-") or await language_here(services, interaction)
    wanted = replace(wanted, language=spoken, thread=wanted.thread.removeprefix("thread-"))
    permissions.check_person(interaction, wanted.thread)
    with services.rates.opening(interaction.user.id) as beside:
        mine = await services.call(services.store.games_of, interaction.user.id)
        own = sum(table.owner == interaction.user.id for table in mine)
        services.rates.open(own + beside, moderator=await services.moderates(interaction))
        try:
            live = await (_open_here if wanted.thread == "none" else _open_in_thread)(services, interaction, wanted)
        except ChannelTaken as taken:
            await _offer_thread(services, interaction, wanted, taken)
            return None
    await permissions.warn(services, interaction)
    return live


async def _offer_thread(services: Services, interaction: Interaction, wanted: Wanted, taken: ChannelTaken) -> None:
    """Says that a game is under way here, with the button. Raises ChannelTaken: there can be no thread."""
    say = await services.say(interaction)
    panel = thread_panel(interaction, wanted, say)
    if panel is None:
        raise taken
    await notice(interaction, say(T("bot-channel-taken-thread")), panel)


async def language_here(services: Services, interaction: Interaction) -> str:
    """What a new table speaks: what the server has chosen, else what Discord says of it."""
    chosen = None
    if interaction.guild_id is not None:
        chosen = (await services.call(services.store.guild, interaction.guild_id)).language
    return chosen or language_of(interaction.guild_locale or interaction.locale)


async def _open_here(services: Services, interaction: Interaction, wanted: Wanted) -> Live:
    kind = kind_of(interaction.channel)
    settings = _settings(kind, wanted)
    assert interaction.channel_id is not None
    live = await soon(interaction, _created(services, interaction, interaction.channel_id, wanted, settings))
    try:
        message = await _announce(interaction, services, live)
    except FAILURES:  # too late to answer: the table is open, and its message goes out by itself
        await services.tables.guests.welcomed(live.game.id, None)
        raise
    return live if message is None else await services.tables.guests.welcomed(live.game.id, message)


def _settings(kind: str, wanted: Wanted) -> TableSettings:
    """How a new table in that kind of place begins."""
    place = {"thread": kind, "private": kind == "private", "pace": NEW_PACE}
    return TableSettings.model_validate(place | settings_from(wanted.settings))


async def _announce(interaction: Interaction, services: Services, live: Live) -> int | None:
    """Says publicly that a table is open; the message."""
    say = services.aloud(live)
    how: dict[str, Any] = {"view": view_of(lobby_rows(live, say)), "allowed_mentions": NOBODY}
    if interaction.response.is_done():
        return (await interaction.followup.send(announcement(live, say), wait=True, ephemeral=False, **how)).id
    return (await interaction.response.send_message(announcement(live, say), **how)).message_id


async def _open_in_thread(services: Services, interaction: Interaction, wanted: Wanted) -> Live:
    """The private one is mentioned only to the one who opens it, who is added to it."""
    game, kind = wanted.game, wanted.thread
    if kind == "private":
        await think(interaction)
    chosen = checked_options(rules_of(game), wanted.options)
    checked_programs(rules_of(game), wanted.programs, max(seat_counts_of(rules_of(game), chosen)) - 1)
    settings = _settings(kind, wanted)
    name = f"{services.locales.say(game_name(game), wanted.language)} · {display_name(interaction)}"
    thread = await soon(interaction, make_thread(interaction, kind, name))
    live = await _created(services, interaction, thread, wanted, settings)
    live = await services.tables.guests.welcomed(live.game.id, None)
    say = await services.say(interaction, live) if kind == "private" else services.aloud(live)
    words = say(T("bot-table-in-thread", game=game_name(game), channel=f"<#{thread}>"))
    await (whisper if kind == "private" else tell)(interaction, words)
    return live


async def _created(
    services: Services,
    interaction: Interaction,
    channel: int,
    wanted: Wanted,
    settings: TableSettings,
) -> Live:
    opened = await services.tables.lobby.create(
        channel,
        wanted.game,
        interaction.user.id,
        display_name(interaction),
        options=wanted.options,
        terms=TableTerms(wanted.language, interaction.guild_id, settings, programs=wanted.programs),
    )
    return await services.tables.look(opened.id)


@button(ButtonKind.OPEN, need=ON_SERVER)
async def open_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Opens a table of the game that the button names, or in a thread the one that it describes."""
    apart = press.rest[:1] == THREAD
    live = await open_table(services, interaction, wanted_of(press.rest) if apart else Wanted(press.rest))
    if apart and live is not None:
        await services.notices.remove(interaction.channel_id or 0, interaction.user.id)


# --- sitting down and getting up -------------------------------------------------------------------------------------


@button(ButtonKind.JOIN, need=LOBBY)
async def join_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Takes a seat: the first free one, one picked from the list, or the one that the button offers."""
    picked = next(iter(values), "") or press.choice.removeprefix(ButtonKind.JOIN)
    seat = whole(picked, 2)
    if picked and seat is None:
        raise BotError(T("bot-unknown-button"))
    await here(services, interaction, press)
    live = await services.tables.lobby.join(press.game, interaction.user.id, display_name(interaction), seat)
    if live.table is None:
        await interaction.response.defer()
        await permissions.warn(services, interaction)
        await _offer_lesson(services, interaction, live)
        return
    taken = live.seat_of(interaction.user.id)
    assert taken is not None
    content = services.aloud(live)(T("bot-seat-taken-by", seat=seat_name(taken)))
    await interaction.response.edit_message(content=content, view=None)


async def _offer_lesson(services: Services, interaction: Interaction, live: Live) -> None:
    """Offers the guided first game to who has never sat at a table of this game."""
    name, user = live.game.name, interaction.user.id
    before = await services.call(services.store.games_of, user, live=False) if name in lessons() else []
    if name not in lessons() or any(game.name == name and game.id != live.game.id for game in before):
        return
    say = await services.say(interaction)
    words = say(T("lesson-first-time", game=game_name(name)))
    await whisper(interaction, words, Panel(words, ([learn_button(name, say)],)))


async def here(services: Services, interaction: Interaction, press: Press) -> Live:
    """The game of a button, which is pressed in its own channel or in private."""
    live = await services.tables.look(press.game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    return live


@button(ButtonKind.LEAVE, need=ASKED)
async def leave_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Gives the seat up."""
    await here(services, interaction, press)
    await services.tables.lobby.leave(press.game, interaction.user.id)
    await interaction.response.defer()


# --- beginning -------------------------------------------------------------------------------------------------------


@button(ButtonKind.START, ButtonKind.FILL, need=ASKED)
async def start_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Starts with those who are here, or (`ButtonKind.FILL`) with stand-ins beside them: as many as are proposed, or as
    the number of seats takes that was picked.
    """
    live = await here(services, interaction, press)
    picked = whole(next(iter(values), "0"), 2) or 0
    permissions.check(interaction)
    await interaction.response.defer()
    seats = (picked or len(live.seats) + stand_ins_for(live)) if press.kind is ButtonKind.FILL else 0
    await services.tables.lobby.start(press.game, seats)
