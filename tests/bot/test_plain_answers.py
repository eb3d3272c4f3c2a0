"""A yes that is missing tells nobody anything: what hangs on something hidden stands in no channel."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.live.model import Live
from bot.moderators import answer_commands
from bot.store import GameRow, SeatRow
from bot.widgets.maker import Panel
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from engine.ask import NO, YES, Option, PickOne
from engine.checking.fuzz import choose
from engine.games import TITLES, rules_of
from engine.space_empires.rules import RULES
from engine.space_empires.state import State
from engine.table import Table
from tests.bot.viewing import words
from tests.engine.space_empires.positions import colony, put, space

ADVANCED = {"space_empires": dict.fromkeys(("carriers", "raiders", "mines", "aliens"), "on")}


def asked(state: State, *answers: str) -> Live:
    """A table in the middle of a turn, where seat 0 is asked."""
    table = Table(RULES, RULES.load(RULES.dump(state)), keep=True)
    for answer in answers:
        table.answer(0, answer)
    row = GameRow(1, 1, 1, "space_empires", {}, "5eed" * 16, "running", "en", 1)
    seats = (SeatRow(0, 10, "ann"), SeatRow(1, 11, "bob"))
    return Live(replace(row, question=table.question), seats, RULES, table)


def shown(live: Live) -> list[object]:
    """The prompt in the channel."""
    found = prompt(live, speaker(live, words(), "en"), [])
    assert found is not None
    return [found.panel.content, buttons(found.panel), found.panel.frame]


def buttons(panel: Panel) -> list[object]:
    return [item.to_component_dict() for row in panel.rows for item in row]


def over_a_colony(type: str) -> Live:
    """A counter of seat 0 lies face down over a colony of seat 1; whether it fires is asked."""
    game = space()
    colony(game, 1, "F7")
    put(game, 0, type, "F7")
    game.state.step = "combat"
    return asked(game.state, "F7")


def test_whether_counters_over_a_colony_are_decoys_is_not_to_be_read_in_the_channel() -> None:
    fleet, decoy = over_a_colony("SC"), over_a_colony("DECOY")
    assert [option.id for option in _options(fleet)] == [YES, NO] and [option.id for option in _options(decoy)] == [NO]
    assert shown(fleet) == shown(decoy)


def test_a_moderator_who_plays_is_offered_nothing_there() -> None:
    assert not any(answer_commands._open(live, 0) for live in (over_a_colony("SC"), over_a_colony("DECOY")))


def _options(live: Live) -> list[Option]:
    assert live.table is not None and live.table.ask is not None
    shape = live.table.ask.must[0]
    assert isinstance(shape, PickOne) and live.table.ask.kind == "bombard"
    return [*shape.options]


@pytest.mark.parametrize("game", TITLES)
def test_wherever_a_plain_answer_is_missing_the_game_says_so(game: str) -> None:
    rules, chance = rules_of(game), Random("plain")
    table = Table.new(rules, 3, "plain", ADVANCED.get(game, {}), quiet=True)
    for _ in range(1500):
        if table.ask is None:
            break
        for seat, shape in table.ask.must.items():
            ids = [option.id for option in shape.options] if isinstance(shape, PickOne) else []
            kind = table.ask.of(seat).kind
            assert ids not in ([YES], [NO]) or rules.question(kind).never_public, kind
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
