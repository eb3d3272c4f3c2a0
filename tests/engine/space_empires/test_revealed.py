"""What everybody may see of any state once a game of Space Empires is over."""

from __future__ import annotations

from random import Random

from engine.errors import AnswerError
from engine.games import rules_of
from engine.space_empires.interface.view import View
from engine.table import Table


def hidden(view: View) -> int:
    """Counters that lie face down, and markers that nobody sees."""
    return sum(stack.hidden for one in view.hexes for stack in one.stacks)


def test_all_counters_lie_face_up_and_the_rest_stays_as_it_was() -> None:
    rules, chance = rules_of("space_empires"), Random(3)
    table = Table.new(rules, 3, "5eed" * 16)
    for _ in range(120):
        seat, verb, answer = table.random_answer(chance)
        try:
            table.answer(seat, answer, verb)
        except AnswerError:
            continue
    before = rules.dump(table.state)
    public, revealed = rules.view(table.state, None), rules.revealed(table.state)
    assert hidden(public) > 0 == hidden(revealed)
    assert (revealed.phase, revealed.round, revealed.viewer) == (public.phase, public.round, None)
    assert rules.dump(table.state) == before
