"""Plans: what a seat will answer to its own next decisions, laid down in private (`/play plan`).

A plan stands among what the seat has laid down, and its steps are answered as orders are (`bot.live.standing_orders`):
the seat is asked as ever, and after a while its answer comes. Whoever answers the next step by hand does the same; what
else happens to the seat's premises ends the plan, and its player is told why.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from pydantic import BaseModel, ConfigDict, JsonValue, TypeAdapter

from bot.live.model import Live
from bot.store import AnswerRow, Change, Laid
from bot.store.posts import NoticePost
from engine.ask import Answer, Seat
from engine.errors import IllegalAnswer
from engine.events import Event
from engine.players.ahead import Planned
from engine.table import Table
from engine.text import T, Text, from_json

PLAN = "*plan"
"""Under this name a plan stands among what a seat has laid down; no order of a game is called so."""
STEPS, WAYS = 5, 4
"""So many steps a plan has at most, and so many answers to try one after the other."""


class Step(BaseModel):
    """One decision of a plan.

    Attributes:
        kind: of the question; `about`: its sentence when it was planned, as JSON.
        wanted: the answers, of which the first one that is legal is given; `words`: each as JSON.
        calm: only while nobody else does anything where the seat stands or next to that.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    kind: str
    about: JsonValue
    wanted: tuple[JsonValue, ...]
    words: tuple[JsonValue, ...]
    calm: bool = False

    @property
    def texts(self) -> tuple[Text, ...]:
        """What is wanted, in words."""
        return tuple(cast(Text, from_json(one)) for one in self.words)

    @property
    def asked(self) -> Text:
        """The question."""
        return cast(Text, from_json(self.about))


Plan = tuple[Step, ...]
_PLANS = TypeAdapter(tuple[Step, ...])


def plan_of(live: Live, seat: Seat) -> Plan:
    """The steps that are left of a seat's plan."""
    kept = live.laid.get(seat, {}).get(PLAN)
    return _PLANS.validate_python(kept) if kept else ()


def laid(seat: Seat, plan: Plan) -> Laid:
    """A plan as it is kept; an empty one is dropped."""
    return Laid(seat, PLAN, _PLANS.dump_python(plan, mode="json") if plan else None)


def for_trial(plan: Plan) -> tuple[Planned, ...]:
    """A plan as private copies try it."""
    return tuple(Planned(step.kind, cast(tuple[Answer, ...], step.wanted)) for step in plan)


def planned(live: Live, table: Table, seat: Seat) -> Answer | None:
    """What this seat's plan answers to its open question; None where it says nothing of it."""
    plan, ask = plan_of(live, seat), table.decides(seat)
    if not plan or ask is None or plan[0].kind != ask.kind or table.lets_pass(seat) is not None:
        return None
    return next(_legal(table, seat, plan[0]), None)


def _legal(table: Table, seat: Seat, step: Step) -> Iterator[Answer]:
    shape = table.shape(seat)
    for answer in step.wanted:
        try:
            yield shape.check(answer)
        except IllegalAnswer:
            continue


def keep_plans(live: Live, change: Change) -> None:
    """Goes on with the plans of seats by what this change does, and tells those whose plan has come to an end."""
    for seat in [seat for seat, kept in live.laid.items() if kept.get(PLAN)]:
        before = plan_of(live, seat)
        left, why = _left(live, change, seat, before)
        after = left if why is None else ()
        if any(one.seat == seat and one.name == PLAN for one in change.laid) or after == before:
            continue
        change.laid.append(laid(seat, after))
        if why is not None:
            told = T("bot-plan-over", why=why, step=left[0].asked)
            change.posts.append(NoticePost(told, quiet=True, seat=seat))


def _left(live: Live, change: Change, seat: Seat, plan: Plan) -> tuple[Plan, Text | None]:
    """What is left of a plan; and why it is over at the first step of that, if it is."""
    if change.retract is not None:
        return plan, None if change.own is not None else T("bot-plan-back")
    for row in change.answers:
        if row.seat == seat and row.verb is None and plan and row.kind == plan[0].kind:
            if row.value not in plan[0].wanted:
                return plan, T("bot-plan-otherwise")
            plan = plan[1:]
    if plan and any(step.calm for step in plan) and (line := _disturbed(live, change.answers, seat)) is not None:
        return plan, T("bot-plan-disturbed", what=line)
    if plan and _asked_in_vain(live, seat, plan[0]):
        return plan, T("bot-plan-impossible", wanted=plan[0].texts)
    return plan, None


def _disturbed(live: Live, rows: Sequence[AnswerRow], seat: Seat) -> Text | None:
    """What another seat has done where this one stands or next to that, as this one reads it."""
    if live.table is None or all(row.seat == seat for row in rows):
        return None
    near = set(live.rules.near(live.rules.view(live.table.state, seat)))
    events = (Event.from_json(event) for row in rows if row.seat != seat for event in row.events)
    return next((line.text for event in events for line in event.lines(seat) if near & set(line.where)), None)


def _asked_in_vain(live: Live, seat: Seat, step: Step) -> bool:
    """Whether the seat is asked what the step is for, and can answer nothing of what it wants."""
    ask = live.table.decides(seat) if live.table is not None else None
    if live.table is None or ask is None or ask.kind != step.kind or live.table.lets_pass(seat) is not None:
        return False
    return next(_legal(live.table, seat, step), None) is None
