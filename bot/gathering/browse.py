"""`/game list`: the tables of a server, a few on each page."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

import discord
from discord import app_commands

from bot.errors import BotError, GameUnreadable
from bot.gathering.places import is_there
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import ON_SERVER
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import server_of
from bot.services.services import Services
from bot.store import GameRow, Listed
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction
from bot.widgets.lines import lines
from bot.widgets.maker import GREY, LABEL, Panel
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.wording.announcements import free_seats, game_name
from engine.digits import whole
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.text import T, Text, seat_name

ON_PAGE = 6
LINE = 300


class ListPage(NamedTuple):
    """What of the list is shown: a page, counted from 0, of the live tables or of those that are over."""

    page: int = 0
    finished: bool = False

    def __str__(self) -> str:
        return f"{ButtonKind.PAGE}{self.page}.{int(self.finished)}"

    @classmethod
    def read(cls, choice: str) -> ListPage:
        """The place that a button names. Raises BotError."""
        page, _, finished = choice.removeprefix(ButtonKind.PAGE).partition(".")
        number = whole(page, 5)
        if number is None or finished not in ("0", "1"):
            raise BotError(T("bot-unknown-button"))
        return cls(number, finished == "1")


@command("game list")
async def show(at: Context, finished: bool = False, page: app_commands.Range[int, 1, 999] = 1) -> None:
    """The list, for its reader alone."""
    shown = await panel(at.services, at.interaction, ListPage(page - 1, finished))
    await at.whisper(shown.content, shown)


@button(ButtonKind.PAGE, need=ON_SERVER)
async def turn(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Another page, in the same message."""
    shown = await panel(services, interaction, ListPage.read(press.choice))
    await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows))


async def panel(services: Services, interaction: Interaction, place: ListPage) -> Panel:
    """A page of the tables that this reader may know of."""
    say = await services.say(interaction)
    games = _known(interaction, await _listed(services, interaction, place.finished))
    pages = max(1, -(-len(games) // ON_PAGE))
    place = place._replace(page=min(place.page, pages - 1))
    shown = [one.game for one in games[place.page * ON_PAGE :][:ON_PAGE]]
    told = [await _line(services, interaction, await services.call(services.store.game, game)) for game in shown]
    title = T("bot-list-finished" if place.finished else "bot-list-live", count=len(games))
    foot = f"-# {say(T('bot-list-page', page=place.page + 1, pages=pages))}" if pages > 1 else ""
    empty = "" if told else say(T("bot-list-empty"))
    return Panel(lines(f"**{say(title)}**", *told, empty, foot), ([*_turning(place, pages, say)],) if pages > 1 else ())


def _turning(place: ListPage, pages: int, say: Say) -> list[Button]:
    buttons = []
    for step, text in ((-1, T("bot-list-before")), (1, T("bot-list-after"))):
        page = place.page + step
        there = str(Press(0, "-", str(place._replace(page=max(page, 0)))))
        button: Button = discord.ui.Button(label=cut(say(text), LABEL), style=GREY, custom_id=there)
        button.disabled = not 0 <= page < pages
        buttons.append(button)
    return buttons


# --- which tables ----------------------------------------------------------------------------------------------------


async def _listed(services: Services, interaction: Interaction, finished: bool) -> list[Listed]:
    return await services.call(services.store.listed, server_of(interaction), interaction.user.id, live=not finished)


def _known(interaction: Interaction, games: Sequence[Listed]) -> list[Listed]:
    """Those that the reader may know of: nobody else's private one, and none of a channel that others alone see."""
    unseen = _unseen(interaction, {one.channel for one in games})
    return [one for one in games if one.own or (one.guest if one.private else one.channel not in unseen)]


def _unseen(interaction: Interaction, channels: Set[int]) -> set[int]:
    """Which of these channels the reader does not see; of one that is gone, or asleep, everybody may hear."""
    guild, reader = interaction.guild, interaction.user
    if guild is None or not isinstance(reader, discord.Member):
        return set()
    there = [channel for channel in (*guild.channels, *guild.threads) if channel.id in channels]
    return {channel.id for channel in there if not channel.permissions_for(reader).view_channel}


# --- a line a table --------------------------------------------------------------------------------------------------


async def _line(services: Services, interaction: Interaction, game: GameRow) -> str:
    """Game, channel, where it stands, who sits there, and what is free."""
    live = await _glance(services, game)
    if live is None:
        return f"- {game.name} <#{game.channel}>"
    say = services.speaker(live, await services.language(interaction))
    channel = (
        f"<#{game.channel}>"
        if await is_there(interaction.client, game.channel)
        else say(T("bot-list-channel-gone", number=str(game.id)))
    )
    state = game.headline if game.headline and game.live else Text(f"bot-status-{game.status}")
    told = [f"**{say(game_name(game.name))}**", channel, say(state), *(say(text) for text in _people(live))]
    return cut("- " + " · ".join(told), LINE)


def _people(live: Live) -> Sequence[Text]:
    people = tuple(seat_name(row.seat) for row in live.seats if not row.stand_in)
    free = len(free_seats(live))
    told = [T("bot-list-people", players=people)] if people else []
    told += [T("bot-list-free", n=free)] if free else []
    return [*told, *([T("bot-list-private")] if live.game.settings.private else [])]


async def _glance(services: Services, game: GameRow) -> Live | None:
    """The table without its play, which would have to be rebuilt; None for a game that is not known here."""
    try:
        return Live(game, await services.call(services.store.seats, game.id), rules_of(game.name), None)
    except (GameUnreadable, IllegalAnswer):
        return None
