"""Pictures of Forbidden Stars: the board with where it stands beside it; a seat's panel; a system; a combat."""

from render.forbidden_stars.page import ForbiddenStarsPainter

PAINTER = ForbiddenStarsPainter()
