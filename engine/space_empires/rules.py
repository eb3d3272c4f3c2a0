"""Space Empires 4X, first edition, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.ask import Answer, Ask, Seat
from engine.component import Introduction
from engine.ending import LOST, WON, Result
from engine.errors import IllegalAnswer
from engine.kit.base_rules import BaseRules
from engine.kit.glimpse import Glimpse
from engine.space_empires import words
from engine.space_empires.advice import ADVICE
from engine.space_empires.components import COLOURS
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.interface import (
    battle_orders,
    board_text,
    component_texts,
    corrections,
    determinise,
    focus,
    holdings,
    invariants,
    make_view,
    question_notes,
    tally,
    zooms,
)
from engine.space_empires.interface import verbs as shortcuts
from engine.space_empires.interface.boards import MARKER_BOARDS
from engine.space_empires.interface.near import near
from engine.space_empires.interface.view import View
from engine.space_empires.minds import MIND
from engine.space_empires.minds.prospects import PROSPECTS
from engine.space_empires.odds.battles import COMBATS
from engine.space_empires.options import choices as chosen
from engine.space_empires.phases import course, movement_phase, setup, turn
from engine.space_empires.play import EDITION, Game, Question
from engine.space_empires.state import State
from engine.text import T, Text, seat_name

MOST_SEATS = 4
EXPLORING = ("space_empires-explores", "space_empires-shows")
"""Lines that say which marker everybody sees from now on."""


class SpaceEmpires(BaseRules[State, View, Game]):
    """The game of 2011 for one to four players. SE-GEN-01"""

    name = "space_empires"
    package = "engine.space_empires"
    group = "empires"
    edition = EDITION
    states = TypeAdapter(State)
    views = TypeAdapter(View)
    seats = tuple(range(1, MOST_SEATS + 1))
    plays_well = 2
    choices = chosen.CHOICES
    trials = chosen.TRIALS
    colours = COLOURS
    verbs = shortcuts.VERBS
    questions = Question.known
    mind = MIND
    advice = ADVICE
    battles = COMBATS
    unveils = MappingProxyType({"space_empires-announces": "level"} | dict.fromkeys(EXPLORING, "marker"))
    prospects = PROSPECTS
    boards = MARKER_BOARDS
    sections = holdings.SECTIONS
    own_boards = True
    run = staticmethod(Game)
    step = staticmethod(course.step)
    view = staticmethod(make_view.see)
    check = staticmethod(invariants.check)
    redeal = staticmethod(determinise.redeal_hidden)
    deal_anew = staticmethod(determinise.redeal_all)
    components = staticmethod(component_texts.components)
    held = staticmethod(holdings.held)
    orders = staticmethod(battle_orders.orders)
    by_order = staticmethod(battle_orders.by_order)
    board_text = staticmethod(board_text.of)
    focus = staticmethod(focus.of)
    corrections = staticmethod(corrections.corrections)
    tally = staticmethod(tally.of)

    def may_whisper(self, options: Mapping[str, str]) -> bool:
        """Teams talk in the open."""
        return options.get("teams", "none") == "none"

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> State:
        """The state before setup. SE-GEN-01"""
        if seats not in self.seats:
            raise IllegalAnswer(T("space_empires-seats"), "SE-GEN-01")
        return setup.new_state(seats, seed, chosen.chosen(seats, self.chosen(options)))

    def result(self, state: State) -> Result | None:
        """Who won; a game alone is won or lost as a whole."""
        if state.phase != "over":
            return None
        scores = tuple(tally.score(state, player.seat) for player in state.players)
        alone = None if len(state.players) > 1 else WON if state.winners else LOST
        return Result(tuple(state.winners), scores, alone)

    def revealed(self, state: State) -> View:
        """All counters and markers face up, as when the game is over; the rest as it stood."""
        return replace(make_view.see(replace(state, phase="over"), None), phase=state.phase)

    def glimpse(self, state: State) -> Glimpse:
        """Where everybody sees the game stand."""
        return Glimpse(state.round, state.phase, state.step, state.turn, state.active)

    def goes_on(self, run: Game) -> bool:
        """After a Movement Phase that leads to no combat; what was explored by it belongs to the same turn."""
        return turn.is_peaceful(run)

    def headline(self, view: View) -> Text:
        """Round, turn, phase, and whose turn it is."""
        if view.phase == "turn" and view.active is not None:
            name, step = seat_name(view.active), words.phase(view.step)
            return T("space_empires-headline-turn", round=view.round, turn=view.turn, seat=name, phase=step)
        if not view.round:
            return T("space_empires-headline-setup")
        return T("space_empires-headline", round=view.round, turn=view.turn, phase=words.phase(view.phase))

    def introduction(self, view: View) -> Introduction | None:
        """The same for all, in the first round."""
        if view.viewer is None or view.round > 1:
            return None
        lines = tuple(Text(f"space_empires-guide-{part}") for part in ("wins", "good", "means", "first"))
        return Introduction(T("space_empires-guide-name"), "", lines)

    def points(self, view: View) -> Sequence[int]:
        """Colony points, where they are counted."""
        counted = dict(view.options).get("victory") == "colony_points"
        return [seat.points for seat in view.seats] if counted else ()

    def round_of(self, view: View) -> int:
        return view.round

    def ends(self, seat: Seat, ask: Ask, answer: Answer) -> Text | None:
        """A round in which something is left undone. SE-ECON-02"""
        over = ask.kind == movement_phase.MOVE.name and answer == DONE
        undone = movement_phase.undone(ask.of(seat), seat) if over else []
        return T("space_empires-ends-movement", deeds=tuple(undone)) if undone else None

    def near(self, view: View) -> Sequence[str]:
        return near(view)

    def places(self, view: View) -> Sequence[tuple[Text, str]]:
        """What belongs to the map, that of the viewer first; the hex of a battle, then every hex."""
        own = [(T("space_empires-picture-sheet"), zooms.SHEET.id), (T("space_empires-picture-groups"), zooms.GROUPS.id)]
        panels = [] if view.own is None else own
        panels = [*panels, (T("space_empires-picture-technologies"), zooms.TECHNOLOGY.id)]
        panels += [
            (T("space_empires-picture-seat", name=seat_name(one.seat)), zooms.SEAT.of(one.seat)) for one in view.seats
        ]
        fought = [] if view.battle is None else [(T("space_empires-picture-battle"), zooms.BATTLE.of(view.battle.at))]
        return [*panels, *fought, *((words.hex(one.id), zooms.HEX.of(one.id)) for one in view.hexes)]


__all__ = ["RULES", "SpaceEmpires", "question_notes", "rules"]
"""`question_notes` is imported for the notes that it registers."""

RULES = SpaceEmpires()


def rules() -> SpaceEmpires:
    """The game, for the list of games."""
    return RULES
