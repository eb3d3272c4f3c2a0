"""Many battles by chance: every mix of ships, parts and sides comes to an end, and nothing gets lost on the way."""

from __future__ import annotations

from random import Random

import pytest

from engine.eclipse.components import PARTS, SHIPS, SPECIES
from engine.eclipse.interface import invariants
from engine.eclipse.phases import combat_phase, rounds
from engine.eclipse.play import Game
from tests.engine.eclipse.battlefield import FIELD, ancients, field
from tests.engine.eclipse.positions import fleet, kinds, learn, play

KINDS = [id for id, part in PARTS.items() if part.kind in ("cannon", "missile", "hull", "shield", "computer")]
BOARDS = ("planta", "descendants_of_draco", "orion_hegemony", "terran_union")


def chaos(chance: Random) -> Game:
    """Three players with odd blueprints on the field and in the center, Ancients among them."""
    boards = sorted(BOARDS, key=lambda _: chance.random())[:3]
    game = field(*boards, owner=chance.choice([None, 0, 1, 2]))
    ancients(game, chance.choice([0, 0, 1, 2]))
    for seat in sorted(range(3), key=lambda _: chance.random()):
        for type, card in SPECIES[boards[seat]].blueprints.items():
            game.player(seat).tiles[type] = {square: chance.choice(KINDS) for square in card.slots}
        for id, most in ((FIELD, 3), ("001", 2)):
            fleet(game, seat, id, **{type: int(chance.random() * most) for type in SHIPS if type != "dreadnought"})
        if chance.random() < 0.3 and "wormhole_generator" in game.state.bag:
            game.state.bag.remove("wormhole_generator")
            learn(game, seat, "wormhole_generator")
    return game


def check(game: Game) -> None:
    """The invariants, as if the blueprints were the printed ones."""
    odd = [player.tiles for player in game.state.players]
    for player in game.state.players:
        player.tiles = {type: {} for type in SHIPS}
    invariants.check(game.state)
    for player, tiles in zip(game.state.players, odd, strict=True):
        player.tiles = tiles


@pytest.mark.rule("EC-ENGAGE-03", "EC-BATTLE-13", "EC-MAP-11")
@pytest.mark.parametrize("seed", range(40))
def test_every_battle_ends_with_one_side(seed: int) -> None:
    chance = Random(seed)
    game = chaos(chance)
    tiles = len(game.state.reputation)
    rounds.begin(game, "combat")
    while game.state.phase == "combat":
        played = play(combat_phase.step(game), seed=seed)
        assert len(kinds(played)) < 500
        check(game)
    assert all(len(sector.entered) <= 1 for sector in game.state.sectors.values())
    assert tiles == len(game.state.reputation) + sum(len(player.reputation) for player in game.state.players)
    assert not any(mark for sector in game.state.sectors.values() for mark in sector.ancients)
