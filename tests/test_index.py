"""The index of each game in docs/developing is that of today's code, and finds what it should."""

from __future__ import annotations

import ast

import pytest

from engine.games import TITLES
from tests.index import PAGES, page
from tests.indexed import tested
from tests.indexed.trees import Found, mentioned, texts

CODE = """
KIND = "spy"
@ACTION.ability(CARD, "spy", targets=lambda game: "seat")
async def spy(game):
    print("told")
"""


@pytest.mark.parametrize("game", TITLES)
def test_the_index_is_up_to_date(game: str) -> None:
    file = PAGES / f"index-{game}.md"
    found = file.read_text(encoding="utf-8") if file.exists() else ""
    assert (found == page(game)) is True, "python -m tests.index writes it anew"


@pytest.mark.parametrize(
    ("game", "start"),
    [
        (
            "ti4",
            "card:mining_initiative | cards/component.py:mining_initiative | component_action (window) | ti4-",
        ),
        ("ti4", "TI-CUSTODIANS-03 | galaxy/custodians.py:refusal galaxy/custodians.py:price"),
        ("ti4", "strategy:technology | strategy_cards/technology.py"),
        ("ti4", "TI-STRUCTURE-04 | galaxy/capacity.py"),
        ("eclipse", "tech:neutron_bombs | "),
        ("forbidden_stars", "card:mek_boyz | cards/dice_steps.py:gain_dice"),
        ("space_empires", "SE-GEN-06 | galaxy/colonies.py:settle"),
        ("ti4", "ability:galactic_threat | factions/nekro.py:galactic_threat"),
        ("ti4", "TI-ABILITY-16 | abilities/sources.py"),
        ("ti4", "land | actions/invasion.py | spread | actions/invasion.py:_choose_landings | ti4-ask-land"),
    ],
)
def test_it_leads_from_a_rule_or_a_card_to_its_code(game: str, start: str) -> None:
    lines = (PAGES / f"index-{game}.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith(start)]


@pytest.mark.parametrize(
    ("game", "id", "test"),
    [
        ("ti4", "TI-ADJACENT-01", "galaxy/test_board.py:test_systems_that_share_an_edge_are_adjacent"),
        ("ti4", "tech:non_euclidean_shielding", "test_non_euclidean_shielding_cancels_two_hits_of_any_source"),
        ("ti4", "ability:crafty", "factions/test_yssaril.py:test_no_limit_holds_for_the_hand_of_the_yssaril"),
        ("ti4", "objective:establish_a_perimeter", "test_scorable_exactly_when_its_condition_holds"),
        ("ti4", "unit:duha_menaimon", "factions/test_arborec.py:test_the_flagship_builds"),
        (
            "forbidden_stars",
            "card:howling_banshees",
            "combat/test_both_cards.py:test_both_cards_of_a_round",
        ),
    ],
)
def test_the_tests_of_a_row_are_about_it(game: str, id: str, test: str) -> None:
    lines = (PAGES / f"index-{game}.md").read_text(encoding="utf-8").splitlines()
    (row,) = [line for line in lines if line.startswith(f"{id} |")]
    assert test in row.rpartition(" | ")[2]


def test_a_number_is_no_name() -> None:
    lines = (PAGES / "index-ti4.md").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if line.startswith("system:1 |")]
    assert tested.of_component("ti4", "1", []) == []


def test_what_registers_a_function_is_told_from_what_stands_in_it() -> None:
    assert [*texts(ast.parse(CODE))] == [
        ("spy", "", False),
        ("told", "spy", False),
        ("spy", "spy", True),
        ("seat", "spy", True),
    ]


TABLE = """
USE = "spy"
CARDS["politics"] = Abilities(primary, secondary)
def primary(game): ...
def secondary(game): ...
def test_it():
    use(USE)
"""


def test_a_constant_stands_where_it_is_read_and_a_table_at_what_it_registers() -> None:
    assert [*mentioned(ast.parse(TABLE))] == [
        Found("spy", "test_it", False),
        Found("politics", "primary", True),
        Found("politics", "secondary", True),
    ]
