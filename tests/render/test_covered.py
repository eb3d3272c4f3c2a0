"""Nothing lies over what is written on pictures of Forbidden Stars and Space Empires: numbers of options and signs of
battles keep off names, strengths, printed values and prices.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.locales import LANGUAGES, read_once
from engine.forbidden_stars.interface.view import View as Systems
from engine.space_empires.interface.view import View as Hexes
from engine.zoom import Places
from render import painter_of
from render.canvas import HARD, Canvas, label
from render.demo import position
from render.space_empires import aside
from render.space_empires.scene import Scene
from tests.render import sample_space_empires as se
from tests.render.recording import recorded
from tests.render.sample_views import NAMES

TOUCHED = 0.02


def covered(game: str, view: Any, zoom: str | None, patch: pytest.MonkeyPatch) -> list[str]:
    """The words that lie below something. What is drawn only once is drawn before."""
    painter, say = painter_of(game), read_once().speaker("en", NAMES)
    painter.draw(view, words=say, names=NAMES, marks=(), zoom=zoom)
    painter.forget()
    with recorded(patch) as drawn:
        painter.draw(view, words=say, names=NAMES, marks=(), zoom=zoom)
    return [put.text for at, put in drawn.words() if drawn.hidden(at) > TOUCHED]


@pytest.mark.parametrize("answers", [20, 60])
def test_numbers_of_systems_cover_no_code_and_no_capacity(answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    view = position("forbidden_stars", 3, "1", answers).view
    assert isinstance(view, Systems)
    for at in range(0, len(view.systems), 4):
        asked = Places([system.id for system in view.systems[at : at + 4]])
        found = covered("forbidden_stars", view, f"focus-{','.join(asked.ids)}", monkeypatch)
        assert not found, found


def test_the_sign_of_a_battle_covers_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many fight there."""
    view = se.RULES.view(se.battle(), 0)
    assert isinstance(view, Hexes) and view.battle is not None
    sides = (se.stack(0, se.unit("CA", 28, 0)), se.stack(1, se.unit("CA", 26, 1)))
    many = se.changed(view, view.battle.at, colony=None, stacks=sides)
    assert not covered("space_empires", many, None, monkeypatch)


def test_the_signs_of_seats_cover_no_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them have announced the same levels."""
    view = position("space_empires", 4, "1", 1).view
    assert isinstance(view, Hexes)
    known = (("attack", 2), ("defense", 2), ("ship_size", 3), ("move", 4))
    alike = replace(view, seats=tuple(replace(seat, shown=known) for seat in view.seats))
    assert not covered("space_empires", alike, "technology", monkeypatch)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", ["doomsday_small", "aliens_map_2"])
def test_what_comes_against_who_plays_alone_is_read_on_a_phone(
    scenario: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the own CP, none of it smaller or cut."""
    view = se.RULES.view(se.played(1, 30, scenario=scenario), 0)
    say = read_once().speaker(language, NAMES)
    with recorded(monkeypatch) as drawn:
        painter_of("space_empires").draw(view, words=say, names=NAMES, marks=(), zoom=None)
    scene = Scene("space_empires", Canvas(1, 1), view, say, NAMES)
    notes = [text.replace(HARD, " ") for _, text in aside.notes(scene)]
    high = {put.text: put.mask.height for _, put in drawn.words()}
    assert len(notes) > 2 and set(notes) <= high.keys()
    assert min(high[text] for text in notes) >= label("", aside.READ).height
