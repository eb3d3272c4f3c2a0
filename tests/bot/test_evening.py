"""What an evening costs is counted as the simulated Discord saw it, and the same seed is the same evening."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from simcord.backend.models import Message

from bot.tables import programs
from tests.bot.evening import Evening, Sitting, played, told
from tests.bot.evening_eyes import BUTTONS, LINE, height, lines_of
from tests.bot.harness import BotToy
from tests.toy_mind import MIND

SHORT = Sitting("toy", seats=2, people=2, rounds=1, seed=4)
WITH_PICTURES = Sitting("eclipse", seats=2, people=1, rounds=1, seed=1)


@cache
def evening_of(sitting: Sitting) -> Evening:
    """Played once."""
    return played(sitting)


def new_messages(evening: Evening) -> Iterator[tuple[str, Any]]:
    """What was posted, by the place where: the channel's id, or another one, which is somebody's letters."""
    for request in evening.world.env.http_requests[evening.eyes.since :]:
        posted = re.fullmatch(r"/channels/(\d+)/messages", request.path)
        if request.method == "POST" and posted is not None:
            yield posted[1], request.json


def uploaded(body: Any) -> int:
    """So many files that a message brings; those that stay are somewhere already."""
    data = (body or {}).get("data") or body or {}
    return len([file for file in data.get("attachments") or () if "filename" in file and "url" not in file])


@pytest.mark.parametrize("sitting", [SHORT, WITH_PICTURES], ids=lambda sitting: sitting.game)
def test_the_sums_are_those_of_the_requests(sitting: Sitting) -> None:
    evening = evening_of(sitting)
    found, requests = told(evening), evening.world.env.http_requests[evening.eyes.since :]
    methods = Counter(request.method for request in requests if request.path.startswith("/channels/"))
    posted = Counter(place == str(evening.world.channel.id) for place, _ in new_messages(evening))
    callbacks: list[Any] = [request.json for request in requests if request.path.endswith("/callback")]
    aloud = [body for body in callbacks if body["type"] == 4 and not body["data"].get("flags", 0) & 64]
    assert found["requests"] == sum(found["routes"].values()) == len(requests)
    assert found["messages"] == posted[True] + len(aloud)
    assert found["letters"]["messages"] * sitting.people == posted[False]
    edits = found["edits"] + sum(found[place]["edits"] * sitting.people for place in ("letters", "private"))
    changed = sum(body["type"] == 7 for body in callbacks) + sum(one.method == "PATCH" for one in requests)
    assert found["edits"] >= methods["PATCH"] and edits == changed
    assert found["removals"] == methods["DELETE"]
    assert found["presses"] == len(callbacks)
    brought = sum(found[place]["pictures"] * sitting.people for place in ("letters", "private")) + found["pictures"]
    assert brought == sum(uploaded(request.json) for request in requests) > 0


def test_the_same_seed_is_the_same_evening_and_another_one_is_not() -> None:
    first, again, other = evening_of(SHORT), played(SHORT), played(SHORT._replace(seed=5))
    assert again.eyes.story == first.eyes.story != other.eyes.story
    assert told(again) == told(first)


def test_whatever_somebody_waits_for_has_a_reason() -> None:
    evening = evening_of(SHORT)
    seen = evening.rounds[-1]
    assert seen.waits and seen.numbers["questions"] >= len(seen.waits)
    assert sum(seen.spent.values()) == pytest.approx(sum(seen.waits) + sum(evening.still_waiting()))
    assert set(seen.spent) == {"other people"}


class Known(BotToy):
    """The bot's toy, which programs know."""

    mind = MIND


def test_computer_players_are_waited_for_as_long_as_they_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.bot.harness.BotToy", Known)
    monkeypatch.setattr(programs, "LATEST", 6.0)
    seen = played(SHORT._replace(people=1)).rounds[-1]
    assert max(seen.waits) >= programs.SOONEST
    assert seen.spent and {why.partition(":")[0] for why in seen.spent} == {"computer players"}


def test_a_message_is_as_high_as_on_a_phone() -> None:
    assert (lines_of(""), lines_of("x" * 45), lines_of("x" * 46), lines_of("a\n\nb")) == (0, 1, 2, 3)
    assert lines_of("<@123456789012345678> " + "x" * 37) == 1, "people are read by their names"
    row = {"type": 1, "components": [{"type": 2, "label": "Pass", "custom_id": "p"}]}
    beside = {"type": 9, "components": [{"type": 10, "content": "one line"}], "accessory": {"type": 2, "label": "x"}}
    laid_out = {"type": 17, "components": [{"type": 10, "content": "x" * 50}, row, beside]}
    assert height(Message(1, 1, 1, "words", components=[laid_out, row])) == 3 * LINE + 3 * BUTTONS
