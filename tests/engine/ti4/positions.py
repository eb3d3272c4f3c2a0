"""Positions for tests: a board in three lines, a rule driven by scripted answers, dice that fall as told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.ti4 import content
from engine.ti4.abilities import sources
from engine.ti4.components import BOARDS, FACTIONS, GENERIC_NOTES, SHIPS, STRATEGY_CARDS
from engine.ti4.draft.factions import take_faction
from engine.ti4.economy import technology
from engine.ti4.galaxy import map_building, units
from engine.ti4.phases import setup
from engine.ti4.play import Game
from engine.ti4.state import Options, Planet
from tests.engine.driving import Played, dice, kinds, play, said

CONTENT = content.MODULES
FOUR = ("sol", "hacan", "letnev", "xxcha")
DEFAULT = {3: FOUR[:3], 4: FOUR, 5: (*FOUR, "jol_nar"), 6: (*FOUR, "jol_nar", "mentak")}


def board(*factions: str, seats: int = 3, units_on_board: bool = False, **options: Any) -> Game:
    """A game on the first ready map of that size, in the action phase with seat 0 active.

    Everyone has 3/3/2 command tokens and controls the home planets; strategy cards are dealt in seat order
    (seat 0: 1 leadership, ...). The board is empty of units unless `units_on_board`. Windows ask only holders.
    Unless factions are named, theirs do not matter: their abilities are silent, and only notes of every color are held.
    """
    plain, factions = not factions, factions or DEFAULT[seats]
    chosen = Options(**{"windows": "holders", **options})
    game = Game(setup.new_state(len(factions), "seed", chosen))
    for seat, faction in enumerate(factions):
        take_faction(game, seat, faction)
    _lay(game)
    for player in game.state.players:
        for planet in FACTIONS[player.faction].home_planets:
            game.state.planets[planet].owner = player.seat
        if units_on_board:
            setup._place_fleet(game, player)
    _deal_strategy_cards(game)
    if plain:
        _make_plain(game)
    state = game.state
    state.phase, state.step, state.round, state.turn = "action", "turn", 1, 0
    game.events.clear()
    return game


PLAIN = "plain"
sources.silences(PLAIN)


def _make_plain(game: Game) -> None:
    for player in game.state.players:
        game.begin(PLAIN, player.seat, "ever")
        player.notes = [note for note in player.notes if note.partition(":")[0] in GENERIC_NOTES]


def lasting(game: Game) -> list[str]:
    """The sources of the effects in force."""
    return [effect.source for effect in game.state.effects if effect.source != PLAIN]


def _lay(game: Game) -> None:
    table = BOARDS[len(game.state.players)]
    map_building.lay(game.state, map_building.CENTRE_TILE, 0)
    for seat, home in enumerate(table.homes):
        map_building._lay_home(game.state, seat, home.position)
    for position, tile in enumerate(map(int, next(iter(table.ready.values())).split()), start=1):
        if tile > 0:
            map_building.lay(game.state, tile, position)


def _deal_strategy_cards(game: Game) -> None:
    cards = list(STRATEGY_CARDS)
    for player in game.state.players:
        player.strategy_cards = [cards.pop(0)]
    game.state.strategy_goods = dict.fromkeys(cards, 0)


def fleet(game: Game, seat: int, place: str, damaged: dict[str, int] | None = None, **pieces: int) -> None:
    """Puts units into a space area (system id) or on a planet."""
    for type, number in pieces.items():
        units.add(game, seat, type, number, place, (damaged or {}).get(type, 0))


def own(game: Game, seat: int, *planets: str, exhausted: bool = False) -> None:
    """Gives planets to a seat."""
    for planet in planets:
        game.state.planets[planet].owner = seat
        game.state.planets[planet].exhausted = exhausted


def settle(game: Game, seat: int, systems: Iterable[str]) -> Planet:
    """Gives a seat the first planet in these systems that nobody has."""
    planet = next(one for one in game.state.planets.values() if one.system in systems and one.owner is None)
    own(game, seat, planet.id)
    return planet


def learn(game: Game, seat: int, *technologies: str) -> None:
    """Gives technologies."""
    for id in technologies:
        technology.gain(game, seat, id)


def home(game: Game, seat: int) -> str:
    """The home system of a seat."""
    return str(FACTIONS[game.player(seat).faction].home)


def near_home(game: Game, seat: int) -> list[str]:
    """Systems next to the home of a seat."""
    return list(game.near()[home(game, seat)])


def ships(game: Game, seat: int, system: str) -> dict[str, int]:
    """Ships of a seat in a system."""
    return {type: n for type, n in game.ships(seat, system).items() if type in SHIPS}


def total(places: Iterable[int]) -> int:
    """A sum, for readability."""
    return sum(places)


__all__ = [
    "Played",
    "board",
    "dice",
    "fleet",
    "home",
    "kinds",
    "lasting",
    "learn",
    "near_home",
    "own",
    "play",
    "said",
    "ships",
    "total",
]
