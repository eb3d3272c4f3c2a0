"""Planets, anomalies, wormholes and system tiles, to be read."""

from __future__ import annotations

from collections.abc import Iterator

from engine.component import Component, Fact
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.components import PLANETS, TILES, PlanetCard, Tile
from engine.ti4.interface.component_texts.units import owner, sheet
from engine.ti4.state import MECATOL


def planets() -> Iterator[Component]:
    """By name of their tiles. TI-PLANET-01"""
    for planet in PLANETS.values():
        related = (f"system:{planet.tile}", *sheet(planet.home_of))
        name, kind = words.planet(planet.id), T("ti4-kind-planet")
        yield Component(f"planet:{planet.id}", kind, name, None, _of_planet(planet), f"planet-{look(planet)}", related)


def look(planet: PlanetCard) -> str:
    """How a planet looks: its trait, or what else it is."""
    return "mecatol" if planet.id == MECATOL else planet.trait or "home"


def _of_planet(planet: PlanetCard) -> tuple[Fact, ...]:
    """TI-PLANET-04, TI-PLANET-05, TI-PLANET-06"""
    facts = [
        Fact(T("ti4-fact-resources"), planet.resources, (f"resource {planet.resources}",)),
        Fact(T("ti4-fact-influence"), planet.influence, (f"influence {planet.influence}",)),
    ]
    if planet.trait is not None:
        facts.append(Fact(T("ti4-fact-trait"), Text(f"ti4-trait-{planet.trait}")))
    if planet.specialty is not None:
        facts.append(Fact(T("ti4-fact-specialty"), Text(f"ti4-specialty-{planet.specialty}")))
    return (*facts, Fact(T("ti4-fact-system"), words.system(str(planet.tile))), *owner(planet.home_of))


def anomalies() -> Iterator[Component]:
    """Each kind with the tiles that are one. TI-ANOMALY-01, TI-ANOMALY-03"""
    for id in dict.fromkeys(tile.anomaly for tile in TILES.values() if tile.anomaly is not None):
        name, tiles = Text(f"ti4-anomaly-{id}"), [tile for tile in TILES.values() if tile.anomaly == id]
        yield _found_on(f"anomaly:{id}", T("ti4-kind-anomaly"), name, f"anomaly-{id}", tiles)


def wormholes() -> Iterator[Component]:
    """Each kind with the tiles that have one. TI-WORMHOLE-02"""
    for id in dict.fromkeys(hole for tile in TILES.values() for hole in tile.wormholes):
        name, tiles = Text(f"ti4-wormhole-{id}"), [tile for tile in TILES.values() if id in tile.wormholes]
        yield _found_on(f"wormhole:{id}", T("ti4-kind-wormhole"), name, f"wormhole-{id}", tiles)


def _found_on(id: str, kind: Text, name: Text, look: str, tiles: list[Tile]) -> Component:
    where = Fact(T("ti4-fact-systems"), tuple(words.system(str(tile.id)) for tile in tiles))
    return Component(id, kind, name, words.effect(name), (where,), look, tuple(f"system:{tile.id}" for tile in tiles))


def systems() -> Iterator[Component]:
    """By number. TI-TILE-01"""
    for tile in TILES.values():
        text = words.effect(Text(f"ti4-anomaly-{tile.anomaly}")) if tile.anomaly else None
        yield Component(
            f"system:{tile.id}",
            Text(f"ti4-kind-system-{tile.back}"),
            words.system(str(tile.id)),
            text,
            tuple(_of_system(tile)),
            "+".join(["system", *_sights(tile)]),
            (*(f"planet:{id}" for id in tile.planets), *_features(tile), *sheet(tile.home_of)),
        )


def _of_system(tile: Tile) -> Iterator[Fact]:
    """What is printed on it, planets with their worth."""
    for planet in (PLANETS[id] for id in tile.planets):
        worth = T("ti4-fact-worth", resources=planet.resources, influence=planet.influence)
        signs = (f"resource {planet.resources}", f"influence {planet.influence}")
        yield Fact(words.planet(planet.id), worth, signs)
    yield from (Fact(Text(f"ti4-wormhole-{hole}")) for hole in tile.wormholes)
    if tile.anomaly:
        yield Fact(Text(f"ti4-anomaly-{tile.anomaly}"))
    yield from owner(tile.home_of)


def _sights(tile: Tile) -> Iterator[str]:
    """What hangs there, as it looks."""
    yield from (f"planet-{look(PLANETS[id])}" for id in tile.planets)
    yield from (f"wormhole-{hole}" for hole in tile.wormholes)
    if tile.anomaly:
        yield f"anomaly-{tile.anomaly}"


def _features(tile: Tile) -> Iterator[str]:
    yield from (f"wormhole:{hole}" for hole in tile.wormholes)
    if tile.anomaly:
        yield f"anomaly:{tile.anomaly}"
