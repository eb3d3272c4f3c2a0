"""What a mind notes of the order in course: whence units come and went, who stood where, whom an effect takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.ask import Answer
from engine.forbidden_stars.components import SYSTEM_OF
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import worth
from engine.forbidden_stars.minds.chart import Chart
from engine.forbidden_stars.minds.mind import ASKED, At
from engine.forbidden_stars.orders.advance import MOVE_TO, MOVE_UNITS, NONE, From

LEFT, TAKEN, SOURCE, STOOD = "left ", "whom", "source", "stood"
"""The note of an area that units have left, of whom an effect takes, of the system from which units come, of those
who stood in the active system before anybody moved.
"""
MOVING = (MOVE_TO.name, MOVE_UNITS.name)


@ASKED.once
def order(at: At) -> str:
    """The order in course: no other one of the seat is resolved in the same round with as many tokens at hand."""
    return f"{at.view.round}:{worth.me(at).orders}:{at.view.resolving}"


def takes(at: At, types: Iterable[str]) -> None:
    """Notes which units an effect takes elsewhere."""
    _note(at, TAKEN, " ".join(types))


def taken(at: At) -> list[str]:
    """The types of the units that an effect takes elsewhere, by the note of the same turn; none without."""
    return (_noted(at, TAKEN) or "").split()


def comes(at: At, source: str) -> None:
    """Notes from which system units come, before any of them has moved."""
    at.memory.pop(STOOD, None)
    _note(at, SOURCE, source)


def sources(at: At, here: Chart, system: str) -> tuple[str | None, ...]:
    """Whence units could come to a system: from there alone, and from one beside it, which may be chosen. FS-ADV-04"""
    chosen = _noted(at, SOURCE)
    if chosen is None:
        return None, *here.linked(system)
    return (None,) if chosen == NONE else (None, chosen)


def stands(at: At, here: Chart, system: str) -> None:
    """Notes who stands in the active system, as long as nobody has moved."""
    if _noted(at, STOOD) is None:
        areas = here.board.areas_of[system]
        _note(at, STOOD, " ".join(From(area, unit.type).id for area in areas for unit in here.standing(area)))


def goes(at: At, answer: Answer) -> None:
    """Takes those who go off the note of who stands there: another one of their type may come. FS-PATH-09"""
    stood = _noted(at, STOOD)
    if stood is not None and isinstance(answer, dict):
        left = Counter(stood.split()) - Counter(
            {id: number for id, number in answer.items() if isinstance(number, int)}
        )
        _note(at, STOOD, " ".join(sorted(left.elements())))


def fresh(at: At, here: Chart, area: str, system: str) -> list[UnitView]:
    """Own units in an area that can move to a system: by the order in course, which leads to the active one, none of
    those that have come by it; by a later one all who stand. FS-PATH-09
    """
    able = here.standing(area)
    now = able and at.question.kind in MOVING and _active(at) == system == SYSTEM_OF[area]
    stood = _noted(at, STOOD) if now else None
    if stood is None:
        return able
    left, found = Counter(stood.split()), list[UnitView]()
    for unit in able:
        id = From(area, unit.type).id
        found += [unit] if left[id] > 0 else []
        left[id] -= 1
    return found


def _active(at: At) -> str:
    """The system in which a question is about moving."""
    place = at.question.where[0]
    return SYSTEM_OF.get(place, place)


def shuffled(here: Chart, area: str, left: object, now: object) -> bool:
    """Whether units would go to an own area from which others went by the same order: they could have stayed."""
    return left == now and here.friendly(area)


def swapped(at: At, here: Chart, area: str) -> bool:
    """Whether units would change places with others that have left an area bare by the same order and joined them; from
    behind some may come there. FS-PATH-09
    """
    if at.memory.get(f"{LEFT}{area}") != order(at) or not here.unclaimed(area):
        return False
    return any(_joined(at, here, one) for one in here.board.areas_of[_active(at)])


def _joined(at: At, here: Chart, area: str) -> bool:
    """Whether others have come by the order in course to those who stood in an area."""
    return 0 < len(fresh(at, here, area, _active(at))) < len(here.standing(area))


def _note(at: At, name: str, what: str) -> None:
    at.memory[name] = f"{what}@{order(at)}"


def _noted(at: At, name: str) -> str | None:
    """What was noted in the same turn."""
    what, _, when = str(at.memory.get(name, "")).partition("@")
    return what if when and when == order(at) else None
