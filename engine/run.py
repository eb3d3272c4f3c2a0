"""What a rule holds while it runs: the state, the dice, the account of what happened, and the way to ask.

A rule is a coroutine. `await run.pick(...)` suspends it up to the table, which sends the reply in. Between two safe
points a run lives only in memory; it is rebuilt by giving the same answers again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.ask import (
    NO,
    YES,
    Amount,
    Answer,
    Ask,
    Option,
    Order,
    PickOne,
    PickSome,
    Refusal,
    Seat,
    Shape,
    Slot,
    Spread,
    Why,
    never,
    yes_no,
)
from engine.chance import Thrown, dice, shuffled, stream
from engine.errors import IllegalAnswer
from engine.events import Event
from engine.text import Text

X = TypeVar("X")


@dataclass(slots=True)
class Core:
    """What the kernel keeps in every game's state.

    Attributes:
        seed: the secret that all chance comes from, hexadecimal.
        epoch: raised when a rollback crosses a seal, so that the dice fall anew.
        rolls: rolls and shuffles so far in this epoch's line of play.
        asked: questions so far.
    """

    seed: str
    epoch: int
    rolls: int
    asked: int


S = TypeVar("S", bound=Core)
Must = Mapping[Seat, Shape] | Callable[[], Mapping[Seat, Shape]]


class Run(Generic[S]):
    """A game in play. Game packages derive from it and add the words of their rulebook."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.thrown: list[Thrown] = []
        self.sealed = False
        self.pending: tuple[Text, ...] = ()

    # --- telling -----------------------------------------------------------------------------------------------------

    def say(
        self, text: Text, *, secret: Mapping[Seat, Text] | None = None, where: Sequence[str] = (), weight: int = 1
    ) -> None:
        """Adds a line to the account."""
        self.events.append(Event(text, secret or {}, tuple(where), weight))

    def seal(self) -> None:
        """Something hidden became known: free undo ends here."""
        self.sealed = True

    # --- chance ------------------------------------------------------------------------------------------------------

    def roll(
        self, number: int, sides: int, purpose: str, *, seat: Seat | None = None, need: int | None = None
    ) -> list[int]:
        """Rolls dice and seals.

        Args:
            purpose: keys the stream.
            seat: whose dice they are, and `need`: the lowest face that succeeds; only for those who count luck.
        """
        self.seal()
        faces = dice(self._stream(purpose), number, sides)
        self.thrown.append(Thrown(seat, tuple(faces), sides, need))
        return faces

    def shuffle(self, things: Sequence[X], purpose: str) -> list[X]:
        """A shuffled copy; by itself it shows nothing and does not seal."""
        return shuffled(things, self._stream(purpose))

    def _stream(self, purpose: str) -> Any:
        state = self.state
        state.rolls += 1
        return stream(state.seed, state.epoch, state.rolls, purpose)

    # --- asking ------------------------------------------------------------------------------------------------------

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        """What a seat may do while an open question waits, by verb. Games override it."""
        return {}

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        """Carries out what `may` offered. Games override it."""
        raise NotImplementedError

    async def ask(
        self,
        kind: str,
        must: Must,
        about: Text,
        *,
        where: Sequence[str] = (),
        private: Mapping[Seat, Text] | None = None,
        open: bool = False,
    ) -> dict[Seat, Answer]:
        """Asks several seats at once and waits for all; the answers come back in the order of `must`.

        Args:
            kind: the verb of the question.
            must: a shape for each seat; a callable when the shapes depend on what a cut-in can change.
            about: the public sentence.
            where: places it is about.
            private: what only a seat is told.
            open: whether seats may cut in (deals, standing orders) before the last answer.
        """
        shapes = must() if callable(must) else must
        self.state.asked += 1
        number, seats, given = self.state.asked, list(shapes), dict[Seat, Answer]()
        while shapes:
            seat, verb, value = await Ask(
                kind, about, shapes, number, tuple(where), private or {}, self.may if open else None, self.pending
            )
            if verb is None:
                given[seat] = value
                if len(shapes) == 1:
                    break
            else:
                await self.cut_in(seat, verb, value)
                shapes = must() if callable(must) else shapes
            shapes = {other: shape for other, shape in shapes.items() if other not in given}
        return {seat: given[seat] for seat in seats if seat in given}

    async def during(self, step: Text, rule: Awaitable[X]) -> X:
        """Follows a rule; until it is done, its questions say that this step is pending. The step is public."""
        before = self.pending
        self.pending = (*before, step)
        done = await rule
        self.pending = before
        return done

    async def ask_one(self, kind: str, seat: Seat, shape: Shape, about: Text, **how: Any) -> Answer:
        """Asks one seat. Keywords as for `ask`."""
        return (await self.ask(kind, {seat: shape}, about, **how))[seat]

    async def pick(
        self,
        kind: str,
        seat: Seat,
        options: list[Option],
        about: Text,
        *,
        why: Why | None = None,
        lean: Callable[[str], int] | None = None,
        always: bool = False,
        **how: Any,
    ) -> str:
        """One of the options; a single option is taken without asking unless `always`."""
        if len(options) == 1 and not always:
            return options[0].id
        answer = await self.ask_one(kind, seat, PickOne(options, why or never, lean), about, **how)
        assert isinstance(answer, str)
        return answer

    async def pick_some(
        self, kind: str, seat: Seat, shape: PickSome, about: Text, *, always: bool = False, **how: Any
    ) -> list[str]:
        """Some of the options; not asked when all must be taken."""
        if shape.low >= len(shape.options) and not always:
            return [option.id for option in shape.options]
        answer = await self.ask_one(kind, seat, shape, about, **how)
        assert isinstance(answer, list)
        return answer

    async def amount(self, kind: str, seat: Seat, low: int, high: int, about: Text, **how: Any) -> int:
        """A number from `low` to `high`; not asked when they are equal."""
        if low == high:
            return low
        answer = await self.ask_one(kind, seat, Amount(low, high), about, **how)
        assert isinstance(answer, int)
        return answer

    async def spread(self, kind: str, seat: Seat, shape: Spread, about: Text, **how: Any) -> dict[str, int]:
        """A total over slots; not asked when only one way exists."""
        slots: list[Slot] = [slot for slot in shape.slots if slot.most]
        if shape.low >= shape.room():
            return {slot.id: slot.most for slot in slots}
        if shape.high == 0:
            return {}
        if len(slots) == 1 and shape.low == shape.high:
            return {slots[0].id: shape.low}
        answer = await self.ask_one(kind, seat, shape, about, **how)
        assert isinstance(answer, dict)
        return {slot: amount for slot, amount in answer.items() if isinstance(amount, int)}

    async def order(self, kind: str, seat: Seat, options: list[Option], about: Text, **how: Any) -> list[str]:
        """All options in an order of the seat's choice; not asked for fewer than two."""
        if len(options) < 2:
            return [option.id for option in options]
        answer = await self.ask_one(kind, seat, Order(options), about, **how)
        assert isinstance(answer, list)
        return answer

    async def confirm(
        self, kind: str, seat: Seat, about: Text, *, yes: Text | None = None, no: Text | None = None, **how: Any
    ) -> bool:
        """Whether to do it."""
        return await self.ask_one(kind, seat, yes_no(yes, no), about, **how) == YES


def refuse(rule: str, text: Text) -> IllegalAnswer:
    """The error of a rule that forbids something."""
    return IllegalAnswer(text, rule)


__all__ = ["NO", "YES", "Core", "Must", "Refusal", "Run", "refuse"]
