"""Every question about places has a picture of them, in whatever game it is asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest
from PIL import ImageChops

from bot.locales import read_once
from engine.ask import PickOne, PickSome, Shape, Spread
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.eclipse.interface import zooms as eclipse
from engine.eclipse.interface.view import View
from engine.focus import FEW, Focus, fanned, on_places, planned
from engine.games import rules_of
from engine.hexes import Hex, neighbours
from engine.table import Table
from engine.zoom import OfPlaces, arrows_of
from render import paint, painter_of
from render.arrows import arrow
from render.canvas import Canvas
from render.eclipse import turnings
from render.eclipse.scene import space_id
from render.hexmap import HexMap
from render.panels import Box
from render.ti4 import glance as ti4_glance
from tests.render import sample_eclipse as se
from tests.render import sample_views as sv
from tests.render.recording import recorded
from tests.render.sample_space_empires import ALL, plain
from tests.render.sample_views import NAMES
from tests.render.seeing import differing, pixels

FOCUS = OfPlaces("focus-")
KINDS = {
    "ti4": {"activate", "load", "produce", "land", "structure"},
    "eclipse": {"explore", "move", "move_to", "build_at", "place", "turn", "colony", "upgrade", "control"},
    "forbidden_stars": {"move_to", "combat_card", "plan", "buy_unit", "buy_structure", "resolve", "dominate"},
    "space_empires": {"move_to", "battle", "reveal", "explore", "sheet"},
}
"""Kinds of questions that are about places, of which there must be a picture."""


@pytest.mark.parametrize("game", KINDS)
def test_questions_about_places_have_a_picture_of_them(game: str) -> None:
    seats = 3
    rules = rules_of(game)
    options = dict(ALL) | {"opening": "midgame"} if game == "space_empires" else {}
    table, chance = Table.new(rules, seats, "1", options), stream("1", 0, seats, "play")
    drawn, wanted = set[str](), set(KINDS[game])
    for _ in range(2500):
        if table.ask is None or wanted <= drawn:
            break
        for seat in table.waiting():
            ask = table.ask.of(seat)
            focus = rules.focus(seat, ask)
            zoom = "" if focus is None else focus.zoom
            if focus is not None and focus.numbers:
                numbers_fit(focus, ask.must[seat])
            orders = ask.kind in ("plan", "sheet") or (ask.kind == "move" and zoom.startswith("near-"))
            assert not zoom or focus.numbers or orders or ask.pending or ask.where, (
                "without places it shows what is being resolved"
            )
            if zoom and ask.kind not in drawn:
                drawn.add(ask.kind)
                seen = rules.view(table.state, seat if rules.own_boards else None)
                shown = paint(game, seen, words=plain, names=NAMES, zoom=zoom)
                assert 600 <= shown.width <= 1600, "as narrow as what is asked about, but no column"
            assert zoom or ask.kind not in wanted
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert wanted <= drawn, drawn


def numbers_fit(focus: Focus, shape: Shape) -> None:
    """Numbers stand at options of the question, from 1 on, and in the order of the options."""
    options = shape.options if isinstance(shape, (PickOne, PickSome)) else ()
    ids = [option.id for option in options] or ([slot.id for slot in shape.slots] if isinstance(shape, Spread) else [])
    assert set(focus.numbers) <= set(ids)
    numbers = list(dict.fromkeys(focus.numbers[id] for id in ids if id in focus.numbers))
    assert numbers == list(range(1, len(numbers) + 1)) != []


def test_a_sector_to_be_laid_is_seen_in_its_ways_before_it_is_taken() -> None:
    """The picture of whether is that of how, so how can be picked from it at once."""
    rules = rules_of("eclipse")
    table, chance = Table.new(rules, 3, "1", {}), stream("1", 0, 3, "play")
    shown = list[str]()
    while len(shown) < 2:
        assert table.ask is not None
        seat = table.waiting()[0]
        ask = table.ask.of(seat)
        focus = rules.focus(seat, ask)
        if focus is not None and eclipse.TURNINGS.fits(focus.zoom) and ask.kind in ("place", "turn"):
            shown.append(focus.zoom)
        sector = eclipse.TURNINGS.read(focus.zoom).sector if focus is not None and ask.kind == "place" else None
        given = choose(table, chance)
        table.answer(given.seat, sector or given.value if given.verb is None else given.value, given.verb)
    assert shown[0] == shown[1]


def test_two_options_that_name_the_same_place_have_the_same_number() -> None:
    found = on_places(FOCUS, {"a": "here", "b": "there", "c": "here"})
    assert found is not None and found == Focus("focus-here,there", {"a": 1, "b": 2, "c": 1}, on_board=True)
    assert on_places(FOCUS, {}) is None


def test_a_sector_is_drawn_in_each_of_its_turnings() -> None:
    view = replace(se.middle(4), exploring=None)
    at = next(Hex(*near) for one in view.sectors for near in neighbours(Hex(*one.at)) if free(view, near))
    asked = replace(view, exploring=(at.q, at.r))
    shown = [pixels(paint("eclipse", asked, words=plain, names=NAMES, zoom=f"turns-310-{turns}")) for turns in TURNS]
    assert all(one.height == 1018 >= 0.63 * one.width for one in shown)
    assert all(one.size != next.size or differing(one, next) > 500 for one, next in pairwise(shown))
    with pytest.raises(KeyError):
        paint("eclipse", view, words=plain, names=NAMES, zoom="turns-310-0")


def test_a_sector_to_be_turned_fills_its_part_of_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spaces without a sector around it take no room; one neighbour leaves it a quarter of a part's width at least."""
    found, chart = list[tuple[int, list[Box], list[HexMap]]](), turnings._charts
    monkeypatch.setattr(turnings, "_charts", lambda *asked: found.append(chart(*asked)) or chart(*asked))
    view = replace(se.middle(4), exploring=None)
    at = next(Hex(*near) for one in view.sectors for near in neighbours(Hex(*one.at)) if alone(view, near))
    paint("eclipse", replace(view, exploring=(at.q, at.r)), words=plain, names=NAMES, zoom="turns-310-0,1,2,3")
    width, _, laid = found[0]
    assert len(laid) == 4 and min(one.radius for one in laid) * 390 / width >= 180 * 390 / 1600


