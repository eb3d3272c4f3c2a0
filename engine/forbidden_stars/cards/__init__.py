"""Combat cards, order upgrades and event cards: what they do, and the steps that they are made of.

Importing this registers them all. The rooms `*_steps` hold the words in which the data tell abilities.
"""

from engine.forbidden_stars.cards import (
    card_steps,
    combat_cards,
    dice_steps,
    events,
    flow_steps,
    lasting,
    moving_steps,
    order_steps,
    order_upgrades,
    placing_steps,
    supply_steps,
    unit_steps,
)

__all__ = [
    "card_steps",
    "combat_cards",
    "dice_steps",
    "events",
    "flow_steps",
    "lasting",
    "moving_steps",
    "order_steps",
    "order_upgrades",
    "placing_steps",
    "supply_steps",
    "unit_steps",
]
