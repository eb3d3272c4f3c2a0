"""Components of Eclipse as they can be read."""

from __future__ import annotations

import pytest

from engine.eclipse import components as box
from engine.eclipse.interface.component_texts import components
from engine.eclipse.rules import RULES
from engine.text import T
from tests.engine.eclipse.positions import galaxy

ALL = {component.id: component for component in components()}


def test_every_technology_part_ship_species_tile_and_sector_is_there() -> None:
    kinds = {
        "tech": box.TECHNOLOGIES,
        "part": box.PARTS,
        "species": box.SPECIES,
        "discovery": box.DISCOVERIES,
        "sector": box.SECTORS,
        "ship": dict.fromkeys((*box.SHIPS, "ancient", "gcds")),
    }
    assert {f"{kind}:{id}" for kind, table in kinds.items() for id in table} == ALL.keys()


def test_a_technology_leads_to_its_part_and_back() -> None:
    assert ALL["tech:plasma_cannon"].related == ("part:plasma_cannon",)
    assert ALL["part:plasma_cannon"].related == ("tech:plasma_cannon",)
    assert ALL["part:ion_turret"].related == ("discovery:part_ion_turret",)


def test_a_part_is_drawn_with_its_dice_and_energy() -> None:
    dice, energy = ALL["part:ion_turret"].facts
    assert dice.signs == ("die yellow", "die yellow") and energy.value == -1


def test_a_board_tells_its_ships() -> None:
    lines = {fact.name.key: fact.value for fact in ALL["species:planta"].facts}
    assert lines["eclipse-fact-trade"] == T("eclipse-fact-ratio", n=3)
    assert {f"eclipse-ship-{type}" for type in box.SHIPS} <= lines.keys()


@pytest.mark.rule("EC-PUB-03")
def test_only_its_holder_sees_kept_discovery_tiles() -> None:
    game = galaxy()
    game.state.players[0].kept[:] = ["money_8"]
    assert RULES.held_components(RULES.view(game.state, 0), "hand") == ["discovery:money_8"]
    for seat in (1, None):
        assert not RULES.held_components(RULES.view(game.state, seat), "hand")
