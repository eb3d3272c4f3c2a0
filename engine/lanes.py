"""Rules that several seats follow at the same time, each in a lane of its own: see `Run.together`.

Nothing of a lane shows outside before all have ended: its questions, its steps and what it tells are its seat's own.
So the order in which answers arrive changes nothing, and a seat can take back its own steps whatever others have done.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar, cast

from engine.ask import Ask, Nothing, Reply, Seat, Shape, Together
from engine.chance import Thrown
from engine.events import Event
from engine.text import Text

X = TypeVar("X")
R = TypeVar("R", covariant=True)
Known = tuple[Seat, ...] | None
"""The seats that know something; None for everybody."""


class Driver(Protocol):
    """What a lane needs of the run that it belongs to."""

    lane: Lane[object] | None
    pending: tuple[Text, ...]
    events: list[Event]
    thrown: list[Thrown]
    sealed: bool

    def seal(self, to: Iterable[Seat] | None = None) -> None:
        """Something hidden became known."""


@dataclass(slots=True)
class Lane(Generic[R]):
    """The rule of one seat.

    Attributes:
        opened: what everybody knows of the question that all lanes together are.
        key: where its chance comes from; the seat and the own counter are added to it.
        pending: the steps that its seat is within.
        ask: its open question; None when its seat has nothing more to decide.
        asked, rolls: its own counters.
        held, thrown: lines and dice that nobody may know of before all lanes have ended.
        learned: who will know something hidden then; None for everybody.
    """

    seat: Seat
    rule: Coroutine[Ask, Reply, R]
    opened: Ask
    key: int
    pending: tuple[Text, ...]
    ask: Ask | None = None
    asked: int = 0
    rolls: int = 0
    held: list[Event] = field(default_factory=list)
    thrown: list[Thrown] = field(default_factory=list)
    learned: Known = ()
    over: bool = False
    result: R | None = None

    def number(self, seats: Sequence[Seat]) -> int:
        """The number of the next question.

        Raises:
            RuntimeError: it asks another seat.
        """
        if any(seat != self.seat for seat in seats):
            raise RuntimeError(f"the rule of seat {self.seat} asks {seats}: beside others it asks its own seat alone")
        self.asked += 1
        return self.asked

    def stream(self) -> str:
        """The counter of the next roll or shuffle."""
        self.rolls += 1
        return f"{self.key}.{self.seat}.{self.rolls}"

    def tell(self, event: Event) -> Event | None:
        """Holds a line back; what its own seat alone reads of it is given back, to be told now."""
        own, rest = event.parted(self.seat)
        if rest is not None:
            self.held.append(rest)
        return own

    def learn(self, learned: Known, to: Iterable[Seat] | None) -> Known:
        """Who knows more now. Whatever others learn, they learn it when all have ended."""
        if self.learned is not None:
            self.learned = None if to is None else (*self.learned, *to)
        return None if learned is None else (*learned, self.seat)

    def follow(self, run: Driver, reply: Reply | None = None) -> None:
        """Follows the rule to its next question."""
        if self.over:
            self.ask = None
            return
        outer, run.lane, run.pending = run.pending, self, self.pending
        try:
            self.ask = self.rule.send(reply)  # type: ignore[arg-type]
        except StopIteration as end:
            self.over, self.result = True, end.value
            self.ask = None if self.asked else self._nothing()
        self.pending, run.pending, run.lane = run.pending, outer, None

    def _nothing(self) -> Ask:
        """So that nobody sees whether others had anything to decide, everybody answers at least once."""
        opened, number = self.opened, self.number([self.seat])
        return Ask(opened.kind, opened.about, {self.seat: Nothing()}, number, opened.where, pending=opened.pending)


async def together(run: Driver, opened: Ask, rules: Mapping[Seat, Coroutine[Ask, Reply, X]], key: int) -> dict[Seat, X]:
    """Follows the rules to their ends, then tells what they held back, in seat order."""
    lanes = {seat: Lane(seat, rules[seat], opened, key, run.pending) for seat in sorted(rules)}
    for lane in lanes.values():
        lane.follow(run)
    while any(lane.ask is not None for lane in lanes.values()):
        reply = await _waiting(opened, lanes)
        lanes[reply.seat].follow(run, reply)
    for lane in lanes.values():
        run.events += lane.held
        run.thrown += lane.thrown
        if lane.learned != ():
            run.seal(lane.learned)
    run.sealed = run.sealed or len(lanes) > 1
    return {seat: cast(X, lane.result) for seat, lane in lanes.items()}


def _waiting(opened: Ask, lanes: Mapping[Seat, Lane[X]]) -> Together:
    """One question to all that stays the same until all rules have ended, and in it each seat's own."""
    own = {seat: lane.ask for seat, lane in lanes.items() if lane.ask is not None}
    must: dict[Seat, Shape] = {seat: ask.must[seat] for seat, ask in own.items()}
    cuts = None if all(ask.cuts is None for ask in own.values()) else _Cuts(own)
    return Together(
        opened.kind,
        opened.about,
        must,
        opened.number,
        opened.where,
        cuts=cuts,
        pending=opened.pending,
        own=own,
        shown=tuple(lanes),
    )


@dataclass(slots=True)
class _Cuts:
    """What a seat may do meanwhile is what its own question lets it."""

    own: Mapping[Seat, Ask]

    def __call__(self, seat: Seat) -> Mapping[str, Shape]:
        return self.own[seat].may(seat) if seat in self.own else {}
