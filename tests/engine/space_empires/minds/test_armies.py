"""What a person who knows the game never does: armies that turn round, ships fed singly into a stronger fleet, unarmed
ships beside enemies, arms that are learnt for nothing, CP that lie idle while a war is lost.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Form
from engine.players.aims import Aim
from engine.space_empires import words
from engine.space_empires.economy import planning, technology
from engine.space_empires.economy.sheet import Sheet
from engine.space_empires.galaxy.board import NEIGHBOURS, distance
from engine.space_empires.minds import armies, arms, battles, errands, marching, odds, reach, sheets, wars, wishes
from engine.space_empires.minds.blunders import BLUNDERS
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import columns, defences, guarding
from engine.space_empires.minds.mind import CP, MIND, At
from engine.space_empires.play import Game
from engine.text import T
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, learn, mark, midgame, put, space, turn

HOME, THEIRS = "A10", "L3"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules."""
    return midgame(carriers=True, raiders=True, mines=True, pipelines=True)


def plan(game: Game, memory: dict[str, str] | None = None) -> errands.Errands:
    at = replace(asked(game), memory={"errands": dict(memory or {})})
    return errands.made(at, chart(at))


# --- unarmed ships ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MOVE-17")
def test_a_miner_goes_nowhere_where_enemies_stand_beside_it(game: Game) -> None:
    mark(game, "C10", "minerals", 5)
    miner = put(game, 0, "MINER", "B10")
    assert plan(game)[miner.id].at == "C10" and worth(game, miner.id, "C10") > 0
    put(game, 1, "SC", "D10", 3)
    assert worth(game, miner.id, "C10") < 0
    put(game, 0, "CA", "C10", 3).moved = 1
    assert worth(game, miner.id, "C10") > 0, "ships of its own are there, and stay"


def worth(game: Game, unit: str, to: str) -> int:
    """What it is worth to a unit to go there, as its plan is."""
    at = asked(game)
    here = chart(at)
    hex, own = next((hex, one) for hex, one in here.units() if one.id == unit)
    return dict(marching._steps(at, here, [own], hex, errands.made(at, here)[unit], [to]))[to]


@pytest.mark.rule("SE-MOVE-17")
def test_unarmed_ships_that_would_be_taken_leave(game: Game) -> None:
    ship = put(game, 0, "COLONY_SHIP", "D10")
    assert plan(game)[ship.id].why == Aim.KEEP
    put(game, 1, "SC", "E10", 3)
    found = plan(game)[ship.id]
    assert found.why == Aim.DEFEND and not reach.bare(chart(asked(game)), found.at) and distance("D10", found.at) == 1
    mark(game, "C10", "planet")
    assert plan(game)[ship.id].at == "C10", "it settles before anybody comes"


@pytest.mark.rule("SE-MOVE-05", "SE-MOVE-17")
def test_a_miner_keeps_out_of_the_reach_of_faster_ships(game: Game) -> None:
    """At movement level 2 they go two hexes in the third turn, and no way leads past ships that stand against them."""
    mark(game, "C10", "minerals", 5)
    miner = put(game, 0, "MINER", "B10")
    put(game, 1, "SC", "E10", 3, move=2)
    technology.announce(game, 1, "move", 2)
    assert worth(game, miner.id, "C10") > 0
    game.state.turn = 3
    assert worth(game, miner.id, "C10") < 0
    for hex in ("D9", "D10"):
        put(game, 0, "CA", hex)
    assert worth(game, miner.id, "C10") > 0


@pytest.mark.rule("SE-WARP-04")
def test_a_fleet_sets_out_by_the_warp_line_by_which_its_way_leads() -> None:
    """Across the whole board to a planet beside the other warp point."""
    game = space(carriers=True, raiders=True, warp_points=6)
    turn(game, 1)
    mark(game, "A3", "warp_point", 1)
    mark(game, "H10", "warp_point", 1)
    put(game, 0, "CA", "A3", 6)
    colony(game, 1, "H11")
    at = asked(game)
    here = chart(at)
    errand = armies.Errand("H11", Aim.ATTACK, 1000)
    assert here.next("A3", "H11") == "H10"
    assert marching._has_way(at, here, here.own("A3"), "A3", errand)


@pytest.mark.rule("SE-MOVE-17", "SE-BASE-04")
def test_a_miner_does_not_stay_with_a_base_that_is_lost(game: Game) -> None:
    colony(game, 0, "D8")
    put(game, 0, "BASE", "D8")
    miner, foe = put(game, 0, "MINER", "D8"), put(game, 1, "CA", "E8", 6, attack=2)
    foe.up = True
    assert plan(game)[miner.id].at != "D8"
    foe.count = 1
    assert plan(game)[miner.id].at == "D8", "the base holds"


