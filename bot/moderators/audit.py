"""What moderators did, as sentences and in pages. What is looked for stands in the buttons."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.asking.explain import cut
from bot.asking.panels import GREY, LABEL, Panel, Row
from bot.asking.presses import ROLLING, Press
from bot.asking.rows import view_of
from bot.clock import moment
from bot.errors import BotError
from bot.house import House, Interaction, lines, pages
from bot.moderators.told import ACTIONS, entry
from bot.store import AuditLine
from engine.errors import StaleQuestion
from engine.text import T

OP = "a"
ROOM, LONGEST = 1700, 600


class Filter(NamedTuple):
    """What is looked for. `game` 0: all of the server; `actor` 0: every moderator; `action` empty: every kind."""

    game: int
    actor: int
    action: str
    most: int

    def __str__(self) -> str:
        return f"{self.actor}.{self.action}.{self.most}"

    @classmethod
    def read(cls, game: int, state: str) -> Filter:
        """The inverse. Raises StaleQuestion: it was not written by us."""
        parts = state.split(".")
        if len(parts) != 3 or not _digits(parts[0], 21) or not _digits(parts[2], 4):
            raise StaleQuestion
        if parts[1] and parts[1] not in ACTIONS:
            raise StaleQuestion
        return cls(game, int(parts[0]), parts[1], min(max(int(parts[2]), 1), 200))


def _digits(typed: str, longest: int) -> bool:
    return typed.isascii() and typed.isdigit() and len(typed) < longest


async def page(house: House, interaction: Interaction, wanted: Filter, number: int) -> Panel:
    """A page of what was found."""
    say = await house.say(interaction)
    found = await _found(house, interaction, wanted)
    channels = {game.id: game.channel for game in await _games(house, interaction, wanted)}
    told = [say(entry(line, channels.get(line.game or 0), _seconds(line))) for line in found]
    title = f"**{say(T('audit-title', n=len(told)))}**"
    if not told:
        return Panel(lines(title, say(T("audit-nothing"))), ())
    leaves = pages("\n".join(f"- {cut(line, LONGEST)}" for line in told), ROOM)
    number = min(number, len(leaves) - 1)
    back, on = say(T("bot-page-back")), say(T("bot-page-next", n=number + 1, of=len(leaves)))
    rows = (_buttons(wanted, number, len(leaves), back, on),) if len(leaves) > 1 else ()
    return Panel(lines(title, leaves[number]), rows)


def _seconds(line: AuditLine) -> int:
    return int(moment(line.at).timestamp())


async def _found(house: House, interaction: Interaction, wanted: Filter) -> list[AuditLine]:
    return await house.call(
        house.store.audited,
        game=wanted.game or None,
        guild=None if wanted.game else interaction.guild_id,
        actor=wanted.actor or None,
        action=wanted.action or None,
        last=wanted.most,
    )


async def _games(house: House, interaction: Interaction, wanted: Filter) -> list[Any]:
    if wanted.game:
        return [await house.call(house.store.game, wanted.game)]
    return await house.call(house.store.games, guild=interaction.guild_id, live=False)


def _buttons(wanted: Filter, number: int, of: int, back: str, on: str) -> Row:
    def button(label: str, to: int, disabled: bool) -> discord.ui.Button[Any]:
        custom_id = str(Press(wanted.game, "-", f"{ROLLING}{OP}{to}.{wanted}"))
        return discord.ui.Button(label=cut(label, LABEL), style=GREY, custom_id=custom_id, disabled=disabled)

    return [button(back, max(0, number - 1), number == 0), button(on, number + 1, number + 1 == of)]


async def turned(house: House, interaction: Interaction, press: Press) -> None:
    """Another page.

    Raises:
        BotError: not a moderator, or not in this table's channel.
    """
    number, _, state = press.choice[2:].partition(".")
    if not _digits(number, 4):
        raise StaleQuestion
    wanted = Filter.read(press.game, state)
    if not await house.moderates(interaction):
        raise BotError(T("bot-moderators-only"))
    if press.game and (await house.call(house.store.game, press.game)).guild != interaction.guild_id:
        raise BotError(T("bot-not-this-channel"))
    await interaction.response.defer()
    shown = await page(house, interaction, wanted, int(number))
    view = view_of(shown.rows) if shown.rows else None
    await interaction.edit_original_response(content=shown.content, view=view)
