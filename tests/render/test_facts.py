"""What the pictures know about components agrees with the component tables."""

from __future__ import annotations

from render.ti4.facts import STRATEGIES, TECH_COLOUR, UPGRADED
from tests.render.sample_views import load


def test_technologies_have_their_colours() -> None:
    assert {row["id"]: row["color"] for row in load("technologies") if row["color"]} == TECH_COLOUR


def test_unit_upgrades_show_the_right_unit() -> None:
    types = {row["id"]: row["type"] for row in load("units")}
    assert {row["id"]: types[row["unit"]] for row in load("technologies") if row["unit"]} == UPGRADED


def test_strategy_cards_have_their_initiatives() -> None:
    numbers = {id_: number for id_, (number, _) in STRATEGIES.items()}
    assert numbers == {row["id"]: row["initiative"] for row in load("strategy_cards")}
