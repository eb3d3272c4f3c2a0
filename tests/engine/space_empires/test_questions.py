"""Kinds of questions are declared beside the rules that ask them, and named by import everywhere else."""

from __future__ import annotations

import pytest

from engine.checking.choices import questions, read
from engine.commands.asked import sources
from engine.question import IF_YES
from engine.space_empires.play import Question
from engine.space_empires.rules import RULES
from tests.engine import question_names

OPEN = {"draft", "explore", "first_player", "shift"}
"""Those whose options follow from what lies open on the table."""
SECRET = {
    "bid", "economy", "extra_hex", "home", "numerals", "purchases", "sheet",
    "copy", "machine_target", "manage", "move", "move_to", "move_units", "reveal", "slingshot", "split", "turn_down",
    "ambush", "battle", "bombard", "bombard_with", "challenge", "fire", "mine", "next_group", "opponent", "sacrifice",
    "screen", "settle", "slip_away", "squadrons", "stranded", "volley", "group_fire", "give_up",
}  # fmt: skip
DICE = {"bombard", "fire", "mine", "slingshot"}
"""What dice are rolled for."""
ORDERS = {"ambush", "fire", "manage", "move", "screen", "settle", "split"}
"""Standing orders, and orders of a Movement Phase."""
OTHER_WORDS = (
    DICE | ORDERS | {verb.name for verb in RULES.verbs} | {"bid", "draft", "economy", "move", "sheet", "slingshot"}
)
"""Also the names of commands, a phase, a technology, a picture and an option of a table."""


def test_exactly_these_kinds_are_open() -> None:
    assert {name for name, one in Question.known.items() if one.open} == OPEN
    assert Question.known.keys() - OPEN == SECRET


def test_what_is_said_of_them_is_what_it_was() -> None:
    known = Question.known
    said = {
        "never public": {name for name, one in known.items() if one.never_public},
        "hidden": {name for name, one in known.items() if one.answer_hidden},
        "interruptible": {name for name, one in known.items() if one.interruptible},
        "forced": {name for name, one in known.items() if one.asked_if_forced},
        "noted": {name for name, one in RULES.questions.items() if one.noted is not None},
        "several": {name for name, one in known.items() if one.several is not None},
        "repeats": {name for name, one in known.items() if one.repeats},
    }
    assert {what: names for what, names in said.items() if names} == {
        "never public": {"ambush", "bombard", "challenge", "settle"},
        "noted": {"move", "purchases", "sheet"},
        "several": {"move", "volley"},
    }
    assert {name: one.leads_to for name, one in known.items() if one.leads} == {
        "bombard": IF_YES,
        "move": True,
        "volley": True,
    }
    follow_ups = {name: [then.name for then in one.follow_ups] for name, one in known.items() if one.follow_ups}
    assert follow_ups == {"move": ["move_to", "manage"], "volley": ["group_fire"]}
    undoing = {name: one.undoing for name, one in known.items() if one.undoing}
    assert undoing == {"manage": ("back",), "move_to": ("stay",)}


def test_every_question_stands_in_the_list_of_choices() -> None:
    listed = {kind for one in read(RULES.choice_list()).rules.values() for kind in one.kinds}
    assert questions(RULES, sources("engine/space_empires")) == listed
    assert listed == Question.known.keys() - {"economy"}, "which is the common heading of the sheets"


def test_no_string_names_a_kind_outside_its_declaration() -> None:
    assert question_names.strings("space_empires", Question.known, OTHER_WORDS, ()) == []


@pytest.mark.parametrize("options", [{"scenario": "large"}, {"opening": "midgame", "carriers": "on", "mines": "on"}])
def test_whatever_is_asked_is_declared(options: dict[str, str]) -> None:
    asked = question_names.asked(RULES, 2, options, answers=600)
    assert len(asked) > 8 and asked <= Question.known.keys()
