"""Alone against alien empires: whoever is no part of an army gathers at the home world and drives away what comes near
own colonies; bases are built where fleets come next, for they cost no maintenance and beat small ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.face.view import EmpireView, UnitView
from engine.space_empires.galaxy.board import distance
from engine.space_empires.minds import guesses, odds, wars
from engine.space_empires.minds.charts import Chart, price
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.odds import Side
from engine.space_empires.minds.wars import Order

SAFE, OPEN = 800, 400
"""How often ships win, in thousandths, that drive somebody away; how often the home world may be lost without them."""
CHEAP = 850
"""What is left of a party that is large enough, in thousandths."""
REACH, NEAR, COMING = 16, 1, 12
"""Half moves to whom ships drive away, hexes from own colonies to them, half moves from home to who comes there."""
NEXT = 7
"""Hexes from a fleet to a colony that gets a base."""


def orders(here: Chart, hex: str, units: Sequence[UnitView], chased: list[str]) -> Mapping[str, Order]:
    """As many as it takes drive away each of the enemies near own colonies, the others gather at home. `chased`: whom
    somebody drives away already.
    """
    found, left = dict[str, Order](), sorted(units, key=lambda unit: (-price(unit), unit.id))
    for foe in _intruders(here, hex, chased):
        party = _party(here, hex, left, foe, [unit for unit in units if unit.id in found])
        chased += [foe] * bool(party)
        found |= {unit.id: Order(foe, Aim.DEFEND, wars.HOME) for unit in party}
        left = [unit for unit in left if unit.id not in found]
    home = Order(here.home, Aim.DEFEND, wars.MUSTER if hex != here.home else 0)
    return found | {unit.id: home for unit in left}


def _intruders(here: Chart, hex: str, chased: Sequence[str]) -> list[str]:
    """Enemies near own colonies that ships can reach, the nearest first."""
    able = [foe for foe in abroad(here, hex, REACH) if foe not in chased]
    ports = [one.id for one in here.colonies()]
    return [foe for foe in able if any(distance(foe, port) <= NEAR for port in ports)]


def abroad(here: Chart, hex: str, within: int) -> list[str]:
    """Where enemies are that left their home worlds, the nearest first."""
    homes = [one.home for one in here.view.empires]
    found = [foe for foe in here.taken if foe not in homes and here.far(hex, foe) <= within]
    return sorted(found, key=lambda foe: (here.far(hex, foe), foe))


def _party(here: Chart, hex: str, units: Sequence[UnitView], foe: str, sent: Sequence[UnitView]) -> list[UnitView]:
    """So many of these that few are lost, or all if they are sure to win; nobody whom the home world needs."""
    them, rough = guesses.at(here, foe), wars.rough(here, foe)
    for number in range(1, len(units) + 1):
        party = list(units[:number])
        outcome = odds.battle(guesses.own(party), them, rough)
        if outcome.left >= CHEAP or (number == len(units) and outcome.wins >= SAFE):
            return [] if hex == here.home and exposed(here, [*sent, *party]) else party
    return []


def exposed(here: Chart, away: Sequence[UnitView] = (), within: int = COMING) -> bool:
    """Whether fleets on their way would take the own home world while these ships are away."""
    left = guesses.own(unit for unit in here.own(here.home) if unit not in away)
    return any(odds.battle(_coming(here, empire, within), left).wins > OPEN for empire in here.view.empires)


def _coming(here: Chart, empire: EmpireView, within: int) -> Side:
    """The fleets of an empire that are on their way."""
    places = {fleet.at: True for fleet in empire.fleets if fleet.at != empire.home}
    near = [hex for hex in places if here.far(hex, here.home) <= within]
    return tuple(sorted(group for hex in near for group in guesses.fleets(here, empire, hex)))


def outposts(at: At, here: Chart) -> list[str]:
    """Own colonies to which fleets come next that a base there would beat."""
    own, found = at.view.own, list[str]()
    known = () if own is None else tuple(sorted((one.id, one.level) for one in own.technology))
    base = guesses.group("BASE", 1, known)
    assert base is not None
    for empire in here.view.empires:
        for place in {fleet.at: True for fleet in empire.fleets}:
            port = min((one.id for one in here.colonies()), key=lambda id: (distance(place, id), id), default=place)
            them = tuple(sorted(guesses.fleets(here, empire, place)))
            if 0 < distance(place, port) <= NEXT and odds.battle(them, (base,)).wins < OPEN:
                found.append(port)
    return found
