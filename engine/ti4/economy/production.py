"""Production: what a system's units may make, where it goes, and paying for all of it at once.

A `Batch` is one go: pieces are put down as they are chosen, and one payment at the end covers them. An option is only
offered while everything chosen so far and the option together can be paid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Amount, Option, Refusal, Seat, Slot, Spread
from engine.run import refuse
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import InSystem, WithPieces
from engine.ti4.abilities.windows import Moment
from engine.ti4.components import GROUND, SHIPS, TOKENED, UNIT_TYPES, UNITS
from engine.ti4.economy import payment, prices
from engine.ti4.economy.batch import Barred, Batch
from engine.ti4.galaxy import capacity, reinforcements, structures, units
from engine.ti4.galaxy.board import force_at, planets_of
from engine.ti4.galaxy.reinforcements import Stock, place_from_reinforcements
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.interface import random_weights
from engine.ti4.play import Game, Point, Question

DONE = "done"
MANY = 99
_PRICED = [type for type in UNIT_TYPES if any(it.type == type and it.cost is not None for it in UNITS.values())]
"""The types that can be produced. TI-COST-04"""

WHEN_USE_PRODUCTION = Moment[InSystem]("when_use_production")
AFTER_USE_PRODUCTION = Moment[WithPieces]("after_use_production")


class Making(NamedTuple):
    """A producer, and what it shall make."""

    producer: str
    unit: str


PRODUCTION_VALUE = Point[int, str]("production_value")
"""Production of one unit in a place."""
PRODUCES = Point[bool, str]("produces")
"""Whether the seat may produce units in a system, by Production or otherwise."""
MAKES = Point[bool, Making]("makes")
"""Whether one type of unit can produce another."""


async def production_step(game: Game, seat: Seat, system: str) -> None:
    """The active player may use Production of all own units in the active system. TI-PRODUCTION-01, TI-PRODUCTION-14"""
    await structures.destroy_blockaded(game, system)
    await use_production(game, seat, system, producers(game, seat, system))


async def produce_at_dock(game: Game, seat: Seat, place: str) -> None:
    """Uses Production of one space dock, on a planet or in space. TI-WARFARE-05, TI-PRODUCTION-15, TI-DOUBT-05"""
    system = game.state.planets[place].system if place in game.state.planets else place
    await structures.destroy_blockaded(game, system)
    if units.count(game, seat, "space_dock", place):
        await use_production(game, seat, system, [place], ("space_dock",))


async def use_production(
    game: Game, seat: Seat, system: str, places: list[str], types: tuple[str, ...] = UNIT_TYPES
) -> dict[str, int]:
    """Uses Production of the units of some types in some places of a system together. Returns what was made.

    TI-PRODUCTION-02, TI-PRODUCTION-04
    """
    if not any(_makers(game, seat, place, types) for place in places) or not may_produce(game, seat, system):
        return {}
    await WHEN_USE_PRODUCTION.open(game, InSystem(actor=seat, system=system))
    values = {place: value(game, seat, place, types) for place in places}
    troops = {place: value(game, seat, place, types, makes=GROUND[0]) for place in places}
    batch = Batch(system, sum(values.values()), grounds(game, seat, system, troops), blockade(game, seat, system))
    batch.troops = sum(troops.values())
    await produce(game, seat, batch)
    if batch.made:
        await AFTER_USE_PRODUCTION.open(game, WithPieces(actor=seat, system=system, pieces=batch.made))
    return batch.made


PRODUCE_PIECES = Question("produce_pieces", open=True)
PRODUCE = Question("produce", open=True, leads_to=True, follow_ups=[PRODUCE_PIECES])


async def produce(game: Game, seat: Seat, batch: Batch) -> None:
    """Chooses units one kind after the other, puts them down, and pays for all of them together.

    TI-COST-02, TI-PRODUCTION-11, TI-PRODUCTION-12, TI-PRODUCTION-13, TI-RESOURCE-02
    """
    while may_produce(game, seat, batch.system) and (options := _options(game, seat, batch)):
        cost = prices.cost(game, seat, batch)
        about = _asked(game, seat, batch, cost)
        done = Option(DONE, T("ti4-produce-done", cost=cost))
        why = _why(game, seat, batch)
        lean = random_weights.to_go_on
        choice = await game.pick(PRODUCE, seat, [*options, done], about, why=why, lean=lean, where=[batch.system])
        if choice == DONE:
            break
        await _make(game, seat, batch, choice)
    if batch.made:
        made = words.units(batch.made)
        game.say(T("ti4-produced", seat=seat_name(seat), units=made, system=words.system(batch.system)))
        await payment.pay(game, seat, prices.cost(game, seat, batch), "resources", T("ti4-for-units", units=made))
        await structures.destroy_blockaded(game, batch.system)


def _asked(game: Game, seat: Seat, batch: Batch, cost: int) -> Text:
    """The question, with what is chosen, and what is left to choose and to spend."""
    made = words.units(batch.made) or (T("ti4-no-target"),)
    money = prices.most_to_spend(game, seat, batch) + prices.saved(game, seat, batch) - cost
    system, left, full = words.system(batch.system), batch.left(), _full(game, seat, batch)
    return T("ti4-ask-produce", seat=seat_name(seat), system=system, made=made, left=left, money=money, full=full)


def _full(game: Game, seat: Seat, batch: Batch) -> int:
    """The fleet limit, where it leaves no room for any ship but fighters; else 0. TI-FLEETPOOL-07"""
    if not capacity.fighters_a_slot(game, seat):
        room = capacity.free_slots(game, seat, batch.system) > 0
    else:
        big = [type for type in SHIPS if type in game.player(seat).units and type not in TOKENED]
        room = any(fits(game, seat, batch.system, type, 1) for type in big)
    return 0 if room or batch.ships is not None else capacity.fleet_limit(game, seat)


# --- what may be made ------------------------------------------------------------------------------------------------


def may_produce(game: Game, seat: Seat, system: str) -> bool:
    """Whether nothing keeps a seat from producing units in a system, by Production or otherwise. TI-GOLDEN-04"""
    return PRODUCES(game, seat, True, system)


def can_produce(game: Game, seat: Seat, batch: Batch) -> bool:
    """Whether anything at all can be made."""
    return may_produce(game, seat, batch.system) and bool(_options(game, seat, batch))


def producers(game: Game, seat: Seat, system: str) -> list[str]:
    """Places of a system where a seat has units with Production. TI-PRODUCTION-01"""
    places = [system, *planets_of(game.state, system)]
    return [place for place in places if _makers(game, seat, place, UNIT_TYPES)]


def value(game: Game, seat: Seat, place: str, types: tuple[str, ...] = UNIT_TYPES, makes: str = "") -> int:
    """How many pieces the units of a place can produce, or those that can make a certain type.

    TI-PRODUCTION-03, TI-PRODUCTION-04, TI-SPACEDOCK-01
    """
    total = 0
    for type in _makers(game, seat, place, types):
        if makes and not MAKES(game, seat, True, Making(type, makes)):
            continue
        production = game.card(seat, type).production
        assert production is not None
        each = production.value + (payment.value(game, place, "resources") if production.plus_resources else 0)
        total += units.count(game, seat, type, place) * PRODUCTION_VALUE(game, seat, each, place)
    return total


def grounds(game: Game, seat: Seat, system: str, values: dict[str, int]) -> list[str]:
    """Places for new ground forces: planets that produce; with a producer in space also space and own planets.

    TI-PRODUCTION-08, TI-PRODUCTION-09
    """
    places = [place for place, amount in values.items() if amount and place != system]
    if values.get(system):
        own = [planet for planet in planets_of(game.state, system) if game.state.planets[planet].owner == seat]
        places = list(dict.fromkeys([*places, *own, system]))
    return [place for place in places if place == system or MAY_PLACE(game, seat, True, Placing(place, ""))]


def refusal(
    game: Game, seat: Seat, batch: Batch, type: str, number: int = 1, stock: Stock | None = None
) -> Refusal | None:
    """Why `number` more of a type cannot be made; None when they can. `stock`: what the seat has, where it is known."""
    bar = barred(game, seat, batch, type, number, stock or Stock(game, seat))
    return None if bar is None else bar()


def barred(game: Game, seat: Seat, batch: Batch, type: str, number: int, stock: Stock) -> Barred:
    """The same, to be put into words where somebody asks.

    TI-COST-02, TI-COST-04, TI-COST-05, TI-PRODUCTION-04, TI-PRODUCTION-05, TI-PRODUCTION-16
    """
    if type not in game.state.players[seat].units or game.card(seat, type).cost is None:
        return lambda: Refusal("TI-COST-04", T("ti4-no-cost", unit=words.unit(type)))
    if number > batch.left():
        return lambda: Refusal("TI-PRODUCTION-04", T("ti4-production-limit", limit=batch.limit))
    bar = (_no_ground if type in GROUND else _no_ship)(game, seat, batch, type, number, stock)
    if bar is not None:
        return bar
    if number > _obtainable(batch, type, stock):
        return lambda: Refusal("TI-PRODUCTION-16", T("ti4-none-in-reinforcements", unit=words.unit(type)))
    return prices.too_dear(game, seat, batch, type, number)


def _no_ground(game: Game, seat: Seat, batch: Batch, type: str, number: int, stock: Stock) -> Barred:
    """Why ground forces find no place. TI-PRODUCTION-08, TI-PRODUCTION-10"""
    troops, limit = sum([batch.made.get(ground, 0) for ground in GROUND]) + number, batch.troops
    if not batch.grounds:
        return lambda: Refusal("TI-PRODUCTION-08", T("ti4-no-place-for-ground"))
    if limit is not None and troops > limit:
        return lambda: Refusal("TI-PRODUCTION-08", T("ti4-troop-limit", limit=limit))
    aboard = batch.system in batch.grounds and _open_grounds(batch, stock) == [batch.system]
    if aboard and not fits(game, seat, batch.system, type, number):
        return lambda: Refusal("TI-PRODUCTION-10", T("ti4-no-capacity", system=words.system(batch.system)))
    return None


def _open_grounds(batch: Batch, stock: Stock) -> list[str]:
    """Places where infantry has, or can get, a figure for its group. TI-LIMIT-05"""
    had = stock.supply("infantry")
    return [place for place in batch.grounds if had(place) > 0]


def _obtainable(batch: Batch, type: str, stock: Stock) -> int:
    if type in GROUND:
        return reinforcements.PLENTY if _open_grounds(batch, stock) else 0
    return stock.supply(type)(batch.system)


def _no_ship(game: Game, seat: Seat, batch: Batch, type: str, number: int, stock: Stock) -> Barred:
    """Why ships cannot be made: blockade, fleet limit, capacity. TI-BLOCKADE-02, TI-FLEETPOOL-07, TI-CAPACITY-03"""
    if batch.ships is not None:
        return lambda: batch.ships
    if fits(game, seat, batch.system, type, number, stock):
        return None
    if type in TOKENED:
        return lambda: Refusal("TI-CAPACITY-03", T("ti4-no-capacity", system=words.system(batch.system)))
    return lambda: Refusal("TI-FLEETPOOL-07", T("ti4-fleet-full", limit=capacity.fleet_limit(game, seat)))


def fits(game: Game, seat: Seat, system: str, type: str, number: int, stock: Stock | None = None) -> bool:
    """Whether a space area can hold so many more of a type. TI-FLEETPOOL-07, TI-PRODUCTION-10, TI-CAPACITY-03"""
    if type not in TOKENED and not capacity.fighters_a_slot(game, seat):
        return number <= (stock.free_slots(system) if stock else capacity.free_slots(game, seat, system))
    if type in TOKENED:
        return capacity.overload(game, seat, system, {type: -number})[0] <= 0
    units.add(game, seat, type, number, system)
    held = capacity.fleet_size(game, seat, system) <= capacity.fleet_limit(game, seat)
    units.remove(game, seat, type, number, system)
    return held


def blockade(game: Game, seat: Seat, system: str) -> Refusal | None:
    """Why ships cannot be made under a blockade. TI-BLOCKADE-01, TI-BLOCKADE-02, TI-BLOCKADE-03"""
    if structures.blockaded(game, seat, system):
        return Refusal("TI-BLOCKADE-02", T("ti4-blockaded", system=words.system(system)))
    return None


def _makers(game: Game, seat: Seat, place: str, types: tuple[str, ...]) -> list[str]:
    here = force_at(game.state, place, seat).units
    return [type for type in types if here.get(type) and game.card(seat, type).production] if here else []


# --- making it -------------------------------------------------------------------------------------------------------


def _options(game: Game, seat: Seat, batch: Batch) -> list[Option]:
    if batch.left() <= 0:
        return []
    stock = Stock(game, seat)
    types = [type for type in _PRICED if barred(game, seat, batch, type, 1, stock) is None]
    return [Option(type, _offer(game, seat, type), more=_off_board(game, seat, batch, type, stock)) for type in types]


def _off_board(game: Game, seat: Seat, batch: Batch, type: str, stock: Stock) -> Text | None:
    """What a player could overlook: a unit that only comes by taking one off the board. Ground forces do not come into
    a space area that is full. TI-PRODUCTION-17, TI-PRODUCTION-10
    """
    places = batch.grounds if type in GROUND else [batch.system]
    full = type in GROUND and batch.system in places and not fits(game, seat, batch.system, type, 1)
    in_hand = any(stock.in_hand(type, place) for place in places if not (full and place == batch.system))
    return None if in_hand else T("ti4-produce-off-board")


def _offer(game: Game, seat: Seat, type: str) -> Text:
    price = game.card(seat, type).cost
    assert price is not None
    pieces = prices.PIECES_FOR_COST(game, seat, game.card(seat, type).pieces, type)
    return T("ti4-produce-unit", unit=words.unit(type), cost=price, pieces=pieces)


def _why(game: Game, seat: Seat, batch: Batch) -> Callable[[str], Refusal | None]:
    return lambda type: refusal(game, seat, batch, type) if type in UNIT_TYPES else None


async def _make(game: Game, seat: Seat, batch: Batch, type: str) -> None:
    """Makes units of one type: a ship, or as many fighters or infantry as wanted.

    TI-PRODUCTION-05, TI-PRODUCTION-06, TI-PRODUCTION-07
    """
    number = 1
    if type in TOKENED:
        number = await _ask_pieces(game, seat, batch, type)
    places = await _deploy(game, seat, batch, type, number)
    for place, pieces in places.items():
        placed = await reinforcements.put(game, seat, type, pieces, place)
        if placed:
            batch.made[type] = batch.made.get(type, 0) + placed


@dataclass(slots=True)
class Pieces(Amount):
    """How many to make; too many are refused with the rule that forbids them."""

    why: Callable[[int], Refusal | None] = field(default=lambda number: None, repr=False)

    def check(self, value: object) -> int:
        refused = self.why(value) if isinstance(value, int) and self.high < value <= MANY else None
        if refused is not None:
            raise refuse(refused.rule or "TI-PRODUCTION-04", refused.text)
        return super(Pieces, self).check(value)


async def _ask_pieces(game: Game, seat: Seat, batch: Batch, type: str) -> int:
    """TI-PRODUCTION-05, TI-PRODUCTION-06"""
    most = _most(game, seat, batch, type)
    if most == 1:
        return 1
    about = T("ti4-ask-pieces", seat=seat_name(seat), unit=_offer(game, seat, type))
    shape = Pieces(1, most, why=lambda number: refusal(game, seat, batch, type, number))
    number = await game.ask_one(PRODUCE_PIECES, seat, shape, about, where=[batch.system])
    assert isinstance(number, int)
    return number


def _most(game: Game, seat: Seat, batch: Batch, type: str) -> int:
    most, stock = 1, Stock(game, seat)
    while barred(game, seat, batch, type, most + 1, stock) is None:
        most += 1
    return most


DEPLOY = Question("deploy", open=True)


async def _deploy(game: Game, seat: Seat, batch: Batch, type: str, number: int) -> dict[str, int]:
    """Where new units go: ships into the system, ground forces where the producers stand.

    TI-PRODUCTION-07, TI-PRODUCTION-08, TI-PRODUCTION-09, TI-PRODUCTION-10
    """
    if type not in GROUND:
        return {batch.system: number}
    slots = []
    for place in _open_grounds(batch, Stock(game, seat)):
        most = number if place != batch.system else _most_aboard(game, seat, batch, type, number)
        slots.append(Slot(place, words.place(place), most))
    about = T("ti4-ask-deploy", seat=seat_name(seat), units=words.units({type: number}))
    return await game.spread(DEPLOY, seat, Spread(slots, number, number, "TI-PRODUCTION-08"), about)


def _most_aboard(game: Game, seat: Seat, batch: Batch, type: str, number: int) -> int:
    while number and not fits(game, seat, batch.system, type, number):
        number -= 1
    return number


__all__ = [
    "Batch",
    "can_produce",
    "may_produce",
    "place_from_reinforcements",
    "produce",
    "produce_at_dock",
    "production_step",
    "use_production",
]
