"""Warp storms: what they block, and where their symbols lead them. FS-STORM-04, FS-STORM-05"""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Option
from engine.forbidden_stars.components import STORM_MOVES
from engine.forbidden_stars.galaxy.board import Edge, edge, edge_name
from engine.forbidden_stars.play import Game
from engine.text import Text


def stormed(game: Game, id: str | None) -> bool:
    """Whether a storm lies on an edge; areas of one system have none between them. FS-STORM-05"""
    return id is not None and any(storm.edge == id for storm in game.state.storms)


def parted(game: Game, one: str, other: str) -> bool:
    """Whether a storm lies between two systems: no unit moves from one to the other. FS-STORM-02, D-10"""
    return stormed(game, game.board.between(one, other))


def bordering(game: Game, system: str) -> int:
    """Storms on the four edges of a system."""
    edges = game.board.edges_of[system]
    return sum(storm.edge in edges for storm in game.state.storms)


def free(game: Game) -> list[str]:
    """Edges of the board without a storm, outer ones too. FS-STORMSET-03, FS-STORMSET-04, FS-STORM-13, FS-STORM-14"""
    taken = [storm.edge for storm in game.state.storms]
    return [id for id in game.board.edges if id not in taken]


def _across(at: Edge) -> list[Edge]:
    """Over the system on either side."""
    if at.way == "h":
        return [at._replace(row=at.row - 1), at._replace(row=at.row + 1)]
    return [at._replace(col=at.col - 1), at._replace(col=at.col + 1)]


def _sideways(at: Edge) -> list[Edge]:
    """Along its own line."""
    if at.way == "h":
        return [at._replace(col=at.col - 1), at._replace(col=at.col + 1)]
    return [at._replace(row=at.row - 1), at._replace(row=at.row + 1)]


def _rising(at: Edge) -> list[Edge]:
    """Lying: up at the right end, down at the left. Standing, as on the board: right at the top, left at the bottom."""
    if at.way == "h":
        return [Edge("v", at.col + 1, at.row - 1), Edge("v", at.col, at.row)]
    return [Edge("h", at.col, at.row), Edge("h", at.col - 1, at.row + 1)]


def _falling(at: Edge) -> list[Edge]:
    """Lying: up at the left end, down at the right. Standing, as on the board: left at the top, right at the bottom."""
    if at.way == "h":
        return [Edge("v", at.col, at.row - 1), Edge("v", at.col + 1, at.row)]
    return [Edge("h", at.col - 1, at.row), Edge("h", at.col, at.row + 1)]


WAYS: dict[str, Callable[[Edge], list[Edge]]] = {
    "across": _across,
    "sideways": _sideways,
    "tr_bl": _rising,
    "tl_br": _falling,
}
TURNED = {"tr_bl": "tl_br", "tl_br": "tr_bl"}
"""A diagonal symbol that turns with a standing storm is the other one as seen on the board. D-13"""


def led_to(game: Game, from_: str, symbol: str) -> list[str]:
    """The edges to which a symbol leads a storm, at most two.

    FS-STORM-06, FS-STORM-09, FS-STORM-13, FS-STORM-14, D-13
    """
    at = edge(from_)
    if at.way == "v" and game.state.options.storms == "storm":
        symbol = TURNED.get(symbol, symbol)
    open_to = free(game)
    return [one.id for one in WAYS[symbol](at) if one.id in open_to]


def anywhere(game: Game, from_: str) -> list[str]:
    """The edges that one of the four symbols could lead a storm to. D-52"""
    return list(dict.fromkeys(id for symbol in STORM_MOVES for id in led_to(game, from_, symbol)))


def name(game: Game, id: str) -> Text:
    """An edge by the systems on both sides, the outer one by its side of the board."""
    return edge_name(game.board.places, id)


def places(game: Game, id: str) -> Text:
    """An edge by the names of the systems on both sides."""
    return edge_name(game.board.places, id, whole=True)


def options(game: Game, edges: list[str]) -> list[Option]:
    """Edges to choose from, with what lies beside them."""
    return [Option(id, name(game, id), more=places(game, id)) for id in edges]