def test_turnings_stand_in_as_many_columns_as_leave_them_largest() -> None:
    """Three sectors one above the other are larger side by side than in a grid."""
    width, _, column = turnings._charts([(0, 0), (0, 1), (0, 2)], 5)
    _, _, row = turnings._charts([(0, 0), (2, -1), (4, -2)], 2)
    assert column[0].y == column[4].y and column[0].radius * 1600 / width > 130
    assert row[0].x == row[1].x


def test_sectors_beside_one_that_is_turned_are_called_in_every_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ways to lay a sector name those that it connects to."""
    view = replace(se.middle(4), exploring=None)
    at = next(Hex(*near) for one in view.sectors for near in neighbours(Hex(*one.at)) if free(view, near))
    beside = [one.id for one in view.sectors if Hex(*one.at) in neighbours(at)]
    with recorded(monkeypatch) as drawn:
        paint("eclipse", replace(view, exploring=(at.q, at.r)), words=plain, names=NAMES, zoom="turns-310-0,1,2,3")
    called = [put.text for place, put in drawn.words() if put.high >= 9 * 1018 / 350 and drawn.hidden(place) < 0.03]
    assert [called.count(id) for id in ("310", *beside)] == [4] * (1 + len(beside))


def alone(view: View, at: Hex) -> bool:
    """Whether one sector alone lies beside this free space."""
    laid = {Hex(*one.at) for one in view.sectors}
    return at not in laid and len(laid & {*neighbours(at)}) == 1


TURNS = ("0,1", "0,2", "0,1,2,3,4,5")


def free(view: View, at: Hex) -> bool:
    return at not in {Hex(*one.at) for one in view.sectors}


def test_moves_are_arrows_on_the_same_picture() -> None:
    found = planned(on_places(FOCUS, {"a": "here"}), [("here", "there"), ("far", "there")])
    assert found == Focus("focus-here@here>there@far>there", {"a": 1}, on_board=True)
    assert arrows_of(found.zoom) == ("focus-here", [("here", "there"), ("far", "there")])
    assert planned(None, [("here", "there")]) is None and arrows_of("focus-here") == ("focus-here", [])
    with pytest.raises(KeyError):
        arrows_of("focus-here@there")


def test_ships_that_are_sent_are_seen_and_told() -> None:
    table = Table.new(rules_of("ti4"), 3, "1", {"opening": "midgame"})
    view = table.rules.view(table.state, None)
    here, there = [str(one.tile) for one in view.systems if one.at is not None][:2]
    still = paint("ti4", view, words=plain, names=NAMES, zoom=f"focus-{here},{there}")
    sent = paint("ti4", view, words=plain, names=NAMES, zoom=f"focus-{here},{there}@{here}>{there}")
    assert differing(pixels(still), pixels(sent)) > 500
    assert "arrows" in sent.alt and "arrows" not in still.alt
    with pytest.raises(KeyError):
        paint("ti4", view, words=plain, names=NAMES, zoom=f"focus-{here}@{here}>nowhere")


def test_while_ships_are_sent_those_that_go_are_arrows() -> None:
    table, chance = Table.new(rules_of("ti4"), 3, "1", {"opening": "midgame"}), stream("1", 0, 3, "play")
    seen = set[str]()
    for _ in range(2500):
        if table.ask is None or {"still", "sent"} <= seen:
            break
        for seat in table.waiting():
            ask = table.ask.of(seat)
            if ask.kind == "move" and (focus := table.rules.focus(seat, ask)) is not None:
                _, moves = arrows_of(focus.zoom)
                assert [end for _, end in moves] == [ask.where[0]] * len(moves)
                seen.add("sent" if moves else "still")
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert seen == {"still", "sent"}


def test_a_space_to_explore_is_told_by_what_it_lies_beside() -> None:
    table = Table.new(rules_of("eclipse"), 3, "1", {"opening": "midgame"})
    view = table.rules.view(table.state, None)
    at = next(iter(view.frontier))
    told = painter_of("eclipse").alt(view, words=read_once().speaker("en"), names=NAMES, zoom=f"focus-{space_id(at)}")
    beside = [one.id for one in view.sectors if Hex(*one.at) in neighbours(Hex(*at))]
    assert beside and all(f"({id})" in told for id in beside)


def test_a_focus_picture_says_in_words_what_it_shows() -> None:
    table = Table.new(rules_of("forbidden_stars"), 3, "1", {})
    view = table.rules.view(table.state, None)
    say = read_once().speaker("en")
    painter = painter_of("forbidden_stars")
    told = {zoom: painter.alt(view, words=say, names=NAMES, zoom=zoom) for zoom in ("focus-10A-NE,h2.1", "turns-10A")}
    assert told["focus-10A-NE,h2.1"].startswith("Places in the question, numbered in this order: ")
    assert "h2.1" not in told["focus-10A-NE,h2.1"] and "(10A) in each rotation" in told["turns-10A"]
    assert "each" not in painter.alt(view, words=say, names=NAMES, zoom=None)


@pytest.mark.parametrize("game", ["eclipse", "space_empires"])
def test_arrows_lead_from_where_ships_stand_to_where_they_can_go(game: str) -> None:
    table, chance = Table.new(rules_of(game), 3, "1", {"opening": "midgame"}), stream("1", 0, 3, "play")
    while table.ask is not None and table.ask.kind != "move_to":
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert table.ask is not None
    (seat,) = table.waiting()
    focus = table.rules.focus(seat, table.ask.of(seat))
    assert focus is not None
    places, moves = arrows_of(focus.zoom)
    assert [end for _, end in moves] == list(focus.numbers) and len({start for start, _ in moves}) == 1
    view, say = table.rules.view(table.state, seat), read_once().speaker("en")
    still, shown = (paint(game, view, words=say, names=NAMES, zoom=zoom) for zoom in (places, focus.zoom))
    assert differing(pixels(still), pixels(shown)) > 500
    assert "Arrows lead from" in shown.alt and "Arrows" not in still.alt
    if table.rules.own_boards:  # whose move is not told in advance
        assert moves[0][0] not in table.ask.where
        assert all(table.rules.focus(other, table.ask.of(other)) is None for other in range(3) if other != seat)


def test_more_places_than_can_be_told_apart_have_no_arrows() -> None:
    many = [str(n) for n in range(FEW + 1)]
    found = on_places(FOCUS, {id: id for id in many})
    assert fanned(found, "here", many) == found != fanned(found, "here", many[:2])
    assert fanned(found, "0", many[:2]) == planned(found, [("0", "1")]) and fanned(None, "here", ["a"]) is None


def test_an_arrow_leaves_free_what_stands_where_it_begins_and_ends() -> None:
    """Between neighbouring hexes, whose middles are 17 widths apart, as between far ones."""
    for way in (173, 700):
        canvas = Canvas(way + 200, 200)
        empty = canvas.image.copy()
        arrow(canvas, (100, 100), (100 + way, 100), 10)
        left, _, right, _ = ImageChops.difference(canvas.image, empty).getbbox() or (0, 0, 0, 0)
        assert 150 <= left <= 180 and way + 40 <= right <= way + 60


def test_systems_of_a_question_that_lie_together_are_seen_from_near_with_worlds_by_their_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, say, painter = sv.middle(6), read_once().speaker("en", NAMES), painter_of("ti4")
    every, middle = {str(one.tile): one for one in view.systems}, Hex(0, 0)
    beside = [id for id, one in every.items() if one.at and Hex(*one.at) in neighbours(middle)]
    for asked, close in ((beside[:3], True), (beside[:1], True), ([*every], False)):
        zoom = f"focus-{','.join(asked)}" + "".join(f"@{id}>18" for id in asked if close)
        with recorded(monkeypatch) as drawn:
            image = painter.draw(view, words=say, names=NAMES, marks=(), zoom=zoom).image
        worlds = {planet.name for id in asked for planet in every[id].planets}
        high = {put.text: put.high / image.width * 390 for at, put in drawn.words() if drawn.hidden(at) <= 0.15}
        assert (worlds <= high.keys()) == close, asked
        assert not close or min(high[name] for name in worlds) > 6.5


@pytest.mark.parametrize("taken", [1, 7])
def test_a_system_beside_the_board_stands_in_a_corner_that_is_free(taken: int) -> None:
    """Also where the systems of a question lie in all corners, and no smaller than it has to be."""
    view = sv.middle(6)
    edge = [one for one in view.systems if one.at is not None and max(map(abs, (*one.at, sum(one.at)))) == 3]
    near = [*edge[::taken], replace(edge[0], at=None)]
    chart, width, corner = ti4_glance._charted_near(near)
    apart = [dist(corner, chart.pixel(one.at)) for one in near if one.at is not None]
    assert min(apart) >= 2 * chart.radius and chart.radius * 390 / width > 20


def test_each_way_to_lay_a_sector_is_seen_large_with_its_number_over_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    view = se.start(4)
    view = replace(view, exploring=view.frontier[0])
    for turns in ((0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4, 5)):
        zoom = eclipse.TURNINGS.of(eclipse.Turnings("310", turns))
        with recorded(monkeypatch) as drawn:
            image = painter_of("eclipse").draw(view, words=plain, names=NAMES, marks=(), zoom=zoom).image
        handles = [at for at, put in drawn.words() if put.text == "310"]
        assert len(handles) == len(turns) and all(drawn.hidden(at) == 0 for at in handles)
        assert image.width < 1600
