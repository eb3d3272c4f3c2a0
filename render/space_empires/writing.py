"""Words on these pictures: never so small that they cannot be read; levels of technology in letters."""

from __future__ import annotations

from collections.abc import Iterable

from render.canvas import Letters, fit, printable
from render.colours import Rgb
from render.space_empires.scene import Scene

LEAST = 22


def write(
    scene: Scene, text: str, at: tuple[float, float], width: float, size: float, ink: Rgb, anchor: str = "lm"
) -> float:
    """A word no wider than `width`, smaller or cut off where it has to be; returns its width."""
    text, size = fit(printable(text), width, round(size), LEAST)
    return scene.canvas.write(text, at[0], at[1], Letters(size, ink), anchor=anchor)


def levels_text(scene: Scene, levels: Iterable[tuple[str, int]]) -> str:
    """Levels above none, each as its letter and number: 'A1 D1 M2'."""
    return " ".join(f"{scene.say(f'short-{id_}')}{level}" for id_, level in levels if level)
