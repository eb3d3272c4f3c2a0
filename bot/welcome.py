"""A table that waits for players: what it says, and its button to join."""

from __future__ import annotations

from typing import Any

import discord

from bot.errors import BotError
from bot.house import House, Interaction, lines
from bot.locales import Say, language_of
from bot.panels import GREEN, GREY, LABEL, Panel, Row, cut
from bot.play import Live
from bot.presses import JOIN, OPEN, START, Press
from bot.replies import soon, tell
from bot.rows import view_of
from engine.text import T, Text, seat_name


def announcement(live: Live, say: Say) -> str:
    """Which game, by which options, and who sits here."""
    counts = live.rules.seats
    people = tuple(seat_name(row.seat) for row in live.seats)
    return lines(
        f"**{say(T('bot-table-open', game=game_name(live.game.name)))}**",
        say(T("bot-table-seats", low=min(counts), high=max(counts), have=len(live.seats), players=people)),
        *(f"- {say(text)}" for text in option_texts(live)),
        "" if live.table else say(T("bot-table-how")),
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
    """The buttons to join and to start."""
    full = len(live.seats) >= max(live.rules.seats)
    join = _button(live, say, JOIN, "bot-join", GREEN)
    join.disabled = full
    return ([join, _button(live, say, START, "bot-start", GREY)],)


def _button(live: Live, say: Say, op: str, key: str, style: discord.ButtonStyle) -> discord.ui.Button[Any]:
    return discord.ui.Button(label=cut(say(Text(key)), LABEL), style=style, custom_id=str(Press(live.game.id, "-", op)))


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
    user, name = interaction.user.id, interaction.user.display_name[:32]
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
    live = await house.tables.join(press.game, interaction.user.id, interaction.user.display_name[:32])
    say = house.aloud(live)
    view = view_of(lobby_rows(live, say))
    await interaction.edit_original_response(content=announcement(live, say), view=view)


async def start_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Starts with those who are here; stand-ins fill the smallest table."""
    live = await house.tables.look(press.game)
    if live.seat_of(interaction.user.id) is None:
        raise BotError(T("bot-players-only"))
    await interaction.response.defer()
    missing = min(live.rules.seats) - len(live.seats)
    if missing > 0 and live.game.status == "open":
        await house.tables.stand_in(press.game, missing)
    live = await house.tables.start(press.game)
    say = house.aloud(live)
    words = lines(announcement(live, say), say(T("bot-begins", seats=len(live.seats))))
    await interaction.edit_original_response(content=words, view=None)
