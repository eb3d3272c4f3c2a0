"""Boards of tiles as text: each tile with its place and how it is turned, `tile@place/turns`.

    226@O10/1 222@K10/1 001@M10

In JSON a list of the same: `docs/formats.md` has its schema. Tools of other makers know no such form.
"""

from __future__ import annotations

import json
import re
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.digits import whole
from engine.kit.maps import LONGEST, Boards, Finding, Judgement, UnreadableMap, V
from engine.text import Json, T, Text

FORMAT = "astrarch-board-1"
STRING, JSON = "string", "json"
_TILE = re.compile(r"([^\s@/]{1,40})@([^\s@/]{1,20})(?:/([0-9]))?")


class Laid(NamedTuple):
    """A tile, its place, and by how many turns clockwise it lies otherwise than it is printed."""

    tile: str
    place: str
    turned: int = 0

    def __str__(self) -> str:
        return f"{self.tile}@{self.place}" + (f"/{self.turned}" if self.turned else "")


class PlacedBoards(Boards[V]):
    """The boards of a game whose tiles lie at places.

    Attributes:
        game: its name.
        turns: in how many ways a tile can lie.
        single: whether there is one of each tile.
    """

    forms = (STRING, JSON)
    game: str
    turns: int = 1
    single: bool = True

    @abstractmethod
    def is_tile(self, tile: str) -> bool:
        """Whether the game has such a tile."""

    @abstractmethod
    def is_place(self, place: str) -> bool:
        """Whether a board can have such a place."""

    @abstractmethod
    def laid(self, view: V) -> Iterable[Laid]:
        """The tiles that a view shows."""

    def judge(self, text: str, seats: int | None = None) -> Judgement:
        board = self.read(text)
        return Judgement(_string(board), seats or 0, tuple(self._faults(board)))

    def write(self, text: str, form: str) -> str:
        board = self.read(text)
        return _string(board) if form == STRING else self._json(board)

    def of(self, view: V) -> str:
        return _string(tuple(self.laid(view)))

    def read(self, text: str) -> tuple[Laid, ...]:
        """The tiles that stand in a text. Raises UnreadableMap."""
        words = text.strip(" \t\r\n`")
        if len(words) > LONGEST:
            raise UnreadableMap(f"longer than {LONGEST} characters: no board is", T("map-long", most=LONGEST))
        if not words:
            raise UnreadableMap("the text is empty: there is no board in it", T("map-empty"))
        return self._from_json(words) if words.startswith("{") else tuple(_entries(words.split()))

    def _from_json(self, words: str) -> tuple[Laid, ...]:
        try:
            found: Json = json.loads(words)
        except (ValueError, RecursionError):
            raise UnreadableMap("it begins as JSON and is none", T("map-json")) from None
        if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("game") != self.game:
            raise UnreadableMap(f"it is no {FORMAT} of {self.game}", T("map-json"))
        tiles = found.get("tiles")
        if not isinstance(tiles, list):
            raise UnreadableMap("tiles is no list", T("map-json"))
        return tuple(_entries([_entry(one) for one in tiles]))

    def _json(self, board: Sequence[Laid]) -> str:
        tiles = [{"tile": one.tile, "place": one.place, "turned": one.turned} for one in board]
        return json.dumps({"format": FORMAT, "game": self.game, "tiles": tiles})

    def _faults(self, board: Sequence[Laid]) -> Iterator[Finding]:
        yield from _found("unknown", "no tile of this game", [one for one in board if not self.is_tile(one.tile)])
        yield from _found("place", "no place of a board", [one for one in board if not self.is_place(one.place)])
        yield from _found("turned", "turned too far", [one for one in board if one.turned >= self.turns])
        if self.single:
            yield from _found("twice", "laid more than once", _repeated(board, "tile"))
        yield from _found("taken", "several on one place", _repeated(board, "place"))


def _string(board: Sequence[Laid]) -> str:
    return " ".join(map(str, board))


def _entries(words: Sequence[str]) -> Iterator[Laid]:
    for at, word in enumerate(words, 1):
        found = _TILE.fullmatch(word)
        if found is None:
            shown = word[:30]
            raise UnreadableMap(f"entry {at} is no tile at a place: {shown!r}", T("map-entry", n=at, entry=shown))
        yield Laid(found[1], found[2], whole(found[3] or "0") or 0)


def _entry(one: Json) -> str:
    """A tile of the JSON form as one of the other, to be read like that."""
    if not isinstance(one, dict):
        return str(one)
    return f"{one.get('tile', '')}@{one.get('place', '')}/{one.get('turned', 0)}"


def _repeated(board: Sequence[Laid], what: str) -> list[Laid]:
    seen = [getattr(one, what) for one in board]
    return [one for one in board if seen.count(getattr(one, what)) > 1]


def _found(kind: str, plain: str, tiles: Sequence[Laid]) -> Iterator[Finding]:
    """One finding that names all of them."""
    if tiles:
        named = tuple(str(one) for one in tiles)
        ids, places = tuple(one.tile for one in tiles), tuple(one.place for one in tiles)
        yield Finding(kind, f"{plain}: {', '.join(named)}", Text(f"map-{kind}", {"tiles": named}), ids, places)
