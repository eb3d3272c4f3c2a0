"""Technologies, units and structures: what they are for, what they cost, what is left then."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import YES
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE, brings, resources
from engine.ti4.agendas.research import MAY_RESEARCH
from engine.ti4.components import SHIPS, TECHNOLOGIES, UNITS, UnitCard
from engine.ti4.economy.production import PRODUCE
from engine.ti4.economy.technology import TECHNOLOGY
from engine.ti4.factions.nekro import TAKE_TECHNOLOGY
from engine.ti4.minds.economy import production, technologies
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, objectives
from engine.ti4.phases.setup import DEPLOY_PDS, DEPLOY_SPACE_DOCK
from engine.ti4.strategy_cards.construction import STRUCTURE, Site
from engine.ti4.strategy_cards.technology import RESEARCH

# --- technologies ----------------------------------------------------------------------------------------------------


def learns(at: At, id: str) -> Iterator[Point]:
    """A technology by its name, and what it is for."""
    name = words.technology(id)
    yield aim(T("ti4-advice-learns", technology=name, text=words.effect(name)))
    yield from _serves(at, id)


def _serves(at: At, id: str) -> Iterator[Point]:
    """The best of what it opens the way to, and the objectives that it serves. TI-TECH-05"""
    opened = _opened(at, id)
    if opened is not None:
        yield aim(T("ti4-advice-opens", technology=words.technology(opened)))
    yield from brings(at, objectives.holding(at).with_technology(id))
    unit = TECHNOLOGIES[id].unit
    if unit is not None and not galaxy.on_board(at, UNITS[unit].type):
        yield against(T("ti4-advice-no-such-unit", unit=words.unit(UNITS[unit].type)))


def _opened(at: At, id: str) -> str | None:
    """The best technology of which this one is the last symbol that lacks."""
    color = TECHNOLOGIES[id].color
    lacks = technologies.short(at)
    able = [one for one, lacking in lacks.items() if color and lacking == {color: 1} and one != id]
    return max(able, key=lambda one: technologies.USE.get(one, 0)) if able else None


@ADVICE.on(TECHNOLOGY, TAKE_TECHNOLOGY)
def technology(at: At, offer: Offer) -> Iterator[Point]:
    """What it is for."""
    if str(offer.answer) in TECHNOLOGIES:
        yield aim(words.effect(words.technology(str(offer.answer))))
        yield from _serves(at, str(offer.answer))


@ADVICE.on(RESEARCH, MAY_RESEARCH)
def research(at: At, offer: Offer) -> Iterator[Point]:
    """The best technology within reach, and its price. TI-TECHNOLOGY-02, TI-TECHNOLOGY-03"""
    able_, price = technologies.within_reach(at), at.question.about.params.get("cost", 0)
    if offer.answer != YES and price:
        yield aim(T("ti4-advice-keeps-resources", n=galaxy.me(at).resources))
    if offer.answer != YES or not able_:
        return
    yield from learns(at, max(able_, key=lambda id: technologies.value(at, id)))
    if isinstance(price, int) and price:
        yield from resources(at, price)
        if production.open_docks(at):
            yield against(T("ti4-advice-fewer-units"))


# --- units -----------------------------------------------------------------------------------------------------------

SETTLING = frozenset({"infantry", "carrier"})
"""What takes planets that nobody holds."""


@ADVICE.on(PRODUCE)
def produce(at: At, offer: Offer) -> Iterator[Point]:
    """What a unit can do, which objectives it serves, and where it finds no room. TI-PRODUCTION-01"""
    card = forces.cards(galaxy.me(at)).get(str(offer.answer))
    if card is None:
        if offer.answer == production.DONE:
            yield aim(T("ti4-advice-saves", n=_number(at, "money")))
        return
    yield aim(able(card))
    free = sum(one.owner is None for one in galaxy.of(at).planets.values())
    if card.type in SETTLING and free:
        yield aim(T("ti4-advice-free-planets", n=free))
    yield from brings(at, objectives.holding(at).with_units(**{card.type: 1}))
    yield from resources(at, card.cost or 0)
    if card.type in SHIPS and card.type != "fighter" and _full(at):
        yield against(T("ti4-advice-fleet-full", n=forces.limit(galaxy.me(at))))


def able(card: UnitCard) -> Text:
    """A unit in a phrase: what it hits on, how far it moves, what it carries, whether it sustains damage."""
    hits = 0 if card.combat is None else card.combat.hits_on
    key = "ti4-advice-unit-sustains" if card.sustain else "ti4-advice-unit"
    return Text(key, {"hits": hits, "move": card.move, "capacity": card.capacity})


def _number(at: At, name: str) -> int:
    value = at.question.about.params.get(name, 0)
    return value if isinstance(value, int) else 0


def _full(at: At) -> bool:
    """Whether no further ship may stand in the system of the question. TI-FLEETPOOL-01"""
    systems = [galaxy.of(at).systems[id] for id in at.question.where if id in galaxy.of(at).systems]
    mine = galaxy.me(at)
    return any(forces.big(galaxy.force(one.ships, at.seat)) >= forces.limit(mine) for one in systems)


# --- structures ------------------------------------------------------------------------------------------------------


@ADVICE.on(STRUCTURE)
def structure(at: At, offer: Offer) -> Iterator[Point]:
    """What a dock could make, or what guns guard. TI-CONSTRUCTION-02"""
    site = Site.maybe(str(offer.answer))
    if site is None or site.planet not in galaxy.of(at).planets:
        return
    if site.type == "space_dock":
        yield aim(T("ti4-advice-dock", n=galaxy.of(at).planets[site.planet].resources + DOCK))
        lies = galaxy.of(at).lies
        if any(lies.get(place, place) == lies[site.planet] for place in galaxy.groups(at, "space_dock")):
            yield against(T("ti4-advice-second-dock"))
    else:
        yield aim(T("ti4-advice-pds", planet=words.planet(site.planet)))
    yield from brings(at, objectives.holding(at).with_units(**{site.type: 1}))


DOCK = 2
"""What a space dock makes beyond the resources of its planet. TI-PRODUCTION-04"""


@ADVICE.on(DEPLOY_SPACE_DOCK)
def first_dock(at: At, offer: Offer) -> Iterator[Point]:
    """What it can make there."""
    for id in _places(offer):
        yield aim(T("ti4-advice-dock", n=galaxy.of(at).planets[id].resources + DOCK))


@ADVICE.on(DEPLOY_PDS)
def first_guns(at: At, offer: Offer) -> Iterator[Point]:
    """What they guard."""
    yield from (aim(T("ti4-advice-pds", planet=words.planet(id))) for id in _places(offer))


def _places(offer: Offer) -> list[str]:
    """The planets of an answer: one for a single piece, a number for each of several. TI-SETUP-19"""
    return [str(id) for id in offer.answer] if isinstance(offer.answer, dict) else [str(offer.answer)]
