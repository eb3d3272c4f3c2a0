"""Small positions: what a fleet is for, and how it gets there. Sector 203 lies between the home of seat 0 and 106."""

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
    fitting,
    hunting,
    moving,
    odds,
    sailing,
    stakes,
    voyages,
)
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.eclipse.state import Phase
from engine.players.characters import TRAITS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.positions import fleet, home, lay, learn


def between(ancients: int = 0) -> Game:
    """Ancients on 203, and no other way from home."""
    game = turn(money=9, materials=9)
    lay(game, "203", (1, -1), owner=None if ancients else 0).ancients = [0] * ancients
    return game


def test_ships_are_built_for_what_they_could_take() -> None:
    quiet, hunting = reading(between()), reading(between(ancients=1))
    assert building.worths(hunting)["cruiser"] > building.worths(quiet)["cruiser"] + 500


def test_parts_are_worth_more_with_something_to_hunt() -> None:
    gains = list[int]()
    for ancients in (0, 1):
        game = between(ancients)
        fleet(game, 0, home(game, 0), cruiser=1)
        learn(game, 0, "improved_hull", "plasma_cannon")
        gains.append(fitting.upgrade_gain(reading(game)))
    assert gains[0] < gains[1]


@pytest.mark.rule("EC-MOV-02", "EC-DISC-05")
@pytest.mark.parametrize(
    ("lying", "round", "discs", "come"),
    [("106", 8, 5, 6), ("221", 8, 5, 2), ("221", ROUNDS, 2, 1), ("106", ROUNDS, 1, 0)],
)
def test_no_fleet_is_counted_on_that_stands_too_far_away(lying: str, round: int, discs: int, come: int) -> None:
    """To the home of seat 1 behind 203 and 106 six dreadnoughts go one sector a move, three moves an action."""
    game = between()
    fleet(game, 0, lying, dreadnought=6)
    fleet(game, 1, home(game, 1), cruiser=3)
    game.state.round, game.player(0).discs, game.player(0).storage["money"] = round, discs, 40
    at = reading(game)
    assert len(hunting._hunters(at, (home(game, 1), 0, voyages.sailings(at, 0)))[0]) == come


@pytest.mark.parametrize(("trait", "ships", "goes"), [("raider", 2, True), ("builder", 2, False), ("builder", 6, True)])
def test_whoever_likes_no_war_dares_what_is_as_good_as_won(trait: str, ships: int, goes: bool) -> None:
    """Against a single Ancient."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), interceptor=ships)
    at = reading(game)
    at = replace(at, character=replace(at.character, traits=TRAITS[trait]))
    plan = moving.best(at)
    assert plan is not None and plan.target == "203" and (plan.worth > 0) is goes


def test_a_fleet_goes_two_sectors_in_one_action() -> None:
    game = between()
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    fleet(game, 0, home(game, 0), dreadnought=1)
    plan = moving.best(reading(game))
    assert plan is not None and (plan.target, plan.sources) == ("106", (home(game, 0),)) and plan.worth > 0


@pytest.mark.parametrize(("between_them", "comes"), [(0, True), (None, False), (1, False)])
def test_ships_halt_on_own_sectors_only(between_them: int | None, comes: bool) -> None:
    """What lies between is conquered, not left again: no plan leads on from there but for who passes it in one move."""
    game = between()
    game.sector("203").owner, game.sector("106").owner, game.sector("106").ancients = between_them, None, [0]
    at = reading(game)
    target = charts.named(at.view, "106")
    assert target is not None
    assert (home(game, 0) in voyages.coming(at, target, 1)) is comes
    assert home(game, 0) in voyages.coming(at, target, 2)


def test_a_ship_on_its_way_takes_the_step_that_leads_on() -> None:
    """Beside the home lies a sector of seat 1 that leads nowhere."""
    game = between()
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    fleet(game, 0, home(game, 0), dreadnought=2)
    shape = PickOne([Option(id, T(id)) for id in ("001", "203")])
    assert answered(reading(game), "move_to", shape, T("asked", ship=words.ship("dreadnought"))) == "203"


def test_no_way_leads_through_a_partner() -> None:
    game = between()
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    assert "203" in {sector.id for sector in voyages.peaceful_ways(reading(game))[home(game, 0)]}
    game.sector("203").owner = 1
    game.player(0).ambassadors.append(1)
    assert "203" not in {sector.id for sector in voyages.peaceful_ways(reading(game))[home(game, 0)]}


@pytest.mark.rule("EC-TECH-16")
def test_a_ship_that_did_not_move_is_not_asked_again_in_this_action() -> None:
    """There may be as many discs in the next one: a technology brings some."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), dreadnought=2)
    at, ship = reading(game), f"{home(game, 0)}/dreadnought"
    shape = PickOne([Option(ship, T("ship")), Option("done", T("done"))])
    assert answered(at, "move", shape) == ship
    assert answered(at, "move", shape) == "done", "all lies as before"
    game.player(0).actions["move"] = 1
    later = replace(reading(game), memory=at.memory)
    assert answered(later, "move", shape) == ship, "another action"


