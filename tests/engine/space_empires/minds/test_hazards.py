"""What the odds of a battle do not tell: raiders that nobody sees, aliens that never leave their planet, mines, and
what was seen before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.economy import technology
from engine.space_empires.minds import errands, guesses, hazards, reach
from engine.space_empires.minds.armies import Order
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import relief, sieges
from engine.space_empires.play import Game
from engine.space_empires.state import ALIENS, Sighting, Unit
from tests.engine.space_empires.minds.test_armies import plan
from tests.engine.space_empires.minds.test_minds import asked, ships
from tests.engine.space_empires.positions import colony, mark, midgame, put

HOME, THEIRS = "A10", "L3"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules, in which a home world is too strong to be attacked."""
    made = midgame(carriers=True, raiders=True, mines=True, aliens=True)
    put(made, 1, "BB", THEIRS, 6).up = True
    put(made, 0, "BASE", HOME, 2)
    return made


# --- raiders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-RAIDER-04", "SE-SCANNER-02")
def test_no_army_follows_raiders_that_it_cannot_bring_to_battle(game: Game) -> None:
    colony(game, 0, "C10")
    army = put(game, 0, "CA", "C9", 6, attack=1)
    raider = put(game, 1, "R", "D10", cloaking=1)
    raider.up = True
    assert plan(game)[army.id].at != "D10"
    scanning = put(game, 0, "DD", "C9", 1, scanner=1)
    assert plan(game)[army.id].at == plan(game)[scanning.id].at == "D10"


@pytest.mark.rule("SE-RAIDER-04", "SE-RAIDER-11", "SE-TERRAIN-05")
def test_own_raiders_that_nobody_sees_are_in_danger_in_a_nebula_alone(game: Game) -> None:
    raiders = put(game, 0, "R", "E8", 2, cloaking=1)
    fleet = put(game, 1, "CA", "F8", 6, attack=1)
    fleet.up = True
    colony(game, 1, "E8")
    assert not beaten(game, "E8") and plan(game)[raiders.id].at == "E8", "they stay and shoot"
    mark(game, "D8", "nebula")
    fleet.at, raiders.at = "E8", "D8"
    assert beaten(game, "D8") and not beaten(game, "C8") and plan(game)[raiders.id].at != "D8"
    technology.announce(game, 1, "scanner", 1)
    mark(game, "D8", "minerals")
    assert beaten(game, "D8"), "now they are seen"


def beaten(game: Game, hex: str) -> bool:
    """Whether own raiders would be beaten in a hex."""
    here = chart(asked(game))
    return reach.outmatched(here, hex, [unit for _, unit in here.units() if unit.type == "R"])


@pytest.mark.rule("SE-SCANNER-05", "SE-RAIDER-11")
def test_raiders_are_told_by_what_lies_open_and_by_what_was_just_announced(game: Game) -> None:
    put(game, 1, "R", "D10", cloaking=1)
    put(game, 0, "CA", "C9", 6)
    army = chart(asked(game)).own("C9")
    assert not hazards.cloaked(chart(asked(game)), "D10", army), "it could be anything"
    game.state.sightings.append(Sighting(1, "D10", "R", 0, 6, 1))
    assert hazards.cloaked(chart(asked(game)), "D10", army)
    game.state.turn = 3
    put(game, 1, "CA", "D10")
    assert not hazards.cloaked(chart(asked(game)), "D10", army), "another counter has come since"
    game.state.sightings.append(Sighting(1, "D10", "R", 0, 6, 3))
    assert hazards.cloaked(chart(asked(game)), "D10", army)
    mark(game, "D10", "nebula")
    assert not hazards.cloaked(chart(asked(game)), "D10", army)


