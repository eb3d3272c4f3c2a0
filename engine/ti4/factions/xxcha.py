"""The Xxcha Kingdom: it makes peace on empty planets, throws agendas out and lets nobody finish what it dislikes."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import control, notes, tokens, words
from engine.ti4.board import planets_of
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.play import Game
from engine.ti4.state import MECATOL
from engine.ti4.windows import Moment, ability

works("loncara_ssodu")
DIPLOMACY = "diplomacy"


def _has_token(game: Game, seat: Seat, moment: Moment) -> bool:
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


def _open_planets(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    return words.planet_options(empty_nearby(game, seat)) if moment.card == DIPLOMACY else []


@ability("faction", "peace_accords", "after_resolve_strategy_card_ability", targets=_open_planets)
async def peace_accords(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """After Diplomacy, either part of it, an empty planet nearby comes under control. TI-CONTROL-02, TI-CONTROL-03"""
    await control.gain_control(game, seat, target)


@hook("peace_accords", "may_follow")
def for_the_sake_of_peace(game: Game, seat: Seat, value: bool, /, *, card: str) -> bool:
    """Diplomacy is of use to this player even with no planet to ready. TI-STRATACTION-07"""
    return value or (card == DIPLOMACY and bool(empty_nearby(game, seat)))


# --- agendas ---------------------------------------------------------------------------------------------------------


@ability("faction", "quash", "when_agenda_revealed", who="any", when=_has_token)
async def quash(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """For a strategy token the agenda is thrown out, and the next one takes its place. TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    moment.cancelled = True


def _issuer_has_token(game: Game, seat: Seat, moment: Moment) -> bool:
    issuer = notes.origin(game, "political_favor")
    return issuer is not None and game.player(issuer).strategy > 0


@ability("note", "political_favor", "when_agenda_revealed", who="any", when=_issuer_has_token)
async def political_favor(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The Kingdom loses a strategy token, and the agenda is thrown out. TI-PROMISSORY-04"""
    tokens.spend_strategy(game, int(target))
    game.say(T("ti4-token-lost", seat=seat_name(int(target)), pool=words.pool("strategy")))
    moment.cancelled = True


# --- technologies ----------------------------------------------------------------------------------------------------


@ability("tech", "instinct_training", "when_action_card_played", who="other", when=_has_token)
async def instinct_training(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """For a strategy token an action card of another is canceled, a Sabotage too. TI-ACTIONCARD-07, TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    moment.cancelled = True


def _intrudes(game: Game, seat: Seat, moment: Moment) -> bool:
    return _has_token(game, seat, moment) and bool(game.ships(seat, moment.system or ""))


@ability("tech", "nullification_field", "after_activate_system", who="other", when=_intrudes)
async def nullification_field(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """For a strategy token the turn of whoever activated a system with own ships ends. TI-ABILITY-07"""
    tokens.spend_strategy(game, seat)
    assert moment.actor is not None
    game.begin("turn_ended", moment.actor, "turn")
    game.say(T("ti4-turn-ends", seat=seat_name(moment.actor)))
    moment.cancelled = True
