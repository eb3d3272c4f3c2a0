"""The production sheet in words: its lines add up, it says what changed, and only its owner reads it."""

from __future__ import annotations

import pytest

from engine.space_empires import words
from engine.space_empires.economy import economic_phase
from engine.space_empires.rules import RULES
from engine.text import T
from tests.engine.space_empires.positions import colony, play, put, space


@pytest.mark.rule("SE-ECON-03", "SE-ECON-02", "SE-BUY-02")
def test_the_sheet_says_what_came_what_went_and_what_changed() -> None:
    game = space()
    colony(game, 0, "F6")
    put(game, 0, "SY", "A10", 2)
    scout = put(game, 0, "SC", "F6", 2)
    game.player(0).cp, game.state.phase = 3, "economy"
    sheet = {"bid": 1, "research": ["attack"], "ships": {"SC:A10": 1}, "scuttle": [scout.id]}
    play(economic_phase.step(game), ("sheet", 0, sheet), others="pass")
    lines = RULES.held(RULES.view(game.state, 0), "sheet")
    for key, cp in (("carried", 3), ("colonies", 25), ("bid", 1), ("research", 20), ("units", 6), ("left", 1)):
        assert T(f"space_empires-sheet-{key}", cp=words.cp(cp)) in lines
    assert T("space_empires-sheet-level", level=words.level("attack", 1), cost=words.cp(20)) in lines
    assert T("space_empires-sheet-scuttled", units=(scout.id,)) in lines
    assert "space_empires-sheet-bought" in [line.key for line in lines]


@pytest.mark.rule("SE-ECON-03", "SE-NEWTECH-03", "SE-BUY-06")
def test_groups_are_told_with_their_levels_and_to_nobody_else() -> None:
    game = space()
    group = put(game, 0, "CA", "F6", 2, attack=1)
    lines = RULES.held(RULES.view(game.state, 0), "groups")
    told = next(line for line in lines if line.key == "space_empires-own-group")
    assert told.params["group"] == words.group(group) and words.level("attack", 1) in told.params["levels"]  # type: ignore[operator]
    assert lines[-1].key == "space_empires-own-free"
    assert [RULES.held(RULES.view(game.state, None), section) for section in RULES.sections] == [[], [], [], []]
    assert str(words.group(group)) not in str(RULES.held(RULES.view(game.state, 1), "groups"))
    assert RULES.held(RULES.view(game.state, 0), "hand") == []
