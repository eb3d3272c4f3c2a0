"""What the signs on pictures of Forbidden Stars mean."""

from __future__ import annotations

from engine.forbidden_stars.components import COLOURS, UNITS
from render import Say
from render.canvas import Drawing, label
from render.colours import BOX_COLOURS, GOLD, SOFT
from render.forbidden_stars import board, pieces
from render.glyphs import badge
from render.legend import Entry, explained

OWN = BOX_COLOURS["blue"].rgb


def draw(words: Say) -> Drawing:
    """All signs in groups."""
    return explained(
        words, "forbidden_stars", [("seats", _seats()), ("board", _board()), ("units", _units())], board.palette
    )


def signs(size: int) -> list[Entry]:
    """Those that stand beside words, too."""
    several = [(f"forbidden_stars-units-{type_}", pieces.figure(type_, OWN, size)) for type_ in UNITS]
    return [*_orders(size), *_assets(size), *several]


def _orders(size: int) -> list[Entry]:
    return [(f"forbidden_stars-order-{kind}", pieces.order(OWN, size, kind)) for kind in pieces.ORDERS]


def _assets(size: int) -> list[Entry]:
    return [(f"forbidden_stars-asset-{kind}", pieces.asset(kind, size)) for kind in (*pieces.ASSETS, "wild")]


def _seats() -> list[Entry]:
    return [(f"forbidden_stars-colour-{colour}", badge(colour, 68)) for colour in COLOURS]


def _own(name: str) -> str:
    return f"forbidden_stars-picture-legend-{name}"


def _board() -> list[Entry]:
    signs: list[Entry] = [
        (_own("objective"), pieces.objective(OWN, 68)),
        (_own("order"), pieces.order(OWN, 68, None)),
        (_own("storm"), pieces.storm(90, False, False)),
        (_own("storm-moved"), pieces.storm(90, False, True)),
    ]
    signs += [*_orders(68), *_assets(62), *_printed()]
    signs += [
        (f"forbidden_stars-structure-{kind}", pieces.structure(kind, OWN, 68))
        for kind in ("bastion", "city", "factory")
    ]
    signs += [(_own("materiel"), pieces.materiel(62)), (_own("health"), pieces.heart(62))]
    return signs + [(_own(face), pieces.face(face, 62)) for face in pieces.FACES]


def _printed() -> list[Entry]:
    """What is printed of a world beside its assets."""
    figures = (("capacity", label("4", 56, SOFT)), ("income", label("+2", 56, GOLD)))
    return [(_own(name), sprite) for name, sprite in (*figures, ("space", pieces.objective_space(62)))]


def _units() -> list[Entry]:
    return [(f"forbidden_stars-unit-{type_}", pieces.figure(type_, OWN, 84)) for type_ in UNITS]
