"""How a game ended as a picture: readable on a phone, said in words too."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.locales import Locales
from render.ending import Ending, Placed, draw, paint_ending

WORDS = Locales().speaker("en", markdown=False)
PARTS = (("Hexes", 15), ("Reputation", 9), ("Ambassadors", 2), ("Discoveries", 6), ("Technologies", 5), ("Traitor", -2))


def seat(
    place: int, points: int | None = 35, parts: tuple[tuple[str, int], ...] = PARTS, side: str = "Planta"
) -> Placed:
    return Placed(f"Seat {place}", "amber", side, points, parts, place, place == 1)


def test_every_seat_stands_in_words_beside_the_picture() -> None:
    seats = (seat(1), seat(2, 1, (), side=""))
    picture = paint_ending(Ending("Eclipse: the end", ("9 rounds",), seats), WORDS)
    assert picture.alt == (
        "Eclipse: the end. 1. Seat 1 (Planta): 35 points (Hexes 15, Reputation 9, Ambassadors 2, Discoveries 6, "
        "Technologies 5 and Traitor -2). 2. Seat 2: 1 point. 9 rounds"
    )
    shown = Image.open(io.BytesIO(picture.png))
    assert shown.size == (picture.width, picture.height) and len(picture.png) < 200_000


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("points", [None, 0, 123])
def test_any_number_of_seats_can_be_drawn_with_points_and_without(seats: int, points: int | None) -> None:
    shown = [seat(at + 1, points, PARTS[:at]) for at in range(seats)]
    drawing = draw(
        Ending("Toy", ("A tie that was decided by something that takes more than one line. " * 2,), tuple(shown)), WORDS
    )
    assert drawing.image.width == 1080 and drawing.image.height < 2000


def test_who_has_won_stands_larger_than_the_others() -> None:
    first, second = (draw(Ending("Toy", (), (seat(place),)), WORDS).image.height for place in (1, 2))
    assert first > second + 60
