"""Agendas about victory points and objectives."""

from __future__ import annotations

from collections.abc import Iterable

from engine.ask import Seat
from engine.text import T
from engine.ti4 import words
from engine.ti4.abilities.holdings import LAW
from engine.ti4.abilities.occasions import OnPlanet
from engine.ti4.agendas import laws
from engine.ti4.agendas.laws import rules_on
from engine.ti4.agendas.registry import Decided, resolves
from engine.ti4.combat.dice import WHEN_WIN_COMBAT, InCombat
from engine.ti4.components import OBJECTIVES, PLANETS
from engine.ti4.economy.production import PRODUCTION_VALUE
from engine.ti4.galaxy.control import AFTER_GAIN_CONTROL_OF_PLANET, WHEN_LOSE_CONTROL_OF_PLANET, Taking
from engine.ti4.phases import victory
from engine.ti4.phases.order import initiative_order
from engine.ti4.play import Game

CROWN, SHARD, IXTH = "the_crown_of_emphidia", "shard_of_the_throne", "holy_planet_of_ixth"


async def _gain_each(game: Game, seats: Iterable[Seat], agenda: str) -> None:
    """One point each, the first in order first: who then reaches the goal has won. TI-DOUBT-32, TI-LATER-17"""
    chosen = list(seats)
    for seat in initiative_order(game):
        if seat in chosen:
            await victory.gain_points(game, seat, 1, words.agenda(agenda))


@resolves("mutiny", "for")
async def mutiny(game: Game, result: Decided) -> None:
    """Everyone who voted for it gains a point."""
    await _gain_each(game, result.voted("for"), result.agenda)


@resolves("mutiny", "against")
async def failed_mutiny(game: Game, result: Decided) -> None:
    """Everyone who voted for it loses a point."""
    for seat in result.voted("for"):
        await victory.lose_points(game, seat, 1, words.agenda(result.agenda))


@resolves("seed_of_an_empire", "for")
async def seed_of_an_empire(game: Game, result: Decided) -> None:
    """Everyone with the most points gains one. TI-VICTORY-07"""
    await _gain_each(game, victory.leaders(game), result.agenda)


@resolves("seed_of_an_empire", "against")
async def seed_of_the_meek(game: Game, result: Decided) -> None:
    """Everyone with the fewest points gains one. TI-VICTORY-07"""
    await _gain_each(game, victory.trailers(game), result.agenda)


# --- points that change hands ----------------------------------------------------------------------------------------


@resolves(CROWN, "elected")
@resolves(SHARD, "elected")
async def crowned(game: Game, result: Decided) -> None:
    """The elected player owns the law and gains a point."""
    await victory.gain_points(game, result.seat, 1, words.agenda(result.agenda))


async def hand_on(game: Game, law: str, old: Seat, new: Seat) -> None:
    """The law and its point go from its owner to another player."""
    await victory.lose_points(game, old, 1, words.agenda(law))
    laws.give(game, law, new)
    await victory.gain_points(game, new, 1, words.agenda(law))


def _home_taken(game: Game, seat: Seat, moment: Taking) -> bool:
    return PLANETS[moment.planet].home_of == game.faction(seat).id


@AFTER_GAIN_CONTROL_OF_PLANET.ability(LAW, CROWN, who="other", when=_home_taken, mandatory=True)
async def crown_taken(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """Whoever takes a planet in the owner's home system takes the crown. Not with the last thing that kept its owner
    in the game: then the law is discarded before anything comes after. TI-ELIMINATION-01, TI-ELIMINATION-04
    """
    await hand_on(game, CROWN, seat, moment.actor)


def _beaten(game: Game, seat: Seat, moment: InCombat) -> bool:
    return moment.other == seat


@WHEN_WIN_COMBAT.ability(LAW, SHARD, who="other", when=_beaten, mandatory=True)
async def shard_taken(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Whoever beats the owner in a combat, space or ground, takes the shard."""
    assert moment.actor is not None
    await hand_on(game, SHARD, seat, moment.actor)


@resolves(IXTH, "elected")
async def holy_planet(game: Game, result: Decided) -> None:
    """The planet's controller gains a point."""
    controller = game.state.planets[result.outcome].owner
    if controller is not None:
        await victory.gain_points(game, controller, 1, words.agenda(IXTH))


def _holy(game: Game, seat: Seat, moment: OnPlanet) -> bool:
    return rules_on(game, IXTH, moment.planet)


@AFTER_GAIN_CONTROL_OF_PLANET.ability(LAW, IXTH, when=_holy, mandatory=True)
async def holy_planet_gained(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """Whoever gains control of the planet gains a point."""
    await victory.gain_points(game, seat, 1, words.agenda(IXTH))


@WHEN_LOSE_CONTROL_OF_PLANET.ability(LAW, IXTH, when=_holy, mandatory=True)
async def holy_planet_lost(game: Game, seat: Seat, moment: OnPlanet, target: str) -> None:
    """Whoever loses control of the planet loses a point."""
    await victory.lose_points(game, seat, 1, words.agenda(IXTH))


@PRODUCTION_VALUE.hook(IXTH)
def _no_production(game: Game, seat: Seat, value: int, place: str) -> int:
    """Units on the planet cannot use Production."""
    return 0 if rules_on(game, IXTH, place) else value


# --- objectives ------------------------------------------------------------------------------------------------------


@resolves("incentive_program", "for")
async def incentive_program(game: Game, result: Decided) -> None:
    """One more objective of stage I is revealed from its deck."""
    _reveal_from_deck(game, 1)


@resolves("incentive_program", "against")
async def harder_incentives(game: Game, result: Decided) -> None:
    """One more objective of stage II is revealed from its deck."""
    _reveal_from_deck(game, 2)


def _reveal_from_deck(game: Game, stage: int) -> None:
    """Any objective of the stage that lies neither open nor facedown in the row. TI-PUBLICOBJ-01"""
    state = game.state
    placed = state.public + state.stage_1 + state.stage_2
    deck = [card.id for card in OBJECTIVES.values() if card.stage == stage and card.id not in placed]
    if not deck:
        return
    objective = game.shuffle(deck, f"stage {stage}")[0]
    state.public.append(objective)
    game.seal()
    game.say(T("ti4-objective-revealed", objective=words.objective_explained(objective)), weight=2)
