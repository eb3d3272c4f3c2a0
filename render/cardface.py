"""One card: a frame in the tint of its kind, its emblem, name and kind, its figures, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

from PIL import Image

from engine.component import Component, Fact
from engine.digits import whole
from engine.games import rules_of
from engine.text import Text
from render import skies
from render.canvas import Canvas, Letters, Pen, Sprite, flowed, measure, printable
from render.colours import INK, NIGHT, PANEL, PANEL_LIGHT, SOFT, WHITE, Rgb, mix
from render.kept import kept
from render.panels import Chip, box, chip, put_rows, wrapped
from render.scene import Say
from render.ships import star


@dataclass(frozen=True, slots=True)
class Style:
    """How large things are, in pixels; `sky` is the height of the strip with the emblem, 0: it stands by the name."""

    width: int
    sky: int
    name: int
    kind: int
    text: int
    pad: int = 26

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.pad


LARGE = Style(width=600, sky=210, name=44, kind=25, text=30)
HELD = Style(width=560, sky=0, name=40, kind=35, text=36)


class Artist(Protocol):
    """Who knows how components look; `look` as in `engine.component`. One unknown here is drawn all the same."""

    def tint(self, look: str) -> Rgb:
        """The colour of a card."""

    def emblem(self, look: str, size: int) -> Sprite:
        """The sign of a card, as wide and as high as `size` or a little less."""

    def fact_sign(self, name: str, size: int) -> Sprite | None:
        """A sign that stands for a component's figure; None for one unknown here."""


class PlainArtist:
    """For a game without pictures: a star on every card."""

    def tint(self, look: str) -> Rgb:
        return SOFT

    def emblem(self, look: str, size: int) -> Sprite:
        return plain_emblem(size)

    def fact_sign(self, name: str, size: int) -> Sprite | None:
        return None


@kept
def plain_emblem(size: int) -> Sprite:
    """A star."""
    pen, m = Pen(size, size), size / 2
    pen.polygon(star(m, m, m * 0.98, m * 0.42, 5), INK)
    pen.polygon(star(m, m, m * 0.86, m * 0.36, 5), SOFT)
    return pen.done()


@kept
def sky(width: int, height: int, tint: Rgb) -> Image.Image:
    """A strip of night with light in the middle. It must not be changed."""
    canvas = Canvas(width, height, mix(NIGHT, tint, 0.06))
    skies.stars(canvas, f"card {tint}")
    light = Image.radial_gradient("L").resize((width, round(height * 1.5)), Image.Resampling.BICUBIC)
    strength = light.point(lambda dark: round(max(0, 230 - dark) * 0.56))
    canvas.image.paste(tint, (0, -round(height * 0.25)), strength)
    return canvas.image


def found(game: str, ids: Sequence[str]) -> list[Component]:
    """Components by their ids, wherever they came from; raises KeyError."""
    known = {component.id: component for component in rules_of(game).components()}
    return [known[id.partition("@")[0]] for id in ids]


Block = tuple[float, Callable[[Canvas, float, float], None]]
"""Something in the column of a card: its height, and how it is drawn from its left and top on."""


