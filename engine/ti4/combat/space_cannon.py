"""Space Cannon: against ships after they have moved, and against ground forces that land.

Neither use needs to be the active player's, both are optional, and each player's shots are resolved before the next
player's. TI-SPACECANNON-07, TI-DOUBT-15
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from engine.ask import YES, Seat, Shape, yes_no
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import InSystem, OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import hits, telling
from engine.ti4.combat.dice import EXTRA_DICE, SIDES
from engine.ti4.components import GROUND, SHIPS, UNITS, Dice
from engine.ti4.galaxy import ground
from engine.ti4.galaxy.board import planets_of
from engine.ti4.play import Game, Point, Question
from engine.ti4.state import Force

LONG_RANGE = frozenset(card.id for card in UNITS.values() if card.cannon_range)
"""Unit cards whose guns reach adjacent systems."""


@dataclass(frozen=True, slots=True)
class Gun:
    """Units of a type that fire from a place, and the dice of each. TI-SPACECANNON-03"""

    unit: str
    place: str
    number: int
    dice: Dice


class Firing(NamedTuple):
    """Whom Space Cannon fires at: the planet they landed on, or None for ships."""

    target: Seat
    system: str
    planet: str | None


CANNONS = Point[list[Gun], str]("cannons")
"""What a seat can fire at a system."""
MAY_FIRE = Point[bool, Firing]("may_fire")
"""Whether the seat may use Space Cannon against a target."""
CANNON_ROLL = Point[int, Seat]("cannon_roll")
"""What is added to Space Cannon rolls against this seat."""


@dataclass(slots=True)
class Volley:
    """One player's space cannon roll, as abilities see it in `Moment.combat`. TI-SPACECANNON-01

    Attributes:
        pinned: the hits must go to non-fighter ships if possible.
        wiped: it destroyed the last ships that the target had there.
    """

    step: Literal["offense", "defense"]
    seat: Seat
    target: Seat
    system: str
    planet: str | None
    guns: list[Gun]
    pinned: bool = False
    wiped: bool = False


@dataclass(slots=True)
class Offense:
    """The whole step, for the window at its end: all volleys, in order."""

    volleys: list[Volley] = field(default_factory=list)


@dataclass(slots=True)
class Shooting(OfSeat):
    """A volley, as who fires (`actor` before the roll) or is hit sees it. Abilities may change the hits."""

    other: Seat
    volley: Volley
    hits: int = 0

    def number(self) -> int:
        return self.hits

    def place(self) -> str:
        return self.volley.planet or self.volley.system

    def systems(self) -> Sequence[str]:
        return (self.volley.system,)


@dataclass(slots=True)
class Shot(InSystem):
    """All volleys of Space Cannon Offense in a system."""

    step: Offense


BEFORE_SPACE_CANNON_ROLL = Moment[Shooting]("before_space_cannon_roll")
BEFORE_ASSIGN_SPACE_CANNON_HITS = Moment[Shooting]("before_assign_space_cannon_hits")
AFTER_SPACE_CANNON_OFFENSE = Moment[Shot]("after_space_cannon_offense")


# --- offense ---------------------------------------------------------------------------------------------------------


async def offense(game: Game, active: Seat, system: str) -> None:
    """Everyone with guns that reach the active system may fire, clockwise from the active player.

    TI-SPACECANNONOFF-01, TI-SPACECANNONOFF-02, TI-SPACECANNONOFF-05, TI-MOVEMENT-12, TI-SPACECANNON-02
    """
    step = Offense()
    for seat in game.clockwise(active) if game.fleets(system) else ():
        guns = guns_on_system(game, seat, system) if _in_sight(game, seat, active, system) else []
        target = await _target(game, seat, active, system) if guns else None
        if target is not None:
            volley = Volley("offense", seat, target, system, None, guns)
            if await _fire(game, volley):
                step.volleys.append(volley)
    if step.volleys:
        await AFTER_SPACE_CANNON_OFFENSE.open(game, Shot(actor=active, system=system, step=step))
    game.end("space_cannon")


def guns_on_system(game: Game, seat: Seat, system: str) -> list[Gun]:
    """A seat's guns in the system, and those in adjacent systems that reach so far.

    TI-SPACECANNON-04, TI-SPACECANNONOFF-02, TI-SPACECANNONOFF-04, TI-WORMHOLE-03, TI-ABILITY-19
    """
    guns = _guns_in(game, seat, system, 0)
    if not LONG_RANGE.isdisjoint(game.player(seat).units.values()):
        for near in game.near(seat)[system]:
            guns += _guns_in(game, seat, near, 1)
    return CANNONS(game, seat, guns, system)


def _guns_in(game: Game, seat: Seat, system: str, reach: int) -> list[Gun]:
    state, guns = game.state, list[Gun]()
    if seat in (space := state.systems[system].space):
        guns += _guns_of(game, seat, system, space[seat], reach)
    for planet in planets_of(state, system):
        if seat in (ground := state.planets[planet].ground):
            guns += _guns_of(game, seat, planet, ground[seat], reach)
    return guns


def _guns_of(game: Game, seat: Seat, place: str, force: Force, reach: int) -> Iterator[Gun]:
    for type, number in force.units.items():
        card = game.card(seat, type)
        if card.cannon is not None and card.cannon_range >= reach:
            yield Gun(type, place, number, card.cannon)


def _in_sight(game: Game, seat: Seat, active: Seat, system: str) -> list[Seat]:
    """At whose ships a seat could fire: others at the active player's, the active player at theirs."""
    if seat != active:
        return [active] if game.flies(active, system) else []
    return [other for other in game.fleets(system) if other != seat]


