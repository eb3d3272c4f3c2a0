"""Pictures of Forbidden Stars show what a view says, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from statistics import median
from time import process_time
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.locales import Locales
from engine.forbidden_stars.components import CARDS, COLOURS, UNITS
from engine.forbidden_stars.interface.view import (
    AreaView,
    CombatView,
    ForceView,
    OrderView,
    OwnView,
    SideView,
    StormView,
    StructureView,
    UnitView,
    View,
)
from engine.text import Text
from render import Picture, explain, paint, painter_of
from render.canvas import HARD, Sprite, flowed, measure
from render.colours import BOX_COLOURS, NIGHT, Rgb
from render.demo import Demo
from render.forbidden_stars import areas, battle, board, page, pieces
from render.panels import chip
from tests.render import sample_views as sv
from tests.render.recording import recorded
from tests.render.seeing import differing, pixels

STARS = painter_of("forbidden_stars")
DESKTOP = (550, 350)
"""What a desktop shows of a picture at most."""


@cache
def reached(seats: int, answers: int, seat: int | None = None, board: str = "introductory") -> View:
    """A game by chance after so many answers, as a seat or everybody sees it."""
    demo = Demo("forbidden_stars", seats, "3", seat, {"board": board})
    while demo.answers < answers and not demo.over:
        demo.go()
    view = demo.position().view
    assert isinstance(view, View)
    return view


@cache
def fighting() -> View:
    """A game in its second execution round of a combat."""
    demo = Demo("forbidden_stars", 4, "3")
    while demo.table.state.combat is None or demo.table.state.combat.round < 2:
        demo.go()
    view = demo.position().view
    assert isinstance(view, View)
    return view


def picture(view: View, zoom: str | None = None, marks: Sequence[str] = ()) -> Picture:
    return paint("forbidden_stars", view, words=sv.plain, names=sv.NAMES, marks=marks, zoom=zoom)


def moved(one: View, other: View, zoom: str | None = None) -> int:
    """In how many pixels two pictures differ."""
    return differing(pixels(picture(one, zoom)), pixels(picture(other, zoom)))


def with_area(view: View, id_: str, **changes: Any) -> View:
    areas = tuple(replace(area, **changes) if area.id == id_ else area for area in view.areas)
    return replace(view, areas=areas)


def a_world(view: View) -> AreaView:
    return next(area for area in view.areas if area.kind == "world" and not area.forces and not area.structures)


# --- whole pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "answers"), [(2, 60), (3, 150), (4, 300), (4, 5000)])
def test_every_position_can_be_drawn(seats: int, answers: int) -> None:
    shown = picture(reached(seats, answers))
    assert (shown.width, shown.height) == pixels(shown).size
    assert (shown.width, shown.height) == page.arranged(board.places(reached(seats, answers)))[2]
    assert 1018 <= shown.height <= 1340 and shown.width <= 1600
    assert len(shown.png) < 300_000


def test_a_board_can_be_drawn_while_it_is_built() -> None:
    view = reached(3, 20, board="built")
    assert view.phase == "setup" and picture(view).height == 1018
    assert picture(replace(view, areas=(), systems=(), storms=())).height == 1018


def test_seat_colours_survive_the_small_palette() -> None:
    seen = {colour for _, colour in pixels(picture(reached(4, 300))).getcolors(1 << 24) or []}
    used = {BOX_COLOURS[seat.colour].rgb for seat in reached(4, 300).seats}
    assert {NIGHT, *used} <= seen and len(seen) <= 256
    assert set(COLOURS) <= set(BOX_COLOURS)


@pytest.mark.parametrize("zoom", [None, "focus-{}"])
def test_colours_of_assets_survive_the_small_palette(zoom: str | None) -> None:
    view = reached(4, 60)
    every = ",".join(system.id for system in view.systems)
    shown = picture(view, None if zoom is None else zoom.format(every)).png
    colours = {colour for _, colour in Image.open(io.BytesIO(shown)).convert("RGB").getcolors(1 << 24) or []}
    assert colours.issuperset(pieces.ASSETS.values())


def test_what_one_seat_knows_never_shows() -> None:
    view = reached(4, 300)
    own = OwnView(("advance",), ("warp_gate",), ("ambush",), "ambush")
    assert picture(replace(view, viewer=0, own=own)).png == picture(view).png


def test_an_update_reuses_the_printed_board() -> None:
    view, first, updates = reached(4, 300), list[float](), list[float]()
    for _ in range(3):
        for times, fresh in ((first, True), (updates, False)):
            if fresh:
                STARS.forget()
            began = process_time()
            STARS.draw(view, words=sv.plain, names=sv.NAMES, marks=(), zoom=None)
            times.append(process_time() - began)
    assert median(updates) < median(first) * 0.7
    before = board.quiet.drawn
    picture(with_area(view, a_world(view).id, owner=1, structures=(StructureView("city", 1, 0),)))
    assert board.quiet.drawn == before


# --- the board -------------------------------------------------------------------------------------------------------

ONE = (ForceView(1, (UnitView("scout", False, False, 0),)),)
ON_AN_AREA: list[tuple[str, Any, Any]] = [
    ("owner", None, 0), ("owner", 0, 1), ("objective", None, 1), ("objective", 1, 2),
    ("structures", (), (StructureView("bastion", 1, 0),)),
    ("structures", (StructureView("bastion", 1, 0),), (StructureView("factory", 1, 0),)),
    ("structures", (StructureView("bastion", 1, 0),), (StructureView("bastion", 0, 0),)),
    ("forces", (), ONE), ("forces", ONE, (ForceView(0, ONE[0].units),)),
    ("forces", ONE, (ForceView(1, ONE[0].units * 2),)),
    ("forces", ONE, (ForceView(1, (UnitView("scout", True, False, 0),)),)),
    ("forces", ONE, (ForceView(1, (UnitView("scout", False, True, 0),)),)),
    ("forces", ONE, (ForceView(1, (UnitView("scout", False, False, 1),)),)),
    ("forces", ONE, (ForceView(1, (UnitView("warlord_titan", False, False, 0),)),)),
    ("forces", ONE, (*ONE, ForceView(0, ONE[0].units))),
]  # fmt: skip


@pytest.mark.parametrize(("what", "before", "after"), ON_AN_AREA)
def test_what_lies_on_an_area_shows(what: str, before: Any, after: Any) -> None:
    view = reached(4, 60)
    id_ = a_world(view).id
    bare: dict[str, Any] = {"owner": None, "objective": None, "structures": (), "forces": ()}
    assert moved(*(with_area(view, id_, **{**bare, what: value}) for value in (before, after))) > 30


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_owner_and_strength_are_read_at_the_size_of_a_desktops_preview(number: int) -> None:
    """The number of units is at least 9 pixels high there, and another owner is seen by more than the colour."""
    view = reached(4, 60)
    id_ = a_world(view).id
    shown = [
        pixels(picture(with_area(view, id_, owner=seat, forces=(ForceView(seat, ONE[0].units * n),)))).resize(DESKTOP)
        for seat, n in ((0, number), (0, number + 1), (1, number))
    ]
    assert differing(shown[0], shown[1]) >= 9
    assert differing(shown[0].convert("L"), shown[2].convert("L")) >= 20
    chart, _, (_, height) = page.arranged(board.places(view))
    assert chart.cell * areas.HANDLE * 0.69 * DESKTOP[1] / height >= 9, "digits are seven tenths of their size high"


def test_stacks_show_their_owners_and_the_top_token_to_its_owner() -> None:
    view = reached(4, 60)
    system = view.systems[0]

    def stacked(*orders: OrderView) -> View:
        return replace(view, systems=(replace(system, orders=orders), *view.systems[1:]))

    looks = [stacked(), stacked(OrderView(0, None)), stacked(OrderView(1, None))]
    looks += [
        stacked(OrderView(1, None), OrderView(0, None)),
        stacked(OrderView(0, "advance")),
        stacked(OrderView(0, "deploy")),
    ]
    assert len({picture(look).png for look in looks}) == len(looks)


def test_storms_show_where_they_lie_and_whether_they_moved() -> None:
    view = reached(4, 60)
    looks = [replace(view, storms=storms) for storms in ((), (StormView("h1.1", False),), (StormView("v1.1", False),))]
    looks.append(replace(view, storms=(StormView("h1.1", True),)))
    assert len({picture(look).png for look in looks}) == 4


def test_storms_and_orders_hide_nothing_printed() -> None:
    """Of a world between a storm on each edge and orders in the middle everything is read as without them."""
    view = reached(4, 60)
    system = view.systems[0]
    x, y = system.at
    covered = replace(
        view,
        storms=tuple(StormView(edge, False) for edge in (f"h{x}.{y}", f"v{x}.{y}", f"h{x}.{y + 1}", f"v{x + 1}.{y}")),
        systems=(replace(system, orders=(OrderView(0, None),)), *view.systems[1:]),
    )
    bare = {"owner": None, "forces": (), "structures": (), "objective": None}
    for area in [one for one in view.areas if one.system == system.id and one.kind == "world"]:
        for change in (
            {"capacity": 8},
            {"materiel": 7},
            {"assets": ("forge",)},
            {"objective": 1},
        ):
            seen = [
                moved(*(with_area(one, area.id, **{**bare, **more}) for more in ({}, change)))
                for one in (replace(view, storms=()), covered)
            ]
            assert seen[1] > 0.9 * seen[0] > 0, (area.id, change)


@pytest.mark.parametrize("seats", [1, 2])
def test_units_hide_no_capacity(seats: int) -> None:
    """Above the capacity of a world stands how many units are there, not on it."""
    view = reached(4, 60)
    forces = tuple(ForceView(seat, ONE[0].units * 5) for seat in range(seats))
    for area in [one for one in view.areas if one.kind == "world"][:8]:
        seen = [
            moved(*(with_area(view, area.id, structures=(), capacity=n, forces=some) for n in (8, 1)))
            for some in ((), forces)
        ]
        assert seen[1] > 0.95 * seen[0] > 0, area.id


def test_a_system_under_orders_still_shows_its_code() -> None:
    view = reached(4, 60)
    covered = replace(view.systems[0], orders=(OrderView(0, None),))
    looks = [replace(view, systems=(replace(covered, id=id_), *view.systems[1:])) for id_ in (covered.id, "88X")]
    assert moved(*looks) > 20


@pytest.mark.parametrize("change", [{"collected": 1}, {"materiel": 3}, {"level": 2}, {"out": True}])
def test_what_a_seat_has_shows_beside_the_board(change: dict[str, int]) -> None:
    view = reached(4, 60)
    assert moved(view, replace(view, seats=(view.seats[0], replace(view.seats[1], **change), *view.seats[2:]))) > 20


# --- close-ups -------------------------------------------------------------------------------------------------------


def test_close_ups() -> None:
    view = reached(4, 300)
    for zoom in (view.systems[0].id, "seat-1", f"focus-{view.areas[0].id},{view.systems[1].id},h1.1", "turns-10A"):
        assert 600 <= picture(view, zoom).width <= 1600
    for nowhere in ("99X", "seat-9", "combat", "focus-99X", "turns-99X"):
        with pytest.raises(KeyError):
            picture(view, nowhere)


def test_a_focus_numbers_its_places_in_order() -> None:
    view = reached(4, 300)
    one, other = view.areas[0].id, view.areas[1].id
    assert moved(view, view, f"focus-{one},{other}") == 0
    shown = [pixels(picture(view, f"focus-{ids}")) for ids in (f"{one},{other}", f"{other},{one}")]
    assert differing(*shown) > 100


def test_a_focus_has_no_room_for_what_is_not_there() -> None:
    """Voids at the border of the board are shown with the board around them, not with the nothing beyond it."""
    view = reached(2, 60)
    top = next(area for area in view.areas if area.at[1] == 0)
    seen = pixels(picture(view, f"focus-{top.id}"))
    rows = (seen.crop((0, row, seen.width, row + 1)).getcolors(1 << 12) or [] for row in range(seen.height))
    first = next(row for row, found in enumerate(rows) if board.FRAME in {colour for _, colour in found})
    assert first < 60


def test_a_place_for_a_system_is_outlined() -> None:
    view = reached(3, 20, board="built")
    spot = min(column for column, _ in (system.at for system in view.systems)) - 1
    row = view.systems[0].at[1]
    assert picture(view, f"focus-p{spot}.{row}").height == 1018


def test_a_seat_beside_the_board_says_its_faction(monkeypatch: pytest.MonkeyPatch) -> None:
    view = reached(2, 60)
    with recorded(monkeypatch) as found:
        picture(view)
    factions = {sv.plain(Text(f"forbidden_stars-faction-{seat.faction}")) for seat in view.seats}
    assert len(factions) == 2 and factions <= {put.text for _, put in found.words()}


def test_a_system_at_the_border_leaves_no_black_sides() -> None:
    view = reached(2, 60)
    corner = next(system for system in view.systems if system.at == min(one.at for one in view.systems))
    assert picture(view, corner.id).width <= 1018


@pytest.mark.parametrize(("zoom", "most"), [(None, 1.75), ("focus-10A,7A,12A", 1.1)])
def test_a_high_board_fills_a_narrow_picture_so_that_a_phone_shows_it_large(zoom: str | None, most: float) -> None:
    """Beside the whole board stand the seats; a question leaves no black sides."""
    shown = picture(reached(2, 60), zoom)
    board_wide = 2 * 2 * (1018 // 6)
    assert shown.width < most * board_wide, "which a phone gives 300 points"


def test_a_high_board_leaves_half_of_a_phone_to_the_question_below_it() -> None:
    shown = picture(reached(2, 60))
    assert 390 * shown.height <= 345 * shown.width


def test_what_stands_below_two_rows_of_combat_cards_is_inside_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    bottoms, put_rows = list[float](), battle.put_rows

    def put(canvas: Any, rows: Any, at: tuple[float, float], line: float, gap: float, height: float) -> None:
        bottoms.append(at[1] + line * (len(rows) - 0.5) + height / 2)
        put_rows(canvas, rows, at, line, gap, height)

    monkeypatch.setattr(battle, "put_rows", put)
    combat = fighting().combat
    assert combat is not None
    held = replace(combat.sides[0], played=tuple(list(CARDS)[:3]), laid=True)
    many = replace(fighting(), combat=replace(combat, sides=(held, *combat.sides[1:])))
    picture(many, "combat")
    tops = [battle.HEAD + index * (battle.SIDE + battle.MARGIN) for index in (0, 1)]
    assert [bottom < top + battle.SIDE for bottom, top in zip(bottoms, tops, strict=True)] == [True, True]


def test_the_combat_follows_its_execution_rounds() -> None:
    view = fighting()
    combat = view.combat
    assert combat is not None
    side = combat.sides[0]
    changes: list[dict[str, Any]] = [
        {"dice": (*side.dice, "morale")}, {"tokens": {"bolter": 2}}, {"played": (*side.played, "ambush")}, {"left": 3},
        {"hand": 1}, {"laid": not side.laid}, {"attack": 9}, {"morale": 9},
    ]  # fmt: skip
    for change in changes:
        other = replace(combat, sides=(replace(side, **change), *combat.sides[1:]))
        assert moved(view, replace(view, combat=other), "combat") > 20, change
    later = replace(view, combat=replace(combat, round=3))
    assert moved(view, later, "combat") > 20
    assert moved(view, later, "combat-begun") == 0, "it stands above all rounds"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_of_a_few_combat_cards_stand_whole(language: str) -> None:
    words = Locales().speaker(language, sv.NAMES)
    for id_ in CARDS:
        assert "…" not in chip(words(Text(f"forbidden_stars-card-{id_}")), 34, widest=battle.FEW_CARDS).text


def test_a_combat_in_a_void_is_titled_with_its_system_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    view = reached(4, 60)
    void = next(one for one in view.areas if one.kind == "void" and not one.forces)
    sides = tuple(SideView(seat, (), {}, 5, False, (), {}, 0, 0, 0, 0) for seat in (0, 1))
    fought = replace(view, combat=CombatView(void.id, 0, 1, (), 1, "cards", sides, None))
    with recorded(monkeypatch) as drawn:
        STARS.draw(fought, words=Locales().speaker("en"), names=sv.NAMES, marks=(), zoom="combat")
    title = next(put.text for _, put in drawn.words())
    assert "void" in title.casefold() and title.count(void.system) == 1


def test_what_a_unit_can_still_take_shows() -> None:
    view = fighting()
    assert view.combat is not None
    area = next(one for one in view.areas if one.id == view.combat.area)
    force = area.forces[0]
    hurt = replace(force, units=(replace(force.units[0], damage=force.units[0].damage + 1), *force.units[1:]))
    assert moved(view, with_area(view, area.id, forces=(hurt, *area.forces[1:])), "combat") > 30


def test_the_legend_is_drawn() -> None:
    assert explain("forbidden_stars", sv.plain).height > 1000


def test_a_number_and_what_it_counts_stay_on_one_line() -> None:
    text = f"2{HARD}×{HARD}Land Raider, 3{HARD}×{HARD}Falcon"
    assert flowed(text, measure("2 × Land Raider, 3", 40, "plain") + 1, 40) == ("2 × Land Raider,", "3 × Falcon")


def test_few_pieces_of_a_combat_are_drawn_larger_than_many(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, figure = set[int](), pieces.figure

    def drawn(type_: str, fill: Rgb, size: int, *more: Any) -> Sprite:
        sizes.add(size)
        return figure(type_, fill, size, *more)

    monkeypatch.setattr(pieces, "figure", drawn)
    for few, size in ((99, battle.TALL), (0, 96)):
        sizes.clear()
        monkeypatch.setattr(battle, "FEW", few)
        paint("forbidden_stars", fighting(), words=sv.plain, names=sv.NAMES, zoom="combat")
        assert sizes == {size}


FIGURE = 40
"""So high a figure on the board is, in pixels."""


@pytest.mark.parametrize("faction", sorted({unit.faction for unit in UNITS.values()}))
def test_figures_on_the_ground_are_told_apart_by_their_outlines(faction: str) -> None:
    """Two of which hardly more than half of the dots lie over each other are two things, however small."""
    types = [id for id, unit in UNITS.items() if unit.faction == faction and unit.kind == "ground"]
    outlines = {type_: outline(pieces.figure(type_, (200, 40, 40), FIGURE)) for type_ in types}
    for one, other in combinations(types, 2):
        both = ImageChops.darker(outlines[one], outlines[other]).histogram()[255]
        either = ImageChops.lighter(outlines[one], outlines[other]).histogram()[255]
        assert both / either < 0.6, (one, other)


def outline(sprite: Image.Image) -> Image.Image:
    """What of a sprite is seen."""
    return sprite.getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)
