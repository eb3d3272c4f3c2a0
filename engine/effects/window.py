"""A window: an occasion at which seats are asked whether they use something, and the order in which they do.

1. Everyone who could ever react is asked at once, whether or not they hold the card, because who is asked gives a hand
   away; what makes a seat eligible is public. The first in order who wants to act does, and the others are asked anew.
2. Mandatory abilities resolve by themselves in their player's turn; before that only those earlier in order are asked.
3. The window closes when all pass; if a deal made meanwhile gave somebody else something to use, it goes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from engine.ask import Answer, Option, PickOne, Seat, Shape
from engine.effects.ability import Ability, Holding, Occasion, Opened, UseId
from engine.effects.in_force import ALL, G
from engine.effects.watched import CHANGES
from engine.ids import MOST
from engine.question import AnyQuestion
from engine.text import T, Text, seat_name

O = TypeVar("O", bound=Occasion)
PASS = "pass"


Due = dict[Seat, list[Ability[G, O]]]
Declines = Callable[[G, Seat, Ability[G, O]], Awaitable[bool]]


class Row(NamedTuple, Generic[G, O]):
    """Abilities of one holding that stand together in the order in which they are offered; and the same by source."""

    holding: Holding[G]
    abilities: Sequence[Ability[G, O]]
    sources: frozenset[str]
    by_source: Mapping[str, Sequence[Ability[G, O]]]


@dataclass(frozen=True, slots=True)
class Reach(Generic[G, O]):
    """What a seat may have of a moment's abilities, where it is the right player's moment.

    Attributes:
        free: what it may use; `rows`: the same by holding.
        due: what happens by itself.
    """

    free: Sequence[Ability[G, O]]
    rows: Sequence[Row[G, O]]
    due: Sequence[Ability[G, O]]


@dataclass(frozen=True, slots=True)
class Reaches(Generic[G, O]):
    """What seats may have of a moment's abilities, for all to see: hidden ones, and open ones in force.

    Attributes:
        all: by seat; `free`: of them those with something to use; `due`: what may happen by itself, one by one.
    """

    all: dict[Seat, Reach[G, O]]
    free: Sequence[tuple[Seat, Reach[G, O]]]
    due: Sequence[tuple[Seat, Ability[G, O]]]


class Led(ABC, Generic[G, O]):
    """What a window needs to know of the kind of occasion it is opened for, as the game says it.

    Attributes:
        question_kind: what its window asks; `target`: what asks on what an ability is used, when it is announced.
        sources: what has to be in force for its open abilities.
        hidden: what seats may have of the others: in somebody else's moment, and in their own.
    """

    question_kind: AnyQuestion
    target: ClassVar[AnyQuestion]
    sources: frozenset[str]
    hidden: tuple[Reach[G, O] | None, Reach[G, O] | None]

    @property
    @abstractmethod
    def abilities(self) -> tuple[Ability[G, O], ...]:
        """All abilities, in the order in which they are offered."""

    def reaches(self, game: G, actor: Seat | None) -> Reaches[G, O]:
        """What seats may have of its abilities when it is the actor's; kept while nothing changes."""
        whose = ALL if actor is None else actor
        index = game.in_force
        kept = (index.memo if index.seen == CHANGES.last else index.kept())[self]
        found: Reaches[G, O] | None = kept.get(whose)
        if found is None:
            found = kept[whose] = self._looked_up(game, whose)
        return found

    def _looked_up(self, game: G, actor: Seat) -> Reaches[G, O]:
        every: dict[Seat, Reach[G, O]] = {}
        for seat, held in game.in_force.everyone():
            own = seat == actor
            open_ = not self.sources.isdisjoint(held)
            reach = _reach(self, self.sources & held, own, CHANGES.registered) if open_ else self.hidden[own]
            if reach is not None:
                every[seat] = reach
        free = [(seat, reach) for seat, reach in every.items() if reach.free]
        return Reaches(every, free, [(seat, one) for seat, reach in every.items() for one in reach.due])

    @abstractmethod
    def order(self, game: G) -> list[Seat]:
        """Who is first when several want to use something at the same time."""

    @abstractmethod
    def question(self, occasion: O, asked: Sequence[Seat]) -> Text:
        """What these seats are asked: what happened, as everyone may know it."""

    @abstractmethod
    def passing(self) -> Option:
        """To use nothing; its id is `PASS`."""

    def where(self, occasion: O) -> Sequence[str]:
        """The places it is about, for the picture."""
        return ()

    def discreet(self, game: G) -> bool:
        """Whether everyone who could ever react is asked; else only those who can, which is faster and leaks."""
        return True

    def deals(self, game: G) -> int:
        """How much has changed hands while windows are open: after a deal somebody else may have something to use."""
        return 0


