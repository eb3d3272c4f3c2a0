"""Words on pictures of Space Empires: known in both languages, and whole where they stand."""

from __future__ import annotations

import pytest

from bot.locales import Locales
from engine.space_empires import words
from engine.space_empires.components import ALIENS, COLOURS, TECHNOLOGIES, UNITS
from engine.space_empires.interface.view import View
from engine.text import T, Text
from render import explain
from render.canvas import measure
from render.space_empires import groups, sheet, technologies
from tests.render import sample_space_empires as se
from tests.render.sample_views import NAMES
from tests.render.test_space_empires_pictures import zooms

LOCALES = Locales()
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])


@LANGUAGES
def test_every_word_of_a_picture_is_known(language: str, caplog: pytest.LogCaptureFixture) -> None:
    speak = LOCALES.speaker(language, NAMES)
    for state in (se.start(), se.middle(), se.alone(), se.aliens(), se.over(), se.battle()):
        view = se.RULES.view(state, 0)
        for zoom in zooms(view):
            assert "space_empires-" not in se.picture(view, speak, zoom=zoom).alt
    explain("space_empires", speak)
    assert [line.getMessage() for line in caplog.records] == []


@LANGUAGES
def test_names_of_technologies_and_lines_of_the_sheet_stand_whole(language: str) -> None:
    for id_ in TECHNOLOGIES:
        assert measure(LOCALES.say(words.technology(id_), language), 22) < technologies.NAMES - 40, id_
    for name, _ in sheet.LINES:
        said = LOCALES.say(Text(f"space_empires-picture-sheet-{name}"), language)
        assert measure(said, 36) < sheet.NAMES - 40, name


@LANGUAGES
def test_counters_are_called_by_the_sign_on_them_or_in_words(language: str) -> None:
    for type_ in (*UNITS, *ALIENS, "MACHINE"):
        said = LOCALES.say(words.counter_name(f"{type_}12"), language)
        assert said.endswith("12") and "_" not in said
        assert said == f"{type_}12" or len(type_) > 2, said
    assert LOCALES.say(words.counter_name("DECOY2"), language) == {"en": "Decoy 2", "pl": "wabik 2"}[language]


@LANGUAGES
def test_names_of_counters_stand_whole_among_many_groups(language: str) -> None:
    column = (groups.WIDTH - 2 * groups.MARGIN - 30) / groups.COLUMNS - 16
    for type_ in UNITS:
        said = LOCALES.say(words.counter_name(f"{type_}12"), language)
        assert measure(said, round(groups.LETTERS * 0.8)) < column * groups.NAME, said


@LANGUAGES
@pytest.mark.parametrize("zoom", ["groups", "zoom", "battle"])
def test_no_picture_shows_the_id_of_a_type(language: str, zoom: str) -> None:
    """A picture of everything that a side can have, with what was written on it."""
    said: list[Text] = []
    speak = LOCALES.speaker(language, NAMES)
    view = fleet_of_all(se.RULES.view(se.battle(), 0))
    assert view.battle is not None
    at = {"groups": "groups", "zoom": view.battle.at, "battle": f"battle-{view.battle.at}"}[zoom]

    def noted(text: Text) -> str:
        said.append(text)
        return speak(text)

    se.picture(view, noted, zoom=at)
    assert {f"single {type_} 1" for type_ in ("DECOY", "COLONY_SHIP", "MINES")} <= {se.plain(text) for text in said}


def fleet_of_all(view: View) -> View:
    """Every type of unit of the first seat where the battle is."""
    assert view.battle is not None
    return se.changed(view, view.battle.at, stacks=(se.every_type(view.viewer or 0),))


@LANGUAGES
def test_letters_of_levels_are_short_and_differ_where_they_meet(language: str) -> None:
    letters = {id_: LOCALES.say(Text(f"space_empires-picture-short-{id_}"), language) for id_ in TECHNOLOGIES}
    assert all(1 <= len(letter) <= 2 for letter in letters.values())
    everywhere = ("attack", "defense", "tactics", "move")
    for card in UNITS.values():
        own = [letters[id_] for id_ in (*everywhere, *card.equipment)]
        assert len(set(own)) == len(own), card.id


@LANGUAGES
def test_seats_without_a_name_are_called_by_their_colour(language: str) -> None:
    said = [LOCALES.say(Text(f"space_empires-colour-{colour}"), language) for colour in COLOURS]
    assert not [name for name in said if name.startswith("space_empires-")]


@LANGUAGES
def test_round_and_turn_fit_beside_each_other(language: str) -> None:
    round_ = measure(LOCALES.say(T("space_empires-picture-round", n=88), language), 60)
    turn = measure(LOCALES.say(T("space_empires-picture-turn", n=3), language), 22)
    assert round_ + 18 + turn < 350
