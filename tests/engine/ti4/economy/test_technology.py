"""Researching and gaining technologies."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.economy import technology
from engine.ti4.play import Game
from tests.engine.ti4.positions import board, fleet, learn, own, play


def refused(game: Game, seat: int, id: str) -> str | None:
    """The rule by which researching a technology is refused."""
    with pytest.raises(IllegalAnswer) as refusal:
        play(technology.research(game, seat), ("technology", seat, id))
    return refusal.value.rule


@pytest.mark.rule("TI-TECH-01", "TI-TECH-02", "TI-TECH-03", "TI-TECH-04", "TI-TECH-14")
def test_a_researched_technology_leaves_the_deck_for_good() -> None:
    game = board()
    assert "sarween_tools" in technology.deck(game, 0)
    play(technology.research(game, 0), ("technology", "sarween_tools"))
    assert game.player(0).technologies == ["sarween_tools"]
    assert refused(game, 0, "sarween_tools") == "TI-TECH-02"


@pytest.mark.rule("TI-TECH-06")
def test_the_own_deck_can_be_looked_through() -> None:
    game = board()
    learn(game, 0, "sarween_tools")
    assert len(technology.deck(game, 0)) == 24 and "sarween_tools" not in technology.deck(game, 0)


@pytest.mark.rule("TI-TECH-10", "TI-TECH-12", "TI-TECH-13", "TI-TECH-16", "TI-TECH-17", "TI-EX-02")
def test_ti_ex_02_two_blue_symbols_need_two_blue_technologies() -> None:
    game = board("hacan", "sol", "letnev")
    learn(game, 0, "antimass_deflectors")
    assert refused(game, 0, "fleet_logistics") == "TI-TECH-16"
    learn(game, 0, "gravity_drive")
    play(technology.research(game, 0), ("technology", "fleet_logistics"))
    assert game.player(0).exhausted_technologies == []


@pytest.mark.rule("TI-TECH-11", "TI-UPGRADE-01")
def test_unit_upgrades_satisfy_nothing() -> None:
    game = board("hacan", "sol", "letnev")
    learn(game, 0, "infantry_2", "fighter_2", "carrier_2", "antimass_deflectors")
    assert technology.missing(game, 0, TECHNOLOGIES["fleet_logistics"]) == {"blue": 1}


@pytest.mark.rule("TI-TECH-08", "TI-TECH-09")
def test_four_colors_of_four_technologies_each() -> None:
    generic = [card for card in TECHNOLOGIES.values() if card.faction is None and card.unit is None]
    for color in ("blue", "green", "yellow", "red"):
        assert len([card for card in generic if card.color == color]) == 4
    assert all(card.color is None for card in TECHNOLOGIES.values() if card.unit is not None)


@pytest.mark.rule("TI-TECH-15")
def test_another_faction_s_technology_is_refused() -> None:
    game = board("hacan", "sol", "letnev")
    learn(game, 0, "antimass_deflectors", "gravity_drive")
    assert refused(game, 0, "advanced_carrier_2") == "TI-TECH-15"


@pytest.mark.rule("TI-TECH-18", "TI-TECH-19", "TI-PLANET-06", "TI-CX-30")
def test_ti_cx_30_a_planet_with_the_specialty_stands_for_a_symbol() -> None:
    game = board("hacan", "sol", "letnev")
    learn(game, 0, "antimass_deflectors")
    planet = specialist(game, "blue")
    own(game, 0, planet)
    play(technology.research(game, 0), ("technology", "fleet_logistics"))
    assert game.state.planets[planet].exhausted


@pytest.mark.rule("TI-TECH-20", "TI-CX-30")
def test_ti_cx_30_not_when_it_is_exhausted() -> None:
    game = board("hacan", "sol", "letnev")
    learn(game, 0, "antimass_deflectors")
    own(game, 0, specialist(game, "blue"), exhausted=True)
    assert refused(game, 0, "fleet_logistics") == "TI-TECH-16"


def specialist(game: Game, color: str) -> str:
    """A planet on the board with that specialty."""
    from engine.ti4.components import PLANETS

    return next(id for id in game.state.planets if PLANETS[id].specialty == color)


@pytest.mark.rule("TI-TECH-21")
def test_research_itself_costs_nothing() -> None:
    game = board()
    own(game, 0, "jord", exhausted=True)
    play(technology.research(game, 0), ("technology", "sarween_tools"))
    assert "sarween_tools" in game.player(0).technologies


def test_a_planet_cannot_both_stand_for_a_symbol_and_pay() -> None:
    game = board("hacan", "sol", "letnev")
    learn(game, 0, "antimass_deflectors")
    planet = specialist(game, "blue")
    own(game, 0, *game.planets(0), exhausted=True)
    own(game, 0, planet)
    game.player(0).trade_goods = 3
    assert "fleet_logistics" not in technology.researchable(game, 0, cost=4)
    game.player(0).trade_goods = 4
    assert "fleet_logistics" in technology.researchable(game, 0, cost=4)


@pytest.mark.rule("TI-TECH-07")
def test_gaining_ignores_prerequisites() -> None:
    game = board()
    technology.gain(game, 0, "assault_cannon")
    assert game.player(0).technologies == ["assault_cannon"]


@pytest.mark.rule("TI-UPGRADE-02", "TI-UPGRADE-03", "TI-UPGRADE-05", "TI-UPGRADE-06")
def test_ti_ex_14_carrier_ii_upgrades_every_carrier() -> None:
    game = board("hacan", "sol", "letnev")
    fleet(game, 0, "27" if "27" in game.state.systems else next(iter(game.state.systems)), carrier=1)
    assert (game.card(0, "carrier").move, game.card(0, "carrier").capacity) == (1, 4)
    learn(game, 0, "carrier_2")
    assert (game.card(0, "carrier").move, game.card(0, "carrier").capacity) == (2, 6)


@pytest.mark.rule("TI-UPGRADE-04")
def test_a_faction_s_own_unit_is_on_its_sheet() -> None:
    game = board("sol", "hacan", "muaat")
    assert game.card(0, "carrier").id == "advanced_carrier_1" and game.card(1, "carrier").id == "carrier_1"
    assert "war_sun" not in game.player(0).units and game.card(2, "war_sun").id == "prototype_war_sun_1"
