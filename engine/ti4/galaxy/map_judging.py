"""What is wrong with a galaxy that somebody brings, and what its players should know: each by tile and space."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.errors import IllegalAnswer
from engine.hexes import neighbours, spiral
from engine.kit.maps import Finding, Judgement
from engine.text import Param, T, Text
from engine.ti4.components import BOARDS, TILES, Board, Home, Tile
from engine.ti4.galaxy.map_text import HOME, MECATOL, MOST_RINGS, NOTHING, Entry, Layout, read, ring_of, write

CREUSS_GATE, CREUSS = 17, 51
HYPERLANES = range(83, 92)
RINGS, PLACES = 3, 37
"""Rings of the galaxy, and its positions with the centre. TI-MAP-02"""
SPACES = spiral(MOST_RINGS)
NUMBERS = {spot: at for at, spot in enumerate(SPACES)}
PLAIN = {
    "centre": "the centre is not Mecatol Rex (18)",
    "unknown": "not a tile of the base game",
    "hyperlane": "a hyperlane, which the base game lacks",
    "twice": "laid more than once",
    "beside": "the home of the Ghosts of Creuss lies beside the board, on the board lies their gate (17)",
    "homes": "the map has not one home for each seat",
    "inner": "a home in the first ring",
    "outside": "outside of the three rings",
    "hole": "no tile",
    "second": "a home in the second ring",
    "unusual": "the homes do not lie as the setup has them for this number of seats",
    "anomalies": "anomalies beside each other",
    "wormholes": "equal wormholes beside each other",
}
"""What each kind of finding says on the command line."""


def judge(text: str, seats: int | None = None) -> Judgement:
    """Reads a galaxy and judges it for so many seats.

    Raises:
        UnreadableMap: there is none.
        IllegalAnswer: nobody plays with so many. TI-PLAYERS-01
    """
    layout = read(text)
    count = len(homes_in(layout)) if seats is None else seats
    if seats is not None and seats not in BOARDS:
        raise IllegalAnswer(T("ti4-seats"), "TI-PLAYERS-01")
    mended = write(_mended(layout, count))
    corrected = None if mended == write(layout) else mended
    return Judgement(write(layout), count, tuple(_faults(layout, count)), tuple(_warnings(layout, count)), corrected)


def homes_in(layout: Layout) -> list[int]:
    """The positions of homes, clockwise from north, which is the order of their seats."""
    places = [at for at, one in enumerate(layout) if one == HOME or one.tile in range(1, CREUSS_GATE + 1)]
    return sorted(
        places, key=lambda at: ((at - 3 * ring_of(at) * (ring_of(at) - 1) - 1) * 6 // max(ring_of(at), 1), at)
    )


# --- faults ----------------------------------------------------------------------------------------------------------


def _faults(layout: Layout, seats: int) -> Iterator[Finding]:
    """What nobody can play on. TI-MAP-01, TI-MAP-02, TI-MAP-03, TI-TILE-01"""
    if layout[0] != MECATOL:
        yield _finding("centre", layout, [0])
    yield from _strange_tiles(layout)
    yield from _twice(layout)
    homes = homes_in(layout)
    if len(homes) != seats or seats not in BOARDS:
        yield _finding("homes", layout, homes, have=len(homes), seats=seats)
    for kind, places in _misplaced(layout, homes, seats):
        if places:
            yield _finding(kind, layout, places)


def _strange_tiles(layout: Layout) -> Iterator[Finding]:
    for at, one in enumerate(layout):
        if one.side or one.tile in HYPERLANES:
            yield _finding("hyperlane", layout, [at])
        elif one.tile == CREUSS:
            yield _finding("beside", layout, [at])
        elif one not in (HOME, NOTHING) and one.tile not in TILES:
            yield _finding("unknown", layout, [at])


def _twice(layout: Layout) -> Iterator[Finding]:
    for tile in TILES:
        places = [at for at, one in enumerate(layout) if one.tile == tile and not one.side]
        if len(places) > 1:
            yield _finding("twice", layout, places)


def _misplaced(layout: Layout, homes: Sequence[int], seats: int) -> Iterator[tuple[str, list[int]]]:
    """Homes too near, tiles too far, and spaces that the shape of the board uses and that are empty."""
    yield "inner", [at for at in homes if ring_of(at) < RINGS - 1]
    yield "outside", [at for at in range(PLACES, len(layout)) if layout[at] != NOTHING]
    turn = turn_of(homes, seats)
    unused = [_turned(at, turn) for at in BOARDS[seats].unused] if turn is not None else range(PLACES - 18, PLACES)
    yield "hole", [at for at in range(1, PLACES) if _at(layout, at) == NOTHING and at not in unused]


# --- warnings --------------------------------------------------------------------------------------------------------


def _warnings(layout: Layout, seats: int) -> Iterator[Finding]:
    """What a table can play on and should know. TI-MAP-03, TI-MAP-16, TI-MAP-17"""
    homes = homes_in(layout)
    second = [at for at in homes if ring_of(at) == RINGS - 1]
    if second:
        yield _finding("second", layout, second)
    elif len(homes) == seats and seats in BOARDS and turn_of(homes, seats) is None:
        yield _finding("unusual", layout, homes)
    for at, other in _pairs(layout):
        one, two = TILES[layout[at].tile], TILES[layout[other].tile]
        if one.anomaly and two.anomaly:
            yield _finding("anomalies", layout, [at, other])
        if _shared_wormholes(one, two):
            yield _finding("wormholes", layout, [at, other])


def _pairs(layout: Layout) -> Iterator[tuple[int, int]]:
    """Spaces beside each other with known tiles, each pair once."""
    known = [at for at, one in enumerate(layout) if one.tile in TILES]
    for at in known:
        around = sorted(NUMBERS[spot] for spot in neighbours(SPACES[at]) if spot in NUMBERS)
        yield from ((at, other) for other in around if other > at and other in known)


def _shared_wormholes(one: Tile, two: Tile) -> bool:
    return any(hole in two.wormholes for hole in one.wormholes)


def _finding(kind: str, layout: Layout, places: Iterable[int], **params: Param) -> Finding:
    found = list(places)
    spaces = tuple(space(_at(layout, at), at) for at in found)
    counted = f" ({params['have']} for {params['seats']})" if "have" in params else ""
    named = ", ".join(_plain(_at(layout, at), at) for at in found) or "none"
    text = Text(f"ti4-map-{kind}", {"spaces": spaces, "n": len(found), **params})
    return Finding(
        kind, f"{PLAIN[kind]}{counted}: {named}", text, tuple(str(_at(layout, at)) for at in found), tuple(found)
    )


def _plain(one: Entry, at: int) -> str:
    what = {HOME: "home in ", NOTHING: ""}.get(one, f"tile {one} in ")
    return f"{what}space {at}"


def space(one: Entry, at: int) -> Text:
    """A tile and its space, in words."""
    if one == HOME:
        return T("ti4-map-home", n=at)
    return T("ti4-map-space", n=at) if one == NOTHING else T("ti4-map-tile", tile=str(one), n=at)


def _at(layout: Layout, at: int) -> Entry:
    return layout[at] if at < len(layout) else NOTHING


# --- the shape of the board ------------------------------------------------------------------------------------------


def turn_of(homes: Sequence[int], seats: int) -> int | None:
    """By how many sixths the board of the setup is turned so that its homes lie there; None where they never do."""
    board = BOARDS.get(seats)
    return None if board is None else next((turn for turn in range(6) if _homes(board, turn) == sorted(homes)), None)


def _homes(board: Board, turn: int) -> list[int]:
    return sorted(_turned(home.position, turn) for home in board.homes)


def _turned(at: int, turn: int) -> int:
    """A position of the third ring after so many sixths clockwise."""
    return 19 + (at - 19 + 3 * turn) % 18


def homes_of(text: str, seats: int) -> tuple[Home, ...]:
    """The homes of a galaxy in the order of their seats, with what makes up for close ones. TI-MAP-03, TI-PLAYERS-06"""
    homes = homes_in(read(text))
    turn = turn_of(homes, seats)
    goods = {} if turn is None else {_turned(one.position, turn): one.trade_goods for one in BOARDS[seats].homes}
    return tuple(Home(at, goods.get(at, 0)) for at in homes)


# --- mending ---------------------------------------------------------------------------------------------------------


def _mended(layout: Layout, seats: int) -> Layout:
    """The galaxy with what can be mended in one way only: its centre, the gate of Creuss, homes that are left out."""
    if layout[:2] == (MECATOL, MECATOL) and len(layout) > 2:
        layout = layout[1:]
    if layout[0] != MECATOL and MECATOL not in layout:
        layout = (MECATOL, *layout[1:])
    if layout.count(Entry(CREUSS)) == 1 and Entry(CREUSS_GATE) not in layout:
        layout = tuple(Entry(CREUSS_GATE) if one.tile == CREUSS else one for one in layout)
    return _with_homes(layout, seats)


def _with_homes(layout: Layout, seats: int) -> Layout:
    """With the homes that lack, where the board of the setup fits in one way only."""
    homes, board = homes_in(layout), BOARDS.get(seats)
    if board is None or len(homes) >= seats:
        return layout
    ways = [wanted for turn in range(6) if _fits(layout, homes, wanted := _homes(board, turn))]
    if not ways or any(way != ways[0] for way in ways):
        return layout
    full = [_at(layout, at) for at in range(max(len(layout), ways[0][-1] + 1))]
    return tuple(HOME if at in ways[0] and one == NOTHING else one for at, one in enumerate(full))


def _fits(layout: Layout, homes: Sequence[int], wanted: Sequence[int]) -> bool:
    return all(at in wanted for at in homes) and all(at in homes or _at(layout, at) == NOTHING for at in wanted)
