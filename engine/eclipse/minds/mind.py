"""The mind of Eclipse, and the words in which its rooms speak."""

from __future__ import annotations

from engine.eclipse.face.view import View
from engine.players.mind import Mind
from engine.players.situation import Situation

MIND: Mind[View] = Mind("eclipse", 3, noise={"calm": 1600, "steady": 850, "keen": 450})
At = Situation[View]
