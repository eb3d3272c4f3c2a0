"""A button that is offered works: what it leads to is an answer, or a step towards one."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from bot.locales import read_once
from bot.widgets.maker import Maker
from bot.widgets.panels import panel
from bot.widgets.presses import Move, PartialStore, Press
from bot.widgets.shapes import face_of
from engine.ask import Form, FreeText, Refusal, Shape, Slot
from engine.chance import stream
from engine.checking.fuzz import CUTS
from engine.errors import IllegalAnswer
from engine.games import TITLES, rules_of
from engine.space_empires.combat.parting import Parts
from engine.table import Table
from engine.text import T

ANSWERS = 250
AT_ONCE = ("all", "fill", "way")
"""Steps that lay a whole answer."""


def refused(shape: Shape) -> list[str]:
    """The buttons of an untouched prompt that lead to no answer."""
    face, partials = face_of(shape), PartialStore()
    empty = face.unpack("")
    shown = panel(Maker(1, "1.1", Move(), read_once().speaker("en"), partials), shape, [], empty)
    return [label for move, label in moves(shown.rows, partials) if not works(shape, move, empty)]


def moves(rows: object, partials: PartialStore) -> Iterator[tuple[Move, str]]:
    """Where the buttons that can be pressed lead."""
    for row in rows:  # type: ignore[attr-defined]
        for item in row:
            press = Press.read(item.custom_id) if isinstance(item, discord.ui.Button) and not item.disabled else None
            move = None if press is None else partials.read(press.choice)
            if move is not None and item.label is not None:
                yield move, item.label


def works(shape: Shape, move: Move, partial_answer: object) -> bool:
    """Whether what a step makes is accepted; one that only goes on is no answer yet."""
    if move.op in ("page", "modal", "field", "open", "several"):
        return True
    pressed = face_of(shape).step(partial_answer, move, [])  # type: ignore[arg-type]
    if not pressed.made and move.op not in AT_ONCE:
        return True
    try:
        shape.check(pressed.partial_answer)
    except IllegalAnswer:
        return False
    return True


@pytest.mark.parametrize("title", TITLES)
def test_every_button_of_random_games_is_accepted(title: str) -> None:
    rules = rules_of(title)
    table, chance = Table.new(rules, min(max(rules.seats), 3), "offered", {}), stream("offered", 0, 0, "play")
    for _ in range(ANSWERS):
        if table.ask is None:
            break
        for seat in table.ask.must:
            assert refused(table.ask.of(seat).must[seat]) == [], table.ask.of(seat).kind
        by, verb, value = table.random_answer(chance, CUTS)
        try:
            table.answer(by, value, verb)
        except IllegalAnswer:
            continue


def forms(title: str) -> Iterator[Form]:
    """Those of a random game, to answer the question or to do something else meanwhile."""
    rules = rules_of(title)
    seats = min(max(rules.seats), 3)
    table, chance = Table.new(rules, seats, "offered", {}), stream("offered", 0, 0, "forms")
    for _ in range(ANSWERS):
        if table.ask is None:
            return
        for seat in range(seats):
            shapes = [*table.ask.may(seat).values(), *([table.shape(seat)] if seat in table.ask.must else [])]
            yield from (shape for shape in shapes if isinstance(shape, Form))
        by, verb, value = table.random_answer(chance, CUTS)
        try:
            table.answer(by, value, verb)
        except IllegalAnswer:
            continue


def barred(shape: Form, given: object) -> tuple[list[str], bool]:
    """What stands above a form that is filled in so, and whether it cannot be confirmed."""
    say, partials = read_once().speaker("en"), PartialStore()
    shown = panel(Maker(1, "1.1", Move(), say, partials), shape, [], given)  # type: ignore[arg-type]
    buttons = [item for row in shown.rows for item in row if isinstance(item, discord.ui.Button)]
    (confirm,) = [one for one in buttons if one.label == say(T("bot-confirm"))]
    return shown.content.splitlines(), confirm.disabled


@pytest.mark.parametrize("title", TITLES)
def test_a_form_that_cannot_be_confirmed_says_so_and_marks_what_bars_it(title: str) -> None:
    """Confirm is grey exactly where the reason stands above it; what is to be taken out is marked."""
    chance, marked, refusals = stream("offered", 0, 0, "fill"), 0, 0
    for shape in forms(title):
        given = {
            name: None if isinstance(field, FreeText) else field.random(chance) for name, field in shape.fields.items()
        }
        full = {name: "" if value is None else value for name, value in given.items()}
        refusal = shape.fits(full)
        lines, grey = barred(shape, full)
        assert grey == (refusal is not None)
        assert any("Not possible yet." in line for line in lines) == grey
        if refusal is not None:
            refusals += 1
            marked += any(line.endswith("⚠") for line in lines)
        else:
            assert not [line for line in lines if line.endswith("⚠")]
    assert title != "space_empires" or (refusals and marked)


@pytest.mark.rule("SE-SCREEN-02")
def test_as_many_as_fit_is_offered_only_where_so_many_may_be_taken() -> None:
    """A group that cannot be parted: two of three ships fit by their number, not by their counters."""

    def fits(chosen: object) -> Refusal | None:
        return None if chosen == {} else Refusal("SE-GROUP-02", T("a"))

    slots = [Slot("SC1", T("a"), 3), Slot("SC2", T("b"), 3)]
    assert refused(Parts(slots, 0, 2, "SE-SCREEN-02", fits, {})) == []
