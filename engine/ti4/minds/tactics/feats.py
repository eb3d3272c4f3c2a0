"""Secret objectives that are fulfilled in a tactical action itself: what a fight brings for them. TI-OBJECTIVE-07"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from engine.ti4.interface.view import ForceView, SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, odds, weights
from engine.ti4.minds.tactics import bombing, landing, reach

GREAT = ("flagship", "war_sun")
FORESIGHT = "foresight"


class Fight(NamedTuple):
    """A fight for a system: own units, whoever is fought in space, and where it is landed."""

    here: SystemView
    pieces: Mapping[str, int]
    foe: ForceView | None
    landings: Iterable[landing.Landing]


def met(at: At, here: SystemView) -> ForceView | None:
    """Who is surely met in space: not who flies off before the battle, for a strategy token, to a system without ships
    of others. TI-ABILITY-14
    """
    foe = landing.enemy(at, here)
    if foe is None or at.view.seats[foe.seat].strategy <= 0 or not galaxy.able(at.view.seats[foe.seat], FORESIGHT):
        return foe
    other, systems = galaxy.through(at, foe.seat), galaxy.of(at).systems
    near = [systems[id] for id in galaxy.of(other).near[str(here.tile)]]
    return None if any(landing.enemy(other, one) is None and reach.enters(other, one) for one in near) else foe


Likely = Callable[[At, Fight], int]
"""How likely a fight that is won fulfils an objective, in thousandths."""


def brought(at: At, fight: Fight) -> int:
    """What the best of those in hand brings that the fight fulfils, beyond what is hoped of it anyway; one is scored in
    a combat. TI-OBJECTIVE-09
    """
    found = [(id, FEATS[id](at, fight)) for id in _held(at)]
    return max((_value(at, id) * likely // weights.SURE for id, likely in found), default=0)


@galaxy.once
def _held(at: At) -> list[str]:
    return [id for id in objectives.open_secrets(at) if id in FEATS]


def _value(at: At, id: str) -> int:
    return 10 * objectives.value(at, id) - objectives.secret_worth(at, id)


def by_bombs(at: At, here: SystemView) -> bool:
    """Whether bombs of own ships that are there already may fulfil one of those in hand. TI-BOMBARD-01"""
    return brought(at, Fight(here, galaxy.force(here.ships, at.seat), None, ())) > 0


def _unveiled(at: At, fight: Fight) -> int:
    """The flagship is lost last."""
    return weights.SURE * (fight.foe is not None and bool(fight.pieces.get("flagship")))


def _rebels(at: At, fight: Fight) -> int:
    """In space or on the ground."""
    seats, most = at.view.seats, max(seat.points for seat in at.view.seats)
    grounds = [(landing.defenders(at, galaxy.of(at).planets[one.planet]), one.chance) for one in fight.landings]
    met = [(fight.foe, weights.SURE), *grounds]
    return max((chance for foe, chance in met if foe is not None and seats[foe.seat].points == most), default=0)


def _greatest(at: At, fight: Fight) -> int:
    return weights.SURE * (fight.foe is not None and any(fight.foe.units.get(type) for type in GREAT))


def _example(at: At, fight: Fight) -> int:
    """All bombs on the planet that they empty most likely."""
    there = [number for planet in fight.here.planets if (number := landing.exposed(at, planet.id))]
    dice = forces.bomb_dice(fight.pieces, galaxy.me(at)) if there else []
    return weights.SURE - odds.at_most(dice, min(there) - 1) if dice else 0


FEATS: Mapping[str, Likely] = {
    "unveil_flagship": _unveiled,
    "spark_a_rebellion": _rebels,
    "destroy_their_greatest_ship": _greatest,
    bombing.EXAMPLE: _example,
}
