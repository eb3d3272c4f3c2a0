"""Timing windows: who may use what, when, and in which order."""

from __future__ import annotations

import pytest

from engine.ask import Reply
from engine.ti4 import words
from engine.ti4.abilities import naming
from engine.ti4.combat import hits
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.galaxy import control
from engine.ti4.phases import action_phase, strategy_phase
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold, opened
from tests.engine.ti4.moments import ABILITIES, Ability, Moment
from tests.engine.ti4.positions import board, fleet, kinds, lasting, learn, own, play, said

KIND = "test_window"


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Two abilities of effects that everyone has, and who used which, in order."""
    uses: list[tuple[int, str]] = []

    def entry(source: str) -> Ability:
        async def use(game: Game, seat: int, moment: Moment, target: str) -> None:
            uses.append((seat, source))

        return Ability("effect", source, KIND, use, "any")

    monkeypatch.setitem(naming.NAMES, "effect", words.card)
    monkeypatch.setitem(ABILITIES, KIND, [entry("first"), entry("second")])
    return uses


def everyone(game: Game) -> Game:
    for seat in game.seats():
        game.begin("first", seat, "round")
        game.begin("second", seat, "round")
    return game


# --- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-01", "TI-CX-39", "TI-DOUBT-61")
def test_in_the_action_phase_the_active_player_is_first_and_initiative_goes_on_from_there(used) -> None:
    game = everyone(board())
    for seat, card in ((SOL, "construction"), (HACAN, "leadership"), (LETNEV, "warfare")):
        game.player(seat).strategy_cards = [card]
    drive(game)
    assert [seat for seat, _ in used] == [SOL, LETNEV, HACAN, SOL, LETNEV, HACAN]


@pytest.mark.rule("TI-TIMING-02")
@pytest.mark.parametrize("phase", ["strategy", "agenda"])
def test_in_the_strategy_and_agenda_phase_the_speaker_is_first_and_it_goes_clockwise(used, phase: str) -> None:
    game = everyone(board())
    game.state.phase, game.state.turn, game.state.speaker = phase, None, HACAN
    drive(game)
    assert [seat for seat, _ in used] == [HACAN, LETNEV, SOL, HACAN, LETNEV, SOL]


@pytest.mark.rule("TI-TIMING-01")
def test_the_window_stays_open_until_nobody_wants_to_use_more(used) -> None:
    game = everyone(board())
    second = (KIND, LETNEV, "effect:second")
    opened(game, Moment(KIND), second, (KIND, SOL, "effect:first"), second, others="pass")
    assert used == [(SOL, "first"), (LETNEV, "second")]


def drive(game: Game) -> None:
    """Everyone uses whatever is left, as long as anything is."""
    rule = windows.window(game, Moment(KIND))
    reply = None
    while True:
        try:
            ask = rule.send(reply)
        except StopIteration:
            return
        seat, shape = next(iter(ask.must.items()))
        reply = Reply(seat, None, shape.options[0].id)


# --- once ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-09", "TI-EX-11")
def test_an_ability_is_used_once_for_each_time_its_window_opens(used) -> None:
    game = everyone(board())
    drive(game)
    assert used.count((SOL, "first")) == 1
    drive(game)
    assert used.count((SOL, "first")) == 2


# --- when and after --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TIMING-03", "TI-TIMING-04", "TI-EX-10")
def test_after_a_ship_is_destroyed_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board()
    fleet(game, HACAN, "28", cruiser=2)
    left: list[int] = []

    async def look(game: Game, seat: int, moment: Moment, target: str) -> None:
        left.append(game.ships(HACAN, "28").get("cruiser", 0))

    monkeypatch.setitem(ABILITIES, "after_unit_destroyed", [Ability("tech", "plasma_scoring", "", look, "other")])
    learn(game, SOL, "plasma_scoring")
    rule = hits.destroy(game, HACAN, "cruiser", 1, "28", cause=hits.Cause(SOL, "test"))
    play(rule, ("after_unit_destroyed", SOL, "tech:plasma_scoring"))
    assert left == [1]
    assert said(game).index("ti4-destroyed") < said(game).index("ti4-uses-technology")


@pytest.mark.rule("TI-TIMING-05", "TI-TIMING-06")
def test_a_when_effect_replaces_the_event() -> None:
    game = board()
    game.state.phase, game.state.step, game.state.queue = "strategy", "choose", [SOL]
    game.state.strategy_goods = {"trade": 2, "imperial": 0}
    game.player(SOL).strategy_cards = []
    hold(game, HACAN, "public_disgrace")
    play(
        strategy_phase.choose(game),
        ("strategy_card", "trade"),
        ("when_choose_strategy_card", HACAN, "card:public_disgrace"),
    )
    assert game.player(SOL).strategy_cards == ["imperial"]
    assert game.player(SOL).trade_goods == 0 and game.state.strategy_goods == {"trade": 2}


@pytest.mark.rule("TI-TIMING-07")
def test_when_effects_come_before_after_effects_of_the_same_event() -> None:
    game = board()
    own(game, HACAN, "quann")
    own(game, HACAN, "torkan", exhausted=True)
    fleet(game, HACAN, "quann", pds=1)
    hold(game, SOL, "infiltrate")
    hold(game, HACAN, "reparations")
    played = play(
        control.gain_control(game, SOL, "quann"),
        ("when_gain_control_of_planet", SOL, "card:infiltrate"),
        ("after_gain_control_of_planet", HACAN, "card:reparations"),
    )
    asked = [kind for kind in kinds(played) if kind.endswith("gain_control_of_planet")]
    assert asked == ["when_gain_control_of_planet", "after_gain_control_of_planet"]


@pytest.mark.rule("TI-TIMING-11", "TI-TIMING-12")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    game = board()
    game.begin("anything", SOL, "turn")
    game.begin("longer", SOL, "round")
    action_phase.end_turn(game)
    assert lasting(game) == ["longer"]


# --- which abilities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-01", "TI-ABILITY-10")
def test_a_card_is_offered_in_its_own_window_only() -> None:
    game = board()
    hold(game, SOL, "flank_speed")
    assert [o.id for o in windows.choices(game, SOL, Moment("after_activate_system", SOL))] == ["card:flank_speed"]
    assert windows.choices(game, SOL, Moment("after_activate_system", HACAN)) == []
    assert windows.choices(game, SOL, Moment("after_move_ships", SOL)) == []


@pytest.mark.rule("TI-ABILITY-02")
def test_each_paragraph_is_an_ability_with_a_window_of_its_own() -> None:
    found = {kind for kind, entries in ABILITIES.items() for e in entries if e.source == "support_for_the_throne"}
    assert found == {"when_activate_system", "when_player_eliminated"}


@pytest.mark.rule("TI-ABILITY-04", "TI-ABILITY-06")
def test_all_of_an_ability_is_resolved_as_far_as_possible() -> None:
    game = board()
    own(game, SOL, "quann")
    own(game, HACAN, "torkan", exhausted=True)
    moment = Moment("after_gain_control_of_planet", actor=SOL, other=HACAN, planet="quann")
    own(game, SOL, "jord", "quann", exhausted=True)
    hold(game, HACAN, "reparations")
    opened(game, moment, ("after_gain_control_of_planet", HACAN, "card:reparations"))
    assert not game.state.planets["torkan"].exhausted


@pytest.mark.rule("TI-ABILITY-05")
def test_abilities_of_components_in_play_resolve_by_themselves() -> None:
    game = board()
    fleet(game, HACAN, "28", cruiser=1)
    game.player(SOL).notes_in_play = ["support_for_the_throne:1"]
    game.player(SOL).points = 1
    assert opened(game, Moment("when_activate_system", actor=SOL, system="28")).asked == []
    assert game.player(SOL).notes_in_play == [] and game.player(SOL).points == 0


@pytest.mark.rule("TI-ABILITY-09")
def test_exhausting_a_card_is_a_cost_that_is_paid_once() -> None:
    game = board()
    exhausting = next(id for id, card in TECHNOLOGIES.items() if card.exhausts and id in techs())
    kind, entry = next((k, e) for k, entries in ABILITIES.items() for e in entries if e.source == exhausting)
    learn(game, SOL, exhausting)
    assert windows.held(game, SOL, Moment(kind, SOL), entry) == [f"tech:{exhausting}"]
    game.player(SOL).exhausted_technologies = [exhausting]
    assert windows.held(game, SOL, Moment(kind, SOL), entry) == []


def techs() -> set[str]:
    return {entry.source for entries in ABILITIES.values() for entry in entries if entry.holding.name == "tech"}


@pytest.mark.rule("TI-AGENDACARD-05")
def test_a_law_is_used_by_its_owner_only() -> None:
    game = board()
    game.state.laws = [Law("anything", HACAN)]
    entry = Ability("law", "anything", KIND, windows.window)  # type: ignore[arg-type]
    held = [seat for seat in game.seats() if windows.held(game, seat, Moment(KIND), entry)]
    assert held == [HACAN]


# --- who is asked ----------------------------------------------------------------------------------------------------


def test_everyone_who_could_react_is_asked_whatever_is_in_the_hand() -> None:
    asked = []
    for cards in (("morale_boost",), ("veto",)):
        game = board(windows="all")
        hold(game, SOL, *cards)
        moment = Moment("after_activate_system", actor=SOL, system="28")
        asked.append(opened(game, moment).asked)
    assert asked[0] == asked[1] == [("after_activate_system", (SOL,))]
