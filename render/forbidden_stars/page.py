"""The board, landscape, and beside it round, phase and seats; and whatever else a zoom shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, SYSTEMS
from engine.forbidden_stars.galaxy.board import edge, edge_name, spot_name
from engine.forbidden_stars.interface import zooms
from engine.forbidden_stars.interface.view import View
from engine.text import T, Text
from engine.zoom import Places
from render.canvas import Canvas, Drawing, Letters
from render.colours import GOLD, SOFT
from render.forbidden_stars import battle, board, emblems, focus, legend, seats
from render.forbidden_stars.scene import Scene, areas_of, system_of
from render.painter import Painter, Shown, one_page, standing
from render.panels import Box

WIDTH, HEIGHT, MARGIN, ASIDE, BROAD = 1600, 1018, 16, 304, 420
NARROWEST = 1152
"""A picture beside a column is this wide at least: a phone shows it on half its screen."""
TALLEST, STRIP, HEADING, GAIN = 1250, 116, 300, 1.15
"""How high a broad board is at most, the strip below it, how wide round and phase are in it, and how much larger a
phone shows the board so.
"""


def page(scene: Scene, like: View) -> Drawing:
    """The board as large as it goes, and who stands where beside it or, of a broad board, below it. Where the board is
    high, the picture is narrow: a phone, which gives it all its width, then shows it larger, but on half its screen.
    """
    view = scene.view
    chart, at, (wide, height) = arranged(board.places(like))
    quiet = board.quiet((wide, height), chart, board.printed(view.areas))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, chart, view.areas, view.systems)
    if at[0] == MARGIN:
        _below(scene, at)
    else:
        _aside(scene, (at[0], at[2]))
    return Drawing(scene.canvas.image, quiet.palette)


def arranged(places: Sequence[tuple[int, int]]) -> tuple[board.Chart, Box, tuple[int, int]]:
    """The board, the column beside it or the strip below it, and how large the picture is."""
    room = board.charted(places, (MARGIN, MARGIN, WIDTH - ASIDE - MARGIN, HEIGHT - MARGIN))
    beside = room.width(places) + 3 * MARGIN
    aside = max(min(BROAD, WIDTH - beside), NARROWEST - beside)
    wide = beside + aside
    broad = board.charted(places, (MARGIN, MARGIN, WIDTH - MARGIN, TALLEST))
    if broad.cell > room.cell * WIDTH / wide * GAIN:
        top = 2 * MARGIN + broad.height(places)
        chart = board.charted(places, (MARGIN, MARGIN, WIDTH - MARGIN, top - MARGIN))
        return chart, (MARGIN, top, WIDTH - MARGIN, top + STRIP), (WIDTH, top + STRIP + MARGIN)
    chart = board.charted(places, (MARGIN, MARGIN, wide - aside - MARGIN, HEIGHT - MARGIN))
    return chart, (wide - aside, MARGIN, wide - MARGIN, HEIGHT - MARGIN), (wide, HEIGHT)


def _below(scene: Scene, at: Box) -> None:
    """Round and phase, and a box for each seat beside them."""
    left, top, right, bottom = at
    head, below = _heads(scene)
    scene.canvas.write_in(head, left, top + 30, HEADING - 10, Letters(56, GOLD))
    scene.canvas.write_narrow(below, left, top + 86, HEADING - 10, Letters(52, SOFT), anchor="lm")
    wide = (right - left - HEADING) / max(1, len(scene.view.seats))
    for index, seat in enumerate(scene.view.seats):
        x = left + HEADING + 14 + index * wide
        seats.flat(scene, seat, (x, top, x + wide - 14, bottom))


def _heads(scene: Scene) -> tuple[str, str]:
    """Round and phase, in the end who has won."""
    view = scene.view
    if view.winners:
        return scene.say("won"), scene.winners()
    return scene.say("round", n=view.round) if view.round else "", scene.term("phase", view.phase)


def _aside(scene: Scene, sides: tuple[float, float]) -> None:
    """Round and phase, in the end who has won; and a box for each seat, between two sides."""
    view, (left, right) = scene.view, sides
    width = right - left
    head, below = _heads(scene)
    scene.canvas.write_in(head, left, MARGIN + 40, width, Letters(60, GOLD))
    scene.canvas.write_in(below, left, MARGIN + 100, width, Letters(40, SOFT))
    high = min(230.0, (HEIGHT - 160 - MARGIN) / max(1, len(view.seats)) - 14)
    for index, seat in enumerate(view.seats):
        top = 156 + index * (high + 14)
        seats.line(scene, seat, (left, top, right, top + high))


def close_up(scene: Scene, id_: str) -> Drawing:
    """A system and the halves of its neighbours."""
    view, middle = scene.view, system_of(scene.view, id_)
    x, y = middle.at[0] * 2, middle.at[1] * 2
    near = [area for area in view.areas if x - 1 <= area.at[0] <= x + 2 and y - 1 <= area.at[1] <= y + 2]
    wide, chart = focus.framed([area.at for area in near])
    quiet = board.quiet((wide, HEIGHT), chart, board.printed(near))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, chart, near, [middle])
    return Drawing(scene.canvas.image, quiet.palette)


# --- the pictures in words -------------------------------------------------------------------------------------------


def _focus_told(scene: Scene, asked: Places) -> Iterator[Text]:
    yield Text("forbidden_stars-picture-alt-focus", {"places": tuple(_place(scene.view, id_) for id_ in asked.ids)})
    if asked.moves:
        origins, target = tuple(_place(scene.view, start) for start, _ in asked.moves), asked.moves[0][1]
        yield T("forbidden_stars-picture-alt-arrows", origins=origins, target=_place(scene.view, target))


def _place(view: View, id_: str) -> Text:
    """An area or a system by its name; an edge or an empty place by what lies beside it, as options name them."""
    if id_ in AREAS:
        return words.area(id_)
    if id_ in SYSTEMS:
        return words.system(id_)
    laid, place = {system.at: system.id for system in view.systems}, edge(id_)
    return spot_name(laid, (place.col, place.row)) if place.way == "p" else edge_name(laid, id_)


# --- the painter -----------------------------------------------------------------------------------------------------


class ForbiddenStarsPainter(Painter[View]):
    """Paints views of Forbidden Stars."""

    game, artist, meanings = "forbidden_stars", emblems, legend
    pictures = (
        one_page(zooms.COMBAT, battle.draw, T("forbidden_stars-picture-alt-combat")),
        one_page(zooms.BEGUN, battle.draw_begun, T("forbidden_stars-picture-alt-combat")),
        Shown(zooms.SEAT, seats.draw, lambda scene, n: [T("forbidden_stars-picture-alt-panel", name=scene.names[n])]),
        Shown(zooms.FOCUS, focus.draw, _focus_told),
        Shown(
            zooms.TURNS, focus.turns, lambda _, id: [T("forbidden_stars-picture-alt-turns", system=words.system(id))]
        ),
        Shown(zooms.SYSTEM, close_up, lambda _, id: [T("forbidden_stars-picture-alt-zoom", system=words.system(id))]),
    )

    def board(self, scene: Scene, like: View) -> Drawing:
        """The board, and beside it who stands where."""
        return page(scene, like)

    def stands(self, scene: Scene) -> Iterator[Text]:
        """Round, phase, objectives and turn."""
        view = scene.view
        points, phase = [seat.collected for seat in view.seats], Text(f"forbidden_stars-phase-{view.phase}")
        return standing(scene, points, view.turn, round=view.round, target=view.target, phase=phase)

    def lively(self, view: View) -> float:
        """Units, structures, orders, objectives."""
        there = sum(sum(len(force.units) for force in area.forces) + len(area.structures) for area in view.areas)
        return there + sum(len(system.orders) for system in view.systems) + 4 * sum(s.collected for s in view.seats)

    def close_ups(self, view: View) -> Mapping[str, str]:
        """The system where most stands, the panel of the seat with most upgrades, and a combat with cards in it."""
        crowd = {
            one.id: sum(len(f.units) for area in areas_of(view, one.id) for f in area.forces) for one in view.systems
        }
        found = {"zoom": zooms.SYSTEM.of(max(crowd, key=lambda id_: crowd[id_]))} if crowd else {}
        found["seat"] = zooms.SEAT.of(max(view.seats, key=lambda seat: len(seat.upgrades)).seat)
        combat = view.combat
        return found | ({"battle": zooms.COMBAT.id} if combat is not None and combat.round > 1 else {})

    def further(self, view: View) -> Sequence[str]:
        """A combat in course, and the panel of every seat."""
        fought = [] if view.combat is None else [zooms.COMBAT.id]
        return [*fought, *(zooms.SEAT.of(seat.seat) for seat in view.seats)]
