"""Who would win the war with all ships together leaves none of them at home."""

from __future__ import annotations

import pytest

from engine.players.aims import Aim
from engine.space_empires.minds import wars
from engine.space_empires.minds.armies import Order
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import rallies
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, midgame, put

HOME, THEIRS, BACK, FRONT, PORT = "A10", "L3", "C9", "I4", "B9"


@pytest.fixture
def game() -> Game:
    """A fleet behind the front, another one before a home world that hardly anybody holds."""
    made = midgame()
    put(made, 0, "CA", HOME, 1, attack=1)
    put(made, 0, "CA", BACK, 6, attack=1)
    put(made, 0, "CA", FRONT, 5, attack=1)
    put(made, 1, "SC", THEIRS).up = True
    colony(made, 0, PORT)
    return made


def goal(game: Game, wanted: Order | None, front: Order | None = None) -> str | None:
    """Where the fleet behind goes instead of what it would do by itself."""
    here = chart(asked(game))
    stacks = {hex: here.own(hex) for hex in (BACK, FRONT)}
    found = rallies.orders(here, stacks, {BACK: wanted, FRONT: front}, [THEIRS])
    return found[BACK].at if BACK in found else None


@pytest.mark.rule("SE-MAINT-01", "SE-BOMB-08")
def test_who_has_nothing_to_attack_goes_to_the_front(game: Game) -> None:
    assert goal(game, None) == FRONT == goal(game, Order(PORT, Aim.DEFEND, 2000)), "nobody has come there"
    assert goal(game, Order("D7", Aim.ATTACK, 2000)) is None
    assert goal(game, None, Order(THEIRS, Aim.ATTACK, 30000)) is None, "others join a siege by what they add"
    put(game, 1, "SC", PORT).up = True
    assert goal(game, Order(PORT, Aim.DEFEND, 2000)) is None


@pytest.mark.rule("SE-BOMB-08")
def test_whoever_is_needed_at_home_stays(game: Game) -> None:
    put(game, 1, "BB", "C11", 6, attack=3).up = True
    assert goal(game, None) is None


@pytest.mark.rule("SE-COMBAT-01")
def test_home_worlds_count_that_all_ships_together_would_take(game: Game) -> None:
    assert not wars.held_off(chart(asked(game)))
    put(game, 1, "BB", THEIRS, 6, attack=3, defense=3).up = True
    put(game, 1, "BB", THEIRS, 6, attack=3, defense=3).up = True
    assert wars.held_off(chart(asked(game)))


@pytest.mark.rule("SE-INCOME-03", "SE-BOMB-06")
def test_nobody_goes_to_the_others_from_raiders_beside_an_own_colony(game: Game) -> None:
    """Five cruisers left home as three scouts stood there, and came back when those shot it."""
    put(game, 0, "BASE", HOME, 4)
    raiders = put(game, 1, "SC", "B8", 3)
    raiders.up = True
    assert goal(game, None) is None and gathered(game) == BACK
    raiders.at = "D7"
    assert goal(game, None) == FRONT == gathered(game), "no colony is beside them"
    raiders.at, raiders.type, raiders.count = "B8", "CA", 5
    assert gathered(game) == FRONT, "it would not surely win"
    raiders.count = 2
    put(game, 0, "CA", "B8")
    assert gathered(game) == FRONT, "others are nearer"


def gathered(game: Game) -> str:
    """Where the fleet behind goes if it has no target, and the army stands at the front."""
    here = chart(asked(game))
    return wars._gather(here, BACK, FRONT, here.own(BACK), 60).at
