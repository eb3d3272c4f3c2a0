"""Colonies of others: who has begun to destroy one goes on until it is gone. And who waits at its own for ever."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires import words
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.minds import armies, wishes
from engine.space_empires.minds.blunders import BLUNDERS
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import defences, guarding
from engine.space_empires.play import Game
from engine.text import T
from tests.engine.space_empires.minds.test_armies import HOME, THEIRS, plan
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, put, quiet


@pytest.fixture
def game() -> Game:
    """A galaxy in which nobody surprises anybody, and a home world that nobody could take."""
    return quiet(9)


@pytest.mark.rule("SE-BOMB-02", "SE-GROW-01")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_colony_that_is_nearly_destroyed_is_not_left_for_a_whole_one(game: Game, left: int) -> None:
    """It grows again, and would have to be fired at anew."""
    colony(game, 1, "F7", left)
    colony(game, 1, "F8")
    fleet = put(game, 0, "CA", "F7", 2, attack=1)
    found = plan(game)[fleet.id]
    assert (found.at, found.why) == ("F7", Aim.ATTACK)


@pytest.mark.rule("SE-MOVE-16", "SE-MAINT-01")
def test_in_a_long_war_nobody_waits_at_home_for_whom_he_surely_beats(game: Game) -> None:
    """Both would wait to the end, and could build nothing for what the ships that wait cost."""
    put(game, 1, "CA", "C8", 2).up = True
    fleet = put(game, 0, "BB", HOME, 3, attack=2, defense=2)
    assert plan(game)[fleet.id].at == HOME
    game.state.round = armies.WAITED + 1
    assert (plan(game)[fleet.id].at, plan(game)[fleet.id].why) == ("C8", Aim.ATTACK)
    fleet.count = 1
    assert plan(game)[fleet.id].at == HOME, "it would not surely win"


@pytest.mark.rule("SE-BOMB-06", "SE-BOMB-08", "SE-MAINT-01")
def test_who_surely_beats_besiegers_does_not_wait_until_they_have_razed_all_colonies(game: Game) -> None:
    """Five capital ships stayed at home while six cruisers took one colony after the other three hexes from it."""
    put(game, 1, "CA", "D8", 6).up = True
    put(game, 0, "SY", HOME)
    fleet = put(game, 0, "DN", HOME, 5, attack=2, defense=2)
    assert plan(game)[fleet.id].at == HOME, "what comes is met there"
    colony(game, 0, "D8")
    assert (plan(game)[fleet.id].at, plan(game)[fleet.id].why) == ("D8", Aim.ATTACK)
    put(game, 1, "CA", "C12", 6).up = True
    assert plan(game)[fleet.id].at == HOME, "another fleet would take it meanwhile"


@pytest.mark.rule("SE-MOVE-16", "SE-BOMB-08")
def test_of_two_fleets_that_would_take_the_home_world_the_nearer_one_is_met(game: Game) -> None:
    """Who went to meet the other left the home world to it."""
    put(game, 0, "SY", HOME, 4)
    put(game, 1, "CA", "D8", 6, attack=1).up = True
    army = put(game, 0, "BB", "C9", 6, attack=2, defense=2)
    assert plan(game)[army.id].at == "D8"
    put(game, 1, "CA", "A12", 6, attack=1).up = True
    assert plan(game)[army.id].at in (HOME, "A12")


@pytest.mark.rule("SE-MOVE-16", "SE-BOMB-08")
def test_no_army_leaves_the_home_world_to_one_of_two_fleets_beside_it(game: Game) -> None:
    """It would surely beat the weaker one, and the stronger one takes the home world in its next turn."""
    put(game, 0, "SY", HOME, 2)
    army = put(game, 0, "BB", HOME, 6, attack=2, defense=2)
    put(game, 1, "BB", "A11", 6, attack=3, defense=3).up = True
    weak = put(game, 1, "CA", "B10", 4)
    weak.up = True
    here = chart(asked(game))
    own = [one for one in here.own(HOME) if one.id == army.id]
    assert sorted(guarding.needed(here, HOME, own)) == ["A11", "B10"] and plan(game)[army.id].at == HOME
    assert guarding.stays(here, HOME, "A11", ["A11"]) and not guarding.stays(here, HOME, "B10", ["A11", "B10"])
    assert guarding.stays(here, "C9", "B10", ["A11", "B10"]), "who is elsewhere meets one of them"


@pytest.mark.rule("SE-MOVE-16", "SE-BOMB-08")
def test_a_home_world_that_is_left_open_is_counted(game: Game) -> None:
    army = put(game, 0, "BB", HOME, 6, attack=2)
    put(game, 1, "BB", "A11", 6, attack=3).up = True
    places = ("A11", "B10", "stay")
    at = asked(game, "move_to", places)
    told = T("x", hex=words.hex(HOME), what=(words.counter("BB", army.number, 6),))
    at = replace(at, question=replace(at.question, private=told))
    assert [BLUNDERS.of(at, {}, to, {})["home_left_open"] for to in places] == [0, 1, 0]
    settler = put(game, 0, "COLONY_SHIP", HOME)
    told = T("x", hex=words.hex(HOME), what=(words.counter("COLONY_SHIP", settler.number, 1),))
    at = asked(game, "move_to", places)
    at = replace(at, question=replace(at.question, private=told))
    assert BLUNDERS.of(at, {}, "B10", {})["home_left_open"] == 0, "it defends nothing"


def held(game: Game, hex: str) -> list[str]:
    """What ships in a hex would go to hold."""
    here = chart(asked(game))
    return [one.at for one in defences.orders(here, hex, here.own(hex))]


@pytest.mark.rule("SE-MOVE-16")
def test_a_scout_that_harms_nobody_keeps_no_army_from_the_enemy_beside_it(game: Game) -> None:
    """The home world holds out against the scout by itself; the fleet is surely beaten where it stands."""
    put(game, 0, "SY", HOME, 4)
    put(game, 0, "BB", "B10", 6, attack=2, defense=2)
    put(game, 1, "CA", "C10", 4, attack=1).up = True
    assert HOME not in held(game, "B10")
    scout = put(game, 1, "SC", "A13")
    scout.up = True
    assert HOME not in held(game, "B10")
    scout.count = 6
    assert HOME in held(game, "B10"), "so many would take it"


@pytest.mark.rule("SE-MOVE-17", "SE-PIPE-13")
def test_pipelines_round_a_home_world_give_it_no_time_to_build(game: Game) -> None:
    """They are destroyed in passing: an army that is near is there as soon as without them."""
    game.state.players[1].units[0].count = 2
    army = put(game, 0, "BB", "H4", 2, attack=2, defense=2)
    assert plan(game)[army.id].at == THEIRS
    for hex in NEIGHBOURS[THEIRS]:
        put(game, 1, "MS", hex).up = True
    assert plan(game)[army.id].at == THEIRS


@pytest.mark.rule("SE-MAINT-01")
def test_in_a_long_war_ships_are_worth_much_until_they_would_take_a_home_world(game: Game) -> None:
    """Who has the greater fleet, and learns instead, ends no war."""
    put(game, 0, "BB", HOME, 6)
    at = asked(game)
    before = wishes.need(at, chart(at))
    game.state.round = armies.WAITED + 1
    at = asked(game)
    assert wishes.need(at, chart(at)) == wishes.STORMING > before
    game.state.players[1].units[0].count = 1
    put(game, 0, "BB", HOME, 6, attack=3, defense=3)
    at = asked(game)
    assert wishes.need(at, chart(at)) < wishes.STORMING


@pytest.mark.rule("SE-BOMB-08")
def test_who_comes_home_too_late_goes_for_the_home_world_of_the_enemy(game: Game) -> None:
    put(game, 0, "SY", HOME, 2)
    game.state.players[1].units[0].count = 1
    army = put(game, 0, "BB", "G7", 4, attack=2, defense=2)
    foe = put(game, 1, "CA", "C8", 8, attack=1)
    foe.up = True
    assert plan(game)[army.id].at != THEIRS, "it is home in time"
    foe.at = "B10"
    assert plan(game)[army.id].at == THEIRS
