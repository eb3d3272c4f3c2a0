"""Whether resources and influence can still be spent in this round: planets are readied at its end anyway."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ti4.minds.economy import production, saving
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, objectives, worth

SOLD: Mapping[str, int] = {"leadership": 0, "technology": 1, "warfare": 1}
"""Strategy cards by which others who follow them pay with planets, and the strategy tokens that it takes."""
OWN = ("leadership", "technology")
"""Those by which their player does."""


def left(at: At, fee: int = 0) -> bool:
    """Whether planets that are readied now can pay for anything before the status phase, once so many strategy tokens
    are spent. TI-STATUSPHASE-01
    """
    mine = galaxy.me(at)
    acts = not mine.passed and mine.tactic > 0 and (bool(production.open_docks(at)) or _guarded(at))
    return acts or _follows(at, mine.strategy - fee) or _short(at)


def single(at: At, system: str) -> bool:
    """Whether a unit is wanted that an ability makes there now, of what can be paid beside all that is kept.
    TI-PRODUCTION-15
    """
    return production.finds(at, (system, saving.resources(at), forces.full(at, galaxy.of(at).systems[system])))


def _guarded(at: At) -> bool:
    """Whether influence is missing for the custodians token. TI-CUSTODIANS-03"""
    mine = galaxy.me(at)
    return worth.guarded(at) and mine.influence + mine.trade_goods < objectives.CUSTODIANS


def _follows(at: At, tokens: int) -> bool:
    """Whether a strategy card is still to be played by which it pays with planets."""
    waiting = [(seat.seat, card.id) for seat in at.view.seats for card in seat.strategy_cards if not card.exhausted]
    others = any(seat != at.seat and card in SOLD and SOLD[card] <= tokens for seat, card in waiting)
    return others or any(seat == at.seat and card in OWN for seat, card in waiting)


def _short(at: At) -> bool:
    """Whether an objective is paid with them for which too few are there."""
    held, paid = objectives.holding(at), {**objectives.RESOURCES, **objectives.INFLUENCE}
    return objectives.at_home(at, held) and any(
        id in paid and objectives.missing(at, id, held) for id in objectives.open_publics(at)
    )
