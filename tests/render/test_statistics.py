"""The figures of a game as a picture: readable whatever they are, and said in words too."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import pairwise

import pytest
from PIL import Image

from bot.locales import LANGUAGES, Locales
from render.canvas import label
from render.summary.course import spread
from render.summary.statistics import CHART, MARGIN, SeatLine, Statistics, alt, draw, duration, paint_statistics, signed
from tests.render.recording import recorded

WORDS = Locales().speaker("en", markdown=False)


def line(name: str, colour: str, points: tuple[int, ...] = (0, 2, 5), luck: float | None = 1.5) -> SeatLine:
    return SeatLine(name, colour, points, 20 if luck is not None else 0, 9, luck, 30, 600.0)


def test_every_seat_stands_in_words_beside_the_picture() -> None:
    seats = (line("Ann", "amber"), line("Bob", "azure", (0, 1, 1), None))
    picture = paint_statistics(Statistics("Toy", (1, 2, 3), seats), WORDS)
    assert picture.alt == (
        "Toy. Ann: 5 points; dice +1.5 (hits: 9 of 20); median time 10 min, 30 answers. "
        "Bob: 1 point; dice –; median time 10 min, 30 answers."
    )
    shown = Image.open(io.BytesIO(picture.png))
    assert shown.size == (picture.width, picture.height) and len(picture.png) < 300_000


@pytest.mark.parametrize("rounds", [(), (1,), tuple(range(40))])
@pytest.mark.parametrize("seats", [1, 8])
def test_any_number_of_rounds_and_seats_can_be_drawn(rounds: tuple[int, ...], seats: int) -> None:
    shown = [line(f"Seat {at}", "amber", tuple(at * n for n in rounds), float(at - 3)) for at in range(seats)]
    drawing = draw(Statistics("Toy", rounds, tuple(shown)), WORDS)
    assert drawing.image.width == 1080 and drawing.image.height < 2200


def test_chances_to_win_are_a_chart_of_their_own_below_the_points() -> None:
    seats = [line("Ann", "amber"), line("Bob", "azure", (0, 1, 1))]
    without = draw(Statistics("Toy", (1, 2, 3), tuple(seats)), WORDS).image.height
    told = tuple(replace(seat, chances=(50, 40, chance)) for seat, chance in zip(seats, (100, 0), strict=True))
    assert draw(Statistics("Toy", (1, 2, 3), told), WORDS).image.height == without + CHART + MARGIN
    said = alt(Statistics("Toy", (1, 2, 3), told), WORDS)
    assert said.endswith("Bob: chance to win by round, in %: 50, 40, 0.") and "Ann: chance to win by round" in said
    alone = tuple(replace(seat, points=()) for seat in told)
    assert draw(Statistics("Toy", (1, 2, 3), alone), WORDS).image.height == without


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_letters_are_read_on_a_phone(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Capitals are 8.5 points high at 390, and nothing lies outside the picture."""
    name, words, points = (
        "A name as long as names can be",
        Locales().speaker(language, markdown=False),
        tuple(range(12)),
    )
    seats = [SeatLine(name, colour, points, 320, 144, -12.3, 123, 8000.0, points) for colour in ("amber", "azure")]
    with recorded(monkeypatch) as drawn:
        image = draw(Statistics(name, tuple(range(1, 13)), tuple(seats)), words).image
    put = [put for _, put in drawn.words()]
    assert len(put) > 40
    high = label("H", 100).height
    small = {one.text for one in put if one.sprite.height / high * 69 * 390 / image.width < 8.5}
    assert not small and all(one.box[0] >= 0 and one.box[2] <= image.width for one in put)


def test_points_below_zero_and_nobody_who_rolled_or_answered() -> None:
    seats = [SeatLine(*seat, 0, 0, None, 0, None) for seat in (("Ann", "red", (-3, -1)), ("Bob", "black", (0, 0)))]
    assert draw(Statistics("Toy", (1, 2), tuple(seats)), WORDS).image.width == 1080


def test_names_at_the_ends_of_the_lines_never_cover_each_other() -> None:
    found = spread([100, 100, 101, 300], 50, 80, 320)
    assert all(after - before >= 50 for before, after in pairwise(found))
    assert found[-1] <= 320


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(None, "–"), (42, "42 s"), (600, "10 min"), (7320, "2 h 2 min"), (300_000, "3 d 11 h")],
)
def test_spans_of_time_are_said_shortly(seconds: float | None, said: str) -> None:
    assert WORDS(duration(seconds)) == said


def test_differences_have_their_sign() -> None:
    assert [WORDS(signed(number)) for number in (1.26, -0.5, 0.01)] == ["+1.3", "−0.5", "±0"]
    assert Locales().say(signed(-12.34), "pl") == "−12,3"
