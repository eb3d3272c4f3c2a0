"""What is kept of earlier pictures stays within its bound, whatever is drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from render import kept as keeping
from render.canvas import Drawing, label
from render.kept import BESIDE, DOT, Shelf, kept, weight

SIDE = 10
ONE = BESIDE + SIDE * SIDE * DOT


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """Room for two squares."""
    made = Shelf(2 * ONE)
    monkeypatch.setattr(keeping, "SHELF", made)
    return made


@kept
def square(red: int, mode: str = "RGB") -> Image.Image:
    return Image.new(mode, (SIDE, SIDE), red)


@kept
def table(red: int) -> Image.Image:
    return Image.new("RGB", (2 * SIDE, SIDE), red)


@kept
def board(red: int) -> Drawing:
    return Drawing(Image.new("RGB", (SIDE, SIDE), red), Image.new("P", (1, 1)))


def test_a_picture_is_drawn_once(shelf: Shelf) -> None:
    shelf.most, before = 3 * ONE, square.drawn
    assert square(1) is square(1) is not square(2)
    assert square(1, mode="RGBA") is not square(1)
    assert square.drawn == before + 3


def test_what_was_used_least_recently_goes_whatever_drew_it(shelf: Shelf) -> None:
    one, two = square(1), board(2)
    assert square(1) is one
    board(3)
    assert square(1) is one and board(2) is not two
    assert len(shelf) == 2 and shelf.weight == 2 * ONE


def test_one_picture_larger_than_the_bound_is_kept_until_the_next(shelf: Shelf) -> None:
    shelf.most = 1
    assert square(1) is square(1)
    square(2)
    assert len(shelf) == 1 and shelf.weight == ONE


def test_boards_do_not_crowd_out_the_signs_that_all_tables_share(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LARGE", ONE)
    large, shelf.most = weight(table(0)), 3 * weight(table(0))
    shelf.clear(table)
    sign = square(1)
    for red in range(5):
        table(red)
    assert square(1) is sign
    assert shelf.boards == 2 * large and shelf.weight == 2 * large + ONE


def test_a_function_forgets_its_own_pictures_alone(shelf: Shelf) -> None:
    one, two = square(1), board(2)
    square.forget()
    assert board(2) is two and square(1) is not one and shelf.weight == 2 * ONE


def test_a_picture_weighs_what_pillow_takes_for_it() -> None:
    assert weight(Image.new("L", (20, 5))) == BESIDE + 100
    assert weight(Image.new("RGB", (20, 5))) == BESIDE + 400


def test_labels_are_bounded_too(shelf: Shelf) -> None:
    shelf.most = 200_000
    for number in range(300):
        label(f"label {number}", 20)
    assert shelf.weight <= 200_000 and 0 < len(shelf) < 300
