"""The questions of the Move action: which ship goes next by the plan, and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import NO, YES
from engine.eclipse.galaxy.movement import BREAK_RELATIONS, MOVE, MOVE_PATH, MOVE_TO, Leaving
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, economy, moving, odds, voyages
from engine.eclipse.minds.mind import MIND, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks


@MIND.judges(MOVE, careful=True)
def move(at: At) -> Iterator[Offer]:
    """Ships that bring the target nearer, as long as it is worth it; none when the last one has not moved."""
    plan, lying = _next(at), _lying(at)
    yield Offer("done", 0)
    if plan is None or plan.worth <= 0 or at.memory.get(TRIED) == lying:
        return
    at.memory[TRIED], at.memory[BOUND] = lying, plan.target
    moves = {(source, type): number for source, type, number in _sailing(at, plan)}
    for option in picks(at):
        leaving = Leaving.maybe(option.id)
        number = moves.get((leaving.sector, leaving.type)) if leaving else None
        if leaving and number:
            strong = odds.quality(odds.blueprint(economy.me(at), leaving.type))
            yield Offer(option.id, plan.worth + 50 * (moving.FAR - number) + strong, moving.why(at, plan))


def _next(at: At) -> moving.MovePlan | None:
    """The plan of this action as long as those who went first would not win alone: they are not left there. Else the
    best one. EC-MOV-02
    """
    under_way = str(at.memory.get(TRIED, "")).startswith(f"{_turn(at)} ")
    bound = at.memory.get(BOUND) if under_way else None
    held = [plan for plan in moving.plans(at) if plan.target == bound and plan.short and plan.worth > 0]
    return held[0] if held else moving.best(at)


def _sailing(at: At, plan: moving.MovePlan) -> Iterator[tuple[str, str, int]]:
    """From where which ships come by a plan, and in how many moves."""
    target = charts.named(at.view, plan.target)
    near = voyages.sources(at, target) if target is not None else []
    for source, legs in near:
        for card in economy.me(at).blueprints:
            if source.id in plan.sources and card.move in legs:
                yield source.id, card.type, legs[card.move]


TRIED, BOUND = "move tried", "move bound for"


def _lying(at: At) -> str:
    """Where the own ships lie in this action, in a note: discs come back in the middle of a round, those on actions do
    not.
    """
    fleets = [(one.id, fleet.ships) for one in at.view.sectors for fleet in one.fleets if fleet.seat == at.seat]
    return " ".join(
        [_turn(at), *(f"{id} {type} {len(marks)}" for id, ships in fleets for type, marks in ships.items())]
    )


def _turn(at: At) -> str:
    """The action under way, in a note."""
    return f"{at.view.round} {sum(economy.me(at).actions.values())}"


@MIND.judges(MOVE_TO, aim=Aim.EXPAND, careful=True)
def move_to(at: At) -> Iterator[Offer]:
    """The target, or else an own sector from which the ship comes to it soonest."""
    target = _bound(at)
    coming = voyages.from_each(at, target) if target is not None else {}
    for option in picks(at):
        if target is None:
            yield Offer(option.id, 0)
        else:
            yield Offer(option.id, 5000 if option.id == target.id else _step(at, option.id, coming))


def _bound(at: At) -> SectorView | None:
    """Where the ship that moves was sent, by the moves that were left then."""
    if at.memory.get(TRIED) == _lying(at):
        return charts.named(at.view, str(at.memory.get(BOUND)))
    plan = _next(at)
    return charts.named(at.view, plan.target) if plan is not None else None


def _step(at: At, id: str, coming: Mapping[str, int]) -> int:
    """What a sector on the way is worth."""
    if id in voyages.halts(at):
        return -300 * coming.get(id, moving.FAR)
    sector = charts.named(at.view, id)
    if sector is None or voyages.partner(at, sector):
        return -9000
    return -6000 if voyages.guarded(at, sector) else -3000


MIND.in_order(MOVE_PATH, careful=True)
"""Any way is as good as another."""


@MIND.judges(BREAK_RELATIONS, careful=True)
def break_relations(at: At) -> Iterator[Offer]:
    """Relations are kept."""
    yield Offer(NO, 500, Aim.KEEP)
    yield Offer(YES, 0, Aim.BREAK)
