"""Home worlds that nobody leaves open, and unarmed ships that count on nobody who goes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.combat.battle import SLIP_AWAY, STAY
from engine.space_empires.economy import technology
from engine.space_empires.interface.view import BattleView
from engine.space_empires.minds import armies, battles, errands, guesses, marching, reach, wars
from engine.space_empires.minds.charts import chart, warship
from engine.space_empires.minds.fleets import defences, guarding, retreats
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, mark, midgame, put

HOME = "A10"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules."""
    return midgame(carriers=True, raiders=True, mines=True, pipelines=True)


def goal(game: Game, id: str) -> str:
    """Where a unit is to go."""
    at = asked(game)
    return errands.made(at, chart(at))[id].at


@pytest.mark.rule("SE-COMBAT-01", "SE-BOMB-08")
def test_no_army_leaves_two_fleets_that_would_take_the_home_world_together(game: Game) -> None:
    """Neither of them would by itself."""
    put(game, 0, "SY", HOME, 6, attack=1)
    army = put(game, 0, "BB", "C9", 6, attack=2)
    for hex in ("D11", "D10"):
        put(game, 1, "CA", hex, 3, attack=1).up = True
    here = chart(asked(game))
    assert sorted(guarding.needed(here, "C9", here.own("C9"))) == ["D10", "D11"]
    assert goal(game, army.id) in ("D10", "D11"), "one of them is met"
    game.state.players[1].units.pop()
    here = chart(asked(game))
    assert guarding.needed(here, "C9", here.own("C9")) == []


@pytest.mark.rule("SE-MOVE-05", "SE-BOMB-08")
def test_nobody_leaves_home_for_a_fleet_that_would_go_past(game: Game) -> None:
    """At movement level 2 it goes two hexes in the third turn: by another way than that on which it is met."""
    put(game, 0, "SY", HOME, 2)
    army, foe = put(game, 0, "CA", HOME, 6, attack=1), put(game, 1, "CA", "C10", 4, move=2)
    foe.up = True
    technology.announce(game, 1, "move", 2)
    game.state.turn = 3
    here = chart(asked(game))
    assert guarding.needed(here, HOME, here.own(HOME)) == ["C10"] and "C10" not in attacked(game)
    assert goal(game, army.id) == HOME
    foe.at = "B10"
    assert "B10" in attacked(game), "it is met in this turn"
    foe.at, game.state.round = "C10", 25
    assert "C10" in attacked(game), "else a long war would not end"


def attacked(game: Game) -> list[str]:
    """What ships at home could attack."""
    at = asked(game)
    here = chart(at)
    units = [unit for unit in here.own(HOME) if warship(unit)]
    return [one.at for one in wars._attacks(at, here, HOME, guesses.own(units), units, None)]


@pytest.mark.rule("SE-MOVE-17")
def test_a_miner_does_not_go_to_ships_that_leave(game: Game) -> None:
    mark(game, "C10", "minerals", 5)
    miner, guard = put(game, 0, "MINER", "B10"), put(game, 0, "CA", "C10", 3)
    put(game, 1, "SC", "D10", 3)
    assert worth(game, miner.id, guard.id, "C10") > 0
    assert worth(game, miner.id, guard.id, "D10") > 0, "they meet whom they guard against"
    assert worth(game, miner.id, guard.id, "D6") < 0


def worth(game: Game, miner: str, guard: str, goal: str) -> int:
    """What it is worth to a miner to go to C10 while its guard is to go elsewhere."""
    plan = {miner: armies.Errand("C10", Aim.EARN, 900), guard: armies.Errand(goal, Aim.ATTACK, 900)}
    noted = {"turn": errands.turn(asked(game)), "errands": {id: one.id for id, one in plan.items()}}
    at = replace(asked(game), memory=noted)
    here = chart(at)
    return dict(marching._steps(at, here, here.own("B10"), "B10", plan[miner], ["C10"]))["C10"]


