"""Small positions: how many actions an attack may take. Sector 203 lies between the home of seat 0 and 106."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.eclipse import words
from engine.eclipse.components import ROUNDS
from engine.eclipse.minds import (
    actions,
    building,
    charts,
    economy,
    guarding,
    hunting,
    moving,
    odds,
    paying,
    sailing,
    voyages,
)
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home, lay


def before_ancients(money: int, ships: int, round: int = 2) -> Game:
    """So many interceptors at home, where one action moves three of them, and two Ancients beside it."""
    game = between(ancients=2)
    fleet(game, 0, home(game, 0), interceptor=ships)
    game.state.round, game.player(0).discs = round, 8
    game.player(0).storage = {"money": money, "science": 0, "materials": 4}
    return game


@pytest.mark.rule("EC-MOV-02", "EC-BANKR-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("money", "payable", "most"), [(20, 2, 6), (0, 0, 3)])
def test_no_plan_takes_an_action_that_cannot_be_paid(level: str, money: int, payable: int, most: int) -> None:
    """Else those who set out first would fight alone."""
    at = reading(before_ancients(money, 6), level)
    target = next(one for one in at.view.sectors if one.id == "203")
    assert paying.payable(at) == payable
    assert max(len(crew) for crew in moving._crews(at, target)) == most


@pytest.mark.rule("EC-MOV-02", "EC-BANKR-01", "EC-SCORE-11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("money", "round", "come"), [(20, ROUNDS, 6), (4, ROUNDS, 3), (20, 5, 6), (0, 5, 3)])
def test_no_ship_is_built_for_an_attack_that_no_action_can_take_along(
    money: int, round: int, come: int, level: str
) -> None:
    """One more comes in the place of one of those who are there. Before the last round, what can be paid in the next
    one counts.
    """
    at = reading(before_ancients(money, 6, round), level)
    assert len(hunting._hunters(at, ("203", 0, voyages.sailings(at, 0)))[0]) == come
    assert len(hunting._hunters(at, ("203", 1, voyages.sailings(at, 0)))[0]) == come - 1


@pytest.mark.rule("EC-MOV-02", "EC-PIN-02")
@pytest.mark.parametrize(("sent", "target"), [(True, "203"), (False, "104")])
def test_who_went_first_is_not_left_alone_by_the_same_action(sent: bool, target: str) -> None:
    """Two dreadnoughts win on 203, one does not; 104 is worth more. They come from a battle, too."""
    game = between()
    lay(game, "104", (3, -3)).ancients = [0]
    game.sector("104").monolith = True
    fleet(game, 0, home(game, 0), dreadnought=2)
    fleet(game, 1, home(game, 0), interceptor=1)
    fleet(game, 0, "203", dreadnought=1)
    fleet(game, 1, "203", dreadnought=1)
    at = reading(game)
    at = replace(at, question=replace(at.question, kind="move", about=T("asked", n=2)))
    at.memory.update({sailing.TRIED: f"{sailing._turn(at)} before" if sent else "1 7 before", sailing.BOUND: "203"})
    plan = sailing._next(at)
    assert plan is not None and plan.target == target


@pytest.mark.rule("EC-MOV-02")
def test_no_ship_that_is_nearer_takes_the_place_of_a_stronger_one() -> None:
    """Two dreadnoughts come to the home of seat 1 by all six moves of two actions, an interceptor by one of them."""
    game = between()
    game.sector("106").owner, game.player(0).storage["money"] = 0, 40
    fleet(game, 0, home(game, 0), dreadnought=2)
    fleet(game, 1, home(game, 1), dreadnought=1)
    before = hunting.hunt(reading(game)).worth()
    fleet(game, 0, "106", interceptor=1)
    at = reading(game)
    near, strong, *_ = hunting._hunters(at, (home(game, 1), 0, voyages.sailings(at, 0)))
    assert len(near) == 2 == len(strong) and near[0][1].points < min(one.points for _, one, _ in strong)
    assert hunting.hunt(at).worth() >= before > 0
    assert {len(plan.sources) for plan in moving.plans(at) if plan.target == home(game, 1)} == {1}


@pytest.mark.rule("EC-BUI-01")
@pytest.mark.parametrize(
    ("ship", "number", "useful"), [("interceptor", 1, False), ("interceptor", 2, True), ("cruiser", 1, True)]
)
def test_ships_are_built_for_an_attack_that_is_dared_with_those_of_one_action(
    ship: str, number: int, useful: bool
) -> None:
    """On the home of seat 1, where an interceptor lies, by way of 203, where nine Ancients are not attacked."""
    at = reading(between(ancients=9))
    card, hunt = odds.blueprint(economy.me(at), ship), hunting.hunt(at)
    more = (odds.ship(card),)
    quarry = hunt.quarry(more)
    assert quarry is not None and hunt._worth(quarry, more) > hunt.worth() == 0, "it would stand to win something"
    assert (hunt.gain(card, number) > 0) is useful


@pytest.mark.rule("EC-ROUND-02", "EC-MOV-02")
@pytest.mark.parametrize(("helping", "useful"), [(0, True), (4, False)])
def test_no_ship_is_built_for_an_attack_that_plans_do_not_dare(helping: int, useful: bool) -> None:
    """Two cruisers lie on 203, four dreadnoughts may come to help them."""
    game = between()
    game.sector("203").owner, game.sector("106").owner = 1, 1
    fleet(game, 1, "203", cruiser=2)
    fleet(game, 0, home(game, 0), cruiser=1)
    fleet(game, 1, "106", dreadnought=helping)
    at = reading(game)
    assert (hunting.hunt(at).gain(odds.blueprint(economy.me(at), "dreadnought"), 2) > 0) is useful


@pytest.mark.rule("EC-TRADE-01", "EC-MOV-02")
def test_ships_for_which_all_is_traded_sail_by_no_second_action() -> None:
    """What the trade takes pays for no disc of the next round."""

    def sailings(science: int, materials: int) -> int:
        game = before_ancients(0, 6, 5)
        game.player(0).storage = {"money": 0, "science": science, "materials": 0}
        return voyages.sailings(reading(game), materials)

    twice = next(science for science in range(40) if sailings(science, 0) == 2)
    assert sailings(twice, 4) == 1 < sailings(twice + 8, 4)


# --- moves that are left over, and plans that take two actions --------------------------------------------------------


def chain(sector: str, round: int = 3) -> Game:
    """A cruiser in a sector of a chain 107, 103, home, 203; nine Ancients at its end, on 106."""
    game = between()
    lay(game, "106", (1, 0)).ancients = [0] * 9
    lay(game, "103", (3, -2), owner=0)
    lay(game, "107", (4, -2), owner=0)
    fleet(game, 0, sector, cruiser=1)
    game.state.round = round
    return game


@pytest.mark.rule("EC-MOV-02")
@pytest.mark.parametrize(
    ("sector", "round", "moves"), [("107", 3, True), ("103", 3, False), ("203", 3, False), ("107", ROUNDS, False)]
)
def test_moves_that_are_left_over_bring_idle_ships_nearer(sector: str, round: int, moves: bool) -> None:
    """By three moves ships come to what they may fight; in the last round none does any more by more of them."""
    at, ship = reading(chain(sector, round)), f"{sector}/cruiser"
    shape = PickOne([Option(id, T("x")) for id in ("done", ship)])
    assert answered(at, "move", shape, T("asked", n=2)) == (ship if moves else "done")
    shape = PickOne([Option(id, T("x")) for id in ("103", "221", "107")])
    about = T("asked", ship=words.ship("cruiser"))
    assert not moves or answered(at, "move_to", shape, about) == "221", "nearer to 106 than 103"


@pytest.mark.rule("EC-MOV-02")
@pytest.mark.parametrize(("owner", "idle"), [(0, True), (2, False), (None, False)])
def test_no_ship_leaves_the_border_because_nothing_is_within_reach(owner: int | None, idle: bool) -> None:
    """Beside 107 lies another sector, of a partner, or free."""
    game = chain("107")
    lay(game, "105", (5, -3), owner=owner)
    game.player(0).ambassadors.append(2)
    assert bool(sailing._idle(reading(game))) is idle


@pytest.mark.rule("EC-MOV-05")
def test_no_ship_is_idle_where_others_lie_near() -> None:
    """From the center they come to 203, and so to the home, only through a half connection."""
    game = between()
    fleet(game, 1, "001", cruiser=1)
    here = next(one for one in reading(game).view.sectors if one.id == home(game, 0))
    assert guarding.remote(reading(game), here)
    game.player(1).technologies.append(charts.GENERATOR)
    assert not guarding.remote(reading(game), here)
    game.player(0).ambassadors.append(1)
    assert guarding.remote(reading(game), here)


@pytest.mark.rule("EC-MOV-02")
@pytest.mark.parametrize(("moves", "noted"), [(1, True), (2, False)])
def test_it_is_noted_who_was_set_down_on_the_way(moves: int, noted: bool) -> None:
    """A dreadnought goes from home by way of 203 to 106, where one Ancient lies."""
    game = between()
    lay(game, "106", (1, 0)).ancients = [0]
    fleet(game, 0, home(game, 0), dreadnought=2)
    game.player(0).storage["money"] = 40
    at, ship = reading(game), f"{home(game, 0)}/dreadnought"
    shape = PickOne([Option(id, T("x")) for id in ("done", ship)])
    assert answered(at, "move", shape, T("asked", n=moves)) == ship
    plan = moving.MovePlan("106", (), 1000)
    assert sailing.underway(at, plan) is noted
    assert at.memory[sailing.AFOOT] == sailing._afoot(at, "dreadnought", 1)
    assert not sailing.underway(at, replace(plan, target="203"))


@pytest.mark.rule("EC-MOV-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("moves", "type", "goes_on"), [(1, "cruiser", True), (2, "cruiser", False), (1, "", False)])
def test_a_ship_that_was_set_down_on_its_way_goes_on_by_the_same_action(
    level: str, moves: int, type: str, goes_on: bool
) -> None:
    """From 203 to the nine Ancients on 106, though no plan would send it from there."""
    at, ship = reading(chain("203"), level), "203/cruiser"
    at.memory.update({sailing.BOUND: "106", sailing.AFOOT: sailing._afoot(at, type, moves)})
    shape = PickOne([Option(id, T("x")) for id in ("done", ship)])
    assert answered(at, "move", shape, T("asked", n=2)) == (ship if goes_on else "done")
    assert not goes_on or at.memory[sailing.AFOOT] == "", "then it is there"


@pytest.mark.rule("EC-MOV-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("noted", [True, False])
def test_no_level_leaves_a_plan_half_way_for_what_brings_less(
    level: str, noted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = between(ancients=1)
    game.player(0).storage, game.player(0).discs = {"money": 40, "science": 30, "materials": 20}, 9
    game.state.supply = {"improved_hull": 1}
    monkeypatch.setattr(moving, "best", lambda _: moving.MovePlan("203", (), 90_000))
    at = reading(game, level)
    at.memory[sailing.HALFWAY] = f"{at.view.round if noted else 0} 203"
    offers = {offer.answer for offer in actions.action(at)}
    assert (offers == {"move", "pass"}) is noted and "move" in offers
    monkeypatch.setattr(moving, "best", lambda _: moving.MovePlan("203", (), 200))
    assert len(list(actions.action(at))) > 2, "what brings more comes into question"


@pytest.mark.rule("EC-BUI-06", "EC-TRADE-01", "EC-BANKR-01")
@pytest.mark.parametrize(("money", "further", "built"), [(1, 1, "done"), (1, 2, "cruiser"), (9, 1, "cruiser")])
def test_no_further_ship_is_built_for_the_money_of_the_attack_that_it_is_to_join(
    money: int, further: int, built: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three dreadnoughts at home beat the two Ancients on 203 by one Move; a cruiser takes all that pays for it."""
    monkeypatch.setattr(building, "worths", lambda _: {"cruiser": 1200})
    game = before_ancients(money, 0, 5)
    game.state.supply = {}
    fleet(game, 0, home(game, 0), dreadnought=3)
    game.player(0).storage |= {"science": 4, "materials": 3}
    shape = PickOne([Option(id, T("x")) for id in ("cruiser", "done")])
    assert answered(reading(game, "keen"), "build", shape, T("asked", n=further)) == built
