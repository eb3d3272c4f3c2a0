"""Words on pictures of Eclipse: known in both languages, and whole where they stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.drawing.pictures import HIGHEST
from bot.locales import Locales
from engine.eclipse import words
from engine.eclipse.components import CENTRE_SECTOR, COLOURS, PARTS, ROUNDS, SECTORS, SPECIES, TECHNOLOGIES
from engine.text import T, Text
from render import explain, painter_of
from render.canvas import ELLIPSIS, Canvas, fit, font, measure
from render.eclipse import blueprints, board, header, seats, technologies
from render.eclipse.page import INNER, MARGIN
from render.fleets import Spot
from render.panels import chip
from tests.render import sample_eclipse as se
from tests.render.recording import Put, recorded
from tests.render.sample_views import NAMES

LOCALES = Locales()
PHONE = 390
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
def test_technologies_stand_whole_in_panels(language: str) -> None:
    for name in named(language, "tech", TECHNOLOGIES):
        one = chip(name, technologies.WORD, widest=340)
        assert one.text == name and one.width + 40 < (INNER - MARGIN) / 2 - 2 * seats.PAD


@LANGUAGES
@pytest.mark.parametrize("zoom", ["technologies", "ships-0"])
def test_what_is_read_on_technologies_and_blueprints_is_large_on_a_phone(
    zoom: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Capitals are 8 points high at 390, blueprints where they stand above a question; no name is less than
    half as wide as written freely.
    """
    words = LOCALES.speaker(language, NAMES)
    for view in (se.start(4), se.middle(4), se.end(4)):
        with recorded(monkeypatch) as found:
            drawn = painter_of("eclipse").draw(view, words=words, names=NAMES, marks=(), zoom=zoom).image
        across = max(drawn.width, drawn.height / HIGHEST) if zoom == "ships-0" else drawn.width
        small = {put.text for _, put in found.words() if capital(put) * PHONE / across < 8}
        assert not small, small
        squeezed = {put.text for _, put in found.words() if put.sprite.width < 0.5 * measure(put.text, size_of(put))}
        assert not squeezed, squeezed


def size_of(put: Put) -> int:
    """The size of the type of a word: of its line, the ascent and the descent."""
    return next(size for size in range(8, 99) if sum(font(size).getmetrics()) >= put.mask.height)


def capital(put: Put) -> float:
    """How high a capital of this word's type is."""
    _, top, _, bottom = font(size_of(put)).getbbox("H")
    return bottom - top


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


def test_dice_of_the_strongest_ships_stay_in_their_square_and_leave_the_figures_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Missiles have two dice each, and eight squares leave little room for one."""
    view, missile = se.end(4), next(id for id, part in PARTS.items() if part.kind == "missile")
    for room in (60, 80, 160):
        with recorded(monkeypatch) as drawn:
            blueprints._strength(Canvas(300, 60), PARTS[missile], 150, 30, room)
        assert len(drawn.puts) == 3
        assert all(put.left >= 150 - room / 2 and put.box[2] <= 150 + room / 2 for put in drawn.puts)
    armed = tuple(replace(one, missiles={"orange": 12}, cannons={"red": 2}) for one in view.seats[0].blueprints)
    shown = replace(view, seats=(replace(view.seats[0], blueprints=armed), *view.seats[1:]))
    words = LOCALES.speaker("pl", NAMES)
    with recorded(monkeypatch) as drawn:
        painter_of("eclipse").draw(shown, words=words, names=NAMES, marks=(), zoom="ships-0")
    told = [put.text for _, put in drawn.words()]
    assert told.count("×12") == len(armed)
    heads = [put for at, put in drawn.words() if put.text.isdigit() and drawn.hidden(at) > 0]
    assert not heads, "no figure lies below a sign"
