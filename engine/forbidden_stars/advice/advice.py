"""The advice of Forbidden Stars, and what its rooms say alike: worlds, chances, materiel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ask import Answer
from engine.forbidden_stars import words
from engine.forbidden_stars.components import ORDERS
from engine.forbidden_stars.interface.view import View
from engine.forbidden_stars.minds import planning, supply, worth
from engine.forbidden_stars.minds.chart import CHOSEN, Chart
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.minds.planning import Laid
from engine.forbidden_stars.phases.planning import PLAN_AT
from engine.players.advising import Advice, Point, aim, cost
from engine.text import T, Text, seat_name


def recall(at: At, chosen: Sequence[Answer]) -> None:
    """Notes the orders that this seat has laid in this round, which it sees, and the one that it is about to lay."""
    if at.question.kind not in planning.LAYING:
        return
    at.memory[planning.ROUND] = at.view.round
    at.memory[planning.PLAN] = [Laid(*one).id for one in laid(at)]
    if at.question.kind == PLAN_AT.name and chosen and chosen[-1] in ORDERS:
        at.memory[CHOSEN] = chosen[-1]


def laid(at: At) -> list[tuple[str, str]]:
    """The own orders on the board that the seat may look at: kind and system. FS-STACK-05"""
    tops = [(one.kind, system.id) for system in at.view.systems for one in system.orders if one.seat == at.seat]
    return [(kind, system) for kind, system in tops if kind is not None]


ADVICE: Advice[View] = Advice(recall)


def world(at: At, here: Chart, id: str, share: int) -> Text:
    """An area that is taken: from whom, and how likely where somebody stands there."""
    foe = here.foe(id)
    if foe is not None:
        return T("forbidden_stars-advice-takes-from", area=words.area(id), seat=seat_name(foe), chance=chance(share))
    return T("forbidden_stars-advice-takes", area=words.area(id))


def gives(at: At, here: Chart, id: str) -> Iterator[Point]:
    """What holding an area brings: an objective, materiel, assets. FS-WIN-01, FS-REFRESH-03"""
    area = here.areas[id]
    if area.objective == at.seat:
        yield aim(T("forbidden_stars-advice-objective"))
    elif area.objective is not None and area.owner == area.objective:
        yield aim(T("forbidden_stars-advice-denies", seat=seat_name(area.objective)))
    if area.materiel:
        yield aim(T("forbidden_stars-advice-materiel", n=area.materiel))


def paid(at: At, price: int) -> Iterator[Point]:
    """So much materiel, and what is left; that it would be lost otherwise. FS-MAT-02"""
    mine = worth.me(at)
    if price > 0:
        yield cost(T("forbidden_stars-advice-paid", n=price, left=max(0, mine.materiel - price)))
    if lost := supply.overflow(mine):
        yield aim(T("forbidden_stars-advice-spilt", n=lost))


def chance(thousandths: int) -> int:
    """A chance as one reads it, in hundredths."""
    return min(99, max(1, (thousandths + 5) // 10))
