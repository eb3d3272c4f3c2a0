"""A hex and those around it, large, and beside them everything in it that this viewer may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.space_empires import words
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.interface.view import HexView, StackView, UnitView, View
from engine.text import Text
from render.canvas import Canvas, Drawing, Sprite, flowed, printable
from render.colours import FAINT, GOLD, SKY, SOFT, WHITE, Rgb
from render.space_empires import board, chart, markers, pieces
from render.space_empires.scene import Scene, counter_name, hex_of, side_colour, side_name
from render.space_empires.writing import levels_text, write

WIDTH, HEXES, MARGIN = 1000, 660, 14
"""How wide the picture is, and how high the part with the hexes."""
ROW, MOST, SMALL = 56, 16, 40


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: a sign, what it is, and behind it smaller what else is known."""

    sign: Sprite | None
    text: str
    more: str = ""
    ink: Rgb = WHITE
    head: bool = False


def draw(scene: Scene, id_: str) -> Drawing:
    """The hex with its neighbours, below them its list: as broad as a phone shows it well."""
    middle = hex_of(scene.view, id_)
    near = [one for one in scene.view.hexes if one.id == middle.id or one.id in NEIGHBOURS[middle.id]]
    found = list(rows(scene, middle))
    shown = found if len(found) <= MOST else found[: MOST - 1]
    size = (WIDTH, HEXES + ROW * (len(shown) + (len(found) > len(shown))) + MARGIN)
    at = chart.charted([one.id for one in near], (MARGIN, MARGIN, WIDTH - MARGIN, HEXES - MARGIN))
    at = chart.readable(at, *size)
    quiet = board.ground(scene, size, at, near)
    scene.canvas = Canvas.over(quiet.image)
    board.put_board(scene, at, near, [middle.id])
    _list(scene, shown, len(found) - len(shown))
    return Drawing(scene.canvas.image, quiet.palette)


def _list(scene: Scene, shown: Sequence[Row], over: int) -> None:
    right, y = WIDTH - 2 * MARGIN, HEXES + ROW / 2
    for row in shown:
        x = 2.0 * MARGIN
        if row.sign is not None:
            scene.canvas.put(row.sign, x, y, "lm")
            x += 62
        x += write(scene, row.text, (x, y), right - x, 46 if row.head else 42, row.ink) + 16
        if row.more and right - x > 60:
            write(scene, row.more, (x, y), right - x, SMALL, SOFT)
        y += ROW
    if over > 0:
        write(scene, scene.say("more", n=over), (2 * MARGIN, y), right, SMALL, FAINT)


def rows(scene: Scene, middle: HexView) -> Iterator[Row]:
    """Everything in a hex: marker, colony, each side's units, machines, fleets, what was seen here."""
    yield Row(None, scene.words(words.hex(middle.id)), _home(scene, middle), GOLD, True)
    yield from _marker(scene, middle)
    if middle.colony is not None:
        sign = pieces.sign_of(side_colour(scene, middle.colony.owner), 46, max(0, -2 - middle.colony.owner))
        key = "home-world" if middle.colony.home else "colony"
        yield Row(sign, scene.say(key, cp=middle.colony.value), side_name(scene, middle.colony.owner), GOLD)
        for goods in middle.colony.goods:
            name = scene.words(words.marker_of(goods.type, goods.value))
            yield Row(markers.marker(goods.type, goods.value, 46), name, ink=SOFT)
    for stack in middle.stacks:
        yield from _stack(scene, stack)
    yield from _unplayed(scene, middle.id)
    for one in scene.view.sightings:
        if one.at == middle.id:
            name = scene.words(_counted(one.type, one.count))
            seen = scene.say("seen", round=one.round, turn=one.turn)
            yield Row(pieces.ghost(one.type, scene.colour(one.owner), 46), name, seen, SOFT)


def _home(scene: Scene, middle: HexView) -> str:
    return scene.say("deep-space") if middle.home is None else scene.say("home-of", name=scene.name(middle.home))


def _marker(scene: Scene, middle: HexView) -> Iterator[Row]:
    if middle.marker is not None and middle.marker.type != "home_world":
        name = scene.words(words.marker_of(middle.marker.type, middle.marker.value))
        only = scene.say("only-you") if middle.looked else ""
        yield Row(markers.marker(middle.marker.type, middle.marker.value, 46), name, only)
        does = () if middle.colony is not None else _does(scene, middle.marker.type)
        yield from (Row(None, line, ink=SOFT) for line in does)
    elif not middle.explored:
        yield Row(None, scene.say("unexplored"), ink=SKY)


def _does(scene: Scene, marker: str) -> Sequence[str]:
    """What a marker does, line by line."""
    return flowed(printable(scene.words(words.marker_text(marker))), WIDTH - 5 * MARGIN, 42, "bold")


def _stack(scene: Scene, stack: StackView) -> Iterator[Row]:
    """A side's name, then its units, then what lies face down."""
    sign = pieces.sign_of(side_colour(scene, stack.owner), 46, max(0, -2 - stack.owner))
    yield Row(sign, side_name(scene, stack.owner), head=True)
    for unit in stack.units:
        yield unit_row(scene, unit)
    if stack.hidden:
        sprite = pieces.face_down(side_colour(scene, stack.owner), 46)
        yield Row(sprite, scene.words(words.counters(stack.hidden)))


def unit_row(scene: Scene, unit: UnitView) -> Row:
    """A unit: its id, how many, levels, how far it may move, hits, what it tows."""
    more = [levels_text(scene, unit.levels)]
    more += [scene.say("moves", n=unit.left)] if unit.left else []
    more += [scene.say("hits", n=unit.hits)] if unit.hits else []
    if unit.cargo is not None:
        more.append(scene.words(words.marker_of(unit.cargo.type, unit.cargo.value)))
    if unit.owner == scene.view.viewer and not unit.up:
        more.append(scene.say("face-down"))
    sprite = pieces.figure(unit.type, side_colour(scene, unit.owner), 50)
    return Row(sprite, f"{counter_name(scene, unit.id)} × {unit.count}", "  ".join(part for part in more if part))


def _counted(type_: str, count: int) -> Text:
    return words.units(type_, count) if count else words.unit(type_)


def _unplayed(scene: Scene, at: str) -> Iterator[Row]:
    """Machines and fleets of alien empires."""
    for one in scene.view.machines:
        if one.at == at:
            name = scene.say("machine", n=one.number)
            more = scene.say("rating", n=one.rating) if one.rating else ""
            yield Row(pieces.machine(50), name, more)
    for empire in scene.view.empires:
        for fleet in empire.fleets:
            if fleet.at == at:
                sign = pieces.sign_of(side_colour(scene, empire.side), 46, -2 - empire.side)
                yield Row(sign, scene.say("fleet", n=fleet.number), head=True)
                for unit in fleet.units:
                    yield unit_row(scene, unit)


def focused(view: View, ids: Sequence[str]) -> list[str]:
    """The hexes of a focus picture: those asked about and two rings around."""
    played, found = {one.id for one in view.hexes}, dict.fromkeys(ids)
    for _ in range(2):
        found |= dict.fromkeys(near for id_ in list(found) for near in NEIGHBOURS[id_])
    return [id_ for id_ in found if id_ in played]
