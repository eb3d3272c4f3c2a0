"""All components of Space Empires, to be read: units, technologies, system markers, alien ships.

What no source gives says of itself that the figure is not certain.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.component import Component, Fact
from engine.space_empires import words
from engine.space_empires.components import ALIENS, MARKERS, TECHNOLOGIES, UNITS, MarkerCard, Technology, UnitCard
from engine.space_empires.state import Marker
from engine.text import T, Text

UNCERTAIN = Fact(T("space_empires-fact-uncertain"))


@cache
def components() -> tuple[Component, ...]:
    """What players look for most comes first."""
    return (*units(), *technologies(), *markers(), *aliens())


def units() -> Iterator[Component]:
    """Types of units as on the player card. SE-GROUP-05, SE-GROUP-06"""
    for card in UNITS.values():
        related = tuple(f"tech:{id}" for id in dict.fromkeys((*card.requires, *card.equipment)))
        kind, text = T("space_empires-kind-unit"), words.unit_text(card.id)
        yield Component(
            f"unit:{card.id}", kind, words.unit(card.id), text, tuple(_of_unit(card)), f"unit-{card.id}", related
        )


def _of_unit(card: UnitCard) -> Iterator[Fact]:
    """Its figures. SE-GROUP-08, SE-GROUP-09, SE-GROUP-10"""
    yield Fact(T("space_empires-fact-cost"), words.cp(card.cost))
    if card.letter is not None:
        yield Fact(T("space_empires-fact-class"), card.letter)
        yield from _strengths(card)
    yield Fact(T("space_empires-fact-hull"), card.hull)
    yield Fact(T("space_empires-fact-maintenance"), card.maintenance)
    yield Fact(T("space_empires-fact-requires"), words.levels(card.requires))
    yield Fact(T("space_empires-fact-counters"), card.counters)
    if card.uncertain:
        yield UNCERTAIN


def _strengths(card: UnitCard) -> Iterator[Fact]:
    for level, strength in card.levels.items():
        told = T("space_empires-strength", attack=strength.attack, defense=strength.defense)
        yield Fact(T("space_empires-fact-at-level", n=level), told)
    if not card.levels:
        yield Fact(T("space_empires-fact-attack"), card.attack)
        yield Fact(T("space_empires-fact-defense"), card.defense)


def technologies() -> Iterator[Component]:
    """Technologies with the price of each level. SE-TECH-01"""
    for card in TECHNOLOGIES.values():
        name, kind = words.technology(card.id), T("space_empires-kind-technology")
        facts, text = tuple(_prices(card)), words.technology_text(card.id)
        yield Component(f"tech:{card.id}", kind, name, text, facts, f"tech-{card.id}")


def _prices(card: Technology) -> Iterator[Fact]:
    for level, cost in next(iter(card.costs.values())).items():
        yield Fact(words.level(card.id, level), words.cp(cost))


def markers() -> Iterator[Component]:
    """System markers, of home systems and of deep space. SE-SYS-01"""
    kinds = dict.fromkeys((card.type, card.value) for card in MARKERS)
    for type, value in kinds:
        cards = [card for card in MARKERS if (card.type, card.value) == (type, value)]
        name, kind = words.marker(Marker(type, value)), T("space_empires-kind-marker")
        id = f"marker:{type}" + (f"-{value}" if value else "")
        yield Component(id, kind, name, words.marker_text(type), tuple(_counts(cards)), f"marker-{type}")


def _counts(cards: list[MarkerCard]) -> Iterator[Fact]:
    for card in cards:
        where = "space_empires-fact-in-deep-space" if card.deep else "space_empires-fact-in-home-system"
        yield Fact(Text(where), card.count)
    if any(card.uncertain for card in cards):
        yield UNCERTAIN


def aliens() -> Iterator[Component]:
    """Alien ships of barren planets. SE-ALIEN-05, SE-ALIEN-06"""
    for card in ALIENS.values():
        facts = (
            Fact(T("space_empires-fact-class"), card.letter),
            Fact(T("space_empires-fact-attack"), card.attack),
            Fact(T("space_empires-fact-defense"), card.defense),
            Fact(T("space_empires-fact-hull"), card.hull),
            Fact(T("space_empires-fact-counters"), card.count),
            UNCERTAIN,
        )
        kind = T("space_empires-kind-alien")
        yield Component(f"alien:{card.id}", kind, words.unit(card.id), words.alien_text(), facts, "unit-alien")
