"""What the signs on pictures of Space Empires mean."""

from __future__ import annotations

from engine.space_empires.components import COLOURS, UNITS
from render import Say
from render.canvas import Drawing, Sprite, label
from render.colours import GOLD, NOBODY
from render.glyphs import badge
from render.legend import Entry, explained
from render.space_empires import board, chart, markers, pieces

OWN, SIZE = "blue", 68


def draw(words: Say) -> Drawing:
    """All signs in groups."""
    groups = [("seats", _seats()), ("units", _units()), ("board", _board()), ("markers", _markers())]
    return explained(words, "space_empires", groups, board.palette)


def signs(size: int) -> list[Entry]:
    """Those that stand beside words, too."""
    several = [(f"space_empires-units-{type_}", pieces.figure(type_, OWN, size)) for type_ in UNITS]
    return [*several, ("space_empires-cp", pieces.coin(size)), ("space_empires-cp-in-hand", pieces.coin(size))]


def _own(*found: tuple[str, Sprite]) -> list[Entry]:
    return [(f"space_empires-picture-legend-{name}", sprite) for name, sprite in found]


def _seats() -> list[Entry]:
    seats: list[Entry] = [(f"space_empires-colour-{colour}", badge(colour, SIZE)) for colour in COLOURS]
    return seats + _own(("nobody", badge(NOBODY, SIZE)), ("machine", pieces.machine(76)))


def _units() -> list[Entry]:
    found: list[Entry] = [(f"space_empires-unit-{type_}", pieces.figure(type_, OWN, 80)) for type_ in UNITS]
    return found + _own(("alien", pieces.figure("ALIEN", NOBODY, 80)))


def _board() -> list[Entry]:
    return _own(
        ("face-down", pieces.face_down(OWN, SIZE)), ("both", label("2+3?", 48)),
        ("ghost", pieces.ghost("CA", OWN, 80)),
        ("unexplored", chart.empty(44, (200, 206, 226), board.FOG)), ("eye", pieces.eye(SIZE)),
        ("colony", label("5", 60, GOLD)), ("cp", pieces.coin(SIZE)), ("battle", pieces.burst(76)),
        ("mark", chart.glow(46, GOLD)), ("screened", pieces.shielded(SIZE)),
        ("class", label("E", 60, GOLD)), ("strengths", label("3–0 ×1", 34)),
        ("colonies", markers.planet("home_world", SIZE)),
    )  # fmt: skip


def _markers() -> list[Entry]:
    art = [(type_, chart.anomaly(name, 48, 0.8)) for type_, name in markers.ART.items()]
    plain = ("planet", "barren_planet", "space_wreck", "black_hole", "danger", "lost_in_space")
    signs = [*art, *((type_, markers.marker(type_, 0, 72)) for type_ in plain)]
    found: list[Entry] = [(f"space_empires-marker-{type_}", sprite) for type_, sprite in signs]
    return found + _own(("minerals", markers.marker("minerals", 5, 72)), ("warp", markers.marker("warp_point", 1, 72)))
