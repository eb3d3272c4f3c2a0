"""The table of `make mutants` follows the code: every change still has its place, and tests that should see it."""

from __future__ import annotations

from pathlib import Path

from tests.mutants import LISTS
from tests.mutations import MUTANTS

ROOT = Path(__file__).parents[1]


def test_every_change_has_its_place_and_its_tests() -> None:
    assert len(MUTANTS) >= 60
    for one in (one for listed in LISTS.values() for one in listed):
        assert one.old != one.new and one.place(ROOT), one.about
        assert one.tests and all(Path(ROOT, test.partition("::")[0]).exists() for test in one.tests), one.about
