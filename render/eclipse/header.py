"""Above the map: round, phase and whose turn it is; what is left in stacks and bags. And the sectors just drawn."""

from __future__ import annotations

from engine.eclipse.components import ROUNDS, SECTORS
from engine.eclipse.interface.view import SectorView, View
from engine.hexes import called
from render.canvas import Letters
from render.colours import GOLD, LINE, PANEL, SOFT
from render.eclipse import board, pieces
from render.eclipse.icons import sign
from render.eclipse.scene import Scene
from render.fleets import Spot
from render.glyphs import badge
from render.panels import box, counter

HEIGHT, DRAWN, RADIUS = 126, 400, 190
STACKS = ("I", "II", "III")


def where_it_stands(scene: Scene, left: float, top: float) -> None:
    """Round, phase, and whose turn it is."""
    view, canvas = scene.view, scene.canvas
    if view.winners:
        canvas.write_in(scene.say("won"), left, top + 28, 560, Letters(60, GOLD))
        _persons(scene, list(view.winners), left, top + 94)
        return
    wide = (
        canvas.write_in(scene.say("round", n=view.round, last=ROUNDS), left, top + 28, 360, Letters(58))
        if view.round
        else 0
    )
    phase = scene.term("phase", view.phase)
    canvas.write_in(phase, left + (wide + 18 if wide else 0), top + 34, 700 - wide, Letters(40, SOFT))
    if view.turn is not None:
        _persons(scene, [view.turn], left, top + 94)


def _persons(scene: Scene, seats: list[int], left: float, y: float) -> None:
    for index, seat in enumerate(seats):
        x = left + 300 * index
        scene.canvas.put(badge(scene.colour(seat), 52), x, y, "lm")
        wide = 230 if len(seats) > 1 else 520
        scene.canvas.write_in(scene.name(seat), x + 64, y, wide, Letters(44))


def round_and_phase(scene: Scene, left: float, y: float, width: float) -> None:
    """Round and phase in one line; in the end that somebody has won."""
    view, canvas = scene.view, scene.canvas
    first = scene.say("won") if view.winners else scene.say("round", n=view.round, last=ROUNDS) if view.round else ""
    wide = canvas.write_in(first, left, y, width, Letters(46, GOLD)) + 16 if first else 0
    rest = scene.winners() if view.winners else scene.term("phase", view.phase)
    canvas.write_in(rest, left + wide, y + 4, width - wide, Letters(34, SOFT))


def stacks(scene: Scene, right: float, top: float) -> None:
    """Sectors left in the three stacks; tiles left in the bags."""
    _stacks(scene, (right - 520, top + 30), 180)
    _bags(scene, (right - 518, top + 94), 180)


def stacks_in_a_row(scene: Scene, left: float, y: float, width: float) -> None:
    """The same beside each other."""
    step = width / 6
    _stacks(scene, (left, y), step)
    _bags(scene, (left + 3 * step, y), step)


def _stacks(scene: Scene, at: tuple[float, float], step: float) -> None:
    (x, y), canvas = at, scene.canvas
    for name, left in zip(STACKS, scene.view.stacks, strict=True):
        canvas.put(sign("stack", 40), x, y, "lm")
        wide = canvas.write(name, x + 46, y + 2, Letters(28, SOFT), anchor="lm")
        canvas.write(str(left), x + 56 + wide, y, Letters(38), anchor="lm")
        x += step


def _bags(scene: Scene, at: tuple[float, float], step: float) -> None:
    x, y = at
    for name, left in zip(("tile", "reputation", "discovery"), scene.view.bags, strict=True):
        counter(scene.canvas, sign(name, 40), str(left), (x, y), 38, SOFT)
        x += step


# --- exploring -------------------------------------------------------------------------------------------------------


def printed(id_: str, at: tuple[int, int]) -> SectorView:
    """A sector as it comes from its stack."""
    card = SECTORS[id_]
    squares = tuple((kind, False) for kind in card.squares)
    return SectorView(
        id=id_, name=card.name, at=at, turned=0, wormholes=card.wormholes, vp=card.vp, artifact=card.artifact,
        owner=None, squares=squares, orbital=None, monolith=False, fleets=(), ancients=(0,) * card.ancients,
        gcds=0 if card.gcds else None, discovery=card.discovery or card.ancients > 0,
    )  # fmt: skip


def drawn_height(view: View) -> float:
    """How high the sectors being explored are."""
    return DRAWN if view.drawn else 0


def drawn(scene: Scene, left: float, top: float, width: float) -> None:
    """The sectors drawn for the space being explored, large, as printed."""
    view, canvas = scene.view, scene.canvas
    if not view.drawn:
        return
    box(canvas, (left, top, left + width, top + DRAWN - 20), PANEL, LINE, radius=18)
    where = called(view.exploring) if view.exploring else ""
    canvas.write_in(scene.say("exploring", space=where), left + 30, top + 60, 520, Letters(46, GOLD))
    if view.turn is not None:
        _persons(scene, [view.turn], left + 30, top + 130)
    first = left + width / 2 + (0 if len(view.drawn) == 1 else -40)
    for index, id_ in enumerate(view.drawn):
        spot = Spot(first + index * 2.3 * RADIUS, top + (DRAWN - 20) / 2, RADIUS)
        board.put_tile(canvas, board.placed(scene.words, id_, spot))
        pieces.sector_pieces(scene, printed(id_, (99, 99)), spot)
