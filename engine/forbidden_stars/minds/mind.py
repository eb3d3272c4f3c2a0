"""The mind of Forbidden Stars, and the words in which its rooms speak."""

from __future__ import annotations

from operator import attrgetter

from engine.forbidden_stars.interface.view import View
from engine.players.known import Once
from engine.players.mind import GAME, Mind
from engine.players.situation import Situation

MIND: Mind[View] = Mind(
    "forbidden_stars",
    21,
    noise={"calm": 20000, "steady": 390, "keen": 172},
    lasting={"advance": GAME, "deploy": GAME, "dominate": GAME, "strategize": GAME},
)
At = Situation[View]
ASKED: Once[At] = Once(attrgetter("known"))
"""Of each question: what is worked out must not hang on notes of the seat."""
