"""Names of Eclipse's things as texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.eclipse.components import ACTIONS, RESOURCES, SECTORS, SPECIES, Discovery
from engine.hexes import Hex
from engine.text import T, Text


def sector(id: str) -> Text:
    """A sector by its number and printed name: 'Castor (101)'."""
    return NAMES[id]


def space(at: Hex) -> Text:
    """A space without a sector, by its axial place; it is called as the picture calls it."""
    return T("eclipse-space", q=at.q, r=at.r)


@cache
def ship(type: str) -> Text:
    """A ship type, singular."""
    return Text(f"eclipse-ship-{type}")


def ships(number: Mapping[str, int]) -> tuple[Text, ...]:
    """Ships by type and number: '2 cruisers, 1 interceptor'."""
    return tuple(Text(f"eclipse-ships-{type}", {"n": count}) for type, count in number.items() if count)


@cache
def technology(id: str) -> Text:
    """A technology's name."""
    return Text(f"eclipse-tech-{id}")


@cache
def part(id: str) -> Text:
    """A ship part's name."""
    return Text(f"eclipse-part-{id}")


@cache
def guide(id: str) -> tuple[Text, ...]:
    """What a species, or all Terrans, are good at, what their abilities mean, and what to do first."""
    return tuple(Text(f"eclipse-guide-{id}-{part}") for part in ("good", "means", "first"))


@cache
def species(id: str) -> Text:
    """A species' name."""
    return Text(f"eclipse-species-{id}")


@cache
def special(id: str) -> Text:
    """What is special about a species, without its rate of trade."""
    return Text(f"eclipse-species-{id}-text")


@cache
def abilities(id: str) -> Text:
    """The same with it."""
    return T("eclipse-abilities", special=special(id), trade=SPECIES[id].trade)


@cache
def resource(kind: str) -> Text:
    """A resource's name."""
    return Text(f"eclipse-resource-{kind}")


@cache
def amount(kind: str, number: int) -> Text:
    """So much of a resource: '3 materials'."""
    return Text(f"eclipse-amount-{kind}", {"n": number})


def amounts(numbers: Mapping[str, int]) -> tuple[Text, ...]:
    """So much of each resource, without what is none."""
    return tuple(amount(kind, numbers[kind]) for kind in RESOURCES if numbers.get(kind))


@cache
def action(id: str) -> Text:
    """An action of the action track."""
    return Text(f"eclipse-action-{id}")


@cache
def square(type: str, held: str | None) -> Text:
    """A square of a blueprint by what is on it now."""
    if held is None:
        return T("eclipse-part-on-empty", ship=ship(type))
    return T("eclipse-part-instead", ship=ship(type), part=part(held))


@cache
def structure(id: str) -> Text:
    """An orbital or a monolith."""
    return Text(f"eclipse-structure-{id}")


@cache
def discovery(id: str) -> Text:
    """What the front of a discovery tile gives."""
    return Text(f"eclipse-discovery-{id}")


def front(tile: Discovery) -> Text | None:
    """What the front of a discovery tile does, where its name does not tell."""
    if tile.part is not None:
        return Text(f"eclipse-part-{tile.part}-text")
    return None if tile.gain else Text(f"eclipse-discovery-{tile.id}-text")


@cache
def category(id: str) -> Text:
    """A category of technologies."""
    return Text(f"eclipse-category-{id}")


NAMES = {id: T("eclipse-sector", id=id, name=card.name) for id, card in SECTORS.items()}


def purpose(id: str) -> Text | None:
    """What an action is for, in a few words. EC-ACT-01"""
    return Text(f"eclipse-purpose-{id}") if id in ACTIONS else None
