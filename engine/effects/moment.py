"""Moments: occasions at which abilities may or must be used.

The rule at whose side something happens declares the moment and opens it; a card registers an ability with it:

    SYSTEM_ACTIVATED = Moment[Activation]("after_activate_system")
    await SYSTEM_ACTIVATED.open(game, Activation(seat, system))

    @SYSTEM_ACTIVATED.ability(CARD, "minefield", who="other")
    async def minefield(game: Game, seat: Seat, about: Activation, target: str) -> None: ...

What happens is an `Occasion` of the moment's own type, which abilities may change (`about.hits -= 1`); the rule that
opened the moment reads it back. Abilities stand in the order of their holdings' names, then of their sources, and those
of one source in the order in which they were registered, which is the order on the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, TypeVar

from engine.effects.ability import Ability, Further, Holding, Occasion, Targets, Use, When, Who
from engine.effects.in_force import G
from engine.effects.watched import CHANGES
from engine.effects.window import Led, Window, reach_of
from engine.question import Question

O = TypeVar("O", bound=Occasion)


class Moment(Led[G, O], Generic[G, O]):
    """A kind of occasion. A game derives its own moments, knows them all, and says how their windows are led.

    Attributes:
        name: also that of the kind of question that its window asks, by which standing orders know it.
        questions: the game's own kinds of questions.
        passable: whether it is a chance to react that a seat can let pass in advance.
    """

    known: ClassVar[dict[str, Moment[Any, Any]]] = {}
    questions: ClassVar[type[Question[Any]]] = Question
    _passables: ClassVar[tuple[int, tuple[str, ...]]] = -1, ()

    def __init__(self, name: str, *, passable: bool = True) -> None:
        assert name not in self.known, f"{name} is declared twice"
        self.known[name] = self
        self.name, self.passable = name, passable
        self.question_kind = self.questions(name, open=False, interruptible=True)
        self.abilities = ()

    @property
    def abilities(self) -> tuple[Ability[G, O], ...]:
        """All abilities, in the order in which they are offered."""
        return self._abilities

    @abilities.setter
    def abilities(self, abilities: Iterable[Ability[G, O]]) -> None:
        self._abilities = tuple(sorted(abilities, key=lambda one: (one.holding.name, one.source)))
        self.sources = frozenset(one.source for one in self._abilities if one.holding.open)
        nothing = frozenset[str]()
        self.hidden = (reach_of(self._abilities, nothing, False), reach_of(self._abilities, nothing, True))
        CHANGES.register()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.known is Moment.known:
            cls.known, cls._passables = {}, (-1, ())

    @classmethod
    def passables(cls) -> tuple[str, ...]:
        """The windows that a seat can let pass in advance: the same for every seat, so it tells nothing."""
        if cls._passables[0] != CHANGES.registered:
            chances = (moment for moment in cls.known.values() if moment.passable)
            found = sorted(one.name for one in chances if any(not ability.mandatory for ability in one.abilities))
            cls._passables = CHANGES.registered, tuple(found)
        return cls._passables[1]

    async def open(self, game: G, occasion: O) -> O:
        """Opens the window and leads it to its close. Returns the occasion, as abilities left it."""
        near = self.reaches(game, occasion.actor) if self._abilities else None
        if near is not None and near.all:
            await Window(game, occasion, moment=self, near=near, seen=CHANGES.last).lead()
        return occasion

    def window(self, game: G, occasion: O) -> Window[G, O]:
        """The window of an occasion, not yet opened."""
        return Window(game, occasion, moment=self)

    def ability(
        self,
        holding: Holding[G],
        source: str,
        *,
        who: Who = "self",
        when: When[G, O] | None = None,
        targets: Targets[G, O] | None = None,
        further: Further[G] | None = None,
        mandatory: bool = False,
    ) -> Callable[[Use[G, O]], Use[G, O]]:
        """Registers an ability; see `Ability`."""

        def register(use: Use[G, O]) -> Use[G, O]:
            self.add(Ability(holding, source, use, who, when, targets, further, mandatory))
            return use

        return register

    def add(self, ability: Ability[G, O]) -> None:
        """Puts an ability in its place; the order does not depend on which module came first."""
        self.abilities = (*self.abilities, ability)
