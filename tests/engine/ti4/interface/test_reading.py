"""Components of Twilight Imperium as they can be read."""

from __future__ import annotations

from typing import Any

import pytest

from engine.component import Component
from engine.text import T
from engine.ti4 import components as box
from engine.ti4 import words
from engine.ti4.interface.component_texts import components
from engine.ti4.rules import RULES
from tests.engine.ti4.positions import board

ALL = {component.id: component for component in components()}


def figures(component: Component) -> dict[str, Any]:
    return {fact.name.key.removeprefix("ti4-fact-"): fact.value for fact in component.facts}


def test_every_card_technology_unit_sheet_and_planet_is_there() -> None:
    kinds = {
        "card": box.ACTION_CARDS,
        "agenda": box.AGENDAS,
        "objective": box.OBJECTIVES,
        "strategy": box.STRATEGY_CARDS,
        "tech": box.TECHNOLOGIES,
        "faction": box.FACTIONS,
        "ability": box.FACTION_ABILITIES,
        "note": box.NOTES,
        "planet": box.PLANETS,
        "system": {str(tile): tile for tile in box.TILES},
    }
    assert {f"{kind}:{id}" for kind, table in kinds.items() for id in table} <= ALL.keys()
    upgrades = {technology.unit for technology in box.TECHNOLOGIES.values()}
    assert {f"unit:{id}" for id in box.UNITS if id not in upgrades} <= ALL.keys()


def test_every_component_but_what_figures_tell_has_a_text() -> None:
    silent = {id.partition(":")[0] for id, component in ALL.items() if component.text is None}
    assert silent == {"planet", "system", "unit"}
    assert [id for id, one in ALL.items() if one.text is None and not one.facts and not id.startswith("system")] == []


def test_a_unit_shows_its_figures_and_its_upgrade() -> None:
    dreadnought = ALL["unit:dreadnought_1"]
    shown = figures(dreadnought)
    assert (shown["cost"], shown["combat"], shown["move"], shown["capacity"]) == (4, 5, 1, 1)
    assert "sustain" in shown and shown["bombardment"] == 5
    assert dreadnought.related == ("tech:dreadnought_2",)
    assert "unit:dreadnought_1" in ALL["tech:dreadnought_2"].related


def test_prerequisites_are_told_and_drawn() -> None:
    needs = next(fact for fact in ALL["tech:dreadnought_2"].facts if fact.name.key == "ti4-fact-needs")
    assert needs.value == (T("ti4-color-blue", n=2), T("ti4-color-yellow", n=1))
    assert needs.signs == ("blue_skill", "blue_skill", "yellow_skill")


@pytest.mark.parametrize("faction", box.FACTIONS.values(), ids=lambda faction: str(faction.id))
def test_a_faction_leads_to_all_that_is_its_own(faction: box.Faction) -> None:
    related = {id.partition(":")[2] for id in ALL[f"faction:{faction.id}"].related}
    own = {*faction.abilities, *faction.technologies, faction.flagship, faction.note, *faction.home_planets}
    assert own <= related


@pytest.mark.rule("TI-HIDDEN-01")
def test_a_hand_names_the_components_that_it_tells_in_the_same_order() -> None:
    game = board()
    player = game.state.players[0]
    player.action_cards[:], player.secrets[:] = ["sabotage", "spy"], ["unveil_flagship"]
    player.notes[:] = ["ceasefire:1"]
    view = RULES.view(game.state, 0)
    assert RULES.held_components(view, "hand") == ["card:sabotage", "card:spy", "note:ceasefire@1"]
    assert RULES.held_components(view, "objectives") == ["objective:unveil_flagship"]
    assert ALL["card:spy"].name == words.card("spy")


def test_the_public_holds_nothing() -> None:
    view = RULES.view(board().state, None)
    assert not RULES.held_components(view, "hand") and not RULES.held_components(view, "objectives")
