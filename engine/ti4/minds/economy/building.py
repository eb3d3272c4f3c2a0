"""Structures: where space docks and PDS go."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, objectives, worth
from engine.ti4.strategy_cards.construction import CONSTRUCTION, STRUCTURE, Site

NONE = "none"
DOCKS = 3


def site(at: At, type: str, planet: str) -> int:
    """What a structure on a planet is worth."""
    held = objectives.holding(at)
    scores = objectives.worth(at, held.with_units(**{type: 1})) - objectives.worth(at, held)
    return scores + (_dock(at, planet) if type == "space_dock" else _pds(at, planet))


def _dock(at: At, planet: str) -> int:
    """A dock is worth what it can make, away from the others and out of danger."""
    here = galaxy.of(at)
    system, number = here.lies[planet], galaxy.on_board(at, "space_dock")
    room = here.planets[planet].resources + 2
    crowded = 200 if production.docks(at, system) else 0
    danger = min(200, worth.threat(at, system) * 4)
    return (60 * room if number < DOCKS and worth.left(at) else 10) - crowded - danger // 2


def _pds(at: At, planet: str) -> int:
    here = galaxy.of(at)
    system = here.systems[here.lies[planet]]
    return 60 + worth.stake(at, system) // 30 + min(120, 2 * worth.threat(at, str(system.tile)))


@MIND.judges(STRUCTURE, aim=Aim.PRODUCE, least=60)
def structure(at: At) -> Iterator[Offer]:
    """The best site."""
    yield Offer(NONE, 0)
    for option in picks(at):
        found = Site.maybe(option.id)
        if found is not None and option.id != NONE:
            yield Offer(option.id, site(at, found.type, found.planet))


@MIND.judges(CONSTRUCTION, aim=Aim.PRODUCE)
def construction(at: At) -> Iterator[Offer]:
    """The system with the best site; one that was activated already is as good and costs no movement."""
    held = set(galaxy.planets(at))
    for option in picks(at):
        here = galaxy.of(at).systems[option.id]
        sites = [site(at, type, one.id) for one in here.planets if one.id in held for type in ("pds", "space_dock")]
        moves = 0 if at.seat in here.tokens else worth.strength(at, galaxy.force(here.ships, at.seat)) * 6
        yield Offer(option.id, max(sites, default=0) - moves)
