"""The third step of a combat: who has won, structures, clean-up. FS-COMBAT-04"""

from __future__ import annotations

from collections import Counter

from engine.ask import Seat
from engine.events import SMALL
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import retreat, routing, sides, values
from engine.forbidden_stars.galaxy import structures, units
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat
from engine.text import T, seat_name


async def resolve(game: Game, combat: Combat, *, undefended: bool) -> None:
    """Steps 3a to 3c. FS-COMBAT-19, FS-COMBAT-27"""
    combat.step = "resolution"
    left = [seat for seat in sides.both(combat) if sides.stands(game, seat)]
    if len(left) > 1:
        combat.winner = combat.attacker if undefended else by_morale(game, combat)
        await _withdraw(game, sides.opponent(game, combat.winner))
    elif left:
        combat.winner = left[0]
    _tell(game, combat)
    seize(game, combat)
    clean_up(game, combat)


def by_morale(game: Game, combat: Combat) -> Seat:
    """The higher morale value wins, the defender where they are equal. FS-COMBAT-22, FS-COMBAT-23, FS-COMBAT-24"""
    attacker, defender = [values.morale(game, seat) for seat in sides.both(combat)]
    key = "forbidden_stars-morale-tied" if attacker == defender else "forbidden_stars-morale"
    one, other = seat_name(combat.attacker), seat_name(combat.defender)
    game.say(T(key, attacker=one, a=attacker, defender=other, d=defender), where=[combat.area])
    return combat.attacker if attacker > defender else combat.defender


async def _withdraw(game: Game, seat: Seat) -> None:
    """The loser retreats with all units; a bastion stays. FS-COMBAT-23, FS-RETREAT-01, FS-BASTION-05"""
    leaving = list(sides.forces(game, seat))
    if leaving:
        await retreat.retreat(game, seat, leaving)


def _tell(game: Game, combat: Combat) -> None:
    """Where nothing is left on either side nobody has won. D-08"""
    place = words.area(combat.area)
    if combat.winner is None:
        line = T("forbidden_stars-combat-drawn", area=place)
    else:
        line = T("forbidden_stars-combat-won", seat=seat_name(combat.winner), area=place)
    game.say(line, where=[combat.area], weight=2)
    for seat in sides.both(combat):
        lost = words.units(Counter([type for owner, type in combat.lost if owner == seat]))
        key = "forbidden_stars-losses" if lost else "forbidden_stars-losses-none"
        game.say(T(key, seat=seat_name(seat), units=lost), where=[combat.area], weight=SMALL)


def seize(game: Game, combat: Combat) -> None:
    """An attacker who won takes over all structures; without a control token they are destroyed.

    FS-COMBAT-25, FS-BASTION-06, FS-LIMIT-04
    """
    if combat.winner != combat.attacker:
        return
    for structure in list(structures.at(game, combat.area)):
        if structure.owner == combat.attacker:
            continue
        if structures.control_left(game, combat.attacker) <= 0:
            routing.raze(game, combat.area, structure)
            continue
        structure.owner = combat.attacker
        kind = words.structure(structure.kind)
        text = T(
            "forbidden_stars-seizes", seat=seat_name(combat.attacker), structure=kind, area=words.area(combat.area)
        )
        game.say(text, where=[combat.area])


def clean_up(game: Game, combat: Combat) -> None:
    """Reinforcement tokens return to the supply, all combat cards to their decks, which are shuffled.

    FS-COMBAT-26, FS-REINF-08, FS-CARD-01, FS-CARD-24
    """
    for seat in sides.both(combat):
        for unit in list(units.at(game, seat, combat.area)):
            if unit.token:
                units.take(game, seat, combat.area, unit)
        player, side = game.player(seat), combat.sides[seat]
        cards = [*player.deck, *side.hand, *side.played]
        if side.hand or side.played:
            player.deck = game.shuffle(cards, "combat_deck")
        side.hand, side.played, side.dice = [], [], []
    game.end("combat")
    combat.step = "over"
