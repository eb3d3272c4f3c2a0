"""How a game ended as a picture: readable on a phone, said in words too."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.locales import Locales
from render import painter_of
from render.demo import position
from render.summary.course import Course
from render.summary.ending import Board, Ending, Placed, draw, paint_ending
from tests.render.recording import recorded
from tests.render.sample_views import NAMES

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


PLACED, CALLED = tuple(Placed(name, "", "", None, (), 1, False) for name in NAMES[:3]), tuple(NAMES[:3])


def test_points_by_round_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    courses = tuple(Course(name, "amber", (0, 12, 21 + at)) for at, name in enumerate(CALLED))
    with recorded(monkeypatch) as drawn:
        image = draw(Ending("The end", (), PLACED, (0, 1, 2), courses), WORDS).image
    found = {put.text: (at, put) for at, put in drawn.words()}
    for number in ("1", "2", "10", "20", "21", "22", "23"):
        at, put = found[number]
        assert put.high >= 8 * image.width / 390 and drawn.hidden(at) == 0 and put.box[2] <= image.width - 24


def test_the_board_stands_below_the_seats_and_is_whole() -> None:
    view, bare = position("ti4", 3, "1", 60).view, draw(Ending("The end", (), PLACED), WORDS).image
    image = draw(Ending("The end", (), PLACED, board=Board("ti4", view, CALLED)), WORDS).image
    top, wide = bare.height - 24, image.width
    above = (0, 0, bare.width, top)
    assert image.crop(above).tobytes() == bare.crop(above).tobytes()
    board = painter_of("ti4").draw(view, words=WORDS, names=CALLED, marks=(), zoom=None).image
    board = board.resize((wide, round(board.height * wide / board.width)))
    at = image.height - 24 - 18 - board.height
    part = image.crop((0, at, wide, at + board.height))
    assert at >= top and max(ImageStat.Stat(ImageChops.difference(board, part)).rms) < 12


def test_a_game_without_pictures_ends_without_its_board() -> None:
    bare, toy = Ending("The end", (), PLACED), Ending("The end", (), PLACED, board=Board("toy", None, CALLED))
    assert draw(toy, WORDS).image.size == draw(bare, WORDS).image.size


def test_who_has_won_stands_larger_than_the_others() -> None:
    first, second = (draw(Ending("Toy", (), (seat(place),)), WORDS).image.height for place in (1, 2))
    assert first > second + 60
