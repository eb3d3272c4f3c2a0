"""Who goes ahead of others into the unknown, and who does not."""

from __future__ import annotations

import pytest

from engine.players.aims import Aim
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.minds import armies, errands
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import vanguards
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, mark, midgame, put

HOME, THEIRS = "A10", "L3"


@pytest.fixture
def game() -> Game:
    """A colony of an enemy, and unknown hexes around E8, from which a way round them leads through D8."""
    made = midgame(carriers=True, raiders=True, mines=True)
    colony(made, 1, "H8")
    for hex in NEIGHBOURS["E8"]:
        mark(made, hex, "minerals", known=hex == "D8")
    return made


def ahead(game: Game, goals: dict[str, str]) -> dict[str, armies.Errand]:
    """Who goes ahead or waits, of ships that go together."""
    here = chart(asked(game))
    marches = {id: armies.Errand(goal, Aim.ATTACK, 3000) for id, goal in goals.items()}
    fleet = [(hex, unit) for hex, unit in here.units() if unit.id in goals]
    return dict(vanguards.vanguards(here, marches, {}, fleet))


@pytest.mark.rule("SE-MOVE-13")
def test_of_those_who_are_not_sent_one_goes_ahead_into_the_unknown(game: Game) -> None:
    army, scout = put(game, 0, "BB", "E8", 5, attack=3), put(game, 0, "SC", "E8")
    few = put(game, 0, "CA", "E8", 2, attack=1)
    found = ahead(game, {army.id: THEIRS, scout.id: THEIRS, few.id: "D8"})
    assert found[army.id].why == Aim.KEEP and found[scout.id].why == Aim.EXPAND and few.id not in found


@pytest.mark.rule("SE-EXPLORE-01", "SE-MOVE-16")
def test_nobody_goes_ahead_and_leaves_others_who_would_be_beaten_where_they_are(game: Game) -> None:
    """They go round the unknown together."""
    army, scout = put(game, 0, "CA", "E8", 2), put(game, 0, "SC", "E8")
    both = {army.id: THEIRS, scout.id: THEIRS}
    assert [ahead(game, both)[id].why for id in both] == [Aim.KEEP, Aim.EXPAND]
    put(game, 1, "BB", "F8", 6, attack=3).up = True
    assert [ahead(game, both)[id].at for id in both] == ["D8", "D8"]
    mark(game, "D8", "minerals", known=False)
    assert ahead(game, both) == {}


@pytest.mark.rule("SE-EXPLORE-01", "SE-BLACK-01")
def test_no_dear_ship_goes_ahead_where_a_way_leads_round_the_unknown(game: Game) -> None:
    raiders = [put(game, 0, "R", "E8"), put(game, 0, "R", "E8")]
    both, group = {raider.id: THEIRS for raider in raiders}, put(game, 0, "CA", "E8", 2)
    assert [ahead(game, both)[id].at for id in both] == ["D8", "D8"] and leading(game, group) is None
    mark(game, "D8", "minerals", known=False)
    assert sorted(one.why for one in ahead(game, both).values()) == [Aim.EXPAND, Aim.KEEP], "there is no other"
    assert leading(game, group) == group.id
    group.type = "SC"
    mark(game, "D8", "minerals")
    assert leading(game, group) == group.id


def leading(game: Game, unit: Unit) -> str | None:
    """Which group of ships parts that are on their way to a home world."""
    return vanguards.leading(chart(asked(game)), {unit.id: armies.Errand(THEIRS, Aim.ATTACK, 3000)})


@pytest.mark.rule("SE-SCANNER-02", "SE-BOMB-06")
def test_who_sees_raiders_does_not_explore_while_some_are_at_a_colony_or_beside_it(game: Game) -> None:
    mark(game, "B11", "minerals", known=False)
    seer = put(game, 0, "DD", HOME, scanner=1)
    colony(game, 0, "D10")
    assert explores(game, seer)
    raider = put(game, 1, "R", "D9", cloaking=1)
    raider.up = True
    assert not explores(game, seer) and explores(game, put(game, 0, "SC", HOME))
    raider.at = "F9"
    assert explores(game, seer)


def explores(game: Game, unit: Unit) -> bool:
    """Whether a ship would explore."""
    at = asked(game)
    here = chart(at)
    alone = [one for one in here.units() if one[1].id == unit.id]
    return unit.id in errands._scouting(at, here, [*errands._explorers(at, here, alone)])


@pytest.mark.rule("SE-GROUP-02")
def test_no_scout_leaves_its_group_that_would_not_explore(game: Game) -> None:
    group = put(game, 0, "SC", "E8", 3)
    at = asked(game)
    noted = {group.id: armies.Errand("E8", Aim.KEEP, 0)}
    assert errands.parting(at, chart(at), noted) == group.id
    colony(game, 1, "E8")
    at = asked(game)
    assert errands.parting(at, chart(at), noted) is None, "it fires"
