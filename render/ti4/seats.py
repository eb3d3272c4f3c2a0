"""A panel a seat: its points, pools, goods, cards, technologies and planets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.digits import whole
from engine.ti4.interface.view import CardView, PlanetView, SeatView
from render import skies
from render.canvas import Canvas, Letters, Sprite, label
from render.colours import FAINT, GOLD, NIGHT, PANEL, PANEL_LIGHT, SKY, SOFT, WHITE, mix
from render.glyphs import badge, numbered, sign
from render.panels import Box, Chip, chip, counter, put_chip, put_rows, put_status, seat_box, wrapped
from render.ships import unit
from render.ti4.board import look_of
from render.ti4.facts import STRATEGIES, TECH_COLOUR, TECH_COLOURS, UPGRADED
from render.ti4.scene import Scene

PAD, LINE_HEIGHT, CHIP_HEIGHT, GAP = 20, 46, 40, 7
HEAD = 194
WORD, NUMBER, ICON = 27, 36, 38
SECOND, STRATEGY_WIDTH, CARDS, WORLD_GAP = 282, 196, 770, 16


@dataclass(frozen=True, slots=True)
class SeatPanel:
    """A seat's panel, measured but not yet drawn."""

    seat: SeatView
    cards: list[list[Chip]]
    technologies: list[list[Chip]]
    planets: list[list[Chip]]

    @property
    def height(self) -> float:
        """How high the panel has to be."""
        rows = len(self.cards) + len(self.technologies) + len(self.planets)
        return HEAD + rows * LINE_HEIGHT + PAD * 0.6


def panel(scene: Scene, seat: SeatView, width: float) -> SeatPanel:
    """Measures a seat's panel."""
    inner = width - 2 * PAD
    return SeatPanel(
        seat,
        wrapped(_cards(scene, seat), inner, GAP),
        wrapped(_technologies(scene, seat), inner, GAP),
        wrapped(_planets(scene, seat), inner, WORLD_GAP),
    )


def _cards(scene: Scene, seat: SeatView) -> list[Chip]:
    chips = [_secret(scene, id_) for id_ in seat.scored_secrets]
    return chips + [_note(scene, note) for note in seat.notes_in_play]


def _strategy(scene: Scene, card: CardView, first: bool = False) -> Chip:
    """A strategy card; the token 0 lies on the one of whoever comes first."""
    number, colour = STRATEGIES[card.id]
    number = 0 if first else number
    coin = numbered(number, mix(colour, NIGHT, 0.6) if card.exhausted else colour, 36)
    ink, fill = (FAINT, None) if card.exhausted else (WHITE, mix(PANEL_LIGHT, colour, 0.2))
    return chip(scene.term("strategy", card.id), WORD, before=[coin], ink=ink, fill=fill, widest=STRATEGY_WIDTH)


def _secret(scene: Scene, id_: str) -> Chip:
    return chip(scene.term("objective", id_), WORD, before=[sign("secret", 32)], widest=600)


def _note(scene: Scene, note: str) -> Chip:
    kind, _, issuer = note.partition(":")
    whose = [badge(scene.colour(seat), 30)] if (seat := whole(issuer)) is not None else []
    return chip(scene.term("note", kind), WORD, before=[sign("note", 32)], after=whose, widest=600)


def _technologies(scene: Scene, seat: SeatView) -> list[Chip]:
    order = list(TECH_COLOURS)
    copies = dict(seat.copies)
    shown = [replace(card, id=copies.get(card.id, card.id)) for card in seat.technologies]
    cards = sorted(shown, key=lambda card: order.index(TECH_COLOUR.get(card.id, "unit")))
    return [_technology(scene, seat, card) for card in cards]


def _technology(scene: Scene, seat: SeatView, card: CardView) -> Chip:
    if card.id in UPGRADED:
        kind = UPGRADED[card.id]
        level = "" if card.id == "war_sun" else "II"
        return chip(level, WORD, before=[unit(kind, scene.paint(seat.seat).rgb, 38)], ink=SOFT)
    colour = TECH_COLOUR.get(card.id)
    tint = TECH_COLOURS[colour or "unit"]
    icon = [sign(f"{colour}_skill", 28)] if colour else []
    ink, fill = (FAINT, None) if card.exhausted else (WHITE, mix(PANEL, tint, 0.2))
    return chip(scene.term("tech", card.id), WORD, before=icon, ink=ink, fill=fill, widest=600)


