"""A player's turn: movement, combat, exploration. SE-TURN-03"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.ask import Option, PickSome, Seat
from engine.space_empires import words
from engine.space_empires.galaxy import exploring, managing, public_order
from engine.space_empires.phases import combat_phase, movement_phase, rounds, victory
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Sighting, Step, Unit
from engine.text import T, seat_name

TURN_DOWN = Question("turn_down", open=False)
EXPLORE = Question("explore", open=True)
PASSED_OVER: tuple[Step, ...] = ("combat", "exploration")
"""Steps that are over as soon as nothing is left to do in them."""


async def step(game: Game) -> None:
    """The next step of the turn of whoever is active. Where there is nothing to fight over, or nothing to turn up, the
    step after it follows at once: the game does not rest in between.
    """
    state = game.state
    before, asked = state.step, state.asked
    await STEPS[before](game)
    if before in PASSED_OVER and state.step != before and state.asked == asked:
        await step(game)


async def start(game: Game) -> None:
    """The next player begins a turn, with blood brothers a team: counters are turned back, face-up groups at colonies
    may be turned down. SE-PIPE-09, SE-REVEAL-02
    """
    state = game.state
    first = state.queue[0]
    state.acting = [seat for seat in state.queue if seat in game.brothers(first)]
    state.queue = [seat for seat in state.queue if seat not in state.acting]
    state.active, state.entered, state.fought, state.seen = first, [], [], []
    for seat in state.acting:
        for unit in game.player(seat).units:
            _refresh(unit)
        game.say(T("space_empires-turn-of", seat=seat_name(seat)), weight=1)
    state.step = "movement"
    for seat in state.acting:
        await _turn_down(game, seat)


def _next_or(game: Game, step: str) -> None:
    """The next of those who take the turn together does the same; after the last one the next step begins."""
    state = game.state
    later = state.acting[state.acting.index(_active(game)) + 1 :]
    state.active = later[0] if later else state.acting[0]
    state.step = state.step if later else step


def _refresh(unit: Unit) -> None:
    unit.start, unit.came, unit.moved, unit.extra, unit.looks = unit.at, "", 0, 0, 0
    unit.halted = unit.chained = unit.frozen = False


async def _turn_down(game: Game, seat: Seat) -> None:
    """Groups that start the turn at an own colony may be hidden again. SE-REVEAL-02, D-20"""
    units = public_order.by_name(game, game.player(seat).units)
    up = [unit for unit in units if unit.up and game.card(unit).group]
    own = [system.id for system in game.colonies(seat)] if up else []
    shown = [unit for unit in up if unit.at in own]
    if not shown:
        return
    options = [Option(unit.id, words.group(unit)) for unit in shown]
    about = T("space_empires-ask-turn-down", seat=seat_name(seat))
    picked = await game.pick_some(TURN_DOWN, seat, PickSome(options, 0, len(options)), about)
    for unit in shown:
        if unit.id in picked:
            turn_down(game, unit)


def turn_down(game: Game, unit: Unit) -> None:
    """A group is hidden; everybody may remember what it was. SE-REVEAL-02"""
    unit.up, unit.told = False, {}
    state = game.state
    state.sightings.append(Sighting(unit.owner, unit.at, unit.type, unit.count, state.round, state.turn))
    line = T("space_empires-turns-down", seat=seat_name(unit.owner), what=words.group(unit), hex=words.hex(unit.at))
    game.say(line, where=[unit.at], weight=0)


async def move(game: Game) -> None:
    """All orders of a player's Movement Phase: the table gets one picture of them. SE-MOVE-02"""
    seat = _active(game)
    offered = await movement_phase.order(game, seat)
    while offered is not None:
        offered = await movement_phase.order(game, seat, offered)
    _next_or(game, "combat")
    if game.state.step == "combat":
        await combat_phase.begin(game, _active(game))


def is_peaceful(game: Game) -> bool:
    """Whether all have moved in this turn, and nobody fights: what they explore comes next. SE-TURN-03"""
    state = game.state
    if state.phase != "turn" or state.fought or state.active is None:
        return False
    if state.step == "combat":
        return not any(combat_phase.is_contested(game, seat) for seat in state.acting)
    return state.step == "exploration"


async def combat(game: Game) -> None:
    """One hex is fought over. SE-COMBAT-03, D-80"""
    if not await combat_phase.next_hex(game, _active(game)):
        _next_or(game, "exploration")


async def exploration(game: Game) -> None:
    """Markers under own units are turned up, one after the other. SE-EXPLORE-02"""
    seat = _active(game)
    systems = game.state.systems
    places = public_order.by_place(game, [unit for unit in game.player(seat).units if not systems[unit.at].known])
    if places:
        options = [Option(at, words.hex(at)) for at in places]
        at = await game.pick(EXPLORE, seat, options, T("space_empires-ask-explore", seat=seat_name(seat)))
        await exploring.explore(game, seat, at)
    else:
        _next_or(game, "end")


async def end(game: Game) -> None:
    """Upgrades are done; the next player's turn, or what no seat plays. SE-UPGRADE-01, SE-DOOM-08"""
    state = game.state
    for seat in state.acting:
        managing.finish(game, seat)
    if victory.over(game):
        return
    state.step = "start"
    if state.queue:
        return
    if state.machines or game.scenario.solitaire:
        state.active, state.phase = None, "machines"
    else:
        rounds.turn_over(game)


def _active(game: Game) -> Seat:
    assert game.state.active is not None
    return game.state.active


STEPS: dict[str, Callable[[Game], Awaitable[None]]] = {
    "start": start,
    "movement": move,
    "combat": combat,
    "exploration": exploration,
    "end": end,
}
