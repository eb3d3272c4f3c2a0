"""Green technologies: life."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T
from engine.ti4 import bombardment, elimination, hits, reinforcements, units, words
from engine.ti4.hooks import hook
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability


@hook("neural_motivator", "status_cards")
def _neural_motivator(game: Game, seat: Seat, value: int, /) -> int:
    """Two action cards in the status phase."""
    return value + 1


@hook("hyper_metabolism", "status_tokens")
def _hyper_metabolism(game: Game, seat: Seat, value: int, /) -> int:
    """Three command tokens in the status phase."""
    return value + 1


@ability("tech", "dacxive_animators", "after_win_ground_combat")
async def _dacxive_animators(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The winner of a ground combat adds one infantry on that planet."""
    assert moment.planet is not None
    await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, moment.planet)


def _infected(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    """Planets with infantry in systems where the player has ships with Bombardment."""
    return words.planet_options(
        planet.id
        for planet in game.state.planets.values()
        if any("infantry" in force.units for force in planet.ground.values())
        and bombardment.bombers(game, seat, planet.system)
    )


@ability("tech", "x_89_bacterial_weapon", "component_action", targets=_infected)
async def _x_89(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """All infantry on a planet die, whoever owns them; no Planetary Shield helps. TI-SHIELD-02"""
    game.say(T("ti4-x-89", planet=words.planet(target)), where=[game.state.planets[target].system])
    for owner in sorted(game.state.planets[target].ground):
        number = units.count(game, owner, "infantry", target)
        if number:
            await hits.destroy(game, owner, "infantry", number, target, by=seat, cause="x_89_bacterial_weapon")
    await elimination.check_elimination(game)
