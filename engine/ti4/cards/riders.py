"""Riders: action cards that give up the vote on an agenda and predict its outcome. TI-PREDICT-01, TI-PREDICT-02

The prediction is the card's target, so it is named before the card can be canceled; the reward comes after the
outcome has been resolved, and nothing can be canceled any more then. TI-PREDICT-03, TI-PREDICT-04
"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.occasions import WithCard
from engine.ti4.cards import action_cards, choosing
from engine.ti4.economy import technology, tokens, trade_goods
from engine.ti4.galaxy import capacity, reinforcements, structures
from engine.ti4.phases import victory, voting
from engine.ti4.phases.agenda_phase import AFTER_AGENDA_REVEALED
from engine.ti4.phases.voting import rider
from engine.ti4.play import Game, Question


def _predictable(game: Game, seat: Seat, moment: WithCard) -> list[Option]:
    return voting.prediction_options(game)


def _register(card: str) -> None:
    @AFTER_AGENDA_REVEALED.ability(CARD, card, who="any", targets=_predictable)
    async def ride(game: Game, seat: Seat, moment: WithCard, target: str) -> None:
        """Gives up the vote and predicts. TI-PREDICT-01, TI-VOTE-16"""
        voting.bar(game, seat)
        voting.predict(game, seat, target, card)


for _card in ("construction", "diplomacy", "imperial", "leadership", "politics", "technology", "trade", "warfare"):
    _register(f"{_card}_rider")


@rider("construction_rider")
async def construction_rider(game: Game, seat: Seat) -> None:
    """A space dock on an own planet."""
    planets = [planet for planet in game.planets(seat) if structures.can_place(game, seat, "space_dock", planet)]
    if planets:
        about = T("ti4-ask-place-dock", seat=seat_name(seat))
        planet = await game.pick(choosing.PLANET, seat, words.planet_options(planets), about)
        await structures.place_structure(game, seat, "space_dock", planet)


SYSTEM = Question("system", open=False)


@rider("diplomacy_rider")
async def diplomacy_rider(game: Game, seat: Seat) -> None:
    """Everyone else places a command token in a system with an own planet. TI-DIPLOMACY-07"""
    systems = {game.state.planets[planet].system: None for planet in game.planets(seat)}
    if systems:
        about = T("ti4-ask-close-system", seat=seat_name(seat))
        system = await game.pick(SYSTEM, seat, words.system_options(systems), about)
        for other in game.others(seat):
            await tokens.place_token(game, other, system)


@rider("imperial_rider")
async def imperial_rider(game: Game, seat: Seat) -> None:
    """1 victory point."""
    await victory.gain_points(game, seat, 1, words.card("imperial_rider"))


@rider("leadership_rider")
async def leadership_rider(game: Game, seat: Seat) -> None:
    """3 command tokens."""
    await tokens.gain_tokens(game, seat, 3)


@rider("politics_rider")
async def politics_rider(game: Game, seat: Seat) -> None:
    """3 action cards and the speaker token."""
    await action_cards.draw(game, seat, 3)
    game.state.speaker = seat
    game.say(T("ti4-takes-speaker", seat=seat_name(seat)))


@rider("technology_rider")
async def technology_rider(game: Game, seat: Seat) -> None:
    """Researches a technology."""
    await technology.research(game, seat)


@rider("trade_rider")
async def trade_rider(game: Game, seat: Seat) -> None:
    """5 trade goods."""
    await trade_goods.gain(game, seat, 5)


@rider("warfare_rider")
async def warfare_rider(game: Game, seat: Seat) -> None:
    """A dreadnought in a system with own ships."""
    systems = choosing.systems_with_ships(game, seat)
    if systems and reinforcements.obtainable(game, seat, "dreadnought"):
        about = T("ti4-ask-place-dreadnought", seat=seat_name(seat))
        system = await game.pick(SYSTEM, seat, words.system_options(systems), about)
        await reinforcements.place_from_reinforcements(game, seat, "dreadnought", 1, system)
        await capacity.enforce_fleet(game, seat, system)
