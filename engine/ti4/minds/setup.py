"""Before the first round: factions, and the tiles of the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.digits import whole
from engine.hexes import Hex, distance
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.components import PLANETS, POSITIONS, TILES
from engine.ti4.draft.factions import BAN_FACTION, FACTION, KEEP_FACTION
from engine.ti4.galaxy.map_building import POSITION, TILE
from engine.ti4.minds.mind import MIND, At

LIKED: Mapping[str, int] = {
    "jol_nar": 96, "hacan": 84, "sol": 92, "naalu": 84, "l1z1x": 82, "letnev": 74, "xxcha": 72, "yssaril": 78,
    "mentak": 66, "muaat": 62, "nekro": 68, "saar": 64, "creuss": 64, "sardakk_norr": 60, "winnu": 58, "arborec": 54,
    "yin": 60,
}  # fmt: skip
"""Factions by general repute."""
LUCK = 300
"""By how much a choice among factions changes from game to game."""


@MIND.rates(FACTION, KEEP_FACTION, BAN_FACTION)
def faction(at: At, id: str) -> int:
    """By general repute; not always the same."""
    return 10 * LIKED.get(id, 70) + int(at.chance.random() * LUCK)


def rich(tile: int) -> int:
    """What a tile is worth to whoever is near."""
    card = TILES[tile]
    planets = sum(PLANETS[id].resources * 3 + PLANETS[id].influence * 2 + 3 for id in card.planets)
    return planets - (8 if card.anomaly in ("asteroid_field", "supernova", "gravity_rift") else 0)


@MIND.rates(TILE, aim=Aim.EXPAND)
def tile(at: At, id: str) -> int:
    """The richest first, while places near home are free."""
    return rich(whole(id) or 0)


@MIND.judges(POSITION, aim=Aim.EXPAND)
def position(at: At) -> Iterator[Offer]:
    """Near home; a poor tile far from it."""
    good = 1 if _laid(at) > 0 else -1
    for option in picks(at):
        yield Offer(option.id, -good * _far(at, POSITIONS[whole(option.id) or 0]))


def _laid(at: At) -> int:
    """How rich the tile is that is being laid, as its private sentence says; an unknown one is rich."""
    number = at.question.private.params.get("tile") if at.question.private is not None else None
    return rich(number) if isinstance(number, int) else 1


def _far(at: At, place: Hex) -> int:
    """How much nearer others are than the own home."""
    homes = [Hex(*home) for home in at.view.homes]
    mine = distance(place, homes[at.seat])
    return mine - min((distance(place, home) for seat, home in enumerate(homes) if seat != at.seat), default=0)
