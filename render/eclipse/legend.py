"""What the signs on pictures of Eclipse mean."""

from __future__ import annotations

from collections.abc import Callable

from engine.eclipse.components import ACTIONS
from render import Say, skies
from render.canvas import Drawing, Sprite
from render.colours import BOX_COLOURS, GOLD, NOBODY, seat_colour
from render.eclipse import board, tints
from render.eclipse.icons import sign
from render.eclipse.pieces import ORDER, orbital
from render.eclipse.signs import die, influence, points, square, wormhole
from render.glyphs import badge
from render.legend import Entry, explained
from render.ships import damage, unit

OWNER, SIZE = "blue", 68


def draw(words: Say) -> Drawing:
    """All signs in groups."""
    return explained(words, "eclipse", [(name, entries()) for name, entries in _GROUPS], board.palette)


def signs(size: int) -> list[Entry]:
    """Those that stand beside words, too."""
    rgb, kinds = BOX_COLOURS[OWNER].rgb, ("money", "science", "materials")
    ships = [(f"eclipse-ships-{type_}", unit(type_, rgb, size)) for type_ in ORDER]
    worth = [(f"eclipse-{word}-{kind}", sign(kind, size)) for kind in kinds for word in ("resource", "amount")]
    return [*ships, *worth, *_actions(size)]


def _actions(size: int) -> list[Entry]:
    return [(f"eclipse-action-{name}", sign(name, size)) for name in ACTIONS]


def _own(*found: tuple[str, Sprite]) -> list[Entry]:
    return [(f"eclipse-picture-legend-{name}", sprite) for name, sprite in found]


def _seats() -> list[Entry]:
    return [(f"eclipse-colour-{colour}", badge(colour, SIZE)) for colour in BOX_COLOURS]


def _ships() -> list[Entry]:
    rgb, wild = BOX_COLOURS[OWNER].rgb, seat_colour(NOBODY).rgb
    own: list[Entry] = [(f"eclipse-ship-{type_}", unit(type_, rgb, 84)) for type_ in ORDER]
    own += [(f"eclipse-ship-{type_}", unit(type_, wild, 84)) for type_ in ("ancient", "gcds")]
    return own + _own(("damage", damage(60)))


def _sectors() -> list[Entry]:
    squares = [(kind, square(kind, SIZE, None)) for kind in ("money", "science", "materials", "any")]
    cubes = (("advanced", square("science+", SIZE, None)), ("cube", square("money", SIZE, OWNER)))
    things = (
        ("wormhole", wormhole(40, 0, True)), ("half", wormhole(40, 0, False)), ("influence", influence(OWNER, 76)),
        ("points", points(3, SIZE)), ("artifact", sign("artifact", SIZE)), ("discovery", sign("discovery", 60)),
        ("orbital", orbital(SIZE, OWNER)), ("monolith", sign("monolith", SIZE)),
        ("frontier", skies.rim(46, GOLD, dashed=True, width=0.07)), ("mark", skies.glow(48, GOLD)),
    )  # fmt: skip
    return _own(*squares, *cubes, *things)


def _panels() -> list[Entry]:
    names = ("colony", "reputation", "first", "reaction", "traitor", "tile", "stack")
    return _own(("upkeep", influence(OWNER, SIZE)), *((name, sign(name, 60)) for name in names)) + _actions(56)


def _figures() -> list[Entry]:
    names = ("initiative", "energy", "movement", "computer", "shield", "hull")
    found: list[Entry] = [(f"eclipse-picture-figure-{name}", sign(name, 60)) for name in names]
    weapons = [(name, sign(name, 60)) for name in ("cannon", "missile")]
    return found + _own(*weapons, *((f"die-{colour}", die(colour, 60)) for colour in tints.DICE))


_GROUPS: tuple[tuple[str, Callable[[], list[Entry]]], ...] = (
    ("seats", _seats), ("ships", _ships), ("sectors", _sectors), ("panels", _panels), ("figures", _figures),
)  # fmt: skip
