"""A first round of Space Empires at a table of three: typed, pressed, and the same game in the end.

Ships fight and retreat, and all fill in their production sheets at once and in secret.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.widgets.presses import ButtonKind, Press
from engine import games
from engine.space_empires.rules import RULES
from tests.bot.harness import World, messages
from tests.bot.playing import answered_after_a_restart, parts, played, prepared, press, same, seated, words
from tests.bot.rounds import Presser, Typist
from tests.bot.scripts import EMPIRES
from tests.bot.test_secrets import letters
from tests.bot.test_story import requests


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seed of the script, and the pictures that were drawn."""
    return prepared(monkeypatch, EMPIRES)


def at(kind: str, number: int = 0) -> int:
    """Where in the script that kind is asked, for the first time or a later one."""
    return [place for place, move in enumerate(EMPIRES.script.moves) if move.kind == kind][number]


def test_the_script_has_what_it_should() -> None:
    """Battleships fight ship yards and retreat; everybody fills in one sheet; the next round begins."""
    script = EMPIRES.script
    keys = [event.text.key for event in script.events if event.text is not None]
    assert {"space_empires-battle", "space_empires-retreats", "space_empires-bids-tied"} <= set(keys)
    assert [move.seat for move in script.moves if move.kind == "sheet"] == [0, 1, 2]
    state = RULES.load(script.state)
    assert (state.round, state.turn) == (2, 1)


async def test_a_round_by_commands(world: World, quick: list[str]) -> None:
    typist, moves, middle = Typist(await seated(world, EMPIRES), EMPIRES), EMPIRES.script.moves, at("fire", 1)
    await played(typist, moves[:middle])
    assert (await typist.table()).state.battle is not None
    await world.restart()
    await played(typist, moves[middle:])
    await same(typist)
    assert len(quick) > 5


async def test_a_round_by_buttons_with_a_restart_among_the_sheets(world: World) -> None:
    presser, moves, second = Presser(await seated(world, EMPIRES), EMPIRES), EMPIRES.script.moves, at("sheet", 1)
    await played(presser, moves[:second])
    await answered_after_a_restart(presser, moves[second], private=True)
    await played(presser, moves[second + 1 :])
    await same(presser)


async def test_the_channel_stays_as_it_is_while_somebody_goes_on_in_secret(world: World) -> None:
    """The question of the units to move opens for its seat alone; the button to it opens where that seat has got to."""
    presser, moves = Presser(await seated(world, EMPIRES), EMPIRES), EMPIRES.script.moves
    await played(presser, moves[:3])
    asked, before = world.prompt, requests(world, "PATCH")
    moving = next(id for id, _ in parts(asked) if Press.read(id).kind is ButtonKind.ANSWER)
    await played(presser, moves[3:4])
    assert moves[4].kind == "move_to" and requests(world, "PATCH") == before
    shown = await press(world.ann, world.prompt, moving, None)
    assert world.prompt.id == asked.id and words(world, "space_empires-ask-move-to") in messages(shown)[-1].content


async def test_a_sheet_is_taken_back_although_another_is_filled_in(world: World) -> None:
    """Nobody else sees it, nor that anything was bought."""
    typist, moves, first = Typist(await seated(world, EMPIRES), EMPIRES), EMPIRES.script.moves, at("sheet")
    await played(typist, moves[: first + 2])
    await world.env.settle()
    before, told = world.said(), letters(world.bob)
    await world.ann.slash(world.channel, "game undo")
    await world.env.settle()
    table = await typist.table()
    assert world.said() == before and letters(world.bob) == told
    assert table.ask is not None and list(table.ask.must) == [0, 2]
    assert [len(player.sheets) for player in table.state.players] == [1, 1, 1]
    await played(typist, [moves[first], *moves[first + 2 :]])
    assert await typist.state() == EMPIRES.script.state


