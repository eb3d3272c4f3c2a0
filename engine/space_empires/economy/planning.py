"""A player fills in the own production sheet, in secret, step by step.

SE-ECON-02, SE-BID-01, SE-BUY-01, SE-PLACE-07, SE-MAINT-04, SE-DECOY-07, D-36, D-61, D-73
"""

from __future__ import annotations

from random import Random

from engine.ask import Amount, Option, Seat, Slot, Spread
from engine.space_empires import words
from engine.space_empires.components import GROUP, UNITS, UnitCard
from engine.space_empires.economy import buying, income, research, technology
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.galaxy import managing
from engine.space_empires.galaxy.managing import Scuttle
from engine.space_empires.play import Game
from engine.space_empires.state import Sheet, Unit
from engine.text import T, Text

DONE, OWN, SCUTTLE = "done", "own", "scuttle"


async def plan(game: Game, seat: Seat) -> None:
    """Wrecks, what is scuttled to save maintenance, the bid, technology, units. SE-ECON-02"""
    sheet = game.player(seat).sheets[-1]
    for _ in range(income.wrecks(game, seat)):
        research.salvage(game, seat, sheet)
    await _scuttle_first(game, seat, sheet)
    await _bid(game, seat, sheet)
    await _research(game, seat, sheet)
    await _buy(game, seat, sheet)


async def _scuttle_first(game: Game, seat: Seat, sheet: Sheet) -> None:
    """Units given up before maintenance is paid. SE-MAINT-04, D-61"""
    while True:
        sheets.keep(game, seat, sheet)
        options = [Option(DONE, T("space_empires-pay-maintenance", cost=words.cp(sheet.paid)))]
        options += _giving_up(game, seat, sheet)
        if len(options) == 1:
            return
        about = T("space_empires-ask-maintenance", cost=words.cp(sheet.maintenance), income=words.cp(_income(sheet)))
        if await game.pick("maintenance", seat, options, about, lean=_content) == DONE:
            return
        await _give_up(game, seat, sheet)


def _income(sheet: Sheet) -> int:
    return sheets.earned(sheet)


def _giving_up(game: Game, seat: Seat, sheet: Sheet) -> list[Option]:
    """To name units to be scuttled, where there are any. D-61"""
    return [Option(SCUTTLE, T("space_empires-scuttle-some"))] if _able(game, seat, sheet) else []


async def _give_up(game: Game, seat: Seat, sheet: Sheet) -> None:
    """One unit more, or none. SE-MAINT-04"""
    options = [managing.offer_scuttle(unit) for unit in _able(game, seat, sheet)]
    options.append(Option(managing.BACK, T("space_empires-back")))
    picked = await game.pick("scuttle", seat, options, T("space_empires-ask-scuttle"))
    if picked != managing.BACK:
        sheet.scuttled.append(Scuttle.read(picked).unit)


def _able(game: Game, seat: Seat, sheet: Sheet) -> list[Unit]:
    """Units that may be given up. SE-MINERAL-02, D-61"""
    own = [unit for unit in game.player(seat).units if unit.id not in sheet.scuttled and unit.cargo is None]
    return [unit for unit in own if _unburdened(game, seat, sheet, unit)]


def _unburdened(game: Game, seat: Seat, sheet: Sheet, unit: Unit) -> bool:
    """Carriers go only when their fighters have another place, or went before; ship yards while they build nothing; a
    group that was just added to stays. D-61
    """
    if any(one.joins == unit.id or (unit.type == "SY" and one.at == unit.at) for one in sheet.purchases):
        return False
    return unit.type != "CV" or managing.placed(game, unit.at, seat, [*sheet.scuttled, unit.id])


def _content(id: str) -> int:
    """Chance seldom gives units up."""
    return 200 if id == DONE else 1


# --- the bid ---------------------------------------------------------------------------------------------------------


class Bid(Amount):
    """An amount; chance mostly bids little."""

    __slots__ = ()

    def random(self, chance: Random) -> int:
        return min(self.high, int(chance.random() * 3))


async def _bid(game: Game, seat: Seat, sheet: Sheet) -> None:
    """A secret bid for the player order. SE-BID-01"""
    most = sheets.left(sheet)
    if len(game.seats()) == 1 or not most:
        return
    about = T("space_empires-ask-bid", left=words.cp(most))
    bid = await game.ask_one("bid", seat, Bid(0, most, "SE-BID-01"), about)
    assert isinstance(bid, int)
    sheet.bid = bid


# --- technology ------------------------------------------------------------------------------------------------------


