"""What it takes to make blueprints legal again: how far an Upgrade action may go astray. EC-UPG-07"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


class Worth(NamedTuple):
    """What counts of a part, or of an empty square, when a blueprint is mended."""

    energy: int
    drive: bool


WORTH: dict[str | None, Worth] = {
    None: Worth(0, False),
    **{part.id: Worth(part.energy, part.kind == DRIVE) for part in PARTS.values()},
}


class Help(NamedTuple):
    """Energy of the best source in the supply, and of the best one for once: an Ancient source is there once."""

    supply: int
    once: int


class Lack(NamedTuple):
    """Parts that a blueprint needs at least from the supply, and how many fewer with the source that is there once."""

    parts: int
    spared: int


class Outlook:
    """What blueprints need, and would need if one of them were changed. It never changes. EC-UPG-07"""

    def __init__(self, species: str, tiles: tuple[Tiles, ...], help: Help) -> None:
        """`tiles` lie on the blueprints of the ships, in their order."""
        self._species, self._help = species, help
        self._squares: dict[tuple[str, str, int], list[str]] = {}
        self._prints: dict[str, Print] = {
            type: _print(species, type, those) for type, those in zip(SHIPS, tiles, strict=True)
        }
        self._lacks: dict[str, Lack] = {type: one.lack(self._help) for type, one in self._prints.items()}
        self._total = sum([lack.parts for lack in self._lacks.values()])

    def needed(self) -> int:
        """Parts that it takes at least until all blueprints obey the rules; the source that is there once goes where it
        spares most. EC-UPG-07
        """
        return self._total - max(lack.spared for lack in self._lacks.values())

    def after(self, type: str, tiles: Mapping[str, str]) -> int:
        """Parts that it would take if the blueprint of a type had these tiles."""
        return self._after(type, _print(self._species, type, tuple(tiles.items())).lack(self._help))

    def squares(self, type: str, part: str, most: int) -> Sequence[str]:
        """Squares of a blueprint, of equal ones the first, that with this part would leave it at `most` needed."""
        key, blueprint, help = (type, part, most), self._prints[type], self._help
        if key not in self._squares:
            near = blueprint.different(part)
            self._squares[key] = [
                square for square in near if self._after(type, blueprint.with_part(square, part, help)) <= most
            ]
        return self._squares[key]

    def _after(self, type: str, changed: Lack) -> int:
        parts = self._total - self._lacks[type].parts + changed.parts
        if self._help.once <= self._help.supply:
            return parts
        return parts - max(changed.spared, *(self._lacks[other].spared for other in SHIPS if other != type))


_outlook = lru_cache(maxsize=1024)(Outlook)


def outlook(player: Player, without: str = "") -> Outlook:
    """What a player's blueprints need; `without` is an Ancient part that no longer lies beside the board."""
    tiles = tuple([tuple(player.tiles[type].items()) for type in SHIPS])
    return _outlook(player.species, tiles, _help(player, without))


def _help(player: Player, without: str) -> Help:
    supply = next(part.energy for part in SOURCES if part.tech is None or part.tech in player.technologies)
    kept = list(player.kept_parts)
    if without:
        kept.remove(without)
    return Help(supply, max([PARTS[part].energy for part in kept], default=0))


class Print:
    """A blueprint with its tiles. It never changes, so what was found out of it is remembered."""

    def __init__(self, species: str, type: str, tiles: Tiles) -> None:
        card, covered = SPECIES[species].blueprints[type], dict(tiles)
        self._energy, self._base = card.energy, type == STARBASE
        self._looks = {square: (below, covered.get(square)) for square, below in card.slots.items()}
        self._worths = {square: WORTH[tile or below] for square, (below, tile) in self._looks.items()}
        self._different: dict[str, list[str]] = {}
        self._with: dict[tuple[str, str, Help], Lack] = {}

    def lack(self, help: Help) -> Lack:
        """What it needs."""
        return _lack(tuple(sorted(self._worths.values())), self._energy, self._base, help)

    def different(self, part: str) -> list[str]:
        """Squares that differ in print or tile, without those that show the part already."""
        if part not in self._different:
            found: dict[tuple[str | None, str | None], str] = {}
            for square, (below, tile) in self._looks.items():
                if (tile or below) != part:
                    found.setdefault((below, tile), square)
            self._different[part] = list(found.values())
        return self._different[part]

    def with_part(self, square: str, part: str, help: Help) -> Lack:
        """What it would need with a part on a square."""
        key = square, part, help
        found = self._with.get(key)
        if found is None:
            worths = sorted({**self._worths, square: WORTH[part]}.values())
            found = self._with[key] = _lack(tuple(worths), self._energy, self._base, help)
        return found


_print = lru_cache(maxsize=2048)(Print)


@lru_cache(maxsize=8192)
def _lack(parts: tuple[Worth, ...], energy: int, base: bool, help: Help) -> Lack:
    plain = _parts_needed(parts, energy, base, Help(help.supply, help.supply))
    if not plain or help.once <= help.supply:
        return Lack(plain, 0)
    return Lack(plain, plain - _parts_needed(parts, energy, base, help))


def _parts_needed(parts: tuple[Worth, ...], energy: int, base: bool, help: Help) -> int:
    """Parts that mend one blueprint.

    Only sources and the simplest drive need be thought of: nothing else mends more.
    """
    for number in range(4):
        for kept in combinations(parts, len(parts) - number):
            if _mended(kept, number, energy, base, help):
                return number
    return NEVER


def _mended(kept: Sequence[Worth], number: int, energy: int, base: bool, help: Help) -> bool:
    energy += sum([part.energy for part in kept])
    drives = any(part.drive for part in kept)
    if not drives and not base:
        energy += PARTS[SIMPLEST_DRIVE].energy
        number -= 1
    sources = max(0, number - 1) * help.supply + (help.once if number > 0 else 0)
    return number >= 0 and energy + sources >= 0 and not (base and drives)
