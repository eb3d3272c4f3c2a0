"""Where a fleet goes: one target is chosen by the odds of its battle, and all ships that help go there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.ask import NO, YES
from engine.eclipse.components import SPECIES
from engine.eclipse.face.view import SectorView
from engine.eclipse.minds import charts, duel, economy, odds
from engine.eclipse.minds.mind import MIND, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks


@dataclass(frozen=True, slots=True)
class Plan:
    """A sector to go to, the sectors from which ships come, and what that is worth."""

    target: str
    sources: tuple[str, ...]
    worth: int


def neighbours(at: At, sector: SectorView) -> list[SectorView]:
    """Sectors that the own seat can move to from there."""
    return charts.linked(at.view, sector, at.seat)


def guarded(at: At, sector: SectorView) -> bool:
    """Whether something stands there that has to be beaten first."""
    return charts.held(sector, at.seat)


def best(at: At) -> Plan | None:
    """The best target of the whole map, if any is worth going to."""
    plans = [plan for sector in at.view.sectors if (plan := _plan(at, sector)) is not None]
    return max(plans, key=lambda plan: (plan.worth, plan.target), default=None)


def _plan(at: At, target: SectorView) -> Plan | None:
    """What going to a sector is worth with as many ships as one action moves."""
    here = any(fleet.seat == at.seat for fleet in target.fleets)
    if (target.owner == at.seat or (here and target.owner is None)) and not guarded(at, target):
        return None
    if _partner(at, target) or _peaceful(at, target):
        return None
    steps = SPECIES[economy.me(at).species].activations["move"]
    near = charts.reach(at.view, target, at.seat, 3)
    sources = sorted((s for s in _harbours(at) if s.id in near and s.id != target.id), key=lambda s: (near[s.id], s.id))
    ships, used = list(odds.fleet(at.view.seats, target, at.seat)), list[str]()
    for source in sources:
        for one in _movable(at, source, near[source.id]):
            if len(used) < steps:
                ships.append(one)
                used.append(source.id)
    if not used:
        return None
    return Plan(target.id, tuple(dict.fromkeys(used)), _worth(at, target, tuple(ships)))


def _harbours(at: At) -> list[SectorView]:
    """Sectors with own ships that may leave."""
    with_ships = [one for one in at.view.sectors if any(fleet.seat == at.seat for fleet in one.fleets)]
    return [
        sector
        for sector in with_ships
        if sector.owner == at.seat or (not guarded(at, sector) and sector.owner is not None)
    ]


def _movable(at: At, sector: SectorView, distance: int) -> Iterator[duel.Ship]:
    """Ships there that get so far in a move."""
    mine = economy.me(at)
    fleet = next(fleet for fleet in sector.fleets if fleet.seat == at.seat)
    for type, marks in fleet.ships.items():
        card = odds.blueprint(mine, type)
        if type != "starbase" and card.move >= distance:
            yield from (odds.ship(card, hurt) for hurt in marks)


def _worth(at: At, target: SectorView, ships: tuple[duel.Ship, ...]) -> int:
    """What is won there, times the chance to win it, less the ships that may be lost."""
    foes = defenders(at, target)
    chance = odds.wins(ships, foes)
    if foes and chance < at.weights["bold"] * 100 // max(60, at.character.traits.war):
        return -800
    gain = prize(at, target) + 900 * min(len(foes), 3)
    if at.character.deputy and any(fleet.seat != at.seat for fleet in target.fleets):
        return -800
    return gain * chance // odds.SURE - at.weights["lost"] * len(ships) * (odds.SURE - chance) // odds.SURE // 2


def defenders(at: At, target: SectorView) -> tuple[duel.Ship, ...]:
    """Everything that fights there against the own seat."""
    found = odds.guards(target)
    for fleet in target.fleets:
        if fleet.seat != at.seat:
            found += odds.fleet(at.view.seats, target, fleet.seat)
    return found


def prize(at: At, target: SectorView) -> int:
    """What the sector itself is worth, and that another loses it."""
    worth = economy.sector_worth(at, target) - economy.price_of_sector(at)
    if target.owner is not None and target.owner != at.seat:
        cubes = sum(full for _, full in target.squares)
        return (worth * 6 // 10 - 250 * cubes + 500 * target.vp) * at.character.traits.war // 100
    return worth


def _partner(at: At, target: SectorView) -> bool:
    """Whether attacking there would break relations."""
    friends = economy.me(at).ambassadors
    return target.owner in friends or any(fleet.seat in friends for fleet in target.fleets)


def _peaceful(at: At, target: SectorView) -> bool:
    """Whether only Ancients stand there that this species does not fight."""
    peace = "no_battle_with_ancients" in SPECIES[economy.me(at).species].specials
    return peace and bool(target.ancients) and not any(fleet.seat != at.seat for fleet in target.fleets)


# --- the border ------------------------------------------------------------------------------------------------------


def pressure(at: At, sector: SectorView) -> int:
    """How many neighbouring sectors hold others' ships or guards."""
    return sum(guarded(at, near) for near in neighbours(at, sector))


