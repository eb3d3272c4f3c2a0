"""Small positions in which money is short: what waits, what is given up, and where its cubes go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import NO, YES, Answer, Option, PickOne, Slot, Spread
from engine.eclipse.components import PRODUCTION, ROUNDS
from engine.eclipse.minds import actions, building, economy, learning, moving, paying, stakes
from engine.eclipse.minds.finding import exploring, tiles
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.minds.test_sense import conquered
from tests.engine.eclipse.minds.test_waste import worths
from tests.engine.eclipse.positions import fleet, home, lay, learn, settle

MILITARY = ("starbase", "plasma_cannon", "phase_shield")

# --- what can wait ---------------------------------------------------------------------------------------------------


def poor(missing: int, round: int = 1) -> Game:
    """Three cruisers could be made better; for the disc of that so much money would be missing at the upkeep."""
    game = turn(money=20)
    game.state.round, game.player(0).discs, game.player(0).colony_ships = round, 4, 0
    fleet(game, 0, home(game, 0), cruiser=3)
    game.player(0).storage["money"] -= economy.balance(reading(game), 1) + missing
    return game


@pytest.mark.rule("EC-BANKR-01", "EC-BANKR-02")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_up_a_sector_for_what_can_wait(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(actions.VALUES, "upgrade", lambda _: 99_000)
    assert "upgrade" in worths(reading(poor(0), level))
    assert "upgrade" not in worths(reading(poor(1), level))
    assert "upgrade" in worths(reading(poor(1, ROUNDS), level)), "in the last round nothing can wait"


@pytest.mark.rule("EC-BANKR-02", "EC-BANKR-03")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("kind", "science"), [("research", 8), ("build", 2)])
def test_nobody_gives_up_a_sector_for_what_is_bought_with_all_that_was_to_pay_for_it(
    level: str, kind: str, science: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of money is missing, and nothing is left to be traded; in the last round nothing can wait."""
    monkeypatch.setattr(learning, "technology", lambda at, id: 50_000)
    monkeypatch.setattr(building, "worths", lambda at: {"monolith": 50_000})
    shape = PickOne([Option(id, T("x")) for id in ("monolith", "done")])
    for round, money, answer in ((5, -1, "done"), (5, 0, "monolith"), (ROUNDS, -1, "monolith")):
        game = turn(money=0, science=science, materials=9)
        game.state.supply = {"monolith": 1}
        game.state.round, game.player(0).discs, game.player(0).colony_ships = round, 6, 0
        game.player(0).storage["money"] = money - economy.balance(reading(game))
        assert answered(reading(game, level), kind, shape) == answer


def test_what_a_battle_needs_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(actions.VALUES, "upgrade", lambda _: 99_000)
    game = poor(1)
    fleet(game, 1, home(game, 0), interceptor=1)
    assert "upgrade" in worths(reading(game))


# --- discs for conquests ---------------------------------------------------------------------------------------------


def conquering(discs: int, money: int = 90) -> Game:
    """Own cruisers stand on 203, which nobody holds; so many discs are left."""
    game = turn(money=money, science=20, materials=20)
    lay(game, "203", (1, -1))
    fleet(game, 0, "203", cruiser=2)
    game.player(0).discs = discs
    return game


