"""When a game has ended: what everybody held in secret, the seed, and the file by which anyone can check the dice."""

from __future__ import annotations

from bot.asking.presses import Press
from bot.errors import BotError
from bot.files.saving import attached
from bot.house import NOBODY, House, Interaction, pages
from bot.live.play import Live
from bot.locales import Say
from bot.replies import soon
from bot.secrets import SECTIONS, held_lines
from engine.chance import commitment
from engine.text import T, Text, seat_name


async def reveal(house: House, interaction: Interaction) -> None:
    """Shows the game of this channel."""
    live = await soon(interaction, _allowed(house, interaction, None))
    if not interaction.response.is_done():
        await interaction.response.defer(thinking=True)
    await _show(house, interaction, live)


async def reveal_by_button(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """Shows the game of the button, which is gone then: once is enough."""
    live = await _allowed(house, interaction, press.game)
    if live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    await interaction.response.edit_message(view=None)
    await _show(house, interaction, live)


async def _allowed(house: House, interaction: Interaction, game: int | None) -> Live:
    """The game, for those who may reveal it.

    Raises:
        BotError: it goes on, a stranger asks, or nothing was ever dealt.
    """
    assert interaction.channel_id is not None
    number = (await house.tables.find(interaction.channel_id)).id if game is None else game
    live = await house.tables.look(number)
    if live.game.status not in ("over", "ended"):
        raise BotError(T("bot-reveal-later"))
    if live.table is None:
        raise BotError(T("bot-not-started"))
    if live.seat_of(interaction.user.id) is None and not await house.moderates(interaction):
        raise BotError(T("bot-players-only"))
    return live


async def _show(house: House, interaction: Interaction, live: Live) -> None:
    saved = await house.tables.export(live.game.id)
    *before, last = pages("\n".join(reveal_lines(live, house.aloud(live))))
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
        held = [held_lines(live, view, section, say, own=False) for section in SECTIONS]
        told += [f"### {say(seat_name(row.seat))}", *[line for lines in held for line in lines]]
        told += [] if any(held) else [say(T("bot-holds-nothing"))]
    seed = live.game.seed
    told += ["", say(T("bot-revealed-seed", seed=seed, hash=commitment(seed))), say(Text("bot-revealed-verify"))]
    return told
