"""Technologies: as chips in a seat's panel, and the supply board with its prices."""

from __future__ import annotations

from engine.eclipse.components import CATEGORIES, PARTS, TECHNOLOGIES
from engine.eclipse.interface.view import OfferView
from render.canvas import Letters, Sprite, broken, measure
from render.colours import FAINT, LINE, PANEL, SOFT, WHITE, mix
from render.eclipse import icons, tints
from render.eclipse.icons import sign
from render.eclipse.scene import Scene
from render.panels import Chip, box, chip, counter, heading
from render.ships import unit

PAD, HEADING, ROW, GAP, WORD = 20, 58, 54, 8, 24


def icon(id_: str, size: int) -> Sprite:
    """What a technology gives: a part, a ship, a structure, or something else."""
    tile = TECHNOLOGIES[id_]
    tint = tints.CATEGORIES[tile.category]
    if tile.unlocks in PARTS:
        return sign(PARTS[tile.unlocks].kind, size, tint)
    if tile.unlocks == "starbase":
        return unit("starbase", tint, size)
    return sign(tile.unlocks if tile.unlocks in icons.SIGNS else "tile", size, tint)


def chips(scene: Scene, owned: tuple[str, ...]) -> list[Chip]:
    """Technologies by category and price."""
    order = list(TECHNOLOGIES)
    return [_chip(scene, id_) for id_ in sorted(owned, key=order.index)]


def _chip(scene: Scene, id_: str) -> Chip:
    tint = tints.CATEGORIES[TECHNOLOGIES[id_].category]
    return chip(scene.term("tech", id_), WORD, before=[icon(id_, 26)], fill=mix(PANEL, tint, 0.2), widest=340)


# --- the supply board ------------------------------------------------------------------------------------------------


def height(scene: Scene) -> float:
    """How high the supply board has to be."""
    most = max(len(_of(scene, category)) for category in CATEGORIES)
    return HEADING * 2 + most * ROW + PAD * 0.5


def _of(scene: Scene, category: str) -> list[OfferView]:
    found = [offer for offer in scene.view.supply if offer.category == category]
    return sorted(found, key=lambda offer: offer.cost)


def draw(scene: Scene, left: float, top: float, width: float) -> None:
    """A column for each category: what there is, how often, and what it costs."""
    canvas, column = scene.canvas, (width - 2 * PAD + GAP) / len(CATEGORIES)
    box(canvas, (left, top, left + width, top + height(scene)), PANEL, LINE, radius=18)
    heading(canvas, scene.say("supply"), left + PAD, top + 32, 26)
    canvas.write_in(scene.say("prices"), left + width - PAD, top + 32, 900, Letters(26, FAINT, "plain"), anchor="rm")
    for index, category in enumerate(CATEGORIES):
        x, tint = left + PAD + column * index, tints.CATEGORIES[category]
        heading(canvas, scene.term("category", category), x, top + HEADING + 24, 28, tint)
        for row, offer in enumerate(_of(scene, category)):
            _offer(scene, offer, (x, top + HEADING * 2 - 6 + ROW * row), column - GAP)


def name_lines(name: str, room: float) -> tuple[str, ...]:
    """A name in one line, in two when it would be small."""
    return (name,) if measure(name, 25, "plain") <= room else broken(name, room, 22)


def _offer(scene: Scene, offer: OfferView, at: tuple[float, float], width: float) -> None:
    (x, y), canvas, tint = at, scene.canvas, tints.CATEGORIES[offer.category]
    box(canvas, (x, y, x + width, y + ROW - 6), mix(PANEL, tint, 0.2), None, radius=12)
    middle = y + (ROW - 6) / 2
    canvas.put(icon(offer.technology, 34), x + 10, middle, "lm")
    price = x + width - 116
    end = price - 62
    lines = name_lines(scene.term("tech", offer.technology), end - x - 58)
    for index, line in enumerate(lines):
        down, size = (middle - 1, 29) if len(lines) == 1 else (middle - 12 + 22 * index, 22)
        canvas.write_in(line, x + 54, down, end - x - 58, Letters(size, weight="plain"))
    if offer.tiles > 1:
        canvas.write(f"×{offer.tiles}", end + 26, middle, Letters(29, SOFT))
    cheapest = f"/{offer.min_cost}" if offer.min_cost < offer.cost else ""
    counter(
        canvas,
        sign("science", 28),
        str(offer.cost),
        (price, middle),
        31,
        WHITE,
        cheapest,
    )
