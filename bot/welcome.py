"""A table that waits for players: what it says, and its button to join."""

from __future__ import annotations

from typing import Any

import discord

from bot.house import House, Interaction, lines
from bot.locales import Say
from bot.panels import GREEN, LABEL, Row, cut
from bot.play import Live
from bot.presses import JOIN, Press
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
        say(T("bot-table-how")),
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
    """The button to join."""
    join: discord.ui.Button[Any] = discord.ui.Button(
        label=cut(say(T("bot-join")), LABEL), style=GREEN, custom_id=str(Press(live.game.id, "-", JOIN))
    )
    return ([join],)


async def join_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Takes the first free seat, and shows who sits here now."""
    await interaction.response.defer()
    live = await house.tables.join(press.game, interaction.user.id, interaction.user.display_name[:32])
    say = house.aloud(live)
    full = len(live.seats) >= max(live.rules.seats)
    view = None if full else view_of(lobby_rows(live, say))
    await interaction.edit_original_response(content=announcement(live, say), view=view)
