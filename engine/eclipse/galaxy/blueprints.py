"""Blueprints: the parts on a ship type's squares, and the figures they add up to.

A square shows its part tile, or what is printed on it. Figures depend on nothing but species, type and tiles, so they
are worked out once for each combination.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from engine.ask import Refusal, Seat
from engine.eclipse.components import PARTS, SPECIES, Blueprint
from engine.eclipse.play import Game
from engine.eclipse.state import Player
from engine.text import T

STARBASE, DRIVE, MISSILE = "starbase", "drive", "missile"
Squares = tuple[tuple[str, str | None], ...]
Dice = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Stats:
    """What a ship of a type can do: its printed values and those of its parts, added up.

    Attributes:
        energy: what is left over: supply minus use.
        shield: what rolls against it lose. `computer`: what its own rolls gain.
        cannons: dice of each roll by colour; `missiles`: those fired once at the start of a battle.
        drives: how many drives it has.
    """

    initiative: int
    energy: int
    move: int
    computer: int
    shield: int
    hull: int
    cannons: Dice
    missiles: Dice
    drives: int


def printed(player: Player, type: str) -> Blueprint:
    """A ship type as printed on the player board. EC-SHIP-01, EC-SHIP-03, EC-SPECIES-05, EC-SPECIES-06"""
    return SPECIES[player.species].blueprints[type]


def cost(player: Player, type: str) -> int:
    """Materials for a ship of the type.

    EC-BUI-05, EC-BUI-06, EC-BUI-07, EC-BUI-08, EC-BUI-11, EC-SPECIES-38
    """
    return printed(player, type).cost


def squares(player: Player, type: str) -> Squares:
    """The part in effect on each square, in printed order; a tile hides what is printed. EC-SHIP-05, EC-UPG-03"""
    tiles = player.tiles[type]
    return tuple((square, tiles.get(square, part)) for square, part in printed(player, type).slots.items())


def parts(player: Player, type: str) -> list[str]:
    """The parts in effect, in printed order; several may be of a kind. EC-SHIP-20"""
    return [part for _, part in squares(player, type) if part is not None]


# --- figures ---------------------------------------------------------------------------------------------------------


def stats(game: Game, seat: Seat, type: str) -> Stats:
    """The figures of a seat's ships of a type, those already built included. EC-SHIP-03, EC-SHIP-04"""
    return of(game.player(seat), type)


def of(player: Player, type: str) -> Stats:
    """The figures of a ship type."""
    return _figures(player.species, type, tuple(player.tiles.get(type, {}).items()))


@lru_cache(maxsize=4096)
def _figures(species: str, type: str, tiles: tuple[tuple[str, str], ...]) -> Stats:
    card, covered = SPECIES[species].blueprints[type], dict(tiles)
    return total(card, [covered.get(square, part) for square, part in card.slots.items()])


def total(card: Blueprint, chosen: Iterable[str | None]) -> Stats:
    """Adds up parts and what is printed beside the grid, which always works.

    EC-SHIP-06, EC-SHIP-07, EC-SHIP-11, EC-SHIP-12, EC-SHIP-13, EC-SHIP-14, EC-SHIP-15, EC-SHIP-16, EC-EX-07,
    EC-SPECIES-07, EC-SPECIES-08, EC-SPECIES-14, EC-SPECIES-26, EC-SPECIES-44
    """
    found = [PARTS[id] for id in chosen if id is not None]
    return Stats(
        initiative=card.initiative + sum(part.initiative for part in found),
        energy=card.energy + sum(part.energy for part in found),
        move=sum(part.move for part in found),
        computer=card.computer + sum(part.computer for part in found),
        shield=sum(part.shield for part in found),
        hull=sum(part.hull for part in found),
        cannons=_dice(part.dice for part in found if part.kind != MISSILE),
        missiles=_dice(part.dice for part in found if part.kind == MISSILE),
        drives=sum(part.kind == DRIVE for part in found),
    )


def _dice(dice: Iterable[Dice]) -> Dice:
    """Dice by colour. EC-SHIP-08, EC-SHIP-09, EC-SHIP-10, EC-EX-08"""
    sums: dict[str, int] = {}
    for some in dice:
        for colour, number in some.items():
            sums[colour] = sums.get(colour, 0) + number
    return MappingProxyType(sums)


# --- what a blueprint must obey --------------------------------------------------------------------------------------


def legal(player: Player, type: str) -> bool:
    """Whether a blueprint obeys the energy and drive rules."""
    return refusal(of(player, type), type) is None


def refusal(figures: Stats, type: str) -> Refusal | None:
    """The rule that such a ship would break. EC-SHIP-17, EC-SHIP-18, EC-SHIP-19"""
    if figures.energy < 0:
        return Refusal("EC-SHIP-17", T("eclipse-too-little-energy", n=-figures.energy))
    if type == STARBASE and figures.drives:
        return Refusal("EC-SHIP-19", T("eclipse-starbase-drive"))
    if type != STARBASE and not figures.drives:
        return Refusal("EC-SHIP-18", T("eclipse-no-drive"))
    return None


# --- tiles -----------------------------------------------------------------------------------------------------------


def put(player: Player, type: str, square: str, part: str) -> str | None:
    """A part tile goes on a square; the tile it covers goes back to the supply (or, of the Ancients, out of the game).

    Parts are without number, so only the blueprint changes. EC-SHIP-05, EC-UPG-03, EC-DISCO-14, EC-COMP-14, EC-COMP-25
    """
    covered = player.tiles[type].get(square)
    player.tiles[type][square] = part
    return covered


def lift(player: Player, type: str, square: str) -> str:
    """A part tile goes back to the supply, and what is printed works again. EC-UPG-03, EC-DISCO-14"""
    return player.tiles[type].pop(square)


def with_part(player: Player, type: str, square: str, part: str) -> Stats:
    """The figures there would be with a part on a square."""
    tiles = player.tiles[type] | {square: part}
    return _figures(player.species, type, tuple(tiles.items()))


def fits(game: Game, seat: Seat, type: str, square: str, part: str) -> bool:
    """Whether a blueprint obeys all rules at once with a part on that square: for Ancient parts just found.

    EC-DISCO-11, EC-DISCO-13
    """
    return refusal(with_part(game.player(seat), type, square, part), type) is None
