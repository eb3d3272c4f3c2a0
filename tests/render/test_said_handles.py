"""Whatever place a sentence, a question or an option names is found on the picture that comes with it; what is said in
place of a picture names no ids.

Positions are those of games of computer players, drawn by chance. The picture is that of the question, or else the
board, which stands in the channel all the time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.locales import LANGUAGES, Say, read_once
from engine.ask import Ask, PickOne, PickSome, Seat
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.checking.minded import picking
from engine.eclipse.interface.view import View as Sectors
from engine.forbidden_stars.components import AREAS
from engine.games import rules_of
from engine.hexes import Hex, called
from engine.table import Table
from engine.text import Text
from render import painter_of
from tests.render.alternative_texts import IDS, alternative_texts
from tests.render.recording import recorded
from tests.render.sample_views import NAMES

OPENING = {"opening": "midgame"}
PLAYED: dict[str, tuple[tuple[str, ...], int, dict[str, str]]] = {
    "ti4": (("calm",) * 3, 320, OPENING),
    "eclipse": (("calm",) * 3, 220, OPENING),
    "forbidden_stars": (("calm",) * 3, 320, {}),
    "space_empires": (("calm",) * 2, 320, OPENING),
}
"""Who plays how many answers, and with which options."""
LOOKS, LAST = 6, 4
"""So many positions are looked at, and of each so many of the last sentences."""
SHORT = {area.name: area.short or area.name for area in AREAS.values() if area.name}
"""What is written of a world."""
TOUCHED = 0.02
NUMBER, CODE, HEX = re.compile(r"#(\d+)"), re.compile(r"\((\w+)\)"), re.compile(r"\b[A-Z]\d{1,2}\b")


def looked_at(game: str) -> Iterator[tuple[Table, list[Text]]]:
    """The table at some moments, and what was said last."""
    kinds, most, options = PLAYED[game]
    table = Table.new(rules_of(game), len(kinds), "said", options)
    pick, chance = picking(table.rules, kinds, "said"), stream("said", 0, len(kinds), "play")
    moments, said = set(Random(game).sample(range(most // 4, most), LOOKS)), list[Text]()
    for number in range(most):
        if table.ask is None:
            return
        if number in moments:
            yield table, said[-LAST:]
        given = pick(table, chance, 0.0)
        told = table.answer(given.seat, given.value, given.verb).events
        said += [event.text for event in told if event.text is not None]


def named(game: str, view: Any, places: dict[str, str], text: str) -> set[str]:
    """The handles of places of the board that a text names, as they stand on a picture."""
    if game == "ti4":
        return {number for number in NUMBER.findall(text) if number in places}
    if game == "forbidden_stars":
        worlds = {short for name, short in SHORT.items() if re.search(rf"\b{name}\b", text)}
        return worlds | {code for code in CODE.findall(text) if any(f"({code})" in name for name in places.values())}
    if isinstance(view, Sectors):
        spaces = {called(Hex(*at)) for at in view.frontier if at not in view.starts}
        return {id for id in CODE.findall(text) if id in places} | (spaces & set(HEX.findall(text)))
    return set(HEX.findall(text)) & set(places.values())


def asked(ask: Ask, seat: Seat) -> Iterator[Text]:
    """A question, its options, and what is said below these."""
    yield ask.about
    shape = ask.must[seat]
    if isinstance(shape, (PickOne, PickSome)):
        for option in shape.options:
            yield option.text
            yield from [option.more] if option.more is not None else []


class Looked:
    """What can be read on a picture, in whatever words it stands: large enough, and with nothing over it."""

    def __init__(self, game: str, view: Any, zoom: str | None, say: Say, patch: pytest.MonkeyPatch) -> None:
        painter = painter_of(game)
        painter.forget()
        with recorded(patch) as drawn:
            image = painter.draw(view, words=say, names=NAMES, marks=(), zoom=zoom).image
        width, height = image.size
        least = max(8 * max(1.0, width / 390), 9 * max(1.0, width / 550, height / 350))
        large = [(at, put.text) for at, put in drawn.words() if put.high >= least]
        self.words = " | ".join(text for at, text in large if drawn.hidden(at) <= TOUCHED)

    def shows(self, handle: str) -> bool:
        return re.search(rf"(?<!\w){re.escape(handle)}(?!\w)", self.words) is not None


@pytest.mark.parametrize("game", PLAYED)
def test_what_is_named_is_found_on_the_picture(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = 0
    for at, (table, said) in enumerate(looked_at(game)):
        say = read_once().speaker(LANGUAGES[at % len(LANGUAGES)], NAMES)
        assert table.ask is not None
        seat = next(iter(table.ask.must))
        ask = table.ask.of(seat)
        view = table.rules.view(table.state, seat if table.rules.own_boards else None)
        places = {place.id: say(place.name) for place in table.rules.board_text(view).places}
        focus, board = table.rules.focus(seat, ask), Looked(game, view, None, say, monkeypatch)
        near = board if focus is None else Looked(game, view, focus.zoom, say, monkeypatch)
        heard = {handle for text in said for handle in named(game, view, places, say(text))}
        chosen = {handle for text in asked(ask, seat) for handle in named(game, view, places, say(text))}
        found += len(heard | chosen)
        missing = {one for one in heard if not board.shows(one)}
        missing |= {one for one in chosen if not near.shows(one) and not board.shows(one)}
        assert not missing, (ask.kind, focus, missing)
        told = alternative_texts(table, seat, say)
        assert len(told) > 1 and not [alt for alt in told if IDS.search(alt)]
    assert found > 3, "sentences name places"


def test_what_is_an_id_is_found_in_an_alternative_text() -> None:
    for alt in ("Arrows lead to h1.1.", "2 colony_ship", "Hexes: tech:laser", "ti4-unit-carrier", "Spaces 0,-1."):
        assert IDS.search(alt), alt
    for alt in ("Tau Ceti (229), Iota Carinae (316)", "0–5 CP, 3×2", "Ann’s turn: 5, 12 and 7.", "Jol-Nar, L1Z1X: 4"):
        assert not IDS.search(alt), alt


def test_the_spaces_on_which_tiles_are_laid_are_numbered_on_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lays one chooses between such numbers."""
    table, chance = Table.new(rules_of("ti4"), 4, "ab" * 32, {"map": "tiles"}, keep=True), Random(3)
    while table.ask is not None and table.ask.of(table.waiting()[0]).kind != "position":
        seat, verb, value, *_ = choose(table, chance)
        table.answer(seat, value, verb)
    assert table.ask is not None
    (shape,) = table.ask.must.values()
    assert isinstance(shape, PickOne)
    say = read_once().speaker("en", NAMES)
    shown = Looked("ti4", table.rules.view(table.state, None), None, say, monkeypatch)
    assert len(shape.options) > 1 and all(shown.shows(option.id) for option in shape.options)
