"""The two sides of a combat and what they have in it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Seat
from engine.forbidden_stars.components import BUILT, UNITS
from engine.forbidden_stars.galaxy import structures, units
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide, Structure, Unit


def combat_of(game: Game) -> Combat:
    """The combat in course.

    Raises:
        AssertionError: there is none.
    """
    assert game.state.combat is not None
    return game.state.combat


def both(combat: Combat) -> tuple[Seat, Seat]:
    """The attacker, then the defender. FS-SIM-02"""
    return combat.attacker, combat.defender


def fights(game: Game, seat: Seat) -> bool:
    """Whether a seat takes part in the combat in course. D-55"""
    combat = game.state.combat
    return combat is not None and seat in (combat.attacker, combat.defender)


def opponent(game: Game, seat: Seat) -> Seat:
    """The other side."""
    combat = combat_of(game)
    return combat.defender if seat == combat.attacker else combat.attacker


def side(game: Game, seat: Seat) -> CombatSide:
    """The dice, tokens and cards of a seat in the combat in course."""
    return combat_of(game).sides[seat]


def forces(game: Game, seat: Seat) -> list[Unit]:
    """The units of a seat in the combat in course, tokens and routed ones too; structures are never units.

    FS-CARD-23, FS-REINF-05, FS-UNIT-01, FS-UNIT-02
    """
    return units.at(game, seat, combat_of(game).area)


def standing(game: Game, seat: Seat) -> list[Unit]:
    """Those that are not routed."""
    return units.standing(forces(game, seat))


def routed(game: Game, seat: Seat) -> list[Unit]:
    """Those that are."""
    return [unit for unit in forces(game, seat) if unit.routed]


def fort(game: Game, seat: Seat) -> Structure | None:
    """The bastion of a seat in the combat in course. FS-BASTION-02"""
    return structures.bastion(game, seat, combat_of(game).area)


def stands(game: Game, seat: Seat) -> bool:
    """Whether a side has a unit or a bastion left. FS-COMBAT-19"""
    return bool(forces(game, seat)) or fort(game, seat) is not None


def names(game: Game, seat: Seat) -> Iterator[str]:
    """What of a side can enable a unit ability: its unrouted units and its bastion. FS-CARD-11, FS-BASTION-07"""
    if fort(game, seat) is not None:
        yield "bastion"
    for unit in standing(game, seat):
        yield unit.type


def combat_value(game: Game, seat: Seat) -> int:
    """What its unrouted units and its bastion roll; tokens roll nothing. FS-COMBAT-05, FS-ROUT-04, FS-REINF-06"""
    own = sum(UNITS[unit.type].combat for unit in standing(game, seat) if not unit.token)
    return own + (BUILT["bastion"].combat if fort(game, seat) is not None else 0)
