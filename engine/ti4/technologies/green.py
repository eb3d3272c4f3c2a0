"""Green technologies: life."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T
from engine.ti4 import words
from engine.ti4.abilities.holdings import TECHNOLOGY
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.combat import bombardment, hits
from engine.ti4.combat.dice import AFTER_WIN_GROUND_COMBAT, InCombat
from engine.ti4.galaxy import reinforcements, units
from engine.ti4.phases import elimination
from engine.ti4.phases.status_phase import STATUS_CARDS, STATUS_TOKENS
from engine.ti4.play import Game


@STATUS_CARDS.hook("neural_motivator")
def _neural_motivator(game: Game, seat: Seat, value: int, about: None) -> int:
    """Two action cards in the status phase."""
    return value + 1


@STATUS_TOKENS.hook("hyper_metabolism")
def _hyper_metabolism(game: Game, seat: Seat, value: int, about: None) -> int:
    """Three command tokens in the status phase."""
    return value + 1


@AFTER_WIN_GROUND_COMBAT.ability(TECHNOLOGY, "dacxive_animators")
async def _dacxive_animators(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """The winner of a ground combat adds one infantry on that planet."""
    await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, moment.combat.place)


def _infected(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    """Planets with infantry in systems where the player has ships with Bombardment."""
    reached = [system for system in game.fleet_systems(seat) if bombardment.bombers(game, seat, system)]
    return words.planet_options(
        planet.id
        for planet in game.state.planets.values()
        if planet.system in reached and any("infantry" in force.units for force in planet.ground.values())
    )


@COMPONENT_ACTION.ability(TECHNOLOGY, "x_89_bacterial_weapon", targets=_infected)
async def _x_89(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """All infantry on a planet die, whoever owns them; no Planetary Shield helps. TI-SHIELD-02"""
    game.say(T("ti4-x-89", planet=words.place(target)), where=[game.state.planets[target].system])
    for owner in sorted(game.state.planets[target].ground):
        number = units.count(game, owner, "infantry", target)
        if number:
            await hits.destroy(game, owner, "infantry", number, target, cause=hits.Cause(seat, "x_89_bacterial_weapon"))
    await elimination.check_elimination(game)
