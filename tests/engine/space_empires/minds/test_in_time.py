"""Who comes in time and who does not: to the own home world, to colonies, to a siege, and to where the army will be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.economy import technology
from engine.space_empires.minds import armies, guesses, learning, wars
from engine.space_empires.minds.armies import Order
from engine.space_empires.minds.charts import chart, warship
from engine.space_empires.minds.fleets import relief, retreats
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_armies import plan
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import HOMES, colony, learn, midgame, put, quiet, space, turn

HOME, THEIRS = "A10", "L3"
DEFENDS = Order(HOME, Aim.DEFEND, 300)


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules."""
    return midgame(carriers=True, raiders=True, mines=True)


@pytest.mark.rule("SE-TURN-02", "SE-MOVE-05")
@pytest.mark.parametrize(("turn_", "hexes", "more"), [(1, 3, False), (1, 4, True), (3, 1, False), (3, 2, True)])
def test_ships_are_built_only_in_economic_phases_until_one_is_there(
    game: Game, turn_: int, hexes: int, more: bool
) -> None:
    turn(game, turn_)
    here = chart(asked(game))
    assert (armies.meeting(here, THEIRS, armies.PACE * hexes) != guesses.at(here, THEIRS)) is more


@pytest.mark.rule("SE-MOVE-05", "SE-COMBAT-01")
def test_a_garrison_that_is_out_and_home_before_those_who_come_is_met_there(game: Game) -> None:
    """An army went ten hexes to a home world whose ships were back six turns before it."""
    out = put(game, 1, "SC", "J3", 6)
    met = {far: armies.meeting(chart(asked(game)), THEIRS, far) for far in (2, 4, 6)}
    assert [sum(group.number for group in met[far]) for far in (2, 4, 6)] == [0, 0, 6]
    out.at = "H3"
    assert armies.meeting(chart(asked(game)), THEIRS, 6) == (), "that one is late"


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-03")
def test_nobody_turns_round_before_the_home_of_the_enemy_for_his_own_that_is_far_away(game: Game) -> None:
    """It would be lost by then, or is saved by those beside it."""
    put(game, 1, "BB", HOME, 1, attack=1).up = True
    put(game, 1, "SC", THEIRS).up = True
    army = put(game, 0, "CA", "K6", 9, attack=2)
    assert plan(game)[army.id].at == THEIRS
    army.at = "C9"
    assert plan(game)[army.id].at == HOME


@pytest.mark.rule("SE-BOMB-08", "SE-COMBAT-01")
def test_no_more_go_to_the_own_home_that_enemies_hold_than_are_enough(game: Game) -> None:
    foe = put(game, 1, "SC", HOME, 2)
    foe.up = True
    put(game, 0, "BB", "B10", 2, attack=2)
    put(game, 0, "BB", "D10", 3, attack=2)
    assert served(game) == {HOME: ["B10"]}
    foe.at = "A8"
    assert served(game) == {}, "nobody is there yet"


def served(game: Game) -> dict[str, list[str]]:
    """Where ships of both stacks go for the own home, those who are enough."""
    here = chart(asked(game))
    return wars._served(here, {hex: here.own(hex) for hex in ("B10", "D10")}, dict.fromkeys(("B10", "D10"), DEFENDS))


@pytest.mark.rule("SE-BOMB-02", "SE-BOMB-06")
def test_a_colony_is_not_relieved_that_is_lost_by_then(game: Game) -> None:
    put(game, 0, "BASE", HOME, 2)
    port = colony(game, 0, "D8")
    put(game, 1, "CA", "D8", 3, attack=2).up = True
    put(game, 0, "CA", "F8", 5, attack=2)
    assert sent(game) == [("D8", 5)]
    port.value = 1
    assert sent(game) == [], "a single hit is enough"
    game.player(0).units[-1].at = "E8"
    assert sent(game) == [("D8", 5)], "it is there at once"


def sent(game: Game) -> list[tuple[str, int]]:
    """Where ships are sent, and how many."""
    here = chart(asked(game))
    units = [(hex, unit) for hex, unit in here.units() if warship(unit)]
    found = relief.sent(here, units)
    return [(found[unit.id].at, unit.count) for _, unit in units if unit.id in found]


@pytest.mark.rule("SE-BOMB-06", "SE-COMBAT-01")
def test_who_came_for_a_colony_that_is_gone_attacks_those_who_destroyed_it(game: Game) -> None:
    put(game, 0, "BASE", HOME, 2)
    put(game, 1, "BB", THEIRS, 6).up = True
    colony(game, 1, "F10")
    foe, ships = put(game, 1, "CA", "D8", 2), put(game, 0, "CA", "E8", 5, attack=2)
    foe.up = True
    errand = {ships.id: f"D8:{Aim.ATTACK}:{relief.RELIEF}"}
    assert plan(game, errand)[ships.id].at == "D8"
    at = replace(asked(game), memory={"errands": dict(errand)})
    here = chart(at)
    fleet = [("E8", unit) for unit in here.own("E8")]
    assert relief._finishing(at, here, fleet)[ships.id].at == "D8"
    assert relief._finishing(asked(game), here, fleet) == {}, "who was not sent does what is best"


