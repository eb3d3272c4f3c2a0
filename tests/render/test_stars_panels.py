"""Panels of Forbidden Stars hold what is drawn in them, and the turns of a system are read on a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.locales import LANGUAGES, read_once
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.interface.view import View
from engine.text import Text
from render import painter_of
from render.canvas import Canvas
from render.demo import position
from render.forbidden_stars import seats
from render.forbidden_stars.scene import Scene
from tests.render.recording import recorded
from tests.render.sample_views import NAMES

STARS = painter_of("forbidden_stars")


def rich() -> View:
    """Four who have as much as they can."""
    view = position("forbidden_stars", 4, "3", 40).view
    assert isinstance(view, View)
    return replace(view, seats=tuple(replace(seat, materiel=14, level=3, collected=3) for seat in view.seats))


def test_what_a_seat_has_stands_within_its_box_below_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    view, right = rich(), 305.0
    scene = Scene("forbidden_stars", Canvas(400, 120), view, read_once().speaker("pl", NAMES), NAMES)
    for seat in view.seats:
        with recorded(monkeypatch) as drawn:
            seats.flat(scene, seat, (0, 0, right, 108))
        assert max(put.box[2] for _, put in drawn.words()) < right - 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_faction_of_a_seat_stands_once_in_its_panel(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view, say = rich(), read_once().speaker(language, NAMES)
    with recorded(monkeypatch) as drawn:
        STARS.draw(view, words=say, names=NAMES, marks=(), zoom="seat-0")
    faction = Scene("forbidden_stars", Canvas(1, 1), view, say, NAMES).term("faction", view.seats[0].faction or "")
    assert [put.text for _, put in drawn.words()].count(faction) == 1


@pytest.mark.parametrize("system", ["9A", "10A"])
def test_the_names_of_a_system_are_read_in_each_of_its_turns(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = {area.short or area.name for area in AREAS.values() if area.name and SYSTEM_OF[area.id] == system}
    with recorded(monkeypatch) as drawn:
        image = STARS.draw(
            rich(), words=read_once().speaker("en", NAMES), names=NAMES, marks=(), zoom=f"turns-{system}"
        ).image
    width, height = image.size
    least = max(8 * width / 390, 9 * max(width / 550, height / 350))
    named = [put for at, put in drawn.words() if put.text in worlds and drawn.hidden(at) <= 0.02]
    assert len(named) == 4 * len(worlds) and min(put.high for put in named) >= least


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "figures"), [("forbidden_stars", ("capacity", "income", "space")), ("space_empires", ("colony", "cp"))]
)
def test_the_legend_says_what_figures_on_the_board_mean(
    game: str, figures: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = read_once().speaker(language, NAMES)
    with recorded(monkeypatch) as drawn:
        painter_of(game).legend(say)
    meant = {say(Text(f"{game}-picture-legend-{figure}")) for figure in figures}
    assert meant <= {put.text for _, put in drawn.words()}
