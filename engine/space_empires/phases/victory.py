"""How the game is won: by home worlds, by colony points, or by staying the last.

SE-GEN-02, SE-TURN-06
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, PickSome, Seat
from engine.space_empires import words
from engine.space_empires.components import COLONY_STEPS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import units
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Colony, Owner, System
from engine.text import T, seat_name

COPY = Question("copy", open=False)
POINTS_TO_WIN = 3
REWARD = 30
COPIED = 2


def over(game: Game) -> bool:
    """Whether the game is decided."""
    return bool(game.state.winners) or game.state.lost


def team(game: Game, seat: Seat) -> list[Seat]:
    """A seat and its team mates, who win together."""
    return [player.seat for player in game.state.players if player.team == game.player(seat).team]


def win(game: Game, seats: list[Seat]) -> None:
    """These seats win with their team mates."""
    winners = [player.seat for player in game.state.players if any(player.seat in team(game, one) for one in seats)]
    if not over(game):
        game.state.winners = winners
        game.say(T("space_empires-wins", seats=tuple(map(seat_name, winners))), weight=2)


def lose(game: Game) -> None:
    """A solitaire game is lost."""
    if not over(game):
        game.state.lost = True
        game.say(T("space_empires-lost-alone"), weight=2)


async def colony_destroyed(game: Game, at: str, colony: Colony, by: Owner) -> None:
    """What a destroyed colony means for victory."""
    if colony.home and colony.owner >= 0:
        await _home_destroyed(game, colony.owner, by)
    elif by >= 0 and colony.owner >= 0 and game.options.victory == "colony_points":
        game.player(by).points += 1
        check_points(game)


async def _home_destroyed(game: Game, owner: Seat, by: Owner) -> None:
    """By a player it wins the game, or in the long game eliminates the owner."""
    if game.scenario.solitaire:
        lose(game)
    elif by >= 0 and game.options.victory != "long":
        win(game, [by])
    else:
        await _eliminate(game, owner, by)


async def _eliminate(game: Game, owner: Seat, by: Owner) -> None:
    """A player's pieces are removed; whoever did it is rewarded; the last one wins."""
    player = game.player(owner)
    player.out = True
    for unit in list(player.units):
        units.remove(game, unit)
    for system in game.colonies(owner):
        system.colony = None
    state = game.state
    state.order = [seat for seat in state.order if seat != owner]
    state.queue = [seat for seat in state.queue if seat != owner]
    game.say(T("space_empires-eliminated", seat=seat_name(owner)), weight=2)
    left = game.seats()
    if all(not game.hostile(left[0], seat) for seat in left):
        win(game, left)
    elif by >= 0:
        game.player(by).reward += REWARD
        await _copy(game, by, owner)


async def _copy(game: Game, by: Seat, owner: Seat) -> None:
    """The victor may copy one level of each of two technologies."""
    better = [c for c in game.technologies if technology.researched(game, owner, c.id) > _level(game, by, c.id)]
    options = [Option(card.id, words.level(card.id, _level(game, by, card.id) + 1)) for card in better]
    shape = PickSome(options, 0, COPIED if len(options) > 1 else len(options))
    about = T("space_empires-ask-copy", seat=seat_name(by), other=seat_name(owner))
    game.seal([by])
    for id in await game.pick_some(COPY, by, shape, about, always=True):
        game.player(by).technology[id] = _level(game, by, id) + 1


def _level(game: Game, seat: Seat, id: str) -> int:
    return technology.researched(game, seat, id)


def colony_points(game: Game, seat: Seat, full: Sequence[System] | None = None) -> int:
    """Points for destroyed colonies, and for own full colonies in deep space or in an opponent's home system.

    Args:
        full: the hexes with full colonies of anybody, where they are known.
    """
    if game.scenario.random_map:
        return game.player(seat).points
    full = _full(game) if full is None else full
    own = [one for one in full if one.colony is not None and one.colony.owner == seat]
    return game.player(seat).points + sum([_abroad(game, seat, one.home) for one in own])


def _full(game: Game) -> list[System]:
    """Hexes with colonies that do not grow any more, whoever has them."""
    systems = game.state.systems.values()
    return [one for one in systems if one.colony is not None and one.colony.value == COLONY_STEPS[-1]]


def _abroad(game: Game, seat: Seat, home: Seat | None) -> bool:
    return home is None or game.hostile(seat, home)


def check_points(game: Game) -> None:
    """Whoever has the points wins at once; of several the one with more, then with the dearer ships, else all."""
    if game.options.victory != "colony_points" or len(game.state.players) < 2:
        return
    full = _full(game)
    reached = {seat: colony_points(game, seat, full) for seat in game.seats()}
    best = max(reached.values(), default=0)
    if best >= POINTS_TO_WIN:
        first = [seat for seat, points in reached.items() if points == best]
        worth = {seat: fleet_value(game, seat) for seat in first}
        win(game, [seat for seat in first if worth[seat] == max(worth.values())])


def fleet_value(game: Game, seat: Seat) -> int:
    """CP that the combat-capable ships of a player cost."""
    return sum(game.card(unit).cost * unit.count for unit in game.player(seat).units if game.armed(unit))
