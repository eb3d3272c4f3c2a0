"""Who errs pursues a wrong plan with good moves: the questions of one plan agree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.ask import Option, PickOne, Slot, Spread
from engine.players.characters import LEVELS
from engine.text import T
from engine.ti4.minds import actions
from engine.ti4.minds.economy import production
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, weights, worth
from engine.ti4.minds.tactics import cargo, fleets, leaving, plans, tolls
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, home, learn, near_home, own

WEAK = [level for level in LEVELS if level != "sharp"]


def begun() -> Game:
    game = board(seats=4)
    fleet(game, 0, home(game, 0), carrier=2, cruiser=2, infantry=6)
    return game


def readings(game: Game, level: str = "calm") -> Iterator[At]:
    """The same turn as players of other chances read it."""
    return (reading(game, kind=level, seed=f"x{number}") for number in range(12))


@pytest.mark.parametrize("level", LEVELS)
def test_the_system_that_is_activated_is_the_one_for_which_the_action_was_chosen(level: str) -> None:
    game, chosen = begun(), set[str]()
    for at in readings(game, level):
        systems = PickOne([Option(plan.system, T("x")) for plan in plans.every(at)])
        activated = answered(at, "activate", systems)
        assert actions.tactical(at).plan == f"system {activated}"
        chosen.add(str(activated))
    assert len(chosen) == 1 if level == "sharp" else len(chosen) > 1


@pytest.mark.parametrize("level", WEAK)
def test_no_level_activates_a_system_for_next_to_nothing(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much it errs: of the best plan it has to be worth a tenth."""
    at = reading(begun(), kind=level)
    best = plans.every(at)[0]
    slight = plans.TacticalPlan("slight", worth=best.worth * plans.SLIGHT // 100 - 1)
    monkeypatch.setattr(plans, "every", lambda at: [best, slight])
    monkeypatch.setattr(MIND, "error", lambda at, plan: 9000 * plan.endswith(slight.system))
    systems = PickOne([Option(id, T("x")) for id in (best.system, slight.system)])
    assert answered(at, "activate", systems) == best.system
    assert actions.tactical(at).plan == f"system {best.system}"


def test_nobody_activates_a_system_for_which_there_is_no_plan() -> None:
    game = begun()
    for at in readings(game):
        useful = {plan.system for plan in plans.every(at) if plan.worth > 0}
        systems = PickOne([Option(str(system.tile), T("x")) for system in at.view.systems])
        assert answered(at, "activate", systems) in useful


def test_a_strategy_card_is_misjudged_alike_when_it_is_taken_and_when_it_is_used() -> None:
    at = reading(begun(), kind="calm")
    asked = replace(at, question=replace(at.question, shape=PickOne([Option("strategic:leadership", T("x"))])))
    used = next(offer for offer in MIND.offers(asked) if offer.answer == "strategic:leadership")
    assert used.plan == "card leadership"
    taken = replace(at, question=replace(at.question, kind="strategy_card"))
    assert MIND.error(taken, f"{MIND._plans['strategy_card']} leadership") == MIND.error(at, used.plan) != 0


@pytest.mark.parametrize("level", WEAK)
def test_no_level_takes_tokens_from_a_fleet_that_needs_them(level: str) -> None:
    """TI-FLEETPOOL-02"""
    game = board(seats=4)
    fleet(game, 0, home(game, 0), cruiser=4)
    pools = Spread([Slot(pool, T("x"), 8) for pool in ("tactic", "fleet", "strategy")], 8, 8)
    for at in readings(game, level):
        found = answered(at, "redistribute", pools)
        assert isinstance(found, dict) and found["fleet"] == 4 and found["tactic"] == 3


def under_guns(number: int, *known: str, **pieces: int) -> Game:
    """An own dock at New Albion, with these ships above it, in reach of so many guns of another."""
    game = board(seats=4)
    place = game.state.planets["new_albion"].system
    beside = next(id for id, one in game.state.planets.items() if one.system in game.near()[place])
    own(game, 0, "new_albion", "starpoint")
    fleet(game, 0, "new_albion", None, space_dock=1, infantry=2)
    fleet(game, 0, place, **pieces)
    learn(game, 1, "pds_2", *known)
    fleet(game, 1, beside, None, pds=number)
    return game


@pytest.mark.rule("TI-SPACECANNONOFF-05", "TI-SPACECANNONOFF-06")
@pytest.mark.parametrize(
    ("number", "pieces", "shot"),
    [(3, {"dreadnought": 1}, True), (1, {"dreadnought": 1}, False), (3, {}, False), (1, {"cruiser": 1}, True),
     (0, {"cruiser": 1}, False)],
)  # fmt: skip
def test_who_makes_ships_in_reach_of_guns_reckons_with_those_that_are_there(
    number: int, pieces: dict[str, int], shot: bool
) -> None:
    """Guns fire at them although nobody has moved; a dreadnought sustains one hit."""
    game = under_guns(number, **pieces)
    at, place = reading(game), game.state.planets["new_albion"].system
    plan = plans.best(at, place)
    assert plan is not None and not plan.legs
    assert (plan.worth < production.gain(at, place)) is shot


@pytest.mark.rule("TI-SPACECANNONOFF-05", "TI-CAPACITY-04")
def test_who_waits_aboard_above_a_planet_lands_past_the_guns_or_drowns() -> None:
    """Fighters shield those aboard, unless Graviton Laser System has the hits go to the flagship."""
    worths = []
    for number, known in ((0, ()), (3, ()), (3, ("graviton_laser_system",))):
        game = under_guns(number, *known, flagship=1, fighter=2, infantry=3)
        game.state.planets["starpoint"].owner = None
        plan = plans.best(reading(game), game.state.planets["starpoint"].system)
        assert plan is not None and not plan.legs
        worths.append(plan.worth)
    assert worths[0] > worths[1] > worths[2] + 200


@pytest.mark.rule("TI-TRADEGOOD-03")
def test_an_attack_costs_what_it_pays_to_who_has_siphons() -> None:
    """The ships of whoever has E-Res Siphons, though there be nothing else to lose."""
    worths = []
    for known in ((), ("e_res_siphons",)):
        game = begun()
        place = game.near()[home(game, 0)][0]
        fleet(game, 1, place, carrier=1)
        learn(game, 1, *known)
        worths.append({plan.system: plan.worth for plan in plans.every(reading(game))})
    assert worths[1].pop(place) < worths[0].pop(place) - 50
    assert worths[1] == worths[0], "nothing else costs more"


@pytest.mark.rule("TI-FLEETPOOL-03")
@pytest.mark.parametrize(("pool", "scrapped"), [(3, True), (4, False)])
def test_an_activation_costs_the_ships_for_which_neuroglaive_leaves_no_token(pool: int, scrapped: bool) -> None:
    """No fleet comes that would be too large by then; once the token is lost, as many come as are left."""
    paid, legs = list[int](), list[int]()
    for known in ((), ("neuroglaive",)):
        game = begun()
        game.player(0).fleet, place = pool, game.near()[home(game, 0)][0]
        game.state.systems[home(game, 0)].space[0].units = {"cruiser": 3, "carrier": 0}
        fleet(game, 1, place, carrier=1)
        learn(game, 1, *known)
        at = reading(game)
        paid.append(tolls.paid(at, place))
        here = galaxy.of(at).systems[place]
        legs.append(max(sum(leg.number for leg in some) for some in fleets.thought_of(at, here)))
        game.state.active_system = place
        assert tolls.limit(reading(game), place) == pool
    ship = weights.LOST * 2 if scrapped else 0
    assert paid == [0, worth.token(at) + ship] and legs == [3, pool - 1]


@pytest.mark.rule("TI-TRANSPORT-01")
@pytest.mark.parametrize(("left", "fetched"), [(0, 4), (1, 3), (4, 0)])
def test_nobody_leaves_as_many_behind_as_it_fetches(left: int, fetched: int) -> None:
    """The only carrier would go to and fro between those who wait for it."""
    game = board(seats=4)
    game.state.stage_2 = ["subdue_the_galaxy"] * 4
    place, near = home(game, 0), near_home(game, 0)[0]
    fleet(game, 0, place, infantry=4)
    fleet(game, 0, near, carrier=1, infantry=left)
    at = reading(game)
    here = galaxy.of(at).systems[place]
    legs = next(legs for legs in fleets.thought_of(at, here) if [leg.mover.origin for leg in legs] == [near])
    assert plans._fetches(at, here, legs, ()) == fetched * cargo.FETCHED


@pytest.mark.rule("TI-OBJECTIVE-06", "TI-OBJECTIVE-08")
@pytest.mark.parametrize(("other", "points", "lost"), [("", 4, 1000), ("", 9, 2500), ("control_the_region", 4, 0)])
def test_a_point_of_this_round_is_not_broken_for_the_hope_of_another(other: str, points: int, lost: int) -> None:
    """A ship leaves the wormhole that fulfils a secret objective; one alone is scored in a phase."""
    game = board(seats=4)
    game.state.public, game.player(0).points = [], points
    holed = {kind: next(id for id, kinds in wormholes(game) if kind in kinds) for kind in ("alpha", "beta")}
    game.player(0).secrets = ["become_the_gatekeeper", *[other] * bool(other)]
    target = next(id for id in game.near()[holed["beta"]] if id not in dict(wormholes(game)))
    away = [id for id in game.state.systems if id not in (*holed.values(), target)][:5]
    for system in (*holed.values(), *away):
        fleet(game, 0, system, cruiser=1)
    at = reading(game)
    here = galaxy.of(at).systems[target]
    legs = next(legs for legs in fleets.thought_of(at, here) if [leg.mover.origin for leg in legs] == [holed["beta"]])
    assert (plans._brings(at, here, legs, []) <= -1000) is bool(lost)
    assert not lost or abs(plans._brings(at, here, legs, []) + lost) < 10


def wormholes(game: Game) -> list[tuple[str, tuple[str, ...]]]:
    """Systems with wormholes."""
    return [(str(one.tile), one.wormholes) for one in reading(game).view.systems if one.wormholes]


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_plays_a_card_too_early_that_grows_in_the_course_of_the_round(level: str) -> None:
    """It has to be better than all that can be done before."""
    game = begun()
    game.state.stage_2 = ["subdue_the_galaxy"] * 4
    options = PickOne([Option(id, T("x")) for id in ("tactical", "strategic:construction")])
    assert actions.strategic_worth(reading(game), "construction") > 0
    assert {answered(at, "action", options) for at in readings(game, level)} == {"tactical"}


@pytest.mark.rule("TI-PROMISSORY-06")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_gives_up_a_support_by_an_error(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for what is worth something beyond that point, while something else is as good."""
    best, dear, *_ = plans.every(reading(begun()))
    assert dear.worth > best.worth * plans.SLIGHT // 100 > 1
    monkeypatch.setattr(plans, "_broken", lambda at, plan: int(plan.system == dear.system))
    game = begun()
    game.player(3).trade_goods = 1
    systems = PickOne([Option(plan.system, T("x")) for plan in (best, dear)])
    assert {answered(at, "activate", systems) for at in readings(game, level)} == {best.system}


@pytest.mark.rule("TI-IMPERIAL-03")
def test_those_who_hold_the_center_are_missed_there_like_its_ships() -> None:
    """Others next to it could land once they are gone."""
    game = board(seats=4)
    own(game, 0, galaxy.MECATOL)
    near = game.near()[galaxy.CENTRE]
    fleet(game, 0, galaxy.CENTRE, carrier=1)
    fleet(game, 0, galaxy.MECATOL, infantry=4)
    fleet(game, 1, near[0], carrier=2, infantry=6)
    at = reading(game)
    here = galaxy.of(at).systems[near[1]]
    legs = next(legs for legs in fleets.thought_of(at, here) if [leg.mover.origin for leg in legs] == [galaxy.CENTRE])
    taken = [leaving.exposed(at, here, legs, ((f"{galaxy.MECATOL}:infantry", number),)) for number in (1, 3)]
    assert leaving.exposed(at, here, legs, ()) < taken[0] < taken[1]
    assert leaving.exposed(at, here, legs, ((f"{galaxy.CENTRE}:infantry", 3),)) == leaving.exposed(at, here, legs, ())


@pytest.mark.rule("TI-SPACECOMBAT-01", "TI-INVASION-01")
def test_nobody_keeps_half_a_fleet_at_home_for_fear_of_those_whom_it_goes_to_fight() -> None:
    """Another who could come there as well is feared still."""
    game = board(seats=4)
    game.player(0).fleet = 4
    fleet(game, 0, "27", carrier=1, destroyer=3)
    own(game, 0, "starpoint", "new_albion")
    fleet(game, 0, "starpoint", infantry=4)
    own(game, 1, *[planet.id for planet in game.state.planets.values() if planet.system == "19"])
    fleet(game, 1, "19", carrier=1, infantry=2)
    best = plans.best(reading(game), "19")
    assert best is not None and {leg.mover.type: leg.number for leg in best.legs} == {"carrier": 1, "destroyer": 3}
    at = reading(game)
    here = galaxy.of(at).systems["19"]
    assert leaving.exposed(at, here, best.legs, best.cargo) == 0
    fleet(game, 2, next(id for id in game.near()["27"] if id != "19"), carrier=1, infantry=2)
    assert leaving.exposed(reading(game), here, best.legs, best.cargo) > 0
