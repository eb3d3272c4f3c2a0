"""A player's blueprints as a picture: every square with its part, and what the ships amount to."""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.components import PARTS, Part
from engine.eclipse.interface.view import BlueprintView, SeatView
from render import skies
from render.canvas import Canvas, Drawing, Letters, Sprite, broken, printable
from render.colours import FAINT, GOLD, LINE, NIGHT, PANEL, SCARLET, SOFT, WHITE, mix
from render.eclipse import board, technologies, tints
from render.eclipse.designs import dice, figure
from render.eclipse.icons import sign
from render.eclipse.scene import Scene, seat_of
from render.eclipse.signs import die
from render.glyphs import badge
from render.panels import Chip, box, chip, counter, heading, put_rows, wrapped
from render.ships import unit

WIDTH, MARGIN, PAD = 1600, 20, 22
INNER = WIDTH - 2 * MARGIN
TOP, BOARD, COLUMN = 112, 540, (INNER - MARGIN) / 2
SQUARE, STEP = 134, 140
GRID_TOP, LINE_HEIGHT, CHIPS = 104, 52, 46
FIGURES = ("initiative", "energy", "movement", "computer", "shield", "hull")
COLUMNS, ROWS = ("left", "centre", "right"), {"top": 0, "middle": 1, "bottom": 2}


def draw(scene: Scene, number: Seat) -> Drawing:
    """A seat's four ship types, then parts kept aside and technologies."""
    seat = seat_of(scene.view, number)
    inner = INNER - 2 * PAD
    kept = wrapped([_kept(scene, id_) for id_ in seat.kept_parts], inner, 8)
    known = wrapped(technologies.chips(scene, seat.technologies), inner, 8)
    below = TOP + 2 * (BOARD + MARGIN)
    scene.canvas = Canvas(WIDTH, round(below + 76 + CHIPS * (len(kept) + len(known)) + 2 * MARGIN))
    skies.stars(scene.canvas, "ships")
    _title(scene, seat)
    for index, one in enumerate(seat.blueprints):
        row, column = divmod(index, 2)
        _blueprint(scene, seat, one, (MARGIN + column * (COLUMN + MARGIN), TOP + row * (BOARD + MARGIN)))
    box(scene.canvas, (MARGIN, below, WIDTH - MARGIN, scene.canvas.image.height - MARGIN), PANEL, LINE, radius=18)
    heading(scene.canvas, scene.say("technologies"), MARGIN + PAD, below + 36, 28)
    put_rows(scene.canvas, kept + known, (MARGIN + PAD, below + 66), CHIPS, 8, 40)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _kept(scene: Scene, id_: str) -> Chip:
    return chip(scene.term("part", id_), 26, before=[sign(PARTS[id_].kind, 28)], fill=mix(PANEL, GOLD, 0.3))


def _title(scene: Scene, seat: SeatView) -> None:
    canvas, y = scene.canvas, 60
    canvas.put(badge(scene.colour(seat.seat), 72), MARGIN, y, "lm")
    x = MARGIN + 92.0
    x += canvas.write_in(scene.name(seat.seat), x, y - 2, 560, Letters(56)) + 24
    canvas.write_in(scene.term("species", seat.species), x, y + 4, WIDTH - MARGIN - x, Letters(38, SOFT, "plain"))


# --- a blueprint -----------------------------------------------------------------------------------------------------


def _blueprint(scene: Scene, seat: SeatView, one: BlueprintView, at: tuple[float, float]) -> None:
    (left, top), canvas, paint = at, scene.canvas, scene.paint(seat.seat)
    box(canvas, (left, top, left + COLUMN, top + BOARD), PANEL, mix(LINE, paint.rgb, 0.3), radius=18)
    canvas.put(unit(one.type, paint.rgb, 76, paint.edge), left + PAD, top + 54, "lm")
    x = left + PAD + 90.0
    x += canvas.write_in(_title_case(scene.term("ship", one.type)), x, top + 52, 330, Letters(44)) + 18
    canvas.write(
        scene.say("left", n=one.left), x, top + 56, Letters(28, SOFT if one.left else FAINT, "plain"), anchor="lm"
    )
    cost = sign("materials", 40)
    wide = canvas.write(
        str(one.cost), left + COLUMN - PAD, top + 52, Letters(44, tints.RESOURCES["materials"]), anchor="rm"
    )
    canvas.put(cost, left + COLUMN - PAD - wide - 8, top + 52, "rm")
    for slot, part, tile in one.parts:
        _square(scene, part, tile, (left + PAD, top + GRID_TOP), _place(one, slot))
    _figures(scene, one, left + PAD + 3 * STEP + 20, top + GRID_TOP, COLUMN - 2 * PAD - 3 * STEP - 20)


