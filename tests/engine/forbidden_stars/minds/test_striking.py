"""Orbital strikes: only where the dice can destroy somebody, or a card does something."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.orders.orbital_strike import Target
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import own, ready, station

VOID, NEAR, OTHER = "10A-NW", "10A-SW", "10A-NE"


def fleet(cruisers: int, **units: int) -> Game:
    """So many Strike Cruisers, two dice each, beside a world of Chaos."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, VOID, strike_cruiser=cruisers)
    station(game, 1, NEAR, **units)
    return game


def struck(game: Game, *worlds: str) -> object:
    """The world that is struck, or none."""
    ids = {Target(VOID, world).id: world for world in worlds or (NEAR,)}
    answer = MIND.decide(asked(game, "strike", [*ids, "none"])).answer
    return ids.get(str(answer))


@pytest.mark.rule("FS-ORBIT-08", "FS-ORBIT-10", "FS-DMG-10")
@pytest.mark.parametrize(("cruisers", "strikes"), [(1, False), (2, True)])
def test_no_strike_where_the_dice_cannot_destroy_anybody(cruisers: int, strikes: bool) -> None:
    """Two dice do nothing to a Space Marine of health 3."""
    assert struck(fleet(cruisers, chaos_space_marine=1)) == (NEAR if strikes else None)


@pytest.mark.rule("FS-ORBIT-09", "FS-ORBIT-10")
def test_the_strongest_one_bears_what_does_not_destroy_it() -> None:
    """It does not matter that a Cultist is weaker; one that lies bears nothing for those who stand. FS-DMG-04"""
    game = fleet(1, cultist=1, chaos_space_marine=1)
    assert struck(game) is None
    game.area(NEAR).units[1][1].routed = True
    assert struck(game) == NEAR


@pytest.mark.rule("FS-ORBIT-02", "D-39")
def test_the_world_where_more_falls_is_struck_and_none_where_nobody_stands() -> None:
    game = fleet(2, helbrute=1)
    station(game, 1, OTHER, cultist=1)
    assert struck(game, NEAR, OTHER) == OTHER
    game.area(NEAR).units.clear()
    station(game, 1, NEAR, city=1)
    assert struck(game) is None


@pytest.mark.rule("FS-ORBIT-11", "FS-ORBIT-12")
def test_own_cards_add_dice_and_what_they_do_besides() -> None:
    """A die more of Rain of Fire makes it three; Drop Pods cost two dice, which are there."""
    game = fleet(1, chaos_space_marine=1)
    own(game, 0, "rain_of_fire")
    assert struck(game) == NEAR
    game.player(0).used.append("rain_of_fire")
    assert struck(game) is None
    own(game, 0, "drop_pods")
    assert struck(game) == NEAR
