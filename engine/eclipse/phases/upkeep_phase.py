"""The upkeep phase: last colony ships, then influence is paid, then science and materials come in.

All players do it independently. EC-ROUND-06
"""

from __future__ import annotations

from engine.ask import Seat, Shape
from engine.eclipse import words
from engine.eclipse.components import Resource
from engine.eclipse.economy import colony_ships, discs, population
from engine.eclipse.phases import bankruptcy, rounds
from engine.eclipse.play import Game
from engine.text import T, seat_name

AFTER_MONEY: tuple[Resource, ...] = ("science", "materials")


async def step(game: Game) -> None:
    """Colony ships first, and the income of everybody as a step of its own. EC-UPKEEP-01"""
    if game.state.step == "start":
        await settle(game)
        game.state.step = "income"
        return
    await bankruptcy.resolve(game)
    for seat in game.seats():
        pay_and_produce(game, seat)
    rounds.begin(game, "cleanup")


async def settle(game: Game) -> None:
    """Everybody at once, a ship after the other, until all are done. EC-UPKEEP-01, EC-COLONY-04"""
    done: list[Seat] = []
    while found := _targets(game, done):
        shapes: dict[Seat, Shape] = {seat: colony_ships.choice(game, seat, among) for seat, among in found.items()}
        answers = await game.ask(colony_ships.COLONY, shapes, T("eclipse-ask-colony-upkeep"))
        for seat, answer in answers.items():
            if answer == colony_ships.DONE:
                done.append(seat)
            else:
                colony_ships.use(game, seat, str(answer))


def _targets(game: Game, done: list[Seat]) -> dict[Seat, list[str]]:
    """What those who are not done could use a colony ship for."""
    found = {seat: colony_ships.targets(game, seat) for seat in game.seats() if seat not in done}
    return {seat: targets for seat, targets in found.items() if targets}


def pay_and_produce(game: Game, seat: Seat) -> None:
    """Money rises or falls by production less influence; only then come science and materials.

    EC-UPKEEP-02, EC-UPKEEP-03, EC-UPKEEP-04, EC-RES-02, EC-BANKR-01, EC-FAQ-02, EC-EX-05
    """
    player = game.player(seat)
    made, cost = population.production(player, "money"), discs.cost(player)
    player.storage["money"] += made - cost
    gains = {"money": made} | {kind: population.production(player, kind) for kind in AFTER_MONEY}
    for kind in AFTER_MONEY:
        player.storage[kind] += gains[kind]
    game.say(T("eclipse-upkeep", seat=seat_name(seat), gains=words.amounts(gains), cost=words.amount("money", cost)))
