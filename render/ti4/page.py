"""The galaxy at a glance; the seats; what lies on the table; all of it on one page; or a few systems, large."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.focus import shown_by
from engine.hexes import Hex, neighbours
from engine.text import Param, T, Text
from engine.ti4 import words as words_of
from engine.ti4.face.view import SystemView, View
from render import Words
from render.canvas import Canvas, Drawing
from render.hexmap import HALF, HexMap, centred
from render.legend import Entry
from render.panels import TALL, in_column, in_pairs
from render.ti4 import board, emblems, glance, header, legend, seats, table
from render.ti4.pieces import system_pieces
from render.ti4.scene import Scene

WIDTH, MARGIN = 1600, 20
INNER = WIDTH - 2 * MARGIN
TOP = MARGIN + header.TRACK_HEIGHT + 16
COLUMN = (INNER - MARGIN) / 2
CARDS = 220
PLAYERS, TABLE, ALL, FOCUS = "players", "table", "all", "focus-"
"""Zooms for what stands on the page below and above the galaxy, and for the whole page."""


class GalaxyPainter:
    """Paints views of Twilight Imperium."""

    def draw(
        self, view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None
    ) -> Drawing:
        """The picture, not yet encoded.

        Raises:
            KeyError: `zoom` is no system of this view.
        """
        assert isinstance(view, View)
        scene = Scene("ti4", Canvas(1, 1), view, words, names, frozenset(marks))
        if zoom is not None and zoom.startswith(FOCUS):
            places, moves = shown_by(zoom, FOCUS)
            return glance.focus(scene, places, moves)
        return _WHOLE[zoom](scene) if zoom in _WHOLE else close_up(scene, zoom or "")

    def alt(self, view: object, *, words: Words, names: Sequence[str], zoom: str | None) -> str:
        """The picture in a sentence or two."""
        assert isinstance(view, View)
        named = zoom is not None and zoom not in _WHOLE
        said = [*_zoomed_on(zoom)] if named and zoom else []
        points = tuple(T("ti4-picture-alt-seat", name=names[seat.seat], points=seat.points) for seat in view.seats)
        stands: dict[str, Param] = {"round": view.round, "phase": T(f"ti4-phase-{view.phase}"), "seats": points}
        said.append(Text("ti4-picture-alt", stands))
        if view.turn is not None:
            said.append(T("ti4-picture-alt-turn", name=names[view.turn]))
        panel = [] if zoom is None or zoom not in _WHOLE else [f"{words(Text(_NAMES[zoom]))}."]
        return " ".join([*panel, *(words(text) for text in said)])

    def legend(self, words: Words) -> Drawing:
        """What the signs mean."""
        return legend.draw(words)

    def signs(self, size: int) -> list[Entry]:
        """Signs that stand beside words which name no component."""
        return legend.signs(size)

    def stage(self, view: object, like: object, *, words: Words, names: Sequence[str]) -> Drawing:
        """The galaxy alone; its extent never changes."""
        assert isinstance(view, View)
        return stage(Scene("ti4", Canvas(1, 1), view, words, names))

    def lively(self, view: object) -> float:
        """How much there is to see: planets held, systems with ships, technologies, points."""
        assert isinstance(view, View)
        held = sum(3 * len(seat.planets) + len(seat.technologies) + 3 * seat.points for seat in view.seats)
        return held + sum(sum(map(len, (force.units for force in one.ships))) for one in view.systems)

    def close_ups(self, view: object) -> Mapping[str, str]:
        """The system with the most ships, and the panels."""
        assert isinstance(view, View)
        systems = [system for system in view.systems if system.at is not None]
        best = max(systems, key=lambda system: sum(sum(force.units.values()) for force in system.ships))
        return {"zoom": str(best.tile), PLAYERS: PLAYERS, TABLE: TABLE}

    def further(self, view: object) -> Sequence[str]:
        """What the seats have, and what lies on the table."""
        return [PLAYERS, TABLE]

    def forget(self) -> None:
        """Drops the boards that were kept."""
        board.quiet.forget()
        glance.bare_board.forget()

    tint = staticmethod(emblems.tint)
    emblem = staticmethod(emblems.emblem)
    fact_sign = staticmethod(emblems.fact_sign)


def _zoomed_on(zoom: str) -> Iterator[Text]:
    if not zoom.startswith(FOCUS):
        yield T("ti4-picture-alt-zoom", tile=int(zoom))
        return
    places, moves = shown_by(zoom, FOCUS)
    yield Text("ti4-picture-alt-focus", {"systems": tuple(words_of.system(id_) for id_ in places)})
    if moves:
        sent = tuple(words_of.system(start) for start, _ in moves)
        yield T("ti4-picture-alt-arrows", origins=sent, target=words_of.system(moves[0][1]))


def page(scene: Scene) -> Drawing:
    """The whole page."""
    view = scene.view
    chart = board.galaxy_map(view, MARGIN, TOP, INNER)
    bottom = TOP + 14 * HALF * chart.radius
    places = board.places_of(view, chart, (MARGIN + chart.radius, bottom - HALF * chart.radius))
    quiet = board.quiet((WIDTH, round(bottom) + MARGIN), tuple(places.values()), board.homes_of(view, chart))
    panels = [seats.panel(scene, seat, _width(scene, seat.seat)) for seat in view.seats]
    boxes = in_pairs([one.height for one in panels], (MARGIN, quiet.image.height), INNER, MARGIN)
    lying = table.panel(scene, INNER)
    total = boxes[-1][3] + lying.height + 2 * MARGIN
    scene.canvas = Canvas(WIDTH, round(total))
    scene.canvas.image.paste(quiet.image, (0, 0))
    _galaxy(scene, places, bottom)
    for one, at in zip(panels, boxes, strict=True):
        seats.draw(scene, one, at)
    table.draw(scene, lying, MARGIN, total - MARGIN - lying.height, INNER)
    return Drawing(scene.canvas.image, quiet.palette)


def _galaxy(scene: Scene, places: dict[str, board.PlacedSystem], bottom: float) -> None:
    header.victory_track(scene, MARGIN, MARGIN, INNER)
    header.where_it_stands(scene, MARGIN + 6, TOP + 6)
    header.common_area(scene, WIDTH - MARGIN, TOP)
    header.decks(scene, WIDTH - MARGIN, bottom)
    for system in scene.view.systems:
        system_pieces(scene, system, places[str(system.tile)])


def players(scene: Scene) -> Drawing:
    """The panels of all seats: those of few one below the other."""
    panels, width = [seats.panel(scene, seat, COLUMN) for seat in scene.view.seats], COLUMN
    boxes = in_column([one.height for one in panels], (MARGIN, MARGIN), width, MARGIN)
    if boxes[-1][3] + MARGIN > TALL:
        panels, width = [seats.panel(scene, seat, _width(scene, seat.seat)) for seat in scene.view.seats], INNER
        boxes = in_pairs([one.height for one in panels], (MARGIN, MARGIN), width, MARGIN)
    scene.canvas = Canvas(round(width + 2 * MARGIN), round(boxes[-1][3] + MARGIN))
    for one, at in zip(panels, boxes, strict=True):
        seats.draw(scene, one, at)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def lying(scene: Scene) -> Drawing:
    """The victory track, the common area, decks, objectives and laws."""
    panel = table.panel(scene, INNER)
    scene.canvas = Canvas(WIDTH, round(TOP + CARDS + panel.height + MARGIN))
    header.victory_track(scene, MARGIN, MARGIN, INNER)
    header.where_it_stands(scene, MARGIN + 6, TOP + 6)
    header.common_area(scene, WIDTH - MARGIN, TOP)
    header.decks(scene, MARGIN + 6 + header.DECKS, TOP + 186)
    table.draw(scene, panel, MARGIN, TOP + CARDS, INNER)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _width(scene: Scene, index: int) -> float:
    """Two panels a row; an odd last one has the row for itself."""
    return INNER if index % 2 == 0 and index == len(scene.view.seats) - 1 else COLUMN


def stage(scene: Scene) -> Drawing:
    """The galaxy without the panels around it."""
    view = scene.view
    chart = board.galaxy_map(view, MARGIN, MARGIN, INNER)
    bottom = MARGIN + 14 * HALF * chart.radius
    places = board.places_of(view, chart, (MARGIN + chart.radius, bottom - HALF * chart.radius))
    quiet = board.quiet((WIDTH, round(bottom) + MARGIN), tuple(places.values()), board.homes_of(view, chart))
    scene.canvas = Canvas.over(quiet.image)
    header.where_it_stands(scene, MARGIN + 6, MARGIN + 6)
    for system in view.systems:
        system_pieces(scene, system, places[str(system.tile)])
    return Drawing(scene.canvas.image, quiet.palette)


def close_up(scene: Scene, zoom: str) -> Drawing:
    """A system and its neighbours, large."""
    view = scene.view
    middle = {str(system.tile): system for system in view.systems}[zoom]
    near = _near(view, middle)
    chart, height = centred([system.at or (0, 0) for system in near], WIDTH, MARGIN, INNER / 5)
    places = {str(system.tile): _zoomed(view, system, chart) for system in near}
    quiet = board.quiet((WIDTH, round(height)), tuple(places.values()), ())
    scene.canvas = Canvas.over(quiet.image)
    for system in near:
        system_pieces(scene, system, places[str(system.tile)])
    return Drawing(scene.canvas.image, quiet.palette)


def _zoomed(view: View, system: SystemView, chart: HexMap) -> board.PlacedSystem:
    x, y = chart.pixel(system.at or (0, 0))
    return board.PlacedSystem(board.printed(system), x, y, round(chart.radius), board.rim_of(view, system))


def _near(view: View, middle: SystemView) -> list[SystemView]:
    if middle.at is None:
        return [middle]
    around = {Hex(*middle.at), *neighbours(Hex(*middle.at))}
    return [system for system in view.systems if system.at is not None and Hex(*system.at) in around]


_WHOLE: dict[str | None, Callable[[Scene], Drawing]] = {
    None: glance.draw, PLAYERS: players, TABLE: lying, ALL: page,
}  # fmt: skip
_NAMES = {PLAYERS: "ti4-picture-players", TABLE: "ti4-picture-table", ALL: "ti4-picture-all"}
