"""The own production sheet as the printed one: a column for each Economic Phase, what was bought below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.space_empires import words
from engine.space_empires.interface.view import OwnView, SheetView
from engine.space_empires.interface.zooms import SHEET
from render import skies
from render.canvas import Canvas, Drawing, Letters, flowed
from render.colours import FAINT, GOLD, LINE, PANEL, PANEL_LIGHT, SCARLET, SOFT, WHITE, Rgb
from render.panels import box, heading
from render.space_empires import board, pieces
from render.space_empires.scene import Scene, counter_name, hex_name
from render.space_empires.writing import write

WIDTH, HEIGHT, MARGIN = 1100, 1018, 16
NAMES, TOP, ROW, SHOWN = 460, 112, 54, 4
TOTALS = ("total", "rest", "left")


def income(sheet: SheetView) -> int:
    """All that came in, with what was carried over."""
    return sheet.carried + sheet.colonies + sheet.minerals + sheet.pipelines + sheet.reward


def units(sheet: SheetView) -> int:
    """What units cost."""
    return sum(purchase.cost for purchase in sheet.purchases)


LINES: tuple[tuple[str, Callable[[SheetView], int]], ...] = (
    ("carried", lambda sheet: sheet.carried), ("colonies", lambda sheet: sheet.colonies),
    ("minerals", lambda sheet: sheet.minerals), ("pipelines", lambda sheet: sheet.pipelines),
    ("reward", lambda sheet: sheet.reward), ("total", income), ("maintenance", lambda sheet: -sheet.paid),
    ("bid", lambda sheet: -sheet.bid), ("rest", lambda sheet: income(sheet) - sheet.paid - sheet.bid),
    ("research", lambda sheet: -sheet.spent), ("units", lambda sheet: -units(sheet)),
    ("left", lambda sheet: sheet.left),
)  # fmt: skip
"""The lines of a sheet and what stands in them; what is paid is below zero."""


def draw(scene: Scene) -> Drawing:
    """The table, then the last phase's purchases. Raises KeyError: the viewer has no sheet."""
    own = scene.view.own
    if own is None:
        raise KeyError(SHEET.id)
    scene.canvas = Canvas(WIDTH, HEIGHT)
    canvas = scene.canvas
    skies.stars(canvas, "panel")
    box(canvas, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), PANEL, LINE, radius=18)
    heading(canvas, scene.say("sheet"), MARGIN + 24, MARGIN + 48, 40, GOLD)
    _forecast(scene, own)
    shown = own.sheets[-SHOWN:]
    lines = [(name, of) for name, of in LINES if name != "reward" or any(sheet.reward for sheet in shown)]
    _table(scene, shown, lines)
    _bought(scene, shown[-1:], MARGIN + TOP + ROW * (len(lines) + 1) + 26)
    return Drawing(canvas.image, board.palette(canvas.image))


def _forecast(scene: Scene, own: OwnView) -> None:
    """CP in hand, and what the next phase would bring."""
    text = scene.say("own-next", income=own.income, maintenance=own.maintenance)
    y, right = MARGIN + 48, WIDTH - MARGIN - 30.0
    right -= scene.canvas.write(text, right, y, Letters(38, SOFT), anchor="rm") + 24
    right -= scene.canvas.write(str(own.cp), right, y, Letters(56, GOLD), anchor="rm") + 12
    scene.canvas.put(pieces.coin(52), right, y, "rm")


def _table(scene: Scene, shown: Sequence[SheetView], lines: Sequence[tuple[str, Callable[[SheetView], int]]]) -> None:
    canvas, top = scene.canvas, MARGIN + TOP
    step = (WIDTH - 2 * MARGIN - NAMES - 40) / SHOWN
    if shown and not shown[-1].closed:
        left = MARGIN + NAMES + step * (len(shown) - 1)
        box(canvas, (left + 6, top - 24, left + step + 4, top + ROW * (len(lines) + 1) - 20), PANEL_LIGHT, GOLD)
    for column, sheet in enumerate(shown):
        right = MARGIN + NAMES + step * (column + 1) - 14
        canvas.write(scene.say("short-round", n=sheet.round), right, top, Letters(38, GOLD), anchor="rm")
        for row, (name, of) in enumerate(lines):
            number, y = of(sheet), top + ROW * (row + 1)
            canvas.write(
                _signed(number), right, y, Letters(44 if name in TOTALS else 40, _ink(name, number)), anchor="rm"
            )
    for row, (name, _) in enumerate(lines):
        y = top + ROW * (row + 1)
        if name in TOTALS:
            canvas.image.paste(LINE, (MARGIN + 20, round(y - ROW / 2), WIDTH - MARGIN - 20, round(y - ROW / 2) + 2))
        ink = WHITE if name in TOTALS else SOFT
        write(scene, scene.say(f"sheet-{name}"), (MARGIN + 24, y), NAMES - 40, 40, ink)


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number) if number else "·"


def _ink(name: str, number: int) -> Rgb:
    if name in TOTALS:
        return GOLD if name == "left" else WHITE
    return SCARLET if number < 0 else WHITE if number else FAINT


def _bought(scene: Scene, last: Sequence[SheetView], top: float) -> None:
    """Technology, units, scuttled units and wrecks of the last sheet, in words."""
    y = top
    for sheet in last:
        for name, text in _said(scene, sheet):
            heading(scene.canvas, scene.say(f"bought-{name}"), MARGIN + 24, y, 38, SOFT)
            for line in flowed(text, WIDTH - 2 * MARGIN - 330, 38)[:2]:
                if y < HEIGHT - MARGIN - 24:
                    scene.canvas.write(line, MARGIN + 300, y, Letters(38, weight="plain"), anchor="lm")
                y += 46


def _said(scene: Scene, sheet: SheetView) -> list[tuple[str, str]]:
    learnt = [f"{_technology(scene, key)} ({cost})" for key, cost in sheet.technology]
    learnt += [f"{scene.words(words.technology(id_))}: {' '.join(map(str, rolls))}" for id_, rolls in sheet.grants]
    bought = [
        f"{scene.words(words.units(p.type, p.count))} {hex_name(scene, p.at)} ({p.cost})" for p in sheet.purchases
    ]
    found = [
        ("technology", learnt),
        ("units", bought),
        ("scuttled", [counter_name(scene, id_) for id_ in sheet.scuttled]),
    ]
    return [(name, ", ".join(what)) for name, what in found if what]


def _technology(scene: Scene, key: str) -> str:
    """`attack 1` as the rules write it down."""
    id_, _, level = key.rpartition(" ")
    return scene.words(words.level(id_, int(level)))
