"""Home worlds with an army beside them, and colonies with enemies on them: who stays, and what is brought where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.minds import armies, arms, errands, guesses, odds, reach, wars, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import defences, guarding
from engine.space_empires.play import Game
from engine.space_empires.state import Marker
from tests.engine.space_empires.minds.test_homes import goal
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, learn, mark, midgame, put

HOME = "A10"


@pytest.fixture
def game() -> Game:
    """A quiet galaxy with all advanced rules."""
    return midgame(carriers=True, raiders=True, mines=True, pipelines=True)


# --- who stays -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BOMB-08")
def test_nobody_leaves_the_home_world_to_an_army_for_the_sake_of_a_colony(game: Game) -> None:
    """Only with these ships it holds; the colony is two hexes farther away."""
    colony(game, 0, "D10")
    put(game, 0, "SY", HOME, 4)
    army = put(game, 0, "BB", HOME, 3, attack=2)
    put(game, 1, "CA", "B10", 6, attack=1).up = True
    at = asked(game)
    here = chart(at)
    assert guarding.needed(here, HOME, here.own(HOME)) == ["B10"]
    assert [one.at for one in defences.orders(here, HOME, here.own(HOME))] == [HOME]
    assert goal(game, army.id) in (HOME, "B10")


@pytest.mark.rule("SE-BOMB-08")
def test_nobody_is_mistaken_about_it_while_the_home_world_is_at_stake(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    colony(game, 0, "D10")
    put(game, 0, "SY", HOME, 4)
    put(game, 0, "BB", HOME, 3, attack=2)
    foe = put(game, 1, "CA", "B10", 6, attack=1)
    foe.up = True
    monkeypatch.setattr(wars, "felt", lambda at, worth, plan: 1)
    assert best(game).worth > 1
    game.state.round = 21
    assert best(game).worth == 1, "else two who guard would stand there for ever"
    game.state.round = 6
    foe.count = 1
    assert best(game).worth == 1


def best(game: Game) -> armies.Order:
    """What ships at home could do best."""
    at = asked(game)
    here = chart(at)
    found = wars.best(at, here, HOME, [unit for unit in here.own(HOME) if unit.type == "BB"])
    assert found is not None
    return found


# --- miners ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MINERAL-03", "SE-INCOME-03")
def test_minerals_are_not_brought_to_a_colony_that_an_enemy_holds(game: Game) -> None:
    colony(game, 0, "F10")
    put(game, 0, "MINER", "F8").cargo = Marker("minerals", 10)
    assert harbours(game) == ["F10"], "the nearest"
    put(game, 1, "SC", "F10")
    assert harbours(game) == [HOME]


@pytest.mark.rule("SE-MINERAL-11", "SE-MOVE-17")
def test_minerals_are_brought_where_nobody_takes_them_if_there_is_such_a_place(game: Game) -> None:
    colony(game, 0, "F10")
    put(game, 0, "MINER", "F8").cargo = Marker("minerals", 10)
    put(game, 1, "CA", "G10")
    assert harbours(game) == [HOME]
    put(game, 1, "CA", "B10")
    assert harbours(game) == ["F10"], "none of them is safe"


def harbours(game: Game) -> list[str]:
    """Where miners are to go."""
    at = asked(game)
    here = chart(at)
    miners = [(hex, unit) for hex, unit in here.units() if unit.type == "MINER"]
    return [one.at for one in errands._nearest(here, list(errands._miners(here, miners)), quiet=True).values()]


@pytest.mark.rule("SE-MOVE-17")
def test_a_scout_guards_no_miner_against_cruisers(game: Game) -> None:
    put(game, 0, "SC", "D10")
    put(game, 1, "CA", "E10", 6).up = True
    assert reach.bare(chart(asked(game)), "D10")
    put(game, 0, "CA", "D10", 6, attack=1)
    assert not reach.bare(chart(asked(game)), "D10")


# --- terrain ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-TERRAIN-01", "SE-TERRAIN-04")
def test_technology_that_counts_for_nothing_in_a_terrain_is_not_reckoned_with() -> None:
    """Scouts with attack 1 against cruisers with defense 1."""
    scouts, cruisers = (guesses.group(*one) for one in (("SC", 7, (("attack", 1),)), ("CA", 3, (("defense", 1),))))
    assert scouts is not None and cruisers is not None
    bare = [guesses.group(*one, ()) for one in (("SC", 7), ("CA", 3))]
    plain = {rough: odds.battle((cruisers,), (scouts,), rough).wins for rough in ("nebula", "asteroids")}
    assert plain["nebula"] == odds.battle((bare[1],), (scouts,), "nebula").wins  # type: ignore[arg-type]
    assert plain["asteroids"] == odds.battle((cruisers,), (bare[0],), "asteroids").wins  # type: ignore[arg-type]
    assert guesses.group("SC", 7, ()) == odds._plain(scouts, "asteroids")._replace(learnt=(0, 0))


# --- besieged --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-SWEEP-02", "SE-BOMB-07")
def test_the_besieged_make_neither_sweepers_nor_settlers(game: Game) -> None:
    """An enemy's army within a round, and ships that would not beat it."""
    game.state.round = 8
    put(game, 0, "BB", HOME, 3)
    mark(game, "B9", "planet")
    assert arms.swept(chart(asked(game))) and settlers(game) > 0
    put(game, 1, "BB", "D11", 4, attack=2).up = True
    assert guarding.besieged(chart(asked(game))) and not arms.swept(chart(asked(game))) and settlers(game) == 0
    put(game, 0, "BB", HOME, 4, attack=2)
    assert arms.swept(chart(asked(game)))
    put(game, 1, "BB", "B11", 6, attack=2).up = True
    assert not arms.swept(chart(asked(game))), "together they are more"


