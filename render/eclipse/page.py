"""The map at a glance; the seats; the technologies; all of it on one page; or a few sectors, ships, a battle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.eclipse import words as words_of
from engine.eclipse.components import ROUNDS
from engine.eclipse.face.view import SectorView, View
from engine.focus import shown_by
from engine.hexes import Hex, neighbours
from engine.text import Param, T, Text
from render import Words
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
from render.eclipse.scene import BATTLE, SHIPS, Scene, seat_of, sector_of, space_id
from render.eclipse.seats import short_of
from render.hexmap import centred
from render.legend import Entry
from render.panels import TALL, in_column, in_pairs

WIDTH, MARGIN = 1600, 20
INNER = WIDTH - 2 * MARGIN
COLUMN = (INNER - MARGIN) / 2
TOP = MARGIN + header.HEIGHT
LARGEST, TALLEST = 164, 1800
PLAYERS, TECHNOLOGIES, ALL, FOCUS, TURNS = "players", "technologies", "all", "focus-", "turns-"
"""Zooms for what stands on the page below the map, and for the whole page."""


class EclipsePainter:
    """Paints views of Eclipse. A zoom is a sector's number, `ships-SEAT` or `battle-SECTOR`."""

    def draw(
        self, view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None
    ) -> Drawing:
        """The picture, not yet encoded.

        Raises:
            KeyError: `zoom` is nothing of this view.
        """
        assert isinstance(view, View)
        scene = Scene("eclipse", Canvas(1, 1), view, words, names, frozenset(marks))
        if zoom in _WHOLE:
            return _WHOLE[zoom](scene)
        assert zoom is not None
        if zoom.startswith(FOCUS):
            return glance.focus(scene, *shown_by(zoom, FOCUS, ";"))
        if zoom.startswith(TURNS):
            id_, _, turns = zoom.removeprefix(TURNS).partition("-")
            return turnings.draw(scene, id_, [int(turned) for turned in turns.split(",")])
        if zoom.startswith(SHIPS):
            return blueprints.draw(scene, seat_of(view, zoom.removeprefix(SHIPS)))
        if zoom.startswith(BATTLE):
            return battle.draw(scene, sector_of(view, zoom.removeprefix(BATTLE)))
        return close_up(scene, sector_of(view, zoom))

    def alt(self, view: object, *, words: Words, names: Sequence[str], zoom: str | None) -> str:
        """The picture in a sentence or two."""
        assert isinstance(view, View)
        said = [_subject(view, zoom, names), *_planned(view, zoom)] if zoom is not None and zoom not in _WHOLE else []
        scores = view.scores or tuple(seat.open_points for seat in view.seats)
        points = tuple(
            T("eclipse-picture-alt-seat", name=names[seat.seat], points=scores[seat.seat]) for seat in view.seats
        )
        stands: dict[str, Param] = {"round": view.round, "last": ROUNDS, "seats": points}
        said.append(Text("eclipse-picture-alt", {**stands, "phase": Text(f"eclipse-phase-{view.phase}")}))
        if view.turn is not None and not view.winners:
            said.append(T("eclipse-picture-alt-turn", name=names[view.turn]))
        panel = [] if zoom is None or zoom not in _WHOLE else [f"{words(Text(_NAMES[zoom]))}."]
        return " ".join([*panel, *(words(text) for text in said)])

    def legend(self, words: Words) -> Drawing:
        """What the signs mean."""
        return legend.draw(words)

    def signs(self, size: int) -> list[Entry]:
        """Signs that stand beside words which name no component."""
        return legend.signs(size)

    def stage(self, view: object, like: object, *, words: Words, names: Sequence[str]) -> Drawing:
        """The map alone, with room for all that lies on that of `like`."""
        assert isinstance(view, View) and isinstance(like, View)
        return stage(Scene("eclipse", Canvas(1, 1), view, words, names), like)

    def lively(self, view: object) -> float:
        """How much there is to see: sectors, cubes, ships, technologies, points; less where money runs out."""
        assert isinstance(view, View)
        there = sum(2 + sum(cube for _, cube in one.squares) + 3 * len(one.fleets) for one in view.sectors)
        seats = sum(2 * len(seat.technologies) + seat.open_points - 60 * seat.out for seat in view.seats)
        return there + seats - 6 * sum(max(0, short_of(seat)) for seat in view.seats)

    def close_ups(self, view: object) -> Mapping[str, str]:
        """The sector with the most ships, the blueprints of the most learned seat, and a battle if there is one."""
        assert isinstance(view, View)
        ships = {one.id: sum(sum(map(len, fleet.ships.values())) for fleet in one.fleets) for one in view.sectors}
        seats = [seat for seat in view.seats if seat.blueprints]
        found = {"zoom": max(ships, key=lambda id_: ships[id_])} if ships else {}
        found |= {PLAYERS: PLAYERS, TECHNOLOGIES: TECHNOLOGIES}
        if seats:
            found["ships"] = f"{SHIPS}{max(seats, key=lambda seat: len(seat.technologies)).seat}"
        fights = battle.fought_over(view)
        return found | ({"battle": BATTLE + fights[0]} if fights else {})

    def further(self, view: object) -> Sequence[str]:
        """What the seats have, and the technologies on offer."""
        return [PLAYERS, TECHNOLOGIES]

    def forget(self) -> None:
        """Drops the boards that were kept."""
        board.quiet.forget()
        glance.bare_board.forget()

    tint = staticmethod(emblems.tint)
    emblem = staticmethod(emblems.emblem)
    fact_sign = staticmethod(emblems.fact_sign)


