"""Several answers at once, such as orders to units: a form with all of them, which are then given one after the other.

Each is a commit of its own: what it shows, such as an explored hex, stays so when a later one is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.asking.private_prompt import go_on, led, seated_now
from bot.asking.seated import Seated
from bot.errors import BotError, Refused
from bot.live.model import CommandResult
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import heard
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lead_lists import parts
from bot.widgets.presses import ButtonKind, Move, Press, fingerprint
from bot.widgets.several import Listed, form, of_table, picked
from engine.errors import StaleQuestion
from engine.text import T, Text


@button(ButtonKind.SEVERAL, need=ASKED)
async def several(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The form, or what came back from it."""
    at = await seated_now(services, interaction, press)
    if at is None:
        return
    found = of_table(at.live.table, at.question.seat) if at.live.table is not None else []
    mark = fingerprint([option.id for each in found for option in each.options])
    if not press.rest and found:
        custom_id = str(press._replace(choice=f"{ButtonKind.SEVERAL}{mark}"))
        await interaction.response.send_modal(form(at.maker(Move()), found, at.say(at.question.about), custom_id))
        return
    if press.rest != mark or not isinstance(values, Mapping):
        raise StaleQuestion
    await _give(at, interaction, _orders(found, values))


def _orders(found: Sequence[Listed], values: Mapping[str, Sequence[str]]) -> list[str]:
    """What was picked. Raises StaleQuestion: it is not offered; BotError: nothing was."""
    try:
        orders = picked(found, values)
    except LookupError:
        raise StaleQuestion from None
    if not orders:
        raise BotError(T("bot-several-none"))
    return orders


async def _give(at: Seated, interaction: Interaction, orders: Sequence[str]) -> None:
    """One after the other, until one is refused or something else is asked."""
    played, said = await heard(interaction, _given(at, interaction, orders))
    await go_on(at.services, interaction, played, said)


async def _given(at: Seated, interaction: Interaction, orders: Sequence[str]) -> tuple[CommandResult, Text]:
    asked = at.live.table.decides(at.question.seat) if at.live.table is not None else None
    kind = asked.kind if asked is not None else None
    played, given, why = await _first(at, interaction, orders[0]), 1, None
    events = [*played.events]
    for order in orders[1:] if not played.again else ():
        if played.stopped is not None:
            break
        try:
            played = await _next(at, interaction, order, kind)
            events += played.events
        except Refused as refused:
            why = refused.text
            break
        given += 1
    said = T("bot-several-given", n=given, of=len(orders))
    said = said if why is None else T("bot-several-stopped", given=said, why=why)
    return replace(played, events=tuple(events)), said


async def _first(at: Seated, interaction: Interaction, order: str) -> CommandResult:
    """The one that answers the question to which the form belonged."""
    first, *then = parts(order)
    return await at.services.tables.answers.script(
        at.live.game.id, interaction.user.id, led(first, then), question=at.question.id, interaction=interaction.id
    )


async def _next(at: Seated, interaction: Interaction, order: str, kind: str | None) -> CommandResult:
    """One that is given while a question of that kind is asked still."""
    first, *then = parts(order)
    return await at.services.tables.answers.script(at.live.game.id, interaction.user.id, led(first, then, kind))
