"""Warfare, initiative 6: a command token comes back, pools are set anew. TI-WARFARE-01"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.actions.strategy_action import CARDS, StrategyAbilities
from engine.ti4.economy import production, tokens
from engine.ti4.galaxy import units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.play import Game, Question

WARFARE = Question("warfare", open=True)


async def primary(game: Game, seat: Seat) -> None:
    """Take an own token off the board, then redistribute: this also says into which pool the token goes.

    TI-WARFARE-02, TI-WARFARE-03, TI-WARFARE-04
    """
    systems = [id for id, system in game.state.systems.items() if seat in system.tokens]
    if systems:
        about = T("ti4-ask-warfare", seat=seat_name(seat))
        system = await game.pick(WARFARE, seat, words.system_options(systems), about)
        game.state.systems[system].tokens.remove(seat)
        game.say(T("ti4-token-lifted", seat=seat_name(seat), system=words.system(system)), where=[system])
        tokens.add(game, seat, "tactic", 1)
    await tokens.redistribute(game, seat)


HOME_DOCK = Question("home_dock", open=True)


async def secondary(game: Game, seat: Seat) -> None:
    """Production of one space dock in the home system. TI-WARFARE-05, TI-WARFARE-06, TI-DOUBT-05"""
    options = [Option(place, words.place(place)) for place in home_docks(game, seat)]
    dock = await game.pick(HOME_DOCK, seat, options, T("ti4-ask-home-dock", seat=seat_name(seat)))
    await production.produce_at_dock(game, seat, dock)


def home_docks(game: Game, seat: Seat) -> list[str]:
    """Places in the home system where the seat has a space dock that may produce."""
    home = str(game.faction(seat).home)
    if home not in game.state.systems or not production.may_produce(game, seat, home):
        return []
    places = [home, *planets_of(game.state, home)]
    return [place for place in places if units.count(game, seat, "space_dock", place)]


CARDS["warfare"] = StrategyAbilities(primary, secondary, lambda game, seat: bool(home_docks(game, seat)))
