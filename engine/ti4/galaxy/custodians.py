"""The custodians token on Mecatol Rex: who may remove it, and that nobody lands while it lies there."""

from __future__ import annotations

from engine.ask import Refusal, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.economy import payment
from engine.ti4.galaxy import ground
from engine.ti4.galaxy.board import planets_of
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.phases import victory
from engine.ti4.play import Game, Point, Question
from engine.ti4.state import MECATOL

INFLUENCE = 6

CUSTODIANS_PRICE = Point[int, None]("custodians_price")
"""Influence that the custodians token costs."""


def guards(game: Game, planet: str) -> bool:
    """Whether the token keeps ground forces off a planet; ships come and go.

    TI-CUSTODIANS-01, TI-CUSTODIANS-02, TI-MECATOL-01
    """
    return planet == MECATOL and game.state.custodians


def refusal(game: Game, seat: Seat) -> Refusal | None:
    """Why a player in the Mecatol Rex system cannot remove the token; None when that is possible.

    TI-CUSTODIANS-03, TI-CUSTODIANS-05
    """
    system = game.state.planets[MECATOL].system
    if not ground.forces(game, seat, system) or not MAY_PLACE(game, seat, True, Placing(MECATOL, "")):
        return Refusal("TI-CUSTODIANS-05", T("ti4-custodians-no-ground"))
    purse = payment.purse(game, seat, "influence")
    if purse < price(game, seat):
        return Refusal("TI-CUSTODIANS-03", T("ti4-custodians-price", cost=price(game, seat), purse=purse))
    return None


def price(game: Game, seat: Seat) -> int:
    """What removing the token costs a player. TI-CUSTODIANS-03"""
    return CUSTODIANS_PRICE(game, seat, INFLUENCE)


CUSTODIANS = Question("custodians", open=True)


async def offer(game: Game, seat: Seat, system: str) -> bool:
    """Just before ground forces land, the active player may pay 6 influence to remove the token and gain a point.
    Returns whether that was done; then ground forces must land there.

    TI-CUSTODIANS-03, TI-CUSTODIANS-04, TI-CUSTODIANS-05, TI-CUSTODIANS-06, TI-DOUBT-33
    """
    if not game.state.custodians or MECATOL not in planets_of(game.state, system):
        return False
    if refused := refusal(game, seat):
        _tell(game, seat, system, refused)
        return False
    about = T("ti4-ask-custodians", seat=seat_name(seat), cost=price(game, seat))
    if not await game.confirm(CUSTODIANS, seat, about, where=[system]):
        return False
    await payment.pay(game, seat, price(game, seat), "influence", T("ti4-for-custodians"))
    game.state.custodians = False
    game.say(T("ti4-custodians-removed", seat=seat_name(seat), planet=words.MECATOL_NAME), where=[system], weight=2)
    await victory.gain_points(game, seat, 1, T("ti4-for-custodians"))
    return True


def _tell(game: Game, seat: Seat, system: str, refused: Refusal) -> None:
    """Why nobody lands, where only the price forbids it: else the action would end without a word. TI-CUSTODIANS-03"""
    if refused.rule == "TI-CUSTODIANS-03":
        game.say(T("ti4-custodians-stay", seat=seat_name(seat), **refused.text.params), where=[system])
