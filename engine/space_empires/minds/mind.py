"""The mind of Space Empires, and the words in which its rooms speak."""

from __future__ import annotations

from engine.players.mind import Mind
from engine.players.situation import Situation
from engine.space_empires.interface.view import View


def alone(view: View) -> bool:
    """Whether the only seat plays against machines or alien empires."""
    return len(view.seats) == 1


MIND: Mind[View] = Mind("space_empires", 9, noise={"calm": 1000, "steady": 850, "keen": 720}, alone=alone)
At = Situation[View]
CP = 100
"""What a construction point in hand is worth."""
