"""What is read at a glance: a map landscape, whose is what, and how much; beside it who stands where.

A picture of 1600 x 1018 is shown within 550 x 350. What is `WIDE`, or a number of the size `STRONG`, is 9 dots high
there. A handle, by which sentences name a place, is so high on a phone too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, inf

from engine.hexes import spiral
from render.canvas import Canvas, Letters, Pen, Sprite, fit, label, measure, printable
from render.colours import FAINT, GOLD, INK, SOFT, WHITE, Rgb, seat_colour
from render.glyphs import badge
from render.hexmap import HALF, HexMap
from render.kept import kept
from render.panels import Box, seat_box

WIDTH, HEIGHT, MARGIN = 1600, 1018, 14
STRONG, WIDE, LEAST = 40, 27, 22
BEFORE, AFTER = 8, 20
"""What lies before and behind a number in a row of them."""
HEAD, GAP, USUAL, TALLEST = 150, 12, 190.0, 250.0
STRIP, FLAT_HEAD = 170, 280
"""How high a strip below the map is, and how much of it says where the game stands."""

PHONE, PREVIEW = 390, (550, 350)
"""How wide a phone shows a picture, and within what a desktop does."""
PHONE_HIGH, PREVIEW_HIGH, DIGIT, TOPMOST = 8, 9, 0.65, 0.79
"""How high the digits of a handle are there, and in sizes of their type; how far up in a hex they begin."""
RINGED = 0.6
"""How large the digit of an option is in its rings."""


def numeral_size(high: float, least: int = STRONG) -> int:
    """The size of the numbers in a row so high: their digits are as high as the row."""
    return max(least, round(high * 1.32))


def numeral_edge(high: float) -> int:
    """How broad their dark edge is."""
    return max(2, round(high / 14))


def numeral(
    canvas: Canvas, text: str, at: tuple[float, float], high: float, *, anchor: str = "mm", ink: Rgb = WHITE
) -> float:
    """A number that can be read from afar; its width."""
    return canvas.write(text, *at, _letters(high, STRONG, ink), anchor=anchor)


def _letters(high: float, least: int, ink: Rgb = WHITE) -> Letters:
    return Letters(numeral_size(high, least), ink, edge=numeral_edge(high))


def handle_high(width: int, height: int) -> float:
    """How high the digits of a handle are on a picture so large."""
    return max(
        PHONE_HIGH * max(1.0, width / PHONE), PREVIEW_HIGH * max(1.0, width / PREVIEW[0], height / PREVIEW[1])
    )  # fmt: skip


def below_handle(canvas: Canvas, radius: float) -> float:
    """How far down in a hex so large there is room below its handle, as a share of its radius."""
    return handle_high(*canvas.image.size) / radius - TOPMOST + 0.04


def handle(canvas: Canvas, text: str, at: tuple[float, float], radius: float, ink: Rgb = SOFT) -> None:
    """What sentences call a hex, at its upper edge; written last, so that nothing lies over it."""
    high = handle_high(*canvas.image.size)
    named(canvas, text, (at[0], at[1] - TOPMOST * radius + high / 2), ink)


def named(canvas: Canvas, text: str, at: tuple[float, float], ink: Rgb = SOFT) -> None:
    """What sentences call a place, around a point."""
    canvas.write(text, *at, Letters(handle_size(canvas), ink, edge=2))


def handle_size(canvas: Canvas) -> int:
    """The least size of type with which a number is read on a phone and in a preview of this picture."""
    return ceil(handle_high(*canvas.image.size) / DIGIT)


def strength(
    canvas: Canvas,
    signs: Sequence[Sprite],
    number: int,
    at: tuple[float, float],
    high: float,
    room: float = inf,
    *,
    crowded: bool = False,
) -> None:
    """Whose, what, and how many of it, as high as a handle, around the middle of a row; 0 is not written. Where that
    were wider than its room, the digits are narrower; in a crowd they are no higher than their row.
    """
    (x, y), letters = at, _letters(high, STRONG if crowded else handle_size(canvas))
    text, before = str(number) if number else "", sum(sprite.width for sprite in signs)
    wide = min(label(text, round(letters.size), edge=round(letters.edge)).width, room - before) if text else 0
    left = x - (before + wide) / 2
    for sprite in signs:
        canvas.put(sprite, left, y, "lm")
        left += sprite.width
    if text:
        canvas.write_narrow(text, left, y, wide, letters, anchor="lm")


def write(
    canvas: Canvas, text: str, at: tuple[float, float], width: float, size: float, ink: Rgb, anchor: str = "lm"
) -> float:
    """A word no wider than `width`, never too small to be read, cut off where it has to be; returns its width."""
    shown, fitting = fit(printable(text), width, round(size), LEAST)
    return canvas.write(shown, at[0], at[1], Letters(fitting, ink), anchor=anchor)


# --- where hexes lie -------------------------------------------------------------------------------------------------


def fit_hexes(places: Iterable[tuple[int, int]], at: Box, largest: int = 300) -> HexMap:
    """The map on which these hexes fill the box as far as they can, in its middle."""
    unit, (left, top, right, bottom) = HexMap(1, 0, 0), at
    spots = [unit.pixel(place) for place in places] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    wide, high = max(xs) - min(xs) + 2, max(ys) - min(ys) + 2 * HALF
    radius = min(int(min((right - left) / wide, (bottom - top) / high)), largest)
    x, y = (left + right) / 2 - radius * (min(xs) + max(xs)) / 2, (top + bottom) / 2 - radius * (min(ys) + max(ys)) / 2
    return HexMap(radius, x, y)


def snug(
    places: Sequence[tuple[int, int]], beside: int = 0, least: int = HEIGHT, largest: int = 300, under: int = 0
) -> tuple[HexMap, int]:
    """These hexes as large as they go, and how wide their picture is: as wide as they and what stands on their right,
    within `least` and `WIDTH`, so that a phone shows what lies one above the other no smaller than it has to. `under`:
    how much room is left below them.
    """
    chart = fit_hexes(places, (MARGIN, MARGIN, WIDTH - beside - MARGIN, HEIGHT - MARGIN - under), largest)
    across = [chart.pixel(place)[0] for place in places] or [0.0]
    used = max(across) - min(across) + 2 * (chart.radius + MARGIN)
    width = min(WIDTH, max(least, round(used) + beside))
    return HexMap(chart.radius, chart.x - (WIDTH - width) / 2, chart.y), width


def around(places: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
    """These hexes and two rings around them: what a focus picture shows."""
    return {(q + near.q, r + near.r) for q, r in places for near in spiral(2)}


def number_size(canvas: Canvas, radius: float) -> int:
    """How large the number of an option is on a hex so large: read as its handle is, where there is room for that."""
    wanted = ceil(handle_high(*canvas.image.size) / DIGIT / RINGED)
    return max(46, round(radius * 0.4), min(wanted, round(radius * 0.66)))


@kept
def numbered(text: str, size: int) -> Sprite:
    """An option of a question, numbered as on its button: two rings."""
    pen, m = Pen(size, size), size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.92, GOLD)
    pen.disc(m, m, m * 0.74, INK)
    image, sprite = pen.done(), label(text, max(LEAST, round(size * (RINGED if len(text) < 2 else 0.5))), WHITE)
    image.alpha_composite(sprite, (max(0, (size - sprite.width) // 2), max(0, round(size * 0.48 - sprite.height / 2))))
    return image


# --- beside the map --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat beside the map.

    Attributes:
        most: its points, or what counts most.
        counts: signs with numbers below its name.
        note: a word about its state, such as that it has passed.
        side: what it plays, where nothing is counted yet.
    """

    name: str
    colour: str
    most: str
    counts: Sequence[tuple[Sprite, str]] = ()
    note: str = ""
    active: bool = False
    out: bool = False
    side: str = ""


