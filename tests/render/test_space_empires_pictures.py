"""Pictures of Space Empires show what a view says, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.space_empires import words
from engine.space_empires.components import COLOURS, UNITS
from engine.space_empires.interface.view import (
    ColonyView,
    EmpireView,
    FleetView,
    MachineView,
    MarkerView,
    SightingView,
    View,
)
from engine.space_empires.state import State
from render import explain, painter_of
from render.canvas import Canvas, Letters, measure
from render.colours import BOX_COLOURS, NIGHT, PANEL
from render.space_empires import aside, board, closeup, page
from render.space_empires.places import contents
from tests.render import sample_space_empires as se
from tests.render.sample_space_empires import bare, changed, moved, picture, plain, seen, stack, unit
from tests.render.seeing import pixels

PAINTER = painter_of("space_empires")
OWN = ("sheet", "technology", "groups")


def zooms(view: View) -> list[str | None]:
    """Every kind of picture of a view."""
    hexes = [one.id for one in view.hexes if one.stacks][:2] or [view.hexes[0].id]
    own = list(OWN) if view.own is not None else []
    fought = [] if view.battle is None else [f"battle-{view.battle.at}"]
    return [None, *hexes, f"focus-{','.join(hexes)}", "seat-0", *own, *fought]


# --- whole pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", se.EVERY)
@pytest.mark.parametrize("seat", [None, 0])
def test_every_position_can_be_drawn(state: Callable[[], State], seat: int | None) -> None:
    view = seen(state, seat)
    for zoom in zooms(view):
        shown = picture(view, zoom=zoom)
        assert (shown.width, shown.height) == pixels(shown).size
        least = 1600 if zoom is None else 1000
        assert least <= shown.width <= 1600 and 400 <= shown.height <= 1640, zoom
        assert len(shown.png) < 400_000


@pytest.mark.parametrize("state", se.EVERY)
def test_the_first_picture_is_the_map_as_wide_as_a_phone(state: Callable[[], State]) -> None:
    """The map takes nearly all the width; a desktop still shows it no smaller than nine tenths as large as beside."""
    view = seen(state, None)
    shown, ids = picture(view), [one.id for one in view.hexes]
    at, _, height = page.arranged(ids)
    beside, _, low = page._beside(ids)
    assert height == shown.height and 0.95 < shown.width / shown.height < 2
    assert at.radius * 350 / height >= 0.9 * beside.radius * min(350 / low, 550 / 1600)
    assert at.radius >= beside.radius


def test_a_game_can_be_drawn_before_home_worlds_are_chosen() -> None:
    view = se.RULES.view(se.played(2, 0, scenario="small"), 0)
    assert picture(view).width == 1600 and picture(view, zoom="seat-0").width == 1000


def test_the_same_view_gives_the_same_bytes_on_every_thread() -> None:
    views = [seen(se.middle, 0), seen(se.start, None), seen(se.full, 1)] * 2
    alone = [picture(view).png for view in views]
    with ThreadPoolExecutor(4) as workers:
        assert [shown.png for shown in workers.map(picture, views)] == alone


def test_seat_colours_survive_the_small_palette() -> None:
    found = {colour for _, colour in pixels(picture(seen(se.middle, None))).getcolors(1 << 24) or []}
    assert {PANEL, NIGHT, *(BOX_COLOURS[colour].rgb for colour in COLOURS)} <= found
    assert len(found) <= 256


def test_the_hexes_are_kept_while_counters_move() -> None:
    view = seen(se.middle, 0)
    PAINTER.forget()
    picture(view)
    before = board.quiet.drawn
    picture(replace(view, hexes=tuple(replace(one, stacks=(), colony=None) for one in view.hexes)))
    assert board.quiet.drawn == before


# --- what nobody may see ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_twin_worlds_have_the_same_pictures(seat: int | None) -> None:
    state = se.middle()
    twin = deepcopy(state)
    se.RULES.redeal(twin, seat, Random(5))
    one, other = (se.RULES.view(world, seat) for world in (state, twin))
    assert [picture(one, zoom=zoom).png for zoom in zooms(one)] == [picture(other, zoom=z).png for z in zooms(other)]
    assert se.RULES.view(state, 0 if seat else 1) != se.RULES.view(twin, 0 if seat else 1)


def test_a_decoy_is_a_group_to_others() -> None:
    state = deepcopy(se.middle())
    hidden = next(one for one in state.players[1].units if not one.up and UNITS[one.type].group)
    looks = []
    for type_, count in (("DECOY", 1), ("DN", 3), ("MINES", 1)):
        hidden.type, hidden.count = type_, count
        looks.append([picture(se.RULES.view(state, seat), zoom=z).png for seat in (None, 0) for z in (None, hidden.at)])
    assert looks[0] == looks[1] == looks[2]


def test_what_a_seat_owns_shows_to_nobody_else() -> None:
    view = seen(se.middle, 0)
    assert view.own is not None
    richer = replace(view.own, cp=view.own.cp + 70)
    assert picture(replace(view, own=richer), zoom="sheet").png != picture(view, zoom="sheet").png
    for zoom in ("sheet", "groups"):
        with pytest.raises(KeyError):
            picture(seen(se.middle, None), zoom=zoom)


def test_after_the_end_everything_lies_open() -> None:
    view = seen(se.over, None)
    assert view.phase == "over"
    assert not [one for one in view.hexes for each in one.stacks if each.hidden]
    assert any(one.marker is not None and not one.explored for one in view.hexes)


# --- the map ---------------------------------------------------------------------------------------------------------

PLACE = "G7"
MINERALS = MarkerView("minerals", 5)
WRECK = MarkerView("space_wreck", 0)
SHIPS = (stack(0, unit("CA", 2)),)
IN_A_HEX: list[tuple[str, Any, Any]] = [
    ("explored", True, False), ("marker", None, MINERALS), ("marker", MINERALS, MarkerView("minerals", 10)),
    *(("marker", None, MarkerView(kind, 1)) for kind in (
        "planet", "barren_planet", "nebula", "asteroids", "black_hole", "supernova", "space_wreck", "warp_point",
    )),
    ("marker", MarkerView("planet", 0), MarkerView("barren_planet", 0)),
    ("marker", MarkerView("warp_point", 1), MarkerView("warp_point", 2)),
    ("colony", None, ColonyView(0, 3, False, ())),
    ("colony", ColonyView(0, 3, False, ()), ColonyView(0, 5, False, ())),
    ("colony", ColonyView(0, 3, False, ()), ColonyView(1, 3, False, ())),
    ("colony", ColonyView(0, 3, False, ()), ColonyView(0, 3, False, (MINERALS,))),
    ("colony", ColonyView(0, 3, False, (MarkerView("minerals", 0),)), ColonyView(0, 3, False, (WRECK,))),
    ("colony", ColonyView(0, 3, False, (MINERALS,)), ColonyView(0, 3, False, (MINERALS, WRECK))),
    ("stacks", (), SHIPS), ("stacks", SHIPS, (stack(0, unit("CA", 3)),)),
    ("stacks", SHIPS, (stack(1, unit("CA", 2, 1)),)), ("stacks", SHIPS, (stack(0, unit("DD", 2)),)),
    ("stacks", SHIPS, (stack(0, unit("CA", 2), hidden=1),)),
    ("stacks", (stack(1, hidden=1),), (stack(1, hidden=2),)), ("stacks", (stack(1, hidden=1),), (stack(2, hidden=1),)),
    ("stacks", (stack(-1, hidden=3),), (stack(-1, unit("ALIEN_B", 3, -1)),)),
    ("stacks", SHIPS, (*SHIPS, stack(1, unit("SC", 1, 1)))), ("looked", False, True),
]  # fmt: skip


@pytest.mark.parametrize(("what", "before", "after"), IN_A_HEX)
def test_what_is_in_a_hex_shows(what: str, before: Any, after: Any) -> None:
    view = bare(seen(se.start, None))
    looks = [changed(view, PLACE, **{what: value}) for value in (before, after)]
    assert moved(*looks) > 40
    assert moved(*looks, zoom=PLACE) > 200


@pytest.mark.parametrize("type_", UNITS)
def test_every_type_looks_different_from_every_other(type_: str) -> None:
    view = bare(seen(se.start, None))
    looks = [changed(view, PLACE, stacks=(stack(0, unit(kind, 2)),)) for kind in UNITS if kind != type_]
    own = picture(changed(view, PLACE, stacks=(stack(0, unit(type_, 2)),))).png
    assert own not in [picture(look).png for look in looks[:4]]


def test_machines_fleets_and_sightings_show() -> None:
    view = bare(seen(se.start, None))
    machine = replace(view, machines=(MachineView(1, PLACE, 4, 0, None),))
    assert moved(view, machine) > 300
    assert moved(machine, replace(view, machines=(MachineView(1, PLACE, 7, 0, None),))) > 40
    fleet = EmpireView(-3, "A1", 20, (), (FleetView(1, PLACE, False, False, ()),), ())
    assert moved(view, replace(view, empires=(fleet,))) > 300
    hidden = changed(view, PLACE, stacks=(stack(1, hidden=2),))
    assert moved(hidden, replace(hidden, sightings=(SightingView(1, PLACE, "BB", 2, 3, 1),))) > 60
    assert moved(view, replace(view, sightings=(SightingView(1, PLACE, "BB", 2, 3, 1),)), zoom=PLACE) > 300


def test_pipelines_of_one_seat_are_joined() -> None:
    view = bare(seen(se.start, None))
    pipe = {seat: (stack(seat, unit("MS", 1, seat)),) for seat in (0, 1)}
    apart = changed(changed(view, "G7", stacks=pipe[0]), "G8", stacks=pipe[1])
    joined = changed(changed(view, "G7", stacks=pipe[0]), "G8", stacks=pipe[0])
    chart, _, _ = page.arranged([one.id for one in view.hexes])
    (x, y), (right, _) = chart.pixel("G7"), chart.pixel("G8")
    between = round((x + right) / 2), round(y)
    before, after = (pixels(picture(look)).getpixel(between) for look in (apart, joined))
    assert before != after


def test_what_just_happened_is_marked() -> None:
    view = bare(seen(se.start, None))
    assert moved(view, view, marks=(PLACE,)) > 1000
    assert picture(view, marks=("no such place",)).png == picture(view).png


def test_a_focus_picture_numbers_its_hexes_in_their_order() -> None:
    view = seen(se.middle, 0)
    assert picture(view, zoom="focus-G7,G8").png != picture(view, zoom="focus-G8,G7").png
    near = closeup.focused(view, ["G7"])
    assert len(near) == 19 and "G7" in near and "G9" in near and "G10" not in near
    with pytest.raises(KeyError):
        picture(view, zoom="focus-G7,Z9")


def test_units_that_wait_for_orders_are_shown_without_numbers_on_a_picture_no_higher_than_they_need() -> None:
    view = seen(se.middle, 0)
    numbered, plain_ = picture(view, zoom="focus-G7"), picture(view, zoom="near-G7")
    assert plain_.png != numbered.png and (plain_.width, plain_.height) == (numbered.width, numbered.height)
    low = picture(view, zoom="near-G2,G9")
    assert low.width > 1500 and low.height < 800
    with pytest.raises(KeyError):
        picture(view, zoom="near-Z9")


def test_the_name_of_a_hex_is_the_larger_the_less_else_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine dots high on a desktop also where fleets stand; a marker alone leaves it more, terrain and nothing most."""
    view, sizes = seen(se.middle, None), dict[str, float]()
    write = Canvas.write_narrow

    def written(canvas: Canvas, text: str, x: float, y: float, width: float, letters: Letters, **how: Any) -> float:
        sizes.setdefault(text, letters.size)
        return write(canvas, text, x, y, width, letters, **how)

    monkeypatch.setattr(Canvas, "write_narrow", written)
    height = picture(view).height
    held = {one.id for one in view.hexes if one.colony or one.stacks}
    lone = {one.id for one in view.hexes if board._lies(one)} - held
    bare_ = {one.id for one in view.hexes} - held - lone
    found = [{sizes[plain(words.hex(id_))] for id_ in ids} for ids in (held, lone, bare_)]
    assert max(found[0]) < min(found[1]) and max(found[1]) < min(found[2])
    assert min(found[0]) * 0.69 * 350 / height >= 9


