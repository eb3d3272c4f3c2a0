"""A battle as a picture: who stands on a sector, in what order they fire, and what each needs to hit whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.eclipse.combat.ancients import FIGURES
from engine.eclipse.combat.attack import lowest_hit
from engine.eclipse.components import SPECIES
from engine.eclipse.galaxy.ships import PEACE_WITH_ANCIENTS
from engine.eclipse.interface.view import BlueprintView, SectorView, View, VolleyView
from render import skies
from render.canvas import Canvas, Drawing, Letters, Sprite
from render.colours import FAINT, GOLD, INK, LIME, NOBODY, PANEL, SCARLET, SOFT, SeatColour, mix, seat_colour
from render.eclipse import board
from render.eclipse.designs import dice, figure
from render.eclipse.icons import sign
from render.eclipse.pieces import ORDER
from render.eclipse.scene import Scene, design, sector_of
from render.eclipse.tints import DICE
from render.glyphs import badge, face
from render.panels import box, counter, heading, in_pairs, seat_box
from render.ships import unit

WIDTH, NARROW, MARGIN, PAD = 1600, 1000, 20, 22
TITLE, STRIP, HEAD, BLOCK, THROWN = 100, 110, 92, 218, 92
SHIP, HIT = 84, 44
STEP, COUNTERS, DIE, AIM, SHOT = SHIP + 8, 340, 46, 44, 112
"""What a ship takes of a side's width; its figures, and each die; the sign of its cannons, and each enemy."""
FIGURES_SHOWN = ("initiative", "computer", "shield", "hull")


class Group(NamedTuple):
    """The ships of a type on a side: the damage of each, and what they can do."""

    type: str
    damage: tuple[int, ...]
    design: BlueprintView


@dataclass(frozen=True, slots=True)
class ShownSide:
    """A side of a battle; `seat` is None for those that nobody leads."""

    seat: int | None
    colour: str
    groups: tuple[Group, ...]
    defends: bool

    @property
    def paint(self) -> SeatColour:
        """The side's colour."""
        return seat_colour(self.colour)


def sides(scene: Scene, sector: SectorView) -> list[ShownSide]:
    """The owner first, then the other seats, then Ancients or the defense system."""
    fleets = sorted(sector.fleets, key=lambda fleet: fleet.seat != sector.owner)
    found = [
        ShownSide(
            fleet.seat, scene.colour(fleet.seat), _groups(scene, fleet.seat, fleet.ships), fleet.seat == sector.owner
        )
        for fleet in fleets
    ]
    wild = [_wild("ancient", sector.ancients)] if sector.ancients else []
    wild += [_wild("gcds", (sector.gcds,))] if sector.gcds is not None else []
    return [*found, ShownSide(None, NOBODY, tuple(wild), True)] if wild else found


def _groups(scene: Scene, seat: int, ships: dict[str, tuple[int, ...]]) -> tuple[Group, ...]:
    found = [Group(type_, ships[type_], design(scene.view, seat, type_)) for type_ in ORDER if ships.get(type_)]
    return tuple(sorted(found, key=lambda group: -group.design.initiative))


def _wild(type_: str, damage: tuple[int, ...]) -> Group:
    facts = FIGURES[type_]
    made = BlueprintView(
        type=type_, parts=(), initiative=facts.initiative, energy=0, move=0, computer=facts.computer, cost=0, left=0,
        shield=facts.shield, hull=facts.hull, cannons=dict(facts.cannons), missiles=dict(facts.missiles),
    )  # fmt: skip
    return Group(type_, damage, made)


def at_peace(scene: Scene, one: ShownSide, other: ShownSide) -> bool:
    """Ancients leave one species alone; the defense system spares nobody."""
    seats = [side.seat for side in (one, other) if side.seat is not None]
    wild = [group.type for side in (one, other) if side.seat is None for group in side.groups]
    return wild == ["ancient"] and PEACE_WITH_ANCIENTS in SPECIES[scene.view.seats[seats[0]].species].specials


def fought_over(view: View) -> list[str]:
    """Sectors with more than one side, the fullest first."""
    found = {
        one.id: len(one.fleets) * 10 + sum(len(ships) for fleet in one.fleets for ships in fleet.ships.values())
        for one in view.sectors
        if one.fleets and len(one.fleets) + bool(one.ancients) + (one.gcds is not None) > 1
    }
    return sorted(found, key=lambda id_: -found[id_])


