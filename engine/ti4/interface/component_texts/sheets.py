"""Faction sheets, what stands on them, and promissory notes, to be read."""

from __future__ import annotations

from collections.abc import Iterator

from engine.component import Component, Fact
from engine.text import Param, T
from engine.ti4 import words
from engine.ti4.components import FACTION_ABILITIES, FACTIONS, NOTES, Faction
from engine.ti4.interface.component_texts.units import UPGRADES, owner, sheet


def factions() -> Iterator[Component]:
    """Every sheet with its abilities; what else stands on it is related. TI-ABILITY-14"""
    for faction in FACTIONS.values():
        text = words.listed([words.explained(words.ability(id)) for id in faction.abilities])
        yield Component(
            f"faction:{faction.id}",
            T("ti4-kind-faction"),
            words.faction(faction.id),
            text,
            _facts(faction),
            f"faction-{faction.id}",
            _belongings(faction),
            words.guide(faction.id),
        )


def _facts(faction: Faction) -> tuple[Fact, ...]:
    """What it begins with."""
    planets = tuple(words.planet(id) for id in faction.home_planets)
    return (
        Fact(T("ti4-fact-commodities"), faction.commodities),
        Fact(T("ti4-fact-home"), planets),
        Fact(T("ti4-fact-start"), words.units(faction.starting_units)),
        Fact(T("ti4-fact-knows"), _known(faction)),
        Fact(T("ti4-fact-flagship"), words.unit_card(faction.flagship)),
    )


def _known(faction: Faction) -> Param:
    """Its starting technologies. TI-SETUP-17, TI-SETUP-18"""
    if faction.starting_choice:
        return T("ti4-fact-of-choice", n=faction.starting_choice)
    return tuple(map(words.technology, faction.starting_technologies)) or T("ti4-fact-nothing")


def _belongings(faction: Faction) -> tuple[str, ...]:
    own = (faction.flagship, *(id for id in faction.units if id not in UPGRADES))
    return (
        *(f"ability:{id}" for id in faction.abilities),
        *(f"unit:{id}" for id in own),
        *(f"tech:{id}" for id in faction.technologies),
        f"note:{faction.note}",
        *(f"planet:{id}" for id in faction.home_planets),
    )


def abilities() -> Iterator[Component]:
    """Every ability of a faction by itself."""
    for id, faction in FACTION_ABILITIES.items():
        name = words.ability(id)
        yield Component(
            f"ability:{id}",
            T("ti4-kind-ability"),
            name,
            words.effect(name),
            tuple(owner(faction)),
            f"faction-{faction}",
            sheet(faction),
        )


def notes() -> Iterator[Component]:
    """The notes of every colour, then those of factions."""
    for note in NOTES.values():
        name = words.note(note.id)
        facts = tuple(owner(note.faction)) or (Fact(T("ti4-fact-every-colour")),)
        yield Component(
            f"note:{note.id}", T("ti4-kind-note"), name, words.effect(name), facts, "note", sheet(note.faction)
        )
