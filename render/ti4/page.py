"""The galaxy at a glance; the seats; what lies on the table; all of it on one page; or a few systems, large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.hexes import Hex, neighbours
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.interface import zooms
from engine.ti4.interface.view import SystemView, View
from engine.zoom import Places
from render.canvas import Canvas, Drawing
from render.hexmap import HALF, centred
from render.painter import Painter, Shown, one_page, standing
from render.panels import in_column, in_pairs
from render.ti4 import agenda, battle, board, draft, emblems, glance, header, legend, near, seats, table
from render.ti4.pieces import put_systems
from render.ti4.scene import Scene

WIDTH, MARGIN = 1600, 20
INNER = WIDTH - 2 * MARGIN
TOP = MARGIN + header.TRACK_HEIGHT + 16
COLUMN = (INNER - MARGIN) / 2
CARDS, LYING, ALONE = 220, 960, 800
"""The room of cards that nobody took, and how wide the pictures of what lies on the table and of a system alone are."""


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
    put_systems(scene, scene.view.systems, places)


def players(scene: Scene) -> Drawing:
    """The panels of all seats, one below the other: so a phone shows them twice as large as two a row."""
    panels = [seats.panel(scene, seat, COLUMN) for seat in scene.view.seats]
    boxes = in_column([one.height for one in panels], (MARGIN, MARGIN), COLUMN, MARGIN)
    scene.canvas = Canvas(round(COLUMN + 2 * MARGIN), round(boxes[-1][3] + MARGIN))
    for one, at in zip(panels, boxes, strict=True):
        seats.draw(scene, one, at)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def lying(scene: Scene) -> Drawing:
    """The victory track, the common area, decks, objectives and laws."""
    inner = LYING - 2 * MARGIN
    panel = table.panel(scene, inner)
    cards = max(CARDS, header.common_height(scene, inner / 2) + 12)
    scene.canvas = Canvas(LYING, round(TOP + cards + panel.height + MARGIN))
    header.victory_track(scene, MARGIN, MARGIN, inner)
    header.where_it_stands(scene, MARGIN + 6, TOP + 6, inner / 2 - 12)
    header.common_area(scene, LYING - MARGIN, TOP, inner / 2)
    header.decks(scene, MARGIN + 6 + header.DECKS, TOP + 186)
    table.draw(scene, panel, MARGIN, TOP + cards, inner)
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
    put_systems(scene, view.systems, places)
    return Drawing(scene.canvas.image, quiet.palette)


def close_up(scene: Scene, id_: str) -> Drawing:
    """A system and its neighbours, large."""
    view = scene.view
    around = _around(view, {str(system.tile): system for system in view.systems}[id_])
    width = WIDTH if len(around) > 1 else ALONE
    chart, height = centred([system.at or (0, 0) for system in around], width, MARGIN, INNER / 5)
    places = board.places_of(replace(view, systems=tuple(around)), chart, (chart.x, chart.y))
    quiet = board.quiet((width, round(height)), tuple(places.values()), ())
    scene.canvas = Canvas.over(quiet.image)
    put_systems(scene, around, places)
    return Drawing(scene.canvas.image, quiet.palette)


def focus(scene: Scene, places: Places) -> Drawing:
    """The systems of a question: from near if they lie close together, else on the map with what is around them."""
    return near.draw(scene, places) or glance.focus(scene, places)


def _around(view: View, middle: SystemView) -> list[SystemView]:
    if middle.at is None:
        return [middle]
    around = {Hex(*middle.at), *neighbours(Hex(*middle.at))}
    return [system for system in view.systems if system.at is not None and Hex(*system.at) in around]


# --- the painter -----------------------------------------------------------------------------------------------------


def _focus_told(scene: Scene, asked: Places) -> Iterator[Text]:
    yield Text("ti4-picture-alt-focus", {"systems": tuple(words.system(id_) for id_ in asked.ids)})
    if asked.moves:
        sent = tuple(words.system(start) for start, _ in asked.moves)
        yield T("ti4-picture-alt-arrows", origins=sent, target=words.system(asked.moves[0][1]))


class GalaxyPainter(Painter[View]):
    """Paints views of Twilight Imperium."""

    game, artist, meanings = "ti4", emblems, legend
    pictures = (
        one_page(zooms.PLAYERS, players, T("ti4-picture-players")),
        one_page(zooms.TABLE, lying, T("ti4-picture-table")),
        Shown(zooms.DRAFTED, lambda scene, _: draft.draw(scene), draft.told),
        Shown(zooms.AGENDA, agenda.draw, agenda.told),
        one_page(zooms.ALL, page, T("ti4-picture-all")),
        Shown(zooms.FOCUS, focus, _focus_told),
        Shown(zooms.BATTLE, battle.draw, battle.told),
        Shown(zooms.SYSTEM, close_up, lambda scene, id_: [T("ti4-picture-alt-zoom", tile=int(id_))]),
    )

    def board(self, scene: Scene, like: View) -> Drawing:
        """The galaxy at a glance, whose extent never changes; slices before anything lies there."""
        return draft.draw(scene) if draft.shows_slices(scene.view) else glance.draw(scene)

    def board_told(self, scene: Scene) -> Iterator[Text]:
        """The slices, where they are shown."""
        return draft.told(scene, None) if draft.shows_slices(scene.view) else iter(())

    def film_board(self, scene: Scene, like: View) -> Drawing:
        """The galaxy alone."""
        return stage(scene)

    def stands(self, scene: Scene) -> Iterator[Text]:
        """Round, phase, points and turn."""
        view = scene.view
        points = [seat.points for seat in view.seats]
        return standing(scene, points, view.turn, round=view.round, phase=T(f"ti4-phase-{view.phase}"))

    def lively(self, view: View) -> float:
        """Planets held, systems with ships, technologies, points."""
        held = sum(3 * len(seat.planets) + len(seat.technologies) + 3 * seat.points for seat in view.seats)
        return held + sum(sum(map(len, (force.units for force in one.ships))) for one in view.systems)

    def close_ups(self, view: View) -> Mapping[str, str]:
        """The system with the most ships, the combat that goes on, and the panels."""
        systems = [system for system in view.systems if system.at is not None]
        best = max(systems, key=lambda system: sum(sum(force.units.values()) for force in system.ships))
        fought = {} if view.battle is None else {"battle": zooms.BATTLE.of(view.battle.system)}
        return {"zoom": zooms.SYSTEM.of(str(best.tile)), **fought, **super().close_ups(view)}

    def further(self, view: View) -> Sequence[str]:
        """What the seats have, and what lies on the table; during a draft, what is drafted."""
        if view.draft is not None:
            return [] if draft.shows_slices(view) else [zooms.DRAFTED.id]
        return [zooms.PLAYERS.id, zooms.TABLE.id]
