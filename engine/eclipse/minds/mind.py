"""The mind of Eclipse, and the words in which its rooms speak."""

from __future__ import annotations

from operator import attrgetter

from engine.eclipse.interface.view import View
from engine.players.known import Once
from engine.players.mind import GAME, Mind
from engine.players.situation import Situation
from engine.players.weights import weights_of

WEIGHTS = weights_of("engine.eclipse")
"""What is worth how much, in thousandths of a point: `money`, `science` and `materials` one of a resource while there
is time to use it; `discovery` and `artifact` in a sector; a `monolith`; a discovery tile that one would `keep`; a ship
that could be `lost`; each point of the `lead` of whoever would lose a sector. How often, in thousandths, a battle
should be won before a fleet seeks it: `bold`. What the tables of technologies say counts by so many hundredths:
`fighting` for battles, `growing` otherwise.
"""
At = Situation[View]
ONCE: Once[At] = Once(attrgetter("known"))
"""Of each question: what is worked out must not hang on notes of the seat."""
MIND: Mind[View] = Mind(
    "eclipse",
    30,
    noise={"calm": 80000, "steady": 5500, "keen": 420},
    weights=WEIGHTS,
    lasting={"action": GAME, "technology": GAME},
)
SLIGHT, SMALL = 10, 25
"""In hundredths of the best plan: no level takes an action or learns what brings less than the first, nor builds what
brings less than the second, for what was to be built is why its action was chosen.
"""
DOOMED = 100_000
"""What comes below whatever else there is."""
FORESIGHT = 4


def farsighted(at: At) -> bool:
    """Whether the character looks so far ahead that it thinks of what others leave to chance: which sectors are still
    to come, and what discs on conquests cost.
    """
    return at.character.level.foresight >= FORESIGHT
