"""Black holes: whoever enters rolls for survival, with a slingshot at some risk.

SE-BLACK-01, SE-BLACK-02, SE-OPT-03, SE-OPT-04, SE-OPT-05, D-16, D-66, D-68, D-83
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Seat, Slot, Spread
from engine.space_empires import words
from engine.space_empires.components import SIDES, SLINGSHOT, SURVIVES, UNITS
from engine.space_empires.galaxy import public_order, stranding, units
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Owner, Unit
from engine.text import T, seat_name

ASK_SLINGSHOT = Question("slingshot", open=False)
BLACK_HOLE = "black_hole"


async def enter(game: Game, seat: Seat, chosen: Sequence[Unit], safe: Sequence[Unit]) -> None:
    """Units that moved into a known black hole roll, but those that follow a proven chain.

    SE-BLACK-01, SE-PIPE-10, SE-BLACK-03, SE-BLACK-05
    """
    rolling = [unit for unit in chosen if not any(unit is one for one in safe)]
    tries = await _slingshots(game, seat, rolling)
    await survive(game, seat, rolling, tries)


async def _slingshots(game: Game, seat: Seat, rolling: Sequence[Unit]) -> Mapping[str, int]:
    """How many ships of each group try a slingshot. SE-OPT-03, D-68"""
    if not game.options.slingshot or not rolling:
        return {}
    able = [unit for unit in rolling if unit.type not in ("DECOY", "F") and not unit.chained]
    slots = [Slot(unit.id, words.part(unit.type, unit.number), unit.count) for unit in able]
    shape = Spread(slots, 0, sum(slot.most for slot in slots))
    at = rolling[0].at
    about = T("space_empires-ask-slingshot", seat=seat_name(seat), hex=words.hex(at))
    return await game.spread(ASK_SLINGSHOT, seat, shape, about, always=True, where=[at])


async def survive(game: Game, side: Owner, rolling: Sequence[Unit], tries: Mapping[str, int] | None = None) -> None:
    """Everything rolls that entered; the dice are public, types stay hidden. Fighters without a carrier are lost then.

    SE-BLACK-01, SE-BLACK-02, SE-BLACK-04, D-66, D-83
    """
    at, flung = rolling[0].at if rolling else "", tries or {}
    there = _in_turn(game, rolling, flung)
    lost = [unit for unit in there if _roll(game, side, unit, at, flung.get(unit.id, 0))]
    for owner in dict.fromkeys(unit.owner for unit in lost if unit.type == stranding.CARRIER):
        await stranding.strand(game, at, owner)


def _in_turn(game: Game, rolling: Sequence[Unit], tries: Mapping[str, int]) -> list[Unit]:
    """Those that roll, first those with the fewest dice: the order of the dice tells nothing but their number."""
    found = [unit for unit in rolling if unit.type != "F"]
    if not game.state.edition:
        return found
    mixed = game.shuffle(public_order.by_name(game, found), "black hole order")
    return sorted(mixed, key=lambda unit: (unit.count, tries.get(unit.id, 0)))


def _roll(game: Game, side: Owner, unit: Unit, at: str, tries: int) -> int:
    """How many of a group are lost; the dice tell its number. Ships that try the slingshot roll apart.

    SE-OPT-03, SE-OPT-04
    """
    name = words.side(side)
    game.seal()
    plain = game.roll(unit.count - tries, SIDES, "black hole") if unit.count > tries else []
    flung = [roll + SLINGSHOT for roll in game.roll(tries, SIDES, "slingshot")] if tries else []
    lost = sum(roll > SURVIVES for roll in (*plain, *flung))
    line = T("space_empires-black-hole", side=name, rolls=(*plain, *flung), lost=lost, hex=words.hex(at))
    game.say(line, where=[at], weight=2)
    through = sum(roll <= SURVIVES for roll in flung)
    units.lose(game, unit, lost)
    if through and unit.count > 0:
        _fling(game, unit, through)
    return lost


def _fling(game: Game, unit: Unit, through: int) -> None:
    """Who survived the slingshot has one hex more, as a group of its own where others did not try. SE-OPT-04, D-68"""
    if through == unit.count:
        unit.extra = 1
    elif UNITS[unit.type].group and units.free(game, unit.owner, unit.type):
        units.split(game, unit, through).extra = 1
