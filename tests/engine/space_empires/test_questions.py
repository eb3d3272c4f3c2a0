"""Every kind of question that the rules ask, and what is known of it."""

from __future__ import annotations

from engine.checking.choices import questions, read
from engine.commands.asked import sources
from engine.games import rules_of

GAME = "space_empires"


def test_every_question_stands_in_the_list_of_choices() -> None:
    rules = rules_of(GAME)
    listed = {kind for one in read(rules.choice_list()).rules.values() for kind in one.kinds}
    assert questions(rules, sources(f"engine/{GAME}")) == listed
