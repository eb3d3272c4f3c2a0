"""Small positions in which a disc, a tile or money would be spent on next to nothing.

Sector 203 lies between the home of seat 0 and 106.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.eclipse.components import ROUNDS, TECHNOLOGIES
from engine.eclipse.minds import (
    MIND,
    actions,
    building,
    economy,
    fitting,
    hunting,
    learning,
    moving,
    paying,
    sites,
    upkeep,
)
from engine.eclipse.minds.finding import tiles
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home, lay, learn


def worths(at: At) -> dict[str, int]:
    """What each action that comes into question is worth."""
    return {str(offer.answer): offer.worth for offer in actions.action(at)}


# --- colony ships ----------------------------------------------------------------------------------------------------


def settling(squares: int, round: int = 3) -> Game:
    """So many squares are free, most of them for what the home makes; no colony ship is up, and a disc costs 3."""
    game = turn(money=20)
    learn(game, 0, "advanced_economy", "advanced_labs", "advanced_mining")
    game.state.round, game.player(0).colony_ships, game.player(0).discs = round, 0, 5
    empty = [(sector, n) for sector in game.controlled(0) for n, full in enumerate(sector.cubes) if not full]
    for sector, number in empty[squares:]:
        sector.cubes[number] = True
    return game


@pytest.mark.rule("EC-COLONY-06", "EC-INF-13")
@pytest.mark.parametrize("level", LEVELS)
def test_no_disc_is_spent_on_colony_ships_that_turn_up_anyway(level: str) -> None:
    """All of them do at the end of the round: one cube comes a round earlier for what three discs bring in money."""
    assert "influence" not in worths(reading(settling(1), level))
    assert "influence" not in worths(reading(settling(1, ROUNDS), level))


def test_colony_ships_are_worth_what_the_squares_that_wait_bring_a_round_earlier() -> None:
    none, one, two = (upkeep.hastened(reading(settling(squares)), 2) for squares in (0, 1, 2))
    assert none == 0 < one < two
    assert one <= economy.income(reading(settling(1)), "money") // 6


@pytest.mark.rule("EC-COLONY-08")
def test_no_colony_ship_goes_where_ships_of_others_lie() -> None:
    game = settling(2)
    before = economy.unsettled(reading(game))
    fleet(game, 1, home(game, 0), interceptor=1)
    assert len(before) == 2 and not economy.unsettled(reading(game))


# --- ships -----------------------------------------------------------------------------------------------------------


def beside() -> Game:
    """203 lies free beside the home, where a cruiser is."""
    game = turn(money=9)
    lay(game, "203", (1, -1))
    fleet(game, 0, home(game, 0), cruiser=1)
    return game


@pytest.mark.rule("EC-INF-07")
def test_what_lies_free_beside_own_sectors_a_disc_takes_and_no_fleet() -> None:
    at = reading(beside())
    plan = moving.best(at)
    assert plan is None or plan.target != "203"
    assert worths(at)["influence"] > 0
    under_way = moving._targets(replace(at, question=replace(at.question, kind="move")))
    assert "203" in {sector.id for sector in under_way}, "what still can move takes it for nothing"


@pytest.mark.rule("EC-INF-07")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_moves_for_another_reason_than_its_action_was_chosen_for(level: str) -> None:
    """For the Ancients on 104, not for 203, which is worth less and which a disc takes."""
    game = beside()
    lay(game, "104", (3, -3)).ancients = [0]
    fleet(game, 0, home(game, 0), dreadnought=2)
    for number in range(12):
        at = reading(game, level, f"x{number}")
        plan = moving.best(replace(at, question=replace(at.question, kind="move")))
        assert plan is not None and plan.target == "104"


@pytest.mark.rule("EC-CLAIM-02")
def test_no_action_takes_what_the_own_ships_take_at_the_end_of_the_round() -> None:
    game = beside()
    assert "203" in dict(actions.claims(reading(game)))
    fleet(game, 0, "203", interceptor=1)
    assert "203" not in dict(actions.claims(reading(game)))


def test_what_a_claim_costs_is_the_same_once_its_action_is_chosen() -> None:
    """The disc of the action has been paid then."""
    game = beside()
    game.player(0).discs = 6
    chosen = dict(actions.claims(reading(game)))
    game.player(0).discs, game.player(0).actions["influence"] = 5, 1
    at = reading(game)
    assert dict(actions.claims(replace(at, question=replace(at.question, kind="influence")))) == chosen


@pytest.mark.parametrize("discs", [1, 2])
def test_whoever_has_two_discs_moves_twice(discs: int) -> None:
    """The first one lies on the action already when its ships are asked for, and what was planned is done."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), interceptor=5)
    game.player(0).discs = discs
    chosen = moving.best(reading(game))
    game.player(0).discs, game.player(0).actions["move"] = discs - 1, 1
    at = reading(game)
    going = moving.best(replace(at, question=replace(at.question, kind="move")))
    assert chosen is not None and chosen == going


