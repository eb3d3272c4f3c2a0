"""Rounds as scripts: each is a game played by the engine alone, so nothing of it comes from the bot.

Fleets meet in the first round, and every kind of answer and of cutting in comes up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from random import Random
from typing import NamedTuple

from engine.ask import Answer, PickOne, Shape, yes_no
from engine.checking.checks import filled
from engine.eclipse.components import RESOURCES, SECTORS
from engine.eclipse.galaxy import ships, wormholes
from engine.eclipse.play import Game
from engine.eclipse.rules import Eclipse
from engine.eclipse.state import State as EclipseState
from engine.errors import IllegalAnswer
from engine.events import Event
from engine.forbidden_stars.rules import ForbiddenStars
from engine.game import AnyRules
from engine.space_empires.galaxy import units
from engine.space_empires.play import Game as EmpiresGame
from engine.space_empires.rules import SpaceEmpires
from engine.space_empires.state import State as EmpiresState
from engine.table import Table
from engine.ti4.rules import TwilightImperium
from engine.ti4.state import State


@dataclass(frozen=True)
class Given:
    """One answer of the script, and the shape of what was asked."""

    seat: int
    kind: str
    verb: str | None
    value: Answer
    shape: Shape = field(default_factory=yes_no, compare=False, repr=False)


class Script(NamedTuple):
    """The answers, what happened, and the game after the last of them."""

    seed: str
    moves: list[Given]
    state: bytes
    events: list[Event]


@dataclass(frozen=True, eq=False)
class Round:
    """What a script has to be like.

    Attributes:
        options: those that a table of Discord is opened with.
        needed: kinds of questions, and verbs, that must come up.
        battle: kinds that are asked in the middle of a battle.
        cuts: verbs by which seats cut in.
        prefer: texts of the options that are taken wherever they are offered.
        shows: what else must have happened.
        longest: answers at most.
        first: the number of the first try; the one that fits spares the search.
    """

    rules: AnyRules
    seats: int
    options: Mapping[str, str]
    needed: frozenset[str]
    battle: tuple[str, ...]
    cuts: frozenset[str]
    prefer: tuple[str, ...] = ()
    shows: Callable[[Sequence[Event]], bool] = lambda _: True
    longest: int = 260
    first: int = 1

    @cached_property
    def script(self) -> Script:
        """The first round by chance that is like that."""
        return next(found for number in count(self.first) if (found := self._played(number)) is not None)

    def _played(self, number: int) -> Script | None:
        chance, moves, seed = Random(number), list[Given](), f"{number:064x}"
        defaults = {choice.name: choice.values[0] for choice in self.rules.choices}
        table = Table.new(self.rules, self.seats, seed, {**defaults, **self.options}, keep=True)
        events = list(table.opening.events)
        while table.ask is not None and table.state.round < 2:
            if len(moves) >= self.longest:
                return None
            moves.append(self._one(table, chance, events))
        kinds = {move.verb or move.kind for move in moves}
        if not kinds >= self.needed or not self.shows(events):
            return None
        return Script(seed, moves, self.rules.dump(table.state), events)

    def _one(self, table: Table, chance: Random, events: list[Event]) -> Given:
        assert table.ask is not None
        seat, verb, value = table.random_answer(chance, cuts=0.04)
        if verb not in self.cuts:
            seat, verb = next(iter(table.ask.must)), None
            value = self._preferred(table.ask.must[seat]) or filled(table.ask.must[seat], "script", chance)
        kind = table.ask.of(seat).kind
        if self._takes_back(table, seat, value):
            return self._one(table, chance, events)
        shape = table.shape(seat, verb)
        try:
            outcome = table.answer(seat, value, verb)
        except IllegalAnswer:
            return self._one(table, chance, events)
        events += outcome.events
        return Given(seat, kind, verb, outcome.given.value, shape)

    def _takes_back(self, table: Table, seat: int, value: Answer) -> bool:
        """Whether nobody can press this: it stands in no list with what it takes back, and is not asked by itself."""
        assert table.ask is not None
        ask = table.ask.of(seat)
        backs, shape = self.rules.question(ask.kind).undoing, ask.must.get(seat)
        onward = isinstance(shape, PickOne) and any(option.id not in backs for option in shape.options)
        return onward and str(value) in backs and self.rules.focus(seat, ask) is None

    def _preferred(self, shape: Shape) -> str | None:
        options = shape.options if isinstance(shape, PickOne) else []
        return next((option.id for option in options if option.text.key in self.prefer), None)

    def battles(self, moves: Sequence[Given]) -> list[int]:
        """Where in the script somebody has to decide in the middle of a battle."""
        return [at for at, move in enumerate(moves) if move.kind in self.battle]


# --- Twilight Imperium -----------------------------------------------------------------------------------------------


class Midway(TwilightImperium):
    """The game that begins in the middle, so that fleets meet in the first round."""

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> State:
        return super().new(seats, seed, {**options, "opening": "midgame"})


COMBAT = ("losses", "retreat", "sustain")
TI4 = Round(
    Midway(),
    seats=3,
    options={"points": "14", "windows": "holders", "map": "random"},
    needed=frozenset({"activate", "move", "land", "vote", "pay", "produce", "secondary", "offer", *COMBAT}),
    battle=COMBAT,
    cuts=frozenset({"offer", "accept", "decline"}),
)


# --- Eclipse ---------------------------------------------------------------------------------------------------------


class Quarrel(Eclipse):
    """The game from the middle on: two are partners, three fleets stand in one sector, and nobody is rich."""

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> EclipseState:
        begun = Table.new(Eclipse(), seats, seed, {**options, "opening": "midgame"}, keep=True).opening.safe
        assert begun is not None
        state = self.load(begun)
        game = Game(state)
        _befriend(game, 0, 2)
        _give(game, 2, to=0)
        for sector in game.controlled(3):
            _clear(game, sector.id, [2])
        _give(game, 3, to=2)
        ships.add(game, 3, "interceptor", next(s.id for s in game.controlled(1) if set(s.fleets) - {1}))
        for player in state.players:
            player.storage["money"] = 2
        return state


def _befriend(game: Game, seat: int, other: int) -> None:
    """Each holds the other's ambassador."""
    for giver, taker in ((seat, other), (other, seat)):
        game.player(giver).cubes["money"] -= 1
        game.player(taker).ambassadors.append(giver)


