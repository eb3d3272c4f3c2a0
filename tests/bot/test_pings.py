"""What is looked at in every request of every test finds what it is there to find."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot import pings
from tests.bot.harness import World

POSTED = ("POST", "channels/1/messages")
FINE = {"content": "your turn, <@7>", "allowed_mentions": {"parse": [], "users": ["7"]}}


@pytest.mark.parametrize(
    "changed",
    [
        {"allowed_mentions": None},
        {"allowed_mentions": {}},
        {"allowed_mentions": {"parse": ["everyone"]}},
        {"allowed_mentions": {"parse": ["users"]}},
        {"allowed_mentions": {"parse": [], "roles": ["5"]}},
        {"content": "<@&5> <@&6>", "allowed_mentions": {"parse": [], "roles": ["5", "6"]}},
        {"content": "<@&5>, your turn, <@7>", "allowed_mentions": {"parse": [], "roles": ["5"], "users": ["7"]}},
        {"allowed_mentions": {"parse": [], "replied_user": True}},
        {"allowed_mentions": {"parse": [], "users": ["8"]}},
    ],
)
def test_a_request_that_calls_too_many_is_seen(changed: dict[str, Any]) -> None:
    bad = {**FINE, **changed}
    assert list(pings.wrong(*POSTED, FINE)) == []
    assert list(pings.wrong(*POSTED, bad))
    assert list(pings.wrong("PATCH", "channels/1/messages/2", bad))
    assert list(pings.wrong("POST", "webhooks/1/token", bad))
    assert list(pings.wrong("PATCH", "webhooks/1/token/messages/@original", bad))
    for kind in pings.ANSWERS:
        assert list(pings.wrong("POST", "interactions/1/token/callback", {"type": kind, "data": bad}))


async def test_the_bot_as_a_whole_allows_nothing_where_nothing_is_said(world: World) -> None:
    allowed = world.bot.allowed_mentions
    assert isinstance(allowed, discord.AllowedMentions) and allowed.to_dict() == {"parse": []}


def test_one_role_may_be_called_by_a_new_message_that_names_it() -> None:
    called = {"content": "players wanted, <@&5>", "allowed_mentions": {"parse": [], "roles": ["5"]}}
    assert list(pings.wrong(*POSTED, called)) == []
    assert list(pings.wrong("PATCH", "channels/1/messages/2", called))
    assert list(pings.wrong("POST", "webhooks/1/token", called))
