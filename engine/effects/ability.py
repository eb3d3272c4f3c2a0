"""Abilities of components: what happens, what they stand on, and who may use them.

A `Holding` is where components lie from which abilities are used: a hand, a play area, a faction sheet. It says who has
what, what everyone can know of that, and how a component is used from there. A game has one object for each.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from engine.ask import Option, Seat
from engine.effects.in_force import G
from engine.ids import Id
from engine.text import Text


@dataclass(slots=True, kw_only=True)
class Occasion:
    """What is happening. Each kind of moment has an occasion of its own, with what its abilities need to know.

    Attributes:
        actor: whose moment it is (who activates, rolls, plays); None for moments of the whole table.
        cancelled: set by an ability that undoes what happens; the window closes.
    """

    actor: Seat | None = None
    cancelled: bool = False


@dataclass(frozen=True)
class UseId(Id):
    """The id of a component that can be used: its holding's name, its source, and whose it was before (a note)."""

    holding: str
    source: str
    seat: Seat | None = None


def component_of(id: str) -> str:
    """The component that an option uses or is: of `card:sabotage`, of `note:ceasefire:2`, of `sabotage` alone."""
    used = UseId.maybe(id)
    return id if used is None else used.source


O = TypeVar("O", bound=Occasion)
Who = Literal["self", "other", "any"]
When = Callable[[G, Seat, O], bool]
Targets = Callable[[G, Seat, O], list[Option]]
Further = Callable[[G, Seat, str], Awaitable[Option]]
Use = Callable[[G, Seat, O, str], Awaitable[None]]


@dataclass(slots=True)
class Opened(Generic[G, O]):
    """An occasion in a game.

    Attributes:
        used: abilities already used in it, as (seat, id): each once an occasion.
    """

    game: G
    occasion: O
    used: set[tuple[Seat, str]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Ability(Generic[G, O]):
    """One ability of a component at one moment.

    Attributes:
        holding: where its component has to lie, and how it is used from there.
        source: the component's id.
        use: the effect: `use(game, seat, occasion, target)`.
        who: whose moment it must be, seen from the holder: own, another's or anyone's.
        when: a public condition on the position.
        targets: what is chosen when it is announced, before it can be cancelled; unusable when there is none.
        further: asks for the rest of the announcement, given the target; its option stands for both.
        mandatory: it resolves by itself.
    """

    holding: Holding[G]
    source: str
    use: Use[G, O]
    who: Who = "self"
    when: When[G, O] | None = None
    targets: Targets[G, O] | None = None
    further: Further[G] | None = None
    mandatory: bool = False

    def concerns(self, seat: Seat, occasion: O) -> bool:
        """Whether it is the right player's moment for this seat."""
        return self.who == "any" or (occasion.actor == seat) == (self.who == "self")

    def fits(self, game: G, seat: Seat, occasion: O) -> bool:
        """Whether the position allows it, for all to see."""
        if self.when is not None and not self.when(game, seat, occasion):
            return False
        return self.targets is None or bool(self.targets(game, seat, occasion))

    def eligible(self, game: G, seat: Seat, occasion: O) -> bool:
        """Whether a seat that holds it may use it now."""
        return self.concerns(seat, occasion) and self.fits(game, seat, occasion)


At = Opened[G, Any]
"""An occasion of whatever kind, and `Entry`: an ability at any."""
Entry = Ability[G, Any]


class Holding(ABC, Generic[G]):
    """Where components lie from which abilities are used (a hand, a play area, a faction sheet), and how.

    Attributes:
        name: the first part of the ids of its components.
        open: whether everyone sees who has what: a source has to be in force to be used. Of a hand it is not.
    """

    open: bool = True

    def __init__(self, name: str) -> None:
        self.name = name
        self._ids: dict[str, str] = {}

    def id(self, source: str) -> str:
        """The id (`UseId`) of a component that belongs to whoever has it."""
        if source not in self._ids:
            self._ids[source] = UseId(self.name, source).id
        return self._ids[source]

    def among(self, game: G, seat: Seat) -> Collection[str] | None:
        """The sources that a seat holds here, so that the rest need not be looked at; None where that is not known."""
        return None

    def some(self, game: G, seat: Seat) -> bool:
        """Whether a seat could have anything to use here at all, judged by what everyone knows."""
        return True

    def can_use(self, at: At[G], seat: Seat, ability: Entry[G]) -> bool:
        """Whether a seat with `some` here could use this ability, judged by what everyone knows."""
        return any((seat, id) not in at.used for id in self.held(at, seat, ability))

    @abstractmethod
    def held(self, at: At[G], seat: Seat, ability: Entry[G]) -> Sequence[str]:
        """The ids (`UseId`) under which a seat can use an ability now; none when it does not have it, or not ready."""

    async def announce(self, at: At[G], seat: Seat, ability: Entry[G], choice: UseId, target: Option) -> bool:
        """Uses a component, at its cost and for all to hear. Returns False when it was cancelled.

        Args:
            target: what was chosen; without targets its id is the seat of the choice, if any, else empty.
        """
        await ability.use(at.game, seat, at.occasion, target.id)
        return True

    @abstractmethod
    def option(self, choice: str) -> Option:
        """A component to choose, with what it does."""

    @abstractmethod
    def question(self, seat: Seat, choice: str) -> Text:
        """What is asked when the component's target is chosen."""

    def step(self, seat: Seat, choice: str) -> Text | None:
        """The step that questions stand in while the component is resolved, in words."""
        return None
