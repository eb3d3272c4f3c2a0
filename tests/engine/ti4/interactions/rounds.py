"""Whole turns, agendas and phases by the engine's own steps, with the answers that matter told beforehand."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from engine.ask import Ask, Reply
from engine.errors import IllegalAnswer
from engine.ti4.agendas import laws
from engine.ti4.phases import course
from engine.ti4.play import Game
from engine.ti4.state import State
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.positions import board

STEPS = 60
Answer = tuple[str, int, Any]
QUIET = ("pass", "no", "done", "none", "abstain", "end_turn", [], {}, 0)


Asked = list[tuple[str, tuple[int, ...]]]


def play_on(game: Game, *answers: Answer, until: Callable[[State], bool]) -> Asked:
    """Plays step by step until something holds. Answers are (kind, seat, value), in the order in which they are given,
    in windows one each time that they ask; every other question is passed or declined. Returns what was asked of whom.
    """
    script = Script(list(answers))
    for _ in range(STEPS):
        if until(game.state):
            assert not script.left, f"never asked: {script.left}; asked {script.asked}"
            return script.asked
        script.play(course.step(game))
    raise AssertionError(f"it never came to that; left {script.left}, asked {script.asked}")


class Script:
    """Answers still to be given, and what has been asked."""

    def __init__(self, answers: list[Answer]) -> None:
        self.left, self.asked, self._acted = answers, Asked(), -1

    def play(self, rule: Coroutine[Ask, Reply, None]) -> None:
        reply: Reply | None = None
        try:
            while True:
                ask = rule.send(reply)  # type: ignore[arg-type]
                self.asked.append((ask.kind, tuple(ask.must)))
                reply = self._told(ask) or _quiet(ask)
        except StopIteration:
            return

    def _told(self, ask: Ask) -> Reply | None:
        """The first answer left that this question asks for; only one seat acts each time that a window asks."""
        for at, (kind, seat, value) in enumerate(self.left):
            if kind == ask.kind and seat in ask.must and ask.number != self._acted:
                if kind in windows.ABILITIES:
                    self._acted = ask.number
                del self.left[at]
                return Reply(seat, None, ask.must[seat].check(value))
        return None


def _quiet(ask: Ask) -> Reply:
    seat, shape = next(iter(ask.must.items()))
    for value in QUIET:
        try:
            return Reply(seat, None, shape.check(value))
        except IllegalAnswer:
            continue
    raise AssertionError(f"{ask.kind} has to be answered by {seat}")


def kinds_asked(asked: Asked, kind: str) -> list[tuple[int, ...]]:
    """Whom each question of a kind was put to, in order."""
    return [seats for asked_kind, seats in asked if asked_kind == kind]


def council(*agendas: str, factions: tuple[str, ...] = (), in_play: tuple[str, ...] = ()) -> Game:
    """The agenda phase, about to reveal these agendas in order; seat 0 is the speaker.

    Votes at hand: 2 (Jord), 2 (three planets of Hacan), 1 (Wren Terra).
    """
    game = board(*factions)
    state = game.state
    state.phase, state.step, state.turn, state.custodians = "agenda", "first_reveal", None, False
    state.agenda_deck = list(reversed(agendas))
    for law in in_play:
        laws.enact(game, law)
    return game


def decided(state: State) -> bool:
    """The first agenda is done with."""
    return state.step != "start" and not state.step.startswith("first")


def voted(seat: int, outcome: str, *planets: str) -> list[Answer]:
    """A vote with these planets; with one that is the only choice nothing more is asked."""
    return [("vote", seat, outcome), *([("vote_planets", seat, list(planets))] if planets else [])]