@pytest.mark.rule("SE-RAIDER-04", "SE-SCANNER-05")
def test_raiders_that_were_announced_are_known_where_they_go(game: Game) -> None:
    """All see where the only counter of a hex goes: it is followed by no army that cannot see it."""
    colony(game, 0, "C10")
    raider, army = put(game, 1, "R", "D8", cloaking=1), put(game, 0, "CA", "C9", 6, attack=1)
    game.state.sightings.append(Sighting(1, "D8", "R", 0, 6, 1))
    at = replace(asked(game), memory={})
    chart(at)
    game.state.turn, raider.at = 3, "D10"
    assert plan(game)[army.id].at == "D10", "who did not look takes it for anything"
    here = chart(replace(asked(game), memory=at.memory))
    assert hazards.cloaked(here, "D10", here.own("C9")) and [one.letter for one in guesses.at(here, "D10")] == ["A"]
    assert errands.made(replace(asked(game), memory=at.memory), here)[army.id].at != "D10"
    put(game, 1, "CA", "D10")
    assert not hazards.cloaked(chart(replace(asked(game), memory=at.memory)), "D10", here.own("C9")), "they have joined"


@pytest.mark.rule("SE-SCANNER-02", "SE-TERRAIN-01")
def test_destroyers_that_see_raiders_do_not_go_alone_where_these_would_beat_them(game: Game) -> None:
    """Among asteroids attack technology counts for nothing: those go along who stand beside them."""
    colony(game, 0, "C10")
    mark(game, "D10", "asteroids")
    put(game, 1, "R", "D10", cloaking=1)
    watchers, army = put(game, 0, "DD", "C10", 2, attack=1, scanner=1), put(game, 0, "BC", "C10", 2, attack=2)
    game.state.sightings.append(Sighting(1, "D10", "R", 0, 6, 1))
    here = chart(asked(game))
    assert relief.sent(here, [("C10", here.own("C10")[0])]) == {}
    assert sorted(relief.sent(here, [("C10", one) for one in here.own("C10")])) == sorted([watchers.id, army.id])


@pytest.mark.rule("SE-BOMB-01", "SE-RAIDER-04")
def test_nobody_waits_at_a_colony_whose_raiders_decline_every_battle(game: Game) -> None:
    mark(game, "D10", "planet")
    colony(game, 1, "D10")
    put(game, 1, "R", "D10", cloaking=1)
    army = put(game, 0, "CA", "D10", 6)
    game.state.round, game.state.turn = 6, 1
    game.state.sightings.append(Sighting(1, "D10", "R", 0, 5, 1))
    assert hazards.cloaked(chart(asked(game)), "D10", chart(asked(game)).own("D10"))
    assert plan(game)[army.id].at != "D10"
    game.state.round, game.state.turn = 7, 2
    assert not hazards.cloaked(chart(asked(game)), "D10", chart(asked(game)).own("D10")), "later they try again"


# --- aliens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-ALIEN-04")
def test_nobody_fights_aliens_for_nothing(game: Game) -> None:
    mark(game, "D9", "barren_planet")
    game.state.aliens += [Unit(ALIENS, "ALIEN_D", number, "D9", up=True) for number in (1, 2)]
    army = put(game, 0, "CA", "C9", 6, attack=1)
    assert chart(asked(game)).held("D9") and plan(game)[army.id].at != "D9"


# --- mines -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MINE-05", "SE-SWEEP-02")
def test_mines_are_reckoned_with_at_home_worlds_and_what_is_swept_is_none(game: Game) -> None:
    side, sweepers = ships("BB", 5), [put(game, 0, "SW", "C9", 2, minesweep=1)]
    put(game, 1, "MINES", THEIRS, 3)
    put(game, 1, "SY", THEIRS, 2)
    put(game, 1, "SC", THEIRS, 2)
    assert hazards.laid(chart(asked(game)), THEIRS) == 0, "nobody can have any yet"
    game.state.round = hazards.EARLY
    here = chart(asked(game))
    assert hazards.laid(here, THEIRS) == hazards.MINES and hazards.laid(here, HOME) == hazards.laid(here, "C10") == 0
    assert hazards.mined(here, THEIRS, side)[0].number == 2
    own = [unit for _, unit in here.units() if unit.id == sweepers[0].id]
    assert hazards.mined(here, THEIRS, side, own)[0].number == 4


@pytest.mark.rule("SE-SWEEP-02")
def test_sweepers_are_made_before_an_army_marches_on_a_home_world(game: Game) -> None:
    game.state.round = hazards.EARLY
    assert not hazards.awaited(chart(asked(game)))
    put(game, 0, "CA", HOME, 5)
    assert hazards.awaited(chart(asked(game)))


