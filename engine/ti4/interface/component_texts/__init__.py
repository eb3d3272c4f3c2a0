"""All components of the base game, to be read: cards, technologies, units, faction sheets, planets and systems."""

from __future__ import annotations

from functools import cache

from engine.component import Component
from engine.ti4.interface.component_texts import cards, sheets, space, units
from engine.ti4.interface.view import HandView


@cache
def components() -> tuple[Component, ...]:
    """What players look for most comes first."""
    return (
        *cards.strategies(),
        *sheets.factions(),
        *units.units(),
        *units.technologies(),
        *sheets.abilities(),
        *sheets.notes(),
        *cards.actions(),
        *cards.objectives(),
        *cards.agendas(),
        *space.planets(),
        *space.anomalies(),
        *space.wormholes(),
        *space.systems(),
    )


def held(hand: HandView, section: str) -> list[str]:
    """What a hand holds, in the order in which it is told. TI-HIDDEN-01"""
    if section == "objectives":
        return [f"objective:{id}" for id in hand.secrets]
    played = [f"card:{id}" for id in hand.action_cards]
    notes = [f"note:{id.replace(':', '@')}" for id in hand.notes]
    return [*played, *notes, *(f"system:{tile}" for tile in hand.tiles)]
