"""The map, landscape, and beside it round, turn and seats; and whatever else a zoom shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.space_empires import words
from engine.space_empires.interface import zooms
from engine.space_empires.interface.view import View
from engine.text import T, Text
from engine.zoom import Places
from render.canvas import Canvas, Drawing
from render.colours import GOLD
from render.painter import Painter, Shown, one_page
from render.panels import Box
from render.space_empires import (
    alt,
    aside,
    battle,
    board,
    buying,
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

WIDTH, HEIGHT, MARGIN, NARROW, BROAD, LEAST = 1600, 1018, 14, 350, 520, 400
RING = 0.54
"""How large the mark of an option is, in radii."""
LARGEST, TALLEST, MUCH = 100, 1340, 0.45
"""How large the hexes of a whole map are at most, and how high the picture of a part of it is where names take more of
a hex than this.
"""


def page(scene: Scene, like: View) -> Drawing:
    """The map as large as it goes, and beside or below it who stands where."""
    view = scene.view
    at, column, height = arranged([one.id for one in like.hexes], aside.flat_high(like, WIDTH - 2 * MARGIN))
    quiet = board.ground(scene, (WIDTH, height), at, view.hexes)
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, at, view.hexes)
    aside.put(scene, column, column[0] == MARGIN)
    return Drawing(scene.canvas.image, quiet.palette)


def arranged(hexes: Sequence[str], strip: int = aside.FLAT) -> tuple[chart.Chart, Box, int]:
    """The map, the column beside or the strip below it, whichever leaves more of a hex beside its name; and the
    picture's height.
    """
    return min(_beside(hexes), _above(hexes, strip), key=lambda found: found[0].capital)


def _beside(hexes: Sequence[str]) -> tuple[chart.Chart, Box, int]:
    at = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - NARROW - 2 * MARGIN, HEIGHT - MARGIN))
    column = min(BROAD, WIDTH - chart.extent(hexes)[0] * at.radius - 3 * MARGIN)
    at = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - column - 2 * MARGIN, HEIGHT - MARGIN), at.radius)
    return chart.readable(at, WIDTH, HEIGHT), (WIDTH - column - MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), HEIGHT


def _above(hexes: Sequence[str], strip: int) -> tuple[chart.Chart, Box, int]:
    wide, high = chart.extent(hexes)
    radius = min(LARGEST, int((WIDTH - 2 * MARGIN) / wide))
    top = 2 * MARGIN + round(high * radius)
    at = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - MARGIN, top - MARGIN), radius)
    height = top + strip + MARGIN
    return chart.readable(at, WIDTH, height), (MARGIN, top, WIDTH - MARGIN, top + strip), height


def focus(scene: Scene, asked: Places) -> Drawing:
    """The hexes of a question, numbered as on its buttons."""
    at, drawing = _around(scene, asked, asked.ids)
    for index, id_ in enumerate(asked.ids):
        _number(scene, at, index + 1, id_)
    return drawing


def near(scene: Scene, asked: Places) -> Drawing:
    """Hexes without numbers."""
    return _around(scene, asked)[1]


def _around(scene: Scene, asked: Places, rimmed: Sequence[str] = ()) -> tuple[chart.Chart, Drawing]:
    """These hexes, two rings around them, and the moves of units; no higher and no broader than they need."""
    ids = [*asked.ids, *(id_ for move in asked.moves for id_ in move)]
    shown = set(closeup.focused(scene.view, [hex_of(scene.view, id_).id for id_ in ids]))
    hexes = [one for one in scene.view.hexes if one.id in shown]
    at, size = _cropped([one.id for one in hexes])
    quiet = board.ground(scene, size, at, hexes)
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, at, hexes, rimmed, asked.moves)
    return at, Drawing(scene.canvas.image, quiet.palette)


def _cropped(hexes: Sequence[str]) -> tuple[chart.Chart, tuple[int, int]]:
    """The chart of a part of the map, and the size of its picture, which a phone shows as broad as it is; higher than
    others where names would take much of the hexes otherwise.
    """
    found = _within(hexes, HEIGHT)
    return found if found[0].capital <= MUCH else _within(hexes, TALLEST)


def _within(hexes: Sequence[str], height: int) -> tuple[chart.Chart, tuple[int, int]]:
    at = chart.charted(hexes, (MARGIN, MARGIN, WIDTH - MARGIN, height - MARGIN))
    wide, high = (round(side * at.radius) + 2 * MARGIN for side in chart.extent(hexes))
    size = (max(HEIGHT, min(WIDTH, wide)), max(LEAST, min(height, high)))
    at = chart.charted(hexes, (MARGIN, MARGIN, size[0] - MARGIN, size[1] - MARGIN), at.radius)
    return chart.readable(at, *size), size


def _number(scene: Scene, at: chart.Chart, number: int, id_: str) -> None:
    """The mark of an option to the left of its hex's name, as large as there is room, to be read as that is."""
    (x, y), radius = at.pixel(id_), at.radius
    size = round(max(44.0, min(RING * radius, at.letters * 1.2 / pieces.RINGED)))
    scene.canvas.put(pieces.number_ring(str(number), GOLD, size), x - 0.66 * radius, y - 0.4 * radius)


# --- the painter -----------------------------------------------------------------------------------------------------


class SpaceEmpiresPainter(Painter[View]):
    """Paints views of Space Empires."""

    game, artist, meanings = GAME, emblems, legend
    pictures = (
        one_page(zooms.SHEET, sheet.draw, T("space_empires-picture-alt-sheet")),
        one_page(zooms.BUYING, buying.draw, T("space_empires-picture-alt-buying")),
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
