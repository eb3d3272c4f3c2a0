"""Names of Twilight Imperium's things as texts. They never change, so each is made once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.ask import Option, Seat
from engine.digits import whole
from engine.ids import Id
from engine.text import T, Text, seat_name
from engine.ti4.components import ACTION_CARDS, AGENDAS, NOTES, OBJECTIVES, TECHNOLOGIES, TILES, UNITS, Tile
from engine.ti4.state import MECATOL

AGAINST = "_against"
"""Ends the name of what a card does to somebody else."""


@cache
def unit(type: str) -> Text:
    """A unit type, singular."""
    return Text(f"ti4-unit-{type}")


def units(pieces: Mapping[str, int]) -> tuple[Text, ...]:
    """Units by type and number: '2 cruisers, 1 carrier'."""
    return tuple([_pieces(type, number) for type, number in pieces.items() if number])


@cache
def _pieces(type: str, number: int) -> Text:
    return Text(f"ti4-units-{type}", {"n": number})


_PIECES = _pieces("", 0).key


def counted(said: object) -> dict[str, int]:
    """The inverse of `units`; empty for anything else."""
    named = [text for text in said if isinstance(text, Text)] if isinstance(said, tuple) else []
    numbers = [(text.key.removeprefix(_PIECES), text.params.get("n")) for text in named if text.key.startswith(_PIECES)]
    return {type: number for type, number in numbers if isinstance(number, int)}


@cache
def planet(id: str) -> Text:
    """A planet's name."""
    return Text(f"ti4-planet-{id}")


def system(id: str) -> Text:
    """A system by what it holds and its tile number: 'New Albion/Starpoint (27)'."""
    return SYSTEMS[id]


def _system(tile: Tile) -> Text:
    names = [planet(id) for id in tile.planets]
    names += [Text(f"ti4-wormhole-{hole}") for hole in tile.wormholes if not tile.planets]
    names += [Text(f"ti4-anomaly-{tile.anomaly}")] if tile.anomaly else []
    name = names[0] if names else T("ti4-empty-space")
    for other in names[1:]:
        name = T("ti4-both", a=name, b=other)
    return T("ti4-system-with", name=name, tile=tile.id)


@cache
def place(id: str) -> Text:
    """A space area (a system id) or a planet, each with the number by which the map calls it: 'Lodor #26'."""
    return system(id) if whole(id) is not None else T("ti4-planet-in", planet=planet(id), tile=LIES_IN[id])


@cache
def technology(id: str) -> Text:
    """A technology's name."""
    return Text(f"ti4-tech-{id}")


@cache
def guide(id: str) -> tuple[Text, ...]:
    """What a faction is good at, what its abilities mean, and what to do first."""
    return tuple(Text(f"ti4-guide-{id}-{part}") for part in ("good", "means", "first"))


@cache
def faction(id: str) -> Text:
    """A faction's name."""
    return Text(f"ti4-faction-{id}")


@cache
def ability(id: str) -> Text:
    """A faction ability's name."""
    return Text(f"ti4-ability-{id}")


@cache
def unit_card(id: str) -> Text:
    """The name of a unit of a faction: a flagship, or a unit of its own kind; an upgrade like its technology."""
    return technology(id) if id in TECHNOLOGIES else Text(f"ti4-unit-card-{id}")


@cache
def card(id: str) -> Text:
    """An action card's name."""
    return Text(f"ti4-card-{id}")


@cache
def agenda(id: str) -> Text:
    """An agenda's name."""
    return Text(f"ti4-agenda-{id}")


@cache
def objective(id: str) -> Text:
    """An objective's name."""
    return Text(f"ti4-objective-{id}")


@dataclass(frozen=True)
class Note(Id):
    """A promissory note: `ceasefire`, or `ceasefire:2` with the seat that issued it."""

    name: str
    issuer: Seat | None = None


@dataclass(frozen=True)
class Copy(Id):
    """One of several action cards that are alike: `direct_hit`, `direct_hit.2`."""

    separator: ClassVar[str] = "."

    card: str
    number: int | None = None

    @classmethod
    def nth(cls, card: str, number: int) -> Copy:
        """The first, the second ... of a card."""
        return cls(card, number if number > 1 else None)


@cache
def note(id: str) -> Text:
    """A promissory note's name; `ceasefire:2` names its issuer too."""
    note = Note.read(id)
    name = Text(f"ti4-note-{note.name}")
    return name if note.issuer is None else T("ti4-note-of", note=name, issuer=seat_name(note.issuer))


