"""Pictures of Space Empires: each seat's own map, the panels beside it, the production sheet, a battle."""

from render.space_empires.page import SpaceEmpiresPainter

PAINTER = SpaceEmpiresPainter()
