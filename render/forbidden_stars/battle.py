"""A combat in course: both sides with their dice, tokens, cards and units; the attacker above."""

from __future__ import annotations

from engine.forbidden_stars import words
from engine.forbidden_stars.components import BUILT, FACES, UNITS
from engine.forbidden_stars.interface.view import AreaView, CombatView, SideView
from engine.forbidden_stars.interface.zooms import COMBAT
from engine.text import T
from render import skies
from render.canvas import Canvas, Drawing, Letters
from render.colours import FAINT, GOLD, SCARLET, SKY, SOFT, WHITE
from render.forbidden_stars import board, pieces
from render.forbidden_stars.scene import Scene
from render.glyphs import badge
from render.panels import chip, put_rows, seat_box, wrapped

WIDTH, MARGIN, HEAD, SIDE, STEP = 1200, 20, 96, 430, 164
FEW, TALL, BROAD = 5, 124, 204
"""So few pieces of both sides are drawn larger."""
FEW_CARDS, MANY_CARDS = 660, 360
"""How wide the name of a card may be: there are two rows."""


def draw_begun(scene: Scene) -> Drawing:
    """The whole combat as it begins, which is to be seen in all its rounds. Raises KeyError: there is none."""
    return draw(scene, numbered=False)


def draw(scene: Scene, *, numbered: bool = True) -> Drawing:
    """The whole combat; `numbered`: with its execution round. Raises KeyError: there is none."""
    combat = scene.view.combat
    if combat is None:
        raise KeyError(COMBAT.id)
    area = next(one for one in scene.view.areas if one.id == combat.area)
    scene.canvas = Canvas(WIDTH, HEAD + len(combat.sides) * (SIDE + MARGIN))
    skies.stars(scene.canvas, combat.area)
    title = scene.words(
        T("forbidden_stars-picture-battle", area=words.area(area.id), round=combat.round if numbered else 0)
    )
    scene.canvas.write_in(title, MARGIN, HEAD / 2, WIDTH - 2 * MARGIN, Letters(56, GOLD))
    for index, side in enumerate(combat.sides):
        _side(scene, combat, area, side, HEAD + index * (SIDE + MARGIN))
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _side(scene: Scene, combat: CombatView, area: AreaView, side: SideView, top: float) -> None:
    canvas, paint = scene.canvas, scene.paint(side.seat)
    seat_box(canvas, (MARGIN, top, WIDTH - MARGIN, top + SIDE), paint.rgb, combat.winner in (None, side.seat))
    left, y, x = MARGIN + 24, top + 52, 0.0
    canvas.put(badge(scene.colour(side.seat), 60), left, y, "lm")
    role = scene.say("attacker" if side.seat == combat.attacker else "defender")
    x = left + 76
    x += canvas.write_in(scene.name(side.seat), x, y, 380, Letters(48)) + 20
    canvas.write_in(role, x, y + 2, 300, Letters(42, SOFT, "plain"))
    _figures(scene, side, WIDTH - MARGIN - 24, y)
    _dice(scene, side, left, top + 132)
    _units(scene, area, side, left, top + 250)
    _cards(scene, side, left, top + SIDE - 56)


def _figures(scene: Scene, side: SideView, right: float, y: float) -> None:
    """Attack, defence, morale; and damage still to be assigned."""
    canvas, x = scene.canvas, right
    for face, number in (("morale", side.morale), ("shield", side.defence), ("bolter", side.attack)):
        x -= canvas.write(str(number), x, y, Letters(56), anchor="rm") + 10
        canvas.put(pieces.face(face, 50), x, y, "rm")
        x -= 78
    if side.left:
        canvas.write(f"−{side.left}", x, y, Letters(52, SCARLET), anchor="rm")


def _dice(scene: Scene, side: SideView, left: float, y: float) -> None:
    """Dice by face, then combat tokens."""
    x = left
    for face in sorted(side.dice, key=lambda one: FACES.index(one) if one in FACES else 9):
        scene.canvas.put(pieces.face(face, 66), x, y, "lm")
        x += 74
    x += 30
    for face, number in side.tokens.items():
        for _ in range(number):
            scene.canvas.put(pieces.face(face, 50), x, y, "lm")
            x += 40
        x += 20


def _units(scene: Scene, area: AreaView, side: SideView, left: float, y: float) -> None:
    force = next((one for one in area.forces if one.seat == side.seat), None)
    x, fill = left, scene.paint(side.seat).rgb
    number = len(force.units if force else ()) + len(area.structures)
    size, step = (TALL, BROAD) if number <= FEW else (96, STEP)
    apart = min(step, (WIDTH - 2 * left) / max(1, number))
    for unit in force.units if force else ():
        scene.canvas.put(pieces.figure(unit.type, fill, size, unit.routed), x + size / 2, y)
        if unit.damage:
            scene.canvas.put(pieces.wound(48), x + size * 0.83, y - size * 0.38)
            scene.canvas.write(str(unit.damage), x + size * 0.83, y - size * 0.38, Letters(38, edge=2))
        _health(scene, UNITS[unit.type].health - unit.damage, x + size, y)
        x += apart
    for built in area.structures:
        if built.owner == side.seat:
            scene.canvas.put(pieces.structure(built.kind, fill, size), x + size / 2, y)
            if built.kind == "bastion":
                _health(scene, BUILT["bastion"].health - built.damage, x + size, y)
            x += apart


def _health(scene: Scene, left: int, x: float, y: float) -> None:
    """How much it can still take."""
    scene.canvas.put(pieces.heart(36), x + 4, y + 32)
    scene.canvas.write(str(left), x + 26, y + 32, Letters(44), anchor="lm")


def _cards(scene: Scene, side: SideView, left: float, y: float) -> None:
    """Face-up cards, whether one lies face down, and how many are in hand."""
    widest = FEW_CARDS if len(side.played) + side.laid < 4 else MANY_CARDS
    cards = [chip(scene.term("card", id_), 42, ink=WHITE, widest=widest) for id_ in side.played]
    cards += [chip(scene.say("laid"), 42, ink=SKY)] if side.laid else []
    cards.append(chip(scene.say("hand", n=side.hand), 42, ink=FAINT, fill=None))
    rows = wrapped(cards, WIDTH - 2 * MARGIN - 48, 10)[:2]
    put_rows(scene.canvas, rows, (left, y - 40 if len(rows) == 1 else y - 66), 54, 10, 52)
