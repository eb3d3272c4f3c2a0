"""The production sheet as it is asked for: what there is to spend, what all of it costs; and nobody else sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.locales import LANGUAGES, read_once
from engine.games import rules_of
from engine.space_empires.components import UNITS
from engine.space_empires.economy.planning import SHEET
from engine.space_empires.interface import zooms
from engine.space_empires.interface.view import SheetView, View
from engine.table import Table
from render import painter_of
from render.canvas import Canvas
from render.space_empires import buying
from render.space_empires.scene import GAME, Scene
from render.wide import CAPITAL, handle_size
from tests.render import sample_space_empires as se
from tests.render.minded import searched
from tests.render.recording import Put, Recording, recorded
from tests.render.sample_views import NAMES
from tests.render.test_space_empires_phone import size_of

FULL = SheetView(3, 7, 25, 10, 3, 5, 12, 12, 0, (), (), (), 0, (), (), 38, closed=False)


def filling_in(view: View) -> View:
    """The view of a seat that fills in its sheet, after everybody has bid."""
    assert view.own is not None
    seats = tuple(replace(seat, bid=seat.seat + 11) for seat in view.seats)
    return replace(view, seats=seats, own=replace(view.own, sheets=(FULL,)))


def drawn(view: View, language: str, patch: pytest.MonkeyPatch) -> tuple[Recording, tuple[int, int]]:
    words = read_once().speaker(language, NAMES)
    with recorded(patch) as found:
        image = painter_of(GAME).draw(view, words=words, names=NAMES, marks=(), zoom=zooms.BUYING.id).image
    return found, image.size


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_on_a_phone_and_on_a_desktop_also_with_all_units_of_the_game(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for state in (se.start, se.middle, se.full):
        found, size = drawn(filling_in(se.seen(state, 0)), language, monkeypatch)
        least = handle_size(*size) * CAPITAL
        assert not {put.text: size_of(put) for _, put in found.words() if size_of(put) < least - 1}, size
        assert not [put.text for at, put in found.words() if found.hidden(at) > 0]
        assert not _overlapping([put for _, put in found.words()])
        assert all(put.box[2] <= size[0] and put.box[3] <= size[1] for _, put in found.words())


def _overlapping(puts: list[Put]) -> list[tuple[str, str]]:
    """Words of one line that run into each other."""
    pairs = ((one, other) for at, one in enumerate(puts) for other in puts[at + 1 :] if abs(one.top - other.top) < 12)
    return [
        (one.text, other.text)
        for one, other in pairs
        if one.box[0] < other.box[2] - 2 and other.box[0] < one.box[2] - 2
    ]


@pytest.mark.rule("SE-BUY-01", "SE-TECH-01", "SE-PLACE-01")
def test_it_says_where_cp_come_from_what_yards_can_build_what_was_bid_and_every_price(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = filling_in(se.seen(se.middle, 0))
    assert view.own is not None
    found, _ = drawn(view, "en", monkeypatch)
    told = [put.text for _, put in found.words()]
    for name, figure in (("CP carried over", "7"), ("Colonies", "25"), ("Maintenance", "−12"), ("To spend", "38")):
        assert told[told.index(name) - 1] == figure or told[told.index(name) + 1] == figure, name
    assert {"11", "12", "13", "14"} <= set(told)
    assert {str(UNITS[type_].cost) for type_, _ in view.own.free} <= set(told)
    assert {str(one.cost) for one in view.own.technology if one.cost is not None} <= set(told)
    assert {str(hulls) for hulls in buying.capacities(view).values()} <= set(told) and buying.capacities(view)


def test_only_its_owner_can_see_it() -> None:
    """There is none in what everybody sees, and the others' does not show it."""
    scene = Scene(GAME, Canvas(1, 1), se.seen(se.middle, None), se.plain, NAMES)
    with pytest.raises(KeyError):
        buying.draw(scene)


def test_the_question_for_a_sheet_comes_with_it_and_only_in_private() -> None:
    table = next(searched(GAME, ("calm",) * 2, lambda table: _sheet_of(table) is not None, 1))
    seat = _sheet_of(table)
    assert seat is not None and table.ask is not None
    ask = table.ask.of(seat)
    focus = rules_of(GAME).focus(seat, ask)
    assert focus is not None and focus.zoom == zooms.BUYING.id and not focus.stage and not focus.numbers
    assert not table.rules.is_open(ask, ask.must[seat])


def _sheet_of(table: Table) -> int | None:
    """Who is asked for a sheet."""
    asked = table.waiting() if table.ask is not None else []
    return next((seat for seat in asked if (one := table.decides(seat)) is not None and one.kind == SHEET.name), None)
