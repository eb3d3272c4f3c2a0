"""Sabotage, which answers other action cards."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.abilities.hand import CARD, WHEN_ACTION_CARD_PLAYED
from engine.ti4.abilities.occasions import WithCard
from engine.ti4.play import Game


def _not_sabotage(game: Game, seat: Seat, moment: WithCard) -> bool:
    return moment.card != "sabotage"


@WHEN_ACTION_CARD_PLAYED.ability(CARD, "sabotage", who="other", when=_not_sabotage)
async def sabotage(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """Cancels another player's card; Sabotage itself cannot be canceled. TI-ACTIONCARD-07"""
    moment.cancelled = True