def far(at: At, sector: SectorView, target: str) -> int:
    """Moves from one sector to another, at most 4."""
    return charts.reach(at.view, sector, at.seat, 3).get(target, 4)


def threat(at: At) -> int:
    """How much stronger others' fleets near the own sectors are, in hundredths of the own strength, at most 150."""
    own = sum(_power(at, sector, at.seat) for sector in at.view.sectors)
    near = {other.id: other for sector in economy.owned(at) for other in neighbours(at, sector)}
    foes = [fleet.seat for other in near.values() for fleet in other.fleets if fleet.seat != at.seat]
    strongest = max((sum(_power(at, one, foe) for one in at.view.sectors) for foe in sorted(set(foes))), default=0)
    return min(150, 100 * strongest // max(1, own)) if strongest else 0


def prey(at: At) -> int:
    """How much there is near that a fleet could take, in hundredths, at most 120."""
    near = {other.id: other for sector in economy.owned(at) for other in neighbours(at, sector)}
    found = sum(40 for other in near.values() if other.owner != at.seat and (other.ancients or other.owner is not None))
    return min(120, found)


def _power(at: At, sector: SectorView, seat: int) -> int:
    ships = odds.fleet(at.view.seats, sector, seat)
    return sum(one.points * max(1, one.power) * (2 + one.computer) for one in ships)


# --- the questions ---------------------------------------------------------------------------------------------------


@MIND.judges("move")
def move(at: At) -> Iterator[Offer]:
    """Ships that bring the target nearer, as long as it is worth it."""
    plan = best(at)
    yield Offer("done", 0)
    for option in picks(at):
        if option.id == "done" or plan is None:
            continue
        origin, _, type = option.id.partition("/")
        sector = charts.named(at.view, origin)
        if plan.worth > 0 and sector is not None and origin in plan.sources and type != "starbase":
            strong = odds.quality(odds.blueprint(economy.me(at), type))
            yield Offer(option.id, plan.worth - 50 * far(at, sector, plan.target) + strong, why(at, plan))


def why(at: At, plan: Plan | None) -> Aim:
    """Whether its target has to be taken from another seat."""
    target = charts.named(at.view, plan.target) if plan is not None else None
    if target is None:
        return Aim.BEST
    others = {target.owner, *(fleet.seat for fleet in target.fleets)} - {None, at.seat}
    return Aim.ATTACK if others else Aim.EXPAND


@MIND.judges("move_to", aim=Aim.EXPAND)
def move_to(at: At) -> Iterator[Offer]:
    """The target, or else what lies next to it."""
    plan = best(at)
    for option in picks(at):
        sector = charts.named(at.view, option.id)
        if plan is None or sector is None:
            yield Offer(option.id, 0)
        elif option.id == plan.target:
            yield Offer(option.id, 5000)
        else:
            risky = -3000 if guarded(at, sector) else 0
            yield Offer(option.id, risky - 300 * far(at, sector, plan.target) + (200 if sector.owner == at.seat else 0))


@MIND.judges("move_path")
def move_path(at: At) -> Iterator[Offer]:
    """Any way is as good as another."""
    yield from (Offer(option.id, 0) for option in picks(at))


@MIND.judges("break_relations")
def break_relations(at: At) -> Iterator[Offer]:
    """Relations are kept."""
    yield Offer(NO, 500, Aim.KEEP)
    yield Offer(YES, 0, Aim.BREAK)
