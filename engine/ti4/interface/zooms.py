"""The kinds of pictures of Twilight Imperium beside the galaxy at a glance."""

from __future__ import annotations

from engine.zoom import OfPlace, OfPlaces, Page

PLAYERS, TABLE, ALL = Page("players"), Page("table"), Page("all")
"""The panels of all seats; what lies on the table; the galaxy with both on one page."""
DRAFTED = Page("draft")
"""What is drafted, and who has it."""
AGENDA = Page("agenda")
"""The agenda that is voted on."""
FOCUS = OfPlaces("focus-")
"""The systems of a question, numbered."""
BATTLE = OfPlace("battle-")
"""The combat that goes on in a system, in space or on a planet."""
SYSTEM = OfPlace()
"""A system and its neighbours."""
