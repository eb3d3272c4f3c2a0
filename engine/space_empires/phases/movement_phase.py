"""The Movement Phase: a player moves units, settles, tows, looks, manages counters, order by order, until content.

SE-MOVE-02, SE-COLONY-04, SE-MINERAL-05, SE-EXPTECH-02
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import chain

from engine.ask import Ask, Option, PickOne, Seat
from engine.space_empires import words
from engine.space_empires.components import TURNS
from engine.space_empires.galaxy import chains, colonies, looking, managing, mining, movement
from engine.space_empires.galaxy.order_ids import DONE, MANAGE, Everything, Look, March, Settle, Tow, Unload, is_order
from engine.space_empires.galaxy.orders import PARTS, Orders
from engine.space_empires.galaxy.surroundings import Surroundings
from engine.space_empires.phases import marching
from engine.space_empires.phases.marching import Touched
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Unit
from engine.text import T, Text, seat_name


def _purpose(id: str) -> Text | None:
    """What comes after movement. SE-TURN-03"""
    return T("space_empires-purpose-done") if id == DONE else None


MOVE = Question(
    "move",
    open=False,
    leads_to=True,
    follow_ups=[marching.MOVE_TO, managing.ASK_MANAGE],
    several=is_order,
    purpose=_purpose,
)
DOES, ENDS = 32, 4
"""How readily chance does what moves nothing, and ends the phase; see also `orders`."""
_OVER = Option(DONE, T("space_empires-movement-done"))
_MANAGE = Option(MANAGE, T("space_empires-manage"))


async def order(game: Game, seat: Seat, offered: Orders | None = None) -> Orders | None:
    """One order; what can be ordered then, which stays where nothing moved, or None once the phase is over."""
    offered = offered or orders(game, seat)
    picked = await game.ask_one(MOVE, seat, offered, _ask_move(seat, game.state.turn))
    assert isinstance(picked, str)
    if picked == DONE:
        return None
    touched = await _touched(game, seat, picked, offered)
    if touched is None:
        return orders(game, seat)
    return orders(game, seat, offered, touched) if touched else offered


@cache
def _ask_move(seat: Seat, turn: int) -> Text:
    """The turn is not said: `undone` reads it."""
    return T("space_empires-ask-move", seat=seat_name(seat), turn=turn)


async def _touched(game: Game, seat: Seat, picked: str, offered: Orders) -> Touched | None:
    """Carries an order out; where it changed anything, apart from chains of pipelines. None for anywhere."""
    if (march := March.maybe(picked)) is not None:
        return await marching.march(game, seat, march, offered)
    if (everything := Everything.maybe(picked)) is not None:
        return await marching.march_all(game, seat, everything, offered)
    if picked in game.state.systems:
        return await marching.march_some(game, seat, picked, offered)
    if picked == MANAGE:
        return await managing.manage(game, seat)
    done = await managing.done(game, seat, picked)
    if managing.Refit.fits(picked):
        game.stays_open()
    return await _small(game, seat, picked) if done is None else done


def undone(ask: Ask, seat: Seat) -> list[Text]:
    """What could still be done on colonies in the last turn before an Economic Phase, and would come too late after
    it. SE-COLONY-04, SE-MINERAL-03
    """
    shape = ask.must.get(seat)
    if not isinstance(shape, PickOne) or ask.about.params.get("turn") != TURNS:
        return []
    return [option.text for option in shape.options if Settle.fits(option.id) or Unload.fits(option.id)]


def orders(game: Game, seat: Seat, before: Orders | None = None, touched: Collection[str] = ()) -> Orders:
    """All that can be ordered now; a hex by its name alone is what older files hold.

    Args:
        before: what was offered before in this phase; `touched`: the hexes where something came or went since. That
            is all to be looked at anew, unless a chain of pipelines was used or parted.
    """
    linked, around = chains.standing(game, seat), Surroundings(game, seat)
    kept = None if before is None or before.linked != linked else before.moves
    by_hex = movement.by_hex(game, seat, [at for at, _, _ in linked], kept, touched)
    moves, small = marching.moves(around, by_hex, kept or {}, touched), _small_ones(game, seat)
    splits = [*managing.splits(game, seat), *managing.refits(game, seat)]
    manage = [_MANAGE] if managing.can(game, seat) else []
    moving = chain.from_iterable([there.options for there in moves.values()])
    leans = chain.from_iterable([there.weights for there in moves.values()])
    options = [*moving, *small, *splits, *manage, _OVER]
    weights = [*leans, *[DOES] * len(small), *[PARTS] * (len(splits) + len(manage)), ENDS]

    def older() -> tuple[str, ...]:
        return (*by_hex, *marching.older(by_hex), *managing.older_splits(game, seat))

    return Orders(options, weights=weights, older=older, moves=moves, around=around, linked=linked)


def _small_ones(game: Game, seat: Seat) -> list[Option]:
    """What moves nothing."""
    types = {unit.type for unit in game.state.players[seat].units}
    found = _settling(colonies.settlers(game, seat)) if colonies.COLONY_SHIP in types else []
    for miner in mining.miners(game, seat) if mining.MINER in types else ():
        found += _of_miner(game, miner)
    return [*found, *_looking(looking.places(game, seat))] if looking.CRUISER in types else found


def _settling(ships: Sequence[Unit]) -> list[Option]:
    """Where one could still move and another not, its owner says which ship it is."""
    hexes = [ship.at for ship in ships]
    return [_settle(ship.at, ship.id if hexes.count(ship.at) > 1 else None) for ship in ships]


@cache
def _settle(at: str, unit: str | None) -> Option:
    if unit is None:
        return Option(Settle(at).id, T("space_empires-settle", hex=words.hex(at)))
    return Option(Settle(at, unit).id, T("space_empires-settle-by", hex=words.hex(at), unit=words.counter_name(unit)))


def _looking(places: Mapping[str, Sequence[Unit]]) -> list[Option]:
    """Where it matters which group looks, its owner says so."""
    return [
        _look(at, unit.id if len(groups) > 1 else None, unit.at) for at, groups in places.items() for unit in groups
    ]


@cache
def _look(at: str, unit: str | None, from_hex: str) -> Option:
    if unit is None:
        return Option(Look(at).id, T("space_empires-look", hex=words.hex(at)))
    group, there = words.counter_name(unit), words.hex(from_hex)
    return Option(Look(at, unit).id, T("space_empires-look-by", hex=words.hex(at), group=group, there=there))


def _of_miner(game: Game, miner: Unit) -> list[Option]:
    if mining.can_tow(game, miner):
        marker = game.marker(miner.at)
        assert marker is not None
        about = {"hex": words.hex(miner.at), "unit": words.counter_name(miner.id)}
        text = T("space_empires-tow", what=words.marker(marker), **about)
        return [Option(Tow(miner.id).id, text)]
    if mining.can_unload(game, miner):
        assert miner.cargo is not None
        about = {"hex": words.hex(miner.at), "unit": words.counter_name(miner.id)}
        text = T("space_empires-unload", what=words.marker(miner.cargo), **about)
        return [Option(Unload(miner.id).id, text)]
    return []


async def _small(game: Game, seat: Seat, picked: str) -> Touched | None:
    """What moves nothing. Who looks at a marker may show it, and then it keeps others out."""
    if (settle := Settle.maybe(picked)) is not None:
        ships = [ship for ship in colonies.settlers(game, seat) if ship.at == settle.at]
        colonies.settle(game, _named(ships, settle.unit))
        return (settle.at,)
    if (look := Look.maybe(picked)) is not None:
        await looking.look(game, seat, _named(looking.places(game, seat)[look.at], look.unit), look.at)
        return None
    tow = Tow.maybe(picked)
    miner = game.unit(seat, Unload.read(picked).unit if tow is None else tow.unit)
    (mining.unload if tow is None else mining.tow)(game, miner)
    return (miner.at,)


def _named(units: Sequence[Unit], id: str | None) -> Unit:
    """The one that the order names, else the only one."""
    return next(unit for unit in units if id in (None, unit.id))
