"""Who could come: no sector goes bare where others stand beside it, as far as a level looks, and none is attacked as if
its owner had no ships beside it.

Sector 203 lies between the home of seat 0 and 106.
"""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne
from engine.eclipse.galaxy import ships
from engine.eclipse.minds import building, charts, economy, guarding, hunting, moving, odds, sites, stakes
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fleet, home, learn

DRACO = "descendants_of_draco"


def beside(foe: int = 2) -> Game:
    """An own dreadnought on 203, and so many of seat 1 on 106 beside it."""
    game = between()
    fleet(game, 0, "203", dreadnought=1)
    fleet(game, 1, "106", dreadnought=foe)
    return game


def lost(game: Game, sector: str = "203", level: str = "sharp", target: str = "") -> int:
    """What is lost when all own ships leave a sector, perhaps for another one."""
    at = reading(game, level)
    here = charts.named(at.view, sector)
    assert here is not None
    return guarding.left(at, here, odds.fleet(at.view.seats, here, 0), target)


def test_a_sector_beside_a_fleet_of_others_does_not_go_bare() -> None:
    """More is lost with a guard that could hold it; nothing beside a partner."""
    weak, strong = beside(1), beside(4)
    assert lost(weak) > lost(strong) >= 0
    weak.sector("203").owner = None
    assert lost(weak) > 0, "it is about to become an own one"
    weak.player(0).ambassadors.append(1)
    assert lost(weak) == 0
    assert lost(between()) == 0


@pytest.mark.rule("EC-PIN-02", "EC-PIN-03")
@pytest.mark.parametrize(("there", "open"), [(1, False), (3, True)])
def test_who_is_not_pinned_where_a_fleet_goes_comes_to_what_it_leaves(there: int, open: bool) -> None:
    """From 203 to 106 beside it: each ship that comes there pins one."""
    assert (lost(beside(there), level="keen", target="106") > 0) is open


@pytest.mark.rule("EC-PIN-02")
def test_ships_go_from_where_nobody_misses_them() -> None:
    """From home, where nobody comes, before the dreadnought that guards 106 and is no nearer to 203."""
    game = between()
    game.sector("203").owner, game.sector("203").ancients = None, [0]
    fleet(game, 0, home(game, 0), interceptor=4)
    fleet(game, 0, "106", dreadnought=1)
    fleet(game, 1, "223", dreadnought=1)
    at = reading(game)
    target = charts.named(at.view, "203")
    assert target is not None
    assert {order[0][0] for order in moving.orders(at, target)} == {"106", home(game, 0)}


@pytest.mark.parametrize(("level", "beside_it", "beyond"), [("steady", 0, 0), ("keen", 1, 0), ("sharp", 1, 1)])
def test_levels_see_threats_as_far_as_they_look(level: str, beside_it: int, beyond: int) -> None:
    assert [lost(beside(), "203", level) > 0, lost(_beyond(), home(_beyond(), 0), level) > 0] == [beside_it, beyond]


def _beyond() -> Game:
    """An own dreadnought at home, and one of seat 1 on 106, two moves away."""
    game = between()
    fleet(game, 0, home(game, 0), dreadnought=1)
    fleet(game, 1, "106", dreadnought=1)
    return game


def test_what_a_fleet_leaves_to_others_counts_against_where_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """From 106 to the Ancients on 203, with a fleet of seat 1 beside 106."""
    game = between(ancients=1)
    fleet(game, 0, "106", dreadnought=1)
    fleet(game, 1, "223", dreadnought=1)
    kept = _to(game, "203")
    monkeypatch.setattr(guarding, "left", lambda *_: 0)
    free = _to(game, "203")
    assert "106" in free.sources and kept.worth <= free.worth - 500


def _to(game: Game, sector: str, level: str = "sharp") -> moving.MovePlan:
    """The plan for a sector."""
    at = reading(game, level)
    target = charts.named(at.view, sector)
    assert target is not None
    plan = moving._plan(at, target)
    assert plan is not None
    return plan


@pytest.mark.rule("EC-PIN-03")
def test_whom_a_fleet_goes_to_fight_does_not_come_for_what_it_leaves() -> None:
    assert lost(beside(1), level="keen") > 0 == lost(beside(1), level="keen", target="106")


