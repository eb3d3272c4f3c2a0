"""What an owner does with counters in the own turn without moving them: split, join, scuttle, upgrade. Of what changes
nothing on the board others may not learn that it was done.

SE-GROUP-02, SE-MAINT-04, SE-UPGRADE-01, SE-UPGRADE-03, SE-UPGRADE-04, D-40, D-61, D-76
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import ClassVar

from engine.ask import Option, Seat
from engine.ids import Id
from engine.space_empires import words
from engine.space_empires.components import FIGHTERS_CARRIED, GROUP, TECHNOLOGIES, UNITS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import presence, stranding, units
from engine.space_empires.galaxy.orders import Orders
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Player, Unit
from engine.text import T, seat_name

BACK, ALL = "back", "all"
REFITTED = frozenset(card.id for card in UNITS.values() if card.combat and not card.auto_upgrade)
"""Types of which an upgrade is paid for. SE-UPGRADE-01, SE-UPGRADE-06"""
ASK_MANAGE = Question("manage", open=False, undoing=[BACK])
SPLIT = Question("split", open=False)


@dataclass(frozen=True)
class Split(Id):
    """So many ships leave a group; without a number, which older files lack, it is asked for."""

    unit: str
    number: int | None = None
    tag: ClassVar[str] = "split"


@dataclass(frozen=True)
class Join(Id):
    """A group joins another."""

    unit: str
    other: str
    tag: ClassVar[str] = "join"


@dataclass(frozen=True)
class Scuttle(Id):
    """A unit is given up."""

    unit: str
    tag: ClassVar[str] = "scuttle"


@dataclass(frozen=True)
class Refit(Id):
    """A group is upgraded: one technology by one level, or `all`."""

    unit: str
    technology: str
    tag: ClassVar[str] = "refit"


def splits(game: Game, seat: Seat) -> list[Option]:
    """Every way to part a group that can move: it does not matter which part keeps the counter. SE-GROUP-02"""
    large = [unit for unit in game.state.players[seat].units if unit.count > 1]
    if not large:
        return []
    parted = [unit for unit in large if UNITS[unit.type].moves != "never" and splittable(game, unit)]
    return [_splitting(u.at, u.type, u.number, u.count, off) for u in parted for off in range(1, u.count // 2 + 1)]


def older_splits(game: Game, seat: Seat) -> tuple[str, ...]:
    """Groups from which ships may leave, as files of games begun before name them."""
    return tuple(Split(unit.id).id for unit in game.player(seat).units if splittable(game, unit))


def _older(game: Game, seat: Seat) -> tuple[str, ...]:
    """What stood among these things in games begun before, and is an order of its own now."""
    return (*older_splits(game, seat), *(option.id for option in refits(game, seat)))


def choices(game: Game, seat: Seat) -> list[Option]:
    """All else that can be done now."""
    own = game.player(seat).units
    by_hex: dict[str, list[Unit]] = {}
    alike: dict[tuple[str, str], list[Unit]] = {}
    for unit in own:
        by_hex.setdefault(unit.at, []).append(unit)
        alike.setdefault((unit.at, unit.type), []).append(unit)
    joining = [(one, other) for there in by_hex.values() for one in there for other in alike[one.at, one.type]]
    found = [_join(one, other) for one, other in joining if one is not other and joinable(one, other)]
    return found + [offer_scuttle(unit) for unit in own if can_scuttle(game, unit)]


def can(game: Game, seat: Seat) -> bool:
    """Whether anything can be done now: most units can at least be given up."""
    own = game.state.players[seat].units
    if [unit for unit in own if unit.cargo is None and unit.type != "CV"]:
        return True
    return any(can_scuttle(game, unit) for unit in own) or bool(choices(game, seat))


def splittable(game: Game, unit: Unit) -> bool:
    """Whether ships may leave a group; a decoy is one counter whatever its numeral. SE-GROUP-02, SE-DECOY-01"""
    if unit.count < 2 or unit.type == "DECOY" or not UNITS[unit.type].group:
        return False
    return bool(units.free(game, unit.owner, unit.type))


def joinable(one: Unit, other: Unit) -> bool:
    """Whether a group fits wholly into another. SE-GROUP-01"""
    return one.type == other.type and one.count + other.count <= GROUP and units.same(one, other)


def can_scuttle(game: Game, unit: Unit) -> bool:
    """Whether a unit may be given up: no miner with cargo, no carrier whose fighters have no other place.

    SE-MINERAL-02, SE-WRECK-05, D-61
    """
    return unit.cargo is None and (unit.type != "CV" or placed(game, unit.at, unit.owner, [unit.id]))


def placed(game: Game, at: str, seat: Seat, gone: Collection[str]) -> bool:
    """Whether all fighters in a hex have a place when these units are gone. D-61"""
    colony = game.colony(at)
    there = [unit for unit in game.at(at, seat) if unit.id not in gone]
    fighters = sum(unit.count for unit in there if unit.type == "F")
    room = FIGHTERS_CARRIED * sum(unit.count for unit in there if unit.type == "CV")
    return fighters <= room or (colony is not None and colony.owner == seat)


# --- upgrades --------------------------------------------------------------------------------------------------------


def cost(unit: Unit, id: str) -> int:
    """CP for all ships of a group. SE-UPGRADE-03, SE-UPGRADE-04, SE-FIGHTER-10"""
    if unit.type == "F":
        return unit.count
    return UNITS[unit.type].hull * unit.count * (2 if id == ALL else 1)


def behind(game: Game, unit: Unit) -> list[str]:
    """Technologies in which a group is behind its owner. SE-UPGRADE-01"""
    if game.options.instant_upgrades or UNITS[unit.type].auto_upgrade:
        return []
    top, own = game.state.players[unit.owner].technology, unit.levels
    return [id for id in technology.carried(unit.type) if own.get(id, 0) < top.get(id, TECHNOLOGIES[id].start)]


def refits(game: Game, seat: Seat) -> list[Option]:
    """Every upgrade that can be paid now: an order by itself, of which others see nothing. D-81"""
    player = game.state.players[seat]
    if not player.cp or game.options.instant_upgrades:
        return []
    by_yard: dict[str, list[Unit]] = {unit.at: [] for unit in player.units if unit.type == "SY"}
    for unit in player.units:
        if unit.at in by_yard and unit.type in REFITTED and not unit.moved and not unit.refit:
            by_yard[unit.at].append(unit)
    return [option for resting in by_yard.values() for unit in resting for option in _refits(game, player, unit)]


def _refits(game: Game, player: Player, unit: Unit) -> list[Option]:
    """Upgrades that can be paid: at an own ship yard, without a move in this turn.

    SE-UPGRADE-01, SE-FIGHTER-10, SE-UPGRADE-02, SE-UPGRADE-05
    """
    cp, late = player.cp, behind(game, unit)
    if not late or (unit.type == "F" and not _carried(unit, player.units)):
        return []
    kinds = ([] if unit.type == "F" else late) + ([ALL] if late else [])
    return [_refit(unit, id) for id in kinds if cost(unit, id) <= cp]


def _carried(unit: Unit, own: Sequence[Unit]) -> bool:
    """Whether carriers that rest here have room for these squadrons beside those upgraded with them. SE-FIGHTER-10"""
    there = [other for other in own if other.at == unit.at]
    resting = sum(other.count for other in there if other.type == "CV" and not other.moved)
    upgraded = sum(other.count for other in there if other.type == "F" and other.refit)
    return upgraded + unit.count <= FIGHTERS_CARRIED * resting


def refit(game: Game, unit: Unit, id: str) -> None:
    """The upgrade is paid; it is done at the end of the turn. D-40"""
    game.player(unit.owner).cp -= cost(unit, id)
    unit.refit.append(id)


def finish(game: Game, seat: Seat) -> None:
    """Upgrades of this turn are done; who left the hex in a battle is not upgraded and pays nothing.

    SE-UPGRADE-01, SE-UPGRADE-03, SE-UPGRADE-04, D-40
    """
    for unit in [unit for unit in game.player(seat).units if unit.refit]:
        if unit.at != unit.start:
            game.player(seat).cp += sum(cost(unit, id) for id in unit.refit)
            unit.refit = []
        for id in unit.refit:
            raised = behind(game, unit) if id == ALL else [id]
            for one in raised:
                top = technology.researched(game, seat, one)
                unit.levels[one] = top if id == ALL else min(top, unit.levels.get(one, 0) + 1)
        unit.refit = []


# --- options ---------------------------------------------------------------------------------------------------------


@cache
def _splitting(at: str, type: str, number: int, count: int, off: int) -> Option:
    group = words.counter(type, number, count)
    text = T("space_empires-split", group=group, hex=words.hex(at), n=off)
    return Option(Split(f"{type}{number}", off).id, text)


def _join(one: Unit, other: Unit) -> Option:
    text = T("space_empires-join", group=words.group(one), other=words.group(other), hex=words.hex(one.at))
    return Option(Join(one.id, other.id).id, text)


def offer_scuttle(unit: Unit) -> Option:
    """To give a unit up. SE-MAINT-04"""
    return _scuttling(unit.type, unit.number, unit.count, unit.at)


@cache
def _scuttling(type: str, number: int, count: int, at: str) -> Option:
    group = words.counter(type, number, count)
    return Option(Scuttle(f"{type}{number}").id, T("space_empires-scuttle", group=group, hex=words.hex(at)))


def _refit(unit: Unit, id: str) -> Option:
    what = T("space_empires-refit-all") if id == ALL else words.technology(id)
    text = T("space_empires-refit", group=words.group(unit), technology=what, cost=words.cp(cost(unit, id)))
    return Option(Refit(unit.id, id).id, text)


# --- doing it --------------------------------------------------------------------------------------------------------


async def manage(game: Game, seat: Seat) -> Collection[str]:
    """One of these things, of the seat's choice; the hexes where it was done."""
    options = [*choices(game, seat), Option(BACK, T("space_empires-back"))]
    about = T("space_empires-ask-manage", seat=seat_name(seat))
    weights = [_lean(option.id) for option in options]
    shape = Orders(options, weights=weights, older=partial(_older, game, seat))
    picked = await game.ask_one(ASK_MANAGE, seat, shape, about)
    assert isinstance(picked, str)
    return await done(game, seat, picked) or ()


