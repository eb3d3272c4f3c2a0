"""What a rule holds while it runs: the state, the dice, the account of what happened, and the way to ask.

A rule is a coroutine. `await run.pick(...)` suspends it up to the table, which sends the reply in. Between two safe
points a run lives only in memory; it is rebuilt by giving the same answers again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from random import Random
from typing import Generic, TypedDict, TypeVar, Unpack

from engine.ask import (
    NO,
    YES,
    Amount,
    Answer,
    Arrange,
    Ask,
    Cuts,
    Option,
    PickOne,
    PickSome,
    Refusal,
    Reply,
    Seat,
    Shape,
    Spread,
    Why,
    never,
    yes_no,
)
from engine.chance import Luck, Thrown, dice, shuffled, stream
from engine.core import Core, practise
from engine.errors import IllegalAnswer
from engine.events import Event
from engine.lanes import Lane, together
from engine.question import AnyQuestion
from engine.text import Text

X = TypeVar("X")
S = TypeVar("S", bound=Core)
Must = Mapping[Seat, Shape] | Callable[[], Mapping[Seat, Shape]]


class How(TypedDict, total=False):
    """What every way to ask can be told besides; see `Run.ask`."""

    where: Sequence[str]
    private: Mapping[Seat, Text] | None


class Run(Generic[S]):
    """A game in play. Game packages derive from it and add the words of their rulebook."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.thrown: list[Thrown] = []
        self.sealed = False
        self.learned: tuple[Seat, ...] | None = ()
        self.knew: tuple[Seat, ...] | None = None
        self.pending: tuple[Text, ...] = ()
        self.lane: Lane[object] | None = None
        self.quiet = False

    # --- telling -----------------------------------------------------------------------------------------------------

    def say(
        self, text: Text, *, secret: Mapping[Seat, Text] | None = None, where: Sequence[str] = (), weight: int = 1
    ) -> None:
        """Adds a line to the account."""
        if not self.quiet:
            self._add(Event(text, secret or {}, tuple(where), weight))

    def tell(self, seats: Iterable[Seat], text: Text, *, where: Sequence[str] = (), weight: int = 1) -> None:
        """Adds a line for these seats alone; nobody else learns that anything happened, nor where."""
        if not self.quiet:
            self._add(Event.to_some(seats, text, where, weight))

    def _add(self, event: Event) -> None:
        told = event if self.lane is None else self.lane.tell(event)
        if told is not None:
            self.events.append(told)

    def seal(self, to: Iterable[Seat] | None = None, *, of: Seat | None = None) -> None:
        """Something hidden became known: free undo ends here.

        Args:
            to: the seats that know it now; None where everybody does. Nobody else may see a difference by it.
            of: the seat that knew it before, if one did.
        """
        self._seal(() if of is None else (of,))
        if self.lane is not None:
            self.learned = self.lane.learn(self.learned, to)
        elif self.learned is not None:
            self.learned = None if to is None else (*self.learned, *to)

    def _seal(self, knew: tuple[Seat, ...]) -> None:
        self.sealed = True
        self.knew = knew if self.knew is None else tuple(seat for seat in self.knew if seat in knew)

    # --- chance ------------------------------------------------------------------------------------------------------

    def roll(self, number: int, sides: int, purpose: str, **luck: Unpack[Luck]) -> list[int]:
        """Rolls dice, after which nothing is undone. `purpose` keys the stream; `luck` is for those who count luck."""
        self._seal(())
        faces = dice(self._stream(purpose), number, sides)
        thrown = self.thrown if self.lane is None else self.lane.thrown
        thrown.append(Thrown(tuple(faces), sides, **luck))
        return faces

    def shuffle(self, things: Sequence[X], purpose: str) -> list[X]:
        """A shuffled copy; by itself it shows nothing and does not seal."""
        return shuffled(things, self._stream(purpose))

    def _stream(self, purpose: str) -> Random:
        state = self.state
        if self.lane is not None:
            return stream(state.seed, state.epoch, self.lane.stream(), purpose)
        state.rolls += 1
        return stream(state.seed, state.epoch, state.rolls, purpose)

    def stays_open(self) -> None:
        """The question that was answered last is asked again next, under its number: nobody else may see that it was
        answered.
        """
        assert self.lane is None
        self.state.asked -= 1

    # --- asking ------------------------------------------------------------------------------------------------------

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        """What a seat may do while an open question waits, by verb. Games override it."""
        return {}

    def meanwhile(self) -> Cuts | None:
        """What seats may do while a question waits that is not open; None where nothing may cut in. Games override it,
        for what changes no question that does not look again.
        """
        return None

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        """Carries out what `may` offered. Games override it."""
        raise NotImplementedError

    async def ask(
        self,
        kind: AnyQuestion,
        must: Must,
        about: Text,
        *,
        where: Sequence[str] = (),
        private: Mapping[Seat, Text] | None = None,
        light: bool = False,
    ) -> dict[Seat, Answer]:
        """Asks several seats at once and waits for all; the answers come back in the order of `must`.

        `must`: a shape for each seat (see `_cut`); `about`: the public sentence; `private`: what only a seat is told;
        `light`: see `_of_several`.
        """
        shapes = must() if callable(must) else must
        number, seats, told = self._number(shapes), list(shapes), private or {}
        given: dict[Seat, Answer] = {}
        while shapes:
            cuts = self.may if kind.interruptible else self.meanwhile()
            seat, verb, value = await Ask(kind.name, about, shapes, number, tuple(where), told, cuts, self.pending)
            if verb is None:
                given[seat] = value
                self._chose(seat, kind, value)
                if len(shapes) == 1:
                    break
            else:
                shapes = await self._cut(seat, verb, value, must, shapes)
            shapes = {other: shape for other, shape in shapes.items() if other not in given}
        return given if len(given) == 1 else self._of_several(seats, given, light)

    async def _cut(
        self, seat: Seat, verb: str, value: Answer, must: Must, shapes: Mapping[Seat, Shape]
    ) -> Mapping[Seat, Shape]:
        """Carries out what a seat cuts in with; the shapes after that, looked up anew where they hang on it."""
        await self.cut_in(seat, verb, value)
        return must() if callable(must) else shapes

    def _of_several(self, seats: Sequence[Seat], given: Mapping[Seat, Answer], light: bool) -> dict[Seat, Answer]:
        """The answers in the order of the seats. With the last one all are known, so that nobody takes it back freely;
        whether it is so the asker of a `light` question judges by itself.
        """
        if given and not light:
            self._seal(())
        return {seat: given[seat] for seat in seats if seat in given}

    def _number(self, seats: Iterable[Seat]) -> int:
        if self.lane is not None:
            return self.lane.number(list(seats))
        self.state.asked += 1
        return self.state.asked

    async def together(
        self,
        kind: AnyQuestion,
        rules: Mapping[Seat, Coroutine[Ask, Reply, X]],
        about: Text,
        *,
        where: Sequence[str] = (),
    ) -> dict[Seat, X]:
        """Lets each seat follow a rule at the same time, and waits until all have ended; what they return, by seat.

        A rule here asks its own seat alone and changes nothing but what is that seat's; what several want of (a bag, a
        market) is shared out afterwards. Within it everything works as ever: questions, dice, steps, undo.

        Everybody sees one question, to all these seats, until the last rule ends. What a rule says is held back until
        then and told in seat order; only what it tells its own seat is told at once. A seat whose rule ends unasked is
        left with `Nothing` to answer.

        Raises:
            RuntimeError: within such a rule, or a rule asks another seat.
        """
        if self.lane is not None:
            for rule in rules.values():
                rule.close()
            raise RuntimeError("a rule beside others cannot itself let seats follow rules together")
        self.state.rolls += 1
        opened = Ask(kind.name, about, {}, self._number(rules), tuple(where), pending=self.pending)
        return await together(self, opened, rules, self.state.rolls)

    async def ask_among(
        self,
        seats: Iterable[Seat],
        kind: AnyQuestion,
        must: Mapping[Seat, Shape],
        about: Text,
        *,
        where: Sequence[str] = (),
        private: Mapping[Seat, Text] | None = None,
    ) -> dict[Seat, Answer]:
        """Asks some seats, and the others learn neither whom nor whether anybody was asked; their answers, by seat.

        It has to be asked on every occasion on which somebody might have something to decide, by a kind and a sentence
        that say no more than that, also where `must` is empty.

        Args:
            seats: who may be asked, as far as everybody knows.
        """
        told, shapes = private or {}, {seat: must.get(seat) for seat in seats}
        own = {seat: How(where=where, private={seat: told[seat]} if seat in told else {}) for seat in shapes}
        rules = {seat: self._one(kind, seat, shape, about, **own[seat]) for seat, shape in shapes.items()}
        answers = await self.together(kind, rules, about, where=where)
        return {seat: answer for seat, answer in answers.items() if answer is not None}

    async def _one(
        self, kind: AnyQuestion, seat: Seat, shape: Shape | None, about: Text, **how: Unpack[How]
    ) -> Answer | None:
        return None if shape is None else await self.ask_one(kind, seat, shape, about, **how)

    async def during(self, step: Text, rule: Awaitable[X]) -> X:
        """Follows a rule; until it is done, its questions say that this step is pending. The step is public."""
        before = self.pending
        self.pending = (*before, step)
        done = await rule
        self.pending = before
        return done

    async def ask_one(
        self,
        kind: AnyQuestion,
        seat: Seat,
        shape: Shape,
        about: Text,
        *,
        where: Sequence[str] = (),
        private: Mapping[Seat, Text] | None = None,
    ) -> Answer:
        """Asks one seat, as nearly every question does. Keywords as for `ask`."""
        must = {seat: shape}
        number, places, told = self._number(must), tuple(where), private or {}
        while True:
            cuts = self.may if kind.interruptible else self.meanwhile()
            by, verb, value = await Ask(kind.name, about, must, number, places, told, cuts, self.pending)
            if verb is None:
                self._chose(seat, kind, value)
                return value
            await self.cut_in(by, verb, value)

    def _chose(self, seat: Seat, kind: AnyQuestion, value: Answer) -> None:
        """Counts the times that a seat chose what has a purpose to be told."""
        if isinstance(value, str) and kind.purpose(value) is not None:
            practise(self.state, seat, kind.name, value)

    async def pick(
        self,
        kind: AnyQuestion,
        seat: Seat,
        options: list[Option],
        about: Text,
        *,
        why: Why | None = None,
        lean: Callable[[str], int] | None = None,
        always: bool = False,
        **how: Unpack[How],
    ) -> str:
        """One of the options; a single option is taken without asking unless `always`.

        A question may be skipped only where everybody could foresee that; so `always` where the number of options hangs
        on something hidden. The same holds for the other shapes. Within `together` nobody sees what is skipped.
        """
        if len(options) == 1 and not always:
            return options[0].id
        answer = await self.ask_one(kind, seat, PickOne(options, why or never, lean), about, **how)
        assert isinstance(answer, str)
        return answer

    async def pick_some(
        self, kind: AnyQuestion, seat: Seat, shape: PickSome, about: Text, *, always: bool = False, **how: Unpack[How]
    ) -> list[str]:
        """Some of the options; not asked when all must be taken, unless `always`."""
        if shape.low >= len(shape.options) and not always:
            return [option.id for option in shape.options]
        answer = await self.ask_one(kind, seat, shape, about, **how)
        assert isinstance(answer, list)
        return answer

    async def amount(
        self,
        kind: AnyQuestion,
        seat: Seat,
        low: int,
        high: int,
        about: Text,
        *,
        always: bool = False,
        **how: Unpack[How],
    ) -> int:
        """A number from `low` to `high`; not asked when they are equal, unless `always`."""
        if low == high and not always:
            return low
        answer = await self.ask_one(kind, seat, Amount(low, high), about, **how)
        assert isinstance(answer, int)
        return answer

    async def spread(
        self,
        kind: AnyQuestion,
        seat: Seat,
        shape: Spread,
        about: Text,
        *,
        always: bool = False,
        holds: Callable[[], bool] | None = None,
        **how: Unpack[How],
    ) -> dict[str, int]:
        """A total over slots; not asked when only one way exists, unless `always`. Nothing, once a cut-in has made
        `holds` untrue.
        """
        only = None if always else shape.forced()
        if only is not None:
            return only
        answers = await self.ask(kind, lambda: {} if holds and not holds() else {seat: shape}, about, **how)
        answer = answers.get(seat, {})
        assert isinstance(answer, dict)
        return {slot: amount for slot, amount in answer.items() if isinstance(amount, int)}

    async def order(
        self,
        kind: AnyQuestion,
        seat: Seat,
        options: list[Option],
        about: Text,
        *,
        always: bool = False,
        **how: Unpack[How],
    ) -> list[str]:
        """All options in an order of the seat's choice; not asked for fewer than two, unless `always`."""
        if len(options) < 2 and not always:
            return [option.id for option in options]
        answer = await self.ask_one(kind, seat, Arrange(options), about, **how)
        assert isinstance(answer, list)
        return answer

    async def confirm(
        self,
        kind: AnyQuestion,
        seat: Seat,
        about: Text,
        *,
        yes: Text | None = None,
        no: Text | None = None,
        **how: Unpack[How],
    ) -> bool:
        """Whether to do it."""
        return await self.ask_one(kind, seat, yes_no(yes, no), about, **how) == YES


def refuse(rule: str, text: Text) -> IllegalAnswer:
    """The error of a rule that forbids something."""
    return IllegalAnswer(text, rule)


__all__ = ["NO", "YES", "Core", "Must", "Refusal", "Run", "refuse"]