def test_a_plan_that_brings_little_is_carried_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """However far its ships have to go: once the action is chosen, to end it would be worse."""
    game = between()
    game.sector("106").owner, game.sector("106").ancients = 1, []
    fleet(game, 0, home(game, 0), interceptor=1)
    at, ship = reading(game), f"{home(game, 0)}/interceptor"
    crew = ((home(game, 0), odds.ship(odds.blueprint(economy.me(at), "interceptor"))),)
    monkeypatch.setattr(moving, "best", lambda _: moving.MovePlan("106", crew, 1))
    assert answered(at, "move", PickOne([Option(ship, T("ship")), Option("done", T("done"))])) == ship


def test_no_level_wastes_a_disc() -> None:
    at = reading(turn(money=0), "calm")
    assert all(offer.worth >= 0 for offer in actions.action(at))


def test_starbases_are_upgraded_where_there_are_some() -> None:
    game = turn()
    learn(game, 0, "improved_hull")
    assert _starbase(game) == 0
    fleet(game, 0, home(game, 0), starbase=1)
    fleet(game, 1, home(game, 0), cruiser=3)
    assert _starbase(game) > 0


def _starbase(game: Game) -> int:
    """What a better hull adds to starbases."""
    at = reading(game)
    card = next(card for card in at.view.seats[0].blueprints if card.type == "starbase")
    return fitting.square_gains(at, card, "improved_hull")["left"]


def test_sectors_of_others_are_worth_more_where_their_people_cannot_hold_them_and_where_they_lead() -> None:
    game = between()
    game.sector("203").owner = 1
    game.sector("203").cubes[:] = [True] * len(game.sector("203").cubes)
    assert _prize(game) < _prize(game, "neutron_bombs")
    before = _prize(game)
    game.player(1).kept.extend(["money_8"] * 4)
    assert _prize(game) > before + 1000


def _prize(game: Game, *technologies: str) -> int:
    """What 203 is worth to seat 0."""
    learn(game, 0, *technologies)
    at = reading(game)
    return stakes.prize(at, next(sector for sector in at.view.sectors if sector.id == "203"))


def conquering(level: str, money: int = 9, phase: Phase = "action") -> At:
    """Two dreadnoughts stand before a lone Ancient on 203, late in the game."""
    game = turn(money=money)
    lay(game, "203", (1, -1)).ancients = [0]
    fleet(game, 0, "203", dreadnought=2)
    game.state.round, game.state.phase, game.player(0).discs = 8, phase, 8
    return reading(game, level)


@pytest.mark.parametrize("level", ["calm", "keen", "sharp"])
def test_every_level_keeps_money_for_the_disc_of_what_it_conquers(level: str) -> None:
    """Else what is won is given up again at the upkeep."""
    fought = conquering(level, phase="combat")
    assert economy.balance(conquering(level)) == economy.balance(fought, 1) < economy.balance(fought)


def test_no_money_is_kept_for_what_cannot_be_paid() -> None:
    assert economy.balance(conquering("sharp", money=0)) == economy.balance(conquering("sharp", 0, "combat"))


def test_what_will_need_a_disc_that_is_dear_is_worth_less_to_the_sharpest() -> None:
    worth = dict[str, int]()
    for level in ("keen", "sharp"):
        game = turn(money=4)
        lay(game, "203", (1, -1)).ancients = [0]
        fleet(game, 0, home(game, 0), dreadnought=2)
        game.state.round, game.player(0).discs = 8, 8
        plan = moving.best(reading(game, level))
        assert plan is not None
        worth[level] = plan.worth
    assert 0 < worth["sharp"] < worth["keen"]


