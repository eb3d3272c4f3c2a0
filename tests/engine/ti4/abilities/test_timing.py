"""Windows and their order, durations, rerolls."""

from __future__ import annotations

from functools import partial

import pytest

from engine.ask import Reply
from engine.ti4.combat import dice as rolls
from engine.ti4.combat import hits, space_combat
from engine.ti4.combat.dice import roll_side
from engine.ti4.combat.ground_combat import ground_combat
from engine.ti4.components import STRATEGY_CARDS
from tests.engine.ti4.moments import ABILITIES, Ability, Moment, window
from tests.engine.ti4.positions import dice, fleet, kinds, learn, play, ships
from tests.engine.ti4.skies import activated, combat, row

KIND = "after_activate_system"
BOTH = ("neural_motivator", "sarween_tools")


@pytest.fixture
def script(monkeypatch):
    """Puts abilities of technologies into a window: `script(kind, source, do)`, and nothing else with `alone`."""

    def put(kind, source, do, *, mandatory=False, alone=False, who="any"):
        async def use(game, seat, moment, target):
            do(seat, moment)

        entry = Ability("tech", source, kind, use, who, mandatory=mandatory)
        monkeypatch.setitem(ABILITIES, kind, [*([] if alone else ABILITIES.get(kind, [])), entry])

    return put


def initiative(game, *numbers):
    """Gives the seats the strategy cards of these numbers."""
    by_number = {card.initiative: id for id, card in STRATEGY_CARDS.items()}
    for player, number in zip(game.state.players, numbers, strict=True):
        player.strategy_cards = [by_number[number]]


def in_window(script, game, moment):
    """All seats use both abilities of a window as soon as they may. Returns the seats in order."""
    used = []
    script(KIND, BOTH[0], lambda seat, _: used.append(seat), alone=True)
    script(KIND, BOTH[1], lambda seat, _: used.append(seat))
    for seat in range(3):
        learn(game, seat, *BOTH)
    rule, reply = window(game, moment), None
    while True:
        try:
            ask = rule.send(reply)
        except StopIteration:
            return used
        seat, shape = next(iter(ask.must.items()))
        reply = Reply(seat, None, shape.options[0].id)


@pytest.mark.rule("TI-TIMING-01", "TI-CX-39")
def test_in_the_action_phase_the_active_player_begins_and_initiative_goes_on(script):
    game = row(46)
    initiative(game, 4, 1, 6)
    game.state.turn = 0
    assert in_window(script, game, Moment(KIND, actor=0, system="46")) == [0, 2, 1, 0, 2, 1]


@pytest.mark.rule("TI-TIMING-02")
@pytest.mark.parametrize("phase", ["strategy", "agenda"])
def test_in_the_strategy_and_agenda_phases_the_speaker_begins_and_it_goes_clockwise(script, phase):
    game = row(46)
    initiative(game, 4, 1, 6)
    game.state.phase, game.state.speaker = phase, 1
    assert in_window(script, game, Moment(KIND, actor=0, system="46")) == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("TI-TIMING-03", "TI-TIMING-04", "TI-EX-10")
def test_an_ability_after_a_ship_is_destroyed_comes_at_once(script):
    game = row(46)
    learn(game, 1, "neural_motivator")
    fleet(game, 1, "46", cruiser=1, destroyer=1)
    seen = []
    script("after_unit_destroyed", "neural_motivator", lambda *_: seen.append(ships(game, 1, "46")), mandatory=True)
    battle = combat(game, "46")
    battle.hits = {0: 2}
    play(space_combat.take_hits(game, battle, 1))
    assert seen == [{"cruiser": 1}, {}]


def _note(kind, seen, game, *_):
    seen.append((kind, ships(game, 1, "46")))


@pytest.mark.rule("TI-TIMING-05", "TI-TIMING-06", "TI-TIMING-07")
def test_when_comes_before_after_and_can_change_the_event(script):
    game = row(46)
    learn(game, 1, "neural_motivator")
    fleet(game, 1, "46", cruiser=1)
    seen = []
    for kind in ("after_unit_destroyed", "when_unit_destroyed"):
        script(kind, "neural_motivator", partial(_note, kind, seen, game), mandatory=True)
    play(hits.destroy(game, 1, "cruiser", 1, "46", cause=hits.Cause(0, "combat")))
    assert seen == [("when_unit_destroyed", {"cruiser": 1}), ("after_unit_destroyed", {})]


