"""Alone against alien empires for long: when CP are kept, when ships are given up, and how an army comes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.characters import LEVELS, Character
from engine.space_empires.minds import MIND, errands, guesses, marching, sheets, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.solitaire import accounts, campaigns, saving
from engine.space_empires.play import Game
from engine.space_empires.solitaire import tables
from tests.engine.space_empires.economy.test_economic_phase import form_of
from tests.engine.space_empires.minds.test_minds import asked, goal
from tests.engine.space_empires.positions import learn, mark, put, space, turn

HOMES = tables.HOMES["aliens_map_1"][2]
KNOWN = {"ship_size": 5, "attack": 3, "defense": 3, "tactics": 3}


@pytest.fixture
def alone() -> Game:
    """The first map with an empty galaxy, late, and with six cruisers that could not take a home world."""
    game = space(1, scenario="aliens_map_1", difficulty="easy")
    turn(game, 1)
    game.state.round = 30
    put(game, 0, "SY", "A7", 6)
    put(game, 0, "CA", "A7", 6)
    return game


def shut(game: Game) -> Game:
    """Black holes lie around the home worlds of others."""
    for home in HOMES:
        for near in chart(asked(game)).ground.near[home]:
            mark(game, near, "black_hole")
    return game


def rich(game: Game, cp: int) -> At:
    """What the seat reads with so many CP in hand and all technology that helps in battle."""
    game.player(0).cp = cp
    learn(game, 0, **KNOWN)
    return asked(game)


def bought(game: Game, character: Character | None = None) -> dict[str, object]:
    """What it writes on its sheet, as far as that is anything."""
    form = form_of(game)
    at = asked(game, "sheet", character=character)
    offers = MIND.offers(replace(at, question=replace(at.question, shape=form)))
    best = offers[0].answer
    assert isinstance(best, dict) and form.fits(form.check(best)) is None
    return {name: value for name, value in best.items() if value}


@pytest.mark.rule("SE-MAINT-01")
def test_late_ships_that_are_a_burden_and_could_not_win_get_no_company(alone: Game) -> None:
    """Six cruisers cost twelve of twenty CP."""
    here = chart(asked(alone))
    assert saving.burdened(asked(alone), here) and not saving.sealed(here)
    assert saving.saves(asked(alone), here) and "ships" not in bought(alone)
    alone.state.round = saving.LATE
    assert not saving.saves(asked(alone), chart(asked(alone)))


def test_who_keeps_cp_learns_what_an_army_needs(alone: Game) -> None:
    learn(alone, 0, attack=2, defense=2, ship_size=4, tactics=2)
    alone.player(0).cp = 90
    assert saving.saves(asked(alone), chart(asked(alone)))
    late = studies(alone)
    assert all(late[id] >= wishes.AT_LEISURE for id in wishes.STUDIES)
    alone.state.round = saving.LATE
    early = studies(alone)
    assert early["attack"] < late["attack"] and early["ship_yard"] < late["ship_yard"]


def studies(game: Game) -> dict[str, int]:
    """What a CP of each technology is worth."""
    form = form_of(game)
    at = asked(game, "sheet")
    wanted = wishes.every(at, chart(at), sheets.options(form), sheets.slots(form))
    return {wish.id: wish.worth // wish.cost for wish in wanted if wish.field == "research"}


@pytest.mark.rule("SE-MAINT-03")
def test_all_that_was_kept_is_spent_once_that_would_win(alone: Game) -> None:
    few, many = rich(alone, 100), rich(alone, 2000)
    assert not saving.mustered(few, chart(few)) and saving.saves(few, chart(few))
    alone.player(0).cp = 100
    assert "ships" not in bought(alone)
    alone.player(0).cp = 2000
    assert saving.mustered(many, chart(many)) and not saving.saves(many, chart(many))
    assert "ships" in bought(alone)


@pytest.mark.rule("SE-BUY-06")
def test_an_army_is_reckoned_with_as_far_as_there_are_counters(alone: Game) -> None:
    at = rich(alone, 900)
    groups, rounds, full = saving.bought_now(at, chart(at))
    assert sum(group.number * group.cost for group in groups) > 840 and rounds > 5 and not full
    at = rich(alone, 9000)
    groups, _, full = saving.bought_now(at, chart(at))
    assert full and max(group.number for group in groups) == 36
    put(alone, 0, "BB", "A7", 6)
    at = asked(alone)
    assert sum(group.number for group in saving.bought_now(at, chart(at))[0]) == sum(g.number for g in groups) - 6


@pytest.mark.rule("SE-MAINT-04")
def test_ships_that_nobody_could_meet_are_given_up(alone: Game) -> None:
    cruisers = [unit.id for unit in alone.player(0).units if unit.type == "CA"]
    assert not saving.given_up(asked(alone), chart(asked(alone)))
    at = asked(shut(alone))
    assert saving.sealed(chart(at)) and saving.given_up(at, chart(at)) == cruisers
    assert bought(alone)["scuttle"] == cruisers
    deputy = Character(LEVELS["steady"], deputy=True)
    assert "scuttle" not in bought(alone, deputy)


def test_an_army_is_kept_while_it_is_built_and_marches(alone: Game) -> None:
    at = rich(shut(alone), 2000)
    assert saving.mustered(at, chart(at)) and campaigns.arming(at) is not None
    alone.player(0).cp = 0
    later = asked(alone)
    later.memory.update(at.memory)
    assert not saving.given_up(later, chart(later)) and campaigns.sought(later) <= campaigns.GOING_ON
    alone.state.round += campaigns.MARCH
    after = asked(alone)
    after.memory.update(at.memory)
    assert saving.given_up(after, chart(after)) and campaigns.sought(after) > campaigns.GOING_ON


def test_ship_yards_are_built_for_what_is_kept(alone: Game) -> None:
    put(alone, 0, "SY", "A7", 3)
    shut(alone).player(0).cp = 20
    assert wishes.yards(asked(alone), chart(asked(alone)), "A7") < 6 * wishes.YARD
    alone.player(0).cp = saving.YARD_CP
    assert wishes.yards(asked(alone), chart(asked(alone)), "A7") == 6 * wishes.YARD


# --- the way through a black hole ------------------------------------------------------------------------------------


def battleships(game: Game, number: int) -> list[str]:
    made = [put(game, 0, "BB", "A7", 6, attack=3, defense=3, tactics=3) for _ in range(number)]
    return [unit.id for unit in made]


@pytest.mark.rule("SE-BLACK-01")
def test_whoever_goes_through_a_black_hole_reckons_with_what_is_lost_there(alone: Game) -> None:
    battleships(alone, 5)
    units = chart(asked(alone)).own("A7")
    open_ = campaigns._chances(chart(asked(alone)), "A7", units)
    closed = campaigns._chances(chart(asked(shut(alone))), "A7", units)
    assert all(closed[home] < open_[home] for home in HOMES)
    side = guesses.own(units)
    assert sum(group.number for group in campaigns._survivors(side, 1) if group.hull == 3) == 18


def test_an_army_goes_through_where_no_other_way_leads(alone: Game) -> None:
    ships = battleships(shut(alone), 6)
    at = asked(alone)
    aim = errands.plan(at, here := chart(at))[ships[0]].at
    assert aim in HOMES
    hole = next(hex for hex in campaigns.way(here, "A7", aim) if here.known(hex) == "black_hole")
    party = [unit for unit in here.own("A7") if unit.id in ships]
    assert marching._risk(at, here, party, hole, aim) == 0
    at.memory.clear()
    assert marching._risk(at, here, party, hole, aim) < 0, "only an army that was sent there"


def test_behind_a_black_hole_nobody_turns_back(alone: Game) -> None:
    ships = battleships(alone, 3)
    where = next(near for near in chart(asked(alone)).ground.near[HOMES[0]])
    for unit in alone.player(0).units:
        unit.at = where if unit.id in ships else unit.at
    at = asked(shut(alone))
    mark(alone, where, "black_hole")
    at.memory["siege"] = {HOMES[0]: list(ships)}
    here = chart(at)
    chance = campaigns._chances(here, where, here.own(where))[HOMES[0]]
    assert campaigns.NO_WAY_BACK <= chance < campaigns.GOING_ON
    order = campaigns._besieging(at, here, where, here.own(where))
    assert order is not None and order.at == HOMES[0]


def test_the_longer_it_takes_the_less_sure_a_siege_has_to_be(alone: Game) -> None:
    found = []
    for round in (1, campaigns.PATIENT, 40, 90):
        alone.state.round = round
        found.append(campaigns.sought(asked(alone)))
    assert found == [campaigns.SIEGE, campaigns.SIEGE, 610, campaigns.LEAST]
    assert goal(alone, next(unit.id for unit in alone.player(0).units if unit.type == "CA")) == "A7"


def test_rolls_that_earlier_ones_bring_are_reckoned_with(alone: Game) -> None:
    assert [accounts.further(round) for round in (1, 3, 4, 20)] == [0, 0, 2, 12]
    plain = accounts._brought(asked(alone).view, lambda row: row.fleet)
    assert accounts.kept(asked(alone).view, 1) > plain == accounts.launched(asked(alone).view)
