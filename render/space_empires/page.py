"""The map, landscape, and beside it round, turn and seats; and whatever else a zoom shows.

Zooms: a hex, `focus-C7,C8` (numbered hexes), `near-C7,C8` (without numbers), `seat-SEAT`, `battle-HEX`;
of the viewer `sheet`, `technology`, `groups`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.focus import Move, shown_by
from engine.space_empires.face.view import View
from render import Words
from render.arrows import arrow
from render.canvas import Canvas, Drawing
from render.colours import GOLD
from render.legend import Entry
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
from render.space_empires.scene import (
    BATTLE,
    FOCUS,
    GAME,
    GROUPS,
    NEAR,
    SEAT,
    SHEET,
    TECHNOLOGY,
    Scene,
    hex_of,
    seat_of,
)

WIDTH, HEIGHT, MARGIN, NARROW, BROAD, STRIP, LEAST = 1600, 1018, 14, 350, 520, 190, 400


class SpaceEmpiresPainter:
    """Paints views of Space Empires."""

    def draw(
        self, view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None
    ) -> Drawing:
        """The picture, not yet encoded.

        Raises:
            KeyError: `zoom` is nothing of this view.
        """
        assert isinstance(view, View)
        scene = Scene(GAME, Canvas(1, 1), view, words, names, frozenset(marks))
        return page(scene, view) if zoom is None else _zoomed(scene, zoom)

    def alt(self, view: object, *, words: Words, names: Sequence[str], zoom: str | None) -> str:
        """The picture in a few sentences."""
        assert isinstance(view, View)
        return " ".join(words(text) for text in alt.sentences(view, names, zoom))

    def legend(self, words: Words) -> Drawing:
        """What the signs mean."""
        return legend.draw(words)

    def signs(self, size: int) -> list[Entry]:
        """Signs that stand beside words which name no component."""
        return legend.signs(size)

    def stage(self, view: object, like: object, *, words: Words, names: Sequence[str]) -> Drawing:
        """The board, with room for all of that of `like`."""
        assert isinstance(view, View) and isinstance(like, View)
        return page(Scene(GAME, Canvas(1, 1), view, words, names), like)

    def lively(self, view: object) -> float:
        """How much there is to see: colonies, counters, hexes explored."""
        assert isinstance(view, View)
        return sum(2 * seat.counters + 4 * seat.colonies for seat in view.seats) + sum(
            one.explored for one in view.hexes
        )

    def close_ups(self, view: object) -> Mapping[str, str]:
        """The hex where most stands, the panel of the strongest seat, a battle in course; what only its owner sees."""
        assert isinstance(view, View)
        crowd = {one.id: sum(len(s.units) + s.hidden for s in one.stacks) for one in view.hexes}
        found = {"zoom": max(crowd, key=lambda id_: crowd[id_])} if crowd else {}
        found["seat"] = f"{SEAT}{max(view.seats, key=lambda seat: seat.worth).seat}"
        if view.battle is not None and view.battle.round:
            found["battle"] = f"{BATTLE}{view.battle.at}"
        return found | ({name: name for name in _OWN} if view.own is not None else {})

    def further(self, view: object) -> Sequence[str]:
        """What the viewer owns; for everybody the technology that was announced."""
        assert isinstance(view, View)
        return list(_OWN) if view.own is not None else [TECHNOLOGY]

    def forget(self) -> None:
        """Drops the boards that were kept."""
        board.quiet.forget()

    tint = staticmethod(emblems.tint)
    emblem = staticmethod(emblems.emblem)
    fact_sign = staticmethod(emblems.fact_sign)


# --- the map ---------------------------------------------------------------------------------------------------------


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


def focus(scene: Scene, ids: Sequence[str], moves: Sequence[Move] = (), *, numbered: bool = True) -> Drawing:
    """The hexes of a question, numbered as on its buttons, two rings around them, and the moves of its units; no
    higher and no broader than they need.
    """
    asked = [*ids, *(id_ for move in moves for id_ in move)]
    near = set(closeup.focused(scene.view, [hex_of(scene.view, id_).id for id_ in asked]))
    hexes = [one for one in scene.view.hexes if one.id in near]
    at, size = _cropped([one.id for one in hexes])
    quiet = board.quiet(size, at, board.printed(scene, hexes))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, at, hexes)
    for start, end in moves:
        arrow(scene.canvas, at.pixel(start), at.pixel(end), at.radius * 0.1)
    for index, id_ in enumerate(ids if numbered else ()):
        _number(scene, at, index + 1, id_)
    return Drawing(scene.canvas.image, quiet.palette)


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


# --- zooms -----------------------------------------------------------------------------------------------------------


def _zoomed(scene: Scene, zoom: str) -> Drawing:
    if zoom in _OWN and scene.view.own is not None:
        return _OWN[zoom](scene)
    if zoom == TECHNOLOGY:
        return technologies.draw(scene)
    if zoom.startswith(SEAT):
        return seats.draw(scene, seat_of(scene.view, zoom.removeprefix(SEAT)))
    if zoom.startswith(FOCUS):
        return focus(scene, *shown_by(zoom, FOCUS))
    if zoom.startswith(NEAR):
        return focus(scene, zoom.removeprefix(NEAR).split(","), numbered=False)
    if zoom.startswith(BATTLE) and scene.view.battle is not None and zoom == f"{BATTLE}{scene.view.battle.at}":
        return battle.draw(scene, scene.view.battle)
    return closeup.draw(scene, hex_of(scene.view, zoom))


def _sheet(scene: Scene) -> Drawing:
    assert scene.view.own is not None
    return sheet.draw(scene, scene.view.own)


_OWN: dict[str, Callable[[Scene], Drawing]] = {SHEET: _sheet, TECHNOLOGY: technologies.draw, GROUPS: groups.draw}
