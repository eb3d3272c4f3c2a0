"""What a game offers so that players can ask how a battle would go (`Rules.battles`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeVar

from engine.ask import Ask, Seat
from engine.odds.chain import ALL, Endings, State
from engine.text import T, Text, seat_name

V = TypeVar("V")
"""What a reader sees of a game."""
WHOLE = 1_000_000
"""What is certain, in the figures of `Odds`."""
HUNDREDTHS = 100

Force = Mapping[str, int]
"""What a side has: so many of each `Word`, by its id; a part of a piece as `cruiser.hull`."""
Kind = Literal["piece", "part", "trait", "place"]


@dataclass(frozen=True, slots=True)
class Word:
    """Something that can be named of a battle.

    Attributes:
        kind: a piece that fights; a part of the pieces named before it; a trait of its side; a place of both.
        most: the highest number of it.
        short: what it is called for short in every language.
        of: the piece of which it is a better kind: `2 cruisers II` are two cruisers of a side that has this.
    """

    id: str
    name: Text
    kind: Kind = "piece"
    most: int = 1
    short: tuple[str, ...] = ()
    of: str = ""


class Battle(NamedTuple):
    """Two forces and where they meet. The first one attacks."""

    first: Force
    second: Force
    place: Force = {}


@dataclass(frozen=True, slots=True)
class Losses:
    """What a side loses in the mean: pieces, how many of each it had, and hundredths of one that are lost."""

    name: Text
    number: int
    lost: int


@dataclass(frozen=True, slots=True)
class Odds:
    """How a battle goes, in parts of `WHOLE`.

    Attributes:
        first, second: how often each wins; in all other battles nobody does.
        losses: of each side.
        error: how far the chances may be off; 0 where they are exact.
        least, most: between which `first` lies with what is not known; both `first` where everything is.
        seats: who the two sides are, where they are players of a table.
        notes: what was assumed.
    """

    first: int
    second: int
    losses: tuple[tuple[Losses, ...], tuple[Losses, ...]]
    error: int = 0
    least: int = -1
    most: int = -1
    notes: tuple[Text, ...] = field(default=())

    @property
    def nobody(self) -> int:
        """How often nobody wins."""
        return max(0, WHOLE - self.first - self.second)

    @property
    def range(self) -> tuple[int, int]:
        """Between which the chance of the first side lies."""
        return (self.first, self.first) if self.least < 0 else (self.least, self.most)


class AtHand(NamedTuple):
    """A battle that a seat is asked about.

    Attributes:
        first, second: who the two sides are; None: no player.
        odds: of the first one.
        place: where it would be, at a question that can lead to several.
        nobodys: what a side is called that is no player.
    """

    first: Seat | None
    second: Seat | None
    odds: Odds
    place: Text | None = None
    nobodys: Text = T("odds-nobodys")

    @property
    def names(self) -> tuple[Text, Text]:
        """What the two sides are called."""
        first, second = (self.nobodys if seat is None else seat_name(seat) for seat in (self.first, self.second))
        return first, second


class Battles(ABC, Generic[V]):
    """How battles of a game go.

    Attributes:
        example: forces as somebody types them.
        counted: what is reckoned with, and what is not.
        asked: the kinds of questions under which a player may want to know.
    """

    example: Text
    counted: Text
    asked: frozenset[str] = frozenset()

    @abstractmethod
    def words(self) -> Sequence[Word]:
        """All that can be named."""

    @abstractmethod
    def odds(self, battle: Battle) -> Odds:
        """How such a battle goes.

        Raises:
            IllegalAnswer: no such battle can be fought.
        """

    def asks(self, look: Callable[[], V], seat: Seat, ask: Ask) -> bool:
        """Whether a seat is asked about a battle, as far as everybody can tell. `look`: what it sees, where need be."""
        return ask.kind in self.asked

    @abstractmethod
    def at_hand(self, view: V, seat: Seat, ask: Ask) -> Sequence[AtHand]:
        """The battles that a seat is asked about, told by nothing but what it may see: the one that goes on, or those
        that its answer can lead to.
        """


def tallied(
    found: Endings,
    gone: Callable[[int, State], bool],
    left: Callable[[int, State], Mapping[str, int]],
    had: tuple[Mapping[str, int], Mapping[str, int]],
    names: Callable[[str], Text],
) -> Odds:
    """Odds from how a battle ends.

    Args:
        gone: whether nothing of a side (0, 1) is left in a state; `left`: its pieces then; `had`: those at first.
    """
    total, won = max(1, sum(found.spread.values())), [0, 0]
    sums: tuple[dict[str, int], dict[str, int]] = ({}, {})
    for state, chance in found.spread.items():
        lost = [gone(side, state) for side in (0, 1)]
        for side in (0, 1):
            won[side] += chance if lost[1 - side] and not lost[side] else 0
            for id, number in left(side, state).items():
                sums[side][id] = sums[side].get(id, 0) + number * chance
    losses = [_lost(had[side], {id: HUNDREDTHS * n // total for id, n in sums[side].items()}, names) for side in (0, 1)]
    error = -(-found.error * WHOLE // ALL)
    return Odds(WHOLE * won[0] // total, WHOLE * won[1] // total, (losses[0], losses[1]), error)


def _lost(had: Mapping[str, int], left: Mapping[str, int], names: Callable[[str], Text]) -> tuple[Losses, ...]:
    """What of each is lost, by hundredths that are left."""
    return tuple(
        Losses(names(id), number, max(0, number * HUNDREDTHS - left.get(id, 0))) for id, number in had.items() if number
    )
