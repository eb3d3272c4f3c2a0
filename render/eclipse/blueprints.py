"""A player's blueprints as a picture: a row a ship type, every square with its part, and what the ships amount to.

It is as wide as a phone shows well, and low enough to stand above a question.
"""

from __future__ import annotations

from itertools import groupby

from engine.ask import Seat
from engine.eclipse.components import PARTS, Part
from engine.eclipse.interface.view import BlueprintView, SeatView
from render import skies
from render.canvas import Canvas, Drawing, Letters, Sprite, measure, printable
from render.colours import FAINT, GOLD, LINE, NIGHT, PANEL, SCARLET, SOFT, WHITE, mix
from render.eclipse import board, technologies, tints
from render.eclipse.designs import dice, figure
from render.eclipse.icons import sign
from render.eclipse.scene import Scene, seat_of
from render.eclipse.signs import die
from render.glyphs import badge
from render.panels import Chip, box, chip, counter, put_rows, wrapped
from render.ships import unit

WIDTH, MARGIN, PAD, GAP = 780, 12, 10, 8
INNER = WIDTH - 2 * MARGIN
TOP, HEAD, SQUARE, CHIPS = 56, 46, 112, 42
BOARD = HEAD + SQUARE + PAD
SMALL, AFTER, MANY = 26, 12, 3
"""The least size of what is to be read; how much room figures leave before dice; so many of these are shown each."""
FIGURES = ("initiative", "energy", "movement", "computer", "shield", "hull")


def draw(scene: Scene, number: Seat) -> Drawing:
    """A seat's ship types one below the other, then parts kept aside."""
    seat = seat_of(scene.view, number)
    kept = wrapped([_kept(scene, id_) for id_ in seat.kept_parts], INNER, GAP)
    below = TOP + len(seat.blueprints) * (BOARD + GAP)
    scene.canvas = Canvas(WIDTH, below + CHIPS * len(kept) + MARGIN - GAP)
    skies.stars(scene.canvas, "ships")
    _title(scene, seat)
    for index, one in enumerate(seat.blueprints):
        _blueprint(scene, seat, one, TOP + index * (BOARD + GAP))
    put_rows(scene.canvas, kept, (MARGIN, below - GAP / 2), CHIPS, GAP, CHIPS - 6)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _kept(scene: Scene, id_: str) -> Chip:
    return chip(scene.term("part", id_), SMALL, before=[sign(PARTS[id_].kind, 28)], fill=mix(PANEL, GOLD, 0.3))


def _title(scene: Scene, seat: SeatView) -> None:
    canvas, y = scene.canvas, TOP / 2
    canvas.put(badge(scene.colour(seat.seat), 46), MARGIN, y, "lm")
    x = MARGIN + 58.0
    x += canvas.write_in(scene.name(seat.seat), x, y - 1, 360, Letters(42)) + 16
    canvas.write_in(scene.term("species", seat.species), x, y + 3, WIDTH - MARGIN - x, Letters(32, SOFT, "plain"))


# --- a blueprint -----------------------------------------------------------------------------------------------------


def _blueprint(scene: Scene, seat: SeatView, one: BlueprintView, top: float) -> None:
    canvas, paint = scene.canvas, scene.paint(seat.seat)
    box(canvas, (MARGIN, top, WIDTH - MARGIN, top + BOARD), PANEL, mix(LINE, paint.rgb, 0.3), radius=14)
    _head(scene, seat, one, top + HEAD / 2 + 2)
    wide = (INNER - 2 * PAD + 6) / len(one.parts)
    for index, (_, part, tile) in enumerate(one.parts):
        _square(scene, part, tile, (MARGIN + PAD + index * wide, top + HEAD + 2), wide - 6)


def _head(scene: Scene, seat: SeatView, one: BlueprintView, y: float) -> None:
    """What it is called, costs and amounts to, and how many can be built yet."""
    canvas, paint, left = scene.canvas, scene.paint(seat.seat), float(MARGIN + PAD)
    canvas.put(unit(one.type, paint.rgb, 40, paint.edge), left, y, "lm")
    left += 48
    left += canvas.write_narrow(_title_case(scene.term("ship", one.type)), left, y, 158, Letters(32), anchor="lm") + 12
    left += canvas.write(f"×{one.left}", left, y, Letters(28, SOFT if one.left else FAINT), anchor="lm") + 12
    left = counter(canvas, sign("materials", 28), str(one.cost), (left, y), 28, tints.RESOURCES["materials"])
    right, row = float(WIDTH - MARGIN - PAD), _dice(one)
    wide = sum(sprite.width + 4 + (measure(text, 24) if text else 0) for sprite, text in row)
    step = min(66.0, (right - left - 12 - AFTER - wide) / len(FIGURES))
    x = right - wide
    for sprite, text in row:
        x = _put_sign(canvas, sprite, x, y)
        x += canvas.write(text, x - 2, y, Letters(24), anchor="lm") if text else 0
    right -= wide + AFTER
    for index, name in enumerate(reversed(FIGURES), 1):
        number = figure(one, name)
        ink = SCARLET if number < 0 else WHITE if number else FAINT
        counter(canvas, sign(name, 26), str(number), (right - step * index, y), 28, ink)


