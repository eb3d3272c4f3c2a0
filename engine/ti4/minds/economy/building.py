"""Structures: where space docks and PDS go."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.components import GROUND
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, objectives, worth
from engine.ti4.minds.tactics import plans
from engine.ti4.strategy_cards.construction import CONSTRUCTION, STRUCTURE, Site

NONE = "none"
DOCKS, PDS = 3, 2
"""Docks that a seat wants, and PDS that a planet has room for."""
UNGUARDED = 130
"""What it costs that nobody stands where a dock is; twice where somebody could land soon."""


def site(at: At, type: str, planet: str, paired: bool = False) -> int:
    """What a structure on a planet is worth; `paired`: where a PDS follows."""
    return _scores(at, (type, paired)) + (_dock(at, planet) if type == "space_dock" else _pds(at, planet))


@galaxy.once_each
def _scores(at: At, case: tuple[str, bool]) -> int:
    """What one structure more of a type is worth for objectives, wherever it stands, and whether a PDS follows."""
    type, paired = case
    before = objectives.holding(at).with_units(pds=int(paired))
    return objectives.gained(at, before.with_units(**{type: 1})) - objectives.gained(at, before)


def scored(at: At, **built: int) -> int:
    """What so many structures more are worth for objectives."""
    return objectives.gained(at, objectives.holding(at).with_units(**built))


def _dock(at: At, planet: str) -> int:
    """A dock is worth what it can make, away from the others and out of danger; one that nobody guards is lost to
    whoever lands. TI-INVASION-13
    """
    here = galaxy.of(at)
    system, number = here.lies[planet], galaxy.on_board(at, "space_dock")
    room = here.planets[planet].resources + 2
    crowded = 200 if production.docks(at, system) else 0
    danger = min(200, worth.threat(at, system) * 4)
    open_ = 0 if _guarded(at, planet) else UNGUARDED * (1 + bool(worth.invaders(at, system)))
    useful = number < DOCKS and worth.left(at) and not _besieged(at, planet)
    return (60 * room if useful else 10) - crowded - danger // 2 - open_


def _besieged(at: At, planet: str) -> bool:
    """Whether ships of others alone are above it: no ships are made there. The own home is built up nevertheless, for
    ground forces are. TI-BLOCKADE-02, TI-BLOCKADE-03
    """
    here = galaxy.of(at)
    return not worth.own_home(at, planet) and production.blockaded(at, here.systems[here.lies[planet]])


def _guarded(at: At, planet: str) -> bool:
    """Whether somebody keeps a dock, which nobody does under ships of others alone."""
    troops = galaxy.force(galaxy.of(at).planets[planet].forces, at.seat).get(GROUND[0], 0)
    return worth.own_home(at, planet) or (troops > 0 and not _besieged(at, planet))


def _pds(at: At, planet: str) -> int:
    here = galaxy.of(at)
    system = here.systems[here.lies[planet]]
    return 60 + worth.stake(at, system) // 30 + min(120, 2 * worth.threat(at, str(system.tile)))


@MIND.judges(STRUCTURE, aim=Aim.PRODUCE, least=60)
def structure(at: At) -> Iterator[Offer]:
    """The best site; in the own action a PDS follows the first structure. TI-CONSTRUCTION-03"""
    yield Offer(NONE, 0)
    sites = [found for option in picks(at) if (found := Site.maybe(option.id)) is not None]
    paired = at.view.turn == at.seat and any(found.type == "space_dock" for found in sites)
    for found in sites:
        yield Offer(found.id, site(at, found.type, found.planet, paired))


@MIND.judges(CONSTRUCTION, aim=Aim.PRODUCE)
def construction(at: At) -> Iterator[Offer]:
    """The system with the best site, where the token holds back least; one that was activated already costs nothing."""
    for option in picks(at):
        yield Offer(option.id, _placed(at, option.id))


def _placed(at: At, system: str) -> int:
    """What the best structure in a system is worth, less what the token holds back that comes with it.
    TI-CONSTRUCTION-06
    """
    own = [one.id for one in galaxy.of(at).systems[system].planets if one.owner == at.seat]
    return max((site(at, type, id) for id in own for type in ("pds", "space_dock")), default=0) - plans.tied(at, system)


def held_back(at: At) -> int:
    """What the token costs that comes with a structure, where one is placed best. TI-CONSTRUCTION-06"""
    open_ = dict.fromkeys(galaxy.of(at).lies[id] for id in galaxy.planets(at) if _room(at, id))
    best = max(open_, key=lambda id: _placed(at, id), default=None)
    return plans.tied(at, best) if best is not None else 0


def _room(at: At, planet: str) -> bool:
    """TI-STRUCTURE-05, TI-STRUCTURE-06"""
    there = galaxy.force(galaxy.of(at).planets[planet].forces, at.seat)
    return not there.get("space_dock") or there.get("pds", 0) < PDS
