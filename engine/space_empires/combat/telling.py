"""What is told of a battle: the rolls of each group in small, a sum for each round, and what both sides have lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engine.events import SMALL, SUM
from engine.space_empires import words
from engine.space_empires.combat.field import MACHINE, Brother, Field
from engine.space_empires.state import Owner, Shot, Unit, counter_of
from engine.text import T, Text


def rolls(at: Field, unit: Unit, target: Text, made: Sequence[tuple[str, int]], shots: Sequence[Shot]) -> None:
    """The shots of a group at one target, with what the number to hit is made of.

    Args:
        made: the parts of that number, by name.
    """
    name = words.group(unit) if unit.type == MACHINE else words.unit(unit.type)
    parts = tuple([_part(part, abs(by)) for part, by in made if by])
    line = T(
        "space_empires-machine-volley" if unit.type == MACHINE else "space_empires-volley-rolls",
        side=words.side(unit.owner), unit=name, target=target, need=shots[0].need, parts=parts,
        dice=tuple([shot.roll for shot in shots]), hits=sum([shot.hit for shot in shots]),
    )  # fmt: skip
    at.game.say(line, where=[at.at], weight=SMALL)


@cache
def _part(name: str, number: int) -> Text:
    return Text(f"space_empires-made-{name}", {"n": number})


def round_ends(at: Field) -> None:
    """How often each type fired in this round, and how often it hit."""
    fired: dict[tuple[Owner, str], list[bool]] = {}
    for shot in at.battle.shots:
        fired.setdefault((shot.side, _type(shot.firer)), []).append(shot.hit)
    told = tuple([_fired(*kind, hits) for kind, hits in fired.items()])
    key = "space_empires-round-fire" if told else "space_empires-round-quiet"
    at.game.say(T(key, round=at.battle.round, fire=told), where=[at.at], weight=SUM)


def _fired(side: Owner, type: str, hits: Sequence[bool]) -> Text:
    number, unit = len(hits), words.unit(type)
    return T("space_empires-fired", side=words.side(side), unit=unit, shots=number, hits=sum(hits))


def losses(at: Field) -> None:
    """What each side has lost in the battle."""
    lost: dict[Owner, Counter[str]] = {side: Counter() for side in at.sides}
    for owner, id, number in at.battle.lost:
        lost[at.side_of(owner)][_type(id)] += number
    for side, types in lost.items():
        units = tuple(words.unit(type) if type == MACHINE else words.units(type, n) for type, n in types.items())
        key = "space_empires-losses" if units else "space_empires-losses-none"
        at.game.say(T(key, side=words.side(side), what=units), where=[at.at])


def _type(id: str) -> str:
    """The type of a unit by what a shot or a loss calls it."""
    brother = Brother.maybe(id)
    counter = counter_of(id if brother is None else brother.unit)
    return id if counter is None else counter[0]
