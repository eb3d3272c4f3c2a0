"""A combat from its first dice to its clean-up, and further ones to which it leads. FS-COMBAT-04"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import execution, preparation, resolution, sides
from engine.forbidden_stars.galaxy import areas, units
from engine.forbidden_stars.interface import pending_steps
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from engine.text import T, seat_name


async def fight(game: Game, area: str, attacker: Seat, origins: Sequence[str] = ()) -> None:
    """Fights out a contested area, then whatever contested area that combat led to.

    Args:
        origins: areas that attacking units left by the movement of an Advance order; empty where none came so.

    FS-CONT-01, FS-CONT-02, FS-CONT-03, FS-COMBAT-01, FS-COMBAT-27, D-37
    """
    combat = Combat(area, attacker, defender_of(game, area, attacker), list(origins))
    while True:
        await game.during(pending_steps.combat(combat.area), one(game, combat))
        game.state.combat = None
        if combat.second is None or combat.mover is None or not areas.contested(game, combat.second):
            return
        combat = _further(game, combat, combat.second, combat.mover)


def defender_of(game: Game, area: str, attacker: Seat) -> Seat:
    """Whose units or structures were already there. FS-COMBAT-01"""
    return next(seat for seat in areas.holders(game.area(area)) if seat != attacker)


def _further(game: Game, combat: Combat, area: str, mover: Seat) -> Combat:
    """An ordinary new combat; its attackers came by no order, and nobody retreats to where they left. D-37"""
    return Combat(area, mover, defender_of(game, area, mover), [], closed=[combat.area])


async def one(game: Game, combat: Combat) -> None:
    """Preparation, execution rounds and resolution of one combat. FS-COMBAT-03, FS-COMBAT-04, FS-BASTION-03"""
    game.state.combat = combat
    combat.sides = {seat: CombatSide() for seat in sides.both(combat)}
    _announce(game, combat)
    undefended = not defended(game, combat)
    if not undefended:
        await preparation.prepare(game, combat)
        await execution.rounds(game, combat)
    await resolution.resolve(game, combat, undefended=undefended)


def defended(game: Game, combat: Combat) -> bool:
    """Whether the defender has an unrouted unit or a bastion there at the start. FS-COMBAT-03, FS-BASTION-03"""
    here = units.at(game, combat.defender, combat.area)
    return bool(units.standing(here)) or sides.fort(game, combat.defender) is not None


def _announce(game: Game, combat: Combat) -> None:
    both = {"attacker": seat_name(combat.attacker), "defender": seat_name(combat.defender)}
    text = T("forbidden_stars-combat-begins", area=words.area(combat.area), **both)
    game.say(text, where=[combat.area], weight=2)
