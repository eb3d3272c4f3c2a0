"""One running game: the last safe point and the answers given since.

`Table.answer` takes one answer of one seat, and either refuses it without a trace or plays on to the next question.
At a safe point no rule is half done, so the state alone is the whole game; a table made with `keep` dumps it there.
A game is rebuilt from a safe point by giving the later answers again, which is also how undo and restarts work.

While nobody has answered since a safe point, an arbiter may correct a public fact of the game. That is an answer too:
of the seat `ARBITER`, by the verb `CORRECT`. The state is changed as it was at the safe point, and the rule starts
again from there, so that its question is asked anew.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from engine.ask import Answer, Ask, Reply, Seat, Shape
from engine.chance import Thrown
from engine.correcting import ARBITER, CORRECT, Correcting, Correction, NotAtRest, correction
from engine.errors import AnswerError, BrokenSave, GameOver, IllegalAnswer, NotAsked, RuleBroke, StaleQuestion
from engine.events import Event
from engine.game import Result, Rules
from engine.text import T


class Given(NamedTuple):
    """An answer that was taken, as the log keeps it. `epoch`: the one its dice fell in; None for the table's own."""

    seat: Seat
    verb: str | None
    value: Answer
    sealed: bool = False
    epoch: int | None = None


@dataclass(slots=True)
class Outcome:
    """What an answer did.

    Attributes:
        given: the answer in normal form, as the log keeps it.
        events: the account, in order.
        safe: the dumped state when the answer led over a safe point and the table keeps them, else None.
        rested: whether it led over a safe point.
        thrown: the dice that fell.
    """

    given: Given
    events: list[Event] = field(default_factory=list)
    safe: bytes | None = None
    rested: bool = False
    thrown: list[Thrown] = field(default_factory=list)