@pytest.mark.rule("SE-SWEEP-02", "SE-MINE-05")
def test_an_army_before_mines_waits_for_its_sweepers(game: Game) -> None:
    game.state.players[1].units.clear()
    put(game, 1, "MINES", THEIRS, 3)
    put(game, 1, "SY", THEIRS, 1)
    put(game, 1, "SC", THEIRS, 1)
    game.state.round = hazards.EARLY
    army = put(game, 0, "BB", "K4", 6, attack=2, defense=2)
    put(game, 0, "DN", "K4", 5, attack=2, defense=2)
    assert plan(game)[army.id].at == THEIRS, "nobody sweeps"
    sweeper = put(game, 0, "SW", "I5", 3, minesweep=1)
    found = plan(game)
    assert found[army.id].at == found[sweeper.id].at == "K4"
    sweeper.at = "K4"
    assert plan(game)[army.id].at == THEIRS


@pytest.mark.rule("SE-SWEEP-02", "SE-MOVE-02")
def test_two_armies_before_mines_do_not_wait_for_each_other(game: Game) -> None:
    """The first one waits for the second, which has to sweep for it; the second goes on, and so they meet."""
    put(game, 1, "MINES", THEIRS, 3)
    put(game, 1, "SC", THEIRS)
    game.state.round = hazards.EARLY
    first, second = "K3", "J3"
    for hex in (first, second):
        put(game, 0, "BB", hex, 2)
        put(game, 0, "SW", hex, minesweep=1)
    here = chart(asked(game))
    stacks = {hex: here.own(hex) for hex in (first, second)}
    orders = {hex: Order(THEIRS, Aim.ATTACK, 4000) for hex in stacks}
    assert here.far(first, THEIRS) < here.far(second, THEIRS) <= sieges.GATE and hazards.laid(here, THEIRS) == 2
    found = sieges.together(here, stacks, orders)
    assert found == {first: Order(first, Aim.KEEP, 0)}
    orders = {first: Order(second, Aim.DEFEND, 300), second: orders[second]}
    assert second in sieges.together(here, stacks, orders), "sweepers that come back are waited for"


# --- what was seen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-REVEAL-02", "SE-MOVE-11")
def test_yards_and_bases_are_remembered_as_they_were_seen_last(game: Game) -> None:
    """Ships may have gone since."""
    game.state.players[1].units.clear()
    for type, count in (("SY", 6), ("BASE", 1), ("CA", 3)):
        put(game, 1, type, THEIRS, count)
    game.state.sightings += [Sighting(1, THEIRS, type, count, 3, 2) for type, count in (("SY", 4), ("BASE", 2))]
    game.state.sightings += [Sighting(1, THEIRS, type, count, 4, 1) for type, count in (("SY", 6), ("CA", 3))]
    game.state.round = 9
    here = chart(asked(game))
    (stack,) = here.foes(THEIRS)
    assert [(one.type, one.count) for one in guesses._remembered(here, THEIRS, stack)] == [("SY", 6)]
    found = guesses.at(here, THEIRS)
    assert guesses.group("SY", 6, ()) in found and guesses.group("SY", guesses.YARDS, ()) not in found
    next(unit for unit in game.state.players[1].units if unit.type == "BASE").up = True
    (stack,) = chart(asked(game)).foes(THEIRS)
    assert guesses._remembered(chart(asked(game)), THEIRS, stack) == [], "what lies open is not counted twice"


@pytest.mark.rule("SE-PLACE-01")
@pytest.mark.parametrize(("round", "yards"), [(2, 4), (6, 6), (20, 8)])
def test_home_worlds_are_reckoned_to_have_more_ship_yards_as_time_goes_by(game: Game, round: int, yards: int) -> None:
    game.state.players[1].units.clear()
    put(game, 1, "SY", THEIRS, 6)
    game.state.round = round
    assert guesses.group("SY", yards, ()) in guesses.at(chart(asked(game)), THEIRS)
