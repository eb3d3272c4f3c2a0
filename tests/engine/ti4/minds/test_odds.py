"""Exact odds of combats."""

from __future__ import annotations

from random import Random

import pytest

from engine.ti4.minds.reckoning import odds
from engine.ti4.minds.reckoning.odds import Hull, Hulls, fight, side, wins

FIGHTER = Hull(9, 1, False, 1)
CRUISER = Hull(7, 1, False, 4)
DREADNOUGHT = Hull(5, 1, True, 8)


def test_one_against_one_is_what_the_dice_say() -> None:
    """Two dice that hit on 9: 0.2 * 0.8 of each round that decides anything."""
    assert fight((FIGHTER,), (FIGHTER,)).wins == pytest.approx(odds.UNIT * 0.16 / 0.36, rel=0.001)
    assert wins((CRUISER,), ()) == 1000 and wins((), (CRUISER,)) == 0
    harmless = (Hull(11, 1, False, 1),)
    assert fight(harmless, harmless).wins == 0


def test_who_can_take_a_hit_is_not_lost_by_the_first() -> None:
    plain = (Hull(5, 1, False, 8),)
    assert wins((DREADNOUGHT,), plain) > 600 > wins(plain, (DREADNOUGHT,))


@pytest.mark.parametrize(
    ("own", "other"),
    [((CRUISER, CRUISER), (FIGHTER, FIGHTER, FIGHTER)), ((DREADNOUGHT, FIGHTER), (CRUISER, CRUISER, CRUISER))],
)
def test_exact_odds_agree_with_dice(own: Hulls, other: Hulls) -> None:
    luck, games = Random(7), 3000
    won = sum(_played(list(side(own)), list(side(other)), luck) for _ in range(games))
    assert fight(side(own), side(other)).wins / odds.UNIT == pytest.approx(won / games, abs=0.03)


def _played(own: list[Hull], other: list[Hull], luck: Random) -> bool:
    while own and other:
        ours = sum(luck.randint(1, 10) >= hull.needs for hull in own for _ in range(hull.dice))
        theirs = sum(luck.randint(1, 10) >= hull.needs for hull in other for _ in range(hull.dice))
        own, other = _hit(own, theirs), _hit(other, ours)
    return bool(own)


def _hit(units: list[Hull], number: int) -> list[Hull]:
    for _ in range(number):
        tough = next((at for at, hull in enumerate(units) if hull.tough), None)
        if tough is None:
            units = units[1:]
        else:
            units = [hull._replace(tough=False) if at == tough else hull for at, hull in enumerate(units)]
    return units


def test_the_cheapest_go_first() -> None:
    assert side([DREADNOUGHT, FIGHTER, CRUISER]) == (FIGHTER, CRUISER, DREADNOUGHT)
    left = fight(side([DREADNOUGHT, FIGHTER]), (FIGHTER,)).left
    assert left > 790