async def test_a_sheet_is_read_by_its_owner_alone(world: World) -> None:
    typist, moves, first = Typist(await seated(world, EMPIRES), EMPIRES), EMPIRES.script.moves, at("sheet")
    await played(typist, moves[:first])
    await world.bob.slash(world.channel, "empires sheet", plan="decoys=DECOY:B2", numerals="decoy:B2:1=4")
    await played(typist, moves[first : first + 1])
    await world.env.settle()
    own = (await world.bob.slash(world.channel, "secret all")).response.content
    assert "Purchased: decoy with numeral marker 4 (1\N{NO-BREAK SPACE}CP), B2" in own
    others = [line for person in (world.ann, world.cid) for line in letters(person)] + list(world.said())
    assert not any("numeral" in line for line in others)


async def test_a_sheet_that_all_fill_in_at_once_is_typed_with_what_is_offered(world: World) -> None:
    """Also for who is not the first of those asked."""
    typist, moves, first = Typist(await seated(world, EMPIRES), EMPIRES), EMPIRES.script.moves, at("sheet")
    await played(typist, moves[:first])
    offered = await world.bob.autocomplete(world.channel, "empires sheet", "plan", "decoys=")
    assert offered[0]["value"] == "decoys=DECOY:B2=4"
    told = await world.bob.slash(world.channel, "empires sheet", plan=offered[0]["value"])
    assert told.response.content.startswith("✓") and "Decoy 1, B2" in told.response.content


async def test_a_table_reads_its_choices_by_the_parts_of_the_rulebook(world: World) -> None:
    """One line says what is unusual in a part, or all that is chosen; the settings name all of it."""
    games.register(RULES)
    await world.ann.slash(world.channel, "game new", game="space_empires", options="carriers=on warp_points=4")
    opened = world.said()[-1]
    assert "- Advanced rules (10 to 14): Carriers and fighters (11): on\n" in opened
    assert "- Optional rules (15 to 19): Warp points (16): 4\n" in opened
    assert "- Teams, start and prices: Technology costs: first" in opened
    assert "default\n" not in opened
    listed = (await world.ann.slash(world.channel, "game settings")).response.content.splitlines()
    assert not any(line.startswith("- Mines and minesweepers") for line in listed)
    assert any("MS pipelines (10): off, Carriers and fighters (11): on" in line for line in listed)


async def test_a_part_of_the_rulebook_that_is_as_usual_says_what_is_chosen(world: World) -> None:
    """What is off is not listed by name, so that the table fits on a phone."""
    games.register(RULES)
    await world.ann.slash(world.channel, "game new", game="space_empires", options="warp_points=4")
    lines = world.said()[-1].splitlines()
    assert "- Advanced rules (10 to 14): all off" in lines
    assert "- Optional rules (15 to 19): Warp points (16): 4" in lines
    (start,) = (line for line in lines if line.startswith("- Teams, start and prices: "))
    assert start.endswith("; the rest off") and "Quick start" not in start


# --- alone -----------------------------------------------------------------------------------------------------------


async def test_a_game_alone_is_played_to_its_end(world: World) -> None:
    """Against doomsday machines: the only player opens it, and everybody reads how it ended."""
    person, chance = world.ann, Random(1)
    games.register(RULES)
    await person.slash(world.channel, "game new", game="space_empires", options="scenario=doomsday_small")
    await person.slash(world.channel, "game start")
    await world.env.settle()
    tables = world.bot.services.tables
    game = (await tables.find(world.channel.id)).id
    for _ in range(2000):
        live = await tables.look(game)
        if live.table is None or live.table.ask is None:
            break
        await tables.answers.answer(game, person.id, quickest(live.table.shape(0), chance))
    await world.env.settle()
    assert (await tables.look(game)).game.status == "over"
    lost, won = words(world, "space_empires-lost-alone"), words(world, "bot-table-won")
    assert any(lost in line or won in line for line in world.said())


def quickest(shape: Any, chance: Random) -> Any:
    """Whatever ends a phase, else anything."""
    for value in ("done", {}):
        try:
            return shape.check(value)
        except Exception:
            continue
    return shape.check(shape.random(chance))
