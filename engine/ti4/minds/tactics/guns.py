"""Space Cannon against ships in a system that is activated, whether they come or were there. TI-SPACECANNONOFF-05"""

from __future__ import annotations

from collections.abc import Mapping

from engine.ti4.components import GROUND, UnitCard
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, odds, weights

FIGHTER, PINNING = "fighter", "graviton_laser_system"
"""Ships that are lost first, unless a technology of whoever shoots spares them."""


def shot(at: At, here: SystemView) -> int:
    """What guns destroy there of a fleet that goes on to fight, in the mean."""
    return forces.guns(at, str(here.tile)) * weights.LOST * 3 // 100


def lost(at: At, here: SystemView) -> int:
    """What they destroy of ships that are there already, in the mean: first the cheapest; who is aboard is lost with
    them.
    """
    dice, mine = forces.gun_dice(at, str(here.tile)), galaxy.force(here.ships, at.seat)
    if not dice or not forces.ships(mine):
        return 0
    prices, tough = _hulls(at, here), _sound(at, here)
    sunk = sum(sum(prices[: max(0, hits - tough)]) * chance for hits, chance in odds.chances(tuple(dice)))
    drowned = mine.get(GROUND[0], 0) * (weights.SURE - past(at, here, mine))
    return (sunk * weights.LOST // odds.UNIT + drowned * weights.LOST // weights.SURE) // 2


def _hulls(at: At, here: SystemView) -> list[int]:
    """The prices of own ships there, in half resources, in the order in which they are lost."""
    found = forces.ships(galaxy.force(here.ships, at.seat))
    spared = _pinned(at, str(here.tile))
    order = [(spared and type == FIGHTER, forces.price(type, galaxy.me(at)), number) for type, number in found.items()]
    return [price for _, price, number in sorted(order) for _ in range(number)]


def _sound(at: At, here: SystemView) -> int:
    """Hits that own ships there sustain. TI-SUSTAIN-01"""
    known, hurt = forces.cards(galaxy.me(at)), galaxy.damaged(here.ships, at.seat)
    there = forces.ships(galaxy.force(here.ships, at.seat))
    return sum(number - hurt.get(type, 0) for type, number in there.items() if type in known and known[type].sustain)


def past(at: At, here: SystemView, pieces: Mapping[str, int]) -> int:
    """What share of those aboard comes past the guns, in thousandths: ships that carry nobody are lost first."""
    dice = forces.gun_dice(at, str(here.tile))
    if not dice:
        return weights.SURE
    known, pinned = forces.cards(galaxy.me(at)), _pinned(at, str(here.tile))
    ships = [(known[type], number) for type, number in forces.ships(pieces).items() if type in known]
    carry = sum(number for card, number in ships if card.capacity)
    if not carry:
        return weights.SURE
    spared = sum(number * (card.sustain + _before(card, pinned)) for card, number in ships)
    return sum(odds.at_most(dice, spared + lost) for lost in range(carry)) // carry


def _before(card: UnitCard, pinned: bool) -> bool:
    """Whether a ship is lost before those that carry."""
    return not card.capacity and not (pinned and card.type == FIGHTER)


@galaxy.once_each
def _pinned(at: At, system: str) -> bool:
    """Whether somebody who shoots there can have the hits go to ships that are no fighters."""
    shooting = [at.view.seats[seat].technologies for seat in forces.gunners(at, system)]
    return any(card.id == PINNING and not card.exhausted for known in shooting for card in known)
