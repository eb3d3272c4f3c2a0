"""Event cards, schemes, order upgrades and storms. FS-EVENT-01, FS-STORM-06, FS-UPG-07"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from engine.ask import NO, Answer, PickSome, Spread
from engine.digits import whole as number_of
from engine.effects import PASS
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import TARGET, Moment
from engine.forbidden_stars.cards.flow_steps import OPTION
from engine.forbidden_stars.cards.moving_steps import STRAFE_SHIPS
from engine.forbidden_stars.cards.order_steps import (
    DESTROY_OWN,
    ORDER_TOKEN,
    ORDERS_TO_DECK,
    RALLY_SYSTEM,
    STACK_END,
    InStack,
    Off,
)
from engine.forbidden_stars.cards.placing_steps import TAKE_FROM, TAKE_UNIT, TAKE_UNITS
from engine.forbidden_stars.cards.supply_steps import ASSETS_OF, MATERIEL_OF, TAKE_ASSET, TAKE_FROM_PLAYER
from engine.forbidden_stars.components import AREAS, EVENTS, STACKED, SYSTEM_OF, UNITS, Step
from engine.forbidden_stars.galaxy.placing import There
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.minds import buying, clash, marks, odds, schemes, sheets, storms, worth
from engine.forbidden_stars.minds.advancing import least, whole
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.phases.board_building import PLACE_STORM
from engine.forbidden_stars.phases.events import EVENT_CARD, MOVE_STORM, REPLACE_SCHEME, STORM_TO
from engine.ids import Id
from engine.players.mind import Offer, picks, worthwhile

LEAVE = "leave"


@dataclass(frozen=True)
class Led(Id):
    """A storm by its number, and the edge to which it goes."""

    storm: int
    edge: str


# --- windows ---------------------------------------------------------------------------------------------------------


@MIND.rates(*(moment.question_kind for moment in Moment.known.values()), careful=True)
def react(at: At, id: str) -> int:
    """What can be used is used where it does something."""
    if id == PASS:
        return 0
    return sheets.value(at, id) if sheets.uses(id) else schemes.value(at, id, schemes.USED)


@MIND.judges(OPTION, careful=True)
def option(at: At) -> Iterator[Offer]:
    """The possibility that brings most, of equal ones the first; none only where nothing else is left."""
    values = _values(at)
    for place, one in enumerate(picks(at)):
        number = number_of(one.id)
        known = values[number - 1] if number is not None and 0 < number <= len(values) else 0
        yield Offer(one.id, -1 if one.id == LEAVE else max(1, 20 - place + 20 * known))


def _values(at: At) -> list[int]:
    """What the possibilities of the paragraph are worth that is resolved, as far as that is known."""
    combat = at.view.combat
    if combat is None:
        return [_placed(at, chart(at), steps) for steps in _of_event(at)]
    named = clash.paragraph(at, combat)
    return [] if named is None else clash.options(at, combat, named)


def _of_event(at: At) -> Sequence[Sequence[Step]]:
    """What an event card lets choose from."""
    named, mine = at.question.about.params.get("text"), worth.me(at)
    for event in (one for one in EVENTS.values() if one.faction == mine.faction):
        for number, ability in enumerate(event.effects, 1):
            if named == words.paragraph(event.id, number) and ability.do[0]["op"] == "choose":
                return cast("Sequence[Sequence[Step]]", ability.do[0]["options"])
    return []


def _placed(at: At, here: Chart, steps: Sequence[Step]) -> int:
    """What free units are worth that find room in one place. FS-CAP-01"""
    step = steps[0]
    if step["op"] != "place_free_unit":
        return 0
    fits = WHERE.get(step["where"], _anywhere)
    worlds = [area.id for area in at.view.areas if area.kind == "world" and here.friendly(area.id)]
    room = max((worth.free(here, area) for area in worlds if fits(here, area)), default=0)
    number: int = step["n"]
    return odds.value(step["units"][0]) * min(number, max(0, room))


def _anywhere(here: Chart, area: str) -> bool:
    return True


WHERE: Mapping[str, Callable[[Chart, str], bool]] = {
    "friendly_world_without_cultist": lambda here, area: all(one.type != "cultist" for one in here.units(area)),
    "world_with_own_nob": lambda here, area: any(one.type == "nob" for one in here.units(area)),
    "world_with_own_structure": lambda here, area: bool(here.areas[area].structures),
}
"""On which own worlds a card puts free units, where it is not any of them."""


@MIND.rates(TARGET, TAKE_UNIT, careful=True)
def target(at: At, id: str) -> int:
    """The unit that is missed least where it stands, or none; one that is promoted stays there, and the best is."""
    here = chart(at)
    there = There.maybe(id)
    if there is None or there.area not in here.areas:
        return -1 if id == LEAVE else 0
    if at.question.kind == TAKE_UNIT.name:
        return sheets.taken(at, here, there.area, there.type)
    if at.question.about.key == SHEET:
        return sheets.of_unit(at, here, there.area, there.type)
    lonely = worth.leaving(at, here, there.area) if len(here.units(there.area)) == 1 else 0
    return odds.value(there.type) // 4 - lonely // 2


SHEET = "forbidden_stars-ask-dominate"
"""What asks on what the ability of the faction sheet is used."""


@MIND.judges(TAKE_UNITS, STRAFE_SHIPS, careful=True)
def take_units(at: At) -> Iterator[Offer]:
    """All of them that find room in one place, the best first. FS-CAP-01"""
    assert isinstance(at.shape, Spread)
    left, chosen = max(at.shape.low, min(at.shape.high, _room(at, chart(at)))), dict[str, Answer]()
    types = list[str]()
    for slot in sorted(at.shape.slots, key=lambda slot: -_better(slot.id)):
        number = min(slot.most, left)
        if number:
            chosen[slot.id], left = number, left - number
            types += [_type(slot.id)] * number
    marks.takes(at, types)
    yield Offer(chosen, 2)
    yield from whole(at.shape, 1)
    yield from least(at.shape)


def _better(id: str) -> int:
    return odds.value(type) if (type := _type(id)) in UNITS else 0


def _type(id: str) -> str:
    """The type of a unit by how it looks."""
    look = Figure.maybe(id)
    return "" if look is None else look.type


def _room(at: At, here: Chart) -> int:
    """How many units that leave an area find room in the one of its kind to which it brings most to take them."""
    start = at.question.where[0] if at.question.where else None
    if at.question.kind != TAKE_UNITS.name or start is None or start not in AREAS:
        return STACKED
    return sheets.room(at, here, start)


@MIND.rates(TAKE_FROM, careful=True)
def take_from(at: At, id: str) -> int:
    """Where most is gained by it."""
    here = chart(at)
    return sheets.moved(at, here, id) if id in here.areas else 0


@MIND.rates(DESTROY_OWN, careful=True)
def destroy_own(at: At, id: str) -> int:
    """None of the own, unless the upgrade for it is worth more: of a level up to the storms there."""
    there = There.maybe(id)
    return 0 if there is None or there.area not in AREAS else _sacrificed(at, chart(at), there.area, there.type)


def _sacrificed(at: At, here: Chart, area: str, type: str) -> int:
    """What an upgrade brings for which an own unit is destroyed."""
    level = sum(edge in here.storms for edge in here.board.edges_of[SYSTEM_OF[area]])
    alone = len(here.units(area)) == 1
    return buying.free_upgrade(at, level) - odds.value(type) - worth.leaving(at, here, area) * alone


@MIND.rates(TAKE_FROM_PLAYER)
def take_from_player(at: At, id: str) -> int:
    """Who is ahead."""
    seat = number_of(id)
    return 0 if seat is None else at.view.seats[seat].collected * 10 + at.view.seats[seat].income


@MIND.rates(ORDER_TOKEN, STACK_END, careful=True)
def order_token(at: At, id: str) -> int:
    """One of the own to the top that lies under those of others."""
    one = InStack.maybe(id)
    return int(id == TOP) if one is None else schemes.lifted(at, chart(at), one.system, one.at)


TOP = "top"


@MIND.rates(TAKE_ASSET)
def take_asset(at: At, id: str) -> int:
    """What hurts most."""
    return buying.ASSETS.get(id, 0)


@MIND.rates(ASSETS_OF)
def assets_of(at: At, id: str) -> int:
    """The world with most symbols."""
    return len(AREAS[id].assets) if id in AREAS else 0


@MIND.rates(MATERIEL_OF)
def materiel_of(at: At, id: str) -> int:
    """The richest world."""
    return AREAS[id].materiel if id in AREAS else 0


@MIND.rates(RALLY_SYSTEM)
def rally_system(at: At, id: str) -> int:
    """Where most units lie routed."""
    here = chart(at)
    areas = here.board.areas_of.get(id, ())
    return sum(unit.routed for area in areas for unit in here.units(area))


@MIND.judges(ORDERS_TO_DECK, careful=True)
def orders_to_deck(at: At) -> Iterator[Offer]:
    """The ones that are used least."""
    assert isinstance(at.shape, PickSome)
    ranked = sorted(at.shape.options, key=lambda one: LAST.index(Off.read(one.id).kind))
    yield Offer([one.id for one in ranked][: at.shape.low], 1)


LAST = ("strategize", "dominate", "deploy", "advance")
"""The orders, from the one that is missed least."""


# --- events ----------------------------------------------------------------------------------------------------------


@MIND.judges(EVENT_CARD)
def event_card(at: At) -> list[Offer]:
    """A tactic at once rather than a scheme for later; no level takes a second scheme, which would not be laid, for a
    tactic. FS-EVENT-04, FS-EVENT-05
    """
    later = 0 if worth.me(at).scheme is not None else 50
    held = [one.id for one in picks(at) if one.id in EVENTS and EVENTS[one.id].kind == "scheme"]
    return worthwhile(Offer(one.id, later if one.id in held else _tactic(at, one.id)) for one in picks(at))


SACRIFICE = "touched_by_the_warp"
"""The tactic that takes a Cultist."""


def _tactic(at: At, id: str) -> int:
    """What a tactic is worth, of which nothing more is known but that one."""
    if id != SACRIFICE:
        return 60
    here = chart(at)
    cultists = [area for area in here.areas if any(unit.type == "cultist" for unit in here.units(area))]
    return max([0, *(_sacrificed(at, here, area, "cultist") for area in cultists)])


MIND.whether(REPLACE_SCHEME, NO, 1, careful=True)
"""What lies stays."""


@MIND.rates(MOVE_STORM, STORM_TO, PLACE_STORM)
def move_storm(at: At, id: str) -> int:
    """Between others and what is the own, never between the own units and their objectives. FS-STORM-06"""
    here = chart(at)
    led = Led.maybe(id)
    end = id if led is None else led.edge
    before = 0 if led is None else storms.stormy(at, here, at.view.storms[led.storm].edge)
    return storms.stormy(at, here, end) - before
