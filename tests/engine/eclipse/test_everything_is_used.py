"""Every species, sector, technology, ship part, ship, structure and discovery tile comes into play once, as at a table.

What each of them does in detail stands in the tests of its room. Here each is put where it can be used, everybody plays
on by chance but uses it when it is on offer, and something has to come of it; the invariants hold after every answer.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.eclipse.actions import influence, upgrade
from engine.eclipse.components import (
    CENTRE_SECTOR,
    DISCOVERIES,
    PARTS,
    RESOURCES,
    SECTORS,
    SHIPS,
    SPECIES,
    STRUCTURES,
    TECHNOLOGIES,
    Sector,
)
from engine.eclipse.economy import population
from engine.eclipse.galaxy import blueprints, frontier
from engine.eclipse.galaxy.chart import Chart
from engine.eclipse.galaxy.wormholes import space_id, stack_of
from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.hexes import Hex
from tests.engine.eclipse.games import Eager, position
from tests.engine.eclipse.positions import fleet, lay

SEATS = 4
TRIES = range(60)
DRACO = "descendants_of_draco"
TO_EXPLORE = [sector for sector in SECTORS.values() if sector.stack in ("inner", "middle", "outer")]


def rich(seed: int, phase: str = "action") -> tuple[Game, int]:
    """A game in the middle, and the seat to move first: it has all it needs to pay."""
    game = position(phase, SEATS, seed)
    seat = game.state.start
    game.player(seat).storage = dict.fromkeys(RESOURCES, 40)
    return game, seat


# --- species ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SPECIES)
def test_every_species_plays_a_round(id: str) -> None:
    eager = Eager(RULES.new(3, "species", {"species": "choose"}), [id])
    assert eager.until(("eclipse-phase-begins", "eclipse-phase-upkeep"))
    player = next(player for player in eager.table.state.players if player.species == id)
    card, home = SPECIES[id], eager.table.state.sectors[SPECIES[id].home]
    assert set(card.technologies) <= set(player.technologies) and home.owner in (player.seat, None)
    assert ("eclipse-takes-action", str(player.seat)) in eager.heard


# --- sectors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", TO_EXPLORE, ids=lambda card: card.id)
def test_every_sector_is_explored_controlled_and_settled(card: Sector) -> None:
    """By Draco where Ancients stand."""
    game, at = beside_its_place(card)
    wanted = ["explore", space_id(at), card.id, "yes", *colonies(game, card)]
    eager = Eager(game.state, wanted, unwanted=["discard"])
    assert eager.until(("eclipse-placed", card.id), ("eclipse-takes-control", card.id), answers=12)
    assert eager.until(("eclipse-settled", card.id), answers=12) == bool(colonies(game, card))
    sector = eager.table.state.sectors[card.id]
    assert (sector.at, len(sector.ancients)) == ((at.q, at.r), card.ancients)
    assert (sector.discovery is not None) == bool(card.ancients)


def beside_its_place(card: Sector) -> tuple[Game, Hex]:
    """A game in which the sector is the next of its stack and fits on a space that the first seat can explore."""
    for seed in TRIES:
        game, seat = rich(seed)
        if card.id in game.state.sectors or (card.ancients > 0) != (game.player(seat).species == DRACO):
            continue
        for ids in (*game.state.stacks.values(), *game.state.discards.values()):
            ids[:] = [id for id in ids if id != card.id]
        game.state.stacks[card.stack].append(card.id)  # type: ignore[index]
        spaces = [at for at in frontier.spaces(game, seat) if stack_of(at) == card.stack]
        fits = [at for at in spaces if frontier.turnings(game, seat, card.id, at)]
        if fits:
            return game, fits[0]
    raise AssertionError(f"{card.id} fits nowhere")


def colonies(game: Game, card: Sector) -> list[str]:
    """What a colony ship could bring to the ordinary squares of a sector."""
    ordinary = [str(at) for at, kind in enumerate(card.squares) if not kind.endswith("+")]
    return [f"{card.id}:{square}:{track}" for square in ordinary for track in population.tracks(card.id, square)]


@pytest.mark.rule("EC-NPC-02", "EC-CLAIM-04", "EC-CLAIM-05", "EC-DRAW-06")
def test_the_center_is_taken_from_the_defense_system() -> None:
    for seed in TRIES:
        game, seat = rich(seed)
        for type, square in (("dreadnought", "left_top"), ("cruiser", "left_top")):
            game.player(seat).tiles[type][square] = "electron_computer"
        centre = game.sector(CENTRE_SECTOR)
        for sector in game.state.sectors.values():
            sector.fleets.pop(seat, None)
            sector.entered = [other for other in sector.entered if other != seat]
        fleet(game, seat, CENTRE_SECTOR, dreadnought=2, cruiser=4)
        assert centre.gcds == 0 and centre.discovery is not None
        game.player(seat).passed = True
        eager = Eager(game.state, ["pass", "attack_always", "yes"])
        if eager.until(("eclipse-takes-control", CENTRE_SECTOR), answers=60):
            assert eager.table.state.sectors[CENTRE_SECTOR].discovery is None
            return
    pytest.fail("the defense system cannot be beaten")


# --- technologies ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", TECHNOLOGIES)
def test_every_technology_is_researched(id: str) -> None:
    game, seat = researching(id)
    before = game.player(seat)
    discs, stored, artifacts = before.discs + before.spare, sum(before.storage.values()), held(game, seat)
    spare = before.spare
    eager = Eager(game.state, ["research", id])
    assert eager.until(("eclipse-researched", f"eclipse-tech-{id}"), answers=4)
    player = eager.table.state.players[seat]
    assert player.technologies[-1] == id
    gained = {"advanced_robotics": min(1, spare), "quantum_grid": min(2, spare)}
    assert player.spare == spare - gained.get(id, 0) and player.discs + player.spare == discs - 1
    if id == "artifact_key":
        assert eager.while_(lambda state: sum(state.players[seat].storage.values()) < stored - 16, answers=2)
        assert artifacts


def held(game: Game, seat: int) -> int:
    """Artifacts on sectors of a seat."""
    return sum(SECTORS[sector.id].artifact for sector in game.controlled(seat))


def researching(id: str) -> tuple[Game, int]:
    """The seat to move lacks a technology that lies on the supply board."""
    for seed in TRIES:
        game, seat = rich(seed)
        player, supply = game.player(seat), game.state.supply
        if id in game.species(seat).technologies or not (id in player.technologies or id in supply):
            continue
        if id in player.technologies:
            player.technologies.remove(id)
            supply[id] = supply.get(id, 0) + 1
        return game, seat
    raise AssertionError(f"{id} is never on offer")


def learned(id: str, seed: int) -> tuple[Game, int] | None:
    """The seat to move has a technology."""
    game, seat = rich(seed)
    if not game.owns(seat, id):
        if id not in game.state.bag:
            return None
        game.state.bag.remove(id)
        game.player(seat).technologies.append(id)
    return game, seat


def all_learned(id: str | None) -> Iterator[tuple[Game, int]]:
    for seed in TRIES:
        found = rich(seed) if id is None else learned(id, seed)
        if found is not None:
            yield found


def without_guests(game: Game, seat: int) -> None:
    """Only own ships stand on the sectors of a seat."""
    for sector in game.controlled(seat):
        sector.fleets = {other: fleet for other, fleet in sector.fleets.items() if other == seat}
        sector.entered = list(sector.fleets)


@pytest.mark.rule("EC-POP-07", "EC-TECH-05", "EC-TECH-13", "EC-TECH-21")
@pytest.mark.parametrize("resource", RESOURCES)
def test_every_kind_of_advanced_square_is_settled(resource: str) -> None:
    for game, seat in all_learned(population.ADVANCED[resource]):  # type: ignore[index]
        without_guests(game, seat)
        squares = [
            f"{sector.id}:{square}:{resource}"
            for sector in game.controlled(seat)
            for square, kind in enumerate(SECTORS[sector.id].squares)
            if kind == f"{resource}+" and not sector.cubes[square]
        ]
        eager = Eager(game.state, ["pass", *squares])
        if squares and eager.until(("eclipse-settled", f"eclipse-resource-{resource}"), answers=4):
            assert eager.used & set(squares)
            return
    pytest.fail(f"no advanced square of {resource}")


# --- parts, ships and structures -------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", PARTS)
def test_every_part_is_fitted(part: str) -> None:
    for game, seat in all_learned(PARTS[part].tech):
        player = game.player(seat)
        if PARTS[part].ancient:
            player.kept_parts.append(part)
        if not upgrade.takes(player, part, game.species(seat).activations["upgrade"] - 1):
            continue
        eager = Eager(game.state, ["upgrade", part])
        said = f"eclipse-part-{part}"
        if eager.until_any(("eclipse-upgraded", said), ("eclipse-upgraded-instead", said), answers=5):
            after = eager.table.state.players[seat]
            assert any(part in blueprints.parts(after, type) for type in SHIPS) and part not in after.kept_parts
            return
    pytest.fail(f"nobody fits {part}")


@pytest.mark.parametrize("thing", [*SHIPS, *STRUCTURES])
def test_everything_is_built(thing: str) -> None:
    needs = thing if thing in ("starbase", *STRUCTURES) else None
    kind = "structure" if thing in STRUCTURES else "ship"
    for game, _ in all_learned(needs):
        eager = Eager(game.state, ["build", thing])
        if eager.until(("eclipse-built", f"eclipse-{kind}-{thing}"), answers=5):
            return
    pytest.fail(f"nobody builds {thing}")


# --- diplomacy -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-DIPL-14", "EC-DIPL-16", "EC-MOV-09")
def test_somebody_becomes_a_traitor() -> None:
    for seed in TRIES:
        game, seat = rich(seed)
        for other in game.others(seat):
            for holder, owner in ((seat, other), (other, seat)):
                game.player(holder).reputation = []
                game.player(holder).ambassadors.append(owner)
                game.player(owner).cubes["money"] -= 1
        eager = Eager(game.state, ["move", "yes"])
        if eager.until(("eclipse-relations-broken", str(seat)), ("eclipse-traitor", str(seat)), answers=12):
            assert eager.table.state.traitor == seat
            return
    pytest.fail("nobody attacks a partner")


# --- discovery tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["use", "keep"])
@pytest.mark.parametrize("tile", DISCOVERIES)
def test_every_discovery_tile_is_found_and_used_or_kept(tile: str, choice: str) -> None:
    game, seat, target = beside_a_find(tile)
    found = ("eclipse-finds", target), ("eclipse-you-find", f"eclipse-discovery-{tile}")
    told = ("eclipse-used-front", f"eclipse-discovery-{tile}") if choice == "use" else ("eclipse-kept-tile", "")
    eager = Eager(game.state, ["influence", "track", target, choice])
    assert eager.until(*found, told, answers=10)
    state = eager.table.state
    assert state.sectors[target].owner == seat and state.sectors[target].discovery is None
    assert (tile in state.players[seat].kept) == (choice == "keep")


def beside_a_find(tile: str) -> tuple[Game, int, str]:
    """The seat to move can influence a sector on which that tile lies."""
    for seed in TRIES:
        game, seat = rich(seed)
        if tile not in game.state.discoveries:
            continue
        for at in frontier.spaces(game, seat):
            empty = "315"
            if empty in game.state.sectors:
                break
            lay(game, empty, (at.q, at.r))
            if influence.targets(game, seat) == [empty]:
                game.state.discoveries.remove(tile)
                game.sector(empty).discovery = tile
                return game, seat, empty
            del game.state.sectors[empty]
            game.chart = Chart()
    raise AssertionError(f"no place for {tile}")
