"""Every question about places has a picture of them, in whatever game it is asked."""

from __future__ import annotations

import pytest

from engine.chance import stream
from engine.checking.fuzz import choose
from engine.games import rules_of
from engine.table import Table
from render import paint
from tests.render.sample_space_empires import ALL, plain
from tests.render.sample_views import NAMES

KINDS = {
    "ti4": {"activate"},
    "eclipse": {"explore", "move_to", "build_at"},
    "space_empires": {"move_to", "explore", "battle"},
}
"""Kinds of questions that are about places, of which there must be a picture."""


@pytest.mark.parametrize("game", KINDS)
def test_questions_about_places_have_a_picture_of_them(game: str) -> None:
    seats = 3
    rules = rules_of(game)
    options = dict(ALL) | {"opening": "midgame"} if game == "space_empires" else {}
    table, chance = Table.new(rules, seats, "1", options), stream("1", 0, seats, "play")
    drawn, wanted = set[str](), set(KINDS[game])
    for _ in range(2500):
        if table.ask is None or wanted <= drawn:
            break
        for seat in table.waiting():
            ask = table.ask.of(seat)
            zoom = rules.focus(seat, ask)
            if zoom and ask.kind not in drawn:
                drawn.add(ask.kind)
                seen = rules.view(table.state, seat if rules.own_boards else None)
                shown = paint(game, seen, words=plain, names=NAMES, zoom=zoom)
                assert shown.width == 1600
            assert zoom or ask.kind not in wanted
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert wanted <= drawn, drawn
