"""What counts as a number, and what only looks like one."""

from __future__ import annotations

import pytest

from engine.digits import LONGEST, signed, whole

NO_NUMBERS = [
    "",
    "²",
    "٣",
    "1²",
    "一",
    "½",
    "1.5",
    "0x1f",
    "1_000",
    "1e3",
    "1\n2",
    "--1",
    "+-1",
    "- 1",
    "9" * (LONGEST + 1),
]


@pytest.mark.parametrize("typed", [*NO_NUMBERS, " 1", "1\n", "-1", "+1"])
def test_digits_alone(typed: str) -> None:
    assert whole(typed) is None


@pytest.mark.parametrize("typed", [*NO_NUMBERS, "9" * 5000])
def test_no_number_that_people_type(typed: str) -> None:
    assert signed(typed) is None


@pytest.mark.parametrize(("typed", "number"), [("0", 0), ("007", 7), (" 12 ", 12), ("-3", -3), ("+3", 3)])
def test_numbers(typed: str, number: int) -> None:
    assert signed(typed) == number


def test_a_number_fits_into_the_database() -> None:
    assert whole("9" * LONGEST) == 10**LONGEST - 1 < 2**63
    assert whole("123", 2) is None
