"""Drives a single rule in tests: scripted answers, dice that fall as told, and what was asked and said."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from engine.ask import Ask, Reply
from engine.run import Run


def dice(game: Run[Any], *results: int) -> None:
    """The next dice fall so, in order; after them as they like."""
    queue = list(results)
    real = game.roll

    def roll(number: int, sides: int, purpose: str, **how: Any) -> list[int]:
        rolled = real(number, sides, purpose, **how)
        return [queue.pop(0) if queue else die for die in rolled]

    game.roll = roll  # type: ignore[method-assign]


USUAL = {"barrage": "yes"}
"""Questions that nearly everybody answers so: tests that say nothing of them are not asked."""
Step = tuple[Any, ...] | Callable[[Ask], tuple[int, Any]]


class Played:
    """What a driven rule did: every question it put (kind, seats) and the one left open, if any."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[int, ...]]] = []
        self.open: Ask | None = None


def play(rule: Coroutine[Ask, Reply, Any], *answers: Step, others: Any = "random", seed: int = 1) -> Played:
    """Drives a rule. `answers` are (kind, value) or (kind, seat, value), each used for the first question that fits.

    Other questions are answered at random (`others="random"`), passed or declined where possible (`others="pass"`),
    or stop the drive with the question left open (`others="stop"`). Illegal answers raise as at a table.
    """
    chance, left, played = Random(seed), list(answers), Played()
    reply: Reply | None = None
    while True:
        try:
            ask = rule.send(reply)  # type: ignore[arg-type]
        except StopIteration:
            assert not left, f"answers never asked for: {left}; asked {played.asked}"
            return played
        usual = USUAL.get(ask.kind)
        if usual is not None and not any(isinstance(step, tuple) and step[0] == ask.kind for step in left):
            reply = Reply(next(iter(ask.must)), None, usual)
            continue
        own = dict.fromkeys(ask.of(seat).kind for seat in ask.must)
        played.asked += [(kind, tuple(s for s in ask.must if ask.of(s).kind == kind)) for kind in own]
        found = _scripted(ask, left)
        if found is None and others == "stop":
            played.open = ask
            return played
        reply = found or _default(ask, others, chance)


def _scripted(ask: Ask, left: list[Step]) -> Reply | None:
    for at, step in enumerate(left):
        assert isinstance(step, tuple)
        kind, seat, value = step if len(step) == 3 else (step[0], _seat_of(ask, step[0]), step[1])
        if seat in ask.must and kind == ask.of(seat).kind:
            left.pop(at)
            return Reply(seat, None, ask.must[seat].check(value))
    return None


def _seat_of(ask: Ask, kind: str) -> int:
    """The first seat that is asked this, else the first one."""
    return next((seat for seat in ask.must if ask.of(seat).kind == kind), next(iter(ask.must)))


def _default(ask: Ask, others: str, chance: Random) -> Reply:
    seat, shape = next(iter(ask.must.items()))
    if others == "pass":
        for value in ("pass", "no", "done", "none", "abstain", [], {}, 0):
            try:
                return Reply(seat, None, shape.check(value))
            except Exception:
                continue
    return Reply(seat, None, shape.random(chance))


def kinds(played: Played) -> list[str]:
    """The kinds of questions that were put, in order."""
    return [kind for kind, _ in played.asked]


def said(game: Run[Any]) -> list[str]:
    """The keys of the account so far."""
    return [event.text.key for event in game.events if event.text is not None]