def test_what_stands_large_in_a_hex_does_not_stand_there_small_too() -> None:
    view = seen(se.middle, 0)
    place = next(one for one in view.hexes if one.stacks)
    alike = changed(view, place.id, stacks=(stack(0, unit("SY", 4, 0), unit("MINER", 1, 0)),))
    found = contents(alike, next(one for one in alike.hexes if one.id == place.id))
    assert [cell.type for _, cell in found.details] == ["MINER"]
    mixed = changed(view, place.id, stacks=(stack(0, unit("CA", 2, 0), unit("SC", 1, 0)),))
    found = contents(mixed, next(one for one in mixed.hexes if one.id == place.id))
    assert [cell.type for _, cell in found.details] == ["CA", "SC"]


def test_ship_yards_and_bases_are_not_counted_among_the_ships_of_a_hex() -> None:
    view = seen(se.middle, 0)
    place = next(one for one in view.hexes if one.stacks)
    home = (unit("SC", 3, 0), unit("SY", 4, 0), unit("BASE", 1, 0))
    fleet, docks = (contents(view, replace(place, stacks=(stack(0, *units),))) for units in (home, home[1:]))
    assert [(line.cell.type, line.cell.number) for line in fleet.lines] == [("SC", 3)]
    assert [cell.type for _, cell in fleet.details] == ["BASE", "SY"]
    assert [(line.cell.type, line.cell.number) for line in docks.lines] == [("BASE", 5)]


