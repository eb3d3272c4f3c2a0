"""Every sign can be told from every other."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from render import skies
from render.colours import SEAT_COLOURS
from render.glyphs import SIGNS, sign, value
from render.ships import UNITS, damage, unit
from tests.render.sample_views import load
from tests.render.seeing import differing

AZURE = SEAT_COLOURS["azure"].rgb


def flat(sprite: Image.Image) -> Image.Image:
    ground = Image.new("RGB", sprite.size, (12, 18, 36))
    ground.paste(sprite, (0, 0), sprite)
    return ground


def least(sprites: list[Image.Image]) -> int:
    return min(differing(flat(one), flat(other)) for one, other in combinations(sprites, 2))


@pytest.mark.parametrize("size", [30, 44, 130])
def test_each_unit_has_its_own_silhouette(size: int) -> None:
    assert least([unit(kind, AZURE, size) for kind in UNITS]) > size * size * 0.06


def test_every_unit_type_of_the_game_is_drawn() -> None:
    assert {row["type"] for row in load("units")} == set(UNITS)


def test_signs_differ() -> None:
    names = [name for name in SIGNS if name != "law"]
    assert least([sign(name, 40) for name in names]) > 90


def test_anomalies_differ() -> None:
    kinds = {tile["anomaly"] for tile in load("tiles")} - {None}
    assert least([skies.anomaly(kind, 140) for kind in kinds]) > 140 * 140 * 0.3


def test_wormholes_differ() -> None:
    assert least([skies.wormhole(kind, 50) for kind in skies.WORMHOLES]) > 300


def test_planets_differ_by_trait() -> None:
    assert least([skies.planet(look, 36) for look in skies.PLANETS]) > 36 * 36 * 0.8


def test_a_faint_value_is_the_same_number_dimmed() -> None:
    assert differing(flat(value("resource", 3, 34)), flat(value("resource", 3, 34, True))) > 200
    assert differing(flat(value("resource", 3, 34)), flat(value("resource", 4, 34))) > 10


def test_damage_is_a_burst() -> None:
    assert damage(24).getbbox() is not None
