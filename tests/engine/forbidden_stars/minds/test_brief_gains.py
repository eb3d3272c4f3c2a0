"""What is taken only to be lost at once, what an own order would take anyhow, and a bastion before who would win."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import planning, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import mustering
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

# --- a world that a neighbour takes at once --------------------------------------------------------------------------

START, TARGET = "10A-SW", "1A-SW"


def contested(*, below: bool, foes: int = 3, objective: int = 1) -> Game:
    """A Scout may storm a world of seat 2; beside it stand so many of seat 1, whose order may lie below."""
    game = ready(3, storms=(), empty=True)
    station(game, 0, START, space_marine=2, city=1)
    station(game, 2, TARGET, ork_boyz=1)
    station(game, 1, "3B-SW", chaos_space_marine=foes)
    game.area(TARGET).objective = objective
    if below:
        stack(game, "1A", (1, "advance"))
    stack(game, "1A", (0, "advance"))
    return game


def storming(game: Game, phase: str = "operations") -> int:
    """What it is worth to take the world."""
    game.state.phase = phase  # type: ignore[assignment]
    at = asked(game)
    found = mustering.muster(at, chart(at), TARGET, [(START, unit) for unit in chart(at).units(START)])
    assert found is not None
    return found[1]


@pytest.mark.rule("FS-STACK-07", "FS-REFRESH-03")
def test_a_world_that_a_neighbour_takes_back_at_once_is_worth_little() -> None:
    """Not while orders are laid, not where its host is weak, and never an own objective."""
    assert storming(contested(below=True)) < storming(contested(below=False)) - worth.DENIED // 2
    assert storming(contested(below=True, foes=1)) == storming(contested(below=False, foes=1))
    assert storming(contested(below=True, objective=0)) == storming(contested(below=False, objective=0))
    planned = [storming(contested(below=below), "planning") for below in (True, False)]
    assert planned[0] == planned[1]


@pytest.mark.rule("FS-CONT-03", "FS-STACK-04", "FS-REFRESH-03")
def test_an_empty_factory_beside_its_owners_army_is_worth_little_to_one_who_comes_alone() -> None:
    """Its order lies next in the stack; whoever stands on the target itself has lost by then."""
    found = []
    for below, army in ((False, 3), (True, 3), (True, 0)):
        game = contested(below=below, foes=0, objective=2)
        game.area(START).units = {}
        station(game, 0, START, scout=1)
        game.area(TARGET).units = {}
        station(game, 1, TARGET, factory=1)
        station(game, 1, "3B-SW", chaos_space_marine=army)
        found.append(storming(game))
    free, beside, away = found
    assert beside < free - worth.DENIED // 2 and away == free


# --- a world that an own order takes ---------------------------------------------------------------------------------

FREE = "10A-SE"


def returning(*, laid: bool, materiel: int = 6, objective: int | None = None) -> int:
    """What it is worth that a unit goes back to a world of nobody's, in a system with an own factory."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", factory=1)
    station(game, 0, "1A-SW", space_marine=2)
    game.player(0).materiel, game.area(FREE).objective = materiel, objective
    if laid:
        stack(game, "10A", (0, "deploy"))
    at = asked(game)
    at.memory[worth.PLAN] = ["deploy:10A"]
    found = mustering.muster(at, chart(at), FREE, [("1A-SW", chart(at).units("1A-SW")[0])])
    assert found is not None
    return found[1]


@pytest.mark.rule("FS-DEPLOY-02", "FS-STACK-04")
def test_nobody_marches_back_for_a_world_that_an_own_deploy_order_takes_anyhow() -> None:
    """It does where nothing can be paid, and for an own objective."""
    assert returning(laid=True) < planning.EVENT < returning(laid=False)
    assert returning(laid=True, materiel=0) == returning(laid=False, materiel=0)
    assert returning(laid=True, objective=0) == returning(laid=False, objective=0)


# --- a bastion before who would win ----------------------------------------------------------------------------------


def besieged(*, collected: int = 1, materiel: int = 6, comes: bool = True, round: int = 2) -> int:
    """What a Deploy order is worth by which a bastion may be built, where another seat comes for an objective."""
    game = ready(2, storms=(), empty=True)
    game.state.round, game.player(1).collected, game.player(0).materiel = round, collected, materiel
    station(game, 0, TARGET, scout=1)
    station(game, 1, "3B-SW", chaos_space_marine=2)
    game.area(TARGET).objective = 1
    if comes:
        stack(game, "1A", (1, "advance"))
    at = asked(game, "reveal", ("1A",))
    return planning.of(at, chart(at), "deploy", "1A")


@pytest.mark.rule("FS-DEPLOY-09", "FS-BASTION-02", "FS-WIN-01")
@pytest.mark.parametrize("round", [2, 8])
def test_a_bastion_is_built_on_the_world_by_which_another_seat_would_win(round: int) -> None:
    assert besieged(round=round) > 2 * planning.EVENT
    assert besieged(round=round, materiel=0) < planning.EVENT
    assert besieged(collected=0) < planning.EVENT, "then it does not win"
    assert besieged(round=8, comes=False) < planning.EVENT


@pytest.mark.rule("FS-DEPLOY-09")
def test_it_is_a_bastion_then_and_no_city() -> None:
    game = ready(2, storms=(), empty=True)
    game.state.active, game.player(1).collected, game.player(0).materiel = "1A", 1, 6
    station(game, 0, TARGET, scout=1)
    station(game, 1, "3B-SW", chaos_space_marine=2)
    game.area(TARGET).objective = 1
    stack(game, "1A", (1, "advance"))
    assert MIND.decide(asked(game, "buy_structure", ("bastion", "city", "factory", "done"))).answer == "bastion"


# --- who finds no room -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-CAP-01", "FS-CAP-06", "FS-ADV-13")
@pytest.mark.parametrize(
    ("foes", "goes"), [(3, {"space_marine": 3, "scout": 1}), (5, {"space_marine": 4})], ids=["weak", "strong"]
)
def test_the_least_goes_as_the_one_for_whom_there_is_no_room(foes: int, goes: dict[str, int]) -> None:
    """Where that wins nearly as often as four of the best on a world for three."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, START, space_marine=4, scout=2, city=1)
    station(game, 1, TARGET, cultist=foes)
    game.area(TARGET).objective = 0
    at = asked(game)
    found = mustering.muster(at, chart(at), TARGET, [(START, unit) for unit in chart(at).units(START)])
    assert found is not None
    assert {type: number for _, type, number in found[0]} == goes