def settlers(game: Game) -> int:
    """So many colony ships are wanted."""
    at = asked(game)
    return len(wishes._wanted(at, chart(at), Build("COLONY_SHIP", HOME)))


@pytest.mark.rule("SE-BOMB-07")
def test_nobody_settles_beside_an_army(game: Game) -> None:
    ship = put(game, 0, "COLONY_SHIP", HOME)
    for hex in ("D10", "F8"):
        mark(game, hex, "planet")
    assert goal(game, ship.id) == "D10"
    foe = put(game, 1, "CA", "E10", 3)
    assert goal(game, ship.id) == "F8"
    put(game, 0, "CA", "D10", 6, attack=1)
    assert goal(game, ship.id) == "D10", "ships of its own are there"
    assert foe.at == "E10"


@pytest.mark.rule("SE-BOMB-08")
def test_who_has_nothing_left_but_the_home_world_guards_it_as_long_as_the_war_takes(game: Game) -> None:
    game.state.round = 23
    put(game, 0, "SY", HOME, 4)
    put(game, 0, "BB", HOME, 3, attack=2)
    put(game, 1, "CA", "E12", 6, attack=1).up = True
    assert needed(game) == ["E12"]
    colony(game, 0, "A13")
    assert needed(game) == []


@pytest.mark.rule("SE-BOMB-08")
def test_who_is_needed_at_home_makes_no_sortie_of_more_than_a_step(game: Game) -> None:
    """But to meet the fleet for which he is needed."""
    put(game, 1, "CA", "D11", 6, attack=1).up = True
    here = chart(asked(game))
    assert here.far("D11", HOME) >= here.far("C10", HOME) > 2
    assert not guarding.stays(here, HOME, "C10", ["D11"]) and guarding.stays(here, HOME, "D11", ["D11"])
    assert guarding.stays(here, HOME, "B10", ["D11"]) and guarding.stays(here, "D10", "C10", ["D11"])


@pytest.mark.rule("SE-BOMB-07")
def test_the_besieged_settle_nowhere_near_their_home_world(game: Game) -> None:
    ship = put(game, 0, "COLONY_SHIP", HOME)
    mark(game, "A9", "planet")
    assert goal(game, ship.id) == "A9"
    put(game, 1, "BB", "D11", 4, attack=2).up = True
    assert guarding.besieged(chart(asked(game))) and goal(game, ship.id) == HOME


def needed(game: Game) -> list[str]:
    """Fleets for which the battleships are needed at home."""
    here = chart(asked(game))
    return guarding.needed(here, HOME, [unit for unit in here.own(HOME) if unit.type == "BB"])


@pytest.mark.rule("SE-UPGRADE-01", "SE-MOVE-05")
def test_the_besieged_pay_for_no_faster_engines(game: Game) -> None:
    put(game, 0, "SY", HOME, 4)
    learn(game, 0, move=2)
    guard = put(game, 0, "CA", HOME, 2)
    assert lacking(game, guard.id) == 1
    foe = put(game, 1, "BB", "B9", 6, attack=2)
    foe.up = True
    assert lacking(game, guard.id) == 0
    learn(game, 0, defense=1)
    assert lacking(game, guard.id) == 1, "what helps them to hold is another thing"


@pytest.mark.rule("SE-UPGRADE-01", "SE-MOVE-05")
@pytest.mark.parametrize(("why", "levels"), [("keep", 0), ("attack", 1)])
def test_nor_does_anybody_for_ships_that_have_no_orders(game: Game, why: str, levels: int) -> None:
    put(game, 0, "SY", HOME, 4)
    learn(game, 0, move=2)
    guard = put(game, 0, "CA", HOME, 2)
    assert lacking(game, guard.id, why) == levels


def lacking(game: Game, id: str, why: str = "attack") -> int:
    """Levels that ships at home lack and could use."""
    at = replace(asked(game), memory={"errands": {id: f"{HOME}:{why}:0"}})
    here = chart(at)
    return sum(wishes.lacked(at, here, HOME, next(unit for unit in here.own(HOME) if unit.id == id)).values())


@pytest.mark.rule("SE-COLONY-07", "SE-BOMB-07")
def test_the_besieged_learn_nothing_for_settlers(game: Game) -> None:
    """They make none, and every CP goes into what holds the home world."""
    mark(game, "C12", "barren_planet")
    at = asked(game)
    assert wishes.learnt(at, "terraforming") > 0
    put(game, 1, "BB", "B8", 6, attack=2).up = True
    at = asked(game)
    assert guarding.besieged(chart(at)) and errands.safe_planets(chart(at))
    assert wishes.learnt(at, "terraforming") == 0


@pytest.mark.rule("SE-TERRA-01", "SE-COLONY-07")
def test_nor_does_anybody_to_whom_a_fleet_comes(game: Game) -> None:
    mark(game, "C12", "barren_planet")
    fleet, found = put(game, 1, "CA", "H6", 4), list[bool]()
    fleet.up = True
    for hex in ("L4", "E9"):
        fleet.at = hex
        found.append(wishes.learnt(asked(game), "terraforming") > 0)
    assert found == [True, False] and not guarding.besieged(chart(asked(game)))


@pytest.mark.rule("SE-COLONY-07", "SE-INCOME-03")
def test_nor_does_anybody_whose_colonies_enemies_hold(game: Game) -> None:
    mark(game, "C12", "barren_planet")
    colony(game, 0, "F8")
    assert wishes.learnt(asked(game), "terraforming") > 0
    put(game, 1, "SC", "F8").up = True
    assert wishes.learnt(asked(game), "terraforming") == 0
