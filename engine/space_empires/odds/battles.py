"""Battles as players ask for them: by ships and levels that they name, or the one in which they are asked.

SE-COMBAT-06, SE-TREVEAL-02, SE-GROUP-03
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from engine.ask import Ask, Seat
from engine.errors import IllegalAnswer
from engine.odds.battles import AtHand, Battle, Battles, Force, Losses, Odds, Word, tallied
from engine.space_empires import words
from engine.space_empires.combat.battle import SLIP_AWAY
from engine.space_empires.combat.cloaking import AMBUSH, CHALLENGE
from engine.space_empires.combat.firing import FIRE
from engine.space_empires.combat.screening import SCREEN
from engine.space_empires.combat.volleys import GROUP_FIRE, VOLLEY
from engine.space_empires.components import ALIENS, GROUP, SHIP_SIZE, TERRAIN, UNITS
from engine.space_empires.interface.view import StackView, UnitView, View
from engine.space_empires.minds import guesses
from engine.space_empires.minds.charts import hostile
from engine.space_empires.odds.rounds import DESTROYER, Fight, Squads, squad
from engine.space_empires.phases.combat_phase import BATTLE
from engine.text import T, Text

LEVELS: Mapping[str, int] = {
    "attack": 3, "defense": 3, "tactics": 3, "fighter": 3, "cloaking": 2, "point_defense": 3, "scanner": 2,
}  # fmt: skip
HULLS = 45
"""Hits that a side can take at most, as far as battles are reckoned: fifteen battleships."""


@cache
def _words() -> tuple[Word, ...]:
    ships = [card for card in UNITS.values() if card.combat and card.letter is not None]
    return (
        *(
            Word(one.id, words.unit(one.id), most=one.counters * (GROUP if one.group else 1), short=(one.id.lower(),))
            for one in ships
        ),
        *(Word(id, words.unit(id), most=card.count) for id, card in ALIENS.items()),
        *(Word(id, _level(id), "trait", most) for id, most in LEVELS.items()),
        *(Word(id, words.marker_of(id, 0), "place") for id in TERRAIN),
    )


def _level(id: str) -> Text:
    """A technology; one that is called as a ship with the word level."""
    name = words.technology(id)
    return T("space_empires-odds-level", technology=name) if id == "fighter" else name


class Combats(Battles[View]):
    """Battles of two sides in which nobody retreats."""

    example = T("space_empires-odds-example")
    counted = T("space_empires-odds-counted")
    asked = frozenset(kind.name for kind in (FIRE, VOLLEY, GROUP_FIRE, SCREEN, SLIP_AWAY, CHALLENGE, AMBUSH, BATTLE))

    def words(self) -> Sequence[Word]:
        """Ships, levels, terrain."""
        return _words()

    def odds(self, battle: Battle) -> Odds:
        """From the first shot to the last."""
        rough = next((id for id in TERRAIN if battle.place.get(id)), "")
        return reckoned(_named(battle.first, battle.second, rough), _named(battle.second, battle.first, rough), rough)

    def at_hand(self, view: View, seat: Seat, ask: Ask) -> Sequence[AtHand]:
        """The battle as it stands, or with what face-down counters can be."""
        fought = view.battle
        hex = fought.at if fought is not None else ask.where[0] if len(ask.where) == 1 else ""
        if ask.kind not in self.asked or not hex or (fought is not None and fought.bombarding):
            return ()
        return _foreseen(view, seat, hex, fought is None or fought.attacker == seat)


# --- forces ----------------------------------------------------------------------------------------------------------


def _named(force: Force, foe: Force, rough: str) -> Squads:
    """A side as it is named. Raises IllegalAnswer: nobody, or more ships than there are."""
    over = next((word for word in _words() if force.get(word.id, 0) > word.most), None)
    if over is not None:
        raise IllegalAnswer(T("odds-too-many", name=over.name, n=over.most))
    seen = foe.get("scanner", 0) if foe.get(DESTROYER) else 0
    levels = {id: force.get(id, 0) for id in LEVELS}
    found = [
        squad(word.id, force[word.id], levels, rough, 0, seen)
        for word in _words()
        if word.kind == "piece" and force.get(word.id)
    ]
    made = tuple(one for one in found if one is not None)
    if not made:
        raise IllegalAnswer(T("odds-nobody"))
    if sum(one.life for one in made) > HULLS:
        raise IllegalAnswer(T("space_empires-odds-too-great", n=HULLS))
    return made


def _foreseen(view: View, seat: Seat, hex: str, attacking: bool) -> Sequence[AtHand]:
    """With what is known; and where counters lie face down, between all that they can be."""
    here = next((one for one in view.hexes if one.id == hex), None)
    if here is None or here.machine is not None:
        return ()
    rough = here.marker.type if here.marker is not None and here.marker.type in TERRAIN else ""
    foes = [stack for stack in here.stacks if hostile(view, seat, stack.owner)]
    mine = [stack for stack in here.stacks if not hostile(view, seat, stack.owner)]
    if len(foes) != 1 or not mine:
        return ()
    own, foe = _squads(view, mine, foes, rough), _squads(view, foes, mine, rough)
    guess, most = _hidden(view, foes[0]), _hidden(view, foes[0], whole=True)
    if not own or not (foe or guess):
        return ()
    odds = [_seen(own, (*foe, *more), rough, attacking) for more in (guess, most, ())]
    found = odds[0]
    if foes[0].hidden:
        low, high = min(one.first for one in odds), max(one.first for one in odds)
        found = replace(found, least=low, most=high, notes=(T("space_empires-odds-hidden", n=foes[0].hidden),))
    other = foes[0].owner
    return (AtHand(seat, other if other >= 0 else None, found, nobodys=words.side(other)),)


def _seen(own: Squads, foe: Squads, rough: str, attacking: bool) -> Odds:
    """The odds of the own side."""
    if not foe:
        return Odds(1_000_000, 0, (_unhurt(own), ()))
    if attacking:
        return reckoned(own, foe, rough)
    found = reckoned(foe, own, rough)
    return replace(found, first=found.second, second=found.first, losses=(found.losses[1], found.losses[0]))


def _unhurt(own: Squads) -> tuple[Losses, ...]:
    return tuple(Losses(words.unit(type), number, 0) for type, number in _counted(own).items())


def _squads(view: View, stacks: Sequence[StackView], others: Sequence[StackView], rough: str) -> Squads:
    scanned = [
        _levels(view, unit).get("scanner", 0) for stack in others for unit in stack.units if unit.type == DESTROYER
    ]
    seen = max(scanned, default=0)
    found = [
        squad(unit.type, unit.count, _levels(view, unit), rough, unit.hits, seen)
        for stack in stacks
        for unit in stack.units
    ]
    return tuple(one for one in found if one is not None)


def _levels(view: View, unit: UnitView) -> Mapping[str, int]:
    """What is known of its technology: its own, else what its owner has shown."""
    if unit.levels:
        return dict(unit.levels)
    empire = next((one for one in view.empires if one.side == unit.owner), None)
    if empire is not None:
        return dict(empire.technology)
    return dict(view.seats[unit.owner].shown) if unit.owner >= 0 else {}


def _hidden(view: View, stack: StackView, *, whole: bool = False) -> Squads:
    """Face-down counters: ships of the size that is usual by now, for their part of what the owner can have paid, or
    (`whole`) for all of it.
    """
    if not stack.hidden or stack.owner < 0:
        return ()
    counters = sum(one.hidden for hex in view.hexes for one in hex.stacks if one.owner == stack.owner)
    cp = guesses.affordable(view, stack.owner)
    size = next((size for until, size in guesses.SIZES if view.round <= until), 6)
    type = "SC" if size == 1 else SHIP_SIZE[size][0]
    ships = max(1, (cp if whole else cp * stack.hidden // max(1, counters)) // UNITS[type].cost)
    levels = {**dict(guesses.usual(view.round)), **dict(view.seats[stack.owner].shown)}
    found = squad(type, min(GROUP * stack.hidden, ships), levels)
    return () if found is None else (found,)


# --- the reckoning ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def reckoned(first: Squads, second: Squads, rough: str = "") -> Odds:
    """How a battle goes; the first side attacks."""
    fight = Fight(first, second, rough)
    return tallied(
        fight.ended(),
        lambda side, state: state[side] >= fight.ends[side],
        lambda side, state: _counted(fight.sides[side], fight.left[side][state[side]]),
        (_counted(first), _counted(second)),
        words.unit,
    )


def _counted(side: Squads, left: Sequence[int] = ()) -> dict[str, int]:
    found = Counter[str]()
    for one, number in zip(side, left or [one.number for one in side], strict=True):
        found[one.type] += number
    return dict(found)


COMBATS = Combats()
