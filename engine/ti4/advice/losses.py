"""Hits, guns and bombs: what is lost and what stays, what a shot can do, where ships go that retreat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.ask import NO, YES
from engine.players.advising import Point, against, aim, cost, listed, numbers
from engine.players.mind import Offer
from engine.text import T
from engine.ti4 import words
from engine.ti4.actions.invasion import LAND_SHIPS, ORDER_PLANETS
from engine.ti4.advice.advice import ADVICE, chance
from engine.ti4.combat.barrage import BARRAGE
from engine.ti4.combat.bombardment import BOMBARD, Volley
from engine.ti4.combat.dice import REROLL
from engine.ti4.combat.hits import ASK_SUSTAIN, LOSSES, SNIPE, SUSTAIN_ALL, Lost, lost_of
from engine.ti4.combat.retreat import RETREAT_LOAD, RETREAT_TO
from engine.ti4.combat.space_cannon import SPACE_CANNON
from engine.ti4.components import GROUND, SHIPS
from engine.ti4.factions.naalu import FORESIGHT_LOAD
from engine.ti4.galaxy.capacity import LOSE_CARGO, LOSE_SHIPS
from engine.ti4.galaxy.leaving import RIFT_CARGO
from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, worth
from engine.ti4.technologies.red import REPAIR

SIDES = 10
Dice = tuple[int, int]
"""What a die has to show, and how many of them."""


def _here(at: At) -> SystemView | None:
    """The system of the question."""
    places, here = at.question.where, galaxy.of(at)
    place = places[0] if places else at.view.active_system or ""
    return here.systems.get(here.lies.get(place, place))


# --- losses ----------------------------------------------------------------------------------------------------------


@ADVICE.on(ASK_SUSTAIN)
def sustain(at: At, offer: Offer) -> Iterator[Point]:
    """A unit is damaged, and none is lost. TI-SUSTAIN-01, TI-SUSTAIN-04"""
    answer = str(offer.answer)
    if answer == NO:
        yield against(T("ti4-advice-loses-instead"))
    elif answer == SUSTAIN_ALL:
        yield aim(T("ti4-advice-sustains-all"))
    else:
        yield aim(T("ti4-advice-sustains"))
        yield cost(T("ti4-advice-damaged", unit=words.unit(answer)))


@ADVICE.on(LOSSES, LOSE_CARGO)
def losses(at: At, offer: Offer) -> Iterator[Point]:
    """What is lost in resources, and who fights on. TI-DESTROY-02"""
    lost = dict[str, int]()
    for id, number in numbers(offer.answer).items() or ((str(offer.answer), 1),):
        found = lost_of(id)
        lost[found.type] = lost.get(found.type, 0) + number
    yield from _lost(at, lost)


@ADVICE.on(LOSE_SHIPS)
def lose_ships(at: At, offer: Offer) -> Iterator[Point]:
    """The same of one ship. TI-FLEETPOOL-03"""
    found = Lost.maybe(str(offer.answer))
    if found is not None:
        yield from _lost(at, {found.type: 1})


def _lost(at: At, lost: Mapping[str, int]) -> Iterator[Point]:
    """Their price, what is left, and what finds no place aboard any more. TI-CAPACITY-04"""
    price = forces.value(lost, galaxy.me(at)) // 2
    if price:
        yield cost(T("ti4-advice-worth", n=price))
    pieces = _fighting(at)
    if not any(pieces.get(type) for type in lost):
        return
    left = {type: number - lost.get(type, 0) for type, number in pieces.items() if number > lost.get(type, 0)}
    yield aim(T("ti4-advice-left", units=words.units(left))) if left else against(T("ti4-advice-none-left"))
    over = -forces.berths(left, galaxy.me(at))
    if over > 0 and any(type in SHIPS and type != "fighter" for type in lost):
        yield against(T("ti4-advice-homeless", n=over))


def _fighting(at: At) -> Mapping[str, int]:
    """The own units where hits are assigned: on the planet that the question names, or in space."""
    here, named = _here(at), at.question.about.params.get("place")
    if here is None:
        return {}
    planets = [one for one in here.planets if words.place(one.id) == named]
    return galaxy.force(planets[0].forces if planets else here.ships, at.seat)


@ADVICE.on(SNIPE)
def snipe(at: At, offer: Offer) -> Iterator[Point]:
    """What its owner loses."""
    found = Lost.maybe(str(offer.answer))
    if found is not None:
        yield aim(T("ti4-advice-worth", n=forces.price(found.type, galaxy.me(at)) // 2))


@ADVICE.on(REPAIR)
def repair(at: At, offer: Offer) -> Iterator[Point]:
    """It can sustain damage again. TI-SUSTAIN-02"""
    yield aim(T("ti4-advice-repaired"))


@ADVICE.on(RIFT_CARGO)
def rift_cargo(at: At, offer: Offer) -> Iterator[Point]:
    """A ship that is lost takes what it carries along. TI-RIFT-03"""
    yield aim(T("ti4-advice-spread-risk"))


# --- guns and bombs --------------------------------------------------------------------------------------------------


@ADVICE.on(BARRAGE)
def barrage(at: At, offer: Offer) -> Iterator[Point]:
    """Fighters that are shot down before the first round. TI-AFB-01"""
    here = _here(at)
    if offer.answer != YES:
        yield against(T("ti4-advice-free-shot"))
    elif here is not None:
        shot = forces.barrage(galaxy.force(here.ships, at.seat), galaxy.me(at))
        yield aim(
            T("ti4-advice-shoots-down", chance=min(100, shot)) if shot < 100 else T("ti4-advice-shots", n=shot // 100)
        )


@ADVICE.on(SPACE_CANNON)
def space_cannon(at: At, offer: Offer) -> Iterator[Point]:
    """A shot costs nothing but peace. TI-SPACECANNON-07"""
    if offer.answer == YES:
        yield aim(T("ti4-advice-costs-nothing"))
    else:
        yield against(T("ti4-advice-free-shot"))


@ADVICE.on(BOMBARD)
def bombard(at: At, offer: Offer) -> Iterator[Point]:
    """How likely it hits, and what stands there. TI-BOMBARD-05"""
    chosen, here = numbers(offer.answer), _here(at)
    if not chosen or here is None:
        yield against(T("ti4-advice-no-bombs"))
        return
    for planet, pieces in _aimed(at, chosen).items():
        known = forces.cards(galaxy.me(at))
        dice = [(roll.hits_on, number * (roll.dice or 1)) for type, number in pieces.items()
                if type in known and (roll := known[type].bombardment) is not None]  # fmt: skip
        units = [one.units for one in galaxy.foes(galaxy.of(at).planets[planet].forces, at.seat)]
        there = sum(force.get(GROUND[0], 0) for force in units)
        yield aim(T("ti4-advice-bombs", planet=words.planet(planet), chance=_any(dice), n=there))


def _aimed(at: At, chosen: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """The units that fire at each planet: the question names the planet, or the type of the units."""
    if isinstance(at.shape, Volley):
        return {at.shape.planet: dict(chosen)}
    here, known = _here(at), forces.cards(galaxy.me(at))
    pieces = galaxy.force(here.ships, at.seat) if here is not None else {}
    named = at.question.about.params.get("units")
    able = [type for type in pieces if type in known and known[type].bombardment is not None]
    types = [type for type in able if words.units({type: pieces[type]}) == named] or able[:1]
    return {planet: {types[0]: number} for planet, number in chosen.items()} if types else {}


def _any(dice: Sequence[Dice]) -> int:
    """The chance of one hit at least, in hundredths."""
    misses = 1000
    for needs, number in dice:
        for _ in range(number):
            misses = misses * min(SIDES, needs - 1) // SIDES
    return chance(1000 - misses)


@ADVICE.on(ORDER_PLANETS)
def order_planets(at: At, offer: Offer) -> Iterator[Point]:
    """Where it begins."""
    if isinstance(offer.answer, list) and offer.answer:
        yield aim(T("ti4-advice-begins", planet=words.planet(str(offer.answer[0]))))


@ADVICE.on(REROLL)
def reroll(at: At, offer: Offer) -> Iterator[Point]:
    """How many dice may still hit."""
    number = len(listed(offer.answer))
    yield aim(T("ti4-advice-rerolls", n=number)) if number else against(T("ti4-advice-misses-stay"))


@ADVICE.on(LAND_SHIPS)
def land_ships(at: At, offer: Offer) -> Iterator[Point]:
    """Fighters help on the ground, or stay in space. TI-ABILITY-15"""
    key = "ti4-advice-fighters-land" if numbers(offer.answer) else "ti4-advice-fighters-stay"
    yield aim(T(key))


# --- retreat ---------------------------------------------------------------------------------------------------------


@ADVICE.on(RETREAT_TO)
def retreat_to(at: At, offer: Offer) -> Iterator[Point]:
    """Whom the ships join, whether there is room, and who can follow. TI-RETREAT-06, TI-FLEETPOOL-01"""
    here = galaxy.of(at).systems.get(str(offer.answer))
    if here is None:
        return
    own = [words.planet(one.id) for one in here.planets if one.owner == at.seat]
    there = forces.ships(galaxy.force(here.ships, at.seat))
    if own:
        yield aim(T("ti4-advice-guards", planets=tuple(own)))
    if there:
        yield aim(T("ti4-advice-joins", units=words.units(there)))
    leaving = _here(at)
    coming = forces.big(galaxy.force(leaving.ships, at.seat)) if leaving is not None else 0
    over = forces.big(there) + coming - forces.limit(galaxy.me(at))
    if over > 0:
        yield against(T("ti4-advice-over-fleet", n=over))
    if worth.invaders(at, str(offer.answer)):
        yield against(T("ti4-advice-enemies-near"))


@ADVICE.on(RETREAT_LOAD, FORESIGHT_LOAD)
def retreat_load(at: At, offer: Offer) -> Iterator[Point]:
    """Ground forces hold their planets, or come along. TI-RETREAT-04"""
    number = sum(numbers(offer.answer).values())
    if number:
        yield aim(T("ti4-advice-saves-troops", n=number))
    else:
        yield aim(T("ti4-advice-holds-planets"))
