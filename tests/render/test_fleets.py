"""Fleets stay inside their hex, whoever stands there and with how many types."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from random import Random

import pytest
from PIL import Image, ImageChops

from render.canvas import Canvas
from render.eclipse.pieces import SHIPS_FROM, SHIPS_TO
from render.fleets import BOTTOM, Cell, Force, Spot, arranged, put_fleet
from render.hexmap import HALF
from render.ships import unit
from tests.render.recording import Put, recorded

KINDS = ("flagship", "war_sun", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
RADIUS, MIDDLE = 160, 200


def drawn_by_chance(chance: Random) -> list[Force]:
    """One to three sides with one to seven types each."""
    colours = chance.sample(("red", "blue", "green", "amber"), chance.randint(1, 3))
    return [Force(colour, [_cell(kind, chance) for kind in _kinds(chance)]) for colour in colours]


def _kinds(chance: Random) -> list[str]:
    return sorted(chance.sample(KINDS, chance.randint(1, len(KINDS))), key=KINDS.index)


def _cell(kind: str, chance: Random) -> Cell:
    return Cell(kind, chance.choice((1, 1, 2, 8, 12)), chance.choice((0, 0, 0, 1, 2)))


def beyond(put: Put) -> float:
    """How far what is drawn stands out of the hex, in pixels."""
    left, top, right, bottom = put.mask.getbbox() or (0, 0, 0, 0)
    spots = [(put.left + x - MIDDLE, put.top + y - MIDDLE) for x in (left, right) for y in (top, bottom)]
    slanted = (abs(x) + abs(y) / sqrt(3) - RADIUS for x, y in spots)
    return max(max(slanted) * HALF, max(abs(y) for _, y in spots) - HALF * RADIUS)


@pytest.mark.parametrize(("top", "bottom"), [(-0.26, SHIPS_TO), (SHIPS_FROM, SHIPS_TO), (-0.2, BOTTOM), (0.1, BOTTOM)])
def test_a_fleet_stays_inside_its_hex(top: float, bottom: float, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(f"{top}")
    for _ in range(10):
        forces, canvas = drawn_by_chance(chance), Canvas(2 * MIDDLE, 2 * MIDDLE)
        with recorded(monkeypatch) as drawn:
            put_fleet(canvas, arranged(forces, top, bottom), Spot(MIDDLE, MIDDLE, RADIUS), top, bottom)
        assert len(drawn.puts) >= sum(len(force.cells) for force in forces)
        assert max(map(beyond, drawn.puts)) <= 0.5, forces


def test_a_ship_that_stands_for_a_fleet_is_told_apart_by_its_outline() -> None:
    """On a map the largest ship is as high as a few letters: its outline has to say what it is."""
    outlines = {kind: outline(unit(kind, (200, 40, 40), 44)) for kind in KINDS}
    for one, other in combinations(KINDS, 2):
        both = ImageChops.darker(outlines[one], outlines[other]).histogram()[255]
        either = ImageChops.lighter(outlines[one], outlines[other]).histogram()[255]
        assert both / either < 0.8, (one, other)


def outline(sprite: Image.Image) -> Image.Image:
    """What of a sprite is seen."""
    return sprite.getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)


def test_who_has_most_types_stands_where_a_hex_is_wider() -> None:
    """So that they are larger, whoever comes first."""
    few, many = Force("amber", [Cell("cruiser", 2, 0)]), Force("azure", [Cell("cruiser", 2, 0)] * 4)
    one, other = (arranged(sides, 0.34) for sides in ((few, many), (many, few)))
    assert one == other and [len(cells) for _, cells in one.rows] == [4, 1]
