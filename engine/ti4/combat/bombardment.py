"""Bombardment: ships fire on ground forces before the landing, unless a Planetary Shield protects the planet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Answer, Option, Refusal, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import OnPlanet
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import hits
from engine.ti4.combat.dice import EXTRA_DICE, SIDES
from engine.ti4.components import GROUND, SHIPS, Dice
from engine.ti4.galaxy import ground, units
from engine.ti4.galaxy.board import force_at, planets_of
from engine.ti4.interface import pending_steps
from engine.ti4.play import Game, Point, Question

HOLD = "none"


@dataclass(slots=True)
class Bombarded(OnPlanet):
    """A bombardment of a planet of `other`: hits, and how many units it cost."""

    other: Seat
    hits: int
    amount: int

    def number(self) -> int:
        return self.hits or self.amount


AFTER_BOMBARDMENT = Moment[Bombarded]("after_bombardment")


class Bombarding(NamedTuple):
    """Who bombards a planet."""

    attacker: Seat
    planet: str


BOMBARDS = Point[bool, str]("bombards")
"""Whether the seat may bombard a planet."""
PLANETARY_SHIELD = Point[bool, str]("planetary_shield")
"""Whether this seat's Planetary Shields on a planet work."""
BOMBARD_ROLL = Point[int, Bombarding]("bombard_roll")
"""What is added to bombardment rolls against this seat."""


@dataclass(slots=True)
class Salvo:
    """Units of one type against one planet, and dice beyond their own."""

    type: str
    planet: str
    number: int
    extra: int = 0


@dataclass(slots=True)
class Volley(Spread):
    """How many units of each type fire at the one planet there is. Games in play have answered with the planet, for all
    of them, with `none`, or where they are of one type with how many fire at the planet.
    """

    planet: str = field(default="", kw_only=True)

    def check(self, value: object) -> dict[str, Answer]:
        return super(Volley, self).check(self._by_type(value))

    def _by_type(self, value: object) -> object:
        if value == self.planet:
            return {slot.id: slot.most for slot in self.slots}
        if value == HOLD:
            return {}
        if isinstance(value, str):
            return {value: 1}
        if isinstance(value, Mapping) and len(self.slots) == 1 and value.keys() == {self.planet}:
            return {self.slots[0].id: value[self.planet]}
        return value


async def bombard(game: Game, seat: Seat, system: str) -> None:
    """The Bombardment step: targets are declared, then dice are rolled and hits assigned, planet by planet.

    TI-INVASION-03, TI-BOMBARD-01, TI-BOMBARD-02, TI-BOMBARD-07
    """
    salvos: list[Salvo] = []
    ready = bombers(game, seat, system)
    planets = planets_of(game.state, system) if ready else ()
    for planet in planets:
        if ground.defender(game, seat, planet) is not None and shielded(game, seat, planet):
            game.say(T("ti4-planet-shielded", planet=words.planet(planet)), where=[system])
    targets = [planet for planet in planets if refusal(game, seat, planet) is None]
    if len(targets) == 1:
        salvos = await _choose(game, seat, system, targets[0], ready)
    for type, number in ready.items() if len(targets) > 1 else ():
        salvos += await _aim(game, seat, system, type, number, targets)
    await _extra_dice(game, seat, salvos)
    for planet in planets:
        here = [salvo for salvo in salvos if salvo.planet == planet]
        if here:
            await game.during(pending_steps.bombardment(planet), _fire(game, seat, system, planet, here))


async def strike(game: Game, seat: Seat, system: str, planet: str) -> None:
    """Units of the player's choice fire at one planet, if it can be bombarded; in games from before all of them.

    TI-BOMBARD-02, TI-BOMBARD-08
    """
    if refusal(game, seat, planet) is not None:
        return
    ready = bombers(game, seat, system)
    if game.state.edition and sum(ready.values()) > 1:
        salvos = await _choose(game, seat, system, planet, ready, least=1)
    else:
        salvos = [Salvo(type, planet, number) for type, number in ready.items()]
    await _extra_dice(game, seat, salvos)
    if salvos:
        await game.during(pending_steps.bombardment(planet), _fire(game, seat, system, planet, salvos))


def bombers(game: Game, seat: Seat, system: str) -> dict[str, int]:
    """A seat's units with Bombardment in a system: pieces by type. TI-BOMBARD-04"""
    here = force_at(game.state, system, seat).units
    return {type: here[type] for type in SHIPS if here.get(type) and _dice(game, seat, type)}


def refusal(game: Game, seat: Seat, planet: str) -> Refusal | None:
    """Why a planet cannot be bombarded; None when it can. TI-BOMBARD-08, TI-SHIELD-01"""
    if ground.defender(game, seat, planet) is None:
        return Refusal("TI-BOMBARD-01", T("ti4-nobody-to-bombard", planet=words.planet(planet)))
    if shielded(game, seat, planet):
        return Refusal("TI-SHIELD-01", T("ti4-planet-shielded", planet=words.planet(planet)))
    if not BOMBARDS(game, seat, True, planet):
        return Refusal("TI-GOLDEN-02", T("ti4-bombardment-banned", planet=words.planet(planet)))
    return None


