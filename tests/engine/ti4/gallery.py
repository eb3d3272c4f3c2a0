"""Windows as they come up in play: for each kind some scenes, the position and its moment, that can be opened again.

Into a scene a component is given to a seat, and the window is opened through the engine's own question.
"""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Callable, Coroutine, Iterator
from functools import cache
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import pytest

from engine import effects
from engine.ask import Ask, Reply
from engine.effects import Occasion
from engine.ending import Result
from engine.errors import IllegalAnswer
from engine.table import Table
from engine.ti4.components import FACTION_ABILITIES, FACTIONS, NOTES, UNITS
from engine.ti4.draft.factions import unit_cards
from engine.ti4.economy import technology
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from engine.ti4.rules import TwilightImperium
from engine.ti4.state import Force, Law, State
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.factions.sheets import midgame
from tests.engine.ti4.games import position
from tests.engine.ti4.hands import lend
from tests.engine.ti4.moments import Moment

SEATS = 4
ACTION = "component_action"
PHASES = ("action", "agenda", "status", "strategy")
GAMES, MORE, ANSWERS, KEPT, FEW = 8, 60, 250, 20, 3
DEALS = 0.1
FIGHTERS = ("mentak", "letnev", "l1z1x", "sardakk_norr", "yin", "jol_nar")


class Scene(NamedTuple):
    """A window about to open."""

    kind: str
    state: bytes
    moment: bytes

    def load(self) -> tuple[Game, Moment]:
        """A position and a moment of one's own."""
        return Game(pickle.loads(self.state)), pickle.loads(self.moment)


class Opened(TwilightImperium):
    """The game as far as one window: it is over when that closes. In a scene of component actions it is one turn."""

    def __init__(self, moment: Moment) -> None:
        self.moment, self.closed = moment, False

    def step(self, run: Game) -> Coroutine[Ask, Reply, None]:
        return super().step(run) if self.moment.kind == ACTION else self._open(run)

    async def _open(self, run: Game) -> None:
        await windows.window(run, self.moment)
        self.closed = True

    def result(self, state: State) -> Result | None:
        return Result((), ()) if self.closed else super().result(state)


copyreg.pickle(MappingProxyType, lambda proxy: (dict, (dict(proxy),)))
"""Texts without parameters hold one."""


# --- the scenes ------------------------------------------------------------------------------------------------------


@cache
def gallery() -> dict[str, list[Scene]]:
    """Scenes of every kind of window in which anybody may choose something."""
    found: dict[str, list[Scene]] = {}
    real, room = effects.Moment.open, dict[str, int]()

    def keep(state: State, moment: Moment) -> None:
        room[moment.kind] -= 1
        scene = Scene(moment.kind, pickle.dumps(state), pickle.dumps(moment))
        found.setdefault(moment.kind, []).append(scene)

    async def watch(self: effects.Moment[Game, Occasion], game: Game, occasion: Occasion) -> Occasion:
        if self.abilities and room.get(self.name):
            keep(game.state, Moment.of(self.name, occasion))
        return await real(self, game, occasion)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(effects.Moment, "open", watch)
        for seed, game in enumerate(_games()):
            room |= dict.fromkeys((ACTION, *windows.ABILITIES), KEPT)
            for state in _turns(game, seed):
                if room[ACTION]:
                    keep(state, Moment(ACTION, actor=state.turn))
            if seed >= GAMES * len(PHASES) + len(FIGHTERS) and all(
                len(found.get(kind, ())) >= KEPT for kind in _kinds()
            ):
                break
    return found


def _kinds() -> list[str]:
    """The windows in which anybody may choose something."""
    free = [kind for kind, entries in windows.ABILITIES.items() if not all(entry.mandatory for entry in entries)]
    return [*free, ACTION]


def _games() -> Iterator[Game]:
    """Games of all phases, some of factions that fight, and as many more as it takes until every window came up."""
    for phase in PHASES:
        yield from (_armed(position(phase, SEATS, seed)) for seed in range(GAMES))
    yield from (_armed(midgame(faction, "action", 0)[0]) for faction in FIGHTERS)
    yield from (_armed(position("action", SEATS, seed)) for seed in range(GAMES, MORE))


def _armed(game: Game) -> Game:
    """With everybody's flagship, where there is a fleet to join."""
    for seat in game.seats():
        _launch_flagship(game, seat)
    return game