@pytest.mark.rule("EC-REACT-05", "EC-DISC-05")
def test_who_stands_beside_a_sector_and_is_still_to_act_is_feared_more() -> None:
    games = [beside(1) for _ in range(3)]
    games[1].player(1).passed, games[2].player(1).discs = True, 0
    soon, passed, without = (lost(game, level="keen") for game in games)
    assert soon > passed == without == soon * guarding.TAKEN // guarding.SOON


@pytest.mark.rule("EC-MOV-02")
def test_as_many_ships_go_as_are_needed() -> None:
    """From 106, beside which seat 1 has a fleet that one dreadnought holds off, to a weak one on 203."""
    game = between()
    fleet(game, 0, "106", dreadnought=2)
    fleet(game, 1, "203", interceptor=1)
    fleet(game, 1, "223", interceptor=1)
    at = reading(game)
    target = charts.named(at.view, "203")
    assert target is not None
    worth = [moving._voyage(at, target, crew).worth for crew in moving._crews(at, target)]
    assert _to(game, "203").worth == max(worth) > worth[0]


def raiding(foes: int = 3, **own: int) -> Game:
    """An own dreadnought, or other ships, at home beside 203 of seat 1, where nobody is; so many of seat 1 on 106
    beside it; it has no materials, and no ship at home.
    """
    game = between()
    ships.remove(game, 1, "interceptor", home(game, 1))
    game.player(1).storage["materials"] = 0
    game.sector("203").owner = game.sector("106").owner = 1
    fleet(game, 0, home(game, 0), **(own or {"dreadnought": 1}))
    fleet(game, 1, "106", dreadnought=foes)
    return game


@pytest.mark.rule("EC-PIN-03")
def test_no_sector_is_attacked_as_if_its_owner_had_no_fleet_beside_it() -> None:
    pinned, spent = raiding(), raiding()
    fleet(pinned, 2, "106", interceptor=3)
    spent.player(1).discs = 0
    worth = [_to(game, "203", "keen").worth for game in (raiding(), raiding(0), pinned, spent)]
    assert worth[0] < 0 < worth[1] == worth[2] == worth[3]


@pytest.mark.rule("EC-PIN-02", "EC-PIN-04", "EC-PIN-06", "EC-PIN-09")
@pytest.mark.parametrize(("pinning", "species", "come"), [(0, "", 3), (1, "", 2), (3, "", 0), (3, DRACO, 2)])
def test_ships_that_are_more_than_those_that_pin_them_come(pinning: int, species: str, come: int) -> None:
    """Of three dreadnoughts on 106, where Ancients are; Draco moves two at once."""
    game = raiding()
    game.sector("106").ancients = [0] * pinning
    game.player(1).species = species or game.player(1).species
    assert len(guarding.relief(reading(game), "203")) == come
    game.sector("106").gcds = 0
    assert not guarding.relief(reading(game), "203"), "the defense system pins all"


@pytest.mark.rule("EC-SHIP-02", "EC-REACT-05")
@pytest.mark.parametrize(("foe", "level", "keeps"), [(1, "sharp", True), (9, "sharp", False), (1, "steady", False)])
def test_a_starbase_is_built_against_whoever_stands_beside_a_sector_and_can_come(
    foe: int, level: str, keeps: bool
) -> None:
    """On 203, beside a dreadnought on 106; against nine of them it would be lost all the same."""
    game = between()
    game.sector("106").owner = 1
    fleet(game, 1, "106", dreadnought=foe)
    learn(game, 0, "starbase")
    at = reading(game, level)
    here = charts.named(at.view, "203")
    assert here is not None
    assert (sites.kept(at, here) > 10) is keeps
    before = building.worths(at)["starbase"]
    fleet(game, 2, "106", interceptor=foe)
    assert (building.worths(reading(game, level))["starbase"] < before - 100) is keeps, "it is pinned there"


@pytest.mark.parametrize(("level", "ships"), [("steady", 0), ("keen", 3), ("sharp", 3)])
def test_levels_see_who_could_come_to_help(level: str, ships: int) -> None:
    assert len(guarding.relief(reading(raiding(), level), "203")) == ships


