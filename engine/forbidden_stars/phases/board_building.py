"""Players build the board: in turn a system with forces and objective tokens on it, then warp storms. FS-SETUP-06"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.components import (
    AREAS,
    FACTIONS,
    OBJECTIVES_GIVEN,
    SETTINGS,
    STRUCTURES,
    SYSTEMS,
    SYSTEMS_EACH,
    TILES,
    UNITS,
)
from engine.forbidden_stars.galaxy import laying, storms, units
from engine.forbidden_stars.galaxy.board import SIDES, STEPS, Coordinates, spot_name
from engine.forbidden_stars.interface import random_weights
from engine.forbidden_stars.phases import rounds
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Storm, System
from engine.ids import Id
from engine.text import T, Text, seat_name

DONE = "done"
TURNS = 4


@dataclass(frozen=True)
class At(Id):
    """A place for a system."""

    col: int
    row: int


@dataclass(frozen=True)
class Put(Id):
    """A starting unit or structure and where it is put."""

    piece: str
    area: str


@dataclass(frozen=True)
class Token(Id):
    """An objective token of a seat and where it is put."""

    area: str
    seat: Seat


# --- dealing ---------------------------------------------------------------------------------------------------------


def deal(game: Game) -> None:
    """Home tiles, two more for each, objective tokens; starting forces lie on the sheets.

    FS-MAP-01, FS-MAP-02, FS-MAP-03, FS-OBJSET-01, FS-OBJSET-02
    """
    state, homes = game.state, [faction.home for faction in FACTIONS.values()]
    game.seal()
    others = game.shuffle([tile for tile in TILES if tile not in homes], "system tiles")
    for seat in game.clockwise():
        faction, player = game.faction(seat), game.player(seat)
        player.tiles = [faction.home, *(others.pop() for _ in range(SYSTEMS_EACH - 1))]
        player.given = dict.fromkeys(game.others(seat), OBJECTIVES_GIVEN)
        player.sheet = {**faction.units, **faction.structures}
        names = tuple(words.system(TILES[tile][0]) for tile in player.tiles)
        game.say(T("forbidden_stars-dealt-systems", seat=seat_name(seat), systems=names))
    state.queue, state.step = game.clockwise() * SYSTEMS_EACH, "board"


async def step(game: Game) -> None:
    """One turn: a system, forces on it, objective tokens on it. FS-MAP-04, FS-MAP-05"""
    state = game.state
    seat = state.turn = state.queue.pop(0)
    system = await lay_system(game, seat)
    await place_forces(game, seat, system)
    await place_objectives(game, seat, system)
    if not state.queue:
        laying.settle(game)
        state.queue, state.step = counterclockwise(game, seat), "storms"


def counterclockwise(game: Game, seat: Seat) -> list[Seat]:
    """From who laid the last system, the other way round. FS-STORMSET-01"""
    order = game.clockwise(seat)
    return [order[0], *reversed(order[1:])]


# --- the system ------------------------------------------------------------------------------------------------------


LAY = Question("lay", open=True)
LAY_AT = Question("lay_at", open=True)
LAY_TURNED = Question("lay_turned", open=True)


async def lay_system(game: Game, seat: Seat) -> str:
    """Which tile, which side up, where, and how it is turned. FS-MAP-06, FS-MAP-07, FS-MAP-08, D-14"""
    player = game.player(seat)
    options = [Option(side, words.system(side)) for side in sides(game, seat)]
    about = T("forbidden_stars-ask-lay", seat=seat_name(seat))
    side = await game.pick(LAY, seat, options, about)
    laid = {(one.col, one.row): one.id for one in game.state.systems.values()}
    spots = [Option(At(*at).id, spot_name(laid, at)) for at in places(game)]
    about = T("forbidden_stars-ask-lay-at", seat=seat_name(seat), system=words.system(side))
    at = At.read(await game.pick(LAY_AT, seat, spots, about))
    ways = [Option(str(turned), T(f"forbidden_stars-turned-{SIDES[turned]}")) for turned in range(TURNS)]
    about = T("forbidden_stars-ask-lay-turned", seat=seat_name(seat), system=words.system(side))
    turned = int(await game.pick(LAY_TURNED, seat, ways, about, where=[side]))
    player.tiles.remove(SYSTEMS[side].tile)
    laying.lay(game, System(side, at.col, at.row, turned))
    game.say(T("forbidden_stars-lays", seat=seat_name(seat), system=words.system(side)), where=[side])
    return side


def sides(game: Game, seat: Seat) -> list[str]:
    """Sides of the tiles left; on the last one everything that is left must have room. FS-MAP-06, FS-MAP-13, D-15"""
    player = game.player(seat)
    found = [side for tile in player.tiles for side in TILES[tile]]
    return [side for side in found if holds(side, player.sheet)] if len(player.tiles) == 1 else found


def holds(side: str, sheet: dict[str, int]) -> bool:
    """Whether all these pieces have room on a system. FS-MAP-11, FS-MAP-13"""
    areas = SYSTEMS[side].areas
    for kind, area in (("ship", "void"), ("ground", "world")):
        room = sum(one.capacity for one in areas if one.kind == area)
        if sum(n for piece, n in sheet.items() if piece in UNITS and UNITS[piece].kind == kind) > room:
            return False
    return True


def places(game: Game) -> list[Coordinates]:
    """Places beside the systems that keep the board within its size, whichever way round it comes to lie.

    FS-MAP-07, FS-MAP-08, D-01, D-48
    """
    taken = [(one.col, one.row) for one in game.state.systems.values()]
    if not taken:
        return [(0, 0)]
    beside = dict.fromkeys((col + dx, row + dy) for col, row in taken for dx, dy in STEPS)
    found = [at for at in beside if at not in taken and fits(game, [*taken, at])]
    return sorted(found, key=lambda at: (at[1], at[0]))


def fits(game: Game, taken: list[Coordinates]) -> bool:
    """Whether the smallest rectangle around these places is no larger than the board. D-48"""
    setting = SETTINGS[len(game.state.players)]
    columns = 1 + max(col for col, _ in taken) - min(col for col, _ in taken)
    rows = 1 + max(row for _, row in taken) - min(row for _, row in taken)
    sizes = ((setting.columns, setting.rows), (setting.rows, setting.columns))
    return any(columns <= wide and rows <= high for wide, high in sizes)


# --- forces ----------------------------------------------------------------------------------------------------------


PLACE_FORCES = Question("place_forces", open=True)


async def place_forces(game: Game, seat: Seat, system: str) -> None:
    """Starting units and structures, one by one; with the last tile all of them. FS-MAP-09, FS-MAP-10, FS-MAP-13"""
    player = game.player(seat)
    while any(player.sheet.values()):
        found = [
            Put(piece, area) for piece, n in player.sheet.items() if n for area in rooms(game, seat, system, piece)
        ]
        options = [Option(put.id, _put_text(put)) for put in found]
        if may_stop(game, seat):
            options.append(Option(DONE, T("forbidden_stars-place-no-more")))
        about = T("forbidden_stars-ask-place-forces", seat=seat_name(seat), system=words.system(system))
        lean = random_weights.to_go_on
        chosen = await game.pick(PLACE_FORCES, seat, options, about, lean=lean, where=[system])
        if chosen == DONE:
            return
        _place(game, seat, Put.read(chosen))


def _put_text(put: Put) -> Text:
    return T("forbidden_stars-piece-on", piece=words.piece(put.piece), area=words.area(put.area))


def _place(game: Game, seat: Seat, put: Put) -> None:
    sheet = game.player(seat).sheet
    sheet[put.piece] -= 1
    laying.put(game, seat, put.piece, put.area)
    text = T("forbidden_stars-places", seat=seat_name(seat), piece=words.piece(put.piece), area=words.area(put.area))
    game.say(text, where=[put.area], weight=0)


def rooms(game: Game, seat: Seat, system: str, piece: str) -> list[str]:
    """Areas of the system that a piece can be put on. FS-MAP-10, FS-MAP-11, FS-STRUCT-03, FS-STRUCT-04, D-17"""
    found = game.board.areas_of[system]
    if piece in STRUCTURES:
        return [id for id in found if AREAS[id].kind == "world" and not game.state.areas[id].structures]
    return [id for id in found if units.fits(piece, id) and len(units.at(game, seat, id)) < AREAS[id].capacity]


def may_stop(game: Game, seat: Seat) -> bool:
    """Not with the last tile; nor before it, while the last tile could not take what is left. FS-MAP-13, D-15"""
    player = game.player(seat)
    if len(player.tiles) == 1:
        return any(holds(side, player.sheet) for side in TILES[player.tiles[0]])
    return bool(player.tiles)


# --- objective tokens ------------------------------------------------------------------------------------------------


PLACE_OBJECTIVE = Question("place_objective", open=True)


async def place_objectives(game: Game, seat: Seat, system: str) -> None:
    """A token of an opponent on every objective space, as far as that is legal. FS-OBJSET-03, FS-OBJSET-07"""
    while True:
        found = tokens(game, seat, system)
        if not found:
            return
        options = [Option(one.id, _token_text(one)) for one in found]
        about = T("forbidden_stars-ask-objective", seat=seat_name(seat), system=words.system(system))
        token = Token.read(await game.pick(PLACE_OBJECTIVE, seat, options, about, where=[system]))
        game.area(token.area).objective = token.seat
        game.player(seat).given[token.seat] -= 1
        text = T("forbidden_stars-places-objective", seat=seat_name(seat), token=_token_text(token))
        game.say(text, where=[token.area])


def _token_text(token: Token) -> Text:
    return T("forbidden_stars-objective-on", owner=seat_name(token.seat), area=words.area(token.area))


def tokens(game: Game, seat: Seat, system: str) -> list[Token]:
    """Each open space with each faction of which the seat holds the most and which has none on this tile.

    FS-OBJSET-03, FS-OBJSET-04, FS-OBJSET-05, FS-OBJSET-06, FS-OBJSET-07, D-16
    """
    given = game.player(seat).given
    most = max(given.values())
    here = [game.area(id).objective for id in game.board.areas_of[system]]
    owners = [other for other, n in given.items() if n == most > 0 and other not in here]
    spaces = [id for id in game.board.areas_of[system] if AREAS[id].objective and game.area(id).objective is None]
    return [Token(area, owner) for area in spaces for owner in owners]


# --- storms ----------------------------------------------------------------------------------------------------------


PLACE_STORM = Question("place_storm", open=True)


async def place_storm(game: Game) -> None:
    """The next seat places a warp storm on an edge.

    FS-STORMSET-01, FS-STORMSET-02, FS-STORMSET-03, FS-STORMSET-04, FS-STORM-01, D-43
    """
    state = game.state
    seat = state.turn = state.queue.pop(0)
    about = T("forbidden_stars-ask-place-storm", seat=seat_name(seat))
    edge = await game.pick(PLACE_STORM, seat, storms.options(game, storms.free(game)), about)
    state.storms.append(Storm(edge))
    text = T("forbidden_stars-places-storm", seat=seat_name(seat), edge=storms.name(game, edge))
    game.say(text, where=[edge])
    if not state.queue:
        rounds.begin_first(game)