def _launch_flagship(game: Game, seat: int) -> None:
    fleets = [id for id in game.state.systems if game.ships(seat, id)]
    if fleets and game.pieces_left(seat, "flagship"):
        units.add(game, seat, "flagship", 1, fleets[0], damaged=1)


def _turns(game: Game, seed: int) -> Iterator[State]:
    """Some of a game by chance, with deals: yields whenever a turn comes to its action."""
    table, chance = Table(TwilightImperium(), game.state), Random(seed)
    for _ in range(ANSWERS):
        if table.ask is None:
            return
        if table.ask.kind == "action":
            yield table.state
        seat, verb, value = table.random_answer(chance, DEALS)
        try:
            table.answer(seat, value, verb)
        except IllegalAnswer:
            continue


# --- giving a component ----------------------------------------------------------------------------------------------


def give(game: Game, seat: int, component: str, moment: Moment) -> str:
    """A seat comes to hold a component; returns the id under which it would use it."""
    kind, _, source = component.partition(":")
    return GIVING[kind](game, seat, source, moment)


def _card(game: Game, seat: int, source: str, moment: Moment) -> str:
    game.player(seat).action_cards.append(source)
    return f"card:{source}"


def _tech(game: Game, seat: int, source: str, moment: Moment) -> str:
    player = game.player(seat)
    if source not in player.technologies:
        technology.gain(game, seat, source)
    player.exhausted_technologies = [id for id in player.exhausted_technologies if id != source]
    return f"tech:{source}"


def _note(game: Game, seat: int, source: str, moment: Moment) -> str:
    """The note of whoever acts now, or of another player."""
    others = [moment.actor, *game.others(seat)]
    issuer = next(other for other in others if other not in (None, seat))
    _play_as(game, issuer, NOTES[source].faction or game.player(issuer).faction)
    note = f"{source}:{issuer}"
    lend(game, note, seat)
    return f"note:{note}"


def _law(game: Game, seat: int, source: str, moment: Moment) -> str:
    game.state.laws = [law for law in game.state.laws if law.id != source] + [Law(source, owner=seat)]
    return f"law:{source}"


def _secret(game: Game, seat: int, source: str, moment: Moment) -> str:
    for player in game.state.players:
        player.secrets = [id for id in player.secrets if id != source]
    game.player(seat).secrets.append(source)
    return f"secret:{source}"


def _ability(game: Game, seat: int, source: str, moment: Moment) -> str:
    _play_as(game, seat, FACTION_ABILITIES[source])
    return f"faction:{source}"


def _unit(game: Game, seat: int, source: str, moment: Moment) -> str:
    """The unit flies, damaged, in the system at hand, where the seat has ships."""
    card = UNITS[source]
    _play_as(game, seat, card.faction or game.player(seat).faction)
    game.player(seat).units[card.type] = source
    system = moment.system
    if system in game.state.systems and game.ships(seat, system) and not units.count(game, seat, card.type, system):
        units.add(game, seat, card.type, 1, system, damaged=1)
    return f"unit:{source}"


def _play_as(game: Game, seat: int, faction: str) -> None:
    """The seat plays another faction; units that this cannot have where they stand are gone."""
    player = game.player(seat)
    if player.faction == faction:
        return
    player.faction, player.units = faction, unit_cards(FACTIONS[faction])
    floats = player.units["space_dock"].startswith("floating")
    for place in (*game.state.systems, *game.state.planets):
        force = units.forces(game.state, place).get(seat, Force())
        for type, number in list(force.units.items()):
            astray = type == "space_dock" and floats != (place in game.state.systems)
            if astray or type not in player.units:
                units.remove(game, seat, type, number, place, damaged=force.damaged.get(type, 0))


GIVING: dict[str, Callable[[Game, int, str, Moment], str]] = {
    "card": _card,
    "tech": _tech,
    "note": _note,
    "law": _law,
    "secret": _secret,
    "faction": _ability,
    "unit": _unit,
}


# --- opening ---------------------------------------------------------------------------------------------------------


def open_scene(game: Game, moment: Moment) -> Table:
    """A table at which that window is open; at a scene of component actions the turn has come to its action."""
    table = Table(Opened(moment), game.state)
    while moment.kind == ACTION and table.ask is not None and table.ask.kind == "start_of_turn":
        for seat in list(table.ask.must):
            table.answer(seat, windows.PASS)
    return table


__all__ = ["ACTION", "Scene", "gallery", "give", "open_scene"]
