"""What it takes to make blueprints legal again: how far an Upgrade action may go astray. EC-UPG-07"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.eclipse.components import PARTS, SHIPS, SPECIES
from engine.eclipse.galaxy.blueprints import DRIVE, STARBASE
from engine.eclipse.state import Player

Tiles = tuple[tuple[str, str], ...]
"""Part tiles by square."""
NEVER = 99
"""Parts needed where no number of them would do."""
SIMPLEST_DRIVE = "nuclear_drive"
SOURCES = sorted(
    (part for part in PARTS.values() if part.energy > 0 and not part.ancient), key=lambda part: -part.energy
)


ENERGY: dict[str | None, int] = {None: 0, **{part.id: part.energy for part in PARTS.values()}}
DRIVES = frozenset(part.id for part in PARTS.values() if part.kind == DRIVE)


class Help(NamedTuple):
    """Energy of the best source in the supply, and of the best one for once: an Ancient source is there once."""

    supply: int
    once: int


class Lack(NamedTuple):
    """Parts that a blueprint needs at least from the supply, and how many fewer with the source that is there once."""

    parts: int
    spared: int


class Outlook:
    """What a player's blueprints need, and would need if one of them were changed. EC-UPG-07"""

    def __init__(self, player: Player, without: str = "") -> None:
        """`without` is an Ancient part that no longer lies beside the board."""
        self._species, self._help = player.species, _help(player, without)
        self._tiles: dict[str, Tiles] = {type: tuple(player.tiles[type].items()) for type in SHIPS}
        self._lacks = {type: _lack(self._species, type, tiles, self._help) for type, tiles in self._tiles.items()}
        self._total = sum([lack.parts for lack in self._lacks.values()])

    def needed(self) -> int:
        """Parts that it takes at least until all blueprints obey the rules; the source that is there once goes where it
        spares most. EC-UPG-07
        """
        return self._total - max(lack.spared for lack in self._lacks.values())

    def after(self, type: str, tiles: Mapping[str, str]) -> int:
        """Parts that it would take if the blueprint of a type had these tiles."""
        return self._after(type, _lack(self._species, type, tuple(tiles.items()), self._help))

    def squares(self, type: str, part: str, most: int) -> Iterator[str]:
        """Squares of a blueprint, of equal ones the first, that with this part would leave it at `most` needed."""
        species, tiles, help = self._species, self._tiles[type], self._help
        for square in _different(species, type, tiles, part):
            if self._after(type, _with_part(species, type, tiles, square, part, help)) <= most:
                yield square

    def _after(self, type: str, changed: Lack) -> int:
        parts = self._total - self._lacks[type].parts + changed.parts
        if self._help.once <= self._help.supply:
            return parts
        return parts - max(changed.spared, *(self._lacks[other].spared for other in SHIPS if other != type))


def _help(player: Player, without: str) -> Help:
    supply = next(part.energy for part in SOURCES if part.tech is None or part.tech in player.technologies)
    kept = list(player.kept_parts)
    if without:
        kept.remove(without)
    return Help(supply, max([ENERGY[part] for part in kept], default=0))


@lru_cache(maxsize=8192)
def _lack(species: str, type: str, tiles: Tiles, help: Help) -> Lack:
    card, covered = SPECIES[species].blueprints[type], dict(tiles)
    parts = [covered.get(square, part) for square, part in card.slots.items()]
    plain = _parts_needed(parts, card.energy, type == STARBASE, Help(help.supply, help.supply))
    if not plain or help.once <= help.supply:
        return Lack(plain, 0)
    return Lack(plain, plain - _parts_needed(parts, card.energy, type == STARBASE, help))


@lru_cache(maxsize=8192)
def _different(species: str, type: str, tiles: Tiles, part: str) -> tuple[str, ...]:
    """Squares of a blueprint that differ in print or tile, without those that show the part already."""
    covered, found = dict(tiles), dict[tuple[str | None, str | None], str]()
    for square, below in SPECIES[species].blueprints[type].slots.items():
        look = below, covered.get(square)
        if (look[1] or below) != part:
            found.setdefault(look, square)
    return tuple(found.values())


@lru_cache(maxsize=8192)
def _with_part(species: str, type: str, tiles: Tiles, square: str, part: str, help: Help) -> Lack:
    """What a blueprint would need with a part on a square."""
    return _lack(species, type, tuple({**dict(tiles), square: part}.items()), help)


def _parts_needed(parts: list[str | None], energy: int, base: bool, help: Help) -> int:
    """Parts that mend one blueprint.

    Only sources and the simplest drive need be thought of: nothing else mends more.
    """
    for number in range(4):
        for kept in combinations(parts, len(parts) - number):
            if _mended(kept, number, energy, base, help):
                return number
    return NEVER


def _mended(kept: Sequence[str | None], number: int, energy: int, base: bool, help: Help) -> bool:
    energy += sum(map(ENERGY.__getitem__, kept))
    drives = not DRIVES.isdisjoint(kept)
    if not drives and not base:
        energy += ENERGY[SIMPLEST_DRIVE]
        number -= 1
    sources = max(0, number - 1) * help.supply + (help.once if number > 0 else 0)
    return number >= 0 and energy + sources >= 0 and not (base and drives)
