"""`/game advise`: good plans for the own open question, where the table allows it. They come from the own view alone,
and nobody else sees them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.errors import BotError, NotSeated
from bot.live.apply_answers import running
from bot.live.deputies import reason
from bot.live.model import Live
from bot.locales import Say
from bot.processes.own_process import Unfinished
from bot.services.commands import command
from bot.services.context import Context
from bot.widgets.lines import lines
from bot.wording.odds import odds_at_hand, odds_lines, side_name
from engine.ask import Seat
from engine.errors import NotAsked
from engine.players.playing import RatedAction
from engine.text import T, Text, from_json

CLOSE = 100
"""What is worth less by fewer thousandths of a point is nearly as good."""


@command("game advise")
async def advise(at: Context) -> None:
    """Says what looks good for the open question of whoever asks.

    Raises:
        NotSeated, NotRunning, NotAsked
        BotError: the table does not allow it, there is none, or this person has had enough for now.
    """
    live = await at.live()
    seat = asking(live, at.user)
    await at.services.ration(at.interaction, "advice")
    try:
        plans = await at.services.tables.programs.advise(live, seat)
    except Unfinished:
        plans = ()
    if not plans:
        raise BotError(T("bot-advice-none"))
    say = await at.say(live)
    await at.whisper(lines(f"**{say(T('bot-advice'))}**", *advised(plans, say), *await _odds(live, seat, say)))


def asking(live: Live, user: int) -> Seat:
    """The seat of whoever may be advised now. Raises as `advise`."""
    seat, table = live.seat_of(user), running(live)
    if seat is None:
        raise NotSeated
    if not live.advises:
        raise BotError(T("bot-advice-off"))
    if table.decides(seat) is None:
        raise NotAsked
    return seat


def advised(plans: Sequence[RatedAction], say: Say) -> list[str]:
    """A line for each plan: what it is for, what is known of it, how far it lies behind the first."""
    return [worded(number, plan, plans[0].worth - plan.worth, say) for number, plan in enumerate(plans, 1)]


def worded(number: int, plan: RatedAction, behind: int, say: Say) -> str:
    """A plan as a line. `behind`: thousandths of a point that it is worth less than the best one."""
    words, note = from_json(plan.words), None if plan.note is None else from_json(plan.note)
    assert isinstance(words, Text)
    told = [say(T("bot-advice-plan", n=number, words=words, why=reason(plan.why)))]
    told += [say(T("bot-advice-note", note=note))] if note is not None else []
    told += [say(T("bot-advice-close" if behind < CLOSE else "bot-advice-behind"))] if number > 1 else []
    return " ".join(told)


async def _odds(live: Live, seat: Seat, say: Say) -> list[str]:
    """The odds, where a battle is decided."""
    found = await asyncio.to_thread(odds_at_hand, live, seat) if live.game.settings.odds else None
    return [] if found is None else [odds_lines(found[2], side_name(found[0]), side_name(found[1]), say)]
