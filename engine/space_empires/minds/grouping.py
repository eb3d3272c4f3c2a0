"""What is done with counters without moving them: groups are upgraded, joined where counters run out, and parted.

SE-GROUP-02, SE-UPGRADE-01
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ask import Amount
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.space_empires.galaxy import managing
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import counters, errands, wishes
from engine.space_empires.minds.charts import Chart, chart
from engine.space_empires.minds.errands import Errands
from engine.space_empires.minds.learning import LADDER
from engine.space_empires.minds.mind import CP, MIND, At

TRIED, REFITS, JOINS = -9000 * CP, 6 * CP, 1100 * CP
"""What it is worth to do again what changes nothing; upgrades and joins come before all that moves."""
PARTED = "parted"
"""The note of the last turn in which ships left a group."""


def refitting(at: At, here: Chart, order: managing.Refit) -> int:
    """An upgrade, before anything moves: of all that a group lacks, as long as CP are in hand."""
    late = [unit for hex, unit in here.units() if unit.id == order.unit and _late(at, here, hex, unit, order)]
    return REFITS * late[0].count + 1000 * CP if late else TRIED


def _late(at: At, here: Chart, hex: str, unit: UnitView, order: managing.Refit) -> bool:
    """Whether ships at a ship yard lack technology of which they could make use, and CP are there: of a single level
    that one alone is ordered, for half the price. SE-UPGRADE-03, SE-UPGRADE-04
    """
    own, late = at.view.own, wishes.lacked(at, here, hex, unit)
    wanted = next(iter(late)) if sum(late.values()) == 1 else managing.ALL
    return own is not None and bool(late) and order.technology == wanted and wishes.refit(unit, late) <= own.cp


@MIND.rates(managing.ASK_MANAGE, aim=Aim.KEEP, careful=True)
def manage(at: At, id: str) -> int:
    """Groups are joined whose counters are needed; nothing is given up."""
    return JOINS if id == joined(at, chart(at)) else 0 if id == managing.BACK else TRIED


def joined(at: At, here: Chart) -> str | None:
    """An order by which two groups of the same way become one where their type has no counter left; not in a turn in
    which ships leave groups, for they would join them again. SE-GROUP-02, SE-BUY-06
    """
    if at.memory.get(PARTED) == errands.turn(at):
        return None
    plan = errands.plan(at, here)
    able = (pair for pair in counters.pairs(here) if pair[0].type in LADDER and _together(plan, *pair))
    return next((managing.Join(one.id, other.id).id for one, other in able), None)


def _together(plan: Errands, one: UnitView, other: UnitView) -> bool:
    """Whether two groups in a hex go to the same one."""
    goals = {None if errand is None else errand.at for errand in (plan.get(one.id), plan.get(other.id))}
    return len(goals) == 1


def note_parting(at: At, wanted: Sequence[tuple[str | None, int]]) -> None:
    """Keeps in mind that ships leave a group in this turn."""
    offered = {option.id for option in picks(at)}
    if any(unit is not None and managing.Split(unit, number).id in offered for unit, number in wanted):
        at.memory[PARTED] = errands.turn(at)


@MIND.judges(managing.SPLIT)
def split(at: At) -> Iterator[Offer]:
    """One ship leaves."""
    assert isinstance(at.shape, Amount)
    yield Offer(at.shape.low, 1)
