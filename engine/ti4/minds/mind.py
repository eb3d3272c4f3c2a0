"""The mind of Twilight Imperium, and the words in which its rooms speak."""

from __future__ import annotations

from engine.players.mind import Mind
from engine.players.situation import Situation
from engine.ti4.interface.view import View

MIND: Mind[View] = Mind("ti4", 9, noise={"calm": 1000, "steady": 595, "keen": 385})
At = Situation[View]
