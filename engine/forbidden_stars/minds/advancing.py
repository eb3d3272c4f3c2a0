"""The questions of an Advance order: where from, who goes where. FS-ADV-01"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.ask import Answer, Spread
from engine.forbidden_stars.cards.moving_steps import STRAFE_TO
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.minds import marks, odds, sorties, worth
from engine.forbidden_stars.minds.chart import Chart, chart, unhurt
from engine.forbidden_stars.minds.marching import fleets, lanes, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.orders.advance import ADVANCE_FROM, DONE, MOVE_TO, MOVE_UNITS, NONE, From, To
from engine.players.mind import Offer, picks

SHIPS, NEARER, NEAREST = 25, 2, 100
"""What it is worth to bring ships nearer to the objectives, at least; so much less than a place counts that it is
nearer, and at most.
"""
ASTRAY = 100
"""No level sends a ship to a void that is worth so much less than another: ships serve the march."""


@MIND.judges(ADVANCE_FROM)
def advance_from(at: At) -> list[Offer]:
    """The system from which the best sortie comes; what is chosen, errors and all, is noted."""
    offers = [Offer(option.id, _coming(at, option.id)) for option in picks(at)]
    marks.comes(at, str(MIND.misjudged(at, offers)[0].answer))
    return offers


def _coming(at: At, id: str) -> int:
    source = None if id == NONE else id
    here, system = chart(at), at.question.where[0]
    marches = (sorties.best_from(at, here, system, source), lanes.best_from(at, here, system, source))
    return max((one.worth for one in marches if one is not None), default=-200) - (source is None) * 5


@MIND.judges(MOVE_TO)
def move_to(at: At) -> Iterator[Offer]:
    """The world of the best sortie, as long as there is room; ships go where they open its way."""
    here, system = chart(at), at.question.where[0]
    marks.stands(at, here, system)
    yield Offer(DONE, 0)
    moves = [(option.id, To.read(option.id).area) for option in picks(at) if option.id != DONE]
    gains = [(id, area, gain) for id, area in moves if (gain := _moved(at, here, system, area)) is not None]
    least = max((gain for _, area, gain in gains if AREAS[area].kind == "void"), default=0) - ASTRAY
    yield from (Offer(id, gain) for id, area, gain in gains if AREAS[area].kind != "void" or gain >= least)


def _moved(at: At, here: Chart, system: str, area: str) -> int | None:
    """What it is worth to move units to an area; None where they have no room, or come only for others that left."""
    left = at.memory.get(f"{marks.LEFT}{area}")
    if marks.shuffled(here, area, left, marks.order(at)) or marks.swapped(at, here, area):
        return None
    if AREAS[area].kind == "void":
        return _void(at, here, system, area)
    found = [one.worth for source in marks.sources(at, here, system) for one in sorties.to(at, here, area, source)]
    return max(found, default=None)


def _void(at: At, here: Chart, system: str, void: str) -> int:
    """What opening a void is worth: how much better the best sortie becomes; a ship alone is lost to a stronger one."""
    if here.foe(void) is not None:
        return fleets.battle(at, here, void) + lanes.opens(at, here, void)
    around = marks.sources(at, here, system)
    before = max((one.worth for source in around for one in sorties.plain(at, here, system, source)), default=0)
    starts = dict.fromkeys(start for source in around for start in sorties.harbours(at, here, system, source))
    after = max((_voyage(at, here, start, void) for start in starts if start != void), default=0)
    found = after - max(0, before)
    return max(found, min(0, found) + lanes.opens(at, here, void)) - SHIPS


def _voyage(at: At, here: Chart, start: str, void: str) -> int:
    """What a march is worth once a ship has gone from one void to another one, if one is made, and that it has come
    nearer, without what own orders lose by it. From the same system it comes no nearer; that alone is no reason to
    strand an army.
    """
    home, system = SYSTEM_OF[start], SYSTEM_OF[void]
    idle = home == system or here.units(void) or worth.last_round(at) or fleets.strands(here, start, system)
    nearer = 0 if idle else max(0, worth.pull(at, here, system) - worth.pull(at, here, home)) // NEARER
    march = max(0, sorties.sailing(at, here, start, void))
    return march + min(NEAREST, nearer) - sorties.broken(at, here, start, void)


@MIND.judges(MOVE_UNITS, careful=True)
def move_units(at: At) -> list[Offer]:
    """Those who are wanted there; a ship that opens a way goes alone. It is noted whence the best ones come."""
    offers = list(_units(at))
    best = max(offers, key=lambda offer: offer.worth)
    at.memory.update({f"{marks.LEFT}{area}": marks.order(at) for area in sources(best.answer)})
    marks.goes(at, best.answer)
    return offers


def sources(answer: Answer) -> list[str]:
    """The areas from which units come."""
    return [from_.area for id in answer if (from_ := From.maybe(id))] if isinstance(answer, dict) else []


def _units(at: At) -> Iterator[Offer]:
    assert isinstance(at.shape, Spread)
    here, target = chart(at), at.question.where[0]
    slots = [(slot.id, From.maybe(slot.id), slot.most) for slot in at.shape.slots]
    able = [(id, from_, n) for id, from_, n in slots if from_ is not None and from_.area in here.areas]
    if AREAS[target].kind == "void" and here.foe(target) is None and able:
        yield Offer({min(able, key=lambda one: (*_spared(at, here, one[1], target), one[0]))[0]: 1}, 100)
    elif able:
        comers = [(from_.area, unhurt(from_.type)) for _, from_, n in able for _ in range(n)]
        yield from _mustered(at, here, target, comers, at.shape.high)
    yield from whole(at.shape, 0)
    yield from least(at.shape)


def _spared(at: At, here: Chart, ship: From, void: str) -> tuple[int, bool, int]:
    """How readily a ship goes to a void: the way of the march is closed by none, and other voids are not left bare."""
    return -_voyage(at, here, ship.area, void), len(here.units(ship.area)) == 1, odds.value(ship.type)


def _mustered(at: At, here: Chart, target: str, able: mustering.Able, most: int) -> Iterator[Offer]:
    if AREAS[target].kind == "void":
        crew = fleets.crew(at, here, target, able, most)
        if crew is not None:
            going = Counter(From(start, unit.type).id for start, unit in crew.ships)
            yield Offer(dict[str, Answer](going), 200)
        return
    found = mustering.muster(at, here, target, able, most)
    if found is not None:
        units, _, _ = found
        yield Offer({From(start, type).id: number for start, type, number in units}, 200)


def whole(shape: Spread, value: int) -> Iterator[Offer]:
    """As much as may be, the first slots first."""
    chosen, left = dict[str, Answer](), shape.high
    for slot in shape.slots:
        number = min(slot.most, left)
        if number:
            chosen[slot.id] = number
            left -= number
    yield Offer(chosen, value)


def least(shape: Spread) -> Iterator[Offer]:
    """As little as may be, the last slots first."""
    chosen, left = dict[str, Answer](), shape.low
    for slot in reversed(shape.slots):
        number = min(slot.most, left)
        if number:
            chosen[slot.id] = number
            left -= number
    yield Offer(chosen, -10)


@MIND.rates(STRAFE_TO)
def strafe_to(at: At, id: str) -> int:
    """Nearer to the objectives."""
    here = chart(at)
    return worth.pull(at, here, id) if id in here.board.systems else 0
