"""`/game history`: what happened, as text, and step by step with the board as it was after each turn.

A panel is a message for its reader alone, and shows the game as this reader saw it; when it is over, everything. Where
it stands is in the `custom_id` of its buttons, as numbers of answers (`bot.live.answer_counts.Numbers`): before or
after answer 123. So they work after a restart, and after a rollback they lead to what still counts.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import NamedTuple

import discord
from discord import app_commands

from bot.errors import BotError
from bot.live.answer_counts import Numbers, counted_answers, within
from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import think
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import Interaction, Item
from bot.widgets.maker import BLUE, GREY, LABEL, PLACEHOLDER, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.rows import view_of
from bot.widgets.two_lines import OPTION
from bot.wording import positions
from bot.wording.chronicle import Entry, entries, evenly
from bot.wording.reader import Reader, reader_of
from bot.wording.turns import blocks
from engine.text import T, Text

FIRST, BEFORE, AFTER, LAST, AT, JUMP = "0", "<", ">", "$", "=", "j"
ROOM, MENU, ROUNDS = 1900, 25, 12
_GOAL = re.compile(r"0|\$|[<>=][0-9]{1,9}")


async def looked_at(services: Services, interaction: Interaction, game: int) -> Live:
    """The game of a button, which is pressed in its own channel.

    Raises:
        NoGame
        BotError: in another channel, or before the start.
    """
    live = await services.tables.look(game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    if live.table is None:
        raise BotError(T("bot-not-started"))
    return live


# --- as text ---------------------------------------------------------------------------------------------------------


async def history_words(services: Services, live: Live, say: Say, answers: int, reader: Reader) -> str:
    """The turns in which the last answers were given."""
    if live.table is None:
        raise BotError(T("bot-not-started"))
    log = await services.call(services.store.log, live.game.id)
    last = counted_answers(log, live.table.within)[-answers:]
    since = last[0][0].seq - 1 if last else 0
    told = await asyncio.to_thread(lambda: list(entries(live.rules, services.store, live.game.id, since, reader)))
    return "\n".join(blocks([entry for entry in told if entry.told], say, ROOM)) or say(T("bot-no-history"))


@command("game history")
async def history(at: Context, answers: app_commands.Range[int, 1, 100] = 20, pictures: bool = False) -> None:
    """The last answers as text, with a button that leads to the pictures; or those at once."""
    if pictures:
        await show(at.services, at.interaction, await at.begun(), LAST)
        return
    live = await at.live()
    say = await at.say(live)
    words = await history_words(at.services, live, say, answers, reader_of(live, at.user))
    rows = [[_button(live, say, LAST, "bot-history-pictures", BLUE)]] if live.table is not None else []
    await at.interaction.followup.send(words, view=view_of(rows), ephemeral=True)


# --- as pictures -----------------------------------------------------------------------------------------------------


class Turns(NamedTuple):
    """The turns of a game as a reader may know them, each with the number of its last answer."""

    reader: Reader
    told: Sequence[Entry]
    numbers: Sequence[int]

    def place(self, goal: str) -> int:
        """Which turn is meant."""
        if goal in (FIRST, LAST):
            return 0 if goal == FIRST else len(self.told) - 1
        wanted = int(goal[1:])
        before = [at for at, n in enumerate(self.numbers) if n < wanted or (goal[0] == AT and n == wanted)]
        after = [at for at, n in enumerate(self.numbers) if n > wanted]
        if goal[0] == AFTER:
            return after[0] if after else len(self.told) - 1
        return before[-1] if before else 0


async def turns_of(services: Services, live: Live, reader: Reader) -> Turns:
    """All of them. Raises BotError: there are none."""
    log = await services.call(services.store.log, live.game.id)
    told, numbers = await services.chronicles.of(live, services.store, reader), Numbers(log, within(live))
    if not told:
        raise BotError(T("bot-no-history"))
    return Turns(reader, told, [numbers.of(entry.last) for entry in told])


async def show(services: Services, interaction: Interaction, live: Live, goal: str, *, more: Row | None = None) -> None:
    """A turn with the board after it, in the message of this interaction; `more`: buttons besides."""
    turns = await turns_of(services, live, reader_of(live, interaction.user.id))
    at = turns.place(goal)
    entry, say = turns.told[at], await services.say(interaction, live)
    view = await asyncio.to_thread(_board_after, services, live, entry.last, turns.reader)
    picture = await services.pictures.of_view(live, say, view, entry.where)
    gone = goal[0] == AT and int(goal[1:]) != turns.numbers[at]
    words = [say(T("bot-history-gone"))] if gone else []
    words += [f"-# {say(T('bot-history-step', n=at + 1, of=len(turns.told)))}", *blocks([entry], say, ROOM - 200)]
    files = [] if picture is None else [picture]
    rows = [*_rows(live, say, turns, at), *([more] if more else [])]
    await interaction.edit_original_response(content="\n".join(words), attachments=files, view=view_of(rows))


def _board_after(services: Services, live: Live, seq: int, reader: Reader) -> object:
    """What the reader saw, as it was."""
    table = positions.table_after(live.rules, services.store, live.game.id, seq)
    return reader.board(live.rules, table.state)


@button(ButtonKind.HISTORY, need=LOBBY)
async def leaf_through(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """First, back, next, last, or a turn of the list."""
    live = await looked_at(services, interaction, press.game)
    goal = press.rest
    if goal == JUMP and isinstance(values, Sequence) and values:
        goal = f"{AT}{values[0]}"
    if not _GOAL.fullmatch(goal):
        raise BotError(T("bot-unknown-button"))
    if is_private(interaction):
        await interaction.response.defer()
    else:  # a link in the channel: what one reader sees is for nobody else
        await think(interaction)
    await show(services, interaction, live, goal)


def is_private(interaction: Interaction) -> bool:
    """Whether the message of a press is its reader's alone."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def _rows(live: Live, say: Say, turns: Turns, at: int) -> list[Row]:
    here, first, last = turns.numbers[at], at == 0, at == len(turns.told) - 1
    steps: Row = [
        _button(live, say, FIRST, "bot-history-first", disabled=first),
        _button(live, say, f"{BEFORE}{here}", "bot-history-back", disabled=first),
        _button(live, say, f"{AFTER}{here}", "bot-history-next", BLUE, disabled=last),
        _button(live, say, LAST, "bot-history-last", disabled=last),
    ]
    return [steps, [_jumps(live, say, turns, at)]] if len(turns.told) > 2 else [steps]


