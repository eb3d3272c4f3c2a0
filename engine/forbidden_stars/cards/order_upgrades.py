"""The order upgrades: when each can be used. FS-UPG-03, FS-UPG-07

Those for orbital strikes are chosen before its roll and resolved after it; the rule of strikes turns them face down.
FS-ORBIT-12, FS-ORBIT-13, FS-ORBIT-17
"""

from __future__ import annotations

from engine.ask import Seat
from engine.effects.ability import When
from engine.forbidden_stars.abilities.windows import CARD, UPGRADE
from engine.forbidden_stars.cards.counting import holds
from engine.forbidden_stars.cards.steps import Printed
from engine.forbidden_stars.components import ORDER_UPGRADES, Ability, OrderUpgrade
from engine.forbidden_stars.orders.occasions import ORDER_RESOLVED, ORDER_REVEALED, STRIKE_CARD, OrderAt, Striking
from engine.forbidden_stars.play import Game

AFTERWARDS = frozenset({"dread_ritual", "favour_of_the_dark_gods", "corsair_raid"})
"""Used when the steps of the order are done: by their words, or because it comes to the same."""


def _usable(card: OrderUpgrade, printed: Printed) -> When[Game, OrderAt]:
    """An order of its kind, its condition, and something to do. FS-UPG-07, FS-UPG-13"""

    def usable(game: Game, seat: Seat, about: OrderAt) -> bool:
        if about.kind != card.order or not holds(game, seat, printed.ability.condition):
            return False
        return not printed.idle(game, seat) and (card.id != "corsair_raid" or fought(game))

    return usable


def fought(game: Game) -> bool:
    """Whether a combat of this order was resolved: without one there is an orbital strike anyway."""
    order = game.state.resolving
    return order is not None and order.fought


def _holds(ability: Ability) -> When[Game, Striking]:
    return lambda game, seat, about: holds(game, seat, ability.condition)


def _register(card: OrderUpgrade) -> None:
    for number, ability in enumerate(card.effects, 1):
        printed = Printed(card.id, number, ability, card.orbital and not ability.must)
        if card.orbital:
            STRIKE_CARD.ability(CARD, card.id, when=_holds(ability), mandatory=ability.must)(printed)
        else:
            moment = ORDER_RESOLVED if card.id in AFTERWARDS else ORDER_REVEALED
            moment.ability(UPGRADE, card.id, when=_usable(card, printed))(printed)


for _card in ORDER_UPGRADES.values():
    _register(_card)
