"""Small positions in which a player who knows the game would not think twice.

Sector 203 lies between the home of seat 0 and 106.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import NO, YES, Answer, Option, PickOne
from engine.eclipse.components import PARTS, ROUNDS, TECHNOLOGIES
from engine.eclipse.minds import (
    actions,
    building,
    economy,
    fitting,
    guarding,
    hunting,
    learning,
    moving,
    odds,
    paying,
    peoples,
)
from engine.eclipse.minds.finding import exploring
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fit, fleet, home, lay, learn, settle

# --- ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_errs_in_which_part_is_fitted(level: str) -> None:
    """The printed source is no part for an empty square, nor a second one in the place of a cannon."""
    game = turn()
    fleet(game, 0, home(game, 0), cruiser=2)
    learn(game, 0, "positron_computer", "improved_hull")
    shape = PickOne([Option(id, T("part")) for id in (*fitting.candidates(reading(game)), "done")])
    best = answered(reading(game), "upgrade", shape)
    assert {answered(reading(game, level, f"x{number}"), "upgrade", shape) for number in range(3)} == {best}
    assert isinstance(best, str) and PARTS[best].kind != fitting.SOURCE


def test_an_upgrade_fills_empty_squares_with_what_everybody_may_take() -> None:
    game = turn()
    fleet(game, 0, home(game, 0), cruiser=3)
    assert fitting.upgrade_gain(reading(game)) > 0
    for type, square in (("interceptor", "left"), ("cruiser", "left_bottom"), ("dreadnought", "left_bottom")):
        fit(game, 0, type, **{square: "ion_cannon"})
    assert fitting.part_gain(reading(game), "nuclear_source")[0] <= 0, "it makes room for nothing that adds more"


def test_no_part_is_fitted_that_adds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as a hull in the place of the cannon of starbases that nobody has built."""
    at = reading(turn())
    shape = PickOne([Option(id, T("part")) for id in ("hull", "done")])
    monkeypatch.setattr(fitting, "part_gain", lambda at, id: (0, "starbase/centre_top"))
    assert answered(at, "upgrade", shape) == "done"
    monkeypatch.setattr(fitting, "part_gain", lambda at, id: (1, "starbase/centre_top"))
    assert answered(at, "upgrade", shape) == "hull"


def test_no_part_is_learnt_that_is_not_worth_the_action_that_fits_it() -> None:
    """A source is learnt once something needs its energy."""
    game = turn(science=20)
    at = reading(game)
    assert learning.technology(at, "gauss_shield") <= 0 < learning.technology(at, "neutron_bombs")
    bare = learning.technology(at, "tachyon_source")
    learn(game, 0, "antimatter_cannon")
    fleet(game, 0, home(game, 0), dreadnought=2)
    assert learning.technology(reading(game), "tachyon_source") > bare + 500


def test_a_third_thing_at_once_is_worth_what_materials_suffice_for() -> None:
    few, many = (learning.technology(reading(turn(materials=number)), "nanorobots") for number in (0, 20))
    assert few < many // 2 + 60 * economy.left(reading(turn()))


