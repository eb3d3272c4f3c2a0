"""Production sheets: what technology and units are for, the CP, the maintenance that rises. SE-ECON-02, SE-MAINT-01"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.ask import Answer
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.space_empires import words
from engine.space_empires.advice.advice import ADVICE
from engine.space_empires.components import UNITS
from engine.space_empires.economy.planning import NUMERALS, PURCHASES, SHEET, UNITS_OF_A_SHEET
from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.interface.view import OwnView
from engine.space_empires.minds import errands, learning, wishes
from engine.space_empires.minds.charts import Chart, chart
from engine.space_empires.minds.fleets import defences
from engine.space_empires.minds.mind import At
from engine.text import T, Text

FIGHTING = frozenset({*learning.TYPES, "BASE", "SY", "F"})
"""What holds a colony."""


@ADVICE.on(SHEET, PURCHASES)
def sheet(at: At, offer: Offer) -> Iterator[Point]:
    """A way to fill it in."""
    own, answer = at.view.own, offer.answer
    if own is None or not isinstance(answer, dict):
        return
    here, bought, research = chart(at), _bought(answer), _research(answer)
    yield from (aim(_level(own, id)) for id in research)
    yield from _for(at, here, bought)
    yield from _paid(own, bought, research, bid if isinstance(bid := answer.get("bid"), int) else 0)
    yield from _bare(here, bought)


def _bought(answer: Mapping[str, Answer]) -> Counter[str]:
    """How many units of each type."""
    found = Counter[str]()
    for name in UNITS_OF_A_SHEET:
        units = answer.get(name)
        for id, number in units.items() if isinstance(units, dict) else ():
            found[Build.read(id).type] += number if isinstance(number, int) else 0
    return found


def _research(answer: Mapping[str, Answer]) -> list[str]:
    learnt = answer.get("research")
    return list(learnt) if isinstance(learnt, list) else []


def _level(own: OwnView, id: str) -> Text:
    """The next level of a technology, and what it does."""
    level = next((one.level for one in own.technology if one.id == id), 0) + 1
    return T("space_empires-advice-learns", level=words.level(id, level), text=words.technology_text(id))


def _for(at: At, here: Chart, bought: Counter[str]) -> Iterator[Point]:
    """What units are for: planets to settle, lodes, ships."""
    if number := bought["COLONY_SHIP"]:
        yield aim(T("space_empires-advice-settlers", n=number, planets=len(errands.safe_planets(here))))
    if number := bought["MINER"]:
        yield aim(T("space_empires-advice-miners", n=number, lodes=wishes.lodes(here)))
    ships = Counter({type: number for type, number in bought.items() if type in learning.TYPES})
    if ships:
        yield aim(T("space_empires-advice-ships", ships=tuple(words.units(type, n) for type, n in ships.items())))
    if number := bought["SY"]:
        yield aim(T("space_empires-advice-yards", n=number))
    if bought["BASE"]:
        yield aim(T("space_empires-advice-bases"))


def _paid(own: OwnView, bought: Counter[str], research: list[str], bid: int) -> Iterator[Point]:
    """All of it in CP, what is carried over, and the maintenance that rises. SE-BUY-02, SE-MAINT-01"""
    prices = {one.id: one.cost or 0 for one in own.technology}
    total = sum(UNITS[type].cost * number for type, number in bought.items()) + sum(prices[id] for id in research)
    left = own.sheets[-1].left if own.sheets else 0
    if total + bid:
        yield cost(T("space_empires-advice-paid", cp=words.cp(total + bid), left=left - total - bid))
    else:
        yield aim(T("space_empires-advice-kept", cp=words.cp(left)))
    if bid:
        yield cost(T("space_empires-advice-bid", cp=words.cp(bid)))
    more = sum(UNITS[type].maintenance * number for type, number in bought.items())
    if more:
        yield cost(T("space_empires-advice-maintenance", cp=words.cp(more)))


@ADVICE.on(NUMERALS)
def numerals(at: At, offer: Offer) -> Iterator[Point]:
    """Decoys look like groups. SE-DECOY-01"""
    yield aim(T("space_empires-advice-decoys"))


def _bare(here: Chart, bought: Counter[str]) -> Iterator[Point]:
    """Colonies with enemies near, for which nothing is built that fights."""
    if any(bought[type] for type in FIGHTING):
        return
    near = tuple(words.hex(port.id) for port in here.colonies() if defences.threats(here, port.id))
    if near:
        yield against(T("space_empires-advice-unarmed", hexes=near))
