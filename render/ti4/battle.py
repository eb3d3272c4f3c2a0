"""A combat as a picture: both sides' units with what they hit on, damage, the dice that fell last, and who retreats."""

from __future__ import annotations

from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.interface.view import BattleView, FighterView, RollView, View
from render import skies
from render.canvas import Canvas, Drawing, Letters, Pen, Sprite
from render.colours import FAINT, GOLD, INK, LIME, SCARLET, SOFT, WHITE, mix
from render.glyphs import badge, face
from render.kept import kept
from render.panels import Box, seat_box
from render.ships import UNITS, damage, unit
from render.ti4 import board
from render.ti4.scene import Scene

WIDTH, MARGIN, PAD, TITLE = 1000, 16, 18, 84
HEAD, ROW, DICE, FOOT = 84, 92, 60, 78
UNIT, DIE, A_ROW = 84, 52, 8
"""How large units and dice are, and so many dice stand side by side."""


def told(scene: Scene, id_: str) -> list[Text]:
    """Which combat it is, and what stands on both sides."""
    battle = battle_in(scene.view, id_)
    key = "ti4-picture-alt-battle" if battle.planet is None else "ti4-picture-alt-battle-ground"
    place = words.place(battle.planet or battle.system)
    sides = tuple(_side_told(scene, battle, seat) for seat in (battle.attacker, battle.defender))
    return [T(key, place=place, round=battle.round, sides=sides), *_retreat(scene, battle)]


def _side_told(scene: Scene, battle: BattleView, seat: int) -> Text:
    units = words.units({one.unit: one.number for one in battle.fighters if one.seat == seat})
    return T("ti4-picture-alt-battle-side", name=scene.name(seat), units=units, n=len(units))


def battle_in(view: View, id_: str) -> BattleView:
    """The combat in a system.

    Raises:
        KeyError: there is none.
    """
    if view.battle is None or view.battle.system != id_:
        raise KeyError(id_)
    return view.battle


def draw(scene: Scene, id_: str) -> Drawing:
    """The attacker on the left, the defender on the right, below them who retreats."""
    battle = battle_in(scene.view, id_)
    sides = (battle.attacker, battle.defender)
    notes = [scene.words(text) for text in _retreat(scene, battle)]
    high = max(_height(battle, seat) for seat in sides)
    scene.canvas = Canvas(WIDTH, round(TITLE + high + MARGIN + FOOT * len(notes)))
    skies.stars(scene.canvas, "battle")
    _title(scene, battle)
    wide = (WIDTH - 3 * MARGIN) / 2
    for index, seat in enumerate(sides):
        left = MARGIN + index * (wide + MARGIN)
        _side(scene, battle, seat, (left, TITLE, left + wide, TITLE + high))
    for note in notes:
        letters = Letters(40, GOLD)
        scene.canvas.write_in(note, WIDTH / 2, TITLE + high + FOOT / 2 + 8, WIDTH - 2 * MARGIN, letters, anchor="mm")
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _title(scene: Scene, battle: BattleView) -> None:
    key = "battle-space" if battle.planet is None else "battle-ground"
    place = scene.words(words.place(battle.planet or battle.system))
    text = scene.say(key, place=place, round=battle.round).replace("\\", "")
    text = text[:1].upper() + text[1:]
    scene.canvas.write_in(text, MARGIN + 4, TITLE / 2, WIDTH - 2 * MARGIN - 8, Letters(50, GOLD))


def _retreat(scene: Scene, battle: BattleView) -> list[Text]:
    """Who will retreat, as long as both sides have units: without them there is no end of a round. TI-RETREAT-02"""
    if battle.retreating is None or len({one.seat for one in battle.fighters}) < 2:
        return []
    return [T("ti4-picture-battle-retreats", name=scene.name(battle.retreating))]


def _fighters(battle: BattleView, seat: int) -> list[FighterView]:
    """The largest first."""
    return sorted((one for one in battle.fighters if one.seat == seat), key=lambda one: UNITS.index(one.unit))


def _rolls(battle: BattleView, seat: int) -> list[RollView]:
    return [one for one in battle.rolls if one.seat == seat and one.dice]


