"""Pictures of the fog: a strip of fields, coloured as far as the view knows them; the words say the same."""

from __future__ import annotations

from collections.abc import Iterable

from engine.text import T, Text
from engine.zoom import OfPlace
from render.canvas import Canvas, Drawing, palette_of
from render.colours import NIGHT
from render.painter import Painter, Shown
from render.scene import Scene
from tests.fog import FIELDS, FogView

CELL = 40
COLOURS = {"plain": (90, 160, 80), "ore": (170, 120, 60), "ruin": (150, 60, 60), "void": (60, 60, 110)}
FIELD = OfPlace("field-")


def known(view: FogView) -> dict[int, str]:
    """The fields that a view shows."""
    return dict(enumerate(view.land)) if view.land else view.own.map if view.own else {}


def strip(scene: Scene[FogView]) -> Drawing:
    """Every field, the unknown ones dark."""
    canvas, seen = Canvas(FIELDS * CELL, CELL), known(scene.view)
    for at in range(FIELDS):
        box = (at * CELL, 0, at * CELL + CELL - 2, CELL)
        canvas.image.paste(COLOURS[seen[at]] if at in seen else NIGHT, box)
    return Drawing(canvas.image, palette_of(canvas.image))


class FogPainter(Painter[FogView]):
    """Draws the strip, whatever is asked for."""

    game = "fog"
    pictures = (Shown(FIELD, lambda scene, _: strip(scene), lambda scene, _: ()),)

    def board(self, scene: Scene[FogView], like: FogView) -> Drawing:
        return strip(scene)

    def stands(self, scene: Scene[FogView]) -> Iterable[Text]:
        return [T("fog-known", n=at, land=T(f"fog-land-{land}")) for at, land in known(scene.view).items()]


PAINTER = FogPainter()
