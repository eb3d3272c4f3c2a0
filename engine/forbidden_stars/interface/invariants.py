"""What must hold at every moment of a game; checked after every answer in the fuzz."""

from __future__ import annotations

from collections import Counter

from engine.forbidden_stars.components import (
    AREAS,
    ASSET_LIMIT,
    ASSETS,
    CARDS_OF,
    CONTROL_TOKENS,
    COPIES,
    DECK,
    DICE,
    EVENTS_OF,
    MATERIEL_LIMIT,
    ORDERS,
    STRUCTURES,
    TOKENS_OF_A_KIND,
    UNITS,
    UNITS_OF,
)
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import areas, structures, units
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Area, Player, State


def check(state: State) -> None:
    """Raises AssertionError for a piece from nowhere, a negative stock, a token in two places."""
    game = Game(state)
    for player in state.players:
        if player.deck and not player.out:
            _check_player(game, player)
    for id, area in state.areas.items():
        _check_area(game, id, area)
    _check_supply(game)
    _check_storms(game)


def _check_player(game: Game, player: Player) -> None:
    """FS-MAT-02, FS-ASSET-02, FS-UPG-06, FS-LIMIT-03"""
    seat = player.seat
    assert 0 <= player.materiel <= MATERIEL_LIMIT, f"materiel of seat {seat}"
    assert all(0 <= player.assets.get(kind, 0) <= ASSET_LIMIT for kind in ASSETS), f"assets of seat {seat}"
    assert len(structures.owned(game, seat)) <= CONTROL_TOKENS, f"control tokens of seat {seat}"
    assert all(units.left(game, seat, unit.id) >= 0 for unit in UNITS_OF[player.faction]), f"units of seat {seat}"
    assert not set(player.used) - set(player.upgrades), f"upgrades of seat {seat}"
    _check_orders(game, player)
    _check_events(game, player)
    _check_cards(game, player)


def _check_orders(game: Game, player: Player) -> None:
    """Two of each kind. FS-TOKEN-01, D-50"""
    kinds = Counter([*player.orders, *player.eventful])
    for system in game.state.systems.values():
        kinds.update(order.kind for order in system.orders if order.seat == player.seat)
    order = game.state.resolving
    if order is not None and order.seat == player.seat and order.printed is not None:
        kinds[order.printed] += 1
    assert kinds == dict.fromkeys(ORDERS, TOKENS_OF_A_KIND), f"order tokens of seat {player.seat}: {kinds}"


def _check_events(game: Game, player: Player) -> None:
    """Every event card in one place. FS-EVENT-01"""
    held = [*player.events, *player.drawn, *([player.scheme] if player.scheme else [])]
    chosen = game.state.chosen
    whole = sorted(event.id for event in EVENTS_OF[player.faction])
    missing = [id for id in whole if id not in held]
    assert sorted([*held, *missing]) == whole, f"event cards of seat {player.seat}"
    assert not missing or (chosen is not None and len(missing) < 2), f"event cards of seat {player.seat}: {missing}"


def _check_cards(game: Game, player: Player) -> None:
    """Two copies of each of five cards. FS-CARD-01, FS-CUPG-02"""
    combat, cards = game.state.combat, list(player.deck)
    if combat is not None and player.seat in combat.sides:
        side = combat.sides[player.seat]
        cards += [*side.hand, *side.played, *([side.laid] if side.laid else [])]
        assert len(side.dice) <= DICE and min(side.tokens.values(), default=0) >= 0, f"dice of seat {player.seat}"
    assert len(cards) == DECK, f"{len(cards)} combat cards of seat {player.seat}"
    assert all(number == COPIES for number in Counter(cards).values()), f"combat cards of seat {player.seat}"
    whole = sorted(card.id for card in CARDS_OF[player.faction])
    assert sorted([*dict.fromkeys(cards), *player.shelf]) == whole, f"combat upgrades of seat {player.seat}"


def _check_area(game: Game, id: str, area: Area) -> None:
    """FS-SHIP-07, FS-PATH-13, FS-STRUCT-03, FS-OBJ-01, D-30"""
    assert all(area.units.values()), f"an empty list of units on {id}"
    here = [unit for force in area.units.values() for unit in force]
    assert all(unit.type in UNITS and units.fits(unit.type, id) for unit in here), f"units that cannot be on {id}"
    fought = game.state.combat is not None and game.state.combat.area == id
    assert fought or not any(unit.token for unit in here), f"a token without combat on {id}"
    assert AREAS[id].kind == "world" or not area.structures, f"a structure in the void {id}"
    assert area.objective is None or AREAS[id].objective, f"an objective token on {id}"
    busy = fought or game.state.resolving is not None
    assert busy or len(areas.holders(area)) < 2, f"{id} is contested and nobody fights"


def _check_supply(game: Game) -> None:
    """FS-LIMIT-01"""
    assert all(structures.left(game, kind) >= 0 for kind in STRUCTURES), "structures"
    assert all(assets.left(game, kind) >= 0 for kind in ASSETS), "asset tokens"


def _check_storms(game: Game) -> None:
    """FS-STORM-04, FS-STORM-13, FS-STORM-14"""
    edges = [storm.edge for storm in game.state.storms]
    assert len(set(edges)) == len(edges), "two storms on one edge"
    assert all(edge in game.board.edges for edge in edges), "a storm beside the board"
