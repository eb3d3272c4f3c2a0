"""What agendas do: a function for each outcome that does something, registered under the agenda's id.

A law that passes enters play by itself (see agenda_phase.py); what it then does stands in hooks and windows, beside its
outcomes. An agenda without an entry here is not in the deck.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

from engine.ask import Seat
from engine.ti4.components import AGENDAS
from engine.ti4.phases.voting import voters
from engine.ti4.play import Game
from engine.ti4.state import Vote

Which = Literal["for", "against", "elected"]


@dataclass(frozen=True, slots=True)
class Decided:
    """An agenda that has been decided: its card, the outcome, and the vote that led to it."""

    agenda: str
    outcome: str
    vote: Vote

    @property
    def seat(self) -> Seat:
        """The elected player."""
        return int(self.outcome)

    def voted(self, outcome: Literal["for", "against"]) -> list[Seat]:
        """Everyone who cast votes for or against."""
        return voters(self.vote, outcome)


Effect = Callable[[Game, Decided], Awaitable[None]]
AGENDA_EFFECTS: dict[str, dict[str, Effect]] = {}
"""By agenda, then by outcome."""


def works(*agendas: str) -> None:
    """Takes agendas into the deck; those whose outcomes do nothing of themselves need no more."""
    for agenda in agendas:
        AGENDA_EFFECTS.setdefault(agenda, {})


def resolves(agenda: str, which: Which) -> Callable[[Effect], Effect]:
    """Registers what an outcome of an agenda does."""

    def register(effect: Effect) -> Effect:
        AGENDA_EFFECTS.setdefault(agenda, {})[which] = effect
        return effect

    return register


async def apply(game: Game, result: Decided) -> None:
    """What the outcome does, if anything. TI-OUTCOME-01"""
    which = result.outcome if AGENDAS[result.agenda].elect is None else "elected"
    effect = AGENDA_EFFECTS[result.agenda].get(which)
    if effect is not None:
        await effect(game, result)


Sense = Callable[[Game], bool]
NEEDS: dict[str, Sense] = {}


def needs(*agendas: str) -> Callable[[Sense], Sense]:
    """Registers without what an agenda is replaced by the next one, as its card says."""

    def register(test: Sense) -> Sense:
        for agenda in agendas:
            NEEDS[agenda] = test
        return test

    return register


def makes_sense(game: Game, agenda: str) -> bool:
    """Whether there is what the agenda is about."""
    return agenda not in NEEDS or NEEDS[agenda](game)
