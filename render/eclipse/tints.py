"""The colours of things in Eclipse: resources, categories of technologies, dice, parts."""

from __future__ import annotations

from render.colours import Rgb

RESOURCES: dict[str, Rgb] = {
    "money": (255, 176, 64), "science": (255, 128, 196), "materials": (196, 132, 84), "any": (186, 194, 210),
}  # fmt: skip
CATEGORIES: dict[str, Rgb] = {"military": (255, 120, 140), "grid": (112, 212, 128), "nano": (255, 204, 92)}
DICE: dict[str, Rgb] = {"yellow": (255, 224, 80), "orange": (255, 150, 40), "red": (238, 56, 56)}
DAMAGE: dict[str, int] = {"yellow": 1, "orange": 2, "red": 4}
PARTS: dict[str, Rgb] = {
    "cannon": (255, 116, 84), "missile": (255, 160, 60), "hull": (176, 190, 214), "drive": (120, 196, 255),
    "computer": (124, 224, 132), "source": (255, 220, 90), "shield": (176, 150, 255),
}  # fmt: skip
