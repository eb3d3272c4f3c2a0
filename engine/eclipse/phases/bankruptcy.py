"""Players who cannot pay their influence: they trade, give up sectors, or collapse.

EC-BANKR-01
"""

from __future__ import annotations

from functools import cache

from engine.ask import Option, PickOne, Refusal, Seat, Shape
from engine.eclipse import words
from engine.eclipse.components import Resource, resource_of
from engine.eclipse.economy import discs, population
from engine.eclipse.economy.relief import GIVE_UP, TRADE, Relief
from engine.eclipse.phases import elimination
from engine.eclipse.play import Game, Question
from engine.text import T, seat_name

FROM: tuple[Resource, ...] = ("science", "materials")


async def resolve(game: Game) -> None:
    """Asks everybody who is short, again and again, until each can pay or has collapsed.

    EC-BANKR-02, EC-BANKR-06, EC-BANKR-07, EC-BANKR-08
    """
    while short := [seat for seat in game.seats() if deficit(game, seat) > 0]:
        ruined = [seat for seat in short if not ways(game, seat)]
        for seat in ruined:
            await elimination.leave(game, seat, "eclipse-collapsed")
        if not ruined:
            await _ask(game, short)


def deficit(game: Game, seat: Seat, discs_used: int = 0) -> int:
    """Money that is missing for the influence, both numbers as they stand now, or once more discs have been used.

    EC-UPKEEP-02, EC-BANKR-05, EC-EX-06
    """
    player = game.player(seat)
    return discs.cost_with(player, -discs_used) - population.production(player, "money") - player.storage["money"]


def ways(game: Game, seat: Seat) -> list[Relief]:
    """Trades at the own ratio, and sectors to give up. EC-BANKR-02, EC-BANKR-03, EC-BANKR-04, EC-TRADE-05"""
    player, ratio = game.player(seat), game.species(seat).trade
    trades = [Relief(TRADE, kind) for kind in FROM if player.storage[kind] >= ratio]
    return trades + [Relief(GIVE_UP, sector.id) for sector in game.controlled(seat)]


@cache
def _way(relief: Relief, ratio: int) -> Option:
    if relief.way == GIVE_UP:
        return Option(relief.id, T("eclipse-give-up", sector=words.sector(relief.what)))
    return Option(relief.id, T("eclipse-trade-for-money", paid=words.amount(relief.what, ratio)))


BANKRUPTCY = Question("bankruptcy", open=True)


async def _ask(game: Game, seats: list[Seat]) -> None:
    """What brings in money; a trade meanwhile makes the question void. EC-TRADE-05"""
    before = [dict(game.player(seat).storage) for seat in seats]

    def shapes() -> dict[Seat, Shape]:
        if before != [game.player(seat).storage for seat in seats]:
            return {}
        return {seat: PickOne(_options(game, seat), _why_not) for seat in seats}

    private = {seat: T("eclipse-short-of-money", n=deficit(game, seat)) for seat in seats}
    answers = await game.ask(BANKRUPTCY, shapes, T("eclipse-ask-bankruptcy"), private=private)
    for seat, answer in answers.items():
        await _carry_out(game, seat, str(answer))


def _options(game: Game, seat: Seat) -> list[Option]:
    ratio = game.species(seat).trade
    return [_way(relief, ratio) for relief in ways(game, seat)]


def _why_not(_: str) -> Refusal:
    return Refusal("EC-BANKR-03", T("eclipse-no-such-relief"))


async def _carry_out(game: Game, seat: Seat, answer: str) -> None:
    """What was chosen, if a trade of the seat has not overtaken it. EC-BANKR-04, EC-BANKR-05, EC-BANKR-06"""
    relief = Relief.read(answer)
    if deficit(game, seat) <= 0 or relief not in ways(game, seat):
        return
    what = relief.what
    if relief.way == GIVE_UP:
        await discs.remove(game, what)
        return
    player, ratio = game.player(seat), game.species(seat).trade
    player.storage[resource_of(what)] -= ratio
    player.storage["money"] += 1
    game.say(T("eclipse-traded-for-money", seat=seat_name(seat), paid=words.amount(what, ratio)))
