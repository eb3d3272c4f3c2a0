"""What an action is for is told beside it the first three times that a seat does it; the game itself counts them."""

from __future__ import annotations

import pytest

from engine.chance import stream
from engine.checking.fuzz import choose
from engine.core import USUAL
from engine.games import rules_of
from engine.table import Table

KINDS = {"ti4": "action", "eclipse": "action", "forbidden_stars": "plan", "space_empires": "move"}


@pytest.mark.parametrize("game", KINDS)
def test_a_purpose_is_told_until_a_seat_has_done_it_three_times(game: str) -> None:
    rules, kind = rules_of(game), KINDS[game]
    table, chance = Table.new(rules, 3, "1", {}, keep=True), stream("1", 0, 3, "play")
    done, told, silent = dict[tuple[int, str], int](), 0, 0
    for _ in range(1500):
        if table.ask is None or (told > 20 and silent > 3):
            break
        for seat in table.waiting():
            ask = table.ask.of(seat)
            if ask.kind != kind:
                continue
            fork = table.fork(quiet=True, keep=False)
            purposes = rules.notes(fork.run, seat, ask).purposes
            for option in ask.must[seat].options:  # type: ignore[attr-defined]
                if rules.question(kind).purpose(option.id) is not None:
                    assert (option.id in purposes) == (done.get((seat, option.id), 0) < USUAL)
                    told, silent = told + (option.id in purposes), silent + (option.id not in purposes)
        given = choose(table, chance)
        asked = table.ask.of(given.seat)
        if asked.kind == kind and given.verb is None and isinstance(given.value, str):
            done[given.seat, given.value] = done.get((given.seat, given.value), 0) + 1
        table.answer(given.seat, given.value, given.verb)
    assert told > 3 and silent > 0


@pytest.mark.parametrize("game", KINDS)
def test_a_game_that_was_saved_before_loads(game: str) -> None:
    rules = rules_of(game)
    state = Table.new(rules, 3, "1", {}).state
    saved = rules.dump(state)
    assert b'"practised":{' in saved
    older = rules.load(saved.replace(b',"practised":{}', b""))
    assert older.practised == {} and rules.dump(older) == saved
