"""Arms beside the line of battle: carriers, raiders, mines, sweepers, decoys, and bids to go first."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.ask import Form
from engine.space_empires.economy import planning, technology
from engine.space_empires.economy.sheet import Sheet
from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.minds import arms, errands, hazards, learning, marching, odds, sheets, wishes
from engine.space_empires.minds.blunders import BLUNDERS, IDLE
from engine.space_empires.minds.charts import chart
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_minds import asked, ships
from tests.engine.space_empires.positions import colony, learn, mark, midgame, put

HOME = "A10"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules."""
    return midgame(carriers=True, raiders=True, mines=True)


def needed(game: Game) -> int:
    at = asked(game)
    return wishes.need(at, chart(at))


# --- ships -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-CARRIER-03")
def test_at_carriers_nobody_fires_while_fighters_are_there() -> None:
    side, (foe,) = (*ships("CV", 2, fighter=1), *ships("F", 6, fighter=1)), ships("CA", 4)
    alive = [2 * odds.WHOLE, 6 * odds.WHOLE]
    odds._fire(foe, 4 * odds.WHOLE, False, side, alive)
    assert alive[0] == 2 * odds.WHOLE and alive[1] < 6 * odds.WHOLE


@pytest.mark.rule("SE-CARRIER-01")
def test_fighters_are_learnt_where_they_beat_the_ships_that_can_be_built() -> None:
    known, foe = {"ship_size": 3, "attack": 1}, ships("CA", 6, attack=1)
    assert learning.best({**known, "fighter": 1}, foe) > learning.best(known, foe)
    assert not learning.able("CV", known) and learning.able("CV", {**known, "fighter": 1})


@pytest.mark.rule("SE-SIZE-01", "SE-CARRIER-01", "SE-MAINT-01")
def test_nobody_learns_what_he_could_not_pay_to_build(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arms, "_best_carried", lambda here, known, ahead: True)
    learn(game, 0, ship_size=4)
    put(game, 0, "BC", HOME)
    assert not needless(game, "ship_size") and needless(game, "fighter"), "a battleship is paid from two rounds"
    put(game, 0, "BB", HOME, 4)
    assert needless(game, "ship_size") and not needless(game, "attack"), "maintenance takes most of it"
    for hex in ("C10", "D8", "E9", "B11", "C12", "D10"):
        colony(game, 0, hex)
    assert not needless(game, "ship_size") and not needless(game, "fighter")


def needless(game: Game, id: str) -> bool:
    """Whether a level would lie idle."""
    at = asked(game, "sheet")
    return arms.needless(at, chart(at), id)


@pytest.mark.rule("SE-FIGHTER-03")
def test_no_more_fighters_are_wanted_than_carriers_take_along(game: Game) -> None:
    put(game, 0, "CV", HOME, 2)
    put(game, 0, "F", HOME, 4)
    at = asked(game)
    assert arms.most(at, chart(at), "F", 0) == 2
    assert arms.most(at, chart(at), "CV", 27) == 1 and arms.most(at, chart(at), "F", 27) == 5


@pytest.mark.rule("SE-FIGHTER-03")
def test_no_fighter_is_bought_without_a_carrier_for_it() -> None:
    """The carrier may be bought on the same sheet; where it cannot be paid there are no fighters either."""
    wanted = [wishes.Wish("fight", "ships", f"{type}:{HOME}", cost, 1, 1, HOME, arms.BERTHS[type])
              for type, cost in (("CV", 12), ("F", 5))]  # fmt: skip
    most, bought = {wish.id: 9 for wish in wanted}, dict[int, list[bool]]()
    for cp in (11, 30):
        basket = sheets.Basket(cp, {HOME: 9}, [], {})
        bought[cp] = [basket.take(wish, most) for wish in (wanted[1], *wanted)]
    assert bought == {11: [False, False, False], 30: [False, True, True]}


@pytest.mark.rule("SE-CARRIER-02", "SE-FIGHTER-03")
def test_fighters_for_which_there_is_no_room_stay(game: Game) -> None:
    carriers, some, more = put(game, 0, "CV", HOME, 1), put(game, 0, "F", HOME, 3), put(game, 0, "F", HOME, 2)
    here = chart(asked(game))
    plan = {unit.id: errands.Errand("L3", "attack", 100) for unit in (carriers, some, more)}
    ((_, party),) = marching._parties(here, plan)[HOME]
    assert sorted(unit.id for unit in party) == sorted([carriers.id, some.id])
    alone = {unit.id: errands.Errand("L3", "attack", 100) for unit in (some, more)}
    assert marching._parties(here, alone)[HOME] == []


