"""Kinds of questions are declared beside the rules that ask them, and named by import everywhere else."""

from __future__ import annotations

import pytest

from engine.eclipse.play import Question
from engine.eclipse.rules import RULES
from tests.engine import question_names

OPEN = {
    "species", "ban_species", "action", "explore", "explore_draws", "place", "turn", "control", "colony", "cube_home",
    "influence", "influence_to", "research", "artifacts", "pay_by_trade", "upgrade", "upgrade_square",
    "upgrade_return", "build", "build_at", "move", "move_to", "break_relations", "ambassador_cube", "initiative",
    "engage", "assign_dice", "deal_dice", "refuse_relations",
    "stalemate", "bomb", "draft", "destroy_cubes", "claim", "bankruptcy", "trade", "relations",
}  # fmt: skip
"""Those whose options follow from what lies open on the table."""
SECRET = {
    "ancient_part", "ancient_technology", "bid", "discovery", "keep_species", "move_path", "relations_wanted",
    "reputation_keep", "reputation_return",
}  # fmt: skip
OTHER_WORDS = {
    "action", "bid", "build", "control", "discovery", "draft", "explore", "influence", "initiative", "move", "research",
    "species", "trade", "turn", "upgrade",
}  # fmt: skip
"""Phases, actions, steps, verbs, options of a table, figures of ships and kinds of components are called so too."""


def test_exactly_these_kinds_are_open() -> None:
    assert {name for name, one in Question.known.items() if one.open} == OPEN
    assert Question.known.keys() - OPEN == SECRET


def test_what_is_said_of_them_is_what_it_was() -> None:
    said = {
        "hidden": {name for name, one in Question.known.items() if one.answer_hidden},
        "interruptible": {name for name, one in Question.known.items() if one.interruptible},
        "noted": {name for name, one in RULES.questions.items() if one.noted is not None},
        "leading": {name for name, one in Question.known.items() if one.leads},
    }
    assert said == {
        "hidden": {"reputation_keep", "reputation_return"},
        "interruptible": {
            "action", "build", "control", "explore", "influence", "influence_to", "move", "place", "research",
            "upgrade",
        },
        "noted": {"action", "claim", "control", "influence", "move", "research"},
        "leading": {
            "action", "build", "claim", "colony", "control", "influence", "move", "place", "turn", "upgrade",
        },
    }  # fmt: skip


def test_no_string_names_a_kind_outside_its_declaration() -> None:
    assert question_names.strings("eclipse", Question.known, OTHER_WORDS, ()) == []


@pytest.mark.parametrize("options", [{"species": "ban"}, {"species": "deal", "opening": "midgame"}])
def test_whatever_is_asked_is_declared(options: dict[str, str]) -> None:
    asked = question_names.asked(RULES, 3, options, answers=400)
    assert len(asked) > 10 and asked <= Question.known.keys()
