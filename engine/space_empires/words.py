"""Names of the things of Space Empires as texts. Keys begin with `space_empires-`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache

from engine.space_empires import components as box
from engine.space_empires.state import ALIENS, EMPIRE, MACHINES, Marker, Owner, Unit, counter_of
from engine.text import T, Text, seat_name

SIGN, PAIR = 2, 2
"""Types of so few letters are called by them, as players and counters do: CA, SC, MS."""


@cache
def hex(id: str) -> Text:
    """A hex, by its id; it is called as on the printed board: `C7` is J7. The words alone know that."""
    return Text("space_empires-hex", {"id": id})


@cache
def unit(type: str) -> Text:
    """A type of unit, singular: 'cruiser'. Also `ALIEN_B` and the like."""
    return Text(f"space_empires-unit-{type}")


@cache
def units(type: str, number: int) -> Text:
    """So many of a type: '3 cruisers'."""
    return Text(f"space_empires-units-{type}", {"n": number})


@cache
def unit_text(type: str) -> Text:
    """What is special about a type of unit, in a sentence or two."""
    return Text(f"space_empires-unit-{type}-text")


def group(of: Unit) -> Text:
    """A counter with its type, number and numeral, for those who may know it: 'CA3 (2 cruisers)'."""
    if of.type == "MACHINE":
        return Text("space_empires-machine", {"n": of.number})
    return counter(of.type, of.number, of.count)


@cache
def counter(type: str, number: int, count: int) -> Text:
    """The same by type, number and numeral; single units have no numeral: 'colony ship 2'."""
    if type in box.SINGLES:
        return T("space_empires-single", unit=unit(type), n=number)
    if type == "DECOY":
        return T("space_empires-decoy-group", n=number, count=count)
    return T("space_empires-group", id=_sign(type, number), units=units(type, count))


@cache
def part(type: str, number: int) -> Text:
    """Ships of a counter, after a number of them: 'cruiser (CA3)'; of types without a sign the counter: 'base 1'."""
    sign = _sign(type, number)
    return T("space_empires-part", unit=unit(type), id=sign) if len(type) <= SIGN else sign


@cache
def counter_name(id: str) -> Text:
    """A counter without its numeral: by the sign on it where its type has one, else in words: 'CA3', 'decoy 1'."""
    return _sign(*(counter_of(id) or ("", 0)))


def _sign(type: str, number: int) -> Text:
    if type in box.ALIENS:
        return T("space_empires-alien", letter=box.ALIENS[type].letter, n=number)
    if len(type) <= SIGN:
        return T("space_empires-sign", id=f"{type}{number}")
    return T("space_empires-single", unit=unit(type), n=number)


def groups(some: Iterable[Unit]) -> tuple[Text, ...]:
    """Several counters, for those who may know them; of single units of a type how many there are."""
    found = list(some)
    if len(found) == 1:
        return (group(found[0]),)
    single = [one.type for one in found if one.type in box.SINGLES]
    if len(single) < PAIR:
        return tuple(map(group, found))
    number = Counter(single)
    alike = {type: units(type, count) for type, count in number.items() if count > 1}
    first = {one.type: one for one in reversed(found)}
    return tuple(alike.get(one.type) or group(one) for one in found if one.type not in alike or one is first[one.type])


@cache
def counters(number: int) -> Text:
    """So many counters of which nobody else knows what they are: '2 face-down counters'."""
    return Text("space_empires-counters", {"n": number})


@cache
def technology(id: str) -> Text:
    """A technology: 'attack'."""
    return Text(f"space_empires-tech-{id}")


@cache
def technology_text(id: str) -> Text:
    """What a technology does."""
    return Text(f"space_empires-tech-{id}-text")


@cache
def level(id: str, number: int) -> Text:
    """A level of a technology: 'attack 2'."""
    return Text("space_empires-level", {"technology": technology(id), "n": number})


def levels(of: Mapping[str, int]) -> tuple[Text, ...]:
    """Levels above none, each named."""
    return tuple(level(id, number) for id, number in of.items() if number)


def marker(of: Marker) -> Text:
    """A system marker: 'minerals (10 CP)', 'warp point 2', 'nebula'."""
    return marker_of(of.type, of.value)


@cache
def marker_of(type: str, value: int) -> Text:
    """A system marker by its type and value."""
    if type in ("minerals", "warp_point"):
        return Text(f"space_empires-marker-{type}", {"n": value})
    return Text(f"space_empires-marker-{type}")


@cache
def marker_text(type: str) -> Text:
    """What a system marker does."""
    return Text(f"space_empires-marker-{type}-text")


@cache
def cp(number: int) -> Text:
    """So many construction points: '12 CP'."""
    return Text("space_empires-cp", {"n": number})


def cp_in_hand() -> Text:
    """Construction points in hand."""
    return T("space_empires-cp-in-hand")


def alien_text() -> Text:
    """What alien ships do."""
    return T("space_empires-unit-alien-text")


@cache
def scenario(id: str) -> Text:
    """A scenario by its name: 'Knife Fight'."""
    return Text(f"space_empires-scenario-{id}")


@cache
def option(module: str) -> Text:
    """An advanced section or optional rule by its name: 'MS pipelines'."""
    return Text(f"space_empires-option-{module}")


@cache
def phase(id: str) -> Text:
    """A phase: `movement`, `combat`, `exploration`, `economy`, `machines`, `setup`, `over`."""
    return Text(f"space_empires-phase-{id}")


@cache
def weakness(id: str) -> Text:
    """A weakness of a doomsday machine: 'fighters', 'large fleets', 'none'."""
    return Text("space_empires-weakness-" + id.replace(" ", "-"))


def side(of: Owner) -> Text:
    """Whoever fights: a player, the aliens of a planet, a doomsday machine, an alien empire."""
    if of >= 0:
        return seat_name(of)
    if of in (ALIENS, MACHINES):
        return T("space_empires-side-aliens" if of == ALIENS else "space_empires-side-machine")
    return Text("space_empires-side-empire", {"n": EMPIRE - of + 1})
