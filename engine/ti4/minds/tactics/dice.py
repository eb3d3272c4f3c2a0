"""Dice of a battle: which are rolled again, which are raised, and how many of them could still destroy something."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import PickSome
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.ti4.agendas.offices import THALNOS
from engine.ti4.combat.dice import REROLL, Die
from engine.ti4.factions.hacan import RAISE_DICE
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, odds, savings

CARD = 100
"""What it costs to use something in vain."""
SCORED = 60
"""What a hit more is worth on the ground, or for a trade good."""


def open_(at: At) -> int:
    """Hits that still destroy or damage something of the opponent's, beside those of this round. TI-SPACECOMBAT-12,
    TI-GROUNDCOMBAT-03
    """
    battle = at.view.battle
    if battle is None:
        return 0
    rolls = battle.rolls if battle.rolled == battle.round else ()
    scored = sum(die >= one.need for one in rolls if one.seat == at.seat for die in one.dice)
    return sum(one.number + one.sound for one in battle.fighters if one.seat != at.seat) - scored


def on_the_ground(at: At) -> int:
    """What it is worth to roll those dice again on the ground that missed: nothing where as many hit as stand there.
    TI-INVASION-10
    """
    battle, left = at.view.battle, open_(at)
    if battle is None or battle.planet is None or left <= 0:
        return -CARD
    missed = [(one.need, 1) for one in battle.rolls if one.seat == at.seat for die in one.dice if die < one.need]
    return SCORED * min(odds.mean(missed), 100 * left) // 100


def raised(at: At) -> int:
    """What it is worth that a die which misses by one hits: nothing where nobody is left to be hit, or every trade good
    is saved for something. TI-TRADEGOOD-07
    """
    return SCORED if _payable(at) > 0 else -CARD


def _payable(at: At) -> int:
    """Hits for a trade good each that are not to be kept, as far as there are ships that they destroy."""
    return min(galaxy.me(at).trade_goods - savings.kept(at).goods, open_(at))


def crown(at: At) -> bool:
    """Whether units of the own seat are lost whose dice it rolls again in vain."""
    return any(law.id == THALNOS and law.owner == at.seat for law in at.view.laws)


def crowned(at: At) -> int:
    """What it is worth to roll dice again whose units are lost where they miss once more."""
    battle = at.view.battle
    mine = [one for one in battle.rolls if one.seat == at.seat] if battle is not None else []
    missed = {one.unit for one in mine if any(die < one.need for die in one.dice)}
    return CARD if open_(at) > 0 and missed & daring(at) else -CARD


def _needs(at: At, unit: str) -> int:
    card = forces.cards(galaxy.me(at)).get(unit)
    if card is None or card.combat is None:
        return 8
    return card.combat.hits_on - forces.BETTER.get(galaxy.me(at).faction, 0)


@MIND.judges(REROLL, aim=Aim.DEFEND, careful=True)
def reroll(at: At) -> Iterator[Offer]:
    """Every die that missed; whoever has the crown puts no unit at risk that is worth more than a hit, nor more of them
    than hits could still destroy something.
    """
    if isinstance(at.shape, PickSome):
        missed = [option.id for option in at.shape.options if _missed(at, option.id, option.text.params.get("face"))]
        if crown(at):
            missed = [id for id in missed if Die.read(id).unit in daring(at)][: max(0, open_(at))]
        yield Offer(missed[: at.shape.high], 100)
        yield Offer([], 0)


def daring(at: At) -> frozenset[str]:
    """The own units in a battle that lose less by missing than the opponent by being hit, in the mean."""
    fighters = at.view.battle.fighters if at.view.battle is not None else ()
    foes = [one for one in fighters if one.seat != at.seat]
    hit = min((forces.price(one.unit, at.view.seats[one.seat]) for one in foes), default=0)
    if any(one.sound for one in foes):
        return frozenset()
    own = [(one.unit, odds.SIDES + 1 - one.need) for one in fighters if one.seat == at.seat]
    return frozenset(unit for unit, hits in own if hits * hit > (odds.SIDES - hits) * forces.price(unit, galaxy.me(at)))


def _missed(at: At, id: str, face: object) -> bool:
    die = Die.maybe(id)
    return die is not None and isinstance(face, int) and face < _needs(at, die.unit)


@MIND.judges(RAISE_DICE, aim=Aim.DEFEND, careful=True)
def raise_dice(at: At) -> Iterator[Offer]:
    """A trade good for a hit, while there are some to spare, and ships that it can destroy."""
    if isinstance(at.shape, PickSome):
        number = max(at.shape.low, min(at.shape.high, _payable(at)))
        some = [option.id for option in at.shape.options][:number]
        yield Offer(some, 100)