@pytest.mark.rule("EC-CLAIM-02")
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_disc_is_kept_for_what_own_ships_conquer(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for action in actions.VALUES:
        monkeypatch.setitem(actions.VALUES, action, lambda _: 99_000)
    assert {"build", "explore", "research", "upgrade"} <= worths(reading(conquering(2), level)).keys()
    assert worths(reading(conquering(1), level)).keys() <= {"move", "pass"}
    game = conquering(1, money=0)
    assert not economy.promised(reading(game, level)), "what cannot be paid needs no disc"


@pytest.mark.rule("EC-CLAIM-03", "EC-MOV-02")
@pytest.mark.parametrize(("round", "discs", "again"), [(ROUNDS, 2, 0), (ROUNDS, 3, 1), (ROUNDS - 1, 2, 1)])
def test_no_fleet_of_the_last_round_reckons_with_the_disc_of_a_conquest(round: int, discs: int, again: int) -> None:
    """Nor is a ship built for it: one disc builds, one is for 203."""
    game = conquering(discs)
    game.state.round = round
    at = reading(game)
    assert economy.promised(at) == 1 and paying.payable(at) == again
    assert building._sails(at) is bool(again)


@pytest.mark.rule("EC-CLAIM-02", "EC-BANKR-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("money", "settlers", "free"), [(0, 0, False), (0, 3, True), (40, 0, True)])
def test_no_level_goes_in_the_last_round_for_a_sector_that_cannot_be_paid(
    level: str, money: int, settlers: int, free: bool
) -> None:
    """203 of seat 1, where nobody is: the action is paid, the disc of the sector is not, but perhaps by who settles."""
    game = turn(money=20)
    lay(game, "203", (1, -1), owner=1)
    for sector in game.controlled(0):
        sector.cubes = [True] * len(sector.cubes)
    game.state.round, game.player(0).discs, game.player(0).colony_ships = ROUNDS, 8, settlers
    game.player(0).storage["money"] += money - economy.balance(reading(game), 2) - 1
    at = reading(game, level)
    target = next(one for one in at.view.sectors if one.id == "203")
    assert (moving._paid(at, target, again=False) < economy.sector_worth(at, target) // 2) is free


@pytest.mark.rule("EC-CLAIM-06", "EC-UPKEEP-01")
@pytest.mark.parametrize(("round", "ships", "missing"), [(ROUNDS, 0, 1), (ROUNDS, 1, 0), (ROUNDS - 1, 1, 1)])
def test_who_settles_where_own_ships_conquer_pays_for_an_action(round: int, ships: int, missing: int) -> None:
    """One of money is missing for it beside the disc of 203, where a square makes money; before the last round nobody
    counts on it, for a lost battle would cost a sector.
    """
    game = conquering(3, money=20)
    game.state.round, game.player(0).colony_ships = round, ships
    game.player(0).storage |= {"science": 0, "materials": 0}
    for sector in game.controlled(0):
        sector.cubes = [True] * len(sector.cubes)
    game.player(0).storage["money"] -= economy.balance(reading(game), 1) + 1
    at = reading(game)
    assert economy.promised(at) == 1 and economy.balance(at, 1) == -1
    assert economy.short(at, 1) is bool(missing)
    assert (paying.price_of_disc(at) > paying.SHORT) is bool(missing)


@pytest.mark.rule("EC-CLAIM-02", "EC-EXP-04")
def test_nobody_explores_with_a_disc_that_a_conquest_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploring, "mean", lambda _: 99_000)
    assert actions._explore(reading(conquering(2))) < 0 < actions._explore(reading(conquering(3)))


@pytest.mark.rule("EC-CLAIM-02")
@pytest.mark.parametrize(("round", "part"), [(5, moving.WAITS), (ROUNDS, 1)])
def test_what_has_to_wait_for_a_disc_is_worth_less(round: int, part: int) -> None:
    """Of two discs one moves and one is for 203: none is left for 102. A third one in the last round is paid for."""
    (waits, worth), (comes, _) = (_paid(conquering(discs), round) for discs in (2, 3))
    assert waits == (comes if round < ROUNDS else 0) + worth // part and 0 <= comes < waits


def _paid(game: Game, round: int) -> tuple[int, int]:
    """What 102 costs a hard player besides the action, and what it is worth."""
    lay(game, "102", (2, -1))
    game.state.round = round
    at = reading(game, "keen")
    target = next(one for one in at.view.sectors if one.id == "102")
    worth = min(stakes.prize(at, target), economy.sector_worth(at, target))
    return moving._paid(at, target, again=False), worth


@pytest.mark.rule("EC-CLAIM-02")
@pytest.mark.parametrize(("cruisers", "kept"), [(1, False), (6, True)])
def test_who_comes_to_help_pays_for_the_disc_that_nobody_has_kept_yet(cruisers: int, kept: bool) -> None:
    """A lost battle needs none; who turns it pays for the sector, too, and does not spend that money on the way."""
    game = turn(money=9)
    lay(game, "203", (1, -1)).ancients = [0, 0]
    fleet(game, 0, "203", cruiser=cruisers)
    game.state.round, game.player(0).discs = 8, 6
    at = reading(game)
    assert bool(economy.promised(at)) is kept
    target = next(one for one in at.view.sectors if one.id == "203")
    assert (moving._paid(at, target, again=False) == 0) is kept


@pytest.mark.rule("EC-CLAIM-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("discs", [1, 2])
def test_no_ship_joins_a_battle_as_good_as_won_for_the_disc_of_what_it_wins(level: str, discs: int) -> None:
    """Three cruisers beat the Ancient 939 times of 1,000; the last disc is for the sector, not for a fourth one."""
    game = turn(money=30)
    lay(game, "203", (1, -1)).ancients = [0]
    fleet(game, 0, "203", cruiser=3)
    fleet(game, 0, home(game, 0), cruiser=1)
    game.player(0).ambassadors.append(1)
    game.state.round, game.player(0).discs = 7, discs
    assert "move" not in worths(reading(game, level))


# --- what is traded ---------------------------------------------------------------------------------------------------


def test_no_more_money_is_traded_than_is_left_over() -> None:
    """Else it is missing at the upkeep, though there was science for it."""
    game = turn(money=12, science=9)
    game.state.round, game.player(0).cubes["money"], game.player(0).discs = 6, 3, 2
    game.player(0).actions = {"explore": 3}
    at = reading(game)
    paid = replace(at, question=replace(at.question, kind="pay_by_trade"))
    left_over = economy.surplus(paid) // economy.me(at).trade
    shape = Spread([Slot("money", T("money"), 6), Slot("science", T("science"), 4)], 5, 5)
    assert 0 < left_over < 5 and answered(at, "pay_by_trade", shape) == {"money": left_over, "science": 5 - left_over}


@pytest.mark.rule("EC-TRADE-01", "EC-TRADE-02")
def test_science_that_a_technology_needs_is_not_traded_where_money_is_left_over() -> None:
    """Two materials, for six of the money that made them seem cheap."""
    game = turn(money=14, science=15)
    game.state.round, game.player(0).cubes["money"], game.player(0).discs = 7, 3, 8
    at = reading(game)
    assert economy.excess(at, "money") >= 6 and not economy.excess(at, "science")
    shape = Spread([Slot("money", T("money"), 6), Slot("science", T("science"), 5)], 2, 2)
    assert answered(at, "pay_by_trade", shape) == {"money": 2}


# --- what is given up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-STRUC-05")
@pytest.mark.rule("EC-BANKR-02", "EC-BANKR-05")
@pytest.mark.parametrize(("missing", "gone"), [(1, "203"), (4, "102")])
def test_a_lesser_sector_goes_with_what_it_earns_where_that_is_enough(missing: int, gone: str) -> None:
    """203 scores 1 and earns 1, 102 scores 3 and earns none; a disc that comes home saves 3."""
    game = turn(money=0)
    for id, at, kind in (("203", (1, -1), "money"), ("102", (2, -1), "science")):
        lay(game, id, at, owner=0)
        settle(game, id, 0, kind)
    game.state.phase, game.player(0).discs, game.player(0).colony_ships = "upkeep", 5, 0
    game.player(0).storage["money"] = -missing - economy.balance(reading(game))
    shape = PickOne([Option(f"give_up:{id}", T("sector")) for id in ("203", "102")])
    assert answered(reading(game), "bankruptcy", shape) == f"give_up:{gone}"


def test_the_cube_of_an_orbital_is_missed_like_any_other() -> None:
    game = turn()
    sector = game.sector("106")
    sector.owner = 0
    sector.orbital = True
    bare = _lost(game)
    sector.orbital_cube = True
    assert _lost(game) == bare + 600


@pytest.mark.rule("EC-SPECIES-24")
def test_who_scores_for_each_sector_loses_that_point_with_one() -> None:
    game = turn()
    game.sector("106").owner = 0
    plain = _lost(game)
    game.player(0).species = "planta"
    assert _lost(game) == plain + 1000


def _lost(game: Game) -> int:
    at = reading(game)
    return economy.loss(at, next(one for one in at.view.sectors if one.id == "106"))


@pytest.mark.rule("EC-BANKR-02", "EC-BANKR-04")
@pytest.mark.parametrize(("id", "answer"), [("102", YES), ("203", NO)])
def test_in_the_last_round_a_sector_takes_the_place_of_lesser_ones(id: str, answer: Answer) -> None:
    """One of two points has to go anyway, and a second one for the sector that is asked for."""
    at = last(id)
    assert economy.short(at, 0) and len(paying.ransom(at, 0)) == 1 < len(paying.ransom(at, 1)) == 2
    assert answered(at, "claim", PickOne([Option(YES, T("yes")), Option(NO, T("no"))])) == answer


def last(id: str) -> At:
    """Own sectors of two points, and one that was conquered, of three or of one; money for neither it nor all own."""
    game = turn(money=0)
    game.state.round, game.player(0).colony_ships = ROUNDS, 0
    for number, own in enumerate(("101", "104", "106")):
        if own not in game.state.sectors:
            lay(game, own, (3, number - 2), owner=0)
        game.sector(own).owner = 0
    lay(game, id, (4, -3))
    game.player(0).discs = 7
    game.player(0).storage["money"] = max(0, -economy.balance(reading(game)) - 1)
    at = conquered(game)
    return replace(at, question=replace(at.question, where=(id,)))


# --- where cubes go --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-POP-06", "EC-POP-14", "EC-BANKR-05")
def test_a_cube_comes_home_to_the_track_that_loses_least_by_it_not_to_an_empty_one() -> None:
    """The track of money has given all its cubes, so one more cannot come from it: the dearest step is lost there."""
    game = turn()
    game.state.round, game.player(0).discs = ROUNDS - 1, 2
    game.player(0).cubes = {"money": 0, "science": 8, "materials": 8}
    shape = PickOne([Option(one, T("x")) for one in ("money", "science", "materials")])
    at = reading(game)
    assert economy.income(at, "money") == 0 < economy.outgo(at, "money")
    assert answered(at, "cube_home", shape) != "money"
    assert economy.track(economy.me(at), "money").production == PRODUCTION[0]


# --- the last technologies -------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-SCORE-06")
@pytest.mark.parametrize(("round", "science", "useful"), [(7, 4, True), (ROUNDS, 4, False), (ROUNDS, 20, True)])
def test_a_third_technology_is_learnt_for_the_fourth_while_that_can_be_learnt(
    round: int, science: int, useful: bool
) -> None:
    game = turn(money=0, science=science)
    game.state.round = round
    game.state.supply = {"neutron_bombs": 1, "gauss_shield": 1, "plasma_cannon": 1, "phase_shield": 1}
    learn(game, 0, "gauss_shield", "starbase")
    assert (learning._pointed(reading(game), "neutron_bombs") > 0) is useful


@pytest.mark.rule("EC-SCORE-06", "EC-DISC-05")
@pytest.mark.parametrize(("discs", "useful"), [(2, True), (1, False)])
def test_no_third_technology_is_learnt_in_the_last_round_without_a_disc_for_the_fourth(
    discs: int, useful: bool
) -> None:
    game = turn(money=40, science=20)
    game.state.round, game.player(0).discs = ROUNDS, discs
    game.state.supply = {"neutron_bombs": 1, "starbase": 1}
    game.player(0).technologies = [*MILITARY[1:]]
    assert (learning._pointed(reading(game), "neutron_bombs") > 0) is useful


@pytest.mark.rule("EC-SPECIES-17", "EC-SCORE-06")
@pytest.mark.parametrize(
    ("species", "science", "points"),
    [("hydran_progress", 20, 2), ("hydran_progress", 3, 1), ("terran_union", 20, 1)],
)
def test_who_learns_two_technologies_by_an_action_counts_both(species: str, science: int, points: int) -> None:
    """The fourth of two categories, for 2 science each; money brings none."""
    game = turn(money=0, science=science)
    game.player(0).species, game.state.round = species, ROUNDS
    game.player(0).technologies = [*MILITARY, "orbital", "fusion_drive", "advanced_robotics"]
    game.state.supply = {"neutron_bombs": 1, "nanorobots": 1}
    at = reading(game)
    assert points - 0.2 < actions._technology(at)[1] / 1000 <= points
    assert len(economy.me(at).technologies) == len(game.player(0).technologies), "nothing is changed"


# --- what is found ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-DISCO-06", "EC-BANKR-03")
@pytest.mark.parametrize(("missing", "used"), [(0, False), (3, True), (4, False)])
def test_materials_that_are_found_save_a_sector_where_they_pay_for_it(missing: int, used: bool) -> None:
    """Six of them are three money; kept, the tile is two points."""
    at = reading(poor(0))
    kept, game = at.weights["keep"], poor(0)
    game.player(0).storage["money"] -= economy.balance(at) + missing
    assert (tiles._use(reading(game), "materials_6") > kept) is used
