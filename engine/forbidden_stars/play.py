"""A game of Forbidden Stars in play: what every rule of it needs to ask, read and tell.

`Game` stays small. Whatever is one concept of the rulebook has a module of its own and takes the game as its first
argument.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import question
from engine.ask import Answer, Cuts, Seat, Shape
from engine.effects import Effect, EffectsRun, lasting, without
from engine.events import PLAIN, SMALL
from engine.forbidden_stars.abilities.sources import Sources
from engine.forbidden_stars.components import FACTIONS, Faction
from engine.forbidden_stars.galaxy.board import Board, board_of
from engine.forbidden_stars.state import Area, Player, State, System
from engine.kit.circle import Circle
from engine.kit.draft import in_places
from engine.kit.interrupts import Interrupts
from engine.text import Text


class Game(EffectsRun[State], Circle):
    """The game as its rules see it."""

    def __init__(self, state: State) -> None:
        super().__init__(Sources(state))
        self._board: Board | None = None

    # --- seats -------------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """The components of a seat."""
        return self.state.players[seat]

    def faction(self, seat: Seat) -> Faction:
        """The faction sheet of a seat."""
        return FACTIONS[self.state.players[seat].faction]

    def seat_of(self, faction: str) -> Seat:
        """The seat that plays a faction.

        Raises:
            StopIteration: nobody does.
        """
        return next(player.seat for player in self.state.players if player.faction == faction)

    def seats(self) -> list[Seat]:
        """Seats still in the game, in seat order. FS-ELIM-03"""
        return [player.seat for player in self.state.players if not player.out]

    def clockwise(self, start: Seat | None = None) -> list[Seat]:
        """Seats still in the game, clockwise from `start`; from the first player without it. FS-FIRST-02, FS-SIM-01"""
        return super().clockwise(self.state.first if start is None else start)

    def places(self) -> Mapping[Seat, int] | None:
        """Where the seats sit, where they drafted that."""
        return in_places(self.state.draft)

    # --- the board ---------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """What follows from where the systems lie."""
        if self._board is None or len(self._board.systems) != len(self.state.systems):
            self._board = board_of(self.state.systems)
        return self._board

    def relaid(self) -> None:
        """Systems came to other places."""
        self._board = None

    def area(self, id: str) -> Area:
        """What lies on an area."""
        return self.state.areas[id]

    def system(self, id: str) -> System:
        """A system on the board."""
        return self.state.systems[id]

    # --- the account -------------------------------------------------------------------------------------------------

    def say(
        self, text: Text, *, secret: Mapping[Seat, Text] | None = None, where: Sequence[str] = (), weight: int = PLAIN
    ) -> None:
        """Adds a line to the account; in small what leads to the damage of an execution round, which sums it up, and
        what that does.
        """
        combat = self.state.combat
        small = combat is not None and combat.step in ("choose", "resolve", "damage") and weight == PLAIN
        super().say(text, secret=secret, where=where, weight=SMALL if small else weight)

    # --- what lasts --------------------------------------------------------------------------------------------------

    def begin(self, source: str, seat: Seat, until: str, **about: str | int) -> None:
        """Puts an effect in force for a seat."""
        self.state.effects.append(Effect(source, seat, until, about))

    def end(self, until: str) -> None:
        """Ends the effects that lasted until now."""
        if self.state.effects:
            self.state.effects = without(self.state.effects, until)

    def effect(self, source: str, seat: Seat | None = None) -> Effect | None:
        """An effect in force, of that seat or of anyone."""
        return lasting(self.state.effects, source, seat)

    # --- standing orders ---------------------------------------------------------------------------------------------

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        """The standing orders that the game itself keeps."""
        return INTERRUPTS.may(self, seat)

    def meanwhile(self) -> Cuts | None:
        """At every question, but where seats follow rules together."""
        return self.may if self.lane is None else None

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        """Lays one down."""
        await INTERRUPTS.cut_in(self, seat, verb, value)


class Question(question.Question[Game]):
    """A kind of question of this game, or a verb with which a seat may cut in on one; see `engine.question`."""


INTERRUPTS: Interrupts[Game] = Interrupts()
"""What a seat may do while a question is open; rooms register their verbs."""
