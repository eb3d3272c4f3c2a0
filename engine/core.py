"""What the kernel keeps in the state of every game."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Core:
    """What the kernel keeps in every game's state.

    Attributes:
        seed: the secret that all chance comes from, hexadecimal.
        epoch: raised when a rollback crosses a seal, so that the dice fall anew.
        rolls: rolls and shuffles so far in this epoch's line of play.
        asked: questions so far.
        edition: the one of the rules (`Rules.edition`) by which the game began. A mend that changes what is asked holds
            for games of its edition and later ones; older ones go on as they began, so that their logs replay.
        practised: how often seats have chosen what has a purpose that is told at first, up to `USUAL`; see `knows`.
    """

    seed: str
    epoch: int
    rolls: int
    asked: int
    edition: int = field(default=0, kw_only=True)
    practised: dict[str, int] = field(default_factory=dict, kw_only=True)


USUAL = 3
"""Who has done something so often knows what it is for."""


def knows(state: Core, seat: int, question: str, option: str) -> bool:
    """Whether a seat has chosen this so often that it knows what it is for."""
    return state.practised.get(_choice(seat, question, option), 0) >= USUAL


def practise(state: Core, seat: int, question: str, option: str) -> None:
    """A seat has chosen this once more; as often as counts."""
    if not knows(state, seat, question, option):
        key = _choice(seat, question, option)
        state.practised[key] = state.practised.get(key, 0) + 1


def _choice(seat: int, question: str, option: str) -> str:
    """The key of `Core.practised`."""
    return f"{seat} {question} {option}"
