"""Battles as players ask for them: by ships and parts that they name, or the one in which they are asked.

EC-INIT-01, EC-MISSILE-01, EC-ROLL-06, EC-DMG-01, EC-RETREAT-01
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import NamedTuple

from engine.ask import Ask, Seat
from engine.eclipse import words
from engine.eclipse.combat.ancients import ANCIENT, ANCIENTS, GCDS, SYSTEM
from engine.eclipse.combat.attack import ASSIGN_DICE
from engine.eclipse.combat.dealing import DEAL_DICE
from engine.eclipse.combat.retreat import ENGAGE
from engine.eclipse.combat.sides import side_name
from engine.eclipse.components import DAMAGE, FIGURES, PARTS, SHIPS, SPECIES
from engine.eclipse.galaxy.blueprints import DRIVE, Stats, total
from engine.eclipse.interface.view import SectorView, View
from engine.eclipse.minds import charts, duel, odds
from engine.eclipse.minds.duel import Duel, Ship
from engine.eclipse.odds.volleys import Fleet, Named, Turn, shot_by, still_to_shoot, struck, turn_of
from engine.errors import IllegalAnswer
from engine.odds.battles import AtHand, Battle, Battles, Force, Odds, Word, tallied
from engine.odds.chain import ALL, FAINT, RARE, Spread, State, endings
from engine.text import T

SCALE = ALL // duel.ALL
FINE, COARSE = duel.ALL >> 26, duel.ALL >> 13
GREAT = 500
"""Points of one side times points of the other from which on rare turns of a round are left out."""
LEFT_OUT = 4000
"""How far off the chances of a great battle may be by that, in parts of a million."""
MOST_ANCIENTS = 2
PLAIN = "terran_directorate"
"""Whose blueprints a side has that names no species."""
MOST_PARTS = 9
GUARDS = {ANCIENT: odds.ANCIENT, SYSTEM: odds.SYSTEM}


@cache
def _words() -> tuple[Word, ...]:
    short = {"interceptor": ("int",), "cruiser": ("cru",), "dreadnought": ("dre",), "starbase": ("sb",)}
    return (
        *(Word(type, words.ship(type), most=FIGURES[type], short=short[type]) for type in SHIPS),
        Word(ANCIENT, words.ship(ANCIENT), most=MOST_ANCIENTS),
        Word(SYSTEM, words.ship(SYSTEM), short=("gcds",)),
        *(Word(id, words.part(id), "part", most=MOST_PARTS) for id in PARTS),
        *(Word(id, words.species(id), "trait") for id in SPECIES),
    )


class Combats(Battles[View]):
    """Battles of two sides: players, Ancients, the defense system."""

    example = T("eclipse-odds-example")
    counted = T("eclipse-odds-counted")
    asked = frozenset({ENGAGE.name, ASSIGN_DICE.name, DEAL_DICE.name})

    def words(self) -> Sequence[Word]:
        """Ships, their parts, species."""
        return _words()

    def odds(self, battle: Battle) -> Odds:
        """From the missiles to the end."""
        sides = fleet_of(battle.first), fleet_of(battle.second)
        if not all(sides):
            raise IllegalAnswer(T("odds-nobody"))
        return reckoned(*sides)

    def at_hand(self, view: View, seat: Seat, ask: Ask) -> Sequence[AtHand]:
        """The battle as it stands; all of it lies open, but for who entered last."""
        sector = charts.named(view, ask.where[0]) if ask.where and ask.kind in self.asked else None
        if sector is None:
            return ()
        own, foe, other = _fleet(view, sector, seat), *_foe(view, sector, seat)
        if not own or not foe:
            return ()
        fought = _stands(view, seat, ask, (own, foe))
        attacks = _odds(fought)
        if other is None:
            return (AtHand(seat, None, attacks, nobodys=side_name(ANCIENTS if sector.gcds is None else GCDS)),)
        if sector.owner == other:
            return (AtHand(seat, other, attacks),)
        defends = turned(_odds(fought.turned()))
        if sector.owner == seat:
            return (AtHand(seat, other, defends),)
        both = sorted((attacks.first, defends.first))
        unsure = replace(attacks, least=both[0], most=both[1], notes=(*attacks.notes, T("eclipse-odds-who-defends")))
        return (AtHand(seat, other, unsure),)


class Fought(NamedTuple):
    """A battle that goes on.

    Attributes:
        had: the fleets as they stand; `left`: once all dice that were rolled have been assigned.
        turn: whose turn it is.
    """

    had: tuple[Fleet, Fleet]
    left: tuple[Fleet, Fleet]
    turn: Turn | None

    def turned(self) -> Fought:
        """The same where the sides are told the other way round."""
        turn = None if self.turn is None else self.turn.turned()
        return Fought((self.had[1], self.had[0]), (self.left[1], self.left[0]), turn)


def _stands(view: View, seat: Seat, ask: Ask, had: tuple[Fleet, Fleet]) -> Fought:
    """Where a battle stands in its round, and with what dice on the table."""
    volley, mine = view.volley, seat in ask.shown
    if ask.kind == ENGAGE.name or volley is None:
        return Fought(had, had, turn_of(had[0] + had[1], ask, 0 if mine else 1))
    left = (had[0], struck(had[1], volley)) if mine else (struck(had[0], volley), had[1])
    return Fought(had, left, shot_by(volley, ask, 0 if mine else 1))


def _odds(fought: Fought) -> Odds:
    found = reckoned(*fought.left, fought.turn, fought.had)
    rolled = fought.turn is not None and fought.turn.rolled
    return replace(found, notes=(T("eclipse-odds-dice"),)) if rolled else found


def turned(found: Odds) -> Odds:
    """The same for the other side."""
    return replace(found, first=found.second, second=found.first, losses=(found.losses[1], found.losses[0]))


# --- forces ----------------------------------------------------------------------------------------------------------


def fleet_of(force: Force) -> Fleet:
    """Ships as they are named. Raises IllegalAnswer: two species, or more ships than there are."""
    species = [id for id in force if id in SPECIES]
    if len(species) > 1:
        raise IllegalAnswer(T("eclipse-odds-two-species"))
    found = list[Named]()
    for word in _words():
        number = force.get(word.id, 0) if word.kind == "piece" else 0
        if number > word.most:
            raise IllegalAnswer(T("odds-too-many", name=word.name, n=word.most))
        if number:
            ship = GUARDS.get(word.id) or _ship(word.id, force, next(iter(species), PLAIN))
            found += [Named(word.id, ship)] * number
    return tuple(found)


def _ship(type: str, force: Force, species: str) -> Ship:
    """With the printed parts; or, where parts are named, with those and the printed drive."""
    card = SPECIES[species].blueprints[type]
    named = [id for id in PARTS for _ in range(force.get(f"{type}.{id}", 0))]
    if len(named) > len(card.slots):
        raise IllegalAnswer(T("eclipse-odds-squares", ship=words.ship(type), n=len(card.slots)))
    drives = [part for part in card.slots.values() if part is not None and PARTS[part].kind == DRIVE]
    own = any(PARTS[part].kind == DRIVE for part in named)
    return _fighting(total(card, [*named, *([] if own else drives)] if named else card.slots.values()))


def _fighting(stats: Stats) -> Ship:
    def dice(found: dict[str, int]) -> duel.Dice:
        return tuple(sorted((DAMAGE[colour], number) for colour, number in found.items() if number))

    cannons, missiles = dice(dict(stats.cannons)), dice(dict(stats.missiles))
    return Ship(cannons, missiles, stats.computer, stats.shield, stats.hull + 1, stats.initiative)


def _fleet(view: View, sector: SectorView, seat: Seat) -> Fleet:
    ships = next((fleet.ships for fleet in sector.fleets if fleet.seat == seat), {})
    card = {type: odds.blueprint(view.seats[seat], type) for type in ships}
    return tuple(Named(type, odds.ship(card[type], hurt)) for type, all in ships.items() for hurt in all)


def _foe(view: View, sector: SectorView, seat: Seat) -> tuple[Fleet, Seat | None]:
    """Whom a seat fights there, and whose it is: another seat, or what guards the sector; nobody where that is open."""
    others = [one.seat for one in sector.fleets if one.seat != seat]
    if len(others) > 1:
        return (), None
    if others:
        return _fleet(view, sector, others[0]), others[0]
    if sector.gcds is not None:
        return (Named(SYSTEM, replace(odds.SYSTEM, points=odds.SYSTEM.points - sector.gcds)),), None
    return tuple(
        Named(ANCIENT, replace(odds.ANCIENT, points=odds.ANCIENT.points - hurt)) for hurt in sector.ancients
    ), None


# --- the reckoning ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def reckoned(first: Fleet, second: Fleet, turn: Turn | None = None, had: tuple[Fleet, Fleet] | None = None) -> Odds:
    """How a battle goes; the second side defends.

    Args:
        turn: whose it is in a round that has begun; the missiles have flown, unless these fly now.
        had: the fleets from which losses are counted.
    """
    named = [sorted(fleet, key=lambda one: duel.in_turn(one.ship)) for fleet in (first, second)]
    sides = [tuple(one.ship for one in fleet) for fleet in named]
    great = sum(ship.points for ship in sides[0]) * sum(ship.points for ship in sides[1]) > GREAT
    fight = Duel(sides[0], sides[1], COARSE if great else FINE)
    start = fight.shot({(0, 0): duel.ALL}, still_to_shoot(fight, named, turn))
    counted = [Counter(one.type for one in fleet) for fleet in had or (first, second)]
    told = tallied(
        endings(_scaled(start), partial(_round, fight), lambda at: -sum(at), RARE << 3 if great else FAINT),
        partial(_gone, fight),
        lambda of, at: Counter(one.type for one in named[of][fight.fallen[of][at[of]] :]),
        (counted[0], counted[1]),
        words.ship,
    )
    return replace(told, error=told.error + LEFT_OUT) if great else told


def _gone(fight: Duel, side: int, at: State) -> bool:
    """The attacker is gone as well where nobody can hurt the other. EC-STALE-01"""
    return at[side] >= fight.ends[side] or (side == 0 and at[1] < fight.ends[1])


def _round(fight: Duel, at: State) -> Spread:
    if at[0] >= fight.ends[0] or at[1] >= fight.ends[1]:
        return {}
    return _scaled(fight.shot({at: duel.ALL}, fight.cannons))


def _scaled(spread: Spread) -> Spread:
    return {at: chance * SCALE for at, chance in spread.items()}


COMBATS = Combats()
