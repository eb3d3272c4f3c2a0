"""Words on pictures of Eclipse: known in both languages, and whole where they stand."""

from __future__ import annotations

import pytest

from bot.locales import Locales
from engine.eclipse import words
from engine.eclipse.components import CENTRE_SECTOR, COLOURS, PARTS, ROUNDS, SECTORS, SHIPS, SPECIES, TECHNOLOGIES
from engine.text import T, Text
from render import explain
from render.canvas import ELLIPSIS, broken, fit, measure
from render.eclipse import blueprints, board, header, seats, technologies
from render.eclipse.page import INNER, MARGIN
from render.fleets import Spot
from render.panels import chip
from tests.render import sample_eclipse as se
from tests.render.sample_views import NAMES

LOCALES = Locales()
LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])


def named(language: str, kind: str, ids: object) -> list[str]:
    assert hasattr(ids, "__iter__")
    return [LOCALES.say(Text(f"eclipse-{kind}-{id_}"), language) for id_ in ids]


@LANGUAGES
@pytest.mark.parametrize("zoom", [None, "001", "ships-0", "battle"])
def test_every_word_of_a_picture_is_known(zoom: str | None, language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = LOCALES.speaker(language, NAMES)
    for view in (se.start(4), se.middle(4), se.end(4)):
        where = f"battle-{view.sectors[1].id}" if zoom == "battle" else zoom
        assert "eclipse-" not in se.picture(view, words, zoom=where).alt
    explain("eclipse", words)
    assert [line.getMessage() for line in caplog.records] == []


@LANGUAGES
def test_seats_without_a_name_are_called_by_their_colour(language: str) -> None:
    assert not [name for name in named(language, "colour", COLOURS) if name.startswith("eclipse-")]


@LANGUAGES
def test_technologies_stand_whole_on_the_supply_board_and_in_panels(language: str) -> None:
    room = (INNER - 2 * technologies.PAD + technologies.GAP) / 3 - technologies.GAP - 116 - 62 - 58
    for name in named(language, "tech", TECHNOLOGIES):
        lines = technologies.name_lines(name, room)
        assert len(lines) <= 2 and not [line for line in lines if ELLIPSIS in fit(line, room, 22, 16, "plain")[0]], name
        one = chip(name, technologies.WORD, widest=340)
        assert one.text == name and one.width + 40 < (INNER - MARGIN) / 2 - 2 * seats.PAD


@LANGUAGES
def test_parts_and_ships_stand_whole_on_the_blueprints(language: str) -> None:
    for name in named(language, "part", PARTS):
        lines = broken(name, blueprints.SQUARE - 14, 18)
        assert len(lines) <= 2 and not [
            line for line in lines if ELLIPSIS in fit(line, blueprints.SQUARE - 12, 18, 13, "plain")[0]
        ], name
    assert max(measure(name, 44) for name in named(language, "ship", SHIPS)) < 330


@LANGUAGES
def test_species_stand_whole_beside_a_short_name(language: str) -> None:
    room = (INNER - MARGIN) / 2 - 2 * seats.PAD - 68 - measure("Bartłomiej", 42) - 14 - 62 - 8
    assert not [name for name in named(language, "species", SPECIES) if ELLIPSIS in fit(name, room, 28, 20, "plain")[0]]


@LANGUAGES
def test_sector_names_stand_whole(language: str) -> None:
    radius = INNER / 14
    for id_ in SECTORS:
        name = board.placed(LOCALES.speaker(language), id_, Spot(0, 0, round(radius))).name
        assert ELLIPSIS not in fit(name, radius * 1.16, round(board.NAME * radius), 10, "plain")[0], name


def test_only_the_galactic_center_is_called_otherwise_in_polish() -> None:
    english, polish = (LOCALES.speaker(language) for language in ("en", "pl"))
    other = {
        id_: polish(words.sector(id_)) for id_ in SECTORS if polish(words.sector(id_)) != english(words.sector(id_))
    }
    assert other == {CENTRE_SECTOR: "Centrum Galaktyki (001)"}
    assert board.placed(polish, CENTRE_SECTOR, Spot(0, 0, 100)).name == "Centrum Galaktyki"


@LANGUAGES
def test_round_and_phase_fit_beside_the_stacks(language: str) -> None:
    said = measure(LOCALES.say(T("eclipse-picture-round", n=ROUNDS, last=ROUNDS), language), 58)
    for phase in ("action", "combat", "upkeep", "cleanup"):
        wide = said + 18 + measure(LOCALES.say(Text(f"eclipse-phase-{phase}"), language), 40)
        assert wide < INNER - 520 and header.HEIGHT > 94 + 26
