"""A table that waits for players: what it says, and its button to join."""

from __future__ import annotations

from typing import Any

import discord

from bot.errors import BotError
from bot.explain import cut
from bot.house import House, Interaction, lines
from bot.locales import Say, language_of
from bot.panels import BLUE, GREEN, GREY, LABEL, Panel, Row
from bot.play import Live
from bot.presses import FILL, JOIN, LEAVE, OPEN, START, Press
from bot.replies import soon, tell
from bot.rows import view_of
from engine.text import T, Text, seat_name


def announcement(live: Live, say: Say) -> str:
    """Which game, by which options, and who sits here."""
    counts = live.rules.seats
    people = tuple(
        T("bot-stand-in", name=seat_name(row.seat)) if row.stand_in else seat_name(row.seat) for row in live.seats
    )
    return lines(
        f"**{say(T('bot-table-open', game=game_name(live.game.name)))}**",
        say(T("bot-table-seats", low=min(counts), high=max(counts), have=len(live.seats), players=people)),
        *(f"- {say(text)}" for text in option_texts(live)),
        "" if live.table else "\n" + say(T("bot-table-how")),
    )


def game_name(name: str) -> Text:
    """What a game is called."""
    return Text(f"choice-{name}")


def option_texts(live: Live) -> list[Text]:
    """The options of a table, in words."""
    return [
        T("bot-option", option=option_name(live.game.name, name), value=value_name(live.game.name, name, value))
        for name, value in live.game.options.items()
    ]


def option_name(game: str, option: str) -> Text:
    """What an option of a game is called."""
    return Text(f"{game}-option-{option.replace('_', '-')}")


def value_name(game: str, option: str, value: str) -> Text:
    """What a value of an option is called; numbers speak for themselves."""
    if value.isdigit():
        return T("bot-number", n=int(value))
    return Text(f"{game}-option-{option.replace('_', '-')}-{value}")


def lobby_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """The buttons to join, to leave, to start, and to start with stand-ins where seats are empty."""
    have, counts = len(live.seats), live.rules.seats
    join = _button(live, say, JOIN, T("bot-join"), GREEN)
    leave = _button(live, say, LEAVE, T("bot-leave"), GREY)
    start = _button(live, say, START, T("bot-start", seats=have), BLUE)
    join.disabled, leave.disabled, start.disabled = have >= max(counts), not have, have not in counts
    missing = stand_ins_for(live)
    fill = T("bot-start-filled", n=missing, seats=have + missing)
    filled = [_button(live, say, FILL, fill, BLUE if start.disabled else GREY)] if missing else []
    return ([join, leave, start, *filled],)


def stand_ins_for(live: Live) -> int:
    """How many stand-ins the button offers: as many as a game needs, or else one in every empty seat."""
    have, counts = len(live.seats), live.rules.seats
    return max(min(counts) - have, 0) or max(counts) - have


def _button(live: Live, say: Say, op: str, label: Text, style: discord.ButtonStyle) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=cut(say(label), LABEL), style=style, custom_id=str(Press(live.game.id, "-", op)))


def open_rows(games: list[str], say: Say) -> tuple[Row, ...]:
    """A button for each game that can be opened."""
    return ([_open_button(game, say) for game in games[:5]],)


def _open_button(game: str, say: Say) -> discord.ui.Button[Any]:
    custom_id = str(Press(0, "-", OPEN + game))
    return discord.ui.Button(label=cut(say(game_name(game)), LABEL), style=GREEN, custom_id=custom_id)


async def open_table(house: House, interaction: Interaction, game: str, options: dict[str, str], language: str) -> None:
    """Opens a table in this channel."""
    spoken = language.removeprefix("language-") or language_of(interaction.guild_locale or interaction.locale)
    live = await soon(interaction, _created(house, interaction, game, options, spoken))
    say = house.aloud(live)
    words = announcement(live, say)
    await tell(interaction, words, Panel(words, lobby_rows(live, say)))


async def _created(house: House, interaction: Interaction, game: str, options: dict[str, str], language: str) -> Live:
    assert interaction.channel_id is not None
    user, name = interaction.user.id, _name(interaction)
    opened = await house.tables.create(
        interaction.channel_id, game, user, name, options=options, language=language, guild=interaction.guild_id
    )
    return await house.tables.look(opened.id)


async def open_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Opens a table of the game that the button names."""
    await open_table(house, interaction, press.choice[1:], {}, "")


async def join_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Takes the first free seat, and shows who sits here now."""
    await interaction.response.defer()
    await _shown(house, interaction, await house.tables.join(press.game, interaction.user.id, _name(interaction)))


async def leave_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Gives the seat up, and shows who sits here now."""
    await interaction.response.defer()
    await _shown(house, interaction, await house.tables.leave(press.game, interaction.user.id))


async def _shown(house: House, interaction: Interaction, live: Live) -> None:
    say = house.aloud(live)
    view = view_of(lobby_rows(live, say))
    await interaction.edit_original_response(content=announcement(live, say), view=view)


def _name(interaction: Interaction) -> str:
    return interaction.user.display_name[:32]


async def start_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Starts with those who are here, or (`FILL`) with stand-ins beside them."""
    live = await house.tables.look(press.game)
    if live.seat_of(interaction.user.id) is None:
        raise BotError(T("bot-players-only"))
    await interaction.response.defer()
    if press.choice == FILL and live.game.status == "open":
        await house.tables.stand_in(press.game, stand_ins_for(live))
    live = await house.tables.start(press.game)
    say = house.aloud(live)
    words = lines(announcement(live, say), say(T("bot-begins", seats=len(live.seats))))
    await interaction.edit_original_response(content=words, view=None)