def _lines(one: RollView) -> int:
    return -(-len(one.dice) // (A_ROW - 2))


def _height(battle: BattleView, seat: int) -> int:
    rolled = sum(DICE * _lines(one) for one in _rolls(battle, seat))
    return HEAD + ROW * len(_fighters(battle, seat)) + (rolled + DICE if battle.rolls else 0) + PAD


def _side(scene: Scene, battle: BattleView, seat: int, at: Box) -> None:
    left, top, right, _ = at
    canvas, paint = scene.canvas, scene.paint(seat)
    seat_box(canvas, at, paint.rgb, True)
    x, y = left + PAD, top + HEAD / 2 + 2
    canvas.put(badge(scene.colour(seat), 56), x, y, "lm")
    x += 70
    x += canvas.write_in(scene.name(seat), x, y, (right - x) * 0.58, Letters(44)) + 14
    role = scene.say("battle-attacker" if seat == battle.attacker else "battle-defender")
    canvas.write_in(role, x, y + 2, right - PAD - x, Letters(34, SOFT, "plain"))
    y = top + HEAD
    for one in _fighters(battle, seat):
        _fighter(scene, one, (left + PAD, y + ROW / 2), right - PAD)
        y += ROW
    if battle.rolls:
        _dice(scene, battle, seat, (left + PAD, y, right - PAD, at[3]))


def _fighter(scene: Scene, one: FighterView, at: tuple[float, float], right: float) -> None:
    """The unit and how many; damaged ones, and those that can sustain a hit; on the right what a die hits on."""
    (x, y), canvas, paint = at, scene.canvas, scene.paint(one.seat)
    canvas.put(unit(one.unit, paint.rgb, UNIT, paint.edge), x, y, "lm")
    x += UNIT + 6
    x += canvas.write(f"×{one.number}", x, y, Letters(54), anchor="lm") + 18
    if one.sound:
        canvas.put(guard(50), x, y, "lm")
        x += 50 + canvas.write(str(one.sound), x + 54, y, Letters(42), anchor="lm") + 18
    if one.damaged:
        canvas.put(damage(54), x, y, "lm")
        canvas.write(str(one.damaged), x + 56, y, Letters(42, SCARLET), anchor="lm")
    wide = canvas.write(f"{one.need}+", right, y, Letters(54, GOLD), anchor="rm")
    for index in range(one.dice if one.dice > 1 else 0):
        canvas.put(face("", 24, GOLD), right - wide - 14 - 28 * index, y, "rm")


def _dice(scene: Scene, battle: BattleView, seat: int, at: Box) -> None:
    """The dice by the units that they were rolled for, those that hit bright; above them the hits."""
    left, top, right, _ = at
    canvas, hits = scene.canvas, dict(battle.hits).get(seat)
    text = scene.say("battle-dice", round=battle.rolled)
    canvas.write_in(text, left, top + DICE / 2, right - left - 190, Letters(34, SOFT, "plain"))
    if hits is not None:
        ink = LIME if hits else FAINT
        canvas.write(scene.say("battle-hits", n=hits), right, top + DICE / 2, Letters(40, ink), anchor="rm")
    y = top + DICE
    for one in _rolls(battle, seat):
        canvas.put(unit(one.unit, scene.paint(seat).rgb, DIE, scene.paint(seat).edge), left, y + DICE / 2, "lm")
        canvas.write(f"{one.need}+", left + DIE + 2, y + DICE / 2, Letters(32, GOLD), anchor="lm")
        for index, number in enumerate(one.dice):
            row, column = divmod(index, A_ROW - 2)
            tint = LIME if number >= one.need else FAINT
            canvas.put(face(str(number), DIE - 4, tint), left + 112 + column * DIE, y + DICE * (row + 0.5), "lm")
        y += DICE * _lines(one)


@kept
def guard(size: int) -> Sprite:
    """A shield: so many units can still sustain a hit."""
    pen = Pen(size, size)
    for share, fill in ((1.0, INK), (0.84, WHITE), (0.62, mix(FAINT, INK, 0.5))):
        spots = ((0.5, 0.02), (0.92, 0.16), (0.88, 0.58), (0.5, 0.98), (0.12, 0.58), (0.08, 0.16))
        pen.polygon([((0.5 + (x - 0.5) * share) * size, (0.5 + (y - 0.5) * share) * size) for x, y in spots], fill)
    return pen.done()
