"""Components as pictures to be read: one card large, or the cards of a hand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.component import Component
from engine.text import T
from render import NoPainter, Picture, Say, painter_of
from render.canvas import Canvas, Drawing, encode, palette_of
from render.cardface import HELD, LARGE, Artist, Face, PlainArtist, Style, found
from render.colours import FAINT, INK, NIGHT, PANEL, PANEL_LIGHT, SOFT, WHITE, mix

GAP = 20
HELD_ACROSS, SHEET_ACROSS = 2, 3
"""So many cards of a hand stand in a row, so that a phone shows what they say large enough; and of a sheet."""


def card(game: str, id: str, *, words: Say) -> Picture:
    """A component, large.

    Raises:
        KeyError: there is none of this id.
    """
    (component,) = found(game, [id])
    drawing = drawn(game, [component], words, LARGE, 1)
    return Picture(encode(drawing), _alt(component, words), *drawing.image.size)


def hand(game: str, ids: Sequence[str], *, words: Say, names: Sequence[str]) -> Picture:
    """Components side by side, small but to be read; at least one.

    Args:
        ids: as in `Rules.held_components`.
        names: each seat's display name.

    Raises:
        KeyError: there is none of one of these ids.
    """
    components = [_from(component, id, names) for component, id in zip(found(game, ids), ids, strict=True)]
    return _several(game, components, words, HELD, min(len(ids), HELD_ACROSS))


def _from(component: Component, id: str, names: Sequence[str]) -> Component:
    """With the name of the seat that it came from."""
    seat = id.partition("@")[2]
    return replace(component, kind=T("card-from", kind=component.kind, name=names[int(seat)])) if seat else component


def sheet(game: str, ids: Sequence[str], *, words: Say) -> Picture:
    """Some components, large, side by side. Raises KeyError."""
    return _several(game, found(game, ids), words, LARGE, SHEET_ACROSS)


def _several(game: str, components: Sequence[Component], words: Say, style: Style, across: int) -> Picture:
    drawing = drawn(game, components, words, style, across)
    alt = words(T("cards-alt", cards=tuple(component.name for component in components)))
    return Picture(encode(drawing), alt, *drawing.image.size)


def artist_of(game: str) -> Artist:
    """Who knows how the components of this game look; every game has cards, also one without pictures of its board."""
    try:
        return painter_of(game).artist
    except NoPainter:
        return PlainArtist()


def drawn(game: str, components: Sequence[Component], words: Say, style: Style, across: int) -> Drawing:
    """Rows of cards, each row as high as its highest card."""
    artist = artist_of(game)
    faces = [Face(component, artist, words, style) for component in components]
    rows = [faces[at : at + across] for at in range(0, len(faces), across)]
    heights = [max(face.height for face in row) for row in rows]
    canvas = Canvas(across * (style.width + GAP) + GAP, round(sum(heights)) + GAP * (len(rows) + 1))
    top = float(GAP)
    for row, height in zip(rows, heights, strict=True):
        for at, face in enumerate(row):
            face.draw(canvas, GAP + at * (style.width + GAP), top, height)
        top += height + GAP
    return Drawing(canvas.image, _palette(canvas.image, faces))


def _palette(image: Image.Image, faces: Sequence[Face]) -> Image.Image:
    """The colours of the pictures, and exactly those of frames and letters."""
    tints = dict.fromkeys(face.tint for face in faces)
    sure = [mix(PANEL, tint, share) for tint in tints for share in (0.3, 0.62, 1.0)]
    return palette_of(image, [NIGHT, PANEL, PANEL_LIGHT, INK, WHITE, SOFT, FAINT, *sure])


def _alt(component: Component, words: Say) -> str:
    """What a card says, for those who cannot see it."""
    name = words(T("card-alt", name=component.name, kind=component.kind))
    lines = words(component.text).splitlines() if component.text is not None else []
    return " ".join([name[:1].upper() + name[1:], *(line.strip().removeprefix("- ") for line in lines)])
