"""What the signs on the pictures mean, as a picture of its own."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render import Say, skies
from render.canvas import Drawing, Sprite
from render.colours import GOLD, SEAT_COLOURS
from render.glyphs import SIGNS, badge, numbered, sign, token, value
from render.hexmap import HALF
from render.legend import Entry, explained
from render.ships import UNITS, damage, unit
from render.ti4 import board
from render.ti4.facts import STRATEGIES
from render.ti4.pieces import orbit, shadow

_AZURE, _AMBER = "azure", "amber"


def draw(words: Say) -> Drawing:
    """All signs in groups."""
    return explained(words, "ti4", [(name, entries()) for name, entries in _GROUPS], board.palette)


def signs(size: int) -> list[Entry]:
    """Those that stand beside words, too."""
    pools = [(f"ti4-pool-{name}", sign(name, size)) for name in ("tactic", "fleet", "strategy")]
    worth = [(key, sign(name, size)) for name, keys in _WORTH.items() for key in keys]
    return [*_kinds(size), *_skills(size), *pools, ("ti4-tactical", sign("tactic", size)), *worth]


_WORTH = {
    "resource": ("ti4-planet-resources", "ti4-ask-pay-resources"),
    "influence": ("ti4-planet-influence", "ti4-ask-pay-influence"),
}


def _kinds(size: int) -> list[Entry]:
    rgb = SEAT_COLOURS[_AZURE].rgb
    return [(f"ti4-unit-{kind}", unit(kind, rgb, size)) for kind in UNITS]


def _skills(size: int) -> list[Entry]:
    return [(f"ti4-specialty-{colour}", sign(f"{colour}_skill", size)) for colour in ("blue", "green", "red", "yellow")]


def _units() -> list[Entry]:
    return [*_kinds(84), ("ti4-picture-legend-damage", damage(64))]


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
    others = (("ready", _world(False)), ("exhausted", _world(True)), ("custodians", sign("custodians", 76)))
    worth = (("resources", value("resource", 2, 68)), ("influence", value("influence", 1, 64)))
    own = ((f"ti4-picture-legend-{name}", sprite) for name, sprite in (*others, *worth))
    return [*traits, *_skills(60), *own]


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
