"""Pictures of Twilight Imperium show what a view says, and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from engine.ti4.interface.view import SystemView, View
from render import NoPainter, Picture, paint
from render.colours import NIGHT, PANEL, SEAT_COLOURS
from tests.render import sample_views as sv
from tests.render.seeing import differing, picture, pixels

KINDS = (sv.building, sv.start, sv.middle, sv.agenda, sv.end)


def changed(view: View, tile: int, **changes: Any) -> View:
    """The view with one system changed."""
    return replace(view, systems=tuple(replace(one, **changes) if one.tile == tile else one for one in view.systems))


def at(view: View, tile: int) -> SystemView:
    return next(one for one in view.systems if one.tile == tile)


def moved(before: View, after: View, **how: Any) -> int:
    return differing(pixels(picture(before)), pixels(picture(after, **how)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("kind", KINDS)
def test_every_position_can_be_drawn(kind: Any, seats: int) -> None:
    shown = picture(kind(seats))
    assert (shown.width, shown.height) == pixels(shown).size
    assert shown.width == 1600 and 2200 < shown.height < 4200
    assert len(shown.png) < 900_000


def test_the_same_view_gives_the_same_bytes() -> None:
    assert picture(sv.middle(6)).png == picture(sv.middle(6)).png


def test_a_hand_never_shows() -> None:
    public = sv.middle(6)
    assert picture(sv.with_hand(public)).png == picture(replace(public, viewer=0)).png == picture(public).png


def test_hidden_cards_show_as_numbers_only() -> None:
    before = sv.middle(3)
    more = replace(before, seats=(replace(before.seats[0], action_cards=6), *before.seats[1:]))
    box = ImageChops.difference(pixels(picture(before)), pixels(picture(more))).getbbox()
    assert box is not None and box[2] - box[0] < 200 and box[3] - box[1] < 40


def test_threads_draw_the_same() -> None:
    views = [sv.middle(6), sv.start(6), sv.middle(3), sv.agenda(6)] * 2
    alone = [picture(view).png for view in views]
    with ThreadPoolExecutor(4) as workers:
        assert [shown.png for shown in workers.map(picture, views)] == alone


def test_an_exhausted_planet_is_dark_and_its_ring_broken() -> None:
    view = sv.start(3)
    home = next(one for one in view.systems if one.home_of == "sol")
    spent = changed(view, home.tile, planets=tuple(replace(world, exhausted=True) for world in home.planets))
    assert moved(view, spent) > 2500


def test_an_owner_is_shown_by_colour_and_emblem() -> None:
    view = sv.start(3)
    worlds = at(view, 18).planets
    looks = [picture(changed(view, 18, planets=(replace(worlds[0], owner=owner),))).png for owner in (None, 0, 1, 2)]
    assert len(set(looks)) == 4


def test_damage_is_shown_and_counted() -> None:
    view = sv.start(6)
    hurt = [changed(view, 18, ships=(sv.force(0, {"dreadnought": n}, dreadnought=3),)) for n in range(4)]
    assert moved(hurt[0], hurt[1]) > 100
    assert moved(hurt[1], hurt[2]) > 15
    assert moved(hurt[2], hurt[3]) > 15


def test_every_unit_and_its_number_shows() -> None:
    view = sv.start(6)
    fleets = [
        {kind: 2} for kind in ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun", "flagship")
    ]
    looks = {picture(changed(view, 18, ships=(sv.force(1, **fleet),))).png for fleet in [*fleets, {"fighter": 3}]}
    assert len(looks) == 8


def test_ground_forces_and_structures_show_on_their_planet() -> None:
    view = sv.start(6)
    worlds = at(view, 18).planets
    looks = set()
    for units in ({"infantry": 1}, {"infantry": 2}, {"pds": 1}, {"space_dock": 1}):
        held = (replace(worlds[0], owner=1, forces=(sv.force(1, **units),)),)
        looks.add(picture(changed(view, 18, planets=held)).png)
    assert len(looks) == 4


def test_command_tokens_and_custodians_show() -> None:
    view = sv.start(6)
    assert moved(view, changed(view, 18, tokens=(0,))) > 200
    assert moved(changed(view, 18, tokens=(0,)), changed(view, 18, tokens=(0, 4))) > 200
    assert moved(view, changed(view, 18, custodians=False)) > 400


def test_what_just_happened_is_marked_and_the_active_system_ringed() -> None:
    view = sv.start(6)
    assert moved(view, view, marks=("18",)) > 5000
    assert moved(view, changed(view, 18, active=True)) > 3000


def test_marks_of_unknown_places_are_no_error() -> None:
    assert picture(sv.start(3), marks=("99", "jord")).png == picture(sv.start(3)).png


def test_empty_homes_wait_for_their_seats() -> None:
    view = sv.building(6)
    assert moved(view, replace(view, homes=())) > 5000


def test_a_system_beside_the_board_is_drawn_in_the_corner() -> None:
    view = sv.start(6)
    without = replace(view, systems=tuple(one for one in view.systems if one.at is not None))
    seen = pixels(picture(view))
    box = seen.crop((0, 1500, 330, 1900))
    assert differing(box, pixels(picture(without)).crop((0, 1500, 330, 1900))) > 5000


def test_seats_points_move_on_the_track() -> None:
    view = sv.middle(3)
    ahead = replace(view, seats=(replace(view.seats[0], points=8), *view.seats[1:]))
    before, after = (pixels(picture(one)).crop((0, 0, 1600, 150)) for one in (view, ahead))
    assert differing(before, after) > 500


def test_more_points_than_the_goal_still_fit_the_track() -> None:
    view = sv.end(3)
    picture(replace(view, seats=(replace(view.seats[0], points=12), *view.seats[1:])))


def test_the_long_game_has_a_longer_track() -> None:
    view = sv.middle(6)
    assert moved(view, replace(view, goal=14)) > 3000


@pytest.mark.parametrize("change", [{"passed": True}, {"eliminated": True}, {"trade_goods": 7}, {"tactic": 9}])
def test_what_a_seat_has_shows_in_its_panel(change: dict[str, Any]) -> None:
    view = sv.middle(3)
    assert moved(view, replace(view, seats=(*view.seats[:2], replace(view.seats[2], **change)))) > 30


def test_the_speaker_and_the_active_seat_show() -> None:
    view = sv.middle(3)
    assert moved(view, replace(view, speaker=2)) > 300
    assert moved(view, replace(view, turn=0)) > 3000


def test_seat_colours_survive_the_small_palette() -> None:
    seen = {colour for _, colour in pixels(picture(sv.middle(6))).getcolors(1 << 24) or []}
    assert {PANEL, NIGHT, *(seat.rgb for seat in SEAT_COLOURS.values())} <= seen
    assert len(seen) <= 256


def test_zoom_shows_a_system_and_its_neighbours_large() -> None:
    shown = picture(sv.middle(6), zoom="18")
    assert (shown.width, pixels(shown).width) == (1600, 1600)
    assert shown.png != picture(sv.middle(6), zoom="26").png


def test_zoom_on_a_system_beside_the_board() -> None:
    assert picture(sv.middle(6), zoom="51").height < 800


def test_zoom_on_a_place_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        picture(sv.middle(6), zoom="999")


def test_a_game_without_pictures() -> None:
    with pytest.raises(NoPainter):
        paint("chess", None, words=sv.plain, names=())


@pytest.mark.parametrize("name", ["日本太郎", "🚀🚀", "", "Ярослав", "x" * 200, "a\nb\tc", "\u202eevil"])
def test_any_name_can_be_drawn(name: str) -> None:
    shown: Picture = paint("ti4", sv.middle(3), words=sv.plain, names=(name, *sv.NAMES[1:]))
    assert shown.width == paint("ti4", sv.middle(3), words=sv.plain, names=sv.NAMES).width


def test_the_alternative_text_tells_the_points() -> None:
    alt = picture(sv.middle(3)).alt
    assert "Alicja" in alt and "9" in alt and "Action" in alt
