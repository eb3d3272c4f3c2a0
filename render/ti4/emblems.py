"""How the components of Twilight Imperium look on cards: a tint by kind, and an emblem. All our own drawings."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render import crests, skies
from render.canvas import Pen, Sprite, label
from render.cardface import plain_emblem
from render.colours import GOLD, INK, LINE, SKY, WHITE, Rgb, mix
from render.glyphs import SIGNS, sign, value
from render.hexmap import HALF, corners
from render.kept import kept
from render.ships import star, unit
from render.ti4.facts import STRATEGIES, TECH_COLOURS

ORANGE, ROSE, LILAC, PAPER = (255, 150, 70), (240, 120, 130), (176, 156, 244), (196, 210, 238)
STEEL: Rgb = (140, 188, 244)
_BY_LOOK: dict[str, Rgb] = {
    "card": ORANGE, "law": LILAC, "directive": (226, 156, 226), "note": PAPER, "objective-0": ROSE,
    "objective-1": GOLD, "objective-2": SKY, "tech-faction": (214, 190, 240), "system": (130, 150, 214),
}  # fmt: skip


def tint(look: str) -> Rgb:
    """The colour of a card."""
    kind, _, rest = look.partition("-")
    by_kind: dict[str, Callable[[str], Rgb]] = {
        "strategy": lambda id_: STRATEGIES[id_][1],
        "tech": lambda colour: TECH_COLOURS[colour],
        "unit": lambda _: STEEL,
        "faction": crests.hue,
        "planet": lambda trait: skies.PLANETS[trait][1],
        "anomaly": lambda _: (236, 110, 92),
        "wormhole": lambda hole: skies.WORMHOLES[hole][1],
    }
    if look in _BY_LOOK:
        return _BY_LOOK[look]
    return by_kind[kind](rest) if kind in by_kind else _BY_LOOK["system"]


@kept
def emblem(look: str, size: int) -> Sprite:
    """The sign of a card."""
    if look.startswith("system"):
        return _system(look.split("+")[1:], size)
    kind, _, rest = look.partition("-")
    if kind in _SIGNS:
        return sign(_SIGNS[kind], size)
    drawn = _DRAWN.get(kind)
    return drawn(rest, size) if drawn else plain_emblem(size)


def fact_sign(name: str, size: int) -> Sprite | None:
    """A sign that stands for a figure: `blue_skill`, `resource 3`."""
    known, _, number = name.partition(" ")
    if known not in SIGNS:
        return None
    return value(known, int(number), size) if number else sign(known, size)


def _tech(colour: str, size: int) -> Sprite:
    return sign(f"{colour}_skill", size) if f"{colour}_skill" in SIGNS else _chip(size)


def _chip(size: int) -> Sprite:
    """A technology of no colour: six sides."""
    pen, m = Pen(size, size), size / 2
    for share, fill in ((1.0, INK), (0.88, _BY_LOOK["tech-faction"]), (0.56, INK), (0.42, WHITE)):
        pen.polygon(corners(m, m, m * share), fill)
    return pen.done()


def _strategy(id_: str, size: int) -> Sprite:
    """The initiative on a coin with rays."""
    number, colour = STRATEGIES[id_]
    pen, m = Pen(size, size), size / 2
    pen.polygon(star(m, m, m, m * 0.78, 16), INK)
    pen.polygon(star(m, m, m * 0.95, m * 0.74, 16), colour)
    pen.disc(m, m, m * 0.7, INK)
    pen.ring(m, m, m * 0.64, mix(colour, WHITE, 0.35), m * 0.06)
    return _written(pen, str(number), mix(colour, WHITE, 0.3), size * 0.62)


def _written(pen: Pen, text: str, fill: Rgb, high: float) -> Sprite:
    """The drawing with a word in its middle."""
    image, word = pen.done(), label(text, round(high), fill)
    spot = ((image.width - word.width) // 2, round(image.height * 0.485 - word.height / 2))
    image.alpha_composite(word, (max(0, spot[0]), max(0, spot[1])))
    return image


def _objective(stage: str, size: int) -> Sprite:
    """A medal with a star for each point; an eye for a secret one."""
    if stage == "0":
        return sign("secret", size)
    fill, pen, m = _BY_LOOK[f"objective-{stage}"], Pen(size, size), size / 2
    for side in (-1, 1):
        ribbon = [(m, m), (m + side * m * 0.66, m * 1.98), (m + side * m * 0.3, m * 1.82), (m + side * m * 0.08, m * 2)]
        pen.polygon(ribbon, mix(fill, INK, 0.45))
    pen.disc(m, m * 0.8, m * 0.8, INK)
    pen.disc(m, m * 0.8, m * 0.72, fill)
    pen.ring(m, m * 0.8, m * 0.6, mix(fill, INK, 0.5), m * 0.05)
    for at in range(int(stage)):
        x = m + (at - (int(stage) - 1) / 2) * m * 0.5
        pen.polygon(star(x, m * 0.82, m * (0.4 if stage == "1" else 0.3), m * (0.17 if stage == "1" else 0.13), 5), INK)
    return pen.done()


def _gavel(fill: Rgb, size: int) -> Sprite:
    """What laws and directives are carried with."""
    pen, s = Pen(size, size), size
    for edge, light in ((0.045, INK), (0.0, fill)):
        pen.line([(s * 0.44, s * 0.44), (s * 0.82, s * 0.8)], light, s * (0.1 + 2 * edge))
        head = [(0.12, 0.38), (0.4, 0.1), (0.6, 0.3), (0.32, 0.58)]
        pen.polygon([(s * (x + (x - 0.36) * edge * 5), s * (y + (y - 0.34) * edge * 5)) for x, y in head], light)
        pen.box((s * (0.1 - edge), s * (0.84 - edge), s * (0.6 + edge), s * (0.93 + edge)), s * 0.04, light)
    band = mix(fill, INK, 0.45)
    pen.line([(s * 0.2, s * 0.36), (s * 0.36, s * 0.52)], band, s * 0.05)
    pen.line([(s * 0.36, s * 0.18), (s * 0.54, s * 0.36)], band, s * 0.05)
    return pen.done()


def _faction(id_: str, size: int) -> Sprite:
    return crests.crest(id_, crests.hue(id_), size)


def _planet(look: str, size: int) -> Sprite:
    return skies.planet(look, size // 2)


def _anomaly(kind: str, size: int) -> Sprite:
    """A hex, as wide as `size`."""
    return _hex([f"anomaly-{kind}"], size)


def _system(sights: list[str], size: int) -> Sprite:
    """A hex with all that hangs there."""
    return _hex(sights, size)


def _hex(sights: list[str], size: int) -> Sprite:
    radius = size // 2
    image = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    down = (size - round(2 * HALF * radius)) // 2
    strange = [sight for sight in sights if sight.startswith("anomaly-")]
    image.alpha_composite(skies.ground(radius, (214, 66, 58) if strange else LINE), (0, down))
    for sight in strange:
        image.alpha_composite(skies.anomaly(sight.removeprefix("anomaly-"), radius), (0, down))
    others = [sight for sight in sights if sight not in strange]
    for sight, (x, y) in zip(others, _SPOTS.get(len(others), ()), strict=False):
        each = emblem(sight, round(size * _SIZES[len(others)]))
        image.alpha_composite(each, (round(size * x - each.width / 2), round(size * y - each.height / 2)))
    return image


_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),), 2: ((0.31, 0.5), (0.69, 0.5)), 3: ((0.28, 0.56), (0.5, 0.3), (0.72, 0.56)),
    4: ((0.28, 0.44), (0.72, 0.44), (0.42, 0.7), (0.58, 0.26)),
}  # fmt: skip
_SIZES = {1: 0.5, 2: 0.33, 3: 0.27, 4: 0.24}

_SIGNS = {"card": "action_card", "note": "note"}
_DRAWN: dict[str, Callable[[str, int], Sprite]] = {
    "strategy": _strategy, "tech": _tech, "objective": _objective, "faction": _faction, "planet": _planet,
    "anomaly": _anomaly, "unit": lambda kind, size: unit(kind, STEEL, size), "wormhole": skies.wormhole,
    "law": lambda _, size: _gavel(_BY_LOOK["law"], size),
    "directive": lambda _, size: _gavel(_BY_LOOK["directive"], size),
}  # fmt: skip
