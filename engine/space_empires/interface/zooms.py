"""The kinds of pictures of Space Empires beside the map."""

from __future__ import annotations

from engine.zoom import OfPlace, OfPlaces, OfSeat, Page

SHEET, TECHNOLOGY, GROUPS = Page("sheet"), Page("technology"), Page("groups")
"""The own production sheet, technologies and groups."""
BUYING = Page("buying")
"""The own production sheet while it is filled in, with what everything costs."""
SEAT = OfSeat("seat-")
"""What everybody knows of a seat."""
FOCUS, NEAR = OfPlaces("focus-"), OfPlaces("near-")
"""The hexes of a question, numbered; hexes without numbers."""
BATTLE = OfPlace("battle-")
"""The battle in a hex."""
HEX = OfPlace()
"""A hex and those around it."""
