"""Own ships among raiders at a colony that they cannot see: scanners come first, and ships go that eat the income."""

from __future__ import annotations

import pytest

from engine.space_empires.economy import technology
from engine.space_empires.minds import arms, scuttling, sheets, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.play import Game
from engine.space_empires.state import Sighting
from tests.engine.space_empires.minds.test_armies import sheet
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, learn, mark, midgame, put

HOME, PORT, ROUND = "A10", "F7", 25


@pytest.fixture
def game() -> Game:
    """Cruisers, which cost more than comes in, stand among raiders that decline battle; a scout is on its way."""
    made = midgame(carriers=True, raiders=True, mines=True)
    made.state.round = ROUND
    learn(made, 0, ship_size=3, attack=1)
    put(made, 0, "SY", HOME, 6)
    colony(made, 1, PORT)
    for _ in range(2):
        put(made, 0, "CA", PORT, 6, attack=1)
    put(made, 0, "SC", "C9")
    put(made, 1, "R", PORT, cloaking=1)
    made.state.sightings.append(Sighting(1, PORT, "R", 0, ROUND, 3))
    return made


def wished(game: Game, cp: int) -> list[str]:
    """Everything that is wished with so many CP, the best for its price first."""
    at = sheet(game, cp)
    found = wishes.every(at, chart(at), sheets.options(at.shape), sheets.slots(at.shape))  # type: ignore[arg-type]
    return [wish.id for wish in sorted(found, key=lambda wish: -wish.worth // wish.cost)]


@pytest.mark.rule("SE-SCANNER-02", "SE-BUY-02")
def test_who_stands_among_raiders_that_he_cannot_see_saves_for_scanners(game: Game) -> None:
    assert wished(game, 15) == [] and wished(game, 20)[0] == "scanner"
    learn(game, 0, scanner=1)
    assert wished(game, 8) == [] and wished(game, 9)[0] == f"DD:{HOME}"
    put(game, 0, "DD", HOME, scanner=1)
    assert wished(game, 8)


@pytest.mark.rule("SE-SCANNER-05")
@pytest.mark.parametrize("change", ["gone", "earlier", "own", "invaded"])
def test_nobody_else_does(game: Game, change: str) -> None:
    if change == "gone":
        for unit in [one for one in game.player(0).units if one.at == PORT]:
            unit.at = "E7"
    elif change == "earlier":
        game.state.round += 1
    elif change == "own":
        game.state.sightings[-1] = Sighting(0, PORT, "R", 0, ROUND, 3)
    else:
        put(game, 1, "CA", "B10", 6, attack=1).up = True
    assert wished(game, 15)


@pytest.mark.rule("SE-MAINT-01", "SE-MAINT-04")
def test_what_is_missed_least_is_given_up_where_maintenance_leaves_nothing(game: Game) -> None:
    at = sheet(game, 0)
    scout = next(unit.id for _, unit in chart(at).units() if unit.type == "SC")
    assert at.view.own is not None and at.view.own.income <= at.view.own.maintenance
    assert scuttling.given_up(at, chart(at)) == [scout]
    assert all(offer.answer.get("scuttle") == [scout] for offer in sheets.sheet(at) if offer.answer)  # type: ignore[union-attr]
    for hex in ("C10", "D8", "E9"):
        colony(game, 0, hex)
    at = sheet(game, 0)
    assert scuttling.given_up(at, chart(at)) == []


@pytest.mark.rule("SE-MAINT-04", "SE-BUY-02")
@pytest.mark.parametrize(
    ("round", "cp", "free", "given"),
    [(31, 3, True, True), (31, 3, False, False), (31, 8, True, False), (30, 3, True, False)],
)
def test_a_war_in_which_nobody_can_pay_settlers_does_not_last_for_ever(
    round: int, cp: int, free: bool, given: bool
) -> None:
    """Twelve cruisers far from anybody, whose maintenance takes all there is."""
    game = midgame()
    game.state.round = round
    learn(game, 0, ship_size=3)
    put(game, 0, "SY", HOME, 6)
    for _ in range(2):
        put(game, 0, "CA", "E7", 6)
    put(game, 0, "SC", HOME)
    if free:
        mark(game, "B10", "planet")
    at = sheet(game, cp)
    assert at.view.own is not None and at.view.own.income <= at.view.own.maintenance
    assert bool(scuttling.given_up(at, chart(at))) is given


@pytest.mark.rule("SE-SCANNER-02")
def test_destroyers_that_see_no_raiders_are_not_counted_as_such(game: Game) -> None:
    learn(game, 0, scanner=2)
    put(game, 0, "DD", HOME, 2)
    put(game, 0, "DD", HOME, scanner=1)
    assert escorts(game) == arms.ESCORTS["DD"] - 1
    technology.announce(game, 1, "cloaking", 2)
    assert escorts(game) == arms.ESCORTS["DD"]


def escorts(game: Game) -> int:
    """So many destroyers are wanted that see raiders."""
    at = asked(game)
    return len(arms.escorts(at, chart(at), "DD", 100))
