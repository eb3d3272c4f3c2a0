"""A game of Eclipse in play: what every rule of it needs to ask, read and tell.

`Game` stays small. Whatever is one concept of the rulebook has a module of its own and takes the game as its first
argument.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine import question
from engine.ask import Answer, Cuts, PickOne, Seat, Shape
from engine.eclipse.components import SPECIES, TABLES, Resource, Species, Table
from engine.eclipse.galaxy.chart import Chart
from engine.eclipse.state import Player, Sector, State
from engine.kit.circle import Circle
from engine.kit.draft import in_places
from engine.kit.interrupts import Interrupts
from engine.run import Run
from engine.text import Text


class Owed(NamedTuple):
    """What a seat has bound itself to pay before anything else happens: no trade may make that impossible."""

    seat: Seat
    resource: Resource
    price: int


class Game(Run[State], Circle):
    """The game as its rules see it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.chart = Chart()
        self.owed: Owed | None = None

    # --- seats -------------------------------------------------------------------------------------------------------

    def player(self, seat: Seat) -> Player:
        """The components of a seat."""
        return self.state.players[seat]

    def species(self, seat: Seat) -> Species:
        """The player board of a seat."""
        return SPECIES[self.state.players[seat].species]

    def special(self, seat: Seat, ability: str) -> bool:
        """Whether a species has an ability; the names stand in data/species.json."""
        species = self.state.players[seat].species
        return bool(species) and ability in SPECIES[species].specials

    def owns(self, seat: Seat, technology: str) -> bool:
        """Whether a seat has a technology."""
        return technology in self.state.players[seat].technologies

    def seats(self) -> list[Seat]:
        """Seats still in the game, in seat order. EC-BANKR-07"""
        return [player.seat for player in self.state.players if not player.out]

    def places(self) -> Mapping[Seat, int] | None:
        """Where the seats sit, where they drafted that."""
        return in_places(self.state.draft)

    @property
    def table(self) -> Table:
        """What depends on the number of players."""
        return TABLES[len(self.state.players)]

    # --- the map -----------------------------------------------------------------------------------------------------

    def sector(self, id: str) -> Sector:
        """A sector on the map."""
        return self.state.sectors[id]

    def controlled(self, seat: Seat) -> list[Sector]:
        """Sectors with the seat's disc, in the order in which they came to the map. EC-MAP-09"""
        return [sector for sector in self.state.sectors.values() if sector.owner == seat]

    # --- cutting in --------------------------------------------------------------------------------------------------

    def may(self, seat: Seat) -> Mapping[str, Shape]:
        """Trades, colony ships and diplomacy, while an open question waits. EC-TRADE-01, EC-COLONY-01, EC-DIPL-03"""
        return INTERRUPTS.may(self, seat)

    def meanwhile(self) -> Cuts | None:
        """Trades at every question of the own turn and of upkeep. EC-TRADE-01, EC-TRADE-05"""
        state = self.state
        in_turn = state.phase == "action" and state.turn is not None
        return self._trades if in_turn or state.phase == "upkeep" else None

    def _trades(self, seat: Seat) -> Mapping[str, Shape]:
        own = self.state.phase == "upkeep" or self.state.turn == seat
        return INTERRUPTS.may(self, seat, (TRADE.name,)) if own else {}

    async def cut_in(self, seat: Seat, verb: str, value: Answer) -> None:
        """Carries out what was offered meanwhile."""
        await INTERRUPTS.cut_in(self, seat, verb, value)

    # --- asking ------------------------------------------------------------------------------------------------------

    async def pick_anew(
        self, kind: Question, seat: Seat, shape: Callable[[], PickOne], about: Text, where: Sequence[str] = ()
    ) -> str:
        """Asks for one of the options, even of a single one; they are looked up anew after everything that cuts in."""
        answers = await self.ask(kind, lambda: {seat: shape()}, about, where=where)
        answer = answers[seat]
        assert isinstance(answer, str)
        return answer


class Question(question.Question[Game]):
    """A kind of question of this game, or a verb with which a seat may cut in on one; see `engine.question`."""


TRADE = Question("trade", open=True)
INTERRUPTS: Interrupts[Game] = Interrupts()
"""What a seat may do while a question is open; rooms register their verbs: `@INTERRUPTS.verb(TRADE, shape)`."""