def test_known_ships_that_cannot_fight_are_told_apart_from_counters_beside_them_that_lie_face_down() -> None:
    """A colony ship that was seen, and two counters that were not."""
    view = seen(se.middle, None)
    place = view.hexes[0]
    both = se.changed(view, place.id, stacks=(stack(1, unit("COLONY_SHIP", 1, 1), hidden=2),))
    found = contents(both, next(one for one in both.hexes if one.id == place.id))
    assert [(line.cell.type, line.cell.number) for line in found.lines] == [("?", 2), ("COLONY_SHIP", 1)]
    assert not found.details
    hidden = se.changed(view, place.id, stacks=(stack(1, hidden=2),))
    assert moved(hidden, both) > 100


def test_before_the_first_round_no_round_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr(aside, "write", lambda scene, text, *more: said.append(text) or 0.0)
    picture(replace(seen(se.start, None), round=0, turn=0, phase="setup"))
    assert not any(text.startswith("round") or "picture-round" in text for text in said)


# --- beside the map, panels ------------------------------------------------------------------------------------------

OF_A_SEAT: list[dict[str, Any]] = [{"colonies": 9}, {"worth": 77}, {"counters": 44}, {"out": True}]


@pytest.mark.parametrize("change", OF_A_SEAT, ids=lambda change: next(iter(change)))
def test_what_a_seat_has_shows_beside_the_map(change: dict[str, Any]) -> None:
    view = seen(se.start, None)
    seats = (view.seats[0], replace(view.seats[1], **change), *view.seats[2:])
    assert moved(view, replace(view, seats=seats)) > 40


