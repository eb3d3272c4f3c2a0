"""The verbs of the rulebook as shortcuts, and the questions everybody may look into."""

from __future__ import annotations

from engine.game import Verb

VERBS = (
    Verb("home", (("extra", "extra_hex"), ("hex", "home"))),
    Verb("move", (("hex", "move"), ("units", "move_units"), ("target", "move_to"))),
    Verb("order", (("order", "move"),)),
    Verb("manage", (("what", "manage"), ("number", "split")), first=(("move", "manage"),)),
    Verb("reveal", (("choice", "reveal"),)),
    Verb("hide", (("units", "turn_down"),)),
    Verb("battle", (("hex", "battle"), ("opponent", "opponent"))),
    Verb("screen", (("ships", "screen"),)),
    Verb("fire", (("target", "fire"),)),
    Verb("detonate", (("target", "mine"),)),
    Verb("slip", (("hex", "slip_away"),)),
    Verb("challenge", (("choice", "challenge"),)),
    Verb("ambush", (("choice", "ambush"),)),
    Verb("bombard", (("choice", "bombard"), ("group", "bombard_with"))),
    Verb("settle", (("choice", "settle"),)),
    Verb("explore", (("hex", "explore"),)),
    Verb("shift", (("hex", "shift"),)),
    Verb("slingshot", (("ships", "slingshot"),)),
    Verb("sheet", (("plan", "sheet"), ("numerals", "numerals"))),
    Verb("purchase", (("units", "purchases"), ("numerals", "numerals"))),
    Verb("first", (("player", "first_player"),)),
    Verb("copy", (("levels", "copy"),)),
)

OPEN_KINDS = frozenset({"explore", "shift", "first_player"})
"""Kinds of questions whose options follow from what lies open on the table."""

CLOSED_KINDS = frozenset({"ambush", "bombard", "challenge", "settle"})
"""Kinds that are asked wherever counters lie: without a yes where these are decoys, or a technology is missing."""
