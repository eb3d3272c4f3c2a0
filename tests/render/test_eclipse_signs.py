"""Every sign of Eclipse can be told from every other."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from engine.eclipse.components import DAMAGE, PARTS, SECTORS, SHIPS, TECHNOLOGIES
from render.colours import BOX_COLOURS
from render.eclipse import icons, tints
from render.eclipse.icons import sign
from render.eclipse.pieces import ORDER
from render.eclipse.signs import cube_of, die, influence, points, square, wormhole
from render.eclipse.technologies import icon
from render.ships import unit
from tests.render.seeing import differing
from tests.render.test_glyphs import flat, least

KINDS = ("money", "science", "materials", "any", "money+", "science+", "materials+")
SAME = {"source": "energy", "drive": "movement"}


@pytest.mark.parametrize("size", [30, 60, 120])
def test_each_ship_has_its_own_silhouette(size: int) -> None:
    kinds = (*SHIPS, "ancient", "gcds")
    assert set(ORDER) == set(SHIPS)
    assert least([unit(kind, BOX_COLOURS["blue"].rgb, size) for kind in kinds]) > size * size * 0.06


def test_signs_differ() -> None:
    names = [name for name in icons.SIGNS if name not in SAME]
    assert least([sign(name, 40) for name in names]) > 60


def test_population_squares_differ_by_kind_and_cube() -> None:
    assert {kind for card in SECTORS.values() for kind in card.squares} <= set(KINDS)
    assert least([square(kind, 32, None) for kind in KINDS]) > 20
    cubes = [square(kind, 32, "blue") for kind in KINDS]
    assert min(differing(flat(one), flat(square(kind, 32, None))) for one, kind in zip(cubes, KINDS, strict=True)) > 60


def test_squares_differ_without_any_colour() -> None:
    grey = [flat(square(kind, 48, None)).convert("L") for kind in ("money", "science", "materials", "any")]
    assert min(differing(one, other) for one, other in combinations(grey, 2)) > 60


def test_cubes_and_discs_differ_by_seat() -> None:
    assert least([cube_of(colour, 24) for colour in BOX_COLOURS]) > 120
    assert least([influence(colour, 36) for colour in BOX_COLOURS]) > 200


def test_dice_show_their_damage() -> None:
    assert tints.DAMAGE == DAMAGE and set(tints.DICE) == set(DAMAGE)
    assert least([die(colour, 30) for colour in DAMAGE]) > 200


def test_wormholes_turn_with_their_edge() -> None:
    halves = [wormhole(20, edge, False) for edge in range(6)]
    assert least(halves) > 100
    assert differing(flat(wormhole(20, 0, True)), flat(halves[0])) > 60
    north = flat(halves[0])
    assert differing(north.crop((0, 0, 40, 19)), Image.new("RGB", (40, 19), (12, 18, 36))) == 0


def test_points_are_numbers() -> None:
    assert differing(flat(points(1, 30)), flat(points(3, 30))) > 10


def test_every_technology_and_part_has_a_sign() -> None:
    assert all(icon(id_, 30).getbbox() for id_ in TECHNOLOGIES)
    assert {part.kind for part in PARTS.values()} <= set(icons.SIGNS) & set(tints.PARTS)
