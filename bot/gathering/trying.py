"""*Try it*: a turning point of a game that is over as a table of one's own, with computer players."""

from __future__ import annotations

from bot.errors import BotError
from bot.gathering.opening import display_name
from bot.gathering.own_thread import in_own_thread
from bot.live.model import Live
from bot.services.authority import ALOUD
from bot.services.buttons import Values, button
from bot.services.replies import whisper
from bot.services.services import Services
from bot.tables.restoring import Destination
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from engine.digits import whole
from engine.text import T


@button(ButtonKind.TRYING, need=ALOUD)
async def try_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Opens it for whoever presses, in the seat that had to decide. Raises BotError: there is no such position."""
    upto, seat = (whole(part) for part in (press.rest.partition("/")[::2]))
    if upto is None or seat is None:
        raise BotError(T("bot-unknown-button"))
    old, language = await services.tables.look(press.game), await services.language(interaction)
    name, game = display_name(interaction), game_name(old.game.name)
    title = services.locales.say(T("turning-thread", game=game, player=name), language)

    async def opening(channel: int, thread: str) -> Live:
        place = Destination(channel, interaction.guild_id, {interaction.user.id: name}, language)
        return await services.tables.turning.try_it(press.game, upto, seat, thread, place)

    live = await in_own_thread(services, interaction, title, opening)
    say = await services.say(interaction, live)
    await whisper(interaction, say(T("turning-opened", channel=f"<#{live.game.channel}>")))
