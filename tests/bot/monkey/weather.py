"""What happens to people and to the bot: days pass, letterboxes close, rights come and go, Discord refuses, and the bot
restarts.
"""

from __future__ import annotations

from functools import partial

from tests.bot.monkey.typing import commands, filling
from tests.bot.monkey.walk import Deed, Walk

PAUSES = (2.0, 40.0, 600.0, 4000.0, 90_000.0)
REFUSALS = (
    ("POST", "/channels/*/messages", 403, 50013),
    ("POST", "/channels/*/messages", 403, 50001),
    ("POST", "/channels/*/messages", 500, 0),
    ("PATCH", "/channels/*/messages/*", 404, 10008),
    ("PATCH", "/channels/*/messages/*", 403, 50013),
    ("DELETE", "/channels/*/messages/*", 404, 10008),
    ("POST", "/channels/*/threads", 403, 50013),
)
"""What Discord answers now and then in place of doing it: no right, no access, a fault of its own, no such message."""
LETTERS = "/users/@me/channels"


async def waits(walk: Walk) -> None:
    """Time passes."""
    seconds = walk.chance.choices(PAUSES, (3, 2, 2, 2, 3))[0]
    await walk.step(walk.mod, f"{seconds} seconds pass", None, partial(walk.world.env.advance_time, seconds))


async def restarts(walk: Walk) -> None:
    """The bot ends, and another one comes up."""
    await walk.step(walk.mod, "the bot restarts", None, walk.restart)


async def closes(walk: Walk) -> None:
    """Direct messages are closed, or opened again."""
    faults = walk.world.env.backend.faults
    closed = [fault for fault in faults if fault["path"] == LETTERS]

    async def turned() -> None:
        for fault in closed:
            faults.remove(fault)
        if not closed:
            walk.world.env.inject_error("POST", LETTERS, status=403, code=50007, times=None)

    await walk.step(walk.mod, "letterboxes open" if closed else "letterboxes close", None, turned)


async def refuses(walk: Walk) -> None:
    """Discord does not do what the bot asks for, a few times."""
    method, path, status, code = walk.chance.choice(REFUSALS)
    times = walk.chance.randint(1, 3)

    async def refused() -> None:
        walk.world.env.inject_error(method, path, status=status, code=code, times=times)

    await walk.step(walk.mod, f"Discord refuses {method} {path} with {status} {code}, {times} times", None, refused)


async def turns(walk: Walk) -> None:
    """A moderator loses the right, tries something all the same, and gets it back."""
    member = walk.world.env.backend.guilds[walk.world.guild.id].members[walk.mod.id]

    async def turned(roles: list[int]) -> None:
        member.role_ids[:] = roles

    await walk.step(walk.mod, "no longer moderates", None, partial(turned, []))
    name = walk.chance.choice([name for name in sorted(commands(walk)) if name.startswith("mod ")])
    await filling(walk, walk.mod, walk.chance.choice(walk.channels), name)
    await walk.step(walk.mod, "moderates again", None, partial(turned, [walk.mods.id]))


async def chats(walk: Walk) -> None:
    """People talk, and now and then delete what the bot has said."""
    place, who = walk.chance.choice(walk.channels), walk.chance.choice(walk.people)
    if walk.chance.random() < 0.7:
        await walk.step(who, f"talks in {place.name}", None, partial(who.send, place, "hello"))
    elif messages := place.history():
        message = walk.chance.choice(messages[-20:])
        await walk.step(walk.mod, f"deletes a message in {place.name}", None, partial(walk.mod.delete, message))


def weather(*, refusals: bool) -> dict[Deed, int]:
    """How often what happens."""
    found: dict[Deed, int] = {waits: 3, chats: 2, restarts: 1, closes: 1, turns: 1}
    return found | {refuses: 2} if refusals else found
