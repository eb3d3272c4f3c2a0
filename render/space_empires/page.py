"""The map, landscape, and beside it round, turn and seats; and whatever else a zoom shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.space_empires import words
from engine.space_empires.interface import zooms
from engine.space_empires.interface.view import View
from engine.text import T, Text
from engine.zoom import Places
from render.arrows import arrow
from render.canvas import Canvas, Drawing
from render.colours import GOLD
from render.painter import Painter, Shown, one_page
from render.panels import Box
from render.space_empires import (
    alt,
    aside,
    battle,
    board,
    chart,
    closeup,
    emblems,
    groups,
    legend,
    pieces,
    seats,
    sheet,
    technologies,
)
from render.space_empires.scene import GAME, Scene, hex_of

WIDTH, HEIGHT, MARGIN, NARROW, BROAD, STRIP, LEAST = 1600, 1018, 14, 350, 520, 190, 400


def page(scene: Scene, like: View) -> Drawing:
    """The map as large as it goes, and beside or below it who stands where."""
    view = scene.view
    at, column, height = arranged([one.id for one in like.hexes])
    quiet = board.quiet((WIDTH, height), at, board.printed(scene, view.hexes))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, at, view.hexes)
    aside.put(scene, column, column[0] == MARGIN)
    return Drawing(scene.canvas.image, quiet.palette)


def arranged(hexes: Sequence[str]) -> tuple[chart.Chart, Box, int]:
    """The map, the column beside or the strip below it, whichever leaves the hexes larger; and the picture's height."""
    beside = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - NARROW - 2 * MARGIN, HEIGHT - MARGIN))
    above = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - STRIP - 2 * MARGIN))
    wide, high = chart.extent(hexes)
    if above.radius > beside.radius * 1.05:
        top = MARGIN * 2 + round(high * above.radius)
        above = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - MARGIN, top - MARGIN), above.radius)
        return above, (MARGIN, top, WIDTH - MARGIN, top + STRIP), top + STRIP + MARGIN
    column = min(BROAD, WIDTH - wide * beside.radius - 3 * MARGIN)
    beside = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - column - 2 * MARGIN, HEIGHT - MARGIN), beside.radius)
    return beside, (WIDTH - column - MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), HEIGHT


def focus(scene: Scene, asked: Places) -> Drawing:
    """The hexes of a question, numbered as on its buttons."""
    at, drawing = _around(scene, asked)
    for index, id_ in enumerate(asked.ids):
        _number(scene, at, index + 1, id_)
    return drawing


def near(scene: Scene, asked: Places) -> Drawing:
    """Hexes without numbers."""
    return _around(scene, asked)[1]


def _around(scene: Scene, asked: Places) -> tuple[chart.Chart, Drawing]:
    """These hexes, two rings around them, and the moves of units; no higher and no broader than they need."""
    ids = [*asked.ids, *(id_ for move in asked.moves for id_ in move)]
    shown = set(closeup.focused(scene.view, [hex_of(scene.view, id_).id for id_ in ids]))
    hexes = [one for one in scene.view.hexes if one.id in shown]
    at, size = _cropped([one.id for one in hexes])
    quiet = board.quiet(size, at, board.printed(scene, hexes))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, at, hexes)
    for start, end in asked.moves:
        arrow(scene.canvas, at.pixel(start), at.pixel(end), at.radius * 0.1)
    return at, Drawing(scene.canvas.image, quiet.palette)


def _cropped(hexes: Sequence[str]) -> tuple[chart.Chart, tuple[int, int]]:
    """The chart of a part of the map, and the size of its picture, which a phone shows as broad as it is."""
    at = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN))
    wide, high = (round(side * at.radius) + 2 * MARGIN for side in chart.extent(hexes))
    size = (max(HEIGHT, min(WIDTH, wide)), max(LEAST, min(HEIGHT, high)))
    return chart.charted(hexes, (MARGIN, MARGIN, size[0] - MARGIN, size[1] - MARGIN), at.radius), size


def _number(scene: Scene, at: chart.Chart, number: int, id_: str) -> None:
    """The mark of an option in the corner of its hex, beside the name."""
    (x, y), size = at.pixel(id_), max(46, round(at.radius * 0.5))
    scene.canvas.put(chart.rim(at.radius, GOLD, 0.05, dashed=True), x, y)
    scene.canvas.put(pieces.number_ring(str(number), GOLD, size), x - at.radius * 0.6, y - at.radius * 0.58)


# --- the painter -----------------------------------------------------------------------------------------------------


class SpaceEmpiresPainter(Painter[View]):
    """Paints views of Space Empires."""

    game, artist, meanings = GAME, emblems, legend
    pictures = (
        one_page(zooms.SHEET, sheet.draw, T("space_empires-picture-alt-sheet")),
        one_page(zooms.TECHNOLOGY, technologies.draw, T("space_empires-picture-alt-technology")),
        one_page(zooms.GROUPS, groups.draw, T("space_empires-picture-alt-groups")),
        Shown(zooms.SEAT, seats.draw, lambda scene, n: [T("space_empires-picture-alt-panel", name=scene.names[n])]),
        Shown(zooms.FOCUS, focus, alt.focus_told),
        Shown(zooms.NEAR, near, alt.near_told),
        Shown(zooms.BATTLE, battle.draw, lambda _, at: [T("space_empires-picture-alt-battle", hex=words.hex(at))]),
        Shown(zooms.HEX, closeup.draw, lambda _, at: [T("space_empires-picture-alt-zoom", hex=words.hex(at))]),
    )

    def board(self, scene: Scene, like: View) -> Drawing:
        """The map, and beside or below it who stands where."""
        return page(scene, like)

    def board_told(self, scene: Scene) -> Iterator[Text]:
        """Whose map it is."""
        if scene.view.viewer is not None:
            yield T("space_empires-picture-alt-own", name=scene.names[scene.view.viewer])

    def stands(self, scene: Scene) -> Iterator[Text]:
        """Round, turn and phase, who has how much, and whose turn it is."""
        return alt.stands(scene)

    def lively(self, view: View) -> float:
        """Colonies, counters, hexes explored."""
        return sum(2 * one.counters + 4 * one.colonies for one in view.seats) + sum(hex.explored for hex in view.hexes)

    def close_ups(self, view: View) -> Mapping[str, str]:
        """The hex where most stands, the panel of the strongest seat, a battle in course; what only its owner sees."""
        crowd = {one.id: sum(len(s.units) + s.hidden for s in one.stacks) for one in view.hexes}
        found = {"zoom": zooms.HEX.of(max(crowd, key=lambda id_: crowd[id_]))} if crowd else {}
        found["seat"] = zooms.SEAT.of(max(view.seats, key=lambda seat: seat.worth).seat)
        if view.battle is not None and view.battle.round:
            found["battle"] = zooms.BATTLE.of(view.battle.at)
        return found if view.own is None else {**found, **super().close_ups(view)}

    def further(self, view: View) -> Sequence[str]:
        """What the viewer owns; for everybody the technology that was announced."""
        own = (zooms.SHEET.id, zooms.TECHNOLOGY.id, zooms.GROUPS.id)
        return own if view.own is not None else (zooms.TECHNOLOGY.id,)