def shielded(game: Game, seat: Seat, planet: str) -> bool:
    """Whether a Planetary Shield of another player protects a planet from a seat. TI-SHIELD-01"""
    return any(other != seat and has_shield(game, other, planet) for other in sorted(game.state.planets[planet].ground))


def has_shield(game: Game, seat: Seat, planet: str) -> bool:
    """Whether a seat has a unit with a working Planetary Shield on a planet.

    TI-SHIELD-01, TI-SHIELD-03, TI-SHIELD-04, TI-SHIELD-05
    """
    here = force_at(game.state, planet, seat).units
    if not any(game.card(seat, type).shield for type in here):
        return False
    system = game.state.planets[planet].system
    if any(units.count(game, other, "war_sun", system) for other in game.others(seat)):
        return False
    return PLANETARY_SHIELD(game, seat, True, planet)


BOMBARD = Question("bombard", open=True, interruptible=True)


async def _choose(
    game: Game, seat: Seat, system: str, planet: str, ready: Mapping[str, int], least: int = 0
) -> list[Salvo]:
    """Where there is one planet to fire at, one question is for all units; those left out do not fire.

    TI-INVASION-03, TI-BOMBARD-01, TI-BOMBARD-02
    """
    slots = [Slot(type, words.unit(type), number) for type, number in ready.items()]
    shape = Volley(slots, least, sum(ready.values()), "TI-BOMBARD-02", _why(game, seat), planet=planet)
    about = T("ti4-ask-bombard-one", seat=seat_name(seat), planet=words.planet(planet), units=words.units(ready))
    chosen = await game.spread(BOMBARD, seat, shape, about, always=True, where=[system])
    return [Salvo(type, planet, number) for type, number in chosen.items()]


async def _aim(game: Game, seat: Seat, system: str, type: str, number: int, targets: list[str]) -> list[Salvo]:
    """Each unit's target is declared before any roll; units left out do not fire. TI-BOMBARD-02, TI-BOMBARD-07"""
    slots = [Slot(planet, words.planet(planet), number) for planet in targets]
    shape = Spread(slots, 0, number, "TI-BOMBARD-02", _why(game, seat))
    about = T("ti4-ask-bombard", seat=seat_name(seat), units=words.units({type: number}))
    chosen = await game.spread(BOMBARD, seat, shape, about, where=[system])
    return [Salvo(type, planet, amount) for planet, amount in chosen.items()]


def _why(game: Game, seat: Seat) -> Callable[[str], Refusal | None]:
    return lambda planet: refusal(game, seat, planet) if planet in game.state.planets else None


EXTRA_DIE = Question("extra_die", open=True)


async def _extra_dice(game: Game, seat: Seat, salvos: list[Salvo]) -> None:
    """Dice that abilities add to one of the units, of the player's choice."""
    extra = EXTRA_DICE(game, seat, 0, "bombardment")
    if not extra or not salvos:
        return
    options = [
        Option(str(at), T("ti4-salvo", unit=words.unit(salvo.type), planet=words.planet(salvo.planet)))
        for at, salvo in enumerate(salvos)
    ]
    chosen = await game.pick(EXTRA_DIE, seat, options, T("ti4-ask-extra-die", seat=seat_name(seat)))
    salvos[int(chosen)].extra += extra


async def _fire(game: Game, seat: Seat, system: str, planet: str, salvos: list[Salvo]) -> None:
    """Rolls against one planet; its owner destroys one ground force for each hit.

    TI-BOMBARD-05, TI-BOMBARD-09, TI-BOMBARD-10
    """
    target = ground.defender(game, seat, planet)
    if target is None:
        return
    scored = sum(_roll(game, seat, target, salvo) for salvo in salvos)
    lost = await hits.assign(game, target, scored, planet, types=GROUND, cause=hits.Cause(seat, "bombardment"))
    await AFTER_BOMBARDMENT.open(game, Bombarded(seat, system, planet, target, hits=scored, amount=lost))


def _roll(game: Game, seat: Seat, target: Seat, salvo: Salvo) -> int:
    """One bombardment roll; only what names bombardment changes it. TI-BOMBARD-03, TI-BOMBARD-05, TI-BOMBARD-06"""
    dice = _dice(game, seat, salvo.type)
    assert dice is not None
    bonus = BOMBARD_ROLL(game, target, 0, Bombarding(seat, salvo.planet))
    number, need = salvo.number * (dice.dice or 1) + salvo.extra, dice.hits_on - bonus
    rolled = game.roll(number, SIDES, "bombardment", seat=seat, need=need)
    scored = sum(face + bonus >= dice.hits_on for face in rolled)
    game.say(
        T(
            "ti4-bombarded",
            seat=seat_name(seat),
            units=words.units({salvo.type: salvo.number}),
            planet=words.place(salvo.planet),
            dice=tuple(rolled),
            needed=dice.hits_on - bonus,
            hits=scored,
        )
    )
    return scored


def _dice(game: Game, seat: Seat, type: str) -> Dice | None:
    return game.card(seat, type).bombardment
