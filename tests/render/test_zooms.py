"""Every zoom that rules, questions or painters offer is drawn, and its words name no ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from bot.locales import LANGUAGES, read_once
from engine.ask import Ask, Seat
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.games import TITLES, rules_of
from engine.table import Table
from engine.zoom import Zoom
from render import painter_of
from render.demo import ADVANCED
from tests.render.sample_views import NAMES

OPTIONS = {"space_empires": ADVANCED, "forbidden_stars": {"board": "built"}}
MIDGAME = ("ti4", "eclipse", "space_empires")
LOOKS, FEW = (0, 200, 700), 3
IDS = re.compile(r"[a-z]-\d|\b[hvp]\d+\.\d|[A-Za-z]_[A-Za-z]|[{}@>]|\?\?\?")
"""What an id is made of, and no sentence: `seat-1`, `h2.1`, `space_dock`, `101>102`."""
NOTHING = ("", "x", "focus-", "focus-x", "turns-", "turns-x", "turns-310-x", "seat-9", "seat-x", "ships-9", "ships-x")
NOWHERE = (*NOTHING, "battle-", "battle-x", "near-", "near-x", "999999", "focus-x@y", "seat-٣")


def played(game: str, seats: int = 3) -> Iterator[Table]:
    """A game by chance, after each answer; from the middle on where it can begin there."""
    options = {**OPTIONS.get(game, {}), **({"opening": "midgame"} if game in MIDGAME else {})}
    table, chance = Table.new(rules_of(game), seats, "1", options), stream("1", 0, seats, "play")
    while table.ask is not None:
        yield table
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)


def look(game: str, view: object, zoom: str | None) -> None:
    """Draws it, and reads its words in both languages."""
    painter = painter_of(game)
    said = {language: read_once().speaker(language, NAMES) for language in LANGUAGES}
    painter.draw(view, words=said["en"], names=NAMES, marks=(), zoom=zoom)
    told = [painter.alt(view, words=words, names=NAMES, zoom=zoom) for words in said.values()]
    wrong = [alt for alt in told if IDS.search(alt) or not alt.endswith(".")]
    assert not wrong, f"{game} {zoom}: {wrong}"
    assert len(set(told)) == len(told)
    stands = painter.alt(view, words=said["en"], names=NAMES, zoom=None)
    assert zoom is None or told[0] != stands, f"{game} {zoom}: the words do not say what is shown"


def offered(game: str, view: object) -> list[str]:
    """All that is no bare place, and some bare places."""
    bare = zooms_of(game)[-1]
    every = [id for _, id in rules_of(game).places(view)]
    kinds = [kind for kind in zooms_of(game) if kind is not bare]
    special = [zoom for zoom in every if any(kind.fits(zoom) for kind in kinds)]
    places = [zoom for zoom in every if zoom not in special]
    further = painter_of(game).further(view)
    return list(dict.fromkeys([*special, *further, *painter_of(game).close_ups(view).values(), *places[:FEW]]))


def zooms_of(game: str) -> list[Zoom[object]]:
    """The kinds of zooms that a game declares; the last one takes every place."""
    found = [kind for kind in vars(import_module(f"engine.{game}.interface.zooms")).values() if isinstance(kind, Zoom)]
    return sorted(found, key=lambda kind: kind.prefix, reverse=True)


@pytest.mark.parametrize("game", TITLES)
def test_what_rules_and_painters_offer_is_drawn_and_told(game: str) -> None:
    for count, table in enumerate(played(game)):
        if count in LOOKS:
            for seat in (None, 0) if table.rules.own_boards else (None,):
                view = table.rules.view(table.state, seat)
                for zoom in [None, *offered(game, view)]:
                    look(game, view, zoom)
        if count == LOOKS[-1]:
            return


@pytest.mark.parametrize("game", TITLES)
def test_what_questions_show_is_drawn_and_told(game: str) -> None:
    """Of each kind of question the first picture of each kind."""
    met = set[tuple[str, str]]()
    for count, table in enumerate(played(game)):
        for seat, ask in asked(table):
            focus = table.rules.focus(seat, ask)
            kind = "" if focus is None else next(kind.prefix for kind in zooms_of(game) if kind.fits(focus.zoom))
            if focus is not None and (ask.kind, kind) not in met:
                met.add((ask.kind, kind))
                look(game, table.rules.view(table.state, seat), focus.zoom)
        if count == LOOKS[-1]:
            break
    assert len(met) >= min(FEW, len(rules_of(game).questions) // 2)


def asked(table: Table) -> Iterator[tuple[Seat, Ask]]:
    if table.ask is not None:
        yield from ((seat, table.ask.of(seat)) for seat in table.waiting())


@pytest.mark.parametrize("game", TITLES)
def test_every_kind_of_zoom_is_drawn_by_a_picture_of_its_own(game: str) -> None:
    pictures, kinds = painter_of(game).pictures, zooms_of(game)
    assert len(pictures) == len(kinds)
    chosen = [next(at for at, shown in enumerate(pictures) if shown.fits(kind.prefix)) for kind in kinds]
    assert sorted(chosen) == list(range(len(pictures)))


@pytest.mark.parametrize("game", TITLES)
def test_what_is_nothing_of_the_board_is_refused(game: str) -> None:
    table = next(played(game))
    for zoom in NOWHERE:
        with pytest.raises(KeyError):
            look(game, table.rules.view(table.state, None), zoom)