# --- the picture -----------------------------------------------------------------------------------------------------


def draw(scene: Scene, id_: str) -> Drawing:
    """The order of fire on a sector, then a box for each side."""
    sector = sector_of(scene.view, id_)
    found = sides(scene, sector)
    heights = [HEAD + BLOCK * len(side.groups) for side in found]
    wide = _wide(scene, found)
    boxes = in_pairs(heights, (MARGIN, TITLE + STRIP), wide - 2 * MARGIN, MARGIN)
    bottom, volley = boxes[-1][3] if boxes else TITLE + STRIP, scene.view.volley
    thrown = volley if volley is not None and volley.sector == id_ else None
    scene.canvas = Canvas(wide, round(bottom + MARGIN + (0 if thrown is None else THROWN)))
    skies.stars(scene.canvas, "battle")
    canvas, name = scene.canvas, scene.words(board.name_of(sector))
    canvas.write_in(scene.say("battle-on", sector=name), MARGIN + 6, 56, wide - 2 * MARGIN, Letters(56))
    _order(scene, found)
    for index, (side, at) in enumerate(zip(found, boxes, strict=True)):
        others = [other for other in found if other is not side and not at_peace(scene, side, other)]
        seat_box(canvas, at, side.paint.rgb if side.paint.edge == INK else side.paint.edge, False)
        _side(scene, side, others, (at[0] + PAD, at[1]), at[2] - at[0] - 2 * PAD, -90 if index % 2 == 0 else 90)
    if thrown is not None:
        _thrown(scene, thrown, bottom + (MARGIN + THROWN) / 2)
    return Drawing(canvas.image, board.palette(canvas.image))


def _thrown(scene: Scene, volley: VolleyView, y: float) -> None:
    """The dice that fell last: whose they were, the lowest that hits each type, and how many hit any."""
    canvas, x, least = scene.canvas, float(MARGIN), min(volley.needs.values(), default=7)
    paint = seat_colour(NOBODY) if volley.side < 0 else scene.paint(volley.side)
    right = float(canvas.image.width - MARGIN)
    box(canvas, (x, y - THROWN / 2 + 8, right, y + THROWN / 2 - 8), PANEL, None)
    canvas.put(unit(volley.type, paint.rgb, 64, paint.edge), x + 10, y, "lm")
    x += 84
    for type_, need in volley.needs.items():
        canvas.put(unit(type_, mix(SOFT, INK, 0.3), AIM), x, y, "lm")
        x += AIM + 4 + canvas.write(f"{need}+", x + AIM + 4, y, Letters(38, GOLD), anchor="lm") + 14
    hits = sum(value >= least for _, value in volley.dice)
    ink = LIME if hits else FAINT
    right -= canvas.write(scene.say("battle-hits", n=hits), right - 16, y, Letters(38, ink), anchor="rm") + 30
    rolled = [face(str(value), 52, DICE[colour] if value >= least else FAINT) for colour, value in volley.dice]
    step = min(58.0, (right - x) / max(1, len(rolled)))
    for index, sprite in enumerate(rolled):
        canvas.put(sprite, x + step * index, y, "lm")


def _wide(scene: Scene, found: list[ShownSide]) -> int:
    """How wide the picture is: a battle of few is narrow, so that a phone shows it large."""
    need = [
        max(
            len(group.damage) * STEP,
            COUNTERS + DIE * len([*dice(group.design, 1)]),
            AIM + SHOT * len(_aimed(scene, side, found)),
        )
        for side in found
        for group in side.groups
    ]
    return min(WIDTH, max(NARROW, 3 * MARGIN + 2 * (max(need, default=0) + 2 * PAD)))


def _aimed(scene: Scene, side: ShownSide, found: list[ShownSide]) -> list[Group]:
    """The enemies that a side could hit."""
    others = [other for other in found if other is not side and not at_peace(scene, side, other)]
    return [group for other in others for group in other.groups]


