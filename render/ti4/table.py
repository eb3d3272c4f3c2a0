"""What lies on the table: objectives with who scored them, laws in play, the agenda at hand."""

from __future__ import annotations

from dataclasses import dataclass

from engine.digits import whole
from engine.ti4.components import SIDES
from engine.ti4.interface.view import LawView, ObjectiveView
from render.canvas import Letters, Sprite, broken, measure, printable
from render.colours import FAINT, GOLD, LINE, PANEL, SKY, SOFT, WHITE, Rgb
from render.glyphs import badge, numbered, sign
from render.panels import Chip, box, chip, heading, put_rows, wrapped
from render.ti4.facts import STRATEGIES
from render.ti4.scene import Scene

PAD, ROW, TALL, HEADING, GAP, BADGE = 20, 56, 86, 52, 10, 40
NARROW, TALLER, ASKED = 1000, 136, 30
"""So wide objectives stand one below the other: how high they are then, and the size of what they ask for."""
STAGE_COLOURS: dict[int, Rgb] = {1: GOLD, 2: SKY}


@dataclass(frozen=True, slots=True)
class TablePanel:
    """Objectives, laws and the vote, measured but not yet drawn."""

    columns: int
    objectives: list[ObjectiveView]
    laws: list[list[Chip]]
    vote: list[list[Chip]]

    @property
    def height(self) -> float:
        """How high the panel has to be."""
        return self.goals + self._chips(self.laws) + self._chips(self.vote) + PAD

    @property
    def goals(self) -> float:
        """How high the objectives are."""
        return HEADING + self.rows * self.tall

    @property
    def rows(self) -> int:
        """Of objectives."""
        return -(-len(self.objectives) // self.columns)

    @property
    def tall(self) -> int:
        """How high an objective is."""
        return TALL if self.columns > 1 else TALLER

    @staticmethod
    def _chips(rows: list[list[Chip]]) -> float:
        return HEADING + len(rows) * ROW if rows else 0


def panel(scene: Scene, width: float) -> TablePanel:
    """Measures what lies on the table."""
    inner = width - 2 * PAD
    laws = wrapped([_law(scene, law) for law in scene.view.laws], inner, GAP)
    columns = 2 if width > NARROW else 1
    return TablePanel(columns, list(scene.view.objectives), laws, wrapped(outcomes(scene), inner, GAP))


def _law(scene: Scene, law: LawView) -> Chip:
    after = [badge(scene.colour(law.owner), 34)] if law.owner is not None else []
    name = scene.term("agenda", law.id)
    where = f" ({_planet_name(scene, law.planet)})" if law.planet else ""
    ink = FAINT if law.exhausted else WHITE
    return chip(name + where, 30, before=[sign("law", 38)], after=after, ink=ink, widest=700)


def _planet_name(scene: Scene, id_: str) -> str:
    return next((world.name for one in scene.view.systems for world in one.planets if world.id == id_), id_)


def outcomes(scene: Scene) -> list[Chip]:
    """The outcomes of the vote at hand, with how many votes each has and whose; none without a vote."""
    vote = scene.view.vote
    if vote is None:
        return []
    return [_outcome(scene, outcome) for outcome in _leading(scene, vote.outcomes)]


def _leading(scene: Scene, outcomes: tuple[str, ...]) -> list[str]:
    """The outcomes somebody voted for, the most votes first; all of them while they are few."""
    votes = {outcome: _votes(scene, outcome) for outcome in outcomes}
    shown = [outcome for outcome in outcomes if votes[outcome] or len(outcomes) <= 6]
    return sorted(shown, key=lambda outcome: -votes[outcome])


def _votes(scene: Scene, outcome: str) -> int:
    vote = scene.view.vote
    return sum(ballot.votes for ballot in vote.ballots if ballot.outcome == outcome) if vote else 0


def _outcome(scene: Scene, outcome: str) -> Chip:
    vote = scene.view.vote
    assert vote is not None
    voters: list[Sprite] = [badge(scene.colour(b.seat), 34) for b in vote.ballots if b.outcome == outcome and b.votes]
    text = f"{_outcome_name(scene, outcome)}  {_votes(scene, outcome)}"
    before = [badge(scene.colour(int(outcome)), 34)] if _is_seat(scene, outcome) else []
    return chip(text, 32, before=before, after=voters, widest=560)


def _is_seat(scene: Scene, outcome: str) -> bool:
    seat = whole(outcome)
    return seat is not None and seat < len(scene.view.seats)


def _outcome_name(scene: Scene, outcome: str) -> str:
    if outcome in SIDES:
        return scene.say(outcome)
    if _is_seat(scene, outcome):
        return scene.name(int(outcome))
    if outcome in STRATEGIES:
        return scene.term("strategy", outcome)
    if any(law.id == outcome for law in scene.view.laws):
        return scene.term("agenda", outcome)
    if any(outcome in seat.scored_secrets for seat in scene.view.seats):
        return scene.term("objective", outcome)
    return _planet_name(scene, outcome)


def draw(scene: Scene, one: TablePanel, left: float, top: float, width: float) -> None:
    """Draws the panel at its measured height."""
    box(scene.canvas, (left, top, left + width, top + one.height), PANEL, LINE, radius=18)
    y = top
    if one.vote and scene.view.vote:
        heading(scene.canvas, scene.term("agenda", scene.view.vote.agenda), left + PAD, y + 32, 32, GOLD)
        put_rows(scene.canvas, one.vote, (left + PAD, y + HEADING), ROW, GAP, 48)
        y += HEADING + len(one.vote) * ROW
    _objectives(scene, one, left, y, width)
    y += one.goals
    if one.laws:
        heading(scene.canvas, scene.say("laws"), left + PAD, y + 32, 30)
        put_rows(scene.canvas, one.laws, (left + PAD, y + HEADING), ROW, GAP, 48)


def _objectives(scene: Scene, one: TablePanel, left: float, top: float, width: float) -> None:
    heading(scene.canvas, scene.say("objectives"), left + PAD, top + 32, 30)
    _facedown(scene, left + width - PAD, top + 32)
    each = width / one.columns
    for index, objective in enumerate(one.objectives):
        column, row = divmod(index, one.rows)
        y = top + HEADING + one.tall * (row + 0.5)
        draw_one = _objective if one.columns > 1 else _large
        draw_one(scene, objective, left + PAD + column * each, y, each - 2 * PAD)


def _facedown(scene: Scene, right: float, y: float) -> None:
    """How many objectives of each stage still lie face down."""
    if not any(scene.view.facedown):
        return
    text = scene.say("facedown", one=scene.view.facedown[0], two=scene.view.facedown[1])
    scene.canvas.write_in(text, right, y, 500, Letters(30, FAINT, "plain"), anchor="rm")


def _lines(text: str, room: float) -> tuple[str, ...]:
    """In one line where that is not too small, else in two."""
    return (text,) if measure(text, 21, "plain") <= room else broken(text, room, 23)


def _objective(scene: Scene, objective: ObjectiveView, left: float, y: float, width: float) -> None:
    """What it is called, what it asks for, and who scored it."""
    canvas = scene.canvas
    canvas.put(numbered(objective.points, STAGE_COLOURS.get(objective.stage, SOFT), 48), left, y, "lm")
    room = _scored(scene, objective, left + width, y) - left - 74
    asks = _lines(printable(scene.term("objective", f"{objective.id}-text")), room)
    size = 25 if len(asks) == 1 else 23
    up = 17 if len(asks) == 1 else 28
    canvas.write_in(scene.term("objective", objective.id), left + 62, y - up, room, Letters(32, weight="plain"))
    for index, line in enumerate(asks):
        canvas.write_in(line, left + 62, y + 17 - 14 * (len(asks) - 1) + 25 * index, room, Letters(size, SOFT, "plain"))


def _large(scene: Scene, objective: ObjectiveView, left: float, y: float, width: float) -> None:
    """The same, what it asks for in two lines that a phone shows large enough."""
    canvas = scene.canvas
    canvas.put(numbered(objective.points, STAGE_COLOURS.get(objective.stage, SOFT), 56), left, y, "lm")
    room = _scored(scene, objective, left + width, y) - left - 84
    asks = broken(printable(scene.term("objective", f"{objective.id}-text")), room, ASKED)
    y -= 20 * len(asks)
    canvas.write_in(scene.term("objective", objective.id), left + 72, y, room, Letters(36, weight="plain"))
    for index, line in enumerate(asks):
        canvas.write_in(line, left + 72, y + 40 + 36 * index, room, Letters(ASKED, SOFT, "plain"))


def _scored(scene: Scene, objective: ObjectiveView, right: float, y: float) -> float:
    """Who scored it, up to `right`; returns where that begins."""
    canvas, seats = scene.canvas, scene.view.seats
    across = len(seats) if len(seats) < 5 else (len(seats) + 1) // 2
    x, rows = right - BADGE * across, (len(seats) - 1) // across
    for index, seat in enumerate(seats):
        row, column = divmod(index, across)
        image = badge(seat.colour, BADGE - 6, hollow=seat.seat not in objective.scored_by)
        canvas.put(image, x + BADGE * column, y + BADGE * 0.92 * (row - rows / 2), "lm")
    return x
