"""Command tokens: gaining, spending, placing and redistributing them; the sheet has three pools and trade goods.

TI-COMMANDSHEET-03
"""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.components import COMMAND_TOKENS
from engine.ti4.galaxy import capacity
from engine.ti4.play import Game, Point, Question, pool_of
from engine.ti4.state import POOLS, Pool

FLEET_POOL = Point[int, None]("fleet_tokens")
"""Tokens that the fleet pool may hold."""


GAIN_TOKENS = Question("gain_tokens", open=False)


async def gain_tokens(game: Game, seat: Seat, number: int) -> int:
    """Gains tokens into pools of the seat's choice, as far as reinforcements reach. Returns how many.

    TI-COMMANDTOKEN-02, TI-COMMANDTOKEN-03, TI-COMMANDTOKEN-04
    """
    if number and not game.reserve(seat):
        game.say(T("ti4-no-tokens-left", seat=seat_name(seat)))
    number = min(number, game.reserve(seat))
    if number <= 0:
        return 0
    room = dict.fromkeys(POOLS, number) | {"fleet": min(number, fleet_room(game, seat))}
    slots = [Slot(pool, words.pool(pool), room[pool]) for pool in POOLS]
    about = T("ti4-ask-gain-tokens", n=number, **_pools(game, seat))
    chosen = await game.spread(GAIN_TOKENS, seat, Spread(slots, number, number, "TI-COMMANDTOKEN-02"), about)
    for pool, amount in chosen.items():
        add(game, seat, pool, amount)
    game.say(T("ti4-gained-tokens", seat=seat_name(seat), pools=pool_words(chosen)))
    return number


REDISTRIBUTE = Question("redistribute", open=False)


async def redistribute(game: Game, seat: Seat) -> None:
    """Spreads all tokens of the command sheet over the pools anew, then checks the fleets. TI-STATUSPHASE-10"""
    chosen = await game.spread(REDISTRIBUTE, seat, sheet(game, seat), T("ti4-ask-redistribute", seat=seat_name(seat)))
    await set_pools(game, seat, chosen)


def sheet(game: Game, seat: Seat, extra: int = 0) -> Spread:
    """The shape of a redistribution of the sheet's tokens and `extra` new ones. TI-COMMANDSHEET-01"""
    player = game.player(seat)
    total = player.tactic + player.fleet + player.strategy + extra
    room = dict.fromkeys(POOLS, total) | {"fleet": min(total, player.fleet + fleet_room(game, seat))}
    slots = [Slot(pool, words.pool(pool), room[pool]) for pool in POOLS]
    now: dict[str, int] = {pool: pool_of(player, pool) for pool in POOLS}
    return Spread(slots, total, total, "TI-STATUSPHASE-10", start=now)


def fleet_room(game: Game, seat: Seat) -> int:
    """How many tokens the fleet pool may still take; a law can limit it."""
    limit = FLEET_POOL(game, seat, COMMAND_TOKENS)
    return max(0, limit - game.player(seat).fleet)


async def set_pools(game: Game, seat: Seat, chosen: dict[str, int]) -> None:
    """Sets the pools; a smaller fleet pool is checked against every system.

    TI-STATUSPHASE-11, TI-FLEETPOOL-05, TI-COMMANDTOKEN-01, TI-COMMANDSHEET-02
    """
    player = game.player(seat)
    before = (player.tactic, player.fleet, player.strategy)
    player.tactic, player.fleet, player.strategy = (chosen.get(pool, 0) for pool in POOLS)
    if before != (player.tactic, player.fleet, player.strategy):
        game.say(T("ti4-pools", **_pools(game, seat)))
    if player.fleet < before[1]:
        await capacity.enforce_fleet_everywhere(game, seat)


def _pools(game: Game, seat: Seat) -> dict[str, Text | int]:
    """Whose pools they are and what is in them."""
    player = game.player(seat)
    return {"seat": seat_name(seat)} | {pool: pool_of(player, pool) for pool in POOLS}


def add(game: Game, seat: Seat, pool: str, number: int) -> None:
    """Puts tokens into a pool."""
    player = game.player(seat)
    setattr(player, pool, getattr(player, pool) + number)
    assert getattr(player, pool) >= 0


def spend_strategy(game: Game, seat: Seat) -> None:
    """Spends one token of the strategy pool, back to reinforcements. TI-STRATACTION-07"""
    add(game, seat, "strategy", -1)


async def place_token(game: Game, seat: Seat, system: str) -> bool:
    """Puts a token into a system: from reinforcements, or from a pool of choice when they are empty; none where one
    of that seat already lies. Returns whether one was placed.

    TI-DIPLOMACY-04, TI-DIPLOMACY-05, TI-DIPLOMACY-06, TI-RETREAT-09, TI-RETREAT-10, TI-RETREAT-11, TI-DOUBT-57
    """
    tokens = game.state.systems[system].tokens
    if seat in tokens:
        return False
    if game.reserve(seat) == 0:
        pool = await choose_pool(game, seat)
        if pool is None:
            return False
        add(game, seat, pool, -1)
        if pool == "fleet":
            await capacity.enforce_fleet_everywhere(game, seat)
    tokens.append(seat)
    game.say(T("ti4-token-placed", seat=seat_name(seat), system=words.system(system)), where=[system])
    return True


CHOOSE_POOL = Question("choose_pool", open=False)


async def choose_pool(game: Game, seat: Seat) -> Pool | None:
    """A pool of the seat's choice that has a token to give."""
    player = game.player(seat)
    filled: list[Pool] = [pool for pool in POOLS if getattr(player, pool)]
    if not filled:
        return None
    options = [Option(pool, words.pool(pool)) for pool in filled]
    chosen = await game.pick(CHOOSE_POOL, seat, options, T("ti4-ask-pool", seat=seat_name(seat)))
    return next(pool for pool in filled if pool == chosen)


def pool_words(chosen: dict[str, int]) -> tuple[Text, ...]:
    """Pools with numbers, for a sentence."""
    return tuple(T("ti4-in-pool", pool=words.pool(pool), n=number) for pool, number in chosen.items() if number)
