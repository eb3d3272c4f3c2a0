"""The mind of Twilight Imperium, and the words in which its rooms speak."""

from __future__ import annotations

from engine.players.mind import GAME, Mind
from engine.players.situation import Situation
from engine.ti4.interface.view import View

MIND: Mind[View] = Mind(
    "ti4", 25, noise={"calm": 60000, "steady": 1650, "keen": 500}, lasting={"technology": GAME, "make": 2}
)
At = Situation[View]