class Face:
    """A card, measured and ready to be drawn."""

    def __init__(self, component: Component, artist: Artist, words: Say, style: Style) -> None:
        self.component, self.artist, self.words, self.style = component, artist, words, style
        self.tint = artist.tint(component.look)
        size = style.name * (1 if style.sky else 2)
        self._room = style.inner - (0 if style.sky else size + 18)
        self._name = self._fitted(self._said(component.name))
        self._blocks = list(self._column())

    @property
    def head(self) -> float:
        """How high kind and name are together."""
        style = self.style
        return style.kind * 1.5 + len(self._name[0]) * self._name[1] * 1.14 + style.pad * 0.9

    @property
    def height(self) -> float:
        """Of the whole card."""
        gaps = self.style.pad * 0.7 * max(0, len(self._blocks) - 1)
        return self.head + self.style.sky + sum(height for height, _ in self._blocks) + gaps + self.style.pad * 1.7

    def draw(self, canvas: Canvas, left: float, top: float, height: float) -> None:
        """The card on a canvas, as high as its row."""
        style = self.style
        box(canvas, (left, top, left + style.width, top + height), mix(PANEL, self.tint, 0.3), self.tint, 26, 5)
        self._write_head(canvas, left, top)
        y = top + self.head
        if style.sky:
            self._hang_up(canvas, left, y)
            y += style.sky
        box(canvas, (left + 5, y, left + style.width - 5, top + height - 5), PANEL, None, 20)
        canvas.image.paste(PANEL, (round(left) + 5, round(y), round(left) + style.width - 5, round(y) + 24))
        canvas.image.paste(self.tint, (round(left) + 5, round(y) - 3, round(left) + style.width - 5, round(y)))
        y += style.pad * 0.8
        for tall, put in self._blocks:
            put(canvas, left + style.pad, y)
            y += tall + style.pad * 0.7

    def _said(self, text: Text) -> str:
        said = printable(self.words(text))
        return said[:1].upper() + said[1:]

    def _fitted(self, name: str) -> tuple[tuple[str, ...], int]:
        """The name in one or two lines, smaller where it has to be."""
        for size in range(self.style.name, self.style.name // 2, -2):
            lines = flowed(name, self._room, size, "bold")
            if len(lines) <= 2 and all(measure(line, size, "bold") <= self._room for line in lines):
                break
        return lines, size

    def _write_head(self, canvas: Canvas, left: float, top: float) -> None:
        style, (lines, size) = self.style, self._name
        x, y = left + style.pad, top + style.pad * 0.45 + style.kind * 0.75
        if not style.sky:
            emblem = self.artist.emblem(self.component.look, style.name * 2)
            canvas.put(emblem, x + style.name, top + self.head / 2)
            x += style.name * 2 + 18
        kind = self._said(self.component.kind)
        ink = Letters(style.kind, mix(self.tint, WHITE, 0.35), "plain")
        canvas.write_narrow(kind, x, y, self._room, ink, anchor="lm")
        y += style.kind * 0.75
        for line in lines:
            canvas.write(line, x, y + size * 0.57, Letters(size), anchor="lm")
            y += size * 1.14

    def _hang_up(self, canvas: Canvas, left: float, top: float) -> None:
        """The emblem, large, in its strip of sky."""
        style, at = self.style, round(left) + 5
        canvas.image.paste(sky(style.width - 10, style.sky, self.tint), (at, round(top)))
        emblem = self.artist.emblem(self.component.look, round(style.sky * 0.84))
        canvas.put(emblem, left + style.width / 2, top + style.sky / 2)

    # --- the column below the name ---

    def _column(self) -> Iterator[Block]:
        """Figures in boxes, abilities, the text without these, then whatever else there is in lines. In a hand the text
        alone.
        """
        facts = self.component.facts if self.style.sky else ()
        boxed = [(fact, tile) for fact in facts if (tile := self._tile(fact)) is not None]
        boxed = boxed if len(boxed) > 1 else []
        if boxed:
            yield self._tiles([tile for _, tile in boxed])
        beyond = self.component.beyond if boxed else None
        shown = [fact for fact, _ in boxed]
        rest = [fact for fact in facts if fact not in shown and (beyond is not None or not fact.told)]
        chips = [self._said(fact.name) for fact in rest if fact.value is None]
        if chips:
            yield self._chips(chips)
        for said in self._texts() if beyond is None else beyond:
            text = self.words(said)
            yield self._paragraphs(text[:1].upper() + text[1:])
        lines = [self._line(fact) for fact in rest if fact.value is not None]
        if lines:
            yield self._stacked(lines)

    def _texts(self) -> Sequence[Text]:
        return () if self.component.text is None else (self.component.text,)

    def _stacked(self, lines: Sequence[Block]) -> Block:
        """Closer to each other than other things."""
        gap = self.style.pad * 0.25

        def put(canvas: Canvas, left: float, top: float) -> None:
            for tall, line in lines:
                line(canvas, left, top)
                top += tall + gap

        return sum(tall + gap for tall, _ in lines) - gap, put

    def _paragraphs(self, text: str) -> Block:
        """Running text; lines of a list are set in."""
        lines = [line for part in text.splitlines() for line in self._flowed(part)]
        size = self.style.text

        def put(canvas: Canvas, left: float, top: float) -> None:
            for at, (inset, line) in enumerate(lines):
                canvas.write(
                    line, left + inset, top + size * (0.62 + 1.26 * at), Letters(size, weight="plain"), anchor="lm"
                )

        return size * 1.26 * len(lines), put

    def _flowed(self, part: str) -> Iterator[tuple[float, str]]:
        size, listed = self.style.text, part.lstrip().startswith("- ")
        inset = size * 0.62 if listed else 0.0
        plain = printable(part.strip().removeprefix("- ").replace("**", "").replace("`", ""))
        for at, line in enumerate(flowed(plain, self.style.inner - inset, size)):
            yield (0.0, f"\u2022 {line}") if listed and not at else (inset, line)

    def _line(self, fact: Fact) -> Block:
        """`Label: value`, in as many lines as it takes; with signs in place of the value where there are any."""
        assert fact.value is not None
        signs, size = self._signs(fact, round(self.style.text * 1.15)), round(self.style.text * 0.86)
        name = f"{self._said(fact.name)}: "
        indent = measure(name, size, "bold")
        value = self._value(fact)
        first = flowed(value, self.style.inner - indent, size)[:1]
        rest = flowed(value.removeprefix(first[0] if first else ""), self.style.inner, size) if first else ()

        def put(canvas: Canvas, left: float, top: float) -> None:
            canvas.write(name.strip(), left, top + size * 0.62, Letters(size, mix(self.tint, WHITE, 0.3)), anchor="lm")
            if signs:
                _row(canvas, signs, left + indent + 6, top + size * 0.62)
                return
            canvas.write("".join(first), left + indent, top + size * 0.62, Letters(size, SOFT, "plain"), anchor="lm")
            for at, line in enumerate(rest, 1):
                canvas.write(line, left, top + size * (0.62 + 1.24 * at), Letters(size, SOFT, "plain"), anchor="lm")

        return size * 1.24 * (1 if signs else 1 + len(rest)), put

    def _value(self, fact: Fact) -> str:
        value = fact.value
        if isinstance(value, tuple) and not isinstance(value, Text):
            return ", ".join(printable(self.words(part)) if isinstance(part, Text) else str(part) for part in value)
        return printable(self.words(value)) if isinstance(value, Text) else str(value)

    def _signs(self, fact: Fact, size: int) -> list[Sprite]:
        found = [self.artist.fact_sign(name, size) for name in fact.signs]
        return [sprite for sprite in found if sprite is not None]

    def _chips(self, names: Sequence[str]) -> Block:
        size = round(self.style.text * 0.86)
        fill = mix(PANEL_LIGHT, self.tint, 0.2)
        chips: list[Chip] = [chip(name, size, fill=fill, widest=self.style.inner) for name in names]
        rows, line = wrapped(chips, self.style.inner, 10), size * 1.8
        return line * len(rows), lambda canvas, left, top: put_rows(canvas, rows, (left, top), line, 10, size * 1.5)

    # --- figures in boxes ---

    def _tile(self, fact: Fact) -> Tile | None:
        """A short figure with a short name; None for what needs a line."""
        if fact.value is None:
            return None
        name, signs = self._said(fact.name), self._signs(fact, round(self.style.text * 1.5))
        value = "" if signs else self._value(fact)
        if not signs and (len(value) > SHORT or not any(whole(sign) is not None for sign in value)):
            return None
        wide = measure(name, TILE_NAME, "plain")
        across = sum(sprite.width + 6 for sprite in signs) if signs else measure(value, TILE_VALUE, "bold")
        return Tile(name, value, signs, max(wide, across) + 36) if wide <= 160 and across <= 190 else None

    def _tiles(self, tiles: Sequence[Tile]) -> Block:
        """In rows as even as can be, each as wide as the card."""
        rows = 1
        while any(sum(one.width + 10 for one in row) - 10 > self.style.inner for row in _evenly(tiles, rows)):
            rows += 1
        made = _evenly(tiles, rows)

        def put(canvas: Canvas, left: float, top: float) -> None:
            for at, row in enumerate(made):
                self._row_of_tiles(canvas, row, left, top + at * (TILE + 10))

        return rows * (TILE + 10) - 10, put

    def _row_of_tiles(self, canvas: Canvas, row: Sequence[Tile], left: float, top: float) -> None:
        spare = (self.style.inner - 10 * (len(row) - 1) - sum(one.width for one in row)) / len(row)
        for one in row:
            wide = one.width + spare
            box(canvas, (left, top, left + wide, top + TILE), mix(PANEL_LIGHT, self.tint, 0.1), None, 14)
            middle, line = left + wide / 2, top + TILE * 0.38
            if one.signs:
                _row(canvas, one.signs, middle - sum(sprite.width + 6 for sprite in one.signs) / 2 + 3, line)
            else:
                canvas.write(one.value, middle, line, Letters(TILE_VALUE))
            canvas.write(one.name, middle, top + TILE * 0.8, Letters(TILE_NAME, mix(self.tint, WHITE, 0.3), "plain"))
            left += wide + 10


TILE, TILE_VALUE, TILE_NAME, SHORT = 100, 46, 23, 7


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure in a box: its name, its value or the signs for it, and how wide it has to be."""

    name: str
    value: str
    signs: Sequence[Sprite]
    width: float


def _evenly(tiles: Sequence[Tile], rows: int) -> list[Sequence[Tile]]:
    """Parted into rows of nearly the same number."""
    cuts = [round(at * len(tiles) / rows) for at in range(rows + 1)]
    return [tiles[start:end] for start, end in pairwise(cuts)]


def _row(canvas: Canvas, sprites: Sequence[Sprite], x: float, y: float) -> None:
    """Signs beside each other."""
    for sprite in sprites:
        canvas.put(sprite, x, y, "lm")
        x += sprite.width + 6
