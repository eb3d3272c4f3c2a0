"""The same of Forbidden Stars and Space Empires: each place that is talked of is read, and nothing lies over it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from bot.locales import Locales
from engine.forbidden_stars.components import AREAS
from render import painter_of
from render.canvas import Canvas, Letters, label
from render.forbidden_stars import board as stars_board
from render.forbidden_stars.page import arranged
from render.wide import CAPITAL, handle_size
from tests.render.minded import positions
from tests.render.recording import Recording, recorded
from tests.render.sample_views import NAMES

MIDGAME = {"opening": "midgame", "pipelines": "on", "mines": "on", "raiders": "on", "carriers": "on", "aliens": "on"}
GAMES: dict[str, list[tuple[Any, ...]]] = {
    "forbidden_stars": [(("calm",) * 4, "1", 800, 400), (("calm",) * 2, "1", 300, 300), (("calm",) * 3, "2", 400, 400)],
    "space_empires": [
        (("calm",) * 4, "1", 900, 450, MIDGAME),
        (("calm",) * 2, "1", 300, 300, MIDGAME),
        (("calm",), "1", 300, 300),
    ],
}
"""Who plays, the seed, answers at most, and after how many a position is looked at."""
LANGUAGES = ("en", "pl")
SHORT = {area.name: area.short for area in AREAS.values() if area.name and area.short}
"""Of worlds with a long name what is written of it."""
PHONE, DESKTOP = 390, (550, 350)
SOLID = 128
"""How dense a dot of a letter is at least, of 255."""
TOUCHED = 0.1
"""The share of a word that may lie below the dark edge of another."""


class Written(NamedTuple):
    """A word on a picture: how high a capital of its type is, its box, what was to be seen there when written, and
    where in it the letters are.
    """

    text: str
    high: int
    at: tuple[int, int, int, int]
    seen: Image.Image
    letters: Image.Image


class Looked(NamedTuple):
    """A picture and the words on it."""

    image: Image.Image
    words: list[Written]

    def high(self, word: Written) -> tuple[float, float]:
        """How high its capitals are on a phone and on a desktop, in points."""
        width, height = self.image.size
        return word.high * PHONE / width, word.high * min(DESKTOP[0] / width, DESKTOP[1] / height)

    def covered(self, word: Written) -> bool:
        """Whether something was drawn over its letters; what touches the dark edge beside them covers nothing."""
        changed = ImageChops.difference(self.image.crop(word.at).convert("RGB"), word.seen.convert("RGB"))
        return ImageChops.multiply(changed, word.letters.convert("RGB")).getbbox() is not None

    def read(self) -> Counter[str]:
        """What can be read: large enough, and nothing over it."""
        good = [word for word in self.words if not self.covered(word)]
        return Counter(word.text for word in good if self.high(word)[0] >= 8 and self.high(word)[1] >= 9)


class Position(NamedTuple):
    """What a seat, or everybody, sees; `zoom` is the picture that comes with a question about `places`."""

    rules: Any
    view: Any
    zoom: str | None = None
    places: tuple[str, ...] = ()


@cache
def turns(game: str) -> list[Position]:
    """The boards of everybody and of the first seat after some answers of games of computer players."""
    return [
        Position(table.rules, table.rules.view(table.state, seat))
        for kinds, seed, most, every, *options in GAMES[game]
        for table in positions(game, kinds, seed, most, every, *options)
        for seat in (None, 0)
    ]


@cache
def questions(game: str) -> list[Position]:
    """Of each kind of question about places the picture that comes with it, first and later in a game."""
    found, met = list[Position](), Counter[str]()
    kinds, seed, most, _, *options = GAMES[game][0]
    for table in positions(game, kinds, seed, most, 7, *options):
        for seat in table.waiting() if table.ask is not None else ():
            ask = table.ask.of(seat)
            focus = table.rules.focus(seat, ask)
            if focus is not None and met[ask.kind] < 2 and (about := places_of(game, focus.zoom)):
                met[ask.kind] += 1
                found.append(Position(table.rules, table.rules.view(table.state, seat), focus.zoom, about))
    return found


def places_of(game: str, zoom: str) -> tuple[str, ...]:
    """The areas, systems and hexes that such a picture is about."""
    kinds = import_module(f"engine.{game}.interface.zooms")
    for kind in (kinds.FOCUS, getattr(kinds, "NEAR", None)):
        if kind is not None and kind.fits(zoom):
            return tuple(kind.read(zoom).ids)
    return ()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Canvas, Written]]:
    """What is written on every canvas."""
    found: list[tuple[Canvas, Written]] = []

    def record(name: str, put: Any) -> None:
        def write(self: Canvas, text: str, x: float, y: float, *more: Any, anchor: str = "mm") -> float:
            wide = float(put(self, text, x, y, *more, anchor=anchor))
            letters = next(one for one in more if isinstance(one, Letters))
            found.append((self, word(self, text, (x, y), wide, letters, anchor)))
            return wide

        monkeypatch.setattr(Canvas, name, write)

    for name in ("write", "write_narrow"):
        if hasattr(Canvas, name):
            record(name, getattr(Canvas, name))
    return found


def word(canvas: Canvas, text: str, at: tuple[float, float], wide: float, letters: Letters, anchor: str) -> Written:
    """A word where it was just written: only its letters, without the dark line around them."""
    size, edge = round(letters.size), round(letters.edge)
    sprite = label(text, size, letters.fill, letters.weight)
    high, box = sprite.height + 2 * edge, sprite.getbbox() or (0, 0, 1, 1)
    left = round(at[0] - wide * "lmr".index(anchor[0]) / 2)
    top = round(at[1] - high * "tmb".index(anchor[1]) / 2) + edge
    ink = (left + edge, top + box[1], left + round(wide) - edge, top + box[3])
    capital = label("H", size, weight=letters.weight).getbbox() or (0, 0, 0, 0)
    seen = canvas.image.crop(ink)
    mask = sprite.getchannel("A").crop(box).resize(seen.size).point(lambda alpha: 255 * (alpha > SOLID))
    return Written(text, capital[3] - capital[1], ink, seen, mask)


def look(game: str, at: Position, language: str, written: list[tuple[Canvas, Written]]) -> Looked:
    """A picture with the words on it."""
    written.clear()
    words = Locales().speaker(language, NAMES)
    image = painter_of(game).draw(at.view, words=words, names=NAMES, marks=at.places, zoom=at.zoom).image
    return Looked(image, [one for canvas, one in written if canvas.image is image])


def expected(at: Position, language: str) -> Counter[str]:
    """The handles of the places asked about, of all on the board where nothing is asked: "Lilivara (7A)" has two, and
    all areas of a system share its code. Of a world the last words of its name are enough.
    """
    say, found, codes = Locales().speaker(language, NAMES), Counter[str](), set[str]()
    systems = {system.id for system in getattr(at.view, "systems", ())}
    for place in at.rules.board_text(at.view).places:
        if at.zoom is None or place.id in at.places:
            name, _, code = say(place.name).partition(" (")
            codes |= {code.rstrip(")")} if code else set()
            found[SHORT.get(name, name)] += place.id not in systems
    return found + Counter(codes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_turn_has_a_handle_that_can_be_read(
    game: str, language: str, written: list[tuple[Canvas, Written]]
) -> None:
    for at in turns(game):
        missing = expected(at, language) - look(game, at, language, written).read()
        assert not missing, (len(missing), missing)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_places_that_a_question_is_about_have_a_handle_on_its_picture(
    game: str, language: str, written: list[tuple[Canvas, Written]]
) -> None:
    assert len(questions(game)) >= 4
    for at in questions(game):
        missing = expected(at, language) - look(game, at, language, written).read()
        assert not missing, (at.zoom, missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_written_on_the_whole_board_of_forbidden_stars_can_be_read(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Units by type, damage, values of worlds, stacks of orders; nothing lies over any of it."""
    say, painter = Locales().speaker(language, NAMES), painter_of("forbidden_stars")
    for at in turns("forbidden_stars")[::2]:
        painter.draw(at.view, words=say, names=NAMES, marks=(), zoom=None)
        painter.forget()  # but what is drawn only once
        with recorded(monkeypatch) as drawn:
            image = painter.draw(at.view, words=say, names=NAMES, marks=(), zoom=None).image
        assert not unread(at.view, image, drawn)


def unread(view: Any, image: Image.Image, drawn: Recording) -> list[tuple[str, float, float]]:
    """The words on the board that are too small or covered, with how high they are of what they should be."""
    chart, places = arranged(stars_board.places(view))[0], stars_board.places(view)
    right, bottom = chart.left + chart.width(places), chart.top + chart.height(places)
    found = list[tuple[str, float, float]]()
    for number, put in drawn.words():
        capital = put.mask.height * CAPITAL * 100 / label("H", 100).height
        high = capital / (CAPITAL * handle_size(*image.size))
        if put.middle[0] < right and put.middle[1] < bottom and (high < 0.99 or drawn.hidden(number) > TOUCHED):
            found.append((put.text, round(high, 2), round(drawn.hidden(number), 2)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_place_of_a_close_up_has_a_handle(game: str, written: list[tuple[Canvas, Written]]) -> None:
    for at in turns(game):
        close = painter_of(game).close_ups(at.view)["zoom"]
        missing = (
            expected(at._replace(zoom=close, places=(close,)), "en")
            - look(game, at._replace(zoom=close), "en", written).read()
        )
        assert not missing, (close, missing)