@pytest.mark.rule("SE-MOVE-16")
def test_nobody_waits_at_a_colony_between_fleets_that_it_surely_beats(game: Game) -> None:
    """One of them stands beside it, the other a little farther away; the home world is not left for that."""
    colony(game, 0, "C10")
    army = put(game, 0, "CA", "C10", 6, attack=2, defense=1)
    beside, away = put(game, 1, "SC", "D10", 3, attack=1), put(game, 1, "SC", "D8", 3, attack=1)
    beside.up = away.up = True
    assert set(defences.threats(chart(asked(game)), "C10")) == {"D10", "D8"} and not held(game, "C10")
    army.at, beside.at, away.at = HOME, "B10", "C8"
    assert set(defences.threats(chart(asked(game)), HOME)) == {"B10", "C8"} and held(game, HOME)


def held(game: Game, hex: str) -> bool:
    """Whether ships in a hex could wait there for whom threatens it."""
    here = chart(asked(game))
    return hex in [one.at for one in defences.orders(here, hex, here.own(hex))]


@pytest.mark.rule("SE-MOVE-05", "SE-BOMB-08")
def test_ships_set_out_for_home_in_the_last_moment_in_which_they_are_there_in_time(game: Game) -> None:
    """However long the war, and however far the army is that would take it."""
    game.state.round = 20
    colony(game, 0, "A13")
    put(game, 0, "SY", HOME, 4)
    army, foe = put(game, 0, "CA", "E8", 6, attack=2), put(game, 1, "CA", "E12", 6, attack=1)
    foe.up = True
    for army.at, moment in (("C9", "early"), ("E8", "last"), ("E7", "last"), ("H8", "late")):
        here = chart(asked(game))
        assert guarding.needed(here, army.at, here.own(army.at)) == ["E12"] * (moment == "last"), army.at
    army.at, foe.up = "E8", False
    assert guarding.needed(chart(asked(game)), "E8", chart(asked(game)).own("E8")) == [], "it may be anything"
    for _ in range(reach.ARMY):
        put(game, 1, "SC", "E12")
    assert guarding.needed(chart(asked(game)), "E8", chart(asked(game)).own("E8")) == ["E12"], "so many counters"


@pytest.mark.rule("SE-BOMB-08")
def test_ships_come_home_though_they_would_be_beaten_there(game: Game) -> None:
    """What comes is a guess, and with the home world the game is lost."""
    game.state.round = 20
    put(game, 0, "SY", HOME, 2)
    colony(game, 1, "C8")
    raider = put(game, 0, "CA", "D8")
    assert goal(game, raider.id) == "C8"
    army = put(game, 1, "BB", "E12", 6, attack=3, defense=2)
    army.up = True
    assert goal(game, raider.id) == "C8", "it is on the way, and costs no turn"
    army.at = "D11"
    assert goal(game, raider.id) == HOME


@pytest.mark.rule("SE-MOVE-16")
def test_who_goes_to_hold_a_place_goes_round_what_would_beat_him_on_the_way(game: Game) -> None:
    put(game, 1, "CA", "B8", 6, attack=2).up = True
    put(game, 0, "CA", "D7", 2)
    here = chart(asked(game))
    assert here.next("D7", HOME) == "C8" and reach.outmatched(here, "C8", here.own("D7"))
    assert fallen_back(game) == [], "there is another way"
    mark(game, "D8", "supernova")
    assert fallen_back(game) == ["D7"]


def fallen_back(game: Game) -> list[str]:
    """Whether ships at D7 that are to go home fall back."""
    here = chart(asked(game))
    orders = {"D7": armies.Order(HOME, Aim.DEFEND, 9000)}
    return list(retreats.falling_back(here, {"D7": here.own("D7")}, orders, HOME))


@pytest.mark.rule("SE-BOMB-08", "SE-RAIDER-06")
@pytest.mark.parametrize(("hex", "stays"), [(HOME, True), ("D10", False)])
def test_raiders_that_lose_slip_away_but_not_from_the_own_home_world(game: Game, hex: str, stays: bool) -> None:
    put(game, 0, "R", hex, 2, cloaking=1)
    put(game, 1, "CA", hex, 6, attack=2).up = True
    at = asked(game, SLIP_AWAY.name, (STAY, "C9"))
    fight = BattleView(hex, 1, 0, 1, False, None, (), (), ())
    at = replace(at, look=lambda view=at.view: replace(view, battle=fight))
    best = max(battles.slip_away(at), key=lambda offer: offer.worth)
    assert (best.answer == STAY) == stays
