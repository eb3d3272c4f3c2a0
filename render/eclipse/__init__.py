"""Pictures of Eclipse: the galaxy above, the seats and the technologies below; a player's ships; a battle."""

from render.eclipse.page import EclipsePainter

PAINTER = EclipsePainter()