def _title_case(text: str) -> str:
    return text[:1].upper() + text[1:]


def _place(one: BlueprintView, slot: str) -> tuple[float, float]:
    """Column and row of a square; a column of fewer than three stands in the middle."""
    side, _, row = slot.partition("_")
    rows = sorted(ROWS.get(name.partition("_")[2], 0) for name, _, _ in one.parts if name.startswith(side))
    index = rows.index(ROWS.get(row, 0))
    return COLUMNS.index(side), index + (3 - len(rows)) / 2


def _square(scene: Scene, id_: str | None, tile: bool, grid: tuple[float, float], place: tuple[float, float]) -> None:
    canvas, left, top = scene.canvas, grid[0] + place[0] * STEP, grid[1] + place[1] * STEP
    at = (left, top, left + SQUARE, top + SQUARE)
    if id_ is None:
        box(canvas, at, NIGHT, LINE, radius=14)
        return
    part = PARTS[id_]
    tint = tints.PARTS[part.kind]
    edge = GOLD if part.ancient else WHITE if tile else mix(PANEL, tint, 0.5)
    box(canvas, at, mix(PANEL, tint, 0.2), edge, radius=14, thick=4 if tile else 2)
    _strength(canvas, part, left, top)
    lines = broken(printable(scene.term("part", id_)), SQUARE - 14, 18)
    for index, line in enumerate(lines):
        y = top + SQUARE - 20 - 19 * (len(lines) - 1 - index)
        canvas.write_in(line, left + SQUARE / 2, y, SQUARE - 12, Letters(18, weight="plain"), anchor="mm")


def _strength(canvas: Canvas, part: Part, left: float, top: float) -> None:
    """The sign of a part with what it does; in a second line what it costs in energy and gives in initiative."""
    row = _signs(part)
    x = left + (SQUARE - sum(sprite.width + 4 for sprite, _ in row) - sum(22 for _, text in row if text)) / 2
    for sprite, text in row:
        x = counter(canvas, sprite, text, (x, top + 32), 34) + 4 if text else _put_sign(canvas, sprite, x, top + 32)
    x = left + 14
    if part.energy < 0:
        x = counter(canvas, sign("energy", 22), str(part.energy).replace("-", "−"), (x, top + 74), 25, SCARLET) + 10
    if part.initiative:
        counter(canvas, sign("initiative", 20), f"+{part.initiative}", (x, top + 74), 25, SOFT)


def _put_sign(canvas: Canvas, sprite: Sprite, x: float, y: float) -> float:
    canvas.put(sprite, x, y, "lm")
    return x + sprite.width + 4


def _signs(part: Part) -> list[tuple[Sprite, str]]:
    kind = sign(part.kind, 40)
    if part.dice:
        return [(kind, ""), *((die(colour, 38), "") for colour, count in part.dice.items() for _ in range(count))]
    if part.kind == "source":
        return [(kind, f"+{part.energy}")]
    strength = {"hull": part.hull, "drive": part.move, "computer": part.computer, "shield": part.shield}[part.kind]
    return [(kind, {"computer": "+", "shield": "−"}.get(part.kind, "") + str(strength))]


def _figures(scene: Scene, one: BlueprintView, left: float, top: float, width: float) -> None:
    canvas = scene.canvas
    for index, name in enumerate(FIGURES):
        y, number = top + LINE_HEIGHT * (index + 0.5), figure(one, name)
        canvas.put(sign(name, 34), left, y, "lm")
        canvas.write_in(scene.say(f"figure-{name}"), left + 48, y, width - 110, Letters(30, SOFT, "plain"))
        ink = SCARLET if number < 0 else WHITE if number else FAINT
        canvas.write(str(number), left + width, y, Letters(40, ink), anchor="rm")
    x, y = left, top + LINE_HEIGHT * (len(FIGURES) + 0.6)
    row = list(dice(one, 44))
    step = min(50.0, width / max(1, len(row)))
    for sprite in row:
        canvas.put(sprite, x, y, "lm")
        x += step
    if not row:
        canvas.write_in(scene.say("unarmed"), left, y, width, Letters(30, FAINT, "plain"))
