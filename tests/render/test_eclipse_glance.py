"""What the map of Eclipse shows at a glance is not covered: wormholes below numbers of sectors, many sides on one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.eclipse.interface.view import FleetView, View
from render import painter_of
from render.canvas import Sprite
from render.eclipse import glance
from render.glance import RINGED
from render.space_empires import pieces
from tests.render import sample_eclipse as se
from tests.render import sample_space_empires as empires
from tests.render import sample_views as sv
from tests.render.recording import Recording, recorded


def drawn(view: View, monkeypatch: pytest.MonkeyPatch) -> Recording:
    with recorded(monkeypatch) as found:
        painter_of("eclipse").draw(view, words=sv.plain, names=sv.NAMES, marks=(), zoom=None)
    return found


def holes_hidden(view: View, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, float]]:
    """The edge of each wormhole on the map, and how much of it lies below something."""
    made, wormhole = list[tuple[int, Sprite]](), glance.wormhole

    def noted(radius: int, edge: int, full: bool) -> Sprite:
        sprite = wormhole(radius, edge, full)
        made.append((edge, sprite))
        return sprite

    monkeypatch.setattr(glance, "wormhole", noted)
    found = drawn(view, monkeypatch)
    edges = {id(sprite): edge for edge, sprite in made}
    return [(edges[id(put.sprite)], found.hidden(at)) for at, put in enumerate(found.puts) if id(put.sprite) in edges]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_neither_the_number_of_a_sector_nor_its_ships_cover_its_wormholes(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the north and the south none is covered; in the south-east and -west full rows of squares reach some."""
    found = holes_hidden(se.end(seats), monkeypatch)
    upright = [hidden for edge, hidden in found if edge in (0, 3)]
    assert upright and all(hidden < 0.15 for hidden in upright)
    assert sum(hidden > 0.3 for _, hidden in found) <= 0.05 * len(found)


def test_numbers_of_three_sides_on_a_sector_do_not_cover_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    view = se.end(4)
    crowd = tuple(FleetView(seat, {"cruiser": (0,) * (seat + 2)}) for seat in range(3))
    sectors = tuple(replace(one, fleets=crowd, ancients=(0,)) if one.fleets else one for one in view.sectors)
    found = drawn(replace(view, sectors=sectors), monkeypatch)
    numbers = [at for at, put in found.words() if put.text in ("1", "2", "3", "4")]
    assert len(numbers) >= 4 and all(found.hidden(at) == 0 for at in numbers)


def test_numbers_of_two_sides_lie_apart_in_the_center(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has more squares than any other sector, and a wormhole on each side."""
    view = se.end(4)
    crowd = tuple(FleetView(seat, {"cruiser": (0,) * (seat + 8)}) for seat in range(2))
    taken = {"fleets": crowd, "ancients": (), "gcds": None, "owner": 0}
    sectors = tuple(replace(one, **taken) if one.id == "001" else one for one in view.sectors)
    found = drawn(replace(view, sectors=sectors), monkeypatch)
    hidden = [found.hidden(at) for at, put in found.words() if put.text in ("8", "9")]
    assert len(hidden) == 2 and max(hidden) < 0.15


def test_squares_are_as_large_as_a_sector_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, square = list[float](), glance.square
    view = se.end(3)
    radius = glance.charted(view)[0].radius
    bare = replace(view, sectors=tuple(replace(one, fleets=(), ancients=(), gcds=None) for one in view.sectors))
    few = replace(bare, sectors=tuple(one for one in bare.sectors if 0 < len(one.squares) < 3 and not one.discovery))

    def noted(kind: str, size: int, owner: str | None) -> Sprite:
        sizes.append(size / radius)
        return square(kind, size, owner)

    monkeypatch.setattr(glance, "square", noted)
    drawn(few, monkeypatch)
    assert sizes and min(size for size in sizes if size > 2 / radius) > 0.3


def test_a_question_about_few_sectors_shows_each_type_of_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of them to move, and what awaits them: the map says only the largest and how many in all."""
    view, words = se.start(2), sv.plain
    at = next(one for one in view.sectors if one.fleets)
    fleet = FleetView(0, {"dreadnought": (0,), "cruiser": (0, 0), "interceptor": (0, 0, 0)})
    shown = se.changed(view, at.id, fleets=(fleet,), ancients=(), gcds=None)
    for zoom, numbers in ((f"focus-{at.id}", {"2", "3"}), (None, {"6"})):
        with recorded(monkeypatch) as found:
            painter_of("eclipse").draw(shown, words=words, names=sv.NAMES, marks=(), zoom=zoom)
        bare = se.changed(view, at.id, fleets=(), ancients=(), gcds=None)
        with recorded(monkeypatch) as before:
            painter_of("eclipse").draw(bare, words=words, names=sv.NAMES, marks=(), zoom=zoom)
        told, without = ([put.text for _, put in one.words()] for one in (found, before))
        assert {text for text in told if told.count(text) > without.count(text)} == numbers


def test_the_largest_ship_of_each_of_three_sides_shows_where_a_sector_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of them share a row; a ship without a number is one."""
    view, ships = se.start(2), list[str]()
    at = next(one for one in view.sectors if one.fleets)
    crowd = (FleetView(0, {"dreadnought": (0,), "cruiser": (0, 0)}), FleetView(1, {"cruiser": (0,)}))
    shown = se.changed(view, at.id, fleets=crowd, ancients=(0, 0), gcds=None)
    drawing = glance.unit

    def noted(kind: str, *how: Any) -> Sprite:
        ships.append(kind)
        return drawing(kind, *how)

    monkeypatch.setattr(glance, "unit", noted)
    with recorded(monkeypatch) as found:
        painter_of("eclipse").draw(shown, words=sv.plain, names=sv.NAMES, marks=(), zoom=f"focus-{at.id}")
    assert {"dreadnought", "cruiser", "ancient"} <= set(ships)
    numbers = [at for at, put in found.words() if put.text in ("2", "3")]
    assert len(numbers) >= 2 and all(found.hidden(at) == 0 for at in numbers)


@pytest.mark.parametrize("game", ["eclipse", "space_empires"])
def test_the_numbers_of_options_are_read_where_their_hexes_are(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = list[tuple[str, int]]()
    where: Any = {"eclipse": glance, "space_empires": pieces}[game]
    name = {"eclipse": "numbered", "space_empires": "number_ring"}[game]
    made = getattr(where, name)

    def noted(text: str, *how: Any) -> Sprite:
        sizes.append((text, how[-1]))
        return made(text, *how)  # type: ignore[no-any-return]

    monkeypatch.setattr(where, name, noted)
    view: Any = se.end(3) if game == "eclipse" else empires.seen(empires.middle, 0)
    ids = [one.id for one in (view.sectors if game == "eclipse" else view.hexes)][:3]
    between = ";" if game == "eclipse" else ","
    image = (
        painter_of(game).draw(view, words=sv.plain, names=sv.NAMES, marks=(), zoom=f"focus-{between.join(ids)}").image
    )
    digit = 0.69 * {"eclipse": RINGED, "space_empires": pieces.RINGED}[game]
    assert [text for text, _ in sizes] == ["1", "2", "3"]
    assert all(digit * size * 390 / image.width >= 7.5 for _, size in sizes), (sizes, image.size)
