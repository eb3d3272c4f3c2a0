"""What sentences call a place is read on the picture that comes with them: on phones, in previews, and never covered.

The boards are those of games of computer players, which are fuller than those of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import dist
from typing import Any

import pytest

from bot.locales import LANGUAGES, read_once
from engine.chance import stream
from engine.checking.minded import picking
from engine.eclipse.interface.view import View as Sectors
from engine.games import rules_of
from engine.hexes import Hex, called, neighbours
from engine.table import Table
from engine.ti4.interface.view import ForceView
from render import painter_of
from render.eclipse import board as eclipse_board
from render.eclipse import glance as eclipse_glance
from render.eclipse.board import PlacedSector
from render.ti4 import board as ti4_board
from render.ti4 import glance as ti4_glance
from render.ti4 import pieces
from tests.render.recording import Put, Recording, recorded
from tests.render.sample_views import NAMES

GAMES = (("ti4", 3), ("ti4", 6), ("eclipse", 2), ("eclipse", 4))
LONG = {("ti4", 6): 450}
"""Games of which no more answers are played, from the middle on."""
EVERY, FEW = 110, 6
TOUCHED, CUT = 0.02, 0.15
"""The share of a handle, and of any other word, that may lie below something: the dark edges of neighbours."""


@cache
def boards(game: str, seats: int) -> Sequence[Any]:
    """The fuller half of the boards of a game that computer players played."""
    rules, long = rules_of(game), LONG.get((game, seats))
    table = Table.new(rules, seats, "5", {"opening": "midgame"} if long else {})
    pick, chance = picking(rules, ["keen"] * seats, "5"), stream("5", 0, seats, "play")
    found, answers = list[Any](), 0
    while table.ask is not None and (long is None or answers < long):
        given = pick(table, chance, 0.0)
        table.answer(given.seat, given.value, given.verb)
        answers += 1
        if answers % EVERY == 0:
            found.append(rules.view(table.state, None))
    return found[-max(2, -(-len(found) // 2)) :]


class Look:
    """A picture as it was drawn: the words and sprites, where the hexes lie, and how large it is."""

    def __init__(self, game: str, view: Any, zoom: str | None, language: str, patch: pytest.MonkeyPatch) -> None:
        self.places = dict[str, tuple[float, float, float]]()
        painter, words = painter_of(game), read_once().speaker(language, NAMES)
        painter.forget()
        self.strengths = list[Put]()
        for room in (ti4_board, eclipse_board):
            self._watch(room, patch)
        for room in (ti4_glance, eclipse_glance):
            self._watch_strengths(room, patch)
        with recorded(patch) as self.drawn:
            drawing = painter.draw(view, words=words, names=NAMES, marks=(), zoom=zoom)
        width, height = drawing.image.size
        self.least = max(8 * max(1.0, width / 390), 9 * max(1.0, width / 550, height / 350))
        patch.undo()

    def _watch(self, room: Any, patch: pytest.MonkeyPatch) -> None:
        places_of = room.places_of

        def watched(*asked: Any) -> Any:
            laid = places_of(*asked)
            for id, one in laid.items():
                self.places[id] = tuple(one.spot) if isinstance(one, PlacedSector) else (one.x, one.y, one.radius)
            return laid

        patch.setattr(room, "places_of", watched)

    def _watch_strengths(self, room: Any, patch: pytest.MonkeyPatch) -> None:
        strength = room.strength

        def watched(*asked: Any, **how: Any) -> None:
            before = len(self.drawn.puts)
            strength(*asked, **how)
            self.strengths += [put for put in self.drawn.puts[before:] if put.text]

        patch.setattr(room, "strength", watched)

    def faults(self, id: str, text: str) -> Iterator[str]:
        """What is wrong with the handle of a place; a fleet of as many ships as its number says stands below it."""
        x, y, radius = self.places.get(id, (0, 0, 9999))
        drawn: Recording = self.drawn
        found = [at for at, put in drawn.words() if put.text == text and dist(put.middle, (x, y)) < radius]
        if not found:
            yield f"{text} stands nowhere"
            return
        at = max(found, key=lambda at: (drawn.puts[at].high, -drawn.puts[at].top))
        if drawn.puts[at].high < self.least:
            yield f"{text} is {drawn.puts[at].high / self.least:.2f} as high as it has to be"
        if (share := drawn.hidden(at)) > TOUCHED:
            yield f"{share:.0%} of {text} is covered"


def zooms(game: str, view: Any) -> list[str | None]:
    """The map of the turn, a question about the places where most happens, and these places from near."""
    text = rules_of(game).board_text(view)
    busy = sorted(text.places, key=lambda place: -len(place.lines))[:FEW]
    between = ";" if game == "eclipse" else ","
    return [None, "focus-" + between.join(place.id for place in busy), *(place.id for place in busy)]


def spaces(game: str, view: Any) -> dict[str, str]:
    """Spaces of the map without a sector, by what they are called."""
    if not isinstance(view, Sectors):
        return {}
    return {f"{at[0]},{at[1]}": called(Hex(*at)) for at in view.frontier if at not in view.starts}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_place_has_a_handle_that_can_be_read_and_lies_below_nothing(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for view in boards(game, seats):
        known = {place.id for place in rules_of(game).board_text(view).places}
        for zoom in zooms(game, view):
            shown = Look(game, view, zoom, "en", monkeypatch)
            asked = {id: id for id in known if zoom is None or id in shown.places}
            assert zoom is not None or asked.keys() == known
            asked |= spaces(game, view) if zoom is None else {}
            faults = [fault for id, text in asked.items() for fault in shown.faults(id, text)]
            assert not faults, f"{zoom}: {faults}"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_word_on_the_board_lies_below_something(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither names of planets nor strengths, in both languages."""
    for view, language in zip(boards(game, seats)[-2:], LANGUAGES, strict=True):
        for zoom in zooms(game, view):
            hidden = covered(Look(game, view, zoom, language, monkeypatch))
            assert not [(text, share) for text, share in hidden if share > CUT], zoom


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_how_many_stand_somewhere_is_as_high_as_a_handle(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ships, and troops on planets."""
    for view in boards(game, seats)[-2:]:
        for zoom in zooms(game, view)[:2]:
            shown = Look(game, view, zoom, "en", monkeypatch)
            small = {put.text: round(put.high / shown.least, 2) for put in shown.strengths if put.high < shown.least}
            assert shown.strengths and not small, (zoom, small)


@pytest.mark.parametrize(("game", "seats"), GAMES[::2])
def test_arrows_of_moves_lie_below_what_is_written(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """To each of the systems around one; what stands in a hex where ships go is what decides whether they go there."""
    view = boards(game, seats)[-1]
    for middle in zooms(game, view)[2:]:
        places = Look(game, view, middle, "en", monkeypatch).places if game == "ti4" else around(view, str(middle))
        ids = [id for id in places if id != middle]
        focus = ("," if game == "ti4" else ";").join(ids) + "".join(f"@{middle}>{id}" for id in ids)
        shown = Look(game, view, f"focus-{focus}", "en", monkeypatch) if ids else None
        hidden = covered(shown) if shown is not None else []
        assert not [(text, share) for text, share in hidden if share > CUT], middle


def covered(shown: Look) -> list[tuple[str, float]]:
    """How much of each word on the board lies below something."""
    drawn = shown.drawn
    return [(put.text, drawn.hidden(at)) for at, put in drawn.words() if on_board(shown, put.middle)]


def around(view: Sectors, id: str) -> list[str]:
    """The sectors beside one."""
    middle = Hex(*next(one.at for one in view.sectors if one.id == id))
    return [one.id for one in view.sectors if Hex(*one.at) in neighbours(middle)]


def on_board(shown: Look, at: tuple[float, float]) -> bool:
    return any(dist(at, (x, y)) < radius for x, y, radius in shown.places.values())


@pytest.mark.parametrize("seats", [3, 6])
def test_values_of_planets_and_their_owners_lie_below_nothing(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for view in boards("ti4", seats)[-3:]:
        for zoom in zooms("ti4", view)[2:]:
            sprites = list[Any]()
            for name in ("value", "badge"):
                monkeypatch.setattr(pieces, name, kept_in(sprites, getattr(pieces, name)))
            drawn = Look("ti4", view, zoom, "en", monkeypatch).drawn
            told = [at for at, put in enumerate(drawn.puts) if any(put.sprite is one for one in sprites)]
            hidden = [round(drawn.hidden(at), 2) for at in told]
            assert told and max(hidden) <= CUT, f"{zoom}: {hidden}"


@pytest.mark.parametrize("seats", [3, 6])
def test_large_garrisons_cover_neither_each_other_nor_whose_they_are(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, sprites = garrisoned(boards("ti4", seats)[-1]), list[Any]()
    monkeypatch.setattr(ti4_glance, "badge", kept_in(sprites, ti4_glance.badge, but="hollow"))
    shown = Look("ti4", full, None, "en", monkeypatch)
    marks = [at for at, put in enumerate(shown.drawn.puts) if any(put.sprite is one for one in sprites)]
    assert len(marks) > 20 and max(shown.drawn.hidden(at) for at in marks) <= CUT
    assert not [(text, share) for text, share in covered(shown) if share > CUT]
    assert min(put.high for put in shown.strengths if put.text == "12") >= shown.least


def garrisoned(view: Any) -> Any:
    """The same with many troops on each planet that somebody has."""
    troops = [ForceView(seat.seat, {"infantry": 12}, {}) for seat in view.seats]
    systems = [
        replace(one, planets=tuple(replace(p, forces=(troops[p.owner or 0],)) for p in one.planets))
        for one in view.systems
    ]
    return replace(view, systems=tuple(systems))


def kept_in(sprites: list[Any], draw: Callable[..., Any], but: str = "") -> Callable[..., Any]:
    """The same function, which leaves in `sprites` what it drew; but not what is asked to be so."""

    def drawn(*of: Any, **how: Any) -> Any:
        sprite = draw(*of, **how)
        sprites.extend([] if how.get(but) else [sprite])
        return sprite

    return drawn
