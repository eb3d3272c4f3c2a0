"""What a question stands within: action, combat, announced card, and windows inside windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.ask import Ask, Option, PickOne
from engine.checking.fuzz import choose
from engine.errors import IllegalAnswer
from engine.focus import Focus
from engine.log import LoggedAnswer
from engine.questions.question_json import public_json
from engine.table import Table
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.actions import strategy_action
from engine.ti4.interface import focus, pending_steps
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import State
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold
from tests.engine.ti4.positions import board, fleet, play

CALM = ("done", "no", "pass", "none", [], {}, 0)
TACTICAL = T("ti4-pending-tactical", seat=seat_name(SOL), system=words.system("28"))
IN_ROUND_1 = T("ti4-pending-space-combat", round=1)
DIRECT_HIT = T("ti4-pending-component", seat=seat_name(HACAN), name=words.card("direct_hit"))
SABOTAGE = T("ti4-pending-component", seat=seat_name(LETNEV), name=words.card("sabotage"))


def skirmish() -> Game:
    """Dreadnoughts of Sol among cruisers of Hacan, who holds Direct Hit; the others could cancel it."""
    game = board()
    fleet(game, SOL, "28", dreadnought=3)
    fleet(game, HACAN, "28", cruiser=8)
    hold(game, HACAN, "direct_hit")
    hold(game, LETNEV, "sabotage")
    hold(game, SOL, "sabotage")
    return game


class Driven:
    """A table that is answered by a script, and calmly where the script says nothing."""

    def __init__(self, game: Game) -> None:
        self.table = Table(RULES, game.state, keep=True)
        assert self.table.opening.safe is not None
        self.safe, self.log = self.table.opening.safe, list[LoggedAnswer]()

    def until(self, kind: str, script: Mapping[str, Any]) -> None:
        for _ in range(40):
            ask = self.table.ask
            assert ask is not None
            if ask.kind == kind and kind not in script:
                return
            self.give(next(iter(ask.must)), script.get(ask.kind))
        raise AssertionError(f"{kind} was never asked")

    def give(self, seat: int, value: Any = None) -> None:
        for answer in CALM if value is None else (value,):
            try:
                self.log.append(self.table.answer(seat, answer).given)
                return
            except IllegalAnswer:
                continue
        raise AssertionError(f"no calm answer to {self.table.ask}")

    @property
    def pending(self) -> tuple[Text, ...]:
        assert self.table.ask is not None
        return self.table.ask.pending


FIGHT = {"action": "tactical", "activate": "28", "sustain": "dreadnought"}


def cancelled() -> Driven:
    """Direct Hit is played in the first round of combat, and may be cancelled."""
    driven = Driven(skirmish())
    driven.until("after_sustain_damage", FIGHT)
    driven.give(HACAN, "card:direct_hit")
    driven.until("when_action_card_played", FIGHT)
    return driven


@pytest.mark.rule("TI-TIMING-03")
def test_a_card_in_a_combat_in_an_action_is_pending_three_deep() -> None:
    assert cancelled().pending == (TACTICAL, IN_ROUND_1, DIRECT_HIT)


def test_whatever_is_done_is_pending_no_more() -> None:
    driven = cancelled()
    for seat in list(driven.table.waiting()):
        driven.give(seat, "pass")
    while driven.pending[1:2] == (IN_ROUND_1,):
        assert DIRECT_HIT not in driven.pending
        driven.give(driven.table.waiting()[0])
    assert driven.pending[:1] in ((TACTICAL,), ())


def test_the_same_is_pending_after_a_rebuild_and_after_an_undo() -> None:
    driven = cancelled()
    before = driven.pending
    rebuilt = Table.rebuild(RULES, driven.safe, driven.log)
    assert public_json(rebuilt.ask) == public_json(driven.table.ask)
    undone = Table.rebuild(RULES, driven.safe, driven.log[:-1], undone=1)
    assert undone.ask is not None and undone.ask.pending == (TACTICAL, IN_ROUND_1)
    undone.answer(HACAN, "card:direct_hit")
    assert undone.ask is not None and undone.ask.pending == before


def test_before_the_system_is_chosen_nothing_is_pending() -> None:
    driven = Driven(skirmish())
    assert driven.pending == ()
    driven.give(SOL, "tactical")
    assert driven.pending == ()
    driven.give(SOL, "28")
    assert driven.pending[:1] == (TACTICAL,)


def test_a_strategic_action_says_whose_secondary_is_resolved() -> None:
    game = board()
    game.player(SOL).strategy_cards = ["construction"]
    played = play(
        strategy_action.strategic_action(game, SOL, "construction"),
        *(("structure", "none"), ("structure", "none"), ("secondary", HACAN, "yes"), ("secondary", LETNEV, "no")),
        others="stop",
    )
    assert played.open is not None and list(played.open.must) == [HACAN]
    outer = T("ti4-pending-strategic", seat=seat_name(SOL), card=words.strategy("construction"))
    assert played.open.pending == (outer, T("ti4-pending-secondary", seat=seat_name(HACAN)))


def test_an_agenda_is_pending_while_it_is_answered_and_voted_on() -> None:
    game = board()
    game.state.phase, game.state.step, game.state.turn = "agenda", "first_reveal", None
    agenda = "mutiny"
    game.state.agenda_deck = [agenda]
    hold(game, HACAN, "veto")
    hold(game, LETNEV, "sabotage")
    driven = Driven(game)
    driven.until("when_agenda_revealed", {})
    shown = T("ti4-pending-agenda-reveal", agenda=words.agenda(agenda))
    assert driven.pending == (shown,)
    driven.give(HACAN, "card:veto")
    assert driven.pending[0] == shown and driven.pending[1].params["name"] == words.card("veto")
    driven.give(LETNEV, "card:sabotage")
    driven.until("vote", {})
    assert driven.pending == (T("ti4-pending-agenda-vote", agenda=words.agenda(agenda)),)


# --- secrets ---------------------------------------------------------------------------------------------------------


def announced(table: Table) -> set[str]:
    """The keys of the cards and objectives that are pending."""
    assert table.ask is not None
    names = [step.params.get("name") for step in table.ask.pending]
    return {
        name.key for name in names if isinstance(name, Text) and name.key.startswith(("ti4-card-", "ti4-objective-"))
    }


def lying_open(state: State) -> set[str]:
    """The keys of the cards being played, and of the objectives that everybody can read."""
    secrets = [id for player in state.players for id in player.scored_secrets]
    return {words.card(id).key for id in state.action_played} | {
        words.objective(id).key for id in [*state.public, *secrets]
    }


def test_no_card_is_pending_before_it_lies_open() -> None:
    found: set[str] = set()
    for seed in range(6):
        table, chance = Table.new(RULES, 4, f"open{seed}", {"opening": "midgame"}), Random(seed)
        while table.ask is not None:
            assert announced(table) <= lying_open(table.state)
            found |= announced(table)
            table.answer(*_chosen(table, chance))
    assert len(found) > 10


def _chosen(table: Table, chance: Random) -> tuple[int, Any, str | None]:
    seat, verb, value = choose(table, chance, 0.0)[:3]
    return seat, value, verb


def test_a_question_within_a_combat_shows_it_and_within_an_invasion_its_system_from_near() -> None:
    shape = PickOne([Option("sustain", T("yes"))])
    within = Ask("sustain", T("yes"), {SOL: shape}, 1, where=("28",), pending=(TACTICAL, IN_ROUND_1))
    assert focus.of(SOL, within) == Focus("battle-28", {})
    assert focus.of(SOL, replace(within, pending=(TACTICAL, pending_steps.INVASION))) == Focus("28", {})
    assert focus.of(SOL, replace(within, pending=(TACTICAL,))) is None
    assert focus.of(SOL, replace(within, where=())) is None
    ways = PickOne([Option(id, words.system(id)) for id in ("28", "30")])
    places = focus.of(SOL, replace(within, must={SOL: ways}))
    assert places is not None and places.zoom == "focus-28,30"
