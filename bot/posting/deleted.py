"""Messages that somebody else has deleted: a prompt or an open table comes back, below whatever stands there now."""

from __future__ import annotations

from bot.errors import NoGame
from bot.live.transactions import transaction
from bot.services.services import Services
from bot.store import Change
from bot.store.posts import PromptPost


async def deleted(services: Services, channel: int, message: int) -> None:
    """Posts anew what is missed; other messages of the bot are told once and may go."""
    try:
        game = await services.tables.find(channel)
    except NoGame:
        return
    if game.live and game.status == "open" and game.settings.welcome == message:
        await services.tables.guests.welcomed(game.id, None)
    elif game.live and game.prompt == message:
        await _ask_again(services, game.id)


@transaction
async def _ask_again(services: Services, number: int) -> None:
    async with services.tables.games.turn(number) as live:
        await services.tables.games.save(live, Change(posts=[PromptPost(live.game.question)]))
