"""What ends a round for good is asked once more; what is typed or ordered beforehand is not."""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.locales import read_once
from bot.widgets.confirm_final import ended_by
from bot.widgets.maker import Maker
from bot.widgets.presses import Move, PartialStore
from bot.widgets.shapes import face_of
from bot.widgets.shapes.form import given_of
from engine import games
from engine.ask import Answer, Ask, Seat
from engine.games import rules_of
from engine.table import Table
from engine.text import T, Text
from tests.bot.harness import World, labels, messages
from tests.bot.rounds import steps
from tests.bot.test_notes import met
from tests.bot.test_widgets import got
from tests.bot.zoo import Zoo


class Ending(Zoo):
    """One animal ends everything, and so does an empty form."""

    def ends(self, seat: Seat, ask: Ask, answer: Answer) -> Text | None:
        empty = isinstance(answer, dict) and not answer["count"]
        return T("zoo-no-lions") if answer == "animal-1" or empty else None


async def opened(world: World, kind: str) -> None:
    games.register(Ending(kind))
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()


async def asked(world: World, kind: str) -> object:
    await opened(world, kind)
    return (await world.ann.click(world.prompt, label="Answer")).response


async def test_the_answer_is_repeated_with_what_it_ends_and_then_given(world: World) -> None:
    own = await asked(world, "few")
    again = (await world.ann.click(own, label="Animal 1")).response
    assert again.content == "**Animal 1**: No lions. Continue?"
    assert labels(again) == ["Yes, do it", "Back"]
    await world.restart()
    await world.ann.click(again, label="Yes, do it")
    assert await got(world) == "Got animal-1"


async def test_another_answer_is_taken_at_once(world: World) -> None:
    await world.ann.click(await asked(world, "few"), label="Animal 2")
    assert await got(world) == "Got animal-2"


async def test_the_way_back_asks_again(world: World) -> None:
    own = await asked(world, "few")
    again = (await world.ann.click(own, label="Animal 1")).response
    back = (await world.ann.click(again, label="Back")).response
    assert labels(back)[:3] == ["Animal 0", "Animal 1", "Animal 2"]
    await world.ann.click(back, label="Animal 0")
    assert await got(world) == "Got animal-0"


async def test_from_a_list_it_is_asked_again_too(world: World) -> None:
    own = await asked(world, "many")
    again = (await world.ann.select(own, ["animal-1"], custom_id=steps(own)[0][0])).response
    await world.ann.click(again, label="Yes, do it")
    assert await got(world) == "Got animal-1"


async def test_a_form_keeps_what_was_filled_in(world: World) -> None:
    own = await asked(world, "form")
    form = await world.ann.click(own, label="Fill it in")
    await world.ann.submit_modal(form, {"0": "animal-2", "1": ["0"]})
    assert "Animal 2" in own.content and "No lions." in own.content
    await world.ann.click(own, label="Yes, do it")
    assert await got(world) == "Got {'which': 'animal-2', 'count': 0, 'words': ''}"


async def test_who_types_it_means_it(world: World) -> None:
    await opened(world, "few")
    await world.ann.slash(world.channel, "zoo answer", answer="animal-1")
    assert await got(world) == "Got animal-1"


class Open(Ending):
    """Everybody may know what is asked, so that it stands in the channel."""

    def __init__(self, *kinds: str) -> None:
        super().__init__(*kinds, open=kinds)


async def test_a_press_in_the_channel_is_asked_again_in_private(world: World) -> None:
    games.register(Open("few"))
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    again = await world.ann.click(world.prompt, label="Animal 1")
    (asked,) = messages(again)
    assert asked.ephemeral and labels(asked) == ["Yes, do it", "Back"]
    await world.ann.click(asked, label="Yes, do it")
    assert await got(world) == "Got animal-1"


@pytest.mark.rule("TI-ACTIONPHASE-06", "EC-PASS-01")
@pytest.mark.parametrize("name", ["ti4", "eclipse"])
def test_passing_ends_the_own_turns_of_a_round(name: str) -> None:
    def first(ask: Ask, seat: Seat, table: Table) -> bool:
        options = getattr(ask.must.get(seat), "options", ())
        return ask.kind == "action" and table.lets_pass(seat) is None and any(one.id == "pass" for one in options)

    table, seat = met(name, first)
    told = ended_by(table, seat, "pass")
    assert told is not None and told.key == f"{name}-ends-actions"
    assert ended_by(table, seat, "move") is None and ended_by(table, seat, "tactical") is None
    assert ended_by(table, seat, "nothing with that name") is None


@pytest.mark.rule("EC-REACT-02")
def test_not_to_react_ends_nothing() -> None:
    table, seat = met("eclipse", lambda ask, seat, table: table.lets_pass(seat) is not None)
    assert ended_by(table, seat, "pass") is None


@pytest.mark.rule("SE-ECON-02")
def test_a_sheet_without_anything_on_it_is_handed_in_by_a_button_that_says_so() -> None:
    table, seat = met("space_empires", lambda ask, seat, table: ask.kind == "sheet")
    face, make = face_of(table.shape(seat)), Maker(0, "-", Move(), read_once().speaker("en"), PartialStore())
    for filled, label in (({}, "Leave the sheet blank"), ({"bid": 1}, "Confirm")):
        [*_, (hands_in, *_)] = face.rows(make, {**given_of(face.empty()), **filled})
        assert isinstance(hands_in, discord.ui.Button) and hands_in.label == label
        assert ended_by(table, seat, filled) is None and table.shape(seat).check(filled)


def test_games_that_do_not_say_so_end_nothing() -> None:
    rules = rules_of("forbidden_stars")
    table = Table.new(rules, 2, "1", keep=True)
    assert table.ask is not None
    seat = next(iter(table.ask.must))
    assert ended_by(table, seat, table.shape(seat).random(Random(1))) is None
