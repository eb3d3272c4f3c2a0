"""The first picture of a turn: the map alone, landscape, and what stands on it can be read at 550 x 350."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

import pytest
from PIL import Image, ImageDraw

from bot.locales import LANGUAGES, read_once
from engine.text import Text
from engine.ti4.interface.view import CardView
from render import Picture, paint, painter_of
from render.canvas import Canvas, Sprite, label
from render.demo import position
from render.eclipse import glance as eclipse
from render.eclipse import pieces as eclipse_pieces
from render.eclipse.scene import Scene as EclipseScene
from render.glance import HEIGHT, LEAST, MARGIN, WIDTH, around, grown, numeral_size, snug
from render.ti4 import glance as ti4
from render.wide import CAPITAL, PHONE, PHONE_LETTER
from tests.render import sample_eclipse as se
from tests.render import sample_views as sv
from tests.render.recording import Put, recorded
from tests.render.seeing import differing, pixels

SCALE = min(550 / WIDTH, 350 / HEIGHT)
BOARDS: list[tuple[str, Callable[[int], Any], int]] = [
    *(("ti4", kind, seats) for kind in (sv.start, sv.middle, sv.end) for seats in (3, 6)),
    *(("eclipse", kind, seats) for kind in (se.start, se.middle, se.end) for seats in (2, 4, 6)),
]  # fmt: skip


def stars(seats: int) -> Any:
    return position("forbidden_stars", seats, "1", 60).view


def empires(seats: int) -> Any:
    return position("space_empires", seats, "1", 60).view


def look(game: str, view: Any, zoom: str | None = None, marks: tuple[str, ...] = ()) -> Picture:
    return paint(game, view, words=sv.plain, names=sv.NAMES, marks=marks, zoom=zoom)


def moved(game: str, before: Any, after: Any) -> int:
    return differing(pixels(look(game, before)), pixels(look(game, after)))


def high(sprite: Sprite | None) -> float:
    """How high a sprite's drawing is where the board is shown within 550 x 350."""
    found = sprite.getbbox() if sprite is not None else None
    return 9.0 if found is None else SCALE * (found[3] - found[1])


@pytest.mark.parametrize(("game", "kind", "seats"), BOARDS)
def test_the_first_picture_is_the_map_landscape(game: str, kind: Callable[[int], Any], seats: int) -> None:
    shown = look(game, kind(seats))
    least = eclipse.NARROW if game == "eclipse" else ti4.NARROW
    assert least <= shown.width <= WIDTH and (shown.width, shown.height) == pixels(shown).size
    assert shown.height == HEIGHT
    assert len(shown.png) < 400_000


@pytest.mark.parametrize(
    ("game", "kind"),
    [("ti4", sv.middle), ("eclipse", se.middle), ("forbidden_stars", stars), ("space_empires", empires)],
)
def test_in_the_end_winners_are_named_and_marked(game: str, kind: Callable[[int], Any]) -> None:
    won = [replace(kind(4), winners=(seat,)) for seat in (1, 2)]
    alike = [pixels(paint(game, view, words=sv.plain, names=["Ann"] * 4)) for view in won]
    assert differing(*alike) > 500
    below = game in ("forbidden_stars", "space_empires") or (game == "eclipse" and eclipse.charted(kind(4))[2])
    heads = [image.crop(_head(image, below)) for image in (pixels(look(game, view)) for view in won)]
    assert differing(*heads) > 100


def _head(image: Image.Image, below: bool) -> tuple[int, int, int, int]:
    """Where it says how the game stands: beside the map, or below it."""
    return (0, image.height - 220, image.width, image.height) if below else (WIDTH - 600, 0, WIDTH, 140)


