"""Every component is a picture that can be read: whole words, in both languages, whatever its length."""

from __future__ import annotations

import io
import logging
import re
from time import process_time
from typing import Any

import pytest
from PIL import Image

from bot.locales import LANGUAGES, read_once
from engine import games
from engine.component import Component
from engine.text import Text
from render import cards
from render.canvas import ELLIPSIS, HARD, Canvas, flowed, label, measure
from render.cardface import HELD, LARGE, Face, Style, found
from tests.render.recording import recorded
from tests.toy import ToyRules

GAMES = [name for name in games.TITLES if games.rules_of(name).components()]
NAMES = ("Alicja", "Bruno")
HAND = ("card:sabotage", "card:diplomacy_rider", "note:ceasefire@1", "objective:unveil_flagship")


class Written(Canvas):
    """Remembers what was written, and how far to the right."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.words: list[tuple[str, float]] = []

    def write(self, *given: Any, **how: Any) -> float:
        wide = super().write(*given, **how)
        self.words.append((given[0], given[1] + wide / (2 if how.get("anchor", "mm") == "mm" else 1)))
        return wide


def face(game: str, component: Component, language: str, style: Style) -> Face:
    return Face(component, cards.artist_of(game), read_once().speaker(language), style)


@pytest.mark.parametrize("style", [LARGE, HELD], ids=["large", "held"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_component_is_drawn_whole(
    game: str, language: str, style: Style, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for component in games.rules_of(game).components():
            one = face(game, component, language, style)
            canvas = Written(style.width, round(one.height))
            one.draw(canvas, 0, 0, one.height)
            assert not [text for text, _ in canvas.words if ELLIPSIS in text], component.id
            assert max(right for _, right in canvas.words) <= style.width - 12, component.id
            assert one.height < 1500, component.id
    assert caplog.messages == []


@pytest.mark.parametrize("game", GAMES)
def test_each_look_is_known_to_its_painter(game: str) -> None:
    """A star is what a component without a look of its own has."""
    artist = cards.artist_of(game)
    plain = cards.PlainArtist().emblem("", 60).tobytes()
    looks = {component.look for component in games.rules_of(game).components()}
    assert [look for look in sorted(looks) if artist.emblem(look, 60).tobytes() == plain] == []
    signs = {sign for c in games.rules_of(game).components() for fact in c.facts for sign in fact.signs}
    assert [sign for sign in sorted(signs) if artist.fact_sign(sign, 40) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_a_small_png_that_says_what_it_is(language: str) -> None:
    words = read_once().speaker(language)
    picture = cards.card("ti4", "card:sabotage", words=words)
    assert Image.open(io.BytesIO(picture.png)).size == (picture.width, picture.height) == (640, picture.height)
    assert len(picture.png) < 80_000
    assert picture.alt.startswith({"en": "Sabotage, Action card. When", "pl": "Sabotaż, Karta akcji. Gdy"}[language])


def test_a_hand_stands_in_rows_and_names_its_cards() -> None:
    words = read_once().speaker("en")
    picture = cards.hand("ti4", HAND, words=words, names=NAMES)
    assert picture.alt == "Cards: Sabotage, Diplomacy Rider, Ceasefire and Unveil Flagship."
    assert picture.width == 2 * (HELD.width + cards.GAP) + cards.GAP
    more = cards.hand("ti4", HAND * 3, words=words, names=NAMES)
    assert more.height > picture.height and more.width == picture.width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_hand_says_is_read_on_a_phone(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [one.id for one in games.rules_of(game).components()][::7][:12]
    words = read_once().speaker(language)
    with recorded(monkeypatch) as drawn:
        image = cards.drawn(game, found(game, ids), words, HELD, 2).image
    small = {
        put.text
        for _, put in drawn.words()
        if put.sprite.height / label("H", 100).height * 69 * 390 < 7.9 * image.width
    }
    assert not small
    assert all(put.box[2] <= image.width for _, put in drawn.words())


def test_a_note_names_the_seat_that_it_came_from() -> None:
    mine, theirs = (
        cards.hand("ti4", [f"note:ceasefire@{n}"], words=read_once().speaker("pl"), names=NAMES).png for n in (0, 1)
    )
    assert mine != theirs


def test_of_an_unknown_component_there_is_no_picture() -> None:
    with pytest.raises(KeyError):
        cards.card("ti4", "card:nonsense", words=read_once().speaker("en"))


def test_a_game_without_pictures_has_plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    ti4 = games.rules_of("ti4").components()
    monkeypatch.setattr(ToyRules, "components", lambda self: ti4)
    monkeypatch.setattr(games, "_GAMES", {**games._GAMES, "toy": ToyRules()})
    assert cards.card("toy", "card:sabotage", words=read_once().speaker("en")).width == 640


def test_after_the_first_one_a_picture_takes_less_than_a_tenth_of_a_second() -> None:
    words = read_once().speaker("pl")
    many = [component.id for component in games.rules_of("ti4").components()][::36][:12]

    def seconds() -> float:
        began = process_time()
        cards.hand("ti4", many, words=words, names=())
        cards.card("ti4", "faction:creuss", words=words)
        return process_time() - began

    seconds()
    assert min(seconds() for _ in range(5)) < 0.2


def test_words_flow_into_lines_no_wider_than_allowed() -> None:
    text = "Zażółć gęślą jaźń i jeszcze kilka innych słów"
    lines = flowed(text, 160, 24)
    assert " ".join(lines) == text and len(lines) > 2
    assert all(measure(line, 24, "plain") <= 160 for line in lines)
    assert flowed("", 160, 24) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_no_figure_twice(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in a box does not stand in the text below it, and nothing that the text says is lost."""
    words, parted = read_once().speaker(language), 0
    told = [one for game in ("ti4", "eclipse") for one in games.rules_of(game).components() if one.beyond is not None]
    for component in told:
        with recorded(monkeypatch) as drawn:
            cards.drawn(component_game(component), [component], words, LARGE, 1)
        shown = " ".join(put.text.lower() for _, put in drawn.words())
        kept = " ".join(words(text) for text in component.beyond or ()).lower().replace(HARD, " ")
        if component.text is not None and words(component.text).lower() in shown:
            continue  # a single figure has no box
        parted += 1
        assert kept in shown, component.id
        for fact in component.facts:
            lists = [one for other in component.facts if isinstance(other.value, tuple) for one in other.value]
            listed = [words(one) for one in lists if isinstance(one, Text)]
            name = words(fact.name).lower()
            elsewhere = " ".join([words(component.kind), words(component.name), *listed]).lower()
            assert 1 <= shown.count(name) - elsewhere.count(name) - kept.count(name) <= 1, (component.id, name)
    assert parted > 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_a_card_does_not_say_its_figures_once_more(game: str, language: str) -> None:
    """Such as "Trade 3:1" below the box that says it."""
    words = read_once().speaker(language)
    told, twice = 0, list[tuple[str, str]]()
    for component in games.rules_of(game).components():
        whole = () if component.text is None else (component.text,)
        kept = " ".join(words(text) for text in (whole if component.beyond is None else component.beyond)).lower()
        for fact in component.facts:
            figure = words(fact.value) if isinstance(fact.value, Text) else str(fact.value or "")
            if not any(map(str.isdigit, figure)):
                continue
            told += 1
            if re.search(rf"\b{re.escape(words(fact.name).lower())}\W{{0,3}}{re.escape(figure.lower())}(?!\d)", kept):
                twice.append((component.id, figure))
    assert told > 40 and not twice


def component_game(component: Component) -> str:
    return "eclipse" if component.id.startswith("part:") else "ti4"
