"""Whole games fall today as they are written in tests/golden. See golden.py on how to renew them."""

from __future__ import annotations

import pytest

from engine.log import Given
from tests.engine.golden import GAMES, Golden, kept, transcript

KILOBYTE, RENEWED = 1024, "if that is meant: python -m tests.engine.golden, and read the difference"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_game_falls_as_written(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    played = transcript(golden, kept(text)).splitlines()
    for at, (now, then) in enumerate(zip(played, text.splitlines(), strict=False), start=1):
        assert now == then, f"line {at} of {golden.file.name} differs; {RENEWED}"
    assert len(played) == len(text.splitlines()), RENEWED


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_whole_game_is_there_and_stays_readable(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    assert text.splitlines()[-1].startswith("== winners")
    assert len(text) < 150 * KILOBYTE and max(map(len, text.splitlines())) < 1000


def test_answers_are_read_back_as_they_were_given() -> None:
    assert kept('- told\n> 1 !offer {"to": "2"}\n> 0 produce_pieces 3\n') == [
        Given(1, "offer", {"to": "2"}),
        Given(0, None, 3),
    ]
