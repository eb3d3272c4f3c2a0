"""When a game has ended: what everybody held in secret, the seed, and the file by which anyone can check the dice."""

from __future__ import annotations

from bot.errors import BotError
from bot.live.values import Live
from bot.locales import Say
from bot.services import authority
from bot.services.authority import Need, Right, Where
from bot.services.buttons import Values, button
from bot.services.parts import AdmitsToTables, TalksAndAdmitsToTables, TalksOfTables
from bot.services.replies import soon
from bot.tables.game_file import attached
from bot.told.held import held_lines
from bot.widgets.interactions import NOBODY, Interaction
from bot.widgets.lines import pages
from bot.widgets.presses import Kind, Press
from engine.chance import commitment
from engine.text import T, Text, seat_name


async def reveal(services: TalksAndAdmitsToTables, interaction: Interaction) -> None:
    """Shows the game of this channel."""
    live = await soon(interaction, _allowed(services, interaction, None))
    if not interaction.response.is_done():
        await interaction.response.defer(thinking=True)
    await _show(services, interaction, live)


@button(Kind.REVEAL, need=Need(Right.PLAYER_OR_MODERATOR, Where.CHANNEL))
async def reveal_by_button(
    services: TalksAndAdmitsToTables, interaction: Interaction, press: Press, values: Values
) -> None:
    """Shows the game of the button, which is gone then: once is enough."""
    live = await _allowed(services, interaction, press.game)
    await interaction.response.edit_message(view=None)
    await _show(services, interaction, live)


async def _allowed(services: AdmitsToTables, interaction: Interaction, game: int | None) -> Live:
    """The game, for those who may reveal it.

    Raises:
        BotError: it goes on, a stranger asks, or nothing was ever dealt.
    """
    assert interaction.channel_id is not None
    number = (await services.tables.find(interaction.channel_id)).id if game is None else game
    live = await services.tables.look(number)
    if not live.game.told:
        raise BotError(T("bot-reveal-later"))
    if live.table is None:
        raise BotError(T("bot-not-started"))
    await authority.demand(services, interaction, Right.PLAYER_OR_MODERATOR, live)
    return live


async def _show(services: TalksOfTables, interaction: Interaction, live: Live) -> None:
    saved = await services.tables.records.export(live.game.id)
    await services.tables.afterwards.shown(live.game.id, interaction.user.id, aloud=True)
    *before, last = pages("\n".join(reveal_lines(live, services.aloud(live))))
    for page in before:
        await interaction.followup.send(page, allowed_mentions=NOBODY)
    file = attached(live, saved.write(), "whole")
    await interaction.followup.send(last, file=file, allowed_mentions=NOBODY)


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
