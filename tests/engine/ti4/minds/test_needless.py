"""Nobody comes who is not needed, and nobody stays behind who is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.text import T
from engine.ti4.minds import strategy
from engine.ti4.minds.reckoning import galaxy, objectives
from engine.ti4.minds.tactics import cargo, fleets, landing, outlook, plans
from engine.ti4.play import Game
from engine.ti4.strategy_cards.construction import Site
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, own, settle

TARGET = "19"
"""Next to the carrier, with one planet."""


def expanding(troops: int) -> Game:
    """A carrier above two own planets, one with ground forces, beside a free planet with other free planets beyond."""
    game = board(seats=4)
    game.state.public, game.state.custodians = [], False
    for planet in game.state.planets.values():
        planet.owner = planet.owner if planet.owner is not None else 1
    for planet in game.state.planets.values():
        if planet.system == TARGET or (planet.system in game.near()[TARGET] and planet.system != "18"):
            planet.owner = None
    own(game, 0, "starpoint", "new_albion")
    fleet(game, 0, "27", carrier=1)
    fleet(game, 0, "starpoint", infantry=troops)
    return game


def carried(plan: plans.TacticalPlan | None) -> dict[str, int]:
    """The ground forces that a plan takes along."""
    assert plan is not None
    return {id: number for id, number in plan.cargo if id.endswith("infantry")}


@pytest.mark.rule("TI-TRANSPORT-01")
@pytest.mark.parametrize(("troops", "gone"), [(1, 1), (2, 1), (5, 3)])
def test_the_last_of_a_planet_goes_only_where_it_takes_another(troops: int, gone: int) -> None:
    """Whoever would come along for what lies farther on stays."""
    assert carried(plans.best(reading(expanding(troops)), TARGET)) == {"starpoint:infantry": gone}


@pytest.mark.rule("TI-MOVEMENT-01")
def test_no_second_place_sends_ships_to_a_planet_that_one_takes() -> None:
    game = expanding(3)
    other = settle(game, 0, game.near()[TARGET])
    fleet(game, 0, other.system, dreadnought=1)
    fleet(game, 0, other.id, infantry=1)
    at = reading(game)
    here = galaxy.of(at).systems[TARGET]
    legs = next(legs for legs in fleets.thought_of(at, here) if len({leg.mover.origin for leg in legs}) > 1)
    together = plans._plan(at, here, legs)
    assert together is not None and plans._fewer(at, here, together).origins == ("27",)


@pytest.mark.rule("TI-MOVEMENT-01")
def test_no_empty_carrier_comes_along_from_where_another_ship_is_needed() -> None:
    game = expanding(3)
    other = settle(game, 0, game.near()[TARGET])
    fleet(game, 0, other.system, cruiser=1, carrier=1)
    fleet(game, 1, TARGET, cruiser=1)
    best = plans.best(reading(game), TARGET)
    assert best is not None
    assert [(leg.mover.origin, leg.mover.type) for leg in best.legs] == [("27", "carrier"), (other.system, "cruiser")]


@pytest.mark.rule("TI-TRANSPORT-01")
@pytest.mark.parametrize(("held", "soldiers", "comes"), [(0, 3, True), (1, 3, False), (1, 8, True)])
def test_no_empty_carrier_comes_for_those_whom_others_can_carry(held: int, soldiers: int, comes: bool) -> None:
    """What lies ahead of ground forces in space counts once."""
    game = expanding(0)
    camp = next(id for id in game.near()["27"] if id != TARGET and id in game.near()[TARGET])
    fleet(game, 0, camp, carrier=held, cruiser=1, infantry=soldiers)
    at = reading(game)
    here = galaxy.of(at).systems[camp]
    assert bool(plans._ahead(at, here, outlook.Army(12, soldiers), ())) is comes


@pytest.mark.rule("TI-OBJECTIVE-05")
def test_ships_over_the_center_bring_nothing_nearer_while_another_holds_it() -> None:
    """For Occupy the Seat of the Empire; with the planet each of three ships does."""
    game, secret = board(seats=4), "occupy_the_seat_of_the_empire"
    game.player(0).secrets = [secret]
    at, missing = reading(game), list[int]()
    for planets in ((), (galaxy.MECATOL,)):
        held = objectives.holding(at).with_planets(*planets)
        missing += [objectives.missing(at, secret, replace(held, fleets={galaxy.CENTRE: n})) for n in (0, 3)]
    assert missing == [4, 4, 3, 0]


@pytest.mark.rule("TI-CAPACITY-04")
@pytest.mark.parametrize(("carriers", "stay"), [(1, 0), (2, 4)])
def test_nobody_is_left_in_space_without_a_place(carriers: int, stay: int) -> None:
    """All who are aboard go along, though fewer are wanted; not where another carrier keeps them."""
    game = expanding(0)
    fleet(game, 0, "27", infantry=4, carrier=carriers - 1)
    at = reading(game)
    here = galaxy.of(at).systems[TARGET]
    legs = next(legs for legs in fleets.thought_of(at, here) if sum(leg.number for leg in legs) == 1)
    load = cargo.loaded(at, here, legs, 1, 0)
    assert 4 - sum(number for id, number in load if id == "27:infantry") <= stay
    assert not cargo.drowned(at, legs, load)
    assert plans._strays(at, here, legs, ()) == (4 * plans.DROWNED if carriers == 1 else 0)


@pytest.mark.rule("TI-OBJECTIVE-05")
@pytest.mark.parametrize(("held", "gone"), [(2, 2), (1, 1)])
def test_a_garrison_goes_where_two_planets_score_together(held: int, gone: int) -> None:
    """Three stay on the center, but not where two more industrial planets bring two points."""
    game = board(seats=4)
    game.player(0).secrets, game.state.public = ["monopolize_production"], ["corner_the_market"]
    game.state.custodians = False
    own(game, 0, "mecatol_rex", *["wellon", "thibah"][:held])
    fleet(game, 0, "18", carrier=1)
    fleet(game, 0, "mecatol_rex", infantry=4)
    fleet(game, 1, "39", carrier=1, infantry=2)
    at = reading(game)
    assert landing.garrison(at, galaxy.MECATOL) == 3
    assert sum(carried(plans.best(at, "36")).values()) == gone


@pytest.mark.rule("TI-INVASION-13", "TI-STRUCTURE-01")
@pytest.mark.parametrize(("guard", "site"), [("starpoint", "starpoint"), ("lodor", "lodor")])
def test_a_dock_goes_where_somebody_stands(guard: str, site: str) -> None:
    """Though the other planet pays as much, or more."""
    game = board(seats=4)
    own(game, 0, "starpoint", "lodor")
    fleet(game, 0, guard, infantry=2)
    sites = [f"space_dock:{id}" for id in ("starpoint", "lodor")]
    shape = PickOne([Option(id, T("dock")) for id in sites])
    assert answered(reading(game), "structure", shape) == f"space_dock:{site}"


@pytest.mark.rule("TI-INVASION-13")
@pytest.mark.parametrize("level", ["keen", "steady", "calm"])
def test_no_level_places_a_dock_where_nobody_stands_and_somebody_could_land(level: str) -> None:
    """While another planet is as good and guarded, and a dock brings an objective nearer on both."""
    game = board(seats=4)
    game.state.stage_2, game.player(0).secrets = ["subdue_the_galaxy"] * 4, ["fuel_the_war_machine"]
    own(game, 0, "lodor", "abyz")
    fleet(game, 0, "lodor", infantry=2)
    fleet(game, 0, "jord", space_dock=1)
    near = game.near()[game.state.planets["abyz"].system]
    beside = next(id for id in near if id != game.state.planets["lodor"].system)
    fleet(game, 1, beside, carrier=1, infantry=4)
    shape = PickOne([Option(f"space_dock:{id}", T(id)) for id in ("lodor", "abyz")])
    chosen = {answered(reading(game, 0, level, str(n)), "structure", shape) for n in range(12)}
    assert chosen == {"space_dock:lodor"}


@pytest.mark.rule("TI-CONSTRUCTION-02", "TI-CONSTRUCTION-03", "TI-CONSTRUCTION-04")
@pytest.mark.parametrize(("guns", "first"), [(2, "pds"), (0, "space_dock")])
def test_two_guns_in_one_action_fulfil_an_objective_that_lacks_two(guns: int, first: str) -> None:
    """The second structure is a PDS; in the turn of another there is but one."""
    game = board(seats=4)
    game.state.stage_2 = ["subdue_the_galaxy"] * 4
    game.player(0).secrets = ["establish_a_perimeter", "fuel_the_war_machine"]
    own(game, 0, "lodor", "abyz")
    fleet(game, 0, "jord", space_dock=1)
    fleet(game, 0, "abyz", infantry=2, pds=guns)
    shape = PickOne([Option(id, T(id)) for id in ("pds:lodor", "space_dock:abyz", "none")])
    assert Site.read(str(answered(reading(game), "structure", shape))).type == first
    game.state.turn = 1
    assert answered(reading(game), "structure", shape) == "space_dock:abyz"


@pytest.mark.rule("TI-CONSTRUCTION-02", "TI-CONSTRUCTION-03")
def test_construction_is_wanted_by_who_lacks_two_guns() -> None:
    worths = list[int]()
    for guns in (1, 2):
        game = board(seats=4)
        game.player(0).secrets = ["establish_a_perimeter"]
        fleet(game, 0, "jord", pds=guns)
        worths.append(strategy.PRIMARY["construction"](reading(game)))
    assert worths[1] > worths[0] + 150
