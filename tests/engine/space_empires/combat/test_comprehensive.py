"""One large battle, worked through: carriers, raiders, mines, a base, ship yards. EX-37"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.space_empires.combat import battle, field, figures, firing, mines, screening
from engine.space_empires.combat.field import Field
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.positions import colony, dice, met, play, put, space

YELLOW, GREEN = 0, 1


class Fleets(NamedTuple):
    """The field, and its groups by name."""

    at: Field
    game: Game
    units: dict[str, Unit]


@pytest.fixture
def fleets() -> Fleets:
    """Yellow attacks with carriers, fighters, cruisers, battleships and raiders; Green has a base and a ship yard."""
    game = space(carriers=True, raiders=True, mines=True)
    colony(game, GREEN, "F7")
    units = {
        "ship": put(game, YELLOW, "COLONY_SHIP", "F7"),
        "CV": put(game, YELLOW, "CV", "F7", 2),
        "F": put(game, YELLOW, "F", "F7", 6, fighter=1),
        "CA": put(game, YELLOW, "CA", "F7", 3),
        "BB": put(game, YELLOW, "BB", "F7", 2),
        "R": put(game, YELLOW, "R", "F7", 2, cloaking=1),
        "sc": put(game, GREEN, "SC", "F7"),
        "ca": put(game, GREEN, "CA", "F7", 2),
        "base": put(game, GREEN, "BASE", "F7"),
        "f": put(game, GREEN, "F", "F7", 2, fighter=1),
        "bc": put(game, GREEN, "BC", "F7", 2),
        "sy": put(game, GREEN, "SY", "F7"),
        "mine": put(game, GREEN, "MINES", "F7"),
    }
    return Fleets(met(game, YELLOW, GREEN), game, units)


def mined(fleets: Fleets) -> None:
    play(mines.clear(fleets.at), ("mine", GREEN, fleets.units["CV"].id), others="stop")


@pytest.mark.rule("SE-MINE-05", "SE-MINE-07", "SE-SCREEN-01", "SE-COMBAT-09")
def test_the_mine_takes_a_carrier_and_three_squadrons(fleets: Fleets) -> None:
    """EX-37"""
    mined(fleets)
    numbers = [field.number(fleets.at.armed(side)) for side in (YELLOW, GREEN)]
    assert numbers == [11, 9] and battle.bonus(fleets.at) is None
    assert (fleets.units["CV"].count, fleets.units["F"].count) == (1, 3)


@pytest.mark.rule("SE-FIRE-12", "SE-RAIDER-08", "SE-FIGHTER-07")
@pytest.mark.parametrize(
    ("firer", "target", "need"),
    [
        ("base", "R", 7),
        ("R", "bc", 4),
        ("BB", "bc", 4),
        ("f", "F", 5),
        ("bc", "F", 5),
        ("F", "sy", 5),
        ("ca", "CA", 3),
        ("CA", "bc", 3),
        ("sc", "F", 3),
        ("CV", "f", 3),
    ],
)
def test_numbers_to_hit(fleets: Fleets, firer: str, target: str, need: int) -> None:
    """EX-37"""
    fleets.at.battle.cloaked = [YELLOW]
    assert figures.need(fleets.at, fleets.units[firer], fleets.units[target]) == need


@pytest.mark.rule("SE-FIRE-01", "SE-FIRE-02", "SE-FIRE-03", "SE-COMBAT-12", "SE-DAMAGE-03", "SE-CARRIER-03")
def test_the_first_round(fleets: Fleets) -> None:
    """EX-37, as the story tells it."""
    units, at = fleets.units, fleets.at
    mined(fleets)
    at.battle.cloaked = [YELLOW]
    dice(fleets.game, 5, 10, 8, 7, 2, 5, 5, 9, 9, 5, 3, 9, 1, 2, 9, 3, 3)
    shots = [
        *[("base", "R")],
        *[("R", "bc")] * 2,
        *[("BB", "bc")] * 2,
        *[("f", "F")] * 2,
        *[("bc", "F")] * 2,
        *[("F", "sy")],
        *[("ca", "CA")] * 2,
        *[("CA", "bc")] * 3,
        *[("sc", "F")],
        *[("CV", "f")],
    ]
    fires = [("fire", units[firer].owner, units[target].id) for firer, target in shots]
    order = [("next_group", YELLOW, units["R"].id), ("next_group", GREEN, units["f"].id)]
    play(firing.fire_round(at), *order, *fires, others="stop")
    assert [shot.firer for shot in at.battle.shots] == [units[firer].id for firer, _ in shots]
    assert [field.number(at.armed(side)) for side in (YELLOW, GREEN)] == [8, 6]
    assert (units["R"].hits, units["CA"].hits, units["bc"].count, units["bc"].hits) == (1, 1, 1, 1)


@pytest.mark.rule("SE-SCREEN-02", "SE-SCREEN-06")
def test_in_the_second_round_yellow_screens_its_carrier(fleets: Fleets) -> None:
    """EX-37"""
    units, at = fleets.units, fleets.at
    mined(fleets)
    units["F"].count, units["f"].count, units["bc"].count = 0, 1, 1
    fleets.game.player(YELLOW).units.remove(units["F"])
    fleets.game.player(GREEN).units.remove(units["sy"])
    played = play(screening.screen(at), ("screen", YELLOW, {units["CV"].id: 1}), others="stop")
    assert played.open is None and units["CV"].screened and field.number(at.ready(YELLOW)) == 7
