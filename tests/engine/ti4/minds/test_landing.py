"""Bombs and landings: who fires where, and how many land on which planet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Slot, Spread
from engine.text import T
from engine.ti4 import components, words
from engine.ti4.agendas import laws
from engine.ti4.agendas.points import IXTH
from engine.ti4.minds.reckoning import forces, galaxy, objectives, rivals, weights, worth
from engine.ti4.minds.tactics import landing, plans
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading, turn
from tests.engine.ti4.positions import board, fleet, learn, own

PLANETS = ("starpoint", "new_albion")


def above(dreadnoughts: int, troops: int, defenders: tuple[int, int]) -> Game:
    """Dreadnoughts with ground forces above two planets of another, with so many on each."""
    game = board(seats=4)
    own(game, 1, *PLANETS)
    for planet, number in zip(PLANETS, defenders, strict=True):
        fleet(game, 1, planet, infantry=number)
    fleet(game, 0, "27", dreadnought=dreadnoughts, infantry=troops)
    return game


def told(game: Game, kind: str, number: int) -> object:
    """What seat 0 does with so many ships that bombard, or ground forces that land."""
    slots = [Slot(planet, T(planet), number) for planet in PLANETS]
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("27",)))
    about = T("asked", units=words.units({"dreadnought": number}))
    return answered(at, kind, Spread(slots, 0, number), about)


@pytest.mark.rule("TI-INVASION-02", "TI-BOMBARD-09")
@pytest.mark.parametrize(("defenders", "lands"), [((0, 1), (1, 3)), ((1, 0), (3, 1)), ((1, 1), (2, 2))])
def test_who_lands_goes_where_somebody_still_stands(defenders: tuple[int, int], lands: tuple[int, int]) -> None:
    """The bombs have fallen: one on the planet that they emptied."""
    found = told(above(2, 4, defenders), "land", 4)
    assert found == dict(zip(PLANETS, lands, strict=True))


@pytest.mark.rule("TI-BOMBARD-05")
@pytest.mark.parametrize(("defenders", "lands"), [(1, True), (4, False)])
def test_who_was_to_land_after_bombs_that_missed_still_does_where_it_may_win(defenders: int, lands: bool) -> None:
    game = above(2, 1, (defenders, 4))
    assert told(game, "land", 1) == ({"starpoint": 1} if lands else {})


@pytest.mark.rule("TI-BOMBARD-02", "TI-BOMBARD-07", "TI-BOMBARD-10")
@pytest.mark.parametrize(("defenders", "troops", "fires"), [
    ((1, 1), 2, {1, 2}), ((1, 1), 1, {3}), ((2, 1), 6, {1, 2}), ((3, 0), 6, {3}),
])  # fmt: skip
def test_bombs_fall_on_each_planet_that_is_to_be_taken(
    defenders: tuple[int, int], troops: int, fires: set[int]
) -> None:
    found = told(above(3, troops, defenders), "bombard", 3)
    assert isinstance(found, dict) and set(found.values()) == fires


@pytest.mark.rule("TI-OBJECTIVE-07", "TI-BOMBARD-07")
def test_all_bombs_fall_where_they_make_an_example() -> None:
    game = above(3, 6, (2, 1))
    spread = told(game, "bombard", 3)
    assert isinstance(spread, dict) and set(spread) == {"starpoint", "new_albion"}
    game.player(0).secrets = ["make_an_example_of_their_world"]
    assert told(game, "bombard", 3) == {"new_albion": 3}


@pytest.mark.rule("TI-OBJECTIVE-06", "TI-INVASION-02", "TI-BOMBARD-07")
@pytest.mark.parametrize(("trait", "planet"), [("hazardous", "starpoint"), ("industrial", "new_albion")])
def test_bombs_and_who_lands_go_to_the_planet_that_wins_by_an_objective(trait: str, planet: str) -> None:
    """The sixth of its trait; one dreadnought and one infantry have to do for two planets with one defender each."""
    game = above(1, 1, (1, 1))
    game.state.public, game.player(0).points = ["unify_the_colonies"], 9
    own(game, 0, *[id for id, one in components.PLANETS.items() if one.trait == trait and id not in PLANETS][:5])
    assert told(game, "bombard", 1) == {planet: 1}
    assert [one.planet for one in landing.landings(reading(game), "27", 1, {"dreadnought": 1})] == [planet]
    assert told(game, "land", 1) == {planet: 1}


@pytest.mark.rule("TI-BOMBARD-02")
def test_a_bomb_is_reckoned_with_but_once() -> None:
    """One dreadnought does not help against the defenders of both planets."""
    at = reading(above(1, 9, (1, 1)))
    assert landing.wanted(at, "27", {"dreadnought": 1}) == 3
    assert [one.number for one in landing.landings(at, "27", 2, {"dreadnought": 1})] == [2]
    bombed, other = sorted(landing.landings(at, "27", 3, {"dreadnought": 1}), key=lambda one: one.number)
    assert (bombed.number, other.number) == (1, 2)


SCHOOLS = ("wellon", "thibah", "tarmann", "new_albion", "lazar")


@pytest.mark.rule("TI-CONTROL-07")
def test_more_is_at_stake_where_a_planet_fulfils_an_objective() -> None:
    """Five with a technology specialty; a planet without one is as dear as before."""
    game, stakes = board(seats=4), dict[str, list[int]]()
    own(game, 0, *SCHOOLS, "lodor")
    for objective in ("develop_weaponry", "form_galactic_brain_trust"):
        game.state.public = [objective]
        at = reading(game)
        here = galaxy.of(at)
        for planet in ("thibah", "lodor"):
            stakes.setdefault(planet, []).append(worth.stake(at, here.systems[here.lies[planet]]))
    assert stakes["thibah"][1] - stakes["thibah"][0] > weights.SURE // 2
    assert stakes["lodor"][1] == stakes["lodor"][0]


def holy(owner: int, points: int = 0) -> tuple[int, int, int]:
    """How much more a planet is worth to seat 0 by the law that gives a point with it: as a prize of whoever owns it,
    as what is at stake there, and in ground forces that stay.
    """
    game, found = board(seats=4), list[tuple[int, int, int]]()
    game.player(owner).points = points
    own(game, owner, "lodor")
    for law in (False, True):
        if law:
            laws.enact(game, IXTH, planet="lodor")
        at = reading(game)
        planet = galaxy.of(at).planets["lodor"]
        stake = worth.stake(at, galaxy.of(at).systems[galaxy.of(at).lies["lodor"]])
        found.append((landing.prize(at, planet), stake, landing.garrison(at, "lodor")))
    return found[1][0] - found[0][0], found[1][1] - found[0][1], found[1][2] - found[0][2]


@pytest.mark.rule("TI-ATTACH-01", "TI-CONTROL-07")
def test_who_takes_the_planet_that_carries_a_point_gains_it_and_its_owner_loses_it() -> None:
    assert holy(1)[0] > weights.SURE
    assert holy(1, points=8)[0] > holy(1, points=4)[0] + weights.SURE, "it leads, and the point is one of its last"
    assert holy(0)[1:] == (weights.SURE, 1)


@pytest.mark.rule("TI-SPACECANNON-03", "TI-SPACECANNONOFF-04", "TI-SPACECANNONDEF-03")
@pytest.mark.parametrize(("theirs", "mine", "dice"), [
    ((), (), 2), (("plasma_scoring",), (), 3), ((), ("antimass_deflectors",), 2),
    (("plasma_scoring",), ("antimass_deflectors",), 3),
])  # fmt: skip
def test_guns_are_reckoned_with_all_their_dice(theirs: tuple[str, ...], mine: tuple[str, ...], dice: int) -> None:
    """Two guns on a planet, at five or more, with one die more by Plasma Scoring; one worse against the Deflectors."""
    game = board(seats=4)
    for player in game.state.players:
        player.technologies = []
    own(game, 1, "mecatol_rex")
    fleet(game, 1, "mecatol_rex", None, pds=2)
    for seat, known in enumerate((mine, ("pds_2", *theirs))):
        learn(game, seat, *known)
    at, share = reading(game), 50 if mine else 60
    beside = next(iter(game.near()[galaxy.CENTRE]))
    planet = galaxy.of(at).planets["mecatol_rex"]
    hits = [forces.guns(at, galaxy.CENTRE), forces.guns(at, beside), forces.landing_fire(at, planet.forces[0])]
    assert hits == [dice * share] * 3


@pytest.mark.rule("TI-CONTROL-01", "TI-STATUSPHASE-02")
@pytest.mark.parametrize(("price", "spoils"), [("sway_the_council", True), ("found_a_golden_age", False)])
def test_a_readied_planet_with_which_another_pays_for_what_wins_is_taken(price: str, spoils: bool) -> None:
    """Seat 1 has just what the one objective costs, and far more than the other."""
    game = board(seats=4)
    game.state.public, game.player(1).points = [price], 9
    own(game, 1, "torkan")
    system, cost = str(game.state.planets["torkan"].system), objectives.PRICES[price]
    game.player(1).trade_goods = cost - reading(game).view.seats[1].influence if spoils else cost
    assert rivals.spoiled(reading(game), system, ("torkan",)) == [1] * spoils
    game.state.planets["torkan"].exhausted, game.player(1).trade_goods = True, cost
    assert not rivals.spoiled(reading(game), system, ("torkan",)), "an exhausted one pays nothing"


def scattered(carriers: int, spare: int) -> Game:
    """So many planets more than six for the last point, of which another could reach an empty one."""
    game = board(seats=4)
    game.state.public, game.state.custodians, game.player(0).points = ["expand_borders"], False, 9
    own(game, 1, "mecatol_rex")
    own(game, 0, "wellon", "starpoint")
    free = [one.id for one in game.state.planets.values() if one.owner is None and one.system not in ("18", "27", "28")]
    for planet in free[: 4 + spare]:
        own(game, 0, planet)
        fleet(game, 0, planet, infantry=1)
    for planet in [one.id for one in game.state.planets.values() if one.owner is None]:
        own(game, 1, planet)
        fleet(game, 1, planet, infantry=4)
    fleet(game, 0, "starpoint", infantry=3)
    fleet(game, 0, "27", carrier=1)
    fleet(game, 1, "28", carrier=carriers)
    return game


@pytest.mark.rule("TI-INVASION-01", "TI-OBJECTIVE-06")
@pytest.mark.parametrize(("carriers", "spare", "goes"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_somebody_goes_to_an_empty_planet_on_which_a_point_hangs(carriers: int, spare: int, goes: bool) -> None:
    """Not where nobody comes who could land, nor where a planet more is held than is needed."""
    game = scattered(carriers, spare)
    best = plans.best(reading(game), "19")
    assert best is not None and (best.worth > 0 and bool(best.cargo)) is goes
    if goes:
        game = turn(game)
        assert game.state.planets["wellon"].ground[0].units["infantry"] > 0


@pytest.mark.rule("TI-TRANSPORT-03", "TI-TRANSPORT-06", "TI-INVASION-02")
@pytest.mark.parametrize(("troops", "fighters", "taken"), [(3, 0, 2), (3, 4, 2), (3, 5, 0), (1, 0, 0)])
def test_those_beside_a_planet_to_take_are_picked_up_by_ships_that_come(troops: int, fighters: int, taken: int) -> None:
    """One of them stays where they stand; a carrier of Sol has room for six, and one alone does not dare."""
    game = board(seats=4)
    own(game, 0, PLANETS[0])
    own(game, 1, PLANETS[1])
    fleet(game, 0, PLANETS[0], infantry=troops)
    fleet(game, 1, PLANETS[1], infantry=1)
    near = galaxy.of(reading(game)).near["27"][0]
    fleet(game, 0, near, carrier=1, **({"fighter": fighters} if fighters else {}))
    plan = plans.best(reading(game), "27")
    found = dict(plan.cargo) if plan is not None else {}
    assert found.get(f"{PLANETS[0]}:infantry", 0) == taken
