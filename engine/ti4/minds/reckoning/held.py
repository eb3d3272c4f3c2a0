"""What objectives are reckoned of: what a seat has on the board, or would have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat has on the board, or would have.

    Attributes:
        fleets: ships by system; `units`: pieces of structures and great ships by type.
    """

    planets: frozenset[str]
    fleets: Mapping[str, int]
    units: Mapping[str, int]
    technologies: tuple[str, ...]

    def with_planets(self, *more: str) -> Holding:
        """With more planets."""
        return replace(self, planets=self.planets | set(more)) if more else self

    def without(self, planet: str) -> Holding:
        """With a planet less."""
        return replace(self, planets=self.planets - {planet})

    def with_units(self, **more: int) -> Holding:
        """With more units."""
        units = {**self.units, **{type: self.units.get(type, 0) + number for type, number in more.items()}}
        return replace(self, units=units)

    def with_technology(self, *more: str) -> Holding:
        """With more technologies."""
        return replace(self, technologies=(*self.technologies, *more))
