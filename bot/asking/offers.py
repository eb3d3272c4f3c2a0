"""What somebody else has laid before one's seat: met by one press in the own prompt or in a letter."""

from __future__ import annotations

from bot.asking import private_prompt
from bot.asking.seated import seated
from bot.errors import BotError
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.maker import Panel
from bot.widgets.presses import ButtonKind, Press
from bot.wording.offers import offer_lines, offer_row, replies
from engine.errors import NotAsked
from engine.text import T


@button(ButtonKind.OFFERED, need=ASKED)
async def meet(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Meets it, whatever else is asked by now; the button that only looks shows what lies there.

    Raises:
        BotError: it does not lie there any more.
    """
    try:
        at = await seated(services, interaction, press.game)
    except NotAsked:
        raise BotError(T("bot-offer-gone")) from None
    found = replies(at.live.rules, at.question.may)
    if not press.rest and found:
        words = lines(*offer_lines(found, at.say)) or at.say(T("bot-meanwhile-which"))
        await whisper(interaction, words, Panel(words, (offer_row(at.live, found, at.say),)))
        return
    reply = next((reply for reply in found if reply.rest == press.rest), None)
    if reply is None:
        raise BotError(T("bot-offer-gone"))
    await private_prompt.give(at, interaction, reply.option.id, reply.verb)
