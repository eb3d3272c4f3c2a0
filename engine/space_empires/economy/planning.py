"""A player fills in the own production sheet, in secret: one form for everything, committed at once.

With research grants it is two, for their dice fall in between. The numerals of decoys are chosen at the end.

SE-ECON-02, SE-BID-01, SE-BUY-01, SE-GRANT-03, SE-PLACE-07, SE-MAINT-04, SE-DECOY-07, D-36, D-61, D-73
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import ClassVar

from engine.ask import Answer, Form, Option, PickSome, Refusal, Seat, Shape, Slot, Spread, yes_no
from engine.ids import Id
from engine.shapes import MAPPINGS
from engine.space_empires import words
from engine.space_empires.components import GROUP, UNITS, UnitCard
from engine.space_empires.economy import buying, income, research, technology
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.economy.buying import Lot
from engine.space_empires.economy.plan import Desk, Draft, SheetPlan, carry_out
from engine.space_empires.economy.sheet_form import Bid, Build, SheetForm, with_one
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Sheet
from engine.text import T, Text

UNITS_OF_A_SHEET = ("ships", "bases", "decoys")
"""Fields of the form that buy units."""
SHEET = Question("sheet", open=False)
PURCHASES = Question("purchases", open=False)
NUMERALS = Question("numerals", open=False)
SHEETS = (SHEET, PURCHASES)
"""The questions that are a production sheet, or what of it is left after the dice of grants."""


async def plan(game: Game, seat: Seat) -> None:
    """Wrecks, then everything that is decided: scuttling, bid, technology, units. SE-ECON-02"""
    sheet = game.player(seat).sheets[-1]
    for _ in range(income.wrecks(game, seat)):
        research.salvage(game, seat, sheet)
    if game.options.research == "grants":
        await _filled(
            game,
            seat,
            SHEET,
            sheet,
            {**_bid(game, sheet), **_grants(game, seat, sheet), **_scuttling(game, seat, sheet)},
        )
        await _filled(game, seat, PURCHASES, sheet, {**_units(game, seat, sheet), **_scuttling(game, seat, sheet)})
    else:
        await _filled(game, seat, SHEET, sheet, _everything(game, seat, sheet))
    await _numerals(game, seat, sheet)
    _tell(game, seat, sheet)


def _everything(game: Game, seat: Seat, sheet: Sheet) -> dict[str, Shape]:
    """What is decided most often stands first, so that it is one form."""
    return {
        **_bid(game, sheet),
        **_levels(game, seat, sheet),
        **_units(game, seat, sheet),
        **_scuttling(game, seat, sheet),
    }


async def _filled(game: Game, seat: Seat, kind: Question, sheet: Sheet, fields: dict[str, Shape]) -> None:
    """One form; what it says stands on the sheet afterwards."""
    if not fields:
        return
    drafted = partial(Draft, Desk(game, seat, sheet, saves=kind is SHEET))
    earlier = game.player(seat).sheets[-2:-1]
    again = partial(_again, earlier[0]) if earlier else _nothing_before
    blank = T("space_empires-sheet-blank")
    form = SheetForm(fields, partial(_fits, drafted), partial(_sums, drafted), again, blank, partial(_suits, drafted))
    about = Text(f"space_empires-ask-{kind.name}", _figures(sheet))
    answer = await game.ask_one(kind, seat, form, about)
    assert isinstance(answer, dict)
    carry_out(drafted(read(answer)))
    grants = answer.get("grants")
    if isinstance(grants, dict):
        research.grant(game, seat, sheet, {id: number for id, number in grants.items() if isinstance(number, int)})


def _nothing_before(form: Form) -> None:
    """In the first Economic Phase."""


def _again(earlier: Sheet, form: Form) -> dict[str, Answer] | None:
    """As in the phase before, as far as it fits now: the bid, then unit after unit. SE-ECON-02"""
    assert isinstance(form, SheetForm)
    answer = form.blank()
    if "bid" in form.fields:
        answer = form.richer(answer, {**answer, "bid": earlier.bid}) or answer
    for one in earlier.purchases:
        name = _field(UNITS[one.type])
        for _ in range(1 if one.type == buying.DECOY else one.count) if name in form.fields else ():
            answer = form.richer(answer, with_one(name, Build(one.type, one.at).id, answer)) or answer
    return None if answer == form.blank() else answer


def _figures(sheet: Sheet) -> dict[str, Text]:
    """Above the form: what there is, and where it comes from."""
    figures = {"left": sheets.left(sheet), "carried": sheet.carried, "income": sheets.earned(sheet)}
    return {name: words.cp(number) for name, number in {**figures, "maintenance": sheet.paid}.items()}


def _tell(game: Game, seat: Seat, sheet: Sheet) -> None:
    units = sum(one.cost for one in sheet.purchases)
    parts = {"bid": sheet.bid, "research": sheet.spent, "units": units, "left": sheets.left(sheet)}
    game.tell([seat], Text("space_empires-sheet-filled", {name: words.cp(number) for name, number in parts.items()}))


# --- what it says ----------------------------------------------------------------------------------------------------


def read(answer: Mapping[str, object]) -> SheetPlan:
    """What a form says, also one that is half filled."""
    bid = answer.get("bid")
    grants = answer.get("grants")
    return SheetPlan(
        scuttled=_chosen(answer.get("scuttle")),
        bid=bid if isinstance(bid, int) else 0,
        levels=_chosen(answer.get("research")),
        grants=sum(grants.values()) if isinstance(grants, MAPPINGS) else 0,
        lots=tuple([lot for name in UNITS_OF_A_SHEET if answer.get(name) for lot in _lots(answer[name])]),
        apart=answer.get("apart") == "yes",
    )


def _chosen(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if value and isinstance(value, (list, tuple)) else ()


def _lots(value: object) -> list[Lot]:
    builds = value.items() if isinstance(value, MAPPINGS) else ()
    return [_lot(str(id), number) for id, number in builds if number]


@cache
def _lot(id: str, number: int) -> Lot:
    build = Build.read(id)
    return Lot(build.type, build.at, number)


Drafted = Callable[[SheetPlan], Draft]


def _fits(drafted: Drafted, answer: Mapping[str, object]) -> Refusal | None:
    return drafted(read(answer)).refusal()


def _suits(drafted: Drafted, answer: Mapping[str, object]) -> bool:
    return drafted(read(answer)).suits()


def _sums(drafted: Drafted, answer: Mapping[str, object]) -> Text:
    """What the form comes to so far, and why it cannot be carried out."""
    draft = drafted(read(answer))
    refusal = draft.refusal()
    spent, there = words.cp(draft.all() - draft.left()), words.cp(draft.all())
    if refusal is not None:
        return T("space_empires-sums-wrong", spent=spent, there=there, why=refusal.text)
    return T("space_empires-sums", spent=spent, there=there, left=words.cp(draft.left()))


# --- its fields ------------------------------------------------------------------------------------------------------


def _scuttling(game: Game, seat: Seat, sheet: Sheet) -> dict[str, Shape]:
    """Units given up, before maintenance is paid and for their counters; no miner that tows. SE-MAINT-04, D-61"""
    own = [unit for unit in game.player(seat).units if unit.cargo is None and unit.id not in sheet.scuttled]
    options = [_given_up(unit.type, unit.number, unit.count, unit.at) for unit in own]
    return {"scuttle": PickSome(options, 0, len(options), rule="SE-MAINT-04")} if own else {}


@cache
def _given_up(type: str, number: int, count: int, at: str) -> Option:
    text = T("space_empires-unit-at", unit=words.counter(type, number, count), hex=words.hex(at))
    return Option(f"{type}{number}", text)


def _bid(game: Game, sheet: Sheet) -> dict[str, Shape]:
    """A secret bid for the player order. SE-BID-01"""
    most = sheet.carried + sheets.earned(sheet)
    return {"bid": Bid(0, most, "SE-BID-01")} if len(game.seats()) > 1 and most else {}


def _levels(game: Game, seat: Seat, sheet: Sheet) -> dict[str, Shape]:
    """The next level of each technology. SE-TECH-01, SE-TECH-02, SE-TECH-03"""
    found = research.open_levels(game, seat, sheet, _cp(sheet))
    options = [_level(id, technology.researched(game, seat, id) + 1, cost) for id, cost in found.items()]
    return {"research": PickSome(options, 0, len(options), rule="SE-TECH-02")} if options else {}


def _cp(sheet: Sheet) -> int:
    """The most that there can be, if everything that needs maintenance were given up."""
    return sheets.left(sheet) + sheet.paid


def _priced_level(game: Game, seat: Seat, id: str) -> Text:
    cost = research.price(game, seat, id)
    assert cost is not None
    return _level(id, technology.researched(game, seat, id) + 1, cost).text


@cache
def _level(id: str, level: int, cost: int) -> Option:
    """A level of a technology, at its price."""
    return Option(id, T("space_empires-priced", what=words.level(id, level), cost=words.cp(cost)), cost)


def _grants(game: Game, seat: Seat, sheet: Sheet) -> dict[str, Shape]:
    """All grants are assigned before any die is rolled. SE-GRANT-03"""
    most = research.most_grants(game, seat, _cp(sheet))
    slots = [Slot(id, _priced_level(game, seat, id), most) for id in research.grantable(game, seat)]
    return {"grants": Spread(slots, 0, most, "SE-GRANT-07")} if most and slots else {}


def _units(game: Game, seat: Seat, sheet: Sheet) -> dict[str, Shape]:
    """What may be bought once everything is researched that can be: the plan is judged as a whole. SE-BUY-01"""
    found: dict[str, list[Slot]] = {name: [] for name in UNITS_OF_A_SHEET}
    cp = _cp(sheet)
    dream = Draft(Desk(game, seat, sheet), SheetPlan(levels=_within_reach(game, seat, sheet))).levels
    room = income.capacities(game, seat, sheet.scuttled, dream["ship_yard"])
    made, standing = buying.producing(game, seat), buying.Standing(game, seat)
    for card in [card for card in game.types if card.cost <= cp and buying.known(card, dream)]:
        slots = buying.most(standing, card, buying.places(standing, card, room, made), cp, room).items()
        found[_field(card)] += [Slot(*_offered(card.id, at), most) for at, most in slots if most]
    fields: dict[str, Shape] = {
        name: Spread(slots, 0, sum([slot.most for slot in slots])) for name, slots in found.items() if slots
    }
    return {**fields, **_apart(game, seat, fields)}


def _within_reach(game: Game, seat: Seat, sheet: Sheet) -> tuple[str, ...]:
    """Technologies whose next level can be bought in the same form; with grants they are known by then."""
    return () if game.options.research == "grants" else tuple(research.open_levels(game, seat, sheet, _cp(sheet)))


def _field(card: UnitCard) -> str:
    if card.id == buying.DECOY:
        return "decoys"
    return "bases" if card.build_at == "producing_colony" else "ships"


@cache
def _offered(type: str, at: str) -> tuple[str, Text]:
    """A type for a hex: its id, and what it says."""
    text = T("space_empires-offered", unit=words.unit(type), cost=words.cp(UNITS[type].cost), hex=words.hex(at))
    return Build(type, at).id, text


def _apart(game: Game, seat: Seat, fields: Mapping[str, Shape]) -> dict[str, Shape]:
    """Whether new ships take counters of their own: asked where groups lie that they could join. SE-PLACE-05"""
    wanted = {slot.id for field in fields.values() if isinstance(field, Spread) for slot in field.slots}
    groups = [unit for unit in game.player(seat).units if UNITS[unit.type].group and unit.type != buying.DECOY]
    if not any(_offered(unit.type, unit.at)[0] in wanted for unit in groups):
        return {}
    return {"apart": yes_no(T("space_empires-apart"), T("space_empires-together"))}


# --- the numerals of decoys ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bluff(Id):
    """A decoy bought in a hex, counted from 1 on."""

    at: str
    number: int
    tag: ClassVar[str] = "decoy"


class Numerals(Spread):
    """A numeral from 1 to 6 for each decoy."""

    __slots__ = ()

    def check(self, value: object) -> dict[str, Answer]:
        given = {slot.id: 1 for slot in self.slots}
        return super().check({**given, **value} if isinstance(value, Mapping) else value)

    def random(self, chance: Random) -> dict[str, Answer]:
        return {slot.id: 1 + int(chance.random() * slot.most) for slot in self.slots}


async def _numerals(game: Game, seat: Seat, sheet: Sheet) -> None:
    """What stands under each new decoy. SE-DECOY-07, SE-GROUP-14, D-36"""
    bought = [one for one in sheet.purchases if one.type == buying.DECOY]
    if not bought or game.options.decoys != "any":
        return
    ids = [Bluff(one.at, number).id for number, one in enumerate(bought, 1)]
    texts = [T("space_empires-decoy-at", n=n, hex=words.hex(one.at)) for n, one in enumerate(bought, 1)]
    slots = [Slot(id, text, GROUP) for id, text in zip(ids, texts, strict=True)]
    shape = Numerals(slots, len(slots), GROUP * len(slots), "SE-DECOY-07", start=dict.fromkeys(ids, 1))
    chosen = await game.spread(NUMERALS, seat, shape, T("space_empires-ask-numerals"))
    for id, one in zip(ids, bought, strict=True):
        one.count = max(1, chosen.get(id, 1))