@pytest.mark.rule("TI-TIMING-06")
def test_an_ability_can_lower_the_hits_that_are_about_to_be_assigned(script):
    game = row(46)
    learn(game, 1, "neural_motivator")
    fleet(game, 1, "46", cruiser=2)

    def spare(seat, moment):
        moment.hits -= 1

    script("before_assign_combat_hits", "neural_motivator", spare, mandatory=True, who="self")
    battle = combat(game, "46")
    battle.hits = {0: 2}
    play(space_combat.take_hits(game, battle, 1))
    assert ships(game, 1, "46") == {"cruiser": 1}


@pytest.mark.rule("TI-TIMING-08")
def test_what_follows_then_waits_for_what_comes_before():
    game = row(46)
    learn(game, 0, "assault_cannon")
    fleet(game, 0, "46", cruiser=3)
    fleet(game, 1, "46", carrier=1, cruiser=1)
    battle = combat(game, "46")
    played = play(space_combat.fight(game, battle), others="stop")
    assert (played.open.kind, battle.round) == ("losses", 0)


@pytest.mark.rule("TI-TIMING-09", "TI-EX-11")
def test_an_ability_at_the_start_of_combat_works_once_in_each_combat(script):
    game = row(46)
    learn(game, 0, "neural_motivator")
    seen = []
    script("start_of_space_combat", "neural_motivator", lambda *_: seen.append(1), who="any")
    answer = ("start_of_space_combat", 0, "tech:neural_motivator")
    for number in (1, 2):
        fleet(game, 0, "46", cruiser=1)
        fleet(game, 1, "46", cruiser=1)
        dice(game, *([1, 1] * 3), 10, 10)
        battle = combat(game, "46")
        played = play(space_combat.fight(game, battle), answer, others="pass")
        assert (battle.round, len(seen)) == (4, number)
        assert kinds(played) == ["start_of_space_combat"]


@pytest.mark.rule("TI-TIMING-11", "TI-TIMING-12")
def test_what_lasts_for_a_turn_or_a_round_of_combat_ends_with_it():
    game = row(46)
    game.begin("something", 0, "turn")
    game.begin("else", 0, "combat_round")
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    dice(game, 10, 1)
    play(space_combat.fight(game, combat(game, "46")))
    assert (game.effect("else"), game.effect("something") is not None) == (None, True)
    game.end("turn")
    assert game.effect("something") is None


# --- rerolls ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-REROLL-01", "TI-REROLL-02", "TI-REROLL-03")
def test_a_die_is_rerolled_once_by_each_ability():
    game = row(46)
    fleet(game, 0, "46", cruiser=2)
    dice(game, 2, 3, 9)
    battle = combat(game, "46")
    play(roll_side(game, battle, 0))
    play(rolls.offer_reroll(game, battle, 0, "fire_team"), ("reroll", ["cruiser:0"]))
    assert battle.rolls[0].dice == [9, 3]
    assert battle.rolls[0].hits == 1
    assert rolls.rerollable(battle, 0, "fire_team") == ["cruiser:1"]
    assert rolls.rerollable(battle, 0, "another") == ["cruiser:0", "cruiser:1"]


@pytest.mark.rule("TI-REROLL-04")
def test_only_the_group_just_rolled_can_be_rerolled():
    game = row(46)
    fleet(game, 0, "46", dreadnought=1, destroyer=1)
    battle = combat(game, "46")
    play(roll_side(game, battle, 0))
    assert rolls.rerollable(battle, 0, "fire_team") == ["destroyer:0"]


# --- objectives ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-OBJECTIVE-10", "TI-EX-16")
def test_one_objective_in_the_space_combat_and_another_in_the_ground_combat():
    game = row(19)
    game.player(0).secrets = ["unveil_flagship", "spark_a_rebellion"]
    game.player(1).points = 5
    fleet(game, 0, "19", flagship=1)
    fleet(game, 1, "19", destroyer=1)
    fleet(game, 0, "wellon", infantry=2)
    fleet(game, 1, "wellon", infantry=1)
    activated(game, "19")
    dice(game, 1, 1, 10, 10, 1)
    first = ("after_win_combat", 0, "pass"), ("after_win_space_combat", 0, "secret:unveil_flagship")
    play(space_combat.space_combat_step(game, 0, "19"), *first, others="pass")
    assert game.player(0).scored_secrets == ["unveil_flagship"]
    dice(game, 10, 10, 1)
    play(ground_combat(game, 0, "wellon"), ("after_win_combat", 0, "secret:spark_a_rebellion"), others="pass")
    assert game.player(0).scored_secrets == ["unveil_flagship", "spark_a_rebellion"]
