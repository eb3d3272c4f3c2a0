"""What a player holds in secret, in lines: the production sheet, technology, groups, markers looked at. SE-ECON-03"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.space_empires import words
from engine.space_empires.interface.view import OwnView, SheetView, UnitView, View
from engine.text import T, Text

SECTIONS = ("sheet", "technology", "groups", "seen")


def held(view: View, section: str) -> list[Text]:
    """The lines of one section."""
    return list(LINES[section](view, view.own)) if view.own is not None and section in LINES else []


def _sheet(view: View, own: OwnView) -> Iterator[Text]:
    """CP in hand, what the next phase would bring, and the last sheet. SE-GEN-05"""
    yield T(
        "space_empires-sheet-now",
        cp=words.cp(own.cp),
        income=words.cp(own.income),
        maintenance=words.cp(own.maintenance),
    )
    for sheet in own.sheets[-1:]:
        yield from _sums(sheet)
        yield from _changes(sheet)


def _sums(sheet: SheetView) -> Iterator[Text]:
    """The sums of the printed sheet; those that are 0 are left out but for the first ones. SE-ECON-02"""
    yield T("space_empires-sheet-of", round=sheet.round)
    units = sum(purchase.cost for purchase in sheet.purchases)
    lines = (
        (T("space_empires-sheet-carried", cp=words.cp(sheet.carried)), True),
        (T("space_empires-sheet-colonies", cp=words.cp(sheet.colonies)), True),
        (T("space_empires-sheet-minerals", cp=words.cp(sheet.minerals)), sheet.minerals),
        (T("space_empires-sheet-pipelines", cp=words.cp(sheet.pipelines)), sheet.pipelines),
        (T("space_empires-sheet-reward", cp=words.cp(sheet.reward)), sheet.reward),
        (T("space_empires-sheet-maintenance", cp=words.cp(sheet.paid)), True),
        (T("space_empires-sheet-unpaid", due=words.cp(sheet.maintenance)), sheet.paid < sheet.maintenance),
        (T("space_empires-sheet-bid", cp=words.cp(sheet.bid)), sheet.bid),
        (T("space_empires-sheet-research", cp=words.cp(sheet.spent)), sheet.spent),
        (T("space_empires-sheet-units", cp=words.cp(units)), units),
        (T("space_empires-sheet-left", cp=words.cp(sheet.left)), True),
    )
    yield from (line for line, shown in lines if shown)


def _changes(sheet: SheetView) -> Iterator[Text]:
    """What the phase changed: technology gained, units bought and given up."""
    for wreck in sheet.wrecks:
        id, _, lost = wreck.partition(":")
        yield T("space_empires-sheet-wreck", technology=words.technology(id), lost=len(lost))
    for name, price in sheet.technology:
        id, _, number = name.partition(" ")
        yield T("space_empires-sheet-level", level=words.level(id, int(number)), cost=words.cp(price))
    for id, rolls in sheet.grants:
        yield T("space_empires-sheet-grant", technology=words.technology(id), rolls=rolls)
    for purchase in sheet.purchases:
        what, cost = words.units(purchase.type, purchase.count), words.cp(purchase.cost)
        yield T("space_empires-sheet-bought", units=what, hex=words.hex(purchase.at), cost=cost)
    if sheet.scuttled:
        yield T("space_empires-sheet-scuttled", units=sheet.scuttled)


def _technology(view: View, own: OwnView) -> Iterator[Text]:
    """SE-TECH-01"""
    for one in own.technology:
        level = words.level(one.id, one.level)
        if one.cost is None:
            yield T("space_empires-own-technology-last", level=level)
        else:
            yield T("space_empires-own-technology", level=level, cost=words.cp(one.cost), points=one.progress)


def _groups(view: View, own: OwnView) -> Iterator[Text]:
    """Groups with their recorded levels, then how many counters are left. SE-NEWTECH-03, SE-BUY-06"""
    for place in view.hexes:
        for stack in place.stacks:
            for unit in stack.units if stack.owner == view.viewer else ():
                yield _group(unit, place.id)
    left = tuple(T("space_empires-free-counters", unit=words.unit(type), n=number) for type, number in own.free)
    if left:
        yield T("space_empires-own-free", counters=left)


def _group(unit: UnitView, at: str) -> Text:
    name = words.counter(unit.type, unit.number, unit.count)
    levels = words.levels(dict(unit.levels))
    if not levels:
        return T("space_empires-own-single", group=name, hex=words.hex(at))
    return T("space_empires-own-group", group=name, hex=words.hex(at), levels=levels)


def _seen(view: View, own: OwnView) -> Iterator[Text]:
    """Markers that only this player knows. SE-EXPTECH-03"""
    for place in view.hexes:
        if place.looked and place.marker is not None:
            marker = words.marker_of(place.marker.type, place.marker.value)
            yield T("space_empires-own-looked", hex=words.hex(place.id), marker=marker)


LINES: dict[str, Callable[[View, OwnView], Iterator[Text]]] = {
    "sheet": _sheet,
    "technology": _technology,
    "groups": _groups,
    "seen": _seen,
}
