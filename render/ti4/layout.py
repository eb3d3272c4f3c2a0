"""Where things lie within a hex. All measures are shares of the hex's radius, from its centre, y down."""

from __future__ import annotations

from typing import NamedTuple

from engine.ti4.interface.view import SystemView


class Spot(NamedTuple):
    """A planet's place and its radius."""

    x: float
    y: float
    radius: float


_SPOTS: dict[int, tuple[Spot, ...]] = {
    0: (),
    1: (Spot(0, -0.24, 0.35),),
    2: (Spot(-0.45, -0.27, 0.3), Spot(0.45, -0.27, 0.3)),
    3: (Spot(-0.6, -0.13, 0.24), Spot(0, -0.52, 0.24), Spot(0.6, -0.13, 0.24)),
}
_CAPITAL = (Spot(0, -0.24, 0.38),)

NAME_SIZE, NUMBER_SIZE, VALUE_SIZE, COUNT_SIZE = 0.17, 0.21, 0.25, 0.19
NUMBER_AT = (-0.4, -0.71)
TOKEN_SIZE = 0.2


def planet_spots(system: SystemView) -> tuple[Spot, ...]:
    """The places of a system's planets, in their order."""
    return _CAPITAL if system.kind == "mecatol_rex" else _SPOTS[len(system.planets)]


def tokens_from(system: SystemView) -> tuple[float, float]:
    """Where the row of command tokens begins."""
    return (0.3, -0.7) if len(system.planets) == 3 else (-0.04, -0.745)


def ships_from(system: SystemView) -> float:
    """How far down the space for ships begins."""
    if system.kind == "mecatol_rex":
        return 0.38
    if system.planets:
        return {1: 0.34, 2: 0.27, 3: 0.33}[len(system.planets)]
    return 0.08 if system.wormholes else -0.5


def wormhole_spot(system: SystemView, index: int) -> Spot:
    """A wormhole's place: large in a system without planets, else at the left, or small between several planets."""
    if len(system.planets) == 2:
        return Spot(0, -0.44 + 0.33 * index, 0.15)
    if len(system.planets) == 3:
        return Spot(-0.26 + 0.52 * index, 0.1, 0.13)
    if system.planets:
        return Spot(-0.74, -0.06 + 0.4 * index, 0.19)
    spread = 0.4 * (len(system.wormholes) - 1)
    return Spot(0.8 * index - spread, -0.26, 0.34)
