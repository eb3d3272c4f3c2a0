"""Retreat from a space combat: announced at the start of a round, carried out at its end. TI-RETREAT-02"""

from __future__ import annotations

from engine.ask import NO, YES, Option, Refusal, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.combat import dice, shown
from engine.ti4.combat.dice import AFTER_DECLARE_RETREAT, Combat, InCombat, fighting
from engine.ti4.economy import tokens
from engine.ti4.galaxy import capacity, leaving, routes, units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.play import Game, Question

ALWAYS = "no_always"

# --- announcing ------------------------------------------------------------------------------------------------------


async def announce(game: Game, combat: Combat) -> None:
    """The defender decides first; once the defender has announced, the attacker cannot.

    A retreat needs somewhere to go. TI-RETREAT-01, TI-RETREAT-02, TI-RETREAT-03, TI-DOUBT-07, TI-LATER-12
    """
    for seat in (combat.defender, combat.attacker):
        if may_announce(game, combat, seat) and await _wants_to(game, combat, seat):
            combat.retreating = seat
            shown.retreat(game, seat)
            game.say(T("ti4-retreat-announced", seat=seat_name(seat)), where=[combat.system])
            await take_along(game, combat, seat)
            after = await AFTER_DECLARE_RETREAT.open(game, InCombat(combat, actor=seat))
            if after.cancelled:
                combat.retreating = None
                shown.retreat(game, None)
            return


def may_announce(game: Game, combat: Combat, seat: Seat) -> bool:
    """Whether a side can announce a retreat now. TI-RETREAT-03, TI-RETREAT-07"""
    if combat.retreating is not None or seat in combat.resolved:
        return False
    return movable(game, seat, combat.system) and bool(destinations(game, seat, combat.system))


RETREAT = Question("retreat", open=True, interruptible=True)


async def _wants_to(game: Game, combat: Combat, seat: Seat) -> bool:
    """Whoever wants to stay to the end of the combat can say so once, and is not asked again. TI-RETREAT-01"""
    about = T("ti4-ask-retreat", seat=seat_name(seat), system=words.system(combat.system), round=combat.round)
    options = [
        Option(YES, T("ti4-retreat"), even=True),
        Option(NO, T("ti4-stay"), even=True),
        Option(ALWAYS, T("ti4-stay-to-the-end"), aside=True),
    ]
    choice = await game.pick(RETREAT, seat, options, about, where=[combat.system])
    if choice == ALWAYS:
        combat.resolved.append(seat)
    return choice == YES


RETREAT_LOAD = Question("retreat_load", open=True, interruptible=True)


async def take_along(game: Game, combat: Combat, seat: Seat) -> None:
    """Ground forces from controlled planets of the system may go into space to come along.

    TI-RETREAT-04, TI-DOUBT-06
    """
    slots = [
        Slot(planet, words.planet(planet), number)
        for planet in planets_of(game.state, combat.system)
        if game.state.planets[planet].owner == seat and (number := units.count(game, seat, "infantry", planet))
    ]
    most = sum(slot.most for slot in slots)
    if most and capacity.capacity(game, seat, combat.system):
        about = T("ti4-ask-retreat-load", seat=seat_name(seat))
        shape = Spread(slots, 0, most, "TI-RETREAT-04")
        chosen = await game.spread(RETREAT_LOAD, seat, shape, about, where=[combat.system])
        for planet, number in chosen.items():
            units.shift(game, seat, "infantry", number, planet, combat.system)
            dice.embark(combat, seat, number, planet)


# --- where to --------------------------------------------------------------------------------------------------------


def destinations(game: Game, seat: Seat, system: str) -> list[str]:
    """Adjacent systems with an own unit or planet, without foreign ships, that ships can enter.

    TI-RETREAT-06, TI-RETREAT-07, TI-RETREAT-08
    """
    return [near for near in game.near(seat, moving=True)[system] if refusal(game, seat, near) is None]


def refusal(game: Game, seat: Seat, system: str) -> str | None:
    """The rule that forbids retreating to an adjacent system, or None."""
    if any(other != seat for other in game.fleets(system)):
        return "TI-RETREAT-08"
    if not _at_home(game, seat, system):
        return "TI-RETREAT-07"
    return routes.entry_refusal(game, seat, system)


def _at_home(game: Game, seat: Seat, system: str) -> bool:
    if seat in game.state.systems[system].space:
        return True
    planets = (game.state.planets[planet] for planet in planets_of(game.state, system))
    return any(planet.owner == seat or seat in planet.ground for planet in planets)


def movable(game: Game, seat: Seat, system: str) -> bool:
    """Whether a seat has ships there that move by themselves. TI-LATER-12"""
    return any(game.card(seat, type).move for type in game.ships(seat, system))


# --- going -----------------------------------------------------------------------------------------------------------


RETREAT_TO = Question("retreat_to", open=True, interruptible=True)


async def carry_out(game: Game, combat: Combat) -> None:
    """The announced retreat must happen, unless the opponent has no ships left or nowhere is left to go.

    TI-RETREAT-05, TI-RETREAT-06, TI-DOUBT-10, TI-LATER-12
    """
    seat = combat.retreating
    if seat is None or not fighting(game, combat, combat.opponent(seat)):
        return
    targets = destinations(game, seat, combat.system)
    if not targets or not movable(game, seat, combat.system):
        return
    about = T("ti4-ask-retreat-to", seat=seat_name(seat))

    def why(id: str) -> Refusal | None:
        near = id in game.near(seat, moving=True)[combat.system]
        return Refusal(refusal(game, seat, id) if near else "TI-RETREAT-06", T("ti4-no-retreat-there"))

    options = words.system_options(targets)
    target = await game.pick(RETREAT_TO, seat, options, about, why=why, where=targets)
    await withdraw(game, seat, combat.system, target)
    combat.withdrew = seat
    combat.joined.pop(seat, None)


async def withdraw(game: Game, seat: Seat, origin: str, target: str) -> None:
    """All ships go to the target, carrying what they can hold; a command token follows them, unless a rift took all.

    TI-RETREAT-06, TI-RETREAT-09, TI-RETREAT-10, TI-RETREAT-11, TI-MOVEMENT-13, TI-LATER-12, TI-DOUBT-09, TI-DOUBT-63
    """
    await leave_behind(game, seat, origin)
    told = T("ti4-retreated", seat=seat_name(seat), origin=words.system(origin), target=words.system(target))
    if await leaving.leave(game, seat, origin, target, told):
        await tokens.place_token(game, seat, target)


async def leave_behind(game: Game, seat: Seat, origin: str) -> None:
    """Cargo beyond what the ships can carry is destroyed; docks on planets no longer help. TI-CAPACITY-06"""
    slots = [
        Slot(type, words.unit(type), number)
        for type in capacity.CARGO
        if (number := units.count(game, seat, type, origin)) and not game.card(seat, type).move
    ]
    over = sum(slot.most for slot in slots) - capacity.capacity(game, seat, origin)
    if over > 0:
        about = T("ti4-ask-left-behind", seat=seat_name(seat), n=over)
        shape = Spread(slots, over, over, "TI-TRANSPORT-02")
        lost = await game.spread(capacity.LOSE_CARGO, seat, shape, about, where=[origin])
        await capacity.destroy(game, seat, origin, lost)
