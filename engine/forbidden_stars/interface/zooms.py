"""The kinds of pictures of Forbidden Stars beside the board."""

from __future__ import annotations

from engine.zoom import OfPlace, OfPlaces, OfSeat, Page

COMBAT = Page("combat")
"""The combat in course."""
BEGUN = Page("combat-begun")
"""The same without its execution round, to stand above what is told of all its rounds."""
SEAT = OfSeat("seat-")
"""The panel of a seat."""
FOCUS = OfPlaces("focus-")
"""Places of a question, numbered: areas (`10A-NE`), systems (`3B`), edges (`h2.1`), places for a system (`p2.1`)."""
TURNS = OfPlace("turns-")
"""A system in each of its turns, numbered."""
SYSTEM = OfPlace()
"""A system and what lies around it."""
