"""Units that agendas destroy, and planets that they exhaust at the start of the next strategy phase."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ask import Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.combat import hits
from engine.ti4.components import UNIT_TYPES
from engine.ti4.economy import payment
from engine.ti4.galaxy import capacity, units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.phases.order import speaker_order
from engine.ti4.play import Game


async def destroy(game: Game, seat: Seat, type: str, number: int, place: str, cause: str) -> None:
    """Destroys some of a seat's units of a type, damaged ones first. TI-SUSTAIN-08"""
    number = min(number, units.count(game, seat, type, place))
    if number > 0:
        damaged = min(number, units.damaged(game, seat, type, place))
        await hits.destroy(game, seat, type, number, place, cause=hits.Cause(None, cause), damaged=damaged)


async def wipe_out(game: Game, place: str, cause: str, types: Iterable[str] = UNIT_TYPES) -> int:
    """Destroys everyone's units of these types in a place. Returns how many there were."""
    forces, lost = units.forces(game.state, place), 0
    for seat in sorted(forces):
        for type in types:
            number = units.count(game, seat, type, place)
            lost += number
            await destroy(game, seat, type, number, place, cause)
    return lost


def places_of(game: Game, system: str) -> list[str]:
    """The space area of a system and its planets."""
    return [system, *planets_of(game.state, system)]


async def choose_losses(game: Game, seat: Seat, number: int, where: Iterable[tuple[str, str]], cause: str) -> None:
    """The owner chooses units to lose, among types in places; all of them when there are not more."""
    slots = [
        Slot(units.Group(place, type).id, _in_place(type, place), n)
        for place, type in where
        if (n := units.count(game, seat, type, place))
    ]
    number = min(number, sum(slot.most for slot in slots))
    if number <= 0:
        return
    about = T("ti4-ask-agenda-losses", seat=seat_name(seat), n=number, agenda=words.agenda(cause))
    for slot, lost in (await game.spread(hits.LOSSES, seat, Spread(slots, number, number), about)).items():
        group = units.Group.read(slot)
        await destroy(game, seat, group.type, lost, group.place, cause)


def _in_place(type: str, place: str) -> Text:
    return T("ti4-unit-in-place", unit=words.unit(type), place=words.place(place))


async def choose_on_board(game: Game, seat: Seat, number: int, types: Iterable[str], cause: str) -> None:
    """The owner chooses units of these types to lose, anywhere on the board."""
    where = [(place, type) for type in types for place in game.on_board(seat, type)]
    await choose_losses(game, seat, number, where, cause)


async def choose_in_system(game: Game, seat: Seat, number: int, system: str, cause: str) -> None:
    """The owner chooses any units to lose in a system, those on its planets included."""
    where = [(place, type) for place in places_of(game, system) for type in UNIT_TYPES]
    await choose_losses(game, seat, number, where, cause)


async def check_capacity(game: Game) -> None:
    """Units that lost their carriers, or the dock that kept them, are removed everywhere. TI-CAPACITY-04"""
    for seat in game.seats():
        for system in [id for id, there in game.state.systems.items() if seat in there.space]:
            await capacity.enforce_capacity(game, seat, system)


# --- delayed ---------------------------------------------------------------------------------------------------------


def put_off(game: Game, effect: str, seats: Iterable[Seat] | None = None) -> None:
    """Lets something happen to seats at the start of the next strategy phase."""
    for seat in speaker_order(game) if seats is None else seats:
        game.begin(effect, seat, "next_strategy_phase")


def exhaust_all(game: Game, seat: Seat, planets: Iterable[str]) -> None:
    """Exhausts those of a seat's planets that are readied."""
    chosen = [planet for planet in planets if not game.state.planets[planet].exhausted]
    for planet in chosen:
        payment.exhaust(game, planet)
    if chosen:
        names: tuple[Text, ...] = tuple(map(words.planet, chosen))
        game.say(T("ti4-planets-exhausted", seat=seat_name(seat), planets=names))
