"""The index of rules finds ids where they stand, and only there."""

from __future__ import annotations

from engine.checking.ruleindex import index

CODE = '''
"""The room. X-ROOM-01"""

class Dock:
    """A dock. X-DOCK-01"""

    SLOTS: int = 2
    """So many in a dock. X-DOCK-06"""

    async def build(self):
        """Builds. X-DOCK-02, X-DOCK-03"""
        note = "X-DOCK-04"  # X-DOCK-05

MOST = 3
"""Docks of a player. X-DOCK-07"""
FREE = 4

def over():
    """No such rule: X-TYPO-99. Another family: Y-DOCK-01."""
'''
TESTS = '''
import pytest
pytestmark = [pytest.mark.rule("X-ROOM-01")]

@pytest.mark.rule("X-DOCK-01", "X-DOCK-02")
def test_docks(): ...

class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X-DOCK-03", "X-DOCK-06", "X-DOCK-07"))])
    async def test_it(self, n):
        """X-DOCK-04"""
'''
IDS = ["X-ROOM-01", "X-DOCK-01", "X-DOCK-02", "X-DOCK-03", "X-DOCK-04", "X-DOCK-05", "X-DOCK-06", "X-DOCK-07"]
MADE = index(IDS, {"engine/x/dock.py": CODE}, {"tests/test_dock.py": TESTS})


def test_docstrings_say_where_a_rule_is_implemented() -> None:
    assert {id: places.code for id, places in MADE.rules.items() if places.code} == {
        "X-ROOM-01": ["engine/x/dock.py:"],
        "X-DOCK-01": ["engine/x/dock.py:Dock"],
        "X-DOCK-02": ["engine/x/dock.py:Dock.build"],
        "X-DOCK-03": ["engine/x/dock.py:Dock.build"],
        "X-DOCK-06": ["engine/x/dock.py:Dock.SLOTS"],
        "X-DOCK-07": ["engine/x/dock.py:MOST"],
    }


def test_marks_say_which_tests_hold_a_rule() -> None:
    assert {id: places.tests for id, places in MADE.rules.items() if places.tests} == {
        "X-ROOM-01": ["tests/test_dock.py:"],
        "X-DOCK-01": ["tests/test_dock.py:test_docks"],
        "X-DOCK-02": ["tests/test_dock.py:test_docks"],
        "X-DOCK-03": ["tests/test_dock.py:TestMany.test_it"],
        "X-DOCK-06": ["tests/test_dock.py:TestMany.test_it"],
        "X-DOCK-07": ["tests/test_dock.py:TestMany.test_it"],
    }


def test_what_lacks_and_what_is_beyond_is_named() -> None:
    assert MADE.lacking("code") == MADE.lacking("tests") == MADE.lacking("either") == ["X-DOCK-04", "X-DOCK-05"]
    assert list(MADE.beyond) == ["X-TYPO-99"]


def test_totals() -> None:
    told = MADE.to_json("x")
    assert isinstance(told, dict)
    assert (told["total"], told["implemented"], told["tested"], told["both"], told["share"]) == (8, 6, 6, 6, "75 %")