@pytest.mark.rule("SE-BOMB-01", "SE-BOMB-03")
def test_colonies_that_nobody_defends_are_alike(game: Game) -> None:
    """So of those the nearest is gone to, however much one errs."""
    for hex in ("E8", "H8"):
        colony(game, 1, hex)
    put(game, 1, "BASE", "H8")
    names = [wars.named(chart(asked(game)), hex, ()) for hex in ("E8", "H8", THEIRS)]
    assert names == ["goal colonies", "goal H8", "goal homes"]


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-03")
def test_home_worlds_are_alike_so_that_no_march_on_one_turns_round_for_another() -> None:
    """Five battleships, four hexes from an almost empty one, walked back the whole board for the other."""
    made = space(3)
    names = {wars.named(chart(asked(made)), hex, ()) for hex in HOMES[3][1:]}
    assert names == {"goal homes"}


@pytest.mark.rule("SE-BOMB-02", "SE-BOMB-06")
def test_who_is_far_from_a_colony_does_not_go_where_the_nearest_are_enough(game: Game) -> None:
    """Six stacks set out at once for a colony that the nearest took in the same turn."""
    colony(game, 1, "F8")
    near = put(game, 0, "CA", "E8", 3, attack=2)
    put(game, 0, "CA", "C10", 3, attack=2)
    assert raiding(game) == ["E8"]
    near.count, near.levels["attack"] = 1, 0
    assert raiding(game) == ["E8", "C10"], "one old cruiser takes long: the others come, too"
    near.at, near.count = "D9", 3
    near.levels["attack"] = 2
    assert raiding(game) == ["D9", "C10"], "who is hardly farther goes along"


def raiding(game: Game) -> list[str]:
    """Those who serve a colony of all who would go there."""
    here = chart(asked(game))
    stacks = {hex: here.own(hex) for hex, unit in here.units() if warship(unit)}
    return wars._served(here, stacks, dict.fromkeys(stacks, Order("F8", Aim.ATTACK, 3000))).get("F8", [])


@pytest.mark.rule("SE-MOVE-02")
def test_who_joins_the_army_goes_to_where_it_will_be(game: Game) -> None:
    """Not to where it was: they would pass each other."""
    army, other = Order("F10", Aim.ATTACK, 3000), Order("C10", Aim.DEFEND, wars.MUSTER)
    here = chart(asked(game))
    assert here.next("C10", "F10") == "D10"
    assert retreats.ahead(here, {"C10": army, "D9": other}, "C10")["D9"].at == "D10"
    assert retreats.ahead(here, {"C10": army, "B10": other}, "C10") == {}, "it follows"
    assert retreats.ahead(here, {"C10": army, "D10": other}, "C10")["D10"].why == Aim.KEEP


@pytest.mark.rule("SE-FIRE-02", "SE-ATTDEF-02")
@pytest.mark.parametrize("id", ["attack", "defense", "tactics"])
def test_nobody_learns_to_fight_before_there_are_battles(game: Game, id: str) -> None:
    """It was the first thing bought, and there was nothing left for settlers."""
    worth = {}
    for game.state.round in (1, 2, 3):
        at = asked(game)
        worth[game.state.round] = learning.worth(at, chart(at), id, 100)
    assert (worth[1], worth[2]) == (0, 0) and worth[3] > 0


@pytest.mark.rule("SE-FIRE-02", "SE-FIRE-03")
def test_no_tactics_are_learnt_beyond_what_others_have_shown(game: Game) -> None:
    at = asked(game)
    assert not learning._first(chart(at), 0) and learning._first(chart(at), 1)
    assert learning.worth(at, chart(at), "tactics", 100) > 0
    learn(game, 0, tactics=1)
    at = asked(game)
    assert learning.worth(at, chart(at), "tactics", 100) == 0


@pytest.mark.rule("SE-MOVE-05")
@pytest.mark.parametrize(
    ("shown", "count", "round", "near", "gone"),
    [
        (2, 3, 6, False, True),
        (1, 3, 6, False, True),
        (2, 1, 6, False, False),
        (2, 3, 21, False, False),
        (2, 3, 6, True, False),
    ],
)
def test_nobody_runs_after_a_fleet_in_space_that_is_as_fast(
    shown: int, count: int, round: int, near: bool, gone: bool
) -> None:
    """Armies chased scouts for four rounds, and others razed eight colonies behind them."""
    game = quiet(round)
    put(game, 1, "CA", "E7", 3, attack=1, move=shown).up = True
    technology.announce(game, 1, "move", shown)
    put(game, 0, "CA", "C7", count, attack=2)
    if near:
        colony(game, 0, "D6")
    here = chart(asked(game))
    assert wars._gone(here, "E7", here.far("C7", "E7"), here.own("C7")) is gone
    assert not wars._gone(here, "E7", 2, here.own("C7")), "they would be there in this turn"
