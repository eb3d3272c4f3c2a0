"""Small positions: ships and parts are for somebody to fight. Sector 203 lies beside the home of seat 0."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne
from engine.eclipse import words
from engine.eclipse.components import ROUNDS
from engine.eclipse.minds import building, charts, economy, fitting, hunting, learning, moving, odds, paying, voyages
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.minds.test_waste import worths
from tests.engine.eclipse.positions import fleet, galaxy, home, lay, learn, store

BESIDE = (0, -1)


def alone() -> Game:
    """Nothing has been explored."""
    game = galaxy()
    game.state.phase = "action"
    store(game, 0, money=9, materials=9)
    fleet(game, 0, home(game, 0), cruiser=2)
    return game


@pytest.mark.rule("EC-MAP-02", "EC-UPG-02", "EC-BUI-01")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_arms_before_anybody_was_met(level: str) -> None:
    game = alone()
    assert not {"upgrade", "build"} & set(worths(reading(game, level)))
    lay(game, "203", BESIDE).ancients = [0]
    at = reading(game, level)
    assert fitting.upgrade_gain(at) > 0 and building.worths(at)["cruiser"] > 0


@pytest.mark.rule("EC-UPG-02", "EC-SCORE-11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("round", "battle", "armed"), [(6, False, True), (7, False, False), (8, False, False), (7, True, True)]
)
def test_late_in_a_game_parts_are_for_battles_that_wait_and_for_who_could_come(
    level: str, round: int, battle: bool, armed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three cruisers lie at home; nobody near has a ship, and there is nothing to hunt."""
    monkeypatch.setattr(hunting.Hunt, "worth", lambda *_: 0)
    monkeypatch.setattr(moving, "threat", lambda _: 0)
    monkeypatch.setattr(moving, "battlefields", lambda at: list(at.view.sectors[:battle]))
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), cruiser=3)
    game.state.round = round
    at = reading(game, level)
    assert (fitting.upgrade_gain(at) > 0) is armed
    assert (fitting.promise(at, "improved_hull") > 0) is armed, "nor is such a part learnt"


@pytest.mark.rule("EC-DIPL-14")
def test_nobody_arms_against_partners() -> None:
    game = between()
    fleet(game, 0, home(game, 0), cruiser=1)
    assert voyages.opposed(reading(game))
    game.player(0).ambassadors.append(1)
    assert building.worths(reading(game))["dreadnought"] == 0 > fitting.upgrade_gain(reading(game))


@pytest.mark.rule("EC-MOV-05")
def test_who_has_the_generator_comes_by_half_a_connection() -> None:
    game = alone()
    lay(game, "203", BESIDE, owner=1, turned=2)
    assert not voyages.opposed(reading(game))
    learn(game, 1, charts.GENERATOR)
    assert voyages.opposed(reading(game))


@pytest.mark.rule("EC-DIPL-14")
@pytest.mark.parametrize(("ours", "theirs", "armed"), [(True, True, False), (True, False, True), (False, True, True)])
def test_nobody_arms_against_whom_partners_keep_away(ours: bool, theirs: bool, armed: bool) -> None:
    """Seat 2 holds 106 between seats 0 and 1, and is partner of the one, of the other, or of both."""
    game = between()
    game.sector("106").owner = 2
    for seat, partner in ((0, ours), (1, theirs)):
        if partner:
            game.player(seat).ambassadors.append(2)
            game.player(2).ambassadors.append(seat)
    assert voyages.opposed(reading(game)) is armed


@pytest.mark.rule("EC-DIPL-13")
@pytest.mark.parametrize(
    ("technology", "round", "learnt"),
    [("improved_hull", 2, False), ("starbase", learning.SETTLED - 1, True), ("starbase", learning.SETTLED, False)],
)
def test_nobody_learns_how_to_fight_partners(technology: str, round: int, learnt: bool) -> None:
    """Early in a game at most what is not fitted on ships."""
    game = between()
    fleet(game, 0, home(game, 0), cruiser=3)
    game.state.round = round
    assert learning.technology(reading(game), technology) > 0
    game.player(0).ambassadors.append(1)
    assert (learning.technology(reading(game), technology) > 0) is learnt


# --- starbases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-SHIP-02", "EC-UPG-02")
@pytest.mark.parametrize(("level", "foe", "helps"), [("sharp", 0, False), ("sharp", 4, True), ("steady", 4, False)])
def test_parts_are_fitted_to_starbases_where_somebody_could_win_against_them(level: str, foe: int, helps: bool) -> None:
    """Two on 203, with a cruiser beside it on 106, and perhaps so many more: those who do not look fit them later."""
    game = between()
    game.sector("106").owner = 1
    learn(game, 0, "starbase")
    fleet(game, 0, "203", starbase=2)
    fleet(game, 1, "106", interceptor=1, cruiser=foe)
    at = reading(game, level)
    card = odds.blueprint(economy.me(at), "starbase")
    assert (max(fitting.square_gains(at, card, "hull").values()) > 0) is helps
    fleet(game, 1, "203", dreadnought=2)
    assert max(fitting.square_gains(reading(game, level), card, "hull").values()) > 0, "they are attacked"


