"""A production sheet as its player plans it: whether everything on it goes together, and how it is carried out.

SE-MAINT-04, SE-BID-01, SE-BUY-01, SE-BUY-02, SE-BUY-03, SE-BUY-06, SE-GEAR-01, SE-PLACE-02, SE-PLACE-04, SE-SIZE-01,
D-32, D-34, D-36, D-61
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.ask import Refusal, Seat
from engine.space_empires import words
from engine.space_empires.components import GRANT_CP, UNITS
from engine.space_empires.economy import buying, income, research, technology
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.economy.buying import Counters, Lot, NoCounter, Standing
from engine.space_empires.galaxy import managing
from engine.space_empires.play import Game
from engine.space_empires.state import Purchase, Sheet
from engine.text import T


class SheetPlan(NamedTuple):
    """What a player plans for one Economic Phase.

    Attributes:
        scuttled: units given up: `CA3`.
        levels: technologies of which the next level is bought; `grants`: how many research grants are bought.
        apart: new ships take counters of their own where they could join a group.
    """

    scuttled: tuple[str, ...] = ()
    bid: int = 0
    levels: tuple[str, ...] = ()
    grants: int = 0
    lots: tuple[Lot, ...] = ()
    apart: bool = False


class Desk:
    """Where a player plans: what stays as it is while the sheet is filled in, found out once.

    Attributes:
        saves: whether what is given up saves maintenance still. D-61
        levels: what the player has researched.
    """

    def __init__(self, game: Game, seat: Seat, sheet: Sheet, saves: bool = True) -> None:
        self.game, self.seat, self.sheet, self.saves = game, seat, sheet, saves
        self.levels = researched(game, seat)
        self.free = sheets.left(sheet)
        self._paid: dict[tuple[str, ...], int] = {}
        self._rooms: dict[tuple[tuple[str, ...], int], dict[str, int]] = {}
        self._counters: dict[tuple[str, ...], Standing] = {}

    def counters(self, scuttled: tuple[str, ...]) -> Standing:
        """The counters on the board when these units are given up. SE-BUY-06, SE-PLACE-05"""
        if scuttled not in self._counters:
            self._counters[scuttled] = Standing(self.game, self.seat, scuttled)
        return self._counters[scuttled]

    def paid(self, scuttled: tuple[str, ...]) -> int:
        """Maintenance that is paid when these units are given up. SE-MAINT-03"""
        if scuttled not in self._paid:
            self._paid[scuttled] = sheets.kept(self.game, self.seat, self.sheet, scuttled).paid
        return self._paid[scuttled]

    def rooms(self, scuttled: tuple[str, ...], level: int) -> dict[str, int]:
        """Hull points that ship yards of a level can build when these units are given up, by hex. SE-PLACE-02"""
        key = scuttled, level
        if key not in self._rooms:
            self._rooms[key] = income.capacities(self.game, self.seat, scuttled, level)
        return self._rooms[key]


@dataclass(slots=True)
class Draft:
    """A plan on a sheet, with what it comes to.

    Attributes:
        levels: what the player has researched once the plan is carried out. SE-UPGRADE-07
        scuttled: everything that is given up in this phase.
    """

    desk: Desk
    plan: SheetPlan
    levels: dict[str, int] = field(init=False)
    scuttled: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        before, bought = self.desk.levels, self.plan.levels
        self.levels = {id: level + (id in bought) for id, level in before.items()} if bought else before
        self.scuttled = (*self.desk.sheet.scuttled, *self.plan.scuttled)

    @property
    def game(self) -> Game:
        """The game of the sheet."""
        return self.desk.game

    @property
    def seat(self) -> Seat:
        """Whose sheet it is."""
        return self.desk.seat

    @property
    def sheet(self) -> Sheet:
        """The sheet that it is planned on."""
        return self.desk.sheet

    def research(self) -> int:
        """CP for levels and grants."""
        bought = [research.price(self.game, self.seat, id) or 0 for id in self.plan.levels]
        return sum(bought) + GRANT_CP * self.plan.grants

    def units(self) -> int:
        """CP for units. Of decoys with a numeral of one's choice each counter costs as much as one. D-36"""
        return sum([UNITS[lot.type].cost * lot.number for lot in self.plan.lots])

    def all(self) -> int:
        """CP that can be spent. SE-MAINT-04, D-61"""
        desk = self.desk
        return desk.free + (self.sheet.paid - desk.paid(self.scuttled) if desk.saves else 0)

    def left(self) -> int:
        """CP that stay; below 0 where the plan cannot be paid."""
        return self.all() - self.plan.bid - self.research() - self.units()

    def refusal(self) -> Refusal | None:
        """Why it cannot be carried out."""
        for rule in (_abandoned, _gearing, _unknown, _yards, _counters, _dear):
            refusal = rule(self)
            if refusal is not None:
                return refusal
        return None

    def suits(self) -> bool:
        """Whether it can be carried out; mostly it cannot because it is too dear."""
        return self.left() >= 0 and self.refusal() is None

    def purchases(self) -> list[Purchase]:
        """The lines of the sheet.

        Raises:
            NoCounter: for some units there is no counter.
        """
        if not self.plan.lots:
            return []
        taking = Counters(self.desk.counters(self.scuttled), self.levels, self.plan.apart)
        return [line for lot in self.plan.lots for line in taking.bought(lot)]


