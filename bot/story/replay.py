"""`/game replay`, for the reader alone or for the channel."""

from __future__ import annotations

from bot.drawing.pictures import picture_file
from bot.errors import BotError
from bot.house import NOBODY, House, Interaction
from bot.live.play import Live
from engine.text import T
from render import NoPainter


async def show(house: House, interaction: Interaction, live: Live, *, aloud: bool) -> None:
    """The film, as the answer to a command that was acknowledged.

    Raises:
        BotError: there are no pictures of this game.
    """
    language = live.game.language if aloud else await house.language(interaction)
    say = house.speaker(live, language)
    try:
        made = await house.films.of(live, say, language, house.pictures.painters, house.store, house.chronicles)
    except NoPainter:
        raise BotError(T("bot-no-picture")) from None
    file = picture_file(made.gif, "replay.gif", made.alt)
    words = "" if live.table is None else say(live.rules.headline(live.table.state))
    await interaction.followup.send(words, file=file, ephemeral=not aloud, allowed_mentions=NOBODY)
