"""`/play plan`: a seat lays down what it will answer to its own next decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import cast

from pydantic import JsonValue

from bot.asking import plan_panel
from bot.asking.plan_panel import ADD, CALM, CLEAR, DROP, ELSE, KIND, SHOW, TAKE, WHILE_CALM, Planning, planning_of
from bot.errors import BotError, NotSeated
from bot.live.apply_answers import running
from bot.live.model import Live
from bot.live.plans import STEPS, WAYS, Plan, Step
from bot.processes.own_process import Unfinished
from bot.services.authority import ASKED
from bot.services.buttons import Values, button, step_of
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import heard, put, turn_to
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.partial_answers import chosen_id
from bot.widgets.presses import ButtonKind, Press
from engine.ask import Answer, Seat
from engine.digits import whole
from engine.errors import StaleQuestion
from engine.players.ahead import Foreseen
from engine.questions.in_words import in_words
from engine.text import T, to_json

Edit = Callable[[Plan], Plan]


@command("play plan")
async def plan(at: Context) -> None:
    """Shows the plan of the reader's seat, with what changes it.

    Raises:
        NotSeated, NotRunning
        BotError: the table is a lesson's.
    """
    live = await at.live()
    shown = plan_panel.shown(await _planning(at, live))
    await at.whisper(shown.content, shown)


async def _planning(at: Context, live: Live) -> Planning:
    return planning_of(live, _seat(live, at.user), await at.say(live))


def _seat(live: Live, user: int) -> Seat:
    """Raises as `plan`."""
    seat = live.seat_of(user)
    if seat is None:
        raise NotSeated
    running(live)
    if live.game.settings.lesson:
        raise BotError(T("bot-plan-not-here"))
    return seat


@button(ButtonKind.PLAN, need=ASKED)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in the message of the plan."""
    at, live = Context(services, interaction), await services.tables.look(press.game)
    seat = _seat(live, at.user)
    op, page, name = step_of(press.rest, (SHOW, ADD, KIND, TAKE, ELSE, CALM, DROP, CLEAR))
    chosen = [*values] if isinstance(values, Sequence) else []
    if op == ADD:
        await _look_ahead(at, live, seat)
    elif op == KIND:
        one = _foreseen(services, live, seat, name or next(iter(chosen), ""))
        await turn_to(interaction, plan_panel.ways(await _planning(at, live), one, page))
    elif op in (TAKE, ELSE):
        await _take(at, live, seat, name, chosen, instead=op == ELSE)
    else:
        changed = {DROP: _without, CALM: _while, CLEAR: _cleared}.get(op)
        if changed is not None:
            change = changed(name, next(iter(chosen), ""))
            live = await services.tables.orders.plan(press.game, at.user, change)
        await turn_to(interaction, plan_panel.shown(await _planning(at, live)))


async def _look_ahead(at: Context, live: Live, seat: Seat) -> None:
    """The decisions to come, as private copies of the game come to them."""
    await at.services.ration(at.interaction, "advice")
    planning, foresee = await _planning(at, live), at.services.tables.orders.foresee
    found: tuple[Foreseen, ...] = ()
    with suppress(Unfinished):
        found = await heard(at.interaction, foresee(live, seat, planning.plan))
    await put(at.interaction, plan_panel.kinds(planning, found))


def _foreseen(services: Services, live: Live, seat: Seat, kind: str) -> Foreseen:
    """What was foreseen of that kind. Raises StaleQuestion: nothing was, or that is long ago."""
    found = services.tables.orders.foreseen(live, seat)
    one = next((one for one in found if one.kind == kind), None)
    if one is None:
        raise StaleQuestion
    return one


async def _take(at: Context, live: Live, seat: Seat, name: str, chosen: Sequence[str], *, instead: bool) -> None:
    """Adds a step, or another answer to the last one."""
    length, _, kind = name.partition(".")
    one = _foreseen(at.services, live, seat, kind)
    answer = _answer(one, chosen)

    def change(before: Plan) -> Plan:
        if whole(length, 2) != len(before):
            raise StaleQuestion
        return _with_way(before, one, answer) if instead else _with_step(before, one, answer)

    live = await at.services.tables.orders.plan(live.game.id, at.user, change)
    await turn_to(at.interaction, plan_panel.ways(await _planning(at, live), one))


def _answer(one: Foreseen, chosen: Sequence[str]) -> Answer:
    """Raises StaleQuestion: that is not offered; IllegalAnswer: so few or so many cannot be."""
    try:
        ids = [chosen_id(one.options, picked) for picked in chosen]
        return one.shape.check(ids[0] if one.low is None else ids)
    except (LookupError, IndexError):
        raise StaleQuestion from None


def _with_step(before: Plan, one: Foreseen, answer: Answer) -> Plan:
    if len(before) >= STEPS:
        raise BotError(T("bot-plan-full", n=STEPS))
    words = (to_json(in_words(one.shape, answer)),)
    return (*before, Step(kind=one.kind, about=to_json(one.about), wanted=(cast(JsonValue, answer),), words=words))


def _with_way(before: Plan, one: Foreseen, answer: Answer) -> Plan:
    """Raises StaleQuestion: the last step is another one."""
    if not before or before[-1].kind != one.kind or len(before[-1].wanted) >= WAYS or answer in before[-1].wanted:
        raise StaleQuestion
    last, words = before[-1], to_json(in_words(one.shape, answer))
    more = {"wanted": (*last.wanted, answer), "words": (*last.words, words)}
    return (*before[:-1], last.model_copy(update=more))


def _without(name: str, chosen: str) -> Edit:
    """Without the steps from this one on, which is counted from the end."""
    left = whole(chosen, 2)
    return lambda before: before[: max(0, len(before) - left)] if left else before


def _while(name: str, chosen: str) -> Edit:
    """The last step only while nobody does anything near, or anyhow."""

    def change(before: Plan) -> Plan:
        if not before or whole(name.partition(".")[0], 2) != len(before):
            raise StaleQuestion
        return (*before[:-1], before[-1].model_copy(update={"calm": chosen == WHILE_CALM}))

    return change


def _cleared(name: str, chosen: str) -> Edit:
    return lambda before: ()
