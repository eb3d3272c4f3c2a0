"""One running game: the last safe point and the answers given since.

`Table.answer` takes one answer of one seat, and either refuses it without a trace or plays on to the next question.
At a safe point no rule is half done, so the state alone is the whole game; a table made with `keep` dumps it there.
A game is rebuilt from a safe point by giving the later answers again, which is also how undo and restarts work.

While nobody has answered since a safe point, an arbiter may correct a public fact of the game. That is an answer too:
of the seat `ARBITER`, by the verb `CORRECT`. The state is changed as it was at the safe point, and the rule starts
again from there, so that its question is asked anew.

**Questions belong to seats.** Where seats follow rules together (`Run.together`), each has a question of its own:

- `table.ask` is what everybody may know: one question to `waiting()`, which stays the same until all are done. What a
  seat reads is `table.ask.of(seat)`; whom the table really waits for is `table.ask.must`, which nobody may be shown.
- `table.question` is the id of the public question, `table.question_of(seat)` that of the seat's own. Answers name the
  latter. Ids of other seats never change by what a seat does.
- An answer given there has `LoggedAnswer.within` above 0, the number of that public question, also the second part of
  the id (`QuestionId.within`). How many such answers there are, by whom and when, may stand nowhere, not even later.
- A shape that is `Nothing` is answered by whoever runs the table, after a while drawn for all alike.

**Taking back.** `undoable(log, seat, table.within)` says which answers of the log a seat may take back by itself.
Outside, they are the last ones: the log loses its end, and `undone` grows by one, which closes all buttons from before.
Within, they may stand between answers of others: the log loses these alone, and the seat's own count grows by one:

    at = undoable(log, seat, table.within)[-steps:]
    own[seat] = own.get(seat, 0) + 1                     # to be kept beside `undone`, a number for each seat
    table = Table.rebuild(rules, safe, [given for n, given in enumerate(log) if n not in at], undone=undone, own=own)
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping
from random import Random

from engine.ask import Answer, Ask, Nothing, Reply, Seat, Shape, Together
from engine.chance import ANEW, stream
from engine.correcting import ARBITER, CORRECT, Correcting, Correction, NotAtRest, NotWhileTogether, correction
from engine.ending import Result
from engine.errors import AnswerError, BrokenSave, GameOver, IllegalAnswer, NotAsked, RuleBroke, StaleQuestion
from engine.events import Event
from engine.game import AnyRules
from engine.log import LoggedAnswer, Outcome
from engine.questions.question_id import QuestionId
from engine.questions.standing_order import fits
from engine.run import Core
from engine.text import Text

_tuple = tuple.__new__  # what a named tuple does with its fields, without the detour


class Table:
    """A live game. It knows no Discord and no disk, and never waits."""

    def __init__(
        self,
        rules: AnyRules,
        state: Core,
        *,
        keep: bool = False,
        undone: int = 0,
        own: Mapping[Seat, int] | None = None,
        quiet: bool = False,
    ) -> None:
        """Starts from a state at a safe point.

        Args:
            keep: dump the state at every safe point.
            quiet: make no account of what happens.
            undone: how often answers of this game were taken back, and `own`: how often each seat took back answers
                of its own beside others; both stand in question ids, so that no button from before an undo fits.
        """
        self.rules, self.keep, self.undone, self.own = rules, keep, undone, own or {}
        self.run, self.tail = rules.run(state), list[LoggedAnswer]()
        self.run.quiet = quiet
        self.ask: Ask | None = None
        self.safe: bytes | None = None
        self.safe_point, self.passed_safe_point = b"", False
        self._rule: Coroutine[Ask, Reply, None] | None = None
        self._at_safe_point: bytes | None = None
        self._since, self._beside, self._told, self._mark, self._seats = 0, 0, list[Event](), 0, 0
        self._ended: int | None = None
        self._proceed()
        self.opening = self._taken()

    @classmethod
    def new(
        cls,
        rules: AnyRules,
        seats: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        *,
        keep: bool = False,
        quiet: bool = False,
    ) -> Table:
        """A new game up to its first question."""
        table = cls(rules, rules.new(seats, seed, options or {}), keep=keep, quiet=quiet)
        table._seats = seats
        return table

    @classmethod
    def rebuild(
        cls,
        rules: AnyRules,
        safe: bytes,
        tail: Iterable[LoggedAnswer],
        *,
        undone: int = 0,
        epoch: int | None = None,
        own: Mapping[Seat, int] | None = None,
        quiet: bool = False,
    ) -> Table:
        """A live table from a safe point and the answers since.

        Args:
            epoch: what the dice to come fall by. Answers of the tail that name an epoch fall by their own.

        Raises:
            BrokenSave: today's rules refuse the safe point or an answer (then `at` says which).
        """
        table = cls(rules, rules.load(safe), keep=True, undone=undone, own=own, quiet=quiet)
        table.replay(tail, epoch)
        return table

    def replay(self, tail: Iterable[LoggedAnswer], epoch: int | None) -> None:
        """Takes answers once more that were taken elsewhere, from where this table stands; `epoch` as for `rebuild`.

        Raises:
            BrokenSave: today's rules refuse an answer (`at` says which); this table must not be used any more.
        """
        for at, given in enumerate(tail):
            self.fall_by(given.epoch)
            try:
                self.answer(given.seat, given.value, given.verb)
            except (AnswerError, RuleBroke) as error:
                raise BrokenSave(f"answer {at} is no longer legal: {error}", at) from error
        self.fall_by(epoch)

    def fork(self, *, quiet: bool = False, keep: bool = True) -> Table:
        """Another table that stands where this one stands, open question, tail and all. This one must `keep`.

        Args:
            quiet: it makes no account of what happens from the safe point on.
            keep: it dumps its safe points in turn, so that it can be forked itself.
        """
        state = self.rules.load(self.safe_point)
        table = Table(self.rules, state, undone=self.undone, own=self.own, quiet=quiet)
        if keep:  # it rests where this one rested: that need not be dumped once more
            table.keep, table.safe_point, table._at_safe_point = True, self.safe_point, self.safe_point
        table.replay(self.tail, self.state.epoch)
        return table

    def fall_by(self, epoch: int | None) -> None:
        """Lets the dice to come fall by this epoch; by None as before. A new one deals anew what is hidden from all."""
        state = self.run.state
        if epoch is None or epoch == state.epoch:
            return
        state.epoch = epoch
        if epoch >= ANEW:
            self.rules.deal_anew(state, stream(state.seed, epoch, state.rolls, "dealt anew"))

    @property
    def state(self) -> Core:
        """The game's state; to be read, not changed."""
        state: Core = self.run.state
        return state

    @property
    def question(self) -> str:
        """The id of the open question, as everybody knows it."""
        return str(QuestionId(self.undone, self.ask.number if self.ask else None))

    def question_of(self, seat: Seat) -> str:
        """The id of what this seat is asked; its answers from outside name it."""
        own = self.ask.of(seat) if self.ask else None
        if own is None or own is self.ask:
            return self.question
        return str(QuestionId(self.undone, self.ask.number if self.ask else None, self.own.get(seat, 0), own.number))

    @property
    def within(self) -> int:
        """The number of the open question, where seats follow rules together; else 0."""
        return self.ask.number if isinstance(self.ask, Together) else 0

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        result: Result | None = self.rules.result(self.state)
        return result

    def headline(self) -> Text:
        """One line on where the game stands, as everybody may read it."""
        return self.rules.headline(self.rules.glimpse(self.state))

    def round(self) -> int:
        """Which round is played, 0 before the first."""
        return self.rules.round_of(self.rules.glimpse(self.state))

    def lets_pass(self, seat: Seat) -> Answer | None:
        """The answer by which this seat lets an open chance to react pass; None where it is asked for anything else."""
        ask = self.decides(seat)
        return None if ask is None else self.rules.lets_pass(seat, ask)

    def idle(self, seat: Seat) -> bool:
        """Whether all that this seat can do about a chance to react is to let it pass."""
        ask = self.decides(seat)
        return ask is not None and bool(self.rules.idle(seat, ask))

    def by_order(self, seat: Seat, laid: Mapping[str, Answer]) -> Answer | None:
        """What this seat answers by what it laid down in advance; None where that says nothing of its question.

        Nor is an order followed that is not legal now.
        """
        ask = self.decides(seat) if laid else None
        if ask is None:
            return None
        view = self.rules.view(self.state, seat)
        standing = {order.name: laid[order.name] for order in self.rules.orders(view) if fits(order, laid)}
        answer = self.rules.by_order(view, ask, standing) if standing else None
        try:
            return None if answer is None else self.shape(seat).check(answer)
        except IllegalAnswer:
            return None

    def decides(self, seat: Seat) -> Ask | None:
        """The question that this seat has to decide, as it reads it; None where nothing is left to it."""
        shape = self.ask.must.get(seat) if self.ask else None
        return None if self.ask is None or shape is None or isinstance(shape, Nothing) else self.ask.of(seat)

    def waiting(self) -> list[Seat]:
        """The seats that have to answer now, as far as everybody knows."""
        return list(self.ask.shown) if self.ask else []

    def shape(self, seat: Seat, verb: str | None = None, question: str | None = None) -> Shape:
        """What a seat can answer now.

        Raises:
            GameOver, StaleQuestion, NotAsked
        """
        if self.ask is None:
            raise GameOver
        if question is not None and question != self.question_of(seat):
            raise StaleQuestion
        if seat == ARBITER and verb == CORRECT:
            return Correcting(self._corrections(self._at_rest()), self._judge)
        if seat < 0:
            raise NotAsked
        return self.ask.shape(seat, verb)

    def corrections(self, reader: Seat | None = None) -> list[Correction]:
        """What an arbiter who may know what this seat (None: the public) knows can set now.

        The table must keep its safe points.

        Raises:
            GameOver
            NotAtRest: somebody has answered since the last safe point.
            NotWhileTogether
        """
        if self.ask is None:
            raise GameOver
        return [one for one in self._corrections(self._at_rest()) if one.may_read(reader)]

    def answer(self, seat: Seat, value: object, verb: str | None = None, question: str | None = None) -> Outcome:
        """Takes an answer and plays on to the next question.

        Raises:
            AnswerError: it was refused and nothing changed.
            RuleBroke: a rule raised; this table must not be used any more.
        """
        answer, within, epoch = self.shape(seat, verb, question).check(value), self.within, self.run.state.epoch
        try:
            if seat == ARBITER:
                self._correct(answer)
            else:
                self._since += not within or within != self._beside  # what seats answer beside each other is one
                self._beside, self._at_safe_point = within, None
                self._proceed(_tuple(Reply, (seat, verb, answer)))
        except Exception as error:
            self.ask = self._rule = None
            raise RuleBroke(f"{type(error).__name__}: {error}") from error
        outcome = self._taken(seat, verb, answer, within)
        if self.keep and not outcome.passed_safe_point:
            self.tail.append(outcome.given._replace(epoch=epoch))
        return outcome

    def random_answer(self, chance: Random, cuts: float = 0.0) -> tuple[Seat, str | None, Answer]:
        """Some legal answer of some seat; with probability `cuts` one that cuts in, where that is possible."""
        cut = self.random_cut(chance, cuts)
        if cut is not None:
            return cut
        seat, shape = self.random_seat(chance)
        return seat, None, shape.random(chance)

    def random_seat(self, chance: Random) -> tuple[Seat, Shape]:
        """Some seat that has to answer, and what it has to answer with."""
        assert self.ask is not None
        must = self.ask.must
        seats = list(must)
        seat = seats[int(chance.random() * len(seats))]
        return seat, must[seat]

    def random_cut(self, chance: Random, cuts: float) -> tuple[Seat, str | None, Answer] | None:
        """With probability `cuts` something legal by which some seat cuts in, where that is possible."""
        ask = self.ask
        if ask is None or ask.cuts is None or chance.random() >= cuts:
            return None
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

    def _at_rest(self) -> Core:
        """The state as it was at the safe point after which nobody has answered yet.

        While seats follow rules together nobody may learn whether anybody has.
        """
        if self.within and len(self.waiting()) > 1:
            raise NotWhileTogether(self.waiting())
        if self._at_safe_point is None:
            raise NotAtRest(self._since, self.waiting())
        state: Core = self.rules.load(self._at_safe_point)
        return state

    def _corrections(self, state: Core) -> list[Correction]:
        return list(self.rules.corrections(state))

    def _corrected(self, id: object, value: int) -> tuple[Core, Correction]:
        """The state with this correction. Raises IllegalAnswer: the game cannot stand so."""
        state = self._at_rest()
        one = correction(self._corrections(state), id)
        one.put_if_it_stands(value, lambda: self.rules.check(state))
        return state, one

    def _judge(self, id: str, value: int) -> None:
        self._corrected(id, value)

    def _correct(self, answer: Answer) -> None:
        """What was told since the safe point is not told again, so it happens in the epoch of the safe point."""
        assert isinstance(answer, dict) and isinstance(answer["value"], int)
        state, one = self._corrected(answer["id"], answer["value"])
        epoch, before, state.asked = self.state.epoch, self._told, self.state.asked
        state.epoch = epoch if epoch < ANEW else state.epoch
        quiet, self.run, self._rule = self.run.quiet, self.rules.run(state), None
        self.run.quiet = quiet
        self._say_corrected(one, answer["value"])
        self._proceed()
        self.fall_by(epoch)
        told = self.run.events
        self.run.events = [event for at, event in enumerate(told) if at < self._mark or event not in before]
        self._told = [*before, *self.run.events[self._mark :]]

    def _say_corrected(self, one: Correction, value: int) -> None:
        if one.known is None:
            self.run.say(one.account_line(value), where=one.where, weight=0)
        else:
            self.run.tell(one.known, one.account_line(value), where=one.where, weight=0)

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
        self.passed_safe_point = True
        self._since, self._beside, self._mark = 0, 0, len(self.run.events)
        self._ended = self._ended if self.rules.goes_on(self.run) else self._mark
        if self.keep:
            self.safe = self._at_safe_point = self.safe_point = self.rules.dump(self.state)
            self.tail = []

    def _taken(self, seat: Seat = -1, verb: str | None = None, answer: Answer = "", within: int = 0) -> Outcome:
        run = self.run
        given, passed = _tuple(LoggedAnswer, (seat, verb, answer, run.sealed, None, within)), self.passed_safe_point
        told = (given, run.events, self.safe, passed, run.thrown, run.learned, run.knew or (), self._ended)
        if passed and verb != CORRECT:
            self._told = run.events[self._mark :]
        run.events, run.thrown, run.sealed, run.learned, run.knew = [], [], False, (), None
        self.safe, self.passed_safe_point, self._ended = None, False, None
        return _tuple(Outcome, told)
