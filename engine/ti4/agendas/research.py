"""Agendas about technologies."""

from __future__ import annotations

from engine.ask import PickSome, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import EFFECT, LAW
from engine.ti4.abilities.occasions import Occasion, WithCard
from engine.ti4.agendas.laws import owner, rules_on
from engine.ti4.agendas.losses import check_capacity, choose_in_system, choose_on_board, places_of, put_off, wipe_out
from engine.ti4.agendas.military import discard_hand
from engine.ti4.agendas.registry import Decided, resolves, works
from engine.ti4.combat.hits import SUSTAIN, Sustaining
from engine.ti4.components import SHIPS
from engine.ti4.economy import payment, technology
from engine.ti4.economy.technology import AFTER_RESEARCH_TECHNOLOGY, PREREQUISITES, SPECIALISTS, Needing
from engine.ti4.interface.question_notes import of_planets
from engine.ti4.phases.order import speaker_order
from engine.ti4.phases.strategy_phase import START_OF_STRATEGY_PHASE
from engine.ti4.play import Game, Question
from engine.ti4.state import CUSTODIANS_SYSTEM
from engine.ti4.strategy_cards.technology import TECHNOLOGY_COST

NOT_FIGHTERS = tuple(type for type in SHIPS if type != "fighter")
WAR_SUNS = ("war_sun", "prototype_war_sun_2")


TEAMS = {
    "research_team_biotic": "green",
    "research_team_cybernetic": "yellow",
    "research_team_propulsion": "blue",
    "research_team_warfare": "red",
}
works("minister_of_sciences", *TEAMS)


@AFTER_RESEARCH_TECHNOLOGY.ability(LAW, "anti_intellectual_revolution", mandatory=True)
async def anti_intellectual_revolution(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
    """Whoever researches destroys one non-fighter ship of choice."""
    await choose_on_board(game, seat, 1, NOT_FIGHTERS, "anti_intellectual_revolution")
    await check_capacity(game)


@resolves("anti_intellectual_revolution", "against")
async def no_revolution(game: Game, result: Decided) -> None:
    """In the next strategy phase everyone exhausts a planet of choice for each technology."""
    put_off(game, "planets_for_technologies")


EXHAUST = Question("exhaust", open=False)
EXHAUST.notes(of_planets)


@START_OF_STRATEGY_PHASE.ability(EFFECT, "planets_for_technologies", who="any", mandatory=True)
async def planets_for_technologies(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """One player's planets."""
    planets = payment.readied(game, seat)
    number = min(len(planets), len(game.player(seat).technologies))
    about = T("ti4-ask-exhaust", seat=seat_name(seat), n=number)
    shape = PickSome(words.planet_options(planets), number, number)
    for planet in await game.pick_some(EXHAUST, seat, shape, about) if number else []:
        payment.exhaust(game, planet)


@resolves("ixthian_artifact", "for")
async def ixthian_artifact(game: Game, result: Decided) -> None:
    """The speaker rolls: with 6 or more everyone may research twice, else the center of the galaxy burns."""
    face = game.roll(1, 10, "ixthian artifact")[0]
    game.say(T("ti4-artifact-rolled", seat=seat_name(game.state.speaker), face=face))
    if face >= 6:
        for seat in speaker_order(game):
            await may_research(game, seat)
            await may_research(game, seat)
        return
    for place in places_of(game, CUSTODIANS_SYSTEM):
        await wipe_out(game, place, result.agenda)
    for seat in speaker_order(game):
        for system in game.near()[CUSTODIANS_SYSTEM]:
            await choose_in_system(game, seat, 3, system, result.agenda)


MAY_RESEARCH = Question("may_research", open=False)


async def may_research(game: Game, seat: Seat) -> None:
    """May research a technology whose prerequisites are met. TI-TECH-04, TI-TECH-16"""
    about = T("ti4-ask-research", seat=seat_name(seat))
    if technology.can_research(game, seat) and await game.confirm(MAY_RESEARCH, seat, about):
        await technology.research(game, seat)


def _team(game: Game, seat: Seat, value: list[str], about: Needing) -> list[str]:
    """Exhausting the law stands for a symbol of its color; the planet stays as it is. TI-ATTACH-01"""
    ready = [law.id for law in game.state.laws if TEAMS.get(law.id) == about.color and not law.exhausted]
    mine = [id for id in ready if any(rules_on(game, id, planet) for planet in game.planets(seat))]
    return [*value, *(id for id in mine if id not in value)]


for team in TEAMS:
    SPECIALISTS.hook(team)(_team)


@TECHNOLOGY_COST.hook("minister_of_sciences")
def _free_research(game: Game, seat: Seat, value: int, about: None) -> int:
    """Its owner's research with the Technology card costs no resources."""
    return 0 if owner(game, "minister_of_sciences") == seat else value


@PREREQUISITES.hook("publicize_weapon_schematics")
def _published(game: Game, seat: Seat, value: int, about: Needing) -> int:
    """War suns need no prerequisites once anyone owns such a technology."""
    known = any(_has_war_suns(game, other) for other in game.seats())
    return 0 if known and about.technology in WAR_SUNS else value


@SUSTAIN.hook("publicize_weapon_schematics")
def _no_sustain(game: Game, seat: Seat, value: bool, about: Sustaining) -> bool:
    """War suns cannot use Sustain Damage."""
    return value and about.unit != "war_sun"


@resolves("publicize_weapon_schematics", "against")
async def not_publicized(game: Game, result: Decided) -> None:
    """Owners of a war sun technology discard all action cards."""
    for seat in speaker_order(game):
        if _has_war_suns(game, seat):
            discard_hand(game, seat)


def _has_war_suns(game: Game, seat: Seat) -> bool:
    return any(card.id in WAR_SUNS for card in technology.owned(game, seat))
