"""Pictures of Twilight Imperium: the galaxy above, the seats and the objectives below."""

from render.ti4.page import GalaxyPainter

PAINTER = GalaxyPainter()