async def done(game: Game, seat: Seat, picked: str) -> Collection[str] | None:
    """Does one of these things; the hex where it was done, or None where it was none of them."""
    named = Split.maybe(picked) or Join.maybe(picked) or Scuttle.maybe(picked) or Refit.maybe(picked)
    if named is None:
        return None
    unit = game.unit(seat, named.unit)
    if isinstance(named, Split):
        await _do_split(game, seat, unit, named.number)
    elif isinstance(named, Join):
        _do_join(game, unit, game.unit(seat, named.other))
    elif isinstance(named, Scuttle):
        await scuttle(game, unit)
    else:
        refit(game, unit, named.technology)
    return (unit.at,)


def _lean(id: str) -> int:
    return 1 if Scuttle.fits(id) else 12


async def _do_split(game: Game, seat: Seat, unit: Unit, number: int | None) -> None:
    """Everybody sees one counter more. D-82"""
    if number is None:
        about = T("space_empires-ask-split", seat=seat_name(seat), hex=words.hex(unit.at))
        number = await game.amount(SPLIT, seat, 1, unit.count - 1, about, always=True, where=[unit.at])
    units.split(game, unit, number)
    game.say(T("space_empires-splits", seat=seat_name(seat), hex=words.hex(unit.at)), where=[unit.at], weight=0)


def _do_join(game: Game, unit: Unit, other: Unit) -> None:
    """Everybody sees one counter less. D-82"""
    at = unit.at
    units.join(game, unit, other)
    game.say(T("space_empires-joins", seat=seat_name(other.owner), hex=words.hex(at)), where=[at], weight=0)


async def scuttle(game: Game, unit: Unit) -> None:
    """Others see that a counter is gone; of one that lies face up, what it was. SE-MAINT-04, D-61"""
    name, at = seat_name(unit.owner), unit.at
    what = words.counters(1) if presence.hidden(unit) else words.group(unit)
    own = T("space_empires-scuttles", seat=name, what=words.group(unit), hex=words.hex(at))
    told = T("space_empires-scuttles", seat=name, what=what, hex=words.hex(at))
    game.say(told, secret={unit.owner: own}, where=[at])
    units.remove(game, unit)
    await stranding.strand(game, at, unit.owner)
