"""What people asked to be reminded of: by direct message, else, without its words, in the channel.

A reminder is forgotten after it was told. If the bot dies in between it is told with the same nonce as before, so the
message that stands there already is found (`bot.posting.ledger`).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import DEFAULT, Say
from bot.posting.messages import Messenger, OutgoingMessage
from bot.services.services import Services
from bot.store import Reminder
from bot.waiting.digest import Glance, digest_lines, glances
from bot.widgets.lines import lines
from engine.text import T


async def recall(services: Services, messenger: Messenger, user: int, due: Sequence[Reminder]) -> None:
    """Tells one person all that is due, and forgets it.

    Raises:
        Waiting: Discord did not take it; it is still due.
    """
    seen = await services.call(glances, services.store, user, [one.game for one in due if one.game])
    wanted = [one for one in due if not one.turn or (one.game in seen and seen[one.game].mine)]
    if wanted:
        await _tell(services, messenger, user, wanted, seen)
    for one in due:
        await services.call(services.store.forget_reminder, one.id)


async def _tell(
    services: Services, messenger: Messenger, user: int, wanted: Sequence[Reminder], seen: dict[int, Glance]
) -> None:
    nonce, tables = f"reminder-{wanted[0].id}", [seen[one.game] for one in wanted if one.game in seen]
    chosen = (await services.call(services.store.preferences, user)).language
    spoken = chosen or next((table.game.language for table in tables), DEFAULT)
    say = services.locales.speaker(spoken)
    words = lines(*(_words(one, seen, services, say, spoken) for one in wanted))
    places = [one.channel for one in wanted if one.channel] + [table.game.channel for table in tables]
    if await messenger.direct(user, OutgoingMessage(words, nonce), next(iter(places), None)) is not None:
        return
    if places:
        letter = OutgoingMessage(say(T("bot-recall-aloud", player=f"<@{user}>")), nonce, calls=(user,))
        await messenger.call(places[0], user, letter)


def _words(one: Reminder, seen: dict[int, Glance], services: Services, say: Say, language: str) -> str:
    first = T("bot-recall-note", note=one.note) if one.note else T("bot-recall")
    table = seen.get(one.game or 0)
    return lines("⏰ " + say(first), digest_lines(table, services, language) if table else "")
