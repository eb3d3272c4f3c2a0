"""The index of each game in docs/developing is that of today's code, and finds what it should."""

from __future__ import annotations

import ast

import pytest

from engine.games import TITLES
from tests.index import PAGES, page, texts

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
        ("ti4", "card:mining_initiative | cards/component.py:mining_initiative | ti4-card-mining_initiative"),
        ("ti4", "TI-CUSTODIANS-03 | galaxy/custodians.py:refusal galaxy/custodians.py:price"),
        ("ti4", "strategy:technology | strategy_cards/technology.py"),
        ("ti4", "TI-STRUCTURE-04 | galaxy/capacity.py"),
        ("eclipse", "tech:neutron_bombs | "),
        ("forbidden_stars", "card:mek_boyz | cards/dice_steps.py:gain_dice"),
        ("space_empires", "SE-GEN-06 | galaxy/colonies.py:settle"),
    ],
)
def test_it_leads_from_a_rule_or_a_card_to_its_code(game: str, start: str) -> None:
    lines = (PAGES / f"index-{game}.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith(start)]


def test_what_registers_a_function_is_told_from_what_stands_in_it() -> None:
    assert [*texts(ast.parse(CODE))] == [
        ("spy", "", False),
        ("told", "spy", False),
        ("spy", "spy", True),
        ("seat", "spy", True),
    ]
