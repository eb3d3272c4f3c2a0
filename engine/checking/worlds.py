"""Worlds that agree with all that a seat has seen: nothing else of the true one is in them. A program must decide alike
in all of them (`engine.checking.twin_minds`).

A world begins at the last safe point with everything dealt anew that the seat could not see there. The answers since
are given again; where others learned an answer it is the true one, else (`Question.answer_hidden`, and while the
question is still open) chance gives one. Where the seat would have drawn another thing, or somebody could not have
played what it played, things change places (`engine.checking.world_repair`); a world in which the seat would still have
seen anything else is thrown away. What chance brings from here on is another thing in every world.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from engine.ask import Answer, Seat
from engine.checking.seen import lines, seen
from engine.checking.world_repair import Hidden
from engine.correcting import ARBITER
from engine.errors import AnswerError, BrokenSave, IllegalAnswer, RuleBroke
from engine.events import Event
from engine.log import LoggedAnswer
from engine.questions.question_json import public_json, seat_json
from engine.run import Core
from engine.table import Table
from engine.text import Json

TRIES, SWAPS = 30, 30
"""So many deals are tried for one world, and so many times things change places in one of them."""
STEPS = 200
"""So many answers of others while they follow rules beside the seat."""


def worlds(table: Table, seat: Seat, chance: Random) -> Iterator[Table]:
    """Such worlds, as long as any are found: tables of their own, to be answered and forked. This one must `keep`."""
    past = _Past(table, seat)
    while True:
        found = next((world for _ in range(TRIES) if (world := past.dealt(chance)) is not None), None)
        if found is None:
            return
        yield found


class _Step(NamedTuple):
    """An answer since the safe point, the question it was given to, and what the seat saw by it.

    Attributes:
        hidden: chance may give another one in its place.
        closes: it ended a question in which seats follow rules together.
    """

    given: LoggedAnswer
    question: str
    saw: Json
    hidden: bool
    closes: bool


class _Unlike(Exception):
    """The seat would have seen something else: what it has seen, and what it would have."""

    def __init__(self, wanted: Json = None, got: Json = None) -> None:
        super().__init__()
        self.wanted, self.got = wanted, got


class _Lacks(Exception):
    """Somebody could not have given the answer that it gave."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class _Past:
    """What a seat has seen since the last safe point."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.rules, self.seat = table, table.rules, seat
        self.hidden: Hidden | None = None
        again = self._from(self.rules.load(table.safe_point))
        self.opening = self._saw(again, again.opening.events)
        steps = [self._step(again, given) for given in table.tail]
        self.steps = [step._replace(hidden=self._hidden(step, again.question)) for step in steps]
        again.fall_by(table.state.epoch)
        self.now = self._now(again)

    def dealt(self, chance: Random) -> Table | None:
        """A world by chance; None where the seat would have seen something else in it.

        A deal that was mended may be no position of the game at all.
        """
        true = self.rules.load(self.table.safe_point)
        state = self.rules.scramble(true, self.seat, chance)
        state.seed = true.seed
        deal: bytes | None = self.rules.dump(state)
        for mended in range(SWAPS):
            try:
                return None if deal is None else self._played(deal, chance)
            except _Unlike as unlike:
                deal = self._hides(chance).swapped(deal, unlike.wanted, unlike.got) if deal else None
            except _Lacks as lacks:
                deal = self._hides(chance).placed(deal, lacks.answer) if deal else None
            except (AnswerError, RuleBroke, BrokenSave):
                return None
            except LookupError:
                if not mended:
                    raise
                return None
        return None

    def _hides(self, chance: Random) -> Hidden:
        if self.hidden is None:
            self.hidden = Hidden(self.rules, self.table.safe_point, self.seat, chance)
        return self.hidden

    def _played(self, deal: bytes, chance: Random) -> Table:
        """The world of this deal as it stands now. Its dice to come are those of an epoch that no table has."""
        world = self._from(self.rules.load(deal))
        self._alike(self.opening, world, world.opening.events)
        for step in self.steps:
            self._give(world, step, chance)
        world.fall_by(self.table.state.epoch)
        if self._now(world) != self.now:
            raise _Unlike(self.now, self._now(world))
        world.fall_by(-1 - int(chance.random() * 2**40))
        return world

    # --- the true one ------------------------------------------------------------------------------------------------

    def _from(self, state: Core) -> Table:
        return Table(self.rules, state, keep=True, undone=self.table.undone, own=self.table.own)

    def _step(self, table: Table, given: LoggedAnswer) -> _Step:
        assert table.ask is not None
        table.fall_by(given.epoch)
        question, kinds = table.question, (table.ask.kind, table.ask.of(given.seat).kind)
        hidden = any(self.rules.question(kind).answer_hidden for kind in kinds)
        saw = self._saw(table, table.answer(given.seat, given.value, given.verb).events)
        return _Step(given, question, saw, hidden, bool(given.within) and table.question != question)

    def _hidden(self, step: _Step, opened: str) -> bool:
        """Whether the seat has not learned yet what was answered; a cut-in is known at once."""
        if step.given.seat in (self.seat, ARBITER) or (step.given.verb is not None and not step.given.within):
            return False
        return step.hidden or step.question == opened

    def _saw(self, table: Table, events: Sequence[Event]) -> Json:
        told = [line for event in events for line in lines(event, self.seat)]
        return [told, public_json(table.ask), seat_json(table.ask, self.seat)]

    def _now(self, table: Table) -> Json:
        return [part for _, part in seen(table, (), self.seat)]

    # --- another one -------------------------------------------------------------------------------------------------

    def _give(self, world: Table, step: _Step, chance: Random) -> None:
        """The answer again, or another one that the seat cannot tell from it."""
        given, events = step.given, list[Event]()
        world.fall_by(given.epoch)
        if step.closes and (step.hidden or given.seat == self.seat):
            events += self._others_end(world, step.question, chance)
        elif given.within and step.hidden:
            return
        elif step.hidden:
            events += self._by_chance(world, given.seat, chance)
        if not step.hidden:
            events += self._again(world, given)
        self._alike(step.saw, world, events)

    def _again(self, world: Table, given: LoggedAnswer) -> Sequence[Event]:
        try:
            return world.answer(given.seat, given.value, given.verb).events
        except IllegalAnswer as error:
            raise _Lacks(given.value) from error

    def _others_end(self, world: Table, question: str, chance: Random) -> Iterator[Event]:
        """The rules that others follow beside the seat come to their ends."""
        for _ in range(STEPS):
            others = [seat for seat in (world.ask.must if world.ask else ()) if seat != self.seat]
            if world.question != question or not others:
                return
            yield from self._by_chance(world, others[0], chance)
        raise _Unlike

    def _by_chance(self, world: Table, seat: Seat, chance: Random) -> Sequence[Event]:
        shape = world.shape(seat)
        for _ in range(TRIES):
            try:
                return world.answer(seat, shape.check(shape.random(chance))).events
            except (IllegalAnswer, IndexError):
                continue
        raise _Unlike

    def _alike(self, saw: Json, world: Table, events: Sequence[Event]) -> None:
        got = self._saw(world, events)
        if got != saw:
            raise _Unlike(saw, got)
