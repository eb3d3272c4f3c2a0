"""Asset tokens in play areas: forge, cache and reinforcement."""

from __future__ import annotations

from engine.ask import Seat
from engine.forbidden_stars.components import ASSET_LIMIT, ASSET_SUPPLY, ASSETS, Asset
from engine.forbidden_stars.play import Game


def left(game: Game, kind: Asset) -> int:
    """Tokens of a kind in the supply; tokens in a combat are not. FS-SETUP-12, FS-LIMIT-01, FS-REINF-08"""
    held = sum(player.assets.get(kind, 0) for player in game.state.players)
    return ASSET_SUPPLY - held - (fighting(game) if kind == "reinforcement" else 0)


def fighting(game: Game) -> int:
    """Reinforcement tokens on the board."""
    combat = game.state.combat
    if combat is None:
        return 0
    return sum(unit.token for units in game.state.areas[combat.area].units.values() for unit in units)


def held(game: Game, seat: Seat, kind: Asset) -> int:
    """Tokens of a kind in a play area."""
    return game.player(seat).assets.get(kind, 0)


def room(game: Game, seat: Seat, kind: Asset) -> int:
    """How many tokens of a kind could be gained. FS-ASSET-02, FS-LIMIT-01"""
    return min(ASSET_LIMIT - held(game, seat, kind), left(game, kind))


def gain(game: Game, seat: Seat, kind: Asset, number: int = 1) -> int:
    """Takes tokens from the supply, never above three of a kind. Returns how many.

    FS-ASSET-02, FS-ASSET-03, FS-LIMIT-01, FS-ASSET-01
    """
    gained = max(0, min(number, room(game, seat, kind)))
    game.player(seat).assets[kind] = held(game, seat, kind) + gained
    return gained


def lose(game: Game, seat: Seat, kind: Asset, number: int = 1) -> int:
    """Returns tokens to the supply, as many as there are. FS-GAIN-05, FS-GAIN-06, FS-SPEND-02"""
    lost = min(number, held(game, seat, kind))
    game.player(seat).assets[kind] = held(game, seat, kind) - lost
    return lost


def kinds_held(game: Game, seat: Seat) -> list[Asset]:
    """The kinds of which a seat has a token."""
    return [kind for kind in ASSETS if held(game, seat, kind)]
