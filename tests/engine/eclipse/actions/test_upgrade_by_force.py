"""The Upgrade action offers just what can end with legal blueprints: compared with trying everything."""

from __future__ import annotations

from random import Random

import pytest

from engine.eclipse.actions import repair, upgrade
from engine.eclipse.components import PARTS, SHIPS, SPECIES, TECHNOLOGIES
from engine.eclipse.galaxy import blueprints
from engine.eclipse.state import Player
from tests.engine.eclipse.positions import galaxy

BOARDS = ("terran_union", "planta", "orion_hegemony", "eridani_empire", "mechanema")
HUNGRY = ("antimatter_cannon", "gluon_computer", "plasma_cannon", "tachyon_drive", "nuclear_drive", "hull")
SOURCES = ("hypergrid_source", "conformal_drive", "flux_shield")
STAYS = ("nuclear_source", "nuclear_drive")


def odd(chance: Random) -> Player:
    """A player in the middle of an Upgrade action: a few technologies, a kept Ancient part, blueprints in need."""
    player = galaxy(chance.choice(BOARDS), "terran_republic").player(0)
    technologies = [id for id, tile in TECHNOLOGIES.items() if tile.type == "ship_part"]
    player.technologies = [chance.choice(technologies) for _ in range(2)]
    player.kept_parts = [chance.choice(SOURCES)] if chance.random() < 0.7 else []
    for _ in range(chance.choice([1, 2, 2, 3])):
        type = chance.choice(SHIPS)
        player.tiles[type][chance.choice(list(blueprints.printed(player, type).slots))] = chance.choice(HUNGRY)
    return player


def squares(player: Player) -> list[tuple[str, str]]:
    return [(type, square) for type in SHIPS for square in blueprints.printed(player, type).slots]


def placed(player: Player, part: str, type: str, square: str) -> Player:
    tiles = {ship: dict(row) for ship, row in player.tiles.items()}
    tiles[type][square] = part
    kept = [id for id in player.kept_parts if id != part]
    return Player(0, "", player.species, technologies=player.technologies, tiles=tiles, kept_parts=kept)


def legal(player: Player) -> bool:
    return all(blueprints.legal(player, type) for type in SHIPS)


def can_end(player: Player, left: int) -> bool:
    """Whether so many parts can make all blueprints legal, by trying every part on every square."""
    if legal(player):
        return True
    broken = [type for type in SHIPS if not blueprints.legal(player, type)]
    return left > 0 and any(
        can_end(placed(player, part, type, square), left - 1)
        for part in upgrade.available(player)
        for type, square in squares(player)
        if type in broken
    )


@pytest.mark.rule("EC-UPG-07", "EC-UPG-02", "EC-UPG-08", "EC-SHIP-17", "EC-SHIP-18", "EC-SHIP-19")
@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("left", [0, 1])
def test_a_part_is_offered_if_and_only_if_the_rest_can_mend_what_it_breaks(seed: int, left: int) -> None:
    player = odd(Random(seed))
    offered = set(upgrade.takeable(player, left))
    assert offered == {part for part in upgrade.available(player) if upgrade.takes(player, part, left)}
    for part in upgrade.available(player):
        fits = [spot for spot in squares(player) if can_end(placed(player, part, *spot), left)]
        useful = [spot for spot in fits if dict(blueprints.squares(player, spot[0]))[spot[1]] != part]
        if PARTS[part].kind == blueprints.DRIVE:
            useful = [spot for spot in useful if spot[0] != blueprints.STARBASE]
        shown = {look(player, *spot) for spot in upgrade.spots(player, part, left)}
        assert shown == {look(player, *spot) for spot in useful}, part


@pytest.mark.rule("EC-UPG-07")
@pytest.mark.parametrize("seed", range(24, 72))
def test_the_parts_needed_are_as_few_as_possible(seed: int) -> None:
    player = odd(Random(seed))
    fewest = next((left for left in range(3) if can_end(player, left)), 3)
    assert min(repair.outlook(player).needed(), 3) == fewest


def look(player: Player, type: str, square: str) -> tuple[str, str | None, str | None]:
    """What makes squares of a blueprint differ."""
    return type, blueprints.printed(player, type).slots[square], player.tiles[type].get(square)


@pytest.mark.rule("EC-UPG-07", "EC-UPG-08")
def test_a_source_that_is_there_once_mends_one_blueprint_only() -> None:
    """Two ships lack so much energy that each needs the Hypergrid Source or two Nuclear Sources."""
    player = galaxy().player(0)
    player.technologies = ["antimatter_cannon"]
    for type in ("cruiser", "dreadnought"):
        free = [square for square, below in blueprints.printed(player, type).slots.items() if below not in STAYS]
        player.tiles[type] = dict.fromkeys(free[:3], "antimatter_cannon")
    assert repair.outlook(player).needed() == 2 + 2
    player.kept_parts = ["hypergrid_source"]
    assert repair.outlook(player).needed() == 1 + 2
    assert "hypergrid_source" not in set(upgrade.takeable(player, 1))
    assert "hypergrid_source" in set(upgrade.takeable(player, 2))


@pytest.mark.rule("EC-UPG-02", "EC-SHIP-21")
@pytest.mark.parametrize("board", SPECIES)
def test_a_part_always_goes_on_legal_blueprints(board: str) -> None:
    """So nobody need look before an Upgrade action or reaction."""
    game, chance, legals = galaxy(board, "orion_hegemony"), Random(board), 0
    player, free = game.player(0), [part.id for part in PARTS.values() if not part.ancient]
    squares = list(blueprints.printed(player, blueprints.STARBASE).slots)
    player.technologies = list(TECHNOLOGIES)
    while legals < 200:
        player.tiles[blueprints.STARBASE] = {square: chance.choice(free) for square in squares if chance.random() < 0.8}
        if legal(player):
            assert upgrade.can(game, 0) and upgrade.can(game, 0, reaction=True)
            assert list(upgrade.takeable(player, 0)), player.tiles
            legals += 1
