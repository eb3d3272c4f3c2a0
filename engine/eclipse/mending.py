"""What it takes to make blueprints legal again: how far an Upgrade action may go astray. EC-UPG-07"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.eclipse.blueprints import DRIVE, STARBASE
from engine.eclipse.components import PARTS, SHIPS, SPECIES
from engine.eclipse.state import Player

NEVER = 99
"""Parts needed where no number of them would do."""
SIMPLEST_DRIVE = "nuclear_drive"
SOURCES = sorted(
    (part for part in PARTS.values() if part.energy > 0 and not part.ancient), key=lambda part: -part.energy
)


class Help(NamedTuple):
    """Energy of the best source in the supply, and of the best one for once: an Ancient source is there once."""

    supply: int
    once: int


class Lack(NamedTuple):
    """Parts that a blueprint needs at least from the supply, and with the source that is there once."""

    plain: int
    helped: int


def help_for(player: Player, kept: Iterable[str]) -> Help:
    """What could mend a player's blueprints, with these Ancient parts beside the board."""
    supply = next(part.energy for part in SOURCES if part.tech is None or part.tech in player.technologies)
    return Help(supply, max((PARTS[id].energy for id in kept), default=0))


def needed(player: Player) -> int:
    """How many parts it takes at least until all blueprints obey the rules; 0 when they do. EC-UPG-07"""
    return together(lacks(player, help_for(player, player.kept_parts)).values())


def lacks(player: Player, help: Help) -> dict[str, Lack]:
    """What each blueprint needs as it is."""
    return {type: lack(player, type, player.tiles[type], help) for type in SHIPS}


def together(lacks: Iterable[Lack]) -> int:
    """Parts for several blueprints: the source that is there once goes where it spares most."""
    found = list(lacks)
    return sum(lack.plain for lack in found) - max(lack.plain - lack.helped for lack in found)


def lack(player: Player, type: str, tiles: dict[str, str], help: Help) -> Lack:
    """What a blueprint with these tiles needs."""
    return _lack(player.species, type, tuple(tiles.items()), help)


@lru_cache(maxsize=8192)
def _lack(species: str, type: str, tiles: tuple[tuple[str, str], ...], help: Help) -> Lack:
    card, covered = SPECIES[species].blueprints[type], dict(tiles)
    parts = [covered.get(square, part) for square, part in card.slots.items()]
    plain = _parts_needed(parts, card.energy, type == STARBASE, Help(help.supply, help.supply))
    if not plain or help.once <= help.supply:
        return Lack(plain, plain)
    return Lack(plain, _parts_needed(parts, card.energy, type == STARBASE, help))


def _parts_needed(parts: list[str | None], energy: int, base: bool, help: Help) -> int:
    """Parts that mend one blueprint.

    Only sources and the simplest drive need be thought of: nothing else mends more.
    """
    for number in range(4):
        for chosen in combinations(range(len(parts)), number):
            kept = [part for at, part in enumerate(parts) if at not in chosen]
            if _mended(kept, number, energy, base, help):
                return number
    return NEVER


def _mended(kept: list[str | None], number: int, energy: int, base: bool, help: Help) -> bool:
    known = [PARTS[part] for part in kept if part is not None]
    energy += sum(part.energy for part in known)
    drives = any(part.kind == DRIVE for part in known)
    if not drives and not base:
        energy += PARTS[SIMPLEST_DRIVE].energy
        number -= 1
    sources = max(0, number - 1) * help.supply + (help.once if number > 0 else 0)
    return number >= 0 and energy + sources >= 0 and not (base and drives)
