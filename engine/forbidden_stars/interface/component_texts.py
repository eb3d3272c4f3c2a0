"""Everything in the box as it can be read: cards, units, structures, factions and systems."""

from __future__ import annotations

from collections.abc import Iterator

from engine.component import Component, Fact
from engine.forbidden_stars import words
from engine.forbidden_stars.components import (
    AREAS,
    BUILT,
    CARDS,
    EVENTS,
    FACES,
    FACTIONS,
    ORDER_UPGRADES,
    SYSTEMS,
    UNITS,
    CombatCard,
    Event,
    OrderUpgrade,
    PrintedSystem,
    StructureType,
    UnitType,
)
from engine.text import Param, T, Text

UNSURE = Fact(T("forbidden_stars-not-certain"))
"""What no good source says is told so."""


def components() -> list[Component]:
    """In the order in which players would look for them."""
    return list(_all())


def _all() -> Iterator[Component]:
    for card in CARDS.values():
        yield _combat_card(card)
    for upgrade in ORDER_UPGRADES.values():
        yield _order_upgrade(upgrade)
    for event in EVENTS.values():
        yield _event(event)
    for unit in UNITS.values():
        yield _unit(unit)
    for built in BUILT.values():
        yield _structure(built)
    for id in FACTIONS:
        yield _faction(id)
    for system in SYSTEMS.values():
        yield _system(system)


def _fact(name: str, value: Param) -> Fact:
    return Fact(Text(f"forbidden_stars-fact-{name}"), value)


def _kind(name: str) -> Text:
    return Text(f"forbidden_stars-kind-{name}")


def _sure(unsure: tuple[str, ...]) -> tuple[Fact, ...]:
    return (UNSURE,) if unsure else ()


def _combat_card(card: CombatCard) -> Component:
    icons = tuple(words.faces_of(face, card.icons[face]) for face in FACES if card.icons[face])
    facts = (
        _fact("faction", words.faction(card.faction)),
        _fact("level", card.level),
        _fact("cost", card.cost),
        *((_fact("icons", icons),) if icons else ()),
        *((_fact("requires", tuple(words.piece(id) for id in card.requires)),) if card.requires else ()),
        *_sure(card.unsure),
    )
    text, related = words.card_text(card.id), tuple(_piece_id(id) for id in card.requires)
    look = f"card-{card.faction}"
    return Component(f"card:{card.id}", _kind(card.kind), words.card(card.id), text, facts, look, related)


def _piece_id(id: str) -> str:
    return f"unit:{id}" if id in UNITS else f"structure:{id}"


def _order_upgrade(card: OrderUpgrade) -> Component:
    facts = (
        _fact("faction", words.faction(card.faction)),
        _fact("order", words.order(card.order)),
        _fact("level", card.level),
        _fact("cost", card.cost),
        *_sure(card.unsure),
    )
    kind, look = _kind("orbital" if card.orbital else "order-upgrade"), f"order-{card.order}-{card.faction}"
    return Component(f"card:{card.id}", kind, words.card(card.id), words.card_text(card.id), facts, look)


def _event(event: Event) -> Component:
    facts = (
        _fact("faction", words.faction(event.faction)),
        _fact("storm", words.storm_move(event.storm)),
        *_sure(event.unsure),
    )
    text, look = words.card_text(event.id), f"storm-{event.faction}"
    return Component(f"card:{event.id}", _kind(event.kind), words.card(event.id), text, facts, look)


def _unit(unit: UnitType) -> Component:
    facts = (
        _fact("faction", words.faction(unit.faction)),
        _fact("level", unit.level),
        _fact("cost", unit.cost),
        *((_fact("forge", unit.forge),) if unit.forge else ()),
        _fact("combat", unit.combat),
        _fact("health", unit.health),
        _fact("morale", unit.morale),
        _fact("supply", unit.supply),
        *_sure(unit.unsure),
    )
    return Component(f"unit:{unit.id}", _kind(unit.kind), words.unit(unit.id), None, facts, f"unit-{unit.id}")


def _structure(built: StructureType) -> Component:
    fights = (_fact("combat", built.combat), _fact("health", built.health), _fact("morale", built.morale))
    facts = (
        _fact("cost", built.cost),
        *(fights if built.combat else ()),
        _fact("supply", built.supply),
        *_sure(built.unsure),
    )
    text = Text(f"forbidden_stars-structure-{built.id}-text")
    look = f"structure-{built.id}"
    return Component(f"structure:{built.id}", _kind("structure"), words.structure(built.id), text, facts, look)


def _faction(id: str) -> Component:
    faction = FACTIONS[id]
    facts = (_fact("starting", (*words.units(faction.units), words.materiel(faction.materiel))), *_sure(faction.unsure))
    related = tuple(f"unit:{unit.id}" for unit in UNITS.values() if unit.faction == id)
    look, guide = f"faction-{id}", words.guide(id)
    return Component(
        f"faction:{id}", _kind("faction"), words.faction(id), words.dominate(id), facts, look, related, guide
    )


def _system(system: PrintedSystem) -> Component:
    worlds = [area for area in system.areas if area.kind == "world"]
    facts = tuple(_fact("world", _world(area.id)) for area in worlds)
    look = f"system-{system.faction or 'none'}"
    told = (*facts, *_sure(system.unsure))
    return Component(f"system:{system.id}", _kind("system"), words.system(system.id), None, told, look)


def _world(id: str) -> Text:
    return T("forbidden_stars-world-values", world=words.area(id), **_values(id))


def _values(id: str) -> dict[str, Param]:
    area = AREAS[id]
    symbols = tuple(words.asset(symbol) for symbol in area.assets)
    return {"capacity": area.capacity, "materiel": area.materiel, "assets": symbols}
