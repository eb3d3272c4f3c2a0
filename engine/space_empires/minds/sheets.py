"""The production sheet: everything that could be bought is a wish with a price and a worth, and the best that fit are
bought. Other mixes of growth, ships and research are offered beside. SE-ECON-02, SE-BUY-01, SE-TECH-01
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.ask import Amount, Answer, Form, Option, PickSome, Slot, Spread
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.space_empires.components import FIGHTERS_CARRIED, GRANT_CP, SHIP_SIZE, hull_points
from engine.space_empires.economy.planning import NUMERALS, PURCHASES, SHEET, UNITS_OF_A_SHEET
from engine.space_empires.economy.sheet_form import Build
from engine.space_empires.minds import armies, arms, learning, scuttling, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import CP, MIND, At, felt
from engine.space_empires.minds.solitaire import saving
from engine.space_empires.minds.wishes import FIGHT, GROW, LEARN, Wish

RESERVE = 40
"""So many CP are kept at most for what is worth its price and dearer than what is left, where ships could be built;
none by who is invaded, or could be in the next turn.
"""


class Mix(NamedTuple):
    """How much growth, ships and research count in one way to fill a sheet, in hundredths."""

    grow: int
    fight: int
    learn: int
    why: str


MIXES = (
    Mix(100, 100, 100, ""),
    Mix(100, 160, 60, Aim.PRODUCE),
    Mix(100, 60, 160, Aim.RESEARCH),
    Mix(160, 70, 70, Aim.EXPAND),
)


@dataclass(slots=True)
class Basket:
    """What is bought.

    Attributes:
        cp: what is left; `room`: hull points that ship yards can still build, by hex; `berths`: places for fighters.
    """

    cp: int
    room: dict[str, int]
    research: list[str]
    units: dict[str, dict[str, int]]
    worth: int = 0
    berths: int = 0

    def answer(self) -> dict[str, Answer]:
        """The form as it is filled in."""
        bought: dict[str, Answer] = {name: dict(chosen) for name, chosen in self.units.items()}
        return {**bought, "research": list(self.research)} if self.research else bought

    def take(self, wish: Wish, most: Mapping[str, int]) -> bool:
        """Buys one thing, if it fits."""
        if wish.cost > self.cp or wish.hull > self.room.get(wish.at, 0) * bool(wish.hull):
            return False
        if wish.berths < 0 and self.berths + wish.berths < 0:
            return False
        if wish.field in UNITS_OF_A_SHEET:
            there = self.units.setdefault(wish.field, {})
            if there.get(wish.id, 0) >= most.get(wish.id, 0):
                return False
            there[wish.id] = there.get(wish.id, 0) + 1
            self.room[wish.at] = self.room.get(wish.at, 0) - wish.hull
        elif wish.field == "research":
            if wish.id in self.research:
                return False
            self.research.append(wish.id)
        self.cp -= wish.cost
        self.worth += wish.worth
        self.berths += wish.berths
        return True

    def ships(self) -> int:
        """So many ships that fight."""
        bought = ((Build.read(id).type, number) for chosen in self.units.values() for id, number in chosen.items())
        return sum(number for type, number in bought if type in learning.TYPES)

    def copy(self) -> Basket:
        """Another one with the same in it."""
        units = {field: dict(chosen) for field, chosen in self.units.items()}
        return Basket(self.cp, dict(self.room), list(self.research), units, self.worth, self.berths)


@MIND.judges(SHEET, PURCHASES, aim=Aim.PRODUCE, careful=True)
def sheet(at: At) -> Iterator[Offer]:
    """A few ways to fill it in; what each is worth is told by the same measure."""
    assert isinstance(at.shape, Form)
    here, found = chart(at), dict[str, bool]()
    every = wishes.every(at, here, options(at.shape), slots(at.shape))
    wanted = [one._replace(worth=felt(at, one.worth, _plan(at, one))) for one in every]
    useless, offered = [*saving.given_up(at, here), *scuttling.given_up(at, here)], _bid(at, at.shape)
    for mix in MIXES:
        basket = filled(at, at.shape, wanted, mix, offered)
        if at.shape.fits(basket.answer()) is not None:
            basket = filled(at, at.shape, wanted, mix, offered, careful=True)
        answer = {**basket.answer(), **_granted(at, at.shape), **_given_up(at.shape, useless)}
        answer |= {"bid": offered} if offered else {}
        if str(answer) not in found:
            found[str(answer)] = True
            yield Offer(answer, basket.worth // 4, mix.why)
    yield Offer({}, -CP, Aim.KEEP)


def _bid(at: At, form: Form) -> int:
    """CP that are bid to go first."""
    field, left = form.fields.get("bid"), wishes.cp_left(at)
    return min(left, field.high, arms.bid(at, chart(at), left)) if isinstance(field, Amount) and left > 0 else 0


def _plan(at: At, wish: Wish) -> str:
    """What a wish is part of: a line of research, or making a type; who loves a size loves its ships. SE-SIZE-01"""
    if wish.kind != LEARN:
        return f"make {_made(wish.id)}"
    larger = SHIP_SIZE.get(wishes.level(at, wish.id) + 1) if wish.id == "ship_size" else None
    return f"learn {wish.id}" if larger is None else f"make {larger[0]}"


def _made(id: str) -> str:
    """The type that is built, or the unit that is refitted."""
    build = Build.maybe(id)
    return id if build is None else build.type


def _given_up(form: Form, useless: Sequence[str]) -> dict[str, Answer]:
    """Ships that only cost maintenance."""
    field = form.fields.get("scuttle")
    listed = [option.id for option in field.options] if isinstance(field, PickSome) else []
    found = [id for id in useless if id in listed]
    return {"scuttle": found} if found else {}


def options(form: Form) -> Sequence[Option]:
    """Levels that could be bought."""
    field = form.fields.get("research")
    return field.options if isinstance(field, PickSome) else ()


def slots(form: Form) -> list[tuple[str, Slot]]:
    """Units that could be bought, each with its field."""
    fields = [(name, form.fields.get(name)) for name in UNITS_OF_A_SHEET]
    return [(name, slot) for name, field in fields if isinstance(field, Spread) for slot in field.slots]


def filled(at: At, form: Form, wanted: Sequence[Wish], mix: Mix, bid: int = 0, *, careful: bool = False) -> Basket:
    """The best that fit beside the bid, one after the other, and no carriers for which no fighters are left, nor among
    players engines without ships. `careful`: after each the whole form is looked at. SE-CARRIER-02, SE-BUY-05
    """
    basket = _basket(at, form, wanted, mix, bid, careful)
    if basket.berths >= FIGHTERS_CARRIED:
        wanted = [wish for wish in wanted if wish.berths <= 0]
        basket = _basket(at, form, wanted, mix, bid, careful)
    if armies.rivals(chart(at)) and "move" in basket.research and not basket.ships():
        return _basket(at, form, [wish for wish in wanted if wish.id != "move"], mix, bid, careful)
    return basket


def _basket(at: At, form: Form, wanted: Sequence[Wish], mix: Mix, bid: int, careful: bool) -> Basket:
    basket = Basket(wishes.cp_left(at) - bid, room(at), [], {}, berths=arms.berths(chart(at)))
    most = {slot.id: slot.most for _, slot in slots(form)}
    traits = at.character.traits
    weight = {GROW: mix.grow * traits.growth, FIGHT: mix.fight * traits.war, LEARN: mix.learn * traits.growth}
    liked = sorted(wanted, key=lambda wish: (-wish.worth * weight[wish.kind] // max(1, wish.cost), wish.id))
    paid = _bought(basket, [wish for wish in liked if _pays(wish)], most, form if careful else None)
    dear = max((wish.cost for wish in liked if _pays(wish) and wish.cost > paid.cp), default=0)
    kept = 0 if arms.beset(chart(at)) else min(RESERVE, dear)
    return _bought(paid, _rather(at, liked), most, form if careful else None, kept)


def _bought(basket: Basket, liked: Sequence[Wish], most: Mapping[str, int], form: Form | None, kept: int = 0) -> Basket:
    """With all that fits beside what is in it, and leaves so many CP; a `form` that is given is to take it all."""
    for wish in liked:
        tried = basket.copy()
        fits = basket.cp - wish.cost >= kept and tried.take(wish, most)
        if fits and (form is None or form.fits(tried.answer()) is None):
            basket = tried
    return basket


def _pays(wish: Wish) -> bool:
    """Whether something is worth about its price."""
    return wish.worth > CP * wish.cost // 2


def _rather(at: At, liked: Sequence[Wish]) -> list[Wish]:
    """Ships that are bought at a poor worth rather than that CP are piled up, where others build theirs meanwhile."""
    ships = [wish for wish in liked if wish.kind == FIGHT and wish.field in UNITS_OF_A_SHEET and wish.worth > 0]
    return [wish for wish in ships if not _pays(wish)] if len(at.view.seats) > 1 else []


def room(at: At) -> dict[str, int]:
    """Hull points of ship yards by hex. SE-PLACE-02"""
    own = at.view.own
    level = next((one.level for one in own.technology if one.id == "ship_yard"), 1) if own is not None else 1
    return hull_points([(hex, unit.count) for hex, unit in chart(at).units() if unit.type == "SY"], max(1, level))


def _granted(at: At, form: Form) -> dict[str, Answer]:
    """Research grants, where there are any."""
    grants = form.fields.get("grants")
    return {"grants": _grants(at, grants)} if isinstance(grants, Spread) and grants.slots else {}


def _grants(at: At, field: Spread) -> dict[str, Answer]:
    """All grants for the technology that is wanted most; half of the CP at most."""
    left = wishes.cp_left(at)
    liked = {slot.id: wishes.learnt(at, slot.id) for slot in field.slots}
    best = max(liked, key=lambda id: (liked[id], id))
    number = min(field.high, left // (2 * GRANT_CP))
    return {best: number} if number else {}


@MIND.judges(NUMERALS, aim=Aim.KEEP, careful=True)
def numerals(at: At) -> Iterator[Offer]:
    """Decoys look like small groups."""
    assert isinstance(at.shape, Spread)
    yield Offer({slot.id: 1 + int(2 * at.chance.random()) for slot in at.shape.slots}, 1)
