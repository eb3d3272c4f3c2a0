"""What stands below the end of a game: its figures and its replay, for whoever presses."""

from __future__ import annotations

from bot.errors import BotError
from bot.history import replay
from bot.services.authority import ALOUD
from bot.services.buttons import Values, button
from bot.services.context import Context
from bot.services.here import reply
from bot.services.replies import think
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from engine.text import T


@button(ButtonKind.FIGURES, need=ALOUD)
async def figures_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The game in figures."""
    await think(interaction)
    live = await services.tables.look(press.game)
    say = await services.say(interaction, live)
    picture = await services.statistics(live, say)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await reply(interaction, say(T("bot-stats-posted")), file=picture)


@button(ButtonKind.FILM, need=ALOUD)
async def film_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The game as a film."""
    await think(interaction)
    at = Context(services, interaction)
    live = await services.tables.look(press.game)
    await services.ration(interaction, "films")
    await replay.show(at, live, aloud=False)
