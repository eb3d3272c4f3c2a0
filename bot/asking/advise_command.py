"""`/game advise`: good plans for the own open question, where the table allows it. They come from the own view alone,
and nobody else sees them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.errors import BotError, NotSeated
from bot.live.apply_answers import running
from bot.live.deputies import reason
from bot.live.model import Live
from bot.locales import Say
from bot.processes.own_process import Unfinished
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.presses import ButtonKind, Press
from bot.wording.odds import battles_lines, odds_at_hand
from engine.ask import Seat
from engine.errors import NotAsked, StaleQuestion
from engine.players.advising import Side
from engine.players.aims import Aim
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
    await _advise(at.services, at.interaction, await at.live())


@button(ButtonKind.ADVISE, need=ASKED)
async def advise_here(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The same, by the button under the own question. Raises StaleQuestion besides."""
    live = await services.tables.look(press.game)
    seat = live.seat_of(interaction.user.id)
    if live.table is None or seat is None or press.question != live.table.question_of(seat):
        raise StaleQuestion
    await think(interaction)
    await _advise(services, interaction, live)


async def _advise(services: Services, interaction: Interaction, live: Live) -> None:
    """Raises as `advise`."""
    seat = asking(live, interaction.user.id)
    await services.ration(interaction, "advice")
    try:
        plans = await services.tables.programs.advise(live, seat)
    except Unfinished:
        plans = ()
    if not plans:
        raise BotError(T("bot-advice-none"))
    say = await services.say(interaction, live)
    told = [*advised(plans, say), *await _odds(live, seat, say)]
    await whisper(interaction, lines(f"**{say(T('bot-advice'))}**", *told))


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
    """A line for each plan: what it is for, what it costs, what speaks against it, how far it lies behind the first."""
    return [worded(number, plan, plans[0].worth - plan.worth, say) for number, plan in enumerate(plans, 1)]


def worded(number: int, plan: RatedAction, behind: int, say: Say) -> str:
    """A plan as a line. `behind`: thousandths of a point that it is worth less than the best one."""
    note = None if plan.note is None else from_json(plan.note)
    told = [_plan(number, plan, say)]
    told += [say(T("bot-advice-note", note=note))] if note is not None else []
    further = [f"{say(Text(key))}: {some}." for side, key in SIDES.items() if (some := _points(plan, side, say))]
    further += [say(T("bot-advice-close" if behind < CLOSE else "bot-advice-behind"))] if number > 1 else []
    return " ".join([f"{' '.join(told).removesuffix('.')}.", *further])


SIDES: Mapping[Side, str] = MappingProxyType({Side.COST: "bot-advice-cost", Side.AGAINST: "bot-advice-against"})
"""What stands behind a plan."""


def _points(plan: RatedAction, side: Side, say: Say) -> str:
    """What is said of one side of a plan."""
    told = [from_json(text) for kind, text in plan.points if kind == side]
    return "; ".join(say(text).removesuffix(".") for text in told if isinstance(text, Text))


def _plan(number: int, plan: RatedAction, say: Say) -> str:
    """A plan and what it is for; that it looks best is said of the first alone, where nothing else is known."""
    words, aims = from_json(plan.words), _points(plan, Side.AIM, say)
    assert isinstance(words, Text)
    if aims:
        return f"{say(T('bot-advice-only', n=number, words=words))}: {aims}"
    if plan.why != Aim.BEST:
        return say(T("bot-advice-plan", n=number, words=words, why=reason(plan.why)))
    return say(T("bot-advice-best" if number == 1 else "bot-advice-only", n=number, words=words))


async def _odds(live: Live, seat: Seat, say: Say) -> list[str]:
    """The odds, where one battle is decided; of several the button tells."""
    found = await asyncio.to_thread(odds_at_hand, live, seat) if live.game.settings.odds else ()
    return [battles_lines(found, say)] if len(found) == 1 else []
