"""Units as a mind reads them: whose card is in force, and what a force is in a fight."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.players.known import latest
from engine.ti4.components import FACTIONS, GROUND, SHIPS, TECHNOLOGIES, TOKENED, UNITS, UnitCard
from engine.ti4.interface.view import ForceView, SeatView, SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, odds

BETTER: Mapping[str, int] = {"sardakk_norr": 1, "jol_nar": -1}
"""What is added to all combat rolls of a faction."""
FARTHER = frozenset({"creuss"})
"""Factions whose ships go farther from home and from wormholes."""
BIGGER: Mapping[str, int] = {"letnev": 2}
"""Ships beyond the fleet pool."""
WORTH = {"fighter": 1, "infantry": 1, "pds": 3, "space_dock": 5}
"""What a piece is worth in resources, twice that for the tokened ones, where its card does not say."""
BOOST = "gravity_drive"
"""Lets one ship go farther."""
PLASMA, DEFLECTORS = "plasma_scoring", "antimass_deflectors"
"""Technologies by which guns roll one die more, and hit the own units less often."""
MANY, SEATS = 512, 6


def _in_force(seat: SeatView) -> Mapping[str, UnitCard]:
    return cards_of(seat.faction, galaxy.technologies(seat))


cards = latest(_in_force, SEATS)
"""The unit cards in force for a seat, by type. TI-UPGRADE-05"""


@lru_cache(MANY)
def cards_of(faction: str, technologies: tuple[str, ...]) -> Mapping[str, UnitCard]:
    """The unit cards of a faction with these technologies, by type. TI-UPGRADE-05"""
    found = {unit.type: unit for unit in UNITS.values() if unit.faction is None and unit.level == 1}
    if faction:
        sheet = FACTIONS[faction]
        found |= {unit.type: unit for id in (*sheet.units, sheet.flagship) if (unit := UNITS[id]).level == 1}
    upgrades = [TECHNOLOGIES[id].unit for id in technologies]
    return found | {UNITS[id].type: UNITS[id] for id in upgrades if id is not None}


def price(type: str, seat: SeatView) -> int:
    """What a piece costs, in half resources."""
    card = cards(seat).get(type)
    if card is None or card.cost is None:
        return 2 * WORTH.get(type, 0)
    return 2 * card.cost // card.pieces


def value(pieces: Mapping[str, int], seat: SeatView) -> int:
    """What units cost together, in half resources."""
    return sum(price(type, seat) * number for type, number in pieces.items())


def ships(pieces: Mapping[str, int]) -> dict[str, int]:
    """The ships among units."""
    return {type: number for type, number in pieces.items() if type in SHIPS and number}


def big(pieces: Mapping[str, int]) -> int:
    """Ships that need a place in the fleet pool. TI-FLEETPOOL-02"""
    return sum(number for type, number in pieces.items() if type in SHIPS and type != "fighter")


def limit(seat: SeatView) -> int:
    """Such ships in a system. TI-FLEETPOOL-01"""
    return seat.fleet + BIGGER.get(seat.faction, 0)


def full(at: At, here: SystemView, come: int = 0) -> bool:
    """Whether the fleet pool lets no further own ship stand in a system but fighters, once so many have come.
    TI-FLEETPOOL-02
    """
    return big(galaxy.force(here.ships, at.seat)) + come >= limit(galaxy.me(at))


def capacity(pieces: Mapping[str, int], seat: SeatView) -> int:
    """What ships can carry. TI-CAPACITY-01"""
    known = cards(seat)
    return sum(known[type].capacity * number for type, number in pieces.items() if type in known)


def berths(pieces: Mapping[str, int], seat: SeatView) -> int:
    """Places that ships have left beside the fighters and ground forces with them; below zero where too many are there.
    TI-CAPACITY-02
    """
    return capacity(pieces, seat) - sum(pieces.get(type, 0) for type in TOKENED)


# --- in a fight ------------------------------------------------------------------------------------------------------


def fleet(pieces: Mapping[str, int], hurt: Mapping[str, int], seat: SeatView, bonus: int = 0) -> odds.Hulls:
    """Ships as they fight in space."""
    return odds.side([hull for type in SHIPS for hull in _hulls(type, pieces, hurt, seat, bonus)])


def troops(number: int, seat: SeatView, bonus: int = 0) -> odds.Hulls:
    """Infantry as it fights on the ground."""
    return odds.side(_hulls(GROUND[0], {GROUND[0]: number}, {}, seat, bonus))


def _hulls(
    type: str, pieces: Mapping[str, int], hurt: Mapping[str, int], seat: SeatView, bonus: int
) -> list[odds.Hull]:
    card, number = cards(seat).get(type), pieces.get(type, 0)
    if card is None or card.combat is None or not number:
        return []
    needs = max(1, card.combat.hits_on - BETTER.get(seat.faction, 0) - bonus)
    dice = 2 if card.combat.dice is None else card.combat.dice
    cost, broken = price(type, seat), min(number, hurt.get(type, 0))
    sound = [odds.Hull(needs, dice, card.sustain, cost)] * (number - broken)
    return sound + [odds.Hull(needs, dice, False, cost)] * broken


def barrage(pieces: Mapping[str, int], seat: SeatView) -> int:
    """Fighters that anti-fighter barrage kills in the mean, in hundredths. TI-AFB-01"""
    known = cards(seat)
    dice = [(known[type].barrage, number) for type, number in pieces.items() if type in known]
    return odds.mean([(roll.hits_on, number * (roll.dice or 1)) for roll, number in dice if roll is not None])


def bombardment(pieces: Mapping[str, int], seat: SeatView) -> int:
    """Ground forces that bombardment kills in the mean, in hundredths. TI-BOMBARD-01"""
    return odds.mean(bomb_dice(pieces, seat))


def bomb_dice(pieces: Mapping[str, int], seat: SeatView) -> list[tuple[int, int]]:
    """The dice of bombardment: what each needs, and how many. TI-BOMBARD-03"""
    known = cards(seat)
    dice = [(known[type].bombardment, number) for type, number in pieces.items() if type in known]
    return [(roll.hits_on, number * (roll.dice or 1)) for roll, number in dice if roll is not None]


def battle(
    at: At, own: Mapping[str, int], other: ForceView, system: SystemView, hurt: Mapping[str, int] | None = None
) -> odds.Outcome:
    """A space combat in which own ships attack others there."""
    mine, theirs = galaxy.me(at), at.view.seats[other.seat]
    shelter = 1 if system.anomaly == "nebula" else 0
    ours = fleet(_thinned(own, barrage(other.units, theirs)), hurt or {}, mine)
    foes = fleet(_thinned(other.units, barrage(own, mine)), other.damaged, theirs, shelter)
    if not foes:
        return odds.Outcome(odds.UNIT if ours else 0, sum(hull.price for hull in ours) * 100, 0)
    return odds.fight(ours, foes) if ours else odds.Outcome(0, 0, sum(hull.price for hull in foes) * 100)


def _thinned(pieces: Mapping[str, int], shot: int) -> dict[str, int]:
    """Without the fighters that are shot down, in hundredths."""
    return {**pieces, "fighter": max(0, pieces.get("fighter", 0) - (shot + 50) // 100)}


# --- guns ------------------------------------------------------------------------------------------------------------


def guns(at: At, system: str) -> int:
    """Hits of Space Cannon against ships that come to a system, in hundredths, in the mean. TI-SPACECANNONOFF-01"""
    return odds.mean(gun_dice(at, system))


@galaxy.once_each
def gun_dice(at: At, system: str) -> list[tuple[int, int]]:
    """The dice of Space Cannon against ships that come to a system: what each needs, and how many. Of oneself none."""
    return [die for dice in gunners(at, system).values() for die in dice]


@galaxy.once_each
def gunners(at: At, system: str) -> Mapping[int, list[tuple[int, int]]]:
    """The same by who shoots."""
    places, near, found = galaxy.of(at).systems, galaxy.of(at).near, dict[int, list[tuple[int, int]]]()
    ranges = {system: 0} | {other: 1 for other in near[system] if other != system}
    for id, range in ranges.items():
        for one in _armed(at, places[id]):
            if dice := _dice(one.units, at.view.seats[one.seat], range):
                found.setdefault(one.seat, []).extend(dice)
    return {seat: _rolled(at, seat, dice) for seat, dice in found.items()}


def _rolled(at: At, seat: int, dice: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The dice of guns as they roll against the own seat: the best of those that shoot rolls one more by Plasma
    Scoring, and all hit less often by the own Antimass Deflectors. TI-SPACECANNON-03
    """
    more = [(min(needs for needs, _ in dice), 1)] if dice and PLASMA in galaxy.technologies(at.view.seats[seat]) else []
    bonus = DEFLECTORS in galaxy.technologies(galaxy.me(at))
    return [(needs + bonus, number) for needs, number in dice + more]


def _armed(at: At, system: SystemView) -> list[ForceView]:
    """The forces of others in a system, on its planets and above them."""
    every = [one for planet in system.planets for one in planet.forces] + list(system.ships)
    return [one for one in every if one.seat != at.seat]


def _dice(pieces: Mapping[str, int], seat: SeatView, range: int) -> list[tuple[int, int]]:
    known = cards(seat)
    armed = [(known[type], number) for type, number in pieces.items() if type in known]
    guns = [(card, number) for card, number in armed if number and card.cannon_range >= range]
    dice = [(card.cannon, number) for card, number in guns]
    return [(roll.hits_on, number * (roll.dice or 1)) for roll, number in dice if roll is not None]


def landing_fire(at: At, force: ForceView) -> int:
    """Hits of the guns on a planet against those who land there, in hundredths. TI-SPACECANNONDEF-01"""
    return odds.mean(_rolled(at, force.seat, _dice(force.units, at.view.seats[force.seat], 0)))


def shielded(pieces: Mapping[str, int], seat: SeatView) -> bool:
    """Whether a Planetary Shield stands there. TI-SHIELD-01"""
    known = cards(seat)
    return any(known[type].shield for type, number in pieces.items() if number and type in known)
