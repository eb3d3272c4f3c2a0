"""What things are worth, in thousandths of a victory point; everything else follows from the board. Set by hand, from
games that were lost and games that were slow.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

RESOURCE, INFLUENCE, TRADE_GOOD = 60, 45, 85
"""One of each, to spend."""
TOKEN, ACTION_CARD, SECRET = 260, 110, 380
"""A command token on the sheet, a card in hand, a secret objective that could be scored."""
PLENTY = (160, 150, 135, 120, 105, 90, 75, 55, 40, 30, 20)
"""How much of that one is worth where so many are there for actions and for strategy, in hundredths."""
AHEAD = 3
"""Rounds from which on there is time for all tokens."""
TECHNOLOGY = 420
"""A technology of no special use."""

PLANET, MECATOL, CUSTODIANS = 90, 900, 1000
"""What a planet is worth beyond what it pays, the center of the galaxy, and the token on it."""
HOME = 2600
"""A home planet: without it no public objective is scored."""
PAYS = 26, 15
"""What a resource and an influence of a planet are worth for each round to come."""

CLOSE = (1000, 560, 310, 180, 105, 60, 35)
"""What an objective is worth of its points when so many steps are missing, in thousandths."""
IN_TURN = (100, 62, 45, 35, 30)
"""Of several objectives one alone is scored in a round: what the first, the second, ... are worth, in hundredths."""
WINS = 250
"""What an objective is worth of that with which the game is won, in hundredths."""
HOMELESS = 20
"""What public objectives are worth of that while a home planet is lost, in hundredths."""

BOLD = 560
"""An attack is begun where it is won more often than this, in thousandths."""
HOPELESS = 240
"""A battle that is won less often is left."""
SURE = 1000

LOST = 62
"""A resource worth of own ships that is lost; `BROKEN`: of others' ships."""
BROKEN = 26
EFFORT = 1
"""What it is worth that half a resource of ships can still be used elsewhere in this round."""
OUTLOOK = (0, 260, 130, 60)
"""What of a prize is worth having by ships that carry, one, two or three steps away from it, in thousandths."""
SIEGE = (0, 420, 200, 100)
"""The same of a prize that others' ships guard, by a fleet that could beat them."""

STRATEGY: Mapping[str, int] = MappingProxyType(
    {
        "leadership": 950,
        "diplomacy": 180,
        "politics": 420,
        "construction": 420,
        "trade": 760,
        "warfare": 600,
        "technology": 820,
        "imperial": 620,
    }
)
"""Strategy cards of which nothing more is known."""