@dataclass(slots=True)
class Window(Opened[G, O]):
    """One occasion, and how it is led.

    Attributes:
        near: what seats may have of it, as it was when the change `seen` was the last.
    """

    moment: Led[G, O] = field(kw_only=True)
    near: Reaches[G, O] | None = field(default=None, kw_only=True)
    seen: int = field(default=-1, kw_only=True)
    _order: list[Seat] = field(default_factory=list, init=False)

    # --- leading it --------------------------------------------------------------------------------------------------

    async def lead(self) -> None:
        """Asks and resolves until all pass or something cancels what happens."""
        due = self._due()
        while not self.occasion.cancelled:
            asked = self.could_react()
            if not asked and not due:
                return
            dealt = self.moment.deals(self.game)
            acted = await self._next(asked, due)
            if not acted and (self.moment.deals(self.game) == dealt or set(self.could_react()) <= set(asked)):
                return

    async def _next(self, asked: list[Seat], due: Due[G, O]) -> bool:
        """The next in order uses something, of free will or because it must; False when nobody does. All are asked
        anew where whatever was chosen was dealt away before the last of them answered.
        """
        order = self._in_order() if due or len(asked) > 1 else asked
        forced = self._forced(order, due) if due else None
        first = order if forced is None else order[: order.index(forced)]
        now = [seat for seat in first if seat in asked]
        dealt = self.moment.deals(self.game)
        chosen = await self._asking(now) if now else {}
        acting = [seat for seat, choice in chosen.items() if choice != PASS]
        if len(chosen) > 1 and acting:
            self.game.seal(())
        if acting and self.moment.deals(self.game) != dealt:
            acting = [seat for seat in acting if self._still(seat, str(chosen[seat]))]
            if not acting:
                return True
        actor = next(iter(acting), None)
        if actor is not None:
            self._order = _going_on(self._in_order(), actor)
            await self.use(actor, str(chosen[actor]))
        elif forced is not None:
            self._order = _going_on(order, forced)
            await self._resolve(forced, due.pop(forced))
        return actor is not None or forced is not None

    def _in_order(self) -> list[Seat]:
        """Who is first, from the one who acted last on; looked up where somebody has to be told from others."""
        self._order = self._order or self.moment.order(self.game)
        return self._order

    def _asking(self, seats: list[Seat]) -> Awaitable[dict[Seat, Answer]]:
        """Asks these seats; the answers come in their order."""

        def shapes() -> dict[Seat, Shape]:
            return {seat: PickOne([*self.choices(seat), self.moment.passing()]) for seat in seats}

        moment, occasion = self.moment, self.occasion
        about, where = moment.question(occasion, seats), moment.where(occasion)
        return self.game.ask(moment.question_kind, shapes, about, where=where, light=True)

    # --- what must happen --------------------------------------------------------------------------------------------

    def _due(self) -> Due[G, O]:
        """What still has to happen, by whose it is."""
        found: Due[G, O] = {}
        for seat, ability in self._reaches().due:
            if ability.holding.held(self, seat, ability):
                found.setdefault(seat, []).append(ability)
        return found

    def _forced(self, order: Iterable[Seat], due: Due[G, O]) -> Seat | None:
        """The first for whom something has to happen now."""
        return next((seat for seat in order if seat in due and self._must(seat, due[seat])), None)

    def _must(self, seat: Seat, abilities: Iterable[Ability[G, O]]) -> bool:
        return any(ability.eligible(self.game, seat, self.occasion) for ability in abilities)

    async def _resolve(self, seat: Seat, abilities: Iterable[Ability[G, O]]) -> None:
        """Whatever must happen for a seat happens, in order."""
        for ability in abilities:
            for id in ability.holding.held(self, seat, ability):
                if ability.eligible(self.game, seat, self.occasion):
                    await self._happen(seat, ability, id)

    async def _happen(self, seat: Seat, ability: Ability[G, O], id: str) -> None:
        step, resolved = ability.holding.step(seat, id), ability.use(self.game, seat, self.occasion, _whose(id).id)
        await (self.game.during(step, resolved) if step is not None else resolved)

    # --- using something ---------------------------------------------------------------------------------------------

    def choices(self, seat: Seat) -> list[Option]:
        """What a seat can use now."""
        reach = self._reaches().all.get(seat)
        return [] if reach is None else [ability.holding.option(id) for ability, id in self._usable(seat, reach)]

    def _usable(self, seat: Seat, reach: Reach[G, O]) -> Iterator[tuple[Ability[G, O], str]]:
        for holding, abilities, sources, by_source in reach.rows:
            among = holding.among(self.game, seat)
            if among is not None:
                here = sources.intersection(among)
                abilities = [one for source in sorted(here) for one in by_source[source]] if here else ()
            for ability in abilities:
                for id in holding.held(self, seat, ability):
                    if (seat, id) not in self.used and ability.fits(self.game, seat, self.occasion):
                        yield ability, id

    async def use(self, seat: Seat, choice: str) -> bool:
        """Uses a component: announce it with its target, let others cancel it, then resolve all of it.

        Returns False when it was cancelled, or was dealt away before a target was named.
        """
        ability, dealt = self._chosen(choice), self.moment.deals(self.game)
        self.used.add((seat, choice))
        target = await self._target(seat, ability, choice)
        if self.moment.deals(self.game) != dealt and choice not in ability.holding.held(self, seat, ability):
            self.used.discard((seat, choice))
            return False
        announced = ability.holding.announce(self, seat, ability, UseId.read(choice), target)
        step = ability.holding.step(seat, choice)
        return await (self.game.during(step, announced) if step is not None else announced)

    def _still(self, seat: Seat, choice: str) -> bool:
        """Whether a seat can still use what it has chosen."""
        return any(option.id == choice for option in self.choices(seat))

    def _chosen(self, choice: str) -> Ability[G, O]:
        named = UseId.read(choice)
        abilities = [one for one in self.moment.abilities if not one.mandatory and one.source == named.source]
        return next(one for one in abilities if one.holding.name == named.holding)

    async def _target(self, seat: Seat, ability: Ability[G, O], choice: str) -> Option:
        if ability.targets is None:
            return _whose(choice)
        options = ability.targets(self.game, seat, self.occasion)
        picked = await self.game.pick(self.moment.target, seat, options, ability.holding.question(seat, choice))
        if ability.further is not None:
            return await ability.further(self.game, seat, picked)
        return next(option for option in options if option.id == picked)

    async def follow(self, seat: Seat, source: str, decline: Declines[G, O] | None = None) -> None:
        """Resolves all that one component says at this moment, in the order in which it stands there: a revealed card.

        Args:
            decline: asks whether a seat leaves out what it may; None where all is followed.
        """
        for ability in self.moment.abilities:
            if ability.source != source or not ability.fits(self.game, seat, self.occasion):
                continue
            if decline is None or ability.mandatory or not await decline(self.game, seat, ability):
                choice = UseId(ability.holding.name, source)
                target = await self._target(seat, ability, choice.id)
                await ability.holding.announce(self, seat, ability, choice, target)

    # --- who is asked ------------------------------------------------------------------------------------------------

    def could_react(self) -> list[Seat]:
        """Who is asked: judged by what everyone knows, or by the hands where the table chose so."""
        near = self._reaches().free
        if not near:
            return []
        seats, test = self.game.seats(), self._can_use if self.moment.discreet(self.game) else self._can
        return [seat for seat, reach in near if seat in seats and test(seat, reach)]

    def _can(self, seat: Seat, reach: Reach[G, O]) -> bool:
        """Looks through abilities only where the seat holds any of them."""
        for holding, _, sources, _ in reach.rows:
            among = holding.among(self.game, seat)
            if among is None or not sources.isdisjoint(among):
                return next(self._usable(seat, reach), None) is not None
        return False

    def _can_use(self, seat: Seat, reach: Reach[G, O]) -> bool:
        for holding, abilities, _, _ in reach.rows:
            for ability in abilities if holding.some(self.game, seat) else ():
                if holding.can_use(self, seat, ability) and ability.fits(self.game, seat, self.occasion):
                    return True
        return False

    def _reaches(self) -> Reaches[G, O]:
        """What seats may have of it, looked up anew when anything in force has changed."""
        if self.near is None or self.seen != CHANGES.last:
            self.near, self.seen = self.moment.reaches(self.game, self.occasion.actor), CHANGES.last
        return self.near


