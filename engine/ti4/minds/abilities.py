"""Questions that single components ask: technologies, faction abilities, notes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Spread
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.actions.invasion import LAND_SHIPS
from engine.ti4.agendas.offices import SWAP_CARD
from engine.ti4.components import GROUND
from engine.ti4.factions.arborec import BIOPLASMOSIS_FROM, BIOPLASMOSIS_TO
from engine.ti4.factions.creuss import WORMHOLE_SYSTEM, WORMHOLE_TOKEN
from engine.ti4.factions.mentak import PILLAGE
from engine.ti4.factions.muaat import STAR_FORGE
from engine.ti4.factions.saar import RAGHS_CALL
from engine.ti4.factions.sol import MILITARY_SUPPORT
from engine.ti4.minds import choosing
from engine.ti4.minds.economy import forging, production
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, weights, worth
from engine.ti4.phases.setup import DEPLOY_INFANTRY, DEPLOY_PDS, DEPLOY_SPACE_DOCK
from engine.ti4.technologies.upgrades import REVIVE
from engine.ti4.technologies.yellow import TRANSIT_DIODES_FROM, TRANSIT_DIODES_TO

DONE, GOODS = "done", "trade_good"
PIECE = 450
"""What it is worth that the first dock makes a piece more, round by round."""


def wanting(at: At, place: str) -> int:
    """How much ground forces are wanted on a planet."""
    planet = galaxy.of(at).planets.get(place)
    if planet is None:
        return -100
    here = galaxy.of(at).lies[place]
    troops = galaxy.force(planet.forces, at.seat).get(GROUND[0], 0)
    stake = worth.planet(at, planet) + (weights.HOME // 4 if worth.own_home(at, place) else 0)
    return stake * (1 + min(3, worth.threat(at, here) // 8)) // (1 + troops)


@MIND.judges(DEPLOY_INFANTRY, aim=Aim.PRODUCE, careful=True)
def first_troops(at: At) -> Iterator[Offer]:
    """One on each planet, the rest where they are wanted."""
    if isinstance(at.shape, Spread):
        order = sorted((slot.id for slot in at.shape.slots), key=lambda id: -wanting(at, id))[: at.shape.low]
        more = at.shape.low - len(order)
        yield Offer({slot.id: 1 + more * (slot.id == order[0]) for slot in at.shape.slots if slot.id in order}, 10)


@MIND.judges(TRANSIT_DIODES_TO, careful=True)
@MIND.judges(REVIVE, DEPLOY_PDS, aim=Aim.PRODUCE, careful=True)
def to_planets(at: At) -> Iterator[Offer]:
    """Where they are wanted."""
    if isinstance(at.shape, Spread):
        order = sorted((slot.id for slot in at.shape.slots), key=lambda id: -wanting(at, id))
        yield Offer(dict(production.laid(at.shape, order)), 10)
    yield from (Offer(option.id, wanting(at, option.id)) for option in picks(at))


@MIND.rates(DEPLOY_SPACE_DOCK, aim=Aim.PRODUCE, careful=True)
def first_dock(at: At, id: str) -> int:
    """Where it makes most, for the whole game."""
    return PIECE * galaxy.of(at).planets[id].resources


@MIND.judges(TRANSIT_DIODES_FROM, BIOPLASMOSIS_TO, careful=True)
def nobody(at: At) -> Iterator[Offer]:
    """They stay where they are."""
    if isinstance(at.shape, Spread):
        yield Offer(dict(production.laid(at.shape, [slot.id for slot in at.shape.slots])), 10)


@MIND.rates(BIOPLASMOSIS_FROM, careful=True)
def wanders(at: At, id: str) -> int:
    """They stay where they are."""
    return 10 if id == DONE else 0


@MIND.rates(MILITARY_SUPPORT, RAGHS_CALL, aim=Aim.PRODUCE, careful=True)
def on_planet(at: At, id: str) -> int:
    """Where they are wanted."""
    return wanting(at, id)


@MIND.judges(LAND_SHIPS, careful=True)
def land_ships(at: At) -> Iterator[Offer]:
    """Ships stay in space."""
    yield Offer({}, 10)


@MIND.rates(STAR_FORGE, aim=Aim.PRODUCE, careful=True)
def star_forge(at: At, id: str) -> int:
    """What has room there."""
    return max((forging.forged(at, id, system) for system in at.question.where), default=0)


MIND.in_order(WORMHOLE_TOKEN, careful=True)
"""The first."""


@MIND.rates(WORMHOLE_SYSTEM, careful=True)
def wormhole_system(at: At, id: str) -> int:
    """Where own fleets are, and nobody threatens the own home."""
    here = galaxy.of(at).systems[id]
    own = worth.strength(at, galaxy.force(here.ships, at.seat))
    return own - (100 if id == galaxy.home(at) else 0)


@MIND.rates(PILLAGE, aim=Aim.EARN, careful=True)
def pillage(at: At, id: str) -> int:
    """Trade goods rather than commodities."""
    return 10 if id == GOODS else 0


@MIND.judges(SWAP_CARD, aim=Aim.KEEP, careful=True)
def swap_card(at: At) -> Iterator[Offer]:
    """The better card comes, the worse one goes, and none by which another wins."""
    mine = {card.id for card in galaxy.me(at).strategy_cards}
    for option in picks(at):
        goes = option.id in mine
        yield Offer(option.id, -choosing.yielded(at, option.id) if goes else choosing.drawn(at, option.id))
