"""Positions for tests: the ready board, units where they are wanted, a rule driven by scripted answers."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engine.forbidden_stars.components import SETTINGS, STRUCTURES
from engine.forbidden_stars.phases import setup
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Options, Order, Resolving, Storm, Structure, Unit
from tests.engine.driving import Played, dice, kinds, play, said

BOLTER, SHIELD, MORALE = 1, 4, 6
"""Numbers of a die that show these faces."""


def ready(seats: int = 2, *, storms: tuple[str, ...] | None = None, empty: bool = False) -> Game:
    """Round 1 on the ready board of older games, seat 0 first and to act; the seats play its factions in their order.

    With two: 10A 1A / 5A 3B / 7A 12A, Space Marines and Chaos. `storms` lie instead of the printed ones; `empty` takes
    all units, structures and objective tokens away.
    """
    game = Game(setup.new_state(seats, "seed", Options(board="introductory")))
    for seat, faction in enumerate(SETTINGS[seats].factions):
        game.player(seat).faction = faction
        setup.equip(game, seat)
    setup.lay_ready_board(game)
    game.state.phase, game.state.round, game.state.turn, game.state.first = "operations", 1, 0, 0
    if storms is not None:
        game.state.storms = [Storm(edge) for edge in storms]
    if empty:
        clear(game)
    game.events.clear()
    return game


def clear(game: Game) -> None:
    """Nothing stands anywhere."""
    for area in game.state.areas.values():
        area.units, area.structures, area.objective = {}, [], None


def station(game: Game, seat: int, area: str, **pieces: int) -> list[Unit]:
    """Puts units or structures on an area: `station(game, 0, "10A-NE", scout=2, factory=1)`. Returns the units."""
    found = []
    for piece, number in pieces.items():
        for _ in range(number):
            if piece in STRUCTURES:
                game.area(area).structures.append(Structure(STRUCTURES[STRUCTURES.index(piece)], seat))
            else:
                unit = Unit(piece)
                game.area(area).units.setdefault(seat, []).append(unit)
                found.append(unit)
    return found


def stack(game: Game, system: str, *orders: tuple[int, str]) -> None:
    """Lays order tokens on a system, the last one on top, out of their owners' hands."""
    for seat, kind in orders:
        game.player(seat).orders.remove(kind)  # type: ignore[arg-type]
        game.system(system).orders.append(Order(kind, seat))  # type: ignore[arg-type]


def ordered(game: Game, seat: int, kind: str, system: str) -> None:
    """An order is being resolved, its token taken from the hand."""
    game.player(seat).orders.remove(kind)  # type: ignore[arg-type]
    game.state.active = system
    game.state.resolving = Resolving(seat, kind, system, kind)  # type: ignore[arg-type]


def own(game: Game, seat: int, *upgrades: str) -> None:
    """Gives order upgrades."""
    game.player(seat).upgrades = [*game.player(seat).upgrades, *upgrades]


def scheme(game: Game, seat: int, card: str) -> None:
    """Lays a scheme in play."""
    player = game.player(seat)
    player.events.remove(card)
    player.scheme = card


def there(game: Game, seat: int, area: str) -> dict[str, int]:
    """A seat's units on an area, by type."""
    types = [unit.type for unit in game.area(area).units.get(seat, ())]
    return {type: types.count(type) for type in types}


def run_through(rule: Coroutine[Any, Any, Any]) -> None:
    """Runs a rule that asks nothing."""
    played = play(rule, others="stop")
    assert played.open is None, f"it asked {played.open.kind}"


__all__ = [
    "BOLTER",
    "MORALE",
    "SHIELD",
    "Played",
    "clear",
    "dice",
    "kinds",
    "ordered",
    "own",
    "play",
    "ready",
    "run_through",
    "said",
    "scheme",
    "stack",
    "station",
    "there",
]
