"""Nothing that is written on a picture is cut at its edge: boards, close-ups, panels, and what comes with questions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.locales import LANGUAGES, read_once
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.games import rules_of
from engine.table import Table
from render import painter_of
from tests.render.recording import recorded
from tests.render.sample_views import NAMES

PLAYED = {"ti4": (6, 60), "eclipse": (4, 60), "forbidden_stars": (4, 60), "space_empires": (2, 60)}
"""How many seats play how many answers."""
MOST = 1
"""Of each kind of question that has a picture so many are looked at."""


def pictures(game: str) -> Iterator[tuple[object, str | None]]:
    """What is drawn: with each kind of question what comes with it, and at last everything there is of the board."""
    seats, answers = PLAYED[game]
    rules, chance, met = rules_of(game), stream("edge", 0, seats, "play"), dict[str, int]()
    options = {} if game == "forbidden_stars" else {"opening": "midgame"}
    table = Table.new(rules, seats, "edge", options)
    for _ in range(answers):
        if table.ask is None:
            break
        seat = table.waiting()[0]
        focus = rules.focus(seat, ask := table.ask.of(seat))
        if focus is not None and met.setdefault(ask.kind, 0) < MOST:
            met[ask.kind] += 1
            yield rules.view(table.state, seat), focus.zoom
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    view, painter = rules.view(table.state, 0), painter_of(game)
    yield from ((view, zoom) for zoom in (None, *painter.close_ups(view).values(), *painter.further(view)))


@pytest.mark.parametrize("game", PLAYED)
def test_no_word_is_cut_at_an_edge(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_so_far = 0
    for at, (view, zoom) in enumerate(pictures(game)):
        words = read_once().speaker(LANGUAGES[at % len(LANGUAGES)], NAMES)
        with recorded(monkeypatch) as drawn:
            image = painter_of(game).draw(view, words=words, names=NAMES, marks=(), zoom=zoom).image
        for _, put in drawn.words():
            left, top, right, bottom = put.mask.getbbox() or (0, 0, 0, 0)
            assert put.left + left >= 0 and put.top + top >= 0, (zoom, put.text)
            assert put.left + right <= image.width and put.top + bottom <= image.height, (zoom, put.text)
        drawn_so_far += 1
    assert drawn_so_far > 4
