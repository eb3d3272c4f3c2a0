"""What others did to the own seat, as it remembers it: whoever shot at it is disliked for some rounds."""

from __future__ import annotations

from engine.players.situation import Memory
from engine.ti4.minds.mind import At

HURT = "hurt by"
FRESH = 12
"""By how much whoever attacked is disliked more, in hundredths of what a loss of theirs is worth."""
ROUNDS = 2
"""For so many rounds."""


def hurt(at: At) -> None:
    """Notes whose turn it is in which the own seat is hit."""
    if at.view.turn is not None and at.view.turn != at.seat:
        at.memory[_note(at.view.turn)] = at.view.round


def held(at: At, seat: int) -> int:
    """What is held against a seat; by some characters more, and for longer."""
    since, grudge = at.memory.get(_note(seat)), at.character.traits.grudge
    if not isinstance(since, int) or at.view.round - since > ROUNDS * grudge // 100:
        return 0
    return FRESH * grudge // 100


def all_of(at: At) -> Memory:
    """What is remembered against anybody."""
    return {note: since for note, since in at.memory.items() if note.startswith(HURT)}


def _note(seat: int) -> str:
    return f"{HURT} {seat}"