def test_no_second_action_is_paid_for_where_one_is_enough() -> None:
    """Two dreadnoughts beat an Ancient; three more interceptors would come for a disc that is dear."""
    worths = list[int]()
    for interceptors in (1, 4):
        game = between(ancients=1)
        fleet(game, 0, home(game, 0), dreadnought=2, interceptor=interceptors)
        game.player(0).storage["money"], game.player(0).discs = 0, 9
        plan = moving.best(reading(game))
        worths.append(0 if plan is None else plan.worth)
    assert worths[1] >= worths[0] > 0


def test_nothing_is_fitted_in_the_last_round_for_a_battle_that_nobody_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    game = turn()
    fleet(game, 0, home(game, 0), cruiser=3)
    game.state.round = ROUNDS
    monkeypatch.setattr(hunting.Hunt, "worth", lambda *_, **__: 0)
    monkeypatch.setattr(fitting, "_helped", lambda *_: 3)
    monkeypatch.setattr(moving, "threat", lambda _: 100)
    assert fitting.upgrade_gain(reading(game)) > 0
    monkeypatch.setattr(moving, "threat", lambda _: 0)
    assert fitting.upgrade_gain(reading(game)) == 0
    fleet(game, 1, home(game, 0), interceptor=1)
    assert fitting.upgrade_gain(reading(game)) > 0


