"""The picture of a draft: slices whose numbers are read on a phone, who has what, and a map that grows."""

from __future__ import annotations

from random import Random

import pytest

from bot.drawing.pictures import HIGHEST
from bot.locales import LANGUAGES, read_once
from engine.table import Table
from engine.ti4.interface import zooms
from engine.ti4.interface.view import View
from engine.ti4.rules import RULES
from render import painter_of
from render.glance import PHONE, PHONE_HIGH
from tests.render.recording import Recording, recorded
from tests.render.sample_views import NAMES

PAINTER = painter_of("ti4")


def seen(seats: int, picks: int, **options: str) -> View:
    """A draft after so many picks."""
    table, chance = Table.new(RULES, seats, "1", {"map": "slices", "factions": "draft", **options}), Random(1)
    for _ in range(picks):
        seat, _, value = table.random_answer(chance)[:3]
        table.answer(seat, value)
    view = RULES.view(table.state, None)
    assert isinstance(view, View) and view.draft is not None
    return view


def drawn(
    patch: pytest.MonkeyPatch, view: View, zoom: str | None, language: str = "en"
) -> tuple[Recording, tuple[int, int]]:
    """What is drawn, and how large the picture is."""
    PAINTER.forget()
    with recorded(patch) as found:
        names = list(NAMES[: len(view.seats)])
        words = read_once().speaker(language, names)
        picture = PAINTER.draw(view, words=words, names=names, marks=(), zoom=zoom)
    return found, picture.image.size


@pytest.mark.parametrize("seats", [3, 6])
def test_every_tile_of_a_slice_has_its_number_as_high_as_a_phone_needs(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = seen(seats, 5)
    found, (width, height) = drawn(monkeypatch, view, zooms.DRAFTED.id)
    assert view.draft is not None
    tiles = [tile.tile for one in view.draft.slices for tile in one.tiles]
    numbers = {put.text: put.high for put in found.puts if put.text}
    assert all(numbers[str(tile)] * PHONE / width >= PHONE_HIGH for tile in tiles)
    assert height <= HIGHEST * width, "so that it stays as wide as the phone"


def test_slices_are_the_board_until_something_lies_there(monkeypatch: pytest.MonkeyPatch) -> None:
    first = seen(6, 0)
    assert {put.text for put in drawn(monkeypatch, first, None)[0].puts} >= {"1", "6"} and PAINTER.further(first) == []
    later = seen(6, 17)
    assert len(later.systems) > 1 and PAINTER.further(later) == [zooms.DRAFTED.id]


def test_an_open_home_shows_the_number_of_its_place_and_a_taken_one_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    view = seen(6, 1, map="ready", pool="0")
    found, _ = drawn(monkeypatch, view, None)
    assert view.draft is not None
    for number, place in enumerate(view.draft.places, 1):
        assert (str(number) in [put.text for put in found.puts]) or place.seat is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seats_say_what_each_has(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = seen(4, 12)
    texts = " ".join(put.text for put in drawn(monkeypatch, view, zooms.DRAFTED.id, language)[0].puts)
    words = {"en": ("slice", "place"), "pl": ("wycinek", "miejsce")}[language]
    assert all(word in texts for word in words)
    alt = PAINTER.alt(view, words=read_once().speaker(language, NAMES), names=NAMES, zoom=zooms.DRAFTED.id)
    assert all(str(tile.tile) in alt for one in view.draft.slices for tile in one.tiles)  # type: ignore[union-attr]


def test_without_a_draft_there_is_nothing_of_it_to_show() -> None:
    view = RULES.view(Table.new(RULES, 3, "1").state, None)
    with pytest.raises(KeyError):
        PAINTER.draw(view, words=read_once().speaker("en", NAMES), names=NAMES, marks=(), zoom=zooms.DRAFTED.id)
