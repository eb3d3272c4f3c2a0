"""The line on what a question stands within: in the channel's prompt, in the seat's own, in `/game status`."""

from __future__ import annotations

import re

import pytest

from bot.locales import read_once
from bot.wording.pending import pending, without_headings
from engine.text import T, seat_name
from tests.bot.harness import World
from tests.bot.test_table import bids

LOCALES = read_once()
STEPS = (
    T("ti4-pending-tactical", seat=seat_name(0), system=T("ti4-system", tile=27)),
    T("ti4-pending-space-combat", round=2),
    T("ti4-pending-component", seat=seat_name(1), name=T("ti4-card-direct_hit")),
)
LINE = re.compile(r"^-# Pending: turn of ann › dice \d and \d$", re.MULTILINE)


def said(language: str, *steps: int) -> list[str]:
    return pending([STEPS[at] for at in steps], LOCALES.speaker(language, ["Ann", "Bob"]))


@pytest.mark.parametrize("steps", [(), (0,)])
def test_a_single_step_says_no_more_than_the_headline(steps: tuple[int, ...]) -> None:
    assert said("en", *steps) == []


def test_the_steps_stand_in_order_in_both_languages() -> None:
    english, polish = said("en", 0, 1, 2)[0], said("pl", 0, 1, 2)[0]
    assert english.startswith("-# Pending: Ann’s tactical action in ")
    assert english.endswith(" › space combat, round 2 › Bob: Direct Hit")
    assert polish.startswith("-# W toku: Ann – akcja taktyczna (") and " › bitwa kosmiczna, runda 2 › Bob – „" in polish


def test_of_many_steps_the_middle_is_left_out() -> None:
    (line,) = said("en", 0, 0, 1, 1, 2)
    assert line.split(" › ")[1:] == ["…", "space combat, round 2", "Bob: Direct Hit"]


@pytest.mark.parametrize(
    ("happened", "kept"),
    [
        (["Turn 2 of round 1", "Ann’s turn."], []),
        (["Bob moves.", "Turn 2 of round 1", "Ann’s turn.", "Ann moves."], ["Bob moves.", "Ann moves."]),
        (["**Round 1: Movement Phase**", "Bob moves."], ["**Round 1: Movement Phase**", "Bob moves."]),
        (["Bob moves.", "**Round 1: Movement Phase**"], ["Bob moves."]),
        (["**Round 2: Movement Phase**", "…"], ["**Round 2: Movement Phase**", "…"]),
    ],
)
def test_an_account_does_not_say_where_the_game_is_as_the_headline_does(happened: list[str], kept: list[str]) -> None:
    assert without_headings(happened, "-# Round 1, turn 2 of 3, Movement Phase: Ann’s turn") == kept


async def test_it_stands_wherever_the_question_is_read(world: World) -> None:
    await bids(world)
    assert "Pending" not in world.prompt.content
    rolled = await world.ann.slash(world.channel, "toy roll", choice="roll")
    assert "Your next question is in the message for everyone, above or below." in rolled.response.content
    above, question = world.prompt.content.splitlines()[-3:-1]
    assert LINE.match(above) and question.startswith("**ann, how many")
    status = await world.bob.slash(world.channel, "game status")
    assert LINE.search(status.response.content)
