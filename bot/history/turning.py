"""The turning points of a game that was played to its end: told with the board, each with a button to try it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.live.model import Live
from bot.locales import Say
from bot.services.authority import ALOUD
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import reply
from bot.services.replies import think
from bot.services.services import Services
from bot.store import AnswerRow
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction
from bot.widgets.lines import lines
from bot.widgets.maker import GREEN, LABEL
from bot.widgets.presses import ButtonKind, Press
from bot.wording import positions
from engine.events import UNTOLD, Event
from engine.prospects.turning import Ended, TurningPoint
from engine.text import T, Text, seat_name

MOST = 4
"""So many lines of the account are told."""


@command("play turning")
async def turning(at: Context) -> None:
    """The turning points of the game of this channel."""
    await _show(at, await at.begun())


@button(ButtonKind.TURNING, need=ALOUD)
async def turning_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The same, below the end of a game."""
    await think(interaction)
    await _show(Context(services, interaction), await services.tables.look(press.game))


async def _show(at: Context, live: Live) -> None:
    """A message for each, for the reader alone. Raises BotError: the game is not over, or they cannot be told."""
    await at.services.ration(at.interaction, "films")
    say, game = await at.say(live), live.game.id
    found = await at.services.tables.turning.points(game)
    if not found:
        await reply(at.interaction, say(T("turning-nothing")))
    rows = await at.services.call(at.services.store.log, game) if found else ()
    for number, point in enumerate(found, 1):
        told = _account(rows[point.after : point.until])
        words = lines(say(T("turning-title")) if number == 1 else "", *turning_lines(point, told, say))
        file = await _board(at, live, say, rows[point.upto - 1].seq if point.upto else 0)
        await reply(at.interaction, words, file=file, rows=([_try_button(live, point, say)],))


def _account(rows: Sequence[AnswerRow]) -> list[Text]:
    """What everybody read of these answers."""
    events = [Event.from_json(event) for row in rows for event in row.events]
    return [event.text for event in events if event.text is not None and event.weight not in UNTOLD][:MOST]


async def _board(at: Context, live: Live, say: Say, seq: int) -> discord.File | None:
    """The board as it was when the question was asked."""
    table = await asyncio.to_thread(positions.table_after, live.rules, at.services.store, live.game.id, seq)
    return await at.services.pictures.of_view(live, say, live.rules.revealed(table.state))


def _try_button(live: Live, point: TurningPoint, say: Say) -> Button:
    custom_id = str(Press(live.game.id, "-", f"{ButtonKind.TRYING}{point.upto}/{point.seat}"))
    return discord.ui.Button(label=cut(say(T("turning-try")), LABEL), style=GREEN, custom_id=custom_id)


def turning_lines(point: TurningPoint, told: Sequence[Text], say: Say) -> list[str]:
    """When it was and whose, what happened, by how much the chance changed, and what could have been done."""
    means = {"before": _hundredths(point.before), "came": _hundredths(point.came.chance)}
    return [
        say(T("turning-point", round=str(point.round), seat=seat_name(point.seat))),
        *(f"- {say(text)}" for text in told),
        say(Text("turning-chance", means)),
        *_choice(point, say),
        f"-# {say(T('turning-replays', n=point.came.replays, fell=_hundredths(point.fell)))}",
    ]


def _choice(point: TurningPoint, say: Say) -> list[str]:
    """What was chosen, and what strong computer players choose."""
    if point.other is None or point.instead is None:
        return [say(T("turning-same"))]
    other, then = point.other, _hundredths(point.instead.chance)
    return [
        say(T("turning-chosen", about=other.about, done=other.done)),
        say(Text(_verdict(point), {"instead": other.instead, "then": then, "by": _hundredths(abs(point.better))})),
        *([] if point.ended is None else [say(_ended(point.ended))]),
    ]


def _verdict(point: TurningPoint) -> str:
    """What is to be said of the other choice."""
    if point.mistake:
        return "turning-mistake"
    return "turning-doubtful" if point.clear else "turning-better" if point.right else "turning-close"


def _ended(found: Ended) -> Text:
    """Wins of games that were played to the end; where several share one, halves."""
    wins = {"done": f"{found.done:g}", "other": f"{found.other:g}"}
    return T("turning-ended", n=found.gain.replays, **wins)


def _hundredths(chance: float) -> str:
    return str(round(100 * chance))
