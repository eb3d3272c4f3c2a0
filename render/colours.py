"""Colours: those of the seats, told apart by colour-blind eyes too, and those of the night sky around them."""

from __future__ import annotations

from dataclasses import dataclass

Rgb = tuple[int, int, int]
Rgba = tuple[int, int, int, int]
INK: Rgb = (5, 7, 14)


@dataclass(frozen=True, slots=True)
class SeatColour:
    """A seat's colour and the emblem that goes with it wherever the colour stands; `edge` is what outlines it."""

    rgb: Rgb
    pattern: str
    edge: Rgb = INK


SEAT_COLOURS: dict[str, SeatColour] = {
    "amber": SeatColour((252, 196, 36), "disc"),
    "azure": SeatColour((72, 146, 232), "square"),
    "crimson": SeatColour((222, 34, 58), "triangle"),
    "jade": SeatColour((62, 226, 150), "diamond"),
    "violet": SeatColour((150, 64, 246), "star"),
    "pearl": SeatColour((226, 234, 252), "cross"),
}
BOX_COLOURS: dict[str, SeatColour] = {
    "blue": SeatColour((26, 122, 245), "square"),
    "red": SeatColour((220, 44, 24), "triangle"),
    "green": SeatColour((51, 229, 135), "diamond"),
    "yellow": SeatColour((255, 196, 41), "disc"),
    "black": SeatColour((102, 99, 96), "star", (232, 236, 248)),
    "white": SeatColour((228, 232, 255), "cross"),
}
"""As the boxes of most games have them; black is a dark grey with a light edge, to be seen on the night."""
NOBODY = "nobody"
_ALL = {**SEAT_COLOURS, **BOX_COLOURS, NOBODY: SeatColour((196, 132, 236), "diamond")}

# Dark grounds are multiples of four: Pillow looks palettes up in steps of four, and would miss them otherwise.
NIGHT: Rgb = (8, 12, 24)
PANEL: Rgb = (16, 24, 44)
PANEL_LIGHT: Rgb = (32, 40, 68)
LINE: Rgb = (58, 72, 112)
WHITE: Rgb = (245, 248, 255)
SOFT: Rgb = (168, 180, 208)
FAINT: Rgb = (104, 116, 148)
GOLD: Rgb = (255, 206, 92)
SKY: Rgb = (120, 196, 255)
SCARLET: Rgb = (255, 84, 64)
LIME: Rgb = (120, 224, 120)


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """`a` with `share` (0 to 1) of `b` in it."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def clear(colour: Rgb, alpha: int) -> Rgba:
    """The colour with an alpha from 0 (unseen) to 255."""
    return (*colour, alpha)


def seat_colour(name: str) -> SeatColour:
    """A seat's colour by its name; pearl for a name unknown here."""
    return _ALL.get(name, SEAT_COLOURS["pearl"])