@pytest.mark.rule("SE-FIGHTER-03")
def test_carriers_leave_no_fighters_behind_in_space(game: Game) -> None:
    """Where four squadrons are one group, a carrier cannot take three of them: it stays."""
    carrier, group, cruiser = put(game, 0, "CV", "C10", 1), put(game, 0, "F", "C10", 4), put(game, 0, "CA", "C10", 2)
    more = put(game, 0, "F", "C10", 2)
    plan = {unit.id: errands.Errand("L3", "attack", 100) for unit in (carrier, group, cruiser, more)}
    ((_, party),) = marching._parties(chart(asked(game)), plan)["C10"]
    assert [unit.id for unit in party] == [cruiser.id]
    colony(game, 0, "C10")
    ((_, party),) = marching._parties(chart(asked(game)), plan)["C10"]
    assert carrier.id in [unit.id for unit in party], "a colony holds them"


@pytest.mark.rule("SE-RAIDER-02")
def test_raiders_are_built_as_long_as_nobody_sees_them(game: Game) -> None:
    learn(game, 0, cloaking=1)
    at = asked(game)
    assert arms.most(at, chart(at), "R", 50) > 0
    technology.announce(game, 1, "scanner", 1)
    at = asked(game)
    assert arms.most(at, chart(at), "R", 50) == 0


# --- mines, sweepers, decoys -----------------------------------------------------------------------------------------


@pytest.mark.rule("SE-RAIDER-01", "SE-RAIDER-08")
def test_who_has_learnt_cloaking_builds_raiders(game: Game) -> None:
    """Though other ships would do better in the line of battle."""
    game.state.round = 12
    learn(game, 0, cloaking=1, ship_size=5, attack=3, defense=3)
    put(game, 0, "SY", HOME, 6)
    player = game.player(0)
    player.sheets.append(Sheet(game.state.round, carried=60))
    at = asked(game, "sheet")
    form, here = Form(planning._everything(game, 0, player.sheets[-1])), chart(at)
    known, foe = learning.levels(at), learning.foe(here)
    assert learning.margin("R", learning.newest("R", known), foe) < learning.best(known, foe)
    wanted = {Build.read(one.id).type: one for one in reversed(list(wishes._fleet(at, here, sheets.slots(form))))}
    worth = {type: one.worth / one.cost for type, one in wanted.items()}
    assert max(worth, key=lambda type: worth[type]) == "R" and arms.most(at, here, "R", 60) == arms.RAIDING
    technology.announce(game, 1, "scanner", 1)
    assert arms.most(asked(game), chart(asked(game)), "R", 60) == 0


@pytest.mark.rule("SE-MINE-05")
def test_mines_are_laid_at_home_where_a_fleet_comes_and_sooner_where_it_is_near(game: Game) -> None:
    fleet, found = put(game, 1, "CA", "K4", 3), list[list[int]]()
    fleet.up = True
    for hex in ("K4", "F8", "A12"):
        fleet.at = hex
        found.append(arms.mines(chart(asked(game)), HOME, needed(game)))
    assert {len(one) for one in found} == {arms.MOST_MINES} and found[2][0] > found[1][0] > found[0][0] == 0
    put(game, 0, "MINES", HOME, arms.MOST_MINES)
    assert arms.mines(chart(asked(game)), HOME, needed(game)) == arms.mines(chart(asked(game)), "C10", 100) == []


@pytest.mark.rule("SE-SWEEP-02")
def test_nobody_learns_or_builds_against_what_nobody_has(game: Game) -> None:
    assert counters(game) == [(0, 0), (0, 0)]
    technology.announce(game, 1, "mines", 1)
    technology.announce(game, 1, "cloaking", 1)
    assert all(learnt > 0 for learnt, _ in counters(game))
    learn(game, 0, minesweep=1, scanner=1)
    assert counters(game) == [(0, arms.ESCORTS["SW"]), (0, arms.ESCORTS["DD"])]


@pytest.mark.rule("SE-SCANNER-02", "SE-RAIDER-04")
def test_scanners_are_learnt_against_raiders_that_lie_open(game: Game) -> None:
    """Those who shoot at a colony do, though nobody has fought them yet."""
    raiders = put(game, 1, "R", "D10", 2, cloaking=1)
    assert counters(game)[1] == (0, 0), "it could be anything"
    raiders.up = True
    assert counters(game)[1][0] > 0
    learn(game, 0, scanner=1)
    assert counters(game)[1] == (0, arms.ESCORTS["DD"])


def counters(game: Game) -> list[tuple[int, int]]:
    """What minesweeping and scanners are worth, each with how many ships that carry them are wanted."""
    at = asked(game)
    here, pairs = chart(at), (("minesweep", "SW"), ("scanner", "DD"))
    return [(arms.taught(at, here, id, 10, 100) or 0, len(arms.escorts(at, here, ship, 100))) for id, ship in pairs]


@pytest.mark.rule("SE-SWEEP-02")
def test_who_has_a_fleet_beside_a_colony_sweeps_only_mines_that_were_shown(game: Game) -> None:
    game.state.round = hazards.EARLY
    put(game, 0, "CA", HOME, 6, attack=1)
    assert arms.swept(chart(asked(game))), "any home world may have them by now"
    colony(game, 0, "D8")
    put(game, 1, "CA", "E8", 2).up = True
    assert not arms.swept(chart(asked(game))) and not arms.invaded(chart(asked(game)))
    technology.announce(game, 1, "mines", 1)
    assert arms.swept(chart(asked(game)))


