"""The questions of the Move action: which ship goes next by the plan, and where to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.ask import NO, YES
from engine.eclipse.galaxy.movement import BREAK_RELATIONS, MOVE, MOVE_PATH, MOVE_TO, Leaving
from engine.eclipse.interface.view import BlueprintView, SectorView
from engine.eclipse.minds import charts, economy, guarding, moving, odds, voyages
from engine.eclipse.minds.mind import MIND, ONCE, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks


@MIND.judges(MOVE, careful=True)
def move(at: At) -> Iterator[Offer]:
    """Ships that bring the target nearer, as long as it is worth it; none when the last one has not moved."""
    plan, lying = _next(at), _lying(at)
    yield Offer("done", 0)
    if at.memory.get(TRIED) == lying:
        return
    at.memory[TRIED] = lying
    able = _going_on(at)
    if not able:
        if plan is None or plan.worth <= 0:
            yield from _left_over(at)
            return
        at.memory[BOUND], able = plan.target, _setting_out(at, plan)
    _note_halfway(at, able)
    yield from (offer for offer, _ in able)


def _going_on(at: At) -> list[tuple[Offer, int]]:
    """The ship that the last move of this action set down on its way, and in how many moves it arrives. EC-MOV-02"""
    target, able = charts.named(at.view, str(at.memory.get(BOUND))), list[tuple[Offer, int]]()
    if target is None or not str(at.memory.get(AFOOT, "")).startswith(f"{_turn(at)} "):
        return able
    near = {source.id: legs for source, legs in voyages.sources(at, target)}
    for option in picks(at):
        leaving = Leaving.maybe(option.id)
        legs = near.get(leaving.sector, {}) if leaving else {}
        number = legs.get(odds.blueprint(economy.me(at), leaving.type).move) if leaving else None
        if leaving and number and at.memory[AFOOT] == _afoot(at, leaving.type, number):
            able.append((Offer(option.id, 5000, moving.why(at, moving.MovePlan(target.id, (), 0))), number))
    return able


def _afoot(at: At, type: str, number: int) -> str:
    """A ship that arrives in so many moves, in a note."""
    return f"{_turn(at)} {type} {number}"


def _setting_out(at: At, plan: moving.MovePlan) -> list[tuple[Offer, int]]:
    """The ships that a plan sends, and in how many moves each arrives."""
    moves, able = {(source, type): number for source, type, number in _sailing(at, plan)}, list[tuple[Offer, int]]()
    for option in picks(at):
        leaving = Leaving.maybe(option.id)
        number = moves.get((leaving.sector, leaving.type)) if leaving else None
        if leaving and number:
            strong = odds.quality(odds.blueprint(economy.me(at), leaving.type))
            worth = plan.worth + 50 * (moving.FAR - number) + strong
            able.append((Offer(option.id, worth, moving.why(at, plan)), number))
    return able


def _note_halfway(at: At, able: list[tuple[Offer, int]]) -> None:
    """Notes which ship the next move sets down on its way, and where it goes if that is the last one of an action.
    EC-MOV-02
    """
    next, number = max(able, key=lambda one: one[0].worth, default=(None, 0))
    leaving = Leaving.maybe(str(next.answer)) if next is not None else None
    at.memory[AFOOT] = _afoot(at, leaving.type, number - 1) if leaving and number > 1 else ""
    at.memory[HALFWAY] = _halfway(at, str(at.memory[BOUND])) if number > moving.moves_left(at) == 1 else ""


def _halfway(at: At, target: str) -> str:
    return f"{at.view.round} {target}"


def underway(at: At, plan: moving.MovePlan) -> bool:
    """Whether a ship of a plan was set down on its way by the last move of this round."""
    return at.memory.get(HALFWAY) == _halfway(at, plan.target)


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
            if card.move in legs and _sent(plan, source.id, card):
                yield source.id, card.type, legs[card.move]


def _sent(plan: moving.MovePlan, source: str, card: BlueprintView) -> bool:
    """Whether a plan counts on ships of a type from there, whole or damaged."""
    return any((source, odds.ship(card, hurt)) in plan.crew for hurt in range(card.hull + 1))


def _left_over(at: At) -> Iterator[Offer]:
    """Moves that are left bring ships nearer that are too far from anything to be had, the strongest first.
    EC-MOV-02
    """
    able = {(idle.source, idle.type): idle for idle in _idle(at)} if economy.left(at) else {}
    if able:
        at.memory[BOUND] = next(iter(able.values())).target
    for option in picks(at):
        leaving = Leaving.maybe(option.id)
        idle = able.get((leaving.sector, leaving.type)) if leaving else None
        if idle is not None and idle.target == at.memory[BOUND]:
            yield Offer(option.id, 1 + idle.strong, Aim.KEEP)


class Idle(NamedTuple):
    """A ship type on an own sector, and the nearest target in so many moves, more than ships come from."""

    strong: int
    moves: int
    target: str
    source: str
    type: str


@ONCE.once
def _idle(at: At) -> list[Idle]:
    """Own ships that are of no use where they lie, for nobody comes there either: the strongest first, and of those the
    nearest to something.
    """
    found = [_far_from_all(at, one, type) for one in voyages.halts(at).values() for type in _types(at, one)]
    return sorted((idle for idle in found if idle is not None), key=lambda idle: (-idle.strong, *idle[1:]))


def _types(at: At, sector: SectorView) -> list[str]:
    """The types of the own ships there that can move, if it lies between own sectors and nobody could come."""
    mine = [type for fleet in sector.fleets if fleet.seat == at.seat for type in fleet.ships]
    able = [type for type in mine if odds.blueprint(economy.me(at), type).move]
    behind = all(near.owner == at.seat for near in moving.neighbours(at, sector))
    return able if able and behind and guarding.remote(at, sector) else []


def _far_from_all(at: At, source: SectorView, type: str) -> Idle | None:
    """A ship type there that comes to nothing by one action, and to the nearest by more of them."""
    card = odds.blueprint(economy.me(at), type)
    drive = card.move
    away = {one.id: voyages.coming(at, one, drive, voyages.ANYWHERE).get(source.id) for one in _front(at)}
    moves = min(((number, id) for id, number in away.items() if number), default=None)
    far = moves is not None and moves[0] > -(-voyages.REACH // drive)
    return Idle(odds.quality(card), *moves, source.id, type) if moves and far else None


@ONCE.once
def _front(at: At) -> list[SectorView]:
    """Sectors at the border that others hold, or guards."""
    foreign = [one for one in moving.border(at) if voyages.guarded(at, one) or one.owner not in (None, at.seat)]
    return [one for one in foreign if moving.wanted(at, one)]


TRIED, BOUND, HALFWAY, AFOOT = "move tried", "move bound for", "move halfway to", "move afoot"


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
