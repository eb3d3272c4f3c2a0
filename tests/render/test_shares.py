"""Shares of games won as a picture: the range stands where it says, and all of it is said in words too."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.locales import Locales
from render.colours import GOLD
from render.summary.shares import RANGE, ROW, Share, Shares, draw, paint_shares

WORDS = Locales().speaker("en", markdown=False)
ROWS = (Share("Eclipse", 8, 4, 22, 78), Share("Terran Directorate", 2, 2, 34, 100, below=True))


def test_every_row_stands_in_words_beside_the_picture() -> None:
    picture = paint_shares(Shares("Ann: games won", ROWS), WORDS)
    assert picture.alt == (
        "Ann: games won. Eclipse: 4 of 8 won, 50%, between 22 and 78%. "
        "Terran Directorate: 2 of 2 won, 100%, between 34 and 100%."
    )
    assert len(picture.png) < 60_000


@pytest.mark.parametrize(("wins", "low", "high"), [(0, 0, 49), (5, 24, 76), (10, 72, 100)])
def test_the_share_lies_in_its_range(wins: int, low: int, high: int) -> None:
    image = draw(Shares("", [Share("", 10, wins, low, high)]), WORDS).image
    marks, ranges = ([x for x in range(image.width) if _has(image, x, colour)] for colour in (GOLD, RANGE))
    assert ranges and min(ranges) - 12 <= min(marks) and max(marks) <= max(ranges) + 12
    assert abs((max(marks) + min(marks)) / 2 - (444 + wins / 10 * 462)) < 8


def _has(image: Image.Image, x: int, colour: tuple[int, ...]) -> bool:
    return any(image.getpixel((x, y))[:3] == colour for y in range(120, 160))  # type: ignore[index]


def test_more_rows_make_it_higher() -> None:
    one, two = (draw(Shares("", ROWS[:count]), WORDS).image.height for count in (1, 2))
    assert two - one == ROW
