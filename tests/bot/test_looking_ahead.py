"""Nobody looks ahead for nothing: what a command showed stands, whatever comes of the rest of it."""

from __future__ import annotations

from random import Random

import pytest

from bot.widgets.follow_ups import further
from engine.ask import NO, YES
from engine.checking.fuzz import choose
from engine.games import rules_of
from engine.table import Table
from tests.bot.harness import World, labels
from tests.bot.playing import played, prepared, seated
from tests.bot.rounds import Typist
from tests.bot.scripts import ECLIPSE
from tests.bot.test_bad_input import bids_of, forged, stored


async def test_a_sector_is_not_drawn_to_be_put_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who names a sector that was not drawn could else ask for every one of them, space by space."""
    prepared(monkeypatch, ECLIPSE)
    typist, moves = Typist(await seated(world, ECLIPSE), ECLIPSE), ECLIPSE.script.moves
    at = next(at for at, move in enumerate(moves) if move.kind == "explore")
    await played(typist, moves[: at - 1])
    person, space = typist.people[moves[at].seat], str(moves[at].value)
    told = await person.slash(world.channel, "eclipse explore", space=space, sector="nonsense")
    said = str(told.response.content)
    assert said.startswith("Your first choice revealed new information, so it stays. The rest was not played:"), said
    logged = await typist.logged()
    assert [(row.kind, row.value) for row in logged[at - 1 :]] == [("action", "explore"), ("explore", space)]
    table = await typist.table()
    assert table.ask is not None and table.ask.kind == "place" and "nonsense" in said


async def test_dice_that_a_list_led_to_lie_there(world: World) -> None:
    """A press that was forged, too: it rolls, and what was put in for the answer after that is refused."""
    await world.started()
    await bids_of(world)
    before, id = await stored(world), world.prompt.components[0].children[0].custom_id
    told = await forged(world, world.ann, world.prompt, f"{':'.join(id.split(':')[:2])}:D0", ["roll»99"])
    assert str(told.response.content).startswith("Your first choice revealed new information, so it stays.")
    assert await stored(world) == before + 1 and "Roll" not in labels(world.prompt)


def secondary(*, follows: bool) -> Table:
    """Everybody but the last has said whether they follow; the first of them as told, the others not."""
    rules, chance = rules_of("ti4"), Random("ahead")
    table = Table.new(rules, 4, "ahead", {"opening": "midgame"}, keep=True, quiet=True)
    while table.ask is None or table.ask.kind != "secondary" or len(table.ask.must) < 3:
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    for at, seat in enumerate(table.waiting()[:-1]):
        table.answer(seat, YES if follows and not at else NO)
    return table


def test_the_last_who_answers_is_not_shown_by_a_list_what_the_others_chose() -> None:
    """What follows at once is asked of the last one only if nobody before wants to follow."""
    one, other = secondary(follows=False), secondary(follows=True)
    (seat,) = one.waiting()
    assert other.waiting() == [seat]
    assert further(one, seat) == further(other, seat) == {}


def test_an_answer_with_which_those_of_others_are_known_is_not_taken_back() -> None:
    table = secondary(follows=True)
    (seat,) = table.waiting()
    assert table.answer(seat, NO).given.sealed
