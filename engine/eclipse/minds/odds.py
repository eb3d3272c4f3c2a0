"""How a fight would go: fleets as figures, and the chance to win it.

Battles are reckoned (`duel`); those of great fleets are weighed: a fleet's strength is the damage that it deals in a
round times the damage that it can take, after the missiles of the other side. EC-ROLL-06, EC-DMG-01, EC-MISSILE-01
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.eclipse.components import DAMAGE
from engine.eclipse.interface.view import BlueprintView, SeatView, SectorView
from engine.eclipse.minds.duel import ALL, KEPT, Dice, Duel, Ship, damage, in_order

SURE = 1000
GREAT = 400
"""Battles with more points on the one side times points on the other are weighed."""
ANCIENT = Ship(((1, 2),), (), 1, 0, 2, 2)
SYSTEM = Ship(((1, 4),), (), 1, 0, 8, 0)
"""EC-NPC-01, EC-NPC-02"""


def ship(card: BlueprintView, hurt: int = 0) -> Ship:
    """A ship of a seat, with so much damage."""
    points = max(1, card.hull + 1 - hurt)
    return Ship(_dice(card.cannons), _dice(card.missiles), card.computer, card.shield, points, card.initiative)


def _dice(dice: Mapping[str, int]) -> Dice:
    return tuple(sorted([(DAMAGE[colour], number) for colour, number in dice.items() if number])) if dice else ()


def blueprint(seat: SeatView, type: str) -> BlueprintView:
    """The card of a ship type."""
    return next(card for card in seat.blueprints if card.type == type)


def fleet(seats: Sequence[SeatView], sector: SectorView, seat: int) -> tuple[Ship, ...]:
    """The ships of a seat on a sector."""
    ships = next((fleet.ships for fleet in sector.fleets if fleet.seat == seat), {})
    return tuple(ship(blueprint(seats[seat], type), hurt) for type, all in ships.items() for hurt in all)


def guards(sector: SectorView) -> tuple[Ship, ...]:
    """Ancients, or the defense system, with what they have suffered in this battle. EC-DMG-03"""
    system = () if sector.gcds is None else (_hurt(SYSTEM, sector.gcds),)
    return (*(_hurt(ANCIENT, damage) for damage in sector.ancients), *system)


def _hurt(guard: Ship, damage: int) -> Ship:
    """A guard with so much damage."""
    return replace(guard, points=max(1, guard.points - damage)) if damage else guard


def foes(seats: Sequence[SeatView], sector: SectorView, seat: int) -> tuple[Ship, ...]:
    """Everything that fights there against a seat."""
    return guards(sector) + rivals(seats, sector, seat)


def rivals(seats: Sequence[SeatView], sector: SectorView, seat: int) -> tuple[Ship, ...]:
    """The ships of other seats there."""
    others = [one.seat for one in sector.fleets if one.seat != seat]
    return tuple(one for other in others for one in fleet(seats, sector, other))


@lru_cache(KEPT)
def wins(own: tuple[Ship, ...], other: tuple[Ship, ...]) -> int:
    """How often the first side wins, in thousandths; the other one defends."""
    if not own or not other:
        return SURE if own else 0
    return _fought(in_order(own), in_order(other))


@lru_cache(KEPT)
def _fought(own: tuple[Ship, ...], other: tuple[Ship, ...]) -> int:
    """The same, whatever sectors the ships came from."""
    if _points(own) * _points(other) <= GREAT:
        return SURE * Duel(own, other).won() // ALL
    ours, theirs = _strength(own, other), _strength(other, own)
    ours, theirs = ours * ours, theirs * theirs
    return SURE * ours // (ours + theirs) if ours + theirs else SURE // 2


def _points(side: tuple[Ship, ...]) -> int:
    return sum(one.points for one in side)


def _strength(side: tuple[Ship, ...], other: tuple[Ship, ...]) -> int:
    """Expected damage times what the side can take once the missiles of the other have hit; a lead in initiative counts
    as a sixth more.
    """
    dealt = sum(damage(one.cannons) * _hits(one, other) for one in side)
    rockets = sum(damage(one.missiles) * _hits(one, other) for one in side)
    struck = sum(damage(one.missiles) * _hits(one, side) for one in other) // 6
    points = max(1, _points(side) - struck)
    early = 7 if _speed(side) > _speed(other) else 6
    return (dealt + rockets // 2) * points * early


def _hits(one: Ship, other: tuple[Ship, ...]) -> int:
    """Faces of a die that hit, in sixths, in the mean of the ships shot at. EC-ROLL-08"""
    shields = sum(prey.shield for prey in other)
    faces = sum(min(5, max(1, 1 + one.computer - prey.shield)) for prey in other)
    return max(1, faces // len(other)) if shields else min(5, 1 + one.computer)


def _speed(side: tuple[Ship, ...]) -> int:
    return sum(one.initiative for one in side) * 10 // len(side)


def quality(card: BlueprintView) -> int:
    """What a ship of this type is worth in a fight; for comparing cards."""
    faces = min(5, 1 + card.computer)
    armour = max(1, card.hull + 1) * (4 + card.shield)
    dealt = 2 * _dealt(card.cannons) + _dealt(card.missiles)
    return dealt * faces * armour * (20 + card.initiative) // 20


def _dealt(dice: Mapping[str, int]) -> int:
    """What dice do if all hit."""
    return sum([DAMAGE[colour] * number for colour, number in dice.items()])