def _dice(one: BlueprintView) -> list[tuple[Sprite, str]]:
    """What it fires: a sign for each die, or where these are many for each kind of them with how many there are."""
    row = list(dice(one, 28))
    if len(row) <= MANY:
        return [(sprite, "") for sprite in row]
    kinds = [(next(same), 1 + sum(1 for _ in same)) for _, same in groupby(row, key=id)]
    return [(sprite, f"×{n}" if n > 1 else "") for sprite, n in kinds]


def _title_case(text: str) -> str:
    return text[:1].upper() + text[1:]


def _square(scene: Scene, id_: str | None, tile: bool, at: tuple[float, float], wide: float) -> None:
    canvas, (left, top) = scene.canvas, at
    edges = (left, top, left + wide, top + SQUARE)
    if id_ is None:
        box(canvas, edges, NIGHT, LINE, radius=12)
        return
    part = PARTS[id_]
    tint = tints.PARTS[part.kind]
    edge = GOLD if part.ancient else WHITE if tile else mix(PANEL, tint, 0.5)
    box(canvas, edges, mix(PANEL, tint, 0.2), edge, radius=12, thick=4 if tile else 2)
    _strength(canvas, part, left + wide / 2, top + 21, wide - 6)
    _price(canvas, part, left + wide / 2, top + 46)
    lines = _name_lines(printable(scene.term("part", id_)), wide - 8, priced=part.energy < 0 or bool(part.initiative))
    for index, line in enumerate(lines):
        y = top + SQUARE - (31 if len(lines) < 3 else 40) + 24 * (index - (len(lines) - 1) / 2)
        canvas.write_narrow(line, left + wide / 2, y, wide - 8, Letters(SMALL, weight="plain"))


def _name_lines(name: str, room: float, *, priced: bool) -> tuple[str, ...]:
    """The lines of a part's name; a line a word where no price stands above and two would be much too narrow."""
    lines, each = technologies.name_lines(name, room, SMALL), tuple(name.split())
    wide, narrow = (max(measure(line, SMALL, "plain") for line in some) for some in (lines, each))
    return each if not priced and len(each) == 3 and wide > 1.5 * room and narrow < wide else lines


def _strength(canvas: Canvas, part: Part, middle: float, y: float, room: float) -> None:
    """The sign of a part with what it does; of many dice all are as large as there is room for."""
    row = _signs(part)
    if part.dice and sum(sprite.width + 4 for sprite, _ in row) > room:
        row = _signs(part, int(room / len(row)) - 4)
    x = middle - (sum(sprite.width + 4 for sprite, _ in row) + sum(18 for _, text in row if text)) / 2
    for sprite, text in row:
        x = counter(canvas, sprite, text, (x, y), 30) + 4 if text else _put_sign(canvas, sprite, x, y)


def _price(canvas: Canvas, part: Part, middle: float, y: float) -> None:
    """What it costs in energy and gives in initiative."""
    found = [("energy", str(part.energy).replace("-", "−"), SCARLET)] if part.energy < 0 else []
    found += [("initiative", f"+{part.initiative}", SOFT)] if part.initiative else []
    x = middle - sum(19 + measure(text, 25) for _, text, _ in found) / 2
    for name, text, ink in found:
        canvas.put(sign(name, 18), x, y, "lm")
        x += 19 + canvas.write(text, x + 19, y, Letters(25, ink), anchor="lm")


def _put_sign(canvas: Canvas, sprite: Sprite, x: float, y: float) -> float:
    canvas.put(sprite, x, y, "lm")
    return x + sprite.width + 4


def _signs(part: Part, size: int = 32) -> list[tuple[Sprite, str]]:
    kind = sign(part.kind, size)
    if part.dice:
        return [(kind, ""), *((die(colour, size), "") for colour, count in part.dice.items() for _ in range(count))]
    if part.kind == "source":
        return [(kind, f"+{part.energy}")]
    strength = {"hull": part.hull, "drive": part.move, "computer": part.computer, "shield": part.shield}[part.kind]
    return [(kind, {"computer": "+", "shield": "−"}.get(part.kind, "") + str(strength))]
