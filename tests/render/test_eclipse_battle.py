"""The picture of a battle: sides, order, and the rolls that hit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.locales import read_once
from engine.eclipse.interface.view import FleetView, SectorView, View, VolleyView
from render import Say, painter_of
from render.canvas import Canvas
from render.colours import FAINT
from render.eclipse import battle
from render.eclipse.scene import Scene
from render.eclipse.tints import DICE
from render.glyphs import face
from tests.render import sample_eclipse as se
from tests.render.minded import searched
from tests.render.recording import recorded
from tests.render.sample_eclipse import at, changed, moved, picture
from tests.render.sample_views import NAMES, plain

CENTRE = "001"
PAINTER = painter_of("eclipse")


def words(language: str) -> Say:
    return read_once().speaker(language, NAMES)


def fought(*fleets: FleetView, **changes: object) -> View:
    """A view in which these fleets stand in the centre."""
    return changed(se.middle(4), CENTRE, fleets=fleets, **changes)


def sides(view: View) -> list[battle.ShownSide]:
    return battle.sides(Scene("eclipse", Canvas(1, 1), view, plain, NAMES), at(view, CENTRE))


def test_the_owner_stands_first_and_ancients_last() -> None:
    view = fought(FleetView(1, {"cruiser": (0,)}), FleetView(3, {"cruiser": (0,)}), owner=3, gcds=None, ancients=(0, 1))
    assert [side.seat for side in sides(view)] == [3, 1, None]
    assert [side.defends for side in sides(view)] == [True, False, True]


def test_ancients_and_one_species_leave_each_other_alone() -> None:
    view = fought(FleetView(1, {"cruiser": (0,)}), gcds=None, ancients=(0,))
    draco = se.seated(view, 1, species="descendants_of_draco")
    one, wild = sides(view)
    for which, peace in ((view, False), (draco, True)):
        assert battle.at_peace(Scene("eclipse", Canvas(1, 1), which, plain, NAMES), one, wild) is peace


def test_damage_and_destroyed_ships_show() -> None:
    fleets = [FleetView(1, {"dreadnought": damage}) for damage in ((0, 0), (0, 1), (0,))]
    views = [fought(fleet, gcds=0) for fleet in fleets]
    assert moved(views[0], views[1], zoom=f"battle-{CENTRE}") > 40
    assert moved(views[0], views[2], zoom=f"battle-{CENTRE}") > 1000


@pytest.mark.rule("EC-INIT-06", "EC-INIT-07")
def test_types_of_equal_initiative_stand_in_the_order_that_their_owner_has_chosen() -> None:
    view = fought(FleetView(0, {"interceptor": (0,), "cruiser": (0,)}), FleetView(1, {"cruiser": (0,)}), gcds=None)
    alike = tuple(replace(one, initiative=1) for one in view.seats[0].blueprints)
    view = replace(se.seated(view, 0, blueprints=alike), firing=((1, "cruiser"), (0, "interceptor"), (0, "cruiser")))
    other = replace(view, firing=((1, "cruiser"), (0, "cruiser"), (0, "interceptor")))
    assert moved(view, other, zoom=f"battle-{CENTRE}") > 400


def test_many_ships_of_many_sides_fit() -> None:
    ships = {"interceptor": (0,) * 8, "cruiser": (0,) * 4, "dreadnought": (0, 0), "starbase": (0,) * 4}
    view = fought(*(FleetView(seat, ships) for seat in range(4)), gcds=3, ancients=(0, 0))
    assert picture(view, zoom=f"battle-{CENTRE}").width == 1600
    assert picture(view, zoom=CENTRE).width == 1600


def test_a_battle_of_few_is_narrow_so_that_a_phone_shows_it_large() -> None:
    few = fought(FleetView(0, {"cruiser": (0, 1)}), FleetView(1, {"cruiser": (0,)}), gcds=None, ancients=())
    assert picture(few, zoom=f"battle-{CENTRE}").width <= 1100


def test_a_sector_where_nobody_fights_is_drawn_too() -> None:
    empty = fought(gcds=None, ancients=())
    assert picture(empty, zoom=f"battle-{CENTRE}").height > 100
    assert CENTRE not in battle.fought_over(empty)


def test_fights_are_found_the_fullest_first() -> None:
    big = (FleetView(0, {"cruiser": (0, 0, 0)}), FleetView(1, {"cruiser": (0,)}), FleetView(2, {"cruiser": (0,)}))
    assert battle.fought_over(fought(*big))[0] == CENTRE
    bare: tuple[SectorView, ...] = tuple(replace(one, fleets=()) for one in se.middle(4).sectors)
    assert battle.fought_over(replace(se.middle(4), sectors=bare)) == []


def test_dice_lie_below_with_what_they_need_and_how_often_they_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = fought(FleetView(0, {"cruiser": (0, 1)}), FleetView(1, {"cruiser": (0,)}), gcds=None, ancients=())
    volley = VolleyView(CENTRE, 0, "cruiser", (("yellow", 3), ("orange", 6)), {"cruiser": 5})
    with recorded(monkeypatch) as drawn:
        shown = PAINTER.draw(
            replace(quiet, volley=volley), words=words("en"), names=NAMES, marks=(), zoom=f"battle-{CENTRE}"
        )
    high = {put.text: put.high * 390 / shown.image.width for _, put in drawn.words()}
    assert {"5+", "1 hit"} <= set(high) and min(high["5+"], high["1 hit"]) >= 8
    faces = [face("3", 52, FAINT), face("6", 52, DICE["orange"])]
    assert all(any(put.sprite is one for put in drawn.puts) for one in faces)
    elsewhere = replace(quiet, volley=replace(volley, sector="101"))
    assert moved(quiet, elsewhere, zoom=f"battle-{CENTRE}") == 0, "of another battle"


def test_the_dice_of_a_game_are_seen_until_its_battle_ends() -> None:
    tables = searched("eclipse", ("calm",) * 2, lambda at: at.state.volley is not None and at.ask is not None, 3)
    seen = [table.rules.view(table.state, None) for table in tables]
    assert len(seen) == 3
    for view in seen:
        assert view.phase == "combat" and view.volley is not None
        assert view.volley.sector in battle.fought_over(view)
