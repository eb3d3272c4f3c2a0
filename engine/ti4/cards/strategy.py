"""Action cards of the strategy phase, and the one that keeps strategy cards for it."""

from __future__ import annotations

from typing import Any

from engine.ask import Seat
from engine.ti4 import tokens
from engine.ti4.hooks import hook
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability


@ability("card", "summit", "start_of_strategy_phase", who="any")
async def summit(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """2 command tokens."""
    await tokens.gain_tokens(game, seat, 2)


def _another_card(game: Game, seat: Seat, moment: Moment) -> bool:
    return len(game.state.strategy_goods) > 1


@ability("card", "public_disgrace", "when_choose_strategy_card", who="other", when=_another_card)
async def public_disgrace(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The player who chooses must take another strategy card."""
    moment.cancelled = True


def _has_strategy_card(game: Game, seat: Seat, moment: Moment) -> bool:
    return bool(game.player(seat).strategy_cards)


@ability("card", "political_stability", "when_return_strategy_cards", who="any", when=_has_strategy_card)
async def political_stability(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Keeps the own strategy cards for the next round, and so skips the choice of new ones."""
    game.begin("political_stability", seat, "next_strategy_phase")


@hook("political_stability", "returns_strategy_cards")
def _keeps(game: Game, seat: Seat, value: bool, /, **_: Any) -> bool:
    return False
