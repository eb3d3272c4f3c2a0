"""Signs that several games share: seats' emblems, tokens, goods, cards, small marks and dice. All our own drawings."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PIL import Image

from render.canvas import Canvas, Pen, Sprite, label
from render.colours import FAINT, GOLD, INK, LIME, SKY, SOFT, WHITE, Rgb, clear, mix, seat_colour
from render.hexmap import corners
from render.kept import kept
from render.ships import star


def _emblem(pen: Pen, pattern: str, x: float, y: float, reach: float, fill: Rgb) -> None:
    """One of the six emblems, about `reach` from its middle to its edge."""
    if pattern == "disc":
        pen.disc(x, y, reach * 0.86, fill)
    elif pattern == "square":
        pen.box((x - reach * 0.78, y - reach * 0.78, x + reach * 0.78, y + reach * 0.78), 0, fill)
    elif pattern == "triangle":
        pen.polygon([(x, y - reach), (x + reach, y + reach * 0.76), (x - reach, y + reach * 0.76)], fill)
    elif pattern == "diamond":
        pen.polygon([(x, y - reach * 1.1), (x + reach * 0.84, y), (x, y + reach * 1.1), (x - reach * 0.84, y)], fill)
    elif pattern == "star":
        pen.polygon(star(x, y, reach * 1.14, reach * 0.46, 5), fill)
    else:
        pen.line([(x - reach, y), (x + reach, y)], fill, reach * 0.6)
        pen.line([(x, y - reach), (x, y + reach)], fill, reach * 0.6)


@kept
def badge(colour: str, size: int, hollow: bool = False) -> Sprite:
    """A seat's sign: its emblem on its colour; hollow is only the emblem's shadow, for a place still empty."""
    seat = seat_colour(colour)
    pen, m = Pen(size, size), size / 2
    pen.box((0, 0, size, size), size * 0.3, seat.edge)
    ground = mix(seat.rgb, INK, 0.78) if hollow else seat.rgb
    edge = max(1.0, size * 0.07)
    pen.box((edge, edge, size - edge, size - edge), size * 0.25, ground)
    _emblem(pen, seat.pattern, m, m, size * 0.24, mix(seat.rgb, INK, 0.5) if hollow else seat.edge)
    return pen.done()


@kept
def token(colour: str, size: int) -> Sprite:
    """A command token: a seat's emblem on a six-sided chip."""
    seat = seat_colour(colour)
    pen, m = Pen(size, size), size / 2
    pen.polygon(corners(m, m, m), INK)
    pen.polygon(corners(m, m, m * 0.88), seat.rgb)
    pen.polygon(corners(m, m, m * 0.64), mix(seat.rgb, INK, 0.72))
    _emblem(pen, seat.pattern, m, m, size * 0.19, mix(seat.rgb, WHITE, 0.35))
    return pen.done()


def _resource(pen: Pen, size: float) -> None:
    m = size / 2
    pen.polygon([(m, 0), (size, m), (m, size), (0, m)], INK)
    edge = size * 0.11
    pen.polygon([(m, edge), (size - edge, m), (m, size - edge), (edge, m)], GOLD)


def _influence(pen: Pen, size: float) -> None:
    m = size / 2
    pen.polygon(corners(m, m, m), INK)
    pen.polygon(corners(m, m, m * 0.84), SKY)


def _goods(pen: Pen, size: float) -> None:
    m = size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.88, GOLD)
    pen.ring(m, m, m * 0.68, mix(GOLD, INK, 0.55), size * 0.06)
    pen.polygon(star(m, m, m * 0.46, m * 0.2, 5), mix(GOLD, INK, 0.72))


def _commodity(pen: Pen, size: float) -> None:
    m, wide = size / 2, size * 0.09
    shape = corners(m, m, m * 0.92)
    pen.polygon(corners(m, m, m), INK)
    pen.polygon(shape, mix(SOFT, INK, 0.1))
    ridge = [corners(m, m, m * 0.86)[side] for side in (1, 3, 5)]
    for spot in ridge:
        pen.line([(m, m), spot], INK, wide)


def _card(pen: Pen, size: float, fill: Rgb, mark: Callable[[Pen, float], None]) -> None:
    box = (size * 0.14, size * 0.02, size * 0.86, size * 0.98)
    pen.box(box, size * 0.12, INK)
    edge = size * 0.07
    pen.box((box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge), size * 0.08, fill)
    mark(pen, size)


