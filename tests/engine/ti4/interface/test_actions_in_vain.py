"""No system is activated in vain without having been told so: over games of chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from engine.ask import PickOne, Seat
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.effects import PASS
from engine.questions.notes import Notes
from engine.table import Table
from engine.ti4.actions.invasion import LAND, LAND_SHIPS
from engine.ti4.actions.tactical import ACTIVATE
from engine.ti4.combat.bombardment import BOMBARD
from engine.ti4.economy.production import PRODUCE
from engine.ti4.galaxy.custodians import CUSTODIANS
from engine.ti4.galaxy.movement import ASK_MOVE
from engine.ti4.phases.action_phase import ACTION, TACTICAL
from engine.ti4.rules import RULES

ACTS = {question.name for question in (ASK_MOVE, PRODUCE, LAND, LAND_SHIPS, BOMBARD, CUSTODIANS)}
TURNS, STEPS = 30, 60


class Activated(NamedTuple):
    """A system that was activated: whether its seat was told that it is of no use, and what it could do there."""

    system: str
    told: bool
    acts: list[str]


def turns(seed: str) -> Iterator[Table]:
    """A table each time that somebody may choose a tactical action."""
    table, chance = Table.new(RULES, 3, seed, {"opening": "midgame"}, keep=True), stream(seed, 0, 3, "play")
    found = 0
    while table.ask is not None and found < TURNS:
        if table.ask.kind == ACTION.name and TACTICAL in chosen_from(table):
            found += 1
            yield table
        given = choose(table, chance, 0.0)
        table.answer(given.seat, given.value, given.verb)


def chosen_from(table: Table) -> list[str]:
    """The options of who is asked alone."""
    (shape,) = table.ask.must.values() if table.ask is not None else ()
    assert isinstance(shape, PickOne)
    return [option.id for option in shape.options]


def notes(table: Table) -> Notes:
    """What the one who is asked reads."""
    copy = table.fork(quiet=True, keep=False)
    assert copy.decides(copy.waiting()[0]) is not None and copy.ask is not None
    found: Notes = RULES.notes(copy.run, copy.waiting()[0], copy.ask.of(copy.waiting()[0]))
    return found


def activated(table: Table, at: int) -> Activated:
    """One of the systems is activated on a copy, now one that is told to be of no use, now another."""
    copy, seat = table.fork(quiet=True), table.waiting()[0]
    copy.answer(seat, TACTICAL)
    assert copy.ask is not None and copy.ask.kind == ACTIVATE.name
    aside, systems = notes(copy).aside, chosen_from(copy)
    systems = [id for id in systems if (id in aside) == bool(at % 2)] or systems
    system = systems[at % len(systems)]
    copy.answer(seat, system)
    return Activated(system, system in aside, acts(copy, seat))


def acts(copy: Table, seat: Seat) -> list[str]:
    """What the seat is asked first of all that can be done there; nobody reacts."""
    chance = stream("follow", 0, 3, "play")
    for _ in range(STEPS):
        if copy.ask is None or copy.ask.kind == ACTION.name:
            return []
        if copy.ask.kind in ACTS and seat in copy.ask.must:
            return [copy.ask.kind]
        for other, shape in copy.ask.must.items():
            passes = isinstance(shape, PickOne) and any(option.id == PASS for option in shape.options)
            copy.answer(other, PASS if passes else shape.random(chance))
            break
    raise AssertionError("it goes on for ever")


@pytest.mark.rule("TI-MOVEMENT-09", "TI-TACTICAL-01", "TI-INVASION-01")
def test_exactly_the_systems_of_which_it_is_told_are_activated_in_vain() -> None:
    found = [activated(table, at) for seed in ("a", "b") for at, table in enumerate(turns(seed))]
    assert [one for one in found if one.told == bool(one.acts)] == []
    assert {one.told for one in found} == {True, False}


@pytest.mark.rule("TI-ACTIONPHASE-05", "TI-ACTIONPHASE-09")
def test_who_may_pass_with_something_to_send_or_may_send_nothing_is_told() -> None:
    """As told of the systems themselves."""
    for table in turns("c"):
        told, copy = notes(table).options, table.fork(quiet=True)
        copy.answer(table.waiting()[0], TACTICAL)
        in_vain = {*chosen_from(copy)} == {*notes(copy).aside}
        assert (TACTICAL in told and told[TACTICAL].key == "ti4-note-none-moves") == in_vain
        assert ("pass" in told) == ("pass" in chosen_from(table) and not in_vain)
