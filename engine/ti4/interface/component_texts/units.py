"""Technologies and units, to be read: with prerequisites, figures and unit abilities."""

from __future__ import annotations

from collections.abc import Iterator

from engine.component import Component, Fact
from engine.text import Param, T, Text
from engine.ti4 import words
from engine.ti4.components import PIECES, TECHNOLOGIES, UNITS, Dice, Technology, UnitCard

UPGRADES = {technology.unit: technology for technology in TECHNOLOGIES.values() if technology.unit}
"""The technology that is a unit's card."""
BEYOND = frozenset((
    "floating_factory_1", "prototype_war_sun_1", "duha_menaimon", "arc_secundus", "the_inferno", "wrath_of_kenara",
    "genesis", "hil_colish", "0_0_1", "fourth_moon", "matriarch", "the_alastor", "c_morran_norr", "jns_hylarim",
    "salai_sai_corian", "loncara_ssodu", "van_hauge", "y_sia_y_ssrila", "infantry_2", "fighter_2", "pds_2",
    "space_dock_2", "dreadnought_2", "war_sun", "letani_warrior_2", "floating_factory_2", "spec_ops_2",
    "super_dreadnought_2", "hybrid_crystal_fighter_2", "exotrireme_2",
))  # fmt: skip
"""Units that can do something beyond their figures."""
COLOURS = ("blue", "green", "yellow", "red")


def technologies() -> Iterator[Component]:
    """By colour and number of prerequisites, upgrades after them; those of factions last. TI-DATA-10"""
    for technology in sorted(TECHNOLOGIES.values(), key=lambda one: one.faction is not None):
        yield upgrade(technology, UNITS[technology.unit]) if technology.unit else of_colour(technology)


def of_colour(technology: Technology) -> Component:
    """A technology of a colour."""
    name = words.technology(technology.id)
    facts = [*_needs(technology), *_exhausts(technology), *owner(technology.faction)]
    color = technology.color or "faction"
    kind, look = Text(f"ti4-kind-tech-{color}"), f"tech-{color}"
    related = sheet(technology.faction)
    return Component(f"tech:{technology.id}", kind, name, words.effect(name), tuple(facts), look, related)


def upgrade(technology: Technology, card: UnitCard) -> Component:
    """A technology that is a unit's card too."""
    name = words.technology(technology.id)
    facts = (*figures(card, told=True), *_needs(technology), *owner(technology.faction))
    before = [id for id in (base(card), instead(technology)) if id is not None]
    related, look = (*before, *sheet(technology.faction)), f"unit-{card.type}"
    text, kind, beyond = words.effect(name), T("ti4-kind-upgrade"), _beyond(technology.id, name)
    return Component(f"tech:{technology.id}", kind, name, text, facts, look, related, beyond=beyond)


def _needs(technology: Technology) -> Iterator[Fact]:
    """Its prerequisites, of every colour that it asks for."""
    wanted = {colour: technology.prerequisites[colour] for colour in COLOURS if colour in technology.prerequisites}
    if wanted:
        said = tuple(Text(f"ti4-color-{colour}", {"n": n}) for colour, n in wanted.items())
        signs = tuple(f"{colour}_skill" for colour, n in wanted.items() for _ in range(n))
        yield Fact(T("ti4-fact-needs"), said, signs)


def _exhausts(technology: Technology) -> Iterator[Fact]:
    if technology.exhausts:
        yield Fact(T("ti4-fact-exhausts"))


def owner(faction: str | None) -> Iterator[Fact]:
    """Whose it is, where only one faction has it."""
    if faction is not None:
        yield Fact(T("ti4-fact-faction"), words.faction(faction))


def sheet(faction: str | None) -> tuple[str, ...]:
    """The id of a faction's sheet."""
    return () if faction is None else (f"faction:{faction}",)


def base(card: UnitCard) -> str | None:
    """The unit that an upgrade makes better."""
    lower = (one for one in UNITS.values() if (one.type, one.faction) == (card.type, card.faction) and one.level == 1)
    return next((f"unit:{one.id}" for one in lower), None)


def better(card: UnitCard) -> list[str]:
    """The upgrades of a unit."""
    upgrades = ((UNITS[unit], technology) for unit, technology in UPGRADES.items())
    return [f"tech:{technology.id}" for unit, technology in upgrades if base(unit) == f"unit:{card.id}"]


def instead(technology: Technology) -> str | None:
    """The upgrade that a faction's own one stands for."""
    return None if technology.replaces is None else f"tech:{technology.replaces}"


def units() -> Iterator[Component]:
    """The units that are no upgrades: those of everybody, then those of factions, their flagships last."""
    cards = [card for card in UNITS.values() if card.id not in UPGRADES]
    for card in sorted(cards, key=lambda one: (one.faction is not None, one.type == "flagship")):
        yield _unit(card)


def _unit(card: UnitCard) -> Component:
    own = card.faction is not None
    name = words.unit_card(card.id) if own else words.unit(card.type)
    text = words.effect(name) if own else None
    facts = (*figures(card, told=own), Fact(T("ti4-fact-figures"), PIECES[card.type]), *owner(card.faction))
    kind = T("ti4-kind-flagship") if card.type == "flagship" else T("ti4-kind-unit", unit=words.unit(card.type))
    related = (*better(card), *sheet(card.faction))
    beyond = _beyond(card.id, name) if own else None
    return Component(f"unit:{card.id}", kind, name, text, facts, f"unit-{card.type}", related, beyond=beyond)


def _beyond(id: str, name: Text) -> tuple[Text, ...]:
    """What its text says that its figures do not."""
    return (Text(f"{name.key}-beyond"),) if id in BEYOND else ()


def figures(card: UnitCard, *, told: bool) -> tuple[Fact, ...]:
    """Its attributes, then its unit abilities. TI-COMBATATTR-01, TI-ABILITY-17, TI-ABILITY-18"""
    numbers: list[tuple[Text, Param | None]] = [
        (T("ti4-fact-cost"), _cost(card)),
        (T("ti4-fact-combat"), _dice(card.combat)),
        (T("ti4-fact-move"), card.move or None),
        (T("ti4-fact-capacity"), card.capacity or None),
        (T("ti4-fact-production"), _production(card)),
        (T("ti4-fact-bombardment"), _dice(card.bombardment)),
        (T("ti4-fact-cannon"), _dice(card.cannon)),
        (T("ti4-fact-barrage"), _dice(card.barrage)),
    ]
    known = [Fact(name, value, told=told) for name, value in numbers if value is not None]
    plain = [(T("ti4-fact-sustain"), card.sustain), (T("ti4-fact-shield"), card.shield)]
    return (*known, *(Fact(name, told=told) for name, has in plain if has))


def _cost(card: UnitCard) -> Param | None:
    if card.cost is None or card.pieces == 1:
        return card.cost
    return T("ti4-fact-pieces", cost=card.cost, n=card.pieces)


def _dice(dice: Dice | None) -> Param | None:
    """What hits, and how many dice where it is not one."""
    if dice is None:
        return None
    if dice.dice is None:
        return T("ti4-fact-dice-open", on=dice.hits_on)
    return dice.hits_on if dice.dice == 1 else T("ti4-fact-dice", on=dice.hits_on, n=dice.dice)


def _production(card: UnitCard) -> Param | None:
    if card.production is None:
        return None
    value = card.production.value
    return T("ti4-fact-plus-resources", n=value) if card.production.plus_resources else value