def test_minerals_at_the_home_of_an_enemy_are_left(game: Game) -> None:
    mark(game, "K4", "minerals", 5)
    miner = put(game, 0, "MINER", HOME)
    assert plan(game)[miner.id].at == HOME and wishes.lodes(chart(asked(game))) == 0


@pytest.mark.rule("SE-MOVE-15", "SE-PIPE-13")
def test_pipelines_are_laid_where_they_can_go(game: Game) -> None:
    """The shortest way to the colony leads through a hex that nobody has explored."""
    colony(game, 0, "C10")
    between = [hex for hex in NEIGHBOURS[HOME] if hex in NEIGHBOURS["C10"]]
    mark(game, min(between), "minerals", 5, known=False)
    found = errands.track(chart(asked(game)))
    assert {HOME, "C10"} < set(found) and min(between) not in found
    for hex in NEIGHBOURS["C10"]:
        mark(game, hex, "minerals", 5, known=False)
    assert errands.track(chart(asked(game))) == [HOME], "nothing leads there"


# --- armies ----------------------------------------------------------------------------------------------------------


def test_an_army_goes_on_to_where_it_was_sent(game: Game) -> None:
    """Of two goals that are worth the same the one for which it is on its way, and though a guess is a little worse."""
    put(game, 1, "BB", THEIRS, 6).up = True
    fleet = put(game, 0, "CA", "F7", 6, attack=1)
    colony(game, 1, "F9")
    colony(game, 1, "F5")
    other = "F5" if plan(game)[fleet.id].at == "F9" else "F9"
    assert plan(game, {fleet.id: f"{other}:{Aim.ATTACK}:4000"})[fleet.id].at == other
    at = asked(game)
    slim = odds.Outcome(wars.bold(at) - wars.RESOLUTE // 2, 500, 500)
    assert not wars._dared(at, chart(at), other, slim) and wars._dared(at, chart(at), other, slim, wars.RESOLUTE)


def test_home_worlds_have_more_ships_by_the_time_one_is_there(game: Game) -> None:
    fleet = put(game, 0, "CA", HOME, 4, attack=1)
    put(game, 1, "SY", THEIRS, 4)
    assert plan(game)[fleet.id].at == HOME
    fleet.at = "K3"
    assert plan(game)[fleet.id].at == THEIRS, "it is there before anything is built"


@pytest.mark.rule("SE-BOMB-08")
def test_no_army_leaves_while_a_fleet_would_take_the_home_world(game: Game) -> None:
    put(game, 0, "SY", HOME, 4)
    army = put(game, 0, "BB", "C9", 6, attack=2)
    assert plan(game)[army.id].at == THEIRS
    put(game, 1, "CA", "D12", 6, attack=1).up = True
    here = chart(asked(game))
    assert guarding.needed(here, "C9", here.own("C9")) == ["D12"] and plan(game)[army.id].at == "D12", "it is met"
    game.state.round = 20
    colony(game, 0, "A13")
    assert guarding.needed(chart(asked(game)), "C9", chart(asked(game)).own("C9")) == [], "late in a war it is far"
    game.state.round, army.at = 6, "H6"
    here = chart(asked(game))
    assert guarding.needed(here, "H6", here.own("H6")) == [], "it would come too late"
    put(game, 0, "BASE", HOME, 3, attack=2, defense=2)
    army.at = "C9"
    assert guarding.needed(chart(asked(game)), "C9", ()) == []


def test_settlers_do_not_follow_the_unknown_about(game: Game) -> None:
    mark(game, "A13", "planet", known=False)
    near, far = put(game, 0, "COLONY_SHIP", "B12"), put(game, 0, "COLONY_SHIP", "D8")
    assert {plan(game)[unit.id].why for unit in (near, far)} == {Aim.KEEP}


def test_nobody_comes_back_for_a_colony_that_is_lost_by_then(game: Game) -> None:
    colony(game, 0, "C10")
    put(game, 1, "BB", THEIRS, 6).up = True
    put(game, 1, "CA", "E10", 3).up = True
    near, far = put(game, 0, "CA", "D11", 3), put(game, 0, "CA", "G8", 3)
    at = asked(game)
    here = chart(at)
    units = {unit.id: (hex, unit) for hex, unit in here.units()}
    defended = {id: [one.at for one in defences.orders(here, *_stack(units[id]))] for id in (near.id, far.id)}
    assert "C10" in defended[near.id] and "C10" not in defended[far.id]


def _stack(one: tuple[str, object]) -> tuple[str, list[object]]:
    return one[0], [one[1]]


def test_those_who_attack_one_place_arrive_together(game: Game) -> None:
    first, second = put(game, 0, "BB", "H5", 2, attack=2), put(game, 0, "BB", "F5", 2, attack=2)
    put(game, 1, "SC", THEIRS, 5).up = True
    found = plan(game)
    assert (found[first.id].why, found[second.id].at) == (Aim.KEEP, THEIRS)
    second.count = 6
    first.count, second.count = 6, 1
    assert plan(game)[first.id].at == THEIRS, "for one of seven nobody waits"


@pytest.mark.rule("SE-MOVE-16")
def test_who_would_be_beaten_falls_back_and_does_not_come_near(game: Game) -> None:
    put(game, 1, "BB", THEIRS, 6).up = True
    put(game, 1, "CA", "F7", 6).up = True
    weak = put(game, 0, "CA", "E7", 2)
    here = chart(asked(game))
    assert reach.outmatched(here, "E7", here.own("E7"))
    assert reach.refuge(here, "E7", here.own("E7"), ["F7"]) is None, "enemies are there"
    found = plan(game)[weak.id]
    assert found.why == Aim.DEFEND and distance(found.at, "F7") > 1
    put(game, 0, "CA", "E7", 6, attack=2)
    here = chart(asked(game))
    assert not reach.outmatched(here, "E7", here.own("E7"))


def test_ships_go_round_enemies_whom_they_do_not_dare_to_meet(game: Game) -> None:
    """Who would only go by the shortest way would stand before them for ever."""
    colony(game, 1, "F10")
    put(game, 1, "BB", "F8", 6).up = True
    put(game, 0, "SC", "F7")
    at, errand = asked(game), armies.Errand("F10", Aim.ATTACK, 3000)
    assert marching._has_way(at, chart(at), chart(at).own("F7"), "F7", errand)
    assert chart(at).next("F7", "F10") != "F8"
    for hex in NEIGHBOURS["F7"]:
        if hex != "F8":
            mark(game, hex, "supernova")
    at = asked(game)
    assert chart(at).next("F7", "F10") == "F8", "no other way leads on"


def test_a_single_scout_may_be_lost(game: Game) -> None:
    put(game, 1, "CA", "F7", 6).up = True
    put(game, 0, "SC", "E7")
    here = chart(asked(game))
    assert not reach.outmatched(here, "E7", here.own("E7"))


def test_alone_armies_are_led_otherwise() -> None:
    alone = space(1)
    put(alone, 0, "CA", "C7", 3)
    at = replace(asked(alone), memory={"errands": {"CA1": "A7:attack:100"}})
    assert armies.sent_for(at, chart(at), "C7", chart(at).own("C7")) is None and not armies.rivals(chart(at))


@pytest.mark.rule("SE-UPGRADE-01", "SE-FIGHTER-10")
def test_fighters_are_not_upgraded_for_their_carriers_could_not_leave(game: Game) -> None:
    put(game, 0, "SY", HOME, 1)
    carrier, squadron = put(game, 0, "CV", HOME, 1), put(game, 0, "F", HOME, 3, fighter=1)
    learn(game, 0, fighter=2, attack=1)
    game.player(0).cp = 50
    at = asked(game)
    late = {unit.id: wishes.lacked(at, chart(at), hex, unit) for hex, unit in chart(at).units()}
    assert late[carrier.id] and not late[squadron.id]


@pytest.mark.rule("SE-UPGRADE-01")
def test_an_army_does_not_wait_for_one_scout_that_is_upgraded(game: Game) -> None:
    put(game, 0, "CA", HOME, 6, attack=1)
    scout = put(game, 0, "SC", HOME)
    goals = {unit.id: armies.Errand(THEIRS, Aim.ATTACK, 9000) for _, unit in chart(asked(game)).units()}
    scout.moved = 9
    assert columns.waited_for(chart(asked(game)), goals) == {}
    scout.count = 6
    assert columns.waited_for(chart(asked(game)), goals) == {(HOME, goals[scout.id].id): True}


# --- explorers -------------------------------------------------------------------------------------------------------


def test_cruisers_of_an_army_do_not_scatter_to_explore(game: Game) -> None:
    """Hexes of deep space are worth less than a cruiser that explores them is missed."""
    mark(game, "E8", "minerals", 5, known=False)
    put(game, 1, "BB", THEIRS, 6).up = True
    army = [put(game, 0, "CA", "C10") for _ in range(3)]
    assert not {plan(game)[unit.id].why for unit in army} & {Aim.EXPAND}
    scout = put(game, 0, "SC", "C10")
    assert plan(game)[scout.id].at == "E8"


def test_who_has_lost_its_scouts_sends_one_to_explore_its_home_system(game: Game) -> None:
    at = asked(game)
    assert wishes.scouts(chart(at)) == []
    mark(game, "C10", "planet", known=False)
    at = asked(game)
    assert wishes.scouts(chart(at)) == [wishes.FOUND]
    put(game, 0, "SC", HOME)
    assert wishes.scouts(chart(asked(game))) == []


@pytest.mark.rule("SE-MOVE-14")
def test_a_scout_explores_what_lies_on_its_way(game: Game) -> None:
    """Who wants to know a hex behind others that nobody knows would stand before them for ever."""
    for hex in (*NEIGHBOURS[HOME], "C10"):
        mark(game, hex, "minerals", 5, known=False)
    scout = put(game, 0, "SC", HOME)
    at, errand = asked(game), armies.Errand("C10", Aim.EXPAND, 500)
    assert marching._has_way(at, chart(at), chart(at).own(HOME), HOME, errand)
    scout.count = 3
    at = asked(game)
    assert not marching._has_way(at, chart(at), chart(at).own(HOME), HOME, errand), "a fleet does not"


def test_a_scout_does_not_wait_for_what_cannot_enter_an_unknown_hex(game: Game) -> None:
    mark(game, "B9", "minerals", 5, known=False)
    scout, pipe = put(game, 0, "SC", HOME), put(game, 0, "MS", HOME)
    errand = armies.Errand("B9", Aim.EXPAND, 500)
    parties = marching._parties(chart(asked(game)), {scout.id: errand, pipe.id: errand})[HOME]
    assert (
        sorted(unit.id for _, party in parties for unit in party) == sorted([scout.id, pipe.id]) and len(parties) == 2
    )


# --- what is bought --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-CARRIER-01", "SE-RAIDER-01")
def test_no_further_arm_is_learnt_while_one_lies_idle(game: Game) -> None:
    learn(game, 0, cloaking=1)
    at = asked(game)
    assert arms.needless(at, chart(at), "mines") and arms.needless(at, chart(at), "cloaking")
    put(game, 0, "R", HOME, 2, cloaking=1)
    at = asked(game)
    assert not arms.needless(at, chart(at), "mines") and not arms.needless(at, chart(at), "attack")


def sheet(game: Game, carried: int) -> At:
    """The sheet of the first seat, with so many CP."""
    player = game.player(0)
    player.sheets.append(Sheet(game.state.round, carried=carried))
    at = asked(game, "sheet")
    return replace(at, question=replace(at.question, shape=Form(planning._everything(game, 0, player.sheets[-1]))))


@pytest.mark.rule("SE-BUY-02")
def test_nobody_piles_up_cp_where_ships_can_be_built(game: Game) -> None:
    """The ships of today are worth little against those that are usual by now; yet better than none."""
    game.state.round = 23
    learn(game, 0, ship_size=3, attack=3, defense=3, tactics=3, move=6, ship_yard=3)
    put(game, 0, "SY", HOME, 6)
    put(game, 0, "CA", HOME, 6, attack=3, defense=3)
    at = sheet(game, 200)
    answer = MIND.decide(at).answer
    assert isinstance(answer, dict) and any("SC" in id or "CA" in id for id in answer["ships"])
    assert BLUNDERS.of(at, {}, answer, {})["cp_hoarded"] == 0
    assert BLUNDERS.of(at, {}, {**answer, "ships": {}}, {})["cp_hoarded"] == 1


@pytest.mark.rule("SE-BUY-02")
@pytest.mark.parametrize(("price", "bought"), [(20, 6), (60, 2)])
def test_cp_are_kept_for_what_is_dear_and_for_nothing_else(game: Game, price: int, bought: int) -> None:
    """Poor ships are bought all the same, unless the CP are for what is worth its price and cannot be paid yet."""
    put(game, 0, "SY", HOME, 6)
    at = sheet(game, 56)
    poor = [wishes.Wish("fight", "ships", f"SC:{HOME}", 6, sheets.CP, 1, HOME)] * 6
    dear = wishes.Wish("learn", "research", "attack", price, price * sheets.CP)
    assert isinstance(at.shape, Form)
    basket = sheets.filled(at, at.shape, [*poor, dear], sheets.MIXES[0])
    assert basket.units.get("ships", {}).get(f"SC:{HOME}", 0) == bought


@pytest.mark.rule("SE-CARRIER-02", "SE-PLACE-01")
@pytest.mark.parametrize(("yards", "bought"), [(1, 0), (4, 1)])
def test_no_carrier_is_bought_for_which_no_fighters_can_be_built(game: Game, yards: int, bought: int) -> None:
    learn(game, 0, fighter=1)
    put(game, 0, "SY", HOME, yards)
    at = sheet(game, 100)
    wanted = [wishes.Wish("fight", "ships", f"{type}:{HOME}", cost, 150 * cost, 1, HOME, arms.BERTHS[type])
              for type, cost, number in (("CV", 12, 1), ("F", 5, 3)) for _ in range(number)]  # fmt: skip
    assert isinstance(at.shape, Form)
    basket = sheets.filled(at, at.shape, wanted, sheets.MIXES[0])
    assert basket.units.get("ships", {}).get(f"CV:{HOME}", 0) == bought


@pytest.mark.rule("SE-RETREAT-05", "SE-BLACK-01")
def test_nobody_flees_into_a_black_hole_who_could_flee_elsewhere(game: Game) -> None:
    mark(game, "D9", "black_hole")
    here = chart(asked(game))
    assert here.far("D9", HOME) == here.far("D10", HOME)
    assert battles._way_home(here, "D9") > battles._way_home(here, "D10")


def test_a_sheet_that_buys_nothing_is_no_blunder_without_ship_yards(game: Game) -> None:
    at = sheet(game, 200)
    assert BLUNDERS.of(at, {}, {"ships": {}}, {})["cp_hoarded"] == 0


# --- what is counted -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MOVE-16", "SE-MOVE-17")
@pytest.mark.parametrize(("type", "kind"), [("MINER", "unarmed_into_reach"), ("CA", "into_reach_of_stronger")])
def test_ships_that_go_where_they_will_be_beaten_are_counted(game: Game, type: str, kind: str) -> None:
    unit = put(game, 0, type, "D10")
    put(game, 1, "CA", "F10", 6).up = True
    at = asked(game, "move_to", ("E10", "C10"))
    told = T("x", hex=words.hex("D10"), what=(words.counter(type, unit.number, 1),))
    at = replace(at, question=replace(at.question, private=told))
    assert [BLUNDERS.of(at, {}, to, {})[kind] for to in ("E10", "C10")] == [1, 0]


def test_one_stack_is_enough_for_a_scout_that_comes_near_a_colony(game: Game) -> None:
    """The nearest one goes; the others do what else there is to do."""
    put(game, 0, "BASE", HOME, 2)
    put(game, 1, "BB", THEIRS, 6).up = True
    colony(game, 0, "D8")
    scout = put(game, 1, "SC", "E8")
    scout.up = True
    near, *far = (put(game, 0, "CA", hex, 3, attack=1) for hex in ("D6", "C10", "F10"))
    found = plan(game)
    assert found[near.id].at == "E8" and not {"D8", "E8"} & {found[unit.id].at for unit in far}
    game.state.players[1].units.remove(scout)
    put(game, 1, "CA", "E8", 4, attack=1).up = True
    assert {"D8", "E8"} & {plan(game)[unit.id].at for unit in far}, "one would not be enough"


def test_an_army_far_from_home_stays_where_the_others_come_to_it(game: Game) -> None:
    """Not home, while they follow it there."""
    put(game, 0, "BASE", HOME, 2)
    put(game, 1, "DN", THEIRS, 5, attack=3, defense=3).up = True
    army, more = put(game, 0, "BB", "I5", 2), put(game, 0, "CA", "E8")
    found = plan(game)
    assert found[army.id].at == found[more.id].at == "I5"
    army.at = more.at = "B9"
    assert {plan(game)[unit.id].at for unit in (army, more)} == {HOME}


def test_bases_are_made_at_colonies_that_they_would_save(game: Game) -> None:
    """Against an army a base at a colony is only lost as well; at the home world it fights beside all the others."""
    colony(game, 0, "D8")
    foe = put(game, 1, "CA", "E8")
    foe.up = True
    at = asked(game)
    assert wishes.basing(at, chart(at), "D8") > 0
    put(game, 0, "CA", "D8", 3)
    at = asked(game)
    assert wishes.basing(at, chart(at), "D8") < CP, "it holds by itself"
    game.state.players[0].units.pop()
    foe.count = 6
    at = asked(game)
    assert wishes.basing(at, chart(at), "D8") == 0
    foe.at = "B9"
    at = asked(game)
    assert wishes.basing(at, chart(at), HOME) > 0
    put(game, 0, "SY", HOME, 6)
    foe.count = 1
    at = asked(game)
    assert wishes.basing(at, chart(at), HOME) < CP, "ship yards hold it against one"
