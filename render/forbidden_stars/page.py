"""The board, landscape, and beside it round, phase and seats. Zooms: a system, `seat-SEAT`, `combat`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.focus import shown_by
from engine.forbidden_stars import words as words_of
from engine.forbidden_stars.components import AREAS, SYSTEMS
from engine.forbidden_stars.face.view import SystemView, View
from engine.text import Param, T, Text
from render import Words
from render.canvas import Canvas, Drawing, Letters
from render.colours import GOLD, SOFT
from render.forbidden_stars import battle, board, emblems, focus, legend, seats
from render.forbidden_stars.scene import COMBAT, FOCUS, SEAT, TURNS, Scene, areas_of, seat_of, system_of
from render.legend import Entry

WIDTH, HEIGHT, MARGIN, ASIDE, BROAD = 1600, 1018, 16, 304, 420


class ForbiddenStarsPainter:
    """Paints views of Forbidden Stars."""

    def draw(
        self, view: object, *, words: Words, names: Sequence[str], marks: Sequence[str], zoom: str | None
    ) -> Drawing:
        """The picture, not yet encoded.

        Raises:
            KeyError: `zoom` is nothing of this view.
        """
        assert isinstance(view, View)
        scene = Scene("forbidden_stars", Canvas(1, 1), view, words, names, frozenset(marks))
        if zoom is None:
            return page(scene, view)
        if zoom.startswith(SEAT):
            return seats.draw(scene, seat_of(view, zoom.removeprefix(SEAT)))
        if zoom.startswith(FOCUS):
            places, moves = shown_by(zoom, FOCUS)
            return focus.draw(scene, places, moves)
        if zoom.startswith(TURNS):
            return focus.turns(scene, zoom.removeprefix(TURNS))
        if zoom == COMBAT and view.combat is not None:
            return battle.draw(scene, view.combat)
        return close_up(scene, system_of(view, zoom))

    def alt(self, view: object, *, words: Words, names: Sequence[str], zoom: str | None) -> str:
        """The picture in a sentence or two."""
        assert isinstance(view, View)
        points = tuple(
            T("forbidden_stars-picture-alt-seat", name=names[seat.seat], points=seat.collected) for seat in view.seats
        )
        stands: dict[str, Param] = {"round": view.round, "target": view.target, "seats": points}
        said = [*_subject(zoom, names)]
        said += [Text("forbidden_stars-picture-alt", {**stands, "phase": Text(f"forbidden_stars-phase-{view.phase}")})]
        if view.turn is not None and not view.winners:
            said.append(T("forbidden_stars-picture-alt-turn", name=names[view.turn]))
        return " ".join(words(text) for text in said)

    def legend(self, words: Words) -> Drawing:
        """What the signs mean."""
        return legend.draw(words)

    def signs(self, size: int) -> list[Entry]:
        """Signs that stand beside words which name no component."""
        return legend.signs(size)

    def stage(self, view: object, like: object, *, words: Words, names: Sequence[str]) -> Drawing:
        """The board, with room for all of that of `like`."""
        assert isinstance(view, View) and isinstance(like, View)
        return page(Scene("forbidden_stars", Canvas(1, 1), view, words, names), like)

    def lively(self, view: object) -> float:
        """How much there is to see: units, structures, orders, objectives."""
        assert isinstance(view, View)
        there = sum(sum(len(force.units) for force in area.forces) + len(area.structures) for area in view.areas)
        return there + sum(len(system.orders) for system in view.systems) + 4 * sum(s.collected for s in view.seats)

    def close_ups(self, view: object) -> Mapping[str, str]:
        """The system where most stands, the panel of the seat with most upgrades, and a combat with cards in it."""
        assert isinstance(view, View)
        crowd = {
            one.id: sum(len(f.units) for area in areas_of(view, one.id) for f in area.forces) for one in view.systems
        }
        found = {"zoom": max(crowd, key=lambda id_: crowd[id_])} if crowd else {}
        found["seat"] = f"{SEAT}{max(view.seats, key=lambda seat: len(seat.upgrades)).seat}"
        combat = view.combat
        return found | ({"battle": COMBAT} if combat is not None and combat.round > 1 else {})

    def further(self, view: object) -> Sequence[str]:
        """A combat in course, and the panel of every seat."""
        assert isinstance(view, View)
        fought = [] if view.combat is None else [COMBAT]
        return [*fought, *(f"{SEAT}{seat.seat}" for seat in view.seats)]

    def forget(self) -> None:
        """Drops the boards that were kept."""
        board.quiet.forget()

    tint = staticmethod(emblems.tint)
    emblem = staticmethod(emblems.emblem)
    fact_sign = staticmethod(emblems.fact_sign)


def _subject(zoom: str | None, names: Sequence[str]) -> Iterator[Text]:
    """What a picture shows beside the board, or that helps with a question."""
    if zoom is None:
        return
    if zoom == COMBAT:
        yield T("forbidden_stars-picture-alt-combat")
    elif zoom.startswith(SEAT):
        yield T("forbidden_stars-picture-alt-panel", name=names[int(zoom.removeprefix(SEAT))])
    if zoom.startswith(TURNS):
        yield T("forbidden_stars-picture-alt-turns", system=words_of.system(zoom.removeprefix(TURNS)))
    elif zoom.startswith(FOCUS):
        places, moves = shown_by(zoom, FOCUS)
        yield Text("forbidden_stars-picture-alt-focus", {"places": tuple(_place(id_) for id_ in places)})
        if moves:
            going: dict[str, Param] = {"origins": tuple(_place(start) for start, _ in moves)}
            yield Text("forbidden_stars-picture-alt-arrows", going | {"target": _place(moves[0][1])})


def _place(id_: str) -> Param:
    """An area or a system by its name; an edge or an empty place as answers name it."""
    if id_ in AREAS:
        return words_of.area(id_)
    return words_of.system(id_) if id_ in SYSTEMS else id_


def page(scene: Scene, like: View) -> Drawing:
    """The board as large as it goes, and who stands where beside it. Where the board is high, the picture is narrow:
    a phone, which gives it all its width, then shows it larger."""
    view = scene.view
    places = board.places(like)
    room = board.charted(places, (MARGIN, MARGIN, WIDTH - ASIDE - MARGIN, HEIGHT - MARGIN))
    aside = min(BROAD, WIDTH - room.width(places) - 3 * MARGIN)
    wide = room.width(places) + aside + 3 * MARGIN
    chart = board.charted(places, (MARGIN, MARGIN, wide - aside - MARGIN, HEIGHT - MARGIN))
    quiet = board.quiet((wide, HEIGHT), chart, board.printed(view.areas))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, chart, view.areas, view.systems)
    board.put_names(scene, chart, view.areas)
    _aside(scene, (wide - aside, wide - MARGIN))
    return Drawing(scene.canvas.image, quiet.palette)


def _aside(scene: Scene, sides: tuple[float, float]) -> None:
    """Round and phase, in the end who has won; and a box for each seat, between two sides."""
    view, (left, right) = scene.view, sides
    width = right - left
    head, below = scene.say("round", n=view.round) if view.round else "", scene.term("phase", view.phase)
    if view.winners:
        head, below = scene.say("won"), scene.winners()
    scene.canvas.write_in(head, left, MARGIN + 40, width, Letters(60, GOLD))
    scene.canvas.write_in(below, left, MARGIN + 100, width, Letters(40, SOFT))
    high = min(230.0, (HEIGHT - 160 - MARGIN) / max(1, len(view.seats)) - 14)
    for index, seat in enumerate(view.seats):
        top = 156 + index * (high + 14)
        seats.line(scene, seat, (left, top, right, top + high))


def close_up(scene: Scene, middle: SystemView) -> Drawing:
    """A system and the halves of its neighbours."""
    view, (x, y) = scene.view, (middle.at[0] * 2, middle.at[1] * 2)
    near = [area for area in view.areas if x - 1 <= area.at[0] <= x + 2 and y - 1 <= area.at[1] <= y + 2]
    wide, chart = focus.framed([area.at for area in near])
    quiet = board.quiet((wide, HEIGHT), chart, board.printed(near))
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, chart, near, [middle])
    board.put_names(scene, chart, near)
    return Drawing(scene.canvas.image, quiet.palette)
