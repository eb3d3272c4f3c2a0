"""A world is not given up for one that is only nearer to an objective, to come back the round after."""

from __future__ import annotations

import pytest

from engine.ask import Slot, Spread
from engine.forbidden_stars.minds import marks, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import gains, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.orders.advance import From
from engine.forbidden_stars.play import Game
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ordered, ready, station

BEHIND, BETWEEN, NEARER, GOAL = "12A-SW", "12A-SE", "12A-NE", "3B-NE"


def way(*starts: str) -> Game:
    """A Scout on each of these worlds with materiel and a symbol, and on an own one between them and objectives, of
    which one decides the game.
    """
    game = ready(2, storms=(), empty=True)
    game.player(0).collected = 1
    for goal in (GOAL, "3B-SW", "1A-NE"):
        game.area(goal).objective = 0
    for start in (*starts, NEARER):
        station(game, 0, start, scout=1)
    return game


def march(at: At, start: str, end: str) -> int:
    """What it is worth that one Scout goes."""
    found = mustering.muster(at, chart(at), end, [(start, chart(at).units(start)[0])])
    assert found is not None
    return found[1]


@pytest.mark.rule("FS-AREA-06", "FS-ADV-02")
def test_the_last_unit_does_not_leave_a_world_only_to_come_nearer() -> None:
    """One of two goes, and whoever takes the objective."""
    last, spare = asked(way(BEHIND, BETWEEN)), asked(way(BEHIND, BEHIND, BETWEEN))
    assert march(last, BEHIND, NEARER) < 0 < march(spare, BEHIND, NEARER)
    assert march(last, NEARER, GOAL) > 500


@pytest.mark.rule("FS-CITY-01", "FS-CONT-03")
def test_nor_a_city_that_others_could_take() -> None:
    """Where nobody is beside it, it keeps itself."""
    found = []
    for foes in (0, 1):
        game = way(BETWEEN)
        station(game, 0, BETWEEN, city=1)
        station(game, 1, BEHIND, cultist=foes)
        found.append(march(asked(game), BETWEEN, NEARER))
    assert found[1] < 0 < found[0]


@pytest.mark.rule("FS-ADV-02", "FS-CONT-03")
def test_nobody_goes_from_one_own_world_to_another_that_is_no_more_in_danger() -> None:
    """It would come back the round after; from a world in peace, beside which nobody stands, it may go."""
    found = []
    for ships in (0, 1):
        game = ready(2, storms=(), empty=True)
        station(game, 0, BEHIND, scout=2)
        station(game, 0, BETWEEN, scout=1)
        station(game, 1, NEARER, cultist=1)
        station(game, 1, "12A-NW", iconoclast_destroyer=ships)
        at = asked(game)
        found.append(march(at, BEHIND, BETWEEN))
        danger = [worth.threat(at, chart(at), area) for area in (BEHIND, BETWEEN)]
        assert danger[1] > 0 and danger[0] == danger[1] * ships
    assert found[1] == -gains.IDLE < found[0]


@pytest.mark.rule("FS-ADV-05")
def test_ships_alone_are_no_danger_to_a_world() -> None:
    found = []
    for army in (0, 1):
        game = ready(2, storms=(), empty=True)
        station(game, 0, BEHIND, scout=1)
        station(game, 1, "12A-NW", iconoclast_destroyer=1)
        station(game, 1, "7A-SE", cultist=army)
        at = asked(game)
        found.append(worth.threat(at, chart(at), BEHIND))
    assert found[0] == 0 < found[1]


@pytest.mark.rule("FS-CITY-01", "FS-CONT-03")
def test_the_last_one_leaves_no_city_for_next_to_nothing() -> None:
    """Who goes for less comes back the round after. One of two may go."""
    found = []
    for guards in (1, 2):
        game = way(BETWEEN)
        station(game, 0, BETWEEN, city=1, scout=guards - 1)
        found.append(march(asked(game), BETWEEN, NEARER))
    assert found[0] == found[1] - gains.LEAST


@pytest.mark.rule("FS-PATH-09")
def test_who_has_come_is_not_taken_for_one_of_the_same_type_that_has_gone() -> None:
    """A Scout goes from 7A-NE, another one comes there: only it could go on now, and may not."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "7A-NE", scout=1)
    ordered(game, 0, "advance", "7A")
    first = asked(game, "move_to", ["7A-SE", "7A-NE", "done"], where=["7A"])
    MIND.offers(first)
    slot = Slot(From("7A-NE", "scout").id, T("x"), 1)
    going = asked(game, "move_units", where=("7A-SE",), shape=Spread([slot], 1, 1))
    fresh = list[int]()
    for before in (first, going):
        going.memory.update(before.memory)
        MIND.offers(before)
        then = asked(game, "move_to", ["7A-SE", "7A-NE", "done"], where=["7A"])
        then.memory.update(before.memory)
        fresh.append(len(marks.fresh(then, chart(then), "7A-NE", "7A")))
    assert fresh == [1, 0]


@pytest.mark.rule("FS-PATH-09", "FS-ADV-05", "FS-AREA-07")
@pytest.mark.parametrize("there", [0, 1])
def test_nobody_changes_places_with_those_who_have_just_left_a_world_bare(there: int) -> None:
    """A Scout has gone from 12A-SW to 12A-SE, where perhaps another one stood; one from 12A-NE may come after it."""
    game = ready(2, storms=(), empty=True)
    game.area("12A-SW").objective = 0
    units = station(game, 0, "12A-SW", scout=1)
    station(game, 0, "12A-NE", scout=2 - there)
    station(game, 0, "12A-SE", scout=there)
    ordered(game, 0, "advance", "12A")
    before = asked(game, "move_to", ["12A-SE", "12A-SW", "done"], where=["12A"])
    MIND.offers(before)
    before.memory["left 12A-SW"] = marks.order(before)
    game.area("12A-SW").units = {}
    game.area("12A-SE").units.setdefault(0, []).extend(units)
    if there:
        game.area("12A-NE").units = {}
    then = asked(game, "move_to", ["12A-SE", "12A-SW", "done"], where=["12A"])
    then.memory.update(before.memory)
    assert MIND.decide(then).answer == ("done" if there else "12A-SW")
