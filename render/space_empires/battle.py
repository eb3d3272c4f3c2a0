"""A battle as both sides know it: their lines, the order of fire, hits, who is screened, and this round's shots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from engine.space_empires import words
from engine.space_empires.components import ALIENS, UNITS
from engine.space_empires.interface.view import BattleView, HexView, ShotView, UnitView
from engine.space_empires.state import MACHINES
from render import skies
from render.canvas import HARD, Canvas, Drawing, Letters, measure
from render.colours import FAINT, GOLD, LIME, PANEL, SKY, SOFT, WHITE, mix
from render.glyphs import put_dice
from render.panels import Box, box, seat_box
from render.space_empires import board, markers, pieces
from render.space_empires.places import fights
from render.space_empires.scene import Scene, counter_name, hex_of, side_colour, side_name, side_rgb
from render.space_empires.writing import levels_text, write

WIDTH, MARGIN, PAD, TITLE = 1000, 16, 18, 84
"""A phone shows it so that what is written can be read."""
HEAD, HEARD, ROW, CLOSE, VOLLEY, LOST = 74, 42, 55, 47, 56, 54
"""The head of a side, what was revealed below it, a unit, one of many, a volley, what was lost."""
LETTERS, SMALL, SHIP, DIE = 40, 38, 52, 50
LATEST, FEW = 3, 2
"""So many volleys are shown, the newest last; beside many units few."""
LONG = 60
"""Losses of more letters than these take a line a side."""
MOST = 10
"""From more units of a side on those that are alike share a line."""
LARGE, MUCH, HIGH = 420, 560, 1050
"""How high a box with a doomsday machine is, and one with many units; and how high a picture in which a desktop shows
letters that can be read.
"""
FIGHTING = frozenset(("attack", "defense", "tactics", "fighter", "point_defense", "cloaking", "scanner"))
"""Technologies that count in a battle."""


@dataclass(frozen=True, slots=True)
class Volley:
    """Shots of a unit at another, one after the other."""

    shots: Sequence[ShotView]

    @property
    def hits(self) -> int:
        """How many of them hit."""
        return sum(shot.hit for shot in self.shots)


def volleys(battle: BattleView) -> list[Volley]:
    """The shots of this round as volleys, in order."""
    fired = groupby(battle.shots, key=lambda shot: (shot.side, shot.firer, shot.target, shot.need))
    return [Volley(list(shots)) for _, shots in fired]


def draw(scene: Scene, id_: str) -> Drawing:
    """The attacker on the left, the defender on the right, the latest volleys below; no higher than that needs.

    Raises:
        KeyError: there is no battle in this hex.
    """
    battle = scene.view.battle
    if battle is None or battle.at != id_:
        raise KeyError(id_)
    place, sides = hex_of(scene.view, battle.at), (battle.attacker, battle.defender)
    high = max(_height(battle, place, side) for side in sides)
    bottom, lost = TITLE + high, _losses(scene, battle)
    below = LOST * len(lost) + 2 * MARGIN
    room = (HIGH - bottom - below) // VOLLEY
    shown = volleys(battle)[-max(1, min(LATEST if high < MUCH else FEW, room)) :]
    scene.canvas = Canvas(WIDTH, bottom + VOLLEY * len(shown) + below)
    skies.stars(scene.canvas, "battle")
    _title(scene, battle, place)
    wide = (WIDTH - 3 * MARGIN) / 2
    for index, side in enumerate(sides):
        left = MARGIN + index * (wide + MARGIN)
        _side(scene, battle, place, side, (left, TITLE, left + wide, bottom))
    _fired(scene, shown, lost, bottom + MARGIN)
    return Drawing(scene.canvas.image, board.palette(scene.canvas.image))


def _height(battle: BattleView, place: HexView, side: int) -> int:
    if side == MACHINES:
        return LARGE
    found, hidden = units_of(place, side)
    every = len(lines(found)) + bool(hidden)
    return HEAD + HEARD * _heard_lines(battle, side) + _row(every) * every + PAD


def _row(lines: int) -> int:
    """How high a line is among so many: many stand closer, so that a desktop need not show them smaller."""
    return ROW if lines <= MOST else CLOSE


def _heard_lines(battle: BattleView, side: int) -> int:
    """How many lines there are for what everybody has heard of a side."""
    return 1 + (side in battle.cloaked)


def lines(found: Sequence[UnitView]) -> list[list[UnitView]]:
    """The units of each line, those that fight first; where there are many, those of a type that are alike together."""
    ordered = sorted(found, key=lambda unit: not fights(unit))
    if len(found) <= MOST:
        return [[unit] for unit in ordered]
    alike: dict[object, list[UnitView]] = {}
    for unit in ordered:
        alike.setdefault((unit.type, unit.hits, unit.screened, tuple(_fighting(unit.levels))), []).append(unit)
    return list(alike.values())


def _title(scene: Scene, battle: BattleView, place: HexView) -> None:
    """Where, which round, and the terrain that changes figures."""
    y = TITLE / 2
    scene.canvas.put(pieces.burst(56), MARGIN, y, "lm")
    where = scene.words(words.hex(battle.at))
    key = "bombarding" if battle.bombarding else "battle-round" if battle.round else "battle-begins"
    x = MARGIN + 70.0
    x += write(scene, scene.say(key, place=where, n=battle.round), (x, y), WIDTH - MARGIN - x, 50, GOLD) + 24
    if place.marker is not None and place.explored and WIDTH - x > 200:
        name = scene.words(words.marker_of(place.marker.type, place.marker.value))
        scene.canvas.put(markers.marker(place.marker.type, place.marker.value, SHIP), x, y, "lm")
        write(scene, name, (x + SHIP + 10, y), WIDTH - MARGIN - x - SHIP - 10, SMALL, SOFT)


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


def _side(scene: Scene, battle: BattleView, place: HexView, side: int, at: Box) -> None:
    left, top, right, bottom = at
    canvas = scene.canvas
    seat_box(canvas, at, side_rgb(scene, side), False)
    x, y = left + PAD, top + HEAD / 2
    canvas.put(pieces.sign_of(side_colour(scene, side), 54, max(0, -2 - side)), x, y, "lm")
    x, end = x + 66, right - PAD
    if battle.bonus == side:
        end -= canvas.write("+1", end, y, Letters(46, LIME), anchor="rm") + 14
    x += write(scene, side_name(scene, side), (x, y), (end - x) * 0.58, 44, WHITE) + 14
    role = scene.say("attacks" if side == battle.attacker else "defends")
    write(scene, role, (x, y + 2), end - x, SMALL, SOFT)
    if side == MACHINES:
        canvas.put(pieces.machine(240), (left + right) / 2, (top + HEAD + bottom) / 2)
        return
    below = top + HEAD
    for line in _heard(scene, battle, side):
        write(scene, line, (left + PAD, below + HEARD / 2 - 6), right - left - 2 * PAD, SMALL, SKY)
        below += HEARD
    _units(scene, place, side, (left + PAD, top + HEAD + HEARD * _heard_lines(battle, side)), right - PAD)


def _heard(scene: Scene, battle: BattleView, side: int) -> list[str]:
    """Whether raiders are cloaked, and the levels that count here of which everybody has heard."""
    shown = levels_text(scene, _fighting(scene.view.seats[side].shown)) if side >= 0 else ""
    return [scene.say("cloaked")] * (side in battle.cloaked) + [shown] * bool(shown)


def _fighting(levels: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    return [(id_, level) for id_, level in levels if id_ in FIGHTING]


def _units(scene: Scene, place: HexView, side: int, at: tuple[float, float], right: float) -> None:
    """What the viewer may read, a line each; then what lies face down."""
    (left, top), (found, hidden) = at, units_of(place, side)
    every = lines(found)
    row = _row(len(every) + bool(hidden))
    y = top + row / 2
    for alike in every:
        _line(scene, alike, (left, y), right)
        y += row
    if hidden:
        scene.canvas.put(pieces.face_down(side_colour(scene, side), SHIP - 6), left, y, "lm")
        write(scene, scene.words(words.counters(hidden)), (left + SHIP + 8, y), right - left - SHIP - 8, LETTERS, WHITE)


def _line(scene: Scene, alike: Sequence[UnitView], at: tuple[float, float], right: float) -> None:
    """Class, ship, how many, figures, hits; what no other unit has; pale and with a shield where it is screened."""
    (x, y), unit, canvas = at, alike[0], scene.canvas
    canvas.write(letter(unit), x + 12, y, Letters(LETTERS, FAINT if unit.screened else GOLD))
    draw_ship = pieces.ghost if unit.screened else pieces.figure
    canvas.put(draw_ship(unit.type, side_colour(scene, unit.owner), SHIP), x + 30, y, "lm")
    x += 38 + SHIP
    if unit.screened:
        canvas.put(pieces.shielded(44), right, y, "rm")
        right -= 54
    number = sum(one.count for one in alike)
    if fights(unit) or number > 1:
        x += canvas.write(f"×{number}", x, y, Letters(LETTERS), anchor="lm") + 12
    names = " ".join([counter_name(scene, unit.id), *(str(one.number) for one in alike[1:])])
    room = 190 if fights(unit) else right - x
    x += canvas.write_narrow(names, x, y, room, Letters(SMALL, SOFT), anchor="lm") + 12
    x += write(scene, figures(unit), (x, y), right - x, SMALL, WHITE) + 10
    for _ in range(unit.hits):
        canvas.put(pieces.burst(32), x, y, "lm")
        x += 30
    own = _own_levels(scene, unit)
    if own and right - x >= measure(own, SMALL):
        write(scene, own, (x + 4, y), right - x - 4, SMALL, SOFT)


def _own_levels(scene: Scene, unit: UnitView) -> str:
    """The levels of a unit that count here and that its side has not revealed."""
    shown = set(scene.view.seats[unit.owner].shown) if unit.owner >= 0 else set()
    return levels_text(scene, [level for level in _fighting(unit.levels) if level not in shown])


def figures(unit: UnitView) -> str:
    """Printed strengths and hull: '5–1 ×2'."""
    card = UNITS.get(unit.type)
    if card is not None and card.combat:
        return f"{card.attack}–{card.defense} ×{card.hull}" if not card.levels else f"×{card.hull}"
    alien = ALIENS.get(unit.type)
    return f"{alien.attack}–{alien.defense} ×{alien.hull}" if alien is not None else ""


def _fired(scene: Scene, shown: Sequence[Volley], lost: Sequence[str], top: float) -> None:
    """The latest volleys in order, the newest last; then what is lost."""
    foot, right = scene.canvas.image.height - MARGIN, WIDTH - MARGIN
    box(scene.canvas, (MARGIN, top, right, foot), PANEL, None, radius=14)
    for index, volley in enumerate(shown):
        _volley(scene, volley, (MARGIN + PAD, top + VOLLEY * (index + 0.5)), right - PAD)
    for index, text in enumerate(lost):
        y = foot - LOST * (len(lost) - index - 0.5)
        write(scene, text, (MARGIN + PAD, y), right - MARGIN - 2 * PAD, SMALL, SOFT)


def _losses(scene: Scene, battle: BattleView) -> list[str]:
    """What both sides have lost: in one line, or where that is long in a line each."""
    sides = [text for side in (battle.attacker, battle.defender) if (text := _lost(scene, battle, side))]
    if not sides:
        return [scene.say("no-losses")]
    told = scene.say("losses", units=" / ".join(sides))
    return [told] if len(told) <= LONG else [scene.say("losses", units=sides[0]), *sides[1:]]


def _lost(scene: Scene, battle: BattleView, side: int) -> str:
    """What a side has lost, by the types of its ships."""
    found: dict[str, int] = {}
    for owner, unit, number in battle.lost:
        if owner == side:
            name = counter_name(scene, unit).rstrip("0123456789 ")
            found[name] = found.get(name, 0) + number
    return ", ".join(f"{name}{HARD}×{number}" for name, number in found.items())


def _volley(scene: Scene, volley: Volley, at: tuple[float, float], right: float) -> None:
    """Who fired at whom, what was needed, what was rolled, and how often it hit."""
    (x, y), shot, canvas = at, volley.shots[0], scene.canvas
    ink = mix(side_rgb(scene, shot.side), WHITE, 0.3)
    who = f"{counter_name(scene, shot.firer)} › {counter_name(scene, shot.target)}"
    x += write(scene, who, (x, y), 330, LETTERS, ink) + 18
    x += write(scene, scene.say("battle-need", n=shot.need), (x, y), 220, SMALL, GOLD) + 14
    hits = scene.say("battle-hits", n=volley.hits)
    wide = write(scene, hits, (right, y), 200, LETTERS, LIME if volley.hits else FAINT, "rm")
    put_dice(canvas, [(one.roll, one.hit) for one in volley.shots], (x, y), DIE, right - wide - 14 - x)