@pytest.mark.rule("EC-ROUND-02", "EC-MOV-02")
@pytest.mark.parametrize(("discs", "ships", "dared"), [(5, 6, False), (0, 6, True), (5, 3, True)])
def test_no_half_of_a_fleet_sets_out_for_who_comes_before_the_other_half(discs: int, ships: int, dared: bool) -> None:
    """Three interceptors by each action, against two dreadnoughts beside the sector; who goes alone counts alone."""
    game = raiding(2, interceptor=6)
    game.player(0).storage["money"], game.player(1).discs = 40, discs
    at = reading(game)
    target = charts.named(at.view, "203")
    assert target is not None
    crew = next(crew for crew in moving._crews(at, target) if len(crew) == ships)
    assert (moving._voyage(at, target, crew).worth > -5000) is dared


@pytest.mark.rule("EC-MOV-02", "EC-PIN-01")
@pytest.mark.parametrize(("lying", "come"), [("106", 3), ("223", 1)])
@pytest.mark.parametrize("level", ["keen", "sharp"])
def test_levels_see_who_comes_to_help_by_several_moves_of_an_action(level: str, lying: str, come: int) -> None:
    """Three dreadnoughts, three moves an action: from beside it, or from two sectors away."""
    game = raiding(0)
    fleet(game, 1, lying, dreadnought=3)
    assert len(guarding.relief(reading(game, level), "203")) == come


@pytest.mark.rule("EC-REACT-05")
def test_who_has_passed_comes_with_one_ship() -> None:
    game = raiding()
    game.player(1).passed = True
    assert len(guarding.relief(reading(game), "203")) == 1


@pytest.mark.rule("EC-SHIP-02", "EC-BUI-17", "EC-REACT-04")
@pytest.mark.parametrize(
    ("materials", "starbase", "discs", "built"),
    [(2, True, 5, 0), (3, True, 5, 1), (9, True, 5, 1), (9, False, 5, 1), (9, True, 0, 0)],
)
def test_no_empty_sector_is_attacked_as_if_its_owner_could_build_nothing_there(
    materials: int, starbase: bool, discs: int, built: int
) -> None:
    """The strongest ship that materials suffice for, none without a disc; ships beside it come if they are stronger."""
    game = raiding(0)
    seat = game.player(1)
    seat.technologies = ["starbase"] if starbase else []
    seat.storage["materials"], seat.discs = materials, discs
    assert len(guarding.relief(reading(game), "203")) == built
    fleet(game, 1, "106", dreadnought=2)
    assert len(guarding.relief(reading(game), "203")) == (2 if discs else 0)


@pytest.mark.rule("EC-SHIP-02", "EC-BUI-17")
@pytest.mark.parametrize(("ship", "number", "goes"), [("interceptor", 1, False), ("dreadnought", 3, True)])
@pytest.mark.parametrize(("starbase", "materials"), [(True, 3), (False, 8)])
def test_a_fleet_goes_where_a_lone_interceptor_does_not(
    ship: str, number: int, goes: bool, starbase: bool, materials: int
) -> None:
    """To an empty sector whose owner can build a starbase or a dreadnought there before the battle."""
    game = raiding(0, **{ship: number})
    assert _to(game, "203", "keen").worth > 0, "without materials"
    game.player(1).technologies = ["starbase"] if starbase else []
    game.player(1).storage["materials"] = materials
    assert (_to(game, "203", "keen").worth > 0) is goes


@pytest.mark.rule("EC-BUI-17", "EC-PIN-03")
def test_most_often_somebody_comes_to_an_empty_sector_that_is_attacked() -> None:
    """Its owner loses it otherwise; where some lie already others may stay away."""
    ship, base = (odds.ship(odds.blueprint(economy.me(reading(raiding())), type)) for type in ("cruiser", "starbase"))
    alone = odds.wins((ship,), (base,))
    assert stakes.chance((ship,), (), (base,)) == (odds.SURE + 3 * alone) // 4
    assert stakes.chance((ship,), (base,), (base,)) == (alone + odds.wins((ship,), (base, base))) // 2


