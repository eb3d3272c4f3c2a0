"""Words fit where they stand, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.locales import Locales
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.games import TITLES, rules_of
from engine.table import Table
from engine.text import T
from render import explain, painter_of
from render.canvas import ELLIPSIS, broken, fit, measure, printable
from render.panels import chip, wrapped
from render.ti4 import layout
from render.ti4.page import COLUMN, INNER
from render.ti4.seats import PAD, STRATEGY_WIDTH, WORD
from tests.render import sample_views as sv
from tests.render.sample_views import NAMES
from tests.render.seeing import picture

LOCALES = Locales()
LANGUAGES = ("en", "pl")


def names(kind: str, table: str, language: str, end: str = "") -> list[str]:
    found = [LOCALES.say(T(f"ti4-{kind}-{row['id']}{end}"), language) for row in sv.load(table)]
    assert not any(name.startswith("ti4-") for name in found)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_technologies_laws_and_notes_fit_a_panel_whole(language: str) -> None:
    tables = (("tech", "technologies"), ("note", "promissory_notes"), ("objective", "objectives"))
    said = [name for kind, table in tables for name in names(kind, table, language)]
    chips = [chip(name, WORD, widest=600) for name in said]
    assert all(one.text == name and one.size == WORD for one, name in zip(chips, said, strict=True))
    assert max(one.width for one in chips) + 50 < COLUMN - 2 * PAD


@pytest.mark.parametrize("language", LANGUAGES)
def test_strategy_cards_fit_beside_the_pools(language: str) -> None:
    room = STRATEGY_WIDTH - 36 - WORD * 1.05
    assert not [
        name for name in names("strategy", "strategy_cards", language) if ELLIPSIS in fit(name, room, WORD, 22)[0]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_public_objectives_ask_fits_two_lines(language: str) -> None:
    room = INNER / 2 - 2 * 20 - 120 - 74
    public = [row["id"] for row in sv.load("objectives") if row["stage"] in (1, 2)]
    for id_ in public:
        lines = broken(LOCALES.say(T(f"ti4-objective-{id_}-text"), language), room, 24)
        assert len(lines) <= 2 and all(ELLIPSIS not in fit(line, room, 24, 18, "plain")[0] for line in lines)
        assert measure(LOCALES.say(T(f"ti4-objective-{id_}"), language), 32, "plain") < room


def test_planet_names_fit_their_place_at_full_size() -> None:
    radius = INNER / 11
    for tile in sv.load("tiles"):
        room = radius * (1.2 if len(tile["planets"]) == 1 else 0.86)
        for id_ in tile["planets"]:
            text, size = fit(sv.PLANETS[id_]["name"], room - 4, round(layout.NAME_SIZE * radius), 17)
            assert ELLIPSIS not in text and size >= 20, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phase_fits_beside_the_round(language: str) -> None:
    for phase in ("strategy", "action", "status", "agenda", "over"):
        round_ = measure(LOCALES.say(T("ti4-picture-round", n=14), language), 60)
        assert measure(LOCALES.say(T(f"ti4-phase-{phase}"), language), 40) < 560 - round_


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [sv.start, sv.middle, sv.agenda, sv.end])
def test_every_word_of_a_picture_is_known(kind: object, language: str, caplog: pytest.LogCaptureFixture) -> None:
    assert callable(kind)
    picture(kind(6), LOCALES.speaker(language, sv.NAMES))
    assert [line.getMessage() for line in caplog.records] == []


def test_chips_wrap_within_their_width() -> None:
    chips = [chip(name, WORD) for name in names("tech", "technologies", "pl")]
    rows = wrapped(chips, 700, 7)
    assert [one for row in rows for one in row] == chips
    assert all(sum(one.width for one in row) + 7 * (len(row) - 1) <= 700 for row in rows)


def test_a_long_word_is_made_smaller_and_then_cut() -> None:
    assert fit("Mecatol Rex", 500, 30, 20) == ("Mecatol Rex", 30)
    text, size = fit("Mecatol Rex", measure("Mecatol Rex", 25), 30, 20)
    assert (text, size) == ("Mecatol Rex", 25)
    text, size = fit("Mecatol Rex", 60, 30, 20)
    assert text.endswith(ELLIPSIS) and size == 20 and measure(text, size) <= 60


def test_signs_without_a_picture_are_left_out() -> None:
    assert printable("Zażółć 🚀 gęślą 日本") == "Zażółć gęślą"


@pytest.mark.parametrize(
    "blank", ["\u200d", "\u200b", "\ufe0f", "\u00ad", "\u3164", "\u2800", "\U0001f469\u200d\U0001f680"]
)
def test_of_what_cannot_be_seen_nothing_is_written(blank: str) -> None:
    assert printable(blank) == "" and printable(f"A{blank}b") == "Ab"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_unit_and_sign(language: str, caplog: pytest.LogCaptureFixture) -> None:
    legend = explain("ti4", LOCALES.speaker(language))
    assert legend.width == 1600 and "ti4-" not in legend.alt
    assert [line.getMessage() for line in caplog.records] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_legend_is_cut_off(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()

    def fitted(text: str, *how: Any) -> tuple[str, int]:
        found = fit(text, *how)
        written.append(found[0])
        return found

    monkeypatch.setattr("render.canvas.fit", fitted)
    for game in TITLES:
        painter_of(game).legend(LOCALES.speaker(language))
    assert written and not [text for text in written if text.endswith(ELLIPSIS)]


ID = re.compile(r"[hvp]\d+\.\d+|\b\w+_\w+|\d+[AB]-[NS][EW]|\bfocus-|\bNone\b|\d,-?\d|\w-picture-|Text\(")
"""What ids of areas, edges, components and spaces look like, and keys of texts."""


@pytest.mark.parametrize("game", TITLES)
def test_no_alternative_text_contains_an_id(game: str) -> None:
    """Of any picture that goes with a game of chance."""
    table, chance, said = Table.new(rules_of(game), 3, "1", {}), stream("1", 0, 3, "play"), set[str]()
    painter, seen = painter_of(game), 0
    for number in range(400):
        if table.ask is None:
            break
        seat = table.waiting()[0]
        focus = table.rules.focus(seat, table.ask.of(seat))
        view = table.rules.view(table.state, seat) if focus is not None or number % 40 == 0 else None
        zooms = {None, "" if focus is None else focus.zoom, *(painter.close_ups(view).values() if view else ())} - {""}
        for zoom in zooms if view is not None else ():
            said |= {painter.alt(view, words=LOCALES.speaker(one, NAMES), names=NAMES, zoom=zoom) for one in LANGUAGES}
            seen += 1
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert seen > min(60, table.state.asked // 4)
    assert not {found[0]: alt for alt in said if (found := ID.search(alt))}
