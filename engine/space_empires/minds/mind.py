"""The mind of Space Empires, and the words in which its rooms speak."""

from __future__ import annotations

from engine.players.mind import Mind
from engine.players.situation import Situation
from engine.space_empires.face.view import View

MIND: Mind[View] = Mind("space_empires", 5)
At = Situation[View]
CP = 100
"""What a construction point in hand is worth."""
