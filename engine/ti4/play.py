"""A game of Twilight Imperium in play: what every rule of it needs to ask, read, move and tell.

`Game` stays small: it joins the state with its rooms. Whatever is one concept of the rulebook has a module of its own
and takes the game as its first argument.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engine import effects, question
from engine.ask import Answer, Seat, Shape
from engine.effects import Effect, EffectsRun, lasting, without
from engine.effects.watched import CHANGES
from engine.kit.circle import Circle
from engine.kit.draft import in_places
from engine.kit.interrupts import Interrupts
from engine.ti4.abilities.sources import Sources
from engine.ti4.components import COMMAND_TOKENS, FACTIONS, PIECES, SHIPS, TOKENED, UNITS, Faction, UnitCard
from engine.ti4.galaxy import board
from engine.ti4.state import Player, Pool, State

V = TypeVar("V")
A = TypeVar("A")
_SHIPS = frozenset(SHIPS)


class Game(EffectsRun[State], Circle):
    """The game as its rules see it."""

    def __init__(self, state: State) -> None:
        super().__init__(Sources(state))
        self._near: dict[board.Ways, board.Neighbourhood] = {}
        self._seated, self._seated_at = list[Seat](), -1

    # --- seats -------------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """The components of a seat."""
        return self.state.players[seat]

    def faction(self, seat: Seat) -> Faction:
        """The faction sheet of a seat."""
        return FACTIONS[self.state.players[seat].faction]

    def seats(self) -> list[Seat]:
        """Seats still in the game, in seat order; not to be changed. TI-ELIMINATION-02"""
        if self._seated_at != CHANGES.last:  # who leaves the game is watched
            self._seated_at = CHANGES.last
            self._seated = [player.seat for player in self.state.players if not player.eliminated]
        return self._seated

    def places(self) -> Mapping[Seat, int] | None:
        """Where the seats sit, where they drafted that."""
        return in_places(self.state.draft)

    # --- figures -----------------------------------------------------------------------------------------------------

    def card(self, seat: Seat, type: str) -> UnitCard:
        """The unit card in force for a seat's units of a type. TI-UPGRADE-05, TI-UPGRADE-06"""
        return UNITS[self.state.players[seat].units[type]]

    def near(self, seat: Seat | None = None, moving: bool = False) -> board.Neighbourhood:
        """Adjacent systems, as they count for a seat now, or for its moving ships. TI-ADJACENT-01, TI-ADJACENT-02"""
        alike = ADJACENT_WORMHOLES(self, seat, False) if seat is not None else False
        closed = CLOSED_WORMHOLES(self, seat, False) if moving and not alike and seat is not None else False
        key = (len(self.state.systems), alike, closed, self.openings(), LINKS(self, ()))
        found = self._near.get(key)
        if found is None:
            found = self._near[key] = board.adjacency(self.state, *key[1:])
        return found

    def openings(self) -> tuple[board.Opening, ...]:
        """Wormholes that are not printed: tokens, and what abilities open. TI-WORMHOLE-02"""
        tokens = self.state.wormholes
        return WORMHOLES(self, tuple([(system, kind) for kind, system in tokens.items()]) if tokens else ())

    def wormholes(self, system: str) -> tuple[str, ...]:
        """The wormholes of a system now. TI-WORMHOLE-02"""
        return board.open_wormholes(system, self.openings())

    def neighbors(self, seat: Seat) -> list[Seat]:
        """Players in the same or an adjacent system, as either of the two sees the board. TI-NEIGHBOR-04"""
        near, where = self.near(seat), board.haunts(self.state)
        return [other for other in self.seats() if other != seat and self._meets(where, near, seat, other)]

    def are_neighbors(self, seat: Seat, other: Seat) -> bool:
        """Whether another seat is among the neighbors of this one. TI-NEIGHBOR-04"""
        where = {one: board.haunt(self.state, one) for one in (seat, other)}
        return other != seat and other in self.seats() and self._meets(where, self.near(seat), seat, other)

    def _meets(self, where: Mapping[Seat, set[str]], near: board.Neighbourhood, seat: Seat, other: Seat) -> bool:
        if board.meet(where, seat, other, near):
            return True
        theirs = self.near(other)
        return theirs is not near and board.meet(where, seat, other, theirs)

    def pieces_left(self, seat: Seat, type: str) -> int:
        """Units of a type in reinforcements; fighters and infantry count as plenty. TI-REINFORCE-02, TI-LIMIT-04"""
        if type in TOKENED:
            return 99
        return PIECES[type] - sum(self.on_board(seat, type).values())

    def on_board(self, seat: Seat, type: str) -> dict[str, int]:
        """Where a seat's units of a type are: pieces by place."""
        found: dict[str, int] = {}
        for id, system in self.state.systems.items():
            if seat in system.space and type in (units := system.space[seat].units):
                found[id] = units[type]
        for id, planet in () if type in _SHIPS else self.state.planets.items():
            if seat in planet.ground and type in (units := planet.ground[seat].units):
                found[id] = units[type]
        return found

    def pieces(self, seat: Seat) -> dict[str, dict[str, int]]:
        """Where a seat's units of all types are: pieces by place, by type."""
        found: dict[str, dict[str, int]] = {}
        space = [(id, system.space[seat]) for id, system in self.state.systems.items() if seat in system.space]
        for id, force in space:
            for type, number in force.units.items():
                found.setdefault(type, {})[id] = number
        ground = [(id, planet.ground[seat]) for id, planet in self.state.planets.items() if seat in planet.ground]
        for id, force in ground:
            for type, number in force.units.items():
                if type not in _SHIPS:
                    found.setdefault(type, {})[id] = number
        return found

    def planets(self, seat: Seat) -> list[str]:
        """Planets the seat controls. TI-CONTROL-06"""
        return [planet.id for planet in self.state.planets.values() if planet.owner == seat]

    def ships(self, seat: Seat, system: str) -> dict[str, int]:
        """The seat's ships in a system: pieces by type."""
        force = self.state.systems[system].space.get(seat)
        return {type: number for type, number in force.units.items() if type in _SHIPS} if force else {}

    def flies(self, seat: Seat, system: str) -> bool:
        """Whether the seat has ships in a system."""
        force = self.state.systems[system].space.get(seat)
        return force is not None and not _SHIPS.isdisjoint(force.units)

    def fleet_systems(self, seat: Seat) -> list[str]:
        """Systems with ships of a seat."""
        systems = self.state.systems.items()
        return [id for id, it in systems if seat in it.space and not _SHIPS.isdisjoint(it.space[seat].units)]

    def fleets(self, system: str) -> list[Seat]:
        """Seats with ships in a system."""
        space = self.state.systems[system].space
        return [seat for seat in sorted(space) if self.flies(seat, system)] if space else []

    def reserve(self, seat: Seat) -> int:
        """Command tokens in reinforcements: 16 less those on the sheet and on the board. TI-COMMANDTOKEN-03"""
        player = self.state.players[seat]
        placed = sum([system.tokens.count(seat) for system in self.state.systems.values() if system.tokens])
        return COMMAND_TOKENS - player.tactic - player.fleet - player.strategy - placed

    # --- what lasts --------------------------------------------------------------------------------------------------

    def begin(self, source: str, seat: Seat, until: str, **about: str | int) -> None:
        """Puts an effect in force."""
        self.state.effects.append(Effect(source, seat, until, about))

    def end(self, until: str) -> None:
        """Ends the effects that lasted until now. TI-TIMING-11, TI-TIMING-12"""
        effects = self.state.effects
        if effects and any(effect.until == until for effect in effects):
            self.state.effects = without(effects, until)

    def effect(self, source: str, seat: Seat | None = None) -> Effect | None:
        """An effect in force, of that seat or of anyone."""
        return lasting(self.state.effects, source, seat) if self.state.effects else None

    # --- cutting in --------------------------------------------------------------------------------------------------

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        """Deals, while an open question waits. TI-TRANSACTION-03, TI-DEAL-02"""
        return INTERRUPTS.may(self, seat)

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        """Carries out a deal."""
        await INTERRUPTS.cut_in(self, seat, verb, value)


