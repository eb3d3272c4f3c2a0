"""Production: what a system's units may make, where it goes, and paying for all of it at once.

A `Batch` is one go: pieces are put down as they are chosen, and one payment at the end covers them. An option is only
offered while everything chosen so far and the option together can be paid.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.ask import Option, Refusal, Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import capacity, leaning, payment, reinforcements, structures, units, words
from engine.ti4.board import force_at, planets_of
from engine.ti4.components import GROUND, TOKENED, UNIT_TYPES
from engine.ti4.play import Game
from engine.ti4.reinforcements import place_from_reinforcements
from engine.ti4.windows import Moment, window

DONE = "done"


@dataclass(slots=True)
class Batch:
    """What is being made in one go.

    Attributes:
        limit: pieces that may be made in all. TI-PRODUCTION-03, TI-PRODUCTION-04
        grounds: places where new ground forces may go.
        ships: why ships cannot be made; None when they can.
        cap: the most that everything together may cost, where an ability sets it.
        ability: whether it is the Production ability, which other abilities make cheaper.
        troops: ground forces that may be made of all, where some of the producers make none.
        made: pieces so far, by type.
        purse: what can be paid in all, counted when it is first asked for; nothing changes it before the payment.
    """

    system: str
    limit: int
    grounds: list[str]
    ships: Refusal | None = None
    cap: int | None = None
    ability: bool = True
    troops: int | None = None
    made: dict[str, int] = field(default_factory=dict)
    purse: int | None = None

    def left(self) -> int:
        """Pieces that may still be made. TI-PRODUCTION-05"""
        return self.limit - sum(self.made.values())


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
    await window(game, Moment("when_use_production", actor=seat, system=system))
    values = {place: value(game, seat, place, types) for place in places}
    troops = {place: value(game, seat, place, types, makes=GROUND[0]) for place in places}
    batch = Batch(system, sum(values.values()), grounds(game, seat, system, troops), blockade(game, seat, system))
    batch.troops = sum(troops.values())
    await produce(game, seat, batch)
    if batch.made:
        await window(game, Moment("after_use_production", actor=seat, system=system, pieces=batch.made))
    return batch.made


async def produce(game: Game, seat: Seat, batch: Batch) -> None:
    """Chooses units one kind after the other, puts them down, and pays for all of them together.

    TI-COST-02, TI-PRODUCTION-11, TI-PRODUCTION-12, TI-PRODUCTION-13, TI-RESOURCE-02
    """
    while options := _options(game, seat, batch) if may_produce(game, seat, batch.system) else []:
        about = _asked(game, seat, batch)
        done = Option(DONE, T("ti4-produce-done", cost=cost(game, seat, batch)))
        why = _why(game, seat, batch)
        lean = leaning.to_go_on
        choice = await game.pick("produce", seat, [*options, done], about, why=why, lean=lean, where=[batch.system])
        if choice == DONE:
            break
        await _make(game, seat, batch, choice)
    if batch.made:
        made = words.units(batch.made)
        game.say(T("ti4-produced", seat=seat_name(seat), units=made, system=words.system(batch.system)))
        await payment.pay(game, seat, cost(game, seat, batch), "resources", T("ti4-for-units", units=made))
        await structures.destroy_blockaded(game, batch.system)


def _asked(game: Game, seat: Seat, batch: Batch) -> Text:
    """The question, with what is chosen, and what is left to choose and to spend."""
    made = words.units(batch.made) or (T("ti4-no-target"),)
    money = _most_to_spend(game, seat, batch) - cost(game, seat, batch)
    system = words.system(batch.system)
    return T("ti4-ask-produce", seat=seat_name(seat), system=system, made=made, left=batch.left(), money=money)


# --- what may be made ------------------------------------------------------------------------------------------------


def may_produce(game: Game, seat: Seat, system: str) -> bool:
    """Whether nothing keeps a seat from producing units in a system, by Production or otherwise. TI-GOLDEN-04"""
    free: bool = game.fold("produces", True, seat, system=system)
    return free


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
        if makes and not game.fold("makes", True, seat, producer=type, unit=makes):
            continue
        production = game.card(seat, type).production
        assert production is not None
        each = production.value + (payment.value(game, place, "resources") if production.plus_resources else 0)
        total += units.count(game, seat, type, place) * game.fold("production_value", each, seat, place=place)
    return total


def grounds(game: Game, seat: Seat, system: str, values: dict[str, int]) -> list[str]:
    """Places for new ground forces: planets that produce; with a producer in space also space and own planets.

    TI-PRODUCTION-08, TI-PRODUCTION-09
    """
    places = [place for place, amount in values.items() if amount and place != system]
    if values.get(system):
        own = [planet for planet in planets_of(game.state, system) if game.state.planets[planet].owner == seat]
        places = list(dict.fromkeys([*places, *own, system]))
    return [place for place in places if place == system or game.fold("may_place", True, seat, planet=place, unit="")]


def refusal(game: Game, seat: Seat, batch: Batch, type: str, number: int = 1) -> Refusal | None:
    """Why `number` more of a type cannot be made; None when they can.

    TI-COST-02, TI-COST-04, TI-COST-05, TI-PRODUCTION-04, TI-PRODUCTION-05, TI-PRODUCTION-16
    """
    if type not in game.player(seat).units or game.card(seat, type).cost is None:
        return Refusal("TI-COST-04", T("ti4-no-cost", unit=words.unit(type)))
    if number > batch.left():
        return Refusal("TI-PRODUCTION-04", T("ti4-production-limit", limit=batch.limit))
    refused = _no_ground(game, seat, batch, number) if type in GROUND else _no_ship(game, seat, batch, type, number)
    if refused is not None:
        return refused
    if number > _obtainable(game, seat, batch, type):
        return Refusal("TI-PRODUCTION-16", T("ti4-none-in-reinforcements", unit=words.unit(type)))
    return _too_dear(game, seat, batch, type, number)


def cost(game: Game, seat: Seat, batch: Batch, extra: dict[str, int] | None = None) -> int:
    """What everything costs together; two fighters or two infantry come for one cost.

    TI-COST-01, TI-COST-03, TI-PRODUCTION-06, TI-PRODUCTION-13
    """
    made = dict(batch.made)
    for type, number in (extra or {}).items():
        made[type] = made.get(type, 0) + number
    total = sum(_price(game, seat, type, number) for type, number in made.items())
    if batch.ability and made:
        total = game.fold("production_cost", total, seat, system=batch.system)
    return max(0, total)


def _price(game: Game, seat: Seat, type: str, number: int) -> int:
    card = game.card(seat, type)
    assert card.cost is not None
    pieces = game.fold("pieces_for_cost", card.pieces, seat, unit=type)
    return -(-number // pieces) * card.cost


def _too_dear(game: Game, seat: Seat, batch: Batch, type: str, number: int) -> Refusal | None:
    """TI-COST-02, TI-TRADEGOOD-05, TI-COMMODITY-07"""
    needed, purse = cost(game, seat, batch, {type: number}), _purse(game, seat, batch)
    if needed > purse:
        return Refusal("TI-COST-02", T("ti4-cannot-pay-resources", cost=needed, purse=purse))
    if batch.cap is not None and needed > batch.cap:
        return Refusal("TI-GOLDEN-02", T("ti4-cost-cap", cost=needed, cap=batch.cap))
    return None


def _purse(game: Game, seat: Seat, batch: Batch) -> int:
    if batch.purse is None:
        batch.purse = payment.purse(game, seat, "resources")
    return batch.purse


def _most_to_spend(game: Game, seat: Seat, batch: Batch) -> int:
    purse = _purse(game, seat, batch)
    return purse if batch.cap is None else min(purse, batch.cap)


def _no_ground(game: Game, seat: Seat, batch: Batch, number: int) -> Refusal | None:
    """Why ground forces find no place. TI-PRODUCTION-08, TI-PRODUCTION-10"""
    troops = sum(batch.made.get(type, 0) for type in GROUND) + number
    if not batch.grounds or (batch.troops is not None and troops > batch.troops):
        return Refusal("TI-PRODUCTION-08", T("ti4-no-place-for-ground"))
    aboard = batch.system in batch.grounds and _open_grounds(game, seat, batch) == [batch.system]
    if aboard and not fits(game, seat, batch.system, "infantry", number):
        return Refusal("TI-PRODUCTION-10", T("ti4-no-capacity", system=words.system(batch.system)))
    return None


def _open_grounds(game: Game, seat: Seat, batch: Batch) -> list[str]:
    """Places where infantry has, or can get, a figure for its group. TI-LIMIT-05"""
    return [place for place in batch.grounds if _has_room(game, seat, place)]


def _has_room(game: Game, seat: Seat, place: str) -> bool:
    return reinforcements.obtainable(game, seat, "infantry", place) > 0


def _obtainable(game: Game, seat: Seat, batch: Batch, type: str) -> int:
    if type in GROUND:
        return reinforcements.PLENTY if any(_has_room(game, seat, place) for place in batch.grounds) else 0
    return reinforcements.obtainable(game, seat, type, batch.system)


def _no_ship(game: Game, seat: Seat, batch: Batch, type: str, number: int) -> Refusal | None:
    """Why ships cannot be made: blockade, fleet limit, capacity. TI-BLOCKADE-02, TI-FLEETPOOL-07, TI-CAPACITY-03"""
    if batch.ships is not None:
        return batch.ships
    if fits(game, seat, batch.system, type, number):
        return None
    if type in TOKENED:
        return Refusal("TI-CAPACITY-03", T("ti4-no-capacity", system=words.system(batch.system)))
    return Refusal("TI-FLEETPOOL-07", T("ti4-fleet-full", limit=capacity.fleet_limit(game, seat)))


def fits(game: Game, seat: Seat, system: str, type: str, number: int) -> bool:
    """Whether a space area can hold so many more of a type. TI-FLEETPOOL-07, TI-PRODUCTION-10, TI-CAPACITY-03"""
    units.add(game, seat, type, number, system)
    if type in TOKENED:
        held = capacity.overload(game, seat, system)[0] <= 0
    else:
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
    return [type for type in types if here.get(type) and game.card(seat, type).production]


# --- making it -------------------------------------------------------------------------------------------------------


def _options(game: Game, seat: Seat, batch: Batch) -> list[Option]:
    if batch.left() <= 0:
        return []
    return [Option(type, _offer(game, seat, type)) for type in UNIT_TYPES if refusal(game, seat, batch, type) is None]


def _offer(game: Game, seat: Seat, type: str) -> Text:
    price = game.card(seat, type).cost
    assert price is not None
    pieces = game.fold("pieces_for_cost", game.card(seat, type).pieces, seat, unit=type)
    return T("ti4-produce-unit", unit=words.unit(type), cost=price, pieces=pieces)


def _why(game: Game, seat: Seat, batch: Batch) -> Callable[[str], Refusal | None]:
    return lambda type: refusal(game, seat, batch, type) if type in UNIT_TYPES else None


async def _make(game: Game, seat: Seat, batch: Batch, type: str) -> None:
    """Makes units of one type: a ship, or as many fighters or infantry as wanted.

    TI-PRODUCTION-05, TI-PRODUCTION-06, TI-PRODUCTION-07
    """
    number = 1
    if type in TOKENED:
        about = T("ti4-ask-pieces", seat=seat_name(seat), unit=_offer(game, seat, type))
        number = await game.amount("produce_pieces", seat, 1, _most(game, seat, batch, type), about)
    places = await _deploy(game, seat, batch, type, number)
    for place, pieces in places.items():
        placed = await reinforcements.put(game, seat, type, pieces, place)
        batch.made[type] = batch.made.get(type, 0) + placed


def _most(game: Game, seat: Seat, batch: Batch, type: str) -> int:
    most = 1
    while refusal(game, seat, batch, type, most + 1) is None:
        most += 1
    return most


async def _deploy(game: Game, seat: Seat, batch: Batch, type: str, number: int) -> dict[str, int]:
    """Where new units go: ships into the system, ground forces where the producers stand.

    TI-PRODUCTION-07, TI-PRODUCTION-08, TI-PRODUCTION-09, TI-PRODUCTION-10
    """
    if type not in GROUND:
        return {batch.system: number}
    slots = []
    for place in _open_grounds(game, seat, batch):
        most = number if place != batch.system else _most_aboard(game, seat, batch, type, number)
        slots.append(Slot(place, words.place(place), most))
    about = T("ti4-ask-deploy", seat=seat_name(seat), units=words.units({type: number}))
    return await game.spread("deploy", seat, Spread(slots, number, number, "TI-PRODUCTION-08"), about)


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