def _give(game: Game, owner: int, to: int) -> None:
    """A sector next to another one of its owner goes to somebody else, and only a ship of the new owner is there."""
    own = [sector.id for sector in game.controlled(owner)]
    if len(own) < 2:
        return
    sector = game.sector(next((id for id in own[1:] if set(wormholes.fully_linked(game, id)) & set(own)), own[-1]))
    for at, kind in enumerate(SECTORS[sector.id].squares):
        for resource in RESOURCES:
            if kind == resource and sector.cubes[at]:
                game.player(owner).cubes[resource] += 1
    sector.owner, sector.cubes = to, [False] * len(sector.cubes)
    game.player(owner).discs += 1
    game.player(to).discs -= 1
    _clear(game, sector.id, list(sector.fleets))
    ships.add(game, to, "interceptor", sector.id)


def _clear(game: Game, id: str, seats: Sequence[int]) -> None:
    """No ships of these seats are there any more."""
    fleets = game.sector(id).fleets
    for seat, fleet in [(seat, dict(fleets.get(seat, {}))) for seat in seats]:
        for type, marks in fleet.items():
            for mark in list(marks):
                ships.remove(game, seat, type, id, mark)


def three_fight(events: Sequence[Event]) -> bool:
    """Whether three parties fought on one sector."""
    sides: dict[object, set[object]] = {}
    for event in events:
        if event.text.key == "eclipse-battle":
            told = event.text.params
            sides.setdefault(event.where, set()).update((str(told["attacker"]), str(told["defender"])))
    return any(len(found) > 2 for found in sides.values())


ENGAGED = ("engage", "assign_dice")
ECLIPSE = Round(
    Quarrel(),
    seats=4,
    options={"species": "random"},
    needed=frozenset(
        {"explore", "place", "turn", "research", "upgrade", "upgrade_square", "build", "move", "move_to", "colony"}
        | {"break_relations", "bankruptcy", "reputation_keep", "discovery", "trade", "relations", *ENGAGED}
    ),
    battle=ENGAGED,
    cuts=frozenset({"trade", "colony", "relations"}),
    prefer=("eclipse-move-breaks", "eclipse-break-relations"),
    shows=three_fight,
    first=262,
)


# --- Forbidden Stars -------------------------------------------------------------------------------------------------

FOUGHT = ("combat_card", "suffer")
STARS = Round(
    ForbiddenStars(),
    seats=4,
    options={"board": "balanced", "factions": "random"},
    needed=frozenset(
        {"plan", "plan_at", "reveal", "resolve", "advance_from", "move_to", "move_units", "buy_unit", "place"}
        | {"buy_combat_upgrade", "remove_card", "dominate", "ability", "option", "event_card", "move_storm", *FOUGHT}
    ),
    battle=FOUGHT,
    cuts=frozenset(),
    longest=125,
)


# --- Space Empires ---------------------------------------------------------------------------------------------------


class Frontier(SpaceEmpires):
    """The first round, with few units, and battleships of the second player before the home world of the first."""

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> EmpiresState:
        begun = Table.new(SpaceEmpires(), seats, seed, options, keep=True).opening.safe
        assert begun is not None
        game = EmpiresGame(self.load(begun))
        for player in game.state.players:
            for unit in [unit for unit in player.units if unit.type in ("COLONY_SHIP", "MINER", "SC")]:
                units.remove(game, unit)
            units.place(game, player.seat, "COLONY_SHIP", player.home, 1, {"terraforming": 0})
        near = game.beside(game.player(0).home)
        for at in near:
            game.system(at).marker, game.system(at).known = None, True
        units.place(game, 1, "BB", near[-1], 2, {"attack": 0, "defense": 0, "tactics": 0, "move": 1})
        return game.state


EMPIRES = Round(
    Frontier(),
    seats=3,
    options={"scenario": "standard"},
    needed=frozenset({"move", "move_to", "fire", "sheet", "first_player"}),
    battle=("fire",),
    cuts=frozenset(),
    prefer=("space_empires-retreat",),
    shows=lambda events: "space_empires-retreats" in {event.text.key for event in events if event.text is not None},
    longest=90,
    first=2,
)
