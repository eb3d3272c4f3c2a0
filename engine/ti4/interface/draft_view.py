"""What everybody sees of a draft: the slices, the factions and the places, and who has taken what."""

from __future__ import annotations

from engine.kit.draft import FACTION, PLACE, SLICE, Draft
from engine.ti4.components import PLANETS, POSITIONS, TILES, Home
from engine.ti4.galaxy import slices
from engine.ti4.galaxy.map_building import homes_by_place
from engine.ti4.interface import view as v
from engine.ti4.state import State


def see(state: State) -> v.DraftView | None:
    """The draft as long as the board is not complete. TI-HIDDEN-06"""
    draft = state.draft
    if draft is None or state.phase != "setup":
        return None
    return v.DraftView(
        slices=tuple(_slice(draft, number) for number in range(len(draft.slices))),
        factions=tuple(v.PooledView(id, draft.taker(FACTION, id)) for id in draft.pools.get(FACTION, ())),
        places=tuple(_place(draft, place, home) for place, home in enumerate(homes_by_place(state))),
        banned=tuple(state.banned),
        order=tuple(draft.order),
        queue=tuple(state.queue),
        bids=tuple(draft.bids.items()),
    )


def _slice(draft: Draft, number: int) -> v.SliceView:
    tiles = draft.slices[number]
    worth = slices.worth(tiles)
    printed = tuple(_printed(tile) for tile in tiles)
    return v.SliceView(printed, worth.resources, worth.influence, draft.taker(SLICE, str(number)))


def _place(draft: Draft, place: int, home: Home) -> v.PlaceView:
    spot = POSITIONS[home.position]
    return v.PlaceView((spot.q, spot.r), draft.taker(PLACE, str(place)))


def _printed(id: int) -> v.SystemView:
    """A tile with nothing on it."""
    tile = TILES[id]
    planets = tuple(_planet(planet) for planet in tile.planets)
    return v.SystemView(
        id, None, tile.kind, tile.home_of, tile.anomaly, tile.wormholes, planets, (), (), False, False
    )  # fmt: skip


def _planet(id: str) -> v.PlanetView:
    card = PLANETS[id]
    return v.PlanetView(
        id, card.name, card.resources, card.influence, card.trait, card.specialty, None, False, (), ()
    )  # fmt: skip
