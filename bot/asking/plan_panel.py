"""A seat's plan as one private message: its steps in words, and below them what adds, changes and drops them."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.live.model import Live
from bot.live.plans import STEPS, WAYS, Plan, Step, plan_of
from bot.locales import Say
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Select
from bot.widgets.lines import lines
from bot.widgets.maker import GREEN, GREY, LABEL, PLACEHOLDER, Panel, Row
from bot.widgets.presses import ButtonKind, Press, short
from bot.widgets.two_lines import OPTION
from engine.ask import Option, Seat
from engine.players.ahead import Foreseen
from engine.text import T, Text

SHOW, ADD, KIND, TAKE, ELSE, CALM, DROP, CLEAR = "p", "a", "k", "t", "e", "c", "d", "x"
"""What a press does: show the plan, look for a decision, pick one, its answer, another answer to try after that, the
condition of the last step, drop steps from one on, drop all.
"""
ALWAYS, WHILE_CALM = "always", "calm"
PAGE = 25


class Planning(NamedTuple):
    """A seat's plan, for its player alone. `near`: whether the game can tell what happens next to the seat."""

    live: Live
    say: Say
    plan: Plan
    near: bool


def planning_of(live: Live, seat: Seat, say: Say) -> Planning:
    """The plan of a seat in a running game."""
    assert live.table is not None
    return Planning(live, say, plan_of(live, seat), bool(live.rules.near(live.rules.view(live.table.state, seat))))


def shown(at: Planning) -> Panel:
    """The plan, and what changes it."""
    rows: list[Row] = []
    told = T("bot-plan-explained-alone" if at.live.alone else "bot-plan-explained")
    if at.plan:
        rows.append([_drop(at)])
    if at.plan and at.near:
        rows.append([_condition(at)])
    buttons: Row = []
    if len(at.plan) < STEPS:
        buttons.append(_button(at, T("bot-plan-add"), ADD, style=GREEN))
    if at.plan:
        buttons.append(_button(at, T("bot-plan-clear"), CLEAR))
    return Panel(lines(_words(at), f"-# {at.say(told)}"), (*rows, buttons))


def kinds(at: Planning, foreseen: tuple[Foreseen, ...]) -> Panel:
    """Which decision is to be planned next."""
    menu = _menu(at, KIND, T("bot-plan-which"))
    for one in foreseen:
        menu.add_option(label=_label(at, one.about), value=one.kind)
    about = T("bot-plan-foreseen" if foreseen else "bot-plan-none-foreseen")
    rows: tuple[Row, ...] = ([menu],) if foreseen else ()
    return Panel(lines(_words(at), at.say(about)), (*rows, [_button(at, T("bot-back"), SHOW)]))


def ways(at: Planning, one: Foreseen, page: int = 0) -> Panel:
    """What can be answered to it; once that is planned, what to try in its place."""
    again = bool(at.plan) and at.plan[-1].kind == one.kind and at.plan[-1].asked == one.about
    op, what = (ELSE, T("bot-plan-else")) if again else (TAKE, T("bot-plan-take"))
    options = [option for option in one.options if not again or option.id not in at.plan[-1].wanted]
    pages = max(1, -(-len(options) // PAGE))
    page = min(page, pages - 1)
    rows: list[Row] = []
    if options and not (again and len(at.plan[-1].wanted) >= WAYS):
        rows.append([_options(at, f"{op}{page}", what, one, options[page * PAGE : (page + 1) * PAGE])])
    turn = f"{KIND}{(page + 1) % pages}/{one.kind}"
    buttons: Row = [_button(at, T("bot-plan-page"), turn)] if pages > 1 else []
    if again and len(at.plan) < STEPS:
        buttons.append(_button(at, T("bot-plan-add"), ADD, style=GREEN))
    buttons.append(_button(at, T("bot-plan-done") if again else T("bot-back"), SHOW))
    return Panel(lines(_words(at), f"**{at.say(one.about)}**"), (*rows, buttons))


def _words(at: Planning) -> str:
    say = at.say
    steps = [_step(at, n, step) for n, step in enumerate(at.plan, 1)] or [say(T("bot-plan-empty"))]
    return lines(f"**{say(T('bot-plan-title'))}**", *steps)


def _step(at: Planning, number: int, step: Step) -> str:
    told, *others = step.texts
    for other in others:
        told = T("bot-plan-or", first=told, then=other)
    line = T("bot-plan-step", n=number, asked=step.asked, wanted=told)
    return at.say(T("bot-plan-calm", step=line) if step.calm else line)


def _menu(at: Planning, op: str, what: Text) -> Select:
    return discord.ui.Select(custom_id=press_of(at, op), placeholder=cut(at.say(what), PLACEHOLDER))


def _options(at: Planning, op: str, what: Text, one: Foreseen, options: list[Option]) -> Select:
    """A list of answers, or of things of which several make an answer. How long the plan is stands in it: a press on
    an older message adds nothing twice.
    """
    menu = _menu(at, f"{op}/{len(at.plan)}.{one.kind}", what)
    if one.low is not None:
        menu.min_values, menu.max_values = one.low, min(one.high or 1, len(options))
    for option in options:
        menu.add_option(label=_label(at, option.text), value=short(option.id, 90))
    return menu


def _condition(at: Planning) -> Select:
    """When the last step is given."""
    menu, calm = _menu(at, f"{CALM}0/{len(at.plan)}.", T("bot-plan-when", n=len(at.plan))), at.plan[-1].calm
    menu.add_option(label=_label(at, T("bot-plan-when-always", n=len(at.plan))), value=ALWAYS, default=not calm)
    menu.add_option(label=_label(at, T("bot-plan-when-calm", n=len(at.plan))), value=WHILE_CALM, default=calm)
    return menu


def _drop(at: Planning) -> Select:
    """Steps are counted from the last one: those that have been given do not change that."""
    menu = _menu(at, DROP, T("bot-plan-drop"))
    for left, step in zip(range(len(at.plan), 0, -1), at.plan, strict=True):
        label = at.say(T("bot-plan-option", n=len(at.plan) - left + 1, asked=step.asked, wanted=step.texts[0]))
        menu.add_option(label=cut(label, OPTION), value=str(left))
    return menu


def _label(at: Planning, text: Text) -> str:
    words = at.say(text)
    return cut(words[:1].upper() + words[1:], OPTION)


def _button(at: Planning, label: Text, op: str, *, style: discord.ButtonStyle = GREY) -> Button:
    return discord.ui.Button(label=cut(at.say(label), LABEL), style=style, custom_id=press_of(at, op))


def press_of(at: Planning, op: str) -> str:
    """The `custom_id` of a step; one without a page is on the first."""
    return str(Press(at.live.game.id, "-", f"{ButtonKind.PLAN}{op if len(op) > 1 else op + '0'}"))
