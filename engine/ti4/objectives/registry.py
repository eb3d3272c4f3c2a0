"""What each objective asks for. One function an objective, registered under its id. TI-OBJECTIVE-04"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.ask import Seat
from engine.ti4.play import Game

Holds = Callable[[Game, Seat, str], bool]
Pay = Callable[[Game, Seat, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Requirement:
    """When an objective can be scored, and what scoring it costs, if anything. TI-OBJECTIVE-14"""

    holds: Holds
    pay: Pay | None = None


REQUIREMENTS: dict[str, Requirement] = {}


def requires(*objectives: str, pay: Pay | None = None) -> Callable[[Holds], Holds]:
    """Registers the requirement of one or more objectives."""

    def register(holds: Holds) -> Holds:
        for objective in objectives:
            REQUIREMENTS[objective] = Requirement(holds, pay)
        return holds

    return register
