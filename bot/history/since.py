"""`/game since`: what happened since the reader's seat last answered itself, and the board as it is now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.clock import moment
from bot.drawing.named_cards import named_cards
from bot.history.history import history_words, looked_at
from bot.live.model import Live
from bot.live.rebuild import within_of
from bot.locales import Say
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import think
from bot.services.services import Services
from bot.store import AnswerRow
from bot.widgets.interactions import NOBODY, Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording.chronicle import Entry, entries
from bot.wording.reader import Reader, reader_of
from bot.wording.turns import blocks
from bot.wording.whom import ago
from engine.ask import Seat
from engine.text import T

ROOM, STRANGERS = 1700, 20
LINES = 10
"""Who comes back reads so many lines."""
LOOK_BACK = (200, 2000, None)
"""So many answers back it looks for the own one; mostly it is near."""


@button(ButtonKind.SINCE, need=LOBBY)
async def what_happened(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The button below the prompt."""
    live = await looked_at(services, interaction, press.game)
    await think(interaction)
    await _tell(Context(services, interaction), live)


@command("game since")
async def since(at: Context) -> None:
    """What happened in this channel's game since the reader's seat last answered."""
    await _tell(at, await at.begun())


async def _tell(at: Context, live: Live) -> None:
    """Says it to the reader alone. Whoever has no seat reads what happened last."""
    services, say, seat = at.services, await at.say(live), live.seat_of(at.user)
    reader = reader_of(live, at.user)
    if seat is None:
        words, told = await history_words(services, live, say, STRANGERS, reader), list[Entry]()
    else:
        words, told = await _since(services, live, say, seat, at.user, reader)
    files = [] if await services.pictures_for(at.user, live) == "few" else await _pictures(at, live, reader, told)
    await at.interaction.followup.send(words, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def _pictures(at: Context, live: Live, reader: Reader, told: Sequence[Entry]) -> list[discord.File]:
    """The board with where it happened, and the cards that are named in what is told."""
    assert live.table is not None
    say, pictures, marks = await at.say(live), at.services.pictures, [place for entry in told for place in entry.where]
    board = await pictures.of_view(live, say, reader.board(live.rules, live.table.state), marks)
    lines = [text for entry in told for text, _ in entry.told]
    cards = await pictures.hand(live, named_cards(live.rules, lines), say)
    return [file for file in (board, cards) if file is not None]


async def _since(
    services: Services, live: Live, say: Say, seat: Seat, user: int, reader: Reader
) -> tuple[str, list[Entry]]:
    """What is said, and all that happened."""
    rows = await since_own(services, live, seat, user)
    own = bool(rows) and _own(rows[0], seat, user)
    after = rows[0].seq if own else 0
    told = await asyncio.to_thread(lambda: list(entries(live.rules, services.store, live.game.id, after, reader)))
    count = sum(not within_of(row) for row in rows[1 if own else 0 :])
    if own:
        top = T("bot-since", when=ago(moment(rows[0].at)), n=count)
    else:
        top = T("bot-since-start", n=count)
    lines = blocks([entry for entry in told if entry.told], say, ROOM) or (
        [say(T("bot-since-nothing"))] if count else []
    )
    return "\n".join([f"-# {say(top)}", *_shortly(lines, say)]), told


def _shortly(lines: Sequence[str], say: Say) -> list[str]:
    """The last lines, with how many there were before; `/game history` has them all."""
    gone = len(lines) - LINES + 1
    return [*lines] if gone < 2 else [say(T("bot-more-lines", n=gone)), *lines[gone:]]


async def since_own(services: Services, live: Live, seat: Seat, user: int) -> list[AnswerRow]:
    """The answers from the last own one on; all of them where there is none."""
    rows: list[AnswerRow] = []
    for last in LOOK_BACK:
        rows = await services.call(services.store.log, live.game.id, last=last)
        own = [at for at, row in enumerate(rows) if _own(row, seat, user)]
        if own:
            return rows[own[-1] :]
        if last is None or len(rows) < last:
            break
    return rows


def _own(row: AnswerRow, seat: Seat, user: int) -> bool:
    return row.seat == seat and row.actor == user
