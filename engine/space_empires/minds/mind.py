"""The mind of Space Empires, and the words in which its rooms speak."""

from __future__ import annotations

from engine.players.mind import Mind
from engine.players.situation import Situation
from engine.space_empires.interface.view import View


def alone(view: View) -> bool:
    """Whether the only seat plays against machines or alien empires."""
    return len(view.seats) == 1


CAMPAIGN = 3
"""Rounds for which a seat errs alike in what it makes and where it goes."""
MIND: Mind[View] = Mind(
    "space_empires",
    25,
    noise={"calm": 1950, "steady": 1100, "keen": 640},
    alone=alone,
    lasting={"make": CAMPAIGN, "learn": 2 * CAMPAIGN, "goal": CAMPAIGN},
)
At = Situation[View]
CP = 100
"""What a construction point in hand is worth."""
WHOLE, POOR = 1000, 50
"""Thousandths of what a plan is worth: all of it, and as much as the worst error leaves."""


def felt(at: At, worth: int, plan: str) -> int:
    """What a plan is worth to this character: it errs by so many thousandths of it. What is worth nothing stays so, and
    nothing that is good seems worthless: where there is nothing better it is done.
    """
    return worth * max(POOR, WHOLE + MIND.error(at, plan)) // WHOLE if worth > 0 else worth
