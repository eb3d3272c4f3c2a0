"""Fighters along with carriers that retreat: their owner says which, as long as all others find a place.

SE-CARRIER-02, SE-CARRIER-05, SE-FIGHTER-06
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Refusal, Slot
from engine.space_empires import words
from engine.space_empires.combat import parting
from engine.space_empires.combat.field import Field, number
from engine.space_empires.components import FIGHTERS_CARRIED
from engine.space_empires.galaxy import stranding, units
from engine.space_empires.play import Question
from engine.space_empires.state import Unit
from engine.text import T

SQUADRONS = Question("squadrons", open=False)


def possible(at: Field, carriers: Unit, leaving: int) -> bool:
    """Whether so many carriers of a group may leave: the fighters that find no place any more go along.

    SE-CARRIER-05
    """
    most = sum(_fullest(at, carriers, leaving).values())
    return stranding.homeless(at.game, at.at, carriers.owner, leaving) <= most


async def along(at: Field, carriers: Unit, leaving: int, to: str) -> list[tuple[Unit, int]]:
    """Groups with the number of squadrons that leave with so many carriers; in games from before it was asked as many
    as fit. SE-CARRIER-05
    """
    fighters, full = _there(at, carriers), _fullest(at, carriers, leaving)
    chosen = await _chosen(at, carriers, leaving, to, full) if at.game.state.edition else full
    return [(unit, chosen[unit.id]) for unit in fighters if chosen.get(unit.id)]


async def _chosen(at: Field, carriers: Unit, leaving: int, to: str, full: Mapping[str, int]) -> Mapping[str, int]:
    fighters = {unit.id: unit for unit in _there(at, carriers)}
    low = stranding.homeless(at.game, at.at, carriers.owner, leaving)
    high = min(FIGHTERS_CARRIED * leaving, number(list(fighters.values())))

    def fits(chosen: Mapping[str, int]) -> Refusal | None:
        parted = [(carriers.owner, stranding.FIGHTER) for id, count in chosen.items() if 0 < count < fighters[id].count]
        return parting.no_counter() if parted and parting.lacking(at, parted, parted[0]) > 0 else None

    slots = [Slot(unit.id, words.part(unit.type, unit.number), unit.count) for unit in fighters.values()]
    shape = parting.Parts(slots, low, high, "SE-CARRIER-05", fits, full)
    about = T("space_empires-ask-squadrons", side=words.side(carriers.owner), hex=words.hex(to), low=low, high=high)
    return await at.game.spread(SQUADRONS, carriers.owner, shape, about, where=[at.at])


def _there(at: Field, carriers: Unit) -> list[Unit]:
    return [
        unit for unit in at.units(carriers.owner) if unit.owner == carriers.owner and unit.type == stranding.FIGHTER
    ]


def _fullest(at: Field, carriers: Unit, leaving: int) -> Mapping[str, int]:
    """As many squadrons as go along at all: group by group, the last one in part where a counter is free."""
    fighters, room = _there(at, carriers), FIGHTERS_CARRIED * leaving
    if units.free(at.game, carriers.owner, stranding.FIGHTER) or not at.game.state.edition:
        return _filled(at, fighters, room)
    sums: dict[int, Mapping[str, int]] = {0: {}}
    for unit in fighters:
        more = {total + unit.count: {**chosen, unit.id: unit.count} for total, chosen in sums.items()}
        sums = {total: chosen for total, chosen in {**more, **sums}.items() if total <= room}
    return sums[max(sums)]


def _filled(at: Field, fighters: Sequence[Unit], room: int) -> Mapping[str, int]:
    found: dict[str, int] = {}
    free = len(units.free(at.game, fighters[0].owner, stranding.FIGHTER)) if fighters else 0
    for unit in fighters:
        count = min(unit.count, room)
        if count < unit.count:
            if not free:
                continue
            free -= 1
        if count:
            found[unit.id], room = count, room - count
    return found
