"""What a player holds in secret, in lines: the production sheet, technology, groups, markers looked at. SE-ECON-03"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.space_empires import words
from engine.space_empires.face.view import OwnView, SheetView, View
from engine.text import T, Text

SECTIONS = ("sheet", "technology", "groups", "seen")


def held(view: View, section: str) -> list[Text]:
    """The lines of one section."""
    return [] if view.own is None else list(LINES[section](view, view.own))


def _sheet(view: View, own: OwnView) -> Iterator[Text]:
    """CP in hand, what the next phase would bring, and the last sheet. SE-GEN-05"""
    yield T("space_empires-held-cp", cp=words.cp(own.cp))
    yield T("space_empires-held-forecast", income=words.cp(own.income), maintenance=words.cp(own.maintenance))
    for sheet in own.sheets[-1:]:
        yield from _lines(sheet)


def _lines(sheet: SheetView) -> Iterator[Text]:
    """The lines of the printed sheet. SE-ECON-02"""
    figures = {
        "carried": sheet.carried,
        "colonies": sheet.colonies,
        "minerals": sheet.minerals,
        "pipelines": sheet.pipelines,
        "reward": sheet.reward,
        "maintenance": sheet.paid,
        "bid": sheet.bid,
        "research": sheet.spent,
        "units": sum(purchase.cost for purchase in sheet.purchases),
    }
    yield T("space_empires-sheet-of", round=sheet.round)
    for name, number in figures.items():
        if number or name in ("carried", "colonies", "maintenance"):
            yield Text(f"space_empires-sheet-{name}", {"cp": words.cp(number)})
    for purchase in sheet.purchases:
        what, cost = words.units(purchase.type, purchase.count), words.cp(purchase.cost)
        yield T("space_empires-sheet-bought", units=what, hex=words.hex(purchase.at), cost=cost)
    yield T("space_empires-sheet-left", cp=words.cp(sheet.left))


def _technology(view: View, own: OwnView) -> Iterator[Text]:
    """SE-TECH-01"""
    for one in own.technology:
        level = words.level(one.id, one.level)
        if one.cost is None:
            yield T("space_empires-held-technology-last", level=level)
        else:
            yield T("space_empires-held-technology", level=level, cost=words.cp(one.cost), points=one.progress)


def _groups(view: View, own: OwnView) -> Iterator[Text]:
    """Groups with their recorded levels. SE-NEWTECH-03"""
    for place in view.hexes:
        for stack in place.stacks:
            for unit in stack.units if stack.owner == view.viewer else ():
                name = T("space_empires-group", id=unit.id, units=words.units(unit.type, unit.count))
                levels = words.levels(dict(unit.levels))
                yield T("space_empires-held-group", group=name, hex=words.hex(place.id), levels=levels)


def _seen(view: View, own: OwnView) -> Iterator[Text]:
    """Markers that only this player knows. SE-EXPTECH-03"""
    for place in view.hexes:
        if place.looked and place.marker is not None:
            marker = words.marker_of(place.marker.type, place.marker.value)
            yield T("space_empires-held-looked", hex=words.hex(place.id), marker=marker)


LINES: dict[str, Callable[[View, OwnView], Iterator[Text]]] = {
    "sheet": _sheet,
    "technology": _technology,
    "groups": _groups,
    "seen": _seen,
}
