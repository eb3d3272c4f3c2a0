"""Exploration: markers are turned up and take effect at once.

SE-EXPLORE-02, SE-EXPLORE-05, SE-DANGER-01, SE-NOVA-01, SE-LOST-01, SE-LOST-02, SE-LOST-05
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.ask import Option, Seat
from engine.space_empires import words
from engine.space_empires.combat import battle, opponents
from engine.space_empires.components import ALIENS as ALIEN_CARDS
from engine.space_empires.components import ALIENS_DRAWN
from engine.space_empires.galaxy import blackholes, entering, presence, public_order, surroundings, units
from engine.space_empires.play import Game, Question
from engine.space_empires.state import ALIENS, MACHINES, Machine, Marker, System, Unit
from engine.text import T, seat_name

SHIFT = Question("shift", open=True)


async def explore(game: Game, seat: Seat, at: str) -> None:
    """The marker under a player's units is turned up for all. SE-EXPLORE-02, SE-SYS-02"""
    marker = reveal(game, at)
    about = T("space_empires-explores", seat=seat_name(seat), hex=words.hex(at), marker=words.marker(marker))
    game.say(about, where=[at], weight=2)
    effect = EFFECTS.get(marker.type)
    if effect is not None:
        await effect(game, seat, at)


def reveal(game: Game, at: str) -> Marker:
    """Turns a marker up; from then on all know it."""
    system = game.system(at)
    assert system.marker is not None
    system.known = True
    for player in game.state.players:
        player.looked.pop(at, None)
    game.seal()
    return system.marker


def removed_at_once(game: Game, marker: Marker) -> bool:
    """Whether nothing of a marker stays: one-time effects, and what this game does not use.

    SE-EXPTECH-04, SE-EXPLORE-05, SE-WARP-01, SE-DOOM-01, SE-EXPLORE-04
    """
    if marker.type in ("warp_point", "doomsday_machine"):
        return not marker.value
    return marker.type in ("danger", "lost_in_space")


# --- effects ---------------------------------------------------------------------------------------------------------


async def _black_hole(game: Game, seat: Seat, at: str) -> None:
    """All units in the hex roll. D-66"""
    await blackholes.survive(game, seat, presence.together(game, at, seat))


async def _danger(game: Game, seat: Seat, at: str) -> None:
    """Everything in the hex is destroyed. SE-DANGER-01"""
    for unit in public_order.by_name(game, presence.together(game, at, seat)):
        what = words.units(unit.type, unit.count)
        game.say(T("space_empires-danger", seat=seat_name(seat), what=what, hex=words.hex(at)), where=[at])
        units.remove(game, unit)
    game.system(at).marker = None


async def _supernova(game: Game, seat: Seat, at: str) -> None:
    """The units go back to where each came from. SE-NOVA-01, D-22"""
    for unit in presence.together(game, at, seat):
        unit.came, unit.at = at, unit.came or unit.start
    game.say(T("space_empires-supernova-back", seat=seat_name(seat), hex=words.hex(at)), where=[at])


async def _lost_in_space(game: Game, seat: Seat, at: str) -> None:
    """The player to the right shifts all units by one hex. SE-LOST-01, SE-LOST-02, SE-LOST-05, D-23, D-62"""
    game.system(at).marker = None
    to = await _shifted(game, seat, at)
    if to is None:
        return
    lost = presence.together(game, at, seat)
    for unit in lost:
        unit.came, unit.at = at, to
    line = T("space_empires-shifted", seat=seat_name(seat), what=entering.seen(lost), hex=words.hex(to))
    game.say(line, where=[at, to], weight=2)
    await _land(game, seat, lost, to)


async def _shifted(game: Game, seat: Seat, at: str) -> str | None:
    """Where to: a hex of the board that is no known supernova."""
    near = [to for to in game.beside(at) if game.terrain(to) != "supernova"]
    if not near:
        return None
    right = game.right_of(seat)
    options = [Option(to, words.hex(to)) for to in near]
    about = T("space_empires-ask-shift", seat=seat_name(right), other=seat_name(seat), hex=words.hex(at))
    return await game.pick(SHIFT, right, options, about, where=[at])


async def _land(game: Game, seat: Seat, lost: list[Unit], to: str) -> None:
    """Black hole, unexplored marker, enemies: all at once. SE-LOST-03, SE-LOST-04, D-24"""
    if game.terrain(to) == blackholes.BLACK_HOLE:
        await blackholes.survive(game, seat, lost)
    if surroundings.unexplored(game, to):
        await explore(game, seat, to)
    await clash(game, seat, to)


async def clash(game: Game, seat: Seat, at: str) -> None:
    """Units that came into a hex fight what is there at once, as attackers. SE-LOST-04, D-07, D-24"""
    await opponents.fight(game, at, seat, presence.armed_sides(game, at, seat))
    if presence.own_armed(game, at, seat):
        entering.destroy_defenceless(game, at, seat)


async def _aliens(game: Game, seat: Seat, at: str) -> None:
    """Aliens of a barren planet attack at once. SE-ALIEN-01, SE-ALIEN-02, SE-PLANET-04, D-51, D-52"""
    if place_aliens(game, at, up=True):
        await battle.fight(game, at, seat, ALIENS)


def place_aliens(game: Game, at: str, *, up: bool) -> bool:
    """Draws the aliens of a barren planet in deep space; face down where nobody entered.

    SE-ALIEN-01, SE-ALIEN-03, SE-ALIEN-08
    """
    state, system = game.state, game.system(at)
    if not game.options.aliens or not _deep(game, system) or not state.alien_pool:
        return False
    drawn = game.shuffle(state.alien_pool, "aliens")[:ALIENS_DRAWN]
    for type in drawn:
        state.alien_pool.remove(type)
        used = [unit.number for unit in state.aliens if unit.type == type]
        number = next(n for n in range(1, ALIEN_CARDS[type].count + 1) if n not in used)
        state.aliens.append(Unit(ALIENS, type, number, at, up=up))
    game.say(T("space_empires-aliens-drawn", hex=words.hex(at), count=len(drawn)), where=[at], weight=2)
    return True


def _deep(game: Game, system: System) -> bool:
    return system.home is None


async def _warp_point(game: Game, seat: Seat, at: str) -> None:
    """Leaves the board where warp points are not used. SE-EXPLORE-05, SE-WARP-01"""
    _drop_unused(game, at)


async def _machine(game: Game, seat: Seat, at: str) -> None:
    """A doomsday machine attacks at once, where the rule is used. SE-EXPLORE-05, SE-DOOM-02, SE-DOOM-03"""
    if not _drop_unused(game, at):
        add_machine(game, at)
        await battle.fight(game, at, MACHINES, seat)


def add_machine(game: Game, at: str) -> None:
    """The marker becomes an active unit. SE-DOOM-02"""
    state = game.state
    game.system(at).marker = None
    state.machines.append(Machine(1 + max((one.number for one in state.machines), default=0), at))


def _drop_unused(game: Game, at: str) -> bool:
    system = game.system(at)
    unused = system.marker is not None and removed_at_once(game, system.marker)
    if unused:
        system.marker = None
        game.say(T("space_empires-not-used", hex=words.hex(at)), where=[at])
    return unused


EFFECTS: dict[str, Callable[[Game, Seat, str], Awaitable[None]]] = {
    "black_hole": _black_hole,
    "danger": _danger,
    "supernova": _supernova,
    "lost_in_space": _lost_in_space,
    "barren_planet": _aliens,
    "warp_point": _warp_point,
    "doomsday_machine": _machine,
}
