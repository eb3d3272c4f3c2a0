"""Action cards of the strategy phase, and the one that keeps strategy cards for it."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.occasions import Occasion, WithCard
from engine.ti4.economy import tokens
from engine.ti4.phases.status_phase import RETURNS_STRATEGY_CARDS, WHEN_RETURN_STRATEGY_CARDS
from engine.ti4.phases.strategy_phase import START_OF_STRATEGY_PHASE, WHEN_CHOOSE_STRATEGY_CARD
from engine.ti4.play import Game


@START_OF_STRATEGY_PHASE.ability(CARD, "summit", who="any")
async def summit(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """2 command tokens."""
    await tokens.gain_tokens(game, seat, 2)


def _another_card(game: Game, seat: Seat, moment: WithCard) -> bool:
    return len(game.state.strategy_goods) > 1


@WHEN_CHOOSE_STRATEGY_CARD.ability(CARD, "public_disgrace", who="other", when=_another_card)
async def public_disgrace(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """The player who chooses must take another strategy card."""
    moment.cancelled = True


def _has_strategy_card(game: Game, seat: Seat, moment: Occasion) -> bool:
    return bool(game.player(seat).strategy_cards)


@WHEN_RETURN_STRATEGY_CARDS.ability(CARD, "political_stability", who="any", when=_has_strategy_card)
async def political_stability(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """Keeps the own strategy cards for the next round, and so skips the choice of new ones."""
    game.begin("political_stability", seat, "next_strategy_phase")


@RETURNS_STRATEGY_CARDS.hook("political_stability")
def _keeps(game: Game, seat: Seat, value: bool, about: None) -> bool:
    return False
