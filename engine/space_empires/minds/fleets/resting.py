"""Who has come back to where it was: ships that went out and returned, and met nobody, rest there for the next turns,
those before a home world once they did so twice, for what made them turn round would only do so again. And what lies
behind ships is closed to them: who has turned away from a place does not go back there within three rounds, but to
fight at once or where he is called. So armies do not pace to and fro. Settlers and miners rest, too, and who explores
does not turn back. SE-MOVE-02
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import armies, reach
from engine.space_empires.minds.armies import Errand
from engine.space_empires.minds.charts import PLAIN, Chart, warship
from engine.space_empires.minds.fleets import guarding, sieges
from engine.space_empires.minds.mind import At

TURNS_KEPT, RESTED = 9, 4
"""So many turns back it is remembered where ships were, and so many of these count for who rests."""
UNARMED = ("COLONY_SHIP", "MINER")
NOTED, BEGUN = "begun in", "begun"
"""The notes of the turn of which that was noted last, and of where each unit began its turns since it met anybody."""

Standing = tuple[str, UnitView]
"""A unit and its hex."""


def note(at: At, here: Chart, turn: str) -> None:
    """Notes where each ship begins this turn; who is where it was to go has not gone in vain."""
    if at.memory.get(NOTED) == turn or not armies.rivals(here):
        return
    before = _begun(at)
    noted = [(hex, unit) for hex, unit in here.units() if warship(unit) or unit.type in UNARMED]
    found = {unit.id: [*before.get(unit.id, []), hex][-TURNS_KEPT:] for hex, unit in noted}
    found |= {unit.id: [hex] for hex, unit in here.units() if unit.id in found and _arrived(at, hex, unit)}
    at.memory[NOTED], at.memory[BEGUN] = turn, {id: [*hexes] for id, hexes in found.items()}


def _begun(at: At) -> Mapping[str, list[str]]:
    noted = at.memory.get(BEGUN)
    known = noted if isinstance(noted, dict) else {}
    return {str(id): [str(hex) for hex in hexes] for id, hexes in known.items() if isinstance(hexes, list)}


def _arrived(at: At, hex: str, unit: UnitView) -> bool:
    """Whether a unit is where it was sent in its last turn, other than to be safe or to guard."""
    errand = armies.errand(at, unit)
    return errand is not None and errand.at == hex and errand.why in (Aim.ATTACK, Aim.EXPAND, Aim.EARN)


def resting(at: At, here: Chart, marches: Mapping[str, Errand], fleet: Iterable[Standing]) -> dict[str, Errand]:
    """What those do who rest."""
    begun, parties, found = _begun(at), dict[tuple[str, str], list[UnitView]](), dict[str, Errand]()
    for hex, unit in fleet if begun else ():
        if marches[unit.id].at != hex and marches[unit.id].why in (Aim.ATTACK, Aim.DEFEND):
            parties.setdefault((hex, marches[unit.id].at), []).append(unit)
    for (hex, goal), units in parties.items():
        ways = [begun.get(unit.id, []) for unit in units]
        if _tired(here, hex, goal, ways) and not _called(here, hex, goal, units):
            found |= {unit.id: Errand(hex, Aim.KEEP, 0) for unit in units}
    return found


def _tired(here: Chart, hex: str, goal: str, ways: Sequence[Sequence[str]]) -> bool:
    """Whether ships have come back for nothing, who storm a home world twice, or would go back now."""
    turned = _danced if sieges.home_world(here, goal) else _back
    return all(turned(begun[-RESTED:], hex) for begun in ways) or _behind(here, hex, goal, ways)


def closed(at: At, here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether a goal lies behind ships that have turned away from there: they look for another one, also where they
    would be beaten, for that they fall back. SE-MOVE-02, SE-MOVE-16
    """
    if goal == hex or not armies.rivals(here):
        return False
    begun = _begun(at)
    ways = [begun.get(unit.id, []) for unit in units]
    return _behind(here, hex, goal, ways) and not _due(here, hex, goal, units)


def _behind(here: Chart, hex: str, goal: str, ways: Sequence[Sequence[str]]) -> bool:
    """Whether the next step to a goal leads all ships back to where they have been of late."""
    step = here.next(hex, goal)
    return all(step in begun[:-1] and step != begun[-1] for begun in ways)


def unarmed(at: At, here: Chart, errands: Mapping[str, Errand]) -> dict[str, Errand]:
    """What settlers and miners do that came back because enemies were about: they wait, unless they are beside their
    goal. SE-MOVE-17
    """
    begun = _begun(at)
    going = [(hex, unit) for hex, unit in here.units() if unit.type in UNARMED and errands[unit.id].at != hex]
    tired = [(hex, unit.id) for hex, unit in going if _back(begun.get(unit.id, [])[-RESTED:], hex)]
    return {id: Errand(hex, Aim.KEEP, 0) for hex, id in tired if errands[id].at not in here.ground.near[hex]}


def turned(at: At, here: Chart, hex: str, goal: str, unit: UnitView) -> bool:
    """Whether a ship that explores would go back to where it has come from: it was about to, and something kept it."""
    return armies.rivals(here) and _behind(here, hex, goal, [_begun(at).get(unit.id, [])])


def _back(begun: Sequence[str], hex: str) -> bool:
    """Whether a unit was in a hex, then elsewhere, and is there again."""
    return hex in begun and any(one != hex for one in begun[begun.index(hex) :])


def _danced(begun: Sequence[str], hex: str) -> bool:
    """Whether a unit has come to a hex, left it, and is there again."""
    return begun[1::2] == [hex, hex] and hex not in begun[::2]


def _called(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships have to go all the same: where they are due, or away from who would beat them."""
    return _due(here, hex, goal, units) or reach.outmatched(here, hex, units)


def _due(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships have to go to their home world now, to an own colony at which enemies are, or to meet somebody in
    this turn.
    """
    steps = min((unit.left for unit in units), default=0)
    fights = here.held(goal) and here.far(hex, goal) <= PLAIN * steps
    colony = here.hexes[goal].colony
    own = colony is not None and colony.owner == here.seat
    home = goal == here.home and guarding.due(here, hex, units)
    return home or fights or (own and here.held(goal))
