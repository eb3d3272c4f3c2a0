"""Unit upgrades whose units can do more than their figures say."""

from __future__ import annotations

from engine.ask import Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import TECHNOLOGY
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.combat.dice import SIDES
from engine.ti4.combat.hits import AFTER_UNIT_DESTROYED, Loss
from engine.ti4.components import FACTIONS
from engine.ti4.galaxy import reinforcements, units
from engine.ti4.galaxy.structures import MAY_PLACE, Placing
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.play import Game, Question

REVIVED = "revived_infantry"
CLONES = {"infantry_2": 6, "letani_warrior_2": 6, "spec_ops_2": 5}
"""Infantry that may come back, and what its die must show."""


def _is_infantry(game: Game, seat: Seat, moment: Loss) -> bool:
    return moment.unit == "infantry" and game.card(seat, "infantry").id in CLONES


async def _roll_for_revival(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """Each destroyed infantry rolls a die and may wait on its card for the next turn."""
    number, need = max(1, moment.amount), CLONES[game.card(seat, "infantry").id]
    rolled = game.roll(number, SIDES, "revival", seat=seat, need=need)
    revived = sum(face >= need for face in rolled)
    game.say(T("ti4-revival-roll", seat=seat_name(seat), dice=tuple(rolled), n=revived))
    waiting = game.effect(REVIVED, seat)
    if waiting is not None:
        waiting.about["n"] = int(waiting.about["n"]) + revived
    elif revived:
        game.begin(REVIVED, seat, REVIVED, n=revived)


def _waiting(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return game.effect(REVIVED, seat) is not None


REVIVE = Question("revive", open=True)


async def _revive(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """At the start of the next turn they stand on home planets; without one they are lost."""
    waiting = game.effect(REVIVED, seat)
    assert waiting is not None
    game.state.effects.remove(waiting)
    number = int(waiting.about["n"])
    homes = _homes(game, seat)
    slots = [Slot(planet, words.planet(planet), number) for planet in homes]
    about = T("ti4-ask-revive", seat=seat_name(seat), n=number)
    placed = await game.spread(REVIVE, seat, Spread(slots, number, number), about) if homes else {}
    for planet, pieces in placed.items():
        units.add(game, seat, "infantry", pieces, planet)
    game.say(T("ti4-revived", seat=seat_name(seat), n=sum(placed.values())))
    await reinforcements.settle_groups(game, seat, "infantry")


def _homes(game: Game, seat: Seat) -> list[str]:
    homes = FACTIONS[game.player(seat).faction].home_planets
    return [id for id in game.planets(seat) if id in homes and MAY_PLACE(game, seat, True, Placing(id, "infantry"))]


for _source in CLONES:
    AFTER_UNIT_DESTROYED.ability(TECHNOLOGY, _source, when=_is_infantry, mandatory=True)(_roll_for_revival)
    START_OF_TURN.ability(TECHNOLOGY, _source, when=_waiting, mandatory=True)(_revive)
