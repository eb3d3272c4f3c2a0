"""Technologies: as chips in a seat's panel, and the supply board with its prices."""

from __future__ import annotations

from engine.eclipse.components import CATEGORIES, PARTS, TECHNOLOGIES
from engine.eclipse.interface.view import OfferView
from render.canvas import Letters, Sprite, measure, printable
from render.colours import FAINT, LINE, PANEL, SOFT, WHITE, mix
from render.eclipse import icons, tints
from render.eclipse.icons import sign
from render.eclipse.scene import Scene
from render.panels import Chip, box, chip, counter, heading
from render.ships import unit

PAD, HEADING, ROW, GAP, WORD = 20, 52, 54, 8, 24
LEAST = 350
"""An offer is at least so wide."""


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


def height(scene: Scene, width: float) -> float:
    """How high the supply board has to be."""
    rows = [-(-len(_of(scene, category)) // _columns(width)) for category in CATEGORIES]
    return HEADING + sum(HEADING + ROW * count for count in rows) + PAD


def _columns(width: float) -> int:
    """So many offers stand beside each other."""
    return max(1, int((width - 2 * PAD + GAP) // LEAST))


def _of(scene: Scene, category: str) -> list[OfferView]:
    found = [offer for offer in scene.view.supply if offer.category == category]
    return sorted(found, key=lambda offer: offer.cost)


def draw(scene: Scene, left: float, top: float, width: float) -> None:
    """By category: what there is, how often, and what it costs."""
    canvas, across = scene.canvas, _columns(width)
    column = (width - 2 * PAD + GAP) / across
    box(canvas, (left, top, left + width, top + height(scene, width)), PANEL, LINE, radius=18)
    heading(canvas, scene.say("supply"), left + PAD, top + 30, 26)
    top += HEADING
    canvas.write_in(scene.say("prices"), left + width - PAD, top + 26, 340, Letters(26, FAINT, "plain"), anchor="rm")
    for category in CATEGORIES:
        heading(canvas, scene.term("category", category), left + PAD, top + 26, 28, tints.CATEGORIES[category])
        top += HEADING
        offers = _of(scene, category)
        for index, offer in enumerate(offers):
            row, at = divmod(index, across)
            _offer(scene, offer, (left + PAD + column * at, top + ROW * row), column - GAP)
        top += ROW * -(-len(offers) // across)


def _offer(scene: Scene, offer: OfferView, at: tuple[float, float], width: float) -> None:
    """What it is, how often it is there, its price, and behind a stroke the least that it can come down to."""
    (x, y), canvas, tint = at, scene.canvas, tints.CATEGORIES[offer.category]
    box(canvas, (x, y, x + width, y + ROW - 6), mix(PANEL, tint, 0.2), None, radius=12)
    middle, price = y + (ROW - 6) / 2, x + width - 108
    cheapest = f"/{offer.min_cost}" if offer.min_cost < offer.cost else ""
    counter(canvas, sign("science", 26), str(offer.cost), (price, middle), 33, WHITE, cheapest)
    canvas.put(icon(offer.technology, 32), x + 8, middle, "lm")
    if offer.tiles > 1:
        price -= canvas.write(f"×{offer.tiles}", price - 8, middle, Letters(26, SOFT), anchor="rm") + 8
    name, room = printable(scene.term("tech", offer.technology)), price - x - 56
    lines = (name,) if measure(name, 27, "plain") < room * 1.15 else name_lines(name, room, 24)
    for index, line in enumerate(lines):
        down = middle - 1 + 22 * (index - (len(lines) - 1) / 2)
        canvas.write_narrow(line, x + 48, down, room, Letters(29 - 2 * len(lines), weight="plain"), anchor="lm")


def name_lines(name: str, room: float, size: int) -> tuple[str, ...]:
    """A name in one line, or where that is too long in the two lines of which the longer is shortest."""
    words = name.split()
    if measure(name, size, "plain") <= room or len(words) < 2:
        return (name,)
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(ways, key=lambda way: max(measure(line, size, "plain") for line in way))
