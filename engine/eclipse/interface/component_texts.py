"""All components of Eclipse, to be read: technologies, ship parts, ships, species, discovery tiles and sectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.component import Component, Fact
from engine.eclipse import words
from engine.eclipse.combat.ancients import FIGURES as WILD
from engine.eclipse.components import (
    DISCOVERIES,
    FIGURES,
    PARTS,
    SECTORS,
    SHIPS,
    SPECIES,
    TECHNOLOGIES,
    Blueprint,
    Part,
    Sector,
    Species,
    Technology,
)
from engine.eclipse.galaxy.blueprints import Stats
from engine.eclipse.interface.view import OwnView
from engine.text import Param, T, Text

PRINTED = next(iter(SPECIES.values()))
"""The first board, whose ships are as most boards have them."""


TERRAN = "terran"


@cache
def components() -> tuple[Component, ...]:
    """What players look for most comes first."""
    parts = (technologies(), ship_parts(), species(), ships(), wild(), discoveries(), sectors())
    return tuple(component for some in parts for component in some)


def held(own: OwnView, section: str) -> list[str]:
    """The discovery tiles that a seat keeps. EC-PUB-03"""
    return [f"discovery:{id}" for id in own.kept] if section == "hand" else []


def technologies() -> Iterator[Component]:
    """By category and price. EC-RESEARCH-03"""
    for technology in TECHNOLOGIES.values():
        name = words.technology(technology.id)
        facts = (
            Fact(T("eclipse-fact-cost"), technology.cost),
            Fact(T("eclipse-fact-least"), technology.min_cost),
            Fact(T("eclipse-fact-tiles"), technology.count),
        )
        part = PARTS.get(technology.unlocks or "")
        kind, look = Text(f"eclipse-kind-tech-{technology.category}"), f"tech-{technology.category}-{_sign(technology)}"
        related = () if part is None else (f"part:{part.id}",)
        yield Component(f"tech:{technology.id}", kind, name, _text(name), facts, look, related)


def _sign(technology: Technology) -> str:
    """What it brings, as a picture shows it: a kind of part, a ship, a structure; else its type."""
    part = PARTS.get(technology.unlocks or "")
    return part.kind if part is not None else technology.unlocks or technology.type


def _text(name: Text) -> Text:
    return Text(f"{name.key}-text")


def ship_parts() -> Iterator[Component]:
    """As they stand on the reference sheet, those of the Ancients last. EC-COMP-14"""
    for part in PARTS.values():
        name, kind = words.part(part.id), Text(f"eclipse-kind-part-{part.kind}")
        found = (f"discovery:{tile.id}" for tile in DISCOVERIES.values() if tile.part == part.id)
        related = (*((f"tech:{part.tech}",) if part.tech else ()), *found)
        facts, look = tuple(_of_part(part)), f"part-{part.kind}"
        yield Component(f"part:{part.id}", kind, name, _text(name), facts, look, related, beyond=())


def _of_part(part: Part) -> Iterator[Fact]:
    """Its figures, all of which the text tells too. EC-SHIP-08, EC-SHIP-09"""
    numbers = {
        "energy": part.energy,
        "initiative": part.initiative,
        "move": part.move,
        "computer": part.computer,
        "shield": -part.shield,
        "hull": part.hull,
    }
    if part.dice:
        yield _dice(part.dice, told=True)
    yield from (_number(name, number, told=True) for name, number in numbers.items() if number)


def _number(name: str, number: int, *, told: bool = False) -> Fact:
    signed = number if name in ("initiative", "move", "hull") or number < 0 else T("eclipse-fact-plus", n=number)
    return Fact(Text(f"eclipse-fact-{name}"), signed, told=told)


def _dice(dice: dict[str, int], *, told: bool = False) -> Fact:
    said = tuple(Text(f"eclipse-fact-die-{colour}", {"n": n}) for colour, n in dice.items())
    signs = tuple(f"die {colour}" for colour, n in dice.items() for _ in range(n))
    return Fact(T("eclipse-fact-dice"), said, signs, told)


def species() -> Iterator[Component]:
    """Boards with what is special about them, and their ships."""
    for one in SPECIES.values():
        related = (f"sector:{one.home}", *(f"tech:{id}" for id in one.technologies))
        kind, name = Text(f"eclipse-kind-{one.kind}"), words.species(one.id)
        yield Component(
            f"species:{one.id}",
            kind,
            name,
            words.abilities(one.id),
            _of_species(one),
            f"species-{one.colour}-{one.id}",
            related,
            words.guide(guide_of(one.id)),
            beyond=(words.special(one.id),),
        )


def guide_of(species: str) -> str:
    """By what its guide is called: all Terrans have one."""
    kind = SPECIES[species].kind
    return kind if kind == TERRAN else species


def _of_species(one: Species) -> tuple[Fact, ...]:
    """What it begins with, and its blueprints."""
    return (
        Fact(T("eclipse-fact-trade"), T("eclipse-fact-ratio", n=one.trade), told=True),
        Fact(T("eclipse-fact-discs"), one.discs),
        Fact(T("eclipse-fact-colony"), one.colony_ships, told=one.colony_ships != PRINTED.colony_ships),
        Fact(T("eclipse-fact-storage"), words.amounts(dict(one.storage.items()))),
        Fact(T("eclipse-fact-knows"), tuple(map(words.technology, one.technologies)) or T("eclipse-fact-nothing")),
        Fact(T("eclipse-fact-home"), words.sector(one.home)),
        *(Fact(words.ship(type), _blueprint(one.blueprints[type])) for type in SHIPS),
    )


def _blueprint(board: Blueprint) -> Param:
    """A ship in a line. EC-SHIP-06"""
    parts = tuple(words.part(part) for part in board.slots.values() if part is not None)
    own = (T("eclipse-fact-own-energy", n=board.energy),) if board.energy else ()
    return T("eclipse-fact-blueprint", cost=board.cost, initiative=board.initiative, parts=(*own, *parts))


def ships() -> Iterator[Component]:
    """The four types, as most boards have them. EC-SHIP-01"""
    for type in SHIPS:
        board = PRINTED.blueprints[type]
        facts = (
            Fact(T("eclipse-fact-cost"), board.cost),
            Fact(T("eclipse-fact-initiative"), board.initiative),
            Fact(T("eclipse-fact-squares"), len(board.slots)),
            Fact(T("eclipse-fact-parts"), tuple(words.part(part) for part in board.slots.values() if part)),
            Fact(T("eclipse-fact-figures"), FIGURES[type]),
        )
        related = tuple(dict.fromkeys(f"part:{part}" for part in board.slots.values() if part))
        name = words.ship(type)
        yield Component(f"ship:{type}", T("eclipse-kind-ship"), name, _text(name), facts, f"ship-{type}", related)


def wild() -> Iterator[Component]:
    """The Ancients and the defense system of the centre. EC-NPC-01, EC-NPC-02"""
    for type, stats in WILD.items():
        name, kind = words.ship(type), T("eclipse-kind-wild")
        yield Component(f"ship:{type}", kind, name, None, _of_wild(stats), f"ship-{type}")


def _of_wild(stats: Stats) -> tuple[Fact, ...]:
    numbers = (("initiative", stats.initiative), ("computer", stats.computer), ("hull", stats.hull))
    return (_dice(dict(stats.cannons)), *(_number(name, number) for name, number in numbers))


def discoveries() -> Iterator[Component]:
    """Tiles by what their front gives; kept, each is worth victory points. EC-COMP-15"""
    for tile in DISCOVERIES.values():
        facts = (Fact(T("eclipse-fact-kept"), 2), Fact(T("eclipse-fact-tiles"), tile.count))
        related = () if tile.part is None else (f"part:{tile.part}",)
        name, kind = words.discovery(tile.id), T("eclipse-kind-discovery")
        yield Component(f"discovery:{tile.id}", kind, name, words.front(tile), facts, "discovery", related)


def sectors() -> Iterator[Component]:
    """By number. EC-MAP-01"""
    for sector in SECTORS.values():
        related = () if sector.home_of is None else (f"species:{sector.home_of}",)
        name, kind = words.sector(sector.id), Text(f"eclipse-kind-sector-{sector.stack}")
        facts, look = tuple(_of_sector(sector)), "/".join(["sector", *sector.squares])
        yield Component(f"sector:{sector.id}", kind, name, None, facts, look, related)


def _of_sector(sector: Sector) -> Iterator[Fact]:
    """What is printed on it."""
    yield Fact(T("eclipse-fact-points"), sector.vp)
    yield Fact(T("eclipse-fact-wormholes"), len(sector.wormholes))
    if sector.squares:
        kinds = tuple(Text(f"eclipse-square-{square.replace('+', '-advanced')}") for square in sector.squares)
        yield Fact(T("eclipse-fact-population"), kinds, tuple(f"square {square}" for square in sector.squares))
    if sector.ancients:
        yield Fact(T("eclipse-contents-ancients", n=sector.ancients))
    there = ((sector.gcds, words.ship("gcds")), (sector.discovery, T("eclipse-contents-discovery")))
    yield from (Fact(name) for has, name in (*there, (sector.artifact, T("eclipse-contents-artifact"))) if has)
    if sector.home_of is not None:
        yield Fact(T("eclipse-fact-home-of"), words.species(sector.home_of))
