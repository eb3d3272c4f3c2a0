"""Where pieces go, and where they come from: units that are made or come back, docks, tokens, strategy cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE, planet, resources
from engine.ti4.advice.economy import able
from engine.ti4.advice.turns import PRIMARY, STRUCTURES
from engine.ti4.agendas.offices import SWAP_CARD
from engine.ti4.components import UNITS
from engine.ti4.economy.production import DEPLOY, PRODUCE_PIECES
from engine.ti4.factions.arborec import BIOPLASMOSIS_FROM, BIOPLASMOSIS_TO
from engine.ti4.factions.mentak import SALVAGE_SHIP
from engine.ti4.factions.muaat import STAR_FORGE
from engine.ti4.factions.saar import RAGHS_CALL
from engine.ti4.factions.sol import MILITARY_SUPPORT
from engine.ti4.galaxy.reinforcements import DROP_GROUP, TAKE_BACK
from engine.ti4.minds.economy import building, production
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, worth
from engine.ti4.phases.setup import DEPLOY_INFANTRY
from engine.ti4.strategy_cards.construction import CONSTRUCTION
from engine.ti4.strategy_cards.imperial import IMPERIAL_SECRET
from engine.ti4.strategy_cards.warfare import HOME_DOCK
from engine.ti4.technologies.upgrades import REVIVE
from engine.ti4.technologies.yellow import TRANSIT_DIODES_FROM, TRANSIT_DIODES_TO

NAMED = {words.unit(unit.type).key: unit.type for unit in UNITS.values()}


@ADVICE.on(PRODUCE_PIECES)
def pieces(at: At, offer: Offer) -> Iterator[Point]:
    """What so many can do, and their price. TI-COST-02"""
    number, made = int(str(offer.answer)), at.question.about.params.get("unit")
    unit = made.params.get("unit") if isinstance(made, Text) else None
    card = forces.cards(galaxy.me(at)).get(NAMED.get(unit.key, "")) if isinstance(unit, Text) else None
    if card is not None and isinstance(made, Text):
        yield aim(able(card))
        price, each = (int(str(made.params.get(name, 1))) for name in ("cost", "pieces"))
        yield from resources(at, -(-number // each) * price)


@ADVICE.on(DEPLOY, DEPLOY_INFANTRY, REVIVE, TRANSIT_DIODES_TO)
def deploy(at: At, offer: Offer) -> Iterator[Point]:
    """What each place is worth, and who is near it. TI-PRODUCTION-08, TI-SETUP-19"""
    chosen = offer.answer if isinstance(offer.answer, Mapping) else {str(offer.answer): 1}
    for place in chosen:
        yield from _guards(at, str(place))


@ADVICE.on(MILITARY_SUPPORT, RAGHS_CALL, BIOPLASMOSIS_TO)
def on_planet(at: At, offer: Offer) -> Iterator[Point]:
    """The same of one planet."""
    yield from _guards(at, str(offer.answer))


def _guards(at: At, place: str) -> Iterator[Point]:
    """A planet that units stand on, or a system in whose space they are."""
    here = galaxy.of(at)
    if place in here.planets:
        yield aim(T("ti4-advice-guards-planet", planet=planet(at, place)))
    elif place in here.systems:
        yield aim(T("ti4-advice-ready-to-go", system=words.system(place)))
    if _in_danger(at, place):
        yield aim(T("ti4-advice-enemies-near"))


@ADVICE.on(TRANSIT_DIODES_FROM, BIOPLASMOSIS_FROM)
def taken_from(at: At, offer: Offer) -> Iterator[Point]:
    """What is left with enemies near."""
    chosen = list(offer.answer) if isinstance(offer.answer, Mapping) else [str(offer.answer)]
    near = [place for place in chosen if _in_danger(at, str(place))]
    if near:
        yield against(T("ti4-advice-fewer-there", places=tuple(words.place(str(place)) for place in near)))
    else:
        yield aim(T("ti4-advice-nobody-near"))


def _in_danger(at: At, place: str) -> bool:
    """Whether enemies could come to a planet or a system."""
    here = galaxy.of(at)
    system = here.lies.get(place, place)
    return system in here.systems and worth.invaders(at, system) > 0


@ADVICE.on(TAKE_BACK, DROP_GROUP)
def take_back(at: At, offer: Offer) -> Iterator[Point]:
    """A place that loses a piece, or none. TI-PRODUCTION-17"""
    here, place = galaxy.of(at), str(offer.answer)
    if here.lies.get(place, place) not in here.systems:
        yield aim(T("ti4-advice-all-stay"))
        return
    yield cost(T("ti4-advice-gives-up", place=words.place(place)))
    if _in_danger(at, place):
        yield against(T("ti4-advice-enemies-near"))


@ADVICE.on(HOME_DOCK)
def home_dock(at: At, offer: Offer) -> Iterator[Point]:
    """How many units it makes. TI-WARFARE-05"""
    place, here = str(offer.answer), galaxy.of(at)
    ground = here.planets[place].resources if place in here.planets else 0
    cards = [card.production for where, card, _ in production.docks(at, here.lies.get(place, place)) if where == place]
    made = [card.value + ground * card.plus_resources for card in cards if card is not None]
    if made:
        yield aim(T("ti4-advice-dock", n=max(made)))


@ADVICE.on(CONSTRUCTION)
def construction(at: At, offer: Offer) -> Iterator[Point]:
    """The best structure there, and ships that the token holds fast. TI-CONSTRUCTION-06"""
    here = galaxy.of(at).systems[str(offer.answer)]
    sites = [(building.site(at, type, one.id), type, one.id) for one in here.planets if one.owner == at.seat
             for type, most in STRUCTURES.items() if galaxy.force(one.forces, at.seat).get(type, 0) < most]  # fmt: skip
    if sites:
        _, type, id = max(sites)
        yield aim(T("ti4-advice-builds", unit=words.unit(type), planet=words.planet(id)))
    ships = forces.ships(galaxy.force(here.ships, at.seat))
    if at.seat in here.tokens:
        yield aim(T("ti4-advice-token-there"))
    elif ships:
        yield against(T("ti4-advice-stuck", units=words.units(ships)))


@ADVICE.on(STAR_FORGE, SALVAGE_SHIP)
def star_forge(at: At, offer: Offer) -> Iterator[Point]:
    """What the unit can do."""
    card = forces.cards(galaxy.me(at)).get(str(offer.answer))
    if card is not None:
        yield aim(able(card))


@ADVICE.on(SWAP_CARD)
def swap_card(at: At, offer: Offer) -> Iterator[Point]:
    """What the card that comes does, or that the own one goes."""
    card = str(offer.answer)
    if card in {one.id for one in galaxy.me(at).strategy_cards}:
        yield cost(words.strategy(card))
    elif card in PRIMARY:
        yield from PRIMARY[card](at)


@ADVICE.on(IMPERIAL_SECRET)
def imperial_secret(at: At, offer: Offer) -> Iterator[Point]:
    """One more to choose from. TI-IMPERIAL-04"""
    yield aim(T("ti4-advice-secret" if offer.answer == "yes" else "ti4-advice-no-secret"))