async def _research(game: Game, seat: Seat, sheet: Sheet) -> None:
    """Levels one after the other, or all grants at once. SE-TECH-01, SE-GRANT-03"""
    if game.options.research == "grants":
        await _grants(game, seat, sheet)
        return
    while found := research.open_levels(game, seat, sheet):
        about = T("space_empires-ask-research", left=words.cp(sheets.left(sheet)))
        options = [Option(id, _level(game, seat, id), cost) for id, cost in found.items()]
        options.append(Option(DONE, T("space_empires-research-done")))
        id = await game.pick("research", seat, options, about)
        if id == DONE:
            return
        research.buy(game, seat, sheet, id)


def _level(game: Game, seat: Seat, id: str) -> Text:
    cost = research.price(game, seat, id)
    assert cost is not None
    next_level = words.level(id, technology.researched(game, seat, id) + 1)
    return T("space_empires-priced", what=next_level, cost=words.cp(cost))


async def _grants(game: Game, seat: Seat, sheet: Sheet) -> None:
    """All grants are assigned before any die is rolled. SE-GRANT-03"""
    most = research.most_grants(game, seat, sheet)
    slots = [Slot(id, _level(game, seat, id), most) for id in research.grantable(game, seat)]
    picked = {}
    if most and slots:
        about = T("space_empires-ask-grants", most=most, left=words.cp(sheets.left(sheet)))
        picked = await game.spread("grants", seat, Spread(slots, 0, most, "SE-GRANT-07"), about)
    research.grant(game, seat, sheet, picked)


# --- units -----------------------------------------------------------------------------------------------------------


async def _buy(game: Game, seat: Seat, sheet: Sheet) -> None:
    """Units one kind after the other; units may be given up for their counters. SE-BUY-01, SE-BUY-06, D-61"""
    while True:
        options = [Option(card.id, _priced(card), card.cost) for card in buying.offers(game, seat, sheet)]
        options += _giving_up(game, seat, sheet)
        options.append(Option(DONE, T("space_empires-economy-done", left=words.cp(sheets.left(sheet)))))
        about = T("space_empires-ask-buy", left=words.cp(sheets.left(sheet)))
        picked = await game.pick("buy", seat, options, about, always=True, lean=_lean)
        if picked == DONE:
            return
        if picked == SCUTTLE:
            await _give_up(game, seat, sheet)
        else:
            await _one(game, seat, sheet, UNITS[picked])


def _priced(card: UnitCard) -> Text:
    return T("space_empires-priced", what=words.unit(card.id), cost=words.cp(card.cost))


WANTED = {"COLONY_SHIP": 8, "MINER": 4, "SY": 6, "DECOY": 6, "BASE": 6}
"""How readily chance buys what is no warship, and leaves it at that."""


def _lean(id: str) -> int:
    if id == SCUTTLE:
        return 1
    return 30 if id == DONE else WANTED.get(id, 40)


async def _one(game: Game, seat: Seat, sheet: Sheet, card: UnitCard) -> None:
    """Where, how many, and whether as a group of their own. SE-PLACE-01, SE-PLACE-05"""
    found = [at for at in buying.places(game, seat, sheet, card) if buying.fits(game, seat, sheet, card, at)]
    options = [Option(at, words.hex(at)) for at in found]
    about = T("space_empires-ask-place", unit=words.unit(card.id))
    at = await game.pick("place", seat, options, about)
    joins = await _joined(game, seat, sheet, card, at)
    count = await _number(game, seat, sheet, card, at, joins)
    buying.add(game, sheet, card, at, count, joins)


async def _joined(game: Game, seat: Seat, sheet: Sheet, card: UnitCard, at: str) -> str | None:
    """SE-PLACE-05, D-32"""
    options = [Option(unit.id, words.group(unit)) for unit in buying.groups(game, seat, sheet, card.id, at)]
    if buying.free_counters(game, seat, sheet, card.id) > 0:
        options.append(Option(OWN, T("space_empires-own-group")))
    about = T("space_empires-ask-group", unit=words.unit(card.id), hex=words.hex(at))
    picked = await game.pick("join", seat, options, about)
    return None if picked == OWN else picked


async def _number(game: Game, seat: Seat, sheet: Sheet, card: UnitCard, at: str, joins: str | None) -> int:
    """How many; of a decoy the numeral under it. SE-DECOY-07, D-36"""
    most = buying.most(game, seat, sheet, card, at)
    if card.id == "DECOY":
        most = GROUP if game.options.decoys == "any" else min(GROUP, sheets.left(sheet))
    if joins is not None:
        most = min(most, buying.room(game.unit(seat, joins), sheet))
    about = T("space_empires-ask-number", unit=words.unit(card.id), hex=words.hex(at))
    return await game.amount("number", seat, 1, most, about)
