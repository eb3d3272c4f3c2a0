"""Messages that somebody else has deleted: a prompt or an open table comes back, below whatever stands there now."""

from __future__ import annotations

from bot.errors import NoGame
from bot.house import House
from bot.store import Change, Post


async def deleted(house: House, channel: int, message: int) -> None:
    """Posts anew what is missed; other messages of the bot are told once and may go."""
    try:
        game = await house.tables.find(channel)
    except NoGame:
        return
    if game.live and game.status == "open" and game.settings.welcome == message:
        await house.tables.welcomed(game.id, None)
    elif game.live and game.prompt == message:
        await _ask_again(house, game.id)


async def _ask_again(house: House, number: int) -> None:
    async with house.tables.turn(number) as live:
        await house.tables.save(live, Change(posts=[Post("prompt", {"question": live.game.question})]))