class Point(effects.Point[Game, V, A]):
    """A value of a seat that abilities change; see `engine.effects`.

    So a card wins where it disagrees with a rule, and rule and card are both obeyed where they do not (TI-GOLDEN-01,
    TI-GOLDEN-02, TI-GOLDEN-03); a "cannot" is a point of its own that no other card gives back (TI-GOLDEN-04).
    """


class Question(question.Question[Game]):
    """A kind of question of this game, or a verb with which a seat may cut in on one; see `engine.question`."""


class TablePoint(effects.TablePoint[Game, V]):
    """A value of the whole table that abilities change."""


ADJACENT_WORMHOLES = Point[bool, None]("adjacent_wormholes")
"""Whether alpha and beta match each other now."""
CLOSED_WORMHOLES = Point[bool, None]("closed_wormholes")
"""Whether alpha and beta are no way for this seat's ships."""
WORMHOLES = TablePoint[tuple[board.Opening, ...]]("wormholes")
"""Wormholes that are not printed: system and kind."""
LINKS = TablePoint[tuple[board.Link, ...]]("links")
"""Systems that are adjacent for another reason."""

INTERRUPTS: Interrupts[Game] = Interrupts()
"""What a seat may do while a question is open; rooms register their verbs: `@INTERRUPTS.verb(OFFER, shape)`."""


def pool_of(player: Player, pool: Pool) -> int:
    """Tokens in a pool."""
    count: int = getattr(player, pool)
    return count
