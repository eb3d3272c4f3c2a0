"""Where counters are now that were seen once: who remembers how many lay in each hex follows them as long as their
number tells which they are, for everybody sees face-down counters move. SE-REVEAL-02, SE-GROUP-03, D-82
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.digits import whole
from engine.players.known import Known, Once, latest
from engine.space_empires.components import MOVEMENT, TURNS
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import SightingView, View
from engine.space_empires.minds.mind import At, alone

LOST = ""
"""The place of what nobody can tell any more."""
FARTHEST = MOVEMENT[max(MOVEMENT)][-1]
"""Hexes that a counter goes in a turn at most."""

Counters = Mapping[str, int]
"""How many face-down counters lie somewhere, by their side and hex, and how many open ones."""
MOST = 2
"""So many times as many leave as stay where most of them leave: those that were seen are thought to be among them."""
LONG = 4
"""Rounds for which counters lie still that have no more to do than to lie there."""
OPEN = " open"
"""What the names of open counters end with."""
LAIN = "lain"
"""The note of the least counters in each round."""


def _nothing(view: View) -> Known:
    return {}


VIEWS: Once[View] = Once(latest(_nothing, 2))
"""Of each of the views that were looked at last."""


def named(owner: int, hex: str) -> str:
    """A side and a hex, as counters are noted by them."""
    return f"{owner} {hex}"


def side_and_hex(name: str) -> tuple[int, str]:
    """The inverse of `named`."""
    owner, hex = name.split(" ")
    return int(owner), hex


def numbers(noted: object) -> dict[str, int]:
    """Numbers by their names, as they were noted."""
    return {str(key): one for key, one in noted.items() if isinstance(one, int)} if isinstance(noted, dict) else {}


@VIEWS.once
def open_(view: View) -> list[str]:
    """Where all counters of a side lie open: what was seen there before tells nothing more."""
    return [named(stack.owner, one.id) for one in view.hexes for stack in one.stacks if not stack.hidden]


@VIEWS.once
def counters(view: View) -> Counters:
    """How many counters each side has in each hex."""
    stacks = {named(stack.owner, one.id): stack for one in view.hexes for stack in one.stacks}
    hidden = {key: stack.hidden for key, stack in stacks.items() if stack.hidden}
    return hidden | {key + OPEN: len(stack.units) for key, stack in stacks.items() if stack.units}


def fewer(before: Counters, now: Counters) -> Counters:
    """By how many face-down counters there are fewer, but for those that were turned over. SE-REVEAL-02"""
    less = {key: number - now.get(key, 0) for key, number in before.items() if not key.endswith(OPEN)}
    turned = {key: max(0, now.get(key + OPEN, 0) - before.get(key + OPEN, 0)) for key in less}
    return {key: number - turned[key] for key, number in less.items() if number > turned[key]}


def places(at: At) -> tuple[str, ...]:
    """Where each of the sightings is now, `LOST` where that cannot be told; noted in the memory of the seat."""
    seen, now, lain = at.view.sightings, counters(at.view), dict(still(at))
    noted, before = at.memory.get("places"), at.memory.get("counters")
    known = [str(one) for one in noted][: len(seen)] if isinstance(noted, list) else []
    found = [*known, *(_first(at.view, one) for one in seen[len(known) :])]
    if isinstance(before, dict) and before != now:
        left = _turned(numbers(before), seen[len(known) :])
        found = list(_followed(at.view, left, now, found, lain))
    found = _but_open(at.view, found, lain) if not alone(at.view) else found
    if not alone(at.view) and (found != noted or before != now):
        at.memory.update(places=found, counters=dict(now))
    return tuple(found)


def still(at: At) -> tuple[tuple[str, int], ...]:
    """How many face-down counters have lain for long where they are, by their side and hex: whoever looks sees that as
    many have always been there. Noted in the memory of the seat, round by round. D-82
    """
    round, known = at.view.round, _lain(at)
    now = {key: number for key, number in counters(at.view).items() if not key.endswith(OPEN)}
    before = known.get(round)
    least = {key: min(number, before.get(key, 0)) for key, number in now.items()} if before else now
    found = {one: lain for one, lain in known.items() if round - LONG <= one < round} | {round: least}
    if not alone(at.view) and found != known:
        at.memory[LAIN] = {str(one): dict(lain) for one, lain in found.items()}
    rounds = [found.get(one, {}) for one in range(round - LONG, round + 1)]
    return tuple((key, min(lain.get(key, 0) for lain in rounds)) for key in now)


def _lain(at: At) -> dict[int, Counters]:
    """The least counters that were noted to lie somewhere in each round."""
    noted, found = at.memory.get(LAIN), dict[int, Counters]()
    for text, lain in noted.items() if isinstance(noted, dict) else ():
        if (one := whole(text)) is not None and isinstance(lain, dict):
            found[one] = numbers(lain)
    return found


def _first(view: View, one: SightingView) -> str:
    """Where something was seen, if that was of late."""
    return one.at if one.round >= view.round - 1 else LOST


def _turned(before: Counters, turned: Iterable[SightingView]) -> Counters:
    """The counters from before as if those that have been turned face down since had lain so already: they may have
    gone on in the same turn. SE-REVEAL-02
    """
    found = dict(before)
    for key in (named(one.owner, one.at) for one in turned):
        if found.get(key + OPEN, 0):
            found[key + OPEN] -= 1
            found[key] = found.get(key, 0) + 1
    return found


def _followed(view: View, before: Counters, now: Counters, known: Sequence[str], lain: Counters) -> Iterator[str]:
    """Where they are after others have moved: as many that came to one hex near by as left another are those, if all
    or most have left it, or none stay but such as have `lain` there since before they were seen. Of fewer it cannot be
    told for long which they are. Open ones are seen going by themselves, and staying where all others have left.
    """
    less, more = fewer(before, now), fewer(now, before)
    for one, place in zip(view.sightings, known, strict=True):
        key = named(one.owner, place)
        if key in open_(view) and less.get(key, 0) != before.get(key):
            yield LOST
        elif place == LOST or key not in less:
            yield place if now.get(key, 0) else LOST
        elif less[key] >= MOST * now.get(key, 0) or (_lately(view, one) and now[key] <= lain.get(key, 0)):
            yield gone_to(view, one.owner, place, more, less[key])
        else:
            yield place if one.round >= view.round - 1 else LOST


def _lately(view: View, one: SightingView) -> bool:
    """Whether something was open after those counters came that have lain still for long."""
    return one.round >= view.round - LONG


def _but_open(view: View, places: Sequence[str], lain: Counters) -> list[str]:
    """The places without those where nothing lies but what has always `lain` there, while a group that is just as what
    was seen lies open where it could have gone meanwhile: it is that one. SE-REVEAL-02
    """
    hidden, found = counters(view), list(places)
    for number, (one, place) in enumerate(zip(view.sightings, places, strict=True)):
        key = named(one.owner, place)
        if place != LOST and _lately(view, one) and hidden.get(key, 0) <= lain.get(key, 0) and _open_now(view, one):
            found[number] = LOST
    return found


def _open_now(view: View, one: SightingView) -> bool:
    """Whether such a group lies open as near as it could have gone since it was seen."""
    turns = TURNS * (view.round - one.round) + max(0, view.turn - one.turn)
    near = [hex for hex in view.hexes if distance(one.at, hex.id) <= FARTHEST * turns]
    units = [unit for hex in near for stack in hex.stacks if stack.owner == one.owner for unit in stack.units]
    return any((unit.type, unit.count) == (one.type, one.count) for unit in units)


def gone_to(view: View, owner: int, place: str, came: Counters, number: int) -> str:
    """The only hex near by to which so many counters of a side have come."""
    near = [hex.id for hex in view.hexes if distance(place, hex.id) <= FARTHEST]
    found = [hex for hex in near if came.get(named(owner, hex)) == number]
    return found[0] if len(found) == 1 else LOST