def aside(canvas: Canvas, at: Box, head: Sequence[tuple[str, Rgb]], seats: Sequence[Standing]) -> None:
    """Where the game stands, then a box for each seat, those who come first above."""
    left, top, right, bottom = at
    for (text, ink), down, size in zip(head, (36, 100), (58, 42), strict=False):
        write(canvas, text, (left, top + down), right - left, size, ink)
    high = _high(bottom - top, len(seats))
    for index, seat in enumerate(seats):
        y = top + HEAD + index * (high + GAP)
        standing(canvas, seat, (left, y, right, y + high))


def below(canvas: Canvas, at: Box, head: Sequence[tuple[str, Rgb]], seats: Sequence[Standing]) -> None:
    """The same in a strip, side by side."""
    left, top, right, bottom = at
    middle, wide = (top + bottom) / 2, (right - left - FLAT_HEAD) / max(1, len(seats))
    for (text, ink), down, size in zip(head, (-30, 34), (58, 42), strict=False):
        write(canvas, text, (left, middle + down), FLAT_HEAD - GAP, size, ink)
    for index, seat in enumerate(seats):
        x = left + FLAT_HEAD + index * wide
        standing(canvas, seat, (x, top, x + wide - GAP * (index < len(seats) - 1), bottom))


def grown(seats: int) -> float:
    """How much larger than usual all is in the boxes of so few seats."""
    return max(1.0, _high(HEIGHT - 2 * MARGIN, seats) / USUAL)