def test_round_turn_active_seat_and_end_show() -> None:
    view = seen(se.start, None)
    later = (replace(view, round=9), replace(view, turn=3), replace(view, active=None), replace(view, winners=(1,)))
    assert all(moved(view, look) > 40 for look in later)
    assert moved(view, replace(view, order=tuple(reversed(view.order)))) > 1000


def test_points_show_where_they_are_counted() -> None:
    view = seen(se.start, None)
    counted = replace(view, options=(*view.options, ("victory", "colony_points")))
    seats = tuple(replace(seat, points=55) for seat in view.seats)
    assert moved(counted, replace(counted, seats=seats)) > 40
    assert picture(replace(view, seats=seats)).png == picture(view).png


def test_the_sheet_shows_every_line() -> None:
    view = seen(se.middle, 0)
    assert view.own is not None and view.own.sheets
    sheet = view.own.sheets[-1]
    names = ("carried", "colonies", "minerals", "pipelines", "reward", "paid", "bid", "spent", "left")
    for name in names:
        other = replace(sheet, **{name: getattr(sheet, name) + 7})
        look = replace(view, own=replace(view.own, sheets=(*view.own.sheets[:-1], other)))
        assert moved(view, look, zoom="sheet") > 20, name


def test_announced_levels_show_among_the_technologies() -> None:
    view = seen(se.start, None)
    heard = (replace(view.seats[0], shown=(("attack", 2),)), *view.seats[1:])
    assert moved(view, replace(view, seats=heard), zoom="technology") > 100
    assert moved(view, replace(view, seats=heard), zoom="seat-0") > 100


def test_a_battle_of_few_is_low_and_names_what_does_not_fight_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    view = se.RULES.view(se.battle(), 0)
    assert view.battle is not None
    place, zoom = se.at(view, view.battle.at), f"battle-{view.battle.at}"
    sides, widths = (view.battle.attacker, view.battle.defender), dict[str, float]()
    few = changed(view, place.id, stacks=tuple(stack(side, unit("COLONY_SHIP", 1, side)) for side in sides))
    write = Canvas.write_narrow

    def written(canvas: Canvas, text: str, x: float, y: float, width: float, *how: Any, **more: Any) -> float:
        widths[text] = max(width, widths.get(text, 0.0))
        return write(canvas, text, x, y, width, *how, **more)

    monkeypatch.setattr(Canvas, "write_narrow", written)
    assert picture(few, zoom=zoom).height < picture(view, zoom=zoom).height <= 1018
    name = next(text for text in widths if "COLONY_SHIP" in text)
    assert widths[name] >= measure("Statek kolonizacyjny 12", 30)


