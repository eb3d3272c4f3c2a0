"""The cleanup phase: new technologies, discs and cubes come home, and a new round begins."""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse import words
from engine.eclipse.components import RESOURCES, ROUNDS
from engine.eclipse.economy import population
from engine.eclipse.phases import rounds, scoring, setup
from engine.eclipse.play import Game
from engine.text import T


async def step(game: Game) -> None:
    """Everything is set up for the next round; after the ninth the game ends. EC-CLEAN-07, EC-END-01, EC-GOAL-01"""
    state = game.state
    if state.round >= ROUNDS or not game.seats():
        scoring.finish(game)
        return
    new_technologies(game)
    for seat in game.seats():
        await clean(game, seat)
    state.passes = []
    state.round += 1
    rounds.begin(game, "action")


def new_technologies(game: Game) -> None:
    """Draws new tiles; those not bought stay. EC-CLEAN-01, EC-CLEAN-02, EC-CLEAN-08"""
    from_bag = setup.draw_technologies(game, game.table.cleanup)
    game.seal()
    if from_bag:
        game.say(T("eclipse-new-technologies", technologies=tuple(map(words.technology, sorted(set(from_bag))))))


async def clean(game: Game, seat: Seat) -> None:
    """Discs and cubes return, colony ships turn up, the summary card shows the actions again.

    EC-CLEAN-03, EC-CLEAN-04, EC-CLEAN-05, EC-CLEAN-06, EC-BOMB-09, EC-ROUND-06
    """
    player = game.player(seat)
    player.discs += sum(player.actions.values())
    player.actions = {}
    player.colony_ships = game.species(seat).colony_ships
    player.passed = False
    for kind in RESOURCES:
        while player.graveyard[kind]:
            cube = T("eclipse-cube-of-graveyard", resource=words.resource(kind))
            await population.come_home(game, seat, cube, (kind,))
            player.graveyard[kind] -= 1
