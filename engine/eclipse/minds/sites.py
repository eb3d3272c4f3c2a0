"""Where things are built: ships at the border, starbases where most is in danger, structures where they are safe."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse import words
from engine.eclipse.actions.build import BUILD_AT
from engine.eclipse.components import SHIPS, STRUCTURES
from engine.eclipse.interface.view import SectorView
from engine.eclipse.minds import charts, economy, guarding, hunting, moving, odds, stakes, voyages
from engine.eclipse.minds.mind import DOOMED, MIND, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks

UNSAFE = 1000
"""By how much a sector is worse for a structure with each one near where ships of others lie; more than its points."""
FARTHER = 20
"""The same where ships of others come by three moves, and again where they do by two; less than its points."""
TURNED = 10
"""By how much more it counts what a starbase keeps of a sector on which others lie than what is in danger."""


@MIND.judges(BUILD_AT, aim=Aim.PRODUCE, careful=True)
def build_at(at: At) -> Iterator[Offer]:
    """Ships at the border or where they set out from, starbases where most is in danger, structures where they are
    safe: they go to whoever takes the sector. Nothing where a battle is as good as lost. EC-STRUC-04
    """
    thing, able = asked_thing(at), {sector.id: sector for sector in economy.owned(at)}
    for option in picks(at):
        sector = able[option.id]
        yield Offer(option.id, _site(at, thing, sector) - (DOOMED if doomed(at, thing, sector) else 0))


def _site(at: At, thing: str, sector: SectorView) -> int:
    """What a sector is worth to build there: the less for a starbase, the more of them there are already; for another
    ship, the nearer to what it is built for.
    """
    if thing == guarding.STARBASE:
        feared = economy.loss(at, sector) * (1 + 9 * danger(at, sector)) // 10
        return feared // (1 + _starbases(at, sector)) + TURNED * kept(at, sector)
    if thing in STRUCTURES:
        farther = sum(guarding.near(at, sector, steps) for steps in (guarding.NEARBY, guarding.FARTHEST))
        return 100 * sector.vp - UNSAFE * danger(at, sector) - FARTHER * farther
    ship = odds.ship(odds.blueprint(economy.me(at), thing))
    target = hunting.hunt(at).quarry((ship,))
    near = 0 if target is None else -300 * far(at, sector, target.id)
    near += 0 if economy.left(at) else TURNED * kept(at, sector, thing)
    return near + 200 * pressure(at, sector) + 100 * sector.vp


def _starbases(at: At, sector: SectorView) -> int:
    """Own ones there."""
    return sum(len(fleet.ships.get(guarding.STARBASE, ())) for fleet in sector.fleets if fleet.seat == at.seat)


def doomed(at: At, thing: str, sector: SectorView) -> bool:
    """Whether others are on a sector who will most likely win there, with a ship more too."""
    foes = stakes.defenders(at, sector)
    if not foes or voyages.quiet(at, sector) or voyages.partner(at, sector):
        return False
    more = (odds.ship(odds.blueprint(economy.me(at), thing)),) if thing in SHIPS else ()
    return odds.wins(odds.fleet(at.view.seats, sector, at.seat) + more, foes) < stakes.SLIM


def asked_thing(at: At) -> str:
    """The ship or structure that the question speaks of."""
    asked = at.question.about.params.get("what")
    return next((id for id in (*SHIPS, *STRUCTURES) if asked in (words.ship(id), words.structure(id))), "")


def kept(at: At, sector: SectorView, thing: str = guarding.STARBASE) -> int:
    """What a ship that is built there keeps of a sector: a starbase, for ships that move are counted on anyway, and in
    the last round any ship; those who lie on another own sector beside it take that one first. EC-SHIP-02
    """
    beside = [near for near in moving.neighbours(at, sector) if near.owner == at.seat]
    elsewhere = not stakes.defenders(at, sector) and any(stakes.defenders(at, near) for near in beside)
    ship = odds.ship(odds.blueprint(economy.me(at), thing))
    return 0 if elsewhere or doomed(at, thing, sector) else guarding.saved(at, sector, ship)


# --- what is near -----------------------------------------------------------------------------------------------------


def pressure(at: At, sector: SectorView) -> int:
    """How many neighbouring sectors hold others' ships or guards."""
    return sum(voyages.guarded(at, near) for near in moving.neighbours(at, sector))


def danger(at: At, sector: SectorView) -> int:
    """On how many sectors, this one and its neighbours, ships of others lie that could fight for it; neighbours also by
    their half connections. EC-MOV-05
    """
    found, near = set[str](), (sector, *moving.neighbours(at, sector))
    for foe in voyages.strangers(at):
        around = (*near, *charts.linked(at.view, sector, foe))
        found |= {one.id for one in around if charts.has_ships(one, foe)}
    return len(found)


def far(at: At, sector: SectorView, target: str) -> int:
    """Moves from one sector to another, at most 4."""
    return charts.reach(charts.web(at.view, at.seat), sector, at.seat, voyages.REACH).get(target, moving.FAR)
