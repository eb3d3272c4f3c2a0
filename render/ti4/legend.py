"""What the signs on the pictures mean, as a picture of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from engine.text import T
from render import Words, skies
from render.canvas import Canvas, Drawing, Sprite
from render.colours import GOLD, LINE, SEAT_COLOURS, WHITE
from render.glyphs import SIGNS, badge, numbered, sign, token, value
from render.hexmap import HALF
from render.panels import box, heading
from render.ships import UNITS, damage, unit
from render.ti4 import board
from render.ti4.facts import STRATEGIES
from render.ti4.pieces import orbit, shadow

WIDTH, MARGIN, COLUMNS, ROW, HEADING = 1600, 24, 3, 104, 76
Entry = tuple[str, Sprite]

_AZURE, _AMBER = "azure", "amber"


def draw(words: Words) -> Drawing:
    """All signs in groups, three columns."""
    groups = [(name, entries()) for name, entries in _GROUPS]
    height = sum(HEADING + ROW * _rows(entries) for _, entries in groups) + 2 * MARGIN
    canvas, y = Canvas(WIDTH, height), float(MARGIN)
    skies.stars(canvas, "legend")
    for name, entries in groups:
        tall = HEADING + ROW * _rows(entries)
        box(canvas, (MARGIN, y, WIDTH - MARGIN, y + tall - 16), edge=LINE, radius=18)
        heading(canvas, words(T(f"ti4-picture-legend-{name}")), MARGIN + 24, y + 38, 32, GOLD)
        _entries(canvas, words, entries, y + HEADING - 12)
        y += tall
    return Drawing(canvas.image, board.palette(canvas.image))


def _rows(entries: Sequence[Entry]) -> int:
    return -(-len(entries) // COLUMNS)


def _entries(canvas: Canvas, words: Words, entries: Sequence[Entry], top: float) -> None:
    wide = (WIDTH - 2 * MARGIN - 24) / COLUMNS
    for index, (key, sprite) in enumerate(entries):
        row, column = divmod(index, COLUMNS)
        x, y = MARGIN + 24 + wide * column, top + ROW * (row + 0.5)
        canvas.put(sprite, x + 52, y)
        canvas.write_in(words(T(key)), x + 116, y, wide - 132, 38, WHITE, weight="plain")


def _units() -> list[Entry]:
    rgb = SEAT_COLOURS[_AZURE].rgb
    return [(f"ti4-unit-{kind}", unit(kind, rgb, 84)) for kind in UNITS] + [("ti4-picture-legend-damage", damage(64))]


def _space() -> list[Entry]:
    anomalies = [(f"ti4-anomaly-{kind}", _small_hex(skies.anomaly(kind, 100))) for kind in _ANOMALIES]
    holes = [(f"ti4-wormhole-{kind}", skies.wormhole(kind, 84)) for kind in skies.WORMHOLES]
    ringed = skies.rim(48, SEAT_COLOURS[_AMBER].rgb, width=0.1)
    marks: list[Entry] = [("active", ringed), ("mark", skies.glow(48, GOLD))]
    return [*anomalies, *holes, *((f"ti4-picture-legend-{name}", sprite) for name, sprite in marks)]


_ANOMALIES = ("asteroid_field", "nebula", "supernova", "gravity_rift")


def _small_hex(art: Sprite) -> Sprite:
    return art.resize((96, round(96 * HALF)), Image.Resampling.LANCZOS)


def _planets() -> list[Entry]:
    traits = [(f"ti4-trait-{trait}", skies.planet(trait, 40)) for trait in ("cultural", "hazardous", "industrial")]
    skills = [(f"ti4-specialty-{colour}", sign(f"{colour}_skill", 60)) for colour in ("blue", "green", "red", "yellow")]
    others = (("ready", _world(False)), ("exhausted", _world(True)), ("custodians", sign("custodians", 76)))
    worth = (("resources", value("resource", 2, 68)), ("influence", value("influence", 1, 64)))
    own = ((f"ti4-picture-legend-{name}", sprite) for name, sprite in (*others, *worth))
    return [*traits, *skills, *own]


def _world(exhausted: bool) -> Sprite:
    image = Image.new("RGBA", (100, 100), (0, 0, 0, 0))
    ring = orbit(40, SEAT_COLOURS[_AMBER].rgb, exhausted)
    layers = [skies.planet("cultural", 40), *([shadow(40)] if exhausted else []), ring]
    for sprite in layers:
        image.alpha_composite(sprite, ((100 - sprite.width) // 2, (100 - sprite.height) // 2))
    return image


def _seats() -> list[Entry]:
    number, colour = STRATEGIES["trade"]
    names = ("tactic", "fleet", "strategy", "trade_good", "commodity", "action_card", "secret", "note", "speaker")
    signs = [(f"ti4-picture-legend-{name}", sign(name, 68)) for name in names if name in SIGNS]
    coin = ("ti4-picture-legend-initiative", numbered(number, colour, 68))
    chip, owner = token(_AMBER, 72), badge(_AMBER, 68)
    return [*signs, coin, ("ti4-picture-legend-token", chip), ("ti4-picture-legend-owner", owner)]


_GROUPS: tuple[tuple[str, Callable[[], list[Entry]]], ...] = (
    ("units", _units), ("space", _space), ("planets", _planets), ("seats", _seats),
)  # fmt: skip
