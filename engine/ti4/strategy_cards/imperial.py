"""Imperial, initiative 8: points now, or a secret objective. TI-IMPERIAL-01"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import objectives, words
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.objectives import secrets
from engine.ti4.phases import victory
from engine.ti4.phases.status_phase import SCORE_PUBLIC
from engine.ti4.play import Game, Question
from engine.ti4.state import MECATOL

NONE = "none"


async def primary(game: Game, seat: Seat) -> None:
    """May score a public objective; then a point with Mecatol Rex, or a secret objective without.

    TI-IMPERIAL-02, TI-IMPERIAL-03, TI-IMPERIAL-04, TI-IMPERIAL-06, TI-DOUBT-47
    """
    await score(game, seat)
    if game.state.planets[MECATOL].owner == seat:
        await victory.gain_points(game, seat, 1, words.strategy("imperial"))
    elif await _draws(game, seat):
        await secrets.draw_secret(game, seat)


IMPERIAL_SECRET = Question("imperial_secret", open=False)


async def _draws(game: Game, seat: Seat) -> bool:
    """Whether the card is drawn: always, unless the table reads it as "may". TI-IMPERIAL-04, TI-DOUBT-47"""
    if game.state.options.house.imperial == "drawn" or not game.state.secret_deck:
        return True
    about, no = T("ti4-ask-imperial-secret", seat=seat_name(seat)), T("ti4-imperial-no-secret")
    return await game.confirm(IMPERIAL_SECRET, seat, about, yes=T("ti4-imperial-secret"), no=no)


async def score(game: Game, seat: Seat) -> None:
    """One public objective whose requirements are met. TI-IMPERIAL-02, TI-PUBLICOBJ-04"""
    options = [words.goal(id) for id in objectives.scorable_public(game, seat)]
    options.append(Option(NONE, T("ti4-score-nothing")))
    chosen = await game.pick(SCORE_PUBLIC, seat, options, T("ti4-ask-imperial-score", seat=seat_name(seat)))
    if chosen != NONE:
        await objectives.score_public(game, seat, chosen)


async def secondary(game: Game, seat: Seat) -> None:
    """Draw a secret objective. TI-IMPERIAL-05"""
    await secrets.draw_secret(game, seat)


CARDS["imperial"] = StrategyAbilities(primary, secondary)