def reach_of(abilities: Sequence[Ability[G, O]], held: frozenset[str], own: bool) -> Reach[G, O] | None:
    """What a seat may have of these abilities with what it has in force; None where it can have nothing of them."""
    whose = "self" if own else "other"
    near = [one for one in abilities if one.who in ("any", whose) and (not one.holding.open or one.source in held)]
    if not near:
        return None
    free = [one for one in near if not one.mandatory]
    return Reach(free, list(_rows(free)), [one for one in near if one.mandatory])


@lru_cache(MOST)
def _reach(moment: Led[Any, Any], held: frozenset[str], own: bool, registered: int) -> Reach[Any, Any] | None:
    """The same of a moment, as the content is that was registered until then."""
    return reach_of(moment.abilities, held, own)


def _rows(abilities: Iterable[Ability[G, O]]) -> Iterator[Row[G, O]]:
    for holding, row in groupby(abilities, lambda one: one.holding):
        those = list(row)
        by_source = groupby(those, lambda one: one.source)
        sources = frozenset([one.source for one in those])
        yield Row(holding, those, sources, {source: list(few) for source, few in by_source})


def _whose(choice: str) -> Option:
    """What stands for the target of an ability without one: whose the component was before, if anyone's."""
    seat = UseId.read(choice).seat
    return Option("", T("list-empty")) if seat is None else Option(str(seat), seat_name(seat))


def _going_on(order: list[Seat], actor: Seat) -> list[Seat]:
    """The same order, from the one after a seat on."""
    at = order.index(actor) + 1
    return order[at:] + order[:at]
