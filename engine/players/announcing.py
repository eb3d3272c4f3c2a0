"""What a player says aloud when it does something big: whom it attacks, what it defends, what it goes for.

    @MIND.announces(ACTIVATE)
    def activates(act: Act[View]) -> Text | None:
        return goes(act.seat, words.system(CENTER)) if act.answer == CENTER else None

It is made from what everybody sees and from an answer of which everybody hears, never from what its seat alone knows,
so that it tells no secret: whoever sees the act could say it as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.ask import Answer, Seat
from engine.players.situation import Memory
from engine.text import T, Text, seat_name

V = TypeVar("V")
SAID = "said"
"""The note of what a player said last, and in which round."""


@dataclass(frozen=True, slots=True)
class Act(Generic[V]):
    """An answer as everybody hears of it.

    Attributes:
        view: what everybody sees before it.
        where: the places that its question is about.
    """

    view: V
    seat: Seat
    answer: Answer
    where: tuple[str, ...] = ()


def attacks(seat: Seat, place: Text, foe: Seat) -> Text:
    """It attacks somebody at a place."""
    return T("goal-attacks", seat=seat_name(seat), place=place, foe=seat_name(foe))


def defends(seat: Seat, place: Text) -> Text:
    """It brings help to an own place."""
    return T("goal-defends", seat=seat_name(seat), place=place)


def goes(seat: Seat, place: Text) -> Text:
    """It goes for a place that everybody wants."""
    return T("goal-goes", seat=seat_name(seat), place=place)


def news(memory: Memory, round: int, said: Text | None) -> Text | None:
    """What is said, unless its player has just said the same; the memory notes it."""
    note = None if said is None else f"{round} {said!r}"
    if note is None or memory.get(SAID) == note:
        return None
    memory[SAID] = note
    return said
