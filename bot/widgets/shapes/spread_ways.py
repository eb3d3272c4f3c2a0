"""The ways in which a total can be spread: all of it, as much as fits, every way where these are few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.widgets.partial_answers import PAGE
from engine.ask import Slot, Spread
from engine.errors import IllegalAnswer

Way = dict[str, int]


def completes(shape: Spread) -> bool:
    """Whether the last piece completes it. What lies already is moved piece by piece, and then confirmed."""
    return shape.low == shape.high and not shape.start


def fills(shape: Spread) -> bool:
    """Whether as many as fit can be laid at once, where not all of them do."""
    return shape.low < shape.high < shape.room() and not shape.start and legal(shape, filled(shape))


def legal(shape: Spread, way: Way) -> bool:
    """Whether a way to spread it is an answer: some shapes ask for more than a total."""
    try:
        shape.check(way)
    except IllegalAnswer:
        return False
    return True


def filled(shape: Spread) -> Way:
    """As many as fit, on the first slots first."""
    laid, left = Way(), shape.high
    for slot in shape.slots:
        laid[slot.id] = min(slot.most, left)
        left -= laid[slot.id]
    return {slot: amount for slot, amount in laid.items() if amount}


def all_of(shape: Spread) -> Way:
    """All that the slots take."""
    return {slot.id: slot.most for slot in shape.slots if slot.most}


def takes_all(shape: Spread) -> bool:
    """Whether that is an answer."""
    return shape.low <= shape.room() <= shape.high and legal(shape, all_of(shape))


def everything(shape: Spread) -> Way | None:
    """All there is, or as much as fits; None where that is no answer."""
    if takes_all(shape):
        return all_of(shape)
    return filled(shape) if fills(shape) else None


def in_order(shape: Spread, every: Sequence[Way]) -> list[Way]:
    """Ways to spread something: the most first, and of as many those that lie on the first slots."""
    return sorted(every, key=lambda way: [-sum(way.values()), *(-way.get(slot.id, 0) for slot in shape.slots)])


def ways(shape: Spread) -> list[Way]:
    """Every way to spread it, the most first, where one list holds them all; else every way to add what is missing to
    what lies there already; none where these are too many, too.
    """
    lying = {slot.id: shape.start.get(slot.id, 0) for slot in shape.slots}
    for least in (dict.fromkeys(lying, 0), lying):
        room = [Slot(slot.id, slot.text, slot.most - least[slot.id]) for slot in shape.slots]
        given = sum(least.values())
        found = list(islice(_ways(room, shape.low - given, shape.high - given), PAGE + 1))
        if 1 < len(found) <= PAGE:
            every = [{id: least[id] + more.get(id, 0) for id in lying} for more in found]
            whole = [{id: n for id, n in way.items() if n} for way in every]
            return sorted((way for way in whole if legal(shape, way)), key=lambda way: -sum(way.values()))
    return []


def _ways(slots: Sequence[Slot], low: int, high: int) -> Iterator[Way]:
    """Every spread of at least and at most so many over slots."""
    if not slots:
        yield from [{}] if low <= 0 <= high else []
        return
    rest = sum(slot.most for slot in slots[1:])
    for number in range(max(0, low - rest), min(slots[0].most, high) + 1):
        for others in _ways(slots[1:], low - number, high - number):
            yield {slots[0].id: number, **others}