@pytest.mark.rule("EC-MOV-02", "EC-STRUC-04")
@pytest.mark.parametrize("level", ["keen", "sharp"])
@pytest.mark.parametrize("owner", [0, 1])
def test_no_ship_leaves_a_battle_as_if_nobody_could_come_to_it(owner: int, level: str) -> None:
    """Of two dreadnoughts against one, one is enough; not where another one lies beside it, whose sector it may be."""
    game, lost = between(), list[int]()
    game.sector("203").owner, game.sector("203").monolith = owner, True
    fleet(game, 0, "203", dreadnought=2, interceptor=2)
    fleet(game, 1, "203", dreadnought=1)
    for more in (0, 1):
        fleet(game, 1, "106", dreadnought=more)
        at = reading(game, level)
        here = charts.named(at.view, "203")
        assert here is not None
        lost.append(moving._left(at, "203", list(odds.fleet(at.view.seats, here, 0)[:1]), ("104", 1)))
    assert lost[1] > lost[0] + 300


# --- what is built to guard -------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-TRADE-01", "EC-BUI-06")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("kept", "built"), [(0, "done"), (500, "cruiser")])
def test_nothing_is_traded_for_strength_alone(
    level: str, kept: int, built: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others lie beside the home, with nothing to take from them that needs a cruiser more; it may keep a sector."""
    monkeypatch.setattr(hunting.Hunt, "gain", lambda *_: 0)
    monkeypatch.setattr(sites, "kept", lambda *_: kept)
    game = between()
    fleet(game, 1, home(game, 1), interceptor=1)
    game.state.round = 7
    game.player(0).storage = {"money": 40, "science": 40, "materials": 0}
    shape = PickOne([Option(id, T("x")) for id in ("cruiser", "done")])
    assert moving.threat(reading(game, level)) > 0
    assert answered(reading(game, level), "build", shape) == built
    game.player(0).storage["materials"] = 5
    assert answered(reading(game, level), "build", shape) == "cruiser"


@pytest.mark.rule("EC-TRADE-01", "EC-BUI-06")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("near", "built"), [(False, "done"), (True, "cruiser")])
def test_nothing_is_traded_for_a_ship_that_nobody_needs(
    level: str, near: bool, built: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others lie beside the home, or farther away: then it would stay there, and is built for materials only."""
    if not near:
        monkeypatch.setattr(moving, "border", lambda _: [])
        monkeypatch.setattr(sites, "kept", lambda *_: 0)
    shape = PickOne([Option(id, T("x")) for id in ("cruiser", "done")])
    game = between()
    game.state.round = 8
    game.player(0).storage = {"money": 4, "science": 16, "materials": 0}
    assert answered(reading(game, level), "build", shape) == built
    game.player(0).storage = {"money": 40, "science": 40, "materials": 0}
    assert economy.free(reading(game, level), "materials") >= 5
    assert answered(reading(game, level), "build", shape) == built, "of whatever there is much"
    assert (building.build_gain(reading(game, level)) > 0) == near, "nor is the action begun for it"
    game.player(0).storage["materials"] = 5
    assert answered(reading(game, level), "build", shape) == "cruiser"


@pytest.mark.rule("EC-TRADE-01", "EC-REACT-04", "EC-SHIP-02")
@pytest.mark.parametrize("passed", [False, True])
@pytest.mark.parametrize(("science", "foes", "built"), [(11, 1, True), (11, 0, False), (2, 1, False)])
def test_a_guard_is_traded_for_where_it_keeps_a_sector(science: int, foes: int, built: bool, passed: bool) -> None:
    """On 203 stands a monolith, beside it on 106 lies an interceptor, and no materials are left."""
    game = between()
    fleet(game, 1, "106", interceptor=foes)
    game.sector("106").owner, game.sector("203").monolith = 1, True
    learn(game, 0, "starbase")
    game.player(0).storage = {"money": 9, "science": science, "materials": 0}
    game.state.round, game.player(0).passed = 7, passed
    at = reading(game)
    assert (building.build_gain(at) > 1000) is built
    shape = PickOne([Option(id, T("x")) for id in ("starbase", "done")])
    assert not built or answered(at, "build", shape) == "starbase"


@pytest.mark.rule("EC-MOV-05", "EC-TRADE-01")
def test_a_guard_is_traded_for_against_who_comes_by_a_half_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "threat", lambda _: 0)
    monkeypatch.setattr(hunting.Hunt, "gain", lambda *_: 0)
    monkeypatch.setattr(sites, "kept", lambda *_: 5000)
    at = reading(between())
    assert not building.needless(at, "starbase") and building.needless(at, "cruiser")
