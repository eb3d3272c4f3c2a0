"""The Xxcha Kingdom: it makes peace on empty planets, throws agendas out and lets nobody finish what it dislikes."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import WHEN_ACTION_CARD_PLAYED
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import InSystem, OfSeat, WithCard
from engine.ti4.actions.strategy_action import AFTER_RESOLVE_STRATEGY_CARD_ABILITY, MAY_FOLLOW, StrategyAbility
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.economy import notes, tokens
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy import control
from engine.ti4.galaxy.board import planets_of
from engine.ti4.phases.agenda_phase import WHEN_AGENDA_REVEALED
from engine.ti4.play import Game
from engine.ti4.state import MECATOL

works("loncara_ssodu")
DIPLOMACY = "diplomacy"


def _has_token(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return game.player(seat).strategy > 0


# --- Peace Accords ---------------------------------------------------------------------------------------------------


def empty_nearby(game: Game, seat: Seat) -> list[str]:
    """Planets without units, not Mecatol Rex, in or next to a system with a planet of the seat. TI-ADJACENT-03"""
    state, near = game.state, game.near(seat)
    own = {state.planets[planet].system: None for planet in game.planets(seat)}
    systems = dict.fromkeys(other for system in own for other in (system, *near[system]))
    planets = [state.planets[planet] for system in systems for planet in planets_of(state, system)]
    free = [planet for planet in planets if planet.owner != seat and planet.id != MECATOL]
    return [planet.id for planet in free if not any(force.units for force in planet.ground.values())]


def _open_planets(game: Game, seat: Seat, moment: StrategyAbility) -> list[Option]:
    return words.planet_options(empty_nearby(game, seat)) if moment.card == DIPLOMACY else []


@AFTER_RESOLVE_STRATEGY_CARD_ABILITY.ability(FACTION, "peace_accords", targets=_open_planets)
async def peace_accords(game: Game, seat: Seat, moment: StrategyAbility, target: str) -> None:
    """After Diplomacy, either part of it, an empty planet nearby comes under control. TI-CONTROL-02, TI-CONTROL-03"""
    await control.gain_control(game, seat, target)


@MAY_FOLLOW.hook("peace_accords")
def for_the_sake_of_peace(game: Game, seat: Seat, value: bool, card: str) -> bool:
    """Diplomacy is of use to this player even with no planet to ready. TI-STRATACTION-07"""
    return value or (card == DIPLOMACY and bool(empty_nearby(game, seat)))


# --- agendas ---------------------------------------------------------------------------------------------------------


@WHEN_AGENDA_REVEALED.ability(FACTION, "quash", who="any", when=_has_token)
async def quash(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """For a strategy token the agenda is thrown out, and the next one takes its place. TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    moment.cancelled = True


def _issuer_has_token(game: Game, seat: Seat, moment: WithCard) -> bool:
    issuer = notes.origin(game, "political_favor")
    return issuer is not None and game.player(issuer).strategy > 0


@WHEN_AGENDA_REVEALED.ability(NOTE, "political_favor", who="any", when=_issuer_has_token)
async def political_favor(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """The Kingdom loses a strategy token, and the agenda is thrown out. TI-PROMISSORY-04"""
    tokens.spend_strategy(game, int(target))
    game.say(T("ti4-token-lost", seat=seat_name(int(target)), pool=words.pool("strategy")))
    moment.cancelled = True


# --- technologies ----------------------------------------------------------------------------------------------------


@WHEN_ACTION_CARD_PLAYED.ability(TECHNOLOGY, "instinct_training", who="other", when=_has_token)
async def instinct_training(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """For a strategy token an action card of another is canceled, a Sabotage too. TI-ACTIONCARD-07, TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    moment.cancelled = True


def _intrudes(game: Game, seat: Seat, moment: InSystem) -> bool:
    return _has_token(game, seat, moment) and bool(game.ships(seat, moment.system))


@AFTER_ACTIVATE_SYSTEM.ability(TECHNOLOGY, "nullification_field", who="other", when=_intrudes)
async def nullification_field(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """For a strategy token the turn of whoever activated a system with own ships ends. TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    game.begin("turn_ended", moment.actor, "turn")
    game.say(T("ti4-turn-ends", seat=seat_name(moment.actor)))
    moment.cancelled = True