def _subject(view: View, zoom: str, names: Sequence[str]) -> Text:
    if zoom.startswith(SHIPS):
        return T("eclipse-picture-alt-ships", name=names[int(zoom.removeprefix(SHIPS))])
    if zoom.startswith(FOCUS):
        places = tuple(_place(view, id_) for id_ in shown_by(zoom, FOCUS, ";")[0])
        return Text("eclipse-picture-alt-focus", {"places": places})
    if zoom.startswith(TURNS):
        id_, _, _ = zoom.removeprefix(TURNS).partition("-")
        return T("eclipse-picture-alt-turnings", sector=words_of.sector(id_))
    key = "alt-battle" if zoom.startswith(BATTLE) else "alt-zoom"
    return T(f"eclipse-picture-{key}", sector=board.name_of(sector_of(view, zoom.removeprefix(BATTLE))))


def _planned(view: View, zoom: str) -> Iterator[Text]:
    """Where ships can go from where they stand."""
    moves = shown_by(zoom, FOCUS, ";")[1] if zoom.startswith(FOCUS) else []
    if moves:
        targets = tuple(_place(view, end) for _, end in moves)
        yield Text("eclipse-picture-alt-arrows", {"origin": _place(view, moves[0][0]), "targets": targets})


def _place(view: View, id_: str) -> Text:
    """A sector by its name; a space by what it lies beside."""
    if id_ in words_of.NAMES:
        return words_of.sector(id_)
    space = next(Hex(*at) for at in board.extent(view) if space_id(at) == id_)
    beside = tuple(words_of.sector(sector.id) for sector in view.sectors if Hex(*sector.at) in neighbours(space))
    return Text("eclipse-picture-alt-space", {"space": words_of.space(space), "sectors": beside})


def page(scene: Scene) -> Drawing:
    """The whole page."""
    view = scene.view
    chart, high = centred(board.extent(view), WIDTH, MARGIN, LARGEST, TOP, TALLEST)
    places = board.places_of(view.sectors, chart)
    quiet = board.quiet((WIDTH, round(high)), tuple(places.values()))
    panels = [seats.panel(scene, seat, _width(view, seat.seat)) for seat in view.seats]
    top = quiet.image.height + header.drawn_height(view)
    boxes = in_pairs([one.height for one in panels], (MARGIN, top), INNER, MARGIN)
    below = boxes[-1][3] + MARGIN
    scene.canvas = Canvas(WIDTH, round(below + technologies.height(scene) + MARGIN))
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
    """The panels of all seats: those of few one below the other."""
    panels, width = [seats.panel(scene, seat, COLUMN) for seat in scene.view.seats], COLUMN
    boxes = in_column([one.height for one in panels], (MARGIN, MARGIN), width, MARGIN)
    if boxes[-1][3] + MARGIN > TALL:
        panels, width = [seats.panel(scene, seat, _width(scene.view, seat.seat)) for seat in scene.view.seats], INNER
        boxes = in_pairs([one.height for one in panels], (MARGIN, MARGIN), width, MARGIN)
    scene.canvas = Canvas(round(width + 2 * MARGIN), round(boxes[-1][3] + MARGIN))
    for one, at in zip(panels, boxes, strict=True):
        seats.draw(scene, one, at)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def supply(scene: Scene) -> Drawing:
    """What is left in stacks and bags, the sectors drawn, and the technologies on offer."""
    top = TOP + header.drawn_height(scene.view)
    scene.canvas = Canvas(WIDTH, round(top + technologies.height(scene) + MARGIN))
    header.where_it_stands(scene, MARGIN + 6, MARGIN)
    header.stacks(scene, WIDTH - MARGIN, MARGIN)
    header.drawn(scene, MARGIN, TOP, INNER)
    technologies.draw(scene, MARGIN, top, INNER)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def stage(scene: Scene, like: View) -> Drawing:
    """The map without what stands below it."""
    view = scene.view
    chart, high = centred(board.extent(like), WIDTH, MARGIN, LARGEST, TOP, TALLEST)
    places = board.places_of(view.sectors, chart)
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


def close_up(scene: Scene, middle: SectorView) -> Drawing:
    """A sector and its neighbours, large."""
    view, around = scene.view, {Hex(*middle.at), *neighbours(Hex(*middle.at))}
    near = [sector for sector in view.sectors if Hex(*sector.at) in around]
    open_ = [at for at in view.frontier if Hex(*at) in around]
    chart, high = centred([*(sector.at for sector in near), *open_], WIDTH, MARGIN, INNER / 5)
    places = board.places_of(near, chart)
    quiet = board.quiet((WIDTH, round(high)), tuple(places.values()))
    scene.canvas = Canvas.over(quiet.image)
    pieces.spaces(scene, chart, around)
    for sector in near:
        pieces.sector_pieces(scene, sector, places[sector.id].spot)
    return Drawing(scene.canvas.image, quiet.palette)


_WHOLE: dict[str | None, Callable[[Scene], Drawing]] = {
    None: glance.draw, PLAYERS: players, TECHNOLOGIES: supply, ALL: page,
}  # fmt: skip
_NAMES = {
    PLAYERS: "eclipse-picture-players", TECHNOLOGIES: "eclipse-picture-supply", ALL: "eclipse-picture-all",
}  # fmt: skip