def _action_card(pen: Pen, size: float) -> None:
    def bolt(pen: Pen, size: float) -> None:
        flash = ((0.56, 0.2), (0.34, 0.56), (0.48, 0.56), (0.42, 0.82), (0.66, 0.44), (0.52, 0.44))
        pen.polygon([(x * size, y * size) for x, y in flash], INK)

    _card(pen, size, (255, 150, 70), bolt)


def _secret_card(pen: Pen, size: float) -> None:
    def eye(pen: Pen, size: float) -> None:
        pen.oval(size / 2, size / 2, size * 0.24, size * 0.15, INK)
        pen.disc(size / 2, size / 2, size * 0.08, (240, 120, 130))

    _card(pen, size, (240, 120, 130), eye)


def _note_card(pen: Pen, size: float) -> None:
    def lines(pen: Pen, size: float) -> None:
        for row in (0.32, 0.5, 0.68):
            pen.line([(size * 0.34, size * row), (size * 0.66, size * row)], INK, size * 0.08)

    _card(pen, size, (190, 206, 236), lines)


def _agenda_card(pen: Pen, size: float) -> None:
    def scales(pen: Pen, size: float) -> None:
        pen.line([(size / 2, size * 0.26), (size / 2, size * 0.76)], INK, size * 0.07)
        pen.line([(size * 0.3, size * 0.36), (size * 0.7, size * 0.36)], INK, size * 0.07)
        for x in (0.32, 0.68):
            pen.polygon(
                [(size * (x - 0.1), size * 0.54), (size * (x + 0.1), size * 0.54), (size * x, size * 0.66)], INK
            )

    _card(pen, size, (170, 150, 240), scales)


def _tactic(pen: Pen, size: float) -> None:
    m, wide = size / 2, size * 0.1
    pen.ring(m, m, size * 0.36, SOFT, wide)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        pen.line([(m + dx * size * 0.2, m + dy * size * 0.2), (m + dx * size * 0.46, m + dy * size * 0.46)], SOFT, wide)


def _fleet(pen: Pen, size: float) -> None:
    for x, y in ((0.5, 0.06), (0.24, 0.42), (0.76, 0.42)):
        dart = ((0, 0), (0.2, 0.5), (0, 0.38), (-0.2, 0.5))
        pen.polygon([((x + dx) * size, (y + dy) * size) for dx, dy in dart], SOFT)


def _strategy(pen: Pen, size: float) -> None:
    crown = ((0.08, 0.82), (0.04, 0.28), (0.3, 0.52), (0.5, 0.12), (0.7, 0.52), (0.96, 0.28), (0.92, 0.82))
    pen.polygon([(x * size, y * size) for x, y in crown], SOFT)


def _speaker(pen: Pen, size: float) -> None:
    m = size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.88, GOLD)
    head = ((0.26, 0.28), (0.44, 0.16), (0.66, 0.5), (0.48, 0.62))
    pen.polygon([(x * size, y * size) for x, y in head], INK)
    pen.line([(size * 0.5, size * 0.46), (size * 0.26, size * 0.66)], INK, size * 0.09)
    pen.line([(size * 0.5, size * 0.78), (size * 0.78, size * 0.78)], INK, size * 0.1)


def _law(pen: Pen, size: float) -> None:
    _agenda_card(pen, size)


def _custodians(pen: Pen, size: float) -> None:
    shield = ((0.5, 0.02), (0.94, 0.2), (0.88, 0.6), (0.5, 0.98), (0.12, 0.6), (0.06, 0.2))
    pen.polygon([(x * size, y * size) for x, y in shield], INK)
    inner = [(size / 2 + (x - 0.5) * size * 0.84, size / 2 + (y - 0.5) * size * 0.84) for x, y in shield]
    pen.polygon(inner, GOLD)
    pen.box((size * 0.34, size * 0.46, size * 0.66, size * 0.7), size * 0.04, INK)
    pen.arc(size / 2, size * 0.46, size * 0.13, (180, 360), INK, size * 0.06)