def _button(
    live: Live, say: Say, goal: str, key: str, style: discord.ButtonStyle = GREY, *, disabled: bool = False
) -> Item:
    custom_id = str(Press(live.game.id, "-", ButtonKind.HISTORY + goal))
    return discord.ui.Button(label=cut(say(Text(key)), LABEL), style=style, custom_id=custom_id, disabled=disabled)


def _jumps(live: Live, say: Say, turns: Turns, at: int) -> Item:
    """The list of turns to go to."""
    told, numbers = turns.told, turns.numbers
    menu: Item = discord.ui.Select(
        custom_id=str(Press(live.game.id, "-", ButtonKind.HISTORY + JUMP)),
        placeholder=cut(say(T("bot-history-jump")), PLACEHOLDER),
        options=[
            discord.SelectOption(label=cut(f"{n + 1}. {say(told[n].headline)}", OPTION), value=str(numbers[n]))
            for n in landmarks([entry.round for entry in told], at)
        ],
    )
    return menu


def landmarks(rounds: Sequence[int], at: int, most: int = MENU) -> list[int]:
    """Turns worth going to: the start of each round, and some of the round one is in, evenly."""
    starts = [n for n, round in enumerate(rounds) if n == 0 or rounds[n - 1] != round]
    starts = evenly(starts, ROUNDS)
    inside = [n for n, round in enumerate(rounds) if round == rounds[at] and n not in starts]
    return sorted({*starts, *evenly(inside, most - len(starts))})
