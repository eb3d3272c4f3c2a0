"""Agendas about wormholes, nebulae and tokens on the board."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.agendas.losses import destroy, places_of
from engine.ti4.agendas.registry import Decided, resolves, works
from engine.ti4.agendas.research import may_research
from engine.ti4.components import SHIPS
from engine.ti4.economy import tokens
from engine.ti4.galaxy import capacity
from engine.ti4.galaxy.board import anomaly
from engine.ti4.galaxy.routes import ENTERS, Entering
from engine.ti4.phases.order import speaker_order
from engine.ti4.play import ADJACENT_WORMHOLES, CLOSED_WORMHOLES, Game

works("enforced_travel_ban")


def holed(game: Game, kinds: Iterable[str] = ("alpha", "beta", "delta")) -> list[str]:
    """Systems with a wormhole of one of these kinds."""
    return [system for system in game.state.systems if set(kinds) & set(game.wormholes(system))]


@ADJACENT_WORMHOLES.hook("wormhole_reconstruction")
def _all_alike(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Alpha and beta wormholes match each other."""
    return True


@resolves("wormhole_reconstruction", "against")
async def no_reconstruction(game: Game, result: Decided) -> None:
    """Everyone puts a token from reinforcements into each wormhole system that holds their ships."""
    for seat in speaker_order(game):
        for system in holed(game):
            if game.ships(seat, system):
                await from_reinforcements(game, seat, system)


async def from_reinforcements(game: Game, seat: Seat, system: str) -> None:
    """A command token from reinforcements, if there is one, into a system."""
    if game.reserve(seat):
        await tokens.place_token(game, seat, system)


@CLOSED_WORMHOLES.hook("enforced_travel_ban")
def _closed(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Alpha and beta wormholes do not help movement."""
    return True


@resolves("enforced_travel_ban", "against")
async def no_travel_ban(game: Game, result: Decided) -> None:
    """All PDS in or next to a wormhole system die."""
    near = game.near()
    for system in game.state.systems:
        if any(map(game.wormholes, (system, *near[system]))):
            for place in places_of(game, system):
                for seat in game.seats():
                    await destroy(game, seat, "pds", 99, place, result.agenda)


@ENTERS.hook("shared_research")
def _through_nebulae(game: Game, seat: Seat, value: bool, about: Entering) -> bool:
    """Ships may pass through nebulae."""
    return value or (about.crossing and anomaly(about.system) == "nebula")


@resolves("shared_research", "against")
async def no_shared_research(game: Game, result: Decided) -> None:
    """Everyone puts a token from reinforcements into the home system."""
    for seat in speaker_order(game):
        home = str(game.faction(seat).home)
        if home in game.state.systems:
            await from_reinforcements(game, seat, home)


@resolves("wormhole_research", "for")
async def wormhole_research(game: Game, result: Decided) -> None:
    """Players with ships at a wormhole may research; then all ships at alpha and beta wormholes die."""
    for seat in speaker_order(game):
        if any(game.ships(seat, system) for system in holed(game)):
            await may_research(game, seat)
    for system in holed(game, ("alpha", "beta")):
        for seat in game.fleets(system):
            for type in SHIPS:
                await destroy(game, seat, type, 99, system, result.agenda)


@resolves("wormhole_research", "against")
async def no_wormhole_research(game: Game, result: Decided) -> None:
    """Everyone who voted against loses a command token of the sheet."""
    for seat in result.voted("against"):
        pool = await tokens.choose_pool(game, seat)
        if pool is not None:
            tokens.add(game, seat, pool, -1)
            game.say(T("ti4-token-lost", seat=seat_name(seat), pool=words.pool(pool)))
            await capacity.enforce_fleet_everywhere(game, seat)