def researched(game: Game, seat: Seat) -> dict[str, int]:
    """All levels of a player."""
    return {card.id: technology.researched(game, seat, card.id) for card in game.technologies}


# --- what does not go together ---------------------------------------------------------------------------------------


def _abandoned(draft: Draft) -> Refusal | None:
    """Carriers are given up only where their fighters have another place, or go too. SE-CARRIER-02, D-61"""
    gone = draft.scuttled
    if not gone:
        return None
    there = [unit for unit in draft.game.player(draft.seat).units if unit.id in gone and unit.type == "CV"]
    if all(managing.placed(draft.game, unit.at, draft.seat, gone) for unit in there):
        return None
    return Refusal("SE-CARRIER-02", T("space_empires-why-fighters-stranded"))


def _gearing(draft: Draft) -> Refusal | None:
    """SE-GEAR-01"""
    if draft.game.options.research != "gearing":
        return None
    most = research.most_spent(draft.game, draft.seat) - draft.sheet.spent
    if draft.research() <= most:
        return None
    return Refusal("SE-GEAR-01", T("space_empires-why-gearing", most=words.cp(max(0, most))))


def _unknown(draft: Draft) -> Refusal | None:
    """SE-BUY-03"""
    for lot in draft.plan.lots:
        card = UNITS[lot.type]
        if not buying.known(card, draft.levels):
            text = T("space_empires-why-unknown", unit=words.unit(card.id), levels=words.levels(card.requires))
            return Refusal("SE-BUY-03", text)
    return None


def _yards(draft: Draft) -> Refusal | None:
    """SE-PLACE-02, SE-PLACE-04"""
    hulls = _hulls(draft.plan.lots)
    rooms = draft.desk.rooms(draft.scuttled, draft.levels["ship_yard"]) if hulls else {}
    for at, needed in hulls.items():
        room = rooms.get(at, 0)
        if needed > room:
            text = T("space_empires-why-yards", hex=words.hex(at), needed=needed, room=room)
            return Refusal("SE-PLACE-04", text)
    return None


def _hulls(lots: Sequence[Lot]) -> dict[str, int]:
    """Hull points that ship yards have to build, by hex."""
    found: dict[str, int] = {}
    for lot in lots:
        if UNITS[lot.type].build_at == "ship_yard":
            found[lot.at] = found.get(lot.at, 0) + max(UNITS[lot.type].hull, 1) * lot.number
    return found


def _counters(draft: Draft) -> Refusal | None:
    """SE-BUY-06"""
    try:
        draft.purchases()
    except NoCounter as lacking:
        return Refusal("SE-BUY-06", T("space_empires-why-no-free-counter", unit=words.unit(lacking.type)))
    return None


def _dear(draft: Draft) -> Refusal | None:
    """The sums of the sheet. SE-BUY-01, SE-BID-01"""
    left = draft.left()
    if left >= 0:
        return None
    spent, there = words.cp(draft.all() - left), words.cp(draft.all())
    return Refusal("SE-BUY-01", T("space_empires-why-dear", spent=spent, there=there, lacking=words.cp(-left)))


# --- carrying it out -------------------------------------------------------------------------------------------------


def carry_out(draft: Draft) -> None:
    """The plan stands on the sheet. Grants are rolled elsewhere. SE-TECH-01, SE-BUY-01"""
    game, seat, sheet, plan = draft.game, draft.seat, draft.sheet, draft.plan
    bought = draft.purchases()
    sheet.scuttled += plan.scuttled
    if draft.desk.saves:
        sheets.keep(game, seat, sheet)
    sheet.bid += plan.bid
    for id in plan.levels:
        research.buy(game, seat, sheet, id)
    sheet.purchases += bought