def _high(room: float, seats: int) -> float:
    return min(TALLEST, (room - HEAD) / max(1, seats) - GAP)


def standing(canvas: Canvas, seat: Standing, at: Box) -> None:
    """One seat's box."""
    left, top, right, bottom = at
    paint, high = seat_colour(seat.colour), bottom - top
    seat_box(canvas, at, paint.rgb if paint.edge == INK else paint.edge, seat.active)
    middle = top + high * (0.3 if seat.counts or seat.note or seat.side else 0.5)
    size, large = round(min(64, high * 0.44)), max(1.0, high / USUAL)
    canvas.put(badge(seat.colour, size, hollow=seat.out), left + 14, middle, "lm")
    taken = canvas.write(seat.most, right - 16, middle, Letters(58 * large, GOLD), anchor="rm") if seat.most else 0
    write(
        canvas, seat.name, (left + size + 26, middle), right - left - size - 54 - taken, 44 * large,
        FAINT if seat.out or seat.note else WHITE,
    )  # fmt: skip
    x, y = left + 16.0, top + high * 0.74
    if seat.side:
        write(canvas, seat.side, (x, y), right - 12 - x, 38 * large, SOFT)
    if seat.note:
        x += write(canvas, seat.note, (x, y), (right - left) * 0.36, 34 * large, SOFT) + 20
    _counts(canvas, seat.counts, (x, y), right - 8 - x, 38 * large)


def _counts(
    canvas: Canvas, counts: Sequence[tuple[Sprite, str]], at: tuple[float, float], room: float, size: float
) -> None:
    """Signs with numbers in a row; numbers smaller, and all closer together, where there is little room."""
    x, y = at
    signs, words = sum(sprite.width for sprite, _ in counts), sum(measure(text, round(size)) for _, text in counts)
    spaces = sum(BEFORE if text else 0 for _, text in counts) + AFTER * max(0, len(counts) - 1)
    share = min(1.0, (room - signs) / max(1.0, words + spaces))
    written = max(LEAST, size * share)
    spread = min(1.0, (room - signs - words * written / size) / max(1.0, spaces))
    for sprite, text in counts:
        canvas.put(sprite, x, y, "lm")
        x += sprite.width + (BEFORE * spread if text else 0)
        x += (canvas.write(text, x, y, Letters(written), anchor="lm") if text else 0) + AFTER * spread


def sign_size(high: float) -> int:
    """How large signs are in a row so high."""
    return max(WIDE, round(high * 0.94))
