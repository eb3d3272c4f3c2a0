"""Construction, initiative 4: PDS and space docks. TI-CONSTRUCTION-01"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.ask import Option, Refusal, Seat
from engine.ids import Id
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.economy import tokens
from engine.ti4.galaxy import reinforcements, structures
from engine.ti4.play import Game, Question

NONE = "none"
BOTH = ("pds", "space_dock")


@dataclass(frozen=True)
class Site(Id):
    """A structure to build, and its planet."""

    type: str
    planet: str


async def primary(game: Game, seat: Seat) -> None:
    """Up to two structures on controlled planets anywhere: the second only a PDS.

    TI-CONSTRUCTION-02, TI-CONSTRUCTION-03, TI-CONSTRUCTION-04, TI-CONSTRUCTION-05, TI-DOUBT-01
    """
    if not any(True for _ in _sites(game, seat, BOTH, game.planets(seat))):
        game.say(T("ti4-nowhere-to-build", seat=seat_name(seat)))
    await build(game, seat, BOTH, game.planets(seat))
    await build(game, seat, ("pds",), game.planets(seat))


STRUCTURE = Question("structure", open=True)


async def build(game: Game, seat: Seat, types: tuple[str, ...], planets: list[str]) -> bool:
    """Places one structure or none, from reinforcements or taken back from the board.

    TI-CONSTRUCTION-09, TI-CONSTRUCTION-10, TI-STRUCTURE-03
    """
    sites = places(game, seat, types, planets)
    options = [Option(id, site_words(id)) for id in sites] + [Option(NONE, T("ti4-no-structure"))]
    about = T("ti4-ask-structure", seat=seat_name(seat))
    chosen = await game.pick(STRUCTURE, seat, options, about, why=lambda id: why_not(game, seat, id))
    if chosen == NONE:
        return False
    site = Site.read(chosen)
    await structures.place_structure(game, seat, site.type, site.planet)
    return True


def places(game: Game, seat: Seat, types: tuple[str, ...], planets: list[str]) -> list[str]:
    """What could be built where, by the ids of the sites. TI-CONSTRUCTION-09, TI-CONSTRUCTION-10"""
    return [Site(type, planet).id for type, planet in _sites(game, seat, types, planets)]


def _sites(game: Game, seat: Seat, types: tuple[str, ...], planets: list[str]) -> Iterator[tuple[str, str]]:
    for type in types:
        if reinforcements.obtainable(game, seat, type) > 0:
            for planet in planets:
                if structures.refusal(game, seat, type, planet) is None:
                    yield type, planet


def site_words(id: str) -> Text:
    """A structure and its planet."""
    site = Site.read(id)
    return T("ti4-structure-on", unit=words.unit(site.type), planet=words.planet(site.planet))


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids a structure somewhere. TI-STRUCTURE-05, TI-STRUCTURE-06, TI-CONSTRUCTION-02"""
    site = Site.maybe(id)
    if site is None or site.planet not in game.state.planets:
        return None
    type, planet = site.type, site.planet
    if game.state.planets[planet].owner != seat:
        return Refusal("TI-CONSTRUCTION-02", T("ti4-not-your-planet", planet=words.planet(planet)))
    rule = "TI-STRUCTURE-05" if type == "space_dock" else "TI-STRUCTURE-06"
    return Refusal(rule, T("ti4-no-room-for-structure", unit=words.unit(type), planet=words.planet(planet)))


CONSTRUCTION = Question("construction", open=True)


async def secondary(game: Game, seat: Seat) -> None:
    """The token goes into a system, or to reinforcements where one lies; then a structure there.

    TI-CONSTRUCTION-06, TI-CONSTRUCTION-07, TI-CONSTRUCTION-08, TI-DOUBT-02
    """
    options = words.system_options(building_systems(game, seat))
    system = await game.pick(CONSTRUCTION, seat, options, T("ti4-ask-construction", seat=seat_name(seat)))
    tokens.spend_strategy(game, seat)
    here = game.state.systems[system].tokens
    if seat not in here:
        here.append(seat)
    planets = [planet for planet in game.planets(seat) if game.state.planets[planet].system == system]
    await build(game, seat, BOTH, planets)


def building_systems(game: Game, seat: Seat) -> list[str]:
    """Systems with a controlled planet that can take a structure."""
    sites = _sites(game, seat, BOTH, game.planets(seat))
    return list(dict.fromkeys(game.state.planets[planet].system for _, planet in sites))


def can_follow(game: Game, seat: Seat) -> bool:
    """A strategy token to place, and somewhere to build. TI-DOUBT-02"""
    return game.player(seat).strategy > 0 and any(True for _ in _sites(game, seat, BOTH, game.planets(seat)))


def _price(game: Game, seat: Seat, token: bool) -> Text:
    return T("ti4-price-token-placed")


CARDS["construction"] = StrategyAbilities(primary, secondary, can_follow, token=False, price=_price)
