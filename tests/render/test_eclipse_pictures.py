"""Pictures of Eclipse show what a view says, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from engine.eclipse.components import COLOURS
from engine.eclipse.interface.view import FleetView, OwnView, View
from render import explain, painter_of
from render.colours import BOX_COLOURS, NIGHT, PANEL
from render.eclipse import board, icons, seats
from tests.render import sample_eclipse as se
from tests.render.sample_eclipse import at, changed, moved, picture, seated
from tests.render.sample_views import plain
from tests.render.seeing import pixels

CENTRE = "001"


def owned(view: View) -> str:
    """A sector of seat 0."""
    return next(one.id for one in view.sectors if one.owner == 0 and one.squares)


# --- whole pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("kind", [se.start, se.middle, se.end])
def test_every_position_can_be_drawn(kind: Callable[[int], View], seats: int) -> None:
    shown = picture(kind(seats))
    assert (shown.width, shown.height) == pixels(shown).size
    assert shown.width == 1600 and 2000 < shown.height < 4400
    assert len(shown.png) < 900_000


def test_a_game_can_be_drawn_before_species_are_chosen() -> None:
    view = se.start(2)
    empty = seated(view, 0, species="", tracks=(), technologies=(), blueprints=(), spaces=())
    assert picture(replace(empty, sectors=(at(view, CENTRE),), phase="setup", round=0, turn=None)).width == 1600


def test_the_same_view_gives_the_same_bytes_on_every_thread() -> None:
    views = [se.middle(6), se.start(4), se.end(2)] * 2
    alone = [picture(view).png for view in views]
    with ThreadPoolExecutor(4) as workers:
        assert [shown.png for shown in workers.map(picture, views)] == alone


def test_what_one_seat_knows_never_shows() -> None:
    view = se.middle(4)
    own = OwnView(reputation=(4, 4), kept=("money_8",), drawn_reputation=(3,), drawn_discovery="science_5")
    assert picture(replace(view, viewer=0, own=own)).png == picture(view).png


def test_seat_colours_survive_the_small_palette() -> None:
    seen = {colour for _, colour in pixels(picture(se.middle(6))).getcolors(1 << 24) or []}
    assert {PANEL, NIGHT, *(seat.rgb for seat in BOX_COLOURS.values())} <= seen
    assert len(seen) <= 256


def test_every_colour_of_the_game_is_a_colour_of_the_pictures() -> None:
    assert set(COLOURS) == set(BOX_COLOURS)


def test_the_printed_map_is_kept_while_pieces_move() -> None:
    view = se.middle(4)
    painter_of("eclipse").forget()
    picture(view)
    before = board.quiet.drawn
    picture(changed(view, owned(view), owner=1, fleets=(), monolith=True))
    assert board.quiet.drawn == before


# --- the map ---------------------------------------------------------------------------------------------------------

ON_A_SECTOR: list[tuple[str, Any, Any]] = [
    ("owner", None, 0), ("owner", 0, 1), ("orbital", None, False), ("orbital", False, True), ("monolith", False, True),
    ("ancients", (), (0,)), ("ancients", (0,), (0, 0)), ("ancients", (0, 0), (0, 1)), ("gcds", None, 0), ("gcds", 0, 5),
    ("discovery", False, True), ("artifact", False, True), ("vp", 1, 2), ("wormholes", (0, 3), (1, 4)),
    ("squares", (("money", False),), (("money", True),)), ("squares", (("money", False),), (("money+", False),)),
    ("squares", (("money", False),), (("science", False),)), ("squares", (("any", False),), (("materials", False),)),
    ("fleets", (), (FleetView(1, {"cruiser": (0,)}),)),
    ("fleets", (FleetView(1, {"cruiser": (0,)}),), (FleetView(1, {"cruiser": (0, 0)}),)),
    ("fleets", (FleetView(1, {"cruiser": (0,)}),), (FleetView(1, {"cruiser": (1,)}),)),
    ("fleets", (FleetView(1, {"cruiser": (1,)}),), (FleetView(1, {"cruiser": (2,)}),)),
    ("fleets", (FleetView(1, {"cruiser": (0,)}),), (FleetView(1, {"interceptor": (0,)}),)),
    ("fleets", (FleetView(1, {"cruiser": (0,)}),), (FleetView(0, {"cruiser": (0,)}),)),
]  # fmt: skip


@pytest.mark.parametrize(("what", "before", "after"), ON_A_SECTOR)
def test_what_lies_on_a_sector_shows(what: str, before: Any, after: Any) -> None:
    view, id_ = se.start(2), owned(se.start(2))
    bare: dict[str, Any] = {"owner": 0, "fleets": (), "squares": (), "artifact": False, "wormholes": (0, 3)}
    looks = [changed(view, id_, **{**bare, what: value}) for value in (before, after)]
    assert moved(*looks, zoom=id_) > 40


def test_a_wormhole_is_bright_only_when_both_sides_have_one() -> None:
    view = se.middle(4)
    joined = [(one, board.full_edges(view, one)) for one in view.sectors]
    assert any(full for _, full in joined) and all(full <= set(one.wormholes) for one, full in joined)
    one = next(one for one, full in joined if full)
    alone = replace(view, sectors=(one,))
    assert board.full_edges(alone, one) == set()


def test_what_just_happened_is_marked_by_sector_or_space() -> None:
    view = se.start(4)
    centre = at(view, CENTRE)
    assert moved(view, view, marks=(CENTRE,)) > 3000
    assert picture(view, marks=("0,0",)).png == picture(view, marks=(centre.id,)).png
    assert picture(view, marks=("no such place",)).png == picture(view).png


def test_spaces_to_explore_are_outlined_and_named() -> None:
    view = se.start(4)
    home = next(one.id for one in view.sectors if one.owner == view.turn)
    one = replace(view, frontier=view.frontier[:1])
    assert moved(replace(view, frontier=()), one, zoom=None) > 5000
    assert moved(one, view, zoom=home) > 3000


def test_drawn_sectors_show_large_while_exploring() -> None:
    view = se.start(4)
    one = replace(view, exploring=view.frontier[0], drawn=("104",))
    both = replace(one, drawn=("104", "105"))
    heights = [picture(which).height for which in (view, one, both)]
    assert heights[0] < heights[1] == heights[2]
    assert moved(one, both) > 20_000


# --- seats, technologies, close-ups ----------------------------------------------------------------------------------

OF_A_SEAT: list[dict[str, Any]] = [
    {"passed": True}, {"out": True}, {"discs": 2}, {"upkeep": 21}, {"actions": {"build": 2}}, {"colony_ships": 1},
    {"reputation": 3}, {"ambassadors": (2,)}, {"kept": 2}, {"open_points": 19}, {"technologies": ("plasma_cannon",)},
]  # fmt: skip


@pytest.mark.parametrize("change", OF_A_SEAT, ids=lambda change: next(iter(change)))
def test_what_a_seat_has_shows_in_its_panel(change: dict[str, Any]) -> None:
    view = se.start(4)
    assert moved(view, seated(view, 1, **change)) > 30


def test_stores_and_blueprints_show_in_the_panel() -> None:
    view = se.start(4)
    seat = view.seats[1]
    tracks = (replace(seat.tracks[0], stored=17), *seat.tracks[1:])
    ships = (replace(seat.blueprints[0], hull=4, cannons={"red": 2}), *seat.blueprints[1:])
    assert moved(view, seated(view, 1, tracks=tracks)) > 30
    assert moved(view, seated(view, 1, blueprints=ships)) > 100


def test_start_player_traitor_and_active_seat_show() -> None:
    view = se.start(4)
    assert moved(view, replace(view, start=(view.start + 1) % 4)) > 300
    assert moved(view, replace(view, traitor=2)) > 300
    assert moved(view, replace(view, turn=None)) > 3000


def test_the_sign_of_a_reaction_disc_is_not_that_of_the_start_player(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    real = icons.sign
    monkeypatch.setattr(seats, "sign", lambda name, *how: drawn.append(name) or real(name, *how))
    picture(seated(se.start(4), 1, actions={"reaction": 1}), zoom="players")
    assert (drawn.count("first"), drawn.count("reaction")) == (1, 1)


def test_the_supply_board_shows_tiles_and_prices() -> None:
    view = se.start(4)
    more = (replace(view.supply[0], tiles=view.supply[0].tiles + 2), *view.supply[1:])
    dear = (replace(view.supply[0], cost=19), *view.supply[1:])
    assert moved(view, replace(view, supply=more)) > 20
    assert moved(view, replace(view, supply=dear)) > 20


def test_a_close_up_shows_a_sector_with_its_neighbours() -> None:
    view = se.middle(4)
    shown = picture(view, zoom=CENTRE)
    assert shown.width == 1600 and shown.height < 1800 and "Zoom" in shown.alt
    with pytest.raises(KeyError):
        picture(view, zoom="999")


def test_blueprints_of_a_seat_show_every_part() -> None:
    view = se.middle(4)
    one = view.seats[2].blueprints[0]
    for part in ("ion_turret", "shard_hull", "conformal_drive", "flux_shield", "hypergrid_source", None):
        parts = (one.parts[0], (one.parts[1][0], part, True), *one.parts[2:])
        ships = (replace(one, parts=parts), *view.seats[2].blueprints[1:])
        assert moved(view, seated(view, 2, blueprints=ships), zoom="ships-2") > 100
    with pytest.raises(KeyError):
        picture(view, zoom="ships-9")


@pytest.mark.parametrize("change", [{"initiative": 9}, {"energy": -2}, {"shield": 2}, {"cost": 7}, {"left": 0}])
def test_figures_of_a_blueprint_show(change: dict[str, Any]) -> None:
    view = se.middle(4)
    ships = (replace(view.seats[2].blueprints[0], **change), *view.seats[2].blueprints[1:])
    assert moved(view, seated(view, 2, blueprints=ships), zoom="ships-2") > 30


def test_the_gallery_finds_its_close_ups() -> None:
    found = painter_of("eclipse").close_ups(se.middle(4))
    assert set(found) == {"zoom", "players", "technologies", "ships", "battle"}
    wide = {name: picture(se.middle(4), zoom=zoom).width for name, zoom in found.items()}
    assert 1000 <= wide.pop("battle") <= 1600, "as wide as its fleets"
    assert wide == {"zoom": 1600, "players": 810, "technologies": 780, "ships": 780}


def test_the_legend_can_be_drawn() -> None:
    assert explain("eclipse", plain).height > 1500