def _order(scene: Scene, found: list[ShownSide]) -> None:
    """Who fires when: by initiative, the defender first among equals, and a side's own as its owner has chosen."""
    canvas, y = scene.canvas, TITLE + STRIP / 2 - 6
    heading(canvas, scene.say("order"), MARGIN + 6, y, 30)
    line = [(group, side) for side in found for group in side.groups]
    chosen: dict[tuple[int | None, str], int] = {acts: number for number, acts in enumerate(scene.view.firing)}
    line.sort(
        key=lambda one: (-one[0].design.initiative, not one[1].defends, chosen.get((one[1].seat, one[0].type), 0))
    )
    step = min(124.0, (canvas.image.width - 2 * MARGIN - 330) / max(1, len(line)))
    for index, (group, side) in enumerate(line):
        x = MARGIN + 330 + step * index
        canvas.put(unit(group.type, side.paint.rgb, 72, side.paint.edge), x, y, "lm")
        canvas.write(str(group.design.initiative), x + 78, y + 18, Letters(34, GOLD, edge=3))


def _side(
    scene: Scene, side: ShownSide, others: list[ShownSide], at: tuple[float, float], width: float, turn: int
) -> None:
    (left, top), canvas = at, scene.canvas
    x = left
    if side.seat is not None:
        canvas.put(badge(side.colour, 60), left, top + 50, "lm")
        x += 76
    name = scene.name(side.seat) if side.seat is not None else scene.say("wild")
    x += canvas.write_in(name, x, top + 48, 420, Letters(44)) + 16
    if side.defends:
        canvas.write_in(scene.say("defends"), x, top + 52, left + width - x, Letters(30, SOFT, "plain"))
    for index, group in enumerate(side.groups):
        _group(scene, group, side, others, (left, top + HEAD + BLOCK * index), width, turn)


def _group(
    scene: Scene,
    group: Group,
    side: ShownSide,
    others: list[ShownSide],
    at: tuple[float, float],
    width: float,
    turn: int,
) -> None:
    """The ships with what is left of them, their figures, and the rolls with which they hit."""
    (left, top), canvas = at, scene.canvas
    step = min(float(STEP), width / len(group.damage))
    for index, damage in enumerate(group.damage):
        sprite = unit(group.type, side.paint.rgb, SHIP, side.paint.edge).rotate(turn)
        canvas.put(sprite, left + step * (index + 0.5), top + 40)
        _life(canvas, group.design.hull, damage, left + step * (index + 0.5), top + 94)
    x = left
    for name in FIGURES_SHOWN:
        x = counter(canvas, sign(name, 32), str(figure(group.design, name)), (x, top + 134), 34) + 20
    for sprite in dice(group.design, 40):
        canvas.put(sprite, x, top + 134, "lm")
        x += DIE
    _hits(canvas, group, others, (left, top + 182), width)


def _life(canvas: Canvas, hull: int, damage: int, x: float, y: float) -> None:
    """A pip for each damage that the ship can still take and is hit by before it is gone."""
    count = hull + 1
    step = min(16.0, (SHIP + 4) / count)
    for index in range(count):
        canvas.put(_pip(index < count - damage, round(step)), x + step * (index - (count - 1) / 2), y)


def _pip(whole: bool, size: int) -> Sprite:
    return sign("disc", size, LIME if whole else mix(SCARLET, INK, 0.3))


def _hits(canvas: Canvas, group: Group, others: list[ShownSide], at: tuple[float, float], width: float) -> None:
    (left, y), armed = at, any(group.design.cannons.values()) or any(group.design.missiles.values())
    targets = [(other, enemy) for other in others for enemy in other.groups] if armed else []
    step = min(float(SHOT), (width - AIM) / max(1, len(targets)))
    if targets:
        canvas.put(sign("cannon", 30), left, y, "lm")
    for index, (other, enemy) in enumerate(targets):
        x = left + AIM + step * index
        canvas.put(unit(enemy.type, other.paint.rgb, HIT, other.paint.edge), x, y, "lm")
        canvas.write(
            f"{lowest_hit(group.design.computer, enemy.design.shield)}+", x + HIT + 4, y, Letters(34), anchor="lm"
        )
    if not targets:
        canvas.write("–", left, y, Letters(34, FAINT), anchor="lm")
