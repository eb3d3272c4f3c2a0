"""Eclipse, first edition, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.ask import Answer, Ask, PickOne, Seat
from engine.component import Introduction
from engine.eclipse import words
from engine.eclipse.advice import ADVICE
from engine.eclipse.components import COLOURS, TABLES
from engine.eclipse.interface import (
    board_text,
    component_texts,
    corrections,
    determinise,
    focus,
    invariants,
    make_view,
    question_notes,
    standing_orders,
    tally,
    zooms,
)
from engine.eclipse.interface import verbs as shortcuts
from engine.eclipse.interface.boards import SECTOR_BOARDS
from engine.eclipse.interface.near import near
from engine.eclipse.interface.view import View
from engine.eclipse.minds import MIND
from engine.eclipse.minds.prospects import PROSPECTS
from engine.eclipse.odds.battles import COMBATS
from engine.eclipse.phases import action_phase, course, drafting, scoring, setup
from engine.eclipse.play import Game, Question
from engine.eclipse.state import EDITION, Options, State
from engine.ending import Result
from engine.errors import IllegalAnswer
from engine.game import Choice
from engine.kit.base_rules import BaseRules
from engine.kit.glimpse import Glimpse
from engine.text import T, Text, seat_name

_DRAFTS = (("species", "draft"),)
CHOICES = (
    Choice("species", ("random", "choose", "terran", "ban", "deal", "draft")),
    Choice("bans", ("0", "1"), part="draft", under=_DRAFTS),
    Choice("places", ("draft", "bid"), part="draft", under=_DRAFTS),
)
TRIALS = (Choice("opening", ("standard", "midgame")),)


class Eclipse(BaseRules[State, View, Game]):
    """The base game of 2011 for two to six players."""

    name = "eclipse"
    edition = EDITION
    package = "engine.eclipse"
    states = TypeAdapter(State)
    views = TypeAdapter(View)
    seats = tuple(TABLES)
    plays_well = 4
    choices = CHOICES
    trials = TRIALS
    colours = COLOURS
    verbs = shortcuts.VERBS
    questions = Question.known
    mind = MIND
    advice = ADVICE
    battles = COMBATS
    unveils = MappingProxyType({"eclipse-researched": "technology", "eclipse-learned": "technology"})
    prospects = PROSPECTS
    boards = SECTOR_BOARDS
    run = staticmethod(Game)
    step = staticmethod(course.step)
    view = staticmethod(make_view.see)
    check = staticmethod(invariants.check)
    redeal = staticmethod(determinise.redeal_hidden)
    deal_anew = staticmethod(determinise.redeal_stacks)
    components = staticmethod(component_texts.components)
    orders = staticmethod(standing_orders.orders)
    by_order = staticmethod(standing_orders.by_order)
    board_text = staticmethod(board_text.of)
    focus = staticmethod(focus.of)
    corrections = staticmethod(corrections.corrections)
    tally = staticmethod(tally.of)

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> State:
        """The state before setup. EC-COMP-01"""
        if seats not in TABLES:
            raise IllegalAnswer(T("eclipse-seats"), "EC-COMP-01")
        state = setup.new_state(seats, seed, options_of(self.chosen(options)))
        state.draft = drafting.prepared(state.options)
        return state

    def result(self, state: State) -> Result | None:
        """EC-GOAL-02, EC-END-01"""
        if state.phase != "over":
            return None
        return Result(tuple(state.winners), tuple(scoring.points(Game(state), p.seat) for p in state.players))

    def glimpse(self, state: State) -> Glimpse:
        """Where everybody sees the game stand."""
        return Glimpse(state.round, state.phase, state.step, state.turn)

    def headline(self, view: View) -> Text:
        """Round and phase, and whose turn it is."""
        phase = Text(f"eclipse-phase-{view.phase}")
        if view.turn is not None and view.phase == "action":
            return T("eclipse-headline-turn", round=view.round, phase=phase, seat=seat_name(view.turn))
        return T("eclipse-headline", round=view.round, phase=phase)

    def points(self, view: View) -> Sequence[int]:
        """What everybody can count, and all of it once the game is over."""
        return view.scores or [seat.open_points for seat in view.seats]

    def sides(self, view: View) -> Sequence[Text | None]:
        """The species."""
        return [words.species(seat.species) if seat.species else None for seat in view.seats]

    def round_of(self, view: View) -> int:
        return view.round

    def introduction(self, view: View) -> Introduction | None:
        """Once the seat has a board, in the first round."""
        id = "" if view.viewer is None or view.round > 1 else view.seats[view.viewer].species
        if not id:
            return None
        guide = words.guide(component_texts.guide_of(id))
        return Introduction(words.species(id), f"species:{id}", (T("eclipse-guide-wins"), *guide))

    def held(self, view: View, section: str) -> Sequence[Text]:
        """Reputation tiles and kept discovery tiles, a line each. EC-PUB-02, EC-PUB-03"""
        return () if view.own is None else shortcuts.held(view.own, section)

    def held_components(self, view: View, section: str) -> Sequence[str]:
        """Kept discovery tiles. EC-PUB-03"""
        return () if view.own is None else component_texts.held(view.own, section)

    def ends(self, seat: Seat, ask: Ask, answer: Answer) -> Text | None:
        """Who passes has only reactions left. EC-PASS-01, EC-REACT-02"""
        passes = ask.kind == action_phase.ACTION.name and answer == action_phase.PASS
        return T("eclipse-ends-actions") if passes and self.lets_pass(seat, ask) is None else None

    def windows(self) -> Sequence[tuple[str, Text]]:
        """The reactions of those who have passed."""
        return [(action_phase.ACTION.name, T("eclipse-window-reactions"))]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        """No reaction."""
        return action_phase.PASS if seat in ask.must and ask.about.key == action_phase.REACTION_ASKED else None

    def idle(self, seat: Seat, ask: Ask) -> bool:
        """Whether no reaction is possible."""
        shape = ask.must.get(seat)
        return isinstance(shape, PickOne) and all(option.id == action_phase.PASS for option in shape.options)

    def near(self, view: View) -> Sequence[str]:
        return near(view)

    def places(self, view: View) -> Sequence[tuple[Text, str]]:
        """Panels, the whole page, every seat's ships, battles, then all sectors."""
        seats = [seat.seat for seat in view.seats if seat.blueprints]
        ships = [(T("eclipse-picture-ships-of", name=seat_name(seat)), zooms.SHIPS.of(seat)) for seat in seats]
        fought = [one.id for one in view.sectors if len(one.fleets) > 1 or (one.fleets and one.ancients)]
        battles = [(T("eclipse-picture-battle-on", sector=words.sector(id)), zooms.BATTLE.of(id)) for id in fought]
        whole = [(T("eclipse-picture-players"), zooms.PLAYERS.id), (T("eclipse-picture-supply"), zooms.TECHNOLOGIES.id)]
        whole.append((T("eclipse-picture-all"), zooms.ALL.id))
        return [*whole, *ships, *battles, *((words.sector(one.id), zooms.SECTOR.of(one.id)) for one in view.sectors)]


def options_of(picked: Mapping[str, str]) -> Options:
    """The table's choices."""
    names = ("species", "bans", "places", "opening")
    return Options(**{name: picked[name] for name in names})


__all__ = ["CHOICES", "RULES", "TRIALS", "Eclipse", "options_of", "question_notes", "rules"]
"""`question_notes` is imported for the notes that it registers."""

RULES = Eclipse()


def rules() -> Eclipse:
    """The game, for the list of games."""
    return RULES
