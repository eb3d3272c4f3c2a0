"""Map strings: a galaxy as text, in the dialects that groups and their tools use.

Entries are the tiles ring by ring, each ring clockwise from north (`components.POSITIONS`), without the centre: that is
Mecatol Rex where the text does not begin with another tile in braces. What lacks at the end is nothing.

- `string`: numbers between blanks. `-1` nothing, `0` a home whose faction is not chosen, `1` to `17` that of a faction;
  hyperlanes have a side and sixths of a turn: `83A2`.
- `commas`: `H0` the home of the first seat, `_` or `X` nothing, `83A:120` in degrees.
- `json`: `{"mapInfo": [{"position": "301", "tileID": "28"}]}`; a position is its ring and its number within it.
- `table`: numbers in braces, the centre first, as scripts of virtual tabletops hold them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.digits import signed, whole
from engine.kit.maps import LONGEST, OWN, UnreadableMap
from engine.text import Json, T
from engine.ti4.components import TILES

FORMS = ("string", "commas", "json", "table")
MOST_RINGS = 9
REMEMBERED = 64
UNCHOSEN_HOMES = -110
"""From here down the numbers of virtual tabletops stand for homes whose faction is not chosen."""
_ENTRY = re.compile(r"(-?[0-9]{1,5})([abAB]?)([0-5]?)")
_TURNED = re.compile(r"([0-9]{1,5})([abAB]?):?(0|60|120|180|240|300)")
_HOME = re.compile(r"[hH][0-9]{0,2}|0g")
_NOTHING = re.compile(r"[_xX]|0[br]")
_CENTRE = re.compile(r"\{\s*([^\s{},;]+)\s*\}(?=[\s,;]|$)")
_KEY = re.compile(r"\[\s*[0-9]+\s*\]\s*=")
_BETWEEN = re.compile(r"[\s,;]+")
_WRAPPING = " \t\r\n`"
EMPTY = "--"
"""A position without a tile, where a galaxy is packed."""
BESIDE = ("tl", "tr", "bl", "br")
"""Positions beside the board."""


class Entry(NamedTuple):
    """A tile of a map string; `side` and `turned`, in sixths, are those of a hyperlane."""

    tile: int
    side: str = ""
    turned: int = 0

    def __str__(self) -> str:
        return f"{self.tile}{self.side.upper()}{self.turned if self.side else ''}"


Layout = tuple[Entry, ...]
"""A galaxy by the numbers of its positions: the centre, then the rings, without nothing at the end."""
HOME, NOTHING, MECATOL = Entry(0), Entry(-1), Entry(18)


# --- reading ---------------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def read(text: str) -> Layout:
    """The galaxy that stands in a text of any dialect.

    Raises:
        UnreadableMap: with the entry that cannot be read.
    """
    words = text.strip(_WRAPPING)
    if words.startswith(OWN):
        return _checked(_unpacked(words.removeprefix(OWN)))
    if not words:
        raise UnreadableMap("the text is empty: there is no map in it", T("map-empty"))
    if len(words) > LONGEST:
        raise UnreadableMap(f"longer than {LONGEST} characters: no map is", T("map-long", most=LONGEST))
    found = _from_json(words) if words.startswith("[") or '"mapInfo"' in words else _from_entries(words)
    return _checked(found)


def _from_entries(words: str) -> Layout:
    """Entries in a row, or a table of them."""
    centre = _CENTRE.match(words)
    if centre is None and words.startswith("{"):
        return _from_table(_KEY.sub("", words).replace("{", " ").replace("}", " "))
    rest = words if centre is None else words[centre.end() :]
    first = MECATOL if centre is None else entry(centre[1], 0)
    return (first, *(entry(one, at) for at, one in enumerate(_split(rest), 1)))


def _from_table(words: str) -> Layout:
    """A table that fills its rings has its centre first; one that lacks it has Mecatol Rex there."""
    return _with_centre([entry(one.strip("\"'"), at) for at, one in enumerate(_split(words))])


def _with_centre(entries: Sequence[Entry]) -> Layout:
    full = {1 + 3 * rings * (rings + 1) for rings in range(MOST_RINGS + 1)}
    has = len(entries) in full or entries[:1] == [MECATOL]
    return tuple(entries) if has else (MECATOL, *entries)


def _split(words: str) -> list[str]:
    return [one for one in _BETWEEN.split(words) if one]


def entry(word: str, at: int) -> Entry:
    """One entry; tiles of the base game lie alike however they are turned. Raises UnreadableMap."""
    if _HOME.fullmatch(word):
        return HOME
    if _NOTHING.fullmatch(word):
        return NOTHING
    found = _ENTRY.fullmatch(word) or _TURNED.fullmatch(word)
    number = signed(found[1]) if found else None
    if found is None or number is None:
        raise unreadable(word, at)
    if number <= UNCHOSEN_HOMES:
        return HOME
    side, turned = found[2].lower(), whole(found[3]) or 0
    if number in TILES or number <= 0 or not side:
        return Entry(number)
    return Entry(number, side, turned // 60 if turned > 5 else turned)


def unreadable(word: str, at: int) -> UnreadableMap:
    """Says which entry is no tile."""
    shown = word[:30]
    return UnreadableMap(f"entry {at} is no tile: {shown!r}", T("ti4-map-entry", n=at, entry=shown))


def _checked(layout: Layout) -> Layout:
    """Without nothing at the end. Raises UnreadableMap: it has more rings than any map, or no tile at all."""
    end = next((at for at in range(len(layout), 0, -1) if layout[at - 1] != NOTHING), 0)
    if end > 1 + 3 * MOST_RINGS * (MOST_RINGS + 1):
        raise UnreadableMap(f"more than {MOST_RINGS} rings", T("ti4-map-rings", most=MOST_RINGS))
    if end < 2:
        raise UnreadableMap("no tile lies around the centre", T("map-empty"))
    return layout[:end]


def _unpacked(words: str) -> Layout:
    pairs = [words[at : at + 2] for at in range(0, min(len(words), LONGEST), 2)]
    return (MECATOL, *(NOTHING if pair == EMPTY else entry(pair, at) for at, pair in enumerate(pairs, 1)))


# --- JSON ------------------------------------------------------------------------------------------------------------


def _from_json(words: str) -> Layout:
    try:
        found: Json = json.loads(words)
    except (ValueError, RecursionError):
        raise UnreadableMap("it begins as JSON and is none", T("ti4-map-json")) from None
    listed = found.get("mapInfo") if isinstance(found, dict) else found
    if not isinstance(listed, list):
        raise UnreadableMap("mapInfo is no list", T("ti4-map-json"))
    if listed and isinstance(listed[0], dict):
        return _placed(listed)
    return _with_centre([entry(str(one), at) for at, one in enumerate(_flat(listed))])


def _flat(values: list[Json]) -> Iterator[Json]:
    """A table may hold a table for each ring."""
    for value in values:
        yield from value if isinstance(value, list) else [value]


def _placed(listed: list[Json]) -> Layout:
    places: dict[int, Entry] = {}
    for number, one in enumerate(listed):
        if not isinstance(one, dict):
            raise unreadable(str(one), number)
        place = str(one.get("position", ""))
        if place.lower() in BESIDE:
            continue
        at = position(place)
        if at is None or at in places:
            wrong = "no position" if at is None else "a position named twice"
            raise UnreadableMap(f"{place[:30]!r} is {wrong}", T("ti4-map-place", place=place[:30]))
        places[at] = entry(str(one.get("tileID", "")), at)
    places.setdefault(0, MECATOL)
    return tuple(places.get(at, NOTHING) for at in range(max(places) + 1))


def position(place: str) -> int | None:
    """The number of a position such as `301`, the first of the third ring; None for anything else."""
    number = whole(place, 4)
    if number is None:
        return None
    ring, at = divmod(number, 100)
    if ring == 0 or ring > MOST_RINGS:
        return 0 if number == 0 else None
    return 3 * ring * (ring - 1) + at if 1 <= at <= 6 * ring else None


def place(at: int) -> str:
    """The inverse of `position`."""
    ring = ring_of(at)
    return f"{ring}{at - 3 * ring * (ring - 1):02}" if ring else "000"


def ring_of(at: int) -> int:
    """In which ring a position lies."""
    return next(ring for ring in range(MOST_RINGS + 2) if at <= 3 * ring * (ring + 1))


# --- writing ---------------------------------------------------------------------------------------------------------


def write(layout: Layout, form: str = FORMS[0]) -> str:
    """The galaxy in one of `FORMS`."""
    return {"string": _string, "commas": _commas, "json": _json, "table": _table}[form](layout)


def pack(layout: Layout) -> str:
    """A galaxy of tiles of the base game around Mecatol Rex, two characters for each position."""
    return OWN + "".join(EMPTY if one == NOTHING else f"{one.tile:02}" for one in layout[1:])


def _string(layout: Layout) -> str:
    centre = [] if layout[0] == MECATOL else [f"{{{layout[0]}}}"]
    return " ".join([*centre, *map(str, layout[1:])])


def _commas(layout: Layout) -> str:
    homes = {at: number for number, at in enumerate(at for at, one in enumerate(layout) if one == HOME)}
    words = [f"H{homes[at]}" if at in homes else _comma(one) for at, one in enumerate(layout)]
    return ",".join([*([] if layout[0] == MECATOL else [f"{{{words[0]}}}"]), *words[1:]])


def _comma(one: Entry) -> str:
    if one == NOTHING:
        return "X"
    return f"{one.tile}{one.side.upper()}:{one.turned * 60}" if one.side else str(one.tile)


def _json(layout: Layout) -> str:
    tiles = [{"position": place(at), "tileID": _lower(one)} for at, one in enumerate(layout) if one != NOTHING]
    return json.dumps({"mapInfo": tiles})


def _lower(one: Entry) -> str:
    """As tools of that form write it: an open home is green, degrees stand behind a side."""
    if one == HOME:
        return "0g"
    return f"{one.tile}{one.side}{one.turned * 60 or ''}" if one.side else str(one.tile)


def _table(layout: Layout) -> str:
    """A ring a line, the last one with all its places."""
    words = [f'"{one}"' if one.side else str(one) for one in layout]
    last = ring_of(len(layout) - 1)
    words += [str(NOTHING)] * (1 + 3 * last * (last + 1) - len(words))
    rings = [", ".join(words[3 * ring * (ring - 1) + 1 if ring else 0 :][: 6 * ring or 1]) for ring in range(last + 1)]
    return "{\n" + ",\n".join(f"  {ring}" for ring in rings) + "\n}"
