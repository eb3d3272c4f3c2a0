"""The own production sheet while it is filled in: what there is to spend and where it comes from, what ship yards can
build, what was bid, and what every unit and the next level of each technology cost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.space_empires import words
from engine.space_empires.components import UNITS, hull_points
from engine.space_empires.interface.view import OwnView, SheetView, View
from engine.space_empires.interface.zooms import BUYING
from render import skies
from render.canvas import Canvas, Drawing, Letters, Sprite
from render.colours import FAINT, GOLD, LINE, PANEL, SCARLET, SKY, SOFT, WHITE, Rgb
from render.glyphs import badge
from render.panels import box
from render.space_empires import board, groups, pieces, sheet
from render.space_empires.scene import Scene, hex_name
from render.space_empires.writing import levels_text

WIDTH, MARGIN, HEAD, ROW, LETTERS, SIGN = 1060, 14, 104, 45, 36, 44
COLUMNS = ((0.0, 0.285), (0.325, 0.665), (0.705, 1.0))
"""Where columns begin and end, as shares of what is between the margins."""
PAD, LEAST = 22, 12
"""How far all keeps from the edge; so many rows there are at least."""
SPENT = ("carried", "colonies", "minerals", "pipelines", "reward", "maintenance", "bid", "research")
"""Lines of the sheet that say what there is to spend."""


@dataclass(frozen=True, slots=True)
class Row:
    """What something is called, and its figure; `sign` stands before it, `more` before the figure. Without a figure it
    is a heading.
    """

    name: str
    figure: str = ""
    sign: Sprite | None = None
    more: str = ""
    ink: Rgb = WHITE
    strong: Rgb = WHITE
    ruled: bool = False


def draw(scene: Scene) -> Drawing:
    """The columns. Raises KeyError: the viewer fills in no sheet."""
    own = scene.view.own
    if own is None or not own.sheets:
        raise KeyError(BUYING.id)
    found = [list(rows) for rows in (_funds(scene, own), _units(scene, own), _technologies(scene, own))]
    scene.canvas = Canvas(WIDTH, HEAD + ROW * max(LEAST, *map(len, found)) + 2 * MARGIN + PAD)
    canvas = scene.canvas
    skies.stars(canvas, "panel")
    box(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, canvas.image.height - MARGIN), PANEL, LINE, radius=18)
    _head(scene, own.sheets[-1])
    inner = WIDTH - 2 * (MARGIN + PAD)
    for rows, (left, right) in zip(found, COLUMNS, strict=True):
        _column(canvas, rows, MARGIN + PAD + inner * left, MARGIN + PAD + inner * right)
    return Drawing(canvas.image, board.palette(canvas.image))


def _head(scene: Scene, now: SheetView) -> None:
    """The round, and what there is to spend."""
    y, right = MARGIN + 50, float(WIDTH - MARGIN - PAD)
    right -= scene.canvas.write(str(now.left), right, y, Letters(64, GOLD), anchor="rm") + 12
    scene.canvas.put(pieces.coin(56), right, y, "rm")
    right -= 72
    right -= scene.canvas.write(scene.say("sheet-rest"), right, y, Letters(LETTERS, SOFT), anchor="rm")
    title = f"{scene.say('sheet')}, {scene.say('short-round', n=now.round)}"
    scene.canvas.write_in(title, MARGIN + PAD, y, right - 60, Letters(46, GOLD))


def _column(canvas: Canvas, rows: Sequence[Row], left: float, right: float) -> None:
    for at, row in enumerate(rows):
        y = MARGIN + HEAD + ROW * (at + 0.5)
        if row.ruled:
            canvas.image.paste(LINE, (round(left), round(y - ROW / 2), round(right), round(y - ROW / 2) + 2))
        if row.figure:
            _row(canvas, row, (left, right), y)
        else:
            canvas.write_narrow(row.name.upper(), left, y, right - left, Letters(LETTERS, SOFT), anchor="lm")


def _row(canvas: Canvas, row: Row, between: tuple[float, float], y: float) -> None:
    """Its letters are as high as all others: what has no room is narrower."""
    left, right = between
    if row.sign is not None:
        canvas.put(row.sign, left + SIGN / 2, y)
        left += SIGN + 8
    if row.figure:
        right -= canvas.write(row.figure, right, y, Letters(LETTERS, row.strong), anchor="rm") + 10
    if row.more:
        right -= canvas.write(row.more, right, y, Letters(LETTERS, SKY), anchor="rm") + 10
    if row.name:
        name = row.name[:1].upper() + row.name[1:]
        canvas.write_narrow(name, left, y, right - left, Letters(LETTERS, row.ink), anchor="lm")


# --- what stands in the columns --------------------------------------------------------------------------------------


def _funds(scene: Scene, own: OwnView) -> Iterator[Row]:
    """Where what can be spent comes from; hull points of ship yards; what was bid last."""
    now = own.sheets[-1]
    for name, of in sheet.LINES:
        if name in SPENT and of(now):
            text = f"−{-of(now)}" if of(now) < 0 else str(of(now))
            yield Row(scene.say(f"sheet-{name}"), text, ink=SOFT, strong=SCARLET if of(now) < 0 else WHITE)
    yield Row(scene.say("sheet-rest"), str(now.left), strong=GOLD, ruled=True)
    yards = capacities(scene.view)
    yield Row(scene.say("yards"), "" if yards else "0")
    for at, hulls in yards.items():
        yield Row(hex_name(scene, at), str(hulls), pieces.figure("SY", scene.colour(_viewer(scene)), SIGN))
    bids = [seat for seat in scene.view.seats if seat.bid is not None]
    yield from [Row(scene.say("panel-bid"))] if bids else []
    for seat in bids:
        yield Row(scene.name(seat.seat), str(seat.bid), badge(seat.colour, SIGN - 4))


def _viewer(scene: Scene) -> int:
    assert scene.view.viewer is not None
    return scene.view.viewer


def capacities(view: View) -> dict[str, int]:
    """Hull points that the viewer's ship yards can build in each hex. SE-PLACE-01, SE-YARDTECH-01"""
    assert view.own is not None
    level = next((one.level for one in view.own.technology if one.id == "ship_yard"), 1)
    return hull_points([(at, unit.count) for at, unit in groups.own_units(view) if unit.type == "SY"], level)