@pytest.mark.parametrize(("game", "kind", "seats"), BOARDS)
def test_owner_and_strength_are_nine_dots_high(
    game: str, kind: Callable[[int], Any], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    room: ModuleType = ti4 if game == "ti4" else eclipse
    found: list[float] = []

    def strength(
        canvas: Canvas, signs: Sequence[Sprite], number: int, at: object, row: float, *how: object, **so: object
    ) -> None:
        found.extend((*(high(one) + place for place, one in enumerate(signs)), high(label("8", numeral_size(row)))))

    monkeypatch.setattr(room, "strength", strength)
    view = kind(seats)
    look(game, view)
    assert found and min(found) >= 9
    assert len(found) >= 2 * fleets(game, view)


def fleets(game: str, view: Any) -> int:
    """How many sides have ships somewhere."""
    if game == "ti4":
        return sum(any(force.units.values()) for one in view.systems for force in one.ships)
    scene = EclipseScene("eclipse", Canvas(1, 1), view, sv.plain, sv.NAMES)
    return sum(len(eclipse_pieces.forces(scene, one)) for one in view.sectors)


@pytest.mark.parametrize("game", ["ti4", "eclipse"])
def test_nothing_is_written_smaller_than_can_be_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, write = set[float](), ImageDraw.ImageDraw.text

    def text(draw: ImageDraw.ImageDraw, *where: Any, **how: Any) -> None:
        sizes.add(how["font"].size)
        write(draw, *where, **how)

    label.forget()
    painter_of(game).forget()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    look(game, sv.middle(6) if game == "ti4" else se.middle(6))
    assert sizes and min(sizes) >= LEAST


def test_what_stands_in_a_system_shows_on_the_galaxy() -> None:
    view = sv.start(3)
    index = next(at for at, one in enumerate(view.systems) if one.tile == 18)

    def with_(**changes: Any) -> Any:
        systems = list(view.systems)
        systems[index] = replace(systems[index], **{"ships": (), "tokens": (), "custodians": False, **changes})
        return replace(view, systems=tuple(systems))

    bare, planet = with_(), view.systems[index].planets[0]
    looks = [with_(ships=(sv.force(seat, cruiser=n),)) for seat, n in ((0, 1), (0, 2), (1, 2))]
    looks += [with_(ships=(sv.force(1, {"dreadnought": 1}, dreadnought=2),)), with_(tokens=(2,)), with_(active=True)]
    looks += [with_(planets=(replace(planet, owner=owner),)) for owner in (0, 1)]
    troops = [replace(planet, owner=0, forces=(sv.force(0, **units),)) for units in ({"infantry": 2}, {"pds": 1})]
    looks += [with_(planets=(held,)) for held in troops]
    pictures = [look("ti4", one).png for one in (bare, *looks)]
    assert len(set(pictures)) == len(pictures)
    assert differing(pixels(look("ti4", view)), pixels(look("ti4", view, marks=("18",)))) > 1000


def test_what_lies_on_a_sector_shows_on_the_map() -> None:
    view = se.middle(4)
    one = next(sector for sector in view.sectors if sector.owner is not None and sector.squares)
    changes: list[dict[str, Any]] = [
        {"owner": None}, {"fleets": ()}, {"ancients": (0, 0)}, {"squares": ()}, {"discovery": True}, {"wormholes": ()},
    ]  # fmt: skip
    for change in changes:
        assert moved("eclipse", view, se.changed(view, one.id, **change)) > 40, change
    assert moved("eclipse", view, replace(view, turn=None)) > 1000


@pytest.mark.parametrize("game", ["ti4", "eclipse"])
def test_points_and_who_is_next_stand_beside_the_map(game: str) -> None:
    view: Any = sv.middle(3) if game == "ti4" else se.middle(4)
    name = "points" if game == "ti4" else "open_points"
    ahead = replace(view, seats=(replace(view.seats[0], **{name: 9}), *view.seats[1:]))
    assert moved(game, view, ahead) > 40
    assert moved(game, view, replace(view, turn=((view.turn or 0) + 1) % 3)) > 1000


@pytest.mark.parametrize(("game", "kind", "seats"), BOARDS[::3])
def test_the_further_pictures_hold_what_the_page_held(game: str, kind: Callable[[int], Any], seats: int) -> None:
    view = kind(seats)
    names = painter_of(game).further(view)
    assert len(names) == 2
    shown = [look(game, view, name) for name in names]
    assert all(2 * PHONE <= one.width <= WIDTH and 300 < one.height < 3200 for one in shown)
    seat = replace(view.seats[0], **({"trade_goods": 9} if game == "ti4" else {"discs": 1}))
    other = replace(view, seats=(seat, *view.seats[1:]))
    assert look(game, other, names[0]).png != shown[0].png


@pytest.mark.parametrize("game", ["ti4", "eclipse"])
def test_the_map_is_drawn_fast(game: str) -> None:
    """A first map within 250 ms of the processor, a later one within 100 (usually 60 and 10)."""
    view = sv.middle(6) if game == "ti4" else se.middle(6)

    def draw() -> float:
        began = process_time()
        painter_of(game).draw(view, words=sv.plain, names=sv.NAMES, marks=(), zoom=None)
        return process_time() - began

    draw()
    first, later = list[float](), list[float]()
    for _ in range(5):
        painter_of(game).forget()
        first.append(draw())
        later.append(draw())
    assert median(first) < 0.25 and median(later) < 0.1


def test_a_focus_picture_numbers_its_places_in_their_order_with_two_rings_around() -> None:
    galaxy, sectors = sv.middle(6), se.middle(4)
    here, there = sectors.sectors[0].id, f"{sectors.frontier[0][0]},{sectors.frontier[0][1]}"
    asked = (("ti4", galaxy, "18,25", "25,18"), ("eclipse", sectors, f"{here};{there}", f"{there};{here}"))
    for game, view, one, other in asked:
        shown = look(game, view, f"focus-{one}")
        assert HEIGHT == shown.height <= shown.width <= WIDTH
        assert shown.png != look(game, view, f"focus-{other}").png
        with pytest.raises(KeyError):
            look(game, view, "focus-999999")
    assert len(around([(0, 0)])) == 19


def test_a_map_that_is_higher_than_broad_is_no_smaller_on_a_phone_than_it_has_to_be() -> None:
    """A phone shows a picture as wide as its screen, so what stands empty beside the map makes it smaller."""
    column = [(0, r) for r in range(4)]
    chart, width = snug(column)
    assert width == HEIGHT and chart.pixel((0, 0))[0] == pytest.approx(width / 2)
    assert WIDTH - 12 < snug([(q, 0) for q in range(9)])[1] <= WIDTH
    assert look("eclipse", se.start(2)).width == eclipse.NARROW < look("eclipse", se.end(6)).width


def test_a_broad_map_has_the_seats_below_it_where_that_makes_hexes_larger_on_a_phone() -> None:
    for seats in (2, 3):
        chart, width, flat = eclipse.charted(se.end(seats))
        places = [sector.at for sector in se.end(seats).sectors]
        other = snug(places, eclipse.ASIDE, eclipse.NARROW, 170)
        assert not flat or chart.radius / width > other[0].radius / other[1]
    assert any(eclipse.charted(kind(3))[2] for kind in (se.start, se.middle, se.end))
    assert not eclipse.charted(se.end(4))[2], "names of four would be cut"


def test_a_galaxy_for_three_fills_its_part_of_the_picture() -> None:
    view = sv.middle(3)
    playing, building = ti4.charted(view)[0], ti4.charted(replace(view, phase="setup"))[0]
    assert playing.radius > building.radius


def test_what_stands_beside_the_map_is_larger_where_few_play() -> None:
    assert grown(2) > 1.3 and grown(6) == 1.0


@pytest.mark.parametrize(("game", "view"), [("ti4", sv.start(3)), ("eclipse", se.start(2))], ids=("ti4", "eclipse"))
def test_panels_of_seats_stand_one_below_the_other(game: str, view: Any) -> None:
    """So that a phone shows them twice as large."""
    for seen in (view, sv.middle(6) if game == "ti4" else se.end(6)):
        assert look(game, seen, "players").width < WIDTH / 1.9


PANELS: dict[str, Callable[[], Sequence[Any]]] = {
    "ti4": lambda: (sv.middle(6), sv.start(3)),
    "eclipse": lambda: (se.end(6), se.middle(4)),
    "forbidden_stars": lambda: (stars(4), stars(2)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PANELS)
def test_panels_and_what_objectives_ask_can_be_read_on_a_phone(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """8 points, 390 points wide."""
    words, painter = read_once().speaker(language, sv.NAMES), painter_of(game)
    for view in PANELS[game]():
        for zoom in [one for one in painter.further(view) if one.startswith(("players", "table", "seat"))]:
            with recorded(monkeypatch) as drawn:
                image = painter.draw(view, words=words, names=sv.NAMES, marks=(), zoom=zoom).image
            high = {put.text: capital(put) * PHONE / image.width for _, put in drawn.words()}
            assert high and not {text: points for text, points in high.items() if points < PHONE_LETTER}, zoom
            assert all(put.box[2] <= image.width and put.box[3] <= image.height for _, put in drawn.words()), zoom


def capital(put: Put) -> float:
    """How high a capital of this word is."""
    return CAPITAL * put.mask.height / label("H", 100).height * 100


@pytest.mark.parametrize("seats", [3, 4])
def test_two_strategy_cards_and_large_stores_stay_within_the_box_of_a_seat(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = sv.middle(seats)
    rich = {"tactic": 12, "fleet": 11, "strategy": 10, "trade_goods": 14}
    cards = tuple(CardView(id, False) for id in ("trade", "imperial"))
    view = replace(view, seats=tuple(replace(one, strategy_cards=cards, passed=False, **rich) for one in view.seats))
    with recorded(monkeypatch) as drawn:
        width = painter_of("ti4").draw(view, words=sv.plain, names=sv.NAMES, marks=(), zoom=None).image.width
    beside = [put for put in drawn.puts if put.left > width - 300 and 18 < put.sprite.width < 100]
    assert beside and max(put.box[2] for put in beside) <= width - MARGIN - 6


def test_strategy_cards_that_nobody_took_lie_above_the_objectives(monkeypatch: pytest.MonkeyPatch) -> None:
    view = sv.middle(6)
    view = replace(view, common=tuple((id, 1) for id, _ in sv.start(6).common))
    with recorded(monkeypatch) as drawn:
        painter_of("ti4").draw(view, words=read_once().speaker("en"), names=sv.NAMES, marks=(), zoom="table")
    last = max(put.top for _, put in drawn.words() if put.text == "Imperial")
    assert last + 40 < min(put.top for _, put in drawn.words() if put.text == "PUBLIC OBJECTIVES")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_objectives_ask_for_stands_apart_from_the_next_one(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where two in a row ask for it in two lines."""
    view, words = sv.middle(4), read_once().speaker(language, sv.NAMES)
    goal, long = view.objectives[0], ("lead_from_the_front", "threaten_enemies") * 3
    view = replace(view, objectives=tuple(replace(goal, id=id) for id in long))
    with recorded(monkeypatch) as drawn:
        painter_of("ti4").draw(view, words=words, names=sv.NAMES, marks=(), zoom="table")
    titles = {words(Text(f"ti4-objective-{one.id}")) for one in view.objectives}
    left = next(put.left for _, put in drawn.words() if put.text in titles)
    lines = sorted((edges(put)[0], edges(put)[1], put.text) for _, put in drawn.words() if abs(put.left - left) < 4)
    apart = [top - before for (_, before, _), (top, _, text) in pairwise(lines) if text in titles]
    assert len(apart) >= 5 and min(apart) >= 20, apart


def edges(put: Put) -> tuple[int, int]:
    """Where the letters of a word begin and end, from the top."""
    _, top, _, bottom = put.mask.getbbox() or (0, 0, 0, 0)
    return put.top + top, put.top + bottom
