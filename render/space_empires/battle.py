"""A battle as both sides know it: their lines, the order of fire, hits, who is screened, and this round's shots."""

from __future__ import annotations

from collections.abc import Sequence

from engine.space_empires import words
from engine.space_empires.components import ALIENS, UNITS
from engine.space_empires.interface.view import BattleView, HexView, ShotView, UnitView
from engine.space_empires.state import MACHINES
from render import skies
from render.canvas import Canvas, Drawing, Letters, label
from render.colours import FAINT, GOLD, LIME, PANEL, SCARLET, SKY, SOFT, WHITE, mix
from render.panels import box, seat_box
from render.space_empires import board, markers, pieces, writing
from render.space_empires.places import fights
from render.space_empires.scene import Scene, counter_name, hex_of, side_colour, side_name, side_rgb
from render.space_empires.writing import levels_text, write

WIDTH, HEIGHT, LEAST, MARGIN, HEAD, SHOTS = 1600, 1018, 620, 20, 96, 168
ABOVE, ROW = 150, 76
"""The head of a side, and a unit below it."""
MOST = 8
"""Units of a side that are drawn as large as they go; more of them smaller."""


def draw(scene: Scene, id_: str) -> Drawing:
    """The attacker on the left, the defender on the right, the shots below; no higher than that needs.

    Raises:
        KeyError: there is no battle in this hex.
    """
    battle = scene.view.battle
    if battle is None or battle.at != id_:
        raise KeyError(id_)
    place = hex_of(scene.view, battle.at)
    scene.canvas = Canvas(WIDTH, _height(battle, place))
    skies.stars(scene.canvas, "battle")
    _title(scene, battle, place)
    middle, bottom = WIDTH / 2, scene.canvas.image.height - SHOTS - MARGIN
    _side(scene, battle, place, battle.attacker, (MARGIN, HEAD, middle - 8, bottom))
    _side(scene, battle, place, battle.defender, (middle + 8, HEAD, WIDTH - MARGIN, bottom))
    _shots(scene, battle, bottom + 10)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _height(battle: BattleView, place: HexView) -> int:
    if MACHINES in (battle.attacker, battle.defender):
        return HEIGHT
    sides = (units_of(place, side) for side in (battle.attacker, battle.defender))
    rows = max(len(found) + bool(hidden) for found, hidden in sides)
    return max(LEAST, min(HEIGHT, HEAD + ABOVE + ROW * rows + SHOTS + 2 * MARGIN))


def _title(scene: Scene, battle: BattleView, place: HexView) -> None:
    """Where, which round, and the terrain that changes figures."""
    scene.canvas.put(pieces.burst(64), MARGIN + 6, 48, "lm")
    where = scene.words(words.hex(battle.at))
    key = "bombarding" if battle.bombarding else "battle-round" if battle.round else "battle-begins"
    wide = write(scene, scene.say(key, place=where, n=battle.round), (MARGIN + 86, 48), 1000, 56, GOLD)
    if place.marker is not None and place.explored:
        name = scene.words(words.marker_of(place.marker.type, place.marker.value))
        x = MARGIN + 86 + wide + 40
        scene.canvas.put(markers.marker(place.marker.type, place.marker.value, 56), x, 48, "lm")
        write(scene, name, (x + 70, 50), WIDTH - x - 100, 36, SOFT)


def units_of(place: HexView, side: int) -> tuple[list[UnitView], int]:
    """A side's units in a hex that the viewer may read, those that fire first in front; and face-down counters."""
    stacks = [stack for stack in place.stacks if stack.owner == side]
    found = [unit for stack in stacks for unit in stack.units]
    return sorted(found, key=lambda unit: (letter(unit) or "Z", unit.type, unit.number)), sum(s.hidden for s in stacks)


def letter(unit: UnitView) -> str:
    """The class printed on a counter; empty where it never fires."""
    if unit.type in UNITS:
        return UNITS[unit.type].letter or ""
    return ALIENS[unit.type].letter if unit.type in ALIENS else ""