def _planets(scene: Scene, seat: SeatView) -> list[Chip]:
    known = {world.id: world for system in scene.view.systems for world in system.planets}
    return [_world(known[card.id], card.exhausted) for card in seat.planets if card.id in known]


def _world(world: PlanetView, exhausted: bool) -> Chip:
    gold, blue = (FAINT, FAINT) if exhausted else (GOLD, SKY)
    signs = [label(str(world.resources), 29, gold), _disc(world, exhausted), label(str(world.influence), 29, blue)]
    return chip("", WORD - 7, before=signs, fill=None)


def _disc(world: PlanetView, exhausted: bool) -> Sprite:
    return skies.small_planet(look_of(world), 17, exhausted)


def draw(scene: Scene, one: SeatPanel, at: Box) -> None:
    """Draws a panel in a box."""
    seat, canvas, (left, top, right, _) = one.seat, scene.canvas, at
    width = right - left
    seat_box(canvas, at, scene.paint(seat.seat).rgb, scene.stands_out(seat.seat, scene.view.turn))
    _title(scene, seat, left + PAD, top + 44, width - 2 * PAD)
    _pools(canvas, seat, left + PAD, top + 106)
    _stock(canvas, seat, left + PAD, top + 160)
    for card, y in zip(seat.strategy_cards, (top + 106, top + 160), strict=False):
        coin = _strategy(scene, card, first=seat.initiative == 0 and card == seat.strategy_cards[0])
        put_chip(canvas, coin, left + min(width, CARDS) - PAD - coin.width, y, CHIP_HEIGHT)
    y = top + HEAD
    for rows, gap in ((one.cards, GAP), (one.technologies, GAP), (one.planets, WORLD_GAP)):
        put_rows(canvas, rows, (left + PAD, y), LINE_HEIGHT, gap, CHIP_HEIGHT)
        y += len(rows) * LINE_HEIGHT


def _title(scene: Scene, seat: SeatView, left: float, y: float, width: float) -> None:
    canvas = scene.canvas
    ink = FAINT if _status(scene, seat) else WHITE
    canvas.put(badge(scene.colour(seat.seat), 56, hollow=seat.eliminated), left, y, "lm")
    right = left + width - canvas.write(str(seat.points), left + width, y, Letters(64, GOLD), anchor="rm") - 14
    if scene.view.speaker == seat.seat:
        canvas.put(sign("speaker", 46), right, y, "rm")
        right -= 56
    status = _status(scene, seat)
    right -= put_status(canvas, scene.say(status), right, y) if status else 0
    x = left + 68
    x += canvas.write_in(scene.name(seat.seat), x, y - 2, min(330, right - x), Letters(42, ink)) + 14
    if seat.faction and right - x > 60:
        canvas.write_in(scene.term("faction", f"{seat.faction}-short"), x, y + 3, right - x, Letters(28, SOFT, "plain"))


def _status(scene: Scene, seat: SeatView) -> str:
    """Eliminated, or passed in the action phase."""
    if seat.eliminated:
        return "eliminated"
    return "passed" if seat.passed and scene.view.phase == "action" else ""


def _pools(canvas: Canvas, seat: SeatView, left: float, y: float) -> None:
    x = left
    for name, count in (("tactic", seat.tactic), ("fleet", seat.fleet), ("strategy", seat.strategy)):
        x = counter(canvas, sign(name, ICON), str(count), (x, y), NUMBER) + 18
    x = max(x, left + SECOND)
    x = counter(canvas, sign("trade_good", ICON), str(seat.trade_goods), (x, y), NUMBER, GOLD) + 28
    limit = f"/{seat.commodity_limit}"
    counter(canvas, sign("commodity", ICON), str(seat.commodities), (x, y), NUMBER, SOFT, limit)


def _stock(canvas: Canvas, seat: SeatView, left: float, y: float) -> None:
    total = f"/{seat.total_resources}"
    x = 16 + counter(canvas, sign("resource", ICON), str(seat.resources), (left, y), NUMBER, GOLD, total)
    total = f"/{seat.total_influence}"
    x = counter(canvas, sign("influence", ICON), str(seat.influence), (x, y), NUMBER, SKY, total)
    x = max(x + 16, left + SECOND)
    for name, count in (("action_card", seat.action_cards), ("secret", seat.secrets), ("note", seat.notes)):
        x = counter(canvas, sign(name, ICON), str(count), (x, y), NUMBER, SOFT) + 18
