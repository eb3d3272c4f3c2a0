"""How a battle would go as a small picture: a bar of who wins how often, and what each side loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render import Picture
from render.canvas import Canvas, Drawing, Letters, Pen, encode, palette_of
from render.colours import FAINT, INK, LINE, NIGHT, PANEL, SOFT, WHITE, Rgb
from render.panels import box

WIDTH, MARGIN, PAD = 960, 20, 20
NAMES, BAR, ROW, PLACE = 112, 84, 46, 56
FIRST, SECOND, NOBODY = (86, 156, 214), (222, 138, 70), (96, 100, 112)
MILLION, TIGHT = 1_000_000, 90
Shares = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Loss:
    """Pieces of a type: what is written, and the share of them that is lost, in hundredths."""

    words: str
    share: int


@dataclass(frozen=True, slots=True)
class Bar:
    """What is drawn.

    Attributes:
        names: of both sides; `chances`: of the first, the second and of nobody, as they are written.
        shares: the same in parts of a million.
        range: between which the first lies; equal where that is known.
        losses: of both sides.
        alt: all of it in words.
        colours: of both sides.
        place: where it would be fought, above it; empty where there is but one.
    """

    names: tuple[str, str]
    chances: tuple[str, str, str]
    shares: Shares
    range: tuple[int, int]
    losses: tuple[tuple[Loss, ...], tuple[Loss, ...]]
    alt: str
    colours: tuple[Rgb, Rgb] = (FIRST, SECOND)
    place: str = ""


def paint_odds(shown: Sequence[Bar]) -> Picture:
    """The picture: of a battle what each side loses, too; of several only who wins, one below the other."""
    drawing = draw(shown[0]) if len(shown) == 1 else _several(shown)
    alt = " ".join(f"{one.place}: {one.alt}" if one.place else one.alt for one in shown)
    return Picture(encode(drawing), alt, *drawing.image.size)


def draw(shown: Bar) -> Drawing:
    """The picture of a battle, not yet encoded."""
    rows, top = max(len(side) for side in shown.losses), PLACE if shown.place else 0
    canvas = Canvas(WIDTH, top + NAMES + BAR + PAD + (rows * ROW + 2 * PAD if rows else 0) + MARGIN)
    half = (WIDTH - 3 * MARGIN) / 2
    if shown.place:
        canvas.write_in(shown.place, WIDTH / 2, PLACE / 2 + 6, WIDTH - 2 * MARGIN, Letters(34, WHITE), anchor="mm")
    for side, x in enumerate((MARGIN, WIDTH - MARGIN)):
        anchor = "rm" if side else "lm"
        canvas.write_in(shown.names[side], x, top + 34, half, Letters(34, SOFT), anchor=anchor)
        canvas.write(shown.chances[side], x, top + 80, Letters(48, shown.colours[side]), anchor=anchor)
    _bar(canvas, shown, top + NAMES)
    if rows:
        _losses(canvas, shown, top + NAMES + BAR + PAD, half)
    return Drawing(canvas.image, _palette(canvas.image, shown))


def _several(shown: Sequence[Bar]) -> Drawing:
    """One below the other."""
    parts = [draw(replace(one, losses=((), ()))).image for one in shown]
    image = Image.new("RGB", (WIDTH, sum(part.height for part in parts)), NIGHT)
    top = 0
    for part in parts:
        image.paste(part, (0, top))
        top += part.height
    return Drawing(image, _palette(image, *shown))


def _palette(image: Image.Image, *shown: Bar) -> Image.Image:
    colours = dict.fromkeys(colour for one in shown for colour in one.colours)
    return palette_of(image, [NIGHT, PANEL, LINE, WHITE, SOFT, FAINT, INK, *colours, NOBODY])


def _bar(canvas: Canvas, shown: Bar, top: float) -> None:
    """First, nobody and second side by side; above it what the first can come to."""
    inner, left = WIDTH - 2 * MARGIN, float(MARGIN)
    for share, colour, words in _parts(shown):
        wide = inner * share / MILLION
        if wide >= 1:
            canvas.image.paste(colour, (round(left), round(top), round(left + wide), round(top + BAR)))
        if words and wide > TIGHT:
            canvas.write_in(words, left + wide / 2, top + BAR / 2, wide - 8, Letters(32, INK), anchor="mm")
        left += wide
    low, high = (MARGIN + inner * end / MILLION for end in shown.range)
    if high - low > 2:
        pen = Pen(WIDTH, 16)
        pen.line([(low, 8), (high, 8)], WHITE, 5)
        for end in (low, high):
            pen.line([(end, 2), (end, 14)], WHITE, 5)
        canvas.put(pen.done(), 0, top + BAR + 2, "lt")


def _parts(shown: Bar) -> tuple[tuple[int, Rgb, str], ...]:
    first, second, nobody = shown.shares
    one, other = shown.colours
    return ((first, one, ""), (nobody, NOBODY, shown.chances[2]), (second, other, ""))


def _losses(canvas: Canvas, shown: Bar, top: float, half: float) -> None:
    """What each side loses, each type with a line as long as its part."""
    for side, left in enumerate((float(MARGIN), MARGIN * 2 + half)):
        losses, colour = shown.losses[side], shown.colours[side]
        box(canvas, (left, top + 6, left + half, top + PAD + ROW * len(losses) + 14), radius=12)
        for n, loss in enumerate(losses):
            y = top + PAD + ROW * n + ROW / 2
            canvas.write_in(loss.words, left + 16, y - 4, half - 32, Letters(30, WHITE), anchor="lm")
            full = half - 32
            canvas.image.paste(LINE, (round(left + 16), round(y + 16), round(left + 16 + full), round(y + 20)))
            part = full * min(100, loss.share) / 100
            if part >= 1:
                canvas.image.paste(colour, (round(left + 16), round(y + 16), round(left + 16 + part), round(y + 20)))
