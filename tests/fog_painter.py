"""Pictures of the fog: a strip of fields, coloured as far as the view knows them; the words say the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.text import T
from render import Words
from render.canvas import Canvas, Drawing, Sprite, palette_of
from render.colours import NIGHT, SKY, Rgb
from tests.fog import FIELDS, FogView

CELL = 40
COLOURS = {"plain": (90, 160, 80), "ore": (170, 120, 60), "ruin": (150, 60, 60), "void": (60, 60, 110)}


def known(view: FogView) -> dict[int, str]:
    """The fields that a view shows."""
    return dict(enumerate(view.land)) if view.land else view.own.map if view.own else {}


def drawing(canvas: Canvas) -> Drawing:
    """A canvas with its colours."""
    return Drawing(canvas.image, palette_of(canvas.image))


class FogPainter:
    """Fulfils `render.Painter`."""

    def draw(
        self, view: FogView, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None
    ) -> Drawing:
        return self.stage(view, view, words=words, names=names)

    def stage(self, view: FogView, like: FogView, *, words: Words, names: Sequence[str]) -> Drawing:
        canvas, seen = Canvas(FIELDS * CELL, CELL), known(view)
        for at in range(FIELDS):
            box = (at * CELL, 0, at * CELL + CELL - 2, CELL)
            canvas.image.paste(COLOURS[seen[at]] if at in seen else NIGHT, box)
        return drawing(canvas)

    def alt(self, view: FogView, *, words: Words, names: Sequence[str], zoom: str | None) -> str:
        return " ".join(words(T("fog-known", n=at, land=T(f"fog-land-{land}"))) for at, land in known(view).items())

    def legend(self, words: Words) -> Drawing:
        return drawing(Canvas(CELL, CELL))

    def lively(self, view: FogView) -> float:
        return 0.0

    def close_ups(self, view: FogView) -> Mapping[str, str]:
        return {}

    def further(self, view: FogView) -> Sequence[str]:
        return ()

    def forget(self) -> None:
        return

    def tint(self, look: str) -> Rgb:
        return SKY

    def emblem(self, look: str, size: int) -> Sprite:
        return Canvas(size, size).image

    def fact_sign(self, name: str, size: int) -> Sprite | None:
        return None

    def signs(self, size: int) -> Sequence[tuple[str, Sprite]]:
        return []


PAINTER = FogPainter()
