"""Orbital strikes: what their dice can destroy. FS-ORBIT-01"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import PickSome
from engine.forbidden_stars.combat.dice import BOLTERS
from engine.forbidden_stars.components import DICE, DIE, ORDER_UPGRADES, UNITS, Ability
from engine.forbidden_stars.minds import losses, worth
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.orders.orbital_strike import NONE, STRIKE, STRIKE_CARDS, Target
from engine.players.mind import Offer, picks

CARD, VAIN = 10, -10
"""What a card does besides dice, and a strike of which nothing can come."""


@MIND.judges(STRIKE, careful=True)
def strike(at: At) -> Iterator[Offer]:
    """Where most is destroyed; none where nothing can be, and a deputy leaves it."""
    here = chart(at)
    yield Offer(NONE, 0)
    for option in picks(at):
        if option.id != NONE:
            found = brings(at, here, Target.read(option.id))
            yield Offer(option.id, VAIN if at.character.deputy or not found else found)


def brings(at: At, here: Chart, target: Target) -> int:
    """What a strike destroys on average, and what own cards do besides; 0 where nothing can come of it: who is damaged
    and not destroyed is not even routed. FS-ORBIT-08, FS-ORBIT-10, FS-ORBIT-11
    """
    cards = [ability for id in _cards(at) for ability in ORDER_UPGRADES[id].effects]
    rolled = sum(UNITS[unit.type].combat for unit in here.standing(target.void))
    number = min(DICE, rolled + sum(_sum(ability, "gain_dice") for ability in cards))
    ways = _ways(number)
    lost = sum(n * losses.struck(at, here, target.world, k) for k, n in enumerate(ways))
    return -(-lost // sum(ways)) + CARD * any(_does(ability, number) for ability in cards)


def _ways(number: int) -> list[int]:
    """In how many ways so many dice show none, one, ... all bolters."""
    found = [1]
    for _ in range(number):
        found = [
            (len(DIE) - BOLTERS) * less + BOLTERS * more for less, more in zip([*found, 0], [0, *found], strict=True)
        ]
    return found


def _cards(at: At) -> list[str]:
    """Own order upgrades for orbital strikes that lie face up. FS-ORBIT-12"""
    return [id for id, used in worth.me(at).upgrades if not used and ORDER_UPGRADES[id].orbital]


def _does(ability: Ability, number: int) -> bool:
    """Whether a paragraph does something besides dice that so many dice may pay for."""
    more = any(step["op"] not in DICED for step in ability.do)
    return more and _sum(ability, "spend_dice") <= number


DICED = ("gain_dice", "convert", "spend_dice")
"""What changes nothing but the dice."""


def _sum(ability: Ability, deed: str) -> int:
    """How many dice a paragraph gains or spends."""
    return sum(int(step.get("n", 1)) for step in ability.do if step["op"] == deed)


@MIND.judges(STRIKE_CARDS, careful=True)
def strike_cards(at: At) -> Iterator[Offer]:
    """All that may be used."""
    assert isinstance(at.shape, PickSome)
    yield Offer([option.id for option in at.shape.options][: at.shape.high], 10)
    yield Offer([], 0)
