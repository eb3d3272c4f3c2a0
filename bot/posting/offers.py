"""An offer, as the person hears of it before whom it lies: a letter with the buttons that meet it."""

from __future__ import annotations

import discord

from bot.live.model import Live
from bot.locales import Say
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.posters import Posting
from bot.services.services import Services
from bot.store import Outgoing, PostNote
from bot.store.posts import OfferPost
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, LABEL
from bot.widgets.presses import ButtonKind, Press
from bot.wording.offers import offer_lines, offer_row, replies
from engine.text import T


async def tell_of_offer(at: Posting, row: Outgoing, _post: OfferPost) -> int | None:
    """Tells one person what is offered; the channel calls them where direct messages are closed. None where nothing
    lies there any more.
    """
    services, messenger, live = at.services, at.messenger, at.live
    user, seat, ask = row.user, row.seat, live.table.ask if live.table is not None else None
    found = [] if user is None or seat is None or ask is None else replies(live.rules, ask.may(seat))
    if user is None or not found:
        return None
    mine, say = await services.reader(live, user)
    words = lines(say(T("bot-offer-letter", channel=f"<#{live.game.channel}>")), *offer_lines(found, say))
    note = PostNote(live.game.id, (row.id,), user)
    sent = None
    if mine.dms:
        letter = OutgoingMessage(words, row.nonce, (offer_row(live, found, say),), note=note)
        sent = await messenger.direct(user, letter, live.game.channel)
    return sent if sent is not None else await messenger.call(live.game.channel, user, _called(services, live, row))


def _called(services: Services, live: Live, row: Outgoing) -> OutgoingMessage:
    """What the channel says instead; what is offered is for its reader alone."""
    assert row.user is not None
    say = services.aloud(live)
    words = say(T("bot-offer-waits", player=f"<@{row.user}>"))
    return OutgoingMessage(words, row.nonce, ([_look(live, say)],), calls=(row.user,), note=row.note)


def _look(live: Live, say: Say) -> Button:
    label, custom_id = cut(say(T("bot-offer-look")), LABEL), str(Press(live.game.id, "-", ButtonKind.OFFERED))
    return discord.ui.Button(label=label, style=BLUE, custom_id=custom_id)
