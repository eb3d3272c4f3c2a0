"""What stands with a question besides its words: costs, reach, reasons; and nothing is cut off within a word."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bot.locales import read_once
from bot.widgets.explain import cut
from bot.widgets.follow_ups import further
from bot.widgets.lead_lists import LATER
from bot.widgets.maker import ROWS, Maker
from bot.widgets.notes import note_lines, noted, notes_on
from bot.widgets.panels import panel
from bot.widgets.presses import Move, PartialStore
from engine.ask import Ask, Option, PickOne, Seat
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.questions.notes import Notes
from engine.table import Table
from engine.text import T, Text
from tests.bot.zoo import animals


def met(game: str, wanted: Callable[[Ask, Seat, Table], bool], answers: int = 600) -> tuple[Table, Seat]:
    """A table by chance, at a question to a seat like this."""
    rules, chance = rules_of(game), Random(1)
    table = Table.new(rules, rules.seats[-1], "1", keep=True)
    for _ in range(answers):
        assert table.ask is not None
        for seat in table.ask.must:
            if wanted(table.ask.of(seat), seat, table):
                return table, seat
        seat, shape = table.random_seat(chance)
        try:
            table.answer(seat, shape.check(shape.random(chance)))
        except IllegalAnswer:
            continue
    raise AssertionError("no such question")


def said(notes: Notes) -> list[str]:
    say = read_once().speaker("en", ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"])
    return [say(line) for line in notes.lines]


@pytest.mark.rule("TI-MOVEMENT-09")
def test_a_system_says_which_ships_reach_it_and_how_far_it_is() -> None:
    table, seat = met("ti4", lambda ask, seat, table: ask.kind == "activate")
    notes = notes_on(table, seat)
    say = read_once().speaker("en")
    told = {say(text) for text in notes.options.values()}
    assert "none of your ships can reach it" in told
    assert any(each.startswith("from ") and ", move " in each for each in told)
    then = further(*met("ti4", lambda ask, seat, table: ask.kind == "action"))["tactical"]
    assert all(option.more is not None for option in then if option.id != LATER), (
        "also where it is asked together with the action"
    )


@pytest.mark.rule("TI-ACTIONPHASE-09")
def test_an_action_says_why_pass_is_missing_and_who_is_no_neighbour() -> None:
    table, seat = met("ti4", lambda ask, seat, table: ask.kind == "action")
    assert said(notes_on(table, seat))[0] == "You cannot pass before you have played all your strategy cards."
    assert any(line.startswith("Not your neighbors: ") for line in said(notes_on(table, seat)))


@pytest.mark.rule("TI-TECH-05")
def test_a_technology_says_its_colour_and_prerequisites() -> None:
    table, seat = met("ti4", lambda ask, seat, table: ask.kind == "technology")
    say = read_once().speaker("en")
    assert "blue, no prerequisites" in {say(text) for text in notes_on(table, seat).options.values()}


@pytest.mark.rule("EC-DISC-02")
def test_an_action_of_eclipse_says_what_the_next_disc_costs() -> None:
    table, seat = met("eclipse", lambda ask, seat, table: ask.kind == "action")
    line = said(notes_on(table, seat))[0]
    assert line.startswith("Upkeep ") and " after one more disc; income " in line


def test_looking_changes_nothing() -> None:
    table, seat = met("ti4", lambda ask, seat, table: ask.kind == "activate")
    before = table.rules.dump(table.state)
    notes_on(table, seat)
    assert table.rules.dump(table.state) == before


def test_a_note_stands_before_what_a_card_does() -> None:
    options = noted([Option("a", T("x"), more=T("y")), Option("b", T("x"))], Notes(options={"a": T("n"), "b": T("n")}))
    assert [option.more for option in options] == [T("bot-note", note=T("n"), more=T("y")), T("n")]


@pytest.mark.parametrize(
    ("words", "longest", "left"),
    [
        ("no more than this", 40, "no more than this"),
        ("carrier from Arc Prime", 15, "carrier from…"),
        ("carrier from Arc Prime", 13, "carrier from…"),
        ("carrier, destroyer", 10, "carrier…"),
        ("a" * 30, 10, "a" * 9 + "…"),
    ],
)
def test_nothing_is_cut_off_within_a_word(words: str, longest: int, left: str) -> None:
    assert cut(words, longest) == left and len(cut(words, longest)) <= longest


def test_to_pass_stands_apart_and_nothing_is_lost_where_rows_are_few() -> None:
    shape = PickOne([*animals(9), Option("pass", T("zoo-animal", n=99))])
    leading = {f"animal-{n}": animals(25) for n in range(9)}
    maker = Maker(1, "0.1", Move(), read_once().speaker("en"), PartialStore(), leading=leading)
    rows = panel(maker, shape, [], None).rows
    assert len(rows) <= ROWS and [len(row) for row in rows] == [5, 2, 1, 1, 1]
    alone = panel(Maker(1, "0.1", Move(), maker.say, PartialStore()), shape, [], None).rows
    assert [len(row) for row in alone] == [5, 4, 1]


def test_what_a_list_of_what_options_lead_to_cuts_short_stands_whole_above_it() -> None:
    long, brief = (T("bot-said", words="a card " * times) for times in (30, 2))
    shape = PickOne(animals(2))
    leading = {
        "animal-0": [Option("long", T("zoo-animal", n=7), more=long), Option("brief", T("zoo-animal", n=8), more=brief)]
    }
    say = read_once().speaker("en")
    above = panel(Maker(1, "0.1", Move(), say, PartialStore(), leading=leading), shape, [], None).content
    assert say(long) in above and say(brief) not in above


@pytest.mark.rule("FS-DEPLOY-14", "FS-DEPLOY-16", "FS-COST-04")
def test_a_purchase_says_what_there_is_and_why_a_unit_is_missing() -> None:
    table, seat = met("forbidden_stars", lambda ask, seat, table: ask.kind == "buy_unit")
    first, *rest = said(notes_on(table, seat))
    materiel = table.rules.view(table.state, seat).seats[seat].materiel
    assert first.startswith(f"You have {materiel} materiel and ") and "command level" in first
    assert len(rest) == 1 and rest[0].startswith("Needs a higher command level")
    assert rest[0].count("command level") == 1, "what most lack is said once"
    shape = table.shape(seat)
    assert isinstance(shape, PickOne)
    names = {str(option.text.params.get("piece")) for option in shape.options}
    assert not any(name in rest[0] for name in names)


@pytest.mark.rule("SE-BUY-03")
def test_a_sheet_says_what_cannot_be_built_yet() -> None:
    table, seat = met("space_empires", lambda ask, seat, table: ask.kind == "sheet")
    (line,) = said(notes_on(table, seat))
    assert line.startswith("Requires technology: ") and "Destroyer (ship size 2)" in line


def test_what_an_action_is_for_stands_by_the_name_that_its_button_has() -> None:
    notes = notes_on(*met("eclipse", lambda ask, seat, table: ask.kind == "action"))
    told = note_lines(notes.lines, read_once().speaker("en", ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay"]))
    assert any(line.startswith("-# **Explore**: ") for line in told)
    assert any(line.startswith("-# Upkeep") for line in told), "what is not about an option stays as it is"


SHORT, SENTENCE = "Order 1 of 4", "No effect now: Move."
LONG = "Upkeep 0 money, 0 after one more disc; income 3, stored 2."


@pytest.mark.parametrize(
    ("notes", "told"),
    [
        ((LONG, SENTENCE), [f"{LONG} {SENTENCE}"]),
        ((SHORT, SENTENCE), [f"{SHORT} · {SENTENCE}"]),
        ((LONG, "x" * 40), [LONG, "x" * 40]),
        ((SHORT, "bot-purpose", SENTENCE), [SHORT, "bot-purpose", SENTENCE]),
    ],
)
def test_two_notes_stand_in_one_line_where_that_takes_less_room(notes: tuple[str, ...], told: list[str]) -> None:
    """So question and first buttons are seen together on a phone; what an option is for has a line of its own."""
    assert note_lines([Text(note) for note in notes], lambda text: text.key) == [f"-# {line}" for line in told]


def test_what_an_option_is_for_and_what_it_ends_is_one_note() -> None:
    """Ending a phase says in one line what comes then and what is left undone."""
    notes = notes_on(*met("space_empires", lambda ask, seat, table: ask.kind == "move"))
    told = note_lines(notes.lines, read_once().speaker("en", ["Ann", "Bob", "Cyd", "Dan"]))
    assert len(told) == len({line.split(":")[0] for line in told})
