"""Small positions of the last round, in which ships score nothing but what they win. Sector 203 is beside the home."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne, Slot, Spread
from engine.eclipse.components import ROUNDS, TECHNOLOGIES
from engine.eclipse.minds import actions, building, charts, economy, learning, moving, sieges
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home, lay, learn


def last(round: int = ROUNDS, **ships: int) -> Game:
    """203 belongs to seat 1; the own ships are at home, and money is over."""
    game = between()
    game.sector("203").owner, game.sector("203").cubes = 1, [False] * len(game.sector("203").cubes)
    game.state.round, game.player(0).storage["money"], game.player(1).storage["materials"] = round, 40, 0
    fleet(game, 0, home(game, 0), **ships)
    return game


def going(at: At, id: str = "203") -> int:
    """What going there is worth."""
    target = charts.named(at.view, id)
    assert target is not None
    plan = moving._plan(at, target)
    return plan.worth if plan is not None else 0


@pytest.mark.rule("EC-SCORE-11")
@pytest.mark.parametrize(("round", "goes"), [(ROUNDS - 1, False), (ROUNDS, True)])
def test_in_the_last_round_ships_go_for_points_that_they_seldom_win(round: int, goes: bool) -> None:
    """Nobody is there, but three dreadnoughts may come from beside it; ships are worth nothing any more."""
    game = last(round, cruiser=2)
    fleet(game, 1, home(game, 1), dreadnought=1)
    fleet(game, 1, "106", dreadnought=3)
    game.sector("106").owner = 1
    assert (going(reading(game)) > 0) is goes


@pytest.mark.rule("EC-DRAW-01", "EC-DRAW-02", "EC-DRAW-12")
@pytest.mark.parametrize(("round", "goes"), [(ROUNDS - 1, False), (ROUNDS, True)])
def test_in_the_last_round_ships_fight_for_a_tile_though_they_lose(round: int, goes: bool) -> None:
    game = last(round, interceptor=1)
    fleet(game, 1, "203", dreadnought=2)
    game.player(1).reputation = [1, 1, 1, 1]
    at = reading(game)
    assert (going(at) > 0) is goes
    assert ("move" in [offer.answer for offer in actions.action(at)]) is goes


@pytest.mark.rule("EC-DRAW-09")
def test_nobody_dies_for_a_tile_that_adds_nothing() -> None:
    game = last(interceptor=1)
    fleet(game, 1, "203", dreadnought=2)
    game.player(0).reputation = [4, 4, 4, 4]
    at = reading(game)
    assert sieges.drawn(at, ("203", 1)) == 0 and going(at) <= 0


@pytest.mark.rule("EC-DRAW-03", "EC-DRAW-05", "EC-DRAW-12")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("full", [True, False])
def test_for_a_tile_the_smallest_ship_goes(level: str, full: bool) -> None:
    """Others draw one tile for an interceptor and three for a dreadnought, if they have room; neither wins."""
    game = last(interceptor=1, dreadnought=1)
    fleet(game, 1, "203", dreadnought=4)
    game.player(1).reputation = [1] * 4 if full else []
    at = reading(game, level)
    plan = next(plan for plan in moving.plans(at) if plan.target == "203")
    assert plan.worth > 0 and len(plan.crew) == 1
    ships = [f"{home(game, 0)}/{type}" for type in ("dreadnought", "interceptor")]
    shape = PickOne([Option(id, T("x")) for id in ("done", *ships)])
    assert answered(at, "move", shape, T("asked", n=3)) == ships[1]


@pytest.mark.rule("EC-REP-02", "EC-REP-06", "EC-DRAW-09", "EC-DRAW-12")
@pytest.mark.parametrize(
    ("tiles", "begun", "least", "most"),
    [([1, 1, 4], 0, 2000, 2200), ([1, 1, 4], 1, 1000, 1200), ([1, 1, 4], 2, 1000, 1200), ([1, 1, 4], 3, 400, 500)],
)
def test_battles_that_were_begun_will_fill_the_track(tiles: list[int], begun: int, least: int, most: int) -> None:
    """One of four spaces is free; each tile to come counts 2, and the battle itself none."""
    game = last(interceptor=1)
    game.player(0).reputation = tiles
    for number, id in enumerate(("101", "102", "103")[:begun]):
        lay(game, id, (5, number)).ancients = [0]
        fleet(game, 0, id, interceptor=1)
    fleet(game, 0, "203", interceptor=1)
    fleet(game, 1, "203", dreadnought=2)
    assert least <= sieges.drawn(reading(game), ("203", 1)) <= most


@pytest.mark.rule("EC-REP-06")
def test_battles_of_partners_fill_no_track() -> None:
    game = last(interceptor=1)
    game.player(0).reputation, game.player(0).ambassadors = [1, 1, 1], [1]
    before = sieges.drawn(reading(game), ("203", 1))
    fleet(game, 0, "106", interceptor=1)
    fleet(game, 1, "106", interceptor=1)
    assert sieges.drawn(reading(game), ("203", 1)) == before > 2000


# --- the Artifact Key ------------------------------------------------------------------------------------------------


def with_monoliths(round: int, science: int, materials: int, discs: int = 3) -> Game:
    """So many of the ten materials that a monolith costs, and money for a few discs."""
    game = last(round)
    learn(game, 0, "monolith")
    game.player(0).storage = {"money": 24, "science": science, "materials": materials}
    game.player(0).discs = discs
    return game


@pytest.mark.rule("EC-TECH-23", "EC-SCORE-11")
@pytest.mark.parametrize(("round", "discs", "all"), [(ROUNDS, 3, True), (ROUNDS, 0, False), (ROUNDS - 1, 3, False)])
def test_packs_of_the_last_round_are_what_a_monolith_lacks(round: int, discs: int, all: bool) -> None:
    game = with_monoliths(round, 0, 0, discs)
    shape = Spread([Slot(kind, T(kind), 2) for kind in ("money", "science", "materials")], 2, 2)
    at = reading(game)
    at = replace(at, question=replace(at.question, kind="artifacts"))
    assert (answered(at, "artifacts", shape) == {"materials": 2}) is all


@pytest.mark.rule("EC-TECH-23")
@pytest.mark.parametrize(("artifacts", "useful"), [(1, False), (2, True)])
def test_the_artifact_key_is_worth_the_monolith_that_it_pays_for(artifacts: int, useful: bool) -> None:
    """It costs 14 science; two materials are there, and two packs bring ten more."""
    game = with_monoliths(ROUNDS, 14, 2)
    game.state.supply = {"artifact_key": 1}
    lay(game, "102", (3, -3), owner=0 if artifacts > 1 else None)
    at = reading(game)
    assert sum(one.artifact for one in economy.owned(at)) == artifacts
    assert (learning.technology(at, "artifact_key") >= 3000) is useful


@pytest.mark.rule("EC-TECH-23", "EC-TRADE-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("science", "packs"), [(13, 10), (12, 8), (8, 0)])
def test_the_artifact_key_is_worth_what_it_brings_beyond_what_is_traded_for_it(
    level: str, science: int, packs: int
) -> None:
    """Two packs bring ten; two go for each science that is lacking."""
    game = with_monoliths(5, science, 24)
    game.state.supply = {"artifact_key": 1}
    lay(game, "102", (3, -3), owner=0)
    at = reading(game, level)
    assert learning._price_of(at, "artifact_key") == 13 and economy.me(at).trade == 2
    assert learning._packs(at) == 150 * packs * min(economy.left(at), 2) // 2


# --- Monolith ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-TECH-22", "EC-TRADE-01", "EC-SCORE-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("science", "materials", "learnt"), [(4, 16, False), (11, 9, False), (11, 16, True)])
def test_no_level_learns_monolith_with_what_its_monolith_would_cost(
    level: str, science: int, materials: int, learnt: bool
) -> None:
    """It costs 11 science, and two materials go for each that is lacking."""
    game = last()
    game.player(0).storage, game.player(0).discs = {"money": 6, "science": science, "materials": materials}, 9
    game.state.supply = {"monolith": 1}
    shape = PickOne([Option(id, T("x")) for id in ("monolith", "done")])
    asked = {answered(reading(game, level, f"seed {number}"), "research", shape) for number in range(12)}
    assert ("monolith" in asked) is learnt


@pytest.mark.rule("EC-TECH-22", "EC-TRADE-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("tiles", "round", "learnt"), [(2, 6, False), (1, 6, True), (1, 3, False)])
def test_nothing_is_traded_for_monolith_where_its_science_comes_or_early(
    level: str, tiles: int, round: int, learnt: bool
) -> None:
    """Eight are there, and three or more come."""
    game = last(round)
    game.player(0).storage, game.player(0).cubes["science"] = {"money": 6, "science": 8, "materials": 40}, 9
    game.state.supply = {"monolith": tiles}
    shape = PickOne([Option(id, T("x")) for id in ("monolith", "done")])
    asked = {answered(reading(game, level, f"seed {number}"), "research", shape) for number in range(12)}
    assert asked == {"monolith" if learnt else "done"}


@pytest.mark.rule("EC-TECH-22", "EC-BUI-06", "EC-SCORE-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("round", "money", "materials", "built"),
    [(8, 24, 6, "done"), (8, 24, 13, "interceptor"), (8, 0, 6, "interceptor"), (7, 24, 6, "interceptor")],
)
def test_no_level_builds_ships_for_materials_that_a_monolith_waits_for(
    level: str, round: int, money: int, materials: int, built: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six come before the last round; with ten, and an action that can be paid then, one is built."""
    monkeypatch.setattr(building, "worths", lambda _: {"interceptor": 1500})
    game = with_monoliths(round, 0, materials, 9)
    game.player(0).storage["money"], game.player(0).cubes["science"], game.player(0).cubes["materials"] = money, 11, 8
    at, shape = reading(game, level), PickOne([Option(id, T("x")) for id in ("interceptor", "done")])
    assert economy.track(economy.me(at), "materials").production == 6
    assert answered(at, "build", shape, T("asked", n=1)) == built


# --- an attack that was begun ----------------------------------------------------------------------------------------


@pytest.mark.rule("EC-SCORE-05", "EC-SCORE-06")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("round", "worth", "kept"), [(ROUNDS, 300, True), (ROUNDS, 9000, False), (8, 300, False)])
def test_no_level_leaves_sure_points_for_an_attack_that_it_began(
    level: str, round: int, worth: int, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fourth technology of the grid scores, a monolith too; before the last round neither is lost."""
    plan = moving.MovePlan("203", (), worth, short=True, begun=True)
    monkeypatch.setattr(moving, "best", lambda _: plan)
    game = with_monoliths(round, 16, 10, 9)
    grid = [id for id, one in TECHNOLOGIES.items() if one.category == "grid"]
    learn(game, 0, *grid[:3])
    game.state.supply = {grid[3]: 1}
    expected = {"move", "pass", "research", "build"} if kept else {"move", "pass"}
    assert {offer.answer for offer in actions.action(reading(game, level))} == expected
