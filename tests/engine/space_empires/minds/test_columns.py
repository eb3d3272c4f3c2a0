"""Armies before a home world: who is waited for, and who comes to them."""

from __future__ import annotations

import pytest

from engine.players.aims import Aim
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.minds import errands, marching, reach, wars
from engine.space_empires.minds.armies import Errand, Order
from engine.space_empires.minds.blunders import BLUNDERS
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import columns, joint, relief, retreats, sieges
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_armies import plan
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, midgame, put, quiet, space, stronghold, turn

HOME, THEIRS = "A10", "L3"
SIEGE, LATE = "K3", "J3"
NEAR = "E6"
STEPS = [("move", "all:J3:1"), ("move", DONE)]


@pytest.fixture
def game() -> Game:
    """An army that would surely take the home world beside it, a third of as many ships a hex behind, and a sweeper."""
    made = midgame(carriers=True, raiders=True, mines=True)
    put(made, 0, "BASE", HOME, 2)
    put(made, 1, "SC", THEIRS, 3).up = True
    put(made, 0, "BB", SIEGE, 6, attack=3)
    put(made, 0, "BB", LATE, 2, attack=3)
    return made


@pytest.mark.rule("SE-TURN-02", "SE-ECON-01")
def test_a_home_world_is_not_stormed_before_those_are_there_who_come_before_anything_is_built(game: Game) -> None:
    assert waiting(game, Order(THEIRS, Aim.ATTACK, 1)) and waiting(game, Order(SIEGE, Aim.DEFEND, 1))
    assert not waiting(game, Order(HOME, Aim.DEFEND, 1)), "they go elsewhere"
    game.state.turn = 3
    assert not waiting(game, Order(SIEGE, Aim.DEFEND, 1)), "they would come too late"


@pytest.mark.rule("SE-COMBAT-01", "SE-MOVE-05")
def test_who_surely_wins_a_home_world_waits_for_nobody_while_its_army_could_come_back(game: Game) -> None:
    army = put(game, 1, "CA", "K5", 3)
    army.up = True
    assert not waiting(game, Order(THEIRS, Aim.ATTACK, 1))
    army.count = 1
    army.type = "SC"
    assert waiting(game, Order(THEIRS, Aim.ATTACK, 1)), "a scout helps nobody"
    army.type, army.count, army.at = "CA", 3, "F4"
    assert waiting(game, Order(THEIRS, Aim.ATTACK, 1)), "that one is late"


def waiting(game: Game, late: Order) -> bool:
    """Whether the army waits, by what the others are to do."""
    here = chart(asked(game))
    stacks = {hex: here.own(hex) for hex in (SIEGE, LATE)}
    return SIEGE in sieges.together(here, stacks, {SIEGE: Order(THEIRS, Aim.ATTACK, 1), LATE: late})


@pytest.mark.rule("SE-TURN-02")
def test_nobody_turns_aside_who_is_at_a_siege_before_anything_is_built(game: Game) -> None:
    """But for what is worth more than what he adds."""
    assert called(game, None) and called(game, Order("I3", Aim.DEFEND, 500))
    assert not called(game, Order("I3", Aim.DEFEND, 9000))
    game.state.turn = 3
    assert not called(game, Order("I3", Aim.DEFEND, 500))


@pytest.mark.rule("SE-COMBAT-01", "SE-TURN-02")
def test_who_would_make_it_a_win_is_called_and_waited_for_over_an_economic_phase(game: Game) -> None:
    """Be it that the army takes a colony near by first; the home world holds without them."""
    put(game, 1, "BB", THEIRS, 6, attack=2).up = True
    colony(game, 1, "K4")
    game.state.turn = 3
    assert called(game, Order("I3", Aim.DEFEND, 500)) and called(game, Order("I3", Aim.DEFEND, 500), goal="K4")
    assert waiting(game, Order(SIEGE, Aim.DEFEND, 1))
    stronghold(game)
    assert not called(game, None) and not called(game, None, goal="K4"), "it holds against all of them"


@pytest.mark.rule("SE-MOVE-16")
def test_who_falls_back_goes_to_the_army_before_the_home_world(game: Game) -> None:
    """Not to the colony beside it, which is as safe."""
    colony(game, 0, "H2")
    for unit in game.state.players[0].units:
        unit.at = "H4" if unit.at == LATE else unit.at
    put(game, 1, "CA", "H5", 6, attack=3).up = True
    here = chart(asked(game))
    stacks = {hex: here.own(hex) for hex in (SIEGE, "H4")}
    keeping = {hex: Order(hex, Aim.KEEP, 0) for hex in stacks}
    assert retreats.falling_back(here, stacks, keeping, HOME)["H4"].at == SIEGE


@pytest.mark.rule("SE-SWEEP-02")
def test_sweepers_that_an_army_needs_go_to_it_whatever_is_with_them(game: Game) -> None:
    game.state.round, game.state.turn = 9, 3
    for unit in game.state.players[0].units:
        unit.at = "G5" if unit.at == LATE else unit.at
    assert not called(game, Order("G3", Aim.ATTACK, 500), "G5")
    put(game, 0, "SW", "G5", 3, minesweep=1)
    put(game, 1, "MINES", THEIRS, 3)
    assert called(game, Order("G3", Aim.ATTACK, 500), "G5")
    assert not called(game, Order(THEIRS, Aim.ATTACK, 500), "G5"), "they go there anyway"


