"""What can still be recruited, what is planned and built where figures run out, and who goes where by one order."""

from __future__ import annotations

import pytest

from engine.ask import Slot, Spread
from engine.forbidden_stars.components import UNITS, UNITS_OF
from engine.forbidden_stars.minds import advancing, buying, planning, supply, worth
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.orders.advance import From
from engine.forbidden_stars.play import Game
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, station


@pytest.fixture
def game() -> Game:
    """Chaos with much materiel and a factory."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=1, factory=1)
    game.player(1).materiel = 12
    return game


def used_up(game: Game) -> None:
    """All that the lowest command level allows stands somewhere."""
    for type in UNITS_OF["chaos"]:
        if type.level == 0:
            away = "1A-NE" if type.kind == "ground" else "1A-NW"
            station(game, 1, away, **{type.id: type.supply})


@pytest.mark.rule("FS-DEPLOY-15")
def test_what_is_in_reserve_at_the_command_level_can_be_recruited(game: Game) -> None:
    mine = worth.me(asked(game, seat=1))
    found = dict(supply.recruits(mine, 0))
    assert found and all(UNITS[id].level == 0 or mine.assets.get("forge") for id in found)
    assert supply.spending(mine, 1) == max(UNITS[id].cost for id in found)
    used_up(game)
    assert supply.spending(worth.me(asked(game, seat=1)), 6) < supply.spending(mine, 6)


def test_no_deploy_is_planned_for_figures_that_are_used_up(game: Game) -> None:
    at = asked(game, seat=1)
    before = planning.of(at, chart(at), "deploy", "12A")
    used_up(game)
    at = asked(game, seat=1)
    assert planning.of(at, chart(at), "deploy", "12A") < before


def test_a_city_is_worth_more_where_materiel_lies_idle(game: Game) -> None:
    at = asked(game, seat=1)
    before = buying._structure(at, chart(at), "12A", "city")
    used_up(game)
    at = asked(game, seat=1)
    assert supply.unlocked(worth.me(at)) > 0
    assert buying._structure(at, chart(at), "12A", "city") > before + 50
    game.player(1).materiel = 0
    at = asked(game, seat=1)
    assert buying._structure(at, chart(at), "12A", "city") <= before + 50


@pytest.mark.rule("FS-MAT-02")
def test_what_the_dial_would_not_hold_costs_nothing(game: Game) -> None:
    at = asked(game, seat=1)
    spilt, income = supply.overflow(worth.me(at)), worth.me(at).income
    assert spilt == max(0, 12 + income - 14)
    game.player(1).materiel = 14
    full = asked(game, seat=1)
    assert supply.overflow(worth.me(full)) == income > 0
    assert buying._price(full, income, buying.PRICE) == 0 < buying._price(full, income + 1, buying.PRICE)
    assert planning.of(full, chart(full), "deploy", "12A") >= planning.of(at, chart(at), "deploy", "12A")


@pytest.mark.rule("FS-DEPLOY-02")
def test_who_has_lost_every_factory_wants_one(game: Game) -> None:
    at = asked(game, seat=1)
    before = buying._structure(at, chart(at), "12A", "factory")
    for area in game.state.areas.values():
        area.structures.clear()
    station(game, 1, "12A-NE", city=1)
    at = asked(game, seat=1)
    assert not chart(at).has_factory()
    assert buying._structure(at, chart(at), "12A", "factory") > before + 100


def test_nobody_goes_where_others_have_just_left_by_the_same_order() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    station(game, 0, "10A-NE", scout=2)
    station(game, 0, "10A-NW", strike_cruiser=1)
    station(game, 1, "10A-SE", cultist=1)
    shape = Spread([Slot(From("10A-NE", "scout").id, T("x"), 2)], 1, 2)
    going = asked(game, "move_units", where=("10A-SW",), shape=shape)
    offered = advancing.move_units(going)
    assert offered and going.memory["left 10A-NE"] == advancing.order(going)
    at = asked(game, "move_to", ("10A-NE", "10A-SE", "done"), where=("10A",))
    notes = dict[str, int]()
    assert "10A-NE" in {offer.answer for offer in advancing.move_to(at)}
    at.memory.update(going.memory)
    assert "10A-NE" not in {offer.answer for offer in advancing.move_to(at)}
    BLUNDERS.of(going, {}, {From("10A-NE", "scout").id: 1}, notes)
    assert BLUNDERS.of(at, {}, "10A-NE", notes)["units_shuffled"] == 1
    assert BLUNDERS.of(at, {}, "10A-SE", notes)["units_shuffled"] == 0
    at.memory["left 10A-NE"] = "another order"
    assert "10A-NE" in {offer.answer for offer in advancing.move_to(at)}