class Table:
    """A live game. It knows no Discord and no disk, and never waits."""

    def __init__(self, rules: Rules[Any], state: Any, *, keep: bool = False, undone: int = 0) -> None:
        """Starts from a state at a safe point.

        Args:
            keep: dump the state at every safe point.
            undone: how often answers of this game were taken back; stands in question ids, so that a button from
                before an undo cannot answer a question from after it.
        """
        self.rules, self.keep, self.undone = rules, keep, undone
        self.run = rules.run(state)
        self.ask: Ask | None = None
        self.safe: bytes | None = None
        self.rested = False
        self._rule: Coroutine[Ask, Reply, None] | None = None
        self._seats = 0
        self._resting: bytes | None = None
        self._since, self._told, self._mark = 0, list[Event](), 0
        self._proceed()
        self.opening = self._taken()

    @classmethod
    def new(
        cls, rules: Rules[Any], seats: int, seed: str, options: Mapping[str, str] | None = None, *, keep: bool = False
    ) -> Table:
        """A new game up to its first question."""
        return cls(rules, rules.new(seats, seed, options or {}), keep=keep)

    @classmethod
    def rebuild(
        cls, rules: Rules[Any], safe: bytes, tail: Iterable[Given], *, undone: int = 0, epoch: int | None = None
    ) -> Table:
        """A live table from a safe point and the answers since.

        Args:
            epoch: what the dice to come fall by. Answers of the tail that name an epoch fall by their own.

        Raises:
            BrokenSave: today's rules refuse the safe point or an answer (then `at` says which).
        """
        table = cls(rules, rules.load(safe), keep=True, undone=undone)
        for at, given in enumerate(tail):
            table.fall_by(given.epoch)
            try:
                table.answer(given.seat, given.value, given.verb)
            except (AnswerError, RuleBroke) as error:
                raise BrokenSave(f"answer {at} is no longer legal: {error}", at) from error
        table.fall_by(epoch)
        return table

    def fall_by(self, epoch: int | None) -> None:
        """Lets the dice to come fall by this epoch; by None as before."""
        self.run.state.epoch = self.run.state.epoch if epoch is None else epoch

    @property
    def state(self) -> Any:
        """The game's state; to be read, not changed."""
        return self.run.state

    @property
    def question(self) -> str:
        """The id of the open question; answers from outside name it."""
        return f"{self.undone}.{self.ask.number if self.ask else 'over'}"

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        result: Result | None = self.rules.result(self.state)
        return result

    def waiting(self) -> list[Seat]:
        """The seats that have to answer now."""
        return list(self.ask.must) if self.ask else []

    def shape(self, seat: Seat, verb: str | None = None, question: str | None = None) -> Shape:
        """What a seat can answer now.

        Raises:
            GameOver, StaleQuestion, NotAsked
        """
        if self.ask is None:
            raise GameOver
        if question is not None and question != self.question:
            raise StaleQuestion
        if seat == ARBITER and verb == CORRECT:
            return Correcting(self.corrections(), self._judge)
        if seat < 0:
            raise NotAsked
        return self.ask.shape(seat, verb)

    def corrections(self) -> list[Correction]:
        """What an arbiter can set now. The table must keep its safe points.

        Raises:
            GameOver
            NotAtRest: somebody has answered since the last safe point.
        """
        if self.ask is None:
            raise GameOver
        return self._corrections(self._at_rest())

    def answer(self, seat: Seat, value: object, verb: str | None = None, question: str | None = None) -> Outcome:
        """Takes an answer and plays on to the next question.

        Raises:
            AnswerError: it was refused and nothing changed.
            RuleBroke: a rule raised; this table must not be used any more.
        """
        answer = self.shape(seat, verb, question).check(value)
        try:
            if seat == ARBITER:
                self._correct(answer)
            else:
                self._since, self._resting = self._since + 1, None
                self._proceed(Reply(seat, verb, answer))
        except Exception as error:
            self.ask = self._rule = None
            raise RuleBroke(f"{type(error).__name__}: {error}") from error
        return self._taken(seat, verb, answer)

    def random_answer(self, chance: Random, cuts: float = 0.0) -> tuple[Seat, str | None, Answer]:
        """Some legal answer of some seat; with probability `cuts` one that cuts in, where that is possible."""
        assert self.ask is not None
        if self.ask.cuts is not None and chance.random() < cuts:
            cut = self._random_cut(self.ask, chance)
            if cut is not None:
                return cut
        seats = list(self.ask.must)
        seat = seats[int(chance.random() * len(seats))]
        return seat, None, self.ask.must[seat].random(chance)

    def _random_cut(self, ask: Ask, chance: Random) -> tuple[Seat, str | None, Answer] | None:
        if not self._seats:
            self._seats = len(self.rules.view(self.state, None).seats)
        seat = int(chance.random() * self._seats)
        verbs = list(ask.may(seat).items())
        if not verbs:
            return None
        verb, shape = verbs[int(chance.random() * len(verbs))]
        try:
            return seat, verb, shape.check(shape.random(chance))
        except IllegalAnswer:
            return None

    # --- corrections -------------------------------------------------------------------------------------------------

    def _at_rest(self) -> Any:
        """The state as it was at the safe point after which nobody has answered yet."""
        if self._resting is None:
            raise NotAtRest(self._since, self.waiting())
        return self.rules.load(self._resting)

    def _corrections(self, state: Any) -> list[Correction]:
        return list(self.rules.corrections(state))

    def _corrected(self, id: object, value: int) -> tuple[Any, Correction]:
        """The state with this correction.

        Raises:
            IllegalAnswer: the game cannot stand so.
        """
        state = self._at_rest()
        one = correction(self._corrections(state), id)
        try:
            one.put(value)
            self.rules.check(state)
        except AssertionError as error:
            raise IllegalAnswer(T("correct-breaks", why=str(error)[:200])) from error
        return state, one

    def _judge(self, id: str, value: int) -> None:
        self._corrected(id, value)

    def _correct(self, answer: Answer) -> None:
        """What was told since the safe point is not told again."""
        assert isinstance(answer, dict) and isinstance(answer["value"], int)
        state, one = self._corrected(answer["id"], answer["value"])
        state.asked, state.epoch, before = self.state.asked, self.state.epoch, self._told
        self.run, self._rule = self.rules.run(state), None
        self.run.say(one.told(answer["value"]), where=one.where, weight=0)
        self._proceed()
        told = self.run.events
        self.run.events = [event for at, event in enumerate(told) if at < self._mark or event not in before]
        self._told = [*before, *self.run.events[self._mark :]]

    def _proceed(self, reply: Reply | None = None) -> None:
        while True:
            try:
                if self._rule is None:
                    self._rest()
                    if self.result is not None:
                        self.ask = None
                        return
                    self._rule, reply = self.rules.step(self.run), None
                self.ask = self._rule.send(reply)  # type: ignore[arg-type]
                return
            except StopIteration:
                self._rule = None

    def _rest(self) -> None:
        """A safe point: no rule is half done, so nothing is pending."""
        self.run.pending = ()
        self.rested = True
        self._since, self._mark = 0, len(self.run.events)
        if self.keep:
            self.safe = self._resting = self.rules.dump(self.state)

    def _taken(self, seat: Seat = -1, verb: str | None = None, answer: Answer = "") -> Outcome:
        run = self.run
        outcome = Outcome(Given(seat, verb, answer, run.sealed), run.events, self.safe, self.rested, run.thrown)
        if verb != CORRECT:
            self._told = run.events[self._mark :]
        run.events, run.thrown, run.sealed, self.safe, self.rested = [], [], False, None, False
        return outcome


def free_undo(log: Iterable[Given], seat: Seat) -> int:
    """How many of the last answers this seat may take back without asking anyone: its own, back to the last seal."""
    count = 0
    for given in reversed(list(log)):
        if given.seat != seat or given.sealed:
            break
        count += 1
    return count


__all__ = ["Given", "NotAsked", "Outcome", "Table", "free_undo"]
