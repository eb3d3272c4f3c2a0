"""Sabotage, which answers other action cards."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability


def _not_sabotage(game: Game, seat: Seat, moment: Moment) -> bool:
    return moment.card != "sabotage"


@ability("card", "sabotage", "when_action_card_played", who="other", when=_not_sabotage)
async def sabotage(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Cancels another player's card; Sabotage itself cannot be canceled. TI-ACTIONCARD-07"""
    moment.cancelled = True