def test_no_ship_is_built_in_the_last_round_that_nobody_could_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what it could still take."""
    game = turn(materials=20)
    game.state.round = ROUNDS
    at, hunt = reading(game), hunting.hunt(reading(game))
    gain = hunt.gain(odds.blueprint(economy.me(at), "cruiser"), economy.activations(at, "build"))
    more = (gain - paying.price_of_next_disc(at)) * 3 // 4
    assert building.worths(at)["cruiser"] > more
    monkeypatch.setattr(guarding, "saved", lambda *_: 0)
    assert building.worths(reading(game))["cruiser"] == more


def test_materials_that_pile_up_are_kept_for_less() -> None:
    some, many = (building.price_kept(reading(turn(materials=number))) for number in (8, 24))
    assert many < some


# --- reactions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-REACT-03", "EC-REACT-04", "EC-REACT-05")
def test_a_reaction_does_one_thing() -> None:
    game = turn()
    learn(game, 0, "nanorobots")
    first = {action: economy.activations(reading(game), action) for action in ("move", "build", "upgrade")}
    game.player(0).passed = True
    then = {economy.activations(reading(game), action) for action in first}
    assert (first, then) == ({"move": 3, "build": 3, "upgrade": 2}, {1})


def test_no_ship_sets_out_by_a_reaction_that_does_not_arrive() -> None:
    game = between()
    game.sector("106").owner, game.sector("106").ancients = None, [0]
    fleet(game, 0, home(game, 0), dreadnought=1)
    assert moving.best(reading(game)) is not None
    game.player(0).passed = True
    assert moving.best(reading(game)) is None, "it is two moves away"


# --- what was conquered ----------------------------------------------------------------------------------------------


def conquered(game: Game) -> At:
    """The battle for 203 is over; whether to take it is asked."""
    game.state.phase = "combat"
    at = reading(game)
    return replace(at, question=replace(at.question, where=("203",)))


def taken(game: Game) -> Answer:
    shape = PickOne([Option(YES, T("yes")), Option(NO, T("no"))])
    return answered(conquered(game), "claim", shape)


@pytest.mark.rule("EC-COLONY-04", "EC-UPKEEP-01")
def test_a_sector_is_taken_that_its_people_pay_for() -> None:
    """One of money is missing, and who settles there earns it before the upkeep."""
    game = turn(money=0)
    lay(game, "203", (1, -1))
    game.state.round, game.player(0).discs = ROUNDS, 8
    short = -economy.balance(conquered(game), 1)
    game.player(0).storage["money"] = short - 1
    assert economy.balance(conquered(game), 1) == -1 and taken(game) == YES
    game.player(0).colony_ships = 0
    assert economy.settling(conquered(game), ["money"]) == 0 and taken(game) == NO


@pytest.mark.rule("EC-BANKR-02")
@pytest.mark.parametrize("round", [ROUNDS, ROUNDS - 1, 4])
def test_a_sector_that_was_conquered_takes_the_place_of_a_lesser_one(round: int) -> None:
    """102 scores more than 203, which cannot be paid beside it."""
    game = turn(money=0)
    game.state.round, game.player(0).colony_ships = round, 0
    lay(game, "203", (1, -1), owner=0)
    lay(game, "102", (2, -1))
    game.player(0).discs = 7
    game.player(0).storage["money"] = max(0, -economy.balance(reading(game)))
    at = conquered(game)
    at = replace(at, question=replace(at.question, where=("102",)))
    sector = next(one for one in at.view.sectors if one.id == "102")
    assert economy.balance(at) >= 0 > economy.balance(at, 1) and exploring.replaced(at, sector)
    shape = PickOne([Option(YES, T("yes")), Option(NO, T("no"))])
    assert answered(at, "claim", shape) == YES
    assert not exploring.replaced(replace(at, look=lambda: replace(at.view, phase="action")), sector)


def test_people_count_no_more_when_the_last_sector_is_given_up() -> None:
    game = turn()
    settle(game, "106", 0, "science")
    sector = next(one for one in reading(game).view.sectors if one.id == "106")
    before = economy.loss(reading(game), sector)
    game.state.round = ROUNDS
    assert economy.loss(reading(game), sector) == before - 600


@pytest.mark.rule("EC-TRADE-01", "EC-BANKR-02")
def test_nothing_is_traded_away_that_the_upkeep_will_ask_for() -> None:
    """Two of money will be missing, for which two trades of science suffice."""
    game = turn(money=0, science=4, materials=3)
    game.player(0).discs = 8
    game.player(0).storage["money"] = -economy.balance(reading(game)) - 2
    at = reading(game)
    assert economy.balance(at) == -2 and paying.strain(at, "materials", 3) == 0
    assert paying.strain(at, "materials", 5) == 2 * paying.SHORT
    game.player(0).storage["money"] += 2
    assert paying.strain(reading(game), "materials", 5) == 0
    assert paying.strain(reading(game), "materials", 7) == 4 * paying.SHORT, "money goes where science does not suffice"


# --- tiles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-REP-08")
def test_the_reputation_tile_that_is_worth_least_goes_back_in_whatever_order_they_came() -> None:
    game = turn()
    game.player(0).reputation = [3, 4, 1, 2]
    tiles = [Option(str(at), T("eclipse-reputation-tile", n=n)) for at, n in enumerate(game.player(0).reputation)]
    assert answered(reading(game), "reputation_return", PickOne(tiles)) == "2"


@pytest.mark.rule("EC-REP-06", "EC-DRAW-12")
@pytest.mark.parametrize(("tiles", "kept"), [([4, 3], "0"), ([4, 4, 3, 3], "none"), ([4, 4, 3, 1], "0")])
def test_no_reputation_tile_is_kept_for_which_a_better_one_has_to_go(tiles: list[int], kept: str) -> None:
    """Of what is drawn, where the track is full."""
    game = turn()
    game.player(0).reputation = tiles
    at, shape = reading(game), PickOne([Option(id, T("x")) for id in ("0", "none")])
    assert at.view.own is not None
    view = replace(at.view, own=replace(at.view.own, drawn_reputation=(2,)))
    assert answered(replace(at, look=lambda: view), "reputation_keep", shape) == kept


@pytest.mark.rule("EC-DIPL-08")
@pytest.mark.parametrize(("tiles", "formed"), [([3, 3, 3], True), ([3, 3, 3, 3], False), ([3, 3, 3, 0], True)])
def test_no_relations_are_formed_for_which_a_good_tile_has_to_go(tiles: list[int], formed: bool) -> None:
    """Of the Eridani Empire, whose four spaces take both."""
    game = turn()
    game.player(0).species, game.player(0).reputation = "eridani_empire", tiles
    assert (peoples._fond(reading(game), "1") > peoples.ALONE) is formed


# --- the last two rounds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-TECH-16")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("discs", "money", "useful"), [(10, 40, False), (3, 40, True), (10, 0, True)])
def test_no_discs_are_learnt_late_that_would_lie_idle(level: str, discs: int, money: int, useful: bool) -> None:
    game = turn(money=money, science=12)
    game.state.round, game.player(0).discs = ROUNDS - 1, discs
    assert (learning._use(reading(game, level), "quantum_grid", 1) > 0) is useful


@pytest.mark.rule("EC-BUI-10", "EC-TRADE-01", "EC-SCORE-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("round", "built"), [(ROUNDS - 1, True), (6, False)])
def test_a_monolith_is_built_for_all_there_is_in_the_last_round_but_one(level: str, round: int, built: bool) -> None:
    """Trading science for the last of its ten materials."""
    game = turn(science=3, materials=9)
    learn(game, 0, "monolith")
    game.state.round = round
    at, shape = reading(game, level), PickOne([Option(id, T("x")) for id in ("monolith", "done")])
    assert (economy.free(at, "materials") >= building.price(at, "monolith")) is built
    assert not built or answered(at, "build", shape) == "monolith"


@pytest.mark.rule("EC-SCORE-06", "EC-RESEARCH-03", "EC-TRADE-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("round", "known", "lost"), [(ROUNDS, 5, True), (ROUNDS, 0, False), (ROUNDS - 1, 5, True), (ROUNDS - 2, 5, False)]
)
def test_science_that_buys_points_in_the_last_two_rounds_is_not_sold_for_a_ship(
    level: str, round: int, known: int, lost: bool
) -> None:
    """Two more of a track of five bring three points by two actions."""
    game = turn(money=12, science=13)
    grid = sorted(
        (id for id, one in TECHNOLOGIES.items() if one.category == "grid"), key=lambda id: TECHNOLOGIES[id].cost
    )
    learn(game, 0, *grid[:known])
    game.state.round, game.state.supply = round, dict.fromkeys(grid[5:7], 1)
    at = reading(game, level)
    assert (learning.forgone(at, 5) >= 1000) is lost
    assert not lost or learning.points(at, 13) == 3000


@pytest.mark.rule("EC-TRADE-01", "EC-TECH-16")
@pytest.mark.parametrize("level", ["steady", "keen", "sharp"])
@pytest.mark.parametrize(("science", "kept"), [(16, True), (26, False), (8, False)])
def test_science_for_what_is_to_be_learnt_is_not_sold_for_a_ship(level: str, science: int, kept: bool) -> None:
    """Quantum Grid costs 16, the materials of an interceptor 9."""
    game = turn(money=12, science=science)
    game.state.round, game.state.supply = 4, {"quantum_grid": 1}
    at = reading(game, level)
    assert learning._price_of(at, "quantum_grid") == 16
    assert (learning.forgone(at, 3) > 0) is kept
    game.player(0).storage["materials"] = 3
    assert learning.forgone(reading(game, level), 3) == 0


@pytest.mark.rule("EC-SCORE-06", "EC-RESEARCH-01", "EC-RESEARCH-03")
@pytest.mark.parametrize(
    ("round", "known", "discs", "science", "worth"),
    [(ROUNDS, 1, 3, 12, 1), (ROUNDS, 1, 2, 12, 0), (ROUNDS, 1, 3, 4, 0), (ROUNDS - 1, 1, 3, 8, 1)],
)
def test_research_counts_the_points_of_several_technologies_of_a_track(
    round: int, known: int, discs: int, science: int, worth: int
) -> None:
    """Three more make the fourth; before the last round also with what comes in."""
    game = turn(money=30, science=science)
    game.player(0).technologies = ["plasma_cannon"][:known]
    game.player(0).discs, game.state.round = discs, round
    game.state.supply = {"neutron_bombs": 1, "starbase": 1, "phase_shield": 1}
    at = reading(game)
    assert learning.points(at, science) == 1000 * worth
    assert (actions._technology(at)[1] > 250) is bool(worth)
    gains = [learning._share(at, id) for id in game.state.supply]
    assert gains == [333 * worth] * 3