def test_an_action_under_way_is_not_paid_again() -> None:
    """Five interceptors need two actions: what that is worth stays the same once the first one is paid."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), interceptor=5)
    game.player(0).storage["money"] = 8
    game.player(0).discs = 8
    chosen = moving.best(reading(game))
    game.player(0).discs, game.player(0).actions["move"] = 7, 1
    at = reading(game)
    going = moving.best(replace(at, question=replace(at.question, kind="move")))
    assert chosen is not None and going is not None and going.worth == chosen.worth


@pytest.mark.parametrize(("ancients", "helps"), [(2, False), (1, True)])
def test_no_ship_joins_a_battle_that_stays_lost(ancients: int, helps: bool) -> None:
    """A cruiser lies before Ancients already; another one could come."""
    game = between(ancients)
    fleet(game, 0, "203", cruiser=1)
    fleet(game, 0, home(game, 0), cruiser=1)
    plan = moving.best(reading(game))
    assert plan is not None and plan.target == "203" and (plan.worth > 0) is helps


@pytest.mark.rule("EC-CLAIM-03")
@pytest.mark.parametrize("level", ["calm", "keen", "sharp"])
@pytest.mark.parametrize(("discs", "goes"), [(10, True), (5, False)])
def test_no_ship_goes_to_what_lies_free_and_is_not_worth_its_disc(discs: int, goes: bool, level: str) -> None:
    """By a move that is left over: at the end of the round the disc would stay on the track."""
    game = between()
    game.sector("203").owner, game.player(0).discs, game.player(0).storage["money"] = None, discs, 4
    fleet(game, 0, home(game, 0), cruiser=1)
    at = reading(game, level)
    plan = moving.best(replace(at, question=replace(at.question, kind="move")))
    assert (plan is not None and plan.target == "203") is goes


@pytest.mark.rule("EC-RETREAT-01")
@pytest.mark.parametrize(("foes", "helps"), [(2, False), (1, True)])
def test_no_ship_joins_a_battle_for_an_own_sector_that_it_would_only_leave_again(foes: int, helps: bool) -> None:
    """An interceptor lies at home before so many dreadnoughts; a dreadnought could come."""
    game = between()
    fleet(game, 0, home(game, 0), interceptor=1)
    fleet(game, 1, home(game, 0), dreadnought=foes)
    fleet(game, 0, "203", dreadnought=1)
    at = reading(game)
    target, source = charts.named(at.view, home(game, 0)), charts.named(at.view, "203")
    assert target is not None and source is not None
    here, coming = odds.fleet(at.view.seats, target, 0), odds.fleet(at.view.seats, source, 0)
    assert (moving._worth(at, target, here, (*here, *coming)) > 0) is helps


@pytest.mark.parametrize(("waiting", "turned"), [(1, True), (4, False)])
def test_whoever_turns_a_lost_battle_wins_all_of_it(waiting: int, turned: bool) -> None:
    """Else those who wait there alone seem to be worth so much that the rest stays at home."""
    game = between(ancients=2)
    fleet(game, 0, "203", cruiser=5)
    at = reading(game)
    target = charts.named(at.view, "203")
    assert target is not None
    ships = odds.fleet(at.view.seats, target, 0)
    assert (moving._worth(at, target, ships[:waiting], ships) == stakes.stake(at, target, ships)) is turned


def test_a_fleet_stays_where_it_conquers() -> None:
    game = between()
    game.sector("203").owner = 1
    fleet(game, 0, "203", dreadnought=1)
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    conquering = moving.best(reading(game))
    game.sector("203").owner = 0
    resting = moving.best(reading(game))
    assert conquering is None or "203" not in conquering.sources
    assert resting is not None and "203" in resting.sources


@pytest.mark.rule("EC-CLAIM-03", "EC-BOMB-05")
@pytest.mark.parametrize(
    ("owner", "dreadnoughts", "leaves"), [(None, 0, 0), (None, 2, 2), (1, 2, 0)], ids=["one", "many", "owned"]
)
def test_one_ship_takes_what_nobody_has_and_the_others_go_on(owner: int | None, dreadnoughts: int, leaves: int) -> None:
    """To Ancients beside it; people of another may hold out against fewer."""
    game = between()
    game.sector("203").owner = owner
    fleet(game, 0, "203", interceptor=1, dreadnought=dreadnoughts)
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    at = reading(game)
    here, plan = charts.named(at.view, "203"), moving.best(at)
    assert here is not None and voyages.spared(at, here) == leaves
    assert (plan is not None and (plan.target, plan.sources) == ("106", ("203",))) is (leaves > 0)


@pytest.mark.parametrize(("species", "leaves"), [("", False), ("descendants_of_draco", True)])
def test_a_fleet_stays_where_it_will_fight(species: str, leaves: bool) -> None:
    """Descendants of Draco live beside Ancients."""
    game = between(ancients=1)
    game.sector("203").owner = 0
    game.player(0).species = species or game.player(0).species
    fleet(game, 0, "203", dreadnought=1)
    game.sector("106").owner, game.sector("106").ancients = 1, []
    plan = moving.best(reading(game))
    assert (plan is not None and "203" in plan.sources) is leaves


@pytest.mark.rule("EC-PIN-02", "EC-PIN-03", "EC-PIN-06")
@pytest.mark.parametrize(("ships", "system", "leaves"), [(1, False, 0), (3, False, 2), (3, True, 0)])
def test_ships_that_are_more_than_pinned_may_leave_a_battle(ships: int, system: bool, leaves: int) -> None:
    """To an own sector that one ship of another is about to take."""
    game = between()
    fleet(game, 0, "203", dreadnought=ships)
    fleet(game, 1, "203", interceptor=1)
    fleet(game, 1, "106", interceptor=1)
    game.sector("203").gcds = 0 if system else None
    at = reading(game)
    here, target = charts.named(at.view, "203"), charts.named(at.view, "106")
    assert here is not None and target is not None
    assert voyages.spared(at, here) == leaves
    plan = moving._plan(at, target)
    coming = plan is not None and "203" in plan.sources and plan.worth > 0
    assert coming is (leaves > 0)


def test_what_leaves_a_battle_costs_what_it_would_win_there() -> None:
    game = between()
    fleet(game, 0, "203", dreadnought=2)
    fleet(game, 1, "203", dreadnought=1)
    at = reading(game)
    here, target = charts.named(at.view, "203"), charts.named(at.view, "106")
    assert here is not None and target is not None
    going = odds.fleet(at.view.seats, here, 0)[:1]
    less = odds.wins(going * 2, stakes.defenders(at, here)) - odds.wins(going, stakes.defenders(at, here))
    assert moving._left(at, "203", list(going), (target.id, 0)) >= stakes.prize(at, here) * less // odds.SURE > 300


@pytest.mark.rule("EC-MOV-02")
@pytest.mark.parametrize(("moves", "arrives"), [(2, True), (1, False)])
def test_no_ship_sets_out_as_if_the_action_had_more_moves_left(moves: int, arrives: bool) -> None:
    """From home by 203 to 106."""
    game = between()
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    fleet(game, 0, home(game, 0), dreadnought=1)
    game.player(0).discs = 0
    at = reading(game)
    about = T("asked", n=moves)
    plan = moving.best(replace(at, question=replace(at.question, kind="move", about=about)))
    assert (plan is not None and plan.target == "106" and plan.worth > 0) is arrives


def test_a_ship_goes_where_it_was_sent() -> None:
    """To 203, whatever seems best once the question has no number of moves."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), dreadnought=2)
    at, ship = reading(game), f"{home(game, 0)}/dreadnought"
    assert answered(at, "move", PickOne([Option(ship, T("ship")), Option("done", T("done"))])) == ship
    at.memory[sailing.BOUND] = "001"
    shape, about = PickOne([Option(id, T(id)) for id in ("203", "001")]), T("asked", ship=words.ship("dreadnought"))
    assert answered(at, "move_to", shape, about) == "001"
    at.memory[sailing.TRIED] = "elsewhere"
    assert answered(at, "move_to", shape, about) == "203"


@pytest.mark.rule("EC-PIN-02")
def test_what_has_left_a_battle_does_not_come_back_to_it() -> None:
    """No ship leaves it for what it cannot reach by its move, and a battle is not finished first by leaving another."""
    game = between()
    fleet(game, 0, home(game, 0), dreadnought=2, interceptor=1)
    fleet(game, 1, home(game, 0), interceptor=1)
    fleet(game, 0, "106", interceptor=1)
    fleet(game, 1, "106", cruiser=1)
    far = _plan_for(game, "106")
    assert far is None or home(game, 0) not in far.sources
    fleet(game, 0, "203", interceptor=1)
    fleet(game, 1, "203", cruiser=1)
    beside = _plan_for(game, "203")
    assert beside is not None and beside.sources == (home(game, 0),) and beside.worth > 0 and not beside.begun


def _plan_for(game: Game, sector: str) -> moving.MovePlan | None:
    at = reading(game)
    target = charts.named(at.view, sector)
    assert target is not None
    return moving._plan(at, target)