CANNON_TARGET = Question("cannon_target", open=False)


async def _target(game: Game, seat: Seat, active: Seat, system: str) -> Seat | None:
    """Others fire at the active player; the active player names one other with ships there, for all shots.

    TI-SPACECANNONOFF-06, TI-SPACECANNONOFF-07, TI-DOUBT-16
    """
    targets = _in_sight(game, seat, active, system)
    targets = [other for other in targets if MAY_FIRE(game, seat, True, Firing(other, system, None))]
    if not targets:
        return None
    about = T("ti4-ask-cannon-target", seat=seat_name(seat), system=words.system(system))
    return int(await game.pick(CANNON_TARGET, seat, words.seat_options(targets), about, where=[system]))


# --- defense ---------------------------------------------------------------------------------------------------------


async def space_cannon_defense(game: Game, attacker: Seat, planet: str) -> None:
    """Others' guns on the planet itself may fire at the ground forces committed to it; distant guns never reach it.

    TI-SPACECANNONDEF-01, TI-SPACECANNONDEF-02, TI-SPACECANNONDEF-04, TI-INVASION-08
    """
    here = game.state.planets[planet]
    for seat in game.clockwise(attacker):
        force = here.ground.get(seat)
        if seat != attacker and force is not None and ground.troops(game, attacker, planet):
            guns = CANNONS(game, seat, list(_guns_of(game, seat, planet, force, 0)), here.system)
            guns = [gun for gun in guns if gun.place == planet]
            free = MAY_FIRE(game, seat, True, Firing(attacker, here.system, planet))
            if guns and free:
                await _fire(game, Volley("defense", seat, attacker, here.system, planet, guns))
    game.end("space_cannon")


# --- one volley ------------------------------------------------------------------------------------------------------


async def _fire(game: Game, volley: Volley) -> bool:
    """Asks, rolls and has the target take the hits. Returns whether shots were fired. TI-SPACECANNON-07"""
    if not await _wants_to(game, volley):
        return False
    await BEFORE_SPACE_CANNON_ROLL.open(game, Shooting(volley.seat, volley.target, volley))
    suffered = Shooting(volley.target, volley.seat, volley, roll(game, volley))
    if suffered.hits:
        await BEFORE_ASSIGN_SPACE_CANNON_HITS.open(game, suffered)
        await _hit(game, volley, 0 if suffered.cancelled else suffered.hits)
    return True


SPACE_CANNON = Question("space_cannon", open=False, interruptible=True)


async def _wants_to(game: Game, volley: Volley) -> bool:
    """Asks whether to fire; a deal made meanwhile can bind a player not to. TI-SPACECANNON-07, TI-DEAL-05"""
    seat, target = volley.seat, volley.target

    def shapes() -> dict[Seat, Shape]:
        free = MAY_FIRE(game, seat, True, Firing(target, volley.system, volley.planet))
        return {seat: yes_no(T("ti4-fire"), T("ti4-hold-fire"))} if free else {}

    about = T("ti4-ask-space-cannon", seat=seat_name(seat), target=seat_name(target), guns=_named(volley))
    answers = await game.ask(SPACE_CANNON, shapes, about, where=[volley.system])
    return answers.get(seat) == YES


def roll(game: Game, volley: Volley) -> int:
    """The space cannon roll: dice of each unit, and the hits. Only what names such rolls changes them.

    TI-SPACECANNON-03, TI-SPACECANNON-05, TI-SPACECANNON-06, TI-SPACECANNONOFF-03, TI-SPACECANNONDEF-03
    """
    changes = [(words.source(source), by) for source, by in CANNON_ROLL.changes(game, volley.target, 0, volley.seat)]
    bonus = sum(by for _, by in changes)
    extra = EXTRA_DICE(game, volley.seat, 0, "cannon")
    best = min(volley.guns, key=lambda gun: gun.dice.hits_on)
    total = 0
    for gun in volley.guns:
        dice = gun.number * (gun.dice.dice or 0) + (extra if gun is best else 0)
        need = gun.dice.hits_on - bonus
        faces = game.roll(dice, SIDES, f"cannon {gun.unit}", seat=volley.seat, need=need)
        scored = sum(face + bonus >= gun.dice.hits_on for face in faces)
        told = telling.roll("ti4-cannon-roll", volley.seat, gun.unit, faces, gun.dice.hits_on, scored, changes)
        game.say(told, where=[volley.system])
        total += scored
    return total


async def _hit(game: Game, volley: Volley, number: int) -> None:
    """The target chooses what is lost: ships of the system, or whatever landed on that very planet.

    TI-SPACECANNONOFF-06, TI-SPACECANNONOFF-07, TI-SPACECANNONDEF-05, TI-SPACECANNONDEF-06, TI-SUSTAIN-06
    """
    place, types = (volley.planet, (*GROUND, *SHIPS)) if volley.planet else (volley.system, SHIPS)
    pinned = number if volley.pinned else 0
    lost = await hits.assign(
        game, volley.target, number, place, types=types, cause=hits.Cause(volley.seat, "space_cannon"), pinned=pinned
    )
    volley.wiped = lost > 0 and volley.planet is None and not game.ships(volley.target, volley.system)


def _named(volley: Volley) -> tuple[Text, ...]:
    pieces: dict[str, int] = {}
    for gun in volley.guns:
        pieces[gun.unit] = pieces.get(gun.unit, 0) + gun.number
    return words.units(pieces)
