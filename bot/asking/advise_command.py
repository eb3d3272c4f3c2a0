"""`/game advise`: good plans for the own open question, where the table allows it. They come from the own view alone,
and nobody else sees them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.asking.confirming import first_sentence
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
from bot.widgets.one_press import Called
from bot.widgets.presses import ButtonKind, Press
from bot.wording.channel_prompt import numbers_shown
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
    asking(live, interaction.user.id)
    await services.ration(interaction, "advice")
    seat = asking(live, interaction.user.id)  # the game may have gone on meanwhile
    assert live.table is not None and live.table.ask is not None
    about = live.table.ask.of(seat).about
    called = Called(live.table.shape(seat), live.rules.name, numbers_shown(live, seat))
    try:
        plans = await services.tables.programs.advise(live, seat)
    except Unfinished:
        plans = ()
    if not plans:
        raise BotError(T("bot-advice-none"))
    say = await services.say(interaction, live)
    told = [*advised(plans, called, say), *await _odds(live, seat, say)]
    await whisper(interaction, lines(f"**{say(T('bot-advice'))}**", f"-# {first_sentence(say(about))}", *told))


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


def advised(plans: Sequence[RatedAction], called: Called, say: Say) -> list[str]:
    """A line for each plan, named as its button is: what it is for, what it costs, what speaks against it, how far it
    lies behind the first.
    """
    told = list[str]()
    for number, plan in enumerate(plans, 1):
        close = T("bot-advice-close" if plans[0].worth - plan.worth < CLOSE else "bot-advice-behind")
        named = f"{number}. **{called(plan.answer, say)}**"
        line = [f"{_aimed(named, plan, say, best=number == 1).removesuffix('.')}.", *_further(plan, say)]
        told.append(" ".join([*line, say(close)] if number > 1 else line))
    return told


def _aimed(named: str, plan: RatedAction, say: Say, *, best: bool) -> str:
    """A plan and what it is for; that it looks best is said of the first alone, where nothing else is known."""
    note = None if plan.note is None else from_json(plan.note)
    aims = _points(plan, Side.AIM, say) or _known(plan, say, best=best)
    return " ".join([f"{named}: {aims}" if aims else named, *([f"({say(note)})"] if isinstance(note, Text) else [])])


def _known(plan: RatedAction, say: Say, *, best: bool) -> str:
    """What is known of a plan of which its game says nothing."""
    if plan.why != Aim.BEST:
        return say(reason(plan.why))
    return say(T("bot-advice-best")) if best else ""


SIDES: Mapping[Side, str] = MappingProxyType({Side.COST: "bot-advice-cost", Side.AGAINST: "bot-advice-against"})
"""What stands behind a plan."""

PHRASE = "-advice-"
"""In the keys of what games say of plans in phrases; a name may begin those."""


def _further(plan: RatedAction, say: Say) -> list[str]:
    return [f"{say(Text(key))}: {told}." for side, key in SIDES.items() if (told := _points(plan, side, say))]


def _points(plan: RatedAction, side: Side, say: Say) -> str:
    """What is said of one side of a plan. What a component says is a sentence and follows a full stop."""
    told = ""
    for text in [from_json(text) for kind, text in plan.points if kind == side]:
        if isinstance(text, Text):
            said = say(text).removesuffix(".")
            between = ". " if PHRASE not in text.key and said[:1].isupper() else "; "
            told = f"{told}{between}{said}" if told else said
    return told


async def _odds(live: Live, seat: Seat, say: Say) -> list[str]:
    """The odds, where one battle is decided; of several the button tells. An empty line keeps them out of the list."""
    found = await asyncio.to_thread(odds_at_hand, live, seat) if live.game.settings.odds else ()
    return [f"\n{battles_lines(found, say)}"] if len(found) == 1 else []
