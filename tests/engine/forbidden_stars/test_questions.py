"""Kinds of questions are declared beside the rules that ask them, and named by import everywhere else."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.play import Question
from engine.forbidden_stars.rules import RULES
from engine.question import IF_YES
from tests.engine import question_names

OPEN = {
    "ban_faction", "draft", "faction", "lay", "lay_at", "lay_turned", "place_forces", "place_objective", "place_storm",
    "advance_from", "move_to", "move_units", "plan_at", "resolve", "strike", "strike_cards",
    "asset", "buy_order_upgrade", "buy_structure", "buy_unit", "place", "structure_first",
    "buy_combat_upgrade", "destroy_excess", "move_storm", "remove_card", "replace_scheme", "storm_to",
    "ability", "choose_area", "option", "reinforce", "retreat_to", "suffer", "suffers_first", "target", "unless",
    "move_to_area", "place_structure", "place_unit", "replace_at", "take_from", "take_to", "take_unit",
    "destroy_on_world", "destroy_own", "destroy_structure", "exchange", "exchange_for", "replace_unit",
    "assets_of", "discard_card", "name_face", "rally_system", "rout_enemy", "take_asset", "take_from_player",
    "as_order", "extra_order", "gain_upgrade", "materiel_of", "stack_end", "strafe_to", "strafe_void",
    "destroy_units", "rally_units", "retreat_units", "rout_units", "target_units",
    "dominate", "order_resolved", "order_revealed", "planning_ends", "storm_announced", "strike_rolled",
    "convert", "damage_ends", "damage_starts", "lose_dice", "purchase", "reroll", "spend_dice", "unit_routed",
    "convert_to", "leave_combat", "name_tokens", "strafe_ships", "take_units",
}  # fmt: skip
"""Those whose options follow from what lies open on the table: schemes, upgrades and sheets do."""
SECRET = {
    "bid", "combat_card", "event_card", "icons_card", "keep_faction", "order_token", "orders_to_deck", "plan", "reveal",
}  # fmt: skip
"""Those whose options follow from what only the seat itself may see."""
NEVER_ASKED = {"combat_card_revealed", "event", "gifts", "instead_of_order", "strike_card"}
"""Moments whose abilities are resolved or offered by their rules, and a standing order."""
STEPS = {
    "convert", "destroy_structure", "exchange", "lose_dice", "move_units", "place_structure", "rally_system",
    "replace_unit", "reroll", "spend_dice", "take_unit", "target", "unless",
}  # fmt: skip
"""Words in which the data tell abilities, and what is asked about them."""
OTHER_WORDS = STEPS | {
    "asset", "bid", "dominate", "draft", "event", "faction", "lay", "place", "plan", "purchase", "reinforce", "resolve",
    "reveal", "strike", "structure_first", "suffer",
}  # fmt: skip
"""Orders, verbs, points, notes of minds, standing orders, stages of a combat and kinds of components."""


def test_exactly_these_kinds_are_open() -> None:
    assert {name for name, one in Question.known.items() if one.open} == OPEN
    assert Question.known.keys() - OPEN == SECRET | NEVER_ASKED


def test_what_is_said_of_them_is_what_it_was() -> None:
    known = Question.known
    assert {name for name, one in known.items() if one.answer_hidden} == {"combat_card", "order_token", "plan"}
    assert {name for name, one in RULES.questions.items() if one.noted is not None} == {
        "buy_combat_upgrade", "buy_order_upgrade", "buy_structure", "buy_unit", "plan", "plan_at",
    }  # fmt: skip
    assert {name for name, one in known.items() if one.leads_to == IF_YES} == {"ability", "resolve"}
    follow_ups = {
        name: [next_.name for next_ in one.follow_ups or ()] for name, one in known.items() if one.leads_all()
    }
    assert follow_ups == {
        "ability": [], "resolve": [], "plan": ["plan_at"], "reveal": ["resolve"], "advance_from": ["move_to"],
        "move_to": ["move_units"], "buy_unit": ["place"], "buy_structure": ["place"],
        "buy_combat_upgrade": ["remove_card"], "move_storm": ["storm_to"], "take_unit": ["take_to"],
    }  # fmt: skip
    assert {name: one.undoing for name, one in known.items() if one.undoing} == {"move_to": ("done",)}


def test_no_string_names_a_kind_outside_its_declaration() -> None:
    assert question_names.strings("forbidden_stars", Question.known, OTHER_WORDS, ()) == []


@pytest.mark.parametrize("options", [{"board": "built", "factions": "ban"}, {"factions": "deal"}])
def test_whatever_is_asked_is_declared(options: dict[str, str]) -> None:
    asked = question_names.asked(RULES, 3, options, answers=600)
    assert len(asked) > 10 and asked <= Question.known.keys()
