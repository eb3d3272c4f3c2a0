"""Films: the frames are those that were given, at their time, in few bytes, and in time."""

from __future__ import annotations

import io
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from engine.games import rules_of
from engine.table import Table
from engine.text import Text
from render import film as films
from render.film import Frame, film


def words(text: Text) -> str:
    return text.key


def game_frames(game: str, seats: int, answers: tuple[int, ...]) -> list[Frame]:
    """The public boards of a game by chance, after so many answers."""
    rules, chance, found = rules_of(game), Random(1), list[Frame]()
    table = Table.new(rules, seats, "5eed")
    for count in range(max(answers) + 1):
        if count in answers:
            view = rules.view(table.state, None)
            found.append(Frame(view, tuple(rules.points(view)), f"R{rules.round_of(view)}"))
        if table.ask is not None:
            seat, verb, value = table.random_answer(chance)
            table.answer(seat, value, verb)
    return found


@pytest.mark.parametrize(("game", "seats"), [("ti4", 3), ("eclipse", 2), ("forbidden_stars", 2), ("space_empires", 2)])
def test_a_film_of_a_game(game: str, seats: int) -> None:
    frames = game_frames(game, seats, (0, 40, 90))
    data = film(game, frames, words=words, names=["Ann", "Bob", "Cid"])
    picture: Any = Image.open(io.BytesIO(data))
    assert (picture.format, picture.n_frames, picture.width) == ("GIF", 3, films.WIDTH)
    assert len(data) < 1_000_000
    assert len({frame(picture, at) for at in range(3)}) == 3


def frame(picture: Any, at: int) -> bytes:
    picture.seek(at)
    return bytes(picture.convert("RGB").tobytes())


@pytest.fixture
def plates(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Stages of one colour each; the views are those colours."""
    drawn: list[Any] = []

    def stage(view: Any, like: Any, **_: Any) -> Any:
        drawn.append(view.colour)
        return SimpleNamespace(image=Image.new("RGB", (480, 300), view.colour))

    monkeypatch.setattr(films, "painter_of", lambda game: SimpleNamespace(stage=stage))
    return drawn


def plate(*colour: int) -> Frame:
    view: Any = SimpleNamespace(colour=colour, seats=[SimpleNamespace(colour="red"), SimpleNamespace(colour="blue")])
    return Frame(view, (3, 1), "Round 2")


def test_each_frame_stands_as_it_was_given_although_only_changes_are_kept(plates: list[Any]) -> None:
    colours = [(200, 0, 0), (0, 0, 200), (200, 0, 0), (0, 160, 0)]
    picture: Any = Image.open(io.BytesIO(film("toy", [plate(*one) for one in colours], words=words, names="AB")))
    middles = []
    for at in range(4):
        picture.seek(at)
        middles.append(picture.convert("RGB").getpixel((480, 200)))
    assert middles[0] == middles[2] and len(set(middles)) == 3


def test_a_film_that_takes_too_long_shows_what_there_is_and_the_end(plates: list[Any]) -> None:
    frames = [plate(at, 0, 0) for at in range(0, 200, 5)]
    picture: Any = Image.open(io.BytesIO(film("toy", frames, words=words, names="AB", seconds=-1.0)))
    assert plates == [frames[-1].view.colour] and getattr(picture, "n_frames", 1) == 1


def test_a_film_too_large_is_thinned(plates: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [plate(at, 255 - at, 90) for at in range(0, 240, 10)]
    whole = film("toy", frames, words=words, names="AB")
    monkeypatch.setattr(films, "MOST_BYTES", len(whole) - 1)
    assert len(film("toy", frames, words=words, names="AB")) < len(whole)
