"""The edge of the known galaxy: spaces open to explorers, sectors drawn for them, and how these can lie."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.ask import Refusal, Seat
from engine.eclipse import words
from engine.eclipse.galaxy import pinning, wormholes
from engine.eclipse.galaxy.chart import Beside, holes
from engine.eclipse.galaxy.wormholes import GENERATOR, at, present, stack_of
from engine.eclipse.play import Game
from engine.eclipse.state import Sector, Stack
from engine.hexes import Hex, neighbours
from engine.kit import decks
from engine.text import T

# --- spaces ----------------------------------------------------------------------------------------------------------


def spaces(game: Game, seat: Seat) -> list[Hex]:
    """Spaces that the seat can explore now. EC-EXP-01, EC-EXP-21"""
    return list(open_to(game, seat))


def open_to(game: Game, seat: Seat) -> Iterator[Hex]:
    """Spaces that the seat can explore now, one by one."""
    if not game.player(seat).storage:
        return
    empty, seen = wormholes.chart(game).empty, set[Hex]()
    for sector in game.state.sectors.values():
        if empty[sector.id] and explorer(game, seat, sector):
            for place in empty[sector.id]:
                if place not in seen and left(game, place) and _within_reach(game, seat, place):
                    yield place
                seen.add(place)


def explorer(game: Game, seat: Seat, sector: Sector) -> bool:
    """Whether a seat can explore from a hex: by a disc, or by a ship that is not pinned. EC-EXP-01, EC-EXP-02"""
    if sector.owner == seat:
        return True
    return seat in sector.fleets and pinning.can_leave(game, seat, sector.id)


def refusal(game: Game, seat: Seat, place: Hex) -> Refusal | None:
    """Why a space cannot be explored.

    EC-EXP-01, EC-EXP-02, EC-EXP-07, EC-EXP-08, EC-EXP-19, EC-EXP-20, EC-EXP-21, EC-MAP-07
    """
    if at(game, place) is not None:
        return Refusal("EC-EXP-21", T("eclipse-already-explored", q=place.q, r=place.r))
    beside = around(game, place)
    if not any(explorer(game, seat, sector) for sector in beside):
        rule = "EC-EXP-02" if any(seat in sector.fleets for sector in beside) else "EC-EXP-01"
        return Refusal(rule, T("eclipse-nobody-beside", q=place.q, r=place.r))
    if not _within_reach(game, seat, place):
        return Refusal("EC-EXP-07", T("eclipse-no-wormhole-there", q=place.q, r=place.r))
    if not left(game, place):
        return Refusal("EC-EXP-19", T("eclipse-stack-empty", q=place.q, r=place.r))
    return None


def left(game: Game, place: Hex) -> int:
    """How many sectors of the ring are left to draw, discards included. EC-EXP-18, EC-EXP-19"""
    ring = stack_of(place)
    return len(game.state.stacks[ring]) + len(game.state.discards[ring])


def _within_reach(game: Game, seat: Seat, place: Hex) -> bool:
    """Whether some sector could be connected there, so that what is drawn has a chance to be placed."""
    if game.owns(seat, GENERATOR):
        return True
    sectors = game.state.sectors
    return any(other.open and present(sectors[other.id], seat) for other in _beside(game, place))


def _bridges(game: Game, seat: Seat, place: Hex) -> list[Beside]:
    """Hexes around a space with the seat's disc or ship. EC-EXP-07"""
    sectors = game.state.sectors
    return [other for other in _beside(game, place) if present(sectors[other.id], seat)]


def around(game: Game, place: Hex) -> list[Sector]:
    """Sectors next to a space, clockwise from north."""
    return [game.state.sectors[other.id] for other in _beside(game, place)]


def _beside(game: Game, place: Hex) -> Sequence[Beside]:
    return wormholes.chart(game).beside.get(place, ())


def surroundings(sector: Sector) -> list[Hex]:
    """The places next to a sector, explored or not, and its own."""
    here = Hex(*sector.at)
    return [here, *neighbours(here)]


# --- stacks ----------------------------------------------------------------------------------------------------------


def draw(game: Game, place: Hex, wanted: int) -> list[str]:
    """The top sectors of the ring's stack; an empty stack is made anew from its discards.

    EC-EXP-03, EC-EXP-18, EC-MAP-03, EC-MAP-04, EC-PUB-01
    """
    state, ring = game.state, stack_of(place)
    game.seal()
    stack, discards, again = state.stacks[ring], state.discards[ring], f"{ring} sectors again"
    return decks.draw(game, stack, wanted, discards=discards, purpose=again, renewed=partial(_renewed, game, ring))


def _renewed(game: Game, ring: Stack) -> None:
    game.state.recycled.append(ring)
    game.say(T(f"eclipse-reshuffled-{ring}"))


def discard(game: Game, place: Hex, ids: list[str]) -> None:
    """Puts sectors faceup beside their stack. EC-EXP-05, EC-PUB-05"""
    game.state.discards[stack_of(place)] += ids
    if ids:
        game.say(T("eclipse-discarded", sectors=tuple(words.sector(id) for id in ids)))


# --- lying -----------------------------------------------------------------------------------------------------------


def turnings(game: Game, seat: Seat, id: str, place: Hex) -> list[int]:
    """Clockwise steps by which a sector can be turned there; of equal ones the first.

    EC-EXP-07, EC-EXP-08, EC-EXP-10, EC-TECH-24, EC-EX-20
    """
    bridges, enough = _bridges(game, seat, place), wormholes.enough(game, seat)
    different: dict[frozenset[int], int] = {}
    for turned in range(6):
        edges = holes(id, turned)
        if any(other.connection(edges) in enough for other in bridges):
            different.setdefault(edges, turned)
    return list(different.values())


def joined(game: Game, id: str, place: Hex, turned: int) -> list[Sector]:
    """Sectors it would be fully connected to. EC-MAP-05"""
    edges = holes(id, turned)
    return [game.state.sectors[other.id] for other in _beside(game, place) if other.open and other.edge in edges]
