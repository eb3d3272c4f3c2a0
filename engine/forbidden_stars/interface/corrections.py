"""What an arbiter may set by hand: every public count and marker of the board and the play areas.

Order tokens, hands and decks are no public facts and cannot be set.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.ask import Seat
from engine.correcting import Correction, fact, flag, one_of, stock
from engine.forbidden_stars import words
from engine.forbidden_stars.components import (
    AREAS,
    ASSET_LIMIT,
    ASSETS,
    MATERIEL_LIMIT,
    STRUCTURES,
    UNITS_OF,
    Asset,
    StructureKind,
)
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import areas, storms, structures, units
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Area, Player, State, Storm, Unit
from engine.text import T

PLAY_AREA, BOARD = T("forbidden_stars-correct-play-area"), T("forbidden_stars-correct-board")
OBJECTIVES = 6


def corrections(state: State) -> Iterator[Correction]:
    """Everything that can be set, seat by seat, then what belongs to nobody."""
    if state.phase in ("setup", "over"):
        return
    game = Game(state)
    for seat in game.seats():
        yield from _play_area(game, game.player(seat))
    yield from _table(game)
    for id, area in state.areas.items():
        yield from _area(game, id, area)


def _play_area(game: Game, player: Player) -> Iterator[Correction]:
    """FS-MAT-01, FS-ASSET-02, FS-OBJ-03, FS-UPG-08"""
    seat = player.seat
    yield stock(
        player,
        "materiel",
        MATERIEL_LIMIT,
        fact(f"materiel-{seat}", T("forbidden_stars-correct-materiel"), PLAY_AREA, seat),
    )
    frame = fact(f"collected-{seat}", T("forbidden_stars-correct-collected"), PLAY_AREA, seat)
    yield stock(player, "collected", OBJECTIVES, frame)
    for kind in ASSETS:
        now = assets.held(game, seat, kind)
        high = min(ASSET_LIMIT, now + assets.left(game, kind))
        frame = fact(f"{kind}-{seat}", words.asset(kind), PLAY_AREA, seat)
        yield frame._replace(now=now, high=high, put=partial(_hold, player, kind))
    for id in player.upgrades:
        text = T("forbidden_stars-correct-used", card=words.card(id))
        frame = fact(f"used-{id}", text, PLAY_AREA, seat)
        yield flag(id in player.used, partial(_use, player, id), frame)


def _hold(player: Player, kind: Asset, number: int) -> None:
    player.assets[kind] = number


def _use(player: Player, id: str, used: bool) -> None:
    player.used = [other for other in player.used if other != id] + ([id] if used else [])


def _table(game: Game) -> Iterator[Correction]:
    """The first player token and the storms. FS-FIRST-01, FS-STORM-04"""
    state = game.state
    frame = fact("first", T("forbidden_stars-correct-first"), BOARD)
    yield one_of(game.seats(), state.first, partial(setattr, state, "first"), frame)
    for at, storm in enumerate(state.storms):
        yield _storm(game, at, storm)


def _storm(game: Game, at: int, storm: Storm) -> Correction:
    edges = [storm.edge, *storms.free(game)]
    names = tuple(storms.name(game, edge) for edge in edges)
    frame = fact(f"storm-{at}", T("forbidden_stars-correct-storm", n=at + 1), BOARD)
    put = partial(_move_storm, storm, edges)
    return frame._replace(now=0, high=len(edges) - 1, names=names, put=put)


def _move_storm(storm: Storm, edges: list[str], at: int) -> None:
    storm.edge = edges[at]


# --- areas -----------------------------------------------------------------------------------------------------------


def _area(game: Game, id: str, area: Area) -> Iterator[Correction]:
    """Units and structures of whose area it is, of anybody where it is nobody's; the objective token."""
    for seat in areas.holders(area) or game.seats():
        yield from _units(game, seat, id)
        if AREAS[id].kind == "world":
            yield from _structures(game, seat, id)
    if AREAS[id].objective:
        text = T("forbidden_stars-correct-objective", area=words.area(id))
        frame = fact(f"objective-{id}", text, words.area(id), None, id)
        owners: list[Seat | None] = [None, *game.seats()]
        yield one_of(owners, area.objective, partial(setattr, area, "objective"), frame)


def _units(game: Game, seat: Seat, id: str) -> Iterator[Correction]:
    for type in UNITS_OF[game.player(seat).faction]:
        if not units.fits(type.id, id):
            continue
        here = [unit for unit in units.at(game, seat, id) if unit.type == type.id]
        routed = sum(unit.routed for unit in here)
        text = T("forbidden_stars-correct-units", unit=words.unit(type.id), area=words.area(id))
        frame = fact(f"units-{seat}-{id}-{type.id}", text, words.area(id), seat, id)
        high = len(here) + units.left(game, seat, type.id)
        yield frame._replace(now=len(here), high=high, put=partial(_station, game, seat, id, type.id))
        if here:
            text = T("forbidden_stars-correct-routed", unit=words.unit(type.id), area=words.area(id))
            frame = fact(f"routed-{seat}-{id}-{type.id}", text, words.area(id), seat, id)
            yield frame._replace(now=routed, high=len(here), put=partial(_rout, here))


def _station(game: Game, seat: Seat, id: str, type: str, number: int) -> None:
    """So many are there; routed ones are the first to go."""
    here = sorted((u for u in units.at(game, seat, id) if u.type == type), key=lambda unit: not unit.routed)
    for unit in here[: len(here) - number] if number < len(here) else ():
        units.take(game, seat, id, unit)
    for _ in range(number - len(here)):
        units.put(game, seat, id, Unit(type))


def _rout(here: list[Unit], number: int) -> None:
    for at, unit in enumerate(here):
        unit.routed = at < number


def _structures(game: Game, seat: Seat, id: str) -> Iterator[Correction]:
    for kind in STRUCTURES:
        there = any(one.kind == kind for one in structures.at(game, id))
        if there or structures.can_add(game, seat, kind):
            text = T("forbidden_stars-correct-structure", structure=words.structure(kind), area=words.area(id))
            frame = fact(f"{kind}-{seat}-{id}", text, words.area(id), seat, id)
            yield flag(there, partial(_build, game, seat, id, kind), frame)


def _build(game: Game, seat: Seat, id: str, kind: StructureKind, there: bool) -> None:
    if there:
        structures.add(game, seat, kind, id)
        return
    for structure in [one for one in structures.at(game, id) if one.kind == kind]:
        structures.destroy(game, id, structure)
