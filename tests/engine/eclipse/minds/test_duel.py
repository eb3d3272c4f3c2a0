"""The chance to win a battle, against reckoning by hand and against dice that are thrown."""

from __future__ import annotations

from random import Random

import pytest

from engine.eclipse.minds import odds
from engine.eclipse.minds.duel import ALL, Duel, Ship

ONE = ((1, 1),)
SMALL = Ship(ONE, (), 0, 0, 1, 3)
STURDY = Ship(((1, 1), (2, 1)), (), 1, 1, 3, 2)
ROCKETS = Ship(ONE, ((2, 2),), 1, 0, 2, 3)
NEARLY = ALL >> 40


def near(chance: int, top: int, bottom: int) -> bool:
    return abs(chance - ALL * top // bottom) < NEARLY


@pytest.mark.rule("EC-INIT-02", "EC-ROLL-08")
def test_among_equals_the_defender_shoots_first() -> None:
    assert near(Duel((SMALL,), (SMALL,)).won(), 5, 11)


@pytest.mark.rule("EC-INIT-01", "EC-DMG-05")
def test_who_is_faster_shoots_first_and_the_dead_do_not_shoot() -> None:
    slow = Ship(ONE, (), 0, 0, 1, 2)
    assert near(Duel((SMALL,), (slow,)).won(), 6, 11)


@pytest.mark.rule("EC-DMG-01", "EC-DMG-04")
def test_two_points_need_two_hits() -> None:
    """From two points down the chance to hit first is asked twice: sure not to be hurt by who has no cannon."""
    harmless = Ship((), (), 0, 0, 2, 0)
    assert Duel((SMALL,), (harmless,)).won() > ALL - NEARLY
    target = Ship(ONE, (), 0, 0, 2, 3)
    assert near(Duel((SMALL,), (target,)).won(), 25, 121)


@pytest.mark.rule("EC-MISSILE-01")
def test_missiles_fly_once() -> None:
    spent = Ship((), ((1, 1),), 0, 0, 1, 3)
    assert near(Duel((spent,), (SMALL,)).won(), 1, 6)


def test_who_cannot_hurt_the_defender_has_lost() -> None:
    bare = Ship((), (), 0, 0, 2, 0)
    assert Duel((bare,), (bare,)).won() == 0 and odds.wins((), (bare,)) == 0
    assert odds.wins((bare,), ()) == odds.SURE


def thrown(first: tuple[Ship, ...], second: tuple[Ship, ...], dice: Random) -> bool:
    """Whether the first side wins one battle, thrown out; the toughest ship for its dice is shot at last."""
    order = [sorted(side, key=lambda one: (-one.power * 60 // one.points, one.points)) for side in (first, second)]
    left = [[one.points for one in side] for side in order]
    for missiles in (True, *(False for _ in range(500))):
        acting = [(one.initiative, side, n) for side in (0, 1) for n, one in enumerate(order[side])]
        for _, side, n in sorted(acting, key=lambda one: (-one[0], -one[1])):
            shooter, foe = order[side][n], 1 - side
            for done, number in reversed(shooter.missiles if missiles else shooter.cannons):
                for _ in range(number if left[side][n] > 0 else 0):
                    prey = next((k for k, points in enumerate(left[foe]) if points > 0), None)
                    roll = dice.randint(1, 6)
                    hit = prey is not None and roll > 1
                    if hit and (roll == 6 or roll + shooter.computer - order[foe][prey or 0].shield >= 6):
                        left[foe][prey or 0] -= done
        if not any(points > 0 for points in left[1]):
            return True
        if not any(points > 0 for points in left[0]):
            return False
    return False


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((SMALL,) * 3, (odds.ANCIENT,) * 2),
        ((STURDY,), (SMALL,) * 3),
        ((ROCKETS,) * 2, (odds.SYSTEM,)),
        ((STURDY,) * 2, (STURDY, odds.ANCIENT)),
    ],
)
def test_thrown_dice_agree(first: tuple[Ship, ...], second: tuple[Ship, ...]) -> None:
    """4 sigma of 4,000 battles, and a two-hundredth for what is left out."""
    dice, many = Random(7), 4000
    won = sum(thrown(first, second, dice) for _ in range(many)) / many
    chance = Duel(first, second).won() / ALL
    assert abs(won - chance) < 4 * (chance * (1 - chance) / many) ** 0.5 + 0.005


def test_great_fleets_are_weighed_in_time() -> None:
    host = (STURDY,) * 12
    assert odds.wins(host, (SMALL,) * 30) > 0
    assert odds.wins(host, host[:6]) > 900 > odds.wins(host[:6], host)