@pytest.mark.rule("EC-SCORE-05", "EC-UPG-02")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_fits_parts_in_the_last_round_before_it_has_scored(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(actions.VALUES, "upgrade", lambda _: 2000)
    monkeypatch.setitem(actions.VALUES, "build", lambda _: 3000)
    game = between()
    game.state.round = ROUNDS - 1
    assert {"upgrade", "build"} <= set(worths(reading(game, level)))
    game.state.round = ROUNDS
    assert "build" in worths(reading(game, level)) and "upgrade" not in worths(reading(game, level))
    fleet(game, 1, home(game, 0), interceptor=1)
    assert "upgrade" in worths(reading(game, level)), "a battle waits"


@pytest.mark.rule("EC-SCORE-06", "EC-UPG-02")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_fits_parts_in_the_last_round_because_it_errs_in_what_it_would_learn(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One technology brings points, another one next to nothing; whoever errs may like the second one better."""
    monkeypatch.setitem(actions.VALUES, "upgrade", lambda _: 2000)
    monkeypatch.setattr(learning, "technologies", lambda _: [("starbase", 3000), ("plasma_cannon", 900)])
    game = between()
    game.state.round = ROUNDS
    found = [worths(reading(game, level, f"seed {number}")) for number in range(12)]
    assert all("research" in one and "upgrade" not in one for one in found)


@pytest.mark.rule("EC-ACT-01")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_takes_an_action_for_next_to_nothing(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of what another one brings is no plan, however bad."""
    monkeypatch.setitem(actions.VALUES, "upgrade", lambda at: paying.price_of_disc(at) + 500)
    monkeypatch.setitem(actions.VALUES, "build", lambda at: paying.price_of_disc(at) + 6000)
    games = [reading(between(), level, f"seed {number}") for number in range(12)]
    assert all(MIND.decide(at).answer != "upgrade" for at in games)


@pytest.mark.rule("EC-BUI-10", "EC-SCORE-05")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_builds_a_ship_for_what_pays_a_monolith(level: str) -> None:
    game = turn(money=9, materials=10)
    game.state.round = ROUNDS
    learn(game, 0, "monolith")
    options = [Option(id, T(id)) for id in ("interceptor", "monolith", "done")]
    asked = [answered(reading(game, level, f"seed {number}"), "build", PickOne(options)) for number in range(12)]
    assert set(asked) == {"monolith"}


def test_partners_are_no_threat() -> None:
    game = between()
    fleet(game, 1, "106", cruiser=2)
    fleet(game, 0, home(game, 0), cruiser=1)
    assert moving.threat(reading(game)) > 0
    game.player(0).ambassadors.append(1)
    assert moving.threat(reading(game)) == 0


# --- money -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_spends_the_money_of_rounds_that_it_sees(level: str) -> None:
    """What is in store is spread over the same rounds."""
    at = reading(turn(money=26), level)
    spread = (economy.leeway(at) - economy.RESERVE) * (economy.left(at) + 1) // 10
    assert economy.surplus(at) == max(0, min(economy.balance(at, 2), spread))


@pytest.mark.parametrize("money", range(4, 24))
def test_an_action_is_chosen_for_what_can_be_paid_after_its_disc(money: int) -> None:
    """Money that is traded for it must be there beside the disc: else the action ends before it has begun."""
    game = turn(money)
    game.player(0).cubes["money"], game.player(0).discs, game.player(0).actions = 3, 2, {"explore": 3}
    game.player(0).storage["materials"], game.state.round, game.state.supply = 1, 6, {"neutron_bombs": 1}
    able, built = learning.technologies(reading(game)), building.build_gain(reading(game))
    game.player(0).discs, game.player(0).actions = 1, {"explore": 3, "research": 1}
    at = reading(game)
    paid = replace(at, question=replace(at.question, kind="research"))
    assert {id for id, _ in able} <= {id for id, _ in learning.technologies(paid)}
    assert built <= 0 or building.build_gain(paid) > 0


def test_money_that_a_tile_brings_is_wanted_the_more_the_less_there_is() -> None:
    poor, rich = (tiles._use(reading(turn(money)), "money_8") for money in (0, 60))
    assert rich < reading(turn()).weights["keep"] < poor


@pytest.mark.rule("EC-RESEARCH-09")
def test_no_eighth_technology_of_a_category_is_thought_of() -> None:
    game = turn(science=30)
    grid = [id for id, one in TECHNOLOGIES.items() if one.category == "grid"]
    learn(game, 0, *grid[:6])
    game.state.round, game.state.supply = ROUNDS, {grid[7]: 1}
    assert [id for id, _ in learning.technologies(reading(game))] == [grid[7]]
    learn(game, 0, grid[6])
    assert not learning.technologies(reading(game))


@pytest.mark.parametrize(("round", "ship"), [(ROUNDS - 1, "cruiser"), (ROUNDS, "interceptor")])
def test_parts_of_the_last_round_go_on_ships_that_will_fight(round: int, ship: str) -> None:
    """Two interceptors lie before Ancients, five cruisers at home."""
    game = between(ancients=1)
    learn(game, 0, "positron_computer")
    fleet(game, 0, "203", interceptor=2)
    fleet(game, 0, home(game, 0), cruiser=5)
    game.state.round = round
    assert fitting.part_gain(reading(game), "hull")[1].partition("/")[0] == ship


@pytest.mark.rule("EC-TRADE-01", "EC-BUI-06")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("dreadnoughts", "built"), [(1, "cruiser"), (2, "done"), (3, "done")])
def test_nothing_is_traded_for_one_ship_more_where_an_attack_is_as_good_as_won(
    level: str, dreadnoughts: int, built: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An Ancient lies beside the home, which two dreadnoughts beat; no own sector is in need of a ship."""
    monkeypatch.setattr(sites, "kept", lambda *_: 0)
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), dreadnought=dreadnoughts)
    game.state.round, game.player(0).storage = 8, {"money": 30, "science": 16, "materials": 2}
    shape = PickOne([Option(id, T("x")) for id in ("cruiser", "done")])
    assert answered(reading(game, level), "build", shape, T("asked", n=2)) == built
    game.player(0).storage["materials"] = 5
    assert answered(reading(game, level), "build", shape, T("asked", n=2)) == "cruiser", "for materials it may be built"


@pytest.mark.rule("EC-SCORE-06")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("round", "scores"), [(ROUNDS, True), (ROUNDS - 1, False)])
def test_no_level_learns_in_the_last_round_what_scores_less_for_as_much(level: str, round: int, scores: bool) -> None:
    """A fourth technology of the grid scores, a first one of war does not."""
    game = turn(science=16)
    grid = [id for id, one in TECHNOLOGIES.items() if one.category == "grid"]
    learn(game, 0, *grid[:3])
    game.state.round, game.state.supply = round, {"neutron_bombs": 1, "plasma_cannon": 1, grid[3]: 1}
    shape = PickOne([Option(id, T("x")) for id in (*game.state.supply, "done")])
    asked = {answered(reading(game, level, f"seed {number}"), "research", shape) for number in range(12)}
    able = {id for id, _ in learning.technologies(reading(game, level))}
    assert (able == {grid[3]}) is scores and (not scores or asked == {grid[3]})


@pytest.mark.rule("EC-SCORE-06", "EC-RESEARCH-03")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_pays_more_in_the_last_round_for_the_same_points(level: str) -> None:
    """A fourth technology of the grid scores, whichever it is."""
    game = turn(science=40)
    grid = sorted(
        (id for id, one in TECHNOLOGIES.items() if one.category == "grid"), key=lambda id: TECHNOLOGIES[id].cost
    )
    learn(game, 0, *grid[1:4])
    game.state.round, game.state.supply = ROUNDS, {grid[0]: 1, grid[-1]: 1}
    shape = PickOne([Option(id, T("x")) for id in (*game.state.supply, "done")])
    assert {id for id, _ in learning.technologies(reading(game, level))} == {grid[0]}
    asked = {answered(reading(game, level, f"seed {number}"), "research", shape) for number in range(12)}
    assert asked == {grid[0]}


@pytest.mark.rule("EC-SCORE-06", "EC-SCORE-09", "EC-SCORE-11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("round", "learnt"), [(ROUNDS - 1, True), (ROUNDS, False)])
def test_nothing_is_learnt_in_the_last_round_for_money_that_buys_nothing(level: str, round: int, learnt: bool) -> None:
    """Three squares wait for it; what is stored for nothing breaks ties."""
    game = turn(money=8, science=12)
    lay(game, "103", (1, -1), owner=0)
    lay(game, "104", (1, -2), owner=0)
    game.state.round, game.state.supply = round, {"advanced_economy": 1}
    found = [worths(reading(game, level, f"seed {number}")).get("research", 0) for number in range(6)]
    assert (max(found) > 0) is learnt


@pytest.mark.rule("EC-DISCO-08")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_takes_a_technology_for_nothing_that_is_worth_nothing(level: str) -> None:
    at, shape = reading(turn(), level), PickOne([Option(id, T("x")) for id in ("gauss_shield", "nanorobots")])
    assert learning.technology(at, "gauss_shield") <= 0 < learning.technology(at, "nanorobots")
    asked = {answered(reading(turn(), level, f"{number}"), "ancient_technology", shape) for number in range(12)}
    assert asked == {"nanorobots"}


@pytest.mark.rule("EC-STRUC-04", "EC-BUI-17")
@pytest.mark.parametrize(("foe", "built"), [(False, True), (True, False)])
def test_no_monolith_is_built_for_who_is_about_to_take_the_sector(foe: bool, built: bool) -> None:
    """On 203, where a dreadnought of another stands alone: the only sector without one."""
    game = turn(materials=12)
    learn(game, 0, "monolith")
    for sector in game.controlled(0):
        sector.monolith = True
    lay(game, "203", (1, -1), owner=0)
    if foe:
        fleet(game, 1, "203", dreadnought=1)
    at = reading(game)
    shape = PickOne([Option(id, T("x")) for id in ("monolith", "done")])
    assert (answered(at, "build", shape) == "monolith") is built
    assert (building._left_to_build(at)["monolith"] == 1) is built


@pytest.mark.rule("EC-DISCO-02", "EC-DISCO-11")
@pytest.mark.parametrize(("part", "used"), [("flux_shield", False), ("shard_hull", True)])
def test_no_ancient_part_is_used_that_would_never_be_fitted(part: str, used: bool) -> None:
    """By whom it makes nothing better: its points are kept."""
    game = turn()
    fleet(game, 0, home(game, 0), cruiser=2)
    at, shape = reading(game), PickOne([Option(id, T("x")) for id in ("use", "keep")])
    assert at.view.own is not None
    view = replace(at.view, own=replace(at.view.own, drawn_discovery=f"part_{part}"))
    assert (answered(replace(at, look=lambda: view), "discovery", shape) == "use") is used
    assert (fitting.added(at, part) > 0) is used