def _side(scene: Scene, battle: BattleView, place: HexView, side: int, at: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = at
    canvas, rgb = scene.canvas, side_rgb(scene, side)
    seat_box(canvas, at, rgb, False)
    canvas.put(pieces.sign_of(side_colour(scene, side), 60, max(0, -2 - side)), left + 18, top + 46, "lm")
    x = left + 94
    x += write(scene, side_name(scene, side), (x, top + 44), 360, 46, WHITE) + 16
    role = scene.say("attacks" if side == battle.attacker else "defends")
    x += write(scene, role, (x, top + 46), max(60, right - x - 120), 40, SOFT) + 20
    if battle.bonus == side:
        canvas.write("+1", right - 24, top + 46, Letters(46, LIME), anchor="rm")
    if side == MACHINES:
        canvas.put(pieces.machine(260), (left + right) / 2, (top + bottom) / 2)
        return
    _announced(scene, side, (left + 24, top + 104), right - left - 48)
    found, hidden = units_of(place, side)
    found = [unit for unit in found if fights(unit)] + [unit for unit in found if not fights(unit)]
    rows = len(found) + bool(hidden)
    high = min(float(ROW), (bottom - top - ABOVE) / max(1, rows))
    for index, unit in enumerate(found):
        _unit(scene, battle, unit, (left + 18, top + 142 + high * (index + 0.5)), (right - left - 36, high))
    if hidden:
        y, size = top + 142 + high * (len(found) + 0.5), round(high * 0.82)
        canvas.put(pieces.face_down(side_colour(scene, side), size), left + 18, y, "lm")
        write(scene, scene.words(words.counters(hidden)), (left + 34 + size, y), right - left - 120, 40, WHITE)


def _announced(scene: Scene, side: int, at: tuple[float, float], width: float) -> None:
    """Levels that everybody has heard of, and whether raiders are cloaked."""
    if side < 0:
        return
    shown = levels_text(scene, scene.view.seats[side].shown)
    text = scene.say("announced", levels=shown) if shown else ""
    battle = scene.view.battle
    if battle is not None and side in battle.cloaked:
        text = f"{scene.say('cloaked')}  {text}"
    write(scene, text, at, width, 36, SKY)


def _unit(scene: Scene, battle: BattleView, unit: UnitView, at: tuple[float, float], room: tuple[float, float]) -> None:
    """Class, ship, how many, figures, hits, shield; pale where it is screened."""
    (left, y), (width, high), canvas = at, room, scene.canvas
    size = round(min(64.0, high * 0.9))
    canvas.write(
        letter(unit),
        left + 18,
        y,
        Letters(max(writing.LEAST, min(44, high * 0.7)), GOLD if not unit.screened else FAINT),
    )
    draw_ship = pieces.ghost if unit.screened else pieces.figure
    canvas.put(draw_ship(unit.type, side_colour(scene, unit.owner), size), left + 44, y, "lm")
    x = left + 56 + size
    x += canvas.write(f"× {unit.count}", x, y, Letters(max(30, min(46, high * 0.7))), anchor="lm") + 18
    x += write(scene, counter_name(scene, unit.id), (x, y), 200 if fights(unit) else 420, 36, SOFT) + 18
    x += write(scene, figures(unit), (x, y), 230, 34, WHITE) + 14
    if unit.hits:
        for index in range(unit.hits):
            canvas.put(pieces.burst(round(min(34, high * 0.6))), x + index * 30, y, "lm")
        x += 30 * unit.hits + 12
    if unit.screened:
        canvas.put(pieces.shielded(round(min(44, high * 0.7))), left + width - 8, y, "rm")
    elif left + width - x > 70:
        write(scene, levels_text(scene, unit.levels), (x, y), left + width - x, 34, SOFT)


def figures(unit: UnitView) -> str:
    """Printed strengths and hull: '5–1 ×2'."""
    card = UNITS.get(unit.type)
    if card is not None and card.combat:
        return f"{card.attack}–{card.defense} ×{card.hull}" if not card.levels else f"×{card.hull}"
    alien = ALIENS.get(unit.type)
    return f"{alien.attack}–{alien.defense} ×{alien.hull}" if alien is not None else ""


def _shots(scene: Scene, battle: BattleView, top: float) -> None:
    """The shots of this round in order, the newest last; then what is lost."""
    canvas = scene.canvas
    foot = canvas.image.height - MARGIN
    box(canvas, (MARGIN, top, WIDTH - MARGIN, foot), PANEL, None, radius=14)
    shown = battle.shots[-8:]
    step = (WIDTH - 2 * MARGIN - 40) / 8
    for index, shot in enumerate(shown):
        _shot(scene, shot, (MARGIN + 20 + step * index, top + 38), step - 12)
    lost = [f"{counter_name(scene, unit)} × {number}" for _, unit, number in _together(battle.lost)]
    text = scene.say("losses", units=", ".join(lost)) if lost else scene.say("no-losses")
    write(scene, text, (MARGIN + 24, foot - 34), WIDTH - 2 * MARGIN - 48, 38, SOFT)


def _together(lost: Sequence[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
    found: dict[tuple[int, str], int] = {}
    for side, unit, number in lost:
        found[side, unit] = found.get((side, unit), 0) + number
    return [(side, unit, number) for (side, unit), number in found.items()]


def _shot(scene: Scene, shot: ShotView, at: tuple[float, float], width: float) -> None:
    """Who fired at whom, what was needed and what was rolled."""
    (left, y), canvas = at, scene.canvas
    who = f"{counter_name(scene, shot.firer)} › {counter_name(scene, shot.target)}"
    write(scene, who, (left, y - 8), width, 28, mix(side_rgb(scene, shot.side), WHITE, 0.3))
    ink = LIME if shot.hit else SCARLET
    sprite = label(str(shot.roll), 40, ink)
    canvas.put(sprite, left, y + 34, "lm")
    canvas.write(f"≤ {shot.need}", left + sprite.width + 12, y + 36, Letters(30, SOFT), anchor="lm")
