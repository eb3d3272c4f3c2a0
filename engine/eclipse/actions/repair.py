"""What it takes to make blueprints legal again: how far an Upgrade action may go astray. EC-UPG-07"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
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


NOTHING = Lack(0, 0)


class Outlook:
    """What blueprints need, and would need if one of them were changed. It never changes. EC-UPG-07"""

    def __init__(self, species: str, tiles: tuple[Tiles, ...], help: Help) -> None:
        """`tiles` lie on the blueprints of the ships, in their order."""
        self._help = help
        prints = [_print(species, type, those) for type, those in zip(SHIPS, tiles, strict=True)]
        self._prints: dict[str, Print] = dict(zip(SHIPS, prints, strict=True))
        self._lacks: dict[str, Lack] = {type: one.lack(help) for type, one in self._prints.items()}
        self._others: dict[str, Lack] = {type: self._without(type) for type in SHIPS}

    def needed(self) -> int:
        """Parts that it takes at least until all blueprints obey the rules; the source that is there once goes where it
        spares most. EC-UPG-07
        """
        lack = _added(self._lacks.values())
        return lack.parts - lack.spared

    def _without(self, type: str) -> Lack:
        """What the blueprints of all other types need."""
        return _added([lack for other, lack in self._lacks.items() if other != type])

    def squares(self, type: str, part: str, most: int) -> list[str]:
        """Squares of a blueprint, of equal ones the first, that with this part would leave all at `most` needed."""
        return self._within(self._prints[type].with_part(part, self._help), type, most)

    def liftable(self, type: str, most: int) -> list[str]:
        """Squares of a blueprint, of equal ones the first, that without their tile would leave all at `most` needed."""
        return self._within(self._prints[type].without_tile(self._help), type, most)

    def _within(self, changed: Mapping[str, Lack], type: str, most: int) -> list[str]:
        """The squares whose change leaves the blueprints of all types at `most` parts needed: the source that is there
        once goes to another type or to this one. EC-UPG-07
        """
        others = self._others[type]
        room = most - others.parts
        return [
            square
            for square, lack in changed.items()
            if lack.parts <= room + others.spared or lack.parts - lack.spared <= room
        ]


def _added(lacks: Collection[Lack]) -> Lack:
    """What several blueprints need; the source that is there once goes where it spares most. EC-UPG-07"""
    return Lack(sum([lack.parts for lack in lacks]), max([lack.spared for lack in lacks]))


_outlook = lru_cache(maxsize=1024)(Outlook)


def outlook(player: Player, without: str = "") -> Outlook:
    """What a player's blueprints need; `without` is an Ancient part that no longer lies beside the board."""
    tiles = tuple([tuple(player.tiles[type].items()) for type in SHIPS])
    return _outlook(player.species, tiles, _help(player, without))


def _help(player: Player, without: str) -> Help:
    supply = next(part.energy for part in SOURCES if part.tech is None or part.tech in player.technologies)
    return Help(supply, max([PARTS[part].energy for part in player.kept_parts if part != without], default=0))


class Print:
    """A blueprint with its tiles. It never changes, so what was found out of it is remembered."""

    def __init__(self, species: str, type: str, tiles: Tiles) -> None:
        card, self._tiles = SPECIES[species].blueprints[type], dict(tiles)
        self._looks = {square: (below, self._tiles.get(square)) for square, below in card.slots.items()}
        self._worths = {square: WORTH[tile or below] for square, (below, tile) in self._looks.items()}
        self._printed, self._base = card.energy, type == STARBASE
        self._energy = card.energy + sum([worth.energy for worth in self._worths.values()])
        self._drives = sum([worth.drive for worth in self._worths.values()])
        self._with: dict[tuple[str, Help], dict[str, Lack]] = {}
        self._without: dict[Help, dict[str, Lack]] = {}

    def lack(self, help: Help) -> Lack:
        """What it needs."""
        return NOTHING if self._obeys(self._energy, self._drives) else self._needs(self._worths, help)

    def with_part(self, part: str, help: Help) -> Mapping[str, Lack]:
        """What it would need with a part on a square, for squares that differ in print or tile and do not show the part
        already.
        """
        found = self._with.get((part, help))
        if found is None:
            squares = self._different(
                [square for square, (below, tile) in self._looks.items() if (tile or below) != part]
            )
            found = {square: self._changed(square, WORTH[part], help) for square in squares}
            self._with[part, help] = found
        return found

    def without_tile(self, help: Help) -> Mapping[str, Lack]:
        """What it would need without the tile on a square, for tiles that differ in print or in what they cover."""
        found = self._without.get(help)
        if found is None:
            squares = self._different(self._tiles)
            found = {square: self._changed(square, WORTH[self._looks[square][0]], help) for square in squares}
            self._without[help] = found
        return found

    def _different(self, squares: Iterable[str]) -> Collection[str]:
        """The first of squares that look alike."""
        found: dict[tuple[str | None, str | None], str] = {}
        for square in squares:
            found.setdefault(self._looks[square], square)
        return found.values()

    def _changed(self, square: str, worth: Worth, help: Help) -> Lack:
        """What it would need with something else on a square."""
        gone = self._worths[square]
        energy, drives = self._energy - gone.energy + worth.energy, self._drives - gone.drive + worth.drive
        return NOTHING if self._obeys(energy, drives) else self._needs(self._worths | {square: worth}, help)

    def _obeys(self, energy: int, drives: int) -> bool:
        """Whether nothing is needed. EC-SHIP-17, EC-SHIP-18, EC-SHIP-19"""
        return energy >= 0 and bool(drives) != self._base

    def _needs(self, worths: Mapping[str, Worth], help: Help) -> Lack:
        return _lack(tuple(sorted(worths.values())), self._printed, self._base, help)


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
