"""Forbidden Stars as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.ask import Answer, Ask, PickOne, Seat
from engine.component import Introduction
from engine.effects import PASS
from engine.ending import Result
from engine.errors import IllegalAnswer
from engine.forbidden_stars import content, words
from engine.forbidden_stars.abilities import choosing
from engine.forbidden_stars.abilities.windows import Moment
from engine.forbidden_stars.advice import ADVICE
from engine.forbidden_stars.components import COLOURS, SETTINGS
from engine.forbidden_stars.interface import (
    board_text,
    component_texts,
    corrections,
    determinise,
    focus,
    invariants,
    make_view,
    standing_orders,
    tally,
    zooms,
)
from engine.forbidden_stars.interface import verbs as shortcuts
from engine.forbidden_stars.interface.boards import SYSTEM_BOARDS
from engine.forbidden_stars.interface.near import near
from engine.forbidden_stars.interface.view import View
from engine.forbidden_stars.minds import MIND
from engine.forbidden_stars.minds.prospects import PROSPECTS
from engine.forbidden_stars.odds.battles import COMBATS
from engine.forbidden_stars.phases import course, drafting, setup
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import EDITION, Options, State
from engine.game import Choice
from engine.kit.base_rules import BaseRules
from engine.kit.glimpse import Glimpse
from engine.text import T, Text, seat_name

_DRAFTS = (("factions", "draft"),)
CHOICES = (
    Choice("board", ("balanced", "built"), former=("introductory", "ready", "prepared", "arranged")),
    Choice("factions", ("random", "choose", "ban", "deal", "draft")),
    Choice("bans", ("0", "1"), part="draft", under=_DRAFTS),
    Choice("places", ("draft", "bid"), part="draft", under=_DRAFTS),
    Choice("storms", ("storm", "board"), "D-13"),
)

UPGRADING = tuple(f"forbidden_stars-{line}" for line in ("buys-upgrade", "gains-upgrade", "exchanges-cards"))
"""Lines that tell of an upgrade that somebody gets."""


class ForbiddenStars(BaseRules[State, View, Game]):
    """The base game of 2015 for two to four players. FS-GOLD-01, FS-ROUND-02"""

    name = "forbidden_stars"
    group = "stars"
    package = "engine.forbidden_stars"
    edition = EDITION
    states = TypeAdapter(State)
    views = TypeAdapter(View)
    seats = tuple(SETTINGS)
    plays_well = 4
    choices = CHOICES
    colours = COLOURS
    verbs = shortcuts.VERBS
    questions = Question.known
    mind = MIND
    advice = ADVICE
    battles = COMBATS
    unveils = MappingProxyType(dict.fromkeys(UPGRADING, "card"))
    prospects = PROSPECTS
    boards = SYSTEM_BOARDS
    order_verbs = frozenset(choosing.KEPT)
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

    def may_whisper(self, options: Mapping[str, str]) -> bool:
        """Players of this game talk in the open."""
        return False

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> State:
        """The state before setup."""
        if seats not in SETTINGS:
            raise IllegalAnswer(T("forbidden_stars-seats"), "FS-MAP-03")
        state = setup.new_state(seats, seed, Options(**self.chosen(options)))
        state.draft = drafting.prepared(state.options)
        return state

    def result(self, state: State) -> Result | None:
        """FS-WIN-01, FS-WIN-06, FS-WIN-07, FS-WIN-08"""
        if state.phase != "over":
            return None
        return Result(tuple(state.winners), tuple(player.collected for player in state.players))

    def glimpse(self, state: State) -> Glimpse:
        """Where everybody sees the game stand."""
        return Glimpse(state.round, state.phase, state.step, state.turn)

    def headline(self, view: View) -> Text:
        """Round and phase, and whose turn it is."""
        phase = words.phase(view.phase)
        if view.turn is not None and view.phase != "setup":
            return T("forbidden_stars-headline-turn", round=view.round, phase=phase, seat=seat_name(view.turn))
        return T("forbidden_stars-headline", round=view.round, phase=phase)

    def points(self, view: View) -> Sequence[int]:
        """Collected objective tokens. FS-OBJ-03"""
        return [seat.collected for seat in view.seats]

    def sides(self, view: View) -> Sequence[Text | None]:
        """The factions."""
        return [words.faction(seat.faction) if seat.faction else None for seat in view.seats]

    def round_of(self, view: View) -> int:
        return view.round

    def introduction(self, view: View) -> Introduction | None:
        """Once the seat has a faction, in the first round."""
        id = "" if view.viewer is None or view.round > 1 else view.seats[view.viewer].faction
        if not id:
            return None
        wins = T("forbidden_stars-guide-wins", n=view.target)
        return Introduction(words.faction(id), f"faction:{id}", (wins, *words.guide(id)))

    def held(self, view: View, section: str) -> Sequence[Text]:
        """Cards in hand, order tokens off the board and those on top of stacks. FS-STACK-05"""
        return () if view.own is None else shortcuts.held(view.own, view.systems, section)

    def held_components(self, view: View, section: str) -> Sequence[str]:
        return () if view.own is None else shortcuts.held_components(view.own, section)

    def windows(self) -> Sequence[tuple[str, Text]]:
        """The moments at which somebody may react."""
        return [(name, Text(f"forbidden_stars-window-{name}")) for name in content.passable()]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        """No reaction."""
        return PASS if seat in ask.must and ask.kind in Moment.known else None

    def idle(self, seat: Seat, ask: Ask) -> bool:
        """Whether no reaction is possible."""
        shape = ask.must.get(seat)
        return isinstance(shape, PickOne) and all(option.id == PASS for option in shape.options)

    def near(self, view: View) -> Sequence[str]:
        return near(view)

    def places(self, view: View) -> Sequence[tuple[Text, str]]:
        """The panel of every seat, a combat in course, then all systems."""
        panels = [
            (T("forbidden_stars-picture-panel", name=seat_name(seat.seat)), zooms.SEAT.of(seat.seat))
            for seat in view.seats
        ]
        fought = [] if view.combat is None else [(T("forbidden_stars-picture-combat"), zooms.COMBAT.id)]
        return [*panels, *fought, *((words.system(system.id), zooms.SYSTEM.of(system.id)) for system in view.systems)]


RULES = ForbiddenStars()


def rules() -> ForbiddenStars:
    """The game, for the list of games."""
    return RULES