@cache
def note_option(id: str) -> Option:
    """A promissory note to choose."""
    return Option(id, note(id))


@cache
def anomaly(type: str) -> Text:
    """An anomaly: 'nebula'."""
    return Text(f"ti4-anomaly-{type}")


@cache
def source(id: str) -> Text:
    """Whatever changes a value, by its name: a card, a technology, a law, a note, a faction ability, a unit."""
    name = id.removesuffix(AGAINST)
    kinds = ((ACTION_CARDS, card), (TECHNOLOGIES, technology), (AGENDAS, agenda), (NOTES, note), (UNITS, unit_card))
    return next((named(name) for known, named in kinds if name in known), ability(name))


@cache
def strategy(id: str) -> Text:
    """A strategy card's name."""
    return Text(f"ti4-strategy-{id}")


@cache
def pool(id: str) -> Text:
    """A pool of the command sheet."""
    return Text(f"ti4-pool-{id}")


def seat_options(seats: Iterable[int]) -> list[Option]:
    """Seats to choose from; ids are the seat numbers."""
    return [seat_option(seat) for seat in seats]


@cache
def seat_option(seat: int) -> Option:
    """A seat to choose."""
    return Option(str(seat), seat_name(seat))


def planet_options(planets: Iterable[str]) -> list[Option]:
    """Planets to choose from."""
    return [planet_option(id) for id in planets]


@cache
def planet_option(id: str) -> Option:
    """A planet to choose."""
    return Option(id, planet(id))


def system_options(systems: Iterable[str]) -> list[Option]:
    """Systems to choose from."""
    return [_SYSTEM_OPTIONS[id] for id in systems]


@cache
def with_text(id: str, kind: str) -> Option:
    """A card to choose from, with what it does; `kind` as in the keys: card, tech, strategy."""
    return Option(id, Text(f"ti4-{kind}-{id}"), more=Text(f"ti4-{kind}-{id}-text"))


def goal(id: str) -> Option:
    """An objective to choose from, with what it is worth, when it is scored, and what it asks for."""
    return Option(id, objective(id), more=_asks("ti4-objective-asks", id))


def objective_explained(id: str) -> Text:
    """The same by name, in a line."""
    return _asks("ti4-objective-told", id)


def _asks(key: str, id: str) -> Text:
    card, name = OBJECTIVES[id], objective(id)
    phase = Text(f"ti4-phase-{card.phase}")
    return T(key, name=name, n=card.points, phase=phase, text=effect(name))


SYSTEMS = {str(tile.id): _system(tile) for tile in TILES.values()}
LIES_IN = {planet: tile.id for tile in TILES.values() for planet in tile.planets}
_SYSTEM_OPTIONS = {id: Option(id, text) for id, text in SYSTEMS.items()}
MECATOL_NAME = planet(MECATOL)


def effect(name: Text) -> Text:
    """What the component of this name does: a card, a technology, an agenda, an objective."""
    return Text(f"{name.key}-text")


def explained(name: Text) -> Text:
    """A component by name, with what it does."""
    return T("ti4-held-card", name=name, text=effect(name))


def listed(texts: Sequence[Text]) -> Text:
    """A line for each."""
    first, *rest = texts
    return T("ti4-lines", first=first, rest=listed(rest)) if rest else T("ti4-line", text=first)


def row(texts: Sequence[Text]) -> Text:
    """One after the other with semicolons, for parts that are lists themselves."""
    first, *rest = texts
    return T("ti4-row", first=first, rest=row(rest)) if rest else first


def outcome(agenda_id: str, choice: str) -> Text:
    """An outcome of an agenda: for, against, or whatever it elects."""
    elect = AGENDAS[agenda_id].elect
    if elect is None:
        return Text(f"ti4-outcome-{choice}")
    if elect == "player":
        return seat_name(int(choice))
    naming = {"planet": planet, "law": agenda}
    return naming.get(elect, objective)(choice)


def outcomes(agenda_id: str, choices: Iterable[str]) -> list[Option]:
    """Outcomes to choose from."""
    return [outcome_option(agenda_id, choice) for choice in choices]


@cache
def outcome_option(agenda_id: str, choice: str) -> Option:
    """An outcome to choose."""
    return Option(choice, outcome(agenda_id, choice))
