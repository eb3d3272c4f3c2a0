"""Who explores, and what settlers and armies make of what is not known or lies beside their way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.galaxy.managing import Split
from engine.space_empires.galaxy.order_ids import DONE, March
from engine.space_empires.minds import arms, errands, guesses, marching, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import defences
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import alien, colony, mark, put, space, turn

HOME = "A10"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules."""
    made = space(carriers=True, aliens=True)
    turn(made, 1)
    made.state.round = 4
    return made


def goal(game: Game, unit: str) -> str:
    """Where a unit is to go."""
    at = asked(game)
    return errands.made(at, chart(at))[unit].at


def hidden(game: Game, *hexes: str) -> None:
    for hex in hexes:
        mark(game, hex, "minerals", 5, known=False)


# --- explorers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-EXPLORE-01")
def test_the_home_system_is_explored_before_deep_space(game: Game) -> None:
    """Though that is nearer, and on the way to an enemy."""
    scout = put(game, 0, "SC", "F8")
    hidden(game, "F7", "A11")
    assert game.state.systems["F7"].home is None and game.state.systems["A11"].home == 0
    assert goal(game, scout.id) == "A11"


@pytest.mark.rule("SE-EXPLORE-01")
def test_the_unknown_beside_a_scout_is_not_left_for_another_far_away(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However little one thinks of it: nobody knows what lies there."""
    monkeypatch.setattr(errands, "felt", lambda at, worth, plan: worth * (40 if "E8" in plan else 100) // 100)
    scout = put(game, 0, "SC", "E7")
    hidden(game, "E8", "H6")
    assert goal(game, scout.id) == "E8"


@pytest.mark.rule("SE-EXPLORE-01")
def test_a_scout_goes_on_to_the_hex_for_which_it_was_sent(game: Game) -> None:
    scout = put(game, 0, "SC", "E7")
    hidden(game, "E6", "E8")
    for sent in ("E6", "E8"):
        at = replace(asked(game), memory={"errands": {scout.id: f"{sent}:{Aim.EXPAND}:500"}})
        assert errands.made(at, chart(at))[scout.id].at == sent


@pytest.mark.rule("SE-ALIEN-04")
def test_nobody_waits_before_aliens_for_what_lies_behind_them(game: Game) -> None:
    scout = put(game, 0, "SC", "D10")
    hidden(game, "F10")
    assert goal(game, scout.id) == "F10"
    for hex in NEIGHBOURS["F10"]:
        alien(game, "ALIEN_B").at = hex
    assert goal(game, scout.id) == HOME


@pytest.mark.rule("SE-MOVE-16")
def test_a_scout_explores_beside_a_fleet_and_does_not_stop_beside_it_on_the_way(game: Game) -> None:
    scout, fleet = put(game, 0, "SC", "C8"), put(game, 1, "CA", "E8", 3)
    hidden(game, "E9")
    assert goal(game, scout.id) == "E9", "one counter may be anything"
    fleet.up = True
    assert goal(game, scout.id) != "E9"
    fleet.at = "F8"
    assert goal(game, scout.id) == "E9"
    scout.at = "D9"
    assert goal(game, scout.id) == "E9", "it is there in this turn"


@pytest.mark.rule("SE-BOMB-08")
def test_nobody_explores_while_the_home_world_is_besieged(game: Game) -> None:
    scout = put(game, 0, "SC", HOME)
    hidden(game, "B12")
    assert goal(game, scout.id) == "B12"
    put(game, 1, "CA", "C9", 6, attack=1).up = True
    assert goal(game, scout.id) == HOME


@pytest.mark.rule("SE-BOMB-03")
def test_nobody_leaves_a_colony_of_an_enemy_to_explore(game: Game) -> None:
    scout = put(game, 0, "SC", "F7")
    hidden(game, "F6")
    assert goal(game, scout.id) == "F6"
    colony(game, 1, "F7")
    assert goal(game, scout.id) == "F7"


@pytest.mark.rule("SE-EXPLORE-01")
def test_one_ship_is_enough_for_a_hex(game: Game) -> None:
    hidden(game, "B10")
    scout = put(game, 0, "SC", HOME)
    here = chart(asked(game))
    assert marching._risk(asked(game), here, here.own(HOME)[:1], "B10", "B10") == 0
    scout.at = "B10"
    put(game, 0, "SC", HOME)
    here = chart(asked(game))
    assert marching._risk(asked(game), here, here.own(HOME)[:1], "B10", "B10") == marching.RISK


@pytest.mark.rule("SE-GROUP-02")
def test_a_group_parts_before_it_marches(game: Game) -> None:
    """Its ships explore while settlers wait, whatever it could attack."""
    hidden(game, "B9", "B10", "C9")
    colony(game, 1, "D10")
    put(game, 0, "COLONY_SHIP", HOME)
    group = put(game, 0, "SC", HOME, 3)
    part, whole = Split(group.id, 1).id, March(HOME, group.id).id
    offers = {offer.answer: offer.worth for offer in marching.move(asked(game, "move", (part, whole, DONE)))}
    assert offers[part] > offers[whole] > 0


@pytest.mark.rule("SE-CARRIER-02")
def test_fighters_part_where_carriers_have_room_for_some(game: Game) -> None:
    assert arms.squadron(chart(asked(game))) is None
    put(game, 0, "CV", HOME, 1)
    large = put(game, 0, "F", HOME, 5)
    assert arms.squadron(chart(asked(game))) == (large.id, 2), "three stay together"
    put(game, 0, "F", HOME, 2)
    assert arms.squadron(chart(asked(game))) == (large.id, 1)
    large.count = 1
    assert arms.squadron(chart(asked(game))) is None


def test_no_settlers_are_made_ahead_where_nobody_looks_for_planets(game: Game) -> None:
    hidden(game, "B9", "B10", "C9")
    for system in game.home_system(0):
        system.marker = system.marker if system.id in ("B9", "B10", "C9", HOME) else None
    assert wishes.places(asked(game), chart(asked(game))) == 0
    put(game, 0, "SC", HOME)
    assert wishes.places(asked(game), chart(asked(game))) == wishes.FINDS


# --- armies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BOMB-02", "SE-BOMB-06", "SE-GROW-01")
def test_what_a_colony_loses_grows_with_who_fires_at_it(game: Game) -> None:
    """A scout alone does it little harm, for it grows back."""
    colony(game, 0, "C10")
    foe, lost = put(game, 1, "SC", "D10"), list[int]()
    foe.up = True
    for foe.count in (1, 2, 6):
        here = chart(asked(game))
        lost.append(defences._lost(here, here.hexes["C10"], guesses.at(here, "D10")))
    assert 2 * lost[0] < lost[1] < lost[2] == defences._worth(here.hexes["C10"]) == 10 * lost[0]


@pytest.mark.rule("SE-MOVE-16")
def test_who_beats_all_that_threatens_a_colony_beside_it_does_not_wait(game: Game) -> None:
    colony(game, 0, "C10")
    put(game, 1, "SC", "D10", 3).up = True
    army = put(game, 0, "CA", "C10", 3, attack=2, defense=1)
    here = chart(asked(game))
    assert not defences.orders(here, "C10", here.own("C10"))
    assert goal(game, army.id) == "D10"
    army.count, army.type = 1, "SC"
    here = chart(asked(game))
    assert not defences._within_reach(here, "C10", here.own("C10"), ["D10"])


@pytest.mark.rule("SE-ALIEN-04")
def test_aliens_threaten_nobody(game: Game) -> None:
    colony(game, 0, "C10")
    alien(game, "ALIEN_B").at = "D10"
    assert defences.threats(chart(asked(game)), "C10") == []
    put(game, 1, "SC", "D9")
    assert defences.threats(chart(asked(game)), "C10") == ["D9"]
