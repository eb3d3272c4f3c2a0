"""The table of `make mutants` follows the code: every change still has its place, and tests that should see it."""

from __future__ import annotations

from pathlib import Path

from tests.mutations import MUTANTS
from tests.mutations_mended import MENDED

ROOT = Path(__file__).parents[1]


def test_every_change_has_its_place_and_its_tests() -> None:
    assert len(MUTANTS) >= 60
    for one in (*MUTANTS, *MENDED):
        assert one.old != one.new and one.place(ROOT), one.about
        assert one.tests and all(Path(ROOT, test).exists() for test in one.tests), one.about