def _skill(fill: Rgb, points: tuple[tuple[float, float], ...]) -> Callable[[Pen, float], None]:
    """A technology specialty: its own shape on a coin of its colour."""

    def draw(pen: Pen, size: float) -> None:
        m = size / 2
        pen.disc(m, m, m, INK)
        pen.disc(m, m, m * 0.86, fill)
        pen.polygon([(x * size, y * size) for x, y in points], INK)

    return draw


_CHEVRON = ((0.5, 0.2), (0.78, 0.52), (0.78, 0.74), (0.5, 0.46), (0.22, 0.74), (0.22, 0.52))
_LEAF = ((0.26, 0.74), (0.3, 0.42), (0.5, 0.26), (0.76, 0.24), (0.74, 0.5), (0.58, 0.7))
_BLADE = ((0.5, 0.14), (0.62, 0.38), (0.86, 0.5), (0.62, 0.62), (0.5, 0.86), (0.38, 0.62), (0.14, 0.5), (0.38, 0.38))
_CHIP = ((0.28, 0.28), (0.72, 0.28), (0.72, 0.72), (0.28, 0.72))

SIGNS: dict[str, Callable[[Pen, float], None]] = {
    "resource": _resource, "influence": _influence, "trade_good": _goods, "commodity": _commodity,
    "action_card": _action_card, "secret": _secret_card, "note": _note_card, "agenda": _agenda_card, "law": _law,
    "tactic": _tactic, "fleet": _fleet, "strategy": _strategy, "speaker": _speaker, "custodians": _custodians,
    "blue_skill": _skill((92, 160, 255), _CHEVRON), "green_skill": _skill((96, 206, 110), _LEAF),
    "red_skill": _skill((255, 100, 84), _BLADE), "yellow_skill": _skill((255, 212, 84), _CHIP),
}  # fmt: skip


@kept
def sign(name: str, size: int) -> Sprite:
    """One of `SIGNS` in a square of `size` pixels."""
    pen = Pen(size, size)
    SIGNS[name](pen, size)
    return pen.done()


@kept
def value(name: str, number: int, size: int, faint: bool = False) -> Sprite:
    """A sign with a number on it: what a planet is worth."""
    image = sign(name, size).copy()
    text = label(str(number), round(size * (0.66 if number < 10 else 0.5)), INK)
    image.alpha_composite(text, (max(0, (size - text.width) // 2), max(0, round(size * 0.49 - text.height / 2))))
    if faint:
        dark = Image.new("RGBA", image.size, clear(INK, 255))
        return Image.composite(Image.blend(image, dark, 0.3), image, image.getchannel("A"))
    return image


@kept
def numbered(number: int, fill: Rgb, size: int) -> Sprite:
    """A coin with a number: an initiative, an objective's worth."""
    pen, m = Pen(size, size), size / 2
    pen.disc(m, m, m, INK)
    pen.disc(m, m, m * 0.88, fill)
    image = pen.done()
    text = label(str(number), round(size * 0.7), INK)
    image.alpha_composite(text, (max(0, (size - text.width) // 2), max(0, round(size * 0.48 - text.height / 2))))
    return image


# --- dice -------------------------------------------------------------------------------------------------------------


@kept
def face(text: str, size: int, tint: Rgb) -> Sprite:
    """A die with what it shows; one of the colour `FAINT` misses."""
    pen, hit = Pen(size, size), tint != FAINT
    pen.box((0, 0, size, size), size * 0.22, INK)
    edge = size * 0.06
    pen.box((edge, edge, size - edge, size - edge), size * 0.18, tint if hit else mix(FAINT, INK, 0.6))
    image, ink = pen.done(), INK if hit else SOFT
    if text:
        sprite = label(text, round(size * (0.78 if len(text) < 2 else 0.66)), ink)
        image.alpha_composite(
            sprite, (max(0, (size - sprite.width) // 2), max(0, round(size * 0.47 - sprite.height / 2)))
        )
    return image


def put_dice(
    canvas: Canvas, rolled: Iterable[tuple[int, bool]], at: tuple[float, float], size: int, room: float
) -> float:
    """Dice in a row, each with whether it hits, the left edge of the first at the spot; closer together where there is
    little room. Returns where they end.
    """
    dice, (x, y) = list(rolled), at
    step = min(size + 4.0, room / max(1, len(dice)))
    for number, hit in dice:
        canvas.put(face(str(number), size, LIME if hit else FAINT), x, y, "lm")
        x += step
    return x
