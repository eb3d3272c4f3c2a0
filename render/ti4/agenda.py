"""The agenda that is voted on, as its card, and below it the votes so far."""

from __future__ import annotations

from collections.abc import Iterator

from engine.component import Component
from engine.games import rules_of
from engine.text import T, Text
from engine.ti4.interface.view import View
from engine.ti4.interface.zooms import AGENDA
from render import skies
from render.canvas import Canvas, Drawing
from render.cardface import LARGE, Face
from render.panels import put_rows, wrapped
from render.ti4 import board, emblems, table
from render.ti4.scene import Scene

GAP, ROW, HIGH = 20, 58, 50


def card_of(view: View) -> Component:
    """The card of the agenda at hand.

    Raises:
        KeyError: there is none.
    """
    if view.vote is None:
        raise KeyError(AGENDA.id)
    return {one.id: one for one in rules_of("ti4").components()}[f"agenda:{view.vote.agenda}"]


def told(scene: Scene, _: None) -> Iterator[Text]:
    """What it is called and what it does."""
    component = card_of(scene.view)
    yield T("card-alt", name=component.name, kind=component.kind)
    if component.text is not None:
        yield component.text


def draw(scene: Scene, _: None) -> Drawing:
    """The card, then each outcome with who voted for it."""
    face = Face(card_of(scene.view), emblems, scene.words, LARGE)
    rows = wrapped(table.outcomes(scene), LARGE.width, GAP / 2)
    scene.canvas = Canvas(LARGE.width + 2 * GAP, round(face.height + ROW * len(rows) + 3 * GAP))
    skies.stars(scene.canvas, "panel")
    face.draw(scene.canvas, GAP, GAP, face.height)
    put_rows(scene.canvas, rows, (GAP, face.height + 2 * GAP), ROW, GAP / 2, HIGH)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))