def _units(scene: Scene, own: OwnView) -> Iterator[Row]:
    """Each type with its price; what cannot be built yet with the technology that it lacks. SE-BUY-01, SE-BUY-03"""
    yield Row(scene.say("sheet-units"))
    levels = {one.id: one.level for one in own.technology}
    for type_, _ in own.free:
        card = UNITS[type_]
        lacking = [(id_, level) for id_, level in card.requires.items() if levels.get(id_, 0) < level]
        ink, strong = _inks(own, card.cost, lacks=bool(lacking))
        sign = pieces.figure(type_, scene.colour(_viewer(scene)), SIGN)
        yield Row(scene.words(words.unit(type_)), str(card.cost), sign, levels_text(scene, lacking), ink, strong)


def _technologies(scene: Scene, own: OwnView) -> Iterator[Row]:
    """The next level of each, at its price; those that go no further are left out. SE-TECH-01"""
    yield Row(scene.say("sheet-research"))
    for one in own.technology:
        if one.cost is not None:
            ink, strong = _inks(own, one.cost)
            yield Row(scene.words(words.level(one.id, one.level + 1)), str(one.cost), None, "", ink, strong)


def _inks(own: OwnView, cost: int, *, lacks: bool = False) -> tuple[Rgb, Rgb]:
    """Of a name and of a price: what cannot be had now is fainter."""
    if lacks or cost > own.sheets[-1].left:
        return (FAINT if lacks else SOFT), FAINT
    return WHITE, GOLD