@pytest.mark.rule("SE-MINE-06")
def test_who_attacks_a_colony_of_somebody_who_lays_mines_reckons_with_them(game: Game) -> None:
    colony(game, 1, "F7")
    put(game, 1, "MINES", "F7", 2)
    side = ships("CA", 3)
    assert hazards.mined(chart(asked(game)), "F7", side) == side
    technology.announce(game, 1, "mines", 1)
    assert hazards.mined(chart(asked(game)), "F7", side)[0].number == 2
    assert hazards.mined(chart(asked(game)), "F7", ships("CA", 1)) == ()


@pytest.mark.rule("SE-DECOY-07")
def test_decoys_stand_at_bare_colonies_that_enemies_could_reach(game: Game) -> None:
    colony(game, 0, "C10")
    assert arms.decoys(chart(asked(game)), "C10") == []
    fleet = put(game, 1, "CA", "D10", 3)
    assert arms.decoys(chart(asked(game)), "C10") == [], "it is run over in the next turn"
    fleet.at = "E10"
    assert arms.decoys(chart(asked(game)), "C10") == [arms.BLUFF]
    put(game, 0, "CA", "C10", 3)
    assert arms.decoys(chart(asked(game)), "C10") == []


# --- who goes first --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BID-02", "SE-BID-04")
def test_who_could_be_struck_first_bids_and_nobody_else(game: Game) -> None:
    put(game, 0, "CA", HOME, 3)
    assert {arms.bid(at, chart(at), 40) for at in lucky(game)} == {0}
    put(game, 1, "CA", "A12", 3).up = True
    offered = {arms.bid(at, chart(at), 40) for at in lucky(game)}
    assert len(offered) > 1 and max(offered) <= arms.MOST_BID


def lucky(game: Game) -> list[sheets.At]:
    return [replace(asked(game), chance=Random(seed)) for seed in range(20)]


@pytest.mark.rule("SE-BID-01")
def test_a_bid_stands_on_the_sheet_and_is_paid(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arms, "bid", lambda at, here, cp: 3)
    player = game.player(0)
    player.sheets.append(Sheet(6, carried=20))
    form = Form(planning._everything(game, 0, player.sheets[-1]))
    at = asked(game, "sheet")
    at = replace(at, question=replace(at.question, shape=form))
    offers = [offer.answer for offer in sheets.sheet(at) if offer.answer]
    assert offers and all(isinstance(one, dict) and one["bid"] == 3 for one in offers)


# --- settlers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-CSHIP-03")
def test_no_settlers_are_made_for_planets_at_an_enemy(game: Game) -> None:
    """They would stand idle for the rest of the game."""
    mark(game, "K4", "planet")
    at = asked(game)
    before = wishes.places(at, chart(at))
    mark(game, "B9", "planet")
    at = asked(game)
    assert wishes.places(at, chart(at)) == before + 1
    put(game, 1, "CA", "C9", 3).up = True
    at = asked(game)
    assert wishes.places(at, chart(at)) == before == 0


@pytest.mark.rule("SE-CSHIP-03")
def test_settlers_that_stand_for_four_rounds_are_counted_once(game: Game) -> None:
    ship, notes, found = put(game, 0, "COLONY_SHIP", HOME), dict[str, int](), list[int]()
    for turns in range(30):
        ship.moved = int(turns == 2)
        found.append(BLUNDERS.of(asked(game, "move", (DONE,)), {}, DONE, notes)["settlers_idle"])
    assert sum(found) == 1 and found.index(1) == 2 + IDLE


@pytest.mark.rule("SE-FIGHTER-03")
def test_no_carrier_goes_ahead_and_leaves_its_fighters(game: Game) -> None:
    for near in NEIGHBOURS["C10"]:
        mark(game, near, "minerals", 5, known=False)
    fleet = [put(game, 0, "CA", "C10", 6, attack=1), put(game, 0, "CV", "C10", 1), put(game, 0, "F", "C10", 3)]
    at = asked(game)
    plan = errands.made(at, chart(at))
    assert len({plan[unit.id].at for unit in fleet}) == 1, "all go together"
    assert errands.parting(at, chart(at), plan) == fleet[0].id


@pytest.mark.rule("SE-PIPE-12")
def test_no_pipelines_are_made_while_an_enemy_is_near_the_home_world(game: Game) -> None:
    colony(game, 0, "C10")
    at = asked(game)
    assert wishes._wanted(at, chart(at), Build("MS", HOME))
    put(game, 1, "CA", "A12", 3).up = True
    at = asked(game)
    assert wishes._wanted(at, chart(at), Build("MS", HOME)) == []
