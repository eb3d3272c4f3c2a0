"""Where in a round a battle stands: who has yet to shoot in it, and what dice that have been rolled do.

EC-INIT-01, EC-ROLL-04, EC-ROLL-05
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.ask import Ask
from engine.eclipse import words
from engine.eclipse.combat.attack import Alike, Die, Target, aimed_at, best_way, groups_of
from engine.eclipse.combat.sides import Unit
from engine.eclipse.components import SHIPS
from engine.eclipse.interface.pending_steps import MISSILES
from engine.eclipse.interface.view import VolleyView
from engine.eclipse.minds.duel import Duel, Ship, Volley


class Named(NamedTuple):
    """A ship and its type."""

    type: str
    ship: Ship


Fleet = tuple[Named, ...]


class Turn(NamedTuple):
    """Whose turn it is in a round that has begun, or in the step of missiles.

    Attributes:
        side: 0 for the first, 1 for the second; `type`: of its ships.
        rolled: whether they have shot already.
    """

    side: int
    type: str
    rolled: bool = False
    missiles: bool = False

    def turned(self) -> Turn:
        """The same where the sides are told the other way round."""
        return self._replace(side=1 - self.side)


def turn_of(fleet: Fleet, ask: Ask, side: int) -> Turn | None:
    """Whose turn it is, as a question names the ships; None where it names none."""
    number = Counter(one.type for one in fleet)
    named = ask.about.params.get("ships")
    type = next((type for type in SHIPS for n in range(1, number[type] + 1) if words.ships({type: n}) == named), "")
    return Turn(side, type) if type else None


def shot_by(volley: VolleyView, ask: Ask, side: int) -> Turn:
    """The same while dice are assigned that have been rolled."""
    return Turn(side, volley.type, rolled=True, missiles=MISSILES in ask.pending)


def still_to_shoot(fight: Duel, named: Sequence[Sequence[Named]], turn: Turn | None) -> tuple[Volley, ...]:
    """The volleys that are left of a round or of the missiles; the missiles where nothing has begun."""
    if turn is None:
        return fight.missiles
    volleys = fight.missiles if turn.missiles else fight.cannons
    at = next((n for n, one in enumerate(volleys) if one.side == turn.side and turn.type in _types(named, one)), None)
    if at is None:
        return () if turn.missiles else volleys
    return (*_without(named, volleys[at], turn), *volleys[at + 1 :]) if turn.rolled else volleys[at:]


def _types(named: Sequence[Sequence[Named]], volley: Volley) -> Iterator[str]:
    return (named[volley.side][ship].type for ship in volley.ships)


def _without(named: Sequence[Sequence[Named]], volley: Volley, turn: Turn) -> Iterator[Volley]:
    """Ships of another type that are as good shoot together with those that have shot; in later rounds with them."""
    ships = tuple(ship for ship in volley.ships if named[volley.side][ship].type != turn.type)
    if ships:
        yield replace(volley, number=-1 - volley.number, ships=ships)


# --- dice on the table -----------------------------------------------------------------------------------------------


def struck(fleet: Fleet, volley: VolleyView) -> Fleet:
    """What is left of a fleet once all dice of a volley are assigned: those that have been as they are, the others to
    what they destroy first. EC-ROLL-05, EC-DMG-01
    """
    found = list(_targets(fleet, volley))
    for alike in _waiting(volley):
        prey = [target for target in found if target.unit.type in alike.types]
        spread = best_way(prey, len(alike.dice), alike.damage) if prey else {}
        found = [aimed_at(target, spread.get(target.id, 0) * alike.damage) for target in found]
    return tuple(
        one._replace(ship=replace(one.ship, points=target.left))
        for one, target in zip(fleet, found, strict=True)
        if target.left
    )


def _targets(fleet: Fleet, volley: VolleyView) -> Iterator[Target]:
    """As the question names them: of each type by number."""
    number: Counter[str] = Counter()
    for one in fleet:
        number[one.type] += 1
        id = f"{one.type}-{number[one.type]}"
        yield aimed_at(Target(id, Unit(-1, one.type), 0, one.ship.points), volley.marked.get(id, 0))


def _waiting(volley: VolleyView) -> Iterable[Alike]:
    """Dice that are not assigned yet: those that hit nobody are assigned by themselves."""
    given = sum(volley.marked.values())
    for alike in groups_of([Die(*die) for die in volley.dice], volley.needs):
        points = alike.damage * len(alike.dice) if alike.types else 0
        if given >= points:
            given -= points
        else:
            yield alike
