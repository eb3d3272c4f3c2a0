"""The map at a glance; the seats; the technologies; all of it on one page; or a few sectors, ships, a battle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.eclipse import words
from engine.eclipse.components import ROUNDS
from engine.eclipse.interface import zooms
from engine.eclipse.interface.view import View
from engine.eclipse.interface.zooms import Turnings
from engine.hexes import Hex, neighbours
from engine.text import T, Text
from engine.zoom import Places
from render.canvas import Canvas, Drawing
from render.eclipse import (
    battle,
    blueprints,
    board,
    emblems,
    glance,
    header,
    legend,
    pieces,
    seats,
    technologies,
    turnings,
)
from render.eclipse.scene import Scene, sector_of, space_id
from render.eclipse.seats import short_of
from render.hexmap import centred
from render.painter import Painter, Shown, one_page, standing
from render.panels import in_column, in_pairs

WIDTH, MARGIN = 1600, 20
INNER = WIDTH - 2 * MARGIN
COLUMN = (INNER - MARGIN) / 2
TOP = MARGIN + header.HEIGHT
LARGEST, TALLEST, SUPPLY = 164, 1800, 780


def page(scene: Scene) -> Drawing:
    """The whole page."""
    view = scene.view
    chart, high = centred(board.extent(view), WIDTH, MARGIN, LARGEST, TOP, TALLEST)
    places = board.places_of(scene.words, view.sectors, chart)
    quiet = board.quiet((WIDTH, round(high)), tuple(places.values()))
    panels = [seats.panel(scene, seat, _width(view, seat.seat)) for seat in view.seats]
    top = quiet.image.height + header.drawn_height(view)
    boxes = in_pairs([one.height for one in panels], (MARGIN, top), INNER, MARGIN)
    below = boxes[-1][3] + MARGIN
    scene.canvas = Canvas(WIDTH, round(below + technologies.height(scene, INNER) + MARGIN))
    scene.canvas.image.paste(quiet.image, (0, 0))
    header.where_it_stands(scene, MARGIN + 6, MARGIN)
    header.stacks(scene, WIDTH - MARGIN, MARGIN)
    pieces.spaces(scene, chart, set(board.extent(view)))
    for sector in view.sectors:
        pieces.sector_pieces(scene, sector, places[sector.id].spot)
    header.drawn(scene, MARGIN, quiet.image.height, INNER)
    for one, at in zip(panels, boxes, strict=True):
        seats.draw(scene, one, at)
    technologies.draw(scene, MARGIN, below, INNER)
    return Drawing(scene.canvas.image, quiet.palette)


def players(scene: Scene) -> Drawing:
    """The panels of all seats, one below the other: so a phone shows them twice as large as two a row."""
    panels = [seats.panel(scene, seat, COLUMN) for seat in scene.view.seats]
    boxes = in_column([one.height for one in panels], (MARGIN, MARGIN), COLUMN, MARGIN)
    scene.canvas = Canvas(round(COLUMN + 2 * MARGIN), round(boxes[-1][3] + MARGIN))
    for one, at in zip(panels, boxes, strict=True):
        seats.draw(scene, one, at)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def supply(scene: Scene) -> Drawing:
    """What is left in stacks and bags, and the technologies on offer, as wide as a phone shows well."""
    width = SUPPLY - 2 * MARGIN
    scene.canvas = Canvas(SUPPLY, round(TOP + technologies.height(scene, width) + MARGIN))
    header.round_and_phase(scene, MARGIN + 6, MARGIN + 22, width)
    header.stacks_in_a_row(scene, MARGIN, MARGIN + 94, width)
    technologies.draw(scene, MARGIN, TOP, width)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def stage(scene: Scene, like: View) -> Drawing:
    """The map without what stands below it."""
    view = scene.view
    chart, high = centred(board.extent(like), WIDTH, MARGIN, LARGEST, TOP, TALLEST)
    places = board.places_of(scene.words, view.sectors, chart)
    quiet = board.quiet((WIDTH, round(high)), tuple(places.values()))
    scene.canvas = Canvas.over(quiet.image)
    header.where_it_stands(scene, MARGIN + 6, MARGIN)
    pieces.spaces(scene, chart, set(board.extent(view)) & set(board.extent(like)))
    for sector in view.sectors:
        pieces.sector_pieces(scene, sector, places[sector.id].spot)
    return Drawing(scene.canvas.image, quiet.palette)


def _width(view: View, index: int) -> float:
    """Two panels a row; an odd last one has the row for itself."""
    return INNER if index % 2 == 0 and index == len(view.seats) - 1 else COLUMN


def close_up(scene: Scene, id_: str) -> Drawing:
    """A sector and its neighbours, large."""
    view, middle = scene.view, Hex(*sector_of(scene.view, id_).at)
    around = {middle, *neighbours(middle)}
    near = [sector for sector in view.sectors if Hex(*sector.at) in around]
    open_ = [at for at in view.frontier if Hex(*at) in around]
    chart, high = centred([*(sector.at for sector in near), *open_], WIDTH, MARGIN, INNER / 5)
    places = board.places_of(scene.words, near, chart)
    quiet = board.quiet((WIDTH, round(high)), tuple(places.values()))
    scene.canvas = Canvas.over(quiet.image)
    pieces.spaces(scene, chart, around)
    for sector in near:
        pieces.sector_pieces(scene, sector, places[sector.id].spot)
    return Drawing(scene.canvas.image, quiet.palette)


# --- the pictures in words -------------------------------------------------------------------------------------------


def _focus_told(scene: Scene, asked: Places) -> Iterator[Text]:
    """The places by their names, and where ships can go from where they stand."""
    yield Text("eclipse-picture-alt-focus", {"places": tuple(_place(scene.view, id_) for id_ in asked.ids)})
    if asked.moves:
        targets = tuple(_place(scene.view, end) for _, end in asked.moves)
        origin = _place(scene.view, asked.moves[0][0])
        yield Text("eclipse-picture-alt-arrows", {"origin": origin, "targets": targets})


def _place(view: View, id_: str) -> Text:
    """A sector by its name; a space by what it lies beside."""
    if id_ in words.NAMES:
        return words.sector(id_)
    space = next(Hex(*at) for at in board.extent(view) if space_id(at) == id_)
    beside = tuple(words.sector(sector.id) for sector in view.sectors if Hex(*sector.at) in neighbours(space))
    return Text("eclipse-picture-alt-space", {"space": words.space(space), "sectors": beside})


def _turnings_told(scene: Scene, tile: Turnings) -> Iterator[Text]:
    yield T("eclipse-picture-alt-turnings", sector=words.sector(tile.sector))


def _sector_told(key: str) -> Callable[[Scene, str], Iterable[Text]]:
    return lambda scene, id_: [T(key, sector=board.name_of(sector_of(scene.view, id_)))]


# --- the painter -----------------------------------------------------------------------------------------------------


class EclipsePainter(Painter[View]):
    """Paints views of Eclipse."""

    game, artist, meanings = "eclipse", emblems, legend
    pictures = (
        one_page(zooms.PLAYERS, players, T("eclipse-picture-players")),
        one_page(zooms.TECHNOLOGIES, supply, T("eclipse-picture-supply")),
        one_page(zooms.ALL, page, T("eclipse-picture-all")),
        Shown(zooms.FOCUS, glance.focus, _focus_told),
        Shown(
            zooms.TURNINGS,
            turnings.draw,
            lambda _, of: [T("eclipse-picture-alt-turnings", sector=words.sector(of.sector))],
        ),
        Shown(zooms.SHIPS, blueprints.draw, lambda scene, n: [T("eclipse-picture-alt-ships", name=scene.names[n])]),
        Shown(zooms.BATTLE, battle.draw, _sector_told("eclipse-picture-alt-battle")),
        Shown(zooms.SECTOR, close_up, _sector_told("eclipse-picture-alt-zoom")),
    )

    def board(self, scene: Scene, like: View) -> Drawing:
        """The map at a glance."""
        return glance.drawn(scene, like)

    def film_board(self, scene: Scene, like: View) -> Drawing:
        """The map alone."""
        return stage(scene, like)

    def stands(self, scene: Scene) -> Iterator[Text]:
        """Round, phase, points and turn."""
        view = scene.view
        points = view.scores or [seat.open_points for seat in view.seats]
        phase = Text(f"eclipse-phase-{view.phase}")
        return standing(scene, points, view.turn, round=view.round, last=ROUNDS, phase=phase)

    def lively(self, view: View) -> float:
        """Sectors, cubes, ships, technologies, points; less where money runs out."""
        there = sum(2 + sum(cube for _, cube in one.squares) + 3 * len(one.fleets) for one in view.sectors)
        seats = sum(2 * len(seat.technologies) + seat.open_points - 60 * seat.out for seat in view.seats)
        return there + seats - 6 * sum(max(0, short_of(seat)) for seat in view.seats)

    def close_ups(self, view: View) -> Mapping[str, str]:
        """The sector with the most ships, the blueprints of the most learned seat, and a battle if there is one."""
        ships = {one.id: sum(sum(map(len, fleet.ships.values())) for fleet in one.fleets) for one in view.sectors}
        seats = [seat for seat in view.seats if seat.blueprints]
        found = {"zoom": zooms.SECTOR.of(max(ships, key=lambda id_: ships[id_]))} if ships else {}
        found |= super().close_ups(view)
        if seats:
            found["ships"] = zooms.SHIPS.of(max(seats, key=lambda seat: len(seat.technologies)).seat)
        fights = battle.fought_over(view)
        return found | ({"battle": zooms.BATTLE.of(fights[0])} if fights else {})

    def further(self, view: View) -> Sequence[str]:
        """What the seats have, and the technologies on offer."""
        return [zooms.PLAYERS.id, zooms.TECHNOLOGIES.id]