def called(game: Game, order: Order | None, hex: str = LATE, goal: str = THEIRS) -> bool:
    """Whether ships go to the army instead."""
    here = chart(asked(game))
    stacks = {one: here.own(one) for one in (SIEGE, hex)}
    return sieges.called(here, hex, stacks, SIEGE, {SIEGE: Order(goal, Aim.ATTACK, 20000), hex: order})


@pytest.mark.rule("SE-TURN-02")
def test_a_late_stack_is_led_to_the_siege(game: Game) -> None:
    colony(game, 1, "I3")
    found = plan(game)
    late = next(unit.id for unit in chart(asked(game)).own(LATE))
    assert found[late].at in (SIEGE, THEIRS)
    assert {found[unit.id].at for unit in chart(asked(game)).own(SIEGE)} == {SIEGE}, "and the others wait"


# --- side by side ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-COMBAT-01", "SE-MOVE-16")
def test_stacks_beside_an_enemy_whom_they_beat_only_together_attack_in_the_same_turn() -> None:
    game = space()
    turn(game, 1)
    put(game, 0, "BASE", HOME, 2)
    stronghold(game)
    colony(game, 0, "E8")
    foe = put(game, 1, "CA", "E8", 4, attack=1)
    foe.up = True
    pair = [put(game, 0, "CA", hex, 4, attack=1) for hex in ("F8", "D8")]
    assert {plan(game)[unit.id].at for unit in pair} == {"E8"}
    assert parties(game) == {unit.id: "E8" for unit in pair}
    put(game, 1, "CA", "E8", 4, attack=1).up = True
    assert parties(game) == {}, "not even together"
    game.state.players[1].units.pop()
    foe.count = 1
    assert parties(game) == {}, "one of them is enough"


@pytest.mark.rule("SE-COMBAT-01", "SE-BOMB-08")
def test_who_would_hold_the_home_world_attacks_with_the_others_those_who_threaten_it() -> None:
    """Five battleships stayed at home beside ten cruisers, and the field army on their other side went off."""
    game = space()
    turn(game, 1)
    put(game, 0, "SY", HOME, 3)
    stronghold(game)
    put(game, 1, "CA", "B10", 6, attack=1, defense=1).up = True
    for hex in ("D10", "B8"):
        colony(game, 1, hex)
    ships = [put(game, 0, "CA", hex, count, attack=1, defense=1) for hex, count in ((HOME, 5), ("C10", 3), ("B9", 3))]
    at = asked(game)
    here = chart(at)
    alone = [wars.best(at, here, unit.at, [one for one in here.own(unit.at) if one.type == "CA"]) for unit in ships]
    assert [order.at for order in alone if order is not None] == [HOME, "D10", "B8"]
    assert {plan(game)[unit.id].at for unit in ships} == {"B10"}


def parties(game: Game) -> dict[str, str]:
    """Who attacks what together."""
    at = asked(game)
    here = chart(at)
    return {id: order.at for id, order in joint.orders(at, here, {hex: here.own(hex) for hex in ("F8", "D8")}).items()}


@pytest.mark.rule("SE-COMBAT-01")
@pytest.mark.parametrize(("met", "blunders"), [("SC", 0), ("DN", 1)])
def test_an_attack_that_seldom_wins_is_counted_once_all_who_come_are_there(game: Game, met: str, blunders: int) -> None:
    for _ in range(2):
        put(game, 1, met, SIEGE, 6).up = True
    counts = [BLUNDERS.of(asked(game, kind, (answer,)), {}, answer, {}) for kind, answer in STEPS]
    assert [found["attack_under_30"] for found in counts] == [0, blunders]


@pytest.mark.rule("SE-MOVE-02", "SE-COMBAT-01")
@pytest.mark.parametrize(
    ("goal", "worth", "held"), [("E8", 900, False), (THEIRS, 900, True), ("H8", relief.RELIEF, False)]
)
def test_who_surely_wins_or_is_sent_to_a_colony_does_not_wait_for_those_who_came_too_far(
    game: Game, goal: str, worth: int, held: bool
) -> None:
    """Four scouts joined five cruisers beside one scout, and these let it fire for another turn."""
    put(game, 1, "SC", "E8").up = True
    ready, late = put(game, 0, "CA", "F8", 5, attack=1), put(game, 0, "SC", "F8", 4, attack=1)
    late.moved = 9
    plan = {unit.id: Errand(goal, Aim.ATTACK, worth) for unit in (ready, late)}
    assert bool(columns.waited_for(chart(asked(game)), plan)) is held


@pytest.mark.rule("SE-COMBAT-01", "SE-MOVE-02")
@pytest.mark.parametrize(("other", "goes"), [("E7", True), ("C7", False)])
def test_stacks_that_meet_in_a_hex_within_reach_of_an_enemy_count_on_each_other(other: str, goes: bool) -> None:
    """Three armies stood about a home world for forty rounds: each would have been beaten where they were to meet."""
    game = quiet(6)
    put(game, 1, "CA", "F7", 6, attack=1).up = True
    pair = [put(game, 0, "CA", hex, 4, attack=1) for hex in (NEAR, "D7")]
    sent = dict(zip((unit.id for unit in pair), ("E7", other), strict=True))
    at = asked(game)
    at.memory.update({"turn": errands.turn(at), "errands": {id: f"{to}:defend:2000" for id, to in sent.items()}})
    here, errand = chart(at), Errand("E7", Aim.DEFEND, 2000)
    assert reach.outmatched(here, "E7", here.own("D7"))
    assert marching._has_way(at, here, here.own(NEAR), NEAR, errand) is goes
