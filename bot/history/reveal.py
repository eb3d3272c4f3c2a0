"""When a game has ended: what everybody held in secret, the seed, and the file by which anyone can check the dice."""

from __future__ import annotations

import discord

from bot.drawing.pictures import ALT
from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say
from bot.services import authority
from bot.services.authority import Need, Right, Where
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import soon
from bot.services.services import Services
from bot.tables.game_file import attached
from bot.widgets.interactions import NOBODY, Interaction
from bot.widgets.lines import pages
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.wording.held import ended_rows, held_ids, held_lines
from engine.chance import commitment
from engine.text import T, Text, seat_name


@command("game reveal", aloud=True)
async def reveal(at: Context) -> None:
    """Shows the game of this channel."""
    live = await soon(at.interaction, _allowed(at, None))
    if not at.interaction.response.is_done():
        await at.interaction.response.defer(thinking=True)
    await _show(at, live)


@button(ButtonKind.REVEAL, need=Need(Right.PLAYER_OR_MODERATOR, Where.CHANNEL))
async def reveal_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Shows the game of the button, which is gone then: once is enough."""
    at = Context(services, interaction)
    live = await _allowed(at, press.game)
    await interaction.response.edit_message(view=view_of(ended_rows(live, services.aloud(live), revealed=True)))
    await _show(at, live)


async def _allowed(at: Context, game: int | None) -> Live:
    """The game, for those who may reveal it.

    Raises:
        BotError: it goes on, a stranger asks, or nothing was ever dealt.
    """
    live = await (at.live() if game is None else at.services.tables.look(game))
    if not live.game.is_revealed:
        raise BotError(T("bot-reveal-elsewhere" if live.game.is_over else "bot-reveal-later"))
    if live.table is None:
        raise BotError(T("bot-not-started"))
    await authority.demand(at, Right.PLAYER_OR_MODERATOR, live)
    return live


async def _show(at: Context, live: Live) -> None:
    saved, followup = await at.services.tables.records.export(live.game.id), at.interaction.followup
    await at.services.tables.afterwards.shown(live.game.id, at.user, aloud=True)
    *before, last = pages("\n".join(reveal_lines(live, at.services.aloud(live))))
    for page in before:
        await followup.send(page, allowed_mentions=NOBODY, ephemeral=False)
    files = [attached(live, saved.write(), "whole"), *await _hands(at.services, live)]
    await followup.send(last, files=files, allowed_mentions=NOBODY, ephemeral=False)


async def _hands(services: Services, live: Live) -> list[discord.File]:
    """What each seat held, as a picture of its cards; none of a seat that held none."""
    assert live.table is not None
    say, drawn = services.aloud(live), list[discord.File]()
    for row in live.seats:
        view = live.rules.view(live.table.state, row.seat)
        ids = [id for section in live.rules.sections for id in held_ids(live, view, section)]
        picture = await services.pictures.hand(live, ids, say)
        if picture is not None:
            picture.description = f"{say(seat_name(row.seat))}: {picture.description}"[:ALT]
            picture.filename = f"hand-{row.seat + 1}.png"
            drawn.append(picture)
    return drawn


def reveal_lines(live: Live, say: Say) -> list[str]:
    """Seat by seat what it held at the end; the seed, its hash, and how to check the dice."""
    assert live.table is not None
    told = [f"## {say(T('bot-revealed'))}"]
    for row in live.seats:
        view = live.rules.view(live.table.state, row.seat)
        held = [held_lines(live, view, section, say, own=False) for section in live.rules.sections]
        told += [f"### {say(seat_name(row.seat))}", *[line for lines in held for line in lines]]
        told += [] if any(held) else [say(T("bot-holds-nothing"))]
    seed = live.game.seed
    told += ["", say(T("bot-revealed-seed", seed=seed, hash=commitment(seed))), say(Text("bot-revealed-verify"))]
    return told
