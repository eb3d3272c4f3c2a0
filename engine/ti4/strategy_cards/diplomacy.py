"""Diplomacy, initiative 2: shields a system and readies planets. TI-DIPLOMACY-01"""

from __future__ import annotations

from engine.ask import PickSome, Refusal, Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.economy import tokens
from engine.ti4.economy.payment import ready
from engine.ti4.galaxy.board import planets_of
from engine.ti4.interface.question_notes import of_planets
from engine.ti4.play import Game, Question
from engine.ti4.state import CUSTODIANS_SYSTEM

READIED = 2


DIPLOMACY = Question("diplomacy", open=True)


async def primary(game: Game, seat: Seat) -> None:
    """Choose a system with an own planet, not Mecatol Rex: everyone else puts a command token there, then the
    planets there are readied.

    TI-DIPLOMACY-02, TI-DIPLOMACY-03, TI-DIPLOMACY-04, TI-DIPLOMACY-07, TI-DOUBT-03
    """
    systems = {game.state.planets[planet].system: None for planet in game.planets(seat)}
    options = words.system_options(system for system in systems if system != CUSTODIANS_SYSTEM)
    if not options:
        return
    about = T("ti4-ask-diplomacy", seat=seat_name(seat))
    system = await game.pick(DIPLOMACY, seat, options, about, why=lambda id: why_not(game, id))
    for other in game.others(seat):
        await tokens.place_token(game, other, system)
    for planet in planets_of(game.state, system):
        if game.state.planets[planet].owner == seat:
            ready(game, planet)
    game.say(T("ti4-diplomacy", seat=seat_name(seat), system=words.system(system)), where=[system])


def why_not(game: Game, system: str) -> Refusal | None:
    """Why a system cannot be chosen. TI-DIPLOMACY-02"""
    if system not in game.state.systems:
        return None
    key = "ti4-no-diplomacy-there" if system == CUSTODIANS_SYSTEM else "ti4-diplomacy-own-planet"
    return Refusal("TI-DIPLOMACY-02", Text(key, {"system": words.system(system)}))


READY = Question("ready", open=False)
READY.notes(of_planets)


async def secondary(game: Game, seat: Seat) -> None:
    """Ready up to two exhausted planets, in any systems. TI-DIPLOMACY-08, TI-DIPLOMACY-09"""
    options = words.planet_options(exhausted(game, seat))
    if not options:
        return
    shape = PickSome(options, 0, min(READIED, len(options)), rule="TI-DIPLOMACY-08")
    chosen = await game.pick_some(READY, seat, shape, T("ti4-ask-ready", seat=seat_name(seat)))
    for planet in chosen:
        ready(game, planet)
    if chosen:
        game.say(T("ti4-readies-planets", seat=seat_name(seat), planets=tuple(map(words.planet, chosen))))


def exhausted(game: Game, seat: Seat) -> list[str]:
    """The seat's exhausted planets."""
    return [planet for planet in game.planets(seat) if game.state.planets[planet].exhausted]


CARDS["diplomacy"] = StrategyAbilities(primary, secondary, lambda game, seat: bool(exhausted(game, seat)))
