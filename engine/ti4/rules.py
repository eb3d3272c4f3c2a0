"""Twilight Imperium, fourth edition, as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.ask import Answer, Ask, Seat
from engine.component import Introduction
from engine.effects import PASS
from engine.ending import Result
from engine.errors import IllegalAnswer
from engine.game import Choice
from engine.kit.base_rules import BaseRules
from engine.kit.glimpse import Glimpse
from engine.kit.maps import OWN
from engine.text import T, Text, seat_name
from engine.ti4 import content, words
from engine.ti4.advice import ADVICE
from engine.ti4.components import BOARDS, COLOURS
from engine.ti4.draft.limits import LEAST_INFLUENCE, LEAST_RESOURCES, TOTALS
from engine.ti4.draft.picking import prepared
from engine.ti4.galaxy.slices import PACKED
from engine.ti4.interface import (
    board_text,
    component_texts,
    corrections,
    determinise,
    focus,
    invariants,
    make_view,
    older_saves,
    passable_windows,
    standing_orders,
    tally,
    zooms,
)
from engine.ti4.interface import verbs as shortcuts
from engine.ti4.interface.drawn_slices import DRAWN
from engine.ti4.interface.maps import GALAXIES
from engine.ti4.interface.near import near
from engine.ti4.interface.view import View
from engine.ti4.minds import MIND
from engine.ti4.minds.prospects import PROSPECTS
from engine.ti4.odds.battles import COMBATS
from engine.ti4.phases import course, setup
from engine.ti4.phases.action_phase import ACTION
from engine.ti4.play import Game, Question
from engine.ti4.state import EDITION, DraftOptions, HouseRules, Options, State

CHOICES = (
    Choice("points", ("10", "14")),
    Choice("factions", ("random", "choose", "reverse", "ban", "deal", "draft")),
    Choice("map", ("ready", "random", "tiles", "slices")),
    Choice("windows", ("all", "holders")),
    Choice("fighters_block", ("no", "yes"), "TI-DOUBT-26"),
)
_ANY = (("factions", "draft"), ("map", "slices"), ("map", PACKED))
_POOL, _SLICES = _ANY[:1], _ANY[1:2]
DRAFTS = (
    Choice("bans", ("0", "1", "2"), part="draft", under=_POOL),
    Choice("pool", ("3", "0", "1", "2", "4", "6", "all"), part="draft", under=_POOL),
    Choice("slices", ("auto", "0", "1", "2", "3"), part="draft", under=_SLICES),
    Choice("slice_total", tuple(TOTALS), part="draft", under=_SLICES),
    Choice("slice_influence", tuple(LEAST_INFLUENCE), part="draft", under=_SLICES),
    Choice("slice_resources", tuple(LEAST_RESOURCES), part="draft", under=_SLICES),
    Choice("wormholes", ("two", "any"), part="draft", under=_SLICES),
    Choice("redraw", ("no", "vote"), part="draft", under=_SLICES),
    Choice("places", ("draft", "bid"), part="draft", under=_ANY),
)
HOUSE_RULES = (
    Choice("rifts", ("before", "after"), "TI-DOUBT-25"),
    Choice("loading", ("moving", "staying"), "TI-DOUBT-28"),
    Choice("imperial", ("drawn", "may"), "TI-DOUBT-47"),
    Choice("cancelled", ("free", "counts"), "TI-DOUBT-49"),
    Choice("home", ("public", "all"), "TI-DOUBT-52"),
    Choice("scoring", ("any", "own"), "TI-DOUBT-62"),
    Choice("deals", ("each", "once"), "TI-DOUBT-24"),
)
TRIALS = (Choice("opening", ("standard", "midgame")),)

LEARNING = ("ti4-researched", "ti4-gains-technology", "ti4-shares-research")
"""Lines that tell what somebody has learned."""


class TwilightImperium(BaseRules[State, View, Game]):
    """The base game of 2017 for three to six players."""

    name = "ti4"
    edition = EDITION
    save_format = 2
    package = "engine.ti4"
    states = TypeAdapter(State)
    views = TypeAdapter(View)
    seats = tuple(BOARDS)
    plays_well = 4
    choices = CHOICES + DRAFTS + HOUSE_RULES
    trials = TRIALS
    colours = COLOURS
    verbs = shortcuts.VERBS
    questions = Question.known
    mind = MIND
    advice = ADVICE
    battles = COMBATS
    unveils = MappingProxyType({"ti4-objective-revealed": "objective"} | dict.fromkeys(LEARNING, "technology"))
    prospects = PROSPECTS
    boards = GALAXIES
    drawn = DRAWN
    run = staticmethod(Game)
    step = staticmethod(course.step)
    view = staticmethod(make_view.see)
    check = staticmethod(invariants.check)
    redeal = staticmethod(determinise.redeal_hidden)
    deal_anew = staticmethod(determinise.redeal_decks)
    components = staticmethod(component_texts.components)
    orders = staticmethod(standing_orders.orders)
    by_order = staticmethod(standing_orders.by_order)
    board_text = staticmethod(board_text.of)
    focus = staticmethod(focus.of)
    corrections = staticmethod(corrections.corrections)
    tally = staticmethod(tally.of)
    idle = staticmethod(passable_windows.idle)

    def new(self, seats: int, seed: str, options: Mapping[str, str]) -> State:
        """The state before setup. TI-PLAYERS-01, TI-PLAYERS-07"""
        if seats not in BOARDS:
            raise IllegalAnswer(T("ti4-seats"), "TI-PLAYERS-01")
        picked = self.chosen(options)
        if picked["map"].startswith(OWN):
            GALAXIES.playable(picked["map"], seats)
        state = setup.new_state(seats, seed, options_of(picked))
        state.draft = prepared(state)
        return state

    def load(self, data: bytes) -> State:
        state = super().load(data)
        if older_saves.ONLY_IN_SHAPE_1 in data:
            older_saves.from_shape_1(state)
        return state

    def result(self, state: State) -> Result | None:
        """TI-VICTORY-09, TI-VICTORY-11"""
        if state.phase != "over":
            return None
        return Result(tuple(state.winners), tuple(player.points for player in state.players))

    def glimpse(self, state: State) -> Glimpse:
        """Where everybody sees the game stand."""
        return Glimpse(state.round, state.phase, state.step, state.turn)

    def headline(self, view: View) -> Text:
        """Round and phase, and whose turn it is."""
        phase = Text(f"ti4-phase-{view.phase}")
        if view.turn is not None and view.phase == "action":
            return T("ti4-headline-turn", round=view.round, phase=phase, seat=seat_name(view.turn))
        return T("ti4-headline", round=view.round, phase=phase)

    def points(self, view: View) -> Sequence[int]:
        """Where the seats stand on the victory track."""
        return [seat.points for seat in view.seats]

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
        wins = T("ti4-guide-wins", n=view.goal)
        return Introduction(words.faction(id), f"faction:{id}", (wins, *words.guide(id)))

    def held(self, view: View, section: str) -> Sequence[Text]:
        """A line for each card of a hand, with what it does. TI-HIDDEN-01"""
        return () if view.hand is None else shortcuts.held(view.hand, section)

    def held_components(self, view: View, section: str) -> Sequence[str]:
        """The cards of a hand. TI-HIDDEN-01"""
        return () if view.hand is None else component_texts.held(view.hand, section)

    def ends(self, seat: Seat, ask: Ask, answer: Answer) -> Text | None:
        """Who passes takes no further turn of the action phase. TI-ACTIONPHASE-09"""
        return T("ti4-ends-actions") if (ask.kind, answer) == (ACTION.name, PASS) else None

    def windows(self) -> Sequence[tuple[str, Text]]:
        """The windows of cards and technologies."""
        return [(kind, Text(f"ti4-window-{kind}")) for kind in passable_windows.kinds()]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        """The pass of a window."""
        return PASS if passable_windows.is_window(seat, ask) else None

    def only_passes(self, kind: str, answer: Answer) -> bool:
        """A pass of a window."""
        return answer == PASS and kind in passable_windows.kinds()

    def discreet(self, state: State) -> bool:
        """TI-ACTIONCARD-04"""
        return state.options.windows == "all"

    def near(self, view: View) -> Sequence[str]:
        return near(view)

    def places(self, view: View) -> Sequence[tuple[Text, str]]:
        """The panels, the whole page, then all systems."""
        whole = [
            (T("ti4-picture-players"), zooms.PLAYERS.id),
            (T("ti4-picture-table"), zooms.TABLE.id),
            (T("ti4-picture-all"), zooms.ALL.id),
        ]
        if view.draft is not None:
            whole.append((T("ti4-picture-draft"), zooms.DRAFTED.id))
        if view.battle is not None:
            whole.append((T("ti4-picture-battle"), zooms.BATTLE.of(view.battle.system)))
        return [*whole, *((words.system(str(one.tile)), zooms.SYSTEM.of(str(one.tile))) for one in view.systems)]


def options_of(picked: Mapping[str, str]) -> Options:
    """The table's choices."""
    drafted = {choice.name: picked[choice.name] for choice in DRAFTS}
    return Options(
        points=int(picked["points"]),
        factions=picked["factions"],
        map=picked["map"],
        windows=picked["windows"],
        fighters_block=picked["fighters_block"] == "yes",
        opening=picked["opening"],
        draft=DraftOptions(**drafted),
        house=HouseRules(**{choice.name: picked[choice.name] for choice in HOUSE_RULES}),
    )


CONTENT = content.MODULES
RULES = TwilightImperium()


def rules() -> TwilightImperium:
    """The game, for the list of games."""
    return RULES
