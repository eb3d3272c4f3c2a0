"""A vote comes with its agenda as a card: what it is called, what it does, and the votes so far."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.locales import LANGUAGES, read_once
from engine.table import Table
from engine.ti4.interface.view import View
from render import paint, painter_of
from render.ti4 import agenda
from render.wide import PHONE
from tests.render import sample_views as sv
from tests.render.minded import searched
from tests.render.recording import recorded

ZOOM = "agenda"
VOTES = ("vote", "vote_planets")


@cache
def votes() -> list[tuple[str, str | None, View]]:
    """What is asked in agenda phases, the zoom that comes with it, and what everybody sees then."""
    tables = searched("ti4", ("keen",) * 3, lambda at: _asked(at)[0] in VOTES, 9, {"opening": "midgame"})
    return [(*_asked(table), table.rules.view(table.state, None)) for table in tables]


def _asked(table: Table) -> tuple[str, str | None]:
    """What the first seat that is waited for is asked, and the zoom that comes with it."""
    if table.ask is None:
        return "", None
    seat = table.waiting()[0]
    ask = table.ask.of(seat)
    focus = table.rules.focus(seat, ask)
    return ask.kind, None if focus is None else focus.zoom


def test_a_vote_comes_with_its_agenda_or_with_the_planets_to_elect() -> None:
    assert len(votes()) == 9
    for kind, zoom, view in votes():
        assert view.vote is not None
        assert zoom == ZOOM or (kind == "vote" and zoom is not None and zoom.startswith("focus-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_what_the_agenda_does_and_who_voted(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, view = votes()[-1]
    words, painter = read_once().speaker(language, sv.NAMES), painter_of("ti4")
    with recorded(monkeypatch) as drawn:
        image = painter.draw(view, words=words, names=sv.NAMES, marks=(), zoom=ZOOM).image
    told = " ".join(put.text for _, put in drawn.words())
    alt = painter.alt(view, words=words, names=sv.NAMES, zoom=ZOOM)
    assert view.vote is not None
    said: Any = read_once().speaker(language)
    from_locale = said(painter_agenda(view))
    assert from_locale in told and from_locale in alt
    assert min(put.high * PHONE / image.width for _, put in drawn.words() if put.text[:1].isupper()) >= 8
    voted = replace(view, vote=replace(view.vote, ballots=()))
    assert paint("ti4", voted, words=words, names=sv.NAMES, zoom=ZOOM).png


def test_there_is_no_agenda_beside_a_vote() -> None:
    with pytest.raises(KeyError):
        paint("ti4", replace(sv.middle(3), vote=None), words=sv.plain, names=sv.NAMES, zoom=ZOOM)


def painter_agenda(view: View) -> Any:
    """The name of the agenda at hand."""
    return agenda.card_of(view).name