def test_a_battle_shows_sides_hits_screens_and_shots() -> None:
    view = se.RULES.view(se.battle(), 0)
    assert view.battle is not None
    place, zoom = se.at(view, view.battle.at), f"battle-{view.battle.at}"
    first = place.stacks[0]
    for change in ({"hits": 2}, {"screened": not first.units[0].screened}, {"count": 6}):
        units = (replace(first.units[0], **change), *first.units[1:])
        look = changed(view, place.id, stacks=(replace(first, units=units), *place.stacks[1:]))
        assert moved(view, look, zoom=zoom) > 60, change
    for fought in (replace(view.battle, round=9), replace(view.battle, shots=()), replace(view.battle, lost=())):
        assert fought == view.battle or moved(view, replace(view, battle=fought), zoom=zoom) > 60
    with pytest.raises(KeyError):
        picture(view, zoom="battle-A99")


def test_the_gallery_finds_its_close_ups() -> None:
    view = se.RULES.view(se.battle(), 0)
    found = PAINTER.close_ups(view)
    assert set(found) == {"zoom", "seat", "battle", *OWN}
    assert PAINTER.lively(view) > PAINTER.lively(seen(se.alone, None))
    assert all(1000 <= picture(view, zoom=zoom).width <= 1600 for zoom in found.values())


def test_the_legend_can_be_drawn() -> None:
    assert explain("space_empires", plain).height > 1500


# --- what had no place ------------------------------------------------------------------------------------------------


def test_beside_a_colony_a_fleet_keeps_its_ship_where_more_of_it_lies_face_down() -> None:
    """Two sides on a colony: what is known of each, and behind it how many counters are hidden."""
    view = seen(se.middle, None)
    place = next(one for one in view.hexes if one.colony is not None)
    stacks = (stack(0, unit("CA", 2, 0), hidden=3), stack(1, hidden=1))
    found = contents(view, replace(place, stacks=stacks))
    assert [(line.side, line.cell.type, line.cell.text) for line in found.lines] == [(0, "CA", "2+3?"), (1, "?", "1")]
    lone = contents(view, replace(place, stacks=stacks[:1]))
    assert [line.cell.text for line in lone.lines] == ["2", "3"], "where there is room they are two rows"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_note_stands_beside_or_below_the_map(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The own CP and what they will be, the next machine, three alien empires; some have room for fewer."""
    view = seen({1: se.aliens, 2: se.full}.get(seats, se.middle), 0)
    empires = tuple(replace(view.empires[0], side=side) for side in (-2, -3, -4)) if view.empires else ()
    hexes = tuple(one if one.home is None or one.home < seats else replace(one, home=None) for one in view.hexes)
    view = bare(replace(view, seats=view.seats[:seats], order=view.order[:seats], active=0, hexes=hexes))
    view = replace(view, empires=empires)
    said, write = list[str](), aside.write

    def noted(scene: Any, text: str, *how: Any) -> float:
        said.append(text)
        return write(scene, text, *how)

    monkeypatch.setattr(aside, "write", noted)
    height = picture(view).height
    scene = page.Scene("space_empires", Canvas(1, 1), view, plain, ("Ann",) * 4)
    told = [text for _, text in aside.notes(scene)]
    assert len(told) == aside.count(view) >= 2 + len(empires)
    assert set(told) <= set(said) and height <= 1700


@pytest.mark.rule("SE-EXPLORE-02")
def test_a_hex_seen_large_says_what_lies_there_and_what_that_does() -> None:
    view = seen(se.middle, 0)
    place = next(one for one in view.hexes if one.marker is None and one.colony is None)
    found = changed(view, place.id, marker=MarkerView("nebula", 0), explored=True)
    scene = page.Scene("space_empires", Canvas(1, 1), found, plain, ("Ann",) * 4)
    told = [row.text for row in closeup.rows(scene, next(one for one in found.hexes if one.id == place.id))]
    assert plain(words.marker_text("nebula")) in told
    held = changed(found, place.id, colony=ColonyView(0, 5, False, ()))
    told = [row.text for row in closeup.rows(scene, next(one for one in held.hexes if one.id == place.id))]
    assert plain(words.marker_text("nebula")) not in told
