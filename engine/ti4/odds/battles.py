"""Combats as players ask for them: by forces that they name, or the one at which they are asked something.

TI-SPACECOMBAT-03, TI-RETREAT-01
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate

from engine.ask import Ask, Seat
from engine.errors import IllegalAnswer
from engine.odds.battles import AtHand, Battle, Battles, Force, Odds, Word, tallied
from engine.odds.chain import ALL, THINNED, Spread
from engine.text import T
from engine.ti4 import words
from engine.ti4.combat.barrage import BARRAGE
from engine.ti4.combat.hits import ASK_SUSTAIN, LOSSES
from engine.ti4.combat.retreat import RETREAT
from engine.ti4.components import FACTIONS, GROUND, PIECES, SHIPS, TECHNOLOGIES, TOKENED, UNITS
from engine.ti4.interface.view import BattleView, ForceView, SeatView, SystemView, View
from engine.ti4.odds import coming
from engine.ti4.odds.combat import Fight, Ground, Side, troops
from engine.ti4.odds.coming import FIGHTER, Meeting, Pieces

HORDE = 40
"""Fighters or infantry at most: tokens make them unlimited."""
DAMAGED = "damaged_"
SHORT: Mapping[str, tuple[str, ...]] = {
    "fighter": ("ff",), "destroyer": ("dd",), "cruiser": ("ca",), "carrier": ("cv",), "dreadnought": ("dn",),
    "war_sun": ("ws",), "flagship": ("fs",), "infantry": ("gf", "inf"),
}  # fmt: skip
USED = (
    *("antimass_deflectors", "plasma_scoring", "graviton_laser_system", "assault_cannon", "non_euclidean_shielding"),
    "l4_disruptors",
)
"""Technologies that change what is reckoned, beside those of units."""
MOST, EFFORT = 5, 900
"""So many battles are told of at once, and of such effort together: about a fifth of a second."""
CARDS = ("morale_boost", "fighter_prototype", "shields_holding")
PROPHECY = "prophecy_of_ixth"
NEBULA = "nebula"
LANDED = (*GROUND, FIGHTER)
"""What fights on a planet: fighters, where they have landed. TI-ABILITY-15"""


@cache
def _words() -> tuple[Word, ...]:
    types = (*SHIPS, *GROUND, "pds")
    tough = {unit.type for unit in UNITS.values() if unit.sustain}
    return (
        *(
            Word(type, words.unit(type), most=HORDE if type in TOKENED else PIECES[type], short=SHORT.get(type, ()))
            for type in types
        ),
        *(
            Word(DAMAGED + type, T("ti4-damaged-unit", unit=words.unit(type)), most=PIECES[type])
            for type in SHIPS
            if type in tough
        ),
        *(Word(id, words.faction(id), "trait") for id in FACTIONS),
        *(
            Word(id, words.technology(id), "trait", of=UNITS[one.unit].type)
            for id, one in TECHNOLOGIES.items()
            if one.unit
        ),
        *(Word(id, words.technology(id), "trait") for id in USED),
        *(Word(id, words.card(id), "trait") for id in CARDS),
        Word(PROPHECY, words.agenda(PROPHECY), "trait"),
        Word(NEBULA, words.anomaly(NEBULA), "place"),
    )


class Combats(Battles[View]):
    """Space combats, and ground combats where the defender has no ships."""

    example = T("ti4-odds-example")
    counted = T("ti4-odds-counted")
    asked = frozenset({RETREAT.name, LOSSES.name, ASK_SUSTAIN.name, BARRAGE.name, *coming.ASKED})

    def words(self) -> Sequence[Word]:
        """Units, factions, and what changes their dice."""
        return _words()

    def odds(self, battle: Battle) -> Odds:
        """From Space Cannon, or bombardment, to the end."""
        first, second = side_of(battle.first), side_of(battle.second)
        ships = [any(side.units.get(type) for type in SHIPS) for side in (first, second)]
        ground = not ships[1]
        if ground and not (troops(first) and second.units):
            raise IllegalAnswer(T("ti4-odds-nobody"))
        if not ground and not ships[0]:
            raise IllegalAnswer(T("ti4-odds-nobody"))
        return _told(Fight(first, second, nebula=bool(battle.place.get(NEBULA)), ground=Ground() if ground else None))

    def asks(self, look: Callable[[], View], seat: Seat, ask: Ask) -> bool:
        """Before anybody moves, only where there is somebody to be met."""
        if ask.kind not in coming.ASKED:
            return super().asks(look, seat, ask)
        return next(coming.meetings(coming.situation(look(), seat, ask)), None) is not None

    def at_hand(self, view: View, seat: Seat, ask: Ask) -> Sequence[AtHand]:
        """The combat as it stands, or those that a move, bombardment or a landing would bring: open to all but for
        cards in hands.
        """
        if ask.kind in coming.ASKED:
            return _to_come(view, seat, [*coming.meetings(coming.situation(view, seat, ask))])
        fought = view.battle
        if fought is None or ask.kind not in self.asked or seat not in (fought.attacker, fought.defender):
            return ()
        fight = _standing(view, fought)
        start = _start(fight, fought, seat if seat in ask.shown else ask.shown[0], ask)
        return (AtHand(fought.attacker, fought.defender, _told(fight, start)),)


def _told(fight: Fight, start: Spread | None = None) -> Odds:
    one, other = fight.armies
    found = tallied(
        fight.ended(start),
        lambda side, state: not fight.armies[side].life(state[side]),
        lambda side, state: fight.armies[side].left(state[side]),
        (one.left(0), other.left(0)),
        words.unit,
    )
    return replace(found, error=found.error + THINNED) if fight.great else found


# --- forces by name --------------------------------------------------------------------------------------------------


def side_of(force: Force) -> Side:
    """A side as it is named. Raises IllegalAnswer: two factions, or a flagship without one."""
    units = {type: force[type] for type in (*SHIPS, *GROUND, "pds") if force.get(type)}
    damaged = {id.removeprefix(DAMAGED): number for id, number in force.items() if id.startswith(DAMAGED)}
    for type, number in damaged.items():
        units[type] = units.get(type, 0) + number
    factions = [id for id in force if id in FACTIONS]
    if len(factions) > 1:
        raise IllegalAnswer(T("ti4-odds-two-factions"))
    if units.get("flagship") and not factions:
        raise IllegalAnswer(T("ti4-odds-whose-flagship"))
    over = next((type for type, n in units.items() if n > (HORDE if type in TOKENED else PIECES[type])), None)
    if over is not None:
        raise IllegalAnswer(T("odds-too-many", name=words.unit(over), n=PIECES[over]))
    return Side("".join(factions), units, damaged, frozenset(force) - {*units, *factions})


# --- combats to come -------------------------------------------------------------------------------------------------


def _to_come(view: View, seat: Seat, met: Sequence[Meeting]) -> tuple[AtHand, ...]:
    """Of many battles the first, as far as they can be reckoned while somebody waits. Whoever comes attacks.

    TI-SPACECOMBAT-01
    """
    fights = [_fight(view, seat, one) for one in met[:MOST]]
    efforts = accumulate(fight.effort for fight in fights)
    number = sum(effort <= EFFORT or n == 0 for n, effort in enumerate(efforts))
    more = (T("ti4-odds-more", n=len(met) - number),) if number < len(met) else ()
    odds = [
        _told(fight, fight.bombarded() if one.on else None) for one, fight in zip(met, fights[:number], strict=False)
    ]
    return tuple(
        AtHand(seat, one.other, replace(told, notes=(*one.notes, *more)), one.place)
        for one, told in zip(met[:number], odds, strict=True)
    )


def _fight(view: View, seat: Seat, met: Meeting) -> Fight:
    sides = [_brought(view, who, pieces) for who, pieces in ((seat, met.own), (met.other, met.foe), *met.others)]
    ground = Ground(met.types, met.shields) if met.planet is not None else None
    return Fight(sides[0], sides[1], nebula=met.at.anomaly == NEBULA, ground=ground, others=tuple(sides[2:]))


def _brought(view: View, seat: Seat, pieces: Pieces) -> Side:
    player = view.seats[seat]
    return Side(player.faction, pieces.units, pieces.damaged, frozenset(_known(view, player)))


# --- the combat at hand ----------------------------------------------------------------------------------------------


def _standing(view: View, fought: BattleView) -> Fight:
    here = next(system for system in view.systems if str(system.tile) == fought.system)
    sides = [_seated(view, here, fought, seat) for seat in (fought.attacker, fought.defender)]
    ground = Ground(LANDED) if fought.planet is not None else None
    return Fight(sides[0], sides[1], nebula=here.anomaly == NEBULA, ground=ground)


def _seated(view: View, here: SystemView, fought: BattleView, seat: Seat) -> Side:
    """A side as everybody sees it. The guns have fired before."""
    player, force = view.seats[seat], _force(here, fought, seat)
    fight = LANDED if fought.planet is not None else SHIPS
    units = {type: force.units[type] for type in fight if force.units.get(type)}
    return Side(player.faction, units, force.damaged, frozenset(_known(view, player)))


def _force(here: SystemView, fought: BattleView, seat: Seat) -> ForceView:
    planets = [planet.forces for planet in here.planets if planet.id == fought.planet]
    there = planets[0] if planets else here.ships
    return next((one for one in there if one.seat == seat), ForceView(seat, {}, {}))


def _known(view: View, player: SeatView) -> Iterable[str]:
    yield from (card.id for card in player.technologies)
    yield from (copied for _, copied in player.copies)
    yield from (law.id for law in view.laws if law.id == PROPHECY and law.owner == player.seat)


def _start(fight: Fight, fought: BattleView, seat: Seat, ask: Ask) -> Spread:
    """Where it stands: after the hits that are being assigned, or before the barrage."""
    first = seat == fought.attacker
    if ask.kind == BARRAGE.name:
        return fight.barrage((0, 0))
    mine = _pending(ask)
    theirs = dict(fought.hits).get(seat, 0) if first and mine else 0
    hurt = (mine, theirs) if first else (theirs, mine)
    return {(fight.armies[0].suffer(0, hurt[0]), fight.armies[1].suffer(0, hurt[1])): ALL}


def _pending(ask: Ask) -> int:
    """Hits that whoever is asked still has to take."""
    params: Mapping[str, object] = ask.about.params
    number = params.get("hits", params.get("n")) if ask.kind in (ASK_SUSTAIN.name, LOSSES.name) else 0
    return number if isinstance(number, int) else 0


COMBATS = Combats()
