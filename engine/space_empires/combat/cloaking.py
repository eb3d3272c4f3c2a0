"""Raiders and enemies meet: what is announced, and whether there is a battle.

SE-RAIDER-03, SE-RAIDER-04, SE-SCANNER-05, SE-TREVEAL-05, D-05, D-47, D-75
"""

from __future__ import annotations

from engine.ask import NO, YES, Option, Seat
from engine.space_empires import words
from engine.space_empires.combat import scanning
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import presence
from engine.space_empires.play import Game, Question
from engine.space_empires.state import MACHINES, Owner, Sighting
from engine.text import T, Text, seat_name

CHALLENGE = Question("challenge", open=False, never_public=True)
AMBUSH = Question("ambush", open=False, never_public=True)


async def meet(game: Game, at: str, mover: Owner) -> list[Owner]:
    """The sides that a mover has to fight in this hex. SE-MOVE-16, D-75"""
    found: list[Owner] = []
    for side in presence.armed_sides(game, at, mover):
        if await _fights(game, at, mover, side):
            found.append(side)
    return found


async def _fights(game: Game, at: str, mover: Owner, side: Owner) -> bool:
    """Ordinary units of both stop each other; raiders alone decide for themselves, unless they are seen, and where
    both sides are raiders either of them may want a battle. D-47, D-75
    """
    hidden, other = (_only_raiders(game, at, one) for one in (mover, side))
    if MACHINES in (mover, side) or not (hidden or other):
        return True
    if hidden and other:
        for one in (mover, side):
            _announce_raiders(game, at, one)
        return await _wants(game, at, mover, side) or await _wants(game, at, side, mover)
    return await (_encounter(game, at, mover, side) if hidden else _encounter(game, at, side, mover))


def _only_raiders(game: Game, at: str, side: Owner) -> bool:
    """Whether a side has nothing there but raiders, which cover nothing else, and cloaking works.

    SE-RAIDER-03, SE-RAIDER-11
    """
    if side < 0 or game.terrain(at) == "nebula":
        return False
    return all(unit.type == scanning.RAIDER for unit in presence.together(game, at, side))


async def _encounter(game: Game, at: str, hidden: Seat, other: Owner) -> bool:
    """Raiders are announced; then scanners, cloaking level, scanner level, as far as the players go. Who has announced
    scanners enough in the Movement Phase has looked in return for a battle. SE-SCANNER-05, D-75
    """
    if game.state.step == "combat" and _seen(game, at, hidden, other):
        return True
    _announce_raiders(game, at, hidden)
    if other < 0:
        found = scanning.scanners(game, at, other) >= scanning.cloaking(game, at, hidden)
        return found or await _wants(game, at, hidden, other)
    if await _challenged(game, at, hidden, other):
        level = scanning.cloaking(game, at, hidden)
        for unit in sorted(scanning.raiders(game, at, hidden), key=lambda one: technology.level(game, one, "cloaking")):
            technology.announce(game, unit.owner, "cloaking", technology.level(game, unit, "cloaking"))
        seen = scanning.scanners(game, at, other)
        if seen >= level:
            technology.announce(game, scanning.watcher(game, at, other), "scanner", seen)
            if game.state.edition and game.state.step != "combat":
                game.state.seen.append((at, hidden, other))
            return True
    return await _wants(game, at, hidden, other)


def _seen(game: Game, at: str, hidden: Owner, other: Owner) -> bool:
    """Whether the raiders of a side were seen there in this turn; blood brothers stand for each other."""
    found = [(one, two) for place, one, two in game.state.seen if place == at]
    return any(one in game.brothers(hidden) and two in game.brothers(other) for one, two in found)


def _announce_raiders(game: Game, at: str, seat: Seat) -> None:
    """That they are raiders, once a turn; the counters stay face down. SE-SCANNER-05"""
    state = game.state
    game.seal()
    for owner in dict.fromkeys(unit.owner for unit in scanning.raiders(game, at, seat)):
        seen = Sighting(owner, at, scanning.RAIDER, 0, state.round, state.turn)
        if seen not in state.sightings:
            state.sightings.append(seen)
            game.say(T("space_empires-raiders-here", seat=seat_name(owner), hex=words.hex(at)), where=[at])


async def _challenged(game: Game, at: str, hidden: Seat, other: Seat) -> bool:
    """Whether the opponent wants battle and announces scanners; that it has none nobody learns. SE-SCANNER-02"""
    able = scanning.scanners(game, at, other) > 0
    return await _yes(game, CHALLENGE, other, hidden, at, able)


async def _wants(game: Game, at: str, hidden: Seat, other: Owner) -> bool:
    """Whether cloaked raiders want battle: only in a Combat Phase. D-47"""
    if game.state.step != "combat":
        return False
    return await _yes(game, AMBUSH, hidden, other, at, True)


async def _yes(game: Game, kind: Question, seat: Seat, other: Owner, at: str, able: bool) -> bool:
    options = [Option(NO, T("no"))]
    if able:
        options.insert(0, Option(YES, T("yes")))
    params = {"seat": seat_name(seat), "other": words.side(other), "hex": words.hex(at)}
    about = Text(f"space_empires-ask-{kind.name}", params)
    return await game.pick(kind, seat, options, about, always=True, where=[at]) == YES