@pytest.mark.rule("EC-BUI-03", "EC-SHIP-02")
@pytest.mark.parametrize("level", LEVELS)
def test_not_all_starbases_go_to_the_same_sector(level: str) -> None:
    """An interceptor of seat 1 lies beside 203; home behind it, which is worth more, gets some of them, too."""
    game = between()
    game.sector("106").owner = 1
    learn(game, 0, "starbase")
    fleet(game, 1, "106", interceptor=1)
    there = [id for id in ("203", home(game, 0)) for _ in range(2)]
    built = list[str]()
    shape = PickOne([Option(id, T("x")) for id in ("203", home(game, 0))])
    for _ in there:
        built.append(str(answered(reading(game, level), "build_at", shape, T("asked", what=words.ship("starbase")))))
        fleet(game, 0, built[-1], starbase=1)
    assert set(built) == set(there)


# --- ships for an attack ---------------------------------------------------------------------------------------------


def besieging(round: int, owner: int | None = 1) -> Game:
    """Beside home 203 of seat 1 with a cruiser, or Ancients; an own cruiser at home."""
    game = between(ancients=1)
    game.sector("203").owner, game.sector("106").owner = owner, None
    if owner is not None:
        game.sector("203").ancients = []
        fleet(game, owner, "203", cruiser=1)
    fleet(game, 0, home(game, 0), cruiser=1)
    learn(game, 0, "neutron_bombs")
    game.state.round, game.player(0).storage["money"] = round, 30
    return game


@pytest.mark.rule("EC-MOV-02", "EC-SCORE-11")
@pytest.mark.parametrize(("round", "owner", "less"), [(ROUNDS, 1, True), (ROUNDS, None, True), (5, 1, False)])
def test_a_ship_is_built_for_an_attack_for_which_it_can_still_set_out(
    round: int, owner: int | None, less: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a move after it it comes too late in the last round; before, it sets out in the next one."""
    worths = list[int]()
    for again in (True, False):
        monkeypatch.setattr(paying, "payable", lambda *_, again=again: 2 * again)
        worths.append(building.worths(reading(besieging(round, owner)))["dreadnought"])
    assert worths[0] - worths[1] > 100 if less else worths[0] == worths[1]


@pytest.mark.rule("EC-MOV-02", "EC-BUI-02", "EC-TRADE-01", "EC-BANKR-03")
@pytest.mark.parametrize(("thing", "worth"), [("interceptor", 900), ("monolith", 3000)])
@pytest.mark.parametrize(("left", "money", "built"), [(2, 0, True), (1, 0, False), (1, 6, True)])
def test_no_second_thing_is_built_for_what_pays_the_attack_of_the_first(
    thing: str, worth: int, left: int, money: int, built: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the last round: science pays for the disc of the move if nothing else is traded for it."""
    game = besieging(ROUNDS)
    learn(game, 0, "monolith")
    game.player(0).discs, game.player(0).colony_ships = 1, 0
    game.player(0).storage |= {"science": 12, "materials": 0 if thing == "interceptor" else 9}
    game.player(0).storage["money"] += money - economy.remaining(reading(game), "materials", discs=1)
    monkeypatch.setattr(building, "worths", lambda _: {thing: worth})
    monkeypatch.setattr(moving, "plans", lambda _: [moving.MovePlan("203", (), 3500)])
    shape = PickOne([Option(id, T("x")) for id in (thing, "done")])
    assert (answered(reading(game), "build", shape, T("asked", n=left)) == thing) is built


# --- the last round --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-SCORE-01", "EC-BUI-01", "EC-UPG-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("there", "cruisers", "arms"), [("", 1, False), ("106", 3, True)])
def test_no_level_arms_in_the_last_round_where_that_turns_no_battle(
    level: str, there: str, cruisers: int, arms: bool
) -> None:
    """Two own dreadnoughts on 106, cruisers of seat 1 there or at its home beside it; one disc is left."""
    game = between()
    game.state.round, game.player(0).discs, game.player(0).storage["money"] = ROUNDS, 1, 40
    learn(game, 0, "improved_hull", "starbase")
    fleet(game, 0, "106", dreadnought=2)
    fleet(game, 1, there or home(game, 1), cruiser=cruisers)
    found = worths(reading(game, level))
    assert ("build" in found or "upgrade" in found) is arms
